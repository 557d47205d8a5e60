### Ce que fait un bouton. 80 caractères au plus.

do-keep = Garder { $card }
do-take = Prendre { $card }
do-play = Jouer { $card }
do-discard = Défausser { $card }
do-scrap = Défausser { $card } (en jeu)
do-recall = Reprendre { $card }
do-salvage = Prendre { $card }
do-sacrifice = { $effect } ({ $card })
do-sacrifice-attack = { effect-military-sacrifice } : { $domain } ({ $age })
do-sacrifice-inquire = { effect-religion-sacrifice } : { $name }{ $paid }
do-sacrifice-embargo = { effect-economy-sacrifice } : { $name }, { $domain }{ $paid }
do-sacrifice-democracy = { effect-utopia-sacrifice } : { $name }, { $domain }{ $paid }
do-attack = Attaquer ({ $card })
do-give = Rendre { $card }
do-use = { $effect }
do-copy = Copier { $effect } ({ $name })
do-inquire = Main : { $name } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
do-embargo = { $name } : { $domain }
do-democracy = { $name } : { $domain }
do-skip = Continuer sans jouer
do-end = Finir mon tour
do-end-draw = Finir mon tour, piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
do-eliminate = Quitter la partie
do-trim = Défausser { $cards } de la main
do-refill = Compléter la main
do-undo = Annuler le coup

## Le même en consigne, après « D’abord : »

order-keep = garder une carte
order-take = prendre une carte du centre
order-play = jouer une carte
order-discard = défausser une carte de ta main
order-scrap = défausser une carte de ton Plan de jeu
order-recall = reprendre en main une carte de ton Plan de jeu
order-salvage = prendre une carte de la défausse
order-sacrifice = déclencher un effet de sacrifice
order-attack = défausser une carte du Domaine attaqué
order-give = rendre une carte
order-use = déclencher un effet
order-copy = copier un effet
order-inquire = choisir la main à prendre
order-embargo = choisir où poser l’Embargo
order-democracy = choisir où poser la Démocratie
order-skip = continuer sans jouer
order-end = finir le tour
order-other = finir ce qui est en cours

## L’étape du tour

phase-draft-keep = Draft, tour { $round } sur 3 : chacun garde une carte
phase-draft-take = Draft : prendre une carte du centre
phase-play = Étape 1 : jouer une carte
phase-effects = Étape 2 : les effets
phase-over = Partie terminée
phase-running = { $effect } : { $owed }
phase-owing = Étape 2 : { $owed }
owed-then = { $first }, puis { $then }

owed-discard = { $count ->
        [one] défausser { $count } carte
       *[other] défausser { $count } cartes
    }
owed-discard-more = { $count ->
        [one] défausser encore { $count } carte
       *[other] défausser encore { $count } cartes
    }
owed-scrap = { $count ->
        [one] défausser { $count } carte en jeu
       *[other] défausser { $count } cartes en jeu
    }
owed-recall = { $count ->
        [one] reprendre en main { $count } carte
       *[other] reprendre en main { $count } cartes
    }
owed-salvage = { $count ->
        [one] prendre { $count } carte de la défausse
       *[other] prendre { $count } cartes de la défausse
    }
owed-play = { $count ->
        [one] jouer { $count } carte
       *[other] jouer { $count } cartes
    }
owed-give = { $count ->
        [one] rendre { $count } carte
       *[other] rendre { $count } cartes
    }
owed-attack = défausser une carte du Domaine à attaquer
owed-inquire = choisir la main à prendre
owed-embargo = choisir un Domaine chez quelqu’un d’autre
owed-democracy = { owed-embargo }
