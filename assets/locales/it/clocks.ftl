### Orologi, ore di riposo, vacanze; votazioni e menu “Tavolo …”.

## Comandi

name-join-game = entra-in-partita
name-time-zone = fuso-orario
name-quiet-hours = ore-di-riposo
name-vacation = vacanze
name-clock = orologio
name-timeout = tempo-scaduto
name-zone = città
name-hours = fascia
name-first = primo-giorno
name-last = ultimo-giorno
command-join-game = Chiedi di sostituire il computer in una partita
command-settings-time-zone = Il tuo fuso orario, per le tue ore di riposo e le tue vacanze
command-settings-quiet-hours = Le ore in cui gli orologi lenti per te sono fermi
command-settings-vacation = I giorni in cui gli orologi lenti per te sono fermi
option-new-clock = Tempo per turno: un modello, 12h, o una riserva come 7g+12h
option-new-timeout = Quando il tempo scade (predefinito: il computer gioca il turno)
option-settings-zone = Una città del tuo fuso orario
option-settings-span = Per esempio 22-7; “nessuna” per non averne
option-settings-first = Il primo giorno, o la fine delle tue vacanze
option-settings-last = L’ultimo giorno (predefinito: il primo)
choice-at-zero-turn = Il computer gioca questo turno
choice-at-zero-seat = Il computer gioca al suo posto
choice-at-zero-eliminate = Il giocatore è fuori dalla partita (§9.1)
choice-at-zero-abandon = La partita finisce senza vincitori

## Come si chiama un orologio

preset-none = Senza limite di tempo
preset-live = In tempo reale
preset-day = Un giorno
preset-correspondence = Per corrispondenza
# $name (un modello), $clock (che cosa significa)
preset-told = { $name }: { $clock }
clock-none = senza limite di tempo
# $span (una durata: “24 ore”)
clock-turn = { $span } a turno
clock-bank = { $span } a giocatore, più { $more } a turno
clock-bank-only = { $span } a giocatore per tutta la partita
clock-at-zero-turn = { $clock }. Quando il tempo scade, il computer gioca quel turno.
clock-at-zero-seat = { $clock }. Quando il tempo scade, il computer gioca al posto di quel giocatore finché non torna.
clock-at-zero-eliminate = { $clock }. Chi esaurisce il tempo è fuori dalla partita (§9.1).
clock-at-zero-abandon = { $clock }. Appena qualcuno esaurisce il tempo, la partita finisce senza vincitori.
clock-at-zero-referee = { $clock }. Appena qualcuno esaurisce il tempo, la partita si ferma e viene chiamato l’arbitro.
clock-hours = Le ore di riposo e le vacanze non contano: { COMMAND("settings quiet-hours") }, { COMMAND("settings vacation") }.
board-time-referee = { $who }: il tempo scade { $at }, poi viene chiamato l’arbitro.

## Sul tabellone e nella mano. $at è un momento come lo dice Discord: “tra 17 ore”.

board-time-turn = { $who }: il tempo scade { $at }, poi il computer gioca { $count ->
    [one] questo turno.
   *[other] per chi non ha mosso.
}
board-time-seat = { $who }: il tempo scade { $at }, poi il computer gioca { $count ->
    [one] al suo posto.
   *[other] al posto di chi non ha mosso.
}
board-time-eliminate = { $who }: il tempo scade { $at }. Chi non avrà mosso sarà fuori dalla partita.
board-time-abandon = { $who }: il tempo scade { $at }, poi la partita finisce senza vincitori.
board-vacation = Vacanze di { $name } (ultimo giorno: { $day }): non contano.
board-unreached = { $name } non vede questo canale. Il suo orologio è fermo e riparte al più tardi { $at }.
board-paused = La partita è in pausa: gli orologi sono fermi. Qualsiasi giocatore può riprenderla con “{ $button }”.
board-paused-referee = La partita è ferma e gli orologi anche. L’arbitro decide quando riprende.
board-paused-moderated = La moderazione ha messo in pausa la partita: gli orologi sono fermi. La moderazione può farla riprendere con { COMMAND("moderate resume") }; dal { $at } può farlo anche chiunque giochi, con “{ $button }”.
hand-time-turn = Il tuo tempo scade { $at }, poi gioca il computer.
hand-time-seat = Il tuo tempo scade { $at }, poi gioca il computer fino al tuo ritorno.
hand-time-eliminate = Il tuo tempo scade { $at }, poi sei fuori dalla partita.
hand-time-abandon = Il tuo tempo scade { $at }, poi la partita finisce senza vincitori.
hand-time-referee = Il tuo tempo scade { $at }, poi viene chiamato l’arbitro.
bank-running = { $name }: il tempo scade { $at }.
bank-left = { $name }: tempo rimasto { $span }.
bank-empty = tempo finito
lapse-turn = **{ $name }** ha esaurito il tempo: il computer gioca quel turno.
lapse-seat = **{ $name }** ha esaurito il tempo: il computer gioca fino al suo ritorno.
lapse-eliminate = **{ $name }** ha esaurito il tempo ed è fuori dalla partita.
lapse-abandon = **{ $name }** ha esaurito il tempo: la partita finisce senza vincitori.
lapse-pause = **{ $name }** ha esaurito di nuovo il tempo, e non c’è nessun altro: la partita è in pausa.

## Risposte di /settings

zone-set = Il tuo fuso orario è { $zone }. Ora locale: { $time }.
zone-hint = Non conosco ancora il tuo fuso orario: queste ore sono in UTC. Per indicarlo: { COMMAND("settings time-zone") }.
quiet-none-choice = Nessuna ora di riposo
quiet-none = Non hai ore di riposo: i tuoi orologi corrono a qualsiasi ora.
quiet-set = Dalle { $since } alle { $until } ({ $zone }) gli orologi lenti per te sono fermi. Gli orologi sotto l’ora non si fermano.
vacation-end-choice = Rientro: fine delle vacanze
vacation-ended = Che bello rivederti! I tuoi orologi ripartono, e non hai altre vacanze in programma.
vacation-set = Vacanze: { $since } – { $until }. In quei giorni gli orologi lenti per te sono fermi.
vacation-used = Giorni di vacanza usati nel { $year }: { $count } su { $most }.

## Votazioni

poll-title = { $table }: votazione
poll-call = { $count ->
    [one] { $who }, c’è una votazione per te ({ $table }).
   *[other] { $who }, c’è una votazione per voi ({ $table }).
}
poll-ask-pause = **{ $name }** chiede una pausa: gli orologi si fermano finché qualcuno non riprende la partita.
poll-ask-extend = **{ $name }** chiede più tempo: il tempo di un altro turno per tutti quelli che devono muovere.
poll-ask-undo = **{ $name }** chiede di annullare { $count ->
    [one] l’ultima mossa:
   *[other] le ultime { $count } mosse:
}
poll-undo-seen = Tornano indietro anche carte che nel frattempo qualcuno ha visto.
poll-ask-cancel = **{ $name }** chiede di interrompere la partita. Non vincerebbe nessuno.
poll-ask-move = **{ $name }** chiede di spostare questo tavolo in { $place }.
poll-ask-replace = **{ $name }** vorrebbe sostituire il computer al posto di **{ $owner }**, e ne vedrebbe la mano.
poll-owner-asked = **{ $owner }** può dire di no fino ad allora, e così tiene il posto. In due serve il suo sì, a meno che il suo tempo non sia scaduto due volte di seguito e poi sia passato un altro turno.
poll-ask-seated = **{ $name }** ha chiesto di sostituire il computer.
poll-ask-automatic = **{ $name }** propone che il computer giochi per **{ $owner }**, che può tornare in ogni momento.
poll-ask-go-on = **{ $owner }** ha esaurito il tempo due volte di seguito, e gioca il computer. Si continua così? Chi vota contro fa chiedere a tutti se interrompere la partita.
poll-ayes = A favore: { $who }
poll-noes = Contro: { $who }
poll-silent = Non ancora: { $who }
# $left è un momento come lo dice Discord: “tra 3 giorni”
poll-open = Voti a favore: { $agreed } sui { $needed } necessari. La votazione si chiude { $left } ({ $at }).
poll-moved = Il tavolo si è spostato. Ecco la votazione.
poll-carried = Approvato.
poll-refused = Respinto.
poll-lapsed = Tempo scaduto: non approvato.
poll-moot = La partita è andata avanti: la votazione è chiusa.
poll-carried-pause = La partita è in pausa.
poll-carried-extend = Ora tutti hanno più tempo.
poll-carried-undo = Mossa annullata.
poll-carried-cancel = La partita è interrotta.
poll-carried-replace = Il posto è passato di mano.
poll-carried-move = Il tavolo si sposta.
poll-carried-automatic = Ora gioca il computer. Per tornare: “{ key-hand }”.
poll-carried-go-on = La partita continua.
poll-refused-go-on = Ora si chiede a tutti se interrompere la partita.
poll-lapsed-go-on = La partita continua.
vote-asked = La votazione è aperta: la vedi sotto il tabellone.
vote-voted = Il tuo voto è registrato.
vote-joined = Qualcuno l’ha già chiesto: ho contato il tuo voto a favore.
vote-carried = È già stato approvato e fatto.
vote-refused = È stato respinto.
pause-ended = La pausa è finita: gli orologi ripartono.
laws-new =
    Novità a tutti i tavoli, e da ora anche a questo:
    - Per tornare indietro serve il sì di tutti, anche di chi è assente.
    - Lo stesso vale per una pausa e per chiudere una partita senza vincitori. Il silenzio non è mai un sì; solo se dura molto smette di contare.
    - Nessuno prende il posto di un altro senza che gli sia stato chiesto.
    - Un tavolo cambia canale solo con una votazione, e non cambia mai server.
    - Le ore di riposo valgono anche per le menzioni.

## Il menu e i posti liberi

menu-title = { $table }: richieste
menu-referee = A un tavolo di torneo non si vota: su tempo, errori e assenze decide l’arbitro.
menu-go-on = mette fine alla pausa, subito.
menu-pause = ferma tutti gli orologi finché qualcuno non riprende la partita; devono essere d’accordo tutti, anche chi è assente. Solo un silenzio molto lungo smette di contare.
menu-extend = dà il tempo di un altro turno a tutti quelli che devono muovere; deve essere d’accordo più della metà degli altri.
menu-take-back = annulla una mossa che da solo non puoi più annullare; devono essere d’accordo tutti gli altri, anche chi è assente.
menu-take-back-alone = annulla una mossa che “{ key-undo }” non può più annullare; senza votazione, ma la partita risulta con mosse annullate.
menu-away = fa giocare il computer per te finché non torni; senza votazione.
menu-call-off = fa finire la partita senza vincitori; devono essere d’accordo tutti, anche chi è assente. Solo un silenzio molto lungo smette di contare.
menu-resign = ti fa lasciare la partita definitivamente.
menu-resign-draft = fa finire la partita per tutti, finché dura il draft.
seats-title = { $table }: prendi un posto
seats-told = In questi posti gioca il computer. Chiedine uno: il suo giocatore può dire di no, e gli altri votano. Poi continui tu da lì, e vedi quella mano.

## Pulsanti

key-aye = A favore
key-nay = Contro
key-menu = Tavolo
key-resume = Riprendi la partita
key-seats = Prendi un posto
key-ask-pause = Chiedi una pausa
key-ask-extend = Chiedi più tempo
key-ask-undo = Chiedi di annullare
key-ask-undo-decision = La mia ultima mossa
key-ask-undo-turn = Il mio ultimo turno
key-ask-cancel = Chiedi di interrompere
key-ask-seat = Chiedi il posto: { $name }

## “Cosa posso fare?”


## Rifiuti

reason-which-game = Qui più partite hanno un posto libero. Di’ quale tavolo intendi.
reason-no-seat-here = In questo canale nessuna partita ha un posto libero.
