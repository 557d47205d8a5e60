### Slash commands: names, descriptions, choices.

# How a text names a command, in every file and language: { COMMAND("civ new") }, always with the names of the code
# (English). People see a link that opens the command under the name their own client has for it; Discord opens none by
# a translated name. It belongs into messages, not into labels, choices, placeholders or descriptions, and not into
# `code`. Which commands a text names is the same in every language, like its placeholders.

# Names (the key of the command or option `new` is name-new): 1 to 32 letters, digits or - _ ', in lower case, without
# spaces. Two commands of one group, or two options of one command, need different names. `civ` has no key: it is civ
# in every language.

## Groups

name-settings = settings
name-server-settings = server-settings

## Commands

name-new = new
name-hand = hand
name-table = table
name-games = games
name-away = away
name-resign = resign
name-cancel = cancel
name-export = export
name-verify = verify
name-help = help
name-tutorial = tutorial
name-replay = replay
name-history = history
name-confirm-end = confirm-end
name-one-press = one-press
name-display = display
name-threads = threads
name-theme = theme
name-language = language

## Options (an option `table` is named like the command)

name-players = players
# The option of /civ new, in the game’s words
name-setup = setup
name-teams = teams
name-hegemony = hegemony
name-access = access
name-thread = thread
name-computers = computers
name-code = code
name-seat = seat
name-public = public
name-ask = ask
name-on = on
name-show = show
name-colours = colours

## Descriptions (100 characters at most) and choices (100)

command-civ = Carta Impera Victoria: tables and games
command-new = Open a table
option-new-players = Number of players (default: 2; “{ key-arrange }” at the table changes it)
option-new-setup = How the game is set up (default: Classic variant)
option-new-teams = Play in two teams; needs 4 players
option-new-hegemony = When Hegemony is checked (default: at the end of a turn)
option-new-access = Who may join (default: everyone)
option-new-thread = Give the game its own thread
option-new-computers = Number of computers; if they fill the table, the game starts at once
choice-classic = Classic variant
choice-draft = Draft variant
choice-turn-end = At the end of a turn
choice-immediate = After each card played (tournaments)
choice-open = Everyone
choice-invited = Only those invited
command-hand = Show your hand and what you can do
command-table = Show a table’s board
command-games = List your tables
command-away = Let the computer play for you until you come back
command-resign = Leave a game for good
command-cancel = Cancel your table before it starts, or ask to call a game off
command-transcript = Download a game of yours as a file
command-verify = Check that nobody chose the cards of a finished game
command-help = How to play here
command-tutorial = Learn the game in ten minutes, by playing it
option-table = The table’s number
command-settings = Your own settings
command-settings-end-turn = Ask the first time you leave effects unused in a game?
option-settings-ask = Ask me first? (yes or no)
command-settings-one-press = End your turn in the same press when nothing else is left to do?
option-settings-one-press = One press for both? (yes or no)
command-settings-display = How your hand and your boards are shown to you
command-settings-theme = The colours of the pictures only you see
command-settings-language = The language I speak to you
command-server-settings = This server’s settings
command-server-display = How the boards on this server are shown
command-server-threads = Whether each game gets its own thread
command-server-language = The language of new tables on this server
option-display = As a picture, as text, or both
option-theme = Dark or light
option-server-threads = Where games are played
option-language = The language
choice-discord = As on Discord
choice-picture = Picture (with its description)
choice-text = Text
choice-both = Picture and text
choice-own-thread = In their own thread
choice-channel = In the channel
choice-dark = Dark
choice-light = Light
choice-server = As on the server
