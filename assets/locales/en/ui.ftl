# Messages of the bot: lobby, table, hand, votes, errors.

table-name = Table { $table }
table-elsewhere = This table is in another channel. You may bring it here.
table-lost = The channel of this table is gone, or closed to me. Bring the game here and it goes on: nothing was lost.
table-elsewhere-ask = This table is in another channel. You may ask the others to move it here; more than half of the players have to agree.
table-lost-far = The channel of this table is gone, or closed to me. { COMMAND("civ table") } in another channel of its server brings it there.
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
lobby-owner = **{ $name }** (owner)
lobby-player = **{ $name }**
lobby-free = *free seat*
lobby-missing = { $count ->
    [one] One more player and the owner can start.
   *[other] { $count } more players and the owner can start.
}
lobby-ready = All seats are taken. The owner can start.
lobby-teams = The teams are drawn by lot when the game begins; team-mates sit opposite each other.
lobby-invited = Invited: { $who }
lobby-begun = Go to the game
lobby-cancelled = This table was cancelled.
lobby-moved = This table has moved. Here is its new place.
lobby-expired = Nobody started this table in time, so it was closed. { COMMAND("civ new") } opens another.
invited = { $who }: you are invited to { $table }. Press “{ key-join }” above.
pick-invite = Invite players
thread-name = Table { $table }: { $names }
thread-failed = I may not open a thread here, so the game stays in this channel.

# The table

final-round-begun = **Final round:** the deck is empty. Each player up to the one on the First Player’s right takes a last turn, without drawing.
board-your-turn = { $who }, it is your turn at { $table }.
board-computer-turn = { $count ->
    [one] { $who } is playing …
   *[other] { $who } are playing …
}
board-all-choose = { $count ->
    [one] { $who }, choose a card at { $table }: press “{ key-hand }”.
   *[other] { $who }, choose a card each at { $table }: press “{ key-hand }”.
}
board-away = For now the computer plays for { $who }.
board-take-backs = Turns have been taken back in this game, perhaps with cards that had been seen.
board-all-away = { $who }: nobody is here to play on, so the game stands still. Press “{ key-hand }” to come back.
board-cancelled = This game was called off by its players.
nudge = ⏰ { $name } asks: { $who }, { $count ->
    [one] it is your move at { $table }.
   *[other] it is your move at { $table }.
}

# The hand

hand-your-move = **Your move.** { $step }
hand-waiting = Waiting for { $who }.
hand-board-link = To the board
hand-placeless = The channel of this table is gone, or closed to me. { COMMAND("civ table") } in another one brings the board there.
hand-automatic = The computer holds your seat for now. Take it back whenever you like.
hand-not-seated = You do not play at table { $table }. Its board is public; { COMMAND("civ new") } opens a table of your own.
hand-taken = Somebody else plays this seat at Table { $table } now.
hand-lobby = The game at table { $table } has not begun yet.
hand-no-effect = No effect is open to you now.
closed-effect = { $effect } ({ $have })
closed-levels = Too few cards (level 1 needs { $one }, level 2 needs { $two }): { $effects }. (§3.2)
closed-used = Used in this turn: { $effects }. (§3.1)
closed-domains = No card in play: { $domains }. (§3.2, §3.3)
hand-alt = Your hand: { $cards }.
pack-alt = The pack before you: { $cards }.
short-own = ▸ **{ $name }** (you): { $columns } · hand{"\u00A0"}{ $hand }/{ $limit }
short-mate = **{ $name }** (your team): { $columns } · hand{"\u00A0"}{ $hand }/{ $limit }
short-seat = **{ $name }**: { $columns } · hand{"\u00A0"}{ $hand }/{ $limit }
short-left = ~~{ $name }~~ has left the game
short-nothing = nothing in play
short-pile = Deck { $pile } · discard pile { $discard }
end-question = Still open to you: { $effects }. End your turn all the same?
end-effect = “{ $effect }”
stale-moves = { $count ->
    [one] That button was from one move ago. Here is the table now.
   *[other] That button was from { $count } moves ago. Here is the table now.
}
stale-done = That was done already. Here is the table now.

# What a select asks for

pick-play = Play a card
pick-use = Use an effect
pick-copy = Inspiration: copy an effect
pick-sacrifice = Discard a card for its discard effect
pick-keep = Keep a card
pick-take = Take a card from the centre
pick-discard = { $count ->
    [one] Discard a card of your hand
   *[other] Discard { $count } cards of your hand
}
pick-give = { $count ->
    [one] Give a card back
   *[other] Give { $count } cards back
}
pick-scrap = { $count ->
    [one] Discard a card of your play area
   *[other] Discard { $count } cards of your play area
}
pick-recall = { $count ->
    [one] Take a card of your play area into your hand
   *[other] Take { $count } cards of your play area into your hand
}
pick-salvage = { $count ->
    [one] Take a card of the discard pile
   *[other] Take { $count } cards of the discard pile
}
pick-attack = Discard one more card: its Domain is attacked
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
key-cancel = Cancel
key-hand = My hand
key-nudge = Nudge
key-absent = Absent player
key-vote = Let the computer play
key-rematch = Rematch
key-refresh = Refresh
key-skip = Go on without playing
key-end = End turn
key-end-now = End turn now
key-end-always = End turn, never ask again
key-stay = Go on with my turn
key-undo = Undo
key-ask-away = Let the computer play for me
key-away = Let the computer play
key-not-away = I play myself
key-come-back = Take my seat back
key-resign = Resign
key-seated = Stay in the game
key-move = Bring the table here

# Votes

absent-explained = If { $who } has not moved for 24 hours, the others may hand the seat to the computer, by majority. Whoever comes back can take it again at any time.

# Commands’ answers

away-question = Shall the computer play for you at table { $table }? The others see it. You can take your seat back whenever you like, with “{ key-hand }” or { COMMAND("civ hand") }.
resign-question = Resign from table { $table }? Your cards go to the discard pile, and you cannot come back.
resign-question-draft = Resign from table { $table }? The draft is still going on: the table would be abandoned for everybody, and nobody would win.
resigned = You have left table { $table }.
stayed = You stay in the game.
rematch-open = Table { $table } is open for the rematch, and you have a seat.
rematch-there = The rematch was at table { $table }, and you have your seat there.
games-title = { $count ->
    [0] Your tables
    [one] Your table
   *[other] Your { $count } tables
}
games-none = You play at no table now. { COMMAND("civ new") } opens one.
games-yours = 👉 **[{ $table }]({ $link })**: your move. { $names }
games-waiting = [{ $table }]({ $link }): waiting for { $who }. { $names }
games-lobby = [{ $table }]({ $link }): not begun. { $names }
games-key = Table { $table }: my hand
choice-table = Table { $table }: { $names }
settings-ask = I will ask before you end a turn with an effect still open.
settings-display-picture = Your hand and the boards you ask for come as pictures.
settings-display-text = Your hand and the boards you ask for come in words.
settings-display-both = Your hand and the boards you ask for come as pictures and in words.
settings-display-server = Your hand and the boards you ask for come as on the server.
settings-theme-dark = The pictures only you see are dark now.
settings-theme-light = The pictures only you see are light now.
settings-theme-server = The pictures only you see have the colours of the boards that everybody sees.
server-display-picture = Boards on this server come as pictures now.
server-display-text = Boards on this server come in words now.
server-display-both = Boards on this server come as pictures and in words now.
server-threads-own-thread = New games on this server get a thread of their own now, where I may open one.
server-threads-channel = New games on this server stay in their channel now.
# $language is the language’s own name.
settings-language = From now on I speak { $language } to you. A table’s public messages stay in its own language.
settings-language-discord = From now on I speak to you as Discord does, as far as I can: { $language }.
server-language = New tables on this server speak { $language } now. Those that are open keep their language.
server-language-discord = New tables on this server speak its language on Discord now, as far as I can: { $language }.
settings-no-ask = I will end your turn without asking.

# Errors

reason-which-table = You sit at several tables. Name the one you mean.
reason-no-table = You sit at no open table. { COMMAND("civ new") } opens one.
reason-command-outdated = That command has changed. Try again in a moment: Discord shows you the new one then.
outdated-button = That button means nothing to me any more. { COMMAND("civ games") } shows your tables; nothing was lost.
outdated-form = That form was opened before I was restarted. Open it again, please; nothing was lost.
message-gone = That was done, but its message is gone. { COMMAND("civ hand") } and { COMMAND("civ table") } show the table as it is now.
error-ours = Something went wrong on our side; your game is safe. If it happens again, tell the bot’s owner number `{ $number }`.
permissions-missing = { $count ->
    [one] I lack a permission in this channel: { $permissions }. Whoever runs this server can give it in the channel’s settings, under Permissions.
   *[other] I lack permissions in this channel: { $permissions }. Whoever runs this server can give them in the channel’s settings, under Permissions.
}
no-picture-permission = No picture here: I lack the permission { $permission }. Whoever runs this server can give it in the channel’s settings, under Permissions.
no-picture-size = The picture is larger than this server allows, so here is the board in words.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
