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
web-keyboard = Tasten: ← und → gehen einen Schritt zurück oder weiter, Pos1 und Ende zum Austeilen und zum Schluss, die Leertaste spielt ab. Auf einem Touchscreen wischst du über das Spielfeld.
web-footer = Carta Impera Victoria ist ein Spiel von Rémi Amy, erschienen bei Ludonaute. Diese Seite ist nicht von ihnen: Ein Discord-Bot hat sie gemacht, mit eigenen Bildern. Sie zeigt, was alle am Tisch gesehen haben.
