### Clocks, quiet hours and vacations.

## Commands

choice-at-zero-turn = The computer plays this turn
choice-at-zero-seat = The computer takes over the seat
choice-at-zero-eliminate = The player is out of the game
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
clock-at-zero-eliminate = { $clock }. A player who runs out of time is out of the game.
clock-at-zero-abandon = { $clock }. When anyone runs out of time, the game ends without a winner.
clock-at-zero-referee = { $clock }. When anyone runs out of time, the game is stopped and the referee is called.
clock-hours = Quiet hours and vacations don’t count: { COMMAND("settings") }.
clock-hours-without-vacations = Quiet hours don’t count: { COMMAND("settings") }. Vacations do: nobody’s vacation stops this clock.
clock-weekends = Weekends don’t count, for each player by their own time zone: { COMMAND("settings") }.
# $span (whole days)
clock-longest = No turn lasts longer than { $span } unless the others give it more time, the game is paused or the bot is away.
clock-none-longest = No clock: once a turn has lasted { $hours ->
    [one] an hour
   *[other] { $hours } hours
}, the others can vote to let the computer play it.
option-no-vacations = no vacations
option-no-weekends = weekends don’t count
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
board-timed-out = { $name } is timed out on this server until { $at }, and can go on playing by direct message.
board-timed-out-clock = { $name } is timed out on this server until { $at }, and can go on playing by direct message. The clock is stopped until then, for three days at most.
board-left-server = { $name } has left this server. { $votes ->
    [1] With “{ key-stuck }” the computer plays for them at once
   *[other] With “{ key-stuck }” you can vote to let the computer play for them
  }; after that, someone else can ask for the seat.
board-left-server-later = { $name } has left this server. Once the others have taken their turns, “{ key-stuck }” can let the computer play.
board-left-server-alone = { $name } has left this server. First take your own seat back from the computer (“{ key-hand }”). Then you can let it play for { $name } as well.
board-left-server-referee = { $name } has left this server. With “{ key-tournament-call }” you can ask the referee to decide.
board-paused = The game is paused and no clock is running. Any player can end the pause with “{ $button }”.
board-paused-referee = The game is stopped and no clock is running. The referee decides when it goes on.
board-paused-league = The game is stopped and no clock is running: the season is called off. Organiser and referee can take that back.
board-paused-moderated = { $name }, a moderator, paused the game on { $since }: no clock is running. The pause ends by itself on { $at }, or earlier if a moderator uses { COMMAND("moderate resume") }.
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
zone-hint = I don’t know your time zone yet, so these hours are in UTC. { COMMAND("settings") } sets it.
quiet-none-choice = No quiet hours
quiet-none = You have no quiet hours: clocks run for you at any hour.
quiet-set = From { $since } to { $until } ({ $zone }), slow clocks stop for you. Clocks under an hour keep running.
vacation-end-choice = I’m back: end my vacation
vacation-ended = Welcome back! No more vacation is planned. If today was a day of vacation, it stays one, and your slow clocks start again tomorrow.
vacation-set = From { $since } to { $until }, slow clocks stop for you.
vacation-used = { $count } of { $most } days of vacation used in { $year }.
vacation-law = At tables that allow vacations, they stop a turn for { $days } days at most. After that, every hour of that turn counts. The days stay as you set them when your time zone changes.
