### Accanto alla partita: chi la segue, note private, thread a due.

name-follow = segui
name-note = nota
name-talk = parla
name-player = giocatore
name-talks = conversazioni
command-watch = Segui una partita: ti avviso quando finisce (ripeti per smettere)
command-note = Tieni una nota privata sul tuo tavolo (vuoto: rileggila)
option-note = La nuova nota; - la cancella
command-talk = Apri un thread privato con un altro giocatore del tuo tavolo
option-talk-player = Con chi
option-new-talks = Due giocatori possono parlarsi in un thread privato? (predefinito: sì)
watch-on = { $table }: ti avviserò quando la partita sarà finita. Se cambi idea, usa di nuovo { COMMAND("civ follow") }.
watch-off = { $table }: non ti avviserò più.
watch-none = In questo canale non ci sono partite. Indica un tavolo, o vai dove se ne gioca una.
note-kept = Annotato; lo vedi solo tu. { COMMAND("civ note") } te lo mostra.
note-shown = **{ $table }: la tua nota**
note-none = { $table }: non hai note.
note-wiped = { $table }: la tua nota è cancellata.
talk-open = { $channel } è vostro: lo leggete solo voi due e chi gestisce i thread.
talk-name = { $table }: { $names }
talk-first = { $who }, qui parlate come volete della partita ({ $table }). Ciò che si dice qui non impegna nessuno.
talk-failed = Discord qui non mi lascia aprire un thread privato.
talk-elsewhere = Discord ha thread privati solo nei canali testuali, e questo tavolo è altrove. Dillo davanti a tutti.
talk-ended = Questo thread privato è stato chiuso.
permission-create-private-threads = Crea thread privati
option-no-talks = senza thread privati
