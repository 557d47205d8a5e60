### Le parole del gioco, come le usa il suo editore.

title = Carta Impera Victoria

## Domini

domain-military = Esercito
domain-religion = Religione
domain-economy = Economia
domain-science = Scienza
domain-culture = Cultura
domain-utopia = Utopia

## La lettera nell’emblema di un Dominio

letter-military = Es
letter-religion = R
letter-economy = Ec
letter-science = S
letter-culture = C
letter-utopia = U

## Effetti, per Dominio e livello

effect-military-1 = Assassino
effect-military-2 = Epurazione
effect-military-sacrifice = Attacco
effect-religion-1 = Libro Sacro
effect-religion-2 = Diritto Divino
effect-religion-sacrifice = Inquisizione
effect-economy-1 = Sviluppo
effect-economy-2 = Monopolio
effect-economy-sacrifice = Embargo
effect-science-1 = Esperimento
effect-science-2 = Ricerca
effect-science-sacrifice = Scoperta Rivoluzionaria
effect-utopia-1 = Oligarchia
effect-utopia-2 = Repubblica
effect-utopia-sacrifice = Democrazia
effect-culture = Ispirazione

## Che cosa farà un effetto: una frase breve ciascuno

does-military-1 = Scarta 1 carta dalla tua mano.
does-military-2 = Scarta 2 carte dalla tua mano.
does-military-sacrifice = Scarta un’altra carta dalla tua area di gioco; gli altri ne scartano una dello stesso Dominio.
does-religion-1 = Il tuo limite di mano è 5.
does-religion-2 = Il tuo limite di mano è 7.
does-religion-sacrifice = Prendi tutta la mano di un altro giocatore, poi restituisci altrettante carte.
does-economy-1 = Scarta 1 carta dalla tua area di gioco, poi gioca 1 carta dalla tua mano.
does-economy-2 = Scarta 2 carte dalla tua area di gioco, poi gioca 2 carte dalla tua mano.
does-economy-sacrifice = Un altro giocatore non può giocare carte di un Dominio nel suo prossimo turno.
does-science-1 = Riprendi in mano 1 carta dalla tua area di gioco, poi gioca 1 carta dalla tua mano.
does-science-2 = Riprendi in mano 2 carte dalla tua area di gioco, poi gioca 2 carte dalla tua mano.
does-science-sacrifice = Pesca 5 carte, poi scarta dalla tua mano tante carte quante ne hai pescate.
does-utopia-1 = Prendi in mano 1 carta dalla pila degli scarti.
does-utopia-2 = Prendi in mano 2 carte dalla pila degli scarti.
does-utopia-sacrifice = A un altro giocatore serve 1 carta in più in un Dominio per l’Egemonia, fino alla fine.
does-culture = Copia un effetto permanente di un altro giocatore, migliore del tuo.

## Carte, Ere, quantità

card-name = { $domain } { $age }
age = Era { $age }
ages = Ere { $ages }
times = { $count } × { $what }
team = Squadra { $number }
level-1 = Livello 1
level-2 = Livello 2
first-player = Primo Giocatore
culture-coin = Moneta Cultura
discard-pile = Pila degli scarti
deck = Mazzo delle Ere
hand = Mano
hand-size = Limite di mano
play-area = Area di gioco
hegemony = Egemonia
victory-hegemony = Vittoria per Egemonia
victory-majority = Vittoria per Maggioranza
setup-classic = Variante Base
setup-draft = Variante Draft
team-game = Partita a Squadre
effects-permanent = Effetti Permanenti
effects-sacrifice = Effetti di Scarto

tournament-lot-begins = { domain-military } I
tournament-lot-follows = { domain-religion } I
