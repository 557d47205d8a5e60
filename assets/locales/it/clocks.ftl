### Orologi, ore di riposo, vacanze; votazioni e menu “Tavolo …”.

## Comandi

name-join-game = entra-in-partita
name-time-zone = fuso-orario
name-quiet-hours = ore-di-riposo
name-vacation = vacanze
name-clock = orologio
name-timeout = tempo-scaduto
name-zone = città
name-span = fascia
name-first = primo-giorno
name-last = ultimo-giorno
command-join-game = Chiedi un posto tenuto dal computer in una partita
command-settings-time-zone = Il tuo fuso orario, per le tue ore di riposo e le tue vacanze
command-settings-quiet-hours = Le ore in cui nelle partite lente il tuo orologio è fermo
command-settings-vacation = I giorni in cui nelle partite lente il tuo orologio è fermo
option-new-clock = Quanto può durare un turno: un modello, 12h, 7g+12h
option-new-timeout = Quando il tempo scade (se non scegli, il computer gioca il turno)
option-settings-zone = Una città del tuo fuso orario
option-settings-span = Per esempio 22-7; “none” per non averne
option-settings-first = Il primo giorno, o la fine delle tue vacanze
option-settings-last = L’ultimo giorno (il primo se non scegli)
choice-at-zero-turn = Il computer gioca questo turno
choice-at-zero-seat = Il computer prende il posto
choice-at-zero-eliminate = Il giocatore è fuori dalla partita (§9.1)
choice-at-zero-abandon = La partita è abbandonata

## Come si chiama un orologio

preset-none = Senza orologio
preset-live = In tempo reale
preset-day = Un giorno
preset-correspondence = Per corrispondenza
# $name (un modello), $clock (che cosa significa)
preset-told = { $name }: { $clock }
clock-none = senza orologio
# $span (una durata: “24 ore”)
clock-turn = { $span } per turno
clock-bank = { $span } per la partita, più { $more } a ogni turno
clock-bank-only = { $span } per tutta la partita
clock-at-zero-turn = { $clock }. Quando il tempo scade, il computer gioca quel turno.
clock-at-zero-seat = { $clock }. Quando il tempo scade, il computer prende il posto, finché non torna chi lo occupava.
clock-at-zero-eliminate = { $clock }. Chi esaurisce il tempo è fuori dalla partita (§9.1).
clock-at-zero-abandon = { $clock }. Appena qualcuno esaurisce il tempo, la partita è abbandonata.
clock-hours = Le ore di riposo e le vacanze non contano: { COMMAND("settings quiet-hours") }, { COMMAND("settings vacation") }.

## Sul tabellone e nella mano. $at è un momento come lo dice Discord: “tra 17 ore”.

board-time-turn = { $who }: il tempo scade { $at }; poi il computer gioca { $count ->
    [one] questo turno.
   *[other] per chi non ha mosso.
}
board-time-seat = { $who }: il tempo scade { $at }; poi il computer prende { $count ->
    [one] il suo posto.
   *[other] il posto di chi non ha mosso.
}
board-time-eliminate = { $who }: il tempo scade { $at }; chi non avrà mosso è fuori dalla partita.
board-time-abandon = { $who }: il tempo scade { $at }; poi la partita è abbandonata.
board-vacation = Vacanze di { $name } (ultimo giorno: { $day }): non contano.
board-unreached = { $name } non vede questo canale. Il suo orologio è fermo e riparte al più tardi { $at }.
board-paused = La partita è in pausa: gli orologi sono fermi. Chiunque giochi può riprenderla con “{ $button }”.
hand-time-turn = Il tuo tempo scade { $at }; poi il computer gioca questo turno per te.
hand-time-seat = Il tuo tempo scade { $at }; poi il computer prende il tuo posto, finché non torni.
hand-time-eliminate = Il tuo tempo scade { $at }; poi la partita per te è finita.
hand-time-abandon = Il tuo tempo scade { $at }; poi la partita è abbandonata.
bank-running = { $name }: il tempo scade { $at }.
bank-left = { $name }: tempo rimasto { $span }.
bank-empty = zero minuti
lapse-turn = **{ $name }** ha esaurito il tempo: il computer gioca quel turno.
lapse-seat = **{ $name }** ha esaurito il tempo: il computer tiene il posto fino al suo ritorno.
lapse-eliminate = **{ $name }** ha esaurito il tempo, e la sua partita finisce qui.
lapse-abandon = **{ $name }** ha esaurito il tempo: la partita è stata abbandonata.
lapse-pause = **{ $name }** ha esaurito di nuovo il tempo, e non c’è nessun altro: la partita è in pausa.

## Risposte di /settings

zone-set = Il tuo fuso orario è { $zone }. Ora locale: { $time }.
zone-hint = Non conosco ancora il tuo fuso orario, quindi queste ore sono in UTC. Per indicarlo: { COMMAND("settings time-zone") }.
quiet-none-choice = Nessuna ora di riposo
quiet-none = Non hai ore di riposo: il tuo orologio può correre a ogni ora.
quiet-set = Dalle { $since } alle { $until } ({ $zone }) nelle partite lente il tuo orologio è fermo. Gli orologi di meno di un’ora non si fermano: quelle partite si giocano da svegli.
vacation-end-choice = Sono qui: fine delle mie vacanze
vacation-ended = Eccoti di nuovo: i tuoi orologi ripartono, e non hai altre vacanze in programma.
vacation-set = Vacanze: { $since } – { $until }. In quei giorni nelle partite lente il tuo orologio è fermo.
vacation-used = Giorni di vacanza usati nel { $year }: { $count } su { $most }.

## Votazioni

poll-title = { $table }: votazione
poll-call = { $count ->
    [one] { $who }, una votazione attende il tuo voto ({ $table }).
   *[other] { $who }, una votazione attende il vostro voto ({ $table }).
}
poll-ask-pause = **{ $name }** chiede una pausa: gli orologi restano fermi finché qualcuno non riprende la partita.
poll-ask-extend = **{ $name }** chiede più tempo per chi deve muovere: quanto ne dà un turno.
poll-ask-undo = **{ $name }** chiede di annullare { $count ->
    [one] l’ultima mossa:
   *[other] le ultime { $count } mosse:
}
poll-undo-seen = Tornano indietro anche carte che nel frattempo qualcuno ha visto.
poll-ask-cancel = **{ $name }** chiede di interrompere la partita. Non vincerebbe nessuno.
poll-ask-move = **{ $name }** chiede di spostare questo tavolo in { $place }.
poll-ask-replace = **{ $name }** vorrebbe il posto di **{ $owner }**, che ora tiene il computer, e vedrebbe ciò che si vede da quel posto.
poll-owner-asked = **{ $owner }** può dire di no fino ad allora, e in quel caso tiene il posto. In due serve il suo sì, a meno che il suo tempo non sia scaduto due volte di seguito e poi sia passato un altro turno.
poll-ask-seated = **{ $name }** ha chiesto un posto che teneva il computer.
poll-ask-automatic = **{ $name }** propone che il computer giochi per **{ $owner }**. Chi torna può riprendersi il posto in ogni momento.
poll-ask-go-on = **{ $owner }** ha esaurito il tempo due volte di seguito, e il posto lo tiene il computer. Si continua così? Se no, si chiede a tutti se interrompere la partita.
poll-ayes = A favore: { $who }
poll-noes = Contro: { $who }
poll-silent = Non ancora: { $who }
# $left è un momento come lo dice Discord: “tra 3 giorni”
poll-open = Voti a favore: { $agreed } sui { $needed } necessari. La votazione si chiude { $left } ({ $at }).
poll-moved = Il tavolo si è spostato, e questa votazione con lui. Eccola.
poll-carried = Approvato.
poll-refused = Respinto.
poll-lapsed = Tempo scaduto: non approvato.
poll-moot = La partita è andata avanti: non c’è più nulla da votare.
poll-carried-pause = La partita è in pausa.
poll-carried-extend = Ora c’è più tempo.
poll-carried-undo = Si torna indietro.
poll-carried-cancel = La partita è interrotta.
poll-carried-replace = Il posto è passato di mano.
poll-carried-move = Il tavolo si sposta lì.
poll-carried-automatic = Ora gioca il computer. Per tornare basta premere “{ key-hand }”.
poll-carried-go-on = La partita continua.
poll-refused-go-on = Ora si chiede a tutti se interrompere la partita.
poll-lapsed-go-on = La partita continua lo stesso.
vote-asked = Richiesta fatta: gli altri vedono la votazione sotto il tabellone, e lì puoi seguirla.
vote-voted = Il tuo voto è registrato.
vote-joined = Qualcuno l’ha già chiesto: il tuo voto a favore è registrato.
vote-carried = Approvato, e già fatto.
vote-refused = Respinto.
pause-ended = La pausa è finita: gli orologi ripartono.
laws-new =
    Novità a tutti i tavoli, e da ora anche a questo:
    - Per tornare indietro serve il sì di tutti, anche di chi è assente.
    - Lo stesso vale per una pausa e per chiudere una partita senza vincitori. Il silenzio non è mai un sì; solo se dura molto smette di contare.
    - Nessuno prende il posto di un altro senza che gli sia stato chiesto.
    - Un tavolo cambia canale solo con una votazione, e non cambia mai server.
    - Le ore di riposo valgono anche per le menzioni.

## Il menu e i posti liberi

menu-title = { $table }: che cosa possiamo chiederci
menu-go-on = mette fine alla pausa, subito.
menu-pause = ferma tutti gli orologi finché qualcuno non riprende la partita; devono essere d’accordo tutti, anche chi è assente. Solo un silenzio molto lungo smette di contare.
menu-extend = dà a chi deve muovere altro tempo, quanto ne dà un turno; deve essere d’accordo più della metà degli altri.
menu-take-back = annulla ciò che “{ key-undo }” non può più annullare; devono essere d’accordo tutti gli altri, anche chi è assente.
menu-take-back-alone = annulla ciò che “{ key-undo }” non può più annullare; non deve essere d’accordo nessuno, e la partita risulta con mosse annullate.
menu-away = lascia il tuo posto al computer finché non torni; non si vota.
menu-call-off = fa finire la partita senza vincitori; devono essere d’accordo tutti, anche chi è assente. Solo un silenzio molto lungo smette di contare.
menu-resign = ti fa lasciare la partita definitivamente.
menu-resign-draft = fa abbandonare il tavolo per tutti, finché dura il draft.
seats-title = { $table }: prendi un posto
seats-told = Per ora questi posti li tiene il computer. Chiedine uno: la persona a cui appartiene può dire di no, e gli altri votano. Poi continui tu da lì, e vedi ciò che si vede da quel posto.

## Pulsanti

key-aye = A favore
key-nay = Contro
key-menu = Tavolo …
key-resume = Riprendi la partita
key-seats = Prendi un posto
key-ask-pause = Chiedi una pausa
key-ask-extend = Chiedi più tempo
key-ask-undo = Chiedi di annullare
key-ask-undo-decision = Annullare la mia ultima scelta
key-ask-undo-turn = Annullare tutto il mio ultimo turno
key-ask-cancel = Chiedi di interrompere
key-ask-seat = Chiedi il posto di { $name }

## “Che cosa posso fare?”

moment-table-pause = **{ key-ask-pause }**, in “{ key-menu }”, ferma tutti gli orologi se sono d’accordo tutti.
moment-table-go-on = **{ key-resume }**, sotto il tabellone, mette fine alla pausa.
moment-table-extend = **{ key-ask-extend }**, in “{ key-menu }”, dà più tempo a chi deve muovere se è d’accordo più della metà degli altri.
moment-table-take-back = **{ key-ask-undo }**, in “{ key-menu }”, annulla la tua ultima scelta o il tuo ultimo turno se sono d’accordo tutti gli altri.
moment-table-call-off = **{ key-ask-cancel }**, in “{ key-menu }”, fa finire la partita senza vincitori se sono d’accordo tutti.

## Rifiuti

reason-which-game = Qui più partite hanno un posto da prendere. Di’ quale tavolo intendi.
reason-no-seat-here = In questo canale nessuna partita ha un posto da prendere.
