### Clocks, quiet hours, vacations; votes and the menu “Table …”.

## Commands

name-join-game = join-game
name-time-zone = time-zone
name-quiet-hours = quiet-hours
name-vacation = vacation
name-clock = clock
name-timeout = timeout
name-zone = zone
name-span = span
name-first = first
name-last = last
command-join-game = Ask for a seat that the computer has in a game
command-settings-time-zone = Your time zone, for your quiet hours and vacations
command-settings-quiet-hours = Hours in which slow clocks do not run for you
command-settings-vacation = Days on which slow clocks do not run for you
option-new-clock = How long a turn may take: a preset, 12h, 7d+12h
option-new-timeout = When time runs out (the computer plays the turn unless chosen)
option-settings-zone = A city in your time zone
option-settings-span = For example 22-7; “none” for no quiet hours
option-settings-first = The first day, or the end of your vacation
option-settings-last = The last day (the first one unless chosen)
choice-at-zero-turn = The computer plays this turn
choice-at-zero-seat = The computer takes the seat
choice-at-zero-eliminate = The player is out of the game (§9.1)
choice-at-zero-abandon = The table is given up

## What a clock is called

preset-none = No clock
preset-live = Live
preset-day = A day
preset-correspondence = Correspondence
# $name (a preset), $clock (what it means)
preset-told = { $name }: { $clock }
clock-none = no clock
# $span (a span of time: “24 hours”)
clock-turn = { $span } a turn
clock-bank = { $span } for the game, and { $more } more with each turn
clock-bank-only = { $span } for the whole game
clock-at-zero-turn = { $clock }. When time runs out, the computer plays that turn.
clock-at-zero-seat = { $clock }. When time runs out, the computer takes the seat, until its owner comes back.
clock-at-zero-eliminate = { $clock }. Whoever runs out of time is out of the game (§9.1).
clock-at-zero-abandon = { $clock }. When anybody’s time runs out, the table is given up.
clock-hours = Quiet hours and vacations do not count: { COMMAND("settings quiet-hours") }, { COMMAND("settings vacation") }.

## On the board and in the hand. $at is a moment as Discord tells it: “in 17 hours”.

board-time-turn = { $who }: time runs out { $at }; then the computer plays { $count ->
    [one] this turn.
   *[other] for whoever has not moved.
}
board-time-seat = { $who }: time runs out { $at }; then the computer takes the { $count ->
    [one] seat.
   *[other] seat of whoever has not moved.
}
board-time-eliminate = { $who }: time runs out { $at }; whoever has not moved by then is out of the game.
board-time-abandon = { $who }: time runs out { $at }; then the table is given up.
board-vacation = { $name }’s vacation until { $day } does not count.
board-unreached = { $name } cannot see this channel. The clock stands still and runs again { $at } at the latest.
board-paused = The game is paused: no clock runs. Any player may end that with “{ $button }”.
hand-time-turn = Your time runs out { $at }; then the computer plays this turn for you.
hand-time-seat = Your time runs out { $at }; then the computer takes your seat, until you come back.
hand-time-eliminate = Your time runs out { $at }; then you are out of the game.
hand-time-abandon = Your time runs out { $at }; then the table is given up.
bank-running = { $name }: time runs out { $at }.
bank-left = { $name }: { $span } left.
bank-empty = no time
lapse-turn = **{ $name }** ran out of time, so the computer plays that turn.
lapse-seat = **{ $name }** ran out of time, so the computer has the seat until its owner comes back.
lapse-eliminate = **{ $name }** ran out of time, and is out of the game.
lapse-abandon = **{ $name }** ran out of time, so the table was given up.
lapse-pause = **{ $name }** ran out of time again, and nobody else is here: the game is paused.

## Answers of /settings

zone-set = Your time zone is { $zone }, where it is { $time } now.
zone-hint = I do not know your time zone yet, so these hours are in UTC. { COMMAND("settings time-zone") } sets it.
quiet-none-choice = No quiet hours
quiet-none = You have no quiet hours: clocks run for you at any hour.
quiet-set = From { $since } to { $until } ({ $zone }) no slow clock runs for you. Clocks under an hour run on: such games are played awake.
vacation-end-choice = I am back: end my vacation
vacation-ended = Welcome back: your clocks run again, and no vacation lies ahead.
vacation-set = From { $since } to { $until } no slow clock runs for you.
vacation-used = { $count } of { $most } days of vacation used in { $year }.

## Votes

poll-title = { $table }: a vote
poll-call = { $count ->
    [one] { $who }, a vote at { $table } waits for you.
   *[other] { $who }, a vote at { $table } waits for each of you.
}
poll-ask-pause = **{ $name }** asks for a pause: no clock runs until somebody ends it.
poll-ask-extend = **{ $name }** asks for more time for everybody awaited: as much as a turn has.
poll-ask-undo = **{ $name }** asks to take back { $count ->
    [one] the last move:
   *[other] the last { $count } moves:
}
poll-undo-seen = Cards that somebody has seen since then go back too.
poll-ask-cancel = **{ $name }** asks to call the game off. Nobody would win.
poll-ask-move = **{ $name }** asks to move this table to { $place }.
poll-ask-replace = **{ $name }** would like to take the seat of **{ $owner }**, which the computer has, and would see what that seat sees.
poll-owner-asked = **{ $owner }** can say no until then, and then keeps the seat. With two players it takes a yes, unless time has run out twice in a row and another turn has passed.
poll-ask-seated = **{ $name }** asked for a seat that the computer had.
poll-ask-automatic = **{ $name }** asks to let the computer play for **{ $owner }**. Whoever comes back can take the seat again at any time.
poll-ask-go-on = **{ $owner }** has run out of time twice in a row, and the computer has the seat. Go on like that? If not, everybody is asked whether to call the game off.
poll-ayes = For: { $who }
poll-noes = Against: { $who }
poll-silent = Not yet: { $who }
# $left is a moment as Discord tells it: “in 3 days”
poll-open = { $agreed } of { $needed } votes needed. Open until { $at } ({ $left }).
poll-moved = The table has moved, and this vote with it. Here it is.
poll-carried = Agreed.
poll-refused = Refused.
poll-lapsed = Time is up: not agreed.
poll-moot = The game has moved on: there is nothing left to vote on.
poll-carried-pause = The game is paused.
poll-carried-extend = There is more time now.
poll-carried-undo = It is taken back.
poll-carried-cancel = The game is called off.
poll-carried-replace = The seat has changed hands.
poll-carried-move = The table moves there.
poll-carried-automatic = The computer plays. Whoever comes back presses “{ key-hand }”.
poll-carried-go-on = The game goes on.
poll-refused-go-on = Now everybody is asked whether to call the game off.
poll-lapsed-go-on = The game goes on all the same.
vote-asked = Asked: the others see the vote below the board, and you can follow it there.
vote-voted = Your vote is counted.
vote-joined = Somebody has asked for this already: your vote for it is counted.
vote-carried = That is agreed already, and done.
vote-refused = That was refused.
pause-ended = The pause is over: the clocks run again.
laws-new =
    New at all tables, and at this one from now on:
    - Taking a turn back needs everybody’s yes, including anyone who is away.
    - So do a pause and the end of a game without a winner. Silence is never a yes; only a very long one stops counting.
    - Nobody gets another player’s seat before that player has been asked.
    - A table moves to another channel by vote, and never to another server.
    - Quiet hours hold for mentions too.

## The menu and free seats

menu-title = { $table }: what we may ask each other
menu-go-on = ends the pause at once.
menu-pause = stops all clocks until somebody ends it; everybody has to agree, including anyone who is away. Only a very long silence stops counting.
menu-extend = gives everybody awaited as much time again as a turn has; more than half of the others have to agree.
menu-take-back = goes back on what you can no longer undo alone; all others have to agree, including anyone who is away.
menu-take-back-alone = goes back on what “{ key-undo }” no longer can; nobody has to agree, and the game is marked as one with turns taken back.
menu-away = leaves your seat to the computer until you come back; nobody is asked.
menu-call-off = ends the game without a winner; everybody has to agree, including anyone who is away. Only a very long silence stops counting.
menu-resign = takes you out of the game for good.
menu-resign-draft = gives the table up for everybody, as long as the draft goes on.
seats-title = { $table }: take a seat
seats-told = The computer has these seats for now. Ask for one: its player can say no, and the others vote. Then you play on from there, and see what that seat sees.

## Buttons

key-aye = Agree
key-nay = Disagree
key-menu = Table …
key-resume = Go on playing
key-seats = Take a seat
key-ask-pause = Ask for a pause
key-ask-extend = Ask for more time
key-ask-undo = Ask for an undo
key-ask-undo-decision = Undo: my last decision
key-ask-undo-turn = Undo: all of my last turn
key-ask-cancel = Ask to call the game off
key-ask-seat = Ask for the seat of { $name }

## “What can I do?”

moment-table-pause = **{ key-ask-pause }**, under “{ key-menu }”, stops all clocks if everybody agrees.
moment-table-go-on = **{ key-resume }**, below the board, ends the pause.
moment-table-extend = **{ key-ask-extend }**, under “{ key-menu }”, gives those awaited more time if more than half of the others agree.
moment-table-take-back = **{ key-ask-undo }**, under “{ key-menu }”, goes back to your last decision or turn if all others agree.
moment-table-call-off = **{ key-ask-cancel }**, under “{ key-menu }”, ends the game without a winner if everybody agrees.

## Refusals

reason-which-game = Several games here have a seat to take. Name the table you mean.
reason-no-seat-here = No game in this channel has a seat to take.
