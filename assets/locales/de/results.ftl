### Ergebnisse von Partien in einem Kanal nach Wahl des Servers, über seinen Webhook und einmal die Woche; und die Seite, die das einstellt.

## Eine Partie, und eine Woche

result-title = { $table } ist zu Ende
result-players = Gespielt haben { $names }.
result-in-tournament = 🏆 { $title }, Runde { $round }
result-in-season = 🪜 { $title }, Division { $division }
result-over = Die Partie ist zu Ende.
week-title = Die Partien der letzten Woche
week-games = { $count ->
    [one] Eine Partie ging zu Ende.
   *[other] { $count } Partien gingen zu Ende.
}
week-active-one = { $name } ({ $count })
week-active = Am meisten gespielt: { $people }.
week-longest = Die längste: { $table } mit { $count ->
    [one] einem Schritt
   *[other] { $count } Schritten
}.
week-upset = Die Überraschung: { $winner } ({ $low }) hat gegen { $beaten } ({ $high }) gewonnen, { $table }.
results-lost = ⚠️ In { $channel } kann ich nicht schreiben, dabei sollen dort Ergebnisse stehen. Unter { COMMAND("server-settings") } › Ergebnisse lässt sich ein anderer Kanal wählen; alle Partien gibt es weiter mit { COMMAND("civ replay") }.

## Die Seite

key-results = Ergebnisse, Partien finden
results-title = Ergebnisse und Partien finden
results-here = Endet eine Partie, die hier alle sehen können, kommt ihr Ergebnis nach { $channel }: mit Bild und einem Button für den Rückblick.
results-nowhere = Ergebnisse stehen in keinem eigenen Kanal.
results-pick = Ergebnisse: Kanal wählen
results-how = Wie sie gezeigt werden
results-spoiler = Verdeckt
results-spoiler-hint = Wer gewonnen hat, sieht nur, wer darauf drückt
results-weekly = Wochenrückblick
results-weekly-hint = Montags: wer am meisten gespielt hat, die längste Partie
results-publish = Veröffentlicht
results-publish-hint = In einem Ankündigungskanal auch auf Servern, die ihm folgen
results-on = Partien, die ab jetzt enden, stehen in { $channel }.
results-off = Ergebnisse werden nicht mehr gezeigt.
webhook-title = Für eigene Programme
webhook-none = Ein Webhook von dir kann dasselbe als JSON bekommen.
webhook-host = Dein Webhook bei { $host } bekommt dasselbe als JSON.
webhook-discord = Dein Discord-Webhook zeigt dasselbe.
webhook-trouble = ⚠️ Die letzte Nachricht hat er nicht angenommen.
webhook-on = Ab jetzt melde ich deinem Webhook jede Partie. Er erkennt mich an diesem Geheimnis, das ich nur jetzt zeige: { $secret }
webhook-discord-on = Ab jetzt zeigt dein Discord-Webhook jede Partie.
webhook-off = Ich melde Partien keinem Webhook mehr.
key-webhook = Webhook
form-webhook = Seine Adresse (leer: keine)
form-webhook-hint = https://example.org/…
reason-webhook-address = Das ist keine Adresse für einen Webhook: Sie beginnt mit https://, nennt keinen Port und ist aus dem ganzen Internet erreichbar.
reason-webhook-form = Diese Adresse nimmt nur Nachrichten in ihrer eigenen Form, und meine sind anderes JSON. Trag einen Webhook von Discord ein oder ein eigenes Programm, das WEBHOOK.md liest.
