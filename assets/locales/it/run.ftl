# Far girare il bot.

run-playground =
    DISCORD_TOKEN non è impostato, quindi il bot gioca nella sandbox, che imita Discord su questa macchina.
    Apri { $address } in un browser. Ctrl-C la ferma, e ciò che vi è stato giocato sparisce.
run-playground-failed = La sandbox non può partire: { $why } --port e CIV_PLAYGROUND_HOST dicono dov’è; la porta 0 è una qualsiasi libera.
run-playground-not-loopback = Serve solo questa macchina, e { $host } non è un indirizzo di questa sola macchina.
run-playground-in-use = La porta { $port } di { $host } è occupata.
run-playground-cannot-listen = Non può ascoltare sulla porta { $port } di { $host }: { $why }.
run-token-refused = Discord rifiuta questo token. Prendine uno nuovo nel Developer Portal (Bot, Reset Token) e mettilo in DISCORD_TOKEN.
run-no-locale = CIV_LOCALE: non ci sono testi in { $locale }. Ci sono testi in: { $known }.
run-unreachable = Discord non è raggiungibile ({ $why }). Controlla la connessione di questa macchina e riprova.
playground-server = Sandbox
playground-channel = tavolo
playground-people = Anna, Bruno, Chiara, Dario
