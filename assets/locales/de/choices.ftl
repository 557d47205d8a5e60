### Was aus einer Wahl folgt, auf dem eigenen Blatt.

choice-keep = { $count } von { $all } behalten
choice-discard = Abgeworfen:
choice-give = Zurückgegeben:
choice-sacrifice = { $effect } ({ $age })
choice-ends = Zugende
choice-attack-none = niemand sonst verliert eine Karte
choice-attack-all = alle { $loses }
choice-hand = { $count ->
        [0] leere Hand
        [one] 1 Karte
       *[other] { $count } Karten
    }
choice-begin = { $effect } · { $asked }
# Was eine Karte brächte ($told), die man abwerfen oder nehmen kann
choice-if-played = wenn gespielt: { $told }
# Alle Karten, die zur Wahl stehen: $count
choice-all = { $count ->
        [2] Beide Karten
       *[other] Alle { $count } Karten
    }
