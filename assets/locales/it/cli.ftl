### La riga di comando. I testi di un gioco sono nella sua cartella.

cli = Giocare a Carta Impera Victoria su Discord, con i propri ritmi.
    {"\u000A"}
    Senza comando avvia il bot: su Discord se DISCORD_TOKEN è impostato, altrimenti nella sandbox, che imita Discord
    nel browser.
cli-version = Mostra la versione.
cli-help = Mostra questo aiuto.
cli-unwritable = non si può scrivere l’output: { $why }

## I database

cli-database = { $name ->
    [playground] il database della sandbox { $url }: { $state }
   *[other] il database { $url }: { $state }
}
cli-database-trouble = { $trouble ->
    [store-locked] è bloccato da un altro programma; se è un secondo civ, fermane uno
    [store-read-only] non si può scrivere; controlla i permessi del file e della sua cartella, o dell’utente sul server
    [store-full] il disco è pieno
    [store-moved] il suo file è stato spostato o eliminato; rimettilo dov’era e il bot continua
    [store-replaced] un altro file ha preso il suo posto; il bot si ferma e il prossimo avvio usa quello
    [store-newer] l’ha usato una versione più recente di civ; usa quella, ripristina la copia di prima della migrazione (civ restore, vedi «Updating» in .github/RUNNING.md) o indica un altro database
    [store-not-a-database] il file non è un database SQLite
    [store-foreign] il database è di un altro programma
    [store-damaged] è danneggiato; ripristina un backup
    [store-no-directory] la sua cartella non si può creare
    [store-cannot-open] non si può aprire; controlla il suo percorso e i permessi della sua cartella
    [store-no-driver] il driver di PostgreSQL non è installato; installa { $detail }
    [store-no-login] il server rifiuta l’utente o la password del suo URL
    [store-no-database] il server non ha un database con quel nome; crealo con createdb
    [store-server-read-only] il server non accetta scritture: è uno standby, oppure per il database o l’utente vale default_transaction_read_only
    [store-server-old] il server è PostgreSQL { $detail }; civ richiede la versione 15 o successiva
    [store-url-option] il suo URL contiene un’opzione che civ non conosce, o un valore non valido: { $detail }
    [store-unstorable] un testo contiene un carattere che non può conservare (NUL)
    [store-move-taken] non è vuoto: ci si trasferisce solo in un database vuoto
    [store-move-unfinished] un altro database vi è stato trasferito solo a metà; avvia di nuovo civ move, che riprende da lì
    [store-move-row] una riga di “{ $detail }” non si può leggere, o non si può salvare altrove; civ doctor --thorough indica che cosa è danneggiato
    [store-move-differs] ciò che è arrivato in “{ $detail }” è diverso da ciò che è partito; avvia di nuovo civ move verso un database vuoto
    [store-held] lo usa già un altro processo: { $pid } su { $host }, dal { $since }; { $command ->
            [run] ferma quello, o fai aspettare questo con civ run --wait
            [privacy] prima fermalo, o lascia che lo faccia il proprietario del bot su Discord con /privacy show
           *[other] prima fermalo (se è andato in crash, il database si libera dopo mezzo minuto)
        }
    [store-range-held] { $command ->
            [run] gli shard { $shards } sono tenuti da un altro processo: { $pid } su { $host }, dal { $since }. Tutti i processi di un bot devono avere in CIV_SHARDS lo stesso totale, e ogni shard una volta sola; ferma quello, o fai aspettare questo con civ run --wait
            [privacy] lo usano i processi di un bot, come { $pid } su { $host }, dal { $since }; prima fermali tutti, o lascia che lo faccia il proprietario del bot su Discord con /privacy show
           *[other] lo usano i processi di un bot, come { $pid } su { $host }, dal { $since }; prima fermali tutti
        }
   *[other] non risponde ({ $detail })
}

## civ run

cli-run = Avvia il bot (predefinito).
    {"\u000A"}
    Su Discord se DISCORD_TOKEN è impostato, altrimenti nella sandbox: imita Discord nel browser, solo su questa macchina,
    con un database proprio.
cli-run-discord = Gira su Discord, e non parte senza un token.
cli-run-playground = Gira nella sandbox, anche con un token.
cli-run-port = La porta della sandbox; 0 ne sceglie una libera.
cli-run-wait = Se un altro bot usa lo stesso database, aspetta che si fermi invece di uscire.
cli-run-no-token = DISCORD_TOKEN non è impostato: metti il token del bot nell’ambiente o in .env (civ doctor)

## Che cosa non va in un’impostazione: ognuno segue il nome della variabile

setting-source = ha una riga illeggibile
setting-file = non si può leggere: { $why }
setting-file-text = non si può leggere: non è UTF-8
setting-token-signs = contiene spazi, o caratteri che nessun token ha
setting-token-space = contiene spazi
setting-token-quotes = è tra virgolette
setting-token-bot = comincia con “Bot ”: togli quella parola
setting-token-parts = non sembra il token di un bot: tre parti separate da punti (Developer Portal, Bot, Reset Token)
setting-token-number = non sembra il token di un bot: la sua prima parte non è l’ID di un’applicazione
setting-database = non è l’URL di un database, come sqlite:////var/lib/civ/tables.sqlite3 o postgresql://civ:PASSWORD@localhost/civ
setting-locale = non è una lingua, come en o pt-BR
setting-address = non è un indirizzo, come http://127.0.0.1:8124/api
setting-share-url = non è un indirizzo del web, come https://example.org/civ
setting-share = e CIV_SHARE_DIR vanno insieme: imposta entrambi o nessuno
setting-contact = deve essere una sola riga di al massimo 200 caratteri
setting-days = non è un numero di giorni, come 365 (0: per sempre)
setting-from-one = deve essere un numero intero da 1 a 99999
setting-shards = non è un intervallo di shard, come 0-3/8 (i primi quattro di otto), 5/8 o 0-7/8: i numeri vanno da 0 al totale meno uno, al massimo 10000
setting-ids = non è un elenco di ID utente, come 80351110224678912, 80351110224678913
setting-choice = deve essere uno di { $choices }
setting-port = deve essere un numero intero da 0 a 65535
setting-other = non è valido: { $why }

cli-stdin = stdin
cli-damaged = { $file }:{ $line }: Qui il flusso gzip è danneggiato. Invia il file così come l’hai scaricato. (REPLAY)
cli-unreadable = { $file }: non si può leggere: { $why }
cli-large = { $file }: più di { $megabytes } MB o { $lines } righe, il limite per un file. Dividilo.

## civ tournament

cli-tournament = Sorteggia tornei e ne verifica gli archivi.
cli-tournament-draw = Sorteggia le fasi di un torneo e le mostra come JSON.
    {"\u000A"}
    I giocatori vanno da 1 a N in ordine d’iscrizione. Lo stesso seme dà lo stesso sorteggio; la fase n ha il segreto
    SHA-256("civ-tournament/1 seed S round n").
cli-tournament-players = Quanti giocano: da 16 a 64, un multiplo di 4.
cli-tournament-seed = Il seme casuale: un numero intero S.
cli-tournament-winners = Chi ha vinto una fase finita, uno per tavolo, come 3,8,9,14; una volta per fase.
cli-tournament-friendly = Permette una coppa amichevole: 4 giocatori, o da 6 a 64.
cli-tournament-verify = Verifica l’archivio di un torneo: la catena di impronte, i sorteggi e ogni partita.
    {"\u000A"}
    FILE può essere compresso con gzip; - è stdin. Le contraddizioni sono indicate con la loro posizione, e il codice d’uscita è 1.
cli-tournament-found = { $file }: { $where }: { $why }
cli-tournament-refused = { $file }: { $why }
cli-tournament-more = { $file }: e altre { $count }
cli-tournament-large = { $file }: più di { $megabytes } MB: nessun archivio di torneo è così grande
cli-tournament-proven = { $file }: dimostrato: { $entries } voci, { $rounds } fasi sorteggiate, { $games } partite rigiocate; ultima impronta { $hash }. Confrontala con quella pubblicata. Non dimostrati: i nomi delle persone, e ciò che il gestore sapeva prima.

## civ doctor

cli-doctor = Controlla le impostazioni, il formato del token, i database, le lingue e i caratteri.
    {"\u000A"}
    Mostra il link che aggiunge il bot a un server. Il codice d’uscita è 1 se qualcosa non va.
cli-doctor-alive = Controlla solo se il bot è attivo: gateway pronto, database che risponde.
cli-doctor-thorough = Rigioca anche ogni tavolo dei database e lo confronta con i suoi sigilli.
cli-doctor-table-damaged =
    il tavolo { $table } è danneggiato: { $kind ->
        [store-log-broken] il suo registro è incoerente alla riga { $line }
       *[other] la sua scheda è incoerente
    }; è messo da parte, gli altri continuano
cli-doctor-tables-whole = tutti i { $count } tavoli si rigiocano e corrispondono a quanto salvato
cli-doctor-forget-emojis = Elimina dall’applicazione le emoji del bot; al prossimo avvio le carica di nuovo.
# $count (of emojis)
cli-doctor-emojis-forgotten = { $count ->
    [0] Il bot non aveva emoji
    [one] 1 emoji eliminata
   *[other] { $count } emoji eliminate
}
cli-mark-well = ok
cli-mark-wrong = !!
cli-mark-note = --
cli-alive = attivo: il gateway è pronto e il database risponde
cli-alive-never = non attivo: nessun heartbeat in { $file }
cli-alive-stale = non attivo: l’heartbeat in { $file } è vecchio
cli-alive-starting = in avvio: non ancora collegato a Discord; il bot continua a provare e il suo log dice perché
cli-alive-gateway = non funziona bene: la connessione al gateway non è pronta
cli-alive-database = non funziona bene: non si può scrivere nel database: { $why }
cli-alive-task = non funziona bene: l’attività in background “{ $task }” si è interrotta e il log dice perché; il bot la riavvia o si ferma
cli-doctor-env = { $found ->
    [yes] impostazioni dall’ambiente e da { $file }
   *[no] impostazioni dall’ambiente; { $file } non c’è
}
cli-doctor-setting = { $name }: { $value }
cli-doctor-unknown = { $name } non è un’impostazione di questo programma: un errore di battitura?
cli-doctor-no-token = DISCORD_TOKEN non è impostato: civ gira nella sandbox
cli-doctor-odd-token = DISCORD_TOKEN { $why }
cli-doctor-token = DISCORD_TOKEN sembra un token dell’applicazione { $application }
cli-doctor-invite = aggiungi il bot a un server: { $link }
cli-doctor-permissions = quel link chiede { $scopes } con questi permessi: { $permissions }; solo a un server che dà ruoli d’onore ne è chiesto un altro: { $roles }
cli-doctor-direct-stopped = dal { $at } Discord blocca come spam i messaggi diretti di questo bot (20026): i giocatori vengono invece menzionati; il Developer Portal dice come fare ricorso
cli-doctor-backup = ultimo backup: { $at }, { $file }
cli-doctor-backup-overdue = il prossimo backup è in ritardo, l’ultimo è del { $at }: { $file }; se il bot gira, il suo log dice perché
cli-doctor-backup-none = ancora nessun backup in { $folder }: il bot ne fa uno mentre gira; se non può, il suo log dice perché
cli-doctor-database-new = non c’è ancora; lo crea il primo avvio
cli-doctor-database-old = il prossimo avvio lo aggiorna a questa versione
cli-doctor-tables = si apre e accetta scritture (revisione { $revision }, { $tables } tavoli)
cli-doctor-missing = ne mancano alcune parti: { $what }; ripristina un backup
cli-doctor-locales = lingue: { $locales }
cli-doctor-locale-whole = lingua { $locale }: completa
cli-doctor-locale-missing = lingua { $locale }: { $count ->
    [one] manca { $count } testo, mostrato in inglese: { $keys }
   *[other] mancano { $count } testi, mostrati in inglese: { $keys }
}
cli-doctor-locale-untranslated = lingua { $locale }: { $count ->
    [one] { $count } testo è ancora quello inglese: { $keys }
   *[other] { $count } testi sono ancora quelli inglesi: { $keys }
}
cli-doctor-locale-superfluous = lingua { $locale }: { $count ->
    [one] { $count } testo non è mai usato: { $keys }
   *[other] { $count } testi non sono mai usati: { $keys }
}
cli-doctor-locale-flaw = lingua { $locale }: { $kind ->
    [unreadable] { $where } non è UTF-8
    [broken] { $where } non è Fluent: { $found }
    [twice] { $where } c’è due volte, la seconda in { $found }
    [values] { $where } ha i segnaposto { $found }, in inglese { $wanted }
    [commands] { $where } nomina i comandi { $found }, in inglese { $wanted }
    [plurals] { $where } ha le forme del plurale { $found }, ma la lingua ha { $wanted }
    [forms] { $where } chiede { $found }, ma le forme sono { $wanted }
    [unused] { $where } ha la forma { $found }, ma i testi chiedono { $wanted }
    [unfit] Discord non accetta { $where } per un comando, che resta in inglese: { $found }
   *[other] { $where }: { $found } invece di { $wanted }
}
cli-doctor-locale-odd = la cartella “{ $folder }” non ha il nome di una lingua, come nl o pt-BR, e viene ignorata
cli-doctor-no-locales = nessuna lingua: { $why }
cli-doctor-no-locale = CIV_LOCALE: { $locale } non è una lingua disponibile
cli-doctor-fonts = caratteri: trovati
cli-doctor-no-fonts = caratteri: { $why }
cli-doctor-computers = computer: i pesi di tutti i livelli ci sono
cli-doctor-no-weights = manca { $file }: a questi tavoli “normale” ed “esperto” giocano senza, e meno bene
cli-doctor-bad-weights = { $file } non è utilizzabile ({ $why }): a questi tavoli “normale” ed “esperto” giocano senza, e meno bene
cli-doctor-puzzles = rompicapi: tutti i { $count } sono utilizzabili
cli-doctor-no-puzzles = { $file } non contiene rompicapi: quindi non c’è un rompicapo del giorno
cli-doctor-bad-puzzle = { $file } non è utilizzabile come rompicapo ({ $why }) e viene ignorato

## civ bench, civ train, civ puzzles, civ study

# $command (what to run there)
cli-not-installed = questo comando non fa parte di un civ installato; in una copia del repository: { $command }

## civ backup, civ restore, civ drill

cli-settings-from = impostazioni lette da { $file }
cli-env-file = Un file con le impostazioni del bot in funzione, per esempio /etc/civ.env. Senza, e senza impostazioni nell’ambiente o in .env, valgono quelle dell’unità systemd civ.service.
cli-backup-next = copia in corso in { $file }
cli-restore-next = sostituzione in corso con { $file }
cli-backup = Copia il database in un nuovo file con checksum, anche mentre il bot gira. Senza token nell’ambiente copia anche il database della sandbox in un secondo file.
cli-backup-playground = Il database della sandbox, anche con un token.
cli-backup-done = { $file }: { $database ->
        [playground] il database della sandbox
       *[discord] il database del bot su Discord
    }, { $bytes } byte, con checksum (civ drill ne rigioca le partite)
cli-backup-unwritten = { $file } non si può scrivere: { $why }
cli-backup-trouble = { $trouble ->
    [store-backup-exists] { $file } esiste già; indica un file nuovo
    [store-backup-missing] { $file } non si può leggere
    [store-backup-cut] { $file } non ha un checksum alla fine: è incompleto, o non è un backup di civ
    [store-backup-server] civ copia solo file SQLite; copia un database PostgreSQL con pg_dump e ripristinalo con pg_restore
   *[other] { $file } è cambiato dopo essere stato scritto
}
cli-restore = Ripristina il database da un backup; quello precedente resta accanto. Prima ferma il bot. Se un backup senza token ha scritto due file, li ripristina entrambi.
cli-restore-playground = Sostituisce il database della sandbox, anche con un token.
cli-restore-discord = Sostituisce il database del bot su Discord, anche senza token.
cli-restore-done =
    { $database ->
        [playground] il database della sandbox
       *[discord] il database del bot su Discord
    } è ora quello di { $file }{ $kept ->
        [yes] ; quello di prima è { $old }
       *[no] {""}
    }
cli-restore-which = non si capisce se { $file } è per il bot su Discord o per la sandbox: usa --discord o --playground
cli-drill = Ripristina un backup in una cartella temporanea, ne rigioca ogni partita e confronta ogni posizione e ogni hash.
cli-drill-page = { $file }: una pagina è danneggiata: { $why }
cli-drill-table =
    { $file }: il tavolo { $table } è diverso { $line ->
        [row] nella sua scheda
       *[other] alla riga { $line }
    }
cli-drill-done = { $file }: { $tables } tavoli, { $positions } posizioni, tutte come erano state salvate
cli-move = Copia tutto il database in quello vuoto all’URL indicato, per esempio su un server PostgreSQL, vi rigioca ogni partita e confronta tutto. Prima ferma il bot; se si interrompe, avvialo di nuovo. “-” legge l’URL dallo standard input, così nessun elenco di processi ne mostra la password.
cli-move-playground = { cli-backup-playground }
cli-move-next = trasferimento in corso
cli-move-table = { $table }: { NUMBER($rows, useGrouping: 1) }
cli-move-replayed = { NUMBER($tables, useGrouping: 1) } tavoli rigiocati
cli-move-differs =
    il tavolo { $table } è diverso { $line ->
        [row] nei suoi dati
       *[other] alla riga { $line }
    }
cli-move-done = trasferito: { NUMBER($rows, useGrouping: 1) } righe, { NUMBER($tables, useGrouping: 1) } tavoli, tutti rigiocati; ora imposta { $database ->
        [playground] CIV_PLAYGROUND_DATABASE_URL
       *[discord] CIV_DATABASE_URL
    } sul nuovo URL e avvia il bot (il vecchio database resta com’era)
cli-privacy = Ciò che è salvato su una persona che ha lasciato Discord e non può più usare /privacy.
cli-privacy-show = Mostra in JSON tutto ciò che è salvato sulla persona con questo ID di Discord.
cli-privacy-delete = Cancella tutto ciò che è salvato sulla persona con questo ID di Discord, come /privacy delete. Nessun bot deve essere in funzione.
cli-privacy-playground = { cli-backup-playground }
cli-privacy-yes = Non chiedere conferma.
cli-privacy-of = dati della persona { $user }
cli-privacy-sure = Lascia le sue partite, e ciò che viene cancellato non si può recuperare. Continuare?
cli-privacy-done =
    cancellato; { $count ->
        [one] un tavolo l’ha dimenticata
       *[other] { $count } tavoli l’hanno dimenticata
    }
cli-records = Statistiche e valutazioni delle partite finite.
cli-records-rebuild = Ricalcola dai registri statistiche e valutazioni di tutte le partite finite. Nessun bot deve essere in funzione.
cli-records-playground = { cli-backup-playground }
cli-records-done = { $count ->
    [one] una partita ricontata
   *[other] { $count } partite ricontate
} nel { $database ->
    [playground] database della sandbox
   *[discord] database del bot su Discord
}

## Far girare il bot.

run-playground =
    DISCORD_TOKEN non è impostato, quindi il bot gira nella sandbox, che imita Discord su questa macchina.
    Apri { $address } in un browser. Ctrl-C la ferma e cancella ciò che vi è stato giocato.
run-playground-failed = La sandbox non può partire: { $why } Cambia l’indirizzo con --port o CIV_PLAYGROUND_HOST; la porta 0 ne sceglie una libera.
run-playground-not-loopback = Ascolta solo su questa macchina: { $host } non è un indirizzo di loopback (prova 127.0.0.1).
run-playground-in-use = La porta { $port } di { $host } è occupata.
run-playground-cannot-listen = Non può ascoltare sulla porta { $port } di { $host }: { $why }.
run-metrics-cannot-listen = CIV_METRICS_PORT: non si può ascoltare sulla porta { $port } di { $host }: { $why }
run-token-refused = Discord rifiuta questo token. Creane uno nuovo nel Developer Portal (Bot, Reset Token) e mettilo in DISCORD_TOKEN.
run-no-locale = CIV_LOCALE: { $locale } non è una lingua disponibile. Disponibili: { $known }.
run-unreachable = Discord non è raggiungibile ({ $why }). Controlla la connessione di questa macchina e riprova.
playground-server = Sandbox
playground-channel = tavolo
playground-people = Anna, Bruno, Chiara, Dario
