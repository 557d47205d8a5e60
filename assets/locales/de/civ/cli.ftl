### Die Texte der Kommandozeile zu diesem Spiel.

## civ simulate

cli-simulate = Computer gegeneinander spielen lassen und die Mitschriften schreiben.
    {"\u000A"}
    Sie kommen nacheinander auf stdout. Dieselben Optionen und derselbe Startwert ergeben dieselben Bytes.
cli-simulate-games = Wie viele Partien.
cli-simulate-players = Wie viele Spieler.
cli-simulate-setup = Wie die Karten verteilt werden.
cli-simulate-teams = Die Plätze 1 und 3 gegen 2 und 4.
cli-simulate-hegemony = Wann die Vorherrschaft geprüft wird.
cli-simulate-turn-cap = Nach wie vielen Zügen die Mehrheiten entscheiden.
cli-simulate-policy = Wer spielt.
cli-simulate-seed = Der Startwert für den Zufall: eine ganze Zahl.
cli-option-states = Stellungen und erlaubte Aktionen dazuschreiben.

## civ replay

cli-replay = Mitschriften nachspielen und ihre Ergebnisse ausgeben.
    {"\u000A"}
    Dateien dürfen mit gzip komprimiert sein und mehrere Partien enthalten; - ist stdin. Fehler werden mit Datei und
    Zeile gemeldet, und der Exit-Code ist 1. Gelesen werden höchstens 256 MB (entpackt) und 4 Millionen Zeilen, von einer
    Partie 100.000.
cli-result = { $file }: Partie { $number }: { $how } ({ $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
})
cli-unfinished = { $file }: Partie { $number }: nicht beendet ({ $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
})
cli-seats = { $count ->
    [one] Platz { $seats }
   *[other] Plätze { $seats }
}
cli-points = {" "}mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
cli-result-hegemony = Vorherrschaft im Bereich { $domain }, gewonnen von { $winners }
cli-result-majority = Mehrheiten, gewonnen von { $winners }
cli-result-turn-cap = Obergrenze der Züge, gewonnen von { $winners }
cli-result-last-standing = zuletzt übrig, gewonnen von { $winners }
cli-result-abandoned = im Draft abgebrochen
cli-refused = { $file }:{ $line }: { $action }: { $why }
cli-refused-line = { $file }:{ $line }: { $why }

## civ verify

cli-verify = Prüfen, dass niemand die Karten einer Partie gewählt hat: Sie werden aus dem Geheimnis noch einmal ausgeteilt.
    {"\u000A"}
    Dateien dürfen mit gzip komprimiert sein und mehrere Partien enthalten; - ist stdin. Der Exit-Code ist 0, wenn alles
    bewiesen ist, 1, wenn etwas widerlegt oder nicht lesbar ist, 3 ohne Siegel oder solange das Geheimnis fehlt.
cli-verify-game = { $file }: Partie { $number }: { $told }

## civ render

cli-render = Eine Mitschrift zeichnen: einen Moment als Bild oder die ganze Partie als Film.
    {"\u000A"}
    FILE endet auf .png für ein Bild oder auf .webp für einen Film. - ist stdin. Fehler in einer Mitschrift
    werden mit ihrer Zeile gemeldet, und der Exit-Code ist 1.
cli-render-at = Der Moment nach Zeile N der Partie, 0 für das Austeilen; ohne Angabe das Ende.
cli-render-seat = Zeigen, was dieser Platz sieht, mit seiner Hand; Plätze zählen ab 1.
cli-render-theme = Die Farben: dark (dunkel) oder light (hell).
cli-render-locale = Die Sprache.
cli-render-output = Wohin geschrieben wird.
cli-render-html = Eine Seite für den Browser, in einer Datei: jeder Zug mit Spielfeld und Geschichte, wie Zuschauer ihn sahen.
cli-render-html-whole = --html macht eine Seite der ganzen Partie für alle: Lass --at und --seat weg.
cli-render-kind = { $file } endet weder auf .png (ein Bild) noch auf .webp (ein Film).
cli-render-film-at = Ein Film zeigt die ganze Partie: Lass --at weg, oder schreib ein .png.
cli-render-no-theme = Das Farbschema „{ $theme }“ gibt es nicht; es gibt { $themes }.
cli-render-no-locale = Die Sprache „{ $locale }“ gibt es nicht; es gibt { $locales }.
cli-render-no-line = Zeile { $at } gibt es nicht: Diese Partie hat die Zeilen 0 bis { $lines }.
cli-render-no-seat = Platz { $seat } gibt es nicht: Diese Partie hat die Plätze 1 bis { $last }.
cli-render-too-large = Dieser Film wäre größer als 8 MB, selbst mit den kleinsten Bildern.
cli-render-unwritable = { $file } lässt sich nicht schreiben: { $why }
