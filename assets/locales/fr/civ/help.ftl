### Aide : jouer en trois étapes, et l’image d’une main avec trois numéros.

help-steps =
    1. { COMMAND("civ new") } ouvre une table : les autres choisissent **{ key-join }**, l’hôte **{ key-start }**.
    2. Je te préviens quand c’est ton tour. Appuie sur **{ key-hand }** : elle reste secrète.
    3. Joue une carte, déclenche des effets, puis **{ key-end }**.
help-game = Sept cartes d’un Domaine en fin de tour font gagner (huit à deux joueurs). Pioche vide, les majorités décident.
guide-player = Anne
guide-card = À chaque tour, tu joues une carte de ta main.
guide-column = Cartes du Domaine : avant et après, sur { $need } pour gagner.
guide-effect = En doré : ce que la carte débloque, ici un effet.
guide-alt = Une main : { $cards }. Ce que disent les numéros : { $steps }
