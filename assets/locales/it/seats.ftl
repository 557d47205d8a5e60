### Chi ha avuto un posto.

played-seat = Posto di { $name }: { $holders }
played-then = { $before }, poi { $next }
played-computer = il computer
played-helped = { $name } (a tratti il computer)

## Una rivincita, nella sua sala

rematch-order = Ognuno tiene il suo posto, e tocca a chi segue essere Primo Giocatore.
rematch-order-first = Ognuno tiene il suo posto; ora il Primo Giocatore è **{ $name }**.
rematch-teams = Le squadre restano le stesse; i compagni siedono l’uno di fronte all’altro.

## Posti che non si possono prendere

poll-gone = Il posto resta al computer.
poll-gone-replace = Chi lo aveva chiesto non è più qui.
