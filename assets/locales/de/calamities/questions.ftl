### Katastrophen am Tisch: was wer gefragt wird, was sich auf dem Spielplan bewegt, und wie Zahlen zustande kommen.

# $who (eine Nation) entscheidet, nach $clause; $victim ist das Hauptopfer
ask-who = { $who } entscheidet ({ $clause })
ask-who-table = Der Tisch entscheidet ({ $clause })
ask-eruption = Diese Vulkane würden gleich viel Schaden anrichten. Welcher bricht aus?
ask-quake = Erdbeben: Welche Stadt von { $victim } trifft es? Hier ist der Schaden am größten.
ask-quake-neighbour = Welche Nachbarstadt wird auch reduziert?
ask-treachery = Welche Stadt von { $victim } läuft zu { $who } über?
ask-treachery-untraded = Niemand hat den Verrat weitergegeben. Welche Stadt von { $victim } wird reduziert?
ask-storm = { $victim } hat keine Einheiten in einer Überschwemmungsebene. Welche Küstenstadt trifft es?
ask-reduce = Zu wenige Marker versorgen die Städte. Welche wird als Nächste reduziert?
ask-keep = Welche Partei behält { $victim }? Andere übernehmen die zweite.
ask-start = Wo landen die 15 Barbaren? Diese Gebiete sind gleichwertig.
ask-march = Wohin ziehen die Barbaren? Diese Gebiete sind gleichwertig.
ask-plain = { $victim } hat in diesen Ebenen gleich viele Punkte. Welche wird überschwemmt?
ask-coast = Hier sind sich Spielpläne uneinig: Liegt { $area } auf eurem am Meer?
ask-cities = Welche Städte von { $victim } werden reduziert?
ask-cities-heresy = { $victim } hat { $who } als Nebenopfer bestimmt. Welche Städte von { $who } werden reduziert?
ask-cities-heretics = Welche der Städte werden reduziert?
ask-cities-pirates = Welche Küstenstädte von { $victim } nehmen die Piraten?
ask-cities-pirates-others = Welche Küstenstädte anderer Nationen nehmen die Piraten?
ask-grain = Wie viele Getreidekarten zeigt { $who }? Jede erspart 4 Punkte und bleibt bis zum Ende der Runde offen liegen.
ask-allocation = Wie viele Punkte verliert jede andere Nation?
ask-allocation-cities = Wie viele Städte jeder anderen Nation werden reduziert?
ask-losses = Welche Einheiten verliert { $who }?
ask-faction-own = Welche Einheiten wählt { $victim } für die erste Partei?
ask-faction-philosophy = Philosophie: Welche Einheiten von { $victim } wählt { $who } als erste Partei?
ask-faction-added = Mit welchen Einheiten von { $victim } ergänzt { $who } die erste Partei?
ask-military = Militär: Welche Einheiten von { $victim } fallen im Kampf?
ask-take-over = { $who } hat zu wenige Einheiten. Was von der verlorenen Partei übernimmt { $who }?

# Wie eine Entscheidung heißt, wo jemand auf eine andere antwortet
what-eruption_site = der Vulkan
what-city = die Stadt
what-secondary = die Nachbarstadt
what-reduce = die Stadt, die reduziert wird
what-keep = die Partei, die bleibt
what-start_area = die Landung
what-march = der Marsch
what-flood_plain = die überschwemmte Ebene
what-coast = die Küste
what-cities = die Städte
what-grain_shown = die gezeigten Getreidekarten
what-allocation = die Verluste der anderen
what-own_losses = die Verluste des Hauptopfers
what-losses = die Verluste
what-first_faction_15 = die erste Partei
what-first_faction_20 = die Ergänzung der ersten Partei
what-military_losses = die Verluste im Kampf
what-take_over = die Übernahme

# Die Grenzen einer Antwort
limit-one = Eine von { $count } Möglichkeiten.
limit-some = { $count ->
    [one] Genau eine Stadt.
   *[other] Genau { $count } Städte.
}
limit-order = Im Vorrat sind zu wenige Marker: Städte werden in der Reihenfolge reduziert, in der du sie nennst.
limit-each = Höchstens eine Stadt je Nation.
limit-amount = Eine Zahl von 0 bis { $most }.
limit-total = { $count ->
    [one] Genau 1 Punkt insgesamt.
   *[other] Genau { $count } Punkte insgesamt.
}
limit-total-cities = { $count ->
    [one] Genau 1 Stadt insgesamt.
   *[other] Genau { $count } Städte insgesamt.
}
limit-share = { $nation }: höchstens { $most }
limit-points = Ein Marker zählt 1 Punkt, eine Stadt 5{ $replaced ->
    [no] .
   *[other] {" "}minus die Marker, die sie ersetzen.
}
limit-surplus = Marker, die eine Stadt ersetzen, dürfen über die Grenze des Gebiets gehen (30.612).
limit-near = { $count ->
    [one] 1 dieser Punkte muss neben der anderen Partei fallen.
   *[other] { $count } dieser Punkte müssen neben der anderen Partei fallen.
}
limit-area = { $area }: { $what }
limit-take-over = Genau { $tokens } und { $cities }.
answer-first = die erste Partei
answer-second = die zweite Partei
answer-first-points = Erste Partei ({ $count } Punkte)
answer-second-points = Zweite Partei ({ $count } Punkte)
answer-yes = ja, am Meer
answer-no = nein
answer-owned = { $area } ({ $nation })
way-city = Stadt: 5 Punkte
way-eliminate = Stadt entfernt: 5 Punkte
way-reduce = Stadt auf { $tokens } reduziert: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
way-points = Stadt durch { $tokens } ersetzt: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
way-range = Stadt durch { $fewest } bis { $tokens } ersetzt: { $most } bis { $least } Punkte
way-or = { $way } oder { $other }

# Die beiden Parteien eines Bürgerkriegs nebeneinander, und was folgt, je nachdem, welche bleibt
faction-first = Erste
faction-second = Zweite
faction-tokens = Marker
faction-cities = Städte
faction-points = Punkte
faction-kept = In jedem Fall behält { $nation } Vorrat, Schiffe, Kasse und Zivilisationskarten.
choice-points = { $nation } { $before } → { $after } Punkte
choice-support = ⚠️ { $count ->
    [one] 1 Marker fehlt
   *[other] { $count } Marker fehlen
}, um die Städte zu versorgen (29.8)
choice-removed = { $count ->
    [one] 1 Punkt, den niemand übernehmen kann, kommt
   *[other] { $count } Punkte, die niemand übernehmen kann, kommen
} vom Spielplan
choice-added = Danach fügt { $nation } { $points } Punkte hinzu; die zweite Partei ist der Rest, { $count ->
    [one] 1 Punkt.
   *[other] { $count } Punkte.
}
choice-rest = Der Rest ist die zweite Partei: { $count ->
    [one] 1 Punkt.
   *[other] { $count } Punkte.
}
choice-take-over-next = Was übrig bleibt, geht an { $nation } mit den nächstmeisten Punkten im Vorrat.
choice-take-over-removed = Was übrig bleibt, kommt vom Spielplan.
# $shown (Getreidekarten), $count (Punkte)
choice-grain = { $shown }: noch { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} zu verlieren
choice-supported = { $have } Marker versorgen Städte; nötig sind { $need }, zwei je Stadt.
choice-near = { $what } (neben der anderen Partei)
choice-bears = { $what } (hat { $units })

# Was auf dem Spielplan bewegt wird: die Wirkungen, der Reihe nach
move-remove = { $nation }, { $area }: { $tokens } in den Vorrat legen
move-place = { $nation }, { $area }: { $tokens } aufstellen
move-eliminate = { $nation }, { $area }: die Stadt in den Vorrat legen
move-reduce = { $nation }, { $area }: die Stadt durch { $tokens } ersetzen
move-reduce-bare = { $nation }, { $area }: die Stadt entfernen; nichts ersetzt sie
move-replace-tokens = { $nation }, { $area }: { $tokens } durch ebenso viele von { $by } ersetzen
move-replace-city = { $nation }, { $area }: die Stadt durch eine von { $by } ersetzen
move-pirates = { $nation }, { $area }: die Stadt durch eine Piratenstadt ersetzen
move-march = { $nation }: { $tokens } bewegen, { $area } → { $to }
move-show = { $nation }: { $count ->
    [one] 1 Getreidekarte
   *[other] { $count } Getreidekarten
} bis zum Ende der Runde offen zeigen
# Der Grund einer Zahl, oder warum sich nichts bewegt
note-plain = { $nation }: { $sum }
note-cities = { $nation }: Städte zu reduzieren: { $sum }
note-revolt = { $nation }: Marker, die keine Stadt versorgen: { $sum }
note-faction = { $nation }: Punkte für die erste Partei: { $sum }
note-ordered = { $nation }: den anderen aufzuerlegen: { $sum }
move-because = { $move } ({ $sum }; { $clause })
move-by = { $move } ({ $clause })
moves-none = Auf dem Spielplan bewegt sich nichts.
moves-more = … und { $count } weitere Bewegungen

# Wie eine Zahl zustande kommt
sum-no-city = { $nation } hat keine Stadt im Vorrat
sum-nothing-ordered = die anderen können { $have } von { $need } tragen: es wird nichts auferlegt
sum-no-faction = { $have } Punkte, und die erste Partei nimmt { $need }: keine zweite Partei
sum-no-cities-left = niemand hat noch eine Stadt
sum-no-tokens-left = niemand hat noch Marker
sum-no-pirates-left = keine Piratenstadt mehr da
sum-spared = wird nie getroffen
sum-most = Punkte im Vorrat: { $ranking }; { $nation } hat die meisten
sum-ranking = Punkte im Vorrat: { $ranking }
sum-volcanoes = Schaden: { $ranking }
sum-battle = { $tokens } gegen { $there }: { $left } bleiben
sum-cities = { $sum }, bei { $cities ->
        [one] einer Stadt
       *[other] { $cities } Städten
    }
sum-religion = { $count }, mit { $card } { $left }
sum-damage = Schaden zusammen: { $count }
sum-plain = { $plain }: dort { $have } Punkte, höchstens { $most }
sum-can-bear = die anderen können { $have } von { $need } tragen
sum-only-stock = nur { $count } im Vorrat
sum-room = Platz für { $count }
sum-only-board = { $sum }, aber nur { $count } auf dem Spielplan
sum-capped = { $count }, mit { $card } höchstens { $most }
sum-due = { $count ->
    [one] 1 Punkt fällig
   *[other] { $count } Punkte fällig
}
sum-grain = Getreide

# Wie eine Stadt gehen kann, wie eine Antwort es nennt
way-word-eliminate = entfernen
way-word-reduce = reduzieren
way-word-city = Stadt
# What people type for it, too
way-words-eliminate = entfernt, Stadt entfernt, verloren, weg
way-words-reduce = reduziert, Stadt reduziert, ersetzt, Stadt ersetzt
# Other words in a line such as “Memphis: city replaced by 1 to 4 tokens: 4 to 1 points”, “Crete: 8 at most”
answer-words-points = Punkte, Punkt, Punkten
answer-words-or = oder
answer-words-noise = durch, auf, bis, höchstens, der, die, das, von, um

# An answer in the log
answer-told = { $nation }, { $what }: { $value }
# What people type for an option that is no name: the first word is shown, all are understood
choice-words-yes = ja, j
choice-words-no = nein, n
choice-words-first = erste, die erste Partei, 1
choice-words-second = zweite, die zweite Partei, 2
