### Come si viene a sapere che tocca a sé, e il resto.

ping-turn = 🔔 **{ $table }** con { $others }: tocca a te.{ $due }
ping-half = ⏳ **{ $table }** con { $others }: metà del tuo tempo è passata.{ $due }
ping-soon = ⏰ **{ $table }** con { $others }: il tuo tempo sta per scadere.{ $due }
ping-next = 👀 **{ $table }** con { $others }: dopo tocca a te. Il turno prima del tuo è cominciato.
ping-public-next = 👀 { $who }, dopo tocca a te: **{ $table }**.
ping-next-over = { $table }: non tocca più a te subito dopo
ping-due = Scadenza: <t:{ $at }:f> (<t:{ $at }:R>).
ping-left = Hai ancora { $span } di tempo.
ping-lapsed-turn = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto, quindi il computer gioca questo turno per te.
ping-lapsed-seat = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto, quindi il computer gioca per te finché non torni.
ping-lapsed-eliminate = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto e sei fuori dalla partita.
ping-lapsed-abandon = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto, e la partita è finita senza vincitori.
ping-lapsed-pause = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto di nuovo e non c’è nessun altro, quindi la partita è in pausa.
ping-public-turn = 🔔 { $who }, tocca a te: **{ $table }**.{ $due }
ping-public-half = ⏳ { $who }, metà del tuo tempo è passata: **{ $table }**.{ $due }
ping-public-soon = ⏰ { $who }, il tuo tempo sta per scadere: **{ $table }**.{ $due }
ping-over = { $table }: non tocca più a te
ping-over-public = { $table }: non è più il turno di { $who }
ping-list = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
ping-list-done = Nessun tavolo ti aspetta più
ping-more = { $count ->
    [one] … e un altro: { COMMAND("civ games") }
   *[other] … e altri { $count }: { COMMAND("civ games") }
}
ping-closed = Discord non mi lascia inviarti messaggi diretti, quindi d’ora in poi ti chiamo qui. Per riprovare: { COMMAND("settings") }.

## Oltre ai turni

ping-vote = 🗳️ **{ $table }** con { $others }: c’è una votazione per te.{ $due }
ping-public-vote = 🗳️ { $who }, c’è una votazione per te al **{ $table }**.{ $due }
ping-seat = 🪑 **{ $table }** con { $others }: qualcuno chiede il tuo posto. Vota contro se vuoi tenerlo.{ $due }
ping-public-seat = 🪑 { $who }, qualcuno chiede il tuo posto al **{ $table }**. Vota contro se vuoi tenerlo.{ $due }
ping-replaced = 🪑 **{ $table }** con { $others }: ora al tuo posto gioca qualcun altro.
ping-public-replaced = 🪑 { $who }, ora al tuo posto al **{ $table }** gioca qualcun altro.
ping-invited = ✉️ Hai un invito a giocare (**{ $table }**). Host: **{ $by }** (già presenti: { $others }).
ping-public-invited = ✉️ { $who }, hai un invito a giocare (**{ $table }**). Host: **{ $by }**.
ping-lobby-link = Al tavolo
ping-full = 🪑 **{ $table }** con { $others }: tutti i posti sono presi e tutti sono pronti. Puoi iniziare la partita.
ping-public-full = 🪑 { $who }, tutti i posti di **{ $table }** sono presi e tutti sono pronti. Puoi iniziare la partita.
ping-unreached = 🚪 **{ $table }**: { $who } non vede il canale del tavolo, quindi non posso avvisare. Il suo orologio è fermo, al massimo fino a: <t:{ $at }:f>.
ping-silenced = 🚪 **{ $table }**: la moderazione mi ha messo in timeout sul server fino al { $until }, quindi lì non posso scrivere.{ $clock ->
    [yes] {" "}Gli orologi sono fermi, al massimo fino a: <t:{ $at }:f>.
   *[no] {""}
} Poi continuerò da solo; nel frattempo { COMMAND("civ hand") } ti mostra la mano.
ping-unreached-lost = 🚪 **{ $table }**: il suo canale non c’è più, o non lo vedo o non posso scriverci.{ $clock ->
    [yes] {" "}Gli orologi sono fermi, al massimo fino a: <t:{ $at }:f>.
   *[no] {""}
} { COMMAND("civ table") } in un altro canale del server sposta lì il tavolo.
ping-unreached-lost-drawn = 🚪 **{ $table }**: il suo canale non c’è più, o non lo vedo o non posso scriverci.{ $clock ->
    [yes] {" "}Gli orologi sono fermi al massimo fino a <t:{ $at }:f>.
   *[no] {""}
} Chi organizza o l’arbitro dà al tavolo un altro posto.
ping-unreached-lost-league = 🚪 **{ $table }**: il suo canale non c’è più, o non lo vedo o non posso scriverci.{ $clock ->
    [yes] {" "}Gli orologi sono fermi al massimo fino a <t:{ $at }:f>.
   *[no] {""}
} Apro un nuovo thread per la partita appena posso.
ping-left-server = 🚪 **{ $table }**: { $who } non è più sul server, quindi non posso avvisare. Sulla plancia c’è scritto che cosa potete fare.
ping-timed-out = 🔇 **{ $table }** con { $others }: la moderazione ti ha messo in timeout sul server, e lì non puoi premere niente. Puoi continuare a giocare proprio qui, con { COMMAND("civ hand") }.
ping-timed-out-other = 🔇 **{ $table }**: { $who } è in timeout sul server fino a <t:{ $at }:f>, e può continuare a giocare con i messaggi diretti.
ping-vote-over = { $table }: la votazione è chiusa
ping-vote-over-public = { $table }: la votazione è chiusa ({ $who })
ping-ended = 🏁 **{ $table }** con { $others }: la partita è finita.
ping-public-ended = 🏁 { $who }, la partita al **{ $table }** è finita.
ping-reviewed = 🔎 **{ $table }** con { $others }: la tua analisi della partita è pronta.
ping-list-news = Novità dai tuoi tavoli

## Le partite di un server che ha tolto il bot.

ping-aside = 📦 **{ $table }** con { $others }: non sono più sul suo server, quindi la partita aspetta e gli orologi sono fermi. Riprende quando torno; dopo 30 giorni senza di me viene interrotta.
ping-returned = ▶️ **{ $table }** con { $others }: sono di nuovo sul suo server, e la partita riprende.
ping-public-returned = ▶️ { $who }, sono di nuovo qui, e la partita al **{ $table }** riprende.
ping-forsaken = 🗄️ **{ $table }** con { $others }: non sono sul suo server da 30 giorni, quindi la partita è interrotta. { COMMAND("civ replay") } te la dà ancora per intero.
