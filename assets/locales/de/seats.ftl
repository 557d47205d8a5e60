### Wer einen Platz hatte.

played-seat = Platz von { $name }: { $holders }
played-then = { $before }, dann { $next }
played-computer = der Computer
played-helped = { $name } (zeitweise der Computer)
