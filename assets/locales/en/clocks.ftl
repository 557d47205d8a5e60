### Clocks, quiet hours, vacations; votes and the menu “Table …”.

## Commands

name-join-game = join-game
name-time-zone = time-zone
name-quiet-hours = quiet-hours
name-vacation = vacation
name-clock = clock
name-timeout = timeout
name-zone = zone
name-hours = hours
name-first = first
name-last = last
command-join-game = Ask to take over a computer’s seat in a game
command-settings-time-zone = Your time zone, for your quiet hours and vacations
command-settings-quiet-hours = Hours when slow clocks stop for you
command-settings-vacation = Days when slow clocks stop for you
option-new-clock = Time per turn: a preset, 12h, or a bank like 7d+12h
option-new-timeout = When time runs out (default: the computer plays the turn)
option-settings-zone = A city in your time zone
option-settings-span = For example 22-7; “none” for no quiet hours
option-settings-first = The first day, or the end of your vacation
option-settings-last = The last day (default: the first one)
choice-at-zero-turn = The computer plays this turn
choice-at-zero-seat = The computer takes over the seat
choice-at-zero-eliminate = The player is out of the game (§9.1)
choice-at-zero-abandon = The game ends without a winner

## What a clock is called

preset-none = No clock
preset-live = Live
preset-day = A day
preset-correspondence = Correspondence
# $name (a preset), $clock (what it means)
preset-told = { $name }: { $clock }
clock-none = no clock
# $span (a span of time: “24 hours”)
clock-turn = { $span } per turn
clock-bank = { $span } per player, plus { $more } per turn
clock-bank-only = { $span } per player for the whole game
clock-at-zero-turn = { $clock }. When time runs out, the computer plays that turn.
clock-at-zero-seat = { $clock }. When time runs out, the computer plays for that player until they come back.
clock-at-zero-eliminate = { $clock }. A player who runs out of time is out of the game (§9.1).
clock-at-zero-abandon = { $clock }. When anyone runs out of time, the game ends without a winner.
clock-at-zero-referee = { $clock }. When anyone runs out of time, the game is stopped and the referee is called.
clock-hours = Quiet hours and vacations don’t count: { COMMAND("settings quiet-hours") }, { COMMAND("settings vacation") }.
board-time-referee = { $who }: time runs out { $at }, then the referee is called.

## On the board and in the hand. $at is a moment as Discord tells it: “in 17 hours”.

board-time-turn = { $who }: time runs out { $at }, then the computer plays { $count ->
    [one] this turn.
   *[other] for anyone who hasn’t moved.
}
board-time-seat = { $who }: time runs out { $at }, then the computer takes over for { $count ->
    [one] this player.
   *[other] anyone who hasn’t moved.
}
board-time-eliminate = { $who }: time runs out { $at }. Anyone who hasn’t moved by then is out of the game.
board-time-abandon = { $who }: time runs out { $at }, then the game ends without a winner.
board-vacation = { $name }’s vacation until { $day } doesn’t count.
board-unreached = { $name } can’t see this channel. The clock is stopped and restarts { $at } at the latest.
board-paused = The game is paused and no clock is running. Any player can end the pause with “{ $button }”.
board-paused-referee = The game is stopped and no clock is running. The referee decides when it goes on.
board-paused-moderated = A moderator has paused the game: no clock is running. A moderator can end the pause with { COMMAND("moderate resume") }; from { $at }, any player can, too, with “{ $button }”.
hand-time-turn = Your time runs out { $at }, then the computer plays.
hand-time-seat = Your time runs out { $at }, then the computer plays until you’re back.
hand-time-eliminate = Your time runs out { $at }, then you’re out of the game.
hand-time-abandon = Your time runs out { $at }, then the game ends without a winner.
hand-time-referee = Your time runs out { $at }, then the referee is called.
bank-running = { $name }: time runs out { $at }.
bank-left = { $name }: { $span } left.
bank-empty = no time left
lapse-turn = **{ $name }** ran out of time, so the computer plays that turn.
lapse-seat = **{ $name }** ran out of time. The computer plays until they come back.
lapse-eliminate = **{ $name }** ran out of time and is out of the game.
lapse-abandon = **{ $name }** ran out of time, so the game is over without a winner.
lapse-pause = **{ $name }** ran out of time again, and nobody else is here: the game is paused.

## Answers of /settings

zone-set = Your time zone is { $zone }. It’s { $time } there now.
zone-hint = I don’t know your time zone yet, so these hours are in UTC. { COMMAND("settings time-zone") } sets it.
quiet-none-choice = No quiet hours
quiet-none = You have no quiet hours: clocks run for you at any hour.
quiet-set = From { $since } to { $until } ({ $zone }), slow clocks stop for you. Clocks under an hour keep running.
vacation-end-choice = I’m back: end my vacation
vacation-ended = Welcome back! Your clocks are running again, and no vacation is planned.
vacation-set = From { $since } to { $until }, slow clocks stop for you.
vacation-used = { $count } of { $most } days of vacation used in { $year }.

## Votes

poll-title = { $table }: a vote
poll-call = { $count ->
    [one] { $who }, please vote at { $table }.
   *[other] { $who }, please vote at { $table }.
}
poll-ask-pause = **{ $name }** asks for a pause: the clocks stop until someone ends it.
poll-ask-extend = **{ $name }** asks for more time: one more turn’s worth for everyone who has to move.
poll-ask-undo = **{ $name }** asks to take back { $count ->
    [one] the last move:
   *[other] the last { $count } moves:
}
poll-undo-seen = Cards that someone has seen since then go back as well.
poll-ask-cancel = **{ $name }** asks to call the game off. Nobody would win.
poll-ask-move = **{ $name }** asks to move this table to { $place }.
poll-ask-replace = **{ $name }** would like to take over **{ $owner }**’s seat from the computer. They would see that hand.
poll-owner-asked = **{ $owner }** can say no until then and keeps the seat. With two players it takes their yes, unless time has run out twice in a row and another turn has passed.
poll-ask-seated = **{ $name }** asked to take over a computer’s seat.
poll-ask-automatic = **{ $name }** asks to let the computer play for **{ $owner }**, who can come back at any time.
poll-ask-go-on = **{ $owner }** has timed out twice in a row, and the computer is playing. Play on? If you vote no, everyone is asked whether to call the game off.
poll-ayes = For: { $who }
poll-noes = Against: { $who }
poll-silent = Not yet: { $who }
# $left is a moment as Discord tells it: “in 3 days”
poll-open = { $agreed } of { $needed } votes needed. Open until { $at } ({ $left }).
poll-moved = This table has moved. Here’s the vote.
poll-carried = Agreed.
poll-refused = Rejected.
poll-lapsed = Time’s up: not agreed.
poll-moot = The game has moved on, so this vote is closed.
poll-carried-pause = The game is paused.
poll-carried-extend = Everyone has more time now.
poll-carried-undo = Moves taken back.
poll-carried-cancel = The game has been called off.
poll-carried-replace = The seat has changed hands.
poll-carried-move = The table is moving.
poll-carried-automatic = The computer takes over. Press “{ key-hand }” to come back.
poll-carried-go-on = The game goes on.
poll-refused-go-on = Now everyone is asked whether to call the game off.
poll-lapsed-go-on = The game goes on.
vote-asked = The vote is open: you’ll see it below the board.
vote-voted = Your vote is counted.
vote-joined = Someone has already asked for this, so I’ve counted your vote for it.
vote-carried = That has already been agreed and done.
vote-refused = That was rejected.
pause-ended = The pause is over. The clocks are running again.
laws-new =
    New at all tables, and at this one from now on:
    - Taking back a turn needs everyone’s yes, even from players who are away.
    - So do a pause and ending the game without a winner. Silence is never a yes; only after a very long silence does a player no longer count.
    - Nobody gets another player’s seat before that player has been asked.
    - A table moves to another channel by vote, and never to another server.
    - Quiet hours apply to mentions too.

## The menu and free seats

menu-title = { $table }: requests
menu-referee = At a tournament’s table there are no votes: the referee decides about time, mistakes and anyone who’s missing.
menu-go-on = ends the pause at once.
menu-pause = stops all clocks until someone ends it. Everyone must agree, even anyone who’s away; only a very long silence stops counting.
menu-extend = gives everyone who has to move one more turn’s worth of time; more than half of the others must agree.
menu-take-back = takes back a move you can’t undo yourself any more; all the others must agree, even anyone who’s away.
menu-take-back-alone = takes back a move that “{ key-undo }” no longer can; nobody has to agree, but the game is marked as one with turns taken back.
menu-away = lets the computer play for you until you come back; no vote needed.
menu-call-off = ends the game without a winner. Everyone must agree, even anyone who’s away; only a very long silence stops counting.
menu-resign = takes you out of the game for good.
menu-resign-draft = ends the game for everyone while the draft is still going on.
seats-title = { $table }: take a seat
seats-told = The computer is playing these seats. Ask for one: its player can say no, and the others vote. You then play on from there and see that hand.

## Buttons

key-aye = Agree
key-nay = Disagree
key-menu = Table …
key-resume = Resume game
key-seats = Take a seat
key-ask-pause = Ask for a pause
key-ask-extend = Ask for more time
key-ask-undo = Ask for an undo
key-ask-undo-decision = Undo: my last move
key-ask-undo-turn = Undo: my whole last turn
key-ask-cancel = Ask to call the game off
key-ask-seat = Ask for seat: { $name }

## “What can I do?”

# $requests (a list of what follows, with “or”)

## Refusals

reason-which-game = Several games here have a free seat. Say which table.
reason-no-seat-here = No game in this channel has a free seat.
