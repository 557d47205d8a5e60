### Eine fertige Partie als Webseite: die Datei von „Teilen“ und von `civ render --html`.

## Die Seite

web-title = { $names }: eine Partie Carta Impera Victoria
web-title-nobody = Eine Partie Carta Impera Victoria
web-board = Das Spielfeld
web-controls = Durch die Partie
web-play = Abspielen
web-pause = Anhalten
web-turns = Alle Züge
web-noscript = Die Spielfelder brauchen JavaScript. Die Geschichte darunter kommt ohne aus.
web-keyboard = Tasten: ← und → blättern zurück oder weiter, Pos1 und Ende zum Austeilen und zum Schluss, die Leertaste spielt ab. Auf einem Touchscreen wischst du über das Spielfeld.
web-footer = Carta Impera Victoria ist ein Spiel von Rémi Amy, erschienen bei Ludonaute. Diese Seite ist nicht von ihnen: Ein Discord-Bot hat sie gemacht, mit eigenen Bildern. Sie zeigt, was alle am Tisch gesehen haben.

## Was „Teilen“ antwortet, unter dem Code des Moments

shared-file = Und die ganze Partie für Leute ohne Discord: Diese Datei öffnet jeder Browser. Sie zeigt, was alle gesehen haben.
shared-link = Und die ganze Partie für Leute ohne Discord, für alle, die diesen Link haben:
shared-yours = Du hast hier gespielt: Du kannst die Seite jederzeit entfernen lassen, endgültig.
key-open-page = Seite öffnen
key-unshare = Seite entfernen
unshared = Die Seite ist entfernt: Ihre Links führen nirgendwohin mehr, und für diese Partie gibt es keine neuen.
reason-share-not-yours = Nur wer in dieser Partie gespielt hat, kann ihre Seite entfernen lassen.
reason-share-none = Diese Partie hat keine Seite im Web.
reason-share-unwritable = Ich kann die Seite gerade nicht ins Web stellen. Die Person, die mich betreibt, findet den Grund in meinem Log.
