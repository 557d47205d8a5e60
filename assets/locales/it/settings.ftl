### Che cosa risponde /settings.

settings-ask = Ti chiederò conferma la prima volta che in una partita lasci effetti non usati.
settings-display-picture = Ora la tua mano e i tabelloni ti appaiono come immagini.
settings-display-text = Ora la tua mano ti appare come testo. Un pulsante sotto ogni tabellone ne mostra il testo.
settings-display-both = Ora la tua mano e i tabelloni ti appaiono come immagini e testo.
settings-display-server = Ora la tua mano e i tabelloni ti appaiono come sul server.
settings-theme-dark = Le immagini che vedi solo tu ora sono scure.
settings-theme-light = Le immagini che vedi solo tu ora sono chiare.
settings-theme-server = Le immagini che vedi solo tu ora hanno i colori dei tabelloni pubblici.
settings-language = D’ora in poi ti parlo in questa lingua: { $language }. I messaggi pubblici restano nella lingua del tavolo.
settings-language-discord = D’ora in poi ti parlo nella lingua del tuo Discord, se posso: { $language }.
settings-no-ask = Non chiederò più prima di finire il tuo turno.

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
