### Aiuto: giocare in tre passi, e l’immagine di una mano con tre numeri.

help-steps =
    1. { COMMAND("civ new") } apre un tavolo: gli altri premono **{ key-join }**, l’host **{ key-start }**.
    2. Ti avviso quando è il tuo turno. Premi **{ key-hand }**: la vedi solo tu.
    3. Gioca una carta, applica effetti, poi **{ key-end }**.
help-game = Sette carte di un Dominio alla fine del tuo turno vincono (otto in due). A mazzo esaurito, vince chi ha più maggioranze.
guide-player = Anna
guide-card = In ogni turno giochi una carta dalla tua mano.
guide-column = Carte del suo Dominio: prima e dopo, su { $need } per vincere.
guide-effect = In oro: che cosa sblocca la carta (qui un effetto).
guide-alt = Una mano: { $cards }. I numeri dicono: { $steps }
