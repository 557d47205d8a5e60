### Perché un torneo, o il suo archivio, rifiuta qualcosa.

reason-tournament-official-number = Un torneo ufficiale ha da 16 a 64 giocatori, sempre un multiplo di 4: { $players } non va bene. Una coppa amichevole accetta altri numeri.
reason-tournament-friendly-number = Una coppa amichevole ha 4 giocatori, o da 6 a 64, a tavoli da 3 e da 4: { $players } non va bene.
reason-tournament-too-few = Servono almeno { $need } presenze confermate, e ce ne sono { $have }. Nella console dell’arbitro chi organizza può concedere un altro giorno o annullare.
reason-tournament-referee-plays = Chi arbitra un torneo non vi partecipa. Serve un’altra persona per uno dei due compiti.
reason-tournament-computer = I computer giocano solo nelle coppe amichevoli: un torneo ufficiale è per le persone.
reason-tournament-commitments = Un annuncio ha quattro impegni diversi, uno per fase e uno per i sorteggi, ciascuno uno SHA-256.
reason-tournament-secret = Non è il segreto a cui l’annuncio impegnava per la fase { $number }.
reason-tournament-lot-secret = Non è ciò che deriva dal segreto a cui l’annuncio impegnava per i sorteggi.
reason-tournament-text = { $name ->
        [title] Il nome del torneo
        [place] Il luogo
        [clock] Il tempo
        [text] Il messaggio
       *[why] Il motivo
    } manca o è illeggibile: una sola riga, senza caratteri invisibili.
reason-tournament-pseudonym = “{ $text }” non è uno pseudonimo, come p-7k2m9xqd. Nel registro non ci sono altri nomi.
reason-tournament-not-yours = { $role ->
        [organiser] Può farlo solo chi organizza il torneo.
        [referee] Può farlo solo l’arbitro. Chiamalo al tuo tavolo.
        [director] Può farlo solo chi dirige la stagione: chi la organizza o l’arbitro nominato.
        [player] Può farlo solo un giocatore, e solo per sé.
       *[system] Non lo fa nessuno: avviene da sé.
    }
reason-tournament-begin = Un torneo comincia con il suo annuncio, e ne ha uno solo.
reason-tournament-registered = Questa persona è già iscritta.
reason-tournament-not-registered = Questa persona non è iscritta al torneo.
reason-tournament-barred = L’annuncio dice che questa persona non gioca in questo torneo.
reason-tournament-full = { $limit } persone sono iscritte o in attesa: è il limite.
reason-tournament-entries = Hai già { $limit } annotazioni nel registro di questo torneo: è il limite. La moderazione può aiutarti.
reason-tournament-drawn = La prima fase è stata sorteggiata. Non si cambia più così chi partecipa; sui ritiri decide l’arbitro.
reason-tournament-early = Non è stato ancora sorteggiato niente: prima deve finire la conferma delle presenze.
reason-tournament-late = Il torneo è finito, e il suo registro è chiuso.
reason-tournament-check-in-off = La conferma delle presenze non è aperta ora.
reason-tournament-check-in-wait = { $missing ->
        [one] 1 giocatore non ha
       *[other] { $missing } giocatori non hanno
    } ancora confermato. Si può chiudere <t:{ $at }:R>, o quando ci sono tutti.
reason-tournament-deadline = Questa scadenza è già passata. Scegline una successiva.
reason-tournament-present = Questa persona ha già confermato.
reason-tournament-friendly-already = È già una coppa amichevole.
reason-tournament-round-open = La fase successiva si sorteggia quando questa è finita. { $tables ->
        [one] Manca il vincitore di 1 tavolo.
       *[other] Mancano i vincitori di { $tables } tavoli.
    }
reason-tournament-no-table = In questa fase non c’è il tavolo { $number }: i tavoli vanno da 1 a { $tables }.
reason-tournament-table-over = La partita al tavolo { $number } è finita. Non vi si può più cambiare niente.
reason-tournament-not-at-table = Questa persona non gioca al tavolo { $number }.
reason-tournament-not-in-round = Il giocatore { $player } non gioca la fase { $number }: non può vincervi un tavolo.
reason-tournament-player-out = Questa persona è già eliminata dalla partita. Il draft è finito, e si gioca fino alla fine.
reason-tournament-winners = Il tavolo { $number } ha un solo vincitore, che va avanti. Indica esattamente uno dei suoi giocatori.
reason-tournament-winner-count = La fase { $number } ha { $need } tavoli, e quindi altrettanti vincitori, uno per tavolo. Ce ne sono { $have }.
reason-tournament-final-drawn = La finale è stata sorteggiata, e non la segue nessuna fase.
reason-tournament-tied = La vittoria al tavolo { $number } è condivisa: l’arbitro sorteggia, e lì non è possibile altro.
reason-tournament-no-tie = Al tavolo { $number } non si sorteggia: nessuno vi condivide una vittoria.
reason-tournament-transcript = Una partita è indicata dallo SHA-256 della sua trascrizione.
reason-tournament-line = Una penalità indica la sua riga nella partita, dopo le precedenti, e un effetto tardivo la riga a cui si torna. Un avvertimento non ne ha.
reason-tournament-paused = Lì la partita è già ferma.
reason-tournament-running = Lì non c’è nulla di fermo.
reason-tournament-seconds = Si può dare da un secondo a sette giorni in più; una pausa non ha durata.
reason-tournament-cancel-asked = L’hai già chiesto. Chi organizza, o un’altra persona responsabile, deve dare il suo accordo.
reason-tournament-no-restore = Non si può più tornare indietro: c’era un’ora per farlo.
reason-tournament-time-unreadable = Non riesco a leggere il tempo “{ $text }”. Scrivi 6h, 90m, o fino alle 20:00.
reason-tournament-time-enough = Il tempo dura già fino ad allora. Scrivi quanto aggiungere, per esempio 2h.
reason-tournament-called = Hai già chiamato l’arbitro. Aspetta la risposta.
reason-tournament-no-call = La chiamata { $number } non è aperta: ha avuto risposta, o la partita è finita.
reason-tournament-same-referee = Questa persona è già l’arbitro, o le è già stato chiesto.
reason-tournament-not-asked = Non ti è stato chiesto di fare da arbitro a questo torneo, o ora è stato chiesto a qualcun altro.
reason-tournament-no-referee = Senza arbitro non si sorteggia nessuna fase. Chi organizza lo chiede a qualcuno nella console dell’arbitro, o arbitra in prima persona senza giocare.
reason-tournament-plays-there = Questa persona gioca al tavolo { $number }, quindi non è uno spettatore: dalle piuttosto un avvertimento.
reason-tournament-excluded-official = Chi organizza e chi arbitra non si possono allontanare da un tavolo.
reason-tournament-break = Una pausa dura al massimo 60 giorni, e la fase successiva deve cominciare nel futuro.
reason-tournament-revealed = Il segreto dei sorteggi è già stato svelato.
reason-tournament-unfinished = Il segreto dei sorteggi si svela quando non resta più niente da sorteggiare: dopo la finale.
reason-archive-unreadable = Non è un archivio di torneo: la riga { $line } non è JSON.
reason-archive-foreign = Non è un archivio di torneo.
reason-archive-version = Questo archivio ha un formato che questa versione del programma non conosce.
reason-archive-bytes = Questa riga non è come è stata scritta.
reason-archive-shape = Qui manca qualcosa che un archivio deve avere, o è diverso.
reason-archive-number = Qui dovrebbe esserci la voce { $need }, non la voce { $have }.
reason-archive-previous = Questa voce non segue la precedente: indica un’altra impronta.
reason-archive-hash = Questa voce è stata modificata: la sua impronta non corrisponde.
reason-archive-act = Questa voce non contiene niente che si possa fare in un torneo.
reason-archive-summary = Dal registro qui risulta altro.
reason-archive-person = Il registro non conosce nessuno con questo pseudonimo.
reason-archive-name = Non è un nome nella forma in cui viene mostrato.
reason-archive-checksum = L’archivio è stato modificato: l’impronta dell’insieme non corrisponde.
reason-archive-missing = Manca la trascrizione della partita che questa voce conclude.
reason-archive-unasked = Il registro non conosce questa partita.
reason-archive-transcript-hash = Questa trascrizione è stata modificata: il registro la indica con un’altra impronta.
reason-archive-seats = Questa partita non ha tanti giocatori quanti il suo tavolo.
reason-archive-first = Questa partita è stata cominciata da un posto diverso da quello indicato dalle carte del Primo Giocatore.
reason-archive-choices = Questa partita non è stata giocata con il draft, ognuno per sé e con l’Egemonia dopo ogni carta.
reason-archive-deal = Le carte non derivano da ciò che il torneo ha annunciato per questa partita.
reason-archive-winners = Questa partita non è finita come dice il registro.
reason-archive-lots = Ci sono stati sorteggi, e il loro segreto qui non è svelato.
reason-archive-interventions = Gli interventi dell’arbitro in questa partita non sono quelli del registro.

# Tournaments as they are run

reason-referee-decides = A un tavolo di torneo lo decide l’arbitro. Chiamalo con { COMMAND("referee call") }.
reason-game-stopped = La partita è ferma: non si gioca finché l’arbitro non la fa riprendere.
reason-tournament-rematch = Questa partita faceva parte di un torneo: niente rivincita. { COMMAND("tournament standings") } mostra chi è ancora in gara.
reason-league-weeks = Una stagione dura da { $least } a { $most } settimane.
reason-league-at-once = Scegli da { $least } a { $most } partite alla volta.
reason-league-too-few = Una stagione richiede almeno { $need } persone; ce ne sono { $have }.
reason-league-computer = Nella lega non giocano computer.
reason-league-left = Hai già lasciato questa stagione.
reason-league-removed = { league-own-left }
reason-league-drawn = La stagione è cominciata. Nel primo turno la direzione può ancora darti il posto di chi lascia: chiedi a loro.
reason-league-no-substitute = Si può sostituire qualcuno solo nel primo turno della stagione: finché è finita al massimo una delle sue partite.
reason-league-newcomer = Questa persona non può prendere un posto: non è su questo server, è esclusa dai suoi tavoli o da una stagione.
reason-league-not-in = Questa persona non fa più parte della stagione.
reason-league-own-division = Giochi in questa divisione, quindi deve decidere qualcun altro: chi organizza può nominare un arbitro con { COMMAND("league") }, pulsante “{ key-league-direct }”.
reason-league-own-cancel = Giochi in questa stagione, quindi deve annullarla qualcun altro: un’altra persona della moderazione, o un arbitro che chi organizza nomina con { COMMAND("league") }, pulsante “{ key-league-direct }”.
reason-league-own-season = Partecipi a questa stagione, quindi fino al sorteggio deve decidere qualcun altro: chi organizza può nominare un arbitro con { COMMAND("league") }, pulsante “{ key-league-direct }”.
reason-league-ban = Scegli da 0 a { $most } stagioni.
reason-league-banned = Una stagione precedente si è chiusa per te con un’esclusione: non puoi iscriverti a { $left ->
        [0] questa
        [one] questa e alla prossima
       *[other] questa e alle prossime { $left }
    }.
reason-league-settled = La partita { $number } ha già questo risultato.
reason-league-directs = In una lega si esclude con un motivo: { COMMAND("league") }, “{ key-league-direct }”.
reason-league-operation = In questa competizione non c’è: una stagione di lega non ha conferma di presenza né turni da sorteggiare, e un torneo non ha divisioni.
reason-league-open = Qui c’è già una stagione in corso. { COMMAND("league") } la mostra; la prossima si potrà aprire quando sarà finita.
reason-league-none = Qui non c’è ancora stata nessuna stagione. La moderazione può aprirne una con { COMMAND("league") }.
reason-league-clock = In una stagione un turno ha da 1 ora a 7 giorni, per esempio 24h o 2g.
reason-league-decides = In una partita di lega non si vota e non si torna indietro. Per abbandonare solo questa partita usa { COMMAND("league") }.
reason-tournament-drafted = Il draft è completo: da ora l’arbitro elimina chi se n’è andato.
reason-tournament-none = Questo torneo qui non esiste.
reason-tournament-start = L’inizio di un torneo deve essere nel futuro.
reason-tournament-start-unreadable = Non riesco a leggere l’orario “{ $text }”. Scrivi 20:00, domani alle 20, 5 dic 20:00 o 2026-12-05 20:00, o fra quanto: 45m, 2h, 1g.
reason-tournament-moved-on = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi decidi.
reason-tournament-no-effect = Questa persona non ha iniziato nel suo ultimo turno alcun effetto da annullare.
reason-tournament-hand-full = Non manca nessuna pescata: questa persona ha { $have } carte, e il limite è { $limit }.
reason-tournament-no-game = Il tavolo { $number } è ancora in preparazione.
reason-tournament-elsewhere = Non giochi a nessun tavolo di questa fase.
reason-tournament-no-place = Il canale del torneo non c’è più. Prima sposta il torneo in un altro: apri lì la console.
reason-tournament-same-place = Il torneo è già in questo canale.
reason-tournament-many = Su questo server sono aperti { $limit } tornei. Prima deve finirne uno.
reason-store-book-broken = Il registro di questo torneo non si può leggere alla voce { $entry }; avvisa chi gestisce il bot.
reason-deputy-not-awaited = Nessuno sta aspettando quel giocatore adesso.
reason-deputy-too-early = Quel giocatore ha ancora tempo fino al <t:{ $at }:f>; poi potrai agire.
