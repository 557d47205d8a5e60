### I tornei in corso: comandi, risposte, ciò che il bot dice da solo, perché rifiuta.

## Comandi

name-tournament = torneo
name-tournament-new = nuovo
name-register = iscrizione
name-withdraw = ritiro
name-check-in = presenza
name-remove = togli
name-appoint = nomina
name-draw = sorteggio
name-standings = classifica
name-bracket = tabellone
name-book = registro
name-archive = archivio
name-forget = dimentica
name-referee = arbitro
name-console = console
name-call = chiama

name-title = titolo
name-start = inizio
name-official = ufficiale
name-without = senza
name-minutes = minuti
name-count = numero

command-tournament = I tornei di questo server
command-tournament-new = Annuncia un torneo in questo canale
option-tournament-title = Come si chiama
option-tournament-start = Quando: 2026-05-02 14:30 (secondo il tuo fuso), o fra quanto: 45m, 2h, 1g
option-tournament-referee = L’arbitro, che non gioca
option-tournament-official = Ufficiale (da 16 a 64 persone, multiplo di 4), altrimenti coppa amichevole
option-tournament-players = Quanti giocano al massimo; gli altri vanno in lista d’attesa
option-tournament-role = Un ruolo che può arbitrare anch’esso
option-tournament-without = Qualcuno che non giocherà
option-tournament-minutes = Quanti minuti prima dell’inizio si apre la conferma delle presenze (predefinito: 30)
option-tournament = Quale torneo (predefinito: il più recente di questo server)
command-tournament-register = Iscriviti a un torneo, o alla sua lista d’attesa
command-tournament-withdraw = Lascia un torneo prima del sorteggio della prima fase
command-tournament-check-in = Conferma la tua presenza
command-tournament-computers = Aggiungi computer a una coppa amichevole che organizzi
option-tournament-count = Quanti
command-tournament-remove = Togli qualcuno dalla lista prima del sorteggio della prima fase
option-tournament-person = Chi
command-tournament-appoint = Nomina un altro arbitro
command-tournament-draw = Sorteggia la fase successiva
command-tournament-standings = Chi gioca, e la classifica
command-tournament-bracket = Il tabellone
command-tournament-tables = Tutti i tavoli, con i link
command-tournament-book = Il registro dell’arbitro
command-tournament-archive = L’archivio per l’editore, come file
command-tournament-forget = Togli un nome dalla lista di un torneo finito
command-tournament-cancel = Annulla un torneo
option-tournament-reason = Perché: lo possono leggere tutti
command-referee = L’arbitro di un torneo
command-referee-console = La console di arbitro e organizzatore
command-referee-call = Chiama l’arbitro al tuo tavolo

## Risposte

tournament-you-play = ✅ Iscrizione fatta. Si comincia { $at } ({ $left }).
tournament-you-wait = ✅ Sei in lista d’attesa. Si comincia { $at } ({ $left }).
tournament-you-left = Non sei più in lista.
tournament-you-are-there = ✅ La tua presenza è confermata. Il tuo tavolo si apre da solo dopo il sorteggio.
tournament-computers-added = { $count ->
        [one] Un computer si aggiunge
       *[other] { $count } computer si aggiungono
    }; iscritti finora: { $total }.
tournament-done = ✅ Fatto, ed è nel registro.
tournament-call-open = 🔔 L’arbitro è stato chiamato: { $channel }
tournament-call-made = 🔔 L’arbitro è stato chiamato. Non ho potuto aprire un thread privato: l’ho scritto al tuo tavolo.

## Da solo

key-tournament-call = Chiama l’arbitro
tournament-no-clock = senza limite di tempo
tournament-thread = { $table } · { $title }
tournament-call-thread = Chiamata { $number } · tavolo { $table }
tournament-check-in-call = 📣 { $who }: di’ che ci sei con “{ key-tournament-check-in }”. Tempo rimasto: { $span }.
tournament-left-waiting = { $who }: nella fase 1 non c’è posto per te. Quando il numero non va bene, aspettano gli ultimi che si sono iscritti (§10.1). Fino alla fine del draft puoi ancora sostituire qualcuno.
tournament-left-dropped = { $who }: senza conferma non giochi.
tournament-left-again = Fino al sorteggio, “{ key-tournament-register }” qui sopra ti rimette in fondo alla lista.
lapse-referee = **{ $name }** ha esaurito il tempo: la partita si ferma, e l’arbitro è stato chiamato.
ping-lapsed-referee = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto, quindi la partita si ferma finché l’arbitro non decide.
