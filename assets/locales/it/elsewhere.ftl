### Ciò che si cerca nelle regole e si trova in un comando.

calamities-elsewhere-words = calamità, catastrofe, disastro, advanced civilization, terremoto, vulcano, barbari, eresia, carte commercio
privacy-elsewhere = Che cosa conservo di te: { COMMAND("privacy show") }
privacy-elsewhere-words = privacy, dati, i miei dati, dati personali, gdpr, cancellare i dati, cancellare account, dimenticami
clocks-elsewhere = Il tempo non fa parte delle regole: il tabellone dice quanto te ne resta. { COMMAND("settings quiet-hours") } e { COMMAND("settings vacation") } fermano gli orologi lenti.
clocks-elsewhere-words = orologio, orologi, tempo, limite di tempo, tempo scaduto, quanto tempo, timer, vacanze, ore di riposo, fuso orario, scadenza
pings-elsewhere = Come ti avviso che tocca a te: { COMMAND("settings notify") }
pings-elsewhere-words = avviso, avvisi, notifica, notifiche, menzione, menzioni, ping, promemoria, messaggio diretto, messaggio privato
