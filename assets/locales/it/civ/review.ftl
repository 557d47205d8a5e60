### L’analisi di una partita finita, per uno solo dei suoi giocatori: fortuna e scelte separate, e ciò che ha contato.

review-title = Analisi della partita { $table }
review-making = { $known ->
        [yes] Sto ripercorrendo la tua partita: { $done } su { $total } decisioni.
       *[no] Sto ripercorrendo la tua partita…
    } Ci vogliono alcuni minuti, di più quando giocano in molti.
review-news = Quando l’analisi è pronta ti mando un messaggio diretto.
review-no-news = Secondo le tue impostazioni non ti mando messaggi diretti: torna qui, o premi di nuovo **{ key-review }** rivedendo la partita.
review-moved = Prima della distribuzione la tua probabilità di vincere era { $fair }%. Ecco che cosa l’ha cambiata:
review-deal = 🎴 **Le carte iniziali**: { $effect }
review-draft = 🎴 **Le carte iniziali e il draft**: { $effect }
review-draws = 🃏 **Le carte che hai pescato**: { $effect }
review-others = 👥 **Ciò che gli altri hanno fatto e pescato**: { $effect }
review-choices = 🧭 **Le tue scelte**: { $effect }
review-effect-much-up = un grande aiuto
review-effect-up = un aiuto
review-effect-little = quasi nessuna differenza
review-effect-unclear = non si può dire
review-effect-some-up = un aiuto, ma non si può dire quanto
review-effect-some-down = una perdita, ma non si può dire quanto
review-effect-down = una perdita
review-effect-much-down = una grande perdita
review-points = { $said } (circa { $points } { $count ->
        [one] punto percentuale
       *[other] punti percentuali
    })
review-decisions = { $count ->
        [one] **La decisione che ha contato di più**
       *[other] **Le { $count } decisioni che hanno contato di più**
    }
review-no-decisions = Nessuna tua decisione da sola ha contato molto: ogni volta, nessuna alternativa era decisamente migliore o peggiore.
review-was-missed = Potevi vincere di sicuro.
review-was-mistake = C’era una scelta decisamente migliore.
review-was-slip = C’era una scelta un po’ migliore.
review-was-found = Hai trovato una vittoria sicura.
review-was-good = Buona scelta: la migliore alternativa era decisamente peggiore.
review-was-fair = Buona scelta: la migliore alternativa era un po’ peggiore.
review-private = L’analisi parte da ciò che potevi sapere in quel momento, mai dalle carte nascoste, e dà numeri solo dove due stime concordano.
key-review-overview = Panoramica
key-review-decision = Decisione { $place }
key-review-try = Prova
key-review-replay = Rivedi il momento
review-done = **La tua scelta:** { $plan }
review-better = **Meglio:** { $plan }
review-other = **La migliore alternativa:** { $plan }
review-clearly-better = **Decisamente meglio:** { $plan }
review-slightly-better = **Un po’ meglio:** { $plan }
review-hint-rest = Da “{ $action }” in poi un consiglio avrebbe detto lo stesso.
review-certain = Così si vince, qualunque cosa gli altri abbiano in mano.
review-certain-found = Così si vince, qualunque cosa gli altri abbiano in mano.
review-chance-lost = Probabilità di vincere: circa { $more }% invece di { $less }%.
review-chance-kept = Probabilità di vincere: circa { $more }%, contro { $less }% con la migliore alternativa.
review-unsure = Quanto conti in percentuale non so dirlo: le due stime divergono.
review-try-hint = **{ key-review-try }** apre questo momento in una copia, per continuare contro i computer.
reason-review-unfinished = Si può analizzare solo una partita giocata fino alla fine.
reason-review-not-yours = Per te non c’è un’analisi: in quella partita non hai deciso niente.
reason-review-rules = Quella partita è stata giocata con la versione { $played } delle regole; posso analizzare solo quelle giocate con la versione { $now }.
reason-review-game = Di queste partite non ci sono analisi.
reason-review-enough = Aspetti già { $most } analisi. Chiedine un’altra quando una di queste è pronta.
