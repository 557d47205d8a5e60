### Pendules, heures calmes, vacances ; votes et menu « Table… ».

## Commandes

name-join-game = rejoindre-partie
name-time-zone = fuseau-horaire
name-quiet-hours = heures-calmes
name-vacation = vacances
name-clock = pendule
name-timeout = temps-écoulé
name-zone = fuseau
name-span = plage
name-first = premier-jour
name-last = dernier-jour
command-join-game = Demander une place que l’ordinateur tient dans une partie
command-settings-time-zone = Ton fuseau horaire, pour tes heures calmes et tes vacances
command-settings-quiet-hours = Les heures où les pendules lentes ne tournent pas pour toi
command-settings-vacation = Les jours où les pendules lentes ne tournent pas pour toi
option-new-clock = Temps par tour : un modèle, 12h, 7j+12h
option-new-timeout = Quand le temps est écoulé (par défaut, l’ordinateur joue le tour)
option-settings-zone = Une ville de ton fuseau horaire
option-settings-span = Par exemple 22-7 ; « none » pour aucune heure calme
option-settings-first = Le premier jour, ou la fin de tes vacances
option-settings-last = Le dernier jour (le premier par défaut)
choice-at-zero-turn = L’ordinateur joue ce tour
choice-at-zero-seat = L’ordinateur prend la place
choice-at-zero-eliminate = Le joueur est éliminé (§9.1)
choice-at-zero-abandon = La partie est abandonnée

## Comment s’appelle une pendule

preset-none = Sans pendule
preset-live = En direct
preset-day = Un jour
preset-correspondence = Par correspondance
preset-told = { $name } : { $clock }
clock-none = sans pendule
clock-turn = { $span } par tour
clock-bank = { $span } pour la partie, plus { $more } à chaque tour
clock-bank-only = { $span } pour toute la partie
clock-at-zero-turn = { $clock }. Quand le temps est écoulé, l’ordinateur joue ce tour.
clock-at-zero-seat = { $clock }. Quand le temps est écoulé, l’ordinateur prend la place. On peut la reprendre en revenant.
clock-at-zero-eliminate = { $clock }. Qui dépasse son temps est éliminé (§9.1).
clock-at-zero-abandon = { $clock }. Dès que quelqu’un dépasse son temps, la partie est abandonnée.
clock-hours = Les heures calmes et les vacances ne comptent pas : { COMMAND("settings quiet-hours") }, { COMMAND("settings vacation") }.

## Sur le plateau et dans la main

board-time-turn = { $who } : fin du temps { $at } ; ensuite l’ordinateur joue { $count ->
    [one] ce tour.
   *[other] pour qui n’a pas joué.
}
board-time-seat = { $who } : fin du temps { $at } ; ensuite l’ordinateur prend { $count ->
    [one] la place.
   *[other] la place de qui n’a pas joué.
}
board-time-eliminate = { $who } : fin du temps { $at } ; qui n’a pas joué d’ici là est éliminé.
board-time-abandon = { $who } : fin du temps { $at } ; ensuite la partie est abandonnée.
board-vacation = Les vacances de { $name } jusqu’au { $day } ne comptent pas.
board-unreached = { $name } ne voit pas ce salon. Sa pendule est arrêtée et repart au plus tard { $at }.
board-paused = La partie est en pause : aucune pendule ne tourne. N’importe quel joueur peut y mettre fin avec « { $button } ».
hand-time-turn = Ton temps sera écoulé { $at } ; ensuite l’ordinateur joue ce tour pour toi.
hand-time-seat = Ton temps sera écoulé { $at } ; ensuite l’ordinateur prend ta place, jusqu’à ton retour.
hand-time-eliminate = Ton temps sera écoulé { $at } ; ensuite la partie sera finie pour toi.
hand-time-abandon = Ton temps sera écoulé { $at } ; ensuite la partie est abandonnée.
bank-running = { $name } : fin du temps { $at }.
bank-left = { $name } : il reste { $span }.
bank-empty = zéro minute
lapse-turn = **{ $name }** a dépassé son temps : l’ordinateur joue ce tour.
lapse-seat = **{ $name }** a dépassé son temps : l’ordinateur tient la place jusqu’à son retour.
lapse-eliminate = **{ $name }** a dépassé son temps, et quitte donc la partie.
lapse-abandon = **{ $name }** a dépassé son temps : la partie est abandonnée.
lapse-pause = **{ $name }** a encore dépassé son temps, et personne d’autre n’est là : la partie est en pause.

## Réponses de /settings

zone-set = Ton fuseau horaire est { $zone }, où il est { $time }.
zone-hint = Je ne connais pas encore ton fuseau horaire ; ces heures sont donc en UTC. Pour le changer : { COMMAND("settings time-zone") }.
quiet-none-choice = Aucune heure calme
quiet-none = Tu n’as pas d’heures calmes : les pendules tournent pour toi à toute heure.
quiet-set = De { $since } à { $until } ({ $zone }), aucune pendule lente ne tourne pour toi. Celles de moins d’une heure continuent : ces parties se jouent en direct.
vacation-end-choice = Je suis de retour : fin de mes vacances
vacation-ended = Bon retour : tes pendules tournent de nouveau, et tu n’as plus de vacances prévues.
vacation-set = Du { $since } au { $until }, aucune pendule lente ne tourne pour toi.
vacation-used = Jours de vacances pris en { $year } : { $count } sur { $most }.

## Votes

poll-title = { $table } : un vote
poll-call = { $count ->
    [one] { $who }, un vote attend ta voix ({ $table }).
   *[other] { $who }, un vote attend vos voix ({ $table }).
}
poll-ask-pause = **{ $name }** demande une pause : aucune pendule ne tourne avant que quelqu’un y mette fin.
poll-ask-extend = **{ $name }** demande plus de temps pour tous ceux qu’on attend : autant que pour un tour.
poll-ask-undo = **{ $name }** demande d’annuler { $count ->
    [one] le dernier coup :
   *[other] les { $count } derniers coups :
}
poll-undo-seen = Des cartes que quelqu’un a vues depuis retournent aussi à leur place.
poll-ask-cancel = **{ $name }** propose d’arrêter la partie. Personne ne gagnerait.
poll-ask-move = **{ $name }** propose de déplacer cette table vers { $place }.
poll-ask-replace = **{ $name }** aimerait prendre la place de **{ $owner }**, que tient l’ordinateur, et verrait ce que voit cette place.
poll-owner-asked = **{ $owner }** peut refuser jusque-là, et garde alors sa place. À deux, il faut son accord, sauf après deux dépassements de temps de suite, puis un tour de plus.
poll-ask-seated = **{ $name }** a demandé une place que tenait l’ordinateur.
poll-ask-automatic = **{ $name }** propose que l’ordinateur joue pour **{ $owner }**. Qui revient peut reprendre sa place à tout moment.
poll-ask-go-on = **{ $owner }** a dépassé son temps deux fois de suite, et l’ordinateur tient la place. Continuer ainsi ? Sinon, on demande à tous s’il faut arrêter la partie.
poll-ayes = Pour : { $who }
poll-noes = Contre : { $who }
poll-silent = Pas encore : { $who }
poll-open = { $agreed } voix sur { $needed } nécessaires. Ouvert jusqu’au { $at } ({ $left }).
poll-moved = La table a déménagé, et ce vote avec elle. Le voici.
poll-carried = Accepté.
poll-refused = Refusé.
poll-lapsed = Le délai est passé : ce n’est pas accepté.
poll-moot = La partie a avancé : il n’y a plus rien à décider.
poll-carried-pause = La partie est en pause.
poll-carried-extend = Il y a plus de temps.
poll-carried-undo = La partie est revenue en arrière.
poll-carried-cancel = La partie est arrêtée.
poll-carried-replace = La place a changé de mains.
poll-carried-move = La table y déménage.
poll-carried-automatic = L’ordinateur joue. Pour revenir, il suffit d’appuyer sur « { key-hand } ».
poll-carried-go-on = La partie continue.
poll-refused-go-on = On demande maintenant à tous s’il faut arrêter la partie.
poll-lapsed-go-on = La partie continue quand même.
vote-asked = C’est demandé : les autres voient le vote sous le plateau, et tu peux l’y suivre.
vote-voted = Ta voix est comptée.
vote-joined = Quelqu’un l’a déjà demandé : ta voix pour est comptée.
vote-carried = C’est accepté, et fait.
vote-refused = C’est refusé.
pause-ended = La pause est finie : les pendules tournent de nouveau.
laws-new =
    Nouveau à toutes les tables, et à celle-ci dès maintenant :
    - Pour revenir en arrière, il faut l’accord de tous, même des absents.
    - De même pour une pause, ou pour arrêter la partie sans vainqueur. Se taire n’est jamais un oui ; seul un très long silence finit par ne plus compter.
    - Personne ne prend la place de quelqu’un sans qu’on le lui ait demandé.
    - Une table change de salon par un vote, et jamais de serveur.
    - Les heures calmes valent aussi pour les mentions.

## Le menu et les places libres

menu-title = { $table } : que demander aux autres ?
menu-go-on = met fin à la pause tout de suite.
menu-pause = arrête toutes les pendules jusqu’à ce que quelqu’un y mette fin ; tous doivent être d’accord, même les absents. Seul un très long silence finit par ne plus compter.
menu-extend = redonne à tous ceux qu’on attend le temps d’un tour ; il faut l’accord de plus de la moitié des autres.
menu-take-back = revient sur ce que tu ne peux plus annuler toi-même ; tous les autres doivent être d’accord, même les absents.
menu-take-back-alone = revient sur ce que tu ne peux plus annuler autrement ; personne n’a à être d’accord, et la partie est notée comme jouée avec retours en arrière.
menu-away = laisse ta place à l’ordinateur jusqu’à ton retour ; sans vote.
menu-call-off = met fin à la partie sans vainqueur ; tous doivent être d’accord, même les absents. Seul un très long silence finit par ne plus compter.
menu-resign = te fait quitter la partie pour de bon.
menu-resign-draft = fait abandonner la table pour tout le monde, tant que dure le draft.
seats-title = { $table } : prendre une place
seats-told = L’ordinateur tient ces places pour l’instant. Demandes-en une : la personne à qui elle appartient peut refuser, et les autres votent. Ensuite, tu joues la suite et tu vois ce que voit cette place.

## Boutons

key-aye = Pour
key-nay = Contre
key-menu = Table…
key-resume = Reprendre la partie
key-seats = Prendre une place
key-ask-pause = Demander une pause
key-ask-extend = Demander plus de temps
key-ask-undo = Demander d’annuler un coup
key-ask-undo-decision = Annuler ma dernière décision
key-ask-undo-turn = Annuler tout mon dernier tour
key-ask-cancel = Proposer d’arrêter la partie
key-ask-seat = Demander la place de { $name }

## « Que puis-je faire ? »

moment-table-pause = **{ key-ask-pause }**, sous « { key-menu } », arrête toutes les pendules si tous sont d’accord.
moment-table-go-on = **{ key-resume }**, sous le plateau, met fin à la pause.
moment-table-extend = **{ key-ask-extend }**, sous « { key-menu } », donne plus de temps à ceux qu’on attend, si plus de la moitié des autres l’acceptent.
moment-table-take-back = **{ key-ask-undo }**, sous « { key-menu } », revient avant ta dernière décision ou ton dernier tour si tous les autres l’acceptent.
moment-table-call-off = **{ key-ask-cancel }**, sous « { key-menu } », met fin à la partie sans vainqueur si tous sont d’accord.

## Refus

reason-which-game = Plusieurs parties ici ont une place à prendre. Nomme la table que tu veux dire.
reason-no-seat-here = Aucune partie de ce salon n’a de place à prendre.
