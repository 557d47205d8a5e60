### La main privée : les nouveautés, les choix et leurs suites, les boutons, les conseils de la première partie.

## Depuis le dernier tour : une ligne par joueur

turn-since = Depuis ton dernier tour
turn-so-far = Jusqu’ici
turn-line = { $name } : { $what }
turn-earlier = { $count ->
        [one] … et 1 coup subi avant
       *[other] … et { $count } coups subis avant
    }
turn-more = et { $count } de plus
turn-mate = { $name } (ton équipe)
turn-team-mate = En équipe avec { $name }
turn-for-you = L’ordinateur pour toi
turn-hit-attack = tu perds { $cards } ({ effect-military-sacrifice })
turn-hit-inquire = tu perds { $lost }, reçois { $got } ({ effect-religion-sacrifice })
turn-hit-inquire-same = tu récupères les mêmes cartes ({ effect-religion-sacrifice })
turn-hit-inquire-open = ta main est prise, on te doit encore des cartes ({ effect-religion-sacrifice })
turn-hit-embargo = { effect-economy-sacrifice } sur ton Domaine { $domain }
turn-hit-democracy = { effect-utopia-sacrifice } sur ton Domaine { $domain } (il t’en faut { $need })

## La main

turn-new = nouvelle
# De même sur plusieurs pareilles, dont seules $count sont nouvelles ; très court.
turn-new-count = { $count ->
        [one] 1 nouvelle
       *[other] { $count } nouvelles
    }
turn-new-told = { $card } (nouvelle)
# $count (of several alike, how many)
turn-new-some = { $card } (dont { $count ->
        [one] 1 nouvelle
       *[other] { $count } nouvelles
    })
turn-new-alt = Nouvelles cartes : { $cards }.
turn-last-turn = dernier tour
# While the deck isn't empty yet, but may be by the end of the round
turn-maybe-last = peut-être ton dernier tour
# $told (who would win and why, a sentence), $points (of everyone)
turn-points-now = **Si les points décidaient maintenant :** { $told }
# $count (of the players who still have a turn in this round), $names
turn-points-after = { $count ->
        [0] Personne ne joue après toi.
       *[other] Encore à jouer après toi : { $names }.
    }

## Chaque effet en quelques mots

brief-military-1 = défausse 1 de ta main
brief-military-2 = défausse 2 de ta main
brief-military-sacrifice = chacun perd 1 d’un Domaine
brief-religion-1 = limite de main 5
brief-religion-2 = limite de main 7
brief-religion-sacrifice = échange des cartes
brief-economy-1 = change 1 carte en jeu
brief-economy-2 = change 2 cartes en jeu
brief-economy-sacrifice = bloque un Domaine 1 tour
brief-science-1 = reprends 1, joue 1
brief-science-2 = reprends 2, joue 2
brief-science-sacrifice = pioche 5, défausse 5
brief-utopia-1 = prends 1 de la défausse
brief-utopia-2 = prends 2 de la défausse
brief-utopia-sacrifice = un Domaine exige +1 carte
turn-effect = **{ $effect }** : { $does }
turn-effect-copied = **{ $effect }** (copie) : { $does }
turn-effects-more = … et { $count } de plus : appuie sur « { key-aid } ».

## One press for two

# $card (its name); at most 34 characters
turn-play-end = Jouer { $card }, fin du tour
turn-play-win = Jouer { $card } et gagner
turn-choice-end = { $choice }, fin du tour
turn-choice-win = { $choice } et gagner
turn-skip-end = Finir mon tour sans jouer

## La main

hand-title = Main : { $name }
hand-pack = Choisis une carte à garder
hand-kept = Gardées
hand-empty = Aucune carte en main
hand-level = niveau { $level } : { $effect }
hand-level-near = à { $missing } du niveau { $level }
# De la Culture, le seul niveau : plus de cartes que quiconque
hand-most = majorité : { $effect }
hand-most-told = permet { $effect } : le plus de cartes ici
hand-most-near = à { $missing } de la majorité
hand-hegemony = Hégémonie !
hand-hegemony-near = à { $missing } de l’Hégémonie
hand-point-won = +1 point
# The same where another player has that point, too
hand-point-shared = +1 point, partagé
hand-point-alone = le point n’est plus qu’à toi
hand-embargoed = Embargo : pas ce tour-ci

hand-no-effect = Aucun effet disponible pour l’instant.
hand-alt = Ta main : { $cards }.
pack-alt = Ton paquet : { $cards }.
# What anybody holds, for a tournament’s referee
held-hand = Main : { $cards }
held-pack = Paquet : { $cards }
end-question = Il te reste : { $effects }. Finir ton tour quand même ?
end-effect = « { $effect } »

## Ce que demande une liste

pick-play = Jouer une carte
pick-use = Déclencher un effet
pick-copy = Inspiration : copier un effet
pick-sacrifice = Choisir un effet de sacrifice
pick-keep = Garder une carte
pick-take = Prendre une carte du centre
pick-discard = { $count ->
    [one] Défausser { $count } carte de ta main
   *[other] Défausser { $count } cartes de ta main
}
pick-give = { $count ->
    [one] Rendre { $count } carte
   *[other] Rendre { $count } cartes
}
pick-scrap = { $count ->
    [one] Défausser { $count } carte du Plan de jeu
   *[other] Défausser { $count } cartes du Plan de jeu
}
pick-recall = { $count ->
    [one] Reprendre en main { $count } carte
   *[other] Reprendre en main { $count } cartes
}
pick-salvage = { $count ->
    [one] Prendre { $count } carte de la défausse
   *[other] Prendre { $count } cartes de la défausse
}
pick-attack = Carte du Domaine à attaquer
pick-inquire = La main de qui ?
pick-embargo = Poser l’Embargo chez
pick-democracy = Poser la Démocratie chez

## Boutons

key-cards = Toutes les cartes
key-skip = { do-skip }
key-end = { do-end }
key-end-win = Finir mon tour et gagner
key-skip-win = Finir sans jouer et gagner
key-end-now = Finir quand même
key-end-always = Finir, ne plus demander
key-stay = Continuer mon tour

## Avant le tout premier coup de quelqu’un, en haut de sa main.

# $need (7 ou 8) : cartes d’un même Domaine
primer-aim = 🎯 **Ta première partie.** { $need } cartes d’un même Domaine font gagner ; si la pioche se vide avant, ce sont les Majorités qui décident.
primer-teams = 👥 { $name } et toi formez une équipe : la victoire de l’un est celle des deux. Chacun garde sa main secrète.
# $one (2 ou 3) : cartes d’un Domaine. Une ligne par Domaine suit.
primer-levels = Avec { $one } cartes d’un Domaine, à chaque tour :
primer-culture = si tu en as le plus : copie des effets
primer-discard = Sacrifie une carte en jeu : un effet de plus.

## Ce qu’entraîne un choix, sur la feuille privée.

choice-keep = { $kind ->
        [give] Rends { $gone }, garde { $count }
       *[discard] Défausse { $gone }, garde { $count }
    }
choice-discard = Défausser
choice-give = Rendre
choice-sacrifice = { $effect } ({ $age })
choice-ends = Fin du tour
choice-stops = empêche la victoire
choice-ends-win = Fin du tour, et tu gagnes
choice-costs-win = ⚠️ te coûte une carte qui te fait gagner
choice-points-more = { $count ->
        [one] +1 point : { $domains }
       *[other] +{ $count } points : { $domains }
    }
# The same where other players have those points, too
choice-points-shared = { $count ->
        [one] +1 point partagé : { $domains }
       *[other] +{ $count } points partagés : { $domains }
    }
# Points that the player has and shared before: $domains
choice-points-denied = point rien qu’à toi : { $domains }
choice-points-fewer = { $count ->
        [one] −1 point : { $domains }
       *[other] −{ $count } points : { $domains }
    }
choice-attack-none = personne d’autre ne perd de carte
choice-attack = { $count ->
        [one] { $names } perd 1
       *[other] { $names } perdent 1 chacun
    }
choice-attack-all = tous les autres perdent 1
choice-pays = tu paies { $told }
choice-hand = { $count ->
        [0] main vide
        [one] 1 carte
       *[other] { $count } cartes
    }
choice-begin = { $effect } · { $asked }
# Ce qu’apporterait une carte ($told) que l’on peut défausser ou prendre
choice-if-played = si jouée : { $told }
# Toutes les cartes parmi lesquelles choisir : $count
choice-all = { $count ->
        [2] Les deux cartes
       *[other] Les { $count } cartes
    }
