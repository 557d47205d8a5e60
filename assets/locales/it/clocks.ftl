### Orologi, ore di riposo e vacanze.

## Comandi

choice-at-zero-turn = Il computer gioca questo turno
choice-at-zero-seat = Il computer gioca al suo posto
choice-at-zero-eliminate = Il giocatore è fuori dalla partita
choice-at-zero-abandon = La partita finisce senza vincitori

## Come si chiama un orologio

preset-none = Senza orologio
preset-live = In tempo reale
preset-day = Un giorno
preset-correspondence = Per corrispondenza
# $name (un modello), $clock (che cosa significa)
preset-told = { $name }: { $clock }
clock-none = senza orologio
# $span (una durata: “24 ore”)
clock-turn = { $span } a turno
clock-bank = { $span } a giocatore, più { $more } a turno
clock-bank-only = { $span } a giocatore per tutta la partita
clock-at-zero-turn = { $clock }. Quando il tempo scade, il computer gioca quel turno.
clock-at-zero-seat = { $clock }. Quando il tempo scade, il computer gioca al posto di quel giocatore finché non torna.
clock-at-zero-eliminate = { $clock }. Chi esaurisce il tempo è fuori dalla partita.
clock-at-zero-abandon = { $clock }. Appena qualcuno esaurisce il tempo, la partita finisce senza vincitori.
clock-at-zero-referee = { $clock }. Appena qualcuno esaurisce il tempo, la partita si ferma e viene chiamato l’arbitro.
clock-hours = Le ore di riposo e le vacanze non contano: { COMMAND("settings") }.
clock-hours-without-vacations = Le ore di riposo non contano: { COMMAND("settings") }. Le vacanze sì: non fermano questo orologio per nessuno.
clock-weekends = I fine settimana non contano, per ciascuno secondo il proprio fuso orario: { COMMAND("settings") }.
# $span (whole days)
clock-longest = Nessun turno dura più di { $span }, a meno che gli altri non concedano altro tempo, la partita non sia in pausa o il bot non sia assente.
clock-none-longest = Senza orologio: quando un turno dura più di { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}, gli altri possono votare perché lo giochi il computer.
option-no-vacations = senza vacanze
option-no-weekends = i fine settimana non contano
board-time-referee = { $who }: il tempo scade { $at }, poi viene chiamato l’arbitro.

## Sulla plancia e nella mano. $at è un momento come lo dice Discord: “tra 17 ore”.

board-time-turn = { $who }: il tempo scade { $at }, poi il computer gioca { $count ->
    [one] questo turno.
   *[other] per chi non ha mosso.
}
board-time-seat = { $who }: il tempo scade { $at }, poi il computer gioca { $count ->
    [one] al suo posto.
   *[other] al posto di chi non ha mosso.
}
board-time-eliminate = { $who }: il tempo scade { $at }. Chi non avrà mosso sarà fuori dalla partita.
board-time-abandon = { $who }: il tempo scade { $at }, poi la partita finisce senza vincitori.
board-vacation = Vacanze di { $name } (ultimo giorno: { $day }): non contano.
board-unreached = { $name } non vede questo canale. Il suo orologio è fermo e riparte al più tardi { $at }.
board-timed-out = { $name } è in timeout su questo server fino al { $at }, e può continuare a giocare con i messaggi diretti.
board-timed-out-clock = { $name } è in timeout su questo server fino al { $at }, e può continuare a giocare con i messaggi diretti. Fino ad allora il suo orologio è fermo, per tre giorni al massimo.
board-left-server = { $name } non è più su questo server. { $votes ->
    [1] Con “{ key-stuck }” gioca subito il computer
   *[other] Con “{ key-stuck }” potete votare perché giochi il computer
  }; poi qualcun altro può chiedere il posto.
board-left-server-later = { $name } non è più su questo server. Quando gli altri avranno mosso, con “{ key-stuck }” può giocare il computer.
board-left-server-alone = { $name } non è più su questo server. Riprendi prima il tuo posto dal computer (“{ key-hand }”). Poi puoi farlo giocare anche per { $name }.
board-left-server-referee = { $name } non è più su questo server. Con “{ key-tournament-call }” potete far decidere l’arbitro.
board-paused = La partita è in pausa: gli orologi sono fermi. Qualsiasi giocatore può riprenderla con “{ $button }”.
board-paused-referee = La partita è ferma e gli orologi anche. L’arbitro decide quando riprende.
board-paused-league = La partita è ferma, e gli orologi anche: la stagione è annullata. Chi organizza e l’arbitro possono tornare sulla decisione.
board-paused-moderated = { $name }, della moderazione, ha messo in pausa la partita il { $since }: gli orologi sono fermi. La pausa finisce da sola il { $at }, o prima se la moderazione usa { COMMAND("moderate resume") }.
hand-time-turn = Il tuo tempo scade { $at }, poi gioca il computer.
hand-time-seat = Il tuo tempo scade { $at }, poi gioca il computer fino al tuo ritorno.
hand-time-eliminate = Il tuo tempo scade { $at }, poi sei fuori dalla partita.
hand-time-abandon = Il tuo tempo scade { $at }, poi la partita finisce senza vincitori.
hand-time-referee = Il tuo tempo scade { $at }, poi viene chiamato l’arbitro.
bank-running = { $name }: il tempo scade { $at }.
bank-left = { $name }: tempo rimasto { $span }.
bank-empty = tempo finito
lapse-turn = **{ $name }** ha esaurito il tempo: il computer gioca quel turno.
lapse-seat = **{ $name }** ha esaurito il tempo: il computer gioca fino al suo ritorno.
lapse-eliminate = **{ $name }** ha esaurito il tempo ed è fuori dalla partita.
lapse-abandon = **{ $name }** ha esaurito il tempo: la partita finisce senza vincitori.
lapse-pause = **{ $name }** ha esaurito di nuovo il tempo, e non c’è nessun altro: la partita è in pausa.

## Risposte di /settings

zone-set = Il tuo fuso orario è { $zone }. Ora locale: { $time }.
zone-hint = Non conosco ancora il tuo fuso orario: queste ore sono in UTC. Per indicarlo: { COMMAND("settings") }.
quiet-none-choice = Nessuna ora di riposo
quiet-none = Non hai ore di riposo: i tuoi orologi corrono a qualsiasi ora.
quiet-set = Dalle { $since } alle { $until } ({ $zone }) gli orologi lenti per te sono fermi. Quelli sotto un’ora continuano.
vacation-end-choice = Rientro: fine delle vacanze
vacation-ended = Che bello rivederti! Non hai altre vacanze in programma. Se oggi era un giorno di vacanza, lo resta, e i tuoi orologi lenti ripartono domani.
vacation-set = Vacanze: { $since } – { $until }. In quei giorni gli orologi lenti per te sono fermi.
vacation-used = Giorni di vacanza usati nel { $year }: { $count } su { $most }.
vacation-law = Ai tavoli che le ammettono, le vacanze fermano un turno per { $days } giorni al massimo. Dopo, ogni ora di quel turno conta. Se cambi fuso orario, questi giorni restano dove sono.
