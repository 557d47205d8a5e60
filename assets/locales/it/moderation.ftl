### Che cosa fanno i moderatori di un server ai suoi tavoli, e che cosa se ne dice.

name-moderate = modera
name-close = chiudi
name-pause = pausa
name-resume = riprendi
name-hide = nascondi
name-bar = escludi
name-unbar = riammetti
name-reason = motivo
name-person = persona
name-moderators = moderatori
command-moderate = Tieni d’occhio i tavoli di questo server (per i suoi moderatori)
command-moderate-close = Chiudi un tavolo: non vince nessuno
command-moderate-pause = Metti in pausa una partita; per una settimana può riprenderla solo la moderazione
command-moderate-resume = Fai riprendere una partita che la moderazione ha messo in pausa
command-moderate-hide = Togli tutti i messaggi pubblici di un tavolo
command-moderate-talk = Chiudi i thread privati di un giocatore a un tavolo, e non permetterne altri
command-moderate-bar = Escludi qualcuno dai tavoli di questo server
command-moderate-unbar = Riammetti qualcuno ai tavoli di questo server
option-moderate-reason = Perché; lo legge tutto il tavolo
option-moderate-noted = Perché; lo vedono solo i moderatori
option-moderate-player = Di chi chiudere i thread privati
option-moderate-person = Chi
command-server-moderators = Chi modera oltre ai gestori del server (vuoto: nessuno)
option-server-moderators = Il ruolo dei moderatori

# $name (il moderatore), $reason (come l’ha scritto)
moderated-close = 🛡️ **{ $table }**: chiuso da { $name } (moderazione). Non vince nessuno. Motivo: { $reason }
moderated-pause = 🛡️ **{ $table }**: messo in pausa da { $name } (moderazione). Per una settimana può farlo riprendere solo la moderazione, con { COMMAND("moderate resume") }; poi può farlo anche chi gioca. Motivo: { $reason }
moderated-resume = 🛡️ **{ $table }**: si riprende. { $name } (moderazione) ha messo fine alla pausa. Motivo: { $reason }
moderated-hide = 🛡️ **{ $table }**: nascosto da { $name } (moderazione); in pubblico non si vede più. I suoi giocatori continuano con { COMMAND("civ hand") }. Motivo: { $reason }
moderated-talk = 🛡️ **{ $table }**: { $name } (moderazione) ha chiuso una conversazione privata. Motivo: { $reason }
closed-by-moderator = Questo tavolo è stato chiuso da { $name } (moderazione). Motivo: { $reason }
# $told: uno dei quattro qui sopra
moderate-done = Fatto, e annunciato in { $channel }: { $told }
moderate-done-untold = Fatto, ma in { $channel } non ho potuto annunciarlo: { $told }
moderate-talk-left = Non sono riuscito a chiudere uno dei thread. Riprova tra un po’, oppure chiudilo tu.
moderate-hide-left = In quel canale c’è troppo da esaminare: possono restare vecchi messaggi di questo tavolo.
moderate-bar = { $who } non può più aprire tavoli su questo server, unirsi a uno o chiedere un posto. Le partite già cominciate continuano; { COMMAND("moderate close") } ne chiude una.
moderate-bar-already = { $who } è già escluso dai tavoli di questo server.
moderate-unbar = { $who } può di nuovo giocare su questo server.
moderate-unbar-already = { $who } non è escluso qui.
moderators-managers = I gestori del server moderano i tavoli.
moderators-role = Moderano i tavoli { $role } e i gestori del server.
moderators-how = Discord mostra il comando a quel ruolo quando glielo permetti: **Impostazioni server** › **Integrazioni** › questo bot › **moderate** (modera).

reason-replay-hidden = La moderazione ha nascosto questo tavolo: la sua partita non si vede in pubblico. Puoi guardarla per conto tuo.
