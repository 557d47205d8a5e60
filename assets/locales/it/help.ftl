### Il primo messaggio su un server, e l’aiuto.

welcome =
    Un gioco di carte per due, tre o quattro giocatori, su Discord e con i vostri ritmi: una partita in una sera, o una carta al giorno.
    { COMMAND("civ new") } apre qui un tavolo, { COMMAND("civ help") } mostra come funziona.
key-alone = Gioca contro il computer
key-learn = Impara a giocare
welcome-optional = Senza questi funziona tutto, tranne ciò a cui servono:
welcome-missing = { $count ->
    [one] Qui mi manca un permesso. Un amministratore può darlo in Impostazioni canale › Permessi:
   *[other] Qui mi mancano dei permessi. Un amministratore può darli in Impostazioni canale › Permessi:
}

## Aiuto: tre passi, e l’immagine di una mano con tre numeri.

help-more = -# { COMMAND("civ play") } trovare giocatori · { COMMAND("civ games") } i tuoi tavoli · { COMMAND("civ puzzle") } uno al giorno · { COMMAND("settings") }
help-tournaments = 🏆 { COMMAND("tournament new") } annuncia un torneo.
help-league = 🪜 { COMMAND("league") } mostra la lega.
features-more = ➕ Un gestore del server attiva altro con { COMMAND("server-settings") }: { $features }.
## Ciò che si cerca nelle regole e si trova in un comando.

privacy-elsewhere = Che cosa conservo di te: { COMMAND("privacy show") }
privacy-elsewhere-words = privacy, dati, i miei dati, dati personali, gdpr, cancellare i dati, cancellare account, dimenticami, salvare, tutto su di me
clocks-elsewhere = La plancia dice quanto tempo ti resta. Le ore di riposo e le vacanze ({ COMMAND("settings") }) fermano gli orologi lenti, ma non senza fine: in un turno molto lungo conta di nuovo ogni ora. Senza orologio, dopo 24 ore gli altri possono affidare il turno al computer. Se torni a tempo scaduto, ne ricevi un decimo, una volta.
clocks-elsewhere-words = orologio, orologi, tempo, limite di tempo, tempo scaduto, quanto tempo, timer, vacanze, ore di riposo, fuso orario, scadenza, ore, giorni, ferie, in viaggio, tempo rimasto, in ritardo, dormo, dormire, mentre dormo, saltare il mio turno, perdo il turno, in tempo, tocca a me di notte, fine settimana, tempo per una mossa
pings-elsewhere = Come ti avviso che tocca a te: { COMMAND("settings") }
pings-elsewhere-words = avviso, avvisi, notifica, notifiche, menzione, menzioni, ping, promemoria, messaggio diretto, messaggio privato, di notte, notifiche di notte, messaggi privati, menzionato, pingare, pingato, menzionare, sapere che tocca a me, niente messaggi diretti
bot-elsewhere = Le partite contro il computer, le valutazioni, le partite da rivedere, i rompicapi e le carte della settimana non fanno parte delle regole: { COMMAND("civ help") }
bot-elsewhere-words = computer, ia, da solo, da sola, solitario, elo, rango, classifica, profilo, statistiche, rivedere, vecchia partita, partita finita, rompicapo, rompicapi, carte della settimana, suggerimento, tutorial, impostazioni, lingua, tema scuro, invitare, rivedere i turni, ultime mosse, turni precedenti, cronologia, vecchie partite, registro della partita, elenco delle mosse, registro di una partita, suggeriscimi, in inglese, comandi, consiglio, che mossa fare, 
