### Die Geschichte einer beendeten Partie: Bild, Bildbeschreibung, Wendepunkte. Je ein kurzer Satz im Präsens.

story-title = Die Geschichte der Partie: { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
story-alt-columns = Die Karten jedes Bereichs im Lauf der Züge, als Kurven
story-alt-turning = Was die Partie gewendet hat, Zug für Zug
story-points = Punkte, Zug für Zug
story-axis-start = Start
story-axis-turn = Zug { $turn }
story-left = ausgestiegen
story-need = { $count }/{ $need }
story-turn = Zug { $turn }: { $what }

## Was sie wendete

story-attack = { $name } greift { $domain } an: eine Karte weniger für { $others }.
story-attack-hegemony = { $name } greift { $domain } an: { $others } fehlte dort nur 1 Karte zur Vorherrschaft.
story-democracy-hegemony = { $name } stoppt { $others } mit einer Demokratie, 1 Karte vor der Vorherrschaft in { $domain }.
story-democracy = { $name } legt eine Demokratie: { $others } braucht in { $domain } jetzt { $count } Karten.
story-embargo-hegemony = { $name } stoppt { $others } mit einem Embargo, 1 Karte vor der Vorherrschaft in { $domain }.
story-inquire = { $name } nimmt bei { $others } { $count ->
        [one] die einzige Handkarte
       *[other] alle { $count } Handkarten
    } (Inquisition).
story-copy = { $name } kopiert { $effect } (Stufe 2) bei { $others }.
story-eliminate = { $name } verlässt die Partie.
story-near = { $name } fehlt nur 1 Karte zur Vorherrschaft in { $domain }.
story-lead = { $name } { $many ->
        [one] löst
       *[other] lösen
    } { $others } in der Führung ab.
story-swing = { $name } { $many ->
        [one] gewinnt
       *[other] gewinnen
    } { $count } Punkte in einem Zug.
story-level = { $name } erreicht zuerst Stufe 2 in { $domain }.
story-final-round = Der Zeitalterstapel ist leer: Die letzte Runde beginnt.
story-won = { $name } erreicht die Vorherrschaft im Bereich { $domain }, mit { $count } Karten, und gewinnt.
story-won-card = { $name } spielt { $card } und gewinnt: Vorherrschaft mit { $count } Karten.

## Der Zug, der das Spiel entschied

decided-card = Zug { $turn } hat entschieden: { $name } spielte { $card } und kam im Bereich { $domain } von { $before } auf { $after } Karten.
decided-cards = Zug { $turn } hat entschieden: { $name } kam im Bereich { $domain } von { $before } auf { $after } Karten.
decided-own = { $last ->
    [yes] Der letzte Zug hat entschieden: { $name } zog an { $others } vorbei.
   *[no] Zug { $turn } hat entschieden: { $name } zog an { $others } vorbei und blieb vorn.
}
decided-by = { $last ->
    [yes] Der letzte Zug ({ $name }) hat entschieden: { $winners } vor { $others }.
   *[no] Zug { $turn } ({ $name }) hat entschieden: { $winners } vor { $others }, und so blieb es.
}

## Dasselbe in Worten

story-text-points = Punkte am Ende: { $points }.
story-text-most = Größte Bereiche: { $columns }.
story-text-column = { $name } { $domain } { $count }
