### Come si prepara una partita: le opzioni del comando, e la lobby.

## Opzioni

# The option of /civ new, in the game’s words
name-setup = preparazione
name-teams = squadre
name-hegemony = egemonia

## Descrizioni e scelte (al massimo 100 caratteri)

command-civ = Carta Impera Victoria: tavoli e partite
option-civ-new-setup = Come si prepara la partita (predefinito: Variante Base)
option-civ-new-teams = Gioca in due squadre; servono 4 giocatori
option-civ-new-hegemony = Quando si controlla l’Egemonia (predefinito: alla fine del turno)
choice-classic = Variante Base
choice-draft = Variante Draft
choice-turn-end = Alla fine del turno
choice-immediate = Dopo ogni carta giocata (tornei)

## La sala d’attesa

option-setup-classic = Variante Base
option-setup-draft = Variante Draft
option-hegemony-turn-end = Egemonia alla fine del turno
option-hegemony-immediate = Egemonia immediata (regola dei tornei)
option-teams = Partita a Squadre
lobby-teams = Le squadre si sorteggiano all’inizio della partita; i compagni siedono l’uno di fronte all’altro.

## Una rivincita, nella sua sala

rematch-teams = Le squadre restano le stesse; i compagni siedono l’uno di fronte all’altro.
