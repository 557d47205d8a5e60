# Messages of the bot: lobby, table, hand, votes, errors.

table-name = Table { $table }
# In place of a table’s number, at a tournament: after “Table”. $table, $round (numbers)
table-drawn = { $table } of round { $round }
table-elsewhere = This table is in another channel. You can move it here.
table-lost = This table’s channel is gone, or I can’t see it. Move the game here to carry on. Nothing is lost.
table-elsewhere-ask = This table is in another channel. You can ask to move it here; more than half of the players must agree.
table-lost-far = This table’s channel is gone, or I can’t see it. { COMMAND("civ table") } in another channel of its server moves it there.
moved = Table { $table } is here now.

# The lobby

option-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
option-setup-classic = Classic variant
option-setup-draft = Draft variant
option-hegemony-turn-end = Hegemony at the end of a turn
option-hegemony-immediate = Hegemony at once (tournament reading)
option-teams = Team game
option-open = open to all
option-invited = by invitation
option-own-thread = played in its own thread
lobby-owner = **{ $name }** (owner)
lobby-player = **{ $name }**
lobby-free = *free seat*
lobby-missing = { $count ->
    [one] One more player, then the owner can start.
   *[other] { $count } more players, then the owner can start.
}
lobby-ready = All seats are taken. The owner can start.
lobby-teams = Teams are drawn by lot when the game starts; team-mates sit opposite each other.
lobby-invited = Invited: { $who }
lobby-begun = Go to the game
lobby-cancelled = This table was cancelled.
lobby-moved = This table has moved. It’s here now.
lobby-expired = Nobody started this table in time, so it was closed. { COMMAND("civ new") } opens another.
invited = { $who }: you’re invited to { $table }. Press “{ key-join }” above.
pick-invite = Invite players
thread-name = Table { $table }: { $names }
thread-failed = I can’t open a thread here, so the game stays in this channel.

# The table

final-round-begun = **Final round:** the deck is empty. Each player up to the one on the First Player’s right takes a last turn, without drawing.
board-your-turn = { $who }, it’s your turn at { $table }.
board-computer-turn = { $count ->
    [one] { $who } is playing …
   *[other] { $who } are playing …
}
board-all-choose = { $count ->
    [one] { $who }, choose a card at { $table }: press “{ key-hand }”.
   *[other] { $who }, choose a card at { $table }: press “{ key-hand }”.
}
board-away = The computer is playing for { $who }.
board-take-backs = Turns were taken back in this game, possibly after cards had been seen.
board-all-away = { $who }: nobody is here, so the game is on hold. Press “{ key-hand }” to come back.
board-cancelled = This game was called off by its players.
nudge = ⏰ { $who }, { $count ->
    [one] it’s your turn
   *[other] you’re up
} at { $table }. ({ $name } nudged you.)

# The hand

hand-your-move = **Your move.** { $step }
hand-waiting = Waiting for { $who }.
hand-board-link = To the board
hand-placeless = This table’s channel is gone, or I can’t see it. Use { COMMAND("civ table") } in another channel to move the board there.
hand-automatic = The computer is playing for you. Take your seat back any time.
hand-not-seated = You’re not playing at table { $table }. Its board is public; { COMMAND("civ new") } opens a table of your own.
hand-not-seated-drawn = You’re not playing at table { $table }. Its board is public; { COMMAND("tournament tables") } shows all tables.
hand-taken = Someone else has taken over this seat at Table { $table }.
hand-lobby = The game at table { $table } hasn’t started yet.
hand-no-effect = No effects available right now.
hand-alt = Your hand: { $cards }.
pack-alt = The pack before you: { $cards }.
end-question = You can still use { $effects }. End your turn anyway?
end-effect = “{ $effect }”
stale-moves = { $count ->
    [one] That button was one move old. Here’s the table now.
   *[other] That button was { $count } moves old. Here’s the table now.
}
stale-done = That has already been done. Here’s the table now.

# What a select asks for

pick-play = Play a card
pick-use = Use an effect
pick-copy = Inspiration: copy an effect
pick-sacrifice = Choose a discard effect
pick-keep = Keep a card
pick-take = Take a card from the centre
pick-discard = { $count ->
    [one] Discard a card from your hand
   *[other] Discard { $count } cards from your hand
}
pick-give = { $count ->
    [one] Give a card back
   *[other] Give { $count } cards back
}
pick-scrap = { $count ->
    [one] Discard a card from play
   *[other] Discard { $count } cards from play
}
pick-recall = { $count ->
    [one] Take back a card from play
   *[other] Take back { $count } cards from play
}
pick-salvage = { $count ->
    [one] Take a card from the discard pile
   *[other] Take { $count } cards from the discard pile
}
pick-attack = Card of the Domain to attack
pick-inquire = Whose hand?
pick-embargo = Lay the Embargo on
pick-democracy = Lay the Democracy on

# Buttons

key-join = Join
key-leave = Leave
key-start = Start
key-add-computer = Add computer
key-remove-computer = Remove computer
key-why = Why?
key-text = As text
key-cards = All cards
key-cancel = Cancel table
key-hand = My hand
key-nudge = Nudge
key-absent = Absent player
key-vote = Let the computer play
key-rematch = Rematch
key-refresh = Refresh
key-skip = Continue without playing
key-end = End turn
key-end-now = End turn now
key-end-always = End turn, never ask again
key-stay = Keep playing
key-undo = Undo
key-ask-away = Let the computer play for me
key-away = Let the computer play
key-not-away = I’ll play myself
key-come-back = Take my seat back
key-resign = Resign
key-seated = Stay in the game
key-move = Move the table here

# Votes

absent-explained = If { $who } hasn’t moved for 24 hours, the others can vote to let the computer take over, by majority. An absent player can come back at any time.

# Commands’ answers

away-question = Let the computer play for you at table { $table }? The others will see it. You can take your seat back any time with “{ key-hand }” or { COMMAND("civ hand") }.
resign-question = Resign from table { $table }? Your cards go to the discard pile, and you can’t come back.
resign-question-draft = Resign from table { $table }? The draft is still going on: the game would end for everyone, and nobody would win.
resigned = You’ve left table { $table }.
stayed = You stay in the game.
rematch-open = Table { $table } is open for the rematch, and you have a seat.
rematch-there = The rematch is at table { $table }, and you have your seat there.
games-title = { $count ->
    [0] Your tables
    [one] Your table
   *[other] Your { $count } tables
}
games-none = You’re not at any table. { COMMAND("civ new") } opens one.
games-yours = 👉 **[{ $table }]({ $link })**: your move. { $names }
games-waiting = [{ $table }]({ $link }): waiting for { $who }. { $names }
games-lobby = [{ $table }]({ $link }): not started yet. { $names }
games-key = Table { $table }: my hand
choice-table = Table { $table }: { $names }
settings-ask = I’ll ask the first time you leave effects unused in a game.
settings-display-picture = Your hand and boards are now shown as pictures.
settings-display-text = Your hand is now shown as text. Below each board, a button gives you its text.
settings-display-both = Your hand and boards are now shown as pictures and text.
settings-display-server = Your hand and boards are now shown as on the server.
settings-theme-dark = Pictures only you see are now dark.
settings-theme-light = Pictures only you see are now light.
settings-theme-server = Pictures only you see now have the colours of the public boards.
server-display-picture = Boards on this server are now shown as pictures.
server-display-text = Boards on this server are now shown as text.
server-display-both = Boards on this server are now shown as pictures and text.
server-threads-own-thread = New games on this server now get their own thread, where I may open one.
server-threads-channel = New games on this server now stay in their channel.
# $language is the language’s own name.
settings-language = I’ll speak { $language } to you from now on. Public messages stay in the table’s language.
settings-language-discord = I’ll speak the language of your Discord to you from now on, if I can: { $language }.
server-language = New tables on this server will use { $language }. Open tables keep theirs.
server-language-discord = New tables on this server will use its Discord language, if I can: { $language }.
settings-no-ask = I won’t ask before ending your turn.

# Errors

reason-which-table = You’re at several tables. Say which one.
reason-no-table = You’re not at any open table. { COMMAND("civ new") } opens one.
reason-command-outdated = That command has changed. Try again in a moment, once Discord shows you the new one.
outdated-button = That button no longer works. { COMMAND("civ games") } shows your tables; nothing was lost.
outdated-form = I’ve restarted since you opened that form. Please open it again; nothing was lost.
message-gone = Done, but the message is gone. { COMMAND("civ hand") } and { COMMAND("civ table") } show the table as it is now.
error-ours = Something went wrong on our side; your game is safe. If it happens again, tell the bot’s owner this number: `{ $number }`.
permissions-missing = { $count ->
    [one] I’m missing a permission here: { $permissions }. An admin can grant it under Channel Settings › Permissions.
   *[other] I’m missing permissions here: { $permissions }. An admin can grant them under Channel Settings › Permissions.
}
no-picture-permission = No picture here: I’m missing the permission { $permission }. An admin can grant it under Channel Settings › Permissions.
no-picture-size = The picture is too large for this server, so here’s the board as text.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
