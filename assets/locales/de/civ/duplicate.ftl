### Dieselben Karten für alle: jede Woche einmal, von jedem Platz aus gegen einen Computer.

duplicate-title = Die Karten der Woche { $week }
duplicate-how = Alle bekommen dieselben Karten, bis { $until }. Spiel sie von jedem Platz aus einmal gegen den { $level ->
        [expert] Experten
       *[normal] Computer
    }: Deine Partien werden mit denen aller anderen verglichen.
duplicate-board = { $state ->
       *[begun] Platz { $board }: begonnen
        [won] Platz { $board }: gewonnen nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }
        [shared] Platz { $board }: Sieg geteilt
        [lost] Platz { $board }: verloren nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }
    }
duplicate-score = Verglichen mit allen bisher: **{ $percent } %**
duplicate-too-new = Dein Konto ist nach dem Beginn dieser Woche entstanden, deshalb werden deine Partien nicht verglichen.
duplicate-key-play = Spielen
duplicate-key-other = Den anderen Platz spielen
duplicate-key-go-on = Weiter auf Platz { $board }
duplicate-key-look = Platz { $board } ansehen
duplicate-key-table = Wochentabelle
duplicate-key-how = So geht’s
duplicate-key-expert = Gegen den Experten
duplicate-key-here = { key-board-here }
duplicate-key-all = { key-board-everywhere }
duplicate-key-before = Die Woche davor
duplicate-key-after = Die Woche danach
duplicate-key-last = Meine Partien der letzten Woche
duplicate-key-games = Meine Partien
duplicate-key-week = Die Woche
duplicate-key-replay = Partie { $number } ansehen
duplicate-key-level = { $level ->
        [expert] Gegen den Experten
       *[normal] Gegen den Computer
    }
duplicate-rules = Der zweite Platz öffnet sich, wenn deine Partie vom ersten aus vorbei ist. Auf dieselben Züge antwortet der Computer immer gleich, nichts lässt sich zurücknehmen, und bis die Woche vorbei ist, sieht niemand die Partien der anderen. Dein Name steht in den Wochentabellen dieses Servers und aller Server, außer wenn du Bilanzen ausgeschaltet hast ({ COMMAND("settings") }).
duplicate-own-cards = Jeder Platz hat eigene Karten.
duplicate-scoring = 2 Punkte für jedes schlechtere Ergebnis vom selben Platz, 1 für jedes gleiche. Sieg schlägt geteilten Sieg, und der die Niederlage; besser ist, wer schneller gewinnt oder später verliert. Bricht das Ende der Woche eine Partie ab, ist sie eine Niederlage nach null Zügen. Konten, die nach Beginn der Woche entstanden sind, werden nicht verglichen.
duplicate-doubt = Jemand könnte einen Platz vorher mit einem zweiten Konto ausprobiert haben.
duplicate-commitment = Das Siegel von { $week }{ $when ->
        [early] , gesetzt am { $at }
        [late] , erst am { $at } gesetzt, nach dem Beginn der Woche
       *[unknown] {""}
    }: `{ $commitment }`
duplicate-board-title = Die Karten der Woche { $week }, Platz { $board }
duplicate-about = Die Karten der Woche · nichts lässt sich zurücknehmen
duplicate-counts = { $state ->
        [won] Gewonnen nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }
        [shared] Sieg geteilt
       *[lost] Verloren nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }
    }: Das wird mit den Partien aller anderen von diesem Platz verglichen.
duplicate-cut-short = Die Woche war zu Ende, bevor es diese Partie war, also zählt sie als verloren.
duplicate-table-here = Die Karten der Woche { $week } auf diesem Server
duplicate-table-all = Die Karten der Woche { $week } auf allen Servern
duplicate-line = { $place }. { $name }: { $compared ->
        [no] noch nicht verglichen
       *[yes] { $percent } %
    } ({ $finished } von { $boards } { $boards ->
        [one] Partie
       *[other] Partien
    })
duplicate-line-none = { tournament-nobody }
duplicate-games = Deine Partien der Woche { $week }
duplicate-file = Deine Partien von { $week }. `civ verify` vergleicht die Karten mit dem, was vor dieser Woche veröffentlicht war.
reason-duplicate-over = Diese Woche ist vorbei. { COMMAND("civ duplicate") } zeigt die Karten der jetzigen.
reason-duplicate-unplayed = Diese Karten hast du nicht gespielt. { COMMAND("civ duplicate") } zeigt die dieser Woche.
reason-duplicate-early = Die Karten bleiben geheim, bis ihre Woche vorbei ist.
reason-duplicate-level = Du hast die Karten dieser Woche gegen einen anderen Computer begonnen. Mit { COMMAND("civ duplicate") } geht es dort weiter.
reason-duplicate-first = Dieser Platz öffnet sich, wenn deine Partie vom anderen aus vorbei ist. { COMMAND("civ duplicate") } führt zu ihr.
reason-duplicate-forgotten = Du hast die Karten dieser Woche schon gespielt, bevor deine Daten gelöscht wurden: Jede Person spielt sie einmal. Die nächsten gibt es am Montag.
