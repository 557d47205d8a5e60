### Aide : jouer en trois étapes, et l’image d’une main avec trois numéros.

help-steps = 
    1. { COMMAND("civ new") } ouvre une table. Les autres appuient sur **{ key-join }**, l’hôte sur **{ key-start }**. L’ordinateur peut jouer aussi. *{ key-arrange }* règle le niveau de chaque ordinateur : facile pour les premières parties, expert pour le plus grand défi.
    2. Je te préviens quand c’est ton tour. Appuie sur **{ key-hand }** : personne d’autre ne la voit.
    3. Joue une carte, déclenche des effets si tu veux, puis **{ key-end }**. Rien ne presse : demain, ça va aussi.
help-game = 
    Sept cartes d’un même Domaine à la fin de ton tour, et tu gagnes tout de suite (huit à deux joueurs). Si la pioche se vide, le plus grand nombre de majorités l’emporte.
guide-player = Anne
guide-card = À chaque tour, tu joues une carte de ta main.
guide-column = Cartes du Domaine : avant et après, sur { $need } pour gagner.
guide-effect = En doré : ce que la carte débloque, ici un effet.
guide-alt = Une main : { $cards }. Ce que disent les numéros : { $steps }
