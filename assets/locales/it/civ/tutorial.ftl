### Il tutorial: sei brevi lezioni contro un computer, visibili a una sola persona.

## La pagina che elenca le lezioni

tutorial-title = { key-learn }
tutorial-welcome = { $count ->
    [one] { $count } breve lezione
   *[other] { $count } brevi lezioni
} contro { $computer }, circa dieci minuti in tutto. Nulla può andare storto: tutto si può annullare.
tutorial-line = { $number }. **{ $title }**: { $about }
tutorial-line-done = { $number }. ✅ **{ $title }** (fatta): { $about }
tutorial-line-here = { $number }. 👉 **{ $title }** (la prossima): { $about }
tutorial-all-done = Ora sai giocare! { COMMAND("civ play") } chiede chi gioca; { COMMAND("civ new") } apre una partita, anche contro il computer.
tutorial-key-continue = Continua con la lezione { $number }
tutorial-key-lesson = { $number }. { $title }

## Una pagina di una lezione

tutorial-place = { $title } · { $step }/{ $steps }
tutorial-place-done = Lezione { $lesson } di { $lessons }: finita
tutorial-key-show = Mostrami come
tutorial-key-back = Indietro
tutorial-key-contents = Lezioni
tutorial-key-next = Prossima lezione
tutorial-key-again = Riprova

## Quando si fa altro da quanto chiesto

tutorial-other-play = Puoi giocare qualsiasi carta. Questa lezione ne chiede un’altra.
tutorial-other-use = Potresti applicare anche questo effetto. Questa lezione parla di un altro.
tutorial-other-copy = Potresti copiare anche questo effetto. Questa lezione parla di un altro.
tutorial-other-sacrifice = Potresti scartare anche questa carta. Questa lezione chiede altro.
tutorial-other-card = Ognuna di queste carte andrebbe bene. Questa lezione continua con un’altra.
tutorial-other-target = Puoi scegliere anche questo. Questa lezione continua con un’altra scelta.
tutorial-other-end = Puoi finire il turno appena hai giocato una carta. Ma c’è ancora qualcosa da provare.
tutorial-undo = Premi **{ key-undo }** per tornare indietro. Puoi farlo anche in una vera partita, finché la tua mossa non ha mostrato nulla di nascosto.
tutorial-undo-hidden = Premi **{ key-undo }** per tornare indietro. In una vera partita non potresti: ti ha mostrato carte nascoste.
tutorial-go-on = Ora scegli **{ $choice }**.
tutorial-tries = Qui non si può. Perché?
reason-tutorial-place = Questo passo del tutorial non esiste. { COMMAND("civ tutorial") } mostra tutte le lezioni.

## Lezione 1: un turno

lesson-turn = Il tuo turno
lesson-turn-about = Giocare, applicare un effetto, pescare.
lesson-turn-begin = La plancia la vedono tutti; la tua mano la vedi solo tu.
lesson-turn-play = Un turno: giocare una carta, applicare effetti, pescare. Non hai ancora effetti, quindi basta un solo pulsante: **{ $choice }**.
lesson-turn-play-then = Tre carte di un Dominio (due se giocate in quattro) ne sbloccano l’effetto: { level-1 }.
lesson-turn-grow = Gioca **{ $card }**.
lesson-turn-grow-then = Due su tre. Sotto ogni carta vedi come diventerebbe la sua colonna.
lesson-turn-rest = Premi **{ key-end }**: peschi fino ad avere tre carte.
lesson-turn-rest-then = Una riga dorata dice quale carta sblocca un effetto.
lesson-turn-reach = Gioca **{ $card }** e raggiungi il { level-1 }.
lesson-turn-reach-then = { effect-military-1 } è tuo, una volta per turno: scartare una carta, pescarne un’altra.
lesson-turn-use = Nell’elenco di **{ effect-military-1 }** scegli **{ $choice }**.
lesson-turn-use-then = La pila degli scarti la vedono tutti.
lesson-turn-draw = Finisci il turno.
lesson-turn-draw-then = Due nuove carte invece di una: un turno intero.

## Lezione 2: effetti permanenti

lesson-effects = { effects-permanent }
lesson-effects-about = Che cosa possono fare molte carte di un Dominio.
lesson-effects-begin = Qualche turno dopo. Cinque carte di un Dominio (quattro se giocate in quattro) raggiungono il { level-2 }.
lesson-effects-believe = Tre carte { domain-religion } portano il tuo limite di mano da tre a cinque. Gioca **{ $card }**.
lesson-effects-believe-then = { effect-religion-1 } agisce da sé.
lesson-effects-experiment = **{ effect-science-1 }** riprende una carta in gioco, poi ne giochi una. Nel suo elenco scegli **{ $choice }**.
lesson-effects-swap = Gioca invece **{ $card }**.
lesson-effects-swap-then = { level-2 }! A ogni turno: un effetto permanente di ogni Dominio.
lesson-effects-purge = **{ effect-military-2 }** scarta due carte dalla mano, così peschi di più. Nel suo elenco scegli **{ $choice }**.
lesson-effects-purge-then = La tua mano è vuota e il limite è cinque.
lesson-effects-draw = { lesson-turn-draw }
lesson-effects-draw-then = Cinque nuove carte! Con cinque carte { domain-religion } sarebbero sette.
lesson-effects-play = Gioca **{ $card }**.
lesson-effects-play-then = Un’altra carta { domain-science }, ed è il { level-2 }.
lesson-effects-develop = Applica **{ effect-economy-1 }**: scarta una carta in gioco, poi giocane una.
lesson-effects-scrap = Scarta **{ $card }**: è sola.
lesson-effects-build = Gioca **{ $card }** al suo posto.
lesson-effects-build-then = { level-2 }. Gli effetti permanenti non costano nulla e tornano a ogni turno.

## Lezione 3: effetti di scarto

lesson-discards = { effects-sacrifice }
lesson-discards-about = Scartare una carta per un effetto potente.
lesson-discards-begin = { $computer } ha sei carte { domain-military }; con otto si vince. Impediscilo con gli effetti di scarto, che costano carte in gioco.
lesson-discards-play = Prima gioca **{ $card }**.
lesson-discards-play-then = Puoi scartare una carta nel turno stesso in cui l’hai giocata.
lesson-discards-embargo = Un { effect-economy-sacrifice } blocca un Dominio di un altro giocatore nel suo prossimo turno. Scegli **{ $choice }**.
lesson-discards-embargo-then = La tua carta resta lì finché { $computer } non ha giocato un turno.
lesson-discards-attack = Un { effect-military-sacrifice } costa due carte: una carta { domain-military } e una del Dominio che attacchi. Scegli **{ $choice }**.
lesson-discards-attack-then = Tutti gli altri perdono una carta di quel Dominio.
lesson-discards-end = { lesson-turn-draw }
lesson-discards-end-then = Non poteva giocare { domain-military }. Ora l’{ effect-economy-sacrifice } è finito.
lesson-discards-next = Gioca **{ $card }**.
lesson-discards-next-then = A ogni turno: un effetto di scarto di ogni Dominio, e anche il suo effetto permanente.
lesson-discards-inquisition = Un’{ effect-religion-sacrifice } prende la mano di un altro giocatore; decidi tu che cosa restituire. Scegli **{ $choice }**.
lesson-discards-give = Tieni **{ $choice }**.
lesson-discards-give-then = Hai la carta che serviva a { $computer }.
lesson-discards-leap = Con una { effect-science-sacrifice } peschi cinque carte, poi ne scarti cinque. Scegli **{ $choice }**.
lesson-discards-sort = Tieni **{ $choice }**.
lesson-discards-sort-then = Gli effetti di scarto costano carte: usali al momento giusto. { domain-culture } non ne ha.

## Lezione 4: Ispirazione

lesson-inspiration = { effect-culture }
lesson-inspiration-about = Prendere in prestito un effetto di un altro giocatore.
lesson-inspiration-begin = { domain-culture } copia effetti. { $computer } ha cinque carte { domain-religion }, quindi il suo limite di mano è sette.
lesson-inspiration-play = Se hai più carte { domain-culture } di ogni altro, puoi copiare una volta per turno. Gioca **{ $card }**.
lesson-inspiration-play-then = Due contro una: la maggioranza è tua.
lesson-inspiration-copy = Copia **{ effect-religion-2 }** di { $computer }: deve essere meglio di ciò che hai.
lesson-inspiration-copy-then = La { culture-coin } mostra che cosa hai copiato: limite di mano sette, per questo turno.
lesson-inspiration-end = Finisci il turno e pesca.
lesson-inspiration-end-then = Sette carte! Ma anche { $computer } ha giocato { domain-culture }: la maggioranza non è più tua.

## Lezione 5: Egemonia

lesson-hegemony = { victory-hegemony }
lesson-hegemony-about = Vincere subito, o impedirlo a un altro giocatore.
lesson-hegemony-begin = Con otto carte di un solo Dominio alla fine del tuo turno vinci (sette, se si gioca in più di due). Ne hai sette di { domain-culture }, { $computer } sette di { domain-military }!
lesson-hegemony-play = { domain-utopia } arriva nell’Era III. Gioca **{ $card }**.
lesson-hegemony-play-then = { level-1 }: puoi prendere una carta dalla pila degli scarti.
lesson-hegemony-oligarchy = Nell’elenco di **{ effect-utopia-1 }** scegli **{ $choice }**.
lesson-hegemony-oligarchy-then = Vinceresti nel prossimo turno, ma { $computer } gioca prima.
lesson-hegemony-democracy = Con una { effect-utopia-sacrifice } a un altro giocatore serve una carta in più in un Dominio, fino alla fine. Scegli **{ $choice }**.
lesson-hegemony-democracy-then = Ora a { $computer } servono nove carte { domain-military }.
lesson-hegemony-end = { lesson-turn-draw }
lesson-hegemony-end-then = Otto carte, nessuna vittoria: la tua { effect-utopia-sacrifice } ha retto.
lesson-hegemony-win = Gioca **{ $card }**.
lesson-hegemony-win-then = Otto carte! Contano quando finisce il tuo turno.
lesson-hegemony-finish = { lesson-turn-draw }
lesson-hegemony-finish-then = Hai vinto! Tieni d’occhio anche le colonne degli altri.

## Lezione 6: la maggioranza

lesson-majority = { victory-majority }
lesson-majority-about = Che cosa conta quando il mazzo è esaurito.
lesson-majority-begin = Pescata l’ultima carta, tutti finiscono con lo stesso numero di turni. Poi ogni Dominio dà 1 punto a chi vi ha più carte (1 a testa in parità). Siete quattro a quattro.
lesson-majority-play = In { domain-economy } siete in parità. Gioca **{ $card }**, e il punto è solo tuo.
lesson-majority-play-then = Quattro punti a tre.
lesson-majority-end = Finisci il turno. Peschi l’ultima carta.
lesson-majority-end-then = Hai vinto quattro a tre. In caso di parità decidono le carte { domain-utopia }, poi { domain-culture }, { domain-science }, { domain-economy }, { domain-religion }, { domain-military }.
