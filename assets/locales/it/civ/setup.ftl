### Come si prepara una partita, nella lobby.

command-civ = Carta Impera Victoria: tavoli e partite

## La sala d’attesa

option-setup-classic = Variante Base
option-setup-draft = Variante Draft
option-hegemony-turn-end = Egemonia alla fine del turno
option-hegemony-immediate = Egemonia immediata (regola dei tornei)
option-teams = Partita a Squadre
lobby-teams = Le squadre si sorteggiano all’inizio della partita; i compagni siedono l’uno di fronte all’altro.

## Una rivincita, nella sua sala

rematch-teams = Le squadre restano le stesse; i compagni siedono l’uno di fronte all’altro.
