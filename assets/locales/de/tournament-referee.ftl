### Das Pult der Spielleitung, und was an einem Tisch entschieden wird.

## Das Pult der Spielleitung

tournament-calls = { $count ->
        [0] Keine offenen Rufe
        [one] Ein offener Ruf
       *[other] { $count } offene Rufe
    }
tournament-undecided = { $count ->
        [one] Eine Entscheidung steht aus
       *[other] { $count } Entscheidungen stehen aus
    }
tournament-call = 🔔 { $number } · Tisch { $table } · { $who } · { $at }
tournament-call-time = ⌛ { $number } · Tisch { $table } · Zeit abgelaufen: { $who } ({ $span }) · { $at }
tournament-call-absent = 🪑 { $number } · Tisch { $table } · { $who } hat nicht begonnen · { $at }
tournament-call-left = 🚪 { $number } · Tisch { $table } · { $who } kommt nicht wieder · { $at }
choice-table-call = Ruf { $number } · Tisch { $table } · { $name }
choice-table-call-time = Nr. { $number } · Zeit um · Tisch { $table } · { $name }
choice-table-call-absent = Nr. { $number } · nicht begonnen · Tisch { $table } · { $name }
choice-table-call-left = Nr. { $number } · weg · Tisch { $table } · { $name }
tournament-call-line = Gerufen nach Zeile { $line } der Partie.
tournament-call-about = „{ $about }“
tournament-called = { $referee }: { $who } ruft dich an Tisch { $table }, nach Zeile { $line } der Partie. Worum geht es?
# $about (the player’s words)
tournament-called-about = { $referee }: { $who } ruft dich an Tisch { $table }, nach Zeile { $line } der Partie: „{ $about }“
tournament-called-without = Es gibt keine Spielleitung. Bitte jemanden in der Konsole darum, oder wähle dort dich selbst, um zu entscheiden.
tournament-called-time = { $referee }: ⌛ An Tisch { $table } ist nach Zeile { $line } der Partie die Zeit von { $who } abgelaufen; es waren { $span }. Die Partie steht still, bis du entscheidest.
tournament-called-absent = { $referee }: { $who } hat an Tisch { $table } nicht begonnen. Kommt niemand, bricht „{ key-tournament-missing }“ auf der Seite des Tisches in der Konsole den Draft ab.
tournament-called-left = { $referee }: { $who } hat Tisch { $table } endgültig verlassen, und niemand spielt für diesen Platz. Die Partie steht still, bis du entscheidest.
tournament-time-once-resumed = Wenn du die Partie einfach weitergehen lässt, hat { $who } von da an { $span }.
key-tournament-give = Zeit geben
pick-tournament-time = Wähle, wie viel Zeit du gibst
key-tournament-computer = Computer spielt weiter
key-tournament-eliminate = Ausschließen ({ $clause })
form-tournament-give = Zeit für { $who }
form-tournament-time = Wie viel Zeit, ab jetzt?
form-tournament-more = Wie viel mehr?
form-tournament-typed = Oder selbst schreiben
form-tournament-typed-hint = 6h, 90m oder bis 20:00 (deine Zeitzone)
tournament-absent = ⚠️ hat noch nicht begonnen: { $who }
pick-tournament-call = Wähle einen Ruf
pick-tournament-judged = Wähle einen Tisch zum Eingreifen
key-tournament-pause-all = Alle Partien anhalten
key-tournament-resume-all = Alle Partien fortsetzen
key-tournament-extend-all = Mehr Zeit für alle
key-tournament-pause = Partie anhalten
key-tournament-resume = Partie fortsetzen
key-tournament-extend = Mehr Zeit
key-tournament-look = Hände ansehen
key-tournament-spectators = Jemand mischt sich ein
key-tournament-silence = Zum Schweigen auffordern
key-tournament-removal = Aus dem Thread entfernen
tournament-spectators = Wer hat sich eingemischt?
pick-tournament-spectator = Person wählen
tournament-spectator = { $who }: Die Aufforderung zu schweigen ist öffentlich, aber Discord setzt sie nicht durch. Entfernen nimmt die Person auch aus dem Thread, aber in einen öffentlichen kann sie zurück. Am Schreiben hindern kann nur die Moderation.
# $permission
tournament-not-removed = Es steht im Buch, aber ich konnte die Person nicht aus dem Thread nehmen: Mir fehlt die Berechtigung { $permission }. Die Moderation kann es von Hand tun, oder ein Admin gibt mir die Berechtigung.
key-tournament-move-here = Turnier hierher verlegen
key-tournament-move-table = Tisch hierher verlegen
key-tournament-move-lost = Verlorene Tische hierher
tournament-lost-tables = ⚠️ { $count ->
        [one] Ein Tisch hat keinen Ort mehr
       *[other] { $count } Tische haben keinen Ort mehr
    }
tournament-tables-moved = { $count ->
        [0] Kein Tisch musste verlegt werden.
        [one] Ein Tisch hat einen neuen Ort.
       *[other] { $count } Tische haben einen neuen Ort.
    }
# $channel
tournament-moved = Das Turnier geht in { $channel } weiter.
tournament-table-moved = Der Tisch ist ab jetzt in { $channel }.
# To organiser and referee, and to players: a channel or thread is gone. $title, $table (seating_name), $officials and
# $players (mentions), $count (of the players)
tournament-lost-officials = ⚠️ **{ $title }**: Den Kanal des Turniers gibt es nicht mehr. Ausgelost wird erst wieder, wenn es einen anderen hat: Nutze { COMMAND("referee console") } in dem Kanal, in dem es weitergehen soll, und klick auf „{ key-tournament-move-here }“.
tournament-lost-players = ⚠️ **{ $title }**: Den Kanal des Turniers gibt es nicht mehr. Organisation und Spielleitung wissen es; es geht weiter, sobald es einen anderen hat.
tournament-lost-table = ⚠️ { $table } hat keinen Thread mehr.{ $count ->
        [0] { "" }
       *[other] {" "}{ $players }: Eure Partie geht weiter, sobald sie einen neuen Ort hat.
    } { $officials }: Klickt in der Konsole der Spielleitung auf „{ key-tournament-move-lost }“.
key-tournament-step-check = Check-in öffnen
key-tournament-step-close = Check-in schließen
key-tournament-step-reopen = Noch einen Tag geben
key-tournament-step-draw = Nächste Runde auslosen
key-tournament-step-now = Runde jetzt beginnen
key-tournament-break = Pause zwischen den Runden
key-tournament-step-friendly = Freundschaftsturnier daraus machen
key-tournament-cancel = Turnier absagen
key-tournament-unask = Doch nicht absagen
key-tournament-restore = Absage zurücknehmen
tournament-cancel-wanted = ⚠️ { $who } möchte das Turnier absagen. Das geschieht, wenn bis { $at } auch die Organisation oder eine weitere Person der Leitung auf „{ key-tournament-cancel }“ klickt.
key-tournament-appoint = Spielleitung suchen
key-tournament-step-in = Spielleitung übernehmen
key-tournament-resign = Spielleitung abgeben
key-tournament-word = Wort an alle
form-tournament-word = Was möchtest du allen sagen?
form-tournament-word-read = Alle können es lesen, im Kanal und an den Tischen.
form-tournament-word-calls = Die Spielenden rufen?
choice-tournament-call = Ja, sie benachrichtigen
choice-tournament-none = Nein, nur schreiben
key-tournament-people = Leute eintragen
key-tournament-roster = Liste einfügen
key-tournament-roster-again = Liste verbessern
form-tournament-roster = Namen oder Erwähnungen, je eine Zeile
tournament-people = Wen du wählst, melde ich an, falls nötig, und checke die Person ein, solange der Check-in offen ist.
pick-tournament-people = Wählen, wer da ist
tournament-people-in = ✅ Eingetragen: { $who }.
tournament-people-before = Schon auf der Liste: { $who }.
tournament-people-refused = ⚠️ { $who }: { $why }
tournament-roster-empty = ⚠️ In deiner Liste steht kein Name.
tournament-roster-many = Ich suche { $count } Namen auf einmal. Die übrigen stehen noch unten in deiner Liste.
# $count (how many), $name (the first of them)
tournament-roster-lost = ⚠️ { $count ->
        [one] Deine Liste ist zu lang für mich: Ihr letzter Name fehlt unten. Füge „{ $name }“ noch einmal ein, wenn dieser Teil erledigt ist.
       *[other] Deine Liste ist zu lang für mich: Ihre letzten { $count } Namen fehlen unten. Füge sie ab „{ $name }“ noch einmal ein, wenn dieser Teil erledigt ist.
    }
tournament-roster-twice = { $name } steht mehrmals da.
tournament-roster-unknown = „{ $name }“: So heißt auf diesem Server niemand.
tournament-roster-near = „{ $name }“: So heißt auf diesem Server niemand. Meintest du „{ $nearest }“?
tournament-roster-several = „{ $name }“: So heißen hier mehrere.
tournament-roster-bot = { $name } ist ein Bot und kann nicht mitspielen.
tournament-roster-unclear = ❓ Wähle unten, wer gemeint ist, oder verbessere deine Liste:
tournament-roster-beside = Als andere Namen der Leute daneben gelesen: { $who }.
pick-tournament-meant = Wer ist „{ $name }“?
choice-tournament-nobody = Niemand: auslassen
key-tournament-accept = Zusagen
key-tournament-decline = Ablehnen
tournament-appoint-whom = Die Person bekommt eine Nachricht und muss zusagen. Wählst du dich selbst, hast du die Spielleitung sofort, solange du nicht mitspielst.
pick-tournament-referee = Person wählen
key-tournament-answer = Antworten
key-tournament-talk = Zum Gespräch
tournament-step-check = Ab jetzt und bis zum Beginn können alle einchecken.
tournament-step-close = Für alle, die nicht da sind, rückt die Warteliste nach. Passt die Zahl nicht, warten die zuletzt Angemeldeten als Ersatz.
# On the page before check-in closes. $who (a list), $count (who play), $waiting (substitutes)
tournament-closing-absent = Nicht da und gestrichen, wenn er jetzt schließt: { $who }.
tournament-closing = { $count ->
        [0] Es sind zu wenige da: Niemand könnte spielen.
       *[other] Dann spielen { $count }{ $waiting ->
            [0] .
           *[other] , und { $waiting } warten als Ersatz.
        }
    }
tournament-step-reopen = Anmeldung und Check-in sind noch einen Tag offen. Es beginnt, sobald der Check-in geschlossen ist und genug da sind.
tournament-step-draw = Die nächste Runde wird mit ihrem Geheimnis ausgelost, das zugleich veröffentlicht wird. Niemand kann das zurücknehmen.
tournament-step-friendly = Es dürfen 6 bis 64 spielen oder 4, auch Computer. Offiziell kann es nicht wieder werden.

## An einem Tisch

tournament-judging = Alles hier ist öffentlich, mit deinem Grund, und lässt sich nicht still zurücknehmen.
tournament-hand-size = { $who } hat { $have } von höchstens { $limit } Karten auf der Hand.
key-tournament-surplus = Zu viele Karten gezogen
key-tournament-late-effect = Effekt nach Phase 3
key-tournament-forgotten-draw = Ziehen vergessen
key-tournament-cheating = Betrug
key-tournament-absence = Ist gegangen
key-tournament-warning = Verwarnung
key-tournament-missing = Jemand fehlt
key-tournament-lot = Losen
key-tournament-confirm = Bestätigen, mit Grund
tournament-whom = Wen betrifft es?
tournament-missing-substitute = Noch ist der Draft nicht fertig, deshalb scheidet niemand aus: Der Draft wird abgebrochen, { $who } rückt von der Warteliste nach, und es wird neu ausgeteilt. Wer fehlt?
tournament-missing-without = Noch ist der Draft nicht fertig, deshalb scheidet niemand aus: Der Draft wird abgebrochen, und es wird ohne die fehlende Person neu ausgeteilt, denn niemand wartet auf den Platz. Wer ist es?
tournament-surplus-count = Wie viele Karten hat { $who } zu viel gezogen?
choice-tournament-cards = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
pick-tournament-count = Wähle, wie viele
tournament-late-which = Welcher Effekt von { $who } begann nach Phase 3? Er wird mit allem, was folgte, zurückgenommen.
pick-tournament-late = Wähle den Effekt
choice-tournament-line = Zeile { $number }
tournament-penalty-surplus = { $count ->
        [one] Eine Karte, zufällig aus der Hand von { $who } gezogen, wird abgeworfen.
       *[other] { $count } Karten, zufällig aus der Hand von { $who } gezogen, werden abgeworfen.
    }
tournament-penalty-late-effect = Der Effekt von { $who } zählt nicht: Die Partie geht auf den Stand nach Zeile { $count } zurück. In diesem Zug kann er nicht noch einmal begonnen werden.
tournament-penalty-forgotten-draw = { $who } zieht jetzt die fehlenden Karten, bis zum jetzigen Nachziehlimit.
tournament-penalty-cheating = { $who } scheidet aus: Hand und Auslage werden abgeworfen. Für die anderen bleiben die Stufen, wie sie waren.
tournament-penalty-absence = { $who } ist gegangen und scheidet aus: Hand und Auslage werden abgeworfen. Für die anderen bleiben die Stufen, wie sie waren.
tournament-penalty-warning = { $who } wird verwarnt. An der Partie ändert sich nichts.
# About the referee’s own decisions that a late effect takes back. $penalties (a list)
tournament-decisions-again = Deine Entscheidungen darunter bleiben bestehen und werden gleich wieder angewandt: { $penalties }.
tournament-decisions-lost = Das lässt sich nach diesem Stand nicht wieder anwenden: { $penalties }. Entscheide neu, wenn es noch gilt.
# Below all hands of a table, as the referee looks at them
tournament-hands-seen = Am Tisch steht, dass du nachgesehen hast und warum; beim nächsten Mal steht es wieder da.
tournament-after = Der Tisch danach
tournament-public = Es wird am Tisch unter deinem Namen bekannt gegeben und steht im Turnierbuch.
form-tournament-why = Warum?
form-tournament-answer = Deine Antwort
form-tournament-why-read = Alle können es lesen, am Tisch und im Archiv. Nenne darin keine Namen.
form-tournament-call = Worum geht es?
form-tournament-call-read = Für die Spielleitung. Kann ich keinen privaten Thread öffnen, lesen es alle am Tisch.
form-tournament-break = Wie lange oder um wie viel Uhr?
form-tournament-break-hint = 30m, 2h; nächste Runde um 20:00 oder 2026-05-02 20:00 (deine Zeitzone); leer: keine Pause
