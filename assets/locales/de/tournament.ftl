### Seiten und Nachrichten eines Turniers: Ankündigung, Turnierplan, Rangliste, Tische, Auslosungen, Buch.

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
        [paused] , angehalten.
        [tied] , geteilter Sieg vor dem Los.
       *[on] , Partie läuft.
    }
bracket-table-short = Tisch { $number }: { $mark ->
        [over] { $name } hat gewonnen.
        [paused] angehalten.
        [tied] geteilter Sieg vor dem Los.
       *[on] Partie läuft.
    }
podium-kind = { $count } Personen · { $kind }
podium-alt = Siegertreppchen: { $title } ({ $kind }, { $count } Personen). { $name } hat gewonnen.
podium-others = { $others } unterlagen im Finale.

## Was man auf Discord sieht

tournament-title-official = 🏆 { $title }
tournament-title-friendly = 🤝 { $title }
tournament-kind-official = **Offizielles Turnier**
tournament-kind-friendly = **Freundschaftsturnier: kein offizielles Turnier**
tournament-when = 📅 { $at } ({ $left })
tournament-where = 📍 { $place } · ⏳ { $clock }
tournament-who = Organisation: { $organiser } · Spielleitung: { $referee }
# In place of a referee. $who (asked, and has not answered)
tournament-referee-asked = { $who } (gefragt, noch keine Antwort)
tournament-referee-none = noch niemand
tournament-registered = **{ $count }** von { $places } Plätzen vergeben{ $waiting ->
        [0] .
       *[other] , und { $waiting } warten auf einen.
    }
tournament-would-play = Nach jetzigem Stand würden { $count } spielen.
tournament-needs = Mindestens { $count } müssen da sein.
tournament-check-in = Der Check-in läuft und endet { $until }; eingecheckt: { $there } von { $count }. Wer dann fehlt, wird gestrichen.
tournament-ready = Der Check-in ist vorbei: **{ $count }** spielen. Als Nächstes wird Runde 1 ausgelost.
tournament-substitutes = Auf der Warteliste, als Ersatz ({ $count }): { $who }.
tournament-dropped = { $count ->
        [one] War nicht da und wurde gestrichen: { $who }.
       *[other] Waren nicht da und wurden gestrichen: { $who }.
    }
tournament-others = { $count ->
        [one] noch jemand
       *[other] { $count } weitere
    }
tournament-round-on = ▶️ **Runde { $number }**: { $over } von { $count } Tischen fertig.
tournament-final-on = ▶️ **Das Finale**: { $who }
tournament-champion = 🏆 **{ $who }** hat das Turnier gewonnen.
tournament-cancelled = ❌ **Abgesagt.** Grund: { $why }
tournament-restorable = -# Alle Partien stehen still. Organisation und Spielleitung können das bis { $at } in der Konsole zurücknehmen.
# Worauf das Turnier wartet und wer es weiterbringt. $organiser, $referee (Namen oder Erwähnung), $at, $need, $have, $tables, $count
tournament-awaits-check-in = -# Der Check-in öffnet vor dem Start von selbst. { $organiser } kann ihn früher öffnen.
tournament-awaits-presence = -# Er schließt von selbst. { $organiser } kann ihn früher schließen, sobald alle da sind.
tournament-awaits-start = -# Runde 1 wird { $at } von selbst ausgelost. { $organiser } kann sie früher auslosen.
tournament-awaits-entrants = ⚠️ Jetzt sind zu wenige da: { $have }, mindestens { $need } sind nötig. Anmelden geht bis { $at }.
tournament-awaits-organiser = ⚠️ Das Turnier kann nicht beginnen: Mindestens { $need } Leute müssen da sein, und es sind { $have }. Anmelden und Einchecken geht weiter. { $organiser } kann noch einen Tag geben oder es absagen. Geschieht nichts, ist es { $at } abgesagt.
tournament-awaits-results = -# Sind alle Tische fertig, geht es von selbst weiter.
tournament-awaits-lot = 🎲 { $count ->
        [one] Tisch { $tables } wartet
       *[other] Die Tische { $tables } warten
    } auf ein Los: { $referee } zieht es in der Konsole der Spielleitung.
tournament-awaits-answer = 🔔 { $count ->
        [one] Tisch { $tables } braucht
       *[other] Die Tische { $tables } brauchen
    } die Spielleitung: { $referee } entscheidet in der Konsole.
tournament-awaits-resumption = ⏸️ Angehalten ist die Partie { $count ->
        [one] an Tisch { $tables }
       *[other] an den Tischen { $tables }
    }: { $referee } setzt sie fort.
tournament-awaits-draw = -# Die nächste Runde wird von selbst ausgelost.
tournament-awaits-break = ☕ Pause: Die nächste Runde wird { $at } von selbst ausgelost. { $organiser } oder { $referee } kann sie sofort beginnen.
tournament-awaits-place = ⚠️ Den Kanal des Turniers gibt es nicht mehr: Ausgelost wird erst, wenn { $organiser } oder { $referee } das Turnier in einen anderen verlegt hat.
# $asked (0 or 1: whether someone has been asked)
tournament-awaits-referee = ⚠️ Ohne Spielleitung wird keine Runde ausgelost. { $asked ->
        [0] { $organiser } fragt in der Konsole der Spielleitung jemanden.
       *[other] { $organiser } kann in der Konsole der Spielleitung jemand anderen fragen.
    }
tournament-committed = Alle Auslosungen und Karten stehen vorab fest (Eintrag 1 im Buch): { $hash }
tournament-commitments-title = Vorab festgelegt
tournament-commitments = Alle Geheimnisse, mit denen ausgelost und ausgeteilt wird, gab es vor der ersten Anmeldung. Das ist ihr SHA-256:
tournament-commitments-told = Das Geheimnis einer Auslosung steht hier, sobald sie gemacht ist, die übrigen nach dem Turnier, damit alle vergleichen können. Alle Hashwerte stehen in Eintrag 1 des Turnierbuchs, dessen SHA-256 in der Ankündigung steht:
tournament-commitment = Runde { $number }: { $hash }
tournament-commitment-lots = Lose: { $hash }
tournament-commitment-deals = Karten aller Partien: { $hash }
tournament-page = Seite { $page } von { $pages }

key-tournament-register = Anmelden
key-tournament-withdraw = Abmelden
key-tournament-check-in = Ich bin da
key-tournament-bracket = Turnierbaum
key-tournament-tables = Tische
key-tournament-print = Blatt zum Drucken
key-tournament-table = Zurück zum Tisch
key-tournament-standings = Rangliste
key-tournament-entrants = Wer spielt
key-tournament-book = Turnierbuch
key-tournament-proof = Beweis
key-tournament-archive = Archiv
key-tournament-console = Konsole der Spielleitung
key-tournament-refresh = { key-refresh }
key-tournament-thread = { ping-lobby-link }
key-tournament-back = ◀ Zurück
key-tournament-next = Weiter ▶

## Wer teilnimmt, und die Rangliste

tournament-entrants = Angemeldet: { $count }
tournament-nobody = Noch niemand.
tournament-entrant-registered = { $number }. { $who }
tournament-entrant-there = { $number }. { $who } ✅ da
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

tournament-undrawn = { bracket-undrawn }
pick-tournament-table = Wähle einen Tisch
tournament-table = Tisch { $number } der Runde { $round }
tournament-table-final = Finale (Tisch 1 der Runde { $round })
tournament-table-number = Tisch { $number }
tournament-tables = Tische
tournament-seat = { $number }. { $who }
tournament-seat-first = { $number }. **{ $who }** · fängt an
tournament-seat-winner = { $number }. 🏆 **{ $who }**
tournament-seat-out = { $number }. ~~{ $who }~~ · ausgeschieden
tournament-deal = Zum { $number }. Mal ausgeteilt: Der vorige Draft wurde abgebrochen.
tournament-state-coming = der Tisch wird vorbereitet
tournament-state-draft = { $count ->
        [0] Draft
       *[other] Draft, noch offen: { $who }
    }
tournament-state-on = { $count ->
        [0] Partie läuft
       *[other] am Zug: { $who }
    }
tournament-state-paused = ⏸️ angehalten
tournament-stopped-by = ⏸️ Die Spielleitung, { $who }, hat die Partie angehalten und entscheidet, wann sie weitergeht. Grund: { $why }
tournament-stopped-time = ⏸️ Die Zeit von { $who } ist abgelaufen; deshalb steht die Partie still, bis die Spielleitung entscheidet.
tournament-stopped-left = ⏸️ Jemand ist endgültig gegangen; deshalb steht die Partie still, bis die Spielleitung entscheidet.
tournament-stopped-off = ⏸️ Das Turnier ist abgesagt; deshalb stehen alle Partien still. Grund: { $why }
tournament-state-tied = geteilter Sieg von { $who }: das Los entscheidet
tournament-state-won = 🏆 { $who }
tournament-state-lot = 🏆 { $who } (durch Los)
tournament-incidents = Entscheidungen der Spielleitung
tournament-incident = - { $what }: { $who }. Grund: { $why }
tournament-incident-gone = - ~~{ $what }: { $who }~~ (mit einem späten Effekt zurückgenommen). Grund: { $why }

## Auslosungen

tournament-drawn = { $round }: die Auslosung
tournament-drawn-cards = In Spielreihenfolge, mit der Karte, die für den Startspieler ausgeteilt wurde: { $begins } ist { $first }, { $follows } ist { $others }. Fett: wer { $begins } bekam und beginnt.
tournament-secret = Geheimnis dieser Auslosung: { $secret }
# $number (of the entry), $hash (its first digits)
tournament-drawn-entry = Die Auslosung ist Eintrag { $number } des Turnierbuchs: { $hash } …
tournament-checkable = HMAC-SHA-256 mit diesem Geheimnis ergibt diese Tische und Karten: Alle können das nachprüfen, mit dem Archiv oder von Hand.

## Das Buch

tournament-book = Turnierbuch: { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
tournament-last-hash = Turnierbuch bis hierher, letzter Hashwert: { $hash }
tournament-entry = **{ $number }** · { $at } · { $role ->
        [organiser] Organisation { $who }
        [referee] Spielleitung { $who }
        [player] Teilnahme
       *[system] Bot
    } · { $what }
# As it is told at the table. $who, $role (as what they decided it)
tournament-decided = ⚖️ **{ $who }**, { $role ->
        [organiser] Organisation
       *[referee] Spielleitung
    }: { $what }
# Said to those whom it concerns. $people (mentions), $what (a sentence)
tournament-told = { $people }: { $what }
tournament-act-announce = Das Turnier ist angekündigt.
tournament-act-register = { $who } meldet sich an.
tournament-organiser-left = 🚪 **{ $title }**: { $who } (Organisation) hat diesen Server verlassen. Die Organisation übernimmt jetzt { $referee } (Spielleitung).
tournament-organiser-left-managers = 🚪 **{ $title }**: { $who } (Organisation) hat diesen Server verlassen. Die Organisation übernimmt jetzt, wer den Server verwaltet.
tournament-act-withdraw = { $who } meldet sich ab.
tournament-act-departed = { $who } hat den Server verlassen und nimmt nicht mehr teil.
tournament-moved-up = { $count ->
    [one] { $who } rückt nach und spielt.
   *[other] { $who } rücken nach und spielen.
}
tournament-act-open-check-in = Der Check-in läuft bis { $at }.
tournament-act-check-in = { $who } checkt ein.
tournament-act-close-check-in = Der Check-in ist vorbei.
tournament-act-make-friendly = Es wird ein Freundschaftsturnier und ist nicht mehr offiziell.
tournament-act-draw = Runde { $number } ist ausgelost.
tournament-act-replace = Tisch { $table } der Runde { $round }: { $who } fehlt vor dem Ende des Drafts. Der Draft ist abgebrochen, es wird neu ausgeteilt. Grund: { $why }
tournament-substitute = { $who }: Du warst auf der Warteliste und spielst jetzt an Tisch { $table }. Gleich hier wird neu ausgeteilt.
tournament-act-report = Tisch { $table } der Runde { $round }: Sieg für { $who }.
tournament-act-report-shared = Tisch { $table } der Runde { $round }: { $who } teilen sich den Sieg.
tournament-act-cast-lot = Tisch { $table } der Runde { $round }: Das Los entscheidet über den geteilten Sieg.
tournament-act-record = Tisch { $table } der Runde { $round }, { $who }: { $what }. Grund: { $why }
tournament-act-record-again = Tisch { $table } der Runde { $round }, { $who }: { $what }. Die Entscheidung gilt weiter und wird wieder angewandt. Grund: { $why }
# What a late effect takes back with it (§9.3): $first and $last (lines), $count (penalties), $penalties (a list of
# tournament-penalty-named)
tournament-taken-back = Zurückgenommen: { $lines ->
        [one] Zeile { $first }
       *[other] Zeilen { $first } bis { $last }
    } der Partie{ $count ->
        [0] .
       *[other] {" "}und damit { $penalties }.
    }
# $what (sheet-incident)
tournament-penalty-named = { $what }: { $who }
tournament-all-tables = alle Tische
tournament-act-order = { $kind ->
        [pause] Partie angehalten: { $where }.
        [resume] Partie geht weiter: { $where }.
       *[extend] { $span } mehr: { $where }.
    } Grund: { $why }
tournament-act-call = Tisch { $table } der Runde { $round }: { $who } ruft die Spielleitung.
tournament-act-call-system = Tisch { $table } der Runde { $round }: Die Spielleitung ist wegen { $who } gerufen.
tournament-act-time-out = ⌛ Tisch { $table } der Runde { $round }: Die Zeit von { $who } ist abgelaufen ({ $span }). Die Partie steht still, bis die Spielleitung entscheidet.
tournament-act-give-time = Tisch { $table } der Runde { $round }: { $who } bekommt ab jetzt { $span }, und die Partie geht weiter. Grund: { $why }
tournament-act-computer = Tisch { $table } der Runde { $round }: Der Computer spielt für { $who } bis zur Rückkehr, und die Partie geht weiter. Grund: { $why }
tournament-act-answer = Ruf { $number } ist beantwortet: { $why }
tournament-act-look-at-hands = Die Spielleitung hat an Tisch { $table } der Runde { $round } die Hände angesehen. Grund: { $why }
# A word to everyone. $who, $text
tournament-act-tell-all = 📢 **{ $who }**: { $text }
tournament-act-exclude-silence = Tisch { $table } der Runde { $round }: { $who } schaut zu und darf hier nichts mehr schreiben. Grund: { $why }
tournament-act-exclude-removal = Tisch { $table } der Runde { $round }: { $who } muss den Thread verlassen. Grund: { $why }
# The break between rounds. $at, $span
tournament-act-set-break-none = Zwischen den Runden ist keine Pause: Jede wird ausgelost, sobald die vorige vorbei ist.
tournament-act-set-break-span = Pause zwischen den Runden: { $span }.
tournament-act-set-break-until = Die nächste Runde beginnt { $at }, wenn diese bis dahin vorbei ist.
# $place (such as #garden)
tournament-act-move = Das Turnier geht in { $place } weiter.
tournament-act-move-table = Tisch { $table } der Runde { $round } geht in { $place } weiter.
tournament-act-move-tables = { $count ->
        [one] Runde { $round }, { $moves }
       *[other] { $count } Tische der Runde { $round } sind verlegt: { $moves }
    }.
tournament-table-move = Tisch { $table } geht in { $place } weiter (vorher: { $former })
tournament-act-appoint = Die Spielleitung hat ab jetzt { $who }.
tournament-act-ask-referee = { $who } wird um die Spielleitung gebeten.
tournament-act-accept-referee = { $who } hat zugesagt und übernimmt die Spielleitung.
tournament-act-decline-referee = { $who } hat die Spielleitung abgelehnt.
tournament-act-resign-referee = { $who } hat die Spielleitung nicht mehr. Grund: { $why }
tournament-act-cancel = Das Turnier ist abgesagt. Grund: { $why }
tournament-act-ask-cancel = { $who } möchte das Turnier absagen. Die Organisation entscheidet, oder eine weitere Person der Leitung stimmt innerhalb einer Stunde zu, mit „{ key-tournament-cancel }“ in der Konsole der Spielleitung. Grund: { $why }
tournament-act-unask-cancel = { $who } möchte das Turnier nicht mehr absagen. Grund: { $why }
tournament-act-restore = Die Absage ist zurückgenommen, und das Turnier geht weiter. Grund: { $why }
tournament-act-reveal = Das Geheimnis der Lose ist veröffentlicht.
tournament-why-time = die Zeit ist abgelaufen
tournament-why-left = jemand ist endgültig gegangen
tournament-why-away = der Bot ist nicht mehr auf diesem Server
tournament-why-few = es waren zu wenige da
tournament-why-referee-left = nicht mehr auf dem Server

## Ergebnisse

tournament-won = 🏆 { $table }: **{ $who }** gewinnt und kommt weiter.
tournament-won-lot = 🎲 { $table }: Das Los entscheidet für **{ $who }**, eine Runde weiter.
tournament-won-final = 🏆 **{ $who }** gewinnt das Finale und damit das Turnier!
tournament-shared = 🤝 { $table }: { $who } teilen sich den Sieg. Die Spielleitung lost vor aller Augen.
# Once a round is over. $number, $people (who goes on), $at
tournament-break = ☕ Runde { $number } ist vorbei. { $people }: Die nächste beginnt { $at }.
tournament-lot = 🎲 { $tied } teilten sich den Sieg: Das Los fällt auf **{ $who }**.
tournament-lot-key = Gelost mit dem Schlüssel { $key }, der sich prüfen lässt, sobald das Geheimnis der Lose veröffentlicht ist.
tournament-lot-call = { $who }: Tisch { $table } wartet auf ein Los. Ziehe es in der Konsole der Spielleitung.
tournament-lot-nobody = Tisch { $table } wartet auf ein Los. Es gibt keine Spielleitung, und die Organisation ist nicht mehr da: Die Moderation dieses Servers zieht es in der Konsole der Spielleitung, { COMMAND("referee console") }.
tournament-final-begins = 🏆 **{ $round }**: { $who }. Alle dürfen zusehen, niemand hilft.
tournament-event-start = { $title }
tournament-event-start-text = { $title }: { $kind }. Spielleitung: { $referee }. Bedenkzeit: { $clock }.{ $who }
tournament-event-final = Finale: { $title }
tournament-event-final-text = { $title } ({ $kind }), das Finale: { $who }. Spielleitung: { $referee }. Bedenkzeit: { $clock }.

## Antworten

tournament-you-play = ✅ Du bist angemeldet. Es beginnt { $at } ({ $left }).
tournament-you-wait = ✅ Du stehst auf der Warteliste. Es beginnt { $at } ({ $left }).
tournament-you-left = Du stehst nicht mehr auf der Liste.
tournament-you-are-there = ✅ Du bist eingecheckt. Dein Tisch öffnet sich nach der Auslosung von selbst.
tournament-start-clocks = { $change ->
        [skipped] ⚠️ In dieser Nacht wird die Uhr vorgestellt ({ $zone }): { $typed } gibt es nicht. Es beginnt um { $read }, { $at }.
       *[twice] ⚠️ In dieser Nacht wird die Uhr zurückgestellt ({ $zone }): { $typed } gibt es zweimal. Es beginnt beim ersten Mal, vor der Umstellung, { $at }.
    }
# About an official tournament that starts within four weeks
tournament-start-late = ⚠️ Der Verlag unterstützt ein offizielles Turnier mit Material, Preisen und Ankündigung, wenn es mindestens vier Wochen vorher angekündigt wird. Dieses beginnt früher; offiziell ist es trotzdem.
tournament-start-asked = Beginn: { $at }, { $left }. Gelesen nach { $whose ->
        [person] deiner Zeitzone, { $zone }.
        [server] der Zeitzone des Servers, { $zone }. { COMMAND("settings") } stellt deine eigene ein.
       *[nobody] UTC, denn deine Zeitzone kenne ich nicht. { COMMAND("settings") } stellt sie ein.
    }
tournament-start-either = Das kann zweierlei heißen: { $at } oder { $other }.
tournament-start-far = ⚠️ Das ist in mehr als einem Jahr.
tournament-start-ask = Stimmt das? Noch ist nichts angekündigt. Sonst schreib die Zeit mit Tag und Jahr: 2026-12-05 20:00.
key-tournament-start = Ja, ankündigen
key-tournament-start-at = { $day }, { $time }
tournament-computers-added = { $count ->
        [one] Ein Computer kommt
       *[other] { $count } Computer kommen
    } dazu; angemeldet sind bisher { $total }.
tournament-done = ✅ Erledigt. Es steht im Buch.
# To who is asked to be the referee. $title, $server, $organiser, $at (the start)
tournament-asked = { $organiser } fragt, ob du die Spielleitung von **{ $title }** ({ $server }) übernimmst. Du spielst dann nicht mit: Wenn etwas schiefgeht, wirst du gerufen und entscheidest. Beginn: { $at }.
# $title
tournament-asked-no-more = Du wirst für die Spielleitung von **{ $title }** nicht mehr gebraucht: Jetzt ist jemand anderes gefragt oder macht es schon. Meine Anfrage kannst du ignorieren.
# $title, $channel
tournament-you-referee = ✅ Du hast die Spielleitung von **{ $title }**. In { COMMAND("referee console") } in { $channel } findest du alles, was du brauchst.
tournament-you-declined = Du hast die Spielleitung von **{ $title }** abgelehnt. Die Organisation erfährt es.
tournament-call-open = 🔔 Die Spielleitung ist gerufen: { $channel }
tournament-call-made = 🔔 Die Spielleitung ist gerufen. Einen privaten Thread konnte ich nicht öffnen, deshalb steht es an deinem Tisch.
tournament-call-without = 🔔 Gerade gibt es keine Spielleitung, deshalb habe ich { $who } aus der Organisation gerufen{ $place ->
    [yes] : { $channel }
   *[no] , an deinem Tisch.
}
tournament-call-left-alone = 🔔 Gerade gibt es keine Spielleitung, und die Organisation hat diesen Server verlassen. Bitte jemanden, der den Server verwaltet, eine Spielleitung zu bestimmen: Dein Ruf wartet { $place ->
    [yes] in { $channel }
   *[no] an deinem Tisch
}.
tournament-call-asked = Die Spielleitung ist { $who } angetragen; dein Ruf kommt dort mit der Zusage an.

## Von selbst

key-tournament-call = Spielleitung rufen
tournament-no-clock = ohne Zeitlimit
tournament-thread = { $table } · { $title }
tournament-call-thread = Ruf { $number } · Tisch { $table }
tournament-time-out-thread = Zeit um { $number } · Tisch { $table }
tournament-check-in-call = 📣 { $who }: Sag mit „{ key-tournament-check-in }“, dass du da bist. Noch { $span }.
tournament-left-waiting = { $who }: In Runde 1 gibt es keinen Platz für dich. Wenn die Zahl nicht passt, warten die zuletzt Angemeldeten. Bis zum Ende des Drafts kannst du noch einspringen.
tournament-left-dropped = { $who }: Du hast nicht eingecheckt und spielst deshalb nicht mit.
tournament-left-again = Bis zur Auslosung setzt dich „{ key-tournament-register }“ oben wieder ans Ende der Liste.
lapse-referee = **{ $name }** hat die Zeit überschritten: Die Partie steht still, und die Spielleitung ist gerufen.
lapse-referee-decided = **{ $name }** hat die Zeit überschritten, und die Spielleitung hat entschieden.
ping-lapsed-referee = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen; deshalb steht die Partie still, bis die Spielleitung entscheidet.
ping-lapsed-referee-decided = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen, und die Spielleitung hat entschieden. Sieh am Tisch nach.
