### Pendules, heures calmes, vacances ; votes et menu « Table ».

## Commandes

name-join-game = rejoindre-partie
name-time-zone = fuseau-horaire
name-quiet-hours = heures-calmes
name-vacation = vacances
name-clock = chrono
name-timeout = temps-écoulé
name-zone = fuseau
name-hours = plage
name-first = premier-jour
name-last = dernier-jour
command-join-game = Demander à remplacer l’ordinateur dans une partie
command-settings-time-zone = Ton fuseau horaire, pour tes heures calmes et tes vacances
command-settings-quiet-hours = Les heures où les chronos lents s’arrêtent pour toi
command-settings-vacation = Les jours où les chronos lents s’arrêtent pour toi
option-new-clock = Temps par tour : un modèle, 12h, 7j+12h
option-new-timeout = Quand le temps est écoulé (par défaut, l’ordinateur joue le tour)
option-settings-zone = Une ville de ton fuseau horaire
option-settings-span = Par exemple 22-7 ; « aucune » pour ne plus en avoir
option-settings-first = Le premier jour, ou la fin de tes vacances
option-settings-last = Le dernier jour (le premier par défaut)
choice-at-zero-turn = L’ordinateur joue ce tour
choice-at-zero-seat = L’ordinateur joue à sa place
choice-at-zero-eliminate = Le joueur est éliminé (§9.1)
choice-at-zero-abandon = La partie s’arrête sans vainqueur

## Comment s’appelle une pendule

preset-none = Sans chrono
preset-live = Partie rapide
preset-day = Un jour
preset-correspondence = Par correspondance
preset-told = { $name } : { $clock }
clock-none = sans chrono
clock-turn = { $span } par tour
clock-bank = { $span } par joueur, plus { $more } par tour
clock-bank-only = { $span } par joueur pour toute la partie
clock-at-zero-turn = { $clock }. Quand le temps est écoulé, l’ordinateur joue ce tour.
clock-at-zero-seat = { $clock }. Quand le temps est écoulé, l’ordinateur joue à la place du joueur jusqu’à son retour.
clock-at-zero-eliminate = { $clock }. Un joueur qui dépasse son temps est éliminé (§9.1).
clock-at-zero-abandon = { $clock }. Dès que quelqu’un dépasse son temps, la partie s’arrête sans vainqueur.
clock-at-zero-referee = { $clock }. Dès que quelqu’un dépasse son temps, la partie est arrêtée et l’arbitre appelé.
clock-hours = Les heures calmes et les vacances ne comptent pas : { COMMAND("settings quiet-hours") }, { COMMAND("settings vacation") }.
board-time-referee = { $who } : fin du temps { $at } ; ensuite, l’arbitre est appelé.

## Sur le plateau et dans la main

board-time-turn = { $who } : fin du temps { $at } ; ensuite, l’ordinateur joue { $count ->
    [one] ce tour.
   *[other] pour ceux qui n’ont pas joué.
}
board-time-seat = { $who } : fin du temps { $at } ; ensuite, l’ordinateur remplace { $count ->
    [one] ce joueur.
   *[other] ceux qui n’ont pas joué.
}
board-time-eliminate = { $who } : fin du temps { $at }. Ceux qui n’ont pas joué d’ici là sont éliminés.
board-time-abandon = { $who } : fin du temps { $at } ; ensuite, la partie s’arrête sans vainqueur.
board-vacation = Vacances ({ $name }) jusqu’au { $day } : elles ne comptent pas.
board-unreached = { $name } ne voit pas ce salon. Son chrono est arrêté et repart au plus tard { $at }.
board-paused = La partie est en pause : aucun chrono ne tourne. N’importe quel joueur peut y mettre fin avec « { $button } ».
board-paused-referee = La partie est arrêtée : aucun chrono ne tourne. L’arbitre décide quand elle reprend.
board-paused-moderated = La modération a mis la partie en pause : aucun chrono ne tourne. La modération peut y mettre fin avec { COMMAND("moderate resume") } ; à partir du { $at }, n’importe quel joueur le peut aussi, avec « { $button } ».
hand-time-turn = Ton temps se termine { $at }, puis l’ordinateur joue.
hand-time-seat = Ton temps se termine { $at }, puis l’ordinateur joue jusqu’à ton retour.
hand-time-eliminate = Ton temps se termine { $at }, puis tu es éliminé.
hand-time-abandon = Ton temps se termine { $at }, puis la partie s’arrête sans vainqueur.
hand-time-referee = Ton temps se termine { $at }, puis l’arbitre est appelé.
bank-running = { $name } : fin du temps { $at }.
bank-left = { $name } : il reste { $span }.
bank-empty = plus de temps
lapse-turn = **{ $name }** a dépassé son temps : l’ordinateur joue ce tour.
lapse-seat = **{ $name }** a dépassé son temps : l’ordinateur joue jusqu’à son retour.
lapse-eliminate = **{ $name }** a dépassé son temps, et quitte donc la partie.
lapse-abandon = **{ $name }** a dépassé son temps : la partie s’arrête sans vainqueur.
lapse-pause = **{ $name }** a encore dépassé son temps, et personne d’autre n’est là : la partie est en pause.

## Réponses de /settings

zone-set = Ton fuseau horaire est { $zone }, où il est { $time }.
zone-hint = Je ne connais pas encore ton fuseau horaire : ces heures sont en UTC. Pour le changer : { COMMAND("settings time-zone") }.
quiet-none-choice = Aucune heure calme
quiet-none = Tu n’as pas d’heures calmes : les chronos tournent pour toi à toute heure.
quiet-set = De { $since } à { $until } ({ $zone }), les chronos lents s’arrêtent pour toi. Ceux de moins d’une heure continuent.
vacation-end-choice = Je suis de retour : fin de mes vacances
vacation-ended = Te revoilà ! Tes chronos tournent de nouveau, et tu n’as plus de vacances prévues.
vacation-set = Du { $since } au { $until }, les chronos lents s’arrêtent pour toi.
vacation-used = Jours de vacances pris en { $year } : { $count } sur { $most }.

## Votes

poll-title = { $table } : un vote
poll-call = { $count ->
    [one] { $who }, un vote attend ta voix ({ $table }).
   *[other] { $who }, un vote attend vos voix ({ $table }).
}
poll-ask-pause = **{ $name }** demande une pause : les chronos s’arrêtent jusqu’à ce que quelqu’un y mette fin.
poll-ask-extend = **{ $name }** demande plus de temps : le temps d’un tour en plus pour tous ceux qui doivent jouer.
poll-ask-undo = **{ $name }** demande d’annuler { $count ->
    [one] le dernier coup :
   *[other] les { $count } derniers coups :
}
poll-undo-seen = Des cartes que quelqu’un a vues depuis reviennent aussi à leur place.
poll-ask-cancel = **{ $name }** propose d’arrêter la partie. Personne ne gagnerait.
poll-ask-move = **{ $name }** propose de déplacer cette table vers { $place }.
poll-ask-replace = **{ $name }** aimerait prendre la place tenue par l’ordinateur (**{ $owner }**), et verrait sa main.
poll-owner-asked = **{ $owner }** peut refuser jusque-là, et garde alors sa place. À deux, il faut son accord, sauf après deux dépassements de temps de suite, puis un tour de plus.
poll-ask-seated = **{ $name }** a demandé à remplacer l’ordinateur.
poll-ask-automatic = **{ $name }** propose que l’ordinateur joue pour **{ $owner }**, qui peut revenir à tout moment.
poll-ask-go-on = **{ $owner }** a dépassé son temps deux fois de suite, et l’ordinateur joue. Continuer ainsi ? Voter « { key-nay } », c’est faire demander à tous s’il faut arrêter la partie.
poll-ayes = Pour : { $who }
poll-noes = Contre : { $who }
poll-silent = Pas encore : { $who }
poll-open = { $agreed } voix sur { $needed } nécessaires. Ouvert jusqu’au { $at } ({ $left }).
poll-moved = La table a changé de salon. Voici le vote.
poll-carried = Accepté.
poll-refused = Refusé.
poll-lapsed = Délai passé : ce n’est pas accepté.
poll-moot = La partie a avancé : ce vote n’a plus d’objet.
poll-carried-pause = La partie est en pause.
poll-carried-extend = Tout le monde a plus de temps.
poll-carried-undo = Les coups sont annulés.
poll-carried-cancel = La partie est arrêtée.
poll-carried-replace = La place a changé de mains.
poll-carried-move = La table change de salon.
poll-carried-automatic = L’ordinateur joue. Pour revenir : « { key-hand } ».
poll-carried-go-on = La partie continue.
poll-refused-go-on = On demande maintenant à tous s’il faut arrêter la partie.
poll-lapsed-go-on = La partie continue.
vote-asked = Le vote est ouvert : il est sous le plateau.
vote-voted = Ta voix est comptée.
vote-joined = Quelqu’un l’a déjà demandé : j’ai compté ta voix pour.
vote-carried = C’est déjà accepté, et fait.
vote-refused = C’est refusé.
pause-ended = La pause est finie : les chronos tournent de nouveau.
laws-new =
    Nouveau à toutes les tables, et à celle-ci dès maintenant :
    - Pour revenir en arrière, il faut l’accord de tous, même des absents.
    - De même pour une pause, ou pour arrêter la partie sans vainqueur. Se taire n’est jamais un oui ; seul un très long silence finit par ne plus compter.
    - Personne ne prend la place de quelqu’un sans qu’on le lui ait demandé.
    - Une table change de salon par un vote, et jamais de serveur.
    - Les heures calmes valent aussi pour les mentions.

## Le menu et les places libres

menu-title = { $table } : demandes
menu-referee = À une table de tournoi, il n’y a pas de vote : l’arbitre décide du temps, des erreurs et des absences.
menu-go-on = met fin à la pause tout de suite.
menu-pause = arrête tous les chronos jusqu’à ce que quelqu’un y mette fin ; tous doivent être d’accord, même les absents. Seul un très long silence finit par ne plus compter.
menu-extend = donne le temps d’un tour en plus à tous ceux qui doivent jouer ; il faut l’accord de plus de la moitié des autres.
menu-take-back = annule un coup que tu ne peux plus annuler toi-même ; tous les autres doivent être d’accord, même les absents.
menu-take-back-alone = annule un coup que « { key-undo } » ne peut plus annuler ; sans vote, mais la partie est notée comme jouée avec retours en arrière.
menu-away = laisse l’ordinateur jouer pour toi jusqu’à ton retour ; sans vote.
menu-call-off = met fin à la partie sans vainqueur ; tous doivent être d’accord, même les absents. Seul un très long silence finit par ne plus compter.
menu-resign = te fait quitter la partie pour de bon.
menu-resign-draft = met fin à la partie pour tout le monde, tant que dure le draft.
seats-title = { $table } : prendre une place
seats-told = L’ordinateur joue ces places. Demandes-en une : le joueur à qui elle appartient peut refuser, et les autres votent. Tu joues ensuite à partir de là, et tu vois cette main.

## Boutons

key-aye = Pour
key-nay = Contre
key-menu = Table
key-resume = Reprendre la partie
key-seats = Prendre une place
key-ask-pause = Demander une pause
key-ask-extend = Demander plus de temps
key-ask-undo = Demander d’annuler un coup
key-ask-undo-decision = Annuler mon dernier coup
key-ask-undo-turn = Annuler tout mon dernier tour
key-ask-cancel = Proposer d’arrêter la partie
key-ask-seat = Demander la place : { $name }

## « Que faire ? »


## Refus

reason-which-game = Plusieurs parties ici ont une place libre. Dis de quelle table tu parles.
reason-no-seat-here = Aucune partie de ce salon n’a de place libre.
