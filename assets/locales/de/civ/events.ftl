### Was geschehen ist.
### told-… folgt auf den Namen einer Person; seen-… ist ein Satz für sich.

told = { $name } { $what }.

told-keep = behielt { $cards }
told-keep-hidden = behielt eine Karte
told-take = nahm { $cards } aus der Mitte
told-play = spielte { $cards }
told-skip = hatte keine spielbare Karte
told-discard = warf { $cards } ab
told-scrap = warf { $cards } aus der Auslage ab
told-recall = nahm { $cards } zurück
told-salvage = nahm { $cards } aus dem Ablagestapel
told-sacrifice = warf { $cards } für { $effect } ab
told-attack = griff { $domain } mit { $cards } an
told-inquire = { $count ->
        [0] fand bei { $target } keine Handkarten
        [one] nahm bei { $target } die einzige Handkarte
       *[other] nahm bei { $target } alle { $count } Handkarten
    }
told-give = gab { $target } { $cards } zurück
told-give-hidden = gab { $target } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zurück
told-use = nutzte { $effect }
told-copy = kopierte { $effect } bei { $target }
told-embargo = legte ein Embargo bei { $target } auf { $domain }
told-democracy = legte eine Demokratie bei { $target } auf { $domain }
told-end = beendete den Zug
told-drew = zog { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ({ $ages })
told-lost = verlor { $cards }
told-lifted = ist frei vom Embargo auf { $domain }
told-undo = nahm den letzten Schritt zurück
told-eliminate = verließ die Partie

seen-passed = Die Päckchen gingen nach links.
seen-revealed = In der Mitte liegen { $cards }.
seen-returned = Die Kulturmünze kam zurück ({ $domain }, { $target }).
seen-final-round = Der Zeitalterstapel ist leer: Die letzte Runde hat begonnen.

seen-over-hegemony = { $winners } { $many ->
        [one] gewinnt
       *[other] gewinnen
    } durch Vorherrschaft im Bereich { $domain }.
seen-over-majority = { $winners } { $many ->
        [one] gewinnt
       *[other] gewinnen
    } durch Mehrheiten.
seen-over-turn-cap = { $winners } { $many ->
        [one] gewinnt
       *[other] gewinnen
    } durch Mehrheiten (Zuglimit erreicht).
seen-over-last-standing = { $winners } { $many ->
        [one] gewinnt
       *[other] gewinnen
    }: Alle anderen haben die Partie verlassen.
seen-over-abandoned = { over-abandoned }

## Eingriffe

by-table = Der Tisch
by-referee = Spielleitung { $name }
by-unnamed-referee = Die Spielleitung
by-seat = { $name }
seen-eliminate = { $by } nahm { $name } aus der Partie: „{ $why }“.
seen-trim = { $by } ließ { $name } zufällig { $cards } abwerfen: „{ $why }“.
seen-refill = { $by } ließ { $name } die fehlenden Karten ziehen: „{ $why }“.
seen-undo = { $by } ließ { $name } die letzten Schritte zurücknehmen: „{ $why }“.
# At a tournament, where a message names the referee and gives the reason
seen-eliminate-decided = Die Spielleitung nahm { $name } aus der Partie.
seen-trim-decided = Die Spielleitung ließ { $name } zufällig { $cards } abwerfen.
seen-refill-decided = Die Spielleitung ließ { $name } die fehlenden Karten ziehen.
seen-undo-decided = Die Spielleitung ließ { $name } die letzten Schritte zurücknehmen.
seen-undo-agreed = { $name } hat die letzten Schritte zurückgenommen. Alle waren einverstanden.
seen-undo-agreed-by = { $name } hat die letzten Schritte zurückgenommen. Einverstanden: { $others }.
seen-undo-alone = { $name } hat die letzten Schritte zurückgenommen.

## Gekürzt

told-earlier = … und davor { $count ->
        [one] noch { $count } Zeile
       *[other] noch { $count } Zeilen
    }

## Das Ende

over-hegemony = { $winners } { $many ->
        [one] gewinnt
       *[other] gewinnen
    } durch Vorherrschaft im Bereich { $domain }, mit { $count } Karten.
over-hegemony-team = { $winners } gewinnen durch Vorherrschaft im Bereich { $domain }, mit { $count } Karten bei { $name }.
over-majority = { $winners } { $many ->
        [one] gewinnt
       *[other] gewinnen
    } durch Mehrheiten, mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
over-majority-tie = { $winners } { $many ->
        [one] gewinnt
       *[other] gewinnen
    } durch Mehrheiten: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wie { $others }, aber mehr Karten im Bereich { $domain }.
over-majority-shared = { $winners } teilen sich den Sieg: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und Gleichstand in allen Bereichen.
over-turn-cap = Zuglimit erreicht. { $text }
over-last-standing = { $winners } { $many ->
        [one] gewinnt
       *[other] gewinnen
    }: Alle anderen haben die Partie verlassen.
over-abandoned = Die Partie wurde während des Drafts abgebrochen.
over-called-off = Die Partie wurde abgebrochen.

## Punkte je Bereich

points-row = { $domain }: { $counts } → { $leaders }
points-none = { $domain }: keine Karten
points-count = { $name } ({ $count })
points-sum = { $name }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
