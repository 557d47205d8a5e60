### Perché un tavolo, un server o il database rifiuta qualcosa: che cosa non va, e che cosa lo renderebbe possibile.

reason-with-clause = { $text } ({ $clause })
reason-unknown = Ora non è possibile.
reason-missing = Con { $missing } in più è possibile.
reason-instead = Per { $effect } { $need ->
        [one] ne basta { $need }
       *[other] ne bastano { $need }
    }.

## Arbitro e tavolo

reason-nothing-to-undo = Niente da annullare. Puoi annullare le tue mosse di questo turno, a meno che non abbiano fatto pescare carte o mostrato una mano.
reason-nothing-to-decide = In questo momento non hai nulla da decidere.
reason-no-hints = Qui non ci sono consigli: solo dove il tavolo li ammette per tutti, o dove giochi da solo e senza orologio. Mai ai tornei.

## Tavoli

reason-table-unknown = Questo tavolo qui non c’è. Forse è stato chiuso; { COMMAND("civ games") } elenca i tuoi.
reason-not-seated = Non hai un posto a questo tavolo. Unisciti finché è aperto, o guarda la partita.
reason-seat-automatic = Il computer gioca al tuo posto. Premi “{ key-hand }” per riprenderlo.
reason-seat-out = Hai lasciato questa partita.
reason-stale-decision = { $moves ->
        [0] Questo pulsante è di una mossa precedente
        [one] Questo pulsante è di prima dell’ultima mossa
       *[other] Questo pulsante è di { $moves } mosse fa
    }. Nulla è cambiato; ecco il tavolo com’è ora.
reason-table-full = I { $players } posti di questo tavolo sono tutti presi. { COMMAND("civ new") } ne apre un altro.
reason-too-many-computers = { $seats ->
        [one] Un tavolo per { $players } ha { $seats } posto oltre al tuo
       *[other] Un tavolo per { $players } ha { $seats } posti oltre al tuo
    }, e hai chiesto { $computers } computer. Chiedine meno, o apri un tavolo più grande.
reason-no-computer = A questo tavolo non ci sono computer. “{ key-add-computer }” ne aggiunge uno.
reason-seats-taken = Si sono già unite { $people } persone: { $seats } posti non bastano. Scegline di più, o aspetta che qualcuno esca.
reason-not-ready = { $count ->
    [one] Una persona non ha
   *[other] { $count } persone non hanno
} ancora accettato le nuove impostazioni. Serve un “{ key-ready }” da parte loro, oppure libera quei posti con “{ key-arrange }”.
reason-press-unreadable = Non conosco questa scelta. Apri il messaggio più recente e scegli di nuovo.
reason-already-seated = Hai già un posto a questo tavolo. “{ key-leave }” lo libera.
reason-seat-yours = Giochi già a questo tavolo. “{ key-hand }” mostra il tuo posto.
reason-seat-held = Qualcuno ha preso il tuo posto in questa partita: non puoi prenderne un altro.
reason-not-invited = Per questo tavolo serve un invito. Chiedilo all’host.
reason-not-enough-players = La partita comincia con { $need } giocatori; { $have ->
        [one] ce n’è { $have }
       *[other] ce ne sono { $have }
    }. Aspetta gli altri, o dai dei posti al computer.
reason-too-many-tables-user = Hai { $limit ->
        [one] { $limit } tavolo aperto
       *[other] { $limit } tavoli aperti
    }: è il massimo. Prima finiscine o chiudine uno.
reason-too-many-tables-channel = Questo canale ha { $limit ->
        [one] { $limit } tavolo aperto
       *[other] { $limit } tavoli aperti
    }: è il massimo. Finiscine o chiudine uno, o usa un altro canale.
reason-not-owner = Può farlo solo l’host di questo tavolo. Rivolgiti a <@{ $owner }>.
reason-not-owner-nobody = Può farlo solo l’host del tavolo, e al momento questo tavolo non ne ha uno.
reason-not-in-lobby = { $status ->
        [tournament] È un tavolo di torneo: chi ci gioca lo decide il sorteggio. { COMMAND("tournament tables") } mostra tutti i tavoli.
       *[other] È possibile solo prima dell’inizio della partita. { COMMAND("civ new") } apre un altro tavolo.
    }
reason-not-playing = { $status ->
        [lobby] La partita a questo tavolo non è cominciata. L’host la fa iniziare quando tutti i posti sono presi.
        [tournament] La partita a questo tavolo è finita. { COMMAND("tournament tables") } mostra gli altri.
       *[other] La partita a questo tavolo è finita. { COMMAND("civ new") } apre un altro tavolo.
    }
reason-not-over = È possibile solo a partita finita.
reason-rematch-begun = La rivincita è cominciata senza di te. Apri un nuovo tavolo per giocare ancora.
reason-no-actions = Non hai scelto nulla. Scegli almeno una carta.
reason-nudged-recently = L’avviso è partito poco fa. Potrai ripeterlo <t:{ $at }:R>.
reason-invited-recently = Hai invitato una di queste persone poco fa. Potrai invitarla di nuovo <t:{ $at }:R>.
reason-seat-asked-recently = Hai chiesto un posto a questi giocatori poco fa. Potrai chiederlo di nuovo <t:{ $at }:R>.
reason-proposed-recently = L’hai proposto poco fa, e la risposta è stata no. Potrai riproporlo <t:{ $at }:R>.
reason-moved-recently = Hai spostato un tavolo poco fa. Potrai farlo di nuovo <t:{ $at }:R>.
reason-only-you-awaited = Aspettano solo te. “{ key-hand }” mostra la tua mossa.
reason-awaited-left = Non c’è nessuno a cui ricordarlo: la persona che aspettate ha lasciato il server. “{ key-stuck }” mostra che cosa potete fare.
reason-nobody-awaited = Ora nessuno deve muovere: non c’è nessuno da avvisare.
reason-too-early = È troppo presto. Sarà possibile <t:{ $at }:R>.
reason-clock-decides = Questo tavolo ha un orologio: per chi è assente decide lui <t:{ $at }:R>, se prima non arriva la mossa.
reason-voter-awaited = Tocca anche a te, quindi non puoi ancora votare sugli assenti. Prima fai la tua mossa.
reason-last-person = Sei l’unica persona rimasta a questo tavolo: la partita ti aspetta. Per lasciarla definitivamente: { COMMAND("civ resign") }.
reason-seat-not-automatic = In questo posto giochi già tu.
reason-transcript-unfinished = Una partita si può scaricare quando è finita, per non rivelare le mani.
reason-transcript-not-yours = Solo chi ha giocato questa partita può scaricarla. Chiedi il file a chi c’era.
reason-preference-unknown = Non c’è un’impostazione “{ $name }”.
reason-server-only = Queste impostazioni sono di un server. Usa questo comando in uno dei suoi canali.
reason-server-managers-only = Serve il permesso “Gestisci server”. Le tue impostazioni: { COMMAND("settings") }.
reason-preference-value = { $choices ->
        [none] L’impostazione “{ $name }” non può avere questo valore.
       *[other] L’impostazione “{ $name }” può avere uno di questi valori: { $choices }.
    }
reason-shutting-down = Sto per riavviarmi. Il tuo tavolo è al sicuro; riprova tra un minuto.

## Orologi, orari e votazioni

# $text (ciò che è stato scritto)
reason-clock-unreadable = Non so leggere “{ $text }” come orologio. Scrivi il tempo di un turno (12h, 1g 6h), o una riserva e quanto aggiunge ogni turno (7g+12h), da 1 minuto a 30 giorni; oppure scegli dall’elenco: { preset-live }, { preset-day }, { preset-correspondence }, { preset-none }.
reason-clock-range = Un orologio va da { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } a { $days } giorni.
reason-clock-increment = In “{ $text }” un turno aggiunge più di tutta la riserva. Scrivi prima la durata più grande: 7g+12h.
reason-clock-missing = Per scegliere che cosa succede quando il tempo scade, scegli anche un orologio.
reason-zone-unknown = Non conosco il fuso orario “{ $text }”. Scrivi il nome di una grande città di quel fuso, e scegli dall’elenco. Nulla è cambiato.
reason-quiet-unreadable = Non so leggere queste ore: “{ $text }”. Scrivile come 22-7 o 22:30-07:00, oppure “nessuna”. Nulla è cambiato.
reason-quiet-too-long = Le ore di riposo sono al massimo { $hours }, perché ogni giorno resti del tempo per giocare. Nulla è cambiato.
reason-vacation-unreadable = Non so leggere questo giorno: “{ $text }”. Scrivilo come 2026-12-24, o scegli dall’elenco. Nulla è cambiato.
reason-vacation-days = Le vacanze cominciano oggi o più avanti, non finiscono prima di cominciare, e cadono in quest’anno o nel prossimo. Nulla è cambiato.
reason-vacation-too-long = Sarebbero più di { $days } giorni di vacanza in un anno. Nulla è cambiato.
reason-no-clock = Questo tavolo non ha orologio: prenditi tutto il tempo che vuoi.
reason-vote-unknown = Su questo non si può votare.
reason-vote-over = Questa votazione è finita.
reason-vote-open = È già aperta una votazione come questa. Prima rispondi a quella, o aspetta che finisca.
reason-not-asked = Questa votazione è per gli altri.
reason-place-same = Il tavolo è già qui.
reason-move-server = Un tavolo resta sul suo server. Può solo cambiare canale.
reason-move-lobby = A questo tavolo ci sono già altri: resta dov’è finché la partita non comincia.
reason-move-hidden = { $who } non vedrebbe il tavolo qui. Scegli un canale che vedano tutti i suoi giocatori.
reason-move-asked = Si sta votando se spostare questo tavolo in <#{ $channel }>. Aspetta che il voto sia finito.
reason-move-meanwhile = A questo tavolo è cambiato qualcosa: ora serve il consenso dei suoi giocatori. Premi di nuovo per chiederlo.
reason-asked-already = L’hai già chiesto: ora votano gli altri.
reason-already-paused = La partita è già in pausa.
reason-not-paused = La partita non è in pausa.
reason-paused-by-moderator = La moderazione ha messo in pausa questa partita, e solo la moderazione può farla riprendere, con { COMMAND("moderate resume") }. La pausa finisce da sola <t:{ $at }:R>.
# $seat (il suo numero, contato da 0)
reason-seat-taken = In quel posto gioca una persona. Si può prendere solo un posto in cui gioca il computer.
reason-seat-kept = Questo giocatore ha saltato un turno solo e tiene il posto. Si può chiedere dopo due turni saltati di seguito, o se lo lascia al computer.
reason-nobody-to-ask = A questo tavolo non è rimasto nessuno a cui chiedere.
reason-no-seat-free = A questo tavolo il computer non gioca in nessun posto, quindi non ce n’è da prendere.
reason-seat-asked = Qui è già aperta una votazione per un posto. Aspetta che finisca.
reason-undo-nothing = Non hai nulla da annullare.
reason-undo-too-far = Nessuno può annullare più del proprio ultimo turno, né un draft.

## Il database

reason-store-locked = Il mio database è occupato, nulla è cambiato; riprova tra un momento.
reason-store-read-only = Non posso scrivere nel mio database; avvisa chi gestisce il bot.
reason-store-full = Il mio disco è pieno; avvisa chi gestisce il bot.
reason-store-moved = Non posso usare il mio database; avvisa chi gestisce il bot.
reason-store-replaced = { reason-store-moved }
reason-store-newer = { reason-store-moved }
reason-store-not-a-database = { reason-store-moved }
reason-store-foreign = { reason-store-moved }
reason-store-damaged = Il mio database è danneggiato; avvisa chi gestisce il bot.
reason-store-no-directory = { reason-store-moved }
reason-store-cannot-open = { reason-store-moved }
reason-store-no-driver = { reason-store-moved }
reason-store-no-login = { reason-store-moved }
reason-store-no-database = { reason-store-moved }
reason-store-unavailable = Il mio database non risponde, nulla è cambiato; riprova tra un momento.
reason-store-server-read-only = { reason-store-read-only }
reason-store-server-old = { reason-store-moved }
reason-store-url-option = { reason-store-moved }
reason-store-unstorable = Il testo contiene un carattere di controllo che non posso conservare; riscrivilo a mano.
reason-store-log-broken = Il registro di questo tavolo non si può leggere alla riga { $line }; avvisa chi gestisce il bot.
reason-store-row-broken = Il tavolo { $table } è danneggiato sul mio disco e messo da parte; avvisa chi gestisce il bot.
reason-store-set-aside = Il tavolo { $table } è danneggiato sul mio disco e messo da parte; avvisa chi gestisce il bot.
reason-store-backup-exists = C’è già un backup con questo nome. Scegli un altro nome.
reason-store-backup-missing = Questo backup non c’è.
reason-store-backup-cut = Questo backup è incompleto, o non è un backup.
reason-store-backup-altered = Questo backup è stato modificato dopo essere stato scritto.
reason-store-backup-server = Un database PostgreSQL si copia con pg_dump e si ripristina con pg_restore.
reason-store-move-taken = Il database di destinazione non è vuoto.
reason-store-move-unfinished = Il mio database è in fase di trasferimento; avvisa chi gestisce il bot.
reason-store-move-row = Una riga del mio database non si può trasferire.
reason-store-move-differs = Nell’altro database non è arrivato ciò che c’era qui.
reason-store-held = Un altro bot usa questo database.
reason-store-range-held = Un altro processo di questo bot tiene gli shard { $shards }.

## Server, chi segue e conversazioni

reason-server-channel = { $more ->
    [0] Su questo server i tavoli si aprono in <#{ $channel }>.
    [one] Su questo server i tavoli si aprono in <#{ $channel }> o in un altro canale.
   *[other] Su questo server i tavoli si aprono in <#{ $channel }> o in altri { $more } canali.
} Un gestore del server può cambiarlo: { COMMAND("server-settings") }.
reason-server-role = Su questo server per aprire tavoli serve <@&{ $role }>. Un gestore del server può darti quel ruolo, o cambiare la regola: { COMMAND("server-settings") }.
reason-podium-not-yours = Per scegliere <@&{ $role }> bisogna possedere il server, oppure avere “Gestisci ruoli” e un ruolo più in alto.
reason-podium-powerful = <@&{ $role }> permette di gestire o moderare il server: non è per chi vince. Scegli un ruolo senza questi permessi.
reason-feature-off = Questa funzione non è attiva su questo server: { $feature }. Un gestore del server può attivarla: { COMMAND("server-settings") }.
reason-limit-unreadable = Non è un numero di tavoli da 0 a { $limit }.
reason-too-many-tables-server = { $limit ->
    [one] Questo server ha già un tavolo aperto: è il massimo.
   *[other] Questo server ha già { $limit } tavoli aperti: è il massimo.
} Finiscine uno, o rivolgiti a un gestore del server: { COMMAND("server-settings") } cambia il limite.
reason-watch-seated = Giochi a questo tavolo: saprai comunque quando finisce.
reason-watch-over = La partita a questo tavolo è finita. { COMMAND("civ replay") } la fa rivedere.
reason-talk-off = A questo tavolo i thread privati sono disattivati. Dillo davanti a tutti.
reason-talk-partner = Con questa persona qui non puoi parlare in privato. Scegli un altro giocatore del tavolo.
reason-seat-far = Non sei sul server di quel tavolo. Prima entraci.
reason-bot-player = I bot non possono giocare. “{ key-add-computer }” aggiunge un computer.
reason-move-not-possible = Questa mossa ora non è possibile.
reason-intervention-not-possible = In questa partita ora non è possibile.

## Moderazione, blocchi e partite in attesa

# $role (il suo numero; 0 se il server non ne nomina)
reason-moderators-only = { $role ->
        [0] È riservato ai gestori del server, che possono permetterlo anche a un ruolo
       *[other] È riservato ai gestori del server e a <@&{ $role }>. I gestori possono indicare un altro ruolo
    }: { COMMAND("server-settings") }.
reason-moderators-everybody = Non possono moderare tutti. Scegli un altro ruolo.
reason-moderate-over = Questo tavolo è finito: non c’è più niente da chiudere.
reason-moderate-unpaused = Questo tavolo non è stato messo in pausa dalla moderazione.
reason-moderate-own = Giochi al tavolo { $table }: non tocca a te chiuderlo, metterlo in pausa o farlo riprendere. Chiedi a un’altra persona della moderazione o fai votare chi gioca: “{ key-menu }” sotto la tua mano.
reason-moderate-hidden = Questo tavolo è già nascosto.
reason-moderate-nobody = Questa persona non gioca al tavolo { $table }.
reason-moderate-own-rating = Hai giocato al tavolo { $table }: non decidi tu se conta per le valutazioni. Chiedi a un’altra persona della moderazione.
reason-moderate-unrated = La partita del tavolo { $table } non conta comunque per le valutazioni.
reason-moderate-aside = La partita del tavolo { $table } è già esclusa.
reason-moderate-counts = La partita del tavolo { $table } conta già.
reason-moderate-reason = Indica un motivo che si possa leggere.
reason-talk-closed = La moderazione di questo server ha chiuso qui le conversazioni private. Dillo davanti a tutti.
reason-talk-impossible = Qui un thread privato con questa persona non è possibile. Dillo davanti a tutti.
reason-barred = La moderazione di questo server ti ha escluso dai suoi tavoli. Se pensi che sia un errore, rivolgiti a chi modera.
reason-barred-full = Un server può escludere dai suoi tavoli al massimo { $limit } persone. Prima riammetti qualcuno: { COMMAND("moderate unbar") }.
reason-too-many-lobbies = Hai { $limit ->
        [one] 1 tavolo
       *[other] { $limit } tavoli
    } in attesa di giocatori: è il limite. Prima avviane o annullane uno.
# $limit (iscrizioni), $minutes (in tanti minuti), $at
reason-registration-pace = Hai fatto { $limit } iscrizioni a tornei in { $minutes } minuti: per ora è il limite. Potrai iscriverti di nuovo <t:{ $at }:R>.
reason-search-pace = Hai cercato una partita { $limit } volte in { $minutes } minuti: per ora è il limite. Potrai cercare di nuovo <t:{ $at }:R>.
reason-invitation-pace = Hai invitato { $limit } volte in { $minutes } minuti: per ora è il limite. Potrai invitare di nuovo <t:{ $at }:R>.
reason-closing-pace = In { $minutes } minuti questo tavolo, o un altro della stessa persona, è cambiato { $limit } volte dopo il messaggio che fermava le parole. Potrà iniziare <t:{ $at }:R>.
# $limit (pagine), $minutes (in tanti minuti), $at
reason-public-pace = Hai mostrato a tutti { $limit } pagine in { $minutes } minuti: per ora è il limite. Potrai mostrare la prossima <t:{ $at }:R>.
reason-public-pace-here = In questo canale sono state mostrate a tutti { $limit } pagine in { $minutes } minuti: per ora è il limite. La prossima si potrà mostrare <t:{ $at }:R>.
# $limit (tavoli), $minutes (in tanti minuti)
reason-opening-pace = Hai aperto { $limit ->
        [one] 1 tavolo
       *[other] { $limit } tavoli
    } in { $minutes } minuti: per ora è il limite. Potrai aprire il prossimo <t:{ $at }:R>.
# $who (il numero di una persona, per menzionarla)
reason-blocked-there = A questo tavolo c’è <@{ $who }>, che hai bloccato. Con { COMMAND("settings") } puoi cambiarlo.
reason-blocked-talk = Hai bloccato <@{ $who }>. Con { COMMAND("settings") } puoi cambiarlo.
reason-blocked-invite = Hai bloccato <@{ $who }>, quindi non puoi invitare questa persona. Con { COMMAND("settings") } puoi cambiarlo.
reason-blocked-self = Non puoi bloccare il tuo account.
reason-blocked-bot = I bot non hanno posto a nessun tavolo: non c’è niente da bloccare.
reason-blocked-full = Hai bloccato { $limit } persone: è il limite. Prima togli qualcuno dal tuo elenco.
reason-table-aside = Non sono più sul server di questo tavolo: la partita aspetta, e gli orologi sono fermi. Riprende quando torno.

reason-no-commitment = Questo tavolo è stato aperto prima che si potessero aggiungere parole. Le sue carte si sorteggiano senza.
