### Wer einen Platz hatte.

played-seat = Platz von { $name }: { $holders }
played-then = { $before }, dann { $next }
played-computer = der Computer
played-helped = { $name } (zeitweise der Computer)

## Eine Revanche in ihrer Lobby

rematch-order = Die Sitzordnung bleibt wie in der letzten Partie, der Startspieler rückt einen Platz weiter.
rematch-order-first = Die Sitzordnung bleibt wie in der letzten Partie; Startspieler ist nun **{ $name }**.
rematch-teams = Die Teams bleiben, wie sie waren; Teammitglieder sitzen einander gegenüber.

## Plätze, die niemand nehmen kann

poll-gone = Der Computer behält den Platz.
poll-gone-replace = An die Person, die darum gebeten hat, kann er nicht mehr gehen.
