### Une table pendant et après la partie : son lieu, ses messages publics, la main privée.

table-name = Table { $table }
table-drawn = { $table } de la Ronde { $round }
table-elsewhere = Cette table est dans un autre salon.
table-lost = Le salon de cette table a disparu, ou je n’y ai plus accès. Déplace la partie ici pour continuer. Rien n’est perdu.
table-elsewhere-ask = Cette table est dans un autre salon. Pour la déplacer ici, il faut l’accord de plus de la moitié des joueurs.
table-silenced = Je suis exclu temporairement sur ce serveur jusqu’à { $until } et je ne peux donc pas afficher le plateau. Je reprendrai ensuite de moi-même. En attendant, tu peux jouer avec { COMMAND("civ hand") }.
table-lost-far = Le salon de cette table a disparu, ou je n’y ai plus accès. { COMMAND("civ table") } dans un autre salon de son serveur l’y déplace.
table-lost-drawn = Le salon de cette table a disparu, ou je n’y ai plus accès. L’organisation ou l’arbitre lui en donne un autre ; tu peux continuer à jouer avec { COMMAND("civ hand") }.
table-lost-league = Le salon de cette table a disparu, ou je n’y ai plus accès. J’ouvre un nouveau fil pour la partie dès que je peux ; tu peux continuer à jouer avec { COMMAND("civ hand") }.
moved = La table { $table } est ici maintenant.

## La table

board-your-turn = { $who }, à toi de jouer : { $table }.
board-computer-turn = { $count ->
    [one] { $who } joue…
   *[other] { $who } jouent…
}
board-away = L’ordinateur joue pour { $who }.
board-take-backs = Dans cette partie, on est revenu en arrière, peut-être après avoir vu des cartes.
board-all-away = { $who } : personne n’est là, la partie attend. Appuie sur « { key-hand } » pour revenir.
board-cancelled = Cette partie a été annulée d’un commun accord.
board-cancelled-drawn = Cette partie a été annulée.
nudge = ⏰ { $who }, { $count ->
    [one] à toi
   *[other] à vous
} de jouer ({ $table }) ! Relance : { $name }

## La main

hand-your-move = **À toi de jouer.** { $step }
hand-stopped = **La partie est arrêtée.** Rien ne se joue tant que l’arbitre ne la fait pas reprendre.
hand-waiting = On attend { $who }.
hand-board-link = Vers le plateau
hand-placeless = Le salon de cette table a disparu, ou je n’y ai plus accès. { COMMAND("civ table") } dans un autre salon y déplace le plateau.
hand-placeless-drawn = Le salon de cette table a disparu, ou je n’y ai plus accès. Tu peux continuer à jouer ici ; l’organisation ou l’arbitre donne un autre lieu au plateau.
hand-placeless-league = Le salon de cette table a disparu, ou je n’y ai plus accès. Tu peux continuer à jouer ici ; j’ouvre un nouveau fil pour la partie dès que je peux.
hand-automatic = L’ordinateur joue pour toi jusqu’à ce que tu reprennes ta place.
hand-stand-in = L’ordinateur joue ce tour pour toi. Le suivant est de nouveau à toi.
hand-not-seated = Tu ne joues pas à la table { $table }. Son plateau est public ; { COMMAND("civ new") } ouvre une table à toi.
hand-not-seated-drawn = Tu ne joues pas à la table { $table }. Son plateau est public ; { COMMAND("tournament tables") } montre toutes les tables.
hand-taken = Quelqu’un d’autre a pris cette place à la table { $table }.
hand-lobby = La partie n’a pas encore commencé à la table { $table }.

## Boutons

# A short button: the same in words
turn-key-text = Texte
key-review = Analyse
key-text = En texte
key-hand = Ma main
key-nudge = Relancer
key-stuck = Ça bloque ?
key-rematch = Revanche
key-rematch-join = Rejoindre la revanche
key-refresh = Actualiser
key-undo = Annuler le coup
key-away = Laisser jouer l’ordinateur
key-not-away = Je joue moi-même
key-come-back = Reprendre ma place
key-resign = Abandonner
key-seated = Rester dans la partie
key-move = Déplacer la table ici

## Réponses aux commandes

away-question = Laisser l’ordinateur jouer pour toi à la table { $table } ? Les autres le verront. Reprends ta place avec « { key-hand } » ou { COMMAND("civ hand") } ; si quelqu’un d’autre la demande entre-temps, tu peux refuser.
resign-question = Abandonner à la table { $table } ? Tes cartes vont à la défausse, et tu ne pourras pas revenir.
resign-question-draft = Abandonner à la table { $table } ? Le draft est encore en cours : la partie finirait pour tout le monde, sans vainqueur.
cancel-question = Annuler la partie à la table { $table } ? Personne ne gagnerait. { $others ->
    [0] Tu n’as à demander l’avis de personne.
   *[other] Les autres sont consultés, et tous doivent être d’accord.
}
resigned = Tu as quitté la table { $table }.
stayed = Tu restes dans la partie.
rematch-open = La table { $table } est ouverte pour la revanche, et tu y as ta place.
rematch-there = La revanche est à la table { $table }, et tu y as ta place.
board-rematch = La partie suivante se joue ici : { $table }.
board-rematch-open = La revanche est ouverte : { $table }.

## Ce que chaque page assemble

text-of = { $what } : { $told }
text-also = { $told } ; { $more }
text-more = « { $button } » dit le reste.
seat-number = Joueur { $number }
turn-as-of = État : { $at }.

## Erreurs

reason-which-table = Tu joues à plusieurs tables. Dis laquelle.
reason-no-table = Tu n’es à aucune table ouverte. { COMMAND("civ new") } en ouvre une.

## Qui a tenu une place.

played-seat = Place ({ $name }) : { $holders }
played-then = { $before }, puis { $next }
played-computer = l’ordinateur
played-helped = { $name } (par moments l’ordinateur)

board-forsaken = Cette partie a été annulée : je n’étais plus sur son serveur depuis 30 jours.

## People who have left the server

table-left-seats = 🚪 **{ $table }** : { $who } { $count ->
    [one] a quitté ce serveur. Sa place est libre.
   *[other] ont quitté ce serveur. Leurs places sont libres.
}
table-owner-next = L’hôte de la table est maintenant { $owner }.
table-left-owner = 🚪 **{ $table }** : { $who } a quitté ce serveur. L’hôte de la table est maintenant { $owner }.
table-owner-you = L’hôte de cette table a quitté le serveur. C’est toi maintenant : appuie encore une fois.
table-owner-other = L’hôte de cette table a quitté le serveur. C’est maintenant { $owner }.
