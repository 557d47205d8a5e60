### Aiuto: giocare in tre passi, e l’immagine di una mano con tre numeri.

help-steps = 
    1. { COMMAND("civ new") } apre un tavolo. Gli altri premono **{ key-join }**, l’host **{ key-start }**. Può giocare anche il computer. *{ key-arrange }* decide il livello di ogni computer: facile è per le prime partite, esperto è il più difficile da battere.
    2. Ti avviso quando è il tuo turno. Premi **{ key-hand }**: la vedi solo tu.
    3. Gioca una carta, applica gli effetti se vuoi, poi **{ key-end }**. Non c’è fretta: va bene anche domani.
help-game =
    Sette carte di un solo Dominio alla fine del tuo turno e vinci subito (otto se giocate in due). Se il mazzo delle Ere si esaurisce, vince chi ha la maggioranza in più Domini.
guide-player = Anna
guide-card = In ogni turno giochi una carta dalla tua mano.
guide-column = Carte del suo Dominio: prima e dopo, su { $need } per vincere.
guide-effect = In oro: che cosa sblocca la carta (qui un effetto).
guide-alt = Una mano: { $cards }. I numeri dicono: { $steps }
