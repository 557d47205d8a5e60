### Was aus einer Wahl folgt, auf dem eigenen Blatt.

choice-keep = { $count } von { $all } behalten
choice-discard = Abgeworfen:
choice-give = Zurückgegeben:
choice-sacrifice = { $effect } ({ $age })
choice-ends = danach endet dein Zug
choice-hand = { $count ->
        [0] leere Hand
        [one] 1 Karte
       *[other] { $count } Karten
    }
choice-begin = { $effect } · { $asked }
choice-cards = { $count ->
        [one] wähle eine Karte
       *[other] wähle { $count } Karten
    }
