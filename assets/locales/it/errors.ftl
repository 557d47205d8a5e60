### Che cosa va storto: pulsanti vecchi, errori del bot, permessi mancanti.

stale-moves = { $count ->
    [one] Quel pulsante era della mossa precedente. Ecco il tavolo ora.
   *[other] Quel pulsante era di { $count } mosse fa. Ecco il tavolo ora.
}
stale-done = È già fatto. Ecco il tavolo ora.
reason-command-outdated = Quel comando è cambiato. Riprova tra un momento, quando Discord mostrerà quello nuovo.
outdated-button = Quel pulsante non funziona più. { COMMAND("civ games") } mostra i tuoi tavoli; nulla è perduto.
outdated-form = Mi sono riavviato dopo che hai aperto quel modulo. Aprilo di nuovo; nulla è perduto.
message-gone = Fatto, ma il messaggio non c’è più. { COMMAND("civ hand") } e { COMMAND("civ table") } mostrano il tavolo com’è ora.
error-ours = Qualcosa è andato storto da parte mia; la tua partita è al sicuro. Se succede ancora, comunica il numero `{ $number }` a chi gestisce il bot.
error-discord = Per un momento Discord non era raggiungibile e la mia risposta è andata persa. La tua partita è al sicuro; guarda se è già stato fatto prima di riprovare.
refused-words = L’AutoMod di Discord su questo server ha rifiutato ciò che dovevo mostrare qui. La tua partita è al sicuro; se posso scrivere da qualche parte sul server, il motivo è lì.
refused-place = Discord non me lo permette qui. La tua partita è al sicuro; chi gestisce il server vede cosa manca con { COMMAND("server-settings") }.
refused-asleep = Questo thread è chiuso e non posso aprirlo. La tua partita è al sicuro; riprova quando la moderazione l’avrà aperto.
refused-full = Questo server ha tanti thread aperti quanti Discord ne permette. La tua partita è al sicuro; riprova quando uno sarà chiuso.
refused-files = Discord non accetta il file che dovevo mostrare qui; forse è troppo grande. La tua partita è al sicuro.
refused-later = In questo momento Discord non accetta messaggi qui. La tua partita è al sicuro; riprova tra qualche minuto.
permissions-missing = { $count ->
    [one] Qui mi manca un permesso: { $permissions }. Un amministratore può darlo in Impostazioni canale › Permessi.
   *[other] Qui mi mancano dei permessi: { $permissions }. Un amministratore può darli in Impostazioni canale › Permessi.
}
permissions-elsewhere = Puoi aprire un tavolo in { $channels }.
no-picture-permission = Qui niente immagini: mi manca il permesso { $permission }. Un amministratore può darlo in Impostazioni canale › Permessi.
no-picture-size = L’immagine è troppo grande per questo server: ecco la plancia come testo.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-attach-files = Allega file
permission-create-public-threads = Crea thread pubblici
permission-send-messages-in-threads = Invia messaggi nei thread

permission-manage-roles = Gestisci ruoli
permission-create-private-threads = Crea thread privati
permission-manage-threads = Gestisci thread
permission-create-events = Crea eventi
permission-read-message-history = Leggi cronologia messaggi

## A che cosa servono i permessi

permission-line = - **{ $permission }**: { $purpose }
purpose-view-channel = per vedere il canale
purpose-send-messages = per mostrare il tavolo e avvisare chi è di turno
purpose-manage-roles = per i ruoli dei primi tre di una stagione
purpose-attach-files = per le immagini della plancia e della mano
purpose-create-public-threads = per le partite con un thread tutto loro
purpose-send-messages-in-threads = per giocare nei thread
purpose-create-private-threads = per i thread in cui parlano due giocatori
purpose-read-message-history = per controllare se una menzione è già stata inviata
purpose-create-events = per gli eventi dei tornei
purpose-manage-threads = per togliere dal thread di un torneo gli spettatori che si intromettono
