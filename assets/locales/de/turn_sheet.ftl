### Das private Blatt: was neu ist, jeder Effekt in wenigen Worten, und ein Druck statt zweier.

## Seit dem letzten Zug: eine Zeile für jeden

turn-since = Seit deinem letzten Zug
turn-so-far = Bisher
turn-line = { $name }: { $what }
turn-earlier = { $count } Treffer davor
turn-mate = { $name } (dein Team)
turn-team-mate = Im Team mit { $name }
turn-for-you = Der Computer für dich
turn-hit-attack = du verlierst { $cards } ({ effect-military-sacrifice })
turn-hit-inquire = du verlierst { $lost }, bekommst { $got } ({ effect-religion-sacrifice })
turn-hit-inquire-same = du bekommst dieselben Karten zurück ({ effect-religion-sacrifice })
turn-hit-inquire-open = deine Hand ist genommen, du bekommst noch Karten ({ effect-religion-sacrifice })
turn-hit-embargo = { effect-economy-sacrifice } auf deinen Bereich { $domain }
turn-hit-democracy = { effect-utopia-sacrifice } auf deinen Bereich { $domain }

## Die Hand

turn-new = neu
# Dasselbe auf mehreren gleichen, von denen nur $count neu sind; sehr kurz.
turn-new-count = { $count } neu
turn-new-told = { $card } (neu)
# $count (of several alike, how many)
turn-new-some = { $card } ({ $count } neu)
turn-new-alt = Neu: { $cards }.
turn-last-turn = letzte Runde
turn-as-of = Stand: { $at }.

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
turn-effects-more = … und { $count } weitere: drücke „{ key-moment }“.

## One press for two

# $card (its name); at most 34 characters
turn-play-end = { $card }, dann Zug beenden
turn-choice-end = { $choice }, Zugende
turn-skip-end = Zug beenden, ohne zu spielen
turn-one-press = Eine Wahl, nach der nichts anderes zu tun bleibt, beendet auch deinen Zug; sie sagt es vorher.
turn-two-presses = Deinen Zug beendest du jetzt immer selbst, mit „{ do-end }“.
# A short button: the same in words
turn-key-text = Text
