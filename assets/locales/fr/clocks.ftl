### Pendules, heures de repos et vacances.

## Commandes

choice-at-zero-turn = L’ordinateur joue ce tour
choice-at-zero-seat = L’ordinateur joue à sa place
choice-at-zero-eliminate = Le joueur est éliminé
choice-at-zero-abandon = La partie finit sans vainqueur

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
clock-at-zero-eliminate = { $clock }. Un joueur qui dépasse son temps est éliminé.
clock-at-zero-abandon = { $clock }. Dès que quelqu’un dépasse son temps, la partie finit sans vainqueur.
clock-at-zero-referee = { $clock }. Dès que quelqu’un dépasse son temps, la partie est arrêtée et l’arbitre appelé.
clock-hours = Les heures calmes et les vacances ne comptent pas : { COMMAND("settings") }.
clock-hours-without-vacations = Les heures calmes ne comptent pas : { COMMAND("settings") }. Les vacances, si : elles n’arrêtent ce chrono pour personne.
clock-weekends = Les week-ends ne comptent pas, selon le fuseau horaire de chacun : { COMMAND("settings") }.
# $span (whole days)
clock-longest = Aucun tour ne dure plus de { $span }, sauf si les autres accordent du temps, si la partie est en pause ou si le bot est absent.
clock-none-longest = Sans chrono : quand un tour dure plus { $hours ->
    [one] d’une heure
   *[other] de { $hours } heures
}, les autres peuvent voter pour que l’ordinateur le joue.
option-no-vacations = sans vacances
option-no-weekends = les week-ends ne comptent pas
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
board-time-abandon = { $who } : fin du temps { $at } ; ensuite, la partie finit sans vainqueur.
board-vacation = Vacances ({ $name }) jusqu’au { $day } : elles ne comptent pas.
board-unreached = { $name } ne voit pas ce salon. Son chrono est arrêté et repart au plus tard { $at }.
board-timed-out = { $name } est en exclusion temporaire sur ce serveur jusqu’au { $at }, et peut continuer à jouer par message privé.
board-timed-out-clock = { $name } est en exclusion temporaire sur ce serveur jusqu’au { $at }, et peut continuer à jouer par message privé. D’ici là, son chrono est arrêté, trois jours au plus.
board-left-server = { $name } a quitté ce serveur. { $votes ->
    [1] Avec « { key-stuck } », l’ordinateur joue tout de suite
   *[other] Avec « { key-stuck } », vous pouvez voter pour que l’ordinateur joue
  } ; ensuite, quelqu’un d’autre peut demander la place.
board-left-server-later = { $name } a quitté ce serveur. Dès que les autres auront joué, « { key-stuck } » permettra de laisser jouer l’ordinateur.
board-left-server-alone = { $name } a quitté ce serveur. Reprends d’abord ta propre place à l’ordinateur (« { key-hand } »). Ensuite, tu peux aussi le laisser jouer pour { $name }.
board-left-server-referee = { $name } a quitté ce serveur. Avec « { key-tournament-call } », vous pouvez laisser l’arbitre décider.
board-paused = La partie est en pause : aucun chrono ne tourne. N’importe quel joueur peut y mettre fin avec « { $button } ».
board-paused-referee = La partie est arrêtée : aucun chrono ne tourne. L’arbitre décide quand elle reprend.
board-paused-league = La partie est arrêtée et aucun chrono ne tourne, car la saison est annulée. L’organisation et l’arbitre peuvent revenir là-dessus.
board-paused-moderated = { $name }, de la modération, a mis la partie en pause le { $since } : aucun chrono ne tourne. La pause prend fin d’elle-même le { $at }, ou plus tôt si la modération utilise { COMMAND("moderate resume") }.
hand-time-turn = Ton temps se termine { $at }, puis l’ordinateur joue.
hand-time-seat = Ton temps se termine { $at }, puis l’ordinateur joue jusqu’à ton retour.
hand-time-eliminate = Ton temps se termine { $at }, puis c’est l’élimination.
hand-time-abandon = Ton temps se termine { $at }, puis la partie finit sans vainqueur.
hand-time-referee = Ton temps se termine { $at }, puis l’arbitre est appelé.
bank-running = { $name } : fin du temps { $at }.
bank-left = { $name } : il reste { $span }.
bank-empty = plus de temps
lapse-turn = **{ $name }** a dépassé son temps : l’ordinateur joue ce tour.
lapse-seat = **{ $name }** a dépassé son temps : l’ordinateur joue jusqu’à son retour.
lapse-eliminate = **{ $name }** a dépassé son temps, et quitte donc la partie.
lapse-abandon = **{ $name }** a dépassé son temps : la partie finit sans vainqueur.
lapse-pause = **{ $name }** a encore dépassé son temps, et personne d’autre n’est là : la partie est en pause.

## Réponses de /settings

zone-set = Ton fuseau horaire est { $zone }, où il est { $time }.
zone-hint = Je ne connais pas encore ton fuseau horaire : ces heures sont en UTC. Pour le changer : { COMMAND("settings") }.
quiet-none-choice = Aucune heure calme
quiet-none = Tu n’as pas d’heures calmes : les chronos tournent pour toi à toute heure.
quiet-set = De { $since } à { $until } ({ $zone }), les chronos lents s’arrêtent pour toi. Ceux de moins d’une heure continuent.
vacation-end-choice = Je suis de retour : fin de mes vacances
vacation-ended = Te revoilà ! Tu n’as plus de vacances prévues. Si aujourd’hui était un jour de vacances, il le reste, et tes chronos lents repartent demain.
vacation-set = Du { $since } au { $until }, les chronos lents s’arrêtent pour toi.
vacation-used = Jours de vacances pris en { $year } : { $count } sur { $most }.
vacation-law = Aux tables qui les permettent, les vacances arrêtent un tour { $days } jours au plus. Ensuite, chaque heure de ce tour compte. Si tu changes de fuseau horaire, ces jours ne bougent pas.
