### I rompicapi: una posizione di una vera partita in cui un solo modo raggiunge lo scopo di un turno. `/civ puzzle` ne mostra uno al giorno.

puzzle-of-day = Rompicapo del giorno: { $day }
puzzle-easy = Rompicapo facile: { $day }
puzzle-easy-hint = Per le tue prime partite. Per la serie e la classifica della settimana conta solo il rompicapo del giorno.
puzzle-number = Rompicapo { $number }
puzzle-until = Rompicapo di oggi fino alle { $at }, { $left }. Aperto prima, vale per oggi fino alla fine di domani.
puzzle-facts = { $stars } · { $teams ->
        [yes] squadre di due
       *[no] { $players } giocatori
    } · { $reading ->
        [immediate] Egemonia con { $need }, subito
       *[end] Egemonia con { $need }, alla fine del tuo turno
    }
puzzle-task = Tocca a te e { $goal ->
    [points] **puoi vincere adesso per Maggioranza**: fai finire la partita con questo turno e abbi le colonne migliori
    [defence] **{ $name } vince al prossimo turno, se non glielo impedisci**
   *[win] **puoi vincere adesso**
}, qualunque siano le carte che non vedi. C’è un solo modo; l’ordine non sempre conta. { $effects ->
    [one] Serve un effetto
   *[other] Servono { $effects } effetti
}. Puoi annullare tutto.
puzzle-solved = { $goal ->
    [defence] ✅ **Risolto!** { $name } non può più forzare la vittoria al prossimo turno.
   *[win] ✅ **Risolto!**
}
puzzle-lucky = { $goal ->
    [defence] 🍀 { $name } non vince, ma solo grazie a carte che non potevi conoscere. Trova il modo che lo impedisce qualunque siano.
   *[win] 🍀 Hai vinto, ma solo grazie a carte che non potevi conoscere. Trova il modo che vince qualunque siano.
}
puzzle-missed-turn = { $goal ->
    [defence] Il tuo turno è finito: { $name } può ancora vincere al prossimo turno, qualunque siano le carte nascoste. Annulla e prova in un altro modo.
   *[win] Il tuo turno è finito e non hai vinto. Annulla e prova in un altro modo.
}
puzzle-shown = Ecco la soluzione:
puzzle-way = { $goal ->
    [defence] **L’unico modo di fermare { $name }:**
   *[win] **L’unico modo di vincere:**
}
puzzle-count = { $have } su { $need }
puzzle-missed = Ai computer è sfuggito { $missed ->
        [one] { $missed } volta
       *[other] { $missed } volte
    } su { $tries }.
puzzle-proof = Ho esaminato questo turno fino in fondo ({ $searched } posizioni): { $goal ->
    [defence] se manca qualcosa, { $name } vince al prossimo turno
   *[win] chi vince fa tutto questo
}, e nessuna carta nascosta può cambiarlo.
puzzle-streak = { $days ->
    [one] 🔥 { $days } giorno di fila.
   *[other] 🔥 { $days } giorni di fila.
}
puzzle-shown-here = { $squares } { $tries ->
    [one] { $name } l’ha risolto al primo tentativo.
    [10] { $name } alla fine l’ha risolto.
   *[other] { $name } l’ha risolto al { $tries }º tentativo.
}
puzzle-shown-how = { COMMAND("civ puzzle") } è uguale per tutti.
puzzle-keep-ask = Vuoi tenere una serie? In tal caso conservo i giorni in cui risolvi il rompicapo del giorno e mostro il tuo nome nella classifica della settimana del server dove l’hai risolto. Altrimenti non conservo nulla.
puzzle-none = Qui non ci sono rompicapi: i loro file mancano o sono stati modificati.
puzzle-key-again = Dall’inizio
puzzle-key-solution = Soluzione
puzzle-key-earlier = Un rompicapo precedente
puzzle-key-today = Rompicapo del giorno
puzzle-key-keep = Tieni la mia serie
puzzle-key-forget = Non conservare i miei rompicapi
puzzle-key-week = Classifica della settimana
puzzle-week = Rompicapi risolti questa settimana
puzzle-week-line = { $place }. { $name }: { $solved }
puzzle-week-empty = { tournament-nobody }
puzzle-week-hint = Da lunedì a domenica, secondo i giorni di ciascuno. C’è solo chi lo desidera, sul server dove l’ha risolto.
reason-puzzle-place = Questo non porta da nessuna parte in questo rompicapo; forse è cambiato. { COMMAND("civ puzzle") } mostra quello di oggi.
