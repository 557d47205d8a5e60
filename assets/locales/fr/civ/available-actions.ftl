### L’aide de jeu d’une table : ce qui est possible en ce moment, ce qui ne l’est pas, et pourquoi.

## Boutons

key-moment-again = { key-refresh }
key-to-hand = Retour à ma main
key-aid-effects = Tous les effets
key-aid-now = Ce que je peux faire

## Titres

moment-title = { $table } : aide de jeu
moment-can = Tu peux
moment-cannot = Tu ne peux pas, ou pas encore
moment-coming = À ton tour, si rien ne change d’ici là
moment-table = Aussi possible : { $what }
moment-snapshot = État actuel. Après un coup, appuie sur « { key-moment-again } ».
moment-more = (Abrégé : trop long pour un message.)

## Une ligne chacun

moment-line = **{ $what }** : { $does }

## Jouer une carte : ce que cela change

moment-play = { $before } → { $after } sur { $need }.
moment-play-level = Niveau { $level }.
moment-play-hegemony = Elle atteint l’Hégémonie.
moment-play-limit = Ta limite de cartes en main passe à { $limit }.
moment-play-opens = Donne accès à : { $effects }.
moment-any-opens = Possibles ensuite dans tous les cas : { $effects }.
moment-skip = Aucune carte de ta main ne peut être jouée : tu passes l’étape 1.

## Effets de l’étape 2

moment-sacrifice = { $does } Coûte { $cards }.
moment-leap-short = { $count ->
        [0] La pioche est vide : il ne se passerait rien.
        [one] La pioche n’a plus que { $count } carte.
       *[other] La pioche n’a plus que { $count } cartes.
    }

## La fin du tour

moment-end = { $count ->
        [0] Tu ne pioches rien : ta limite de cartes en main est de { $limit }, et tu en as { $hand }.
        [one] Tu pioches { $count } carte, jusqu’à ta limite de cartes en main ({ $limit }).
       *[other] Tu pioches { $count } cartes, jusqu’à ta limite de cartes en main ({ $limit }).
    }
moment-end-short = { $count ->
        [0] La pioche est vide : tu ne pioches rien.
        [one] Tu pioches la dernière carte.
       *[other] Tu pioches les { $count } dernières cartes.
    }
moment-end-embargo = L’Embargo en { $domains } prend fin.
moment-end-hegemony = Tu gagnes alors par Hégémonie en { $domain }.
moment-end-majority = La partie est alors finie, et on compte les Majorités.
moment-end-next = C’est ensuite à { $name } de jouer.

## Le draft

moment-keep = Garde-la. Ses effets : { $effects }.
moment-take = Elle va dans ton Plan de jeu. Ses effets : { $effects }.
moment-pass = { $count ->
        [one] L’autre carte va au centre.
       *[other] Les { $count } autres cartes vont à { $name }.
    } Tout le monde choisit en même temps, et personne ne voit ce que tu gardes.
moment-centre = Les autres choisissent après toi, et le Premier Joueur prend ce qui reste.

## Pendant un effet

moment-discard = Défausse de ta main : { $cards }.
moment-give = Rends ces cartes ({ $name }) : { $cards }.
moment-scrap = Défausse de ton Plan de jeu : { $cards }.
moment-recall = Reprends en main, de ton Plan de jeu : { $cards }.
moment-salvage = Prends en main, de la défausse : { $cards }.
moment-attack = { $count ->
        [one] Défausse-la. { $who } perdrait aussi une carte { $domain }.
       *[other] Défausse-la. { $who } perdraient chacun une carte { $domain }.
    }
moment-attack-none = Défausse-la. Personne d’autre n’a de carte { $domain }.
moment-inquire = { $count ->
        [0] La main est vide : il ne se passe rien.
        [one] Prends la seule carte de cette main, puis rends-en { $count }.
       *[other] Prends les { $count } cartes de cette main, puis rends-en autant.
    }
moment-embargo = Pose l’Embargo en { $domains }.
moment-democracy = Pose la Démocratie en { $domains }.

## Plusieurs refus en une ligne

moment-no-marks = { $name } n’a pas de carte en { $domains } où poser le marqueur. ({ $clause })
moment-brief-use = Utiliser { $effects }
moment-brief-copy = Copier { $effects }
moment-brief-sacrifice = En sacrifiant une carte de leur Domaine : { $effects }
moment-few = Trop peu de cartes : { $effects }. (§3.2)
moment-without = Aucune carte de ce Domaine en jeu : { $effects }. (§3.2, §3.3)
moment-used = Déjà utilisé ce tour-ci : { $effects }. (§3.1)
