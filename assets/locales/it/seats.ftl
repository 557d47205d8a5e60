### Chi ha avuto un posto.

played-seat = Posto di { $name }: { $holders }
played-then = { $before }, poi { $next }
played-computer = il computer
played-helped = { $name } (a tratti il computer)

## Una rivincita, nella sua sala

rematch-order = L’ordine dei posti resta quello dell’ultima partita, e tocca a chi segue essere Primo Giocatore.
rematch-order-first = L’ordine dei posti resta quello dell’ultima partita; ora il Primo Giocatore è **{ $name }**.
rematch-teams = Le squadre restano le stesse; chi gioca insieme siede di fronte.

## Posti che non si possono prendere

poll-gone = Il posto resta al computer.
poll-gone-replace = Non può più andare a chi lo aveva chiesto.
