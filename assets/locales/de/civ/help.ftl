### Hilfe: Spielen in drei Schritten und ein Bild einer Hand mit drei Zahlen.

help-steps = 
    1. { COMMAND("civ new") } eröffnet einen Tisch. Die anderen klicken auf **{ key-join }**, der Host auf **{ key-start }**. Auch Computer können mitspielen. *{ key-arrange }* legt fest, wie stark jeder Computer spielt: leicht ist für die ersten Partien, Experte am schwersten zu schlagen.
    2. Ich rufe dich, wenn du dran bist. Klick auf **{ key-hand }**: Nur du siehst sie.
    3. Spiele eine Karte, nutze Effekte, wenn du magst, und klick auf **{ key-end }**. Kein Stress: Morgen reicht auch.
help-game =
    Sieben Karten eines Bereichs am Ende deines Zuges gewinnen sofort (zu zweit acht). Ist vorher der Zeitalterstapel leer, gewinnt, wer in den meisten Bereichen vorn liegt.
guide-player = Anna
guide-card = In jedem Zug spielst du eine Handkarte.
guide-column = Karten ihres Bereichs: vorher und nachher (Sieg bei { $need }).
guide-effect = In Gold: was die Karte freischaltet, hier einen Effekt.
guide-alt = Eine Hand: { $cards }. Zahlen darauf sagen: { $steps }
