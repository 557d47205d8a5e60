### Il tutorial: sei brevi lezioni contro un computer, visibili a una sola persona.

## La pagina che elenca le lezioni

tutorial-title = Impara a giocare
tutorial-welcome = { $count ->
    [one] { $count } breve lezione
   *[other] { $count } brevi lezioni
} contro { $computer }, circa dieci minuti in tutto. Le vedi solo tu. Nulla può andare storto: tutto si può annullare.
tutorial-line = { $number }. **{ $title }**: { $about }
tutorial-line-done = { $number }. ✅ **{ $title }**: { $about }
tutorial-line-here = { $number }. 👉 **{ $title }**: { $about }
tutorial-all-done = Ora sai giocare! { COMMAND("civ play") } chiede chi gioca; { COMMAND("civ new") } apre una partita, anche contro il computer.
tutorial-key-continue = Continua con la lezione { $number }
tutorial-key-lesson = { $number }. { $title }

## Una pagina di una lezione

tutorial-place = Lezione { $lesson } di { $lessons }, passo { $step } di { $steps }
tutorial-place-done = Lezione { $lesson } di { $lessons }: finita
tutorial-key-show = Mostrami come
tutorial-key-back = Indietro
tutorial-key-contents = Lezioni
tutorial-key-next = Prossima lezione
tutorial-key-again = Riprova
tutorial-key-learn = Impara a giocare
tutorial-hint = È la tua prima volta? { COMMAND("civ tutorial") } insegna il gioco in dieci minuti.

## Quando si fa altro da quanto chiesto

tutorial-other-play = Puoi giocare qualsiasi carta della tua mano. Questa lezione ne chiede un’altra.
tutorial-other-use = Potresti applicare anche questo effetto. Questa lezione parla di un altro.
tutorial-other-copy = Potresti copiare anche questo effetto. Questa lezione parla di un altro.
tutorial-other-sacrifice = Potresti scartare anche questa carta. Questa lezione chiede altro.
tutorial-other-card = Ognuna di queste carte andrebbe bene. Questa lezione continua con un’altra scelta.
tutorial-other-target = Puoi scegliere anche questo. Questa lezione continua con un’altra scelta.
tutorial-other-end = Puoi finire il turno appena hai giocato una carta. Ma in questo turno c’è ancora qualcosa da provare.
tutorial-undo = Premi **{ key-undo }** per tornare indietro. Puoi farlo anche in una vera partita, finché la tua mossa non ha mostrato nulla di nascosto.
tutorial-undo-hidden = Premi **{ key-undo }** per tornare indietro. In una vera partita non potresti: ti ha mostrato carte nascoste.
tutorial-go-on = Ora scegli **{ $choice }**.
tutorial-tries = Oppure scopri perché non è possibile:
reason-tutorial-place = Questo passo del tutorial non esiste. { COMMAND("civ tutorial") } mostra tutte le lezioni.

## Lezione 1: un turno

lesson-turn = Il tuo turno
lesson-turn-about = Giocare, applicare un effetto, pescare.
lesson-turn-begin = Ti diamo il benvenuto! In alto c’è il tabellone, che vedono tutti; sotto, la tua mano, che vedi solo tu. Sarà così in ogni partita.
lesson-turn-play = Un turno ha tre passi: giocare una carta, applicare effetti, pescare. Non hai ancora effetti, quindi basta un solo pulsante: **{ $choice }**.
lesson-turn-play-then = { $card } è ora nella tua area di gioco, hai pescato una carta, e { $computer } ha giocato il suo turno. Con tre carte di un Dominio (due se giocate in quattro) raggiungi il { level-1 } e ne sblocchi l’effetto; per ora ne hai una.
lesson-turn-grow = Gioca **{ $card }**: la tua colonna cresce.
lesson-turn-grow-then = Due su tre. Sotto ogni carta della tua mano vedi come diventerebbe la sua colonna.
lesson-turn-rest = Questa volta potresti fare anche altro; che cosa, lo vedrai in una prossima lezione. Perciò il turno lo finisci tu: premi **{ key-end }** e pesca fino ad avere di nuovo tre carte.
lesson-turn-rest-then = Prima vengono le carte dell’Era I; le Ere successive portano altre carte. Guarda la tua mano: la riga dorata dice quale carta sblocca un effetto.
lesson-turn-reach = Gioca **{ $card }** e raggiungi il { level-1 }.
lesson-turn-reach-then = Tre carte { domain-military }! L’effetto { effect-military-1 } è ora disponibile, una volta per turno.
lesson-turn-use = Applica **{ effect-military-1 }**: scarta una carta che non va bene con ciò che hai, così ne peschi un’altra. Effetto e carta sono una scelta sola: nel suo elenco scegli **{ $choice }**.
lesson-turn-use-then = La carta è nella pila degli scarti, dove tutti possono vederla.
lesson-turn-draw = Finisci il turno.
lesson-turn-draw-then = Due nuove carte invece di una. Questo è un turno intero: giocare una carta, applicare gli effetti, pescare.

## Lezione 2: effetti permanenti

lesson-effects = { effects-permanent }
lesson-effects-about = Che cosa possono fare molte carte di un Dominio.
lesson-effects-begin = Qualche turno dopo. Hai il { level-1 } di { domain-economy } e di { domain-science }, e quattro carte { domain-military }. Cinque carte di un Dominio (quattro se giocate in quattro) raggiungono il { level-2 }.
lesson-effects-believe = { domain-religion } agisce da sé: con tre carte peschi fino a cinque carte invece di tre. Gioca **{ $card }**.
lesson-effects-believe-then = { effect-religion-1 } è tuo finché hai davanti tre carte { domain-religion }. Lo vedrai quando pescherai.
lesson-effects-experiment = Applica **{ effect-science-1 }**: una carta della tua area di gioco torna nella tua mano, e ne giochi un’altra. Nel suo elenco scegli **{ $choice }**: quella carta non ti serve a molto.
lesson-effects-swap = Gioca invece **{ $card }**.
lesson-effects-swap-then = Cinque carte { domain-military }: { level-2 }, e puoi usarlo subito.
lesson-effects-purge = Applica **{ effect-military-2 }** per scartare entrambe le carte della tua mano: nel suo elenco scegli **{ $choice }**. Vedrai presto perché. In un turno puoi usare un effetto permanente di ogni Dominio, nell’ordine che vuoi.
lesson-effects-purge-then = La tua mano è vuota, e il tuo limite di mano è cinque.
lesson-effects-draw = Finisci il turno.
lesson-effects-draw-then = Cinque nuove carte! Con cinque carte { domain-religion } pescheresti fino a sette: è { effect-religion-2 }.
lesson-effects-play = È di nuovo il tuo turno. Gioca **{ $card }**.
lesson-effects-play-then = Quattro carte { domain-science }. Un’altra, ed è il { level-2 }.
lesson-effects-develop = Applica **{ effect-economy-1 }**: scarta una carta dalla tua area di gioco, poi giocane una dalla tua mano. Quando hai così tanti effetti, la carta si sceglie in un secondo passaggio.
lesson-effects-scrap = Scarta **{ $card }** dall’area di gioco. Lì è sola.
lesson-effects-build = Gioca **{ $card }** al suo posto.
lesson-effects-build-then = { level-2 } di { domain-science }. Gli effetti permanenti non costano nulla e tornano in ogni turno: guardali prima di finire il tuo.

## Lezione 3: effetti di scarto

lesson-discards = { effects-sacrifice }
lesson-discards-about = Scartare una carta per un effetto potente.
lesson-discards-begin = { $computer } ha sei carte { domain-military }, e con otto di un solo Dominio si vince. Impediscilo: ogni carta della tua area di gioco si può scartare per il suo effetto.
lesson-discards-play = Prima gioca **{ $card }**.
lesson-discards-play-then = Puoi scartare per un effetto anche una carta giocata in questo stesso turno.
lesson-discards-embargo = Scarta **{ $card }** per un { effect-economy-sacrifice }: vieta a un altro giocatore di giocare un Dominio nel suo prossimo turno. Scegli **{ $choice }**; sotto vedi quale carta ti costa.
lesson-discards-embargo-then = La tua carta resta su { domain-military }, a faccia in giù, finché { $computer } non ha giocato un turno.
lesson-discards-attack = Ora un { effect-military-sacrifice }. Costa due carte: una carta { domain-military } e un’altra, il cui Dominio è quello che attacchi. Qui sono entrambe { domain-military }: scegli **{ $choice }**.
lesson-discards-attack-then = Tutti gli altri perdono una carta di quel Dominio. { $computer } scende a cinque.
lesson-discards-end = Finisci il turno e guarda che cosa fa { $computer }.
lesson-discards-end-then = Non poteva giocare { domain-military }. Ora l’{ effect-economy-sacrifice } è finito: cerca un altro modo.
lesson-discards-next = Gioca **{ $card }**.
lesson-discards-next-then = In un turno puoi usare un effetto di scarto di ogni Dominio, e anche il suo effetto permanente.
lesson-discards-inquisition = Scarta **{ $card }** per un’{ effect-religion-sacrifice }: prendi tutta la mano di un altro giocatore e decidi che cosa restituire. Scegli **{ $choice }**.
lesson-discards-give = Ora hai in mano tutte le carte di { $computer }. Tieni ciò che ti serve, soprattutto la carta { domain-military }: scegli **{ $choice }**. Le altre tornano indietro.
lesson-discards-give-then = Ora conosci la mano di { $computer }, e hai la carta che gli serviva.
lesson-discards-leap = Ancora un effetto: scarta **{ $card }** per una { effect-science-sacrifice }. Peschi cinque carte, poi ne scarti cinque. Scegli **{ $choice }**.
lesson-discards-sort = Scegli le due carte da tenere: **{ $choice }**. Le altre cinque vengono scartate.
lesson-discards-sort-then = Ognuno di questi effetti costa una carta in gioco: usali al momento giusto. { domain-culture } non ne ha, e { domain-utopia } arriva più tardi.

## Lezione 4: Ispirazione

lesson-inspiration = { effect-culture }
lesson-inspiration-about = Prendere in prestito un effetto di un altro giocatore.
lesson-inspiration-begin = { domain-culture } non ha un effetto proprio: copia. { $computer } ha cinque carte { domain-religion }, quindi il suo limite di mano è sette.
lesson-inspiration-play = Se hai più carte { domain-culture } di ogni altro, puoi copiare. Gioca **{ $card }**.
lesson-inspiration-play-then = Due contro una: la maggioranza è tua.
lesson-inspiration-copy = Copia **{ effect-religion-2 }** di { $computer }. Ciò che copi deve essere meglio di ciò che hai.
lesson-inspiration-copy-then = La { culture-coin } è sulla colonna che hai copiato. Per questo turno il tuo limite di mano è sette.
lesson-inspiration-end = Finisci il turno e pesca.
lesson-inspiration-end-then = Sette carte! Poi anche { $computer } ha giocato { domain-culture }. Ora siete in parità, quindi la moneta è tornata accanto al mazzo. Puoi copiare una volta per turno, e vale solo per quel turno.

## Lezione 5: Egemonia

lesson-hegemony = { victory-hegemony }
lesson-hegemony-about = Vincere subito, o impedirlo a un altro giocatore.
lesson-hegemony-begin = Con otto carte di un solo Dominio alla fine del tuo turno vinci subito (sette, se si gioca in più di due). Hai sette carte { domain-culture }, ma nessuna in mano. { $computer } ha sette carte { domain-military }!
lesson-hegemony-play = { domain-utopia } arriva tardi, nell’Era III. Gioca **{ $card }**, la tua terza.
lesson-hegemony-play-then = { level-1 } di { domain-utopia }: puoi prendere una carta dalla pila degli scarti.
lesson-hegemony-oligarchy = Applica **{ effect-utopia-1 }** e prendi la carta che ti serve: nel suo elenco scegli **{ $choice }**.
lesson-hegemony-oligarchy-then = Vinceresti nel tuo prossimo turno. Ma { $computer } gioca prima.
lesson-hegemony-democracy = Scarta **{ $card }** per una { effect-utopia-sacrifice }: a un altro giocatore serve una carta in più in un Dominio, per il resto della partita. Scegli **{ $choice }**.
lesson-hegemony-democracy-then = Ora { $computer } ha bisogno di nove carte { domain-military }.
lesson-hegemony-end = Finisci il turno.
lesson-hegemony-end-then = Otto carte, e nessuna vittoria: la tua { effect-utopia-sacrifice } ha retto.
lesson-hegemony-win = Ora gioca **{ $card }**.
lesson-hegemony-win-then = Otto carte { domain-culture }. Conta quando finisce il tuo turno.
lesson-hegemony-finish = Finisci il turno.
lesson-hegemony-finish-then = Hai vinto! Tieni d’occhio le carte degli altri: il tabellone le mostra in ogni colonna.

## Lezione 6: la maggioranza

lesson-majority = { victory-majority }
lesson-majority-about = Che cosa conta quando il mazzo è esaurito.
lesson-majority-begin = Nel mazzo resta una carta. Una volta pescata, tutti finiscono con lo stesso numero di turni. Poi ogni Dominio dà 1 punto a chi vi ha più carte (1 a testa in parità). Siete quattro a quattro.
lesson-majority-play = In { domain-economy } siete in parità. Gioca **{ $card }**, e il punto è solo tuo.
lesson-majority-play-then = Quattro punti a tre.
lesson-majority-end = Finisci il turno. Peschi l’ultima carta.
lesson-majority-end-then = { $computer } ha giocato l’ultimo turno senza pescare, e hai vinto quattro punti a tre. In caso di parità decidono le carte { domain-utopia }, poi { domain-culture }, { domain-science }, { domain-economy }, { domain-religion }, { domain-military }.
