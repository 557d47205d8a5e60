### L’Aide de jeu : tous les effets et niveaux pour un nombre de joueurs, en images et en texte.

aid-title = Aide de jeu : { $players } joueurs
aid-label-ladder = Cartes d’un même Domaine
aid-step-1 = Jouer une carte
aid-step-2 = Déclencher les effets
aid-step-3 = Compléter sa main
aid-does-size = Limite de cartes en main : { $size }.
aid-does-leap = Pioche { $leap } cartes, puis défausse autant de cartes de ta main.

## Le même en texte

aid-levels = { level-1 } : { $one } cartes d’un Domaine ; { level-2 } : { $two }. Un effet de sacrifice coûte une carte de son Domaine.
aid-culture-needs = { effect-culture } demande plus de cartes Art que chacun des autres joueurs.
aid-hegemony = { hegemony } : { $need } cartes d’un même Domaine à la fin de ton tour.
aid-sizes = Ta limite de cartes en main est de { $size }, avec { effect-religion-1 } de { $size1 }, avec { effect-religion-2 } de { $size2 }.
aid-steps = Un tour : jouer une carte, déclencher les effets, compléter sa main.
aid-line-level = - **{ $effect }** (niveau { $level }) : { $does }
aid-line-sacrifice = - **{ $effect }** (effet de sacrifice) : { $does }
aid-line-culture = - **{ $effect }** : { $does }
aid-alt = Aide de jeu pour { $players } joueurs. { $levels } { $hegemony } { $sizes } { $steps }
key-aid = Aide de jeu
