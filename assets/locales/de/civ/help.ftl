### Hilfe: Spielen in drei Schritten und ein Bild einer Hand mit drei Zahlen.

help-steps =
    1. { COMMAND("civ new") } eröffnet einen Tisch; die anderen drücken auf **{ key-join }**, der Host auf **{ key-start }**; *{ key-arrange }* ändert den Tisch. Auch Computer können mitspielen.
    2. Ich rufe dich, wenn du dran bist. Drück auf **{ key-hand }**: Nur du siehst sie, mit allem, was du tun kannst.
    3. Spiel eine Karte, nutze Effekte, wenn du magst, und drück **{ key-end }**. Kein Stress: Morgen reicht auch.
help-game =
    Sieben Karten eines Bereichs am Ende deines Zuges gewinnen sofort (zu zweit acht). Ist vorher der Zeitalterstapel leer, gewinnt, wer in den meisten Bereichen vorn liegt.
guide-player = Anna
guide-card = In jedem Zug spielst du eine Handkarte.
guide-column = Karten ihres Bereichs: vorher und nachher (Sieg bei { $need }).
guide-effect = In Gold: was die Karte freischaltet, hier einen Effekt.
guide-alt = Eine Hand: { $cards }. Zahlen darauf sagen: { $steps }
