### Chi ha avuto un posto.

played-seat = Posto di { $name }: { $holders }
played-then = { $before }, poi { $next }
played-computer = il computer
played-helped = { $name } (a tratti il computer)
