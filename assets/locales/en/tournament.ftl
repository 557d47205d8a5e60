### The sheet of a tournament’s archive, as people read it.
### Names come with their Markdown signs escaped.

sheet-official = Official tournament
sheet-friendly = Friendly cup: not an official tournament
sheet-place = Place: { $place }
sheet-starts = Start: { $when }
sheet-clock = Clock: { $clock }
sheet-organiser = Organiser: { $who }
sheet-referee = Referee: { $who }
sheet-participants = Participants
sheet-number = No.
sheet-player = Player
sheet-computer = { $who } (computer)
sheet-round = Round { $number }
sheet-final = Final
sheet-commitment = Announced: SHA-256 { $commitment }
sheet-secret = Drawn with the secret { $secret }
sheet-table = Table
sheet-players = Players, in order of play
sheet-first = First Player
sheet-winner = Winner
sheet-by-lot = { $who } (by lot)
sheet-standings = Standings
sheet-rank = Place
sheet-rounds-won = Rounds won
sheet-incidents = Incidents and decisions
sheet-no-incidents = None.
sheet-when = When
sheet-what = What
sheet-where = Where
sheet-who = Who
sheet-why = Reason
sheet-at-table = table { $table } of round { $round }
sheet-incident = { $kind ->
        [surplus] Too many cards drawn (§9.2)
        [late-effect] Effect after step 3 (§9.3)
        [forgotten-draw] Draw forgotten (§9.4)
        [cheating] Cheating: eliminated (§9.1)
        [absence] Absent: eliminated (§9.1)
        [warning] Warning (§10.6)
        [replace] Deal abandoned in the draft (§9.1)
        [cast-lot] Lot for a shared victory (§10.8)
        [pause] Time stopped
        [resume] Time running again
        [extend] More time
        [answer] Call answered
        [appoint] Another referee (§10.1)
        [make-friendly] Made a friendly cup (§10.1)
       *[cancel] Tournament called off
    }
sheet-proof = Proof
sheet-lots = Lots: announced SHA-256 { $commitment }, secret { $secret }
sheet-deals = Cards of all games: announced SHA-256 { $commitment }, secret { $secret }
sheet-last = Book: { $entries } entries, last hash { $hash }
sheet-champion = Winner: { $who }
sheet-cancelled = Called off: { $why }
sheet-check = `civ tournament verify` checks all of this in the JSON file that belongs to this sheet: the chain of hashes, each draw, each game.

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
        [paused] , time stopped.
        [tied] , a shared victory before its lot.
       *[on] , playing.
    }
# The same in short: $name (the winner, if there is one)
bracket-table-short = Table { $number }: { $mark ->
        [over] { $name } won.
        [paused] time stopped.
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
tournament-kind-official = **Official tournament** (§10.1)
tournament-kind-friendly = **Friendly cup: not an official tournament**
tournament-when = 📅 { $at } ({ $left })
tournament-where = 📍 { $place } · ⏳ { $clock }
tournament-who = Organiser: { $organiser } · Referee: { $referee }
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
# A line of the announcement. $hash (of the book’s first entry)
tournament-committed = All draws and cards are fixed in advance (entry 1 of the book): { $hash }
# On the page behind it
tournament-commitments-title = Fixed in advance
tournament-commitments = Every secret that is drawn or dealt with was made before anybody registered. These are their SHA-256:
tournament-commitments-told = Each draw is published with its secret; the remaining secrets follow when the tournament is over. Anyone can then compare. All stand in entry 1 of the book, whose own SHA-256 is in the announcement:
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
key-tournament-table = Back to the table
key-tournament-standings = Standings
key-tournament-entrants = Who plays
key-tournament-book = Referee’s book
key-tournament-proof = Proof
key-tournament-archive = Archive
key-tournament-console = Referee’s console
key-tournament-refresh = Refresh
key-tournament-thread = To the table
key-tournament-back = ◀ Back
key-tournament-next = Next ▶

## Who takes part, and where everybody stands

# $count (who has entered)
tournament-entrants = Registered: { $count }
tournament-nobody = Nobody yet.
tournament-entrant-registered = { $number }. { $who }
tournament-entrant-there = { $number }. { $who } ✅
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

tournament-undrawn = Nothing has been drawn yet.
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
tournament-seat-out = { $number }. ~~{ $who }~~ · eliminated (§9.1)
# $number (of the deal, from 2)
tournament-deal = Deal { $number }: the one before was abandoned in the draft (§9.1).
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
tournament-state-paused = ⏸️ time stopped
tournament-state-tied = shared victory of { $who }: a lot decides (§10.8)
tournament-state-won = 🏆 { $who }
tournament-state-lot = 🏆 { $who } (by lot, §10.8)
tournament-incidents = The referee’s decisions
# $what (sheet-incident), $who, $why
tournament-incident = - { $what }: { $who }. Reason: { $why }

## Draws

# $round (“Round 1” or “Final”)
tournament-drawn = { $round }: the draw
# $begins and $follows (codes of cards: M1, R1), $first and $others (their names)
tournament-drawn-cards = In order of play, each with the card dealt for First Player: { $begins } is { $first }, { $follows } is { $others }. The player with { $begins } is in bold and begins (§10.3).
tournament-secret = Secret of this draw: { $secret }
tournament-announced = Its SHA-256, as announced: { $commitment }
tournament-checkable = HMAC-SHA-256 with this secret gives these tables and cards, and no others: anyone can check that, with the archive or by hand.

## The book

# $count (entries)
tournament-book = Referee’s book: { $count ->
        [one] one entry
       *[other] { $count } entries
    }
tournament-last-hash = Referee’s book so far, last hash: { $hash }
# A line. $number, $at, $role (as what somebody acted), $what (a sentence)
tournament-entry = **{ $number }** · { $at } · { $role ->
        [organiser] organiser
        [referee] referee
        [player] player
       *[system] bot
    } · { $what }
tournament-act-announce = The tournament is announced.
tournament-act-register = { $who } registers.
tournament-act-withdraw = { $who } withdraws.
tournament-act-open-check-in = Check-in is open until { $at }.
tournament-act-check-in = { $who } checks in.
tournament-act-close-check-in = Check-in is closed.
tournament-act-make-friendly = It becomes a friendly cup, and isn’t official any more.
tournament-act-draw = Round { $number } is drawn.
# $round, $table (numbers), $who, $why
tournament-act-replace = Table { $table } of round { $round }: { $who } is missing before the draft is complete. The deal is abandoned, and another one dealt (§9.1). Reason: { $why }
tournament-act-report = Table { $table } of round { $round }: { $who } wins.
tournament-act-report-shared = Table { $table } of round { $round }: { $who } share the victory.
tournament-act-cast-lot = Table { $table } of round { $round }: a lot decides the shared victory (§10.8).
# $what (sheet-incident)
tournament-act-record = Table { $table } of round { $round }: { $what }: { $who }. Reason: { $why }
tournament-all-tables = all tables
# $kind, $where (a table or all), $span (how much more time)
tournament-act-order = { $kind ->
        [pause] Time stopped: { $where }.
        [resume] Time running again: { $where }.
       *[extend] { $span } more: { $where }.
    } Reason: { $why }
tournament-act-call = Table { $table } of round { $round }: { $who } calls the referee.
tournament-act-answer = Call { $number } is answered: { $why }
tournament-act-appoint = { $who } is the referee from now on.
tournament-act-cancel = The tournament is called off. Reason: { $why }
tournament-act-reveal = The secret of the lots is revealed.
tournament-why-time = time ran out
tournament-why-away = the bot is no longer on this server

## Results

# $table (such as “Table 3 of round 1”), $who
tournament-won = 🏆 { $table }: **{ $who }** wins and goes on.
tournament-won-lot = 🎲 { $table }: the lot falls on **{ $who }**, who goes on (§10.8).
tournament-won-final = 🏆 **{ $who }** wins the final, and with it the tournament!
tournament-shared = 🤝 { $table }: { $who } share the victory. The referee draws lots in front of everyone (§10.8).
# $tied (a list of names), $who (the winner)
tournament-lot = 🎲 { $tied } shared the victory: the lot falls on **{ $who }** (§10.8).
tournament-lot-key = Drawn with the key { $key }, which can be checked once the secret of the lots is revealed.
tournament-lot-call = { $who }: table { $table } waits for a lot. Draw it in the referee’s console.
# $round (bracket-final)
tournament-final-begins = 🏆 **{ $round }**: { $who }. Everyone can watch; nobody helps.
# Discord’s events: plain text. $title
tournament-event-start = { $title }
# $kind, $referee, $clock, $who (who plays; not known before the final)
tournament-event-start-text = { $title }: { $kind }. Referee: { $referee }. Clock: { $clock }.{ $who }
tournament-event-final = Final: { $title }
tournament-event-final-text = The final of { $title } ({ $kind }): { $who }. Referee: { $referee }. Clock: { $clock }.

## The referee’s console

# $count (how many)
tournament-calls = { $count ->
        [0] No open calls
        [one] One open call
       *[other] { $count } open calls
    }
# $number (of the call), $who, $table (a number), $at
tournament-call = 🔔 { $number } · table { $table } · { $who } · { $at }
# As a choice: $name
choice-table-call = Call { $number } · table { $table } · { $name }
tournament-call-line = Called after line { $line } of the game.
# $referee (a mention), $who, $table, $line (of the game)
tournament-called = { $referee }: { $who } calls you to table { $table }, after line { $line } of the game. What is it about?
tournament-absent = ⚠️ hasn’t begun: { $who }
pick-tournament-call = Choose a call
pick-tournament-judged = Choose a table to act at
key-tournament-pause-all = Stop all clocks
key-tournament-resume-all = Restart all clocks
key-tournament-extend-all = More time for all
key-tournament-pause = Stop the clock
key-tournament-resume = Restart the clock
key-tournament-extend = More time
key-tournament-step-check = Open check-in
key-tournament-step-close = Close check-in
key-tournament-step-draw = Draw the next round
key-tournament-step-friendly = Make it a friendly cup
key-tournament-cancel = Call the tournament off
key-tournament-answer = Answer
key-tournament-talk = To the conversation
tournament-step-check = Everyone can check in from now until the start.
tournament-step-close = Anyone who hasn’t checked in is dropped, and the waiting list takes their places. If the number doesn’t fit, the last to register wait as substitutes.
tournament-step-draw = The next round is drawn, and its secret is published with it. Nobody can undo that.
tournament-step-friendly = Any number from 6 to 64 may play, or 4, and computers too. It can’t become official again.

## At one table

tournament-judging = Everything you do here is public at the table and in the book, with your reason, and can’t be undone silently (§9.5).
key-tournament-surplus = Too many cards drawn (§9.2)
key-tournament-late-effect = Effect after step 3 (§9.3)
key-tournament-forgotten-draw = Draw forgotten (§9.4)
key-tournament-cheating = Cheating (§9.1)
key-tournament-absence = Has left (§9.1)
key-tournament-warning = Warning (§10.6)
key-tournament-missing = Someone is missing (§9.1)
key-tournament-lot = Draw lots (§10.8)
key-tournament-confirm = Confirm, with a reason
tournament-whom = Who does this concern?
tournament-missing-substitute = The draft isn’t complete, so nobody is eliminated: the deal is abandoned, { $who } comes from the waiting list, and a new one is dealt (§9.1). Who is missing?
tournament-missing-without = The draft isn’t complete, so nobody is eliminated: the deal is abandoned, and a new one is dealt without the missing player, since nobody’s on the waiting list (§9.1). Who is it?
tournament-surplus-count = How many cards too many did { $who } draw?
choice-tournament-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
pick-tournament-count = Choose how many
tournament-late-which = Which effect of { $who } was begun after step 3? It’s taken back with everything after it.
pick-tournament-late = Choose the effect
choice-tournament-line = Line { $number }
# What each penalty does. $who, $count (cards, or the line gone back to)
tournament-penalty-surplus = { $count ->
        [one] One card, drawn at random from the hand of { $who }, is discarded.
       *[other] { $count } cards, drawn at random from the hand of { $who }, are discarded.
    }
tournament-penalty-late-effect = The effect of { $who } doesn’t count: the game goes back to where it was after line { $count }.
tournament-penalty-forgotten-draw = { $who } draws the missing cards now, up to their current hand size.
tournament-penalty-cheating = { $who } is eliminated: hand and play area are discarded. For the others, levels need as many cards as before.
tournament-penalty-absence = { $who } has left, and is eliminated: hand and play area are discarded. For the others, levels need as many cards as before.
tournament-penalty-warning = { $who } is warned. Nothing changes in the game.
tournament-after = The table afterwards
tournament-public = It’s announced at the table with your name and reason, and entered in the book.
form-tournament-why = Why?
form-tournament-answer = Your answer
form-tournament-why-read = Everyone can read it, at the table and in the archive. Don’t name anyone.
form-tournament-minutes = How many minutes more?

## The archive

tournament-archive-official = The archive for the publisher: referee, participants, draws with their secrets, tables, transcripts, results, incidents (§10.7). One file is for programs, the other for people.
tournament-archive-friendly = The archive of this friendly cup, with everything an official tournament’s has. One file is for programs, the other for people.
tournament-archive-check = `civ tournament verify` checks the chain of hashes, every draw and every game in the JSON file.
tournament-archive-early = The tournament isn’t over: this is how it stands now.

# The cards that are drawn for the seats (§10.3): who gets the first begins
tournament-lot-begins = { domain-military } I
tournament-lot-follows = { domain-religion } I
