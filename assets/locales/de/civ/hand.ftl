### Die private Hand: was neu ist, was man wählen kann und was folgt, Knöpfe, Hinweise fürs erste Spiel.

## Seit dem letzten Zug: eine Zeile für jeden

turn-since = Seit deinem letzten Zug
turn-so-far = Bisher
turn-line = { $name }: { $what }
turn-earlier = … und davor { $count } Treffer
turn-more = und { $count } weitere
turn-mate = { $name } (dein Team)
turn-team-mate = Im Team mit { $name }
turn-for-you = Der Computer für dich
turn-hit-attack = du verlierst { $cards } ({ effect-military-sacrifice })
turn-hit-inquire = du verlierst { $lost }, bekommst { $got } ({ effect-religion-sacrifice })
turn-hit-inquire-same = du bekommst dieselben Karten zurück ({ effect-religion-sacrifice })
turn-hit-inquire-open = deine Hand ist genommen, du bekommst noch Karten ({ effect-religion-sacrifice })
turn-hit-embargo = { effect-economy-sacrifice } auf deinen Bereich { $domain }
turn-hit-democracy = { effect-utopia-sacrifice } auf deinen Bereich { $domain } (jetzt { $need } nötig)

## Die Hand

turn-new = neu
# Dasselbe auf mehreren gleichen, von denen nur $count neu sind; sehr kurz.
turn-new-count = { $count } neu
turn-new-told = { $card } (neu)
# $count (of several alike, how many)
turn-new-some = { $card } ({ $count } neu)
turn-new-alt = Neu: { $cards }.
turn-last-turn = letzte Runde
# While the deck isn't empty yet, but may be by the end of the round
turn-maybe-last = vielleicht dein letzter Zug
# $told (who would win and why, a sentence), $points (of everyone)
turn-points-now = **Entschieden jetzt die Punkte:** { $told }
# $count (of the players who still have a turn in this round), $names
turn-points-after = { $count ->
        [0] Nach dir ist niemand mehr am Zug.
       *[other] Nach dir noch am Zug: { $names }.
    }

## Jeder Effekt in wenigen Worten

brief-military-1 = wirf 1 Handkarte ab
brief-military-2 = wirf 2 Handkarten ab
brief-military-sacrifice = alle −1 Karte in 1 Bereich
brief-religion-1 = Nachziehlimit 5
brief-religion-2 = Nachziehlimit 7
brief-religion-sacrifice = tausche mit fremder Hand
brief-economy-1 = ersetze 1 in der Auslage
brief-economy-2 = ersetze 2 in der Auslage
brief-economy-sacrifice = sperre 1 Bereich für 1 Zug
brief-science-1 = nimm 1 zurück, spiele 1
brief-science-2 = nimm 2 zurück, spiele 2
brief-science-sacrifice = ziehe 5, wirf 5 ab
brief-utopia-1 = nimm 1 abgeworfene Karte
brief-utopia-2 = nimm 2 abgeworfene Karten
brief-utopia-sacrifice = 1 Bereich braucht +1 Karte
turn-effect = **{ $effect }**: { $does }
turn-effect-copied = **{ $effect }** (kopiert): { $does }
turn-effects-more = … und { $count } weitere: klick auf „{ key-aid }“.

## One press for two

# $card (its name); at most 34 characters
turn-play-end = { $card }, dann Zug beenden
turn-play-win = { $card } spielen und gewinnen
turn-choice-end = { $choice }, Zugende
turn-choice-win = { $choice } und gewinnen
turn-skip-end = Zug beenden, ohne zu spielen

## Die Hand

hand-title = Hand: { $name }
hand-pack = Behalte eine Karte
hand-kept = Behalten
hand-empty = Keine Handkarten
hand-level = Stufe { $level }: { $effect }
hand-level-near = noch { $missing } bis Stufe { $level }
# Von Kultur, die einzige Stufe: mehr Karten als jeder andere
hand-most = Mehrheit: { $effect }
hand-most-told = erlaubt { $effect }: die meisten Karten hier
hand-most-near = noch { $missing } bis zur Mehrheit
hand-hegemony = Vorherrschaft!
hand-hegemony-near = noch { $missing } bis zur Vorherrschaft
hand-point-won = +1 Punkt
# The same where another player has that point, too
hand-point-shared = +1 Punkt, geteilt
hand-point-alone = der Punkt gehört nur dir
hand-embargoed = Embargo: nicht in diesem Zug

hand-no-effect = Gerade kannst du keinen Effekt nutzen.
hand-alt = Deine Hand: { $cards }.
pack-alt = Das Päckchen vor dir: { $cards }.
# What anybody holds, for a tournament’s referee
held-hand = Hand: { $cards }
held-pack = Päckchen: { $cards }
end-question = Du kannst noch nutzen: { $effects }. Trotzdem den Zug beenden?
end-effect = „{ $effect }“

## Was in einer Liste gewählt wird

pick-play = Eine Karte spielen
pick-use = Einen Effekt nutzen
pick-copy = Inspiration: einen Effekt kopieren
pick-sacrifice = Abwurfeffekt wählen
pick-keep = Eine Karte behalten
pick-take = Eine Karte aus der Mitte nehmen
pick-discard = { $count ->
    [one] { $count } Handkarte abwerfen
   *[other] { $count } Handkarten abwerfen
}
pick-give = { $count ->
    [one] { $count } Karte zurückgeben
   *[other] { $count } Karten zurückgeben
}
pick-scrap = { $count ->
    [one] { $count } Karte aus der Auslage abwerfen
   *[other] { $count } Karten aus der Auslage abwerfen
}
pick-recall = { $count ->
    [one] { $count } Karte aus der Auslage nehmen
   *[other] { $count } Karten aus der Auslage nehmen
}
pick-salvage = { $count ->
    [one] { $count } Karte vom Ablagestapel nehmen
   *[other] { $count } Karten vom Ablagestapel nehmen
}
pick-attack = Karte des angegriffenen Bereichs
pick-inquire = Wessen Hand?
pick-embargo = Embargo legen auf
pick-democracy = Demokratie legen auf

## Buttons

key-cards = Alle Karten
key-skip = { do-skip }
key-end = { do-end }
key-end-win = Zug beenden und gewinnen
key-skip-win = Ohne zu spielen gewinnen
key-end-now = Zug jetzt beenden
key-end-always = Beenden, nie mehr fragen
key-stay = Weiterspielen

## Vor dem allerersten Zug von jemandem, oben auf der Hand.

# $need (7 oder 8): Karten eines Bereichs
primer-aim = 🎯 **Deine erste Partie.** { $need } Karten eines Bereichs gewinnen; ist vorher der Stapel leer, gewinnen die meisten Mehrheiten.
primer-teams = 👥 Du und { $name } seid ein Team: Wer von euch gewinnt, gewinnt für beide. Die Handkarten bleiben geheim, auch voreinander.
# $one (2 oder 3): Karten eines Bereichs. Es folgt eine Zeile für jeden Bereich.
primer-levels = Ab { $one } Karten eines Bereichs, in jedem Zug:
primer-culture = die meisten (auch 1): kopiere Effekte
primer-discard = Wirf eine Karte der Auslage ab: noch ein Effekt.

## Was aus einer Wahl folgt, auf dem eigenen Blatt.

choice-keep = { $kind ->
        [give] { $gone } zurückgeben, { $count } behalten
       *[discard] { $gone } abwerfen, { $count } behalten
    }
choice-discard = Abgeworfen:
choice-give = Zurückgegeben:
choice-sacrifice = { $effect } ({ $age })
choice-ends = Zugende
choice-stops = verhindert den Sieg
choice-ends-win = Zugende, und du gewinnst
choice-costs-win = ⚠️ kostet dich eine Karte, mit der du gewinnst
choice-points-more = { $count ->
        [one] +1 Punkt: { $domains }
       *[other] +{ $count } Punkte: { $domains }
    }
# The same where other players have those points, too
choice-points-shared = { $count ->
        [one] +1 geteilter Punkt: { $domains }
       *[other] +{ $count } geteilte Punkte: { $domains }
    }
# Points that the player has and shared before: $domains
choice-points-denied = Punkt nur noch für dich: { $domains }
choice-points-fewer = { $count ->
        [one] −1 Punkt: { $domains }
       *[other] −{ $count } Punkte: { $domains }
    }
choice-attack-none = niemand sonst verliert eine Karte
choice-attack = { $count ->
        [one] { $names } verliert 1
       *[other] { $names } verlieren je 1
    }
choice-attack-all = alle anderen verlieren 1
choice-pays = du zahlst { $told }
choice-hand = { $count ->
        [0] leere Hand
        [one] 1 Karte
       *[other] { $count } Karten
    }
choice-begin = { $effect } · { $asked }
# Was eine Karte brächte ($told), die man abwerfen oder nehmen kann
choice-if-played = wenn gespielt: { $told }
# Alle Karten, die zur Wahl stehen: $count
choice-all = { $count ->
        [2] Beide Karten
       *[other] Alle { $count } Karten
    }
