### A table while its game goes on and after: its place, its public messages, the private hand.

table-name = Table { $table }
# In place of a table’s number, at a tournament: after “Table”. $table, $round (numbers)
table-drawn = { $table } of round { $round }
table-elsewhere = This table is in another channel.
table-lost = This table’s channel is gone, or I can’t see it. Move the game here to carry on. Nothing is lost.
table-elsewhere-ask = This table is in another channel. To move it here, more than half of the players must agree.
table-silenced = I’m timed out on this server until { $until }, so I can’t show the board. I’ll carry on by myself after that. You can play meanwhile with { COMMAND("civ hand") }.
table-lost-far = This table’s channel is gone, or I can’t see it. { COMMAND("civ table") } in another channel of its server moves it there.
# At a tournament, and in a league
table-lost-drawn = This table’s channel is gone, or I can’t see it. The organiser or the referee gives it another; you can go on playing with { COMMAND("civ hand") }.
table-lost-league = This table’s channel is gone, or I can’t see it. I open a new thread for the game as soon as I can; you can go on playing with { COMMAND("civ hand") }.
moved = Table { $table } is here now.

## The table

board-your-turn = { $who }, it’s your turn at { $table }.
board-computer-turn = { $count ->
    [one] { $who } is playing…
   *[other] { $who } are playing…
}
board-away = The computer is playing for { $who }.
board-take-backs = Turns were taken back in this game, possibly after cards had been seen.
board-all-away = { $who }: nobody is here, so the game is on hold. Press “{ key-hand }” to come back.
board-cancelled = This game was called off by its players.
# At a table of a tournament or league, whose players have no say in it
board-cancelled-drawn = This game was called off.
nudge = ⏰ { $who }, { $count ->
    [one] it’s your turn
   *[other] you’re up
} at { $table }. ({ $name } nudged you.)

## The hand

hand-your-move = **Your move.** { $step }
hand-stopped = **The game is stopped.** Nothing can be played until the referee lets it go on.
hand-waiting = Waiting for { $who }.
hand-board-link = To the board
hand-placeless = This table’s channel is gone, or I can’t see it. Use { COMMAND("civ table") } in another channel to move the board there.
hand-placeless-drawn = This table’s channel is gone, or I can’t see it. You can play on here; the organiser or the referee gives the board another place.
hand-placeless-league = This table’s channel is gone, or I can’t see it. You can play on here; I open a new thread for the game as soon as I can.
hand-automatic = The computer is playing for you until you take your seat back.
hand-stand-in = The computer plays this turn for you. The next one is yours again.
hand-not-seated = You’re not playing at table { $table }. Its board is public; { COMMAND("civ new") } opens a table of your own.
hand-not-seated-drawn = You’re not playing at table { $table }. Its board is public; { COMMAND("tournament tables") } shows all tables.
hand-taken = Someone else has taken over this seat at table { $table }.
hand-lobby = The game at table { $table } hasn’t started yet.

## Buttons

# A short button: the same in words
turn-key-text = Text
key-review = Review
key-text = As text
key-hand = My hand
key-nudge = Nudge
key-stuck = Stuck?
key-rematch = Rematch
key-rematch-join = Join the rematch
key-refresh = Refresh
key-undo = Undo
key-away = Let the computer play
key-not-away = I’ll play myself
key-come-back = Take my seat back
key-resign = Resign
key-seated = Stay in the game
key-move = Move the table here

## Commands’ answers

away-question = Let the computer play for you at table { $table }? The others will see it. Take your seat back with “{ key-hand }” or { COMMAND("civ hand") }; if someone else asks for it meanwhile, you can say no.
resign-question = Resign from table { $table }? Your cards go to the discard pile, and you can’t come back.
resign-question-draft = Resign from table { $table }? The draft is still going on: the game would end for everyone, and nobody would win.
cancel-question = Call the game off at table { $table }? Nobody would win. { $others ->
    [0] You don’t have to ask anyone.
   *[other] The others are asked, and everyone must agree.
}
resigned = You’ve left table { $table }.
stayed = You stay in the game.
rematch-open = Table { $table } is open for the rematch, and you have a seat.
rematch-there = The rematch is at table { $table }, and you have your seat there.
# Below a game that is over: the game after it, or the lobby of the rematch, $table (“Table 4”, a link)
board-rematch = The next game is { $table }.
board-rematch-open = The rematch is open at { $table }.

## Texts that any page puts together

# $what (a name), $told (what is told of it)
text-of = { $what }: { $told }
# $told and $more (facts; what they are about stands before them)
text-also = { $told }; { $more }
text-more = “{ $button }” shows the rest.
# $number (counted from 1)
seat-number = Player { $number }
# $at (when the sheet was drawn)
turn-as-of = As of { $at }.

## Errors

reason-which-table = You’re at several tables. Say which one.
reason-no-table = You’re not at any open table. { COMMAND("civ new") } opens one.

## Who has held a seat.

played-seat = { $name }’s seat: { $holders }
played-then = { $before }, then { $next }
played-computer = the computer
played-helped = { $name } (at times the computer)

board-forsaken = This game was called off: I wasn’t on its server for 30 days.

## People who have left the server

table-left-seats = 🚪 **{ $table }**: { $who } { $count ->
    [one] has left this server. Their seat is free.
   *[other] have left this server. Their seats are free.
}
table-owner-next = { $owner } owns the table now.
table-left-owner = 🚪 **{ $table }**: { $who } has left this server. { $owner } owns the table now.
table-owner-you = The owner of this table has left the server. It’s yours now: press again.
table-owner-other = The owner of this table has left the server. { $owner } owns it now.
