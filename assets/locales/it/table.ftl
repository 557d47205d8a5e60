### Un tavolo durante e dopo la partita: il suo posto, i messaggi pubblici, la mano privata.

table-name = Tavolo { $table }
table-drawn = { $table } della fase { $round }
table-elsewhere = Questo tavolo è in un altro canale.
table-lost = Il canale di questo tavolo non esiste più o non lo vedo. Sposta qui la partita e si continua. Nulla è perduto.
table-elsewhere-ask = Questo tavolo è in un altro canale. Per spostarlo qui deve essere d’accordo più della metà dei giocatori.
table-silenced = Sono in timeout su questo server fino al { $until } e non posso mostrare il tavolo. Poi continuerò da solo. Nel frattempo puoi giocare con { COMMAND("civ hand") }.
table-lost-far = Il canale di questo tavolo non esiste più o non lo vedo. { COMMAND("civ table") } in un altro canale del suo server lo sposta lì.
table-lost-drawn = Il canale di questo tavolo non esiste più o non lo vedo. Chi organizza o l’arbitro gliene dà un altro; puoi continuare a giocare con { COMMAND("civ hand") }.
table-lost-league = Il canale di questo tavolo non esiste più o non lo vedo. Apro un nuovo thread per la partita appena posso; puoi continuare a giocare con { COMMAND("civ hand") }.
moved = Il tavolo { $table } ora è qui.

## Il tavolo

board-your-turn = { $who }, tocca a te ({ $table }).
board-computer-turn = { $count ->
    [one] { $who } sta giocando…
   *[other] { $who } stanno giocando…
}
board-away = Il computer gioca per { $who }.
board-take-backs = In questa partita si è tornati indietro, forse dopo aver visto delle carte.
board-all-away = { $who }: non c’è nessuno, quindi la partita è ferma. Premi “{ key-hand }” per tornare.
board-cancelled = Questa partita è stata interrotta da chi la giocava.
board-cancelled-drawn = Questa partita è stata interrotta.
nudge = ⏰ { $who }, tocca { $count ->
    [one] a te
   *[other] a voi
} ({ $table })! Lo ricorda { $name }.

## La mano

hand-your-move = **Tocca a te.** { $step }
hand-stopped = **La partita è ferma.** Non si gioca finché l’arbitro non la fa riprendere.
hand-waiting = In attesa di { $who }.
hand-board-link = Vai alla plancia
hand-placeless = Il canale di questo tavolo non esiste più o non lo vedo. { COMMAND("civ table") } in un altro canale sposta lì la plancia.
hand-placeless-drawn = Il canale di questo tavolo non esiste più o non lo vedo. Puoi continuare a giocare qui; chi organizza o l’arbitro dà alla plancia un altro posto.
hand-placeless-league = Il canale di questo tavolo non esiste più o non lo vedo. Puoi continuare a giocare qui; apro un nuovo thread per la partita appena posso.
hand-automatic = Il computer gioca per te finché non riprendi il tuo posto.
hand-stand-in = Il computer gioca questo turno per te. Il prossimo è di nuovo tuo.
hand-not-seated = Non giochi al tavolo { $table }. La sua plancia è pubblica; { COMMAND("civ new") } apre un tavolo tuo.
hand-not-seated-drawn = Non giochi al tavolo { $table }. La sua plancia è pubblica; { COMMAND("tournament tables") } mostra tutti i tavoli.
hand-taken = Qualcun altro ha preso questo posto al tavolo { $table }.
hand-lobby = La partita al tavolo { $table } non è ancora cominciata.

## Pulsanti

# A short button: the same in words
turn-key-text = Testo
key-review = Analisi
key-text = Come testo
key-hand = La mia mano
key-nudge = Ricorda
key-stuck = Tutto fermo?
key-rematch = Rivincita
key-rematch-join = Unisciti alla rivincita
key-refresh = Aggiorna
key-undo = Annulla mossa
key-away = Lascia giocare il computer
key-not-away = Gioco io
key-come-back = Riprendo il mio posto
key-resign = Abbandona
key-seated = Resta in partita
key-move = Sposta qui il tavolo

## Risposte ai comandi

away-question = Far giocare il computer per te al tavolo { $table }? Gli altri lo vedranno. Riprendi il tuo posto con “{ key-hand }” o { COMMAND("civ hand") }; se intanto lo chiede qualcun altro, puoi dire di no.
resign-question = Abbandonare il tavolo { $table }? Le tue carte vanno nella pila degli scarti, e non puoi tornare.
resign-question-draft = Abbandonare il tavolo { $table }? Il draft è ancora in corso: la partita finirebbe per tutti, e nessuno vincerebbe.
cancel-question = Interrompere la partita al tavolo { $table }? Non vincerebbe nessuno. { $others ->
    [0] Non devi chiedere a nessuno.
   *[other] Si chiede agli altri, e devono essere d’accordo tutti.
}
resigned = Hai lasciato il tavolo { $table }.
stayed = Resti in partita.
rematch-open = Il tavolo { $table } è aperto per la rivincita, e hai il tuo posto.
rematch-there = La rivincita è al tavolo { $table }, e lì hai il tuo posto.
board-rematch = La partita successiva è qui: { $table }.
board-rematch-open = La rivincita è aperta: { $table }.

## Ciò che ogni pagina compone

text-of = { $what }: { $told }
text-also = { $told }; { $more }
text-more = “{ $button }” mostra il resto.
seat-number = Giocatore { $number }
turn-as-of = Situazione: { $at }.

## Errori

reason-which-table = Hai posto a più tavoli. Di’ quale intendi.
reason-no-table = Non hai posto a nessun tavolo aperto. { COMMAND("civ new") } ne apre uno.

## Chi ha avuto un posto.

played-seat = Posto di { $name }: { $holders }
played-then = { $before }, poi { $next }
played-computer = il computer
played-helped = { $name } (a tratti il computer)

board-forsaken = Questa partita è stata interrotta: non ero sul suo server da 30 giorni.

## People who have left the server

table-left-seats = 🚪 **{ $table }**: { $who } { $count ->
    [one] ha lasciato questo server. Il posto è libero.
   *[other] hanno lasciato questo server. I posti sono liberi.
}
table-owner-next = Ora l’host del tavolo è { $owner }.
table-left-owner = 🚪 **{ $table }**: { $who } ha lasciato questo server. Ora l’host del tavolo è { $owner }.
table-owner-you = L’host di questo tavolo ha lasciato il server. Ora lo sei tu: premi di nuovo.
table-owner-other = L’host di questo tavolo ha lasciato il server. Ora è { $owner }.
