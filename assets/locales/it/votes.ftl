### Votazioni, il menu “Tavolo…” e i posti giocati dal computer.

## Votazioni

poll-title = { $table }: votazione
poll-call = { $count ->
    [one] { $who }, c’è una votazione per te ({ $table }).
   *[other] { $who }, c’è una votazione per voi ({ $table }).
}
poll-ask-pause = **{ $name }** chiede una pausa: gli orologi si fermano finché qualcuno non riprende la partita.
poll-ask-extend = **{ $name }** chiede più tempo: il tempo di un altro turno per tutti quelli che devono muovere.
poll-ask-undo = **{ $name }** chiede di annullare { $what ->
    [one] la propria ultima mossa
    [move] tutto dalla propria ultima mossa in poi ({ $count ->
        [one] 1 turno: { $whose }
       *[other] { $count } turni: { $whose }
    })
    [turn] tutto dall’inizio del proprio ultimo turno in poi ({ $count ->
        [one] 1 turno: { $whose }
       *[other] { $count } turni: { $whose }
    })
   *[other] le ultime mosse ({ $count ->
        [one] 1 turno: { $whose }
       *[other] { $count } turni: { $whose }
    })
}:
poll-undo-seen = Tornano indietro anche le carte pescate o viste nel frattempo, ma chi le ha viste le conosce.
poll-ask-cancel = **{ $name }** chiede di interrompere la partita. Non vincerebbe nessuno.
poll-ask-move = **{ $name }** chiede di spostare questo tavolo in { $place }.
poll-ask-replace = **{ $name }** vorrebbe sostituire il computer al posto di **{ $owner }**, e ne vedrebbe la mano.
poll-owner-asked = **{ $owner }** può dire di no fino ad allora, e così tiene il posto. In due serve il suo sì, a meno che il suo tempo non sia scaduto due volte di seguito e poi sia passato un altro turno.
poll-ask-seated = **{ $name }** ha chiesto di sostituire il computer.
poll-ask-automatic = **{ $name }** propone che il computer giochi per **{ $owner }** fino al suo ritorno; la seconda volta nello stesso turno, fino alla fine di quel turno.
poll-ask-go-on = **{ $owner }** ha esaurito il tempo due volte di seguito, e gioca il computer. Si continua così? Se voti contro, si chiederà a tutti se interrompere la partita.
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
poll-carried-undo = Mosse annullate.
poll-carried-cancel = La partita è interrotta.
poll-carried-replace = Il posto è passato di mano.
poll-carried-move = Il tavolo si sposta.
poll-carried-automatic = Ora gioca il computer. Per tornare: “{ key-hand }”.
poll-carried-go-on = La partita continua.
poll-refused-go-on = Ora si chiede a tutti se interrompere la partita.
poll-lapsed-go-on = { poll-carried-go-on }
vote-asked = La votazione è aperta: la vedi sotto la plancia.
vote-voted = Il tuo voto è registrato.
vote-joined = Qualcuno l’ha già chiesto: ho contato il tuo voto a favore.
vote-carried = È già stato approvato e fatto.
vote-refused = È stato respinto.
pause-ended = La pausa è finita.
pause-ended-clock = La pausa è finita: gli orologi ripartono.
laws-new = Novità a tutti i tavoli, e da ora anche a questo: per tornare indietro, per una pausa o per interrompere la partita serve il sì di tutti, e un posto o un canale cambia solo con una votazione. Le ore di riposo valgono anche per le menzioni. { COMMAND("rules") } dice di più.

## Il menu e i posti liberi

menu-title = { $table }: richieste
menu-referee = A un tavolo di torneo non si vota: su tempo, errori e assenze decide l’arbitro.
menu-go-on = mette fine alla pausa, subito.
menu-pause = ferma tutti gli orologi finché qualcuno non riprende la partita; devono essere d’accordo tutti, anche chi è assente. Smette di contare solo chi tace molto a lungo quando tocca a lui, o mentre per lui gioca il computer.
menu-extend = dà il tempo di un altro turno a tutti quelli che devono muovere; deve essere d’accordo più della metà degli altri.
menu-take-back = annulla una mossa che non puoi più annullare con “{ key-undo }”; devono essere d’accordo tutti gli altri, anche chi è assente.
menu-take-back-alone = annulla una mossa che “{ key-undo }” non può più annullare; senza votazione, ma la partita risulta con mosse annullate.
menu-away = fa giocare il computer per te finché non torni; senza votazione.
menu-call-off = fa finire la partita senza vincitori; devono essere d’accordo tutti, anche chi è assente. Smette di contare solo chi lascia scadere due turni di fila e non risponde.
menu-resign = ti fa lasciare la partita definitivamente.
menu-resign-draft = fa finire la partita per tutti, finché dura il draft.
seats-title = { $table }: prendi un posto
seats-told = In questi posti gioca il computer. Chiedine uno: il suo giocatore può dire di no, e gli altri votano. Poi continui tu da lì, e vedi quella mano.

## Pulsanti

key-aye = A favore
key-nay = Contro
key-menu = Tavolo…
key-follow = Avvisami quando finisce
key-unfollow = Non avvisarmi
key-note = La mia nota
key-resume = Riprendi la partita
key-seats = Prendi un posto
key-ask-pause = Chiedi una pausa
key-ask-extend = Chiedi più tempo
key-ask-undo = Chiedi di annullare
key-ask-undo-decision = Annulla la mia ultima mossa
key-ask-undo-turn = Annulla il mio ultimo turno
key-ask-cancel = Chiedi di interrompere
key-call-off-now = Interrompi la partita
key-ask-seat = Chiedi il posto: { $name }

## Rifiuti

reason-which-game = Qui più partite hanno un posto libero. Di’ quale tavolo intendi.
reason-no-seat-here = In questo canale nessuna partita ha un posto libero.

key-vote = { key-away }
key-ask-away = Il computer gioca per me

stuck-title = { $table }: tutto fermo?
stuck-waiting = In attesa di { $who }.
# $at: “3 hours ago”
stuck-since = { $name } (turno iniziato { $at })
stuck-nudge = un avviso che tutti vedono. Può mandarlo qualsiasi giocatore, una volta ogni { $minutes } minuti.
stuck-absent = per chi tace da { $hours } ore o non è più sul server. Vota chi non è atteso, e { $votes ->
        [0] ora non c’è nessuno che possa farlo
        [one] basta un sì
       *[other] servono { $votes } sì
    }. Chi è assente può tornare una volta per turno; la seconda volta, il computer gioca quel turno fino alla fine.

## Posti che non si possono prendere

poll-gone = Il posto resta al computer.
poll-gone-replace = Chi lo aveva chiesto non è più qui.
