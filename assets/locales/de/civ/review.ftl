### Die Analyse einer beendeten Partie, für einen ihrer Spieler allein: Glück und Wahl getrennt, und was gezählt hat.

review-title = Analyse der Partie { $table }
review-making = { $known ->
        [yes] Ich gehe deine Partie durch: { $done } von { $total } Entscheidungen fertig.
       *[no] Ich gehe deine Partie durch …
    } Das dauert einige Minuten, länger, wenn viele spielen.
review-news = Wenn sie fertig ist, schicke ich dir eine Direktnachricht.
review-no-news = Nach deinen Einstellungen schicke ich dir keine Direktnachrichten: Komm wieder hierher, oder klick im Rückblick noch einmal auf **{ key-review }**.
review-moved = Vor dem Austeilen hattest du { $fair } % Gewinnchance. Das hat sie verändert:
review-deal = 🎴 **Die ausgeteilten Karten**: { $effect }
review-draft = 🎴 **Die ausgeteilten Karten und der Draft**: { $effect }
review-draws = 🃏 **Deine gezogenen Karten**: { $effect }
review-others = 👥 **Was die anderen getan und gezogen haben**: { $effect }
review-choices = 🧭 **Deine eigenen Entscheidungen**: { $effect }
review-effect-much-up = großes Plus
review-effect-up = Plus
review-effect-little = kaum ein Unterschied
review-effect-unclear = lässt sich nicht sagen
review-effect-some-up = Plus, wie viel, lässt sich nicht sagen
review-effect-some-down = Minus, wie viel, lässt sich nicht sagen
review-effect-down = Minus
review-effect-much-down = großes Minus
review-points = { $said } (etwa { $points } { $count ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    })
review-decisions = { $count ->
        [one] **Die Entscheidung, auf die es am meisten ankam**
       *[other] **Die { $count } Entscheidungen, auf die es am meisten ankam**
    }
review-no-decisions = Keine deiner Entscheidungen hat für sich viel gezählt: Nichts anderes war deutlich besser oder deutlich schlechter.
review-was-missed = Es gab einen sicheren Sieg.
review-was-mistake = Etwas anderes war deutlich besser.
review-was-slip = Etwas anderes war ein wenig besser.
review-was-found = Du hast einen sicheren Sieg gefunden.
review-was-good = Gut gewählt: Das Nächstbeste war deutlich schlechter.
review-was-fair = Gut gewählt: Das Nächstbeste war ein wenig schlechter.
review-private = Die Analyse stützt sich auf das, was du damals wissen konntest, nie auf verdeckte Karten, und nennt Zahlen nur, wo zwei Schätzungen übereinstimmen.
key-review-overview = Überblick
key-review-decision = Entscheidung { $place }
key-review-try = Ausprobieren
key-review-replay = Zum Rückblick
review-done = **Deine Wahl:** { $plan }
review-better = **Besser:** { $plan }
review-other = **Das Nächstbeste:** { $plan }
review-clearly-better = **Deutlich besser:** { $plan }
review-slightly-better = **Ein wenig besser:** { $plan }
review-hint-rest = Ab „{ $action }“ hätte ein Tipp dasselbe geraten.
review-certain = Das gewinnt, was auch immer die anderen auf der Hand haben.
review-certain-found = Das gewinnt, was auch immer die anderen auf der Hand haben.
review-chance-lost = Etwa { $more } % Gewinnchance statt { $less } %.
review-chance-kept = Etwa { $more } % Gewinnchance gegenüber { $less } % beim Nächstbesten.
review-unsure = Wie viel das in Prozent ausmacht, kann ich nicht sagen: Zwei Schätzungen weichen zu weit voneinander ab.
review-try-hint = **{ key-review-try }** öffnet diesen Augenblick in einer Kopie zum Weiterspielen gegen Computer.
reason-review-unfinished = Nur eine zu Ende gespielte Partie lässt sich analysieren.
reason-review-not-yours = Für dich gibt es keine Analyse: Du hast in dieser Partie nichts entschieden.
reason-review-rules = Diese Partie wurde nach Fassung { $played } der Regeln gespielt; analysieren kann ich nur solche nach Fassung { $now }.
reason-review-game = Für solche Partien gibt es keine Analysen.
reason-review-enough = Du wartest schon auf { $most } Analysen. Bitte um eine weitere, wenn eine davon fertig ist.
