### Statistiche delle partite finite, valutazioni, e che cosa si imposta.

record-title = { $name }
record-everywhere = Su tutti i server
record-here = Su questo server
record-none-own = Le tue statistiche appariranno qui dopo la prima partita finita.
record-none = Per { $name } qui non c’è niente.
record-off-own = Non tengo statistiche delle tue partite. Per cambiare: { COMMAND("settings") }.
record-off-server = Su questo server non tengo statistiche.
record-bot = Solo le persone hanno statistiche.

## Etichette dell’immagine, brevi

record-label-games = { $count ->
    [one] partita
   *[other] partite
}
record-label-won = { $count ->
    [one] vinta
   *[other] vinte
}
record-label-share = di vittorie
record-percent = { $percent }%
record-label-row = vinte di fila
record-label-best = serie migliore
record-label-favourite = { $heading }: { $what }
record-label-victories = Vittorie per
record-label-players = In { $count }
record-label-teams = A squadre
record-label-last = Ultime partite
record-label-nothing = ancora niente
record-of = { $won } su { $games }

## Lo stesso a parole

record-sum = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $won ->
    [one] una vinta
   *[other] { $won } vinte
} ({ $percent }%).
record-run = { $count } vittorie di fila, al massimo { $best }.
record-run-lost = Serie migliore: { $best } vittorie di fila.
record-victories = Vittorie per: { $list }.
record-counted = { $what } { $count }
record-sizes = Vittorie: { $list }.
record-size = { $what } { $won } su { $games }
record-favourite = { $heading }: { $what } ({ $count } carte).
record-effects = I più usati: { $list }.
record-duels = Contro: { $list }.
record-duel = { $name } { $ahead }-{ $behind }
record-pace = Metà dei turni dura meno di { $time }.
record-pace-own = Metà dei tuoi turni dura meno di { $time }. { $seen ->
    [yes] Lo vedono anche gli altri.
   *[no] Lo vedi solo tu.
}
record-left = Lasciate prima della fine: { $count }.
record-called-off = Interrotte, e non contate: { $count }.
record-outcome = { $outcome ->
    [won] Vinta
    [left] Lasciata
    [open] Interrotta
   *[lost] Persa
}
record-last-head = **Ultime partite**, da rivedere:
key-record-everywhere = { record-everywhere }
key-record-here = { record-here }
key-record-board = Classifica

key-show-here = Mostra qui
key-record-rules = Che cosa conta
record-rules =
    ### Che cosa conta
    - Abbandonare, esaurire il tempo dove questo elimina, cedere il posto o lasciare l’ultimo turno al computer: lasciata prima della fine, ultimo posto.
    - Non sono valutate le partite con consigli o mosse annullate, sotto i { $turns } turni, con qualcuno senza statistiche, contro soli computer, a squadre con un computer e, in un giorno, oltre le { $pair } tra le stesse due persone. Quelle interrotte non contano.
    - Una partita conta per intero quando ogni avversario ha già giocato contro { $least } persone che non sono a questo tavolo, e per niente se non ha giocato contro nessun altro. La seconda partita degli stessi due in una stagione conta la metà, la terza un terzo, e così via.
    - Una valutazione è provvisoria fino a { $most } partite e { $least } avversari affermati: persone con { $most } partite valutate, contro almeno { $least } altre. Dopo { $days } giorni senza partite valutate esci dalla classifica, ma tieni i punti; esce anche chi ha lasciato il server.
    - A parità di punti il posto è lo stesso. A ogni stagione le valutazioni si avvicinano un po’.
    - { COMMAND("settings") } disattiva tutto questo per te, e lo cancella.

## Valutazioni

rating-points = { $points } punti
rating-rank = n. { $rank } su { $of }
rating-provisional = Provvisoria, { $text }
rating-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} su { $most }
rating-opponents = { $opponents ->
    [one] { $opponents } avversario affermato
   *[other] { $opponents } avversari affermati
} su { $least }
rating-inactive = Fuori classifica: nessuna partita valutata da { $days } giorni
rating-left = Fuori classifica: non è più su questo server
rating-line = Valutazione, { $season }: { $text }.
season-month = { $month } { $year }
season-quarter = { $number }º trimestre { $year }
season-half = { $number }º semestre { $year }
season-year = { $year }

board-title = Classifica
board-nobody = Nessuno è ancora in classifica.
board-line = { $rank }. { $name }: { $points } ({ $games ->
    [one] una partita
   *[other] { $games } partite
})
board-newcomer = – { $name }: { $text }
board-own = Tu · { $text }.
board-own-none = Tu: ancora nessuna partita valutata in questa stagione.
board-off = Non hai una valutazione. { COMMAND("settings") } può cambiarlo.
board-how = Una valutazione vale da { $most } partite e { $least } avversari affermati in su.
board-pick-season = Stagione
key-board-before = Prima
key-board-after = Dopo
key-board-here = Questo server
key-board-everywhere = Tutti i server
rating-moved = 📈 Valutazione: { $list }
rating-moved-one = { $name } { $points } ({ $change })
rating-moved-provisional = { $name } (provvisoria, { $text })

## /settings e /server-settings

key-settings-records = Statistiche
record-own-head = Statistiche delle tue partite
record-own-what = Che cosa conto delle partite finite: risultati, carte, effetti, durata dei turni e valutazioni. Se le disattivi, tutto viene cancellato; gli altri tengono le loro.
record-own-keep = Tenere statistiche delle mie partite
record-own-keep-hint = Profilo, valutazioni, classifiche e il mio nome in quella delle carte della settimana
record-own-global = Valutarmi anche su tutti i server
record-own-global-hint = Altrimenti solo separatamente su ogni server
record-own-pace = Gli altri possono vedere quanto durano i miei turni
record-own-pace-hint = Nel mio profilo, come mediana
record-own-saved = Fatto.
key-server-records = Statistiche e classifica
record-server-head = Statistiche e classifica di questo server
record-server-what = Se le disattivi, tutto viene cancellato per questo server; le sue partite restano.
record-server-keep = Tenere statistiche e valutazioni delle partite di qui
record-server-off = Non tenerne
record-server-season = Quanto dura una stagione
choice-month = Un mese
choice-quarter = Un trimestre
choice-half = Sei mesi
choice-year = Un anno
record-server-podium = Ruoli d’onore
record-podium-what = Per i primi tre della stagione e per la vittoria nell’ultimo torneo: li do finché vale, e poi li riprendo. Solo ruoli sotto il mio.
record-pick-first = Primo
record-pick-second = Secondo
record-pick-third = Terzo
record-pick-champion = Chi ha vinto l’ultimo torneo
podium-two-factor = 🏆 Non posso dare i ruoli d’onore: questo server richiede l’autenticazione a due fattori a chi gestisce i ruoli, e l’account a cui appartengo non l’ha attivata. Chi gestisce il bot può farlo in **Impostazioni utente** › **Il mio account**; oppure il server può togliere la regola in **Impostazioni server** › **Configurazione sicurezza**.
podium-no-permission = 🏆 Non posso dare i ruoli d’onore: mi manca il permesso **Gestisci ruoli**. { COMMAND("server-settings") } ha un link per darmelo.
podium-role-above = 🏆 Non posso dare i ruoli d’onore: un ruolo deve stare sotto il mio e non appartenere a un bot.
podium-role-gone = 🏆 Non posso dare i ruoli d’onore: uno non c’è più. { COMMAND("server-settings") } ne sceglie un altro.
podium-role-powerful = 🏆 Non posso dare i ruoli d’onore: uno permette di gestire o moderare. { COMMAND("server-settings") } ne sceglie un altro.
