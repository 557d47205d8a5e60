### Dieselben Karten für alle: jede Woche einmal, von jedem Platz aus gegen einen Computer, oder mit anderen.

duplicate-title = Die Karten der Woche { $week }
duplicate-how = Alle bekommen dieselben Karten. Nichts lässt sich zurücknehmen, und bis { $until } sieht niemand die Partien der anderen.
duplicate-alone = { $field ->
        [expert] **Allein**, von jedem Platz aus einmal, gegen den Experten
       *[normal] **Allein**, von jedem Platz aus einmal, gegen den Computer: Auf dieselben Züge antwortet er immer gleich
    }
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
duplicate-tables = Mit anderen
duplicate-tables-how = Ihr spielt zu zweit, zu dritt oder zu viert an einem Tisch. Jede Tischgröße hat eigene Karten, an allen Tischen dieser Größe dieselben, und du kannst jede einmal spielen. Für jeden Zug hast du 24 Stunden; danach spielt der Computer an deiner Stelle weiter, und deine Partie ist verloren. Die Plätze wechseln von Tisch zu Tisch: Verglichen wirst du mit allen, die deinen Platz hatten.
duplicate-table-line = Tisch zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    } ({ $who }): { $state ->
        [waiting] { $free ->
            [one] ein Platz ist frei
           *[other] { $free } Plätze sind frei
        }
        [turn] du bist dran
        [replaced] Zeit abgelaufen, verloren nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }
        [won] gewonnen nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }
        [shared] Sieg geteilt
        [lost] verloren nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }
       *[begun] andere sind dran
    }
duplicate-score = Verglichen mit allen bisher: **{ $percent } %**
duplicate-names = Wenn du willst, steht dein Name in den Wochentabellen dieses Servers und aller Server. Sonst zählen deine Partien ohne Namen.
duplicate-too-new = Dein Konto gibt es erst seit dem Beginn dieser Woche: Allein kannst du spielen, aber deine Partien werden nicht verglichen, und an einem Tisch gibt es für dich keinen Platz.
duplicate-key-begin = Platz { $board } spielen
duplicate-key-go-on = Weiter auf Platz { $board }
duplicate-key-look = Platz { $board } ansehen
duplicate-key-named = Spielen, mit meinem Namen
duplicate-key-unnamed = Spielen ohne meinen Namen
duplicate-key-expert = Gegen den Experten
duplicate-key-open = Tisch zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    } öffnen
duplicate-key-seat = Meine Hand, Tisch zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    }
duplicate-key-leave = Tisch zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    } verlassen
duplicate-key-name = Meinen Namen zeigen
duplicate-key-unname = Meinen Namen verbergen
duplicate-key-table = Wochentabelle
duplicate-key-here = Dieser Server
duplicate-key-all = Alle Server
duplicate-key-before = Die Woche davor
duplicate-key-after = Die Woche danach
duplicate-key-last = Meine Partien der letzten Woche
duplicate-key-games = Meine Partien
duplicate-key-week = Die Woche
duplicate-key-replay = Partie { $number } ansehen
duplicate-key-field = { $field ->
        [normal] Allein
        [expert] Experte
       *[table] Zu { $players ->
            [2] zweit
            [3] dritt
           *[4] viert
        }
    }
duplicate-field = { $field ->
        [normal] Allein gegen den Computer
        [expert] Allein gegen den Experten
       *[table] An Tischen zu { $players ->
            [2] zweit
            [3] dritt
           *[4] viert
        }
    }
duplicate-commitment = Das Siegel von { $week }{ $when ->
        [early] , gesetzt am { $at }
        [late] , erst am { $at } gesetzt, nach dem Beginn der Woche
       *[unknown] {""}
    }: `{ $commitment }`
duplicate-board-title = Die Karten der Woche { $week }, Platz { $board }
duplicate-seat-title = Die Karten der Woche { $week }: { $who }
duplicate-until = Du hast Zeit bis { $at } ({ $left }). Danach spielt der Computer an deiner Stelle weiter, und deine Partie ist verloren.
duplicate-replaced = Deine Zeit ist abgelaufen: Deine Partie ist verloren, und der Computer hat deinen Platz übernommen. Du kannst zusehen, aber nicht mehr spielen.
duplicate-replaced-others = Die Zeit ist abgelaufen für { $who }: Der Computer hat { $count ->
        [one] diesen Platz
       *[other] diese Plätze
    } übernommen.
duplicate-given-up = Für alle ist die Zeit abgelaufen: Hier endet die Partie.
duplicate-about = Die Karten der Woche · nichts lässt sich zurücknehmen
duplicate-cut-short = { $lost ->
        [yes] Die Woche war zu Ende, bevor es diese Partie war. Du warst dran, also zählt sie als verloren.
       *[no] Die Woche war zu Ende, bevor es diese Partie war. Andere waren dran, also zählt sie für dich nicht.
    }
duplicate-open-title = Die Karten der Woche { $week }, ein Tisch zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    }
duplicate-open-who = { $who } { $free ->
        [0] · alle Plätze sind besetzt, die Karten sind verteilt
        [one] · ein Platz ist frei
       *[other] · { $free } Plätze sind frei
    }
duplicate-open-how = Alle spielen für sich: Hier ist keine Karte zu sehen. Bist du dran, wirst du hier gerufen und hast 24 Stunden Zeit. Die Partie beginnt, sobald der letzte Platz besetzt ist. An Tischen dieser Größe kannst du die Karten einmal spielen.
duplicate-open-turn = Am Zug: { $who }, bis { $at } ({ $left }).
duplicate-open-over = Die Partie ist zu Ende.
duplicate-open-week-over = Die Woche ist vorbei.
duplicate-call = 🔔 { $who }, du bist dran: die Karten der Woche { $week }, Tisch zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    }. Du hast Zeit bis { $at } ({ $left }).
duplicate-open-gone = Alle haben diesen Tisch verlassen.
duplicate-joined = Du hast einen Platz. { $free ->
        [one] Eine Person fehlt noch.
       *[other] { $free } Personen fehlen noch.
    } { COMMAND("civ duplicate") } führt hierher zurück.
duplicate-begun = Alle { $players } Plätze sind besetzt: Die Partie hat begonnen. { COMMAND("civ duplicate") } führt zu ihr zurück.
duplicate-table-here = Die Karten der Woche { $week } auf diesem Server
duplicate-table-all = Die Karten der Woche { $week } auf allen Servern
duplicate-line = { $place }. { $name }: { $compared ->
        [no] noch nicht verglichen
       *[yes] { $percent } %
    } ({ $finished } von { $boards } { $boards ->
        [one] Partie
       *[other] Partien
    })
duplicate-line-none = Noch niemand.
duplicate-scoring = Jede Partie wird mit denen aller anderen vom selben Platz verglichen: 2 Punkte für ein besseres Ergebnis, 1 für ein gleiches. Ein Sieg ist besser als ein geteilter, dieser besser als eine Niederlage; von zwei Siegen ist der schnellere besser, von zwei Niederlagen die spätere. Läuft an einem Tisch deine Zeit ab, ist das eine Niederlage nach den Zügen, die du begonnen hattest. Bricht das Ende der Woche eine Partie ab, ist sie für alle, die dran waren, eine Niederlage nach null Zügen; für die anderen zählt sie nicht. Konten, die nach dem Beginn der Woche entstanden sind, werden nicht verglichen und bekommen keinen Platz an Tischen. Genannt wird nur, wer das möchte.
duplicate-games = Deine Partien der Woche { $week }
duplicate-file = Deine Partien von { $week }. `civ verify` vergleicht die Karten mit dem, was vor dieser Woche veröffentlicht war.
reason-duplicate-over = Diese Woche ist vorbei. { COMMAND("civ duplicate") } zeigt die Karten der jetzigen.
reason-duplicate-unplayed = Diese Karten hast du nicht gespielt. { COMMAND("civ duplicate") } zeigt die dieser Woche.
reason-duplicate-early = Die Karten bleiben geheim, bis ihre Woche vorbei ist.
reason-duplicate-level = Du hast die Karten dieser Woche gegen einen anderen Computer begonnen. Mit { COMMAND("civ duplicate") } geht es dort weiter.
reason-duplicate-seated = Du hast diese Woche schon einen Platz an einem anderen Tisch zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    }: Jede Person spielt diese Karten einmal. { COMMAND("civ duplicate") } führt dorthin.
reason-duplicate-full = An diesem Tisch hat die Partie schon begonnen. { COMMAND("civ duplicate") } zeigt, was du spielen kannst.
reason-duplicate-forgotten = Du hast die Karten dieser Woche schon gespielt, bevor deine Daten gelöscht wurden: Jede Person spielt sie einmal. Die nächsten gibt es am Montag.
reason-duplicate-new-account = Dein Konto ist nach dem Beginn dieser Woche entstanden. An einem Tisch gibt es für dich keinen Platz: Sonst könnte man mit zwei Konten gegen sich selbst spielen. Allein kannst du spielen, und ab nächster Woche auch an Tischen.
reason-duplicate-replaced = Deine Zeit an diesem Tisch ist abgelaufen: Der Computer hat deinen Platz übernommen. Die Partie ansehen kannst du noch.
reason-duplicate-closed = An diesem Tisch ist kein Platz für dich. Mit { COMMAND("civ duplicate") } kannst du einen anderen öffnen.
