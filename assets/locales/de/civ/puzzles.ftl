### Rätsel: eine Stellung aus einer echten Partie, in der genau ein Weg das Ziel eines Zuges erreicht. `/civ puzzle` zeigt täglich eine.

puzzle-of-day = Rätsel vom { $day }
puzzle-easy = Leichtes Rätsel vom { $day }
puzzle-easy-hint = Für deine ersten Partien. Für die Serie und die Wochentabelle zählt nur das Rätsel des Tages.
puzzle-number = Rätsel { $number }
puzzle-until = Rätsel von heute bis { $at }, { $left }. Vorher geöffnet, zählt es bis morgen Abend noch für heute.
puzzle-facts = { $stars } · { $teams ->
        [yes] Zweierteams
       *[no] { $players } Personen
    } · { $reading ->
        [immediate] Vorherrschaft mit { $need }, sofort
       *[end] Vorherrschaft mit { $need }, am Ende deines Zuges
    }
puzzle-task = Du bist am Zug und { $goal ->
    [points] **kannst jetzt durch Mehrheiten gewinnen**: Lass die Partie mit diesem Zug enden und hab die besseren Reihen
    [defence] **{ $name } gewinnt im nächsten Zug, wenn du es nicht verhinderst**
   *[win] **kannst jetzt gewinnen**
}, egal, welche Karten verdeckt sind. Es gibt genau einen Weg, in der einen oder anderen Reihenfolge. Dafür brauchst du { $effects ->
    [one] einen Effekt
   *[other] { $effects } Effekte
}. Alles lässt sich zurücknehmen.
puzzle-solved = { $goal ->
    [defence] ✅ **Gelöst!** { $name } kann den Sieg im nächsten Zug nicht mehr erzwingen.
   *[win] ✅ **Gelöst!**
}
puzzle-lucky = { $goal ->
    [defence] 🍀 { $name } ist gestoppt, aber nur dank Karten, die du nicht kennen konntest. Finde den Weg, der immer hilft.
   *[win] 🍀 Du hast gewonnen, aber nur dank Karten, die du nicht kennen konntest. Finde den Weg, der immer gewinnt.
}
puzzle-missed-turn = { $goal ->
    [defence] Dein Zug ist vorbei, und { $name } kann im nächsten Zug noch gewinnen, egal, welche Karten verdeckt sind. Nimm ihn zurück und versuch es anders.
   *[win] Dein Zug ist vorbei, und du hast nicht gewonnen. Nimm ihn zurück und versuch es anders.
}
puzzle-shown = Das ist die Lösung:
puzzle-way = { $goal ->
    [defence] **Der einzige Weg, { $name } zu stoppen:**
   *[win] **Der einzige Weg zum Sieg:**
}
puzzle-count = { $have } von { $need }
puzzle-missed = Computer haben ihn in { $missed } von { $tries } Versuchen übersehen.
puzzle-proof = Ich habe diesen Zug bis zum Ende durchsucht ({ $searched } Stellungen): { $goal ->
    [defence] Fehlt etwas davon, gewinnt { $name } im nächsten Zug
   *[win] Wer gewinnt, tut all das
}, und keine verdeckte Karte ändert etwas daran.
puzzle-streak = { $days ->
    [one] 🔥 { $days } Tag in Folge.
   *[other] 🔥 { $days } Tage in Folge.
}
puzzle-shown-here = { $squares } { $tries ->
    [one] { $name } hat es im ersten Versuch gelöst.
    [10] { $name } hat es zuletzt doch gelöst.
   *[other] { $name } hat es im { $tries }. Versuch gelöst.
}
puzzle-shown-how = { COMMAND("civ puzzle") }: für alle dasselbe Rätsel.
puzzle-keep-ask = Möchtest du eine Serie? Dann merke ich mir, an welchen Tagen du das Rätsel des Tages löst, und zeige deinen Namen in der Wochentabelle des Servers, auf dem du es gelöst hast. Sonst speichere ich nichts.
puzzle-none = Hier gibt es kein Rätsel: Die Dateien fehlen oder wurden verändert.
puzzle-key-again = Von vorn
puzzle-key-solution = Lösung
puzzle-key-earlier = Ein früheres Rätsel
puzzle-key-today = Rätsel des Tages
puzzle-key-keep = Meine Serie merken
puzzle-key-forget = Meine Rätsel nicht merken
puzzle-key-week = Wochentabelle
puzzle-week = Diese Woche gelöste Rätsel
puzzle-week-line = { $place }. { $name }: { $solved }
puzzle-week-empty = { tournament-nobody }
puzzle-week-hint = Montag bis Sonntag, nach den Tagen jeder Person. Hier steht nur, wer das möchte, und auf dem Server, auf dem das Rätsel gelöst wurde.
reason-puzzle-place = Das führt in diesem Rätsel nirgendwohin; vielleicht wurde es geändert. { COMMAND("civ puzzle") } zeigt das heutige.
