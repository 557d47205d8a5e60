### Wer einen Platz hatte.

played-seat = Platz ({ $name }): { $holders }
played-then = { $before }, dann { $next }
played-computer = der Computer
played-helped = { $name } (zeitweise der Computer)

## Eine Revanche in ihrer Lobby

rematch-order = Alle behalten ihren Platz, und der Startspieler rückt einen Platz weiter.
rematch-order-first = Alle behalten ihren Platz; Startspieler ist nun **{ $name }**.
rematch-teams = Die Teams bleiben, wie sie waren; Teammitglieder sitzen einander gegenüber.

## Plätze, die niemand nehmen kann

poll-gone = Der Computer behält den Platz.
poll-gone-replace = Die Person, die darum gebeten hat, ist nicht mehr da.
