### Who has held a seat.

played-seat = { $name }’s seat: { $holders }
played-then = { $before }, then { $next }
played-computer = the computer
played-helped = { $name } (at times the computer)

## A rematch, as its lobby tells it

rematch-order = Everyone keeps their seat, and the next player is First Player.
rematch-order-first = Everyone keeps their seat; **{ $name }** is First Player now.
rematch-teams = The teams stay the same; team-mates sit opposite each other.

## Seats nobody can take

poll-gone = The computer keeps the seat.
poll-gone-replace = The person who asked for it is no longer here.
