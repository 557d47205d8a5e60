### Die Liga: ihre Saisons, Divisionen, Tabellen und Regeln.

league-title = Saison { $number }
league-heading = 🪜 { $title }
league-kind = **Ligasaison**: In jeder Division spielen alle einmal gegeneinander
league-when = 📅 Beginn: { $at } ({ $left }) · Dauer: { $weeks } Wochen
league-until = 📅 Bis { $at } ({ $left })
league-at-once = 🎲 { $count ->
        [one] Eine Partie auf einmal pro Person
       *[other] Höchstens { $count } Partien auf einmal pro Person
    }; die nächste öffnet sich, wenn eine endet
league-signed-up = { $count ->
        [0] Noch ist niemand angemeldet.
        [one] Eine Person ist angemeldet: { $who }.
       *[other] { $count } Personen sind angemeldet: { $who }.
    }
league-needs = Es braucht mindestens { $need } Anmeldungen.
league-stuck = ⚠️ Es haben sich zu wenige angemeldet. Die Saison beginnt, sobald es genug sind; sonst wird sie { $at } abgesagt.
league-on = { $over } von { $count } Partien beendet.
league-won = 🏆 **{ $who }** gewinnt die Saison!
league-won-nobody = Niemand gewinnt die Saison: In Division 1 ist niemand mehr dabei.
league-up = ⬆️ Aufstieg: { $who }
league-down = ⬇️ Abstieg: { $who }
league-stays-up = ↔️ Aufgestiegen und doch in derselben Division, falls sich alle wieder anmelden, denn die Größen ändern sich: { $who }
league-stays-down = ↔️ Abgestiegen und doch in derselben Division, falls sich alle wieder anmelden, denn die Größen ändern sich: { $who }
league-out = 🚪 Nie da oder ausgeschlossen: { $who }
league-out-now = 🚪 Trotz ihrer Punkte auf dem letzten Platz, weil noch ohne Zug oder nicht mehr in der Saison: { $who }
league-place-lost = ⚠️ Den Kanal der Saison gibt es nicht mehr: Es öffnen sich keine Partien. Die Moderation kann in einem anderen Kanal { COMMAND("league") } aufrufen und auf „{ key-league-here }“ klicken.
league-restorable = -# Alle Partien stehen still. Organisation und Spielleitung können das bis { $at } mit { COMMAND("league") } zurücknehmen.
league-nothing = Hier gab es noch keine Saison.
league-direction = Ligaleitung
league-direction-referee = Spielleitung: { $who }
league-direction-sizes = Mit { $people } Leuten gibt es { $count ->
        [one] eine Division
       *[other] { $count } Divisionen ({ $sizes })
    }{ $people ->
        [7] , denn in einer Division zu dritt hätten alle nur zwei Partien
       *[other] {""}
    }.
league-late = - ⏳ { $game }: { $who }{ $due ->
        [1] , Zeit endet { $at }
       *[0] {""}
    }
league-late-nobody = Keine Partie wartet auf jemanden.
league-unmoved = - 💤 { $who } hat { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    } ohne einen Zug verloren.
league-warned = ⚠️ Verwarnungen in dieser Saison: { $count }
pick-league-member = Verwarnung, Ersatz oder Ausschluss …
pick-league-game = Partie: Zeit oder Entscheid …
pick-league-resign = Eine Partie aufgeben …
league-own-games = **Deine Partien jetzt**
league-own-game = - { $game } · { $turn ->
        [1] ⏰ **du bist dran**
       *[0] Gegenseite am Zug
    }{ $due ->
        [1] , Zeit endet { $at }
       *[0] {""}
    }
league-own-next = **Danach**: { $who }{ $count ->
        [0] {""}
        [one] {" "}(sobald ihr beide keine Partie mehr habt)
       *[other] {" "}(sobald ihr beide weniger als { $count } Partien habt)
    }
league-own-place = Du bist auf Platz { $place } der Division { $division } ({ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }).
league-own-left = Du bist nicht mehr in dieser Saison.
league-own-none = Du hast in dieser Saison keine offene Partie mehr.

key-league-sign-up = Anmelden
key-league-leave = Abmelden
key-league-table = Tabelle
key-league-games = Partien
key-league-rules = Regeln
key-league-book = Saisonbuch
key-league-open = Saison eröffnen
key-league-cancel = Saison absagen
key-league-here = Hier weiterspielen
key-league-direct = Ligaleitung
key-league-warn = Verwarnen …
key-league-substitute = Ersetzen …
key-league-remove = Aus der Saison ausschließen …
key-league-wins = Sieg: { $name }
key-league-settle-shared = Geteilt
key-league-settle-lost = Beide verlieren
key-league-settle-annulled = Annullieren
key-league-leave-now = Ja, die Saison verlassen
key-league-resign = Ja, diese Partie aufgeben

league-you-play = ✅ Du bist angemeldet. Die Saison beginnt { $at } ({ $left }).
league-leave-ask = **Die Saison verlassen?** { $count ->
        [0] Du hast keine offene Partie mehr.
        [one] Deine offene Partie geht an die Gegenseite.
       *[other] Deine { $count } offenen Partien gehen an die jeweilige Gegenseite.
    } Was du zu Ende gespielt hast, zählt weiterhin. Vor der nächsten Saison kannst du nicht zurückkommen.
league-you-withdrew = Du hast die Saison verlassen.
league-resign-ask = **Die Partie gegen { $who } aufgeben?** Sie zählt als verloren. Du bleibst in der Saison, und deine anderen Partien gehen weiter.
league-you-resigned = Du hast diese Partie aufgegeben. In der Saison bist du weiterhin.

form-league-start = Beginn
form-league-start-hint = 20 Uhr, morgen 20:00, 5.12.2026 20:00 (deine Zeitzone) oder die Zeit bis dahin: 2h, 3t
form-league-weeks = Dauer der Saison
form-league-weeks-option = { $weeks } Wochen
form-league-clock = Zeit pro Zug
form-league-clock-hint = 1h bis 7t, etwa 24h oder 2t; oder ein Vorrat, der mit jedem Zug wächst, etwa 3t+12h
form-league-at-once = Partien auf einmal
form-league-at-once-hint = So viele hat jede Person; die nächste öffnet sich, wenn eine endet.
form-league-at-once-option = { $count }
form-league-settle = Entscheid: { $label }
form-league-remove = Ausschluss: { $who }
form-league-substitute = Ersatz für { $who }
form-league-newcomer = Wer übernimmt den Platz?
form-league-newcomer-hint = Alle offenen Partien werden übernommen, wie sie stehen.
form-league-seasons = Für wie lange?
form-league-ban = { $count ->
        [0] nur diese Saison
        [one] diese Saison und die nächste
       *[other] diese Saison und die nächsten { $count }
    }

league-game = Partie { $number }
league-thread = { $who } · { $title }
league-pair = { $one } – { $other }
league-thread-note = Wer keine Zeit mehr hat, verliert die Partie. Saisonende: { $at }. Tabelle und Regeln: { COMMAND("league") }.
league-state-shared = 🤝 geteilt
league-state-lost = ❌ beide verloren
league-state-void = zählt nicht
league-state-later = öffnet sich später
league-won-game = 🏆 { $table }: **{ $who }** gewinnt gegen { $other }.
league-shared-game = 🤝 { $table }: { $who } teilen sich die Punkte.
league-lost-game = ❌ { $table }: { $who } und { $other } verlieren beide.
league-void-game = { $table } zwischen { $who } und { $other } zählt nicht.
league-drawn = **Die Saison beginnt.** Die Partien öffnen sich von selbst in Threads, nach und nach.
league-drawn-all = **Die Saison beginnt.** Alle Partien öffnen sich von selbst auf einmal, jede in einem eigenen Thread.
league-division-line = **Division { $number }**: { $who }
league-games-title = **Partien der Division { $number }**

league-division = Division { $number }
league-column-played = Partien
league-column-won = S
league-column-shared = =
league-column-lost = N
league-column-points = Punkte
league-column-mutual = Direkt
league-column-strength = SB
league-column-lot = Los
league-picture-alt = Tabelle von { $title }.
league-row = { $place }. { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } ({ $won } gewonnen, { $shared } geteilt, { $lost } verloren{ $ties }){ $movement ->
        [up] { " " }⬆️ steigt auf
        [down] { " " }⬇️ steigt ab
       *[stays] {""}
    }
league-legend = ⬆️ steigt in die obere Division auf · ⬇️ steigt in die untere ab
league-legend-mutual = Direkt: Punkte aus den Partien unter Punktgleichen
league-legend-strength = SB: doppelt die Punkte der Besiegten und einfach die bei geteiltem Sieg
league-legend-lot = Los: die geloste Reihenfolge, bekannt am Ende (bis dahin „?“ und ein geteilter Platz)
league-legend-sizes = Die Divisionen der nächsten Saison richten sich nach der Zahl der Anmeldungen: Wer absteigt, bleibt vielleicht doch, und wer aufsteigt, vielleicht auch.

league-book = Saisonbuch: { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
league-last-hash = Saisonbuch bis hierher, letzter Hashwert: { $hash }
tournament-act-open-season = Die Saison ist angekündigt.
tournament-act-draw-season = Die Divisionen sind gebildet, und wer in jeder Partie anfängt, ist ausgelost.
tournament-act-award = Partie { $table } geht an { $who } ({ $why }).
tournament-act-award-shared = Partie { $table } teilen sich { $who } ({ $why }).
tournament-act-award-nobody = Partie { $table } haben beide verloren ({ $why }).
tournament-act-award-void = Partie { $table } zählt nicht ({ $why }).
tournament-act-drop = { $who } ist nach { $count } Partien ohne einen Zug nicht mehr in der Saison. Die übrigen Partien dieser Person zählen nicht.
tournament-act-concede = { $who } gibt Partie { $table } auf.
tournament-act-warn = Verwarnung: { $who }. Grund: { $why }
tournament-act-remove = { $who } ist aus der Saison ausgeschlossen{ $count ->
        [0] {""}
        [one] {" "}und für die nächste gesperrt
       *[other] {" "}und für die nächsten { $count } gesperrt
    }. Die offenen Partien dieser Person zählen nicht. Grund: { $why }
tournament-act-remove-short = Ausschluss
tournament-act-substitute = { $newcomer } übernimmt den Platz von { $who } und spielt alle Partien weiter, die nicht zu Ende sind, wie sie stehen. Grund: { $why }
tournament-act-substitute-short = Ersatz
tournament-act-settle-short = Partie entschieden
tournament-act-settle-annulled = Partie annulliert
league-act-report = Partie { $table }: { $who } gewinnt.
league-act-report-shared = Partie { $table }: { $who } teilen sich den Sieg.
league-act-cancel = Die Saison ist abgesagt. Grund: { $why }
league-act-ask-cancel = { $who } möchte die Saison absagen. Die Organisation entscheidet, oder eine weitere Person der Moderation oder die Spielleitung stimmt innerhalb einer Stunde zu, mit „{ key-league-cancel }“ in { COMMAND("league") }. Grund: { $why }
league-act-unask-cancel = { $who } möchte die Saison nicht mehr absagen. Grund: { $why }
league-act-restore = Die Absage ist zurückgenommen, und die Saison geht weiter. Grund: { $why }
league-act-move = Die Saison geht in { $place } weiter.
tournament-why-withdrawn = Abmeldung von der Saison
tournament-why-season-over = am letzten Tag nicht zu Ende
tournament-why-called-off = die Partie konnte nicht weitergehen
tournament-why-absent = niemand hat gezogen
tournament-why-removed = jemand ist nicht mehr in der Saison
tournament-why-resigned = Aufgabe im Draft

sheet-league = Ligasaison
sheet-replaced = Ersetzt, bevor eine ihrer Partien zu Ende war: { $who }
sheet-points = Punkte
sheet-out = { $who } (nicht mehr in der Saison)

table-drawn-league = { $table } der Liga
board-left-server-league = { $name } ist nicht mehr auf diesem Server und verliert diese Partie, wenn die Zeit abläuft.
league-stopped-off = ⏸️ Die Saison ist abgesagt; deshalb stehen alle Partien still. Grund: { $why }
menu-league = In einer Ligapartie gibt es weder Abstimmungen noch eine Spielleitung: { COMMAND("league") } hat die Regeln.

league-rules-title = Regeln der Liga
league-rules-divisions = **Divisionen** haben 4 bis 6 Personen (7 bilden eine einzige), die stärksten spielen in Division 1. Zuerst kommt, wer die letzte Saison gespielt hat, in der Reihenfolge nach Auf- und Abstieg; dann die Neuen nach ihrer Wertung auf diesem Server, dann die Übrigen in der Reihenfolge der Anmeldung. Es spielen höchstens { $most }.
league-rules-games = **Partien**: Du spielst einmal gegen alle anderen deiner Division, höchstens so viele Partien auf einmal, wie die Ankündigung sagt (1 bis 3). Die nächste öffnet sich von selbst, sobald ihr beide Platz dafür habt; was sich bis zum letzten Tag nicht geöffnet hat, zählt nicht. Wer anfängt, wird ausgelost. Es gibt keine Abstimmungen, kein Zurücknehmen und keine Tipps.
league-rules-games-all = **Partien**: Du spielst einmal gegen alle anderen deiner Division, und alle Partien beginnen zugleich. Wer anfängt, wird ausgelost. Es gibt keine Abstimmungen, kein Zurücknehmen und keine Tipps.
league-rules-points = **Punkte**: 2 für einen Sieg, 1 für einen geteilten Sieg.
league-rules-ties = **Bei gleichen Punkten** zählen zuerst die Punkte aus den Partien untereinander; dann die doppelten Punkte aller, gegen die du gewonnen hast, plus die Punkte aller, mit denen du den Sieg geteilt hast; dann ein Los, dessen Geheimnis mit der Ankündigung der Saison festgelegt ist.
league-rules-moves = **Auf- und Abstieg**: Zwischen zwei Divisionen steigen zwei Personen auf und zwei ab; nur je eine, wenn eine der beiden vier Personen hat. Wer aufsteigt, steht am Ende der neuen Division, wer absteigt, an ihrer Spitze.
league-rules-time = **Zeit**: Wer keine Zeit mehr hat, scheidet aus und verliert die Partie, auch im Draft. Hat bis dahin keine Seite gezogen, verlieren beide.
league-rules-absence = **Abwesenheit**: Wer zwei Partien ohne einen Zug verloren und in keiner anderen gezogen hat, scheidet aus der Saison aus. Die übrigen Partien dieser Person zählen für niemanden; sie steht am Schluss, steigt nicht auf und behält keinen Platz für die nächste Saison.
league-rules-leaving = **Aufgeben und abmelden**: Mit { COMMAND("league") } kannst du eine einzelne Partie aufgeben; sie zählt als verloren, und du bleibst in der Saison. Wer sich von der Saison abmeldet, behält die beendeten Partien, offene gehen an die Gegenseite; haben sich beide abgemeldet, verlieren beide.
league-rules-end = **Der letzte Tag**: Wer eine offene Partie seit mindestens einem Tag warten lässt, verliert sie. Sonst wird sie geteilt, wenn beide darin gezogen haben; wenn nicht, zählt sie nicht. Ebenso bei Partien, die aus einem anderen Grund nicht weitergehen können.
