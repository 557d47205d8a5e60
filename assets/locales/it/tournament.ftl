### Il foglio d’archivio di un torneo, come lo si legge.

sheet-official = Torneo ufficiale
sheet-friendly = Coppa amichevole: non è un torneo ufficiale
sheet-place = Luogo: { $place }
sheet-starts = Inizio: { $when }
sheet-clock = Tempo: { $clock }
sheet-organiser = Organizzazione: { $who }
sheet-referee = Arbitro: { $who }
sheet-participants = Partecipanti
sheet-number = N.
sheet-player = Giocatore
sheet-computer = { $who } (computer)
sheet-round = Fase { $number }
sheet-final = Finale
sheet-commitment = Annunciato: SHA-256 { $commitment }
sheet-secret = Sorteggiato con il segreto { $secret }
sheet-table = Tavolo
sheet-players = Giocatori, in ordine di turno
sheet-first = Primo Giocatore
sheet-winner = Vincitore
sheet-by-lot = { $who } (per sorteggio)
sheet-standings = Classifica
sheet-rank = Posto
sheet-rounds-won = Fasi vinte
sheet-incidents = Incidenti e decisioni
sheet-no-incidents = Nessuno.
sheet-when = Quando
sheet-what = Che cosa
sheet-where = Dove
sheet-who = Chi
sheet-why = Motivo
sheet-at-table = tavolo { $table } della fase { $round }
sheet-incident = { $kind ->
        [surplus] Carte pescate in eccesso (§9.2)
        [late-effect] Effetto dopo il passo 3 (§9.3)
        [forgotten-draw] Pescata dimenticata (§9.4)
        [cheating] Imbroglio: eliminazione (§9.1)
        [absence] Assenza: eliminazione (§9.1)
        [warning] Avvertimento (§10.6)
        [replace] Distribuzione annullata durante il draft (§9.1)
        [cast-lot] Sorteggio di una vittoria condivisa (§10.8)
        [pause] Tempo fermato
        [resume] Tempo ripreso
        [extend] Tempo supplementare
        [answer] Risposta a una chiamata
        [appoint] Nuovo arbitro (§10.1)
        [make-friendly] Diventato coppa amichevole (§10.1)
       *[cancel] Torneo annullato
    }
sheet-proof = Prova
sheet-lots = Sorteggi: SHA-256 annunciato { $commitment }, segreto { $secret }
sheet-deals = Carte di tutte le partite: SHA-256 annunciato { $commitment }, segreto { $secret }
sheet-last = Registro: { $entries } voci, ultima impronta { $hash }
sheet-champion = Vittoria: { $who }
sheet-cancelled = Annullato: { $why }
sheet-check = `civ tournament verify` controlla tutto questo nel file JSON che accompagna questo foglio: la catena delle impronte, ogni sorteggio, ogni partita.

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
        [paused] , tempo fermo.
        [tied] , vittoria condivisa prima del sorteggio.
       *[on] , partita in corso.
    }
bracket-table-short = Tavolo { $number }: { $mark ->
        [over] vince { $name }.
        [paused] tempo fermo.
        [tied] vittoria condivisa prima del sorteggio.
       *[on] partita in corso.
    }
podium-kind = { $count } giocatori · { $kind }
podium-alt = Il podio di { $title } ({ $kind }, { $count } giocatori): vince { $name }.
podium-others = Finale persa da { $others }.

## Ciò che si vede su Discord

tournament-title-official = 🏆 { $title }
tournament-title-friendly = 🤝 { $title }
tournament-kind-official = **Torneo ufficiale** (§10.1)
tournament-kind-friendly = **Coppa amichevole: non è un torneo ufficiale**
tournament-when = 📅 { $at } ({ $left })
tournament-where = 📍 { $place } · ⏳ { $clock }
tournament-who = Organizzazione: { $organiser } · Arbitro: { $referee }
tournament-registered = **{ $count }** posti presi su { $places }{ $waiting ->
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
        [one] Non c’era, e quindi è fuori dalla lista: { $who }.
       *[other] Non c’erano, e quindi sono fuori dalla lista: { $who }.
    }
tournament-others = { $count ->
        [one] un’altra persona
       *[other] altri { $count }
    }
tournament-round-on = ▶️ **Fase { $number }**: tavoli finiti { $over } su { $count }.
tournament-final-on = ▶️ **La finale**: { $who }
tournament-champion = 🏆 **{ $who }** ha vinto il torneo.
tournament-cancelled = ❌ **Annullato.** Motivo: { $why }
tournament-committed = Sorteggi e carte sono fissati in anticipo (voce 1 del registro): { $hash }
tournament-commitments-title = Fissati in anticipo
tournament-commitments = Tutti i segreti con cui si sorteggia e si distribuisce esistevano prima della prima iscrizione. Questi sono i loro SHA-256:
tournament-commitments-told = Ogni sorteggio è pubblicato con il suo segreto; i segreti rimanenti seguono alla fine del torneo. Allora chiunque può confrontare. Sono tutti alla voce 1 del registro, il cui SHA-256 è nell’annuncio:
tournament-commitment = Fase { $number }: { $hash }
tournament-commitment-lots = Sorteggi: { $hash }
tournament-commitment-deals = Carte di tutte le partite: { $hash }
tournament-page = Pagina { $page } di { $pages }

key-tournament-register = Iscriviti
key-tournament-withdraw = Ritirati
key-tournament-check-in = Ci sono
key-tournament-bracket = Tabellone
key-tournament-tables = Tavoli
key-tournament-table = Torna al tavolo
key-tournament-standings = Classifica
key-tournament-entrants = Chi gioca
key-tournament-book = Registro dell’arbitro
key-tournament-proof = Prova
key-tournament-archive = Archivio
key-tournament-console = Console dell’arbitro
key-tournament-refresh = Aggiorna
key-tournament-thread = Al tavolo
key-tournament-back = ◀ Indietro
key-tournament-next = Avanti ▶

## Chi partecipa, e la classifica

tournament-entrants = Iscritti: { $count }
tournament-nobody = Ancora nessuno.
tournament-entrant-registered = { $number }. { $who }
tournament-entrant-there = { $number }. { $who } ✅
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

tournament-undrawn = Non è ancora stato sorteggiato nulla.
pick-tournament-table = Scegli un tavolo
tournament-table = Tavolo { $number } della fase { $round }
tournament-table-final = Finale (tavolo 1 della fase { $round })
tournament-table-number = Tavolo { $number }
tournament-tables = Tavoli
tournament-seat = { $number }. { $who }
tournament-seat-first = { $number }. **{ $who }** · Primo Giocatore
tournament-seat-winner = { $number }. 🏆 **{ $who }**
tournament-seat-out = { $number }. ~~{ $who }~~ · fuori dal gioco (§9.1)
tournament-deal = Distribuzione { $number }: una precedente è stata annullata durante il draft (§9.1).
tournament-state-coming = il tavolo è in preparazione
tournament-state-draft = { $count ->
        [0] draft
       *[other] draft, si aspetta { $who }
    }
tournament-state-on = { $count ->
        [0] partita in corso
       *[other] di turno: { $who }
    }
tournament-state-paused = ⏸️ tempo fermo
tournament-state-tied = vittoria condivisa di { $who }: decide il sorteggio (§10.8)
tournament-state-won = 🏆 { $who }
tournament-state-lot = 🏆 { $who } (per sorteggio, §10.8)
tournament-incidents = Decisioni dell’arbitro
tournament-incident = - { $what }: { $who }. Motivo: { $why }

## I sorteggi

tournament-drawn = { $round }: il sorteggio
tournament-drawn-cards = In ordine di turno, con la carta distribuita per il Primo Giocatore: { $begins } è { $first }, { $follows } è { $others }. In grassetto chi ha ricevuto { $begins } e comincia (§10.3).
tournament-secret = Segreto di questo sorteggio: { $secret }
tournament-announced = Il suo SHA-256, come annunciato: { $commitment }
tournament-checkable = HMAC-SHA-256 con questo segreto dà questi tavoli e queste carte, e nient’altro: chiunque può verificarlo, con l’archivio o a mano.

## Il registro

tournament-book = Registro dell’arbitro: { $count ->
        [one] una voce
       *[other] { $count } voci
    }
tournament-last-hash = Registro dell’arbitro fin qui, ultima impronta: { $hash }
tournament-entry = **{ $number }** · { $at } · { $role ->
        [organiser] organizzazione
        [referee] arbitro
        [player] giocatore
       *[system] bot
    } · { $what }
tournament-act-announce = Il torneo è annunciato.
tournament-act-register = { $who } si iscrive.
tournament-act-withdraw = { $who } si ritira.
tournament-act-open-check-in = La conferma delle presenze è aperta fino a { $at }.
tournament-act-check-in = { $who } conferma la presenza.
tournament-act-close-check-in = Le presenze sono chiuse.
tournament-act-make-friendly = Diventa una coppa amichevole e non è più ufficiale.
tournament-act-draw = La fase { $number } è sorteggiata.
tournament-act-replace = Tavolo { $table } della fase { $round }: { $who } manca prima della fine del draft. La distribuzione è annullata e se ne fa un’altra (§9.1). Motivo: { $why }
tournament-act-report = Tavolo { $table } della fase { $round }: vince { $who }.
tournament-act-report-shared = Tavolo { $table } della fase { $round }: vittoria condivisa di { $who }.
tournament-act-cast-lot = Tavolo { $table } della fase { $round }: il sorteggio decide la vittoria condivisa (§10.8).
tournament-act-record = Tavolo { $table } della fase { $round }: { $what }: { $who }. Motivo: { $why }
tournament-all-tables = tutti i tavoli
tournament-act-order = { $kind ->
        [pause] Tempo fermato: { $where }.
        [resume] Tempo ripreso: { $where }.
       *[extend] { $span } in più: { $where }.
    } Motivo: { $why }
tournament-act-call = Tavolo { $table } della fase { $round }: { $who } chiama l’arbitro.
tournament-act-answer = Risposta alla chiamata { $number }: { $why }
tournament-act-appoint = Da ora l’arbitro è { $who }.
tournament-act-cancel = Il torneo è annullato. Motivo: { $why }
tournament-act-reveal = Il segreto dei sorteggi è pubblicato.
tournament-why-time = il tempo è scaduto
tournament-why-away = il bot non è più su questo server

## I risultati

tournament-won = 🏆 { $table }: **{ $who }** vince e va avanti.
tournament-won-lot = 🎲 { $table }: il sorteggio indica **{ $who }**, che va avanti (§10.8).
tournament-won-final = 🏆 **{ $who }** vince la finale, e con essa il torneo!
tournament-shared = 🤝 { $table }: vittoria condivisa di { $who }. L’arbitro sorteggia davanti a tutti (§10.8).
tournament-lot = 🎲 Vittoria condivisa di { $tied }: il sorteggio indica **{ $who }** (§10.8).
tournament-lot-key = Sorteggiato con la chiave { $key }, che si può verificare quando il segreto dei sorteggi è pubblicato.
tournament-lot-call = { $who }: il tavolo { $table } aspetta un sorteggio. Fallo dalla postazione dell’arbitro.
tournament-final-begins = 🏆 **{ $round }**: { $who }. Tutti possono guardare, nessuno aiuta.
tournament-event-start = { $title }
tournament-event-start-text = { $title }: { $kind }. Arbitro: { $referee }. Tempo: { $clock }.{ $who }
tournament-event-final = Finale: { $title }
tournament-event-final-text = La finale di { $title } ({ $kind }): { $who }. Arbitro: { $referee }. Tempo: { $clock }.

## La postazione dell’arbitro

tournament-calls = { $count ->
        [0] Nessuna chiamata aperta
        [one] Una chiamata aperta
       *[other] { $count } chiamate aperte
    }
tournament-call = 🔔 { $number } · tavolo { $table } · { $who } · { $at }
choice-table-call = Chiamata { $number } · tavolo { $table } · { $name }
tournament-call-line = Chiamata dopo la riga { $line } della partita.
tournament-called = { $referee }: { $who } ti chiama al tavolo { $table }, dopo la riga { $line } della partita. Di che si tratta?
tournament-absent = ⚠️ non ha iniziato: { $who }
pick-tournament-call = Scegli una chiamata
pick-tournament-judged = Scegli il tavolo dove intervenire
key-tournament-pause-all = Ferma tutti gli orologi
key-tournament-resume-all = Riavvia tutti gli orologi
key-tournament-extend-all = Più tempo per tutti
key-tournament-pause = Ferma l’orologio
key-tournament-resume = Riavvia l’orologio
key-tournament-extend = Più tempo
key-tournament-step-check = Apri le presenze
key-tournament-step-close = Chiudi le presenze
key-tournament-step-draw = Sorteggia la prossima fase
key-tournament-step-friendly = Falla diventare amichevole
key-tournament-cancel = Annulla il torneo
key-tournament-answer = Rispondi
key-tournament-talk = Alla conversazione
tournament-step-check = Da ora e fino all’inizio tutti possono confermare la presenza.
tournament-step-close = Gli assenti vengono tolti, e la lista d’attesa prende il loro posto. Se il numero non va bene, gli ultimi iscritti aspettano come riserve.
tournament-step-draw = La prossima fase è sorteggiata con il suo segreto, che viene pubblicato insieme. Nessuno può tornare indietro.
tournament-step-friendly = Possono giocare da 6 a 64 giocatori, o 4, anche computer. Non potrà tornare ufficiale.

## A un tavolo

tournament-judging = Tutto ciò che fai qui è pubblico al tavolo e nel registro, con il tuo motivo, e nulla si annulla in silenzio (§9.5).
key-tournament-surplus = Troppe carte pescate (§9.2)
key-tournament-late-effect = Effetto dopo il passo 3 (§9.3)
key-tournament-forgotten-draw = Pescata dimenticata (§9.4)
key-tournament-cheating = Imbroglio (§9.1)
key-tournament-absence = Ha lasciato la partita (§9.1)
key-tournament-warning = Avvertimento (§10.6)
key-tournament-missing = Manca qualcuno (§9.1)
key-tournament-lot = Sorteggia (§10.8)
key-tournament-confirm = Conferma, con un motivo
tournament-whom = Di chi si tratta?
tournament-missing-substitute = Il draft non è finito, quindi nessuno è eliminato: la distribuzione è annullata, { $who } arriva dalla lista d’attesa, e se ne fa un’altra (§9.1). Chi manca?
tournament-missing-without = Il draft non è finito, quindi nessuno è eliminato: la distribuzione è annullata, e se ne fa un’altra senza chi manca, perché nessuno aspetta il posto (§9.1). Chi è?
tournament-surplus-count = Quante carte di troppo ha pescato { $who }?
choice-tournament-cards = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
pick-tournament-count = Scegli quante
tournament-late-which = Quale effetto di { $who } è iniziato dopo il passo 3? Viene annullato con tutto ciò che è seguito.
pick-tournament-late = Scegli l’effetto
choice-tournament-line = Riga { $number }
tournament-penalty-surplus = { $count ->
        [one] Una carta, presa a caso dalla mano di { $who }, è scartata.
       *[other] { $count } carte, prese a caso dalla mano di { $who }, sono scartate.
    }
tournament-penalty-late-effect = L’effetto di { $who } non conta: la partita torna a com’era dopo la riga { $count }.
tournament-penalty-forgotten-draw = { $who } pesca ora le carte mancanti, fino al suo limite di mano attuale.
tournament-penalty-cheating = { $who } è fuori dal gioco: la mano e l’area di gioco sono scartate. Per gli altri le carte richieste per i livelli restano le stesse.
tournament-penalty-absence = { $who } ha lasciato la partita ed è fuori dal gioco: la mano e l’area di gioco sono scartate. Per gli altri le carte richieste per i livelli restano le stesse.
tournament-penalty-warning = { $who } riceve un avvertimento. Nella partita non cambia nulla.
tournament-after = Il tavolo dopo
tournament-public = È annunciato al tavolo con il tuo nome e il tuo motivo, e sta nel registro.
form-tournament-why = Perché?
form-tournament-answer = La tua risposta
form-tournament-why-read = Tutti possono leggerlo, al tavolo e nell’archivio. Non nominare nessuno.
form-tournament-minutes = Quanti minuti in più?

## L’archivio

tournament-archive-official = L’archivio per l’editore: arbitro, partecipanti, sorteggi con i loro segreti, tavoli, trascrizioni, risultati, incidenti (§10.7). Un file è per i programmi, l’altro da leggere.
tournament-archive-friendly = L’archivio di questa coppa amichevole, con tutto ciò che ha quello di un torneo ufficiale. Un file è per i programmi, l’altro da leggere.
tournament-archive-check = `civ tournament verify` controlla la catena delle impronte, ogni sorteggio e ogni partita del file JSON.
tournament-archive-early = Il torneo non è finito: ecco a che punto è.

tournament-lot-begins = { domain-military } I
tournament-lot-follows = { domain-religion } I
