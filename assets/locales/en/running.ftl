### Tournaments as they are run: commands, answers to whoever presses, what the bot tells by itself, why it refuses.

## Commands

name-tournament = tournament
name-tournament-new = new
name-register = register
name-withdraw = withdraw
name-check-in = check-in
name-remove = remove
name-appoint = appoint
name-draw = draw
name-standings = standings
name-bracket = bracket
name-book = book
name-archive = archive
name-forget = forget
name-referee = referee
name-console = console
name-call = call

name-title = title
name-start = start
name-official = official
name-without = without
name-minutes = minutes
name-count = count

command-tournament = Tournaments of this server
command-tournament-new = Announce a tournament in this channel
option-tournament-title = What it’s called
option-tournament-start = 2026-05-02 14:30 (your time zone), or how long from now: 45m, 2h, 1d
option-tournament-referee = The referee, who doesn’t play
option-tournament-official = Official (16 to 64 people, a multiple of 4), or else a friendly cup
option-tournament-players = Maximum number of players; others go on the waiting list
option-tournament-role = A role that can referee too
option-tournament-without = Someone who won’t play
option-tournament-minutes = How many minutes before the start check-in opens (default: 30)
option-tournament = Which tournament (default: the newest on this server)
command-tournament-register = Register for a tournament, or its waiting list
command-tournament-withdraw = Leave a tournament before its first round is drawn
command-tournament-check-in = Check in: say that you’re here
command-tournament-computers = Add computer players to a friendly cup you organise
option-tournament-count = How many
command-tournament-remove = Take someone off the list before the first round is drawn
option-tournament-person = Who
command-tournament-appoint = Appoint another referee
command-tournament-draw = Draw the next round
command-tournament-standings = Who plays, and where everyone stands
command-tournament-bracket = The bracket
command-tournament-tables = All tables, with links
command-tournament-book = The referee’s book
command-tournament-archive = The archive for the publisher, as files
command-tournament-forget = Take a name off the list of a finished tournament
command-tournament-cancel = Call a tournament off
option-tournament-reason = Why: everyone can read it
command-referee = The referee of a tournament
command-referee-console = The console for the referee and organisers
command-referee-call = Call the referee to your table

## Answers

# $at, $left: the start
tournament-you-play = ✅ You’re registered. It starts { $at } ({ $left }).
tournament-you-wait = ✅ You’re on the waiting list. It starts { $at } ({ $left }).
tournament-you-left = You’re off the list.
tournament-you-are-there = ✅ You’re checked in. Your table opens by itself once the round is drawn.
tournament-computers-added = { $count ->
        [one] One computer player is
       *[other] { $count } computer players are
    } in; { $total } registered so far.
tournament-done = ✅ Done. It’s in the book.
# $channel: the private thread
tournament-call-open = 🔔 The referee has been called: { $channel }
tournament-call-made = 🔔 The referee has been called. I couldn’t open a private thread, so I’ve said so at your table.

## By itself

key-tournament-call = Call the referee
tournament-no-clock = no clock
tournament-thread = { $table } · { $title }
tournament-call-thread = Call { $number } · table { $table }
# $who: mentions
tournament-check-in-call = 📣 { $who }: say that you’re there, with “{ key-tournament-check-in }” below. It closes in { $span }.
# To those who are left out once check-in is closed
tournament-left-waiting = { $who }: there’s no seat for you in round 1. Where the number doesn’t fit, the last to register wait (§10.1). You’re a substitute until its drafts are complete.
tournament-left-dropped = { $who }: you didn’t check in, so you aren’t playing.
# Follows tournament-left-dropped as long as one can register again
tournament-left-again = Until the draw, “{ key-tournament-register }” above puts you at the end of the list.
# $name
lapse-referee = **{ $name }** ran out of time: the game is stopped, and the referee has been called.
ping-lapsed-referee = ⌛ **{ $table }** with { $others }: you ran out of time, so the game is stopped until the referee decides.
