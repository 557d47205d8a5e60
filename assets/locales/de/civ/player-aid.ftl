### Das Übersichtstableau: alle Effekte und Stufen für eine Spielerzahl, als Bilder und als Text.

aid-title = Übersichtstableau: { $players } Personen
aid-label-ladder = Karten eines Bereichs
aid-step-1 = Spiele 1 Karte
aid-step-2 = Effekte ausführen
aid-step-3 = Karten ziehen
aid-does-size = Dein Nachziehlimit ist { $size }.
aid-does-leap = Ziehe { $leap } Karten, dann wirf ebenso viele Handkarten ab.

## Dasselbe als Text

aid-levels = { level-1 } braucht { $one } Karten eines Bereichs, { level-2 } braucht { $two }. Ein Abwurfeffekt kostet eine Karte seines Bereichs.
aid-culture-needs = Für { effect-culture } brauchst du mehr Kulturkarten als jede andere Person.
aid-hegemony = { hegemony } braucht { $need } Karten eines Bereichs am Ende deines Zuges.
aid-sizes = Dein Nachziehlimit ist { $size }, mit { effect-religion-1 } { $size1 }, mit { effect-religion-2 } { $size2 }.
aid-steps = Ein Zug: eine Karte spielen, Effekte ausführen, Karten ziehen.
aid-line-level = - **{ $effect }** (Stufe { $level }): { $does }
aid-line-sacrifice = - **{ $effect }** (Abwurfeffekt): { $does }
aid-line-culture = - **{ $effect }**: { $does }
aid-alt = Übersichtstableau für { $players } Personen. { $levels } { $hegemony } { $sizes } { $steps }
key-aid = Übersichtstableau
