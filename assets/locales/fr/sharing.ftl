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
web-keyboard = Touches : ← et → reculent ou avancent d’une page, Début et Fin vont à la donne et à la fin, la barre d’espace lance la lecture. Sur un écran tactile, fais glisser le plateau.
web-footer = Carta Impera Victoria est un jeu de Rémi Amy, édité par Ludonaute. Cette page n’est pas d’eux : un bot Discord l’a faite, avec ses propres images. Elle montre ce que toute la table a vu.

## Ce que « Partager » répond, sous le code du moment

shared-file = Et toute la partie pour ceux qui n’ont pas Discord : ce fichier s’ouvre dans n’importe quel navigateur et montre ce que tout le monde a vu.
shared-link = Et toute la partie pour ceux qui n’ont pas Discord, pour quiconque a ce lien :
shared-yours = Tu as joué ici : tu peux faire retirer la page à tout moment, définitivement.
key-open-page = Ouvrir la page
key-unshare = Retirer la page
unshared = La page est retirée : ses liens ne mènent plus nulle part, et cette partie n’en aura pas d’autres.
reason-share-not-yours = Seules les personnes qui ont joué cette partie peuvent en faire retirer la page.
reason-share-none = Cette partie n’a pas de page sur le web.
reason-share-unwritable = Je ne peux pas mettre la page sur le web en ce moment. La personne qui me gère en trouvera la raison dans mon journal.
