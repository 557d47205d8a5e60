### Che cosa risponde /settings.

settings-ask = Una volta per partita ti chiederò conferma prima di finire un turno con effetti non usati.
settings-one-press = Se dopo la tua scelta non resta altro da fare, finisce anche il turno; lo dice il pulsante.
settings-two-presses = Ora finisci sempre tu il turno.
settings-display-picture = Ora la tua mano e le plance ti appaiono come immagini.
settings-display-text = Ora la tua mano ti appare come testo. Un pulsante sotto ogni plancia ne mostra il testo.
settings-display-both = Ora la tua mano e le plance ti appaiono come immagini e testo.
settings-display-server = Ora la tua mano e le plance ti appaiono come sul server.
settings-theme-dark = Le immagini che vedi solo tu ora sono scure.
settings-theme-light = Le immagini che vedi solo tu ora sono chiare.
settings-theme-server = Le immagini che vedi solo tu ora hanno i colori delle plance pubbliche.
settings-language = D’ora in poi ti parlo in questa lingua: { $language }. I messaggi pubblici restano nella lingua del tavolo.
settings-language-discord = D’ora in poi ti parlo nella lingua del tuo Discord, se posso: { $language }.
settings-no-ask = Non chiederò più prima di finire il tuo turno.

settings-guidance-auto = Nelle tue prime cinque partite la mano spiega gli effetti e dice chi potrebbe vincere e come impedirlo; poi soltanto chi potrebbe vincere.
settings-guidance-full = Ora la tua mano dice chi potrebbe vincere nel prossimo turno, come impedirlo e che cosa fanno gli effetti.
settings-guidance-short = Ora la tua mano dice soltanto chi potrebbe vincere nel prossimo turno. Uno scudo segna le scelte che lo impediscono.
settings-guidance-none = La tua mano non dice più chi potrebbe vincere, come per tutti ai tornei. I pulsanti offrono sempre tutto ciò che puoi fare.

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
}. Quando dopo tocca a te: { $next ->
    [on] sì
   *[off] no
}.

## La pagina di /settings: un titolo sopra ogni elenco, e che cosa chiedono i suoi moduli.

settings-head-language = La lingua in cui ti parlo
settings-head-display = La tua mano e le plance
settings-head-theme = Colori delle tue immagini private
settings-head-notify = Come ti avviso che tocca a te
settings-head-hour = L’ora di quel messaggio
settings-head-reminders = Promemoria del tuo tempo
settings-head-turn = Alla fine del tuo turno
settings-head-guidance = Che cosa spiega la tua mano
settings-head-zone = Quale città intendi?
settings-head-hours = Quando gli orologi lenti per te sono fermi
guidance-auto = Tutto nelle mie prime cinque partite, poi l’essenziale
guidance-full = Tutto: chi può vincere, come impedirlo, gli effetti
guidance-short = L’essenziale: chi potrebbe vincere
guidance-none = Niente
settings-remind-half = A metà del mio tempo
settings-remind-soon = Al 90% del mio tempo
settings-remind-next = Quando dopo tocca a me (partite lente in tre o più)
settings-turn-confirm-end = Una volta per partita, chiedermi prima di finire un turno con effetti non usati
settings-turn-one-press = Finire il mio turno automaticamente quando non resta altro da fare
key-settings-times = Fuso orario, ore di riposo
key-settings-vacation = Vacanze
key-settings-block = Blocca qualcuno
form-settings-times = Fuso orario e ore di riposo
form-settings-zone = Una città del tuo fuso orario
form-settings-zone-hint = Per esempio Roma; vuoto: com’è adesso
form-settings-quiet = Ore di riposo (orologi lenti fermi)
form-settings-quiet-hint = Per esempio 22-7; “nessuna” per non averne
form-settings-vacation = Vacanze
form-settings-first = Il primo giorno
form-settings-last = L’ultimo giorno (vuoto: il primo)
form-settings-day-hint = Per esempio { $day }
