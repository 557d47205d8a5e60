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

name-play = play
name-speed = speed
name-hours = hours
name-new = new
name-hand = hand
name-table = table
name-games = games
name-away = away
name-resign = resign
name-cancel = cancel
name-export = export
name-help = help
name-tutorial = tutorial
name-puzzle = puzzle
name-what-if = what-if
name-duplicate = duplicate
name-replay = replay

## Options (an option `table` is named like the command)

name-players = players
name-access = access
name-thread = thread
name-computers = computers
name-code = code
name-seat = seat
name-public = public
name-show = show

## Descriptions (100 characters at most) and choices (100)

command-civ-play = Find people to play with
option-civ-play-speed = How fast it is (default: as in your last game)
option-civ-play-players = How many play (default: as others here want, else as last time)
option-civ-play-hours = In a channel named for it: hours to look (default: 1 if live, else 24)
command-civ-new = Open a table
option-civ-new-players = Number of players (default: 2; “{ key-arrange }” at the table changes it)
option-any-access = Who may join (default: everyone)
option-any-thread = Give the game its own thread
option-civ-new-computers = Number of computers; if they fill the table, the game starts at once
choice-open = Everyone
choice-invited = Only those invited
command-civ-hand = Show your hand and what you can do
command-civ-table = Show a table: its board and its menu
command-civ-games = List your tables
command-civ-away = Let the computer play for you until you come back
command-civ-resign = Leave a game for good
command-civ-cancel = Cancel your table before it starts, or ask to call a game off
command-civ-help = How to play here
command-civ-tutorial = Learn the game in ten minutes, by playing it
command-civ-puzzle = A puzzle a day: find the only way to win, or to stop the next player
command-civ-what-if = Play on from a moment of a finished game, for yourself
command-civ-duplicate = The deal of the week: the same cards for everyone, once from each seat
option-any-table = The table’s number
command-settings = Your own settings
command-server-settings = This server’s settings
choice-discord = As on Discord
choice-picture = Picture (with its description)
choice-text = Text
choice-both = Picture and text
choice-ready = By itself, within ten minutes
choice-owner = When its owner starts it
choice-own-thread = In their own thread
choice-channel = In the channel
choice-dark = Dark
choice-light = Light
choice-server = As on the server

## Clocks, hours and seats

name-join-game = join-game
name-clock = clock
name-vacations = vacations
name-weekends = weekends
command-civ-join-game = Ask to take over a computer’s seat in a game
option-any-clock = Time per turn: a preset, 12h, or a bank like 7d+12h
option-any-vacations = Do vacations stop the clock? (default: yes; slow clocks only)
option-any-weekends = Do weekends count as time? (default: yes; slow clocks only)

## Notifications

choice-mention = Mention me at the table
choice-direct = Direct message
choice-digest = One direct message a day
choice-none = Not at all

## A server’s settings

name-role = role
name-tables = tables

## Threads for two, invitations, blocks

name-talk = talk
name-player = player
command-civ-talk = Open a private thread with another player of your table
option-civ-talk-player = With whom

# The menu that Discord opens at a person: 32 characters at most
person-menu-invite = Invite to my table


name-next = next
command-civ-next = Go to the next table where it’s your turn

## Moderation

name-moderate = moderate
name-close = close
name-pause = pause
name-resume = resume
name-hide = hide
name-bar = bar
name-unbar = unbar
name-reason = reason
name-person = person
command-moderate = Look after this server’s tables (for its moderators)
command-moderate-close = Close a table: nobody wins
command-moderate-pause = Pause a game for a week, or until a moderator resumes it
command-moderate-resume = Resume a game that a moderator has paused
command-moderate-hide = Remove all of a table’s public messages
command-moderate-talk = Close a player’s private threads at a table and allow no new ones
command-moderate-bar = Ban someone from this server’s tables
command-moderate-unbar = Let someone play on this server again
option-moderate-reason = Why; everyone at the table reads it
option-moderate-bar-reason = Why; only moderators see it
option-moderate-unbar-reason = { option-moderate-bar-reason }
option-moderate-player = Whose private threads
option-moderate-person = Who

## Privacy

name-privacy = privacy
name-delete = delete

command-privacy = What I keep about you, and how to get it or have it deleted
command-privacy-show = See what I keep about you
command-privacy-export = Get everything I keep about you as a file
command-privacy-delete = Have me forget everything about you

## Replays

command-civ-replay = Look back on a game that’s over or still going on, turn by turn
option-civ-replay-table = Which table (default: the game going on here, else the last one here)
option-civ-replay-code = A moment someone shared, such as 12-34
option-civ-replay-seat = Once the game is over: whose hand to show with the board
option-civ-replay-public = Once the game is over: show the replay to everyone here? (default: no)

## Rules

command-rules = Look up a rule, an effect or a word of the game
option-rules-topic = What you’re looking for (one word is enough)
option-rules-players = For the player aid: number of players (default: as at your table)

name-rules = rules
name-topic = topic

## Records

name-profile = profile
command-civ-profile = Games, wins, favourites, ratings: yours, or another player’s
option-civ-profile-person = Whose (default: yours)
option-civ-profile-public = Show it to everyone here? (default: no)

name-leaderboard = leaderboard
command-civ-leaderboard = Who stands where: this server’s ratings, or those of all servers
option-civ-leaderboard-public = Show it to everyone here? (default: no)

name-unrate = unrate
name-rate = rate
name-pairs = pairs
command-moderate-unrate = Set a finished game aside for ratings, publicly
command-moderate-rate = Let a game that was set aside count for ratings again
command-moderate-pairs = Pairs and groups of players whose results are improbable
