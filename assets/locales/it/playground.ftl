### La pagina della sandbox. Solo variabili: la pagina le riempie da sé.

page-title = { $badge }{ $place } · { $name } · sandbox CIV
page-offer-computer = Gioca una partita contro il computer
page-offer-computer-hint = La partita è cominciata, e la giochi come la persona indicata in alto. Quando è il tuo turno, premi il pulsante della tua mano sotto la plancia.
page-offer-two = Gioca una partita in due
page-offer-two-hint = La partita è cominciata, e giochi per entrambi. Un numero rosso su un nome, in alto, dice a chi tocca: premi il nome per essere quella persona, poi il pulsante della mano sotto la plancia.
page-offer-tutorial = Impara il gioco in dieci minuti
page-offer-tutorial-hint = Le lezioni le vedi solo tu. Premi la prima; ogni passo dice che cosa provare.

## Prima visita

page-game = Carta Impera Victoria
page-game-text = Un gioco di carte sulle civiltà, per due, tre o quattro persone. Gioca carte in sei Domini e usane gli effetti. Sette carte di un solo Dominio alla fine del tuo turno e vinci subito (otto se giocate in due); se il mazzo si esaurisce, vince chi ha la maggioranza in più Domini.
page-emblem = Una carta della prima Era: un falò e una ruota
page-welcome = Ti diamo il benvenuto su { $place }.
page-welcome-text = Questa è una chat sulla tua macchina, come la mostrerebbe Discord. Nulla di ciò che fai qui ne esce. Ci sono più persone, e puoi essere ognuna di loro.
page-welcome-command = Oppure scrivi / qui sotto per vedere tutti i comandi.
page-quiet = Qui nessuno ha ancora detto nulla.
page-start = Questo è l’inizio di { $place }.

## Luoghi e persone

page-channels = Canali
page-direct = Messaggio diretto con { $name }
page-open-places = Mostra i canali
page-close-places = Chiudi
page-people = Chi sei
page-you-are = Sei { $name }
page-you-are-label = Sei
page-be = Diventa { $name }
page-be-called = Diventa { $name }, chiamate: { $count }
page-client-language = Lingua di Discord: { $name }
page-server-language = Lingua di questo server
page-second-window = Apri una seconda finestra come
page-second-window-as = Apri una seconda finestra come { $name }
page-timeouts = Timeout
page-timeout = Timeout di { $name }
page-timeout-none = Nessuno
page-timeout-minutes = Minuti: { $count }
page-timeout-end = Termina
page-timed-out = In timeout
page-menu-at = { $command }: { $name }
page-unread = { $place }, da leggere
page-mentioned = { $place }, menzioni: { $count }
page-thread = Thread { $place }
page-skip = Vai ai messaggi

## Avvisi

page-bot-offline = { $name } è offline e non può rispondere. Premi di nuovo quando torna.
page-lost = La sandbox non risponde. È ancora in funzione? Nuovo tentativo…
page-dismiss-hint = Chiudi il suggerimento
page-refused = Non è possibile: { $why }
page-overtaken = È appena cambiato. Guarda di nuovo prima di premere.

## Messaggi

page-messages = Messaggi in { $place }
page-older = Mostra i messaggi più vecchi
page-newest = Nuovi messaggi
page-latest = Vai agli ultimi messaggi
page-app = APP
page-edited = (modificato)
page-only-you = Lo vedi solo tu
page-notification = Sul tuo telefono: “{ $text }”
page-notification-empty = Sul tuo telefono: una notifica vuota, perché solo i componenti di questo messaggio ti menzionano
page-dismiss = Ignora il messaggio
page-thinking = { $name } sta pensando…
page-failed = Interazione non riuscita
page-no-answer = L’applicazione non ha risposto
page-reply = Rispondi
page-reply-to = Rispondi a { $name }
page-replying = In risposta a { $name }
page-reply-gone = Il messaggio originale è stato eliminato.
page-delete = Elimina
page-delete-label = Elimina questo messaggio
page-stop-reply = Non rispondere più
page-thread-started = { $name } ha aperto un thread: { $thread }
page-pinned = { $name } ha fissato un messaggio
page-open-thread = Apri il thread { $thread }
page-enlarge = Ingrandisci: { $what }
page-picture = Immagine
page-close = Chiudi
page-open-original = Apri l’originale
page-download = Scarica { $file }
page-bytes = { $size } KB
page-unknown-user = @sconosciuto
page-unknown-channel = #sconosciuto
page-spoiler = Mostra lo spoiler
page-from-to = { $name }: { $text }
page-not-here = Quel messaggio non è più qui.

## Menu e moduli

page-choose = Scegli
page-choose-count = { $chosen } su { $most }
page-choose-range = Scegli da { $least } a { $most }
page-choose-exactly = Scegli { $count }
page-confirm = Conferma
page-nobody = Nessuno da scegliere
page-submit = Invia
page-cancel = Annulla
page-form-failed = Qualcosa è andato storto. Riprova.
page-unsupported = Questo tipo di campo qui non si può compilare.

## Scrivere

page-write = Scrivi in { $place } come { $name }
page-write-thread = Scrivi come { $name } in { $place }
page-cannot-write = { $name } non può scrivere qui.
page-send = Invia
page-commands = Comandi
page-commands-button = Mostra i comandi
page-no-commands = Questo comando non esiste.
page-bot-commands-missing = { $name } non ha ancora registrato comandi.
page-stop-command = Chiudi { $command }
page-optional = facoltativo
page-default = Predefinito
page-yes = Vero
page-no = Falso
page-suggestions = Suggerimenti
page-no-suggestions = Nessun suggerimento
page-characters = Caratteri rimasti: { $left }
