# Slash commands: descriptions (100 characters at most) and choices.

command-civ = Carta Impera Victoria: tables and games
command-new = Open a table
option-new-players = How many play
option-new-setup = How the game is set up (Classic variant unless chosen)
option-new-teams = Play in two teams; needs 4 players
option-new-hegemony = When Hegemony is checked (at the end of a turn unless chosen)
option-new-access = Who may join (everyone unless chosen)
option-new-thread = Give the game a thread of its own
option-new-computers = How many seats computer players take; if all others, the game begins at once
choice-classic = Classic variant
choice-draft = Draft variant
choice-turn-end = At the end of a turn
choice-immediate = After each card played (tournaments)
choice-open = Everyone
choice-invited = Only those invited
command-hand = Show your hand and what you can do
command-table = Show a table’s board
command-games = List your tables
command-resign = Leave a game for good
command-cancel = Cancel your lobby, or propose to call off a game
command-transcript = Get a game of yours as a file
command-help = How to play here
option-table = The table’s number
command-settings = Your own settings
command-settings-end-turn = Ask before a turn ends with an effect still open?
option-settings-ask = True: ask. False: end the turn at once.
