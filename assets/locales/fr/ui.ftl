# Messages du bot : salle d’attente, table, main, votes, erreurs.

table-name = Table { $table }
table-drawn = { $table } de la ronde { $round }
table-elsewhere = Cette table est dans un autre salon. Tu peux la déplacer ici.
table-lost = Le salon de cette table a disparu, ou je n’y ai plus accès. Déplace la partie ici pour continuer. Rien n’est perdu.
table-elsewhere-ask = Cette table est dans un autre salon. Tu peux demander à la déplacer ici ; il faut l’accord de plus de la moitié des joueurs.
table-lost-far = Le salon de cette table a disparu, ou je n’y ai plus accès. { COMMAND("civ table") } dans un autre salon de son serveur l’y déplace.
moved = La table { $table } est ici maintenant.

# La salle d’attente

option-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
option-setup-classic = Variante classique
option-setup-draft = Variante Draft
option-hegemony-turn-end = Hégémonie à la fin du tour
option-hegemony-immediate = Hégémonie immédiate (règle de tournoi)
option-teams = Jeu par équipes
option-open = ouverte à tous
option-invited = sur invitation
option-own-thread = on joue dans un fil à part
lobby-owner = **{ $name }** (hôte)
lobby-player = **{ $name }**
lobby-free = *place libre*
lobby-missing = { $count ->
    [one] Encore { $count } personne, et l’hôte pourra commencer.
   *[other] Encore { $count } personnes, et l’hôte pourra commencer.
}
lobby-ready = La table est complète. L’hôte peut commencer.
lobby-teams = Les équipes sont tirées au sort au début de la partie ; les partenaires se font face.
lobby-invited = Invitations : { $who }
lobby-begun = Aller à la partie
lobby-cancelled = Cette table a été annulée.
lobby-moved = Cette table a changé de salon. Elle est ici.
lobby-expired = La partie n’a pas commencé à temps : la table est fermée. { COMMAND("civ new") } en ouvre une autre.
invited = { $who } : invitation à jouer ({ $table }). Appuie sur « { key-join } » ci-dessus.
pick-invite = Inviter des joueurs
thread-name = Table { $table } : { $names }
thread-failed = Je ne peux pas ouvrir de fil ici ; la partie reste donc dans ce salon.

# La table

final-round-begun = **Dernier tour :** la pioche est vide. Chacun joue encore un tour, sans piocher, jusqu’à la personne à droite du Premier Joueur.
board-your-turn = { $who }, à toi de jouer : { $table }.
board-computer-turn = { $count ->
    [one] { $who } joue…
   *[other] { $who } jouent…
}
board-all-choose = { $count ->
    [one] { $who }, choisis une carte ({ $table }) : appuie sur « { key-hand } ».
   *[other] { $who }, choisissez une carte ({ $table }) : appuyez sur « { key-hand } ».
}
board-away = L’ordinateur joue pour { $who }.
board-take-backs = Dans cette partie, on est revenu en arrière, peut-être après avoir vu des cartes.
board-all-away = { $who } : personne n’est là, la partie attend. Appuie sur « { key-hand } » pour revenir.
board-cancelled = Cette partie a été arrêtée d’un commun accord.
nudge = ⏰ { $who }, { $count ->
    [one] à toi
   *[other] à vous
} de jouer ({ $table }) ! Relance : { $name }

# La main

hand-your-move = **À toi de jouer.** { $step }
hand-waiting = On attend { $who }.
hand-board-link = Vers le plateau
hand-placeless = Le salon de cette table a disparu, ou je n’y ai plus accès. { COMMAND("civ table") } dans un autre salon y déplace le plateau.
hand-automatic = L’ordinateur joue pour toi. Reprends ta place quand tu veux.
hand-not-seated = Tu ne joues pas à la table { $table }. Son plateau est public ; { COMMAND("civ new") } ouvre une table à toi.
hand-not-seated-drawn = Tu ne joues pas à la table { $table }. Son plateau est public ; { COMMAND("tournament tables") } montre toutes les tables.
hand-taken = Quelqu’un d’autre a pris cette place à la table { $table }.
hand-lobby = La partie n’a pas encore commencé à la table { $table }.
hand-no-effect = Aucun effet disponible pour l’instant.
hand-alt = Ta main : { $cards }.
pack-alt = Ton paquet : { $cards }.
end-question = Il te reste : { $effects }. Finir ton tour quand même ?
end-effect = « { $effect } »
stale-moves = { $count ->
    [one] Ce bouton date du coup précédent. Voici la table maintenant.
   *[other] Ce bouton date d’il y a { $count } coups. Voici la table maintenant.
}
stale-done = C’est déjà fait. Voici la table maintenant.

# Ce que demande une liste

pick-play = Jouer une carte
pick-use = Déclencher un effet
pick-copy = Inspiration : copier un effet
pick-sacrifice = Choisir un effet de sacrifice
pick-keep = Garder une carte
pick-take = Prendre une carte du centre
pick-discard = { $count ->
    [one] Défausser { $count } carte de ta main
   *[other] Défausser { $count } cartes de ta main
}
pick-give = { $count ->
    [one] Rendre { $count } carte
   *[other] Rendre { $count } cartes
}
pick-scrap = { $count ->
    [one] Défausser { $count } carte du Plan de jeu
   *[other] Défausser { $count } cartes du Plan de jeu
}
pick-recall = { $count ->
    [one] Reprendre en main { $count } carte
   *[other] Reprendre en main { $count } cartes
}
pick-salvage = { $count ->
    [one] Prendre { $count } carte de la défausse
   *[other] Prendre { $count } cartes de la défausse
}
pick-attack = Carte du Domaine à attaquer
pick-inquire = La main de qui ?
pick-embargo = Poser l’Embargo chez
pick-democracy = Poser la Démocratie chez

# Boutons

key-join = Rejoindre
key-leave = Quitter
key-start = Commencer
key-add-computer = Ajouter un ordinateur
key-remove-computer = Retirer un ordinateur
key-why = Pourquoi ?
key-text = En texte
key-cards = Toutes les cartes
key-cancel = Annuler la table
key-hand = Ma main
key-nudge = Relancer
key-absent = Joueur absent
key-vote = Laisser jouer l’ordinateur
key-rematch = Revanche
key-refresh = Actualiser
key-skip = Continuer sans jouer
key-end = Finir mon tour
key-end-now = Finir quand même
key-end-always = Finir, ne plus demander
key-stay = Continuer mon tour
key-undo = Annuler le coup
key-ask-away = L’ordinateur joue pour moi
key-away = Laisser jouer l’ordinateur
key-not-away = Je joue moi-même
key-come-back = Reprendre ma place
key-resign = Abandonner
key-seated = Rester dans la partie
key-move = Déplacer la table ici

# Votes

absent-explained = Si { $who } ne joue pas pendant 24 heures, les autres peuvent, à la majorité, laisser jouer l’ordinateur. Un absent peut revenir à tout moment.

# Réponses aux commandes

away-question = Laisser l’ordinateur jouer pour toi à la table { $table } ? Les autres le verront. Tu peux reprendre ta place quand tu veux, avec « { key-hand } » ou { COMMAND("civ hand") }.
resign-question = Abandonner à la table { $table } ? Tes cartes vont à la défausse, et tu ne pourras pas revenir.
resign-question-draft = Abandonner à la table { $table } ? Le draft est encore en cours : la partie s’arrêterait pour tout le monde, sans vainqueur.
resigned = Tu as quitté la table { $table }.
stayed = Tu restes dans la partie.
rematch-open = La table { $table } est ouverte pour la revanche, et tu y as ta place.
rematch-there = La revanche est à la table { $table }, et tu y as ta place.
games-title = { $count ->
    [0] Tes tables
    [one] Ta table
   *[other] Tes { $count } tables
}
games-none = Tu n’es à aucune table. { COMMAND("civ new") } en ouvre une.
games-yours = 👉 **[{ $table }]({ $link })** : à toi de jouer. { $names }
games-waiting = [{ $table }]({ $link }) : on attend { $who }. { $names }
games-lobby = [{ $table }]({ $link }) : pas encore commencée. { $names }
games-key = Table { $table } : ma main
choice-table = Table { $table } : { $names }
settings-ask = Je te demanderai la première fois que tu laisses des effets inutilisés dans une partie.
settings-display-picture = Ta main et tes plateaux s’affichent maintenant en images.
settings-display-text = Ta main s’affiche maintenant en texte. Un bouton sous chaque plateau en donne le texte.
settings-display-both = Ta main et tes plateaux s’affichent maintenant en images et en texte.
settings-display-server = Ta main et tes plateaux s’affichent maintenant comme sur le serveur.
settings-theme-dark = Les images que toi seul vois sont maintenant sombres.
settings-theme-light = Les images que toi seul vois sont maintenant claires.
settings-theme-server = Les images que toi seul vois ont maintenant les couleurs des plateaux publics.
server-display-picture = Les plateaux de ce serveur s’affichent maintenant en images.
server-display-text = Les plateaux de ce serveur s’affichent maintenant en texte.
server-display-both = Les plateaux de ce serveur s’affichent maintenant en images et en texte.
server-threads-own-thread = Les nouvelles parties de ce serveur ont maintenant leur propre fil, là où je peux en ouvrir un.
server-threads-channel = Les nouvelles parties de ce serveur restent maintenant dans leur salon.
settings-language = Je te parle désormais dans cette langue : { $language }. Les messages publics gardent celle de la table.
settings-language-discord = Je te parle désormais dans la langue de ton Discord, si je peux : { $language }.
server-language = Langue des nouvelles tables de ce serveur : { $language }. Celles déjà ouvertes gardent la leur.
server-language-discord = Langue des nouvelles tables : celle du serveur sur Discord, si je peux : { $language }.
settings-no-ask = Je ne demanderai plus avant de finir ton tour.

# Erreurs

reason-which-table = Tu joues à plusieurs tables. Dis laquelle.
reason-no-table = Tu n’es à aucune table ouverte. { COMMAND("civ new") } en ouvre une.
reason-command-outdated = Cette commande a changé. Réessaie dans un instant, quand Discord montrera la nouvelle.
outdated-button = Ce bouton ne marche plus. { COMMAND("civ games") } montre tes tables ; rien n’est perdu.
outdated-form = J’ai redémarré depuis que tu as ouvert ce formulaire. Ouvre-le de nouveau ; rien n’est perdu.
message-gone = C’est fait, mais le message a disparu. { COMMAND("civ hand") } et { COMMAND("civ table") } montrent la table comme elle est maintenant.
error-ours = Une erreur est survenue de notre côté ; ta partie est intacte. Si cela se reproduit, signale ce numéro à la personne qui gère le bot : `{ $number }`.
permissions-missing = { $count ->
    [one] Il me manque une permission ici : { $permissions }. Un administrateur peut la donner : paramètres du salon › Permissions.
   *[other] Il me manque des permissions ici : { $permissions }. Un administrateur peut les donner : paramètres du salon › Permissions.
}
no-picture-permission = Pas d’image ici : il me manque la permission { $permission }. Un administrateur peut la donner : paramètres du salon › Permissions.
no-picture-size = Image trop grande pour ce serveur : voici le plateau en texte.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
