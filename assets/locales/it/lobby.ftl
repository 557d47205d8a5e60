### Un tavolo prima della partita: lobby, impostazioni, inviti, parole per la distribuzione.

key-ready = Per me va bene
key-wait = Aspetta
key-arrange = Prepara
key-form = Tutto in un modulo
key-free = Libera i posti di chi non accetta

lobby-unready = ⏳ non ha ancora accettato
lobby-asked-anew = { $who }: le impostazioni sono cambiate. Giochi ancora? Premi **{ key-ready }**, poi l’host può iniziare.
lobby-partners = Compagni di squadra, l’uno di fronte all’altro: **{ $name }**, **{ $other }**.
lobby-over = La partita è finita. Ecco il tavolo.
ready-asked = { $who }: **{ $owner }** ha cambiato { $table }. Giochi ancora? Premi lì **{ key-ready }**.

arrange-title = Prepara il tavolo { $table }
arrange-explained = Se il gioco cambia, chi si è unito deve premere di nuovo “{ key-ready }”.
arrange-players = Posti
arrange-computers = Computer
arrange-computers-count = { $count ->
    [0] Nessun computer
    [one] 1 computer
   *[other] { $count } computer
}
arrange-computers-level = { $computers }: { $level }
arrange-computers-kept = { $computers }, livelli come ora
arrange-level = Livello di { $name }
arrange-level-of = { $name }: { $level }
computer-level = { $level ->
    [expert] esperto, con lo sguardo avanti
    [normal] normale, con un occhio agli altri
   *[easy] facile, senza guardare gli altri
}
computer-level-meaning = { $level ->
    [expert] prova in anticipo gli sviluppi possibili; ci mette qualche secondo
    [normal] bada a che cosa preparano gli altri; molto più difficile
   *[easy] gioca per sé e non vede che cosa prepari; per le prime partite
}
arrange-rules = Regole
arrange-partner = Chi gioca con { $name }
arrange-partner-drawn = Squadre a sorte
arrange-clock = Tempo a turno
arrange-clock-typed = 12h, o 7g+12h; vuoto: senza orologio
arrange-at-zero = { form-server-timeout }
arrange-also = Accesso e thread
arrange-also-hints = Accesso, thread, consigli
arrange-invited = Solo su invito
arrange-thread = Un thread per la partita
arrange-talks = Due giocatori possono parlarsi in privato
arrange-hints = Consigli per tutti
# At most 100 characters
arrange-hints-meaning = La partita allora non conta per le valutazioni
arrange-no-vacations = Senza vacanze: non fermano l’orologio
arrange-no-weekends = I fine settimana non contano

## La sala d’attesa

option-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
option-open = aperto a chiunque
option-invited = su invito
option-own-thread = si gioca in un thread a parte
lobby-who-plays = Chi gioca?
lobby-owner = **{ $name }** (host)
lobby-player = **{ $name }**
lobby-free = *posto libero*
lobby-missing = { $count ->
    [one] Ancora { $count } giocatore, poi l’host può iniziare.
   *[other] Ancora { $count } giocatori, poi l’host può iniziare.
}
lobby-missing-players = { $count ->
    [one] Ancora una persona, e la partita inizia.
   *[other] Ancora { $count } persone, e la partita inizia.
}
lobby-ready = Tutti i posti sono presi. L’host può iniziare.
# $at: a time, as in “in 5 minutes”
lobby-begins = Tutti i posti sono presi. L’host può iniziare; altrimenti la partita inizia { $at }.
lobby-begins-at-once = Ci siete tutti: la partita inizia { $at }.
lobby-invited = Inviti: { $who }
lobby-begun = Vai alla partita
lobby-cancelled = Questo tavolo è stato annullato.
lobby-moved = Questo tavolo si è spostato. Ora è qui.
lobby-digest-late = 🔔 Qui il tuo messaggio quotidiano può arrivare tardi ({ $clock }): a questo tavolo ti menziono. Per cambiare: { COMMAND("settings") }.
lobby-digest-direct = 🔔 Qui il tuo messaggio quotidiano può arrivare tardi ({ $clock }): a questo tavolo ti invio messaggi diretti. Per cambiare: { COMMAND("settings") }.
key-call-direct = Messaggi diretti a questo tavolo
key-call-mention = Menzioni a questo tavolo
lobby-expired = Nessuno ha fatto iniziare la partita in tempo: il tavolo è chiuso. { COMMAND("civ new") } ne apre un altro.
invited = { $who }: **{ $by }** invita a giocare ([{ $table }]({ $link })). Premi lì “{ key-join }”.
pick-invite = Invita giocatori
thread-name = Tavolo { $table }: { $names }
thread-failed = Qui non posso aprire un thread, quindi la partita resta in questo canale.

## Pulsanti

key-join = Unisciti
key-im-in = Ci sono
key-leave = Esci
key-start = Inizia
key-add-computer = Aggiungi computer
key-remove-computer = Togli computer
key-cancel = Annulla il tavolo

option-no-talks = senza thread privati
option-hints = consigli ammessi

## Una rivincita, nella sua sala

rematch-order = Ognuno tiene il suo posto, e il Primo Giocatore è il successivo.
rematch-order-first = Ognuno tiene il suo posto; ora il Primo Giocatore è **{ $name }**.

## La distribuzione sigillata e le parole dei giocatori

key-fair-deal = Distribuzione equa
fair-deal-explained = Ho creato un segreto prima che qualcuno si unisse: questo è il suo sigillo. Carte e posti derivano dal segreto, da una parola che ognuno può aggiungere e dal numero del messaggio dopo il quale non si aggiungono più parole, che nessuno può scegliere. A partita finita il segreto viene pubblicato e tutti possono verificare la distribuzione.
key-word = Aiuta a mescolare
lobby-commitment = 🔒 Sigillo delle carte: `{ $commitment }`. Dopo la partita mostra che nessuno le ha scelte.
fair-deal-seal = 🔒 Il sigillo intero: `{ $commitment }`
lobby-words = Parole: { $words }
# $table (its number)
words-closed = Tavolo { $table }: non si aggiungono più parole. Le carte derivano da queste, dal segreto e dal numero di questo messaggio.
lobby-no-words = Nessuno ne ha aggiunte.
words-order = Ordine: { $people }
lobby-word = **{ $name }** “{ $word }”
word-title = Aiuta a mescolare il tavolo { $table }
word-label = Qualsiasi cosa; la vedono tutti
word-hint = Entra nel mescolamento: nessuno può scegliere le carte. Vuoto: togli la tua.
