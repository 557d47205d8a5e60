### Das Spielfeld, als Bild und in Worten.

board-turn = { $name } ist dran
board-waiting = Warten auf { $names }
board-wins = { $winners } { $many ->
        [one] gewinnt
       *[other] gewinnen
    }
board-called-off = Abgebrochen
board-turn-number = Zug { $number }
board-turn-number-of = Zug { $number } von { $cap }
board-final-round = Letzte Runde
board-first-player = Startspieler
board-left = Ausgeschieden
board-winner = Sieg
board-choosing = wählt …
board-chosen = hat gewählt
board-level = S{ $level }
board-need = /{ $need }
# $one, $two, $need: cards of one Domain
board-legend = Stufe 1: { $one } · 2: { $two } · Sieg: { $need }
# After the sign for most cards of a Domain, very short
board-laurel = Punkt
board-times = ×{ $count }
board-came = +{ $count }
board-went = −{ $count }
board-hand = Hand { $count } / { $limit }
board-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
board-deck = Zeitalterstapel
board-discard = Abgelegt
board-centre = Mitte
board-coin-beside = Kulturmünze beim Stapel
board-coin-laid = { $name } kopierte { $effect } bei { $owner }
board-used-permanent = Genutzt
board-used-sacrifice = Abwurfeffekt
board-embargo = { $count ->
        [one] Embargo
       *[other] Embargo ×{ $count }
    }
board-embargo-short = { $count ->
        [one] Embargo
       *[other] Emb. ×{ $count }
    }
board-embargo-sign = E×
board-democracy = { $count ->
        [one] Demokratie
       *[other] Demokratie +{ $count }
    }
board-democracy-short = +{ $count }
board-democracy-sign = +{ $count }

## Dasselbe in Worten: Bildbeschreibung und Spielfeld als Text. Eine Tatsache je Zeile oder Satz.

text-title = Carta Impera Victoria: { $setup }, { $players } Personen
text-title-teams = Carta Impera Victoria: { $setup }, Teamspiel, { $players } Personen
text-final-round = Der Zeitalterstapel ist leer: Das ist die letzte Runde.
text-threat = { $name } hat im Bereich { $domain } { $count } der { $need } Karten zur Vorherrschaft.
text-changed = Zuletzt verändert: { $columns }.
text-changed-column = { $domain } bei { $name }
text-came = neu: { $ages }
text-went = weg: { $ages }
text-name-marked = { $name } ({ $marks })
text-on-turn = ist dran
text-awaited = muss wählen
text-left = hat die Partie verlassen
text-no-cards = keine Karten in der Auslage
text-column = { $domain } { $count }
text-column-level = { $domain } { $count } (Stufe { $level })
text-column-full = { $domain } { $count } von { $need }{ $level ->
        [0] {""}
       *[other] , Stufe { $level }
    }: { $ages }
text-column-none = { $domain } { $count } von { $need }{ $level ->
        [0] {""}
       *[other] , Stufe { $level }
    }
text-columns-bare = Noch leer ({ $need } für den Sieg): { $domains }
text-leads = Mehrheit
text-coin-here = die Kulturmünze, für Stufe { $level }
text-embargo = Embargo auf { $domain } ({ $cards })
text-democracy = Demokratie auf { $domain } ({ $cards })
text-embargo-short = Embargo auf { $domain }
text-democracy-short = Demokratie auf { $domain }
text-hand = Hand: { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }, Nachziehlimit { $limit }
text-hand-ages = Hand: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ({ $ages }), Nachziehlimit { $limit }
text-points = derzeit { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
text-deck = Zeitalterstapel: { $count ->
        [0] leer
        [one] { $count } Karte ({ $ages })
       *[other] { $count } Karten ({ $ages })
    }.
text-age-count = { $count } aus Zeitalter { $age }
text-discard-none = Ablagestapel: leer.
text-discard = Ablagestapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $cards }.
text-centre = Mitte: { $cards }.
text-coin = { $coin }.
text-coin-laid = Kulturmünze: { $coin }.
text-used = In diesem Zug genutzt: { $effects }.
text-used-permanent = { $domain } (dauerhafter Effekt)
text-used-inspiration = Inspiration
text-used-sacrifice = { $domain } (Abwurfeffekt)
text-inquired = Genommene Hand: { $name }.
text-hegemony-turn-end = Vorherrschaft: { $need } Karten eines Bereichs am Ende deines Zuges.
text-hegemony-immediate = Vorherrschaft: { $need } Karten eines Bereichs, sofort nach einer gespielten Karte.
text-levels = Stufe 1: { $one } Karten eines Bereichs; Stufe 2: { $two }.
text-own-hand = Deine Hand, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } (Nachziehlimit { $limit }):
text-own-hand-none = Deine Hand ist leer (Nachziehlimit { $limit }).
text-own-pack = Dein Päckchen, aus dem du eine Karte behältst:
text-own-kept = Behalten hast du: { $cards }.
text-own-kept-title = Behalten hast du:
text-card = { $card }: von { $before } auf { $after } (von { $need }){ $added ->
        [0] {""}
       *[other] , wegen Demokratie { $added } mehr nötig
    }

final-round-begun = **Letzte Runde:** Der Zeitalterstapel ist leer. Wer in dieser Runde noch nicht dran war, hat noch einen Zug, ohne zu ziehen.
board-all-choose = { $count ->
    [one] { $who }, wähle eine Karte ({ $table }): Klick auf „{ key-hand }“.
   *[other] { $who }, wählt je eine Karte ({ $table }): Klickt auf „{ key-hand }“.
}
