### Wer im nächsten Zug gewinnen könnte, und was das verhindert. Auf dem eigenen Blatt, also kurz.

threat-near = **{ $name } fehlt eine Karte** zum Sieg: { $columns }
threat-near-again = Auch **{ $name }** fehlt eine: { $columns }
# The same, of somebody whose turn only has to end
threat-whole = **{ $name } hat genug Karten, um zu gewinnen**, sobald der Zug endet: { $columns }
threat-could-next = **{ $name }** könnte im nächsten Zug gewinnen: { $columns }
threat-could-now = **{ $name }** könnte in diesem Zug gewinnen: { $columns }
threat-could-too = könnte auch mit { $columns } gewinnen
threat-majorities = Mehrheiten
threat-majority-next = **{ $name }** könnte im nächsten Zug durch Mehrheiten gewinnen
threat-majority-now = **{ $name }** könnte in diesem Zug durch Mehrheiten gewinnen
threat-could-again = Auch **{ $name }** könnte es: { $columns }
threat-majority-again = Auch **{ $name }**, durch Mehrheiten
threat-ends-own = { $count ->
        [one] Dein Zug beendet die Partie; derzeit gewinnt { $name } durch Mehrheiten
       *[other] Dein Zug beendet die Partie; derzeit gewinnen { $name } durch Mehrheiten
    }
threat-ends-soon = { $count ->
        [one] Die Partie endet gleich; derzeit gewinnt { $name } durch Mehrheiten
       *[other] Die Partie endet gleich; derzeit gewinnen { $name } durch Mehrheiten
    }
threat-ends-otherwise = { $count ->
        [one] Oder { $name } gewinnt
       *[other] Oder { $name } gewinnen
    }
threat-stops = { $count ->
        [one] Dagegen hilft: { $stops }
       *[other] Eines davon genügt: { $stops }
    }
threat-stops-whom = { $count ->
        [one] Gegen { $names } hilft: { $stops }
       *[other] Gegen { $names } genügt eines davon: { $stops }
    }
threat-unstopped = Kein einzelner Schritt hält das jetzt auf.
threat-unstopped-whom = Kein einzelner Schritt hält { $names } jetzt auf.
threat-together = Zwei Aktionen zusammen halten das auf: { $one }, dann { $other }
threat-together-whom = Zwei Aktionen zusammen halten { $names } auf: { $one }, dann { $other }

## Was es verhindert

threat-stop-aimed = { $effects } auf { $domain }
threat-stop-many = einen von { $count } Bereichen
threat-stop-play = { $card } spielen
threat-stop-discard = { $card } abwerfen
threat-stop-scrap = { $card } aus der Auslage abwerfen
threat-stop-recall = { $card } zurücknehmen
threat-stop-salvage = { $card } nehmen
threat-stop-give = { $card } zurückgeben
threat-stop-copy = { $effect } kopieren
threat-stop-after = { $stop } (erst { $domain } spielen)
