### Pagine e messaggi di un torneo: annuncio, tabellone, classifica, tavoli, sorteggi, libro.

## Il tabellone e il podio, in immagine e a parole

bracket-official = ufficiale
bracket-friendly = coppa amichevole, non ufficiale
bracket-round = Fase { $number }
bracket-final = Finale
bracket-free = { $count } da sorteggiare
bracket-sign-paused = II
bracket-sign-tied = =
bracket-some-tables = { $round }: tavoli da { $first } a { $last }
bracket-titled = Tabellone di { $title } ({ $kind }).
bracket-player = Giocatore { $number }
bracket-undrawn = Non è ancora stato sorteggiato nulla.
bracket-round-told = { $round }:
bracket-player-out = { $name } (fuori dal gioco)
bracket-table-won = Tavolo { $number }: vince { $name } contro { $others }.
bracket-table-alone = Tavolo { $number }: { $name } passa senza avversari.
bracket-table = Tavolo { $number }: { $names }{ $mark ->
        [paused] , ferma.
        [tied] , vittoria condivisa prima del sorteggio.
       *[on] , partita in corso.
    }
bracket-table-short = Tavolo { $number }: { $mark ->
        [over] vince { $name }.
        [paused] ferma.
        [tied] vittoria condivisa prima del sorteggio.
       *[on] partita in corso.
    }
podium-kind = { $count } giocatori · { $kind }
podium-alt = Il podio di { $title } ({ $kind }, { $count } giocatori): vince { $name }.
podium-others = Finale persa da { $others }.

## Ciò che si vede su Discord

tournament-title-official = 🏆 { $title }
tournament-title-friendly = 🤝 { $title }
tournament-kind-official = **Torneo ufficiale**
tournament-kind-friendly = **Coppa amichevole: non è un torneo ufficiale**
tournament-when = 📅 { $at } ({ $left })
tournament-where = 📍 { $place } · ⏳ { $clock }
tournament-who = Organizzazione: { $organiser } · Arbitro: { $referee }
# In place of a referee. $who (asked, and has not answered)
tournament-referee-asked = { $who } (ancora senza risposta)
tournament-referee-none = ancora nessuno
tournament-registered = Posti presi: **{ $count }** su { $places }{ $waiting ->
        [0] .
       *[other] , e { $waiting } in lista d’attesa.
    }
tournament-would-play = Per ora giocherebbero in { $count }.
tournament-needs = Devono essere presenti almeno { $count } giocatori.
tournament-check-in = La conferma delle presenze è aperta e si chiude { $until }: presenti { $there } su { $count }. Gli assenti vengono poi tolti.
tournament-ready = Le presenze sono chiuse: giocano in **{ $count }**. Ora si sorteggia la fase 1.
tournament-substitutes = { $count ->
        [one] In lista d’attesa, come riserva: { $who }.
       *[other] In lista d’attesa, come riserve: { $who }.
    }
tournament-dropped = { $count ->
        [one] Senza conferma, non è più in lista: { $who }.
       *[other] Senza conferma, non sono più in lista: { $who }.
    }
tournament-others = { $count ->
        [one] un’altra persona
       *[other] altri { $count }
    }
tournament-round-on = ▶️ **Fase { $number }**: { $over } su { $count } tavoli finiti.
tournament-final-on = ▶️ **La finale**: { $who }
tournament-champion = 🏆 **{ $who }** ha vinto il torneo.
tournament-cancelled = ❌ **Annullato.** Motivo: { $why }
tournament-restorable = -# Tutte le partite sono ferme. Chi organizza e l’arbitro possono tornare indietro fino alle { $at } nella console dell’arbitro.
# Che cosa aspetta il torneo e chi può farlo proseguire. $organiser, $referee (nomi, o menzione), $at, $need, $have, $tables, $count
tournament-awaits-check-in = -# La conferma delle presenze si apre da sola prima dell’inizio. { $organiser } può aprirla prima.
tournament-awaits-presence = -# Si chiude da sola. { $organiser } può chiuderla prima, quando ci sono tutti.
tournament-awaits-start = -# La fase 1 viene sorteggiata da sola { $at }. { $organiser } può sorteggiarla prima.
tournament-awaits-entrants = ⚠️ Per ora si è in troppo pochi: { $have }, e ne servono almeno { $need }. Ci si può iscrivere fino al { $at }.
tournament-awaits-organiser = ⚠️ Il torneo non può cominciare: devono esserci almeno { $need } giocatori e ce ne sono { $have }. Iscrizioni e conferme restano aperte. { $organiser } può concedere un altro giorno o annullare il torneo. Se non succede nulla, viene annullato { $at }.
tournament-awaits-results = -# Si prosegue automaticamente quando tutti i tavoli hanno finito.
tournament-awaits-lot = 🎲 { $count ->
        [one] Il tavolo { $tables } aspetta
       *[other] I tavoli { $tables } aspettano
    } un sorteggio: lo fa { $referee } nella console dell’arbitro.
tournament-awaits-answer = 🔔 { $count ->
        [one] Il tavolo { $tables } aspetta
       *[other] I tavoli { $tables } aspettano
    } l’arbitro: { $referee } decide nella console dell’arbitro.
tournament-awaits-resumption = ⏸️ La partita è ferma { $count ->
        [one] al tavolo { $tables }
       *[other] ai tavoli { $tables }
    }: la fa riprendere { $referee }.
tournament-awaits-draw = -# La fase successiva viene sorteggiata da sola.
tournament-awaits-break = ☕ Pausa: la fase successiva si sorteggia da sola { $at }. { $organiser } o { $referee } può avviarla subito.
tournament-awaits-place = ⚠️ Il canale del torneo non c’è più: niente sorteggi finché { $organiser } o { $referee } non sposta il torneo in un altro.
# $asked (0 or 1: whether someone has been asked)
tournament-awaits-referee = ⚠️ Senza arbitro non si sorteggia nessuna fase. { $asked ->
        [0] { $organiser } lo chiede a qualcuno nella console dell’arbitro.
       *[other] { $organiser } può chiederlo a qualcun altro nella console dell’arbitro.
    }
tournament-committed = Sorteggi e carte sono fissati in anticipo (voce 1 del registro): { $hash }
tournament-commitments-title = Fissati in anticipo
tournament-commitments = Tutti i segreti con cui si sorteggia e si distribuisce esistevano prima della prima iscrizione. Questi sono i loro SHA-256:
tournament-commitments-told = Il segreto di un sorteggio compare qui appena è fatto, gli altri dopo il torneo, e chiunque può confrontare. Tutte le impronte sono alla voce 1 del registro, il cui SHA-256 è nell’annuncio:
tournament-commitment = Fase { $number }: { $hash }
tournament-commitment-lots = Sorteggi: { $hash }
tournament-commitment-deals = Carte di tutte le partite: { $hash }
tournament-page = Pagina { $page } di { $pages }

key-tournament-register = Iscriviti
key-tournament-withdraw = Ritirati
key-tournament-check-in = Ci sono
key-tournament-bracket = Tabellone
key-tournament-tables = Tavoli
key-tournament-print = Foglio da stampare
key-tournament-table = Torna al tavolo
key-tournament-standings = Classifica
key-tournament-entrants = Chi gioca
key-tournament-book = Registro dell’arbitro
key-tournament-proof = Verifica
key-tournament-archive = Archivio
key-tournament-console = Console dell’arbitro
key-tournament-refresh = { key-refresh }
key-tournament-thread = { ping-lobby-link }
key-tournament-back = ◀ Indietro
key-tournament-next = Avanti ▶

## Chi partecipa, e la classifica

tournament-entrants = Iscritti: { $count }
tournament-nobody = Ancora nessuno.
tournament-entrant-registered = { $number }. { $who }
tournament-entrant-there = { $number }. { $who } ✅ presente
tournament-entrant-waiting = { $number }. { $who } ⏳ lista d’attesa
tournament-standings = Classifica
tournament-standing = **{ $place }.** { $who } · { $count ->
        [0] nessuna fase vinta
        [one] una fase vinta
       *[other] { $count } fasi vinte
    }
tournament-standing-in = **{ $place }.** { $who } · { $count ->
        [0] ancora in gara
        [one] una fase vinta, ancora in gara
       *[other] { $count } fasi vinte, ancora in gara
    }

## I tavoli

tournament-undrawn = { bracket-undrawn }
pick-tournament-table = Scegli un tavolo
tournament-table = Tavolo { $number } della fase { $round }
tournament-table-final = Finale (tavolo 1 della fase { $round })
tournament-table-number = Tavolo { $number }
tournament-tables = Tavoli
tournament-seat = { $number }. { $who }
tournament-seat-first = { $number }. **{ $who }** · Primo Giocatore
tournament-seat-winner = { $number }. 🏆 **{ $who }**
tournament-seat-out = { $number }. ~~{ $who }~~ · fuori dal gioco
tournament-deal = Distribuzione { $number }: una precedente è stata annullata durante il draft.
tournament-state-coming = il tavolo è in preparazione
tournament-state-draft = { $count ->
        [0] draft
       *[other] draft, in attesa di { $who }
    }
tournament-state-on = { $count ->
        [0] partita in corso
       *[other] di turno: { $who }
    }
tournament-state-paused = ⏸️ partita ferma
tournament-stopped-by = ⏸️ L’arbitro, { $who }, ha fermato la partita e decide quando riprende. Motivo: { $why }
tournament-stopped-time = ⏸️ Il tempo di { $who } è scaduto: la partita è ferma finché l’arbitro non decide.
tournament-stopped-left = ⏸️ Qualcuno se n’è andato per sempre: la partita è ferma finché l’arbitro non decide.
tournament-stopped-off = ⏸️ Il torneo è annullato: tutte le partite sono ferme. Motivo: { $why }
tournament-state-tied = vittoria condivisa di { $who }: decide il sorteggio
tournament-state-won = 🏆 { $who }
tournament-state-lot = 🏆 { $who } (per sorteggio)
tournament-incidents = Decisioni dell’arbitro
tournament-incident = - { $what }: { $who }. Motivo: { $why }
tournament-incident-gone = - ~~{ $what }: { $who }~~ (annullato con un effetto tardivo). Motivo: { $why }

## I sorteggi

tournament-drawn = { $round }: il sorteggio
tournament-drawn-cards = In ordine di turno, con la carta distribuita per il Primo Giocatore: { $begins } è { $first }, { $follows } è { $others }. In grassetto chi ha ricevuto { $begins } e comincia.
tournament-secret = Segreto di questo sorteggio: { $secret }
# $number (of the entry), $hash (its first digits)
tournament-drawn-entry = Il sorteggio è la voce { $number } del registro: { $hash }…
tournament-checkable = HMAC-SHA-256 con questo segreto dà questi tavoli e queste carte: chiunque può verificarlo, con l’archivio o a mano.

## Il registro

tournament-book = Registro dell’arbitro: { $count ->
        [one] una voce
       *[other] { $count } voci
    }
tournament-last-hash = Registro dell’arbitro fin qui, ultima impronta: { $hash }
tournament-entry = **{ $number }** · { $at } · { $role ->
        [organiser] organizzazione { $who }
        [referee] arbitro { $who }
        [player] giocatore
       *[system] bot
    } · { $what }
# As it is told at the table. $who, $role (as what they decided it)
tournament-decided = ⚖️ **{ $who }**, { $role ->
        [organiser] organizzazione
       *[referee] arbitro
    }: { $what }
# Said to those whom it concerns. $people (mentions), $what (a sentence)
tournament-told = { $people }: { $what }
tournament-act-announce = Il torneo è annunciato.
tournament-act-register = { $who } si iscrive.
tournament-organiser-left = 🚪 **{ $title }**: { $who }, che lo organizzava, ha lasciato questo server. Ora se ne occupa l’arbitro, { $referee }.
tournament-organiser-left-managers = 🚪 **{ $title }**: { $who }, che lo organizzava, ha lasciato questo server. Ora se ne occupa chi gestisce il server.
tournament-act-withdraw = { $who } si ritira.
tournament-act-departed = { $who } ha lasciato il server e non partecipa più.
tournament-moved-up = { $count ->
    [one] { $who } subentra e gioca.
   *[other] { $who } subentrano e giocano.
}
tournament-act-open-check-in = La conferma delle presenze è aperta fino al { $at }.
tournament-act-check-in = { $who } conferma la presenza.
tournament-act-close-check-in = La conferma delle presenze è chiusa.
tournament-act-make-friendly = Diventa una coppa amichevole e non è più ufficiale.
tournament-act-draw = La fase { $number } è sorteggiata.
tournament-act-replace = Tavolo { $table } della fase { $round }: { $who } manca prima della fine del draft. La distribuzione è annullata e se ne fa un’altra. Motivo: { $why }
tournament-substitute = { $who }: eri in lista d’attesa e ora giochi al tavolo { $table }. La nuova distribuzione arriva proprio qui.
tournament-act-report = Tavolo { $table } della fase { $round }: vince { $who }.
tournament-act-report-shared = Tavolo { $table } della fase { $round }: vittoria condivisa di { $who }.
tournament-act-cast-lot = Tavolo { $table } della fase { $round }: il sorteggio decide la vittoria condivisa.
tournament-act-record = Tavolo { $table } della fase { $round }, { $who }: { $what }. Motivo: { $why }
tournament-act-record-again = Tavolo { $table } della fase { $round }, { $who }: { $what }. La decisione vale ancora e si applica di nuovo. Motivo: { $why }
# What a late effect takes back with it (§9.3): $first and $last (lines), $count (penalties), $penalties (a list of
# tournament-penalty-named)
tournament-taken-back = Annullato: { $lines ->
        [one] riga { $first }
       *[other] righe da { $first } a { $last }
    } della partita{ $count ->
        [0] .
       *[other] {" "}e di conseguenza { $penalties }.
    }
# $what (sheet-incident)
tournament-penalty-named = { $what }: { $who }
tournament-all-tables = tutti i tavoli
tournament-act-order = { $kind ->
        [pause] Partita fermata: { $where }.
        [resume] Partita ripresa: { $where }.
       *[extend] { $span } in più: { $where }.
    } Motivo: { $why }
tournament-act-call = Tavolo { $table } della fase { $round }: { $who } chiama l’arbitro.
tournament-act-call-system = Tavolo { $table } della fase { $round }: l’arbitro è chiamato a causa di { $who }.
tournament-act-time-out = ⌛ Tavolo { $table } della fase { $round }: il tempo di { $who } è scaduto ({ $span }). La partita è ferma finché l’arbitro non decide.
tournament-act-give-time = Tavolo { $table } della fase { $round }: { $who } riceve { $span } da adesso, e la partita riprende. Motivo: { $why }
tournament-act-computer = Tavolo { $table } della fase { $round }: il computer gioca per { $who } fino al suo ritorno, e la partita riprende. Motivo: { $why }
tournament-act-answer = Risposta alla chiamata { $number }: { $why }
tournament-act-look-at-hands = L’arbitro ha guardato le mani al tavolo { $table } della fase { $round }. Motivo: { $why }
# A word to everyone. $who, $text
tournament-act-tell-all = 📢 **{ $who }**: { $text }
tournament-act-exclude-silence = Tavolo { $table } della fase { $round }: { $who } sta guardando e non deve più scrivere qui. Motivo: { $why }
tournament-act-exclude-removal = Tavolo { $table } della fase { $round }: { $who } deve lasciare il thread. Motivo: { $why }
# The break between rounds. $at, $span
tournament-act-set-break-none = Nessuna pausa tra le fasi: ognuna si sorteggia appena finisce la precedente.
tournament-act-set-break-span = Pausa tra le fasi: { $span }.
tournament-act-set-break-until = Inizio della fase successiva: { $at }, se per allora questa è finita.
# $place (such as #garden)
tournament-act-move = Il torneo continua in { $place }.
tournament-act-move-table = Il tavolo { $table } della fase { $round } continua in { $place }.
tournament-act-move-tables = { $count ->
        [one] Fase { $round }, { $moves }
       *[other] { $count } tavoli della fase { $round } sono stati spostati: { $moves }
    }.
tournament-table-move = il tavolo { $table } continua in { $place } (prima: { $former })
tournament-act-appoint = Da ora l’arbitro è { $who }.
tournament-act-ask-referee = A { $who } è stato chiesto di fare da arbitro.
tournament-act-accept-referee = { $who } ha accettato e da ora è l’arbitro.
tournament-act-decline-referee = { $who } non farà da arbitro.
tournament-act-resign-referee = { $who } non è più l’arbitro. Motivo: { $why }
tournament-act-cancel = Il torneo è annullato. Motivo: { $why }
tournament-act-ask-cancel = { $who } vuole annullare il torneo. Decide chi organizza, o un’altra persona responsabile dà il suo accordo entro un’ora, con “{ key-tournament-cancel }” nella console dell’arbitro. Motivo: { $why }
tournament-act-unask-cancel = { $who } non vuole più annullare il torneo. Motivo: { $why }
tournament-act-restore = Il torneo non è più annullato e continua. Motivo: { $why }
tournament-act-reveal = Il segreto dei sorteggi è svelato.
tournament-why-time = il tempo è scaduto
tournament-why-left = una persona ha lasciato la partita definitivamente
tournament-why-away = il bot non è più su questo server
tournament-why-few = c’erano troppo pochi giocatori
tournament-why-referee-left = non è più sul server

## I risultati

tournament-won = 🏆 { $table }: **{ $who }** vince e va avanti.
tournament-won-lot = 🎲 { $table }: il sorteggio indica **{ $who }**, che va avanti.
tournament-won-final = 🏆 **{ $who }** vince la finale, e con essa il torneo!
tournament-shared = 🤝 { $table }: vittoria condivisa di { $who }. L’arbitro sorteggia davanti a tutti.
# Once a round is over. $number, $people (who goes on), $at
tournament-break = ☕ La fase { $number } è finita. { $people }: la prossima comincia { $at }.
tournament-lot = 🎲 Vittoria condivisa di { $tied }: il sorteggio indica **{ $who }**.
tournament-lot-key = Sorteggiato con la chiave { $key }, che si può verificare quando il segreto dei sorteggi è svelato.
tournament-lot-call = { $who }: il tavolo { $table } aspetta un sorteggio. Fallo dalla console dell’arbitro.
tournament-lot-nobody = Il tavolo { $table } aspetta un sorteggio. Non c’è un arbitro, e chi organizzava se n’è andato: lo fa la moderazione di questo server dalla console dell’arbitro, { COMMAND("referee console") }.
tournament-final-begins = 🏆 **{ $round }**: { $who }. Tutti possono guardare, nessuno aiuta.
tournament-event-start = { $title }
tournament-event-start-text = { $title }: { $kind }. Arbitro: { $referee }. Tempo: { $clock }.{ $who }
tournament-event-final = Finale: { $title }
tournament-event-final-text = La finale di { $title } ({ $kind }): { $who }. Arbitro: { $referee }. Tempo: { $clock }.

## Risposte

tournament-you-play = ✅ Iscrizione fatta. Si comincia { $at } ({ $left }).
tournament-you-wait = ✅ Sei in lista d’attesa. Si comincia { $at } ({ $left }).
tournament-you-left = Non sei più in lista.
tournament-you-are-there = ✅ La tua presenza è confermata. Il tuo tavolo si apre da solo dopo il sorteggio.
tournament-start-clocks = { $change ->
        [skipped] ⚠️ Quella notte gli orologi vanno avanti ({ $zone }): le { $typed } non esistono. Si comincia alle { $read }, { $at }.
       *[twice] ⚠️ Quella notte gli orologi tornano indietro ({ $zone }): le { $typed } vengono due volte. Si comincia la prima volta, prima del cambio, { $at }.
    }
# About an official tournament that starts within four weeks
tournament-start-late = ⚠️ L’editore sostiene un torneo ufficiale, con materiale, premi e annunci, se è annunciato almeno quattro settimane prima. Questo comincia prima; resta comunque ufficiale.
tournament-start-asked = Inizio: { $at }, { $left }. Letto secondo { $whose ->
        [person] il tuo fuso orario, { $zone }.
        [server] il fuso orario del server, { $zone }. Per scegliere il tuo: { COMMAND("settings") }.
       *[nobody] UTC, perché non conosco il tuo fuso orario. Per sceglierlo: { COMMAND("settings") }.
    }
tournament-start-either = Si può leggere in due modi: { $at }, o { $other }.
tournament-start-far = ⚠️ È fra più di un anno.
tournament-start-ask = È giusto? Non è ancora annunciato nulla. Altrimenti scrivi l’orario con giorno e anno: 2026-12-05 20:00.
key-tournament-start = Sì, annuncia
key-tournament-start-at = { $day }, { $time }
tournament-computers-added = { $count ->
        [one] Un computer si aggiunge
       *[other] { $count } computer si aggiungono
    }; iscritti finora: { $total }.
tournament-done = ✅ Fatto, ed è nel registro.
# To who is asked to be the referee. $title, $server, $organiser, $at (the start)
tournament-asked = { $organiser } ti chiede di fare da arbitro nel torneo **{ $title }** ({ $server }). Non giochi: ti chiamano quando qualcosa va storto, e decidi tu. Inizio: { $at }.
# $title
tournament-asked-no-more = Non serve più che tu faccia da arbitro nel torneo **{ $title }**: è stato scelto qualcun altro. Non devi più rispondere alla richiesta.
# $title, $channel
tournament-you-referee = ✅ Sei l’arbitro di **{ $title }**. In { COMMAND("referee console") }, in { $channel }, trovi tutto ciò che ti serve.
tournament-you-declined = Non farai da arbitro nel torneo **{ $title }**. L’organizzazione lo sa.
tournament-call-open = 🔔 L’arbitro è stato chiamato: { $channel }
tournament-call-made = 🔔 L’arbitro è stato chiamato. Non ho potuto aprire un thread privato: l’ho scritto al tuo tavolo.
tournament-call-without = 🔔 In questo momento non c’è un arbitro: ho chiamato { $who }, che organizza{ $place ->
    [yes] : { $channel }
   *[no] , al tuo tavolo.
}
tournament-call-left-alone = 🔔 In questo momento non c’è un arbitro, e chi organizzava ha lasciato questo server. Chiedi a chi gestisce il server di scegliere un arbitro: la tua chiamata aspetta { $place ->
    [yes] in { $channel }
   *[no] al tuo tavolo
}.
tournament-call-asked = A { $who } è stato chiesto di fare da arbitro: riceverà la tua chiamata quando accetta.

## Da solo

key-tournament-call = Chiama l’arbitro
tournament-no-clock = senza orologio
tournament-thread = { $table } · { $title }
tournament-call-thread = Chiamata { $number } · tavolo { $table }
tournament-time-out-thread = Tempo scaduto { $number } · tavolo { $table }
tournament-check-in-call = 📣 { $who }: di’ che ci sei con “{ key-tournament-check-in }”. Tempo rimasto: { $span }.
tournament-left-waiting = { $who }: nella fase 1 non c’è posto per te. Quando il numero non è adatto, aspettano le ultime persone iscritte. Fino alla fine dei draft resti come riserva.
tournament-left-dropped = { $who }: non hai confermato la presenza, quindi non giochi.
tournament-left-again = Fino al sorteggio, “{ key-tournament-register }” qui sopra ti rimette in fondo alla lista.
lapse-referee = **{ $name }** ha esaurito il tempo: la partita si ferma, e l’arbitro è stato chiamato.
lapse-referee-decided = **{ $name }** ha esaurito il tempo, e l’arbitro ha deciso.
ping-lapsed-referee = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto, quindi la partita si ferma finché l’arbitro non decide.
ping-lapsed-referee-decided = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto, e l’arbitro ha deciso. Guarda il tavolo.
