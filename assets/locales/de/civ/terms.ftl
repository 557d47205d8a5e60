### Die Wörter des Spiels, wie sein Verlag sie verwendet.

title = Carta Impera Victoria

## Bereiche

domain-military = Militär
domain-religion = Religion
domain-economy = Wirtschaft
domain-science = Wissenschaft
domain-culture = Kultur
domain-utopia = Utopia

## Der Buchstabe im Zeichen eines Bereichs

letter-military = M
letter-religion = R
letter-economy = Wi
letter-science = Ws
letter-culture = K
letter-utopia = U

## Effekte, nach Bereich und Stufe

effect-military-1 = Hinrichtung
effect-military-2 = Säuberung
effect-military-sacrifice = Angriff
effect-religion-1 = Heilige Schrift
effect-religion-2 = Göttliches Recht
effect-religion-sacrifice = Inquisition
effect-economy-1 = Entwicklung
effect-economy-2 = Monopol
effect-economy-sacrifice = Embargo
effect-science-1 = Experiment
effect-science-2 = Forschung
effect-science-sacrifice = Durchbruch
effect-utopia-1 = Oligarchie
effect-utopia-2 = Republik
effect-utopia-sacrifice = Demokratie
effect-culture = Inspiration

## Was ein Effekt tut, in einem kurzen Satz

does-military-1 = Wirf 1 Handkarte ab.
does-military-2 = Wirf 2 Handkarten ab.
does-military-sacrifice = Wirf noch 1 Karte aus deiner Auslage ab; alle anderen werfen 1 Karte dieses Bereichs ab.
does-religion-1 = Dein Nachziehlimit ist 5.
does-religion-2 = Dein Nachziehlimit ist 7.
does-religion-sacrifice = Nimm alle Handkarten einer anderen Person, dann gib ebenso viele Karten zurück.
does-economy-1 = Wirf 1 Karte aus deiner Auslage ab, dann spiele 1 Handkarte.
does-economy-2 = Wirf 2 Karten aus deiner Auslage ab, dann spiele 2 Handkarten.
does-economy-sacrifice = Eine andere Person darf im nächsten Zug keine Karten eines Bereichs spielen.
does-science-1 = Nimm 1 Karte aus deiner Auslage auf die Hand, dann spiele 1 Handkarte.
does-science-2 = Nimm 2 Karten aus deiner Auslage auf die Hand, dann spiele 2 Handkarten.
does-science-sacrifice = Ziehe 5 Karten, dann wirf ebenso viele Handkarten ab.
does-utopia-1 = Nimm 1 Karte aus dem Ablagestapel auf die Hand.
does-utopia-2 = Nimm 2 Karten aus dem Ablagestapel auf die Hand.
does-utopia-sacrifice = Eine andere Person braucht in einem Bereich 1 Karte mehr zur Vorherrschaft, bis zum Spielende.
does-culture = Kopiere von einer anderen Person einen dauerhaften Effekt, der besser ist als deiner.

## Karten, Zeitalter, Anzahlen

card-name = { $domain } { $age }
age = Zeitalter { $age }
ages = Zeitalter { $ages }
times = { $count } × { $what }
team = Team { $number }
level-1 = Stufe 1
level-2 = Stufe 2
first-player = Startspieler
culture-coin = Kulturmünze
discard-pile = Ablagestapel
deck = Zeitalterstapel
hand = Hand
hand-size = Nachziehlimit
play-area = Auslage
hegemony = Vorherrschaft
victory-hegemony = Sieg durch Vorherrschaft
victory-majority = Sieg durch Mehrheiten
setup-classic = Basis-Variante
setup-draft = Draft-Variante
team-game = Teamspiel
effects-permanent = Dauerhafte Effekte
effects-sacrifice = Abwurfeffekte

tournament-lot-begins = { domain-military } I
tournament-lot-follows = { domain-religion } I
