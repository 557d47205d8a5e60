### Die Liga: ihre Saisons, Divisionen, Tabellen und Regeln.

league-title = Saison { $number }
league-heading = 🪜 { $title }
league-kind = **Ligasaison**: Alle spielen einmal gegen jede Person ihrer Division
league-when = 📅 Beginnt { $at } ({ $left }) und dauert { $weeks } Wochen
league-until = 📅 Bis { $at } ({ $left })
league-signed-up = { $count ->
        [0] Noch ist niemand angemeldet.
        [one] Eine Person ist angemeldet: { $who }.
       *[other] { $count } Personen sind angemeldet: { $who }.
    }
league-needs = Es braucht mindestens { $need } Anmeldungen.
league-stuck = ⚠️ Es sind zu wenige angemeldet. Die Saison beginnt, sobald es genug sind; sonst wird sie { $at } abgesagt.
league-on = { $over } von { $count } Partien sind zu Ende.
league-won = 🏆 **{ $who }** gewinnt die Saison!
league-up = ⬆️ Aufstieg: { $who }
league-down = ⬇️ Abstieg: { $who }
league-place-lost = ⚠️ Der Kanal der Saison ist weg: Es öffnen sich keine Partien mehr. Die Moderation ruft in einem anderen Kanal { COMMAND("league") } auf und klickt auf „{ key-league-here }“.
league-nothing = Hier gab es noch keine Saison.
league-own-games = **Deine Partien**
league-own-none = Du hast in dieser Saison keine Partie mehr offen.

key-league-sign-up = Anmelden
key-league-leave = Abmelden
key-league-table = Tabelle
key-league-games = Partien
key-league-rules = Regeln
key-league-book = Protokoll
key-league-open = Saison eröffnen
key-league-cancel = Saison absagen
key-league-here = Hier weiterspielen
key-league-leave-now = Ja, die Saison verlassen

league-you-play = ✅ Du bist angemeldet. Die Saison beginnt { $at } ({ $left }).
league-leave-ask = **Die Saison verlassen?** { $count ->
        [0] Du hast keine offene Partie mehr.
        [one] Deine offene Partie geht an die Gegenseite.
       *[other] Deine { $count } offenen Partien gehen an die jeweilige Gegenseite.
    } Was du zu Ende gespielt hast, zählt weiterhin. Vor der nächsten Saison kannst du nicht zurückkommen.
league-you-withdrew = Du hast die Saison verlassen.

form-league-start = Beginn
form-league-start-hint = 2026-05-02 14:30 (deine Zeitzone) oder die Zeit bis dahin: 2h, 3t
form-league-weeks = Dauer der Saison
form-league-weeks-option = { $weeks } Wochen
form-league-clock = Zeit pro Zug
form-league-clock-hint = 1h bis 7t, etwa 24h oder 2t; ein Vorrat, der mit jedem Zug wächst, etwa als 3t+12h

league-game = Partie { $number }
league-thread = { $who } · { $title }
league-pair = { $one } – { $other }
league-thread-note = Wessen Zeit abläuft, verliert die Partie. Die Saison endet { $at }; { COMMAND("league") } zeigt Tabelle und Regeln.
league-state-shared = 🤝 geteilt
league-state-void = keine Punkte
league-won-game = 🏆 { $table }: **{ $who }** gewinnt gegen { $other }.
league-shared-game = 🤝 { $table }: { $who } teilen sich die Punkte.
league-void-game = { $table }: Weder { $who } noch { $other } bekommt Punkte.
league-drawn = **Die Saison ist ausgelost.** Die Partien öffnen sich von selbst in Threads.
league-division-line = **Division { $number }**: { $who }
league-games-title = **Partien der Division { $number }**

league-division = Division { $number }
league-column-played = Partien
league-column-won = S
league-column-shared = =
league-column-lost = N
league-column-points = Punkte
league-picture-alt = Tabelle von { $title }.
league-row = { $place }. { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } ({ $won } gewonnen, { $shared } geteilt, { $lost } verloren){ $movement ->
        [up] { " " }⬆️
        [down] { " " }⬇️
       *[stays] {""}
    }

league-book = Protokoll: { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
league-last-hash = Protokoll bis hierher, letzter Hashwert: { $hash }
tournament-act-open-season = Die Saison ist angekündigt.
tournament-act-draw-season = Die Saison ist ausgelost.
tournament-act-award = Partie { $table } geht an { $who } ({ $why }).
tournament-act-award-shared = Partie { $table } teilen sich { $who } ({ $why }).
tournament-act-award-nobody = Partie { $table } bringt niemandem Punkte ({ $why }).
league-act-report = Partie { $table }: { $who } gewinnt.
league-act-report-shared = Partie { $table }: { $who } teilen sich den Sieg.
league-act-cancel = Die Saison ist abgesagt. Grund: { $why }
league-act-move = Die Saison geht in { $place } weiter.
tournament-why-withdrawn = Abmeldung von der Saison
tournament-why-season-over = am letzten Tag nicht zu Ende
tournament-why-called-off = die Partie konnte nicht weitergehen

sheet-league = Ligasaison
sheet-points = Punkte

table-drawn-league = { $table } der Liga
board-left-server-league = { $name } ist nicht mehr auf diesem Server. Läuft die Zeit ab, ist diese Partie für { $name } verloren.
menu-league = An einem Ligatisch gibt es weder Abstimmungen noch eine Spielleitung: { COMMAND("league") } hat die Regeln.

league-rules-title = Regeln der Liga
league-rules-divisions = **Divisionen** haben 4 bis 6 Personen (7 bilden eine einzige), die stärksten spielen in Division 1: zuerst nach der Reihenfolge, die aus Auf- und Abstieg der letzten Saison folgt, dann die Neuen nach ihrer Wertung auf diesem Server, dann nach der Reihenfolge der Anmeldung. Es spielen höchstens { $most }.
league-rules-games = **Partien**: Alle spielen einmal gegen jede Person ihrer Division, alle Partien zugleich. Sie öffnen sich beim Beginn der Saison von selbst; wer anfängt, wird ausgelost. Es gibt keine Abstimmungen, kein Zurücknehmen, keine Tipps und keine Spielleitung.
league-rules-points = **Punkte**: 2 für einen Sieg, 1 für einen geteilten Sieg.
league-rules-ties = **Bei gleichen Punkten** zählen zuerst die Punkte aus den Partien untereinander, dann die doppelten Punkte aller, gegen die man gewonnen hat, plus die Punkte aller, mit denen man geteilt hat, dann ein Los, dessen Geheimnis mit der Ankündigung der Saison festgelegt wurde.
league-rules-moves = **Auf- und Abstieg**: Zwischen zwei Divisionen steigen zwei Personen auf und zwei ab; nur je eine, wenn eine der beiden vier Personen hat. Wer aufsteigt, steht am Ende der neuen Division, wer absteigt, an ihrer Spitze.
league-rules-time = **Zeit**: Wessen Zeit abläuft, scheidet aus und verliert die Partie; auch während der Draft verliert sie, wessen Zeit zuerst abläuft.
league-rules-leaving = **Abmelden**: Beendete Partien zählen weiterhin, offene gehen an die Gegenseite. Haben sich beide abgemeldet, bekommt niemand Punkte.
league-rules-end = **Der letzte Tag**: Eine offene Partie verliert, auf wessen Zug allein seit mindestens einem Tag gewartet wird; sonst wird sie geteilt. Kann eine Partie aus einem anderen Grund nicht weitergehen, wird sie geteilt.
