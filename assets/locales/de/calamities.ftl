### Warum eine Katastrophe oder ein Tisch von Advanced Civilization etwas ablehnt.

reason-calamity-unreadable = „{ $text }“ ist keine Antwort. Schreib, wer antwortet, worauf, und die Antwort: „Egypt city memphis“.
reason-calamity-nothing-asked = Hier wird nichts mehr gefragt: Die Katastrophe ist abgehandelt.
reason-calamity-other-asked = Jetzt ist { $who } gefragt, und zwar nach „{ $what }“.
reason-calamity-shape = So sieht eine Antwort auf „{ $what }“ nicht aus.
reason-calamity-no-option = „{ $found }“ steht hier nicht zur Wahl. Möglich: { $options }.
reason-calamity-twice = „{ $found }“ ist zweimal genannt.
reason-calamity-how-many = Nenne genau { $need }; du hast { $have } genannt.
reason-calamity-one-each = { $nation } kann so nur eine Stadt verlieren. Nimm die andere jemand anderem.
reason-calamity-amount = Es muss eine Zahl von { $least } bis { $most } sein, nicht { $have }: Mehr würde nichts ersparen.
reason-calamity-spared = { $nation } kann hier nichts auferlegt werden.
reason-calamity-cap = { $nation } kann höchstens { $most } verlieren, nicht { $have }.
reason-calamity-all-of-it = Insgesamt müssen genau { $need } verteilt werden; das sind { $have }.
reason-calamity-not-there = Aus { $area } kann hier nichts genommen werden.
reason-calamity-too-many = Aus { $area } können höchstens { $most } genommen werden, nicht { $have }.
reason-calamity-city-way = In { $area } geht das so nicht. Möglich: { $options }.
reason-calamity-exact = Genau { $need } Punkte sind fällig; das sind { $have }.
reason-calamity-stock = { $need } Marker müssten die Städte ersetzen, und der Vorrat hat { $have }.
reason-calamity-near-first = Zuerst gehen Punkte neben der anderen Partei: { $need } sind möglich, das sind { $have }.
reason-calamity-take-all = Übernimm alles, wofür du Einheiten hast: { $tokens } Marker und { $cities } Städte.
reason-position-nation-unknown = Ein Volk „{ $found }“ gibt es hier nicht.{ $nearest ->
        [no] {""}
       *[other] {" "}Meinst du „{ $nearest }“?
    }
reason-position-area-unknown = Die Karte hat kein Gebiet „{ $found }“.{ $nearest ->
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
reason-position-tokens = { $nation } hat { $have } Marker, { $over } mehr als { $limit }: { $board } auf der Karte ({ $where }), { $stock } im Vorrat, { $treasury } in der Schatzkammer.
reason-position-cities = { $nation } hat { $have } Städte, { $over } mehr als { $limit }: { $board } auf der Karte ({ $where }), { $stock } im Vorrat.
reason-position-tokens-few = { $nation } hat { $have } Marker, { $over } weniger als { $limit }: { $board } auf der Karte ({ $where }), { $stock } im Vorrat, { $treasury } in der Schatzkammer.
reason-position-cities-few = { $nation } hat { $have } Städte, { $over } weniger als { $limit }: { $board } auf der Karte ({ $where }), { $stock } im Vorrat.
reason-position-negative = { $nation } kann nicht { $have } in „{ $found }“ haben.
reason-position-two-cities = { $area } hat zwei Städte: { $nation } und { $other }.
reason-position-not-playing = { $nation } hat niemanden, der es spielt: Keine Katastrophe kann es treffen.
reason-position-own-giver = { $nation } kann sich eine Katastrophe nicht selbst weitergegeben haben.
reason-position-shape = „{ $place }“ hat nicht die nötige Form: { $need }.
reason-position-trade = { $nation } kann „{ $found }“ nicht weitergeben: Sie wird nicht gehandelt, oder jemand anderes hält sie.
reason-position-one-sided = { $area } und { $other } widersprechen sich darin, ob sie benachbart sind.
reason-map-unreadable = Zeile { $line } der Karte ist nicht lesbar: { $text }
