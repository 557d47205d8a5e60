### Oltre alla partita: seguire una partita, note private, thread in due, inviti, blocchi.

watch-on = { $table }: ti avviserò quando la partita sarà finita.
watch-off = { $table }: non ti avviserò più.
note-kept = Fatto.
note-wiped = La tua nota è cancellata.
note-shown = La tua nota
note-title = La tua nota sul tavolo { $table }
note-label = La vedi solo tu
note-hint = Piani, chi ha detto cosa… Vuoto per cancellare la nota
talk-open = { $channel } è vostro: lo leggete solo voi due e chi gestisce i thread.
talk-name = { $table }: { $names }
talk-first = { $who }, qui parlate come volete della partita ({ $table }). Ciò che si dice qui non impegna nessuno.
talk-failed = Discord qui non mi lascia aprire un thread privato.
talk-elsewhere = Discord ha thread privati solo nei canali testuali, e questo tavolo è altrove. Dillo davanti a tutti.
talk-ended = Questo thread privato è stato chiuso.

## Inviti

invite-sent = Hai invitato { $who } al [{ $table }]({ $link }).
reason-no-lobby-of-yours = Qui non hai nessun tavolo che aspetti ancora giocatori. { COMMAND("civ new") } ne apre uno.
reason-invited-seated = Questa persona è già seduta al tavolo { $table }.
reason-invited-already = Questa persona è già invitata al tavolo { $table }.
reason-needs-server = Un tavolo ha bisogno di un server, così altri possono sedersi. Usa questo comando in uno dei suoi canali.

## Blocchi

# $who (una persona, come menzione)
blocked = Hai bloccato { $who }.
unblocked = Hai sbloccato { $who }.
# $tables (per esempio Tavolo 3 e Tavolo 5)
blocked-left = Hai lasciato { $tables }, dove aspettavate entrambi l’inizio della partita.
blocking-title = Chi hai bloccato
blocking-nobody = Nessuno.
blocking-told = Niente più nuovi tavoli insieme, inviti, thread privati o posti nelle partite dell’altro. Le partite già cominciate continuano. Non dico a nessuno chi hai bloccato.
pick-block = Blocca o sblocca qualcuno
pick-block-anyone = Blocca o sblocca altri
