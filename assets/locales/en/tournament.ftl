### A tournament’s pages and messages: announcement, bracket, standings, tables, draws, book.
### Names come with their Markdown signs escaped.

## The bracket and the podium, as pictures and in words

bracket-official = official
bracket-friendly = friendly cup, not official
# $number (1 to 3)
bracket-round = Round { $number }
bracket-final = Final
# In place of names that are still to be drawn. $count (2 to 4)
bracket-free = { $count } to be drawn
# Signs of a table, two letters at most: its time is stopped; a lot decides
bracket-sign-paused = II
bracket-sign-tied = =
# $round (such as “Round 1”), $first and $last (numbers of tables)
bracket-some-tables = { $round }: tables { $first } to { $last }
# $title (of a tournament), $kind (bracket-official or bracket-friendly)
bracket-titled = Bracket of { $title } ({ $kind }).
# In place of a name that cannot be drawn. $number
bracket-player = Player { $number }
bracket-undrawn = Nothing has been drawn yet.
# Before sentences about its tables. $round
bracket-round-told = { $round }:
bracket-player-out = { $name } (eliminated)
# $number (of the table), $name (the winner), $others (a list of names)
bracket-table-won = Table { $number }: { $name } won against { $others }.
bracket-table-alone = Table { $number }: { $name } goes on alone.
# $number, $mark (how far it is), $names (a list)
bracket-table = Table { $number }: { $names }{ $mark ->
        [paused] , stopped.
        [tied] , a shared victory before its lot.
       *[on] , playing.
    }
# The same in short: $name (the winner, if there is one)
bracket-table-short = Table { $number }: { $mark ->
        [over] { $name } won.
        [paused] stopped.
        [tied] a shared victory before its lot.
       *[on] playing.
    }
# $kind, $count (players)
podium-kind = { $count } players · { $kind }
# $title, $kind, $name (the winner), $count (players)
podium-alt = The podium of { $title } ({ $kind }, { $count } players): { $name } won.
# $others (a list of names)
podium-others = { $others } lost the final.

## What people see on Discord: heading, plan, stages. Names come safe for messages; $at, $left and $until are moments as
## Discord shows them

tournament-title-official = 🏆 { $title }
tournament-title-friendly = 🤝 { $title }
tournament-kind-official = **Official tournament**
tournament-kind-friendly = **Friendly cup: not an official tournament**
tournament-when = 📅 { $at } ({ $left })
tournament-where = 📍 { $place } · ⏳ { $clock }
tournament-who = Organiser: { $organiser } · Referee: { $referee }
# In place of a referee. $who (asked, and has not answered)
tournament-referee-asked = { $who } (asked, no answer yet)
tournament-referee-none = nobody yet
# $count (who has a place), $places (how many there are), $waiting
tournament-registered = **{ $count }** of { $places } places are taken{ $waiting ->
        [0] .
       *[other] , and { $waiting } are waiting.
    }
# $count (players): small, below the line before
tournament-would-play = As it stands, { $count } would play.
tournament-needs = At least { $count } players have to check in.
# $there (how many are there), $count (of how many)
tournament-check-in = Check-in is open and closes { $until }: { $there } of { $count } so far. Anyone who hasn’t checked in by then is dropped.
tournament-ready = Check-in is over: **{ $count }** are playing. Round 1 is drawn next.
# $count (people), $who (a list of names)
tournament-substitutes = { $count ->
        [one] On the waiting list, as a substitute: { $who }.
       *[other] On the waiting list, as substitutes: { $who }.
    }
tournament-dropped = { $count ->
        [one] Didn’t check in and was dropped: { $who }.
       *[other] Didn’t check in and were dropped: { $who }.
    }
# The last item of a list of names
tournament-others = { $count ->
        [one] one more
       *[other] { $count } more
    }
# $number (of the round), $over (tables that are over), $count (all its tables)
tournament-round-on = ▶️ **Round { $number }**: { $over } of { $count } tables are over.
tournament-final-on = ▶️ **The final**: { $who }
tournament-champion = 🏆 **{ $who }** has won the tournament.
tournament-cancelled = ❌ **Called off.** Reason: { $why }
# $at
tournament-restorable = -# All games are stopped. Organiser and referee can take this back until { $at } in the referee’s console.
# What it waits for and who can move it on. $organiser, $referee (names, or a mention), $at (when it happens by itself),
# $need (players, at least), $have (how many are there), $tables (a list of numbers), $count (how many)
tournament-awaits-check-in = -# Check-in opens by itself before the start. { $organiser } can open it earlier.
tournament-awaits-presence = -# It closes by itself. { $organiser } can close it earlier, once everyone is there.
tournament-awaits-start = -# Round 1 is drawn { $at } by itself. { $organiser } can draw it earlier.
tournament-awaits-entrants = ⚠️ Too few are there now: { $have }, and at least { $need } are needed. Anyone can register until { $at }.
tournament-awaits-organiser = ⚠️ The tournament can’t begin: at least { $need } players have to be there, and { $have } are. Registering and checking in stay open. { $organiser } can give it another day or call it off. If nothing happens, it’s called off { $at }.
tournament-awaits-results = -# The next step follows by itself once all tables are over.
tournament-awaits-lot = 🎲 { $count ->
        [one] Table { $tables } waits
       *[other] Tables { $tables } wait
    } for a lot, which { $referee } draws in the referee’s console.
tournament-awaits-answer = 🔔 { $count ->
        [one] Table { $tables } needs
       *[other] Tables { $tables } need
    } the referee: { $referee } decides in the referee’s console.
tournament-awaits-resumption = ⏸️ Stopped at { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    }: { $referee } lets the game go on.
tournament-awaits-draw = -# The next round is drawn by itself.
tournament-awaits-break = ☕ Break: the next round is drawn { $at } by itself. { $organiser } or { $referee } can start it now.
tournament-awaits-place = ⚠️ The tournament’s channel is gone: nothing is drawn until { $organiser } or { $referee } has moved the tournament to another.
# $asked (0 or 1: whether someone has been asked)
tournament-awaits-referee = ⚠️ No round is drawn without a referee. { $asked ->
        [0] { $organiser } asks someone in the referee’s console.
       *[other] { $organiser } can ask someone else in the referee’s console.
    }
# A line of the announcement. $hash (of the book’s first entry)
tournament-committed = All draws and cards are fixed in advance (entry 1 of the book): { $hash }
# On the page behind it
tournament-commitments-title = Fixed in advance
tournament-commitments = Every secret that is drawn or dealt with was made before anyone registered. These are their SHA-256:
tournament-commitments-told = A draw’s secret stands here once the draw is made, the others after the tournament, for anyone to compare. All hashes stand in entry 1 of the book, whose own SHA-256 is in the announcement:
tournament-commitment = Round { $number }: { $hash }
tournament-commitment-lots = Lots: { $hash }
tournament-commitment-deals = Cards of all games: { $hash }
# $page and $pages (numbers)
tournament-page = Page { $page } of { $pages }

key-tournament-register = Register
key-tournament-withdraw = Withdraw
key-tournament-check-in = Check in
key-tournament-bracket = Bracket
key-tournament-tables = Tables
key-tournament-print = Sheet to print
key-tournament-table = Back to the table
key-tournament-standings = Standings
key-tournament-entrants = Who plays
key-tournament-book = Referee’s book
key-tournament-proof = Proof
key-tournament-archive = Archive
key-tournament-console = Referee’s console
key-tournament-refresh = { key-refresh }
key-tournament-thread = { ping-lobby-link }
key-tournament-back = ◀ Back
key-tournament-next = Next ▶

## Who takes part, and where everybody stands

# $count (who has entered)
tournament-entrants = Registered: { $count }
tournament-nobody = Nobody yet.
tournament-entrant-registered = { $number }. { $who }
tournament-entrant-there = { $number }. { $who } ✅ checked in
tournament-entrant-waiting = { $number }. { $who } ⏳ waiting list
tournament-standings = Standings
# $place, $count (rounds won)
tournament-standing = **{ $place }.** { $who } · { $count ->
        [0] no round won
        [one] one round won
       *[other] { $count } rounds won
    }
tournament-standing-in = **{ $place }.** { $who } · { $count ->
        [0] still in
        [one] one round won, still in
       *[other] { $count } rounds won, still in
    }

## Tables

tournament-undrawn = { bracket-undrawn }
pick-tournament-table = Choose a table
# As its board is headed. $round, $number (of the table)
tournament-table = Table { $number } of round { $round }
tournament-table-final = Final (table 1 of round { $round })
tournament-table-number = Table { $number }
tournament-tables = Tables
# A player of a table. $number (his place in the order of play), $who
tournament-seat = { $number }. { $who }
tournament-seat-first = { $number }. **{ $who }** · First Player
tournament-seat-winner = { $number }. 🏆 **{ $who }**
tournament-seat-out = { $number }. ~~{ $who }~~ · eliminated
# $number (of the deal, from 2)
tournament-deal = Deal { $number }: the one before was abandoned in the draft.
# How a table stands. $who (a list of names), $count (how many)
tournament-state-coming = the table is being set up
tournament-state-draft = { $count ->
        [0] draft
       *[other] draft, waiting for { $who }
    }
tournament-state-on = { $count ->
        [0] playing
       *[other] { $who } to play
    }
tournament-state-paused = ⏸️ stopped
# On the page of “Stuck?”. $who, $why
tournament-stopped-by = ⏸️ { $who }, the referee, has stopped the game, and decides when it goes on. Reason: { $why }
tournament-stopped-time = ⏸️ { $who } ran out of time, so the game is stopped until the referee decides.
tournament-stopped-left = ⏸️ A player has left for good, so the game is stopped until the referee decides.
tournament-stopped-off = ⏸️ The tournament is called off, so all its games are stopped. Reason: { $why }
tournament-state-tied = shared victory of { $who }: a lot decides
tournament-state-won = 🏆 { $who }
tournament-state-lot = 🏆 { $who } (by lot)
tournament-incidents = The referee’s decisions
# $what (sheet-incident), $who, $why
tournament-incident = - { $what }: { $who }. Reason: { $why }
tournament-incident-gone = - ~~{ $what }: { $who }~~ (taken back with a late effect). Reason: { $why }

## Draws

# $round (“Round 1” or “Final”)
tournament-drawn = { $round }: the draw
# $begins and $follows (codes of cards: M1, R1), $first and $others (their names)
tournament-drawn-cards = In order of play, each with the card dealt for First Player: { $begins } is { $first }, { $follows } is { $others }. The player with { $begins } is in bold and begins.
tournament-secret = Secret of this draw: { $secret }
# $number (of the entry), $hash (its first digits)
tournament-drawn-entry = The draw is entry { $number } of the book: { $hash }…
tournament-checkable = HMAC-SHA-256 with this secret gives these tables and cards: anyone can check that, with the archive or by hand.

## The book

# $count (entries)
tournament-book = Referee’s book: { $count ->
        [one] one entry
       *[other] { $count } entries
    }
tournament-last-hash = Referee’s book so far, last hash: { $hash }
# A line. $number, $at, $role (as what somebody acted), $what (a sentence)
tournament-entry = **{ $number }** · { $at } · { $role ->
        [organiser] organiser { $who }
        [referee] referee { $who }
        [player] player
       *[system] bot
    } · { $what }
# As it is told at the table. $who, $role (as what they decided it)
tournament-decided = ⚖️ **{ $who }**, { $role ->
        [organiser] organiser
       *[referee] referee
    }: { $what }
# Said to those whom it concerns. $people (mentions), $what (a sentence)
tournament-told = { $people }: { $what }
tournament-act-announce = The tournament is announced.
tournament-act-register = { $who } registers.
tournament-organiser-left = 🚪 **{ $title }**: the organiser, { $who }, has left this server. { $referee }, the referee, organises it now.
tournament-organiser-left-managers = 🚪 **{ $title }**: the organiser, { $who }, has left this server. Those who manage the server organise it now.
tournament-act-withdraw = { $who } withdraws.
tournament-act-departed = { $who } has left the server and no longer takes part.
tournament-moved-up = { $count ->
    [one] { $who } moves up and plays.
   *[other] { $who } move up and play.
}
tournament-act-open-check-in = Check-in is open until { $at }.
tournament-act-check-in = { $who } checks in.
tournament-act-close-check-in = Check-in is closed.
tournament-act-make-friendly = It becomes a friendly cup, and isn’t official any more.
tournament-act-draw = Round { $number } is drawn.
# $round, $table (numbers), $who, $why
tournament-act-replace = Table { $table } of round { $round }: { $who } is missing before the draft is complete. The deal is abandoned, and another one dealt. Reason: { $why }
# Below it, to the substitute. $who (a mention), $table
tournament-substitute = { $who }: you were on the waiting list, and play at table { $table } now. Your new deal comes right here.
tournament-act-report = Table { $table } of round { $round }: { $who } wins.
tournament-act-report-shared = Table { $table } of round { $round }: { $who } share the victory.
tournament-act-cast-lot = Table { $table } of round { $round }: a lot decides the shared victory.
# $what (sheet-incident)
tournament-act-record = Table { $table } of round { $round }, { $who }: { $what }. Reason: { $why }
tournament-act-record-again = Table { $table } of round { $round }, { $who }: { $what }. The decision still holds, and is applied again. Reason: { $why }
# What a late effect takes back with it (§9.3): $first and $last (lines), $count (penalties), $penalties (a list of
# tournament-penalty-named)
tournament-taken-back = Taken back: { $lines ->
        [one] line { $first }
       *[other] lines { $first } to { $last }
    } of the game{ $count ->
        [0] .
       *[other] , and with them { $penalties }.
    }
# $what (sheet-incident)
tournament-penalty-named = { $what }: { $who }
tournament-all-tables = all tables
# $kind, $where (a table or all), $span (how much more time)
tournament-act-order = { $kind ->
        [pause] Game stopped: { $where }.
        [resume] Game goes on: { $where }.
       *[extend] { $span } more: { $where }.
    } Reason: { $why }
tournament-act-call = Table { $table } of round { $round }: { $who } calls the referee.
# Nobody has called: a player is missing
tournament-act-call-system = Table { $table } of round { $round }: the referee is called because of { $who }.
# $span (how long the player had, or has from now on)
tournament-act-time-out = ⌛ Table { $table } of round { $round }: { $who } ran out of time ({ $span }). The game is stopped until the referee decides.
tournament-act-give-time = Table { $table } of round { $round }: { $who } gets { $span } from now on, and the game goes on. Reason: { $why }
tournament-act-computer = Table { $table } of round { $round }: the computer plays for { $who } until they come back, and the game goes on. Reason: { $why }
tournament-act-answer = Call { $number } is answered: { $why }
tournament-act-look-at-hands = The referee has looked at the hands at table { $table } of round { $round }. Reason: { $why }
# A word to everyone. $who, $text
tournament-act-tell-all = 📢 **{ $who }**: { $text }
tournament-act-exclude-silence = Table { $table } of round { $round }: { $who } is watching, and was told not to write here. Reason: { $why }
tournament-act-exclude-removal = Table { $table } of round { $round }: { $who } has to leave the thread. Reason: { $why }
# The break between rounds. $at, $span
tournament-act-set-break-none = There’s no break between rounds: each is drawn when the one before is over.
tournament-act-set-break-span = Between rounds there’s a break of { $span }.
tournament-act-set-break-until = The next round starts { $at }, if this one is over by then.
# $place (such as #garden)
tournament-act-move = The tournament goes on in { $place }.
tournament-act-move-table = Table { $table } of round { $round } goes on in { $place }.
# $moves (a list of tournament-table-move), $count (how many)
tournament-act-move-tables = { $count ->
        [one] Round { $round }, { $moves }
       *[other] { $count } tables of round { $round } have moved: { $moves }
    }.
# $former and $place (such as #garden)
tournament-table-move = table { $table } goes on in { $place } (before: { $former })
tournament-act-appoint = { $who } is the referee from now on.
tournament-act-ask-referee = { $who } is asked to be the referee.
tournament-act-accept-referee = { $who } has accepted, and is the referee from now on.
tournament-act-decline-referee = { $who } has declined to be the referee.
tournament-act-resign-referee = { $who } is no longer the referee. Reason: { $why }
tournament-act-cancel = The tournament is called off. Reason: { $why }
# Someone other than the organiser wants it called off. $who, $why
tournament-act-ask-cancel = { $who } wants to call the tournament off. The organiser decides, or another official agrees within an hour, with “{ key-tournament-cancel }” in the referee’s console. Reason: { $why }
tournament-act-unask-cancel = { $who } no longer wants to call the tournament off. Reason: { $why }
tournament-act-restore = The cancellation is taken back, and the tournament goes on. Reason: { $why }
tournament-act-reveal = The secret of the lots is revealed.
tournament-why-time = time ran out
tournament-why-left = a player has left for good
tournament-why-away = the bot is no longer on this server
tournament-why-few = too few players were there
tournament-why-referee-left = no longer on the server

## Results

# $table (such as “Table 3 of round 1”), $who
tournament-won = 🏆 { $table }: **{ $who }** wins and goes on.
tournament-won-lot = 🎲 { $table }: the draw picks **{ $who }**, who goes on.
tournament-won-final = 🏆 **{ $who }** wins the final, and with it the tournament!
tournament-shared = 🤝 { $table }: { $who } share the victory. The referee draws lots in front of everyone.
# Once a round is over. $number, $people (who goes on), $at
tournament-break = ☕ Round { $number } is over. { $people }: the next round starts { $at }.
# $tied (a list of names), $who (the winner)
tournament-lot = 🎲 { $tied } shared the victory: the draw picks **{ $who }**.
tournament-lot-key = Drawn with the key { $key }, which can be checked once the secret of the lots is revealed.
tournament-lot-call = { $who }: table { $table } waits for a lot. Draw it in the referee’s console.
# $table
tournament-lot-nobody = Table { $table } waits for a lot. There’s no referee, and the organiser has left: a moderator of this server draws it in the referee’s console, { COMMAND("referee console") }.
# $round (bracket-final)
tournament-final-begins = 🏆 **{ $round }**: { $who }. Everyone can watch; nobody helps.
# Discord’s events: plain text. $title
tournament-event-start = { $title }
# $kind, $referee, $clock, $who (who plays; not known before the final)
tournament-event-start-text = { $title }: { $kind }. Referee: { $referee }. Clock: { $clock }.{ $who }
tournament-event-final = Final: { $title }
tournament-event-final-text = The final of { $title } ({ $kind }): { $who }. Referee: { $referee }. Clock: { $clock }.

## Answers

# $at, $left: the start
tournament-you-play = ✅ You’re registered. It starts { $at } ({ $left }).
tournament-you-wait = ✅ You’re on the waiting list. It starts { $at } ({ $left }).
tournament-you-left = You’re off the list.
tournament-you-are-there = ✅ You’re checked in. Your table opens by itself once the round is drawn.
tournament-start-clocks = { $change ->
        [skipped] ⚠️ The clocks go forward that night ({ $zone }): there is no { $typed }. It starts at { $read }, { $at }.
       *[twice] ⚠️ The clocks go back that night ({ $zone }): { $typed } comes twice. It starts at the first, before they go back, { $at }.
    }
# About an official tournament that starts within four weeks
tournament-start-late = ⚠️ The publisher supports an official tournament, with kits, prizes and a word about it, if it’s announced at least four weeks ahead. This one starts sooner; it’s official all the same.
tournament-start-asked = Starts { $at }, { $left }. Read by { $whose ->
        [person] your time zone, { $zone }.
        [server] the server’s time zone, { $zone }. { COMMAND("settings") } sets your own.
       *[nobody] UTC, as I don’t know your time zone. { COMMAND("settings") } sets it.
    }
tournament-start-either = It may mean two times: { $at }, or { $other }.
tournament-start-far = ⚠️ That’s more than a year ahead.
tournament-start-ask = Is that right? Nothing has been announced yet. If not, write the time with its day and year: 2026-12-05 20:00.
key-tournament-start = Yes, announce it
key-tournament-start-at = { $day }, { $time }
tournament-computers-added = { $count ->
        [one] One computer player is
       *[other] { $count } computer players are
    } in; { $total } registered so far.
tournament-done = ✅ Done. It’s in the book.
# To who is asked to be the referee. $title, $server, $organiser, $at (the start)
tournament-asked = { $organiser } asks you to be the referee of **{ $title }** ({ $server }). You don’t play in it: players call you when something has gone wrong, and you decide. It starts { $at }.
# $title
tournament-asked-no-more = You’re no longer needed as referee of **{ $title }**: someone else has been asked, or has taken it on. You can ignore my request.
# $title, $channel
tournament-you-referee = ✅ You’re the referee of **{ $title }**. { COMMAND("referee console") } in { $channel } has everything you need.
tournament-you-declined = You’ve declined to referee **{ $title }**. The organiser can see that.
# $channel: the private thread
tournament-call-open = 🔔 The referee has been called: { $channel }
tournament-call-made = 🔔 The referee has been called. I couldn’t open a private thread, so I’ve said so at your table.
# There is no referee. $who (the organiser), $channel, $place (yes, or no where the table has been told)
tournament-call-without = 🔔 There’s no referee right now, so I’ve called { $who }, the organiser{ $place ->
    [yes] : { $channel }
   *[no] , to your table.
}
tournament-call-left-alone = 🔔 There’s no referee right now, and the organiser has left this server. Ask someone who manages the server to choose a referee: your call waits { $place ->
    [yes] in { $channel }
   *[no] at your table
}.
# $who (who has been asked to referee)
tournament-call-asked = { $who } has been asked to be the referee, and gets your call by accepting.

## By itself

key-tournament-call = Call the referee
tournament-no-clock = no clock
tournament-thread = { $table } · { $title }
tournament-call-thread = Call { $number } · table { $table }
tournament-time-out-thread = Time-out { $number } · table { $table }
# $who: mentions
tournament-check-in-call = 📣 { $who }: say that you’re there, with “{ key-tournament-check-in }” below. It closes in { $span }.
# To those who are left out once check-in is closed
tournament-left-waiting = { $who }: there’s no seat for you in round 1. The number of players has to be a multiple of 4, and you registered last. You’re a substitute until the drafts are done.
tournament-left-dropped = { $who }: you didn’t check in, so you aren’t playing.
# Follows tournament-left-dropped as long as one can register again
tournament-left-again = Until the draw, “{ key-tournament-register }” above puts you at the end of the list.
# $name
lapse-referee = **{ $name }** ran out of time: the game is stopped, and the referee has been called.
# Once the referee has let the game go on
lapse-referee-decided = **{ $name }** ran out of time, and the referee has decided.
ping-lapsed-referee = ⌛ **{ $table }** with { $others }: you ran out of time, so the game is stopped until the referee decides.
ping-lapsed-referee-decided = ⌛ **{ $table }** with { $others }: you ran out of time, and the referee has decided. Look at the table.
