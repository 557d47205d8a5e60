### Tische, an denen die Katastrophen von Advanced Civilization abgehandelt werden.

## Warum eine Zeile nicht folgen kann

reason-calamity-line-unreadable = „{ $text }“ verstehe ich hier nicht.
reason-calamity-not-now = Das geht gerade nicht.
reason-calamity-corrections-agreed = Die Katastrophen sind gezogen: Eine Stellung ändert sich nur noch, wenn alle zustimmen. Nimm „{ key-cal-correct }“ in deiner Hand.
reason-calamity-nation-taken = { $nation } wird schon gespielt.
reason-calamity-nation-yours = Du spielst { $nation } und behältst es.
reason-calamity-nation-first = Zuerst brauchen alle eine Nation.
reason-calamity-not-your-nation = { $nation } spielst nicht du: Eintragen können nur, wer diese Nation spielt, und der Host.
reason-calamity-not-your-answer = Darauf antwortet { $nation }.
reason-calamity-hand-unreadable = „{ $text }“ verstehe ich nicht. Schreib zum Beispiel „Verrat von Kreta“.
reason-calamity-part-unreadable = „{ $text }“ verstehe ich nicht: Schreib einen Namen und dann eine Zahl oder ein Wort.
reason-calamity-grain = Es gibt nur { $most } Getreidekarten, nicht { $have }.
reason-calamity-held-twice = „{ $found }“ gibt es nur einmal, aber { $nation } und { $other } haben beide die Karte.
reason-calamity-hands-missing = Haben ihre Karten noch nicht angegeben: { $nations }.
reason-calamity-no-player = Niemand spielt { $nation } an diesem Tisch.
reason-calamity-owner-draws = Nur der Host kann die Karten aller angeben.
reason-calamity-other-game = An diesem Tisch wird etwas anderes gespielt.
reason-calamity-file-size = Diese Datei ist zu groß: höchstens { $most } Bytes.
reason-calamity-file-unreadable = Diese Datei ist kein Text, den ich lesen kann.
reason-calamity-none-over = In dieser Runde ist noch keine Katastrophe vorbei.
reason-calamity-players = Es müssen { $least } bis { $most } Leute sein.
reason-calamity-choice = „{ $found }“ verstehe ich nicht. Schreib „Küste Sparta ja“ oder „Palermo Wasser Karthago nein“.
reason-position-no-colon = „{ $text }“ fängt nicht mit einer Nation und einem Doppelpunkt an. Schreib zum Beispiel „Ägypten: Memphis Stadt, Fayum 5“.
reason-position-part-unreadable = { $nation }: „{ $text }“ verstehe ich nicht. Schreib „Memphis Stadt“ oder „Fayum 5“.
reason-position-area-twice = { $nation }: „{ $area }“ steht zweimal da.
reason-position-word-twice = { $nation }: „{ $word }“ steht zweimal da.
reason-position-stock-unreadable = { $nation }: Den Vorrat „{ $text }“ verstehe ich nicht. Schreib Marker/Städte: „Vorrat 43/6“.
reason-calamity-name-near = „{ $found }“ kenne ich nicht. Meinst du „{ $nearest }“?
reason-position-nation-twice = { $nation } steht zweimal da.
reason-position-empty = In diesem Text steht keine Stellung.
reason-position-overfull = { $nation } hat auf der Karte und in der Kasse { $have } Marker, { $over } mehr als { $limit }: { $where }.

## Der Tisch

option-cal-descartes = Ausgabe von Descartes
option-cal-avalon-hill = Ausgabe von Avalon Hill
option-cal-west = mit der Westerweiterung
option-cal-no-west = ohne die Westerweiterung
lobby-cal = Hier werden die Katastrophen einer Partie Advanced Civilization abgehandelt. Alle nehmen eine Nation, tragen ihre Stellung ein und geben geheim ihre Karten an.
cal-heading-preparing = Runde { $turn }: Stellungen und Hände
cal-heading-resolving = Runde { $turn }: die Katastrophen
cal-heading-showing = Runde { $turn }: das Ergebnis
cal-heading-over = Der Tisch ist geschlossen
cal-over = Der Tisch ist nach { $turns ->
        [one] einer Runde
       *[other] { $turns } Runden
    } geschlossen.
board-cal-asked = { $who }, du musst antworten: { $table }.
board-cal-prepare = { $who }, bitte vorbereiten: { $table }.
cal-unready = Es fehlen noch: { $who }.
cal-prepare = Nimm eine Nation, trag ihre Stellung ein und gib deine Karten an. Sobald alle so weit sind, können die Katastrophen gezogen werden.
cal-ready = Alle haben ihre Karten angegeben: Die Katastrophen können gezogen werden.
cal-next = Alle Katastrophen dieser Runde sind abgehandelt. Beginn die nächste Runde oder schließ den Tisch.
cal-proposal = Stimmt diese Berichtigung? „{ $text }“ Die laufende Katastrophe würde neu beginnen.
cal-struck = { $calamity } trifft { $nation }
cal-struck-from = { $calamity } trifft { $nation } (von { $giver })
cal-support = Versorgung der Städte von { $nation }
cal-no-effect = Nichts geschieht.
cal-no-moves = Es gibt noch nichts zu bewegen.
cal-returned = Ohne Wirkung zurückgegeben, weil niemand mehr als zwei erleidet (29.5): { $what }
cal-stock = Vorrat { $tokens } Marker, { $cities } Städte; Kasse { $treasury }
cal-own = Du spielst **{ $nation }**.
cal-holds = Auf der Hand: Getreide × { $grain }; { $held }
cal-deputy = Wer eine ganze Runde lang schweigt, für den kann der Host antworten; schweigt der Host, dann alle anderen. Alle sehen, wer es war.

## Was das Protokoll sagt

cal-line-for = { $who } (für { $whom })
cal-line-nation = { $who } spielt { $what }.
cal-line-position = { $who } trägt ein: { $what }
cal-line-hand = { $who } hat die eigenen Karten angegeben.{ $what }
cal-line-draw = { $who } zieht die Katastrophen.{ $what }
cal-line-answer = { $who } antwortet: { $what }
cal-line-correct = { $who } möchte berichtigen: { $what }
cal-line-agree = { $who } stimmt zu.{ $what }
cal-line-refuse = { $who } stimmt nicht zu.{ $what }
cal-line-next = { $who } beginnt die nächste Runde.{ $what }
cal-line-end = { $who } schließt den Tisch.{ $what }

## Gebiete

cal-area-limit = Bevölkerungsgrenze { $count }
cal-area-site-white = Stadtplatz (weiß)
cal-area-site-black = Stadtplatz (schwarz)
cal-area-volcano = am Vulkan { $name }
cal-area-plain = überschwemmbar: { $name }
cal-area-coast-yes = an der Küste
cal-area-coast-no = im Binnenland
cal-area-coast-uncertain = Küste: Karten sind sich uneinig
cal-area-start = Startgebiet von { $nation }
cal-area-land = Über Land:
cal-area-water = Über Wasser:

## Knöpfe, Listen und Formulare

key-cal-draw = Katastrophen ziehen
key-cal-position = Meine Stellung …
key-cal-hand = Meine Karten angeben …
key-cal-nothing = Nichts auf der Hand
key-cal-answer = Antworten …
key-cal-any = Zufällige Antwort
key-cal-for-any = Antwort auslosen
key-cal-correct = Stellung berichtigen …
key-cal-agree = Stimmt
key-cal-refuse = Stimmt nicht
key-cal-next = Nächste Runde
key-cal-end = Tisch schließen
key-cal-moves = Was zu bewegen ist
key-cal-deputy = Einspringen für …
key-cal-undo-step = Letzten Schritt zurück
key-cal-undo-draw = Alles seit dem Ziehen zurück
pick-cal-nation = Deine Nation
pick-cal-one = Wähle
pick-cal-some = Wähle { $count }
form-cal-position = Deine Stellung
form-cal-correct = Eine Berichtigung
form-cal-hand = Deine Karten
form-cal-answer = Deine Antwort
position-words-stock = Vorrat, Bestand
position-words-treasury = Kasse, Schatz, Staatskasse
position-words-cards = Karten, Zivilisationskarten
position-words-board = Spielplan, Plan, Brett, Karte
position-words-city = Stadt, Städte
form-cal-position-label = Gebiete, Vorrat, Kasse, Karten
form-cal-position-hint = Zum Beispiel: Ägypten: Memphis Stadt, Fayum 5; Karten: Töpferei
form-cal-answer-label = Je Zeile ein Name und Zahl oder Wort
form-cal-grain = Getreidekarten
form-cal-held = Katastrophen, je Zeile eine
form-cal-held-hint = Zum Beispiel „Verrat von Kreta“

## Befehle (höchstens 100 Zeichen)

command-calamity = Advanced Civilization: Katastrophen am Tisch abhandeln
command-calamity-table = Einen Tisch für die Katastrophen öffnen
command-calamity-nation = Eine Nation nehmen, oder jemandem eine geben
command-calamity-positions = Die Stellungen zeigen oder eintragen
command-calamity-draw = Die Katastrophen dieser Runde ziehen und abhandeln
command-calamity-map = Die Karte zeigen oder ein Gebiet nachschlagen
command-calamity-explain = Was eine Katastrophe tut und was sie einer Nation jetzt täte
option-calamity-name = Die Katastrophe (leer: alle)
option-calamity-preview = Wenn diese Nation sie jetzt bekäme, an deinem Tisch
option-calamity-part = Ein Teil mit Namen, von 1 (West) bis 6 (Ost)
option-calamity-players = Wie viele spielen (2 bis 8)
option-calamity-edition = Nach den Regeln welcher Ausgabe (Standard: Descartes)
option-calamity-rulings = Hausregeln: je ein Name und eine Wahl, mit Kommas dazwischen
option-calamity-west = Mit der Westerweiterung spielen
option-calamity-changes = Was auf eurer Karte anders ist: „Küste Sparta ja“
option-calamity-nation = Die Nation
option-calamity-player = Wer sie spielt (leer: du); für andere wählt nur der Host
option-calamity-text = Einzutragende Stellungen; „ | “ zwischen Nationen
option-calamity-file = Eine Textdatei mit einer Nation je Zeile
option-calamity-held = Die Karten aller, angegeben vom Host: „Kreta Verrat von Ägypten“
option-calamity-area = Das Gebiet
choice-descartes = Descartes
choice-avalon-hill = Avalon Hill

## Namen der Befehle und Optionen

name-calamity = katastrophe
name-nation = nation
name-positions = stellungen
name-map = karte
name-edition = ausgabe
name-rulings = hausregeln
name-west = westen
name-changes = abweichungen
name-text = text
name-file = datei
name-held = hände
name-explain = erklären
name-name = name
name-part = teil
name-area = gebiet

cal-typed-from = von, aus
cal-typed-nothing = nichts, keine
cal-held-from = { $calamity } (von { $giver })

# What people type of their own map: the first word is shown in examples, all are understood
map-words-coast = Küste, Meer
map-words-land = Land
map-words-water = Wasser
map-fact-coast-yes = { $area } liegt am Meer
map-fact-coast-no = { $area } liegt nicht am Meer
map-fact-land-yes = { $area } und { $other } grenzen zu Lande aneinander
map-fact-land-no = { $area } und { $other } grenzen nicht zu Lande aneinander
map-fact-water-yes = { $area } und { $other } grenzen über Wasser aneinander
map-fact-water-no = { $area } und { $other } grenzen nicht über Wasser aneinander
