### Who has held a seat.

played-seat = { $name }’s seat: { $holders }
played-then = { $before }, then { $next }
played-computer = the computer
played-helped = { $name } (at times the computer)
