### Che cosa fanno i moderatori di un server ai suoi tavoli, e che cosa se ne dice.

# $name (il moderatore), $reason (come l’ha scritto)
moderated-close = 🛡️ **{ $table }**: chiuso da { $name } (moderazione). Non vince nessuno. Motivo: { $reason }
moderated-pause = 🛡️ **{ $table }**: messo in pausa da { $name } (moderazione). La pausa finisce da sola dopo una settimana; fino ad allora può farla finire solo la moderazione, con { COMMAND("moderate resume") }. Motivo: { $reason }
moderated-resume = 🛡️ **{ $table }**: si riprende. { $name } (moderazione) ha messo fine alla pausa. Motivo: { $reason }
moderated-hide = 🛡️ **{ $table }**: nascosto da { $name } (moderazione); in pubblico non si vede più. I suoi giocatori continuano con { COMMAND("civ hand") }. Motivo: { $reason }
moderated-talk = 🛡️ **{ $table }**: { $name } (moderazione) ha chiuso una conversazione privata. Motivo: { $reason }
moderated-unrate = 🛡️ **{ $table }** non conta più per le valutazioni: così ha deciso { $name }, della moderazione. Motivo: { $reason }
moderated-rate = 🛡️ **{ $table }** conta di nuovo per le valutazioni: così ha deciso { $name }, della moderazione. Motivo: { $reason }
closed-by-moderator = Questo tavolo è stato chiuso da { $name } (moderazione). Motivo: { $reason }
# $told: uno dei quattro qui sopra
moderate-done = Fatto, e annunciato in { $channel }: { $told }
moderate-done-untold = Fatto, ma in { $channel } non ho potuto annunciarlo: { $told }
moderate-talk-left = Non ho potuto chiudere uno dei thread. Riprova tra un po’, oppure chiudilo tu.
moderate-hide-left = In quel canale c’è troppo da esaminare: possono restare vecchi messaggi di questo tavolo.
moderate-bar = { $who } non può più aprire tavoli su questo server, unirsi a uno o chiedere un posto. Le partite già cominciate continuano; { COMMAND("moderate close") } ne chiude una.
moderate-bar-already = I tavoli di questo server sono già vietati per { $who }.
moderate-unbar = { $who } può di nuovo giocare su questo server.
moderate-unbar-already = { $who } può già giocare qui.
moderators-managers = I gestori del server moderano i tavoli.
moderators-role = Moderano i tavoli { $role } e i gestori del server.
moderators-how = Discord mostra il comando a quel ruolo quando glielo permetti: **Impostazioni server** › **Integrazioni** › questo bot › **moderate** (modera).

reason-replay-hidden = La moderazione ha nascosto questo tavolo: la sua partita non si vede in pubblico. Puoi guardarla per conto tuo.

pairs-title = Risultati improbabili, questa stagione e la precedente
pairs-circle = { $winner } contro { $others }, che non hanno giocato quasi con nessun altro: vinte tutte le { $games } partite. Ultimi tavoli: { $tables }
pairs-ring = { $people } hanno giocato quasi solo tra loro, e di due tra loro vince sempre la stessa persona: { $games } risultati. Ultimi tavoli: { $tables }
pairs-pair = { $winner } contro { $others }: davanti { $won } su { $games }, attese { $expected }. Ultimi tavoli: { $tables }
pairs-none = Niente di insolito.
pairs-how = Questo non accusa nessuno: anche chi insegna il gioco a qualcuno appare così. { COMMAND("moderate unrate") } esclude una partita, pubblicamente.
