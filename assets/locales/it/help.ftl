### Il primo messaggio su un server, e l’aiuto.

welcome =
    Un gioco di carte per due, tre o quattro giocatori, su Discord e con i vostri ritmi: una partita in una sera, o una carta al giorno.
    { COMMAND("civ new") } apre qui un tavolo, { COMMAND("civ help") } mostra come funziona.
key-alone = Gioca contro il computer
welcome-missing = { $count ->
    [one] Qui mi manca un permesso. Un amministratore può darlo in Impostazioni canale › Permessi:
   *[other] Qui mi mancano dei permessi. Un amministratore può darli in Impostazioni canale › Permessi:
}

## Aiuto: tre passi, e l’immagine di una mano con tre numeri.

help-more = { COMMAND("civ games") } elenca i tuoi tavoli, { COMMAND("civ replay") } fa rivedere una partita, { COMMAND("civ away") } fa giocare il computer per te. “{ key-undo }” annulla una mossa, a meno che non abbia mostrato carte nascoste.
help-tournaments = 🏆 { COMMAND("tournament new") } annuncia un torneo, { COMMAND("tournament bracket") } lo mostra, { COMMAND("referee call") } chiama il suo arbitro.
features-more = ➕ Un gestore del server può attivare altro con { COMMAND("server-settings") }: { $features }.
help-fair =
    🤝 **Regole di tutti i tavoli**
    - Le carte derivano da un segreto sigillato prima della partita e dalle vostre parole: “{ key-verify }” in { COMMAND("civ replay") } lo controlla.
    - Il tuo posto e la tua mano sono tuoi. Se qualcuno chiede il tuo posto, hai mezza giornata per dire di no (due turni ai tavoli veloci); in due serve il tuo sì, oppure il tempo scaduto due volte di seguito e un altro turno.
    - Per tornare indietro, per una pausa o per interrompere la partita serve il sì di tutti. Dopo tre giorni di silenzio (dieci minuti ai tavoli veloci) non conta più chi ha lasciato scadere due turni; per una pausa, nemmeno chi era di turno per tutto quel tempo. Le vacanze non contano.
    - Un tavolo cambia canale solo con una votazione, e mai server.
    - Nessuno può chiamarti due volte per la stessa cosa in mezz’ora (due minuti ai tavoli veloci). Le ore di riposo valgono anche per le menzioni, tranne ai tavoli veloci.
    - Se il canale non c’è più o ti è nascosto, il tuo orologio si ferma, al massimo per tre giorni.
    - { COMMAND("settings") } tiene lontano qualcuno, { COMMAND("moderate close") } è per chi modera, { COMMAND("privacy show") } dice che cosa conservo di te.

help-elsewhere = Giocare nei messaggi diretti, vedere la tua mano come testo, bloccare qualcuno: { COMMAND("settings") }. Menu di una persona: *App › { person-menu-invite }*.

## Ciò che si cerca nelle regole e si trova in un comando.

privacy-elsewhere = Che cosa conservo di te: { COMMAND("privacy show") }
privacy-elsewhere-words = privacy, dati, i miei dati, dati personali, gdpr, cancellare i dati, cancellare account, dimenticami
clocks-elsewhere = Il tempo non fa parte delle regole: il tabellone dice quanto te ne resta. Le ore di riposo e le vacanze ({ COMMAND("settings") }) fermano gli orologi lenti. In uno stesso turno le ore di riposo lo fanno al massimo per tre volte il suo tempo più un giorno, e dopo altri 30 giorni conta ogni ora, qualunque cosa si imposti. Senza orologio, dopo 24 ore gli altri possono affidare il turno al computer. Il giocatore può tornare una volta; la seconda, il computer gioca il turno fino alla fine. Una lobby che non parte si chiude al più tardi dopo una settimana. Se torni in un turno a tempo scaduto, ne ricevi un decimo, una volta sola.
clocks-elsewhere-words = orologio, orologi, tempo, limite di tempo, tempo scaduto, quanto tempo, timer, vacanze, ore di riposo, fuso orario, scadenza
pings-elsewhere = Come ti avviso che tocca a te: { COMMAND("settings") }
pings-elsewhere-words = avviso, avvisi, notifica, notifiche, menzione, menzioni, ping, promemoria, messaggio diretto, messaggio privato
