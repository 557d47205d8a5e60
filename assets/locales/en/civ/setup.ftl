### How a game is set up, as the lobby tells it.

command-civ = Carta Impera Victoria: tables and games

## The lobby

option-setup-classic = Classic variant
option-setup-draft = Draft variant
option-hegemony-turn-end = Hegemony at the end of a turn
option-hegemony-immediate = Hegemony at once (tournament rule)
option-teams = Team game
lobby-teams = Teams are drawn by lot when the game starts; team-mates sit opposite each other.

## A rematch, as its lobby tells it

rematch-teams = The teams stay the same; team-mates sit opposite each other.
