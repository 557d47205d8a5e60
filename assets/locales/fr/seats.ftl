### Qui a tenu une place.

played-seat = Place de { $name } : { $holders }
played-then = { $before }, puis { $next }
played-computer = l’ordinateur
played-helped = { $name } (par moments l’ordinateur)

## Une revanche, dans son salon

rematch-order = L’ordre des places reste celui de la dernière partie, et c’est au suivant d’être Premier Joueur.
rematch-order-first = L’ordre des places reste celui de la dernière partie ; **{ $name }** est maintenant Premier Joueur.
rematch-teams = Les équipes restent les mêmes ; les partenaires se font face.

## Places qu’on ne peut pas prendre

poll-gone = L’ordinateur garde la place.
poll-gone-replace = Elle ne peut plus revenir à qui l’avait demandée.
