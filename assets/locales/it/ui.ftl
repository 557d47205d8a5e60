# Messaggi del bot: sala d’attesa, tavolo, mano, voti, errori.

table-name = Tavolo { $table }
table-drawn = { $table } della fase { $round }
table-elsewhere = Questo tavolo è in un altro canale. Puoi spostarlo qui.
table-lost = Il canale di questo tavolo non esiste più o non lo vedo. Sposta qui la partita e si continua. Nulla è perduto.
table-elsewhere-ask = Questo tavolo è in un altro canale. Puoi chiedere di spostarlo qui; deve essere d’accordo più della metà dei giocatori.
table-lost-far = Il canale di questo tavolo non esiste più o non lo vedo. { COMMAND("civ table") } in un altro canale del suo server lo sposta lì.
moved = Il tavolo { $table } ora è qui.

# La sala d’attesa

option-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
option-setup-classic = Variante Base
option-setup-draft = Variante Draft
option-hegemony-turn-end = Egemonia alla fine del turno
option-hegemony-immediate = Egemonia immediata (regola dei tornei)
option-teams = Partita a Squadre
option-open = aperto a chiunque
option-invited = su invito
option-own-thread = si gioca in un thread a parte
lobby-owner = **{ $name }** (host)
lobby-player = **{ $name }**
lobby-free = *posto libero*
lobby-missing = { $count ->
    [one] Ancora { $count } giocatore, poi l’host può iniziare.
   *[other] Ancora { $count } giocatori, poi l’host può iniziare.
}
lobby-ready = Tutti i posti sono presi. L’host può iniziare.
lobby-teams = Le squadre si sorteggiano all’inizio della partita; i compagni siedono l’uno di fronte all’altro.
lobby-invited = Inviti: { $who }
lobby-begun = Vai alla partita
lobby-cancelled = Questo tavolo è stato annullato.
lobby-moved = Questo tavolo si è spostato. Ora è qui.
lobby-expired = Nessuno ha fatto iniziare la partita in tempo: il tavolo è chiuso. { COMMAND("civ new") } ne apre un altro.
invited = { $who }: un invito a giocare ({ $table }). Premi “{ key-join }” qui sopra.
pick-invite = Invita giocatori
thread-name = Tavolo { $table }: { $names }
thread-failed = Qui non posso aprire un thread, quindi la partita resta in questo canale.

# Il tavolo

final-round-begun = **Ultimo round:** il mazzo delle Ere è esaurito. Ognuno gioca un ultimo turno senza pescare, fino al giocatore alla destra del Primo Giocatore.
board-your-turn = { $who }, tocca a te ({ $table }).
board-computer-turn = { $count ->
    [one] { $who } sta giocando…
   *[other] { $who } stanno giocando…
}
board-all-choose = { $count ->
    [one] { $who }, scegli una carta ({ $table }): premi “{ key-hand }”.
   *[other] { $who }, scegliete una carta ({ $table }): premete “{ key-hand }”.
}
board-away = Il computer gioca per { $who }.
board-take-backs = In questa partita si è tornati indietro, forse dopo aver visto delle carte.
board-all-away = { $who }: non c’è nessuno, quindi la partita è ferma. Premi “{ key-hand }” per tornare.
board-cancelled = Questa partita è stata interrotta di comune accordo.
nudge = ⏰ { $who }, tocca { $count ->
    [one] a te
   *[other] a voi
} ({ $table })! Lo ricorda { $name }.

# La mano

hand-your-move = **Tocca a te.** { $step }
hand-waiting = In attesa di { $who }.
hand-board-link = Al tabellone
hand-placeless = Il canale di questo tavolo non esiste più o non lo vedo. { COMMAND("civ table") } in un altro canale sposta lì il tabellone.
hand-automatic = Per ora gioca il computer al tuo posto. Riprendilo quando vuoi.
hand-not-seated = Non giochi al tavolo { $table }. Il suo tabellone è pubblico; { COMMAND("civ new") } apre un tavolo tuo.
hand-not-seated-drawn = Non giochi al tavolo { $table }. Il suo tabellone è pubblico; { COMMAND("tournament tables") } mostra tutti i tavoli.
hand-taken = Qualcun altro ha preso questo posto al tavolo { $table }.
hand-lobby = La partita al tavolo { $table } non è ancora cominciata.
hand-no-effect = Ora non hai effetti disponibili.
hand-alt = La tua mano: { $cards }.
pack-alt = Il tuo mazzetto: { $cards }.
end-question = Puoi ancora applicare: { $effects }. Finire lo stesso?
end-effect = “{ $effect }”
stale-moves = { $count ->
    [one] Quel pulsante era della mossa precedente. Ecco il tavolo ora.
   *[other] Quel pulsante era di { $count } mosse fa. Ecco il tavolo ora.
}
stale-done = È già fatto. Ecco il tavolo ora.

# Che cosa chiede un elenco

pick-play = Gioca una carta
pick-use = Applica un effetto
pick-copy = Ispirazione: copia un effetto
pick-sacrifice = Scegli un effetto di scarto
pick-keep = Tieni una carta
pick-take = Prendi una carta dal centro
pick-discard = { $count ->
    [one] Scarta { $count } carta dalla tua mano
   *[other] Scarta { $count } carte dalla tua mano
}
pick-give = { $count ->
    [one] Restituisci { $count } carta
   *[other] Restituisci { $count } carte
}
pick-scrap = { $count ->
    [one] Scarta { $count } carta dall’area di gioco
   *[other] Scarta { $count } carte dall’area di gioco
}
pick-recall = { $count ->
    [one] Riprendi in mano { $count } carta
   *[other] Riprendi in mano { $count } carte
}
pick-salvage = { $count ->
    [one] Prendi { $count } carta dagli scarti
   *[other] Prendi { $count } carte dagli scarti
}
pick-attack = Carta del Dominio da attaccare
pick-inquire = La mano di chi?
pick-embargo = Metti l’Embargo su
pick-democracy = Metti la Democrazia su

# Pulsanti

key-join = Unisciti
key-leave = Esci
key-start = Inizia
key-add-computer = Aggiungi computer
key-remove-computer = Togli computer
key-why = Perché?
key-text = Come testo
key-cards = Tutte le carte
key-cancel = Annulla il tavolo
key-hand = La mia mano
key-nudge = Ricorda
key-absent = Giocatore assente
key-vote = Lascia giocare il computer
key-rematch = Rivincita
key-refresh = Aggiorna
key-skip = Continua senza giocare
key-end = Fine turno
key-end-now = Finisci lo stesso
key-end-always = Finisci, non chiedere più
key-stay = Continua il turno
key-undo = Annulla mossa
key-ask-away = Il computer gioca per me
key-away = Lascia giocare il computer
key-not-away = Gioco io
key-come-back = Riprendi il mio posto
key-resign = Abbandona
key-seated = Resta in partita
key-move = Sposta qui il tavolo

# Voti

absent-explained = Se { $who } non gioca per 24 ore, gli altri possono, a maggioranza, affidare il posto al computer. Un assente può tornare in ogni momento.

# Risposte ai comandi

away-question = Far giocare il computer per te al tavolo { $table }? Gli altri lo vedranno. Puoi riprendere il tuo posto quando vuoi, con “{ key-hand }” o { COMMAND("civ hand") }.
resign-question = Abbandonare il tavolo { $table }? Le tue carte vanno nella pila degli scarti, e non puoi tornare.
resign-question-draft = Abbandonare il tavolo { $table }? Il draft è ancora in corso: la partita finirebbe per tutti, e nessuno vincerebbe.
resigned = Hai lasciato il tavolo { $table }.
stayed = Resti in partita.
rematch-open = Il tavolo { $table } è aperto per la rivincita, e hai il tuo posto.
rematch-there = La rivincita è al tavolo { $table }, e lì hai il tuo posto.
games-title = { $count ->
    [0] I tuoi tavoli
    [one] Il tuo tavolo
   *[other] I tuoi { $count } tavoli
}
games-none = Non hai posto a nessun tavolo. { COMMAND("civ new") } ne apre uno.
games-yours = 👉 **[{ $table }]({ $link })**: tocca a te. { $names }
games-waiting = [{ $table }]({ $link }): in attesa di { $who }. { $names }
games-lobby = [{ $table }]({ $link }): non ancora cominciato. { $names }
games-key = Tavolo { $table }: la mia mano
choice-table = Tavolo { $table }: { $names }
settings-ask = Ti chiederò conferma la prima volta che in una partita lasci effetti non usati.
settings-display-picture = Ora la tua mano e i tabelloni ti appaiono come immagini.
settings-display-text = Ora la tua mano ti appare come testo. Un pulsante sotto ogni tabellone ne mostra il testo.
settings-display-both = Ora la tua mano e i tabelloni ti appaiono come immagini e testo.
settings-display-server = Ora la tua mano e i tabelloni ti appaiono come sul server.
settings-theme-dark = Le immagini che vedi solo tu ora sono scure.
settings-theme-light = Le immagini che vedi solo tu ora sono chiare.
settings-theme-server = Le immagini che vedi solo tu ora hanno i colori dei tabelloni pubblici.
server-display-picture = I tabelloni di questo server ora appaiono come immagini.
server-display-text = I tabelloni di questo server ora appaiono come testo.
server-display-both = I tabelloni di questo server ora appaiono come immagini e testo.
server-threads-own-thread = Le nuove partite di questo server ora hanno un thread tutto loro, dove posso aprirne uno.
server-threads-channel = Le nuove partite di questo server ora restano nel loro canale.
settings-language = D’ora in poi ti parlo in questa lingua: { $language }. I messaggi pubblici restano nella lingua del tavolo.
settings-language-discord = D’ora in poi ti parlo nella lingua del tuo Discord, se posso: { $language }.
server-language = Lingua dei nuovi tavoli di questo server: { $language }. Quelli aperti tengono la loro.
server-language-discord = I nuovi tavoli usano la lingua del server su Discord, se posso: { $language }.
settings-no-ask = Non chiederò più prima di finire il tuo turno.

# Errori

reason-which-table = Hai posto a più tavoli. Di’ quale intendi.
reason-no-table = Non hai posto a nessun tavolo aperto. { COMMAND("civ new") } ne apre uno.
reason-command-outdated = Quel comando è cambiato. Riprova tra un momento, quando Discord mostrerà quello nuovo.
outdated-button = Quel pulsante non funziona più. { COMMAND("civ games") } mostra i tuoi tavoli; nulla è perduto.
outdated-form = Mi sono riavviato dopo che hai aperto quel modulo. Aprilo di nuovo; nulla è perduto.
message-gone = Fatto, ma il messaggio non c’è più. { COMMAND("civ hand") } e { COMMAND("civ table") } mostrano il tavolo com’è ora.
error-ours = Qualcosa è andato storto da parte nostra; la tua partita è al sicuro. Se succede ancora, comunica il numero `{ $number }` a chi gestisce il bot.
permissions-missing = { $count ->
    [one] Qui mi manca un permesso: { $permissions }. Un amministratore può darlo in Impostazioni canale › Permessi.
   *[other] Qui mi mancano dei permessi: { $permissions }. Un amministratore può darli in Impostazioni canale › Permessi.
}
no-picture-permission = Qui niente immagini: mi manca il permesso { $permission }. Un amministratore può darlo in Impostazioni canale › Permessi.
no-picture-size = L’immagine è troppo grande per questo server: ecco il tabellone come testo.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-attach-files = Allega file
permission-create-public-threads = Crea thread pubblici
permission-send-messages-in-threads = Invia messaggi nei thread
