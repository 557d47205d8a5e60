### Warum die Regeln oder eine Mitschrift etwas ablehnen.

## Aktionen

reason-action-unreadable = „{ $text }“ ist keine Aktion dieses Spiels. Nimm die Buttons.
reason-game-over = Die Partie ist vorbei. Beginne eine neue, um weiterzuspielen.
reason-not-your-turn = { $turn } ist dran. Vor dir kommen noch andere.
reason-not-your-pick = Jetzt nimmt { $turn } eine Karte aus der Mitte. Vor dir kommen noch andere.
reason-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht. Seine Plätze sind 0 bis { $last }.
reason-seat-left = { $seat } hat diese Partie verlassen und kommt nicht mehr an die Reihe.
reason-already-kept = Du hast aus diesem Päckchen schon eine Karte behalten. Das nächste kommt, wenn alle gewählt haben.
reason-not-in-pack = { $card } ist nicht in deinem Päckchen. Behalte eine daraus.
reason-not-in-centre = { $card } liegt nicht in der Mitte. Nimm eine Karte, die dort liegt.
reason-only-in-draft = Der Draft ist vorbei. Spiele in deinem Zug eine Handkarte.
reason-not-in-draft = Der Draft läuft noch. Zuerst: { $owed }.
reason-play-first = Spiele zuerst eine Handkarte. Effekte und das Ende des Zuges kommen danach.
reason-skip-first = Du kannst keine deiner Handkarten spielen. Mach zuerst ohne Karte weiter; Effekte und das Ende des Zuges kommen danach.
reason-already-played = Phase 1 ist vorbei. Bis zu deinem nächsten Zug spielst du Karten nur durch Effekte von Wirtschaft und Wissenschaft.
reason-may-not-skip = Du hast eine spielbare Karte, also musst du eine spielen.
reason-not-in-hand = { $card } ist nicht auf deiner Hand. Wähle eine Karte, die du hast.
reason-embargoed = Wegen eines Embargos darfst du in diesem Zug keine Karte im Bereich { $domain } spielen. { $others ->
        [0] Etwas anderes hast du nicht auf der Hand; mach also ohne Karte weiter.
       *[other] Wähle eine Karte eines anderen Bereichs.
    }
reason-effect-running = Ein Effekt läuft noch. Zuerst: { $owed }.
reason-nothing-owed = Das geht jetzt nicht ({ $word }). Es gehört zu einem Effekt: { $effect }.
reason-effect-used = Den dauerhaften Effekt im Bereich { $domain } hast du in diesem Zug schon genutzt. In deinem nächsten Zug geht er wieder.
reason-sacrifice-used = Den Abwurfeffekt im Bereich { $domain } hast du in diesem Zug schon genutzt. In deinem nächsten Zug geht er wieder.
reason-religion-unused = { $effect } wirkt von selbst: Mit { $need } { $need ->
        [one] Karte
       *[other] Karten
    } im Bereich { $domain } ist dein Nachziehlimit { $limit }. Du hast { $have } (Nachziehlimit { $own }).
reason-culture-copies = { $domain } hat keinen eigenen dauerhaften Effekt. { $effect } kopiert einen von jemand anderem.
reason-no-such-level = Diese Stufe gibt es nicht; es gibt die Stufen 1 und 2.
reason-level-not-reached = { $effect } braucht { $need } { $need ->
        [one] Karte
       *[other] Karten
    } im Bereich { $domain } in deiner Auslage, und du hast { $have }.
reason-few-hand-cards = { $effect } braucht { $need } { $need ->
        [one] Handkarte
       *[other] Handkarten
    }, und du hast { $have }.
reason-few-area-cards = { $effect } braucht { $need } { $need ->
        [one] Karte
       *[other] Karten
    } in deiner Auslage, und du hast { $have }.
reason-few-playable-cards = { $effect } braucht { $need } { $need ->
        [one] Karte, die du spielen darfst
       *[other] Karten, die du spielen darfst
    }, und du hast { $have }.
reason-few-discards = { $effect } braucht { $need } { $need ->
        [one] Karte
       *[other] Karten
    } im Ablagestapel, und dort { $have ->
        [one] ist { $have }
       *[other] sind { $have }
    }.
reason-not-in-area = { $card } ist nicht in deiner Auslage. Wähle eine Karte, die dort ist.
reason-no-sacrifice-effect = Kultur hat keinen Abwurfeffekt. Wirf eine Karte eines anderen Bereichs ab.
reason-no-sacrifice-card = Für { $effect } musst du eine Karte im Bereich { $domain } aus deiner Auslage abwerfen, und du hast keine. Spiele zuerst eine.
reason-nothing-to-copy = Niemand hat einen dauerhaften Effekt, der besser ist als deiner und den du jetzt nutzen könntest.
reason-no-card-to-attack = { $effect } braucht eine zweite Karte in deiner Auslage: Ihr Bereich wird angegriffen. Spiele zuerst noch eine Karte.
reason-no-target-column = { $effect } kommt auf Karten einer anderen Person, und bisher hat sonst niemand eine Karte in der Auslage.
reason-would-strand-effect = Für diesen Effekt musst du noch { $need ->
        [one] { $need } Karte
       *[other] { $need } Karten
    } spielen. Nimmst du { $card } zurück, hast du zu wenige spielbare Karten. Nimm eine andere zurück.
reason-not-in-discard = { $card } ist nicht im Ablagestapel. Wähle eine Karte, die dort ist.
reason-target-is-self = Wähle jemand anderen, nicht dich selbst.
reason-target-left = { $seat } hat die Partie verlassen. Wähle jemanden, der noch dabei ist.
reason-target-unknown = Diese Person sitzt nicht an diesem Tisch. Wähle eine andere.
reason-target-without-card = { $seat } hat keine Karten im Bereich { $domain } in der Auslage. Wähle einen anderen Bereich.
reason-inspiration-used = Inspiration hast du in diesem Zug schon genutzt. In deinem nächsten Zug geht sie wieder.
reason-not-most-culture = Inspiration braucht mehr Kulturkarten als alle anderen: Du hast { $have } und brauchst { $need }.
reason-copy-culture = Inspiration selbst lässt sich nicht kopieren. Wähle einen anderen Bereich.
reason-target-level-not-reached = { $effect } lässt sich hier nicht kopieren: { $seat } hat im Bereich { $domain } erst { $have } von { $need } Karten.
reason-copy-not-higher = { $effect } ({ $seat }) ist nicht besser als deine eigene Stufe { $level } im Bereich { $domain }. Kopiere eine höhere Stufe.
reason-copied-effect-used = Der dauerhafte Effekt im Bereich { $domain } wurde in diesem Zug schon genutzt. Kopiere einen anderen Bereich.

## Spielleitung und Tisch

reason-intervention-not-now = { $word } ist eine Aktion für einen Platz, kein Eingriff.
reason-intervention-needs-by = Gib dazu an, wer eingreift und warum.
reason-not-during-draft = Während des Drafts geht das nicht. Warte, bis alle eine Karte aus der Mitte genommen haben.
reason-not-within-effect = Ein Effekt ist noch nicht abgehandelt. Danach geht es.
reason-undo-unknown-line = Zu Zeile { $number } kann man nicht zurück: Es gibt sie nicht. Wähle eine Zeile, die noch gilt.
reason-trim-not-in-hand = { $card } ist nicht auf dieser Hand und lässt sich nicht abwerfen.
reason-abandon-only-in-draft = Nur im Draft wird die ganze Partie abgebrochen. Danach scheidet nur aus, wer aufgibt; die anderen spielen weiter.

## Spielaufbau

reason-setup-players = Dieses Spiel ist für 2, 3 oder 4 Personen. Wähle eine dieser Zahlen.
reason-setup-kind = Der Spielaufbau ist die Basis-Variante oder die Draft-Variante.
reason-setup-teams = Teams gibt es nur zu viert. Eröffne den Tisch für 4 oder ohne Teams.
reason-setup-first = Der Startspieler muss mitspielen.
reason-setup-hegemony = Die Vorherrschaft wird am Ende eines Zuges geprüft oder sofort nach jeder gespielten Karte.
reason-setup-turn-cap = Eine Obergrenze für Züge muss mindestens 1 sein. Lass sie weg, um ohne Grenze zu spielen.
reason-setup-deck = Das sind nicht die 104 Karten des Spiels. Schick die Datei so, wie du sie bekommen hast.
reason-setup-box = Das sind nicht die Karten, die in die Schachtel zurückkommen: zu zweit oder zu dritt 3 aus jedem Zeitalter, zu viert keine.
reason-setup-pile-order = Der Zeitalterstapel muss nach Zeitaltern liegen, I oben.

## Mitschriften

reason-header-missing = In der ersten Zeile der Datei fehlt „{ $key }“. Schick die Datei so, wie du sie bekommen hast.
reason-header-unreadable = Die erste Zeile der Datei ist nicht der Kopf einer Partie. Schick die Datei so, wie du sie bekommen hast.
reason-line-unreadable = Diese Zeile ist keine Aktion einer Partie. Schick die Datei so, wie du sie bekommen hast.
reason-line-number = Diese Zeile sollte die Nummer { $expected } haben und hat { $found }. Schick die Datei so, wie du sie bekommen hast.
reason-file-cut = Die Datei endet zu früh. Schick sie ganz.
reason-file-empty = Die Datei ist leer. Schick eine, in der eine Partie steht.
reason-after-result = Nach dem Ergebnis der Partie steht noch etwas. Eine Datei enthält eine Partie.
reason-result-too-early = Die Datei nennt ein Ergebnis, aber die Partie ist nicht vorbei. Schick die Datei so, wie du sie bekommen hast.
reason-result-unreadable = Das Ergebnis der Partie ist nicht lesbar. Schick die Datei so, wie du sie bekommen hast.
reason-result-differs = Das Ergebnis in der Datei passt nicht zu diesen Aktionen. Schick die Datei so, wie du sie bekommen hast.
reason-too-many-lines = Eine Partie in dieser Datei hat mehr als { $most } Zeilen; so lang ist keine. Schick die Datei so, wie du sie bekommen hast.

## Server, Zuschauen und Threads zu zweit

reason-another-game = Das gehört nicht zum Spiel an diesem Tisch.

## Tournaments and their archives

reason-trim-count = Auf dieser Hand sind nur { $have } Karten.

## Das Austeilen (bot/games/civ/rules/DEAL.md)

reason-deal-unreadable = Was die Datei über das Austeilen sagt, ist nicht lesbar. Schick die Datei so, wie du sie bekommen hast.
reason-deal-withheld = Die Partie ist vorbei, aber das Geheimnis wurde nicht offengelegt.
reason-deal-commitment = Das Geheimnis ist nicht das, das für diese Partie versiegelt wurde.
reason-deal-cards = Aus dem Geheimnis und den Wörtern folgen andere Karten.
reason-deal-first = Startspieler wäre jemand anderes gewesen.
reason-deal-seats = Die Sitzordnung wäre eine andere gewesen.
