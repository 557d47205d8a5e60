### La feuille privée : les nouvelles, chaque effet en quelques mots, et un bouton pour deux.

## Depuis le dernier tour : une ligne par joueur

turn-since = Depuis ton dernier tour
turn-so-far = Jusqu’ici
turn-line = { $name } : { $what }
turn-earlier = { $count ->
        [one] 1 coup subi plus tôt
       *[other] { $count } coups subis plus tôt
    }
turn-mate = { $name } (ton équipe)
turn-team-mate = En équipe avec { $name }
turn-for-you = L’ordinateur pour toi
turn-hit-attack = tu perds { $cards } ({ effect-military-sacrifice })
turn-hit-inquire = tu perds { $lost }, reçois { $got } ({ effect-religion-sacrifice })
turn-hit-inquire-same = tu récupères les mêmes cartes ({ effect-religion-sacrifice })
turn-hit-inquire-open = ta main est prise, on te doit encore des cartes ({ effect-religion-sacrifice })
turn-hit-embargo = { effect-economy-sacrifice } sur ton Domaine { $domain }
turn-hit-democracy = { effect-utopia-sacrifice } sur ton Domaine { $domain }

## La main

turn-new = nouvelle
# De même sur plusieurs pareilles, dont seules $count sont nouvelles ; très court.
turn-new-count = { $count ->
        [one] 1 nouvelle
       *[other] { $count } nouvelles
    }
turn-new-told = { $card } (nouvelle)
# $count (of several alike, how many)
turn-new-some = { $card } (dont { $count ->
        [one] 1 nouvelle
       *[other] { $count } nouvelles
    })
turn-new-alt = Nouvelles : { $cards }.
turn-last-turn = dernier tour
turn-as-of = État : { $at }.

## Chaque effet en quelques mots

brief-military-1 = défausse 1 de ta main
brief-military-2 = défausse 2 de ta main
brief-military-sacrifice = chacun perd 1 d’un Domaine
brief-religion-1 = limite de main 5
brief-religion-2 = limite de main 7
brief-religion-sacrifice = échange avec un joueur
brief-economy-1 = change 1 carte en jeu
brief-economy-2 = change 2 cartes en jeu
brief-economy-sacrifice = bloque un Domaine 1 tour
brief-science-1 = reprends 1, joue 1
brief-science-2 = reprends 2, joue 2
brief-science-sacrifice = pioche 5, défausse 5
brief-utopia-1 = prends 1 de la défausse
brief-utopia-2 = prends 2 de la défausse
brief-utopia-sacrifice = un Domaine exige +1 carte
turn-effect = **{ $effect }** : { $does }
turn-effect-copied = **{ $effect }** (copie) : { $does }
turn-effects-more = … et { $count } de plus : appuie sur « { key-moment } ».

## One press for two

# $card (its name); at most 34 characters
turn-play-end = Jouer { $card }, fin du tour
turn-choice-end = { $choice }, fin du tour
turn-skip-end = Finir mon tour sans jouer
turn-one-press = Un choix qui ne laisse rien d’autre à faire finit aussi ton tour ; il le dit avant.
turn-two-presses = Tu finis maintenant toujours ton tour toi-même, avec « { do-end } ».
# A short button: the same in words
turn-key-text = Texte
