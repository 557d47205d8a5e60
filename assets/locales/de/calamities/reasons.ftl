### Warum eine Katastrophe oder ein Tisch von Advanced Civilization etwas ablehnt.

reason-calamity-unreadable = „{ $text }“ ist keine Antwort. Schreib, wer antwortet, worauf, und die Antwort: „Egypt city memphis“.
reason-calamity-nothing-asked = Hier wird nichts mehr gefragt: Die Katastrophe ist abgehandelt.
reason-calamity-other-asked = Jetzt muss { $who } antworten: „{ $what }“.
reason-calamity-shape = Auf „{ $what }“ antwortet man anders.
reason-calamity-no-option = „{ $found }“ steht hier nicht zur Wahl. Möglich: { $options }.
reason-calamity-twice = „{ $found }“ steht doppelt da.
reason-calamity-how-many = Wähle genau { $need }, nicht { $have }.
reason-calamity-one-each = { $nation } kann so nur eine Stadt verlieren. Nimm die andere jemand anderem weg.
reason-calamity-amount = Es muss eine Zahl von { $least } bis { $most } sein, nicht { $have }: Mehr würde nichts ersparen.
reason-calamity-spared = { $nation } kann hier nichts auferlegt werden.
reason-calamity-cap = { $nation } kann höchstens { $most } verlieren, nicht { $have }.
reason-calamity-all-of-it = Insgesamt müssen genau { $need } verteilt werden; das sind { $have }.
reason-calamity-not-there = { $area }: Hier kann nichts genommen werden.
reason-calamity-too-many = { $area }: Hier können höchstens { $most } genommen werden, nicht { $have }.
reason-calamity-city-way = { $area }: So geht das nicht. Möglich: { $options }.
reason-calamity-exact = Es müssen genau { $need } Punkte sein; das sind { $have }.
reason-calamity-stock = { $need } Marker müssten die Städte ersetzen, aber im Vorrat sind nur { $have }.
reason-calamity-near-first = Zuerst gehen Punkte neben der anderen Partei: { $need } sind möglich, hier sind es { $have }.
reason-calamity-take-all = Übernimm alles, wofür du Einheiten hast: { $tokens } Marker und { $cities } Städte.
reason-position-nation-unknown = Eine Nation „{ $found }“ gibt es hier nicht.{ $nearest ->
        [no] {""}
       *[other] {" "}Meinst du „{ $nearest }“?
    }
reason-position-area-unknown = Der Spielplan hat kein Gebiet „{ $found }“.{ $nearest ->
        [no] {""}
       *[other] {" "}Meinst du „{ $nearest }“?
    }
reason-position-card-unknown = Eine Zivilisationskarte „{ $found }“ gibt es nicht.{ $nearest ->
        [no] {""}
       *[other] {" "}Meinst du „{ $nearest }“?
    }
reason-position-calamity-unknown = Eine Katastrophe „{ $found }“ gibt es nicht.{ $nearest ->
        [no] {""}
       *[other] {" "}Meinst du „{ $nearest }“?
    }
reason-position-setting-unknown = Eine Hausregel „{ $found }“ gibt es nicht.{ $nearest ->
        [no] {""}
       *[other] {" "}Meinst du „{ $nearest }“?
    }
reason-position-tokens = { $nation } hat { $have } Marker, { $over } mehr als { $limit }: { $board } auf dem Spielplan ({ $where }), { $stock } im Vorrat, { $treasury } in der Kasse.{ $have ->
        [55] {" "}Mit 3, 5 oder 8 Personen hat jede Nation 47, sonst 55.
       *[other] {""}
    }
reason-position-cities = { $nation } hat { $have } Städte, { $over } mehr als { $limit }: { $board } auf dem Spielplan ({ $where }), { $stock } im Vorrat.
reason-position-tokens-few = { $nation } hat { $have } Marker, { $over } weniger als { $limit }: { $board } auf dem Spielplan ({ $where }), { $stock } im Vorrat, { $treasury } in der Kasse.{ $have ->
        [47] {" "}Mit 3, 5 oder 8 Personen hat jede Nation 47, sonst 55.
       *[other] {""}
    }
reason-position-cities-few = { $nation } hat { $have } Städte, { $over } weniger als { $limit }: { $board } auf dem Spielplan ({ $where }), { $stock } im Vorrat.
reason-position-negative = { $nation } kann nicht { $have } in „{ $found }“ haben.
reason-position-two-cities = { $area } hat zwei Städte: { $nation } und { $other }.
reason-position-not-playing = { $nation } spielt niemand: Keine Katastrophe kann diese Nation treffen.
reason-position-own-giver = { $nation } kann sich eine Katastrophe nicht selbst weitergegeben haben.
reason-position-shape = „{ $place }“ hat nicht die richtige Form: { $need }.
reason-position-trade = { $nation } kann „{ $found }“ nicht weitergeben: Die Karte kann nicht getauscht werden, oder eine andere Nation hat sie.
reason-position-one-sided = { $area } und { $other } widersprechen sich: Sind sie benachbart oder nicht?
reason-map-unreadable = Zeile { $line } des Spielplans ist unlesbar: { $text }

## Warum eine Zeile nicht folgen kann

reason-calamity-line-unreadable = „{ $text }“ verstehe ich hier nicht.
reason-calamity-not-now = Das geht gerade nicht.
reason-calamity-corrections-agreed = Die Katastrophen sind gezogen: Eine Stellung ändert sich nur noch, wenn alle zustimmen. Nimm „{ key-cal-correct }“ in deiner Hand.
reason-calamity-corrections-enough = Du hast in dieser Runde { $most } Berichtigungen vorgeschlagen, mehr gehen nicht. Die Stellung bleibt, wie sie ist; andere können sie noch berichtigen.
reason-calamity-nation-taken = { $nation } wird schon gespielt.
reason-calamity-nation-yours = Du spielst { $nation } und bleibst dabei.
reason-calamity-nation-first = Zuerst brauchen alle eine Nation.
reason-calamity-not-your-nation = { $nation } spielst nicht du: Das trägt nur ein, wer die Nation spielt, oder der Host.
reason-calamity-not-your-answer = Darauf antwortet { $nation }.
reason-calamity-hand-unreadable = „{ $text }“ verstehe ich nicht. Schreib zum Beispiel „Verrat von Kreta“.
reason-calamity-part-unreadable = „{ $text }“ verstehe ich nicht: Schreib einen Namen und dann eine Zahl oder ein Wort.
reason-calamity-grain = Es gibt nur { $most } Getreidekarten, nicht { $have }.
reason-calamity-held-twice = „{ $found }“ gibt es nur einmal, aber { $nation } und { $other } haben beide die Karte.
reason-calamity-hands-missing = Haben ihre Karten noch nicht angegeben: { $nations }.
reason-calamity-no-player = Niemand spielt { $nation } an diesem Tisch.
reason-calamity-owner-draws = Nur der Host kann die Karten aller angeben.
reason-calamity-other-game = An diesem Tisch wird etwas anderes gespielt.
reason-calamity-file-size = Diese Datei ist zu groß: höchstens { $most } Bytes.
reason-calamity-file-unreadable = Diese Datei ist kein Text, den ich lesen kann. Kopiere die Zeilen einer Tabelle als Text, oder speichere sie als .csv.
reason-calamity-none-over = In dieser Runde ist noch keine Katastrophe vorbei.
reason-calamity-players = Es müssen { $least } bis { $most } Personen sein.
reason-calamity-choice = „{ $found }“ verstehe ich nicht. Schreib „Küste Sparta ja“ oder „Palermo Wasser Karthago nein“.
reason-position-no-colon = „{ $text }“ fängt nicht mit einer Nation und einem Doppelpunkt an. Schreib zum Beispiel „Ägypten: Memphis Stadt, Fayum 5“.
reason-position-part-unreadable = { $nation }: „{ $text }“ verstehe ich nicht. Schreib „Memphis Stadt“ oder „Fayum 5“.
reason-position-area-twice = { $nation }: „{ $area }“ steht zweimal da.
reason-position-word-twice = { $nation }: „{ $word }“ steht zweimal da.
reason-position-stock-unreadable = { $nation }: Den Vorrat „{ $text }“ verstehe ich nicht. Schreib Marker/Städte: „Vorrat 43/6“.
reason-calamity-name-near = „{ $found }“ kenne ich nicht. Meinst du „{ $nearest }“?
reason-calamity-parts-many = Das ist zu viel auf einmal: höchstens { $most } Einträge.
reason-calamity-names-unknown = Diese Namen sind unbekannt:
    { $wrong }
# A line of that list. $found (what was typed), $nearest (a name, or no)
typed-unknown = „{ $found }“{ $nearest ->
        [no] {""}
       *[other] : meinst du „{ $nearest }“?
    }
reason-position-nation-twice = { $nation } steht zweimal da.
reason-position-empty = In diesem Text steht keine Stellung.
reason-position-overfull = { $nation } hat auf dem Spielplan und in der Kasse { $have } Marker, { $over } mehr als { $limit }: { $where }.
