### Chi potrebbe vincere al prossimo turno, e che cosa lo ferma. Nel foglio privato, quindi breve.

threat-near = **A { $name } manca una carta** per vincere: { $columns }
threat-near-again = Lo stesso vale per **{ $name }**: { $columns }
# The same, of somebody whose turn only has to end
threat-whole = **{ $name } ha abbastanza carte per vincere** alla fine del suo turno: { $columns }
threat-could-next = **{ $name }** potrebbe vincere al prossimo turno: { $columns }
threat-could-now = **{ $name }** potrebbe vincere in questo turno: { $columns }
threat-could-too = potrebbe vincere anche con { $columns }
threat-majorities = la Maggioranza
threat-majority-next = **{ $name }** potrebbe vincere per Maggioranza al prossimo turno
threat-majority-now = **{ $name }** potrebbe vincere per Maggioranza in questo turno
threat-could-again = Anche **{ $name }**: { $columns }
threat-majority-again = Anche **{ $name }**, per Maggioranza
threat-ends-own = { $count ->
        [one] Il tuo turno chiude la partita: ora come ora vince { $name } per Maggioranza
       *[other] Il tuo turno chiude la partita: ora come ora vincono { $name } per Maggioranza
    }
threat-ends-soon = { $count ->
        [one] La partita sta per finire: ora come ora vince { $name } per Maggioranza
       *[other] La partita sta per finire: ora come ora vincono { $name } per Maggioranza
    }
threat-ends-otherwise = { $count ->
        [one] Oppure vince { $name }
       *[other] Oppure vincono { $name }
    }
threat-stops = { $count ->
        [one] Lo impedisce: { $stops }
       *[other] Basta una di queste mosse: { $stops }
    }
threat-stops-whom = { $count ->
        [one] Ferma { $names }: { $stops }
       *[other] Contro { $names } basta una di queste mosse: { $stops }
    }
threat-unstopped = Nessuna mossa, da sola, basta a impedirlo.
threat-unstopped-whom = Nessuna mossa, da sola, ferma ora { $names }.
threat-together = Due azioni insieme lo impediscono: { $one }, poi { $other }
threat-together-whom = Due azioni insieme fermano { $names }: { $one }, poi { $other }

## Che cosa lo impedisce

threat-stop-aimed = { $effects }: { $domain }
threat-stop-many = uno tra { $count } Domini
threat-stop-play = giocare { $card }
threat-stop-discard = scartare { $card }
threat-stop-scrap = scartare { $card } (in gioco)
threat-stop-recall = riprendere { $card }
threat-stop-salvage = prendere { $card }
threat-stop-give = restituire { $card }
threat-stop-copy = copiare { $effect }
threat-stop-after = { $stop } (prima giocare { $domain })
