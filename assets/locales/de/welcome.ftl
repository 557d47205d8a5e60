# Das erste Wort auf einem Server, und wozu Berechtigungen da sind.

welcome =
    Ein Kartenspiel für zwei bis vier Spieler, auf Discord und in jedem Tempo: eine Partie am Abend oder eine Karte am Tag.
    { COMMAND("civ new") } eröffnet hier einen Tisch, { COMMAND("civ help") } zeigt, wie es geht.
key-alone = Gegen den Computer spielen
welcome-missing = { $count ->
    [one] Mir fehlt hier eine Berechtigung. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben:
   *[other] Mir fehlen hier Berechtigungen. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben:
}
permission-line = - **{ $permission }**: { $purpose }
purpose-view-channel = um den Kanal überhaupt zu sehen
purpose-send-messages = um den Tisch zu zeigen und alle zu rufen, die dran sind
purpose-attach-files = für die Bilder von Spielfeld und Hand
purpose-create-public-threads = für Partien mit eigenem Thread
purpose-send-messages-in-threads = um in Threads zu spielen

# Hilfe: drei Schritte, und das Bild einer Hand mit drei Zahlen darauf.

help-steps =
    1. { COMMAND("civ new") } eröffnet einen Tisch; die anderen drücken auf **{ key-join }**, der Host auf **{ key-start }**; *{ key-arrange }* ändert den Tisch. Auch Computer können mitspielen.
    2. Ich rufe dich, wenn du dran bist. Drück auf **{ key-hand }**: Nur du siehst sie, mit allem, was du tun kannst.
    3. Spiel eine Karte, nutze Effekte, wenn du magst, und drück **{ key-end }**. Kein Stress: Morgen reicht auch.
help-game =
    Sieben Karten eines Bereichs am Ende deines Zuges gewinnen sofort (zu zweit acht). Ist vorher der Zeitalterstapel leer, gewinnt, wer in den meisten Bereichen vorn liegt.
help-more = { COMMAND("civ games") } listet deine Tische auf, { COMMAND("civ replay") } zeigt eine beendete Partie noch einmal, { COMMAND("civ away") } lässt den Computer für dich spielen. „{ key-undo }“ nimmt deinen Schritt zurück, solange er nichts Verdecktes gezeigt hat.
help-tournaments = 🏆 { COMMAND("tournament new") } kündigt ein Turnier an, { COMMAND("tournament bracket") } zeigt es, { COMMAND("referee call") } ruft die Spielleitung.
help-fair =
    🤝 **Fair an jedem Tisch**
    - Die Karten folgen aus einem vor der Partie versiegelten Geheimnis und aus euren Wörtern: { COMMAND("civ verify") } prüft es.
    - Dein Platz und deine Hand gehören dir. Bittet jemand um deinen Platz, hast du einen halben Tag für dein Nein (an schnellen Tischen zwei Züge); zu zweit braucht es dein Ja, oder zwei abgelaufene Züge hintereinander und noch einen.
    - Zurücknehmen, Pause und Abbruch brauchen das Ja von allen. Nach drei Tagen und zwei Zügen Schweigen (an schnellen Tischen zehn Minuten) geht es bei Pause und Abbruch auch ohne dich. Urlaub zählt nicht mit.
    - Ein Tisch zieht nur nach einer Abstimmung um, auf einen anderen Server nie.
    - Niemand kann dich in einer halben Stunde (schnelle Tische: zwei Minuten) zweimal für dasselbe rufen. Ruhezeiten gelten auch für Erwähnungen, nur nicht an schnellen Tischen.
    - Ist der Kanal weg oder für dich verborgen, steht deine Uhr bis zu drei Tage.
    - { COMMAND("settings block") } hält jemanden fern, { COMMAND("moderate close") } ist für die Moderation, { COMMAND("privacy show") } sagt, was ich über dich speichere.
guide-player = Anna
guide-card = In jedem Zug spielst du eine Handkarte.
guide-column = Karten ihres Bereichs: vorher und nachher (Sieg bei { $need }).
guide-effect = In Gold: was die Karte freischaltet, hier einen Effekt.
guide-alt = Eine Hand: { $cards }. Zahlen darauf sagen: { $steps }
