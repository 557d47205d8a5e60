# Come si chiama qualcuno al suo turno. $due è vuoto, o dice fino a quando, preceduto da uno spazio.

ping-turn = 🔔 **{ $table }** con { $others }: tocca a te.{ $due }
ping-half = ⏳ **{ $table }** con { $others }: metà del tuo tempo è passata.{ $due }
ping-soon = ⏰ **{ $table }** con { $others }: il tuo tempo sta per scadere.{ $due }
ping-due = Scadenza: <t:{ $at }:f> (<t:{ $at }:R>).
ping-left = Hai ancora { $span } di tempo.
ping-lapsed-turn = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto, quindi il computer gioca questo turno per te.
ping-lapsed-seat = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto, quindi il computer gioca per te finché non torni.
ping-lapsed-eliminate = ⌛ **{ $table }** con { $others }: il tuo tempo è scaduto e sei fuori dalla partita (§9.1).
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
ping-closed = Discord non mi lascia inviarti messaggi diretti, quindi d’ora in poi ti chiamo qui. Per riprovare: { COMMAND("settings notify") }.

# Impostazioni

name-notify = avvisi
name-how = come
name-hour = ora
name-reminders = promemoria
name-half = metà
name-nearly-over = quasi-scaduto
command-settings-notify = Come ti avviso che tocca a te
command-settings-reminders = Mandarti un promemoria quando il tuo tempo sta per scadere?
option-notify = Come ti avviso
option-notify-hour = L’ora del riepilogo quotidiano, nel tuo fuso orario (da 0 a 23)
option-remind-half = Quando è passata la metà del tuo tempo
option-remind-soon = Quando sono passati nove decimi del tuo tempo
choice-mention = Menzionami al tavolo
choice-direct = Messaggio diretto
choice-digest = Un messaggio diretto al giorno
choice-none = Non avvisarmi
settings-notify-mention = Quando tocca a te, ti menzionerò al tavolo.
settings-notify-direct = Quando tocca a te, ti invierò un messaggio diretto. In Discord, permetti i messaggi diretti dai membri di questo server.
settings-notify-digest = Una volta al giorno, alle { $hour } ({ $zone }), ti invierò un messaggio diretto con i tavoli dove tocca a te. In Discord, permetti i messaggi diretti dai membri di questo server.
settings-notify-none = Non ti avviserò. { COMMAND("civ games") } mostra i tavoli dove tocca a te.
settings-reminders = Promemoria quando è passata la metà del tuo tempo: { $half ->
    [on] sì
   *[off] no
}. Quando sta per scadere: { $soon ->
    [on] sì
   *[off] no
}.
