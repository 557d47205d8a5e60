### Qui a tenu une place.

played-seat = Place de { $name } : { $holders }
played-then = { $before }, puis { $next }
played-computer = l’ordinateur
played-helped = { $name } (par moments l’ordinateur)
