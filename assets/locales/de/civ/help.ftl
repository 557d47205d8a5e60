### Hilfe: Spielen in drei Schritten und ein Bild einer Hand mit drei Zahlen.

help-steps =
    1. { COMMAND("civ new") } eröffnet einen Tisch: Andere wählen **{ key-join }**, der Host **{ key-start }**.
    2. Ich rufe dich, wenn du dran bist. Klick auf **{ key-hand }**: Nur du siehst sie.
    3. Spiele eine Karte, nutze Effekte, dann **{ key-end }**.
help-game = Sieben Karten eines Bereichs am Ende deines Zuges gewinnen (zu zweit acht). Ist der Stapel leer, zählen die meisten Bereiche.
guide-player = Anna
guide-card = In jedem Zug spielst du eine Handkarte.
guide-column = Karten ihres Bereichs: vorher und nachher (Sieg bei { $need }).
guide-effect = In Gold: was die Karte freischaltet, hier einen Effekt.
guide-alt = Eine Hand: { $cards }. Zahlen darauf sagen: { $steps }
