### Tische, an denen die Katastrophen von Advanced Civilization abgehandelt werden.

## Der Tisch

option-cal-descartes = Ausgabe von Descartes
option-cal-avalon-hill = Ausgabe von Avalon Hill
option-cal-west = mit der Westerweiterung
option-cal-no-west = ohne die Westerweiterung
lobby-cal = Hier werden die Katastrophen einer Partie Advanced Civilization abgehandelt. Alle nehmen eine Nation, tragen ihre Stellung ein und geben geheim ihre Karten an.
option-cal-house-rules = { $edition } mit { $count ->
    [one] 1 Hausregel
   *[other] { $count } Hausregeln
}
cal-house-rules = Hausregeln: { $rules }
cal-clock = { $clock }. Läuft die Zeit ab, wird eine Antwort ausgelost.
cal-silent = Schweigt jemand { $hours ->
    [one] eine Stunde
    [24] einen Tag
   *[other] { $hours } Stunden
} lang, kann der Host antworten; schweigt der Host, dann alle anderen.
cal-heading-preparing = Runde { $turn }: Stellungen und Hände
cal-heading-resolving = Runde { $turn }: die Katastrophen
cal-heading-showing = Runde { $turn }: das Ergebnis
cal-heading-over = Der Tisch ist geschlossen
cal-over = Der Tisch ist nach { $turns ->
        [one] einer Runde
       *[other] { $turns } Runden
    } geschlossen.
board-cal-asked = { $who }, bitte antworten: { $table }.
board-cal-prepare = { $who }, bitte vorbereiten: { $table }.
cal-unready = Noch nicht bereit: { $who }.
cal-prepare = Nimm eine Nation, trag ihre Stellung ein und gib deine Karten an. Sobald alle so weit sind, können die Katastrophen gezogen werden.
cal-prepare-position = Trag deine Stellung ein und gib an, was du auf der Hand hast.
cal-prepare-hand = Gib an, was du auf der Hand hast; dann kann gezogen werden.
cal-ready = Alle haben ihre Karten angegeben: Die Katastrophen können gezogen werden.
cal-next = Alle Katastrophen dieser Runde sind abgehandelt. Beginn die nächste Runde oder schließ den Tisch.
cal-proposal = Stimmt diese Berichtigung? „{ $text }“ Die laufende Katastrophe würde neu beginnen.
cal-proposal-prepare = Stimmt diese Berichtigung? „{ $text }“ Die Person, deren Stellung sie ändert, ist schon bereit zum Ziehen.
cal-struck = { $calamity } ({ $nation })
cal-struck-from = { $calamity } ({ $nation }, von { $giver })
cal-support = Versorgung der Städte ({ $nation })
cal-no-effect = Nichts geschieht.
cal-earlier-more = … { $count ->
        [one] eine frühere Katastrophe
       *[other] { $count } frühere Katastrophen
    }
cal-surplus = ⚠️ Über der Bevölkerungsgrenze: { $areas }.
cal-surplus-area = { $area } { $tokens } (Grenze { $limit })
cal-no-moves = Es gibt noch nichts zu bewegen.
cal-returned = Ohne Wirkung zurückgegeben, weil niemand mehr als zwei erleidet (29.5): { $what }
cal-stock = Vorrat { $tokens } Marker, { $cities } Städte; Kasse { $treasury }
cal-own = Du spielst **{ $nation }**.
cal-holds = Auf der Hand: Getreide × { $grain }{ $held ->
        [no] {""}
       *[other] ; { $held }
    }
cal-deputy = für jemanden antworten, und alle sehen es. Nach { $hours ->
        [one] einer Stunde
        [24] einem Tag
       *[other] { $hours } Stunden
    } Schweigen kann es der Host; schweigt der Host, können es alle anderen.

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
cal-area-plain = Überschwemmungsebene: { $name }
cal-area-coast-yes = an der Küste
cal-area-coast-no = im Binnenland
cal-area-coast-uncertain = Küste: Spielpläne sind sich uneinig
cal-area-start = Startgebiet von { $nation }
cal-area-land = Über Land:
cal-area-water = Über Wasser:

## Knöpfe, Listen und Formulare

key-cal-draw = Katastrophen ziehen
key-cal-position = Meine Stellung …
key-cal-replace = Alles ersetzen …
key-cal-replace-sure = Ja, alles ersetzen
cal-replace-ask = Damit ist weg: { $lost }. Alles ersetzen?
key-cal-hand = Meine Karten …
key-cal-nothing = Nichts auf der Hand
key-cal-answer = Antworten …
key-cal-any = Zufällige Antwort
key-cal-any-sure = Ja, auslosen
cal-any-ask = Soll für dich eine Antwort ausgelost werden? Alle lesen sie als deine.
key-cal-type = Eintippen …
key-cal-confirm = Bestätigen
key-cal-back = Zurück
pick-cal-where = Wo?
pick-cal-nations = Wer verliert etwas?
share-sum = { $have } von { $need } Punkten gewählt
share-left = noch { $count }
share-tokens = { $have } von { $need } Markern
share-cities = { $have } von { $need } Städten
share-stays = die Stadt bleibt
key-cal-for-any = Antwort auslosen
key-cal-correct = Stellung berichtigen …
key-cal-agree = Stimmt
key-cal-refuse = Stimmt nicht
key-cal-next = Nächste Runde
key-cal-end = Tisch schließen
key-cal-moves = Was zu bewegen ist
key-cal-deputy = Einspringen für …
key-cal-undo-step = Rücknahme: letzter Schritt
key-cal-undo-draw = Rücknahme: alles seit dem Ziehen
pick-cal-nation = Deine Nation
pick-cal-nations-own = Deine { $count } Nationen
pick-cal-one = Wähle
pick-cal-some = Wähle { $count }
form-cal-position = Deine Stellung
form-cal-replace = Alles, was du hast
form-cal-correct = Eine Berichtigung
form-cal-hand = Deine Karten
form-cal-answer = { form-tournament-answer }
position-words-stock = Vorrat, Bestand
position-words-treasury = Kasse, Schatz, Staatskasse
position-words-cards = Karten, Zivilisationskarten
position-words-board = Spielplan, Plan, Brett, Karte
position-words-city = Stadt, Städte
# Words that mean nothing in a position, and words before what is not there
position-words-noise = und, in, mit
position-words-tokens = Marker, Spielmarken, Bevölkerung, Token
# Headings of a table’s columns
position-words-nation-column = Nation, Spieler, Volk, Zivilisation
position-words-area-column = Gebiet, Region, Provinz
position-words-without = ohne, keine
form-cal-position-label = Was sich ändert; der Rest bleibt
form-cal-replace-label = Was hier nicht steht, kommt weg
form-cal-position-hint = Zum Beispiel: Memphis Stadt, Fayum -2; Karten: Töpferei
form-cal-answer-label = Je Zeile ein Name und Zahl oder Wort
form-cal-grain = Getreidekarten
form-cal-held = Katastrophen, je Zeile eine
form-cal-held-hint = Zum Beispiel „Verrat von Kreta“

## Befehle (höchstens 100 Zeichen)

choice-descartes = Descartes
choice-avalon-hill = Avalon Hill

## Namen der Befehle und Optionen

cal-typed-from = von der, vom, von, aus der, aus dem, aus
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
