# Le premier mot sur un serveur, et à quoi servent les permissions.

welcome =
    Un jeu de cartes pour deux à quatre joueurs, sur Discord et à votre rythme : une partie en une soirée, ou une carte par jour.
    { COMMAND("civ new") } ouvre une table ici, { COMMAND("civ help") } montre comment on joue.
key-alone = Jouer contre l’ordinateur
welcome-missing = { $count ->
    [one] Il me manque une permission ici. Qui gère ce serveur peut la donner dans les paramètres du salon, sous Permissions :
   *[other] Il me manque des permissions ici. Qui gère ce serveur peut les donner dans les paramètres du salon, sous Permissions :
}
permission-line = - **{ $permission }** : { $purpose }
purpose-view-channel = pour être dans le salon
purpose-send-messages = pour montrer la table et appeler qui doit jouer
purpose-attach-files = pour les images du plateau et de la main
purpose-create-public-threads = pour une partie qui veut son propre fil
purpose-send-messages-in-threads = pour jouer dans les fils

# Aide : trois étapes, et l’image d’une main avec trois numéros.

help-steps =
    1. { COMMAND("civ new") } ouvre une table ; les autres pressent **Rejoindre**, l’hôte **Commencer**. L’ordinateur peut prendre des places.
    2. Je t’appelle quand c’est ton tour. Presse **Ma main** : toi seulement la vois, avec tout ce que tu peux faire.
    3. Joue une carte, déclenche des effets si tu veux, **Finir mon tour**. Demain, c’est encore assez tôt.
help-game =
    Sept cartes d’un même Domaine à la fin de ton tour font gagner aussitôt (huit à deux joueurs). Quand la pioche est vide, la majorité dans le plus de Domaines gagne.
help-more = { COMMAND("civ games") } liste tes tables, { COMMAND("civ replay") } remontre une partie finie, { COMMAND("civ away") } laisse l’ordinateur jouer pour toi un moment. « Annuler le coup » reprend ce qui n’a rien révélé de caché.
guide-player = Anne
guide-card = À chaque tour, tu joues une carte de ta main.
guide-column = Son Domaine : avant › après, sur les { $need } pour gagner.
guide-effect = En doré : ce que la carte ouvre, ici un effet.
guide-alt = Une main : { $cards }. Des numéros y disent : { $steps }
