### Die Regeln zur Hand: unsere eigenen Worte; jede Zeile steht für sich und bekommt ihre Regelnummer in Klammern.

## Das Buch

rules-title = Regeln
rules-intro = Wie man spielt, auf kurzen Seiten: Wähle eine, oder tipp { COMMAND("rules") } und ein Wort. Nummern in Klammern sind Abschnitte der Regeln. „Hausregel“ steht, wo das Regelheft etwas offenlässt oder seine Ausgaben sich unterscheiden.
pick-rules-game = Das Spiel: eine Seite wählen
pick-rules-effects = Die Effekte: eine Seite wählen
pick-rules-more = Spielende, Teams und mehr …
pick-rules-glossary = Ein Wort wählen
rules-line = - { $text } ({ $clause })
rules-line-house = - { $text } ({ $clause }, Hausregel)
rules-line-here = - { $text }
rules-shown = Klick auf „{ $button }“, um in deiner eigenen Sprache weiterzulesen.
rules-effects-seen = Karten: { $cards }. { $does }
rules-effects-seen-one = { $effect }: { $does }
rules-ignored-words = der, die, das, des, dem, den, ein, eine, einer, eines, einem, einen, und, oder, aber, wenn, als, ob, dass, in, im, an, am, auf, aus, bei, mit, nach, von, vom, zu, zum, zur, fur, uber, ist, sind, bin, war, sein, hat, habe, hab, haben, hatte, wird, werden, werde, kann, konnen, darf, durfen, muss, mussen, soll, sollen, will, was, wie, wo, wer, wen, wem, wann, warum, wieso, welche, welcher, welches, wofur, wozu, worum, ich, du, er, sie, es, wir, ihr, mich, mir, dich, dir, sich, man, mein, meine, meinen, meiner, dein, deine, deinen, deiner, ihre, ihren, nicht, kein, keine, keinen, auch, denn, dann, so, da, hier, passiert, geht, macht, mache, machen, bedeutet, heisst, eigentlich, genau, mal, noch, es, spiel, gibt, brauch, brauche, komme, komm, kommt, bitte, jetzt, nun, gerade, eigtl, bisschen, irgendwie, ja, nein, gibts, gehts, wieviel, wieviele, hallo, hi, eben, etwa, moglich, erlaubt, frage, verstehe, weiss, sowas, eigene, ists, nix, eig
key-rules-contents = Alle Seiten
key-rules-back = Zurück
key-rules-next = Weiter
key-rules-open = Regeln öffnen
rules-title-of-effects = { $domain }: { $effects }

## Was eine Tabelle sagt, eine Zeile je Spielerzahl

rules-row-levels = **{ $players } Personen**: { level-1 } mit { $one } Karten, { level-2 } mit { $two } Karten
rules-row-hegemony = **{ $players } Personen**: { $need } Karten eines Bereichs
rules-row-supply = **{ $domain }**: { $ages } ({ $count } Karten)
rules-row-size = **{ $effect }** ({ domain-religion }, Stufe { $level }): { $size } Karten

## Ziel des Spiels

rules-goal-title = Ziel des Spiels
rules-goal-words = Spielziel, gewinnen, Sieg, Zweck, wie gewinnt man, Überblick, Zusammenfassung, worum geht es, anleitung, wer gewinnt, worum geht das spiel, spielidee, worum gehts, worum gehts in dem spiel, sammeln
rules-goal-alt = Die Symbole der sechs Bereiche, dann eine Krone für die Vorherrschaft und ein Lorbeerkranz für die meisten Punkte.
rules-goal-domains = Mit den Karten in deiner Auslage baust du eine Zivilisation auf. Jede Karte gehört zu einem von sechs Bereichen: { $domains }.
rules-goal-effects = Je mehr Karten eines Bereichs du hast, desto stärker sind seine Effekte.
rules-goal-hegemony = **{ victory-hegemony }**: Hast du am Ende deines Zuges genug Karten eines Bereichs, gewinnst du sofort.
rules-goal-majority = **{ victory-majority }**: Ist vorher der Zeitalterstapel leer, bekommst du einen Punkt für jeden Bereich, in dem du mindestens eine Karte hast und niemand mehr hat. Wer die meisten Punkte hat, gewinnt.

## Spielaufbau

rules-setup-title = Spielaufbau: { setup-classic }
rules-setup-words = Start, Anfang, Beginn, austeilen, Vorbereitung, Spielmaterial, Karten, wie viele Karten, Zeitalter, Schachtel, wie viele karten gibt es, mischen, starthand, wer fängt an, wer beginnt, Startspieler, wie lange dauert ein Spiel, wie viele Spieler, karten pro spieler, karten am anfang, karten austeilen, aufbauen, zu wievielt, wie viele können spielen, wie viele leute, spielerzahl, spieldauer, dauer, wie lange dauert eine partie, 2 spieler, 3 spieler, 4 spieler, anfangen, aussortiert, zu zweit, zu dritt, zu viert, zu fünft, zu sechst, 5 spieler, fünf spieler, 5 personen, mehr als vier, wie viele personen, wer darf zuerst, zuerst, als erster, als erste, wie oft gibt es eine karte, fehlende karten, wie viele karten insgesamt
rules-setup-alt = Die Rückseiten der drei Zeitalter: Zeitalter I liegt auf Zeitalter II, und Zeitalter II auf Zeitalter III. Dann eine Kartenhand.
rules-setup-cards = Das Spiel hat { $cards } Karten aus drei Zeitaltern. Die Liste unten zählt sie auf.
rules-setup-players = Gespielt wird zu zweit, zu dritt oder zu viert. Am Stück dauert eine Partie etwa eine halbe Stunde, mit einem Tag pro Zug einige Wochen.
rules-setup-box = Die Karten jedes Zeitalters werden für sich gemischt. Zu zweit oder zu dritt kommen { $boxed } Karten jedes Zeitalters zurück in die Schachtel. Niemand sieht sie je.
rules-setup-deck = Der Zeitalterstapel liegt nach Zeitaltern: Zeitalter I oben, Zeitalter III unten.
rules-setup-first = Der Startspieler wird ausgelost. Die Kulturmünze liegt neben dem Zeitalterstapel, und der Ablagestapel ist leer.
rules-setup-deal = Vom Startspieler an im Uhrzeigersinn nehmen alle die obersten { $dealt } Karten des Zeitalterstapels auf die Hand.

rules-draft-title = Spielaufbau: { setup-draft }
rules-draft-words = Draft, draften, weitergeben, auswählen, Päckchen, Mitte, karten am anfang aussuchen, päckchen weitergeben, karten auswählen, karten aussuchen, links oder rechts, eine behalten und rest weitergeben, in welche richtung
rules-draft-alt = Ein Päckchen Karten: Eine kommt auf deine Hand, die anderen gehen weiter. Die letzten kommen in die Mitte.
rules-draft-keep = Alle nehmen die obersten { $pack } Karten des Zeitalterstapels, behalten heimlich eine davon und geben die anderen nach links weiter.
rules-draft-pass = Alle behalten eine Karte des neuen Päckchens und geben die anderen weiter, bis in jedem Päckchen nur noch eine Karte ist.
rules-draft-centre = Diese letzten Karten kommen offen in die Mitte. Wer rechts vom Startspieler sitzt, nimmt eine davon in die Auslage, dann die anderen gegen den Uhrzeigersinn. Der Startspieler kommt zuletzt.
rules-draft-start = So beginnen alle mit { $kept } Karten auf der Hand und einer Karte in der Auslage. Während des Drafts gibt es keine Effekte, und niemand gewinnt.
rules-draft-here = Du wählst mit Buttons. Niemand sieht deine Wahl, bevor alle gewählt haben.

## Der Zug

rules-turn-title = Der Zug: drei Phasen
rules-turn-words = Spielablauf, Ablauf, Reihenfolge, Phase, Schritt, Uhrzeigersinn, Startspieler, Runde, was kann ich tun, mein zug, zugende, ende des zuges, wer ist dran, erst ziehen, erst spielen, ziehen oder spielen, reihenfolge im zug, zwei züge hintereinander, effekte weglassen, wie läuft eine runde, effekt vor dem ausspielen, nächster spieler, was mache ich in meinem zug, zuerst legen oder effekte
rules-turn-alt = Drei Phasen: Eine Handkarte kommt in deine Auslage; Effekte; Karten des Zeitalterstapels kommen auf deine Hand.
rules-turn-order = Gespielt wird im Uhrzeigersinn, und der Startspieler beginnt. Ein Zug hat drei Phasen, immer in dieser Reihenfolge.
rules-turn-play = **1. Spiele 1 Karte** aus deiner Hand in deine Auslage. Diese Phase ist zwingend.
rules-turn-effects = **2. Effekte ausführen**: so viele, wie du nutzen kannst, in beliebiger Reihenfolge, oder gar keinen.
rules-turn-draw = **3. Karten ziehen** bis zu deinem Nachziehlimit. Diese Phase ist zwingend.
rules-turn-hegemony = Nach Phase 3 gewinnst du, wenn du die Vorherrschaft hast. Wenn nicht, beginnt der nächste Zug.

rules-playing-title = Eine Karte spielen
rules-playing-words = Phase 1, ausspielen, zwingend, Pflicht, überspringen, kann nicht spielen, muss ich spielen, passen, muss ich, keine handkarten, hand leer, karte legen, wie viele karten darf ich spielen, eine karte spielen, mehr als eine karte, nichts spielbar, keine karte spielbar, nicht spielbar, freiwillig, gezwungen, nichts spielen, nix spielen, nicht spielen, nichts legen, aussetzen, auslassen, ohne zu spielen, keine karten auf der hand, keine karten mehr auf der hand, 0 karten auf der hand, zeitalter 3, eben gelegt, nichts auf der hand, I oder III, besser als eine I, gleich benutzen, gerade gelegt
rules-playing-alt = Eine Handkarte kommt in deine Auslage.
rules-playing-one = In Phase 1 spielst du eine Karte aus einem beliebigen Bereich und Zeitalter. Du musst spielen, wenn du kannst.
rules-playing-counts = Die Karte zählt sofort. Du darfst ihre Effekte im selben Zug nutzen und sie sogar für ihren Abwurfeffekt abwerfen.
rules-playing-skip = Du überspringst diese Phase nur, wenn deine Hand leer ist oder ein Embargo alle deine Handkarten verbietet.
rules-playing-more = Auch Karten, die du durch Effekte von { domain-economy } oder { domain-science } spielst, sind gespielte Karten. Ein Embargo verbietet auch sie.
rules-playing-age = Das Zeitalter einer Karte ändert nichts an ihren Effekten. Es entscheidet nur, welche Karte du bei einem Angriff verlierst: eine aus dem frühesten Zeitalter.

rules-effects-title = Effekte: wann du sie nutzen darfst
rules-effects-words = Phase 2, Karteneffekte, Stufe, Stufen, dauerhafte Effekte, Abwurfeffekte, abwerfen, opfern, wie oft, zweimal, erforderliche Kartenanzahl, stufe 1, dauerhafter effekt, einmal pro zug, fähigkeit, fähigkeiten, kraft, kräfte, wie viele gleiche karten, gleiche farbe, beide stufen, effekt nur teilweise, ganzer effekt, karten für stufe 2, aktivieren, wann wirken effekte, effekt nochmal nutzen, wie oft nutzen, schwächerer effekt, niedrigere stufe, statt stufe, stufe erreichen, dauerhaft, effekt beenden, effekt zu ende führen, effekt nutzen, effekt benutzen, effekte nutzen, effekt auslassen, effekt freiwillig, stufe zwei, stufe eins, stufe freischalten, mitten in einem effekt, opfern und danach, ab wie vielen karten
rules-effects-alt = Symbole mit Stufe 1 und Stufe 2: Sie brauchen immer mehr Karten. Dann eine Karte auf dem Weg zum Ablagestapel.
rules-effects-permanent = Ein **dauerhafter Effekt** wirkt, sobald du genug Karten seines Bereichs in deiner Auslage hast. Sie bleiben liegen.
rules-effects-level = Mit Stufe 2 darfst du stattdessen Stufe 1 nutzen, aber nie beide.
rules-effects-sacrifice = Ein **Abwurfeffekt** kostet dich eine Karte seines Bereichs aus deiner Auslage.
rules-effects-once = In jedem Zug: den dauerhaften Effekt jedes Bereichs einmal und seinen Abwurfeffekt einmal, in beliebiger Reihenfolge. { domain-culture } hat keinen Abwurfeffekt.
rules-effects-whole = Handle einen Effekt ganz ab, bevor du den nächsten beginnst, auch wenn du unterwegs seine Stufe verlierst.
rules-effects-possible = Beginne einen Effekt nur, wenn du ihn vollständig abhandeln kannst.

rules-handsize-title = Nachziehlimit und Karten ziehen
rules-handsize-words = Phase 3, ziehen, Limit, Grenze, Maximum, wie viele Karten, auffüllen, Handkarten, handlimit, handkartenlimit, kartenlimit, nachziehen, zu viele karten, wie viele ziehe ich, karten nachziehen, hand voll, auf der hand halten, wie viele handkarten, mehr als drei karten, wie viele darf ich behalten, karten behalten, zu viele handkarten, 3 karten, karten wegwerfen, zu viele auf der hand, muss ich abwerfen, wie viele karten auf der hand, nichts nachgezogen, 
rules-handsize-alt = Karten des Zeitalterstapels kommen auf deine Hand. Religion erhöht das Nachziehlimit, mit Stufe 1 und noch einmal mit Stufe 2.
rules-handsize-draw = In Phase 3 ziehst du, bis du so viele Karten auf der Hand hast wie dein Nachziehlimit. Hast du schon so viele oder mehr, ziehst du nichts und wirfst nichts ab.
rules-handsize-limit = Dein Nachziehlimit ist { $size }. { domain-religion } erhöht es, wie die Liste unten zeigt.
rules-handsize-maximum = Du darfst beliebig viele Karten auf der Hand haben.
rules-handsize-short = Hat der Zeitalterstapel zu wenige Karten, ziehst du, was übrig ist.

## Dauerhafte Effekte

rules-military-words = loswerden, Hand, Handkarten abwerfen, aufräumen, armee, soldaten, rot, rote, trifft andere oder mich
rules-military-one = **{ effect-military-1 }** (Stufe 1): Wirf genau eine Handkarte ab.
rules-military-two = **{ effect-military-2 }** (Stufe 2): Wirf genau zwei Handkarten ab.
rules-military-choose = Du wählst, welche. So viele Karten musst du auf der Hand haben.
rules-military-why = Das schafft Platz: In Phase 3 ziehst du neue Karten bis zu deinem Nachziehlimit.

rules-religion-words = Nachziehlimit, Limit, mehr Karten, mehr ziehen, mehr handkarten, weiß, weiße, kirche, mehr karten halten, mehr karten auf der hand, mehr als fünf karten, 5 karten auf der hand, 7 karten auf der hand, hand vergrößern, religion aktivieren, religionskarte verloren
rules-religion-one = **{ effect-religion-1 }** (Stufe 1): Dein Nachziehlimit ist { $size1 } statt { $size }.
rules-religion-two = **{ effect-religion-2 }** (Stufe 2): Dein Nachziehlimit ist { $size2 }.
rules-religion-always = Dieser Effekt wirkt von selbst, solange du seine Stufe hast. Du musst nichts anklicken, und er ist nie verbraucht.
rules-religion-when = Es zählt die Stufe, die du am Beginn von Phase 3 hast.

rules-economy-words = tauschen, austauschen, ersetzen, mehr Karten spielen, gelb, gelbe, geld, zwei karten spielen, mehrere karten in einem zug, karte wegwerfen und andere spielen, zwei karten pro zug, wozu wirtschaftskarten
rules-economy-one = **{ effect-economy-1 }** (Stufe 1): Wirf eine Karte aus deiner Auslage ab, dann spiele eine Handkarte.
rules-economy-two = **{ effect-economy-2 }** (Stufe 2): Wirf zwei Karten aus deiner Auslage ab, dann spiele zwei Handkarten.
rules-economy-need = Du brauchst diese Zahl von Karten in deiner Auslage und ebenso viele spielbare Handkarten.
rules-economy-embargo = Die neuen Karten sind gespielte Karten: Sie zählen sofort, und ein Embargo verbietet sie.

rules-science-words = tauschen, austauschen, zurücknehmen, mehr Karten spielen, auf die hand nehmen, Karte zurücknehmen, Karten zurücknehmen, grün, grüne, erfindungen, wieder auf die hand, zurück auf die hand, zwei karten spielen, mehrere karten in einem zug, karte vom tisch nehmen, ausgelegte karte zurück
rules-science-one = **{ effect-science-1 }** (Stufe 1): Nimm eine Karte aus deiner Auslage auf die Hand, dann spiele eine Handkarte.
rules-science-two = **{ effect-science-2 }** (Stufe 2): Nimm zwei Karten aus deiner Auslage auf die Hand, dann spiele zwei Handkarten.
rules-science-again = Du darfst genau die Karten spielen, die du gerade zurückgenommen hast.
rules-science-enough = Du musst genug spielbare Karten behalten. Was dich festfahren würde, darfst du nicht zurücknehmen.
rules-science-embargo = { rules-economy-embargo }

rules-culture-words = kopieren, Kopie, Münze, Kulturmünze, nachahmen, effekt kopieren, blau, blaue, kunst, meiste kulturkarten, gleichstand in kultur, fähigkeit kopieren, fremde fähigkeit, fähigkeit klauen, fremder effekt, von anderen kopieren, gleich viele kulturkarten, wozu die münze, abkupfern, effekt vom gegner nachmachen, nachmachen
rules-culture-who = Hast du mehr Kulturkarten in deiner Auslage als jede andere Person? Dann darfst du **{ effect-culture }** einmal in deinem Zug nutzen. Eine Karte reicht, wenn sonst niemand eine hat.
rules-culture-what = Kopiere einen dauerhaften Effekt der Stufe 1 oder Stufe 2, den jemand anderes jetzt hat. { domain-culture } selbst lässt sich nicht kopieren.
rules-culture-better = Er muss besser sein als dein eigener dort und verbraucht den dauerhaften Effekt dieses Bereichs für diesen Zug.
rules-culture-yours = Der Effekt wirkt, als wäre es deiner: mit deiner Hand und deiner Auslage.
rules-culture-coin = Die Kulturmünze markiert ihn. Sie geht zurück, sobald jemand anderes gleich viele Kulturkarten hat oder jemand von euch beiden die Partie verlässt.
rules-culture-religion = Kopierte { domain-religion } zählt beim Ziehen, wenn die Münze dann noch dort liegt und der andere die Stufe noch hat.
rules-culture-again = In späteren Zügen gibt dir die Münze nichts: Kopiere neu.

rules-utopia-words = Ablagestapel, nehmen, zurückholen, vom Ablagestapel ziehen, karte zurückholen, aus der ablage, lila, violett, aus dem ablagestapel zurückholen, abgeworfene karte, abgeworfene karte zurück, aus dem müll, weggeworfene karte, karte die ich abgeworfen habe, irgendeine aus dem abwurf
rules-utopia-one = **{ effect-utopia-1 }** (Stufe 1): Nimm eine Karte aus dem Ablagestapel auf die Hand.
rules-utopia-two = **{ effect-utopia-2 }** (Stufe 2): Nimm zwei Karten aus dem Ablagestapel auf die Hand.
rules-utopia-any = Du darfst jede Karte des Stapels nehmen. Alle sehen, welche.
rules-utopia-need = So viele Karten müssen mindestens im Ablagestapel sein.

## Abwurfeffekte

# Further words for each of the discard effects below
rules-discard-effect-words = opfern, opfer

rules-attack-words = angreifen, zerstören, Krieg, Karten verlieren, alle werfen ab, kämpfen, Karte verlieren, armee, soldaten, rot, rote, andere karten verlieren lassen, wen trifft es, wer verliert eine karte, getroffen, schwächste karte, muss ich selbst abwerfen, angreifer, greift einen bereich an den ich nicht habe
rules-attack-do = Wirf eine Militärkarte aus deiner Auslage ab, dann noch eine Karte aus deiner Auslage, aus einem beliebigen Bereich. Der Bereich dieser zweiten Karte wird angegriffen.
rules-attack-need = Du brauchst also mindestens zwei Karten in deiner Auslage.
rules-attack-others = Alle anderen werfen aus ihrer Auslage eine Karte des angegriffenen Bereichs ab. Wer keine hat, verliert nichts.
rules-attack-lowest = Es ist immer eine Karte des frühesten Zeitalters in diesem Bereich. Zu wählen gibt es nichts, so muss niemand warten.
rules-attack-mate = Auch dein Teammitglied ist betroffen.

rules-inquisition-words = stehlen, Hände tauschen, Hand nehmen, Hand ansehen, klauen, karten klauen, weiß, weiße, fremde hand sehen, hand tauschen, ganze hand nehmen, ganze hand wegnehmen, hand wegnehmen, hand stehlen, hand klauen, was getauscht wurde, sehen was ich genommen habe
rules-inquisition-do = Wirf eine Religionskarte aus deiner Auslage ab und wähle eine andere Person.
rules-inquisition-take = Nimm alle seine Handkarten auf deine Hand. Dann gib genau so viele Karten zurück, wie du genommen hast. Welche, entscheidest du.
rules-inquisition-empty = Du darfst jemanden ohne Handkarten wählen. Dann geschieht nichts.
rules-inquisition-secret = Nur ihr beide wisst, welche Karten gewandert sind. Die anderen sehen ihre Zeitalter.

rules-embargo-words = verbieten, blockieren, sperren, Marker, darf nicht spielen, verhindern, verbot, gelb, gelbe, karte auf meinen karten, verdeckte karte vor mir, jemanden am spielen hindern, farbe verbieten, wie lange gilt ein embargo, darf ich keine, wieso darf ich nicht, warum darf ich nicht, bereich gesperrt, karten gesperrt, zwei embargos, mehrere embargos, embargos gleichzeitig, trotz embargo, am legen hindern, effekt trotz embargo benutzen
rules-embargo-do = Lege eine Wirtschaftskarte aus deiner Auslage verdeckt auf einen Bereich einer anderen Person, in dem eine Karte liegt. Sie ist jetzt ein Marker.
rules-embargo-forbids = Im nächsten Zug darf diese Person keine Karten dieses Bereichs spielen, weder in Phase 1 noch durch Effekte.
rules-embargo-allows = Die Effekte dieses Bereichs bleiben erlaubt, auch sein Abwurfeffekt.
rules-embargo-ends = Nach Phase 3 dieses Zuges kommt der Marker auf den Ablagestapel. Im selben Zug können mehrere Embargos gelten.

rules-leap-words = fünf Karten, neue Hand, austauschen, neue karten ziehen, mulligan, grün, grüne, ganze hand tauschen, 5 karten ziehen, 5 abwerfen, technologiesprung, sprung, technologischer sprung, fünf neue karten
rules-leap-do = Wirf eine Wissenschaftskarte aus deiner Auslage ab. Ziehe { $leap } Karten, dann wirf { $leap } Handkarten ab.
rules-leap-any = Du darfst beliebige Handkarten abwerfen, neue und alte.
rules-leap-short = Hat der Zeitalterstapel weniger Karten, ziehe, was übrig ist, und wirf ebenso viele ab.
rules-leap-end = Wird der Zeitalterstapel dadurch leer, beginnt die letzte Runde.

rules-democracy-words = Marker, eine Karte mehr, blockieren, verhindern, Sieg aufhalten, vorherrschaft verhindern, am gewinnen hindern, lila, violett, karte auf meinen karten, verdeckte karte vor mir, verhindern dass jemand gewinnt, stoppen, jemanden stoppen, jemanden aufhalten, gleich gewinnt, gleich gewinnen, kurz vorm gewinnen, wie lange bleibt die demokratie, auf einmal eine mehr, bremsen
rules-democracy-do = Lege eine Utopiakarte aus deiner Auslage verdeckt auf einen Bereich einer anderen Person, in dem eine Karte liegt. Sie ist jetzt ein Marker.
rules-democracy-more = Diese Person braucht in diesem Bereich eine Karte mehr zur Vorherrschaft, bis zum Spielende. Mehrere Marker zählen zusammen.
rules-democracy-marker = Ein Marker zählt in keiner Auslage als Karte. Er bleibt auch, wenn die Karten um ihn herum verschwinden.

## Das Ende und mehr

rules-end-title = Spielende
rules-end-words = Ende, vorbei, Schluss, letzte Runde, letzter Zug, leerer Stapel, keine Karten mehr, wann ist schluss, Stapel leer, Nachziehstapel leer, Stapel ist leer, wie endet das spiel, schlussrunde, stapel zu ende, nichts mehr zum ziehen, keine karten mehr im stapel, stapel aufgebraucht, niemand hat gewonnen, nachziehstapel, noch ein zug, arten zu gewinnen
rules-end-alt = Ein leerer Zeitalterstapel beginnt die letzte Runde; dann entscheiden die Punkte. Eine Krone steht für die Vorherrschaft.
rules-end-hegemony = **Vorherrschaft** beendet die Partie sofort.
rules-end-deck = **Der Zeitalterstapel ist leer**: Der Zug geht weiter. Danach haben alle, die in dieser Runde noch nicht dran waren, einen letzten Zug, ohne zu ziehen. So haben alle gleich viele Züge gehabt.
rules-end-still = Auch in diesen letzten Zügen gewinnt noch die Vorherrschaft.
rules-end-points = Nach dem letzten Zug gewinnt, wer die meisten Punkte hat.
rules-end-alone = Die Partie endet auch, wenn alle anderen gegangen sind: Es gewinnt, wer übrig ist, oder das letzte Team.

rules-hegemony-title = { hegemony }: Siegbedingung
rules-hegemony-words = gewinnen, Sieg, sieben, acht, wie viele Karten, Krone, nötige Karten, Kartenanzahl, acht karten, wie viele karten zum gewinnen, sofort gewinnen, bedrohung, kurz vor dem sieg, fast gewonnen, eine karte fehlt, gefahr, 7 oder 8, 7 karten, 8 karten, wie viele von einem bereich, gleiche karten zum gewinnen, wann wird der sieg geprüft, geprüft, hegemonie, trotzdem nicht gewonnen, zu zweit, zu dritt zum gewinnen, sofort oder am zugende gewonnen, mitten im zug, zu dritt
rules-hegemony-alt = Eine Reihe Karten eines Bereichs, so viele, wie man zu zweit braucht, und dahinter eine Krone.
rules-hegemony-win = Du gewinnst, wenn du am Ende deines Zuges, nach Phase 3, genug Karten eines Bereichs in deiner Auslage hast. Die Liste unten sagt, wie viele.
rules-hegemony-start = Es zählt, wie viele am Anfang mitspielen, auch wenn jemand gegangen ist.
rules-hegemony-democracy = Für jede Demokratie auf einem deiner Bereiche brauchst du dort eine Karte mehr.
rules-hegemony-tournament = Tische mit Turnierregel prüfen sofort nach jeder Karte, die du spielst.

rules-points-title = Punkte und Gleichstand
rules-points-words = Wertung, werten, zählen, Mehrheit, Mehrheiten, unentschieden, gleich, Entscheidung, wer gewinnt, stichentscheid, wer hat mehr punkte, punkte zählen, gleich viele punkte, gleich viel punkte, punktgleich, gleichauf, endabrechnung, auszählung, punkte für die meisten, am ende gezählt, wie wird gezählt, ende zählen, wer kriegt den punkt, beide gleich viel
rules-points-alt = Die Symbole der sechs Bereiche und ein Lorbeerkranz für die meisten Punkte.
rules-points-score = Du bekommst einen Punkt für jeden Bereich, in dem du eine Karte hast und niemand mehr hat als du. Wer gemeinsam vorn liegt, bekommt je einen Punkt.
rules-points-most = Wer die meisten Punkte hat, gewinnt.
rules-points-tie = Bei Gleichstand vergleichen die Beteiligten ihre Karten in einem Bereich nach dem anderen: { $order }. Wer weniger hat, ist raus.
rules-points-shared = Sind sie in allen gleich, teilen sie sich den Sieg.

rules-teams-title = { team-game }
rules-teams-words = Team, Teams, Partner, Teammitglied, zusammen, zwei gegen zwei, Partner angreifen, Mitspieler angreifen, 2 gegen 2, paare, mit partner reden, gemeinsam gewinnen, zu viert, zweierteams, teampartner, mitspieler im team, teampunkte, zwei gegen zwei gezählt, wertung im team
rules-teams-alt = Zwei Zweierteams, und ein Lorbeerkranz für das Team, das gewinnt.
rules-teams-seats = Zu viert bildet ihr zwei Teams. Teammitglieder sitzen einander gegenüber.
rules-teams-hegemony = Eine Vorherrschaft gewinnt für das ganze Team.
rules-teams-points = Ein Team bekommt einen Punkt für jeden Bereich, in dem ein Teammitglied vorn liegt, allein oder gemeinsam. Liegen beide Teams gemeinsam vorn, bekommen beide den Punkt.
rules-teams-tie = Bei Gleichstand zählen die Karten beider Teammitglieder zusammen.
rules-teams-hidden = Die Hand deines Teammitglieds siehst du nicht.
rules-teams-others = Für Angriff und Inspiration zählt dein Teammitglied wie alle anderen.

rules-open-title = Was alle sehen
rules-open-words = öffentlich, geheim, verdeckt, offen, privat, zuschauen, Rückseite, Kartenrücken, was sehen die anderen, zuschauer, sichtbar, ablagestapel ansehen, ablagestapel anschauen, ablagestapel durchsehen, karten zählen, können andere sehen, wohin kommen abgeworfene karten, wo landen abgeworfene karten, abgeworfene karten kommen, abgeworfene karten, zusehen, zugucken, welche karten hat der andere, karten vom gegner, karten des gegners, gegnerische karten, karten der anderen, karten sehen, karten sehn, in die karten schauen, bei einem spiel zusehen, sieht der gegner, sehen die gegner, sieht von meinen karten, wieder eingemischt, wie viele karten übrig
rules-open-alt = Ausgelegte Karten liegen offen. Von einer Hand sieht man die Rückseiten mit ihren Zeitaltern.
rules-open-public = Alle sehen die Auslagen, die Marker, die Kulturmünze, den Ablagestapel und wie viele Karten jede Hand und der Zeitalterstapel haben.
rules-open-discards = Abgeworfene Karten kommen offen auf den Ablagestapel. Sie werden nie wieder eingemischt; nur Effekte von { domain-utopia } holen Karten von dort.
rules-open-ages = Auch die Rückseiten sind offen: Alle sehen das Zeitalter jeder Handkarte und der Karten, die noch im Zeitalterstapel sind.
rules-open-secret = Niemand sonst sieht die Bereiche deiner Handkarten oder was du im Draft wählst. Die Reihenfolge des Zeitalterstapels und die Karten in der Schachtel kennt niemand.

rules-talk-title = Reden und verhandeln
rules-talk-words = reden, sprechen, absprechen, Absprache, Absprachen, Bündnis, verbünden, verhandeln, handeln, Handel, Karten untereinander tauschen, versprechen, bluffen, lügen, Diplomatie, zusammenarbeiten, privat reden, die wahrheit sagen, hand zeigen, karten zeigen, verschenken, schenken, karte geben, karte abgeben, versprochen, alleine schreiben, karten mit anderen tauschen, versprechen brechen
rules-talk-alt = Leute auf beiden Seiten: die einen fragen, die anderen antworten.
rules-talk-free = Rede, versprich und bluffe, so viel du willst, offen oder unter vier Augen. Du darfst sagen, was du auf der Hand hast, ob es stimmt oder nicht.
rules-talk-binding = Keine Absprache ist bindend: Alle dürfen es sich anders überlegen.
rules-talk-cards = Karten wechseln nur durch Effekte den Besitzer. Du kannst keine verschenken, tauschen oder vorzeigen.
rules-talk-mates = Auch im Team sieht niemand die Hand des anderen, aber reden ist erlaubt.
rules-talk-here = { COMMAND("civ talk") } öffnet einen privaten Thread mit jemandem am Tisch. Ein Tisch kann das beim Einrichten abschalten, und die Moderation kann ihn beenden.

rules-leaving-title = Verlassen und Ausscheiden
rules-leaving-words = aufgeben, gehen, aussteigen, ausgeschieden, abwesend, weg, abbrechen, aufhören, austreten, jemand ist weg, Spieler ist weg, hat aufgehört, verlässt das Spiel, musste weg, karten von einem der geht, verbindung weg, partie aufgeben, hängt, erinnern, niemand spielt, meldet sich nicht, antwortet nicht, antwortet nicht mehr, reagiert nicht, kommt nicht wieder, kommt nicht zurück, nicht wiedergekommen, verschwunden, inaktiv, ist gegangen, warten auf jemanden, hinschmeißen, keine lust mehr, spielt nicht weiter, zieht nicht, zieht nicht mehr, macht nichts, macht nix, tut nichts, spielt nicht, spielt nicht mehr, seit gestern, seit tagen, seit gestern dran, seit tagen dran, braucht ewig, zu langsam, trödelt, gegner weg, mitspieler weg, mitten im spiel weg, mittendrin weg, bin raus, abgehauen, karten von einem der abgehauen ist
rules-leaving-alt = Jemand ist gegangen; die Karten kommen auf den Ablagestapel.
rules-leaving-cards = Wer geht oder ausgeschlossen wird, spielt nicht mehr mit. Hand, Auslage und die Marker darauf kommen auf den Ablagestapel. Ein noch laufender Effekt wird zuerst zurückgenommen.
rules-leaving-same = Stufen, Vorherrschaft und Plätze bleiben wie am Anfang, mit den Karten, die sie brauchen. Marker auf den Karten anderer bleiben liegen.
rules-leaving-last = Es gewinnt, wer zuletzt übrig ist, oder das letzte Team. Wer gegangen ist, hat keine Punkte.
rules-leaving-draft = Geht jemand während des Drafts, wird die Partie abgebrochen, und niemand gewinnt.
rules-leaving-here = Mit { COMMAND("civ resign") } verlässt du eine Partie endgültig. Bist du nur eine Weile weg, lässt { COMMAND("civ away") } den Computer für dich spielen. Rührt sich jemand anderes nicht, sagt „{ key-stuck }“ unter dem Spielfeld, was du tun kannst.

rules-tournaments-title = Turniere
rules-tournaments-words = Turnier, Turnierregeln, offiziell, Schiedsrichter, Spielleitung, Wettkampf, Runden, Turnierbaum, Freundschaftsturnier, Anmeldung, sofortige Vorherrschaft, anmelden, check-in, warteliste, k.-o.-system, finale, schiedsrichter rufen, turnierrangliste, auslosung, offizielles turnier, wer kommt weiter, siegertreppchen, nicht erschienen, wie viele leute für ein turnier
rules-tournaments-alt = Ein Lorbeerkranz für den Sieg. Dann die Karten, die den Startspieler auslosen: Wer Militär I bekommt, beginnt.
rules-tournaments-size = 16 bis 64 Personen nehmen teil, ein Vielfaches von 4. Nur wer gewinnt, kommt weiter.
rules-tournaments-rounds = Runde 1 hat Vierertische. Wer dort gewinnt, wird auf die Tische von Runde 2 gelost, und wer auch dort gewinnt, kommt ins Finale. Bei 16 Personen folgt auf Runde 1 gleich das Finale.
rules-tournaments-first = Die Spielleitung teilt verdeckt eine Karte Militär I und sonst nur Religion I aus. Wer Militär I bekommt, ist Startspieler.
rules-tournaments-draft = Die Draft-Variante ist Pflicht. Die Vorherrschaft wird sofort nach jeder gespielten Karte geprüft.
rules-tournaments-talk = Wer zuschaut, sieht, was öffentlich ist, und greift nicht ein. Verhandeln gehört zum Spiel, persönliche Angriffe nicht.
rules-tournaments-table = An einem Turniertisch gibt es keine Abstimmungen, kein Zurücknehmen, keine Übernahmen und keine Tipps. Läuft jemandes Zeit ab, steht die Partie still, bis die Spielleitung entscheidet.
rules-tournaments-here = Wo Turniere auf dem Server eingeschaltet sind ({ COMMAND("server-settings") }), kündigt { COMMAND("tournament new") } ein Turnier mit seiner Spielleitung an; { COMMAND("referee call") } ruft die Spielleitung an deinen Tisch.

rules-refereeing-title = Turniere: die Spielleitung
rules-refereeing-words = Spielleitung, Schiedsrichter, Schiedsrichter entscheidet, Strafe, Streit, zu viele Karten gezogen, überzählige Karten, Ziehen vergessen, geteilter Sieg, losen, Los, Nachweis, Nachweis der Auslosung, Anordnung, was darf der schiedsrichter, turnierauslosung, richter, wer schlichtet, auslosung geschoben
rules-refereeing-alt = Zwei Karten zu viel kommen auf den Ablagestapel.
rules-refereeing-referee = Eine Spielleitung führt durch das Turnier und spielt nicht mit. Jede Entscheidung hat einen Grund und ist öffentlich.
rules-refereeing-mistakes = Die Spielleitung berichtigt Fehler: Zu viel gezogene Karten werden zufällig abgeworfen, und vergessenes Ziehen wird nachgeholt.
rules-refereeing-shared = Wird ein Sieg geteilt, lost die Spielleitung offen.
rules-refereeing-layout = Alle legen ihre Bereiche in derselben Anordnung aus: { $layout }. Die Rückseiten der Hände bleiben sichtbar.
rules-refereeing-chance = Jede Auslosung folgt aus einem Geheimnis. Sein SHA-256 wird angekündigt, bevor sich jemand anmeldet, und das Geheimnis mit der Auslosung veröffentlicht: So können alle sie nachprüfen.

rules-fair-title = Fair an jedem Tisch
rules-fair-words = fair, Fairness, schummeln, betrügen, ehrlich, gemischt, Zufall, meinen Platz nehmen, Tischregeln, zu oft gerufen, manipuliert, ehrlich gemischt, kann jemand schummeln, platz weggenommen, mein platz, meinen platz haben, platz abgeben, platz übernehmen, ersetzt, rausgeworfen, schummler, betrüger, schummelt, betrügt, mischen zufällig, zufällig gemischt, zufällig, zufall, partie absagen, pause, pausieren, mischen beschissen, beschiss
rules-fair-alt = Ein versiegelter Stapel und die Karten aller.
rules-fair-cards = Die Karten folgen aus einem vor der Partie versiegelten Geheimnis und aus euren Wörtern: „{ key-verify }“ bei { COMMAND("civ replay") } prüft es.
rules-fair-seat = Dein Platz und deine Hand gehören dir. Bittet jemand um deinen Platz, hast du einen halben Tag für dein Nein (an schnellen Tischen zwei Züge); zu zweit braucht es dein Ja, oder zwei abgelaufene Züge hintereinander und noch einen.
rules-fair-votes = Zurücknehmen, Pause und Abbruch brauchen das Ja von allen. Wer drei Tage schweigt (an schnellen Tischen zehn Minuten), wird nicht mehr gefragt, wenn auch zwei eigene Züge verstrichen sind; bei einer Pause auch, wer so lange dran war. Urlaub zählt nicht mit.
rules-fair-place = Ein Tisch zieht nur nach einer Abstimmung um, auf einen anderen Server nie.
rules-fair-pings = Niemand kann dich in einer halben Stunde (schnelle Tische: zwei Minuten) zweimal für dasselbe rufen. Ruhezeiten gelten auch für Erwähnungen, nur nicht an schnellen Tischen.
rules-fair-channel = Ist der Kanal weg oder für dich verborgen, steht deine Zeit bis zu drei Tage still.
rules-fair-more = { COMMAND("settings") } hält jemanden fern, { COMMAND("moderate close") } ist für die Moderation, { COMMAND("privacy show") } sagt, was ich über dich speichere.

rules-undo-title = Rückgängig: einen Schritt zurücknehmen
rules-undo-words = zurück, rückgängig machen, Fehler, zurücknehmen, falscher Knopf, verklickt, ups, falscher button, falsche karte, zug rückgängig, vertippt, falsch gedrückt, falsch geklickt, rückgängig, widerrufen, zug schon beendet
rules-undo-alt = Eine Karte aus der Auslage kommt zurück auf die Hand.
rules-undo-what = „{ key-undo }“ unter deiner Hand nimmt deinen letzten Schritt dieses Zuges zurück, dann den davor.
rules-undo-hidden = Gezogene Karten und die Hand einer Inquisition lassen sich nicht zurücknehmen: Du hast Verdecktes gesehen.
rules-undo-end = Ein beendeter Zug lässt sich nicht zurücknehmen, eine Wahl im Draft auch nicht.
rules-undo-void = Die Spielleitung eines Turniers darf einen Effekt zurücknehmen, der zu spät begonnen hat.

rules-aid-title = Übersichtstableau
rules-aid-words = Übersicht, Überblick, Zusammenfassung, Stufen, Spielhilfe, Spickzettel, alle Effekte, Tabelle, alle fähigkeiten

rules-glossary-title = Glossar
rules-glossary-words = Wörter, Begriffe, Wörterbuch, Lexikon, was bedeutet, bedeutet, heißt, was ist gemeint, was heißt
rules-glossary-intro = Wählst du ein Wort, öffnet sich seine Seite.

## Glossar: die offiziellen Wörter und was sie bedeuten, in höchstens 110 Zeichen

term-age = Zeitalter
term-box = Schachtel
term-domain = Bereich
term-face-down = Verdeckt
term-level = Stufe
term-majority = Mehrheit
term-marker = Marker
term-player-aid = Übersichtstableau
term-point = Punkt
term-round = Runde
term-step = Phase
term-tie = Gleichstand
term-turn = Zug
glossary-age = eine von drei Epochen, I bis III. Die Rückseite einer Karte zeigt es.
glossary-box = wo zu zweit oder zu dritt ein paar Karten ungesehen liegen.
glossary-classic = der Spielaufbau, bei dem alle eine Hand ausgeteilt bekommen.
glossary-coin = zeigt, welcher Effekt mit Inspiration kopiert wurde.
glossary-deck = die Karten, die noch zu ziehen sind, Zeitalter I oben.
glossary-sacrifice = ein Effekt, der eine Karte seines Bereichs kostet.
glossary-discard-pile = die abgeworfenen Karten, offen. Utopia nimmt Karten daraus.
glossary-domain = die Art einer Karte: eine von sechs.
glossary-draft = der Spielaufbau, bei dem Hände aus wandernden Päckchen gewählt werden.
glossary-face-down = wie eine Karte liegt, wenn sie ein Marker ist.
glossary-first-player = wer den ersten Zug der Partie hat.
glossary-hand = die Karten, die nur du siehst.
glossary-hand-size = bis zu wie vielen Karten du am Ende deines Zuges ziehst.
glossary-hegemony = genug Karten eines Bereichs, um sofort zu gewinnen.
glossary-level = was ein dauerhafter Effekt braucht: genug Karten seines Bereichs.
glossary-majority = die meisten Karten eines Bereichs haben, allein oder gemeinsam.
glossary-marker = eine Karte, die durch Embargo oder Demokratie bei jemandem liegt.
glossary-permanent = ein Effekt, der eine Stufe braucht und keine Karte seines Bereichs kostet.
glossary-play-area = die Karten vor dir, offen, nach Bereichen.
glossary-player-aid = alle Effekte und Stufen auf einer Seite.
glossary-point = was eine Mehrheit wert ist, wenn der Zeitalterstapel leer ist.
glossary-round = je ein Zug von allen, der Startspieler zuerst.
glossary-step = ein Teil eines Zuges: Karte spielen, Effekte ausführen, Karten ziehen.
glossary-tie = wenn mehrere die meisten Punkte haben.
glossary-turn = was eine Person tut, bevor die nächste dran ist.

## Was nicht gefunden wird

reason-rules-unknown = Es gibt keine Seite zu „{ $text }“. { COMMAND("rules") } listet alle Seiten auf.
rules-perhaps = Vielleicht beantwortet eine dieser Seiten „{ $text }“:
rules-nearest = Die ähnlichsten Seiten:
