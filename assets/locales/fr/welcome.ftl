# Le premier mot sur un serveur, et à quoi servent les permissions.

welcome =
    Un jeu de cartes pour deux à quatre joueurs, sur Discord et à votre rythme : une partie en une soirée, ou une carte par jour.
    { COMMAND("civ new") } ouvre une table ici, { COMMAND("civ help") } montre comment on joue.
key-alone = Jouer contre l’ordinateur
welcome-missing = { $count ->
    [one] Il me manque une permission ici. Un administrateur peut la donner : paramètres du salon › Permissions.
   *[other] Il me manque des permissions ici. Un administrateur peut les donner : paramètres du salon › Permissions.
}
permission-line = - **{ $permission }** : { $purpose }
purpose-view-channel = pour voir le salon
purpose-send-messages = pour montrer la table et prévenir ceux qui doivent jouer
purpose-attach-files = pour les images du plateau et de la main
purpose-create-public-threads = pour les parties qui ont leur propre fil
purpose-send-messages-in-threads = pour jouer dans les fils

# Aide : trois étapes, et l’image d’une main avec trois numéros.

help-steps =
    1. { COMMAND("civ new") } ouvre une table ; les autres appuient sur **{ key-join }**, l’hôte sur **{ key-start }** ; *{ key-arrange }* change la table. L’ordinateur peut jouer aussi.
    2. Je te préviens quand c’est ton tour. Appuie sur **{ key-hand }** : toi seul la vois, avec tout ce que tu peux faire.
    3. Joue une carte, déclenche des effets si tu veux, puis **{ key-end }**. Rien ne presse : demain ira aussi.
help-game =
    Sept cartes d’un même Domaine à la fin de ton tour, et tu gagnes tout de suite (huit à deux joueurs). Si la pioche se vide, celui qui a le plus de majorités gagne.
help-more = { COMMAND("civ games") } liste tes tables, { COMMAND("civ replay") } fait revoir une partie finie, { COMMAND("civ away") } laisse l’ordinateur jouer pour toi. « { key-undo } » annule un coup, sauf s’il a révélé des cartes cachées.
help-tournaments = 🏆 { COMMAND("tournament new") } annonce un tournoi, { COMMAND("tournament bracket") } le montre, { COMMAND("referee call") } appelle son arbitre.
help-fair =
    🤝 **Équitable à chaque table**
    - Les cartes découlent d’un secret scellé avant la partie et de vos mots : { COMMAND("civ verify") } le vérifie.
    - Ta place et ta main sont à toi. Si quelqu’un demande ta place, tu as une demi-journée pour refuser (deux tours aux tables rapides) ; à deux, il faut ton accord, ou deux temps dépassés de suite et un autre tour.
    - Revenir en arrière, une pause ou un arrêt demandent l’accord de tous. Après trois jours et deux tours de silence (dix minutes aux tables rapides), les deux derniers peuvent se décider sans toi. Les vacances ne comptent pas.
    - Une table change de salon par un vote, jamais de serveur.
    - Personne ne peut t’appeler deux fois pour la même chose en une demi-heure (deux minutes aux tables rapides). Les heures calmes valent aussi pour les mentions, sauf aux tables rapides.
    - Si le salon a disparu ou t’est caché, ton chrono s’arrête, trois jours au plus.
    - { COMMAND("settings block") } écarte quelqu’un, { COMMAND("moderate close") } est pour la modération, { COMMAND("privacy show") } dit ce que je garde sur toi.
guide-player = Anne
guide-card = À chaque tour, tu joues une carte de ta main.
guide-column = Cartes du Domaine : avant et après, sur { $need } pour gagner.
guide-effect = En doré : ce que la carte débloque, ici un effet.
guide-alt = Une main : { $cards }. Ce que disent les numéros : { $steps }
