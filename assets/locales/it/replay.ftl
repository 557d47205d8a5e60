### Rivedere una partita: `/civ replay`, `/civ history`, il film.

step-deal = La distribuzione
step-round = Draft, giro { $count }
step-take = Draft: { $name } prende una carta dal centro
step-turn = Turno { $count }: { $name }

## Una pagina

replay-title = Replay del tavolo { $table }
history-title = Tavolo { $table } finora
replay-where = pagina { $step } di { $steps }
replay-hand = In mano a { $name }: { $cards }.
replay-pack = { $name } sceglie tra { $cards }.
replay-hand-empty = { $name } non ha carte in mano.
replay-link = Al tavolo
replay-public = Chi ha aperto questo replay ne gira le pagine. Premi un pulsante, e ne ricevi uno tuo.
replay-earlier = Prima: { $step } …
replay-later = Dopo: { $step } …
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
key-film = Film
key-share = Condividi
key-replay = Rivedi

## Risposte

shared = `{ $code }` è questo momento. Chiunque su questo server può vederlo: { COMMAND("civ replay") } con questo codice.
film-waiting = 🎞️ Un altro film è in preparazione. Poi tocca al tuo.
film-begins = 🎞️ Preparo il film …
film-progress = 🎞️ Film in corso: { $done } immagini su { $total }.
film-title = Il film del tavolo { $table }
film-alt = Tutta la partita del tavolo { $table }, un’immagine per pagina. Il replay racconta ogni pagina in parole.
film-too-large = Questo film sarebbe più grande di quanto accetta il server. `civ render` fa film di ogni lunghezza da una trascrizione.

## Rifiuti

reason-replay-unfinished = La partita al tavolo { $table } è ancora in corso. { COMMAND("civ history") } mostra passo per passo ciò che puoi vederne.
reason-replay-lobby = La partita al tavolo { $table } non è cominciata.
reason-replay-none = Non c’è una tua partita finita, né una in questo canale. Indica un tavolo, o un codice come 12-34.
reason-replay-not-here = Questo tavolo appartiene a un canale o a un server che non puoi vedere.
reason-replay-code = “{ $text }” non è il codice di un momento. Un codice è un tavolo e una mossa, come 12-34.
reason-replay-seat = Questo tavolo non ha quel posto. I posti vanno da 1 a { $players }.
reason-replay-hands = Questa partita è stata interrotta prima della fine, quindi le mani restano nascoste a chi non l’ha giocata.
reason-history-none = Non hai posto a un tavolo aperto, e in questo canale le partite in corso sono più d’una, o nessuna. Indica il tavolo.

## Comandi

command-replay = Rivedi una partita finita, turno per turno
option-replay-table = Il tavolo finito (l’ultimo qui se non scegli)
option-replay-code = Un momento condiviso, come 12-34
option-replay-seat = Di chi mostrare la mano, oltre al tabellone
option-replay-public = Vero: tutti qui vedono il replay. Falso: solo tu (se non scegli)
command-history = Rivedi passo per passo ciò che hai visto di una partita in corso
