### Who has held a seat.

played-seat = { $name }’s seat: { $holders }
played-then = { $before }, then { $next }
played-computer = the computer
played-helped = { $name } (at times the computer)

## A rematch, as its lobby tells it

rematch-order = Seats keep last game’s order, and the next player is First Player.
rematch-order-first = Seats keep last game’s order; **{ $name }** is First Player now.
rematch-teams = The teams stay as they were; team-mates sit opposite each other.

## Seats nobody can take

poll-gone = The computer keeps the seat.
poll-gone-replace = It can no longer go to whoever asked for it.
