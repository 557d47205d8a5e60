### Les mots du jeu, tels que les emploie son éditeur.

title = Carta Impera Victoria

## Domaines

domain-military = Militaire
domain-religion = Religion
domain-economy = Économie
domain-science = Science
domain-culture = Art
domain-utopia = Utopie

## La lettre dans l’emblème d’un Domaine

letter-military = M
letter-religion = R
letter-economy = E
letter-science = S
letter-culture = A
letter-utopia = U

## Effets, par Domaine et niveau

effect-military-1 = Assassinat
effect-military-2 = Purge
effect-military-sacrifice = Attaque
effect-religion-1 = Livre Saint
effect-religion-2 = Droit Divin
effect-religion-sacrifice = Inquisition
effect-economy-1 = Développement
effect-economy-2 = Monopole
effect-economy-sacrifice = Embargo
effect-science-1 = Expérience
effect-science-2 = Recherche
effect-science-sacrifice = Saut technologique
effect-utopia-1 = Oligarchie
effect-utopia-2 = République
effect-utopia-sacrifice = Démocratie
effect-culture = Inspiration

## Ce que fera un effet, en une phrase courte

does-military-1 = Défausse 1 carte de ta main.
does-military-2 = Défausse 2 cartes de ta main.
does-military-sacrifice = Défausse une autre carte de ton Plan de jeu ; les autres en défaussent une du même Domaine.
does-religion-1 = Ta limite de cartes en main passe à 5.
does-religion-2 = Ta limite de cartes en main passe à 7.
does-religion-sacrifice = Prends toute la main d’un autre joueur, puis rends autant de cartes.
does-economy-1 = Défausse 1 carte de ton Plan de jeu, puis joue 1 carte de ta main.
does-economy-2 = Défausse 2 cartes de ton Plan de jeu, puis joue 2 cartes de ta main.
does-economy-sacrifice = Interdis à un autre joueur de jouer des cartes d’un Domaine à son prochain tour.
does-science-1 = Reprends en main 1 carte de ton Plan de jeu, puis joue 1 carte de ta main.
does-science-2 = Reprends en main 2 cartes de ton Plan de jeu, puis joue 2 cartes de ta main.
does-science-sacrifice = Pioche 5 cartes, puis défausse autant de cartes de ta main.
does-utopia-1 = Prends en main 1 carte de la défausse.
does-utopia-2 = Prends en main 2 cartes de la défausse.
does-utopia-sacrifice = Un autre joueur a besoin d’une carte de plus dans un Domaine pour l’Hégémonie, jusqu’à la fin.
does-culture = Copie chez un autre joueur un effet permanent meilleur que le tien.

## Cartes, Âges, quantités

card-name = { $domain } { $age }
age = Âge { $age }
ages = Âges { $ages }
times = { $count } × { $what }
team = Équipe { $number }
level-1 = Niveau 1
level-2 = Niveau 2
first-player = Premier Joueur
culture-coin = Pièce de Majorité en Art
discard-pile = Défausse
deck = Pioche
hand = Main
hand-size = Limite de cartes en main
play-area = Plan de jeu
hegemony = Hégémonie
victory-hegemony = Hégémonie
victory-majority = Majorités
setup-classic = Variante classique
setup-draft = Variante Draft
team-game = Jeu par équipes
effects-permanent = Effets permanents
effects-sacrifice = Effets de sacrifice

tournament-lot-begins = { domain-military } I
tournament-lot-follows = { domain-religion } I
