# La prima parola su un server, e a che cosa servono i permessi.

welcome =
    Un gioco di carte per due, tre o quattro giocatori, su Discord e con i vostri ritmi: una partita in una sera, o una carta al giorno.
    { COMMAND("civ new") } apre qui un tavolo, { COMMAND("civ help") } mostra come funziona.
key-alone = Gioca contro il computer
welcome-missing = { $count ->
    [one] Qui mi manca un permesso. Un amministratore può darlo in Impostazioni canale › Permessi:
   *[other] Qui mi mancano dei permessi. Un amministratore può darli in Impostazioni canale › Permessi:
}
permission-line = - **{ $permission }**: { $purpose }
purpose-view-channel = per vedere il canale
purpose-send-messages = per mostrare il tavolo e avvisare chi è di turno
purpose-attach-files = per le immagini del tabellone e della mano
purpose-create-public-threads = per le partite con un thread tutto loro
purpose-send-messages-in-threads = per giocare nei thread

# Aiuto: tre passi, e l’immagine di una mano con tre numeri.

help-steps =
    1. { COMMAND("civ new") } apre un tavolo; gli altri premono **{ key-join }**, l’host **{ key-start }**; *{ key-arrange }* cambia il tavolo. Può giocare anche il computer.
    2. Ti avviso quando è il tuo turno. Premi **{ key-hand }**: la vedi solo tu, con tutto ciò che puoi fare.
    3. Gioca una carta, applica gli effetti se vuoi, poi **{ key-end }**. Non c’è fretta: va bene anche domani.
help-game =
    Sette carte di un solo Dominio alla fine del tuo turno e vinci subito (otto se giocate in due). Se il mazzo delle Ere si esaurisce, vince chi ha la maggioranza in più Domini.
help-more = { COMMAND("civ games") } elenca i tuoi tavoli, { COMMAND("civ replay") } fa rivedere una partita finita, { COMMAND("civ away") } fa giocare il computer per te. “{ key-undo }” annulla una mossa, a meno che non abbia mostrato carte nascoste.
help-tournaments = 🏆 { COMMAND("tournament new") } annuncia un torneo, { COMMAND("tournament bracket") } lo mostra, { COMMAND("referee call") } chiama il suo arbitro.
help-fair =
    🤝 **Regole di tutti i tavoli**
    - Le carte derivano da un segreto sigillato prima della partita e dalle vostre parole: { COMMAND("civ verify") } lo controlla.
    - Il tuo posto e la tua mano sono tuoi. Se qualcuno chiede il tuo posto, hai mezza giornata per dire di no (due turni ai tavoli veloci); in due serve il tuo sì, oppure il tempo scaduto due volte di seguito e un altro turno.
    - Per tornare indietro, per una pausa o per interrompere la partita serve il sì di tutti. Dopo tre giorni e due turni di silenzio (dieci minuti ai tavoli veloci), pausa e interruzione possono andare avanti senza di te. Le vacanze non contano.
    - Un tavolo cambia canale solo con una votazione, e mai server.
    - Nessuno può chiamarti due volte per la stessa cosa in mezz’ora (due minuti ai tavoli veloci). Le ore di riposo valgono anche per le menzioni, tranne ai tavoli veloci.
    - Se il canale non c’è più o ti è nascosto, il tuo orologio si ferma, al massimo per tre giorni.
    - { COMMAND("settings block") } tiene lontano qualcuno, { COMMAND("moderate close") } è per chi modera, { COMMAND("privacy show") } dice che cosa conservo di te.
guide-player = Anna
guide-card = In ogni turno giochi una carta dalla tua mano.
guide-column = Carte del suo Dominio: prima e dopo, su { $need } per vincere.
guide-effect = In oro: che cosa sblocca la carta (qui un effetto).
guide-alt = Una mano: { $cards }. I numeri dicono: { $steps }
