# Perché una distribuzione non è quella promessa, e perché non si può aggiungere una parola.

reason-no-commitment = Questo tavolo è stato aperto prima che si potessero aggiungere parole. Le sue carte si sorteggiano senza.
reason-deal-unreadable = Ciò che il file dice della distribuzione non si può leggere. Invia il file così come l’hai scaricato.
reason-deal-withheld = La partita è finita, ma il segreto non è stato rivelato.
reason-deal-commitment = Il segreto non è quello sigillato per questa partita.
reason-deal-cards = Non sono le carte che derivano dal segreto e dalle parole.
reason-deal-first = Il Primo Giocatore sarebbe stato un altro.
reason-deal-seats = I giocatori si sarebbero seduti in un altro ordine.
