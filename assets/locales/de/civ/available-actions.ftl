### Das Übersichtstableau am Tisch: was gerade jetzt möglich ist, was nicht, und warum.

## Buttons

key-moment-again = { key-refresh }
key-to-hand = Zurück zu meiner Hand
key-aid-effects = Alle Effekte
key-aid-now = Was ich jetzt tun kann

## Überschriften

moment-title = { $table }: Übersichtstableau
moment-can = Du kannst
moment-cannot = Du kannst nicht oder noch nicht
moment-coming = Nach jetzigem Stand in deinem nächsten Zug
moment-table = Außerdem möglich: { $what }
moment-snapshot = Stand jetzt. Klick nach einem Schritt auf „{ key-moment-again }“.
moment-more = (Gekürzt: zu viel für eine Nachricht.)

## Je eine Zeile

moment-line = **{ $what }**: { $does }

## Eine Karte spielen: was sich ändert

moment-play = { $before } → { $after } von { $need }.
moment-play-level = Stufe { $level }.
moment-play-hegemony = Damit erreichst du die Vorherrschaft.
moment-play-limit = Dein Nachziehlimit wird { $limit }.
moment-play-opens = Ermöglicht { $effects }.
moment-any-opens = Danach in jedem Fall möglich: { $effects }.
moment-skip = Du kannst keine deiner Handkarten spielen und überspringst Phase 1.

## Effekte in Phase 2

moment-sacrifice = { $does } Kostet { $cards }.
moment-leap-short = { $count ->
        [0] Der Zeitalterstapel ist leer; es würde nichts geschehen.
        [one] Im Zeitalterstapel liegt nur noch { $count } Karte.
       *[other] Im Zeitalterstapel liegen nur noch { $count } Karten.
    }

## Das Ende des Zuges

moment-end = { $count ->
        [0] Du ziehst nichts: Dein Nachziehlimit ist { $limit }, und du hast { $hand } auf der Hand.
        [one] Du ziehst { $count } Karte, bis zu deinem Nachziehlimit von { $limit }.
       *[other] Du ziehst { $count } Karten, bis zu deinem Nachziehlimit von { $limit }.
    }
moment-end-short = { $count ->
        [0] Der Zeitalterstapel ist leer, du ziehst nichts.
        [one] Du ziehst die letzte Karte des Zeitalterstapels.
       *[other] Du ziehst die letzten { $count } Karten des Zeitalterstapels.
    }
moment-end-embargo = Das Embargo auf { $domains } endet.
moment-end-hegemony = Dann gewinnst du durch Vorherrschaft im Bereich { $domain }.
moment-end-majority = Dann ist die Partie vorbei, und die Mehrheiten werden gezählt.
moment-end-next = Dann ist { $name } dran.

## Der Draft

moment-keep = Behalte sie. Ihre Effekte: { $effects }.
moment-take = Sie kommt in deine Auslage. Ihre Effekte: { $effects }.
moment-pass = { $count ->
        [one] Die andere Karte kommt in die Mitte.
       *[other] Die anderen { $count } Karten gehen an { $name }.
    } Alle wählen gleichzeitig, und niemand sieht, was du behältst.
moment-centre = Die anderen wählen nach dir, und der Startspieler nimmt, was übrig bleibt.

## Während ein Effekt läuft

moment-discard = Wirf von deiner Hand ab: { $cards }.
moment-give = Gib an { $name } zurück: { $cards }.
moment-scrap = Wirf aus deiner Auslage ab: { $cards }.
moment-recall = Nimm aus deiner Auslage auf die Hand: { $cards }.
moment-salvage = Nimm aus dem Ablagestapel auf die Hand: { $cards }.
moment-attack = { $count ->
        [one] Wirf sie ab. Auch { $who } würde im Bereich { $domain } eine Karte verlieren.
       *[other] Wirf sie ab. Auch { $who } würden im Bereich { $domain } je eine Karte verlieren.
    }
moment-attack-none = Wirf sie ab. Niemand sonst hat eine Karte im Bereich { $domain }.
moment-inquire = { $count ->
        [0] Die Hand ist leer; es geschieht nichts.
        [one] Nimm die { $count } Karte dieser Hand, dann gib { $count } Karte zurück.
       *[other] Nimm die { $count } Karten dieser Hand, dann gib ebenso viele zurück.
    }
moment-embargo = Lege das Embargo auf { $domains }.
moment-democracy = Lege die Demokratie auf { $domains }.

## Mehreres, was nicht geht, in einer Zeile

moment-no-marks = { $name } hat keine Karte im Bereich { $domains }, auf die du etwas legen könntest. ({ $clause })
moment-brief-use = { $effects } anwenden
moment-brief-copy = { $effects } kopieren
moment-brief-sacrifice = Für eine abgeworfene Karte ihres Bereichs: { $effects }
moment-few = Zu wenige Karten: { $effects }. (§3.2)
moment-without = Keine Karte ihres Bereichs in der Auslage: { $effects }. (§3.2, §3.3)
moment-used = In diesem Zug schon angewendet: { $effects }. (§3.1)
