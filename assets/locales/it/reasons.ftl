### Perché qualcosa è rifiutato: che cosa non va, e che cosa lo renderebbe possibile.

reason-with-clause = { $text } ({ $clause })
reason-unknown = Ora non è possibile.
reason-missing = { $missing ->
        [one] Con { $missing } in più è possibile.
       *[other] Con { $missing } in più è possibile.
    }
reason-instead = Per { $effect } { $need ->
        [one] ne basta { $need }
       *[other] ne bastano { $need }
    }.

## Azioni

reason-action-unreadable = “{ $text }” non è un’azione di questo gioco. Usa i pulsanti, o scrivila come “play M1”.
reason-game-over = La partita è finita. Cominciane un’altra per giocare ancora.
reason-not-your-turn = È il turno di { $turn }. Il tuo viene dopo chi ti precede.
reason-not-your-pick = Ora { $turn } prende una carta dal centro. Poi toccherà a te, dopo chi ti precede.
reason-seat-unknown = Questo posto non esiste a questo tavolo. I posti vanno da 0 a { $last }.
reason-seat-left = { $seat } ha lasciato questa partita e non ha più turni.
reason-already-kept = Hai già tenuto una carta di questo mazzetto. Il prossimo arriva quando tutti hanno scelto.
reason-not-in-pack = La carta { $card } non è nel mazzetto davanti a te. Scegline una tra quelle del mazzetto.
reason-not-in-centre = La carta { $card } non è al centro. Scegline una tra quelle al centro.
reason-only-in-draft = Il draft è finito. Nel tuo turno gioca una carta dalla mano.
reason-not-in-draft = Il draft è ancora in corso. Prima { $owed }.
reason-play-first = Prima gioca una carta dalla mano. Gli effetti e la fine del turno vengono dopo.
reason-skip-first = Non puoi giocare nessuna carta della tua mano. Prima continua senza giocare; gli effetti e la fine del turno vengono dopo.
reason-already-played = Il passo 1 è finito. Fino al tuo prossimo turno puoi giocare carte solo con effetti di Economia e Scienza.
reason-may-not-skip = Hai in mano una carta giocabile, quindi devi giocarne una.
reason-not-in-hand = La carta { $card } non è nella tua mano. Scegline un’altra.
reason-embargoed = Un Embargo ti impedisce di giocare carte { $domain } in questo turno. { $others ->
        [0] Non hai altro in mano, quindi continua senza giocare.
       *[other] Scegli una carta di un altro Dominio.
    }
reason-effect-running = Un effetto è in corso. Prima { $owed }.
reason-nothing-owed = Ora non si può ({ $word }). Fa parte di un effetto: { $effect }.
reason-effect-used = Hai già applicato l’effetto permanente di { $domain } in questo turno. Torna disponibile nel prossimo.
reason-sacrifice-used = Hai già applicato l’effetto di scarto di { $domain } in questo turno. Torna disponibile nel prossimo.
reason-religion-unused = { $effect } agisce da sé: con { $need } { $need ->
        [one] carta
       *[other] carte
    } { $domain } il tuo limite di mano è { $limit }. Ne hai { $have } (limite di mano { $own }).
reason-culture-copies = { $domain } non ha un effetto permanente proprio. { $effect } ne copia uno di un altro giocatore.
reason-no-such-level = Questo livello non esiste; ci sono i livelli 1 e 2.
reason-level-not-reached = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } { $domain } nella tua area di gioco, { $have ->
        [0] e non ne hai
       *[other] e ne hai { $have }
    }.
reason-few-hand-cards = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } in mano, { $have ->
        [0] e non ne hai
       *[other] e ne hai { $have }
    }.
reason-few-area-cards = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } nella tua area di gioco, { $have ->
        [0] e non ne hai
       *[other] e ne hai { $have }
    }.
reason-few-playable-cards = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } che puoi giocare, { $have ->
        [0] e non ne hai
       *[other] e ne hai { $have }
    }.
reason-few-discards = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } nella pila degli scarti, { $have ->
        [0] ed è vuota
        [one] e ce n’è { $have }
       *[other] e ce ne sono { $have }
    }.
reason-not-in-area = La carta { $card } non è nella tua area di gioco. Scegline un’altra.
reason-no-sacrifice-effect = Cultura non ha un effetto di scarto. Scarta una carta di un altro Dominio.
reason-no-sacrifice-card = Per { $effect } devi scartare una carta { $domain } dalla tua area di gioco, e non ne hai. Prima giocane una.
reason-nothing-to-copy = Nessuno ha un effetto permanente migliore del tuo che tu possa applicare ora.
reason-no-card-to-attack = Per { $effect } serve una seconda carta nella tua area di gioco: il suo Dominio è quello attaccato. Prima gioca un’altra carta.
reason-no-target-column = { $effect } si mette sulle carte di un altro giocatore, e nessun altro ha ancora carte in gioco.
reason-would-strand-effect = Questo effetto deve ancora giocare { $need ->
        [one] { $need } carta
       *[other] { $need } carte
    }. Se riprendi { $card }, ti restano troppo poche carte giocabili. Riprendine un’altra.
reason-not-in-discard = La carta { $card } non è nella pila degli scarti. Scegline un’altra.
reason-target-is-self = Scegli un altro giocatore, non te.
reason-target-left = { $seat } ha lasciato la partita. Scegli chi è ancora in gioco.
reason-target-unknown = Questo giocatore non c’è a questo tavolo. Scegline un altro.
reason-target-without-card = { $seat } non ha carte { $domain } in gioco. Scegli un altro Dominio.
reason-inspiration-used = Hai già applicato Ispirazione in questo turno. Torna disponibile nel prossimo.
reason-not-most-culture = Per Ispirazione servono più carte Cultura di ogni altro giocatore: ne hai { $have } e ne servono { $need }.
reason-copy-culture = Ispirazione non si può copiare. Scegli un altro Dominio.
reason-target-level-not-reached = Non puoi copiare { $effect } di { $seat }: ha { $have } carte { $domain } su { $need }.
reason-copy-not-higher = { $effect } di { $seat } non è meglio del tuo livello { $level } di { $domain }. Copia un livello più alto.
reason-copied-effect-used = Hai già applicato l’effetto permanente di { $domain } in questo turno. Copia un altro Dominio.

## Arbitro e tavolo

reason-intervention-not-now = “{ $word }” è l’azione di un giocatore, non un intervento.
reason-intervention-needs-by = Serve il nome di chi interviene, e il motivo.
reason-not-during-draft = Durante il draft non è possibile. Aspetta che tutti abbiano preso una carta dal centro.
reason-not-within-effect = Un effetto è in corso. Sarà possibile quando è risolto.
reason-undo-unknown-line = Non si può tornare alla riga { $number }: non c’è. Scegli una riga ancora valida.
reason-trim-not-in-hand = La carta { $card } non è in quella mano. Si possono scartare solo carte di quella mano.
reason-nothing-to-undo = Niente da annullare. Puoi annullare le tue mosse di questo turno, a meno che non abbiano fatto pescare carte o mostrato una mano.
reason-abandon-only-in-draft = Un tavolo si abbandona solo durante il draft. Dopo, chi lascia la partita è eliminato e gli altri continuano.

## Preparazione

reason-setup-players = Questo gioco è per 2, 3 o 4 giocatori. Scegli uno di questi numeri.
reason-setup-kind = La preparazione è la Variante Base o la Variante Draft.
reason-setup-teams = Per le squadre servono 4 giocatori. Apri il tavolo per 4, o senza squadre.
reason-setup-first = Il Primo Giocatore deve essere uno dei giocatori.
reason-setup-hegemony = L’Egemonia si controlla alla fine del turno, o subito dopo ogni carta giocata.
reason-setup-turn-cap = Il massimo di turni deve essere 1 o più. Lascialo vuoto per giocare senza.
reason-setup-deck = Queste non sono le 104 carte del gioco. Invia il file così come l’hai scaricato.
reason-setup-box = Queste non sono le carte che tornano nella scatola: 3 di ogni Era con 2 o 3 giocatori, nessuna con 4.
reason-setup-pile-order = Il mazzo deve essere ordinato per Era, con l’Era I in cima.

## Trascrizioni

reason-header-missing = Nella prima riga del file manca “{ $key }”. Invia il file così come l’hai scaricato.
reason-header-unreadable = La prima riga del file non è l’intestazione di una partita. Invia il file così come l’hai scaricato.
reason-line-unreadable = Questa riga non è un’azione di una partita. Invia il file così come l’hai scaricato.
reason-line-number = Questa riga dovrebbe avere il numero { $expected } e ha { $found }. Invia il file così come l’hai scaricato.
reason-file-cut = Il file finisce troppo presto. Invialo intero.
reason-file-empty = Il file è vuoto. Inviane uno che contenga una partita.
reason-after-result = C’è qualcosa dopo il risultato della partita. Un file contiene una sola partita.
reason-result-too-early = Il file dà un risultato, ma la partita non è finita. Invia il file così come l’hai scaricato.
reason-result-unreadable = Il risultato della partita non si può leggere. Invia il file così come l’hai scaricato.
reason-result-differs = Il risultato nel file non è quello a cui portano queste azioni. Invia il file così come l’hai scaricato.
reason-too-many-lines = Una partita in questo file ha più di { $most } righe: nessuna è così lunga. Invia il file così come l’hai scaricato.

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
} ancora accettato il tavolo cambiato. Devono premere “{ key-ready }”, oppure libera i loro posti con “{ key-arrange }”.
reason-press-unreadable = Questa scelta non c’era. Apri il messaggio più recente e scegli di nuovo.
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
reason-not-owner-nobody = Può farlo solo l’host di questo tavolo, che al momento non ne ha.
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
reason-nobody-awaited = Ora nessuno deve muovere: non c’è nessuno da avvisare.
reason-too-early = È troppo presto. Sarà possibile <t:{ $at }:R>.
reason-clock-decides = Questo tavolo ha un orologio: decide lui quando qualcuno è assente, <t:{ $at }:R> se non gioca prima.
reason-voter-awaited = Tocca anche a te, quindi non puoi ancora votare sugli assenti. Prima fai la tua mossa.
reason-last-person = Sei l’unica persona rimasta a questo tavolo: la partita ti aspetta. Per lasciarla definitivamente: { COMMAND("civ resign") }.
reason-seat-not-automatic = In questo posto giochi già tu.
reason-transcript-unfinished = Una partita si può scaricare quando è finita, per non rivelare le mani.
reason-transcript-not-yours = Solo chi ha giocato questa partita può scaricarla. Chiedi il file a chi c’era.
reason-preference-unknown = Non c’è un’impostazione “{ $name }”.
reason-server-only = Queste impostazioni sono di un server. Usa questo comando in uno dei suoi canali.
reason-server-managers-only = Serve il permesso “Gestisci server”. Le tue impostazioni: { COMMAND("settings language") }, { COMMAND("settings display") } e { COMMAND("settings theme") }.
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
reason-zone-unknown = Non conosco il fuso orario “{ $text }”. Scrivi il nome di una grande città, e scegli dall’elenco. Nulla è cambiato.
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
reason-move-server = Un tavolo resta sul suo server. Lì può cambiare canale.
reason-move-lobby = A questo tavolo ci sono già altri: resta dov’è finché la partita non comincia.
reason-move-hidden = { $who } non vedrebbe il tavolo qui. Scegli un canale che vedano tutti i suoi giocatori.
reason-move-asked = Si sta votando se spostare questo tavolo in <#{ $channel }>. Aspetta che il voto sia finito.
reason-move-meanwhile = A questo tavolo è cambiato qualcosa: ora serve il consenso dei suoi giocatori. Premi di nuovo per chiederlo.
reason-asked-already = L’hai già chiesto: ora votano gli altri.
reason-already-paused = La partita è già in pausa.
reason-not-paused = La partita non è in pausa.
reason-paused-by-moderator = La moderazione ha messo in pausa questa partita, e solo la moderazione può farla riprendere, con { COMMAND("moderate resume") }. Chi gioca potrà riprenderla <t:{ $at }:R>.
# $seat (il suo numero, contato da 0)
reason-seat-taken = In quel posto gioca una persona. Si può prendere solo un posto in cui gioca il computer.
reason-seat-kept = Questo giocatore ha saltato un turno solo e tiene il posto. Si può chiedere dopo due turni saltati di seguito, o se lo lascia al computer.
reason-nobody-to-ask = A questo tavolo non è rimasto nessuno a cui chiedere.
reason-no-seat-free = A questo tavolo il computer non gioca in nessun posto, quindi non ce n’è da prendere.
reason-seat-asked = Qui è già aperta una votazione per un posto. Aspetta che finisca.
reason-undo-nothing = Non hai nulla da annullare.

## Il database

reason-store-locked = Il mio database è occupato. Nulla è cambiato; riprova tra un momento.
reason-store-read-only = Non posso scrivere nel mio database. Nulla è cambiato; avvisa chi gestisce il bot.
reason-store-full = Il mio disco è pieno. Nulla è cambiato; avvisa chi gestisce il bot.
reason-store-newer = Il mio database è di una versione più recente di questo bot. Avvisa chi gestisce il bot.
reason-store-not-a-database = Non riesco a leggere il mio database. Avvisa chi gestisce il bot.
reason-store-foreign = Il mio database appartiene a un altro programma. Avvisa chi gestisce il bot.
reason-store-damaged = Il mio database è danneggiato. Nulla è cambiato; avvisa chi gestisce il bot.
reason-store-no-directory = Non posso usare la cartella del mio database. Avvisa chi gestisce il bot.
reason-store-cannot-open = Non riesco ad aprire il mio database. Avvisa chi gestisce il bot.
reason-store-unavailable = Il mio database non risponde. Nulla è cambiato; riprova tra un momento.
reason-store-log-broken = Il registro di questo tavolo non si può rileggere, alla riga { $line }. Avvisa chi gestisce il bot.
reason-store-row-broken = Il tavolo { $table } è danneggiato sul disco del bot ed è stato messo da parte: per ora lì non si può fare nulla. Tutti gli altri continuano. Avvisa chi gestisce il bot.
reason-store-set-aside = Il tavolo { $table } è danneggiato sul disco del bot ed è stato messo da parte: per ora lì non si può fare nulla. Tutti gli altri continuano. Avvisa chi gestisce il bot.
reason-store-backup-exists = C’è già un backup con questo nome. Scegli un altro nome.
reason-store-backup-missing = Questo backup non c’è.
reason-store-backup-cut = Questo backup è incompleto, o non è un backup.
reason-store-backup-altered = Questo backup è stato modificato dopo essere stato scritto.
reason-store-held = Un altro bot usa questo database.

## Server, chi segue e conversazioni

reason-server-channel = { $more ->
    [0] Su questo server i tavoli si aprono in <#{ $channel }>.
    [one] Su questo server i tavoli si aprono in <#{ $channel }> o in un altro canale.
   *[other] Su questo server i tavoli si aprono in <#{ $channel }> o in altri { $more } canali.
} Un gestore del server può cambiarlo: { COMMAND("server-settings channel") }.
reason-server-role = Su questo server per aprire tavoli serve <@&{ $role }>. Un gestore del server può darti quel ruolo, o cambiare la regola: { COMMAND("server-settings role") }.
reason-server-channels-full = Sarebbero più di { $limit } canali. Indica piuttosto una categoria: vale per tutti i suoi canali.
reason-too-many-tables-server = { $limit ->
    [one] Questo server ha già un tavolo aperto: è il massimo.
   *[other] Questo server ha già { $limit } tavoli aperti: è il massimo.
} Finiscine uno, o rivolgiti a un gestore del server: { COMMAND("server-settings limit") } cambia il limite.
reason-watch-seated = Giochi a questo tavolo: saprai comunque quando finisce.
reason-watch-over = La partita a questo tavolo è finita. { COMMAND("civ replay") } la fa rivedere.
reason-talk-off = A questo tavolo i thread privati sono disattivati. Dillo davanti a tutti.
reason-talk-partner = Con questa persona qui non puoi parlare. Scegli un altro giocatore del tavolo.
reason-seat-far = Non sei sul server di quel tavolo. Prima entraci.
reason-bot-player = I bot non possono giocare. “{ key-add-computer }” aggiunge un computer.
reason-move-not-possible = Questa mossa ora non è possibile.
reason-intervention-not-possible = In questa partita ora non è possibile.
reason-another-game = Questo non fa parte del gioco di questo tavolo.

## Moderazione, blocchi e partite in attesa

# $role (il suo numero; 0 se il server non ne nomina)
reason-moderators-only = { $role ->
        [0] È riservato ai gestori del server, che possono permetterlo anche a un ruolo
       *[other] È riservato ai gestori del server e a <@&{ $role }>. I gestori possono indicare un altro ruolo
    }: { COMMAND("server-settings moderators") }.
reason-moderators-everybody = Non possono moderare tutti. Scegli un altro ruolo.
reason-moderate-over = Questo tavolo è finito: non c’è più niente da chiudere.
reason-moderate-unpaused = Questo tavolo non è stato messo in pausa dalla moderazione.
reason-moderate-hidden = Questo tavolo è già nascosto.
reason-moderate-nobody = Questa persona non gioca al tavolo { $table }.
reason-moderate-reason = Indica un motivo che si possa leggere.
reason-talk-closed = La moderazione di questo server ha chiuso qui le conversazioni private. Dillo davanti a tutti.
reason-talk-impossible = Qui un thread privato con questa persona non è possibile. Dillo davanti a tutti.
reason-barred = La moderazione di questo server ti ha escluso dai suoi tavoli. Rivolgiti a lei se pensi che sia un errore.
reason-barred-full = Un server può escludere dai suoi tavoli al massimo { $limit } persone. Prima riammetti qualcuno: { COMMAND("moderate unbar") }.
reason-too-many-lobbies = Hai { $limit ->
        [one] 1 tavolo
       *[other] { $limit } tavoli
    } in attesa di giocatori: è il limite. Prima comincia o annulla uno di questi.
# $limit (tavoli), $minutes (in tanti minuti)
reason-opening-pace = Hai aperto { $limit ->
        [one] 1 tavolo
       *[other] { $limit } tavoli
    } in { $minutes } minuti: per ora basta così. Potrai aprire il prossimo <t:{ $at }:R>.
# $who (il numero di una persona, per menzionarla)
reason-blocked-there = A questo tavolo c’è <@{ $who }>, che hai bloccato. Con { COMMAND("settings block") } puoi cambiarlo.
reason-blocked-talk = Hai bloccato <@{ $who }>. Con { COMMAND("settings block") } puoi cambiarlo.
reason-blocked-invite = Hai bloccato <@{ $who }>, quindi non puoi invitare questa persona. Con { COMMAND("settings block") } puoi cambiarlo.
reason-blocked-self = Non puoi bloccare te stesso.
reason-blocked-bot = I bot non hanno posto a nessun tavolo: non c’è niente da bloccare.
reason-blocked-full = Hai bloccato { $limit } persone: è il limite. Prima togli qualcuno dal tuo elenco.
reason-table-aside = Non sono più sul server di questo tavolo: la partita aspetta, e gli orologi sono fermi. Riprende quando torno.

## Tournaments and their archives

reason-tournament-official-number = Un torneo ufficiale ha da 16 a 64 giocatori, sempre un multiplo di 4: { $players } non va bene. Una coppa amichevole accetta altri numeri.
reason-tournament-friendly-number = Una coppa amichevole ha 4 giocatori, o da 6 a 64, a tavoli da 3 e da 4: { $players } non va bene.
reason-tournament-too-few = Devono essere presenti almeno { $need } giocatori, e ce ne sono { $have }. Prolunga la conferma, passa a una coppa amichevole o annulla.
reason-tournament-referee-plays = Chi arbitra un torneo non vi partecipa. Serve un’altra persona per uno dei due compiti.
reason-tournament-computer = I computer giocano solo nelle coppe amichevoli: un torneo ufficiale è per le persone.
reason-tournament-commitments = Un annuncio ha quattro impegni diversi, uno per fase e uno per i sorteggi, ciascuno uno SHA-256.
reason-tournament-secret = Non è il segreto a cui l’annuncio impegnava per la fase { $number }.
reason-tournament-lot-secret = Non è ciò che deriva dal segreto a cui l’annuncio impegnava per i sorteggi.
reason-tournament-text = { $name ->
        [title] Il nome del torneo
        [place] Il luogo
        [clock] Il tempo
       *[why] Il motivo
    } manca o è illeggibile: una sola riga, senza caratteri invisibili.
reason-tournament-pseudonym = “{ $text }” non è uno pseudonimo, come p-7k2m9xqd. Il registro non nomina nessuno altrimenti.
reason-tournament-not-yours = { $role ->
        [organiser] Può farlo solo chi organizza il torneo.
        [referee] Può farlo solo l’arbitro. Chiamalo al tuo tavolo.
        [player] Può farlo solo un giocatore, e solo per sé.
       *[system] Non lo fa nessuno: avviene da sé.
    }
reason-tournament-begin = Un torneo comincia con il suo annuncio, e ne ha uno solo.
reason-tournament-registered = Questa persona è già iscritta.
reason-tournament-not-registered = Questa persona non è iscritta al torneo.
reason-tournament-barred = L’annuncio dice che questa persona non gioca in questo torneo.
reason-tournament-full = { $limit } persone sono iscritte o in attesa: è il limite.
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
reason-tournament-not-at-table = Il giocatore { $player } non gioca al tavolo { $number }.
reason-tournament-not-in-round = Il giocatore { $player } non gioca la fase { $number }: non può vincervi un tavolo.
reason-tournament-player-out = Il giocatore { $player } è eliminato da questa partita. Il draft è finito, e si gioca fino alla fine.
reason-tournament-winners = Il tavolo { $number } ha un solo vincitore, che va avanti. Indica esattamente uno dei suoi giocatori.
reason-tournament-winner-count = La fase { $number } ha { $need } tavoli, e quindi altrettanti vincitori, uno per tavolo. Ce ne sono { $have }.
reason-tournament-final-drawn = La finale è stata sorteggiata, e non la segue nessuna fase.
reason-tournament-tied = La vittoria al tavolo { $number } è condivisa: l’arbitro sorteggia, e lì non è possibile altro.
reason-tournament-no-tie = Al tavolo { $number } non si sorteggia: nessuno vi condivide una vittoria.
reason-tournament-transcript = Una partita è indicata dallo SHA-256 della sua trascrizione.
reason-tournament-line = Una penalità indica la sua riga nella partita, dopo le precedenti, e un effetto tardivo la riga a cui si torna. Un avvertimento non ne ha.
reason-tournament-paused = Lì il tempo è già fermo.
reason-tournament-running = Lì il tempo scorre già.
reason-tournament-seconds = Si può dare da un secondo a sette giorni in più; una pausa non ha durata.
reason-tournament-called = Hai già chiamato l’arbitro. Aspetta la risposta.
reason-tournament-no-call = La chiamata { $number } non è aperta: ha avuto risposta, o la partita è finita.
reason-tournament-same-referee = Questa persona è già l’arbitro.
reason-tournament-revealed = Il segreto dei sorteggi è già stato svelato.
reason-tournament-unfinished = Il segreto dei sorteggi si svela quando non resta più niente da sorteggiare: dopo la finale.
reason-archive-unreadable = Non è un archivio di torneo: la riga { $line } non è JSON.
reason-archive-foreign = Non è un archivio di torneo.
reason-archive-version = Questo archivio ha una forma che questa versione del programma non conosce.
reason-archive-bytes = Questa riga non è come è stata scritta.
reason-archive-shape = Ciò che un archivio ha qui manca, o è un’altra cosa.
reason-archive-number = Qui dovrebbe esserci la voce { $need }, non la voce { $have }.
reason-archive-previous = Questa voce non segue la precedente: indica un’altra impronta.
reason-archive-hash = Questa voce è stata modificata: la sua impronta non corrisponde.
reason-archive-act = Questa voce non contiene niente che si possa fare in un torneo.
reason-archive-summary = Dal registro qui risulta altro.
reason-archive-person = Il registro non conosce nessuno con questo pseudonimo.
reason-archive-name = Non è un nome come viene mostrato.
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
reason-tournament-rematch = Questa partita faceva parte di un torneo: niente rivincita. { COMMAND("tournament standings") } mostra chi è ancora in gara.
reason-tournament-drafted = Il draft è completo: da ora l’arbitro elimina chi se n’è andato.
reason-trim-count = In quella mano ci sono solo { $have } carte.
reason-tournament-none = Qui non c’è un torneo così.
reason-tournament-start = L’inizio di un torneo deve essere nel futuro.
reason-tournament-start-unreadable = Non riesco a leggere l’orario “{ $text }”. Scrivi 2026-05-02 14:30, o fra quanto: 45m, 2h, 1g.
reason-tournament-moved-on = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi decidi.
reason-tournament-no-effect = Il giocatore { $player } non ha iniziato nel suo ultimo turno alcun effetto da annullare.
reason-tournament-no-game = Il tavolo { $number } è ancora in preparazione.
reason-tournament-elsewhere = Non giochi a nessun tavolo di questa fase.
reason-tournament-many = Su questo server sono aperti { $limit } tornei. Prima deve finirne uno.
reason-store-book-broken = Il registro di questo torneo non si può rileggere, alla voce { $entry }. Avvisa chi gestisce il bot.
reason-deputy-not-awaited = Nessuno sta aspettando quel giocatore adesso.
reason-deputy-too-early = Quel giocatore ha ancora tempo fino a <t:{ $at }:f>; poi potrai agire.
