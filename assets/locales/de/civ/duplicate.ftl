### Dieselben Karten für alle: jede Woche einmal, von jedem Platz aus einmal, gegen denselben Computer.

duplicate-title = Die Karten der Woche { $week }
duplicate-how = Alle bekommen dieselben Karten, zweimal: einmal von jedem Platz aus, gegen denselben Computer. Auf dieselben Schritte antwortet er immer gleich. Nichts lässt sich zurücknehmen, und bis Sonntag Mitternacht (UTC) sieht niemand die Partie eines anderen.
duplicate-board = { $state ->
        [begun] Platz { $board }: begonnen
        [won] Platz { $board }: gewonnen nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }
        [shared] Platz { $board }: Sieg geteilt
        [lost] Platz { $board }: verloren nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }
       *[open] Platz { $board }: noch nicht gespielt
    }
duplicate-score = Verglichen mit allen bisher: **{ $percent } %**
duplicate-names = Wenn du willst, steht dein Name in der Wochentabelle dieses Servers und aller Server. Sonst zählen deine Partien ohne Namen.
duplicate-key-begin = Platz { $board } spielen
duplicate-key-go-on = Weiter auf Platz { $board }
duplicate-key-look = Platz { $board } ansehen
duplicate-key-named = Spielen, mit meinem Namen
duplicate-key-unnamed = Spielen ohne meinen Namen
duplicate-key-here = Tabelle dieses Servers
duplicate-key-all = Tabelle aller Server
duplicate-key-last = Meine Partien der letzten Woche
duplicate-key-week = Die Woche
duplicate-commitment = Das Siegel von { $week }: `{ $commitment }`
duplicate-board-title = Die Karten der Woche { $week }, Platz { $board }
duplicate-about = Die Karten der Woche · nichts lässt sich zurücknehmen
duplicate-cut-short = Diese Woche ist vorbei, diese Partie war es nicht: Sie zählt als verloren.
duplicate-table-here = Die Karten der Woche { $week } auf diesem Server
duplicate-table-all = Die Karten der Woche { $week } auf allen Servern
duplicate-line = { $place }. { $name }: { $compared ->
        [no] noch nicht verglichen
       *[yes] { $percent } %
    } ({ $finished } von { $boards } Partien)
duplicate-line-none = Noch niemand.
duplicate-scoring = Jede Partie wird mit denen aller anderen vom selben Platz verglichen: 2 Punkte für ein besseres Ergebnis, 1 für ein gleiches. Ein Sieg ist besser als ein geteilter, dieser besser als eine Niederlage; von zwei Siegen ist der schnellere besser, von zwei Niederlagen die spätere. Eine Partie, die das Ende der Woche abbricht, ist eine Niederlage nach keinem Zug. Genannt wird nur, wer das möchte.
duplicate-file = Deine Partien von { $week }. `civ verify` vergleicht die Karten mit dem, was vor dieser Woche veröffentlicht war.
reason-duplicate-over = Diese Woche ist vorbei. { COMMAND("civ duplicate") } zeigt die Karten der jetzigen.
reason-duplicate-unplayed = Diese Karten hast du nicht gespielt. { COMMAND("civ duplicate") } zeigt die dieser Woche.
reason-duplicate-early = Die Karten bleiben geheim, bis ihre Woche vorbei ist.
