### I risultati delle partite in un canale scelto dal server, con il suo webhook e una volta a settimana; e la pagina che lo imposta.

## Una partita, e una settimana

result-title = { $table }: partita finita
result-players = Hanno giocato { $names }.
result-in-tournament = 🏆 { $title }, fase { $round }
result-in-season = 🪜 { $title }, divisione { $division }
result-over = La partita è finita.
week-title = Le partite della settimana scorsa
week-games = { $count ->
    [one] È finita una partita.
   *[other] Sono finite { $count } partite.
}
week-active-one = { $name } ({ $count })
week-active = Chi ha giocato di più: { $people }.
week-longest = La più lunga: { $table }, con { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
week-upset = La sorpresa: { $winner } ({ $low }) ha battuto { $beaten } ({ $high }), { $table }.
results-lost = ⚠️ Non posso scrivere in { $channel }, dove vanno i risultati delle partite. In { COMMAND("server-settings") } › Risultati si sceglie un altro canale; le partite ci sono tutte, con { COMMAND("civ replay") }.

## La pagina

key-results = Risultati, trovare partite
results-title = Risultati e trovare partite
results-here = Quando finisce una partita che qui tutti possono vedere, { $channel } riceve il risultato, con un’immagine e un pulsante per rivederla.
results-nowhere = I risultati non compaiono in un canale apposito.
results-pick = Risultati: scegli un canale
results-how = Come si mostrano
results-spoiler = Nascosti
results-spoiler-hint = Chi ha vinto si vede solo premendo
results-weekly = Riassunto della settimana
results-weekly-hint = Il lunedì: chi ha giocato di più, la partita più lunga
results-publish = Pubblicati
results-publish-hint = In un canale di annunci, anche sui server che lo seguono
results-on = Da ora le partite che finiscono compaiono in { $channel }.
results-off = I risultati non compaiono più.
webhook-title = Per i tuoi programmi
webhook-none = Un tuo webhook può ricevere gli stessi dati in JSON.
webhook-host = Il tuo webhook su { $host } riceve gli stessi dati in JSON.
webhook-discord = Il tuo webhook di Discord mostra gli stessi dati.
webhook-trouble = ⚠️ Non ha accettato l’ultimo messaggio.
webhook-on = Da ora segnalo ogni partita al tuo webhook. Mi riconosce da questo segreto, che mostro solo adesso: { $secret }
webhook-discord-on = Da ora il tuo webhook di Discord mostra ogni partita.
webhook-off = Non segnalo più le partite a nessun webhook.
key-webhook = Webhook
form-webhook = Il suo indirizzo (vuoto: nessuno)
form-webhook-hint = https://example.org/…
reason-webhook-address = Non è un indirizzo per un webhook: comincia con https://, non indica porte e si raggiunge da tutta Internet.
reason-webhook-form = Questo indirizzo accetta solo messaggi in una forma sua, e i miei sono un altro JSON. Indica un webhook di Discord, o un tuo programma che legge WEBHOOK.md.
