### Che cosa fanno i moderatori di un server ai suoi tavoli, e che cosa se ne dice.

name-moderate = modera
name-close = chiudi
name-pause = pausa
name-hide = nascondi
name-bar = escludi
name-unbar = riammetti
name-reason = motivo
name-person = persona
name-moderators = moderatori
command-moderate = Tieni d’occhio i tavoli di questo server (per i suoi moderatori)
command-moderate-close = Annulla un tavolo: non vince nessuno
command-moderate-pause = Metti in pausa una partita finché qualcuno che ci gioca non la riprende
command-moderate-hide = Togli tutti i messaggi pubblici di un tavolo
command-moderate-talk = Chiudi i thread privati di un giocatore a un tavolo, e non permetterne altri
command-moderate-bar = Tieni qualcuno lontano dai tavoli di questo server
command-moderate-unbar = Lascia che qualcuno torni a giocare su questo server
option-moderate-reason = Perché; lo legge tutto il tavolo
option-moderate-noted = Perché; resta annotato per chi modera
option-moderate-player = I thread privati di chi
option-moderate-person = Chi
command-server-moderators = Chi può usare /modera oltre a chi gestisce questo server; senza ruolo: nessuno
option-server-moderators = Il ruolo che può farlo

# $name (il moderatore), $reason (come l’ha scritto)
moderated-close = 🛡️ **{ $table }**: chiuso da { $name } della moderazione. Non vince nessuno. Motivo: { $reason }
moderated-pause = 🛡️ **{ $table }**: messo in pausa da { $name } della moderazione. Chi gioca riprende con “{ key-resume }”. Motivo: { $reason }
moderated-hide = 🛡️ **{ $table }**: nascosto da { $name } della moderazione; in pubblico non si vede più. Chi gioca continua con { COMMAND("civ hand") }. Motivo: { $reason }
moderated-talk = 🛡️ **{ $table }**: { $name } della moderazione ha messo fine a una conversazione privata. Motivo: { $reason }
closed-by-moderator = Questo tavolo è stato chiuso da { $name } della moderazione. Motivo: { $reason }
# $told: uno dei quattro qui sopra
moderate-done = Fatto, e annunciato in { $channel }: { $told }
moderate-done-untold = Fatto, ma in { $channel } non ho potuto annunciarlo: { $told }
moderate-talk-left = Non sono riuscito a chiudere uno dei thread. Riprova tra un po’, oppure chiudilo tu.
moderate-hide-left = Lì si è scritto più di quanto io possa esaminare: vecchi messaggi di questo tavolo possono essere rimasti.
moderate-bar = { $who } non può più aprire tavoli su questo server, né unirsi a uno o chiedervi un posto. Le partite cominciate continuano; { COMMAND("moderate close") } ne chiude una.
moderate-bar-already = { $who } è già escluso dai tavoli di questo server.
moderate-unbar = { $who } può di nuovo giocare su questo server.
moderate-unbar-already = { $who } può comunque giocare su questo server.
moderators-managers = I tavoli sono moderati da chi gestisce questo server.
moderators-role = I tavoli sono moderati da chi ha il ruolo { $role }, e da chi gestisce questo server.
moderators-how = Discord mostra il comando a quel ruolo quando glielo permetti: **Impostazioni server** › **Integrazioni** › questo bot › **moderate** (modera).

reason-replay-hidden = La moderazione ha nascosto questo tavolo: la sua partita non si mostra in pubblico. Puoi guardarla per conto tuo.
