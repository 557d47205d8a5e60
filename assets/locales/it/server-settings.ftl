### Che cosa risponde /server-settings, il suo controllo e l’elenco dei tavoli aperti.

settings-gone = Un ruolo o un canale indicato nelle mie impostazioni qui è stato eliminato. Ora vale:
owners-channel-any = Si possono aprire tavoli in ogni canale.
owners-channels = Si possono aprire tavoli in { $channels }, e nei loro thread.
owners-channel-lacking = ⚠️ In { $channel } mi mancano dei permessi: { COMMAND("server-settings") } dice quali.
owners-role-any = Chiunque può aprire tavoli.
owners-role = Possono aprire tavoli { $role } e i gestori del server.
owners-limit-none = Non c’è limite ai tavoli aperti insieme.
owners-limit = { $count ->
    [one] Può essere aperto un solo tavolo alla volta.
   *[other] Possono essere aperti { $count } tavoli alla volta.
}
owners-no-clock = I nuovi tavoli non hanno orologio, a meno che l’host non ne scelga uno.
owners-zone = Per chi non ha scelto un fuso orario vale { $zone }.
owners-no-zone = Per chi non ha scelto un fuso orario vale UTC.
owners-clock = I nuovi tavoli hanno un orologio, a meno che l’host non scelga diversamente: { $clock }
setup-title = La mia configurazione su questo server
setup-fine = ✅ Ho tutti i permessi che mi servono.
setup-everywhere = { $count ->
    [one] ⚠️ Su tutto il server mi manca un permesso:
   *[other] ⚠️ Su tutto il server mi mancano dei permessi:
}
# $role: il nome del bot, che sul server è anche quello del suo ruolo
setup-give-everywhere = Per darlo: **Impostazioni server** › **Ruoli** › **{ $role }** › **Permessi**, o il pulsante qui sotto.
setup-channels = { $count ->
    [one] ⚠️ In { $channels } mi manca un permesso:
   *[other] ⚠️ In { $channels } mi mancano dei permessi:
}
setup-give-channel = Per darlo in un canale: **Modifica canale** › **Permessi** › **Permessi avanzati** › aggiungi **{ $role }** e spunta ciò che manca.
setup-rest = … e altro. Rimedia prima a questo, poi riprova.
setup-unseen = Non vedo { $channels }. Va bene così, a meno che non vogliate dei tavoli lì.
setup-more = { $count ->
    [one] un altro
   *[other] altri { $count }
}
setup-pick = Controlla un canale
setup-channel-fine = ✅ In { $channel } ho tutto ciò che serve.
setup-set = Impostazioni
setup-look = { $display ->
    [text] Plance: come testo
    [both] Plance: come immagini e testo
   *[picture] Plance: come immagini
}. Nuovi tavoli: { $language }.
setup-change = Per cambiare: { COMMAND("server-settings") }.
setup-key-invite = Dammi i permessi
setup-lost = ⚠️ { $table }: { $count ->
    [0] Discord non mi lascia più scrivere in { $channel }, quindi lì non posso più mostrare il tavolo.
    [one] non posso più mostrare il tavolo in { $channel }, perché lì mi manca il permesso { $permissions }.
   *[other] non posso più mostrare il tavolo in { $channel }, perché lì mi mancano i permessi { $permissions }.
} Nulla è perduto. Con { COMMAND("server-settings") } un gestore del server vede come rimediare; i giocatori possono continuare ovunque con { COMMAND("civ table") }.
silenced = La moderazione mi ha messo in timeout su questo server fino al { $until }: fino ad allora non posso scrivere da nessuna parte. Poi continuerò da solo; la moderazione può porvi fine prima.
words-left-out = (omesso)
words-refused = (L’AutoMod di Discord non mi lascia mostrare qui il testo di questo messaggio.)
words-title = Partita
words-tournament = Torneo { $number }
words-warning = ⚠️ Discord ha rifiutato qualcosa di mio in { $channel }: { $rule ->
    [title] un titolo, per una regola di **AutoMod** sui titoli
    [links] un link, per il **filtro dei link dannosi** di Discord
    [explicit] il contenuto di un messaggio, per il **filtro dei contenuti espliciti** di Discord
   *[content] alcune parole di un messaggio, per una regola di **AutoMod** sui messaggi
}. Riprovo senza i nomi dei giocatori e i testi altrui; in ogni caso chi deve giocare viene avvisato.{ $rule ->
    [links] {""}
    [explicit] {""}
   *[content] {" "}Per permettermi di mostrarli, esenta il mio ruolo dalla regola: **Impostazioni server** › **AutoMod**.
}
dashboard-title = { $count ->
    [0] Tavoli aperti
    [one] Un tavolo aperto
   *[other] { $count } tavoli aperti
}
dashboard-none = Nessuno. { COMMAND("civ new") } ne apre uno.
# $count (un numero): tutti i tavoli aperti, compresi quelli elencati sopra
dashboard-more = … { $count } in tutto
dashboard-title-many = Più di { $count } tavoli aperti
dashboard-more-many = … e altri
dashboard-on = D’ora in poi { $channel } mostra i tavoli aperti, tranne quelli in canali che non tutti vedono.
dashboard-off = La bacheca è disattivata; puoi eliminare il suo messaggio.
dashboard-closed = Non posso scrivere in { $channel }. { COMMAND("server-settings") } dice che cosa manca.
owners-no-dashboard = Non c’è una bacheca dei tavoli aperti.
owners-dashboard = Una bacheca in { $channel } elenca i tavoli aperti.

server-display-picture = Le plance di questo server ora appaiono come immagini.
server-display-text = Le plance di questo server ora appaiono come testo.
server-display-both = Le plance di questo server ora appaiono come immagini e testo.
server-starts-ready = I nuovi tavoli di questo server ora iniziano da soli, al più dieci minuti dopo che tutti i posti sono presi e tutti sono pronti.
server-starts-owner = I nuovi tavoli di questo server ora iniziano quando li fa iniziare il loro host.
server-feature-off = { $feature }: funzione disattivata. Non si può iniziare nulla di nuovo.
server-feature-ending = { $feature }: funzione disattivata. Ciò che è in corso va avanti fino alla fine, con i suoi comandi e pulsanti; non si può iniziare nulla di nuovo.
server-commands-forbidden = ⚠️ Discord non mi lascia aggiungere comandi su questo server. La tua scelta è salvata: aggiungimi di nuovo con il pulsante qui sotto, poi riapri questa pagina.
server-commands-daily = ⚠️ Per oggi Discord non accetta altri comandi nuovi su questo server. La tua scelta è salvata, e i comandi arrivano da soli entro un giorno.
server-commands-later = ⚠️ Discord non ha ancora accettato i comandi. La tua scelta è salvata, e continuo a provare.
server-threads-own-thread = Le nuove partite di questo server ora hanno un thread tutto loro, dove posso aprirne uno.
server-threads-channel = Le nuove partite di questo server ora restano nel loro canale.
server-language = Lingua dei nuovi tavoli di questo server: { $language }. Quelli aperti tengono la loro.
server-language-discord = I nuovi tavoli usano la lingua del server su Discord, se posso: { $language }.

server-head-language = La lingua dei nuovi tavoli
server-head-display = Come si mostrano qui le plance
server-head-starts = Quando inizia un tavolo pieno
server-head-features = Che altro c’è su questo server
feature-tournaments = Tornei
feature-tournaments-hint = Aggiunge /{ name-tournament } e /{ name-referee }
feature-league = Lega
feature-league-hint = Aggiunge /{ name-league }
server-head-threads = Dove si gioca
server-pick-channels = Tavoli: scegli canali o categorie
server-pick-role = Chi apre tavoli: scegli un ruolo
server-pick-moderators = Chi altro modera: scegli un ruolo
server-pick-dashboard = Elenco dei tavoli: scegli un canale
form-server = Limite, orologio, fuso orario
key-server-limits = Limite, orologio
key-server-more = Altro…
key-server-check = Controlla i permessi
form-server-limit = Quanti tavoli insieme
form-server-limit-hint = Numero massimo di tavoli aperti; 0 per non porre limiti
form-server-clock = Orologio dei nuovi tavoli
form-server-clock-hint = Per esempio 24h o 7g+12h; vuoto: senza
form-server-zone = Una città del fuso orario del server
form-server-zone-hint = Per esempio Roma; vuoto: il fuso di ciascuno, o UTC
form-server-timeout = Quando il tempo scade
