### Trovare con chi giocare: `/civ play`, le sue righe in un canale del server, e dove un server lo imposta.

play-looking = 🔎 Cerchi una partita: { $wish }. Avrai un posto appena si trovano altri giocatori, al più tardi entro { $until }, e te lo dirò come per i tuoi turni.
play-servers = { $count ->
    [one] Vale per questo server. { COMMAND("civ play") } su un altro lo aggiunge.
   *[other] Vale per { $count } server.
}
play-wish = { $clock }, { $count } giocatori
play-wish-any = { $clock }, qualsiasi numero di giocatori
play-trace = 🔎 { $name } cerca una partita: { $wish }.
play-trace-found = { $name } ha trovato una partita: { $table }.
play-trace-over = { $name } non cerca più una partita.
play-elsewhere = 🔎 La riga su di te in { $channel } dice se cerchi ancora una partita.
play-seated = Hai un posto: { $table }.
play-stopped = Non cerchi più questa partita.
key-play-also = Gioco anch’io
key-play-stop = Smetti di cercare
key-play-alone = Intanto contro il computer
play-server-title = Trovare una partita
play-server-hint = { COMMAND("civ play") } dice in una riga di questo canale chi cerca, e lì apre i tavoli. Il ruolo viene avvisato, al massimo una volta all’ora: lascia che ognuno se lo scelga, in “Canali e ruoli”. Senza canale chiede “Chi gioca?” dove lo si usa.
play-server-pick = Trovare una partita: scegli un canale
play-server-role = Chi avvisare: scegli un ruolo
play-server-on = Ora in quel canale ci si trova per una partita.
play-server-off = Non c’è più un canale per trovare una partita. { COMMAND("civ play") } chiede “Chi gioca?” dove lo si usa.
play-role-gone = Nessuno viene menzionato quando qualcuno cerca una partita.
play-role-silent = ⚠️ { $role } non viene avvisato: nelle sue impostazioni, lascia che tutti lo menzionino.
reason-play-none = Non cerchi più questa partita.
