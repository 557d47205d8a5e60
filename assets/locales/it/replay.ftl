### Rivedere una partita: `/civ replay` e il film.

step-deal = La distribuzione
step-round = Draft, giro { $count }
step-take = Draft: { $name } prende una carta dal centro
step-turn = Turno { $count }: { $name }

## Una pagina

replay-title = Replay della partita { $table }
history-title = Tavolo { $table } finora
replay-where = pagina { $step } di { $steps }
replay-hand = Mano di { $name }: { $cards }.
replay-pack = { $name } sceglie tra { $cards }.
replay-hand-empty = { $name } non ha carte in mano.
replay-link = { ping-lobby-link }
replay-public = Solo chi ha aperto questo replay può girarne le pagine. Premi un pulsante per averne uno tuo.
replay-earlier = Prima: { $step }…
replay-later = Dopo: { $step }…
pick-step = Vai a un turno
pick-view = Vista di chi?
view-gallery = Vista di tutti
view-seat = Vista di { $name }, con la mano
key-first = Inizio
key-back = Indietro
key-next = Avanti
key-last = Fine
key-now = Ora
key-move-back = Una mossa indietro
key-move-on = Una mossa avanti
key-replay-more = Altro…
key-replay-less = Meno
key-film = Animazione
key-share = Condividi
key-export = Scarica
key-verify = Verifica la distribuzione
key-story = Storia
story-none = Non so raccontare questa partita.
key-replay = Rivedi

## Risposte

shared = `{ $code }` è questo momento. Chiunque su questo server può vederlo: { COMMAND("civ replay") } con questo codice.
replay-unshown = Qui questa partita non si può rivedere, ma puoi scaricarla.
film-waiting = 🎞️ Un’altra animazione è in preparazione. Poi tocca alla tua.
film-begins = 🎞️ Preparo l’animazione…
film-progress = 🎞️ Animazione in corso: { $done } su { $total } immagini.
film-title = Il tavolo { $table } in un’animazione
film-alt = Tutta la partita del tavolo { $table }, un’immagine per pagina. Il replay racconta ogni pagina in parole.
film-too-large = Questa animazione sarebbe più grande di quanto accetta il server. `civ render` ne fa di ogni lunghezza da una partita scaricata.

## Rifiuti

reason-replay-unfinished = La partita a quel tavolo è ancora in corso: { COMMAND("civ replay") } la mostra solo a te, come puoi vederla. Le mani di tutti si vedono alla fine.
reason-replay-lobby = La partita a quel tavolo non è ancora cominciata.
reason-replay-none = Non c’è una tua partita da rivedere, né una in questo canale.
replay-none-which = Non c’è una tua partita da rivedere, né una in questo canale. Altre su questo server:
reason-replay-not-here = Questo tavolo è in un canale o su un server che non vedi.
reason-replay-code = “{ $text }” non è il codice di un momento. Un codice è un tavolo e una mossa, come 12-34.
reason-replay-seat = Questo tavolo non ha quel posto. I posti vanno da 1 a { $players }.
reason-replay-hands = Questa partita è stata interrotta: le mani restano nascoste a chi non l’ha giocata.
replay-several-which = Ci sono più partite in corso. Quale?
