### Das Blatt zum Archiv eines Turniers, wie man es liest.

sheet-official = Offizielles Turnier
sheet-friendly = Freundschaftsturnier: kein offizielles Turnier
sheet-place = Ort: { $place }
sheet-starts = Beginn: { $when }
sheet-clock = Zeitlimit: { $clock }
sheet-organiser = Organisation: { $who }
sheet-referee = Spielleitung: { $who }
sheet-participants = Teilnehmende
sheet-number = Nr.
sheet-player = Name
sheet-computer = { $who } (Computer)
sheet-round = Runde { $number }
sheet-final = Finale
sheet-commitment = Angekündigt: SHA-256 { $commitment }
sheet-secret = Ausgelost mit dem Geheimnis { $secret }
sheet-table = Tisch
sheet-players = Personen, in Spielreihenfolge
sheet-first = Startspieler
sheet-winner = Sieg
sheet-by-lot = { $who } (durch Los)
sheet-standings = Rangliste
sheet-rank = Platz
sheet-rounds-won = Gewonnene Runden
sheet-incidents = Vorfälle und Entscheidungen
sheet-no-incidents = Keine.
sheet-when = Wann
sheet-what = Was
sheet-where = Wo
sheet-who = Wen
sheet-why = Grund
sheet-at-table = Tisch { $table } der Runde { $round }
sheet-incident = { $kind ->
        [surplus] Zu viele Karten gezogen (§9.2)
        [late-effect] Effekt nach Phase 3 (§9.3)
        [forgotten-draw] Ziehen vergessen (§9.4)
        [cheating] Betrug: ausgeschieden (§9.1)
        [absence] Nicht da: ausgeschieden (§9.1)
        [warning] Verwarnung (§10.6)
        [replace] Im Draft abgebrochen und neu ausgeteilt (§9.1)
        [cast-lot] Los bei geteiltem Sieg (§10.8)
        [pause] Zeit angehalten
        [resume] Zeit läuft weiter
        [extend] Mehr Zeit
        [answer] Ruf beantwortet
        [appoint] Neue Spielleitung (§10.1)
        [make-friendly] Jetzt ein Freundschaftsturnier (§10.1)
       *[cancel] Turnier abgesagt
    }
sheet-proof = Beweis
sheet-lots = Lose: angekündigt SHA-256 { $commitment }, Geheimnis { $secret }
sheet-deals = Karten aller Partien: angekündigt SHA-256 { $commitment }, Geheimnis { $secret }
sheet-last = Turnierbuch: { $entries } Einträge, letzter Hashwert { $hash }
sheet-champion = Sieg: { $who }
sheet-cancelled = Abgesagt: { $why }
sheet-check = `civ tournament verify` prüft das alles in der JSON-Datei, die zu diesem Blatt gehört: die Kette der Hashwerte, jede Auslosung, jede Partie.

## Turnierbaum und Siegertreppchen, als Bild und in Worten

bracket-official = offiziell
bracket-friendly = Freundschaftsturnier, nicht offiziell
bracket-round = Runde { $number }
bracket-final = Finale
bracket-free = { $count } noch auszulosen
bracket-sign-paused = II
bracket-sign-tied = =
bracket-some-tables = { $round }: Tische { $first } bis { $last }
bracket-titled = Turnierbaum von { $title } ({ $kind }).
bracket-player = Nr. { $number }
bracket-undrawn = Es ist noch nichts ausgelost.
bracket-round-told = { $round }:
bracket-player-out = { $name } (ausgeschieden)
bracket-table-won = Tisch { $number }: { $name } hat gewonnen, gegen { $others }.
bracket-table-alone = Tisch { $number }: { $name } kommt kampflos weiter.
bracket-table = Tisch { $number }: { $names }{ $mark ->
        [paused] , Zeit angehalten.
        [tied] , geteilter Sieg vor dem Los.
       *[on] , Partie läuft.
    }
bracket-table-short = Tisch { $number }: { $mark ->
        [over] { $name } hat gewonnen.
        [paused] Zeit angehalten.
        [tied] geteilter Sieg vor dem Los.
       *[on] Partie läuft.
    }
podium-kind = { $count } Personen · { $kind }
podium-alt = Siegertreppchen: { $title } ({ $kind }, { $count } Personen). { $name } hat gewonnen.
podium-others = { $others } unterlagen im Finale.

## Was man auf Discord sieht

tournament-title-official = 🏆 { $title }
tournament-title-friendly = 🤝 { $title }
tournament-kind-official = **Offizielles Turnier** (§10.1)
tournament-kind-friendly = **Freundschaftsturnier: kein offizielles Turnier**
tournament-when = 📅 { $at } ({ $left })
tournament-where = 📍 { $place } · ⏳ { $clock }
tournament-who = Organisation: { $organiser } · Spielleitung: { $referee }
tournament-registered = **{ $count }** von { $places } Plätzen sind vergeben{ $waiting ->
        [0] .
       *[other] , und { $waiting } warten auf einen.
    }
tournament-would-play = Nach jetzigem Stand würden { $count } spielen.
tournament-needs = Mindestens { $count } müssen da sein.
tournament-check-in = Der Check-in läuft und endet { $until }: { $there } von { $count } sind da. Wer dann fehlt, wird gestrichen.
tournament-ready = Der Check-in ist vorbei: **{ $count }** spielen. Als Nächstes wird Runde 1 ausgelost.
tournament-substitutes = { $count ->
        [one] Auf der Warteliste, als Ersatz: { $who }.
       *[other] Auf der Warteliste, als Ersatz: { $who }.
    }
tournament-dropped = { $count ->
        [one] War nicht da und wurde gestrichen: { $who }.
       *[other] Waren nicht da und wurden gestrichen: { $who }.
    }
tournament-others = { $count ->
        [one] noch jemand
       *[other] { $count } weitere
    }
tournament-round-on = ▶️ **Runde { $number }**: { $over } von { $count } Tischen sind fertig.
tournament-final-on = ▶️ **Das Finale**: { $who }
tournament-champion = 🏆 **{ $who }** hat das Turnier gewonnen.
tournament-cancelled = ❌ **Abgesagt.** Grund: { $why }
tournament-committed = Alle Auslosungen und Karten stehen vorab fest (Turnierbuch, Eintrag 1): { $hash }
tournament-commitments-title = Vorab festgelegt
tournament-commitments = Alle Geheimnisse, mit denen ausgelost und ausgeteilt wird, gab es vor der ersten Anmeldung. Das ist ihr SHA-256:
tournament-commitments-told = Jede Auslosung wird mit ihrem Geheimnis veröffentlicht; die übrigen Geheimnisse folgen nach dem Turnier. Dann können alle vergleichen. Alle stehen in Eintrag 1 des Turnierbuchs, dessen SHA-256 in der Ankündigung steht:
tournament-commitment = Runde { $number }: { $hash }
tournament-commitment-lots = Lose: { $hash }
tournament-commitment-deals = Karten aller Partien: { $hash }
tournament-page = Seite { $page } von { $pages }

key-tournament-register = Anmelden
key-tournament-withdraw = Abmelden
key-tournament-check-in = Ich bin da
key-tournament-bracket = Turnierbaum
key-tournament-tables = Tische
key-tournament-table = Zurück zum Tisch
key-tournament-standings = Rangliste
key-tournament-entrants = Wer spielt
key-tournament-book = Turnierbuch
key-tournament-proof = Beweis
key-tournament-archive = Archiv
key-tournament-console = Konsole der Spielleitung
key-tournament-refresh = Aktualisieren
key-tournament-thread = Zum Tisch
key-tournament-back = ◀ Zurück
key-tournament-next = Weiter ▶

## Wer teilnimmt, und die Rangliste

tournament-entrants = Angemeldet: { $count }
tournament-nobody = Noch niemand.
tournament-entrant-registered = { $number }. { $who }
tournament-entrant-there = { $number }. { $who } ✅
tournament-entrant-waiting = { $number }. { $who } ⏳ Warteliste
tournament-standings = Rangliste
tournament-standing = **{ $place }.** { $who } · { $count ->
        [0] keine Runde gewonnen
        [one] eine Runde gewonnen
       *[other] { $count } Runden gewonnen
    }
tournament-standing-in = **{ $place }.** { $who } · { $count ->
        [0] noch dabei
        [one] eine Runde gewonnen, noch dabei
       *[other] { $count } Runden gewonnen, noch dabei
    }

## Tische

tournament-undrawn = Es ist noch nichts ausgelost.
pick-tournament-table = Wähle einen Tisch
tournament-table = Tisch { $number } der Runde { $round }
tournament-table-final = Finale (Tisch 1 der Runde { $round })
tournament-table-number = Tisch { $number }
tournament-tables = Tische
tournament-seat = { $number }. { $who }
tournament-seat-first = { $number }. **{ $who }** · Startspieler
tournament-seat-winner = { $number }. 🏆 **{ $who }**
tournament-seat-out = { $number }. ~~{ $who }~~ · ausgeschieden (§9.1)
tournament-deal = Zum { $number }. Mal ausgeteilt: Der vorige Draft wurde abgebrochen (§9.1).
tournament-state-coming = der Tisch wird vorbereitet
tournament-state-draft = { $count ->
        [0] Draft
       *[other] Draft, es fehlt noch: { $who }
    }
tournament-state-on = { $count ->
        [0] Partie läuft
       *[other] am Zug: { $who }
    }
tournament-state-paused = ⏸️ Zeit angehalten
tournament-state-tied = geteilter Sieg von { $who }: das Los entscheidet (§10.8)
tournament-state-won = 🏆 { $who }
tournament-state-lot = 🏆 { $who } (durch Los, §10.8)
tournament-incidents = Entscheidungen der Spielleitung
tournament-incident = - { $what }: { $who }. Grund: { $why }

## Auslosungen

tournament-drawn = { $round }: die Auslosung
tournament-drawn-cards = In Spielreihenfolge, mit der Karte, die für den Startspieler ausgeteilt wurde: { $begins } ist { $first }, { $follows } ist { $others }. Fett: wer { $begins } bekam und beginnt (§10.3).
tournament-secret = Geheimnis dieser Auslosung: { $secret }
tournament-announced = Sein SHA-256, wie angekündigt: { $commitment }
tournament-checkable = HMAC-SHA-256 mit diesem Geheimnis ergibt diese Tische und Karten und keine anderen: Alle können das nachprüfen, mit dem Archiv oder von Hand.

## Das Buch

tournament-book = Turnierbuch: { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
tournament-last-hash = Turnierbuch bis hierher, letzter Hashwert: { $hash }
tournament-entry = **{ $number }** · { $at } · { $role ->
        [organiser] Organisation
        [referee] Spielleitung
        [player] Mitspieler
       *[system] Bot
    } · { $what }
tournament-act-announce = Das Turnier ist angekündigt.
tournament-act-register = { $who } meldet sich an.
tournament-act-withdraw = { $who } meldet sich ab.
tournament-act-open-check-in = Der Check-in läuft bis { $at }.
tournament-act-check-in = { $who } checkt ein.
tournament-act-close-check-in = Der Check-in ist vorbei.
tournament-act-make-friendly = Es wird ein Freundschaftsturnier und ist nicht mehr offiziell.
tournament-act-draw = Runde { $number } ist ausgelost.
tournament-act-replace = Tisch { $table } der Runde { $round }: { $who } fehlt vor dem Ende des Drafts. Der Draft ist abgebrochen, es wird neu ausgeteilt (§9.1). Grund: { $why }
tournament-act-report = Tisch { $table } der Runde { $round }: Sieg für { $who }.
tournament-act-report-shared = Tisch { $table } der Runde { $round }: { $who } teilen sich den Sieg.
tournament-act-cast-lot = Tisch { $table } der Runde { $round }: Das Los entscheidet über den geteilten Sieg (§10.8).
tournament-act-record = Tisch { $table } der Runde { $round }: { $what }: { $who }. Grund: { $why }
tournament-all-tables = alle Tische
tournament-act-order = { $kind ->
        [pause] Zeit angehalten: { $where }.
        [resume] Zeit läuft weiter: { $where }.
       *[extend] { $span } mehr: { $where }.
    } Grund: { $why }
tournament-act-call = Tisch { $table } der Runde { $round }: { $who } ruft die Spielleitung.
tournament-act-answer = Ruf { $number } ist beantwortet: { $why }
tournament-act-appoint = Die Spielleitung hat ab jetzt { $who }.
tournament-act-cancel = Das Turnier ist abgesagt. Grund: { $why }
tournament-act-reveal = Das Geheimnis der Lose ist veröffentlicht.
tournament-why-time = die Zeit ist abgelaufen
tournament-why-away = der Bot ist nicht mehr auf diesem Server

## Ergebnisse

tournament-won = 🏆 { $table }: **{ $who }** gewinnt und kommt weiter.
tournament-won-lot = 🎲 { $table }: Das Los entscheidet für **{ $who }**, eine Runde weiter (§10.8).
tournament-won-final = 🏆 **{ $who }** gewinnt das Finale und damit das Turnier!
tournament-shared = 🤝 { $table }: { $who } teilen sich den Sieg. Die Spielleitung lost vor aller Augen (§10.8).
tournament-lot = 🎲 { $tied } teilten sich den Sieg: Das Los fällt auf **{ $who }** (§10.8).
tournament-lot-key = Gelost mit dem Schlüssel { $key }, der sich prüfen lässt, sobald das Geheimnis der Lose veröffentlicht ist.
tournament-lot-call = { $who }: Tisch { $table } wartet auf ein Los. Zieh es am Pult der Spielleitung.
tournament-final-begins = 🏆 **{ $round }**: { $who }. Alle dürfen zusehen, niemand hilft.
tournament-event-start = { $title }
tournament-event-start-text = { $title }: { $kind }. Spielleitung: { $referee }. Zeitlimit: { $clock }.{ $who }
tournament-event-final = Finale: { $title }
tournament-event-final-text = { $title } ({ $kind }), das Finale: { $who }. Spielleitung: { $referee }. Zeitlimit: { $clock }.

## Das Pult der Spielleitung

tournament-calls = { $count ->
        [0] Keine offenen Rufe
        [one] Ein offener Ruf
       *[other] { $count } offene Rufe
    }
tournament-call = 🔔 { $number } · Tisch { $table } · { $who } · { $at }
choice-table-call = Ruf { $number } · Tisch { $table } · { $name }
tournament-call-line = Gerufen nach Zeile { $line } der Partie.
tournament-called = { $referee }: { $who } ruft dich an Tisch { $table }, nach Zeile { $line } der Partie. Worum geht es?
tournament-absent = ⚠️ hat noch nicht begonnen: { $who }
pick-tournament-call = Wähle einen Ruf
pick-tournament-judged = Wähle einen Tisch zum Eingreifen
key-tournament-pause-all = Alle Uhren anhalten
key-tournament-resume-all = Alle Uhren weiterlaufen lassen
key-tournament-extend-all = Mehr Zeit für alle
key-tournament-pause = Uhr anhalten
key-tournament-resume = Uhr weiterlaufen lassen
key-tournament-extend = Mehr Zeit
key-tournament-step-check = Check-in öffnen
key-tournament-step-close = Check-in schließen
key-tournament-step-draw = Nächste Runde auslosen
key-tournament-step-friendly = Freundschaftsturnier daraus machen
key-tournament-cancel = Turnier absagen
key-tournament-answer = Antworten
key-tournament-talk = Zum Gespräch
tournament-step-check = Ab jetzt und bis zum Beginn können alle einchecken.
tournament-step-close = Wer nicht da ist, wird gestrichen, und die Warteliste rückt nach. Passt die Zahl nicht, warten die zuletzt Angemeldeten als Ersatz.
tournament-step-draw = Die nächste Runde wird mit ihrem Geheimnis ausgelost, das zugleich veröffentlicht wird. Niemand kann das zurücknehmen.
tournament-step-friendly = Es dürfen 6 bis 64 spielen oder 4, auch Computer. Offiziell kann es nicht wieder werden.

## An einem Tisch

tournament-judging = Alles, was du hier tust, steht mit deinem Grund am Tisch und im Turnierbuch, und nichts davon lässt sich still zurücknehmen (§9.5).
key-tournament-surplus = Zu viele Karten gezogen (§9.2)
key-tournament-late-effect = Effekt nach Phase 3 (§9.3)
key-tournament-forgotten-draw = Ziehen vergessen (§9.4)
key-tournament-cheating = Betrug (§9.1)
key-tournament-absence = Ist gegangen (§9.1)
key-tournament-warning = Verwarnung (§10.6)
key-tournament-missing = Jemand fehlt (§9.1)
key-tournament-lot = Losen (§10.8)
key-tournament-confirm = Bestätigen, mit Grund
tournament-whom = Wen betrifft es?
tournament-missing-substitute = Noch ist der Draft nicht fertig, deshalb scheidet niemand aus: Der Draft wird abgebrochen, { $who } rückt von der Warteliste nach, und es wird neu ausgeteilt (§9.1). Wer fehlt?
tournament-missing-without = Noch ist der Draft nicht fertig, deshalb scheidet niemand aus: Der Draft wird abgebrochen, und es wird ohne die fehlende Person neu ausgeteilt, denn niemand wartet auf den Platz (§9.1). Wer ist es?
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
tournament-penalty-late-effect = Der Effekt von { $who } zählt nicht: Die Partie geht auf den Stand nach Zeile { $count } zurück.
tournament-penalty-forgotten-draw = { $who } zieht jetzt die fehlenden Karten, bis zum jetzigen Nachziehlimit.
tournament-penalty-cheating = { $who } scheidet aus: Hand und Auslage werden abgeworfen. Für die anderen bleiben die Stufen, wie sie waren.
tournament-penalty-absence = { $who } ist gegangen und scheidet aus: Hand und Auslage werden abgeworfen. Für die anderen bleiben die Stufen, wie sie waren.
tournament-penalty-warning = { $who } wird verwarnt. An der Partie ändert sich nichts.
tournament-after = Der Tisch danach
tournament-public = Es wird am Tisch mit deinem Namen und Grund bekannt gegeben und steht im Turnierbuch.
form-tournament-why = Warum?
form-tournament-answer = Deine Antwort
form-tournament-why-read = Alle können es lesen, am Tisch und im Archiv. Nenne darin keine Namen.
form-tournament-minutes = Wie viele Minuten mehr?

## Das Archiv

tournament-archive-official = Das Archiv für den Verlag: Spielleitung, Teilnehmende, Auslosungen mit ihren Geheimnissen, Tische, Mitschriften, Ergebnisse, Vorfälle (§10.7). Eine Datei ist für Programme, die andere zum Lesen.
tournament-archive-friendly = Das Archiv dieses Freundschaftsturniers, mit allem, was das eines offiziellen Turniers hat. Eine Datei ist für Programme, die andere zum Lesen.
tournament-archive-check = `civ tournament verify` prüft die Kette der Hashwerte, jede Auslosung und jede Partie der JSON-Datei.
tournament-archive-early = Das Turnier ist noch nicht vorbei: So steht es jetzt.

tournament-lot-begins = { domain-military } I
tournament-lot-follows = { domain-religion } I
