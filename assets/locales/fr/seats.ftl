### Qui a tenu une place.

played-seat = Place ({ $name }) : { $holders }
played-then = { $before }, puis { $next }
played-computer = l’ordinateur
played-helped = { $name } (par moments l’ordinateur)

## Une revanche, dans son salon

rematch-order = Chacun garde sa place, et c’est au suivant d’être Premier Joueur.
rematch-order-first = Chacun garde sa place ; **{ $name }** est maintenant Premier Joueur.
rematch-teams = Les équipes restent les mêmes ; les partenaires se font face.

## Places qu’on ne peut pas prendre

poll-gone = L’ordinateur garde la place.
poll-gone-replace = La personne qui l’avait demandée n’est plus là.
