# Messaggi del bot: sala d’attesa, tavolo, mano, voti, errori.

table-name = Tavolo { $table }
table-elsewhere = Questo tavolo è in un altro canale. Puoi portarlo qui.
table-lost = Il canale di questo tavolo non c’è più, o mi è chiuso. Porta qui la partita e continuerà: nulla è perduto.
table-elsewhere-ask = Questo tavolo è in un altro canale. Puoi chiedere agli altri di spostarlo qui; deve essere d’accordo più della metà dei giocatori.
table-lost-far = Il canale di questo tavolo non c’è più, o mi è chiuso. { COMMAND("civ table") } in un altro canale del suo server lo porta lì.
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
lobby-owner = **{ $name }** (host)
lobby-player = **{ $name }**
lobby-free = *posto libero*
lobby-missing = { $count ->
    [one] Ancora { $count } giocatore e l’host può iniziare.
   *[other] Ancora { $count } giocatori e l’host può iniziare.
}
lobby-ready = Tutti i posti sono presi. L’host può iniziare.
lobby-teams = Le squadre si sorteggiano all’inizio della partita; chi gioca insieme siede di fronte.
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
    [one] { $who } sta giocando …
   *[other] { $who } stanno giocando …
}
board-all-choose = { $count ->
    [one] { $who }, scegli una carta ({ $table }): premi “{ key-hand }”.
   *[other] { $who }, scegliete una carta ({ $table }): premete “{ key-hand }”.
}
board-away = Per ora il computer gioca per { $who }.
board-take-backs = In questa partita si è tornati indietro, forse anche su carte già viste.
board-all-away = { $who }: non c’è più nessuno a giocare, quindi la partita è ferma. “{ key-hand }” permette di tornare.
board-cancelled = Questa partita è stata interrotta di comune accordo.
nudge = ⏰ { $name } sollecita { $who }: { $count ->
    [one] tocca a te ({ $table }).
   *[other] tocca a voi ({ $table }).
}

# La mano

hand-your-move = **Tocca a te.** { $step }
hand-waiting = In attesa di { $who }.
hand-board-link = Al tabellone
hand-placeless = Il canale di questo tavolo non c’è più, o mi è chiuso. { COMMAND("civ table") } in un altro canale porta lì il tabellone.
hand-automatic = Per ora il giocatore automatico ha il tuo posto. Riprendilo quando vuoi.
hand-not-seated = Non giochi al tavolo { $table }. Il suo tabellone è pubblico; { COMMAND("civ new") } apre un tavolo tuo.
hand-taken = Ora a questo posto al tavolo { $table } gioca qualcun altro.
hand-lobby = La partita al tavolo { $table } non è ancora cominciata.
hand-no-effect = Ora non hai effetti disponibili.
closed-effect = { $effect } ({ $have })
closed-levels = Troppo poche carte (livello 1: { $one }, livello 2: { $two }): { $effects }. (§3.2)
closed-used = Già usati in questo turno: { $effects }. (§3.1)
closed-domains = Nessuna carta in gioco: { $domains }. (§3.2, §3.3)
hand-alt = La tua mano: { $cards }.
pack-alt = Il tuo mazzetto: { $cards }.
short-own = ▸ **{ $name }** (tu): { $columns } · mano{"\u00A0"}{ $hand }/{ $limit }
short-mate = **{ $name }** (la tua squadra): { $columns } · mano{"\u00A0"}{ $hand }/{ $limit }
short-seat = **{ $name }**: { $columns } · mano{"\u00A0"}{ $hand }/{ $limit }
short-left = ~~{ $name }~~ ha lasciato la partita
short-nothing = nulla in gioco
short-pile = Mazzo { $pile } · pila degli scarti { $discard }
end-question = Ancora a tua disposizione: { $effects }. Finire lo stesso il turno?
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
pick-sacrifice = Scarta una carta per il suo effetto di scarto
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
    [one] Scarta { $count } carta dalla tua area di gioco
   *[other] Scarta { $count } carte dalla tua area di gioco
}
pick-recall = { $count ->
    [one] Riprendi in mano { $count } carta dalla tua area di gioco
   *[other] Riprendi in mano { $count } carte dalla tua area di gioco
}
pick-salvage = { $count ->
    [one] Prendi { $count } carta dalla pila degli scarti
   *[other] Prendi { $count } carte dalla pila degli scarti
}
pick-attack = Scarta un’altra carta: il suo Dominio è attaccato
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
key-cancel = Annulla
key-hand = La mia mano
key-nudge = Sollecita
key-absent = Assenza
key-vote = Passa al giocatore automatico
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
key-move = Porta qui il tavolo

# Voti

absent-explained = { $who }: dopo 24 ore senza mosse gli altri possono, a maggioranza, affidare il posto al giocatore automatico. Lo si può riprendere in ogni momento.

# Risposte ai comandi

away-question = Il computer deve giocare per te al tavolo { $table }? Gli altri lo vedono. Puoi riprendere il tuo posto quando vuoi, con “{ key-hand }” o { COMMAND("civ hand") }.
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
games-none = Ora non giochi a nessun tavolo. { COMMAND("civ new") } ne apre uno.
games-yours = 👉 **[{ $table }]({ $link })**: tocca a te. { $names }
games-waiting = [{ $table }]({ $link }): in attesa di { $who }. { $names }
games-lobby = [{ $table }]({ $link }): non ancora cominciato. { $names }
games-key = Tavolo { $table }: la mia mano
choice-table = Tavolo { $table }: { $names }
settings-ask = Chiederò conferma se finisci un turno con un effetto ancora disponibile.
settings-display-picture = La tua mano e i tabelloni che chiedi arrivano come immagini.
settings-display-text = La tua mano e i tabelloni che chiedi arrivano come testo.
settings-display-both = La tua mano e i tabelloni che chiedi arrivano come immagini e come testo.
settings-display-server = La tua mano e i tabelloni che chiedi arrivano come sul server.
settings-theme-dark = Le immagini che vedi solo tu ora sono scure.
settings-theme-light = Le immagini che vedi solo tu ora sono chiare.
settings-theme-server = Le immagini che vedi solo tu hanno i colori dei tabelloni che vedono tutti.
server-display-picture = I tabelloni di questo server ora sono immagini.
server-display-text = I tabelloni di questo server ora sono testi.
server-display-both = I tabelloni di questo server ora sono immagini e testi.
server-threads-own-thread = Le nuove partite di questo server ora hanno un thread tutto loro, dove posso aprirne uno.
server-threads-channel = Le nuove partite di questo server ora restano nel loro canale.
settings-language = D’ora in poi ti parlo in questa lingua: { $language }. I messaggi pubblici di un tavolo restano nella sua.
settings-language-discord = D’ora in poi ti parlo come Discord, per quanto posso: { $language }.
server-language = Lingua dei nuovi tavoli di questo server: { $language }. Quelli aperti tengono la loro.
server-language-discord = I nuovi tavoli di questo server ora parlano la lingua che ha su Discord, per quanto posso: { $language }.
settings-no-ask = Finirò il tuo turno senza chiedere.

# Errori

reason-which-table = Hai posto a più tavoli. Di’ quale intendi.
reason-no-table = Non hai posto a nessun tavolo aperto. { COMMAND("civ new") } ne apre uno.
reason-command-outdated = Quel comando è cambiato. Riprova tra un momento: Discord ti mostrerà quello nuovo.
outdated-button = Quel pulsante non mi dice più nulla. { COMMAND("civ games") } mostra i tuoi tavoli; nulla è perduto.
outdated-form = Quel modulo è di prima del mio riavvio. Aprilo di nuovo, per favore; nulla è perduto.
message-gone = È fatto, ma il messaggio non c’è più. { COMMAND("civ hand") } e { COMMAND("civ table") } mostrano il tavolo com’è ora.
error-ours = Qualcosa è andato storto da parte nostra; la tua partita è al sicuro. Se succede ancora, comunica il numero `{ $number }` a chi gestisce il bot.
permissions-missing = { $count ->
    [one] In questo canale mi manca un permesso: { $permissions }. Chi gestisce il server può darlo nelle impostazioni del canale, alla voce Permessi.
   *[other] In questo canale mi mancano dei permessi: { $permissions }. Chi gestisce il server può darli nelle impostazioni del canale, alla voce Permessi.
}
no-picture-permission = Qui niente immagini: mi manca il permesso { $permission }. Chi gestisce il server può darlo nelle impostazioni del canale, alla voce Permessi.
no-picture-size = L’immagine è più grande di quanto permette il server: ecco il tabellone come testo.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-attach-files = Allega file
permission-create-public-threads = Crea thread pubblici
permission-send-messages-in-threads = Invia messaggi nei thread
