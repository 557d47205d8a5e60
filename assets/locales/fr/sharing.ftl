### Une partie terminée en page web : le fichier de « Partager » et de `civ render --html`.

## La page

web-title = { $names } : une partie de Carta Impera Victoria
web-title-nobody = Une partie de Carta Impera Victoria
web-board = Le plateau
web-controls = Parcourir la partie
web-play = Lire
web-pause = Pause
web-turns = Tous les tours
web-noscript = Les plateaux ont besoin de JavaScript. Le récit ci-dessous s’en passe.
web-keyboard = Touches : ← et → reculent ou avancent d’une étape, Début et Fin vont à la donne et à la fin, la barre d’espace lance la lecture. Sur un écran tactile, fais glisser le plateau.
web-footer = Carta Impera Victoria est un jeu de Rémi Amy, édité par Ludonaute. Cette page n’est pas d’eux : un bot Discord l’a faite, avec ses propres images. Elle montre ce que toute la table a vu.
