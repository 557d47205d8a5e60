### How a game is set up: the options of its command, and the lobby.

## Options (an option `table` is named like the command)

# The option of /civ new, in the game’s words
name-setup = setup
name-teams = teams
name-hegemony = hegemony

## Descriptions (100 characters at most) and choices (100)

command-civ = Carta Impera Victoria: tables and games
option-civ-new-setup = How the game is set up (default: Classic variant)
option-civ-new-teams = Play in two teams; needs 4 players
option-civ-new-hegemony = When Hegemony is checked (default: at the end of a turn)
choice-classic = Classic variant
choice-draft = Draft variant
choice-turn-end = At the end of a turn
choice-immediate = After each card played (tournaments)

## The lobby

option-setup-classic = Classic variant
option-setup-draft = Draft variant
option-hegemony-turn-end = Hegemony at the end of a turn
option-hegemony-immediate = Hegemony at once (tournament reading)
option-teams = Team game
lobby-teams = Teams are drawn by lot when the game starts; team-mates sit opposite each other.

## A rematch, as its lobby tells it

rematch-teams = The teams stay the same; team-mates sit opposite each other.
