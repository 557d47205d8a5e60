### Was ein Button tut. Höchstens 80 Zeichen.

do-keep = { $card } behalten
do-take = { $card } nehmen
do-play = { $card } spielen
do-discard = { $card } abwerfen
do-scrap = Auslage: { $card } abwerfen
do-recall = { $card } zurücknehmen
do-salvage = { $card } nehmen
do-sacrifice = { $effect } ({ $card })
do-sacrifice-attack = { effect-military-sacrifice } auf { $domain } ({ $age })
do-sacrifice-inquire = { effect-religion-sacrifice }: { $name }{ $paid }
do-sacrifice-embargo = { effect-economy-sacrifice }: { $name }, { $domain }{ $paid }
do-sacrifice-democracy = { effect-utopia-sacrifice }: { $name }, { $domain }{ $paid }
do-attack = Angriff: { $card }
do-give = { $card } zurückgeben
do-use = { $effect }
do-copy = { $effect } ({ $name })
do-inquire = Hand: { $name } ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    })
do-embargo = { $name }: { $domain }
do-democracy = { $name }: { $domain }
do-skip = Weiter, ohne zu spielen
do-end = Zug beenden
do-end-draw = Zug beenden, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ziehen
do-eliminate = Die Partie verlassen
do-trim = { $cards } von der Hand abwerfen
do-refill = Die fehlenden Karten ziehen
do-undo = Rückgängig

## Dasselbe als Aufforderung, nach „Zuerst:“

order-keep = eine Karte behalten
order-take = eine Karte aus der Mitte nehmen
order-play = eine Karte spielen
order-discard = eine Handkarte abwerfen
order-scrap = eine Karte aus deiner Auslage abwerfen
order-recall = eine Karte aus deiner Auslage auf die Hand nehmen
order-salvage = eine Karte aus dem Ablagestapel nehmen
order-sacrifice = einen Abwurfeffekt nutzen
order-attack = eine Karte des angegriffenen Bereichs abwerfen
order-give = eine Karte zurückgeben
order-use = einen Effekt nutzen
order-copy = einen Effekt kopieren
order-inquire = wählen, wessen Hand du nimmst
order-embargo = wählen, wohin das Embargo kommt
order-democracy = wählen, wohin die Demokratie kommt
order-skip = ohne Karte weitermachen
order-end = den Zug beenden
order-other = das zuerst zu Ende bringen

## Die Phase des Zuges

phase-draft-keep = Draft, Runde { $round } von 3: alle behalten eine Karte
phase-draft-take = Draft: eine Karte aus der Mitte nehmen
phase-play = Phase 1: eine Karte spielen
phase-effects = Phase 2: Effekte ausführen
phase-over = Partie beendet
phase-running = { $effect }: { $owed }
phase-owing = Phase 2: { $owed }
owed-then = { $first }, dann { $then }

owed-discard = { $count ->
        [one] { $count } Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
owed-discard-more = { $count ->
        [one] noch { $count } Karte abwerfen
       *[other] noch { $count } Karten abwerfen
    }
owed-scrap = { $count ->
        [one] { $count } Karte aus der Auslage abwerfen
       *[other] { $count } Karten aus der Auslage abwerfen
    }
owed-recall = { $count ->
        [one] { $count } Karte zurücknehmen
       *[other] { $count } Karten zurücknehmen
    }
owed-salvage = { $count ->
        [one] { $count } Karte aus dem Ablagestapel nehmen
       *[other] { $count } Karten aus dem Ablagestapel nehmen
    }
owed-play = { $count ->
        [one] { $count } Karte spielen
       *[other] { $count } Karten spielen
    }
owed-give = { $count ->
        [one] { $count } Karte zurückgeben
       *[other] { $count } Karten zurückgeben
    }
owed-attack = eine Karte des Bereichs abwerfen, den du angreifst
owed-inquire = wählen, wessen Hand genommen wird
owed-embargo = einen Bereich einer anderen Person wählen
owed-democracy = { owed-embargo }
