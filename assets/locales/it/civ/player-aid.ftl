### La scheda di Consultazione: tutti gli effetti e i livelli per un numero di giocatori, come immagini e come testo.

aid-title = Scheda di Consultazione: { $players } giocatori
aid-label-ladder = Carte di un Dominio
aid-step-1 = Giocare una Carta
aid-step-2 = Applicare gli Effetti
aid-step-3 = Pescare Carte
aid-does-size = Il tuo limite di mano è { $size }.
aid-does-leap = Pesca { $leap } carte, poi scarta dalla tua mano tante carte quante ne hai pescate.

## Lo stesso come testo

aid-levels = { level-1 }: servono { $one } carte di un Dominio; { level-2 }: ne servono { $two }. Un effetto di scarto costa una carta del suo Dominio.
aid-culture-needs = Per { effect-culture } servono più carte Cultura di ogni altro giocatore.
aid-hegemony = Per l’{ hegemony } servono { $need } carte di un solo Dominio alla fine del tuo turno.
aid-sizes = Il tuo limite di mano è { $size }, con { effect-religion-1 } { $size1 }, con { effect-religion-2 } { $size2 }.
aid-steps = Un turno: giocare una carta, applicare gli effetti, pescare carte.
aid-line-level = - **{ $effect }** (livello { $level }): { $does }
aid-line-sacrifice = - **{ $effect }** (effetto di scarto): { $does }
aid-line-culture = - **{ $effect }**: { $does }
aid-alt = Scheda di Consultazione per { $players } giocatori. { $levels } { $hegemony } { $sizes } { $steps }
key-aid = Consultazione
