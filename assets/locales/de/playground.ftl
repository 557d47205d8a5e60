### Die Seite des Playgrounds. Nur Platzhalter: Die Seite füllt sie selbst.

page-title = { $badge }{ $place } · { $name } · CIV-Playground
page-offer-computer = Gegen den Computer spielen
page-offer-computer-hint = Die Partie hat begonnen, und du spielst sie als die Person, die oben genannt ist. Wenn du dran bist, klick unter dem Spielfeld auf den Button für deine Hand.
page-offer-two = Eine Partie zu zweit spielen
page-offer-two-hint = Die Partie hat begonnen, und du spielst beide Seiten. Eine rote Zahl an einem Namen oben sagt, wer dran ist: Klick auf den Namen, um diese Person zu sein, dann unter dem Spielfeld auf den Button für die Hand.
page-offer-tutorial = Das Spiel in zehn Minuten lernen
page-offer-tutorial-hint = Die Lektionen siehst nur du. Klick auf die erste; jeder Schritt sagt, was du ausprobieren kannst.

## Erster Besuch

page-game = Carta Impera Victoria
page-game-text = Ein Kartenspiel über Zivilisationen, für zwei bis vier Personen. Spiele Karten in sechs Bereichen aus und nutze ihre Effekte. Sieben Karten eines Bereichs am Ende deines Zuges gewinnen sofort (zu zweit acht); ist der Stapel leer, gewinnt, wer in den meisten Bereichen vorn liegt.
page-emblem = Eine Karte des ersten Zeitalters: ein Lagerfeuer und ein Rad
page-welcome = Willkommen in { $place }.
page-welcome-text = Das ist ein Chat auf deinem eigenen Rechner, so wie Discord ihn zeigen würde. Nichts, was du hier tust, verlässt ihn. Mehrere Personen sind hier, und du kannst jede von ihnen sein.
page-welcome-command = Oder tipp unten /, um alle Befehle zu sehen.
page-quiet = Hier wurde noch nichts gesagt.
page-start = Das ist der Anfang von { $place }.

## Orte und Personen

page-channels = Kanäle
page-direct = Direktnachricht mit { $name }
page-open-places = Kanäle zeigen
page-close-places = Schließen
page-people = Wer du bist
page-you-are = Du bist { $name }
page-you-are-label = Du bist
page-be = { $name } sein
page-be-called = { $name } sein (Rufe: { $count })
page-client-language = Discord-Sprache: { $name }
page-server-language = Sprache dieses Servers
page-second-window = Zweites Fenster öffnen als
page-second-window-as = Zweites Fenster öffnen als { $name }
page-timeouts = Timeouts
page-timeout = Timeout für { $name }
page-timeout-none = Keiner
page-timeout-minutes = Minuten: { $count }
page-timeout-end = Beenden
page-timed-out = Im Timeout
page-menu-at = { $command }: { $name }
page-unread = { $place }, ungelesen
page-mentioned = { $place }, Erwähnungen: { $count }
page-thread = Thread { $place }
page-skip = Zu den Nachrichten springen

## Hinweise

page-bot-offline = { $name } ist offline und kann nicht antworten. Klick noch einmal, sobald der Bot wieder da ist.
page-lost = Der Playground antwortet nicht. Läuft er noch? Neuer Versuch …
page-dismiss-hint = Hinweis schließen
page-refused = Das geht nicht: { $why }
page-overtaken = Das hat sich gerade geändert. Sieh noch einmal hin, bevor du klickst.

## Nachrichten

page-messages = Nachrichten in { $place }
page-older = Ältere Nachrichten zeigen
page-newest = Neue Nachrichten
page-latest = Zu den neuesten Nachrichten springen
page-app = APP
page-edited = (bearbeitet)
page-only-you = Nur du kannst das sehen
page-notification = Auf deinem Handy: „{ $text }“
page-notification-empty = Auf deinem Handy: eine leere Mitteilung, weil nur die Komponenten dieser Nachricht dich erwähnen
page-dismiss = Nachricht verwerfen
page-thinking = { $name } denkt nach …
page-failed = Diese Interaktion ist fehlgeschlagen
page-no-answer = Die Anwendung reagiert nicht
page-reply = Antworten
page-reply-to = { $name } antworten
page-replying = Antwort an { $name }
page-reply-gone = Die Nachricht, auf die sie antwortet, wurde gelöscht.
page-delete = Löschen
page-delete-label = Diese Nachricht löschen
page-stop-reply = Doch nicht antworten
page-thread-started = { $name } hat einen Thread gestartet: { $thread }
page-pinned = { $name } hat eine Nachricht angepinnt
page-open-thread = Thread { $thread } öffnen
page-enlarge = Vergrößern: { $what }
page-picture = Bild
page-close = Schließen
page-open-original = Original öffnen
page-download = { $file } herunterladen
page-bytes = { $size } KB
page-unknown-user = @unbekannt
page-unknown-channel = #unbekannt
page-spoiler = Spoiler zeigen
page-from-to = { $name }: { $text }
page-not-here = Diese Nachricht ist nicht mehr hier.

## Menüs und Formulare

page-choose = Wählen
page-choose-count = { $chosen } von { $most } gewählt
page-choose-range = Wähle { $least } bis { $most }
page-choose-exactly = Wähle { $count }
page-confirm = Bestätigen
page-nobody = Niemand zur Auswahl
page-submit = Absenden
page-cancel = Abbrechen
page-form-failed = Etwas ist schiefgegangen. Versuch es noch einmal.
page-unsupported = Diese Art von Feld kann hier nicht ausgefüllt werden.

## Schreiben

page-write = Nachricht an { $place } als { $name }
page-write-thread = Nachricht als { $name } in { $place }
page-cannot-write = { $name } darf hier nicht schreiben.
page-send = Senden
page-commands = Befehle
page-commands-button = Befehle zeigen
page-no-commands = Diesen Befehl gibt es nicht.
page-bot-commands-missing = { $name } hat noch keine Befehle angemeldet.
page-stop-command = { $command } schließen
page-optional = optional
page-default = Standard
page-yes = Wahr
page-no = Falsch
page-suggestions = Vorschläge
page-no-suggestions = Keine Vorschläge
page-characters = Noch { $left } Zeichen
