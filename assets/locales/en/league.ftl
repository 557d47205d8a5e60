### A league: its seasons, divisions, tables and rules. Names come with their Markdown signs escaped.

# The name of a season. $number
league-title = Season { $number }
# $title
league-heading = 🪜 { $title }
league-kind = **League season**: everyone plays everyone else in their division once
# $at and $left (moments), $weeks
league-when = 📅 Begins { $at } ({ $left }) and lasts { $weeks } weeks
league-until = 📅 Until { $at } ({ $left })
# $count (games)
league-at-once = 🎲 { $count ->
        [one] One game at a time each
       *[other] At most { $count } games at a time each
    }; the next opens when one ends
# $count, $who (a list of names)
league-signed-up = { $count ->
        [0] Nobody has signed up yet.
        [one] One person has signed up: { $who }.
       *[other] { $count } people have signed up: { $who }.
    }
# $need
league-needs = A season takes at least { $need }.
# $at (a moment)
league-stuck = ⚠️ Too few people have signed up. The season begins as soon as there are enough; otherwise it’s called off { $at }.
# $over and $count (games)
league-on = { $over } of { $count } games are over.
# $who
league-won = 🏆 **{ $who }** wins the season!
league-won-nobody = Nobody wins the season: nobody is left in division 1.
# $who (a list of names)
league-up = ⬆️ Promoted: { $who }
league-down = ⬇️ Relegated: { $who }
# $who (a list of names)
league-stays-up = ↔️ Promoted, but in the same division if everyone signs up again, as the divisions’ sizes change: { $who }
league-stays-down = ↔️ Relegated, but in the same division if everyone signs up again, as the divisions’ sizes change: { $who }
# $who (a list of names), $count (how many)
league-out = 🚪 Never there, or removed: { $who }
# $who (a list of names)
league-out-now = 🚪 Last despite their points, with no move yet or no longer in the season: { $who }
league-place-lost = ⚠️ The season’s channel is gone, so no more games are opened. A moderator can use { COMMAND("league") } in another channel and press “{ key-league-here }”.
# $at (a moment)
league-restorable = -# All games are stopped. Organiser and referee can take this back until { $at } with { COMMAND("league") }.
league-nothing = No season has been held here yet.
league-direction = Director’s page
# $who (a name, or that there is nobody)
league-direction-referee = Referee: { $who }
# $people, $count (divisions), $sizes (their sizes)
league-direction-sizes = { $people } people make { $count ->
        [one] one division
       *[other] { $count } divisions ({ $sizes })
    }{ $people ->
        [7] , since in a division of 3 everyone would have only two games
       *[other] {""}
    }.
# $game (two names), $who (whom it waits for), $due (1 where time runs), $at (a moment)
league-late = - ⏳ { $game }: { $who }{ $due ->
        [1] , time ends { $at }
       *[0] {""}
    }
league-late-nobody = No game is waiting for anyone.
# $who, $count (games)
league-unmoved = - 💤 { $who } has lost { $count ->
        [one] a game
       *[other] { $count } games
    } without a move.
# $count
league-warned = ⚠️ Warnings this season: { $count }
pick-league-member = Warn, replace or remove someone…
pick-league-game = More time, or settle a game…
pick-league-resign = Resign one of your games…
league-own-games = **Your games now**
# $game (the opponent’s name, which leads to the game), $turn (1 where it’s the reader’s), $due (1 where time runs), $at (a moment)
league-own-game = - { $game } · { $turn ->
        [1] ⏰ **your turn**
       *[0] their turn
    }{ $due ->
        [1] , time ends { $at }
       *[0] {""}
    }
# $who (a list of names), $count (games at a time; 0 where all are open)
league-own-next = **Next**: { $who }{ $count ->
        [0] {""}
        [one] {" "}(as soon as neither of you has a game)
       *[other] {" "}(as soon as you both have fewer than { $count } games)
    }
# $place, $division (its number), $points
league-own-place = You’re in place { $place } of division { $division } ({ $points ->
        [one] one point
       *[other] { $points } points
    }).
league-own-left = You’re no longer in this season.
league-own-none = You have no games left in this season.

key-league-sign-up = Sign up
key-league-leave = Withdraw
key-league-table = Table
key-league-games = Games
key-league-rules = Rules
key-league-book = Book
key-league-open = Open a season
key-league-cancel = Call the season off
key-league-here = Go on here
key-league-direct = Director’s page
key-league-warn = Warn…
key-league-substitute = Replace…
key-league-remove = Remove from the season…
# $name
key-league-wins = { $name } wins
key-league-settle-shared = Shared
key-league-settle-lost = Both lose
key-league-settle-annulled = Annul
key-league-leave-now = Yes, leave the season
key-league-resign = Yes, resign this game

# $at and $left (moments)
league-you-play = ✅ You’re signed up. The season begins { $at } ({ $left }).
# $count (games)
league-leave-ask = **Leave the season?** { $count ->
        [0] You have no unfinished games.
        [one] Your unfinished game goes to your opponent.
       *[other] Your { $count } unfinished games go to your opponents.
    } What you’ve finished still counts. You can’t come back before the next season.
league-you-withdrew = You’ve left the season.
# $who
league-resign-ask = **Resign your game against { $who }?** It counts as lost. You stay in the season, and your other games go on.
league-you-resigned = You’ve resigned that game. You’re still in the season.

form-league-start = Start
form-league-start-hint = 20:00, tomorrow 8pm, 2026-12-05 20:00 (your time zone), or how long from now: 2h, 3d
form-league-weeks = Length of the season
# $weeks
form-league-weeks-option = { $weeks } weeks
form-league-clock = Time for a turn
form-league-clock-hint = 1h to 7d, such as 24h or 2d; or a bank with an increment, such as 3d+12h
form-league-at-once = Games at a time
form-league-at-once-hint = How many each person has; the next opens when one ends.
# $count
form-league-at-once-option = { $count }
# $label (what a button says)
form-league-settle = Settle: { $label }
# $who
form-league-remove = Remove { $who }
# $who
form-league-substitute = Replace { $who }
form-league-newcomer = Who takes their place?
form-league-newcomer-hint = They take over all games that aren’t over, as they stand.
form-league-seasons = For how long?
# $count (seasons after this one)
form-league-ban = { $count ->
        [0] only this season
        [one] this season and the next one
       *[other] this season and the next { $count }
    }

# $number (of a game in the season)
league-game = Game { $number }
# A thread’s name. $who (two names), $title (the season)
league-thread = { $who } · { $title }
# $one and $other (names)
league-pair = { $one } – { $other }
# At the beginning of a game’s thread. $at (a moment)
league-thread-note = If you run out of time, you lose the game. The season ends { $at }; { COMMAND("league") } has its table and rules.
league-state-shared = 🤝 shared
league-state-lost = ❌ both lost
league-state-void = doesn’t count
league-state-later = opens later
# $table (league-game), $who (the winner), $other
league-won-game = 🏆 { $table }: **{ $who }** wins against { $other }.
# $who (a list of names)
league-shared-game = 🤝 { $table }: { $who } share the points.
league-lost-game = ❌ { $table }: { $who } and { $other } both lose.
league-void-game = { $table } between { $who } and { $other } doesn’t count.
# $title
league-drawn = **The season has begun.** Games open in threads by themselves, a few at a time.
league-drawn-all = **The season has begun.** Each game opens in a thread of its own by itself, all at once.
# $number, $who (a list of names)
league-division-line = **Division { $number }**: { $who }
league-games-title = **Games of division { $number }**

## The table as a picture and in words

league-division = Division { $number }
# Heads of columns, as short as can be: games that are over, won, shared, lost; points; three tie-breaks
league-column-played = Games
league-column-won = W
league-column-shared = =
league-column-lost = L
league-column-points = Points
league-column-mutual = Direct
league-column-strength = SB
league-column-lot = Lot
# $title
league-picture-alt = Table of { $title }.
# $place, $who, $points, $won, $shared, $lost, $ties (columns of tie-breaks with what stands there), $movement
league-row = { $place }. { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $won } won, { $shared } shared, { $lost } lost{ $ties }){ $movement ->
        [up] { " " }⬆️ is promoted
        [down] { " " }⬇️ is relegated
       *[stays] {""}
    }
league-legend = ⬆️ goes up to the division above · ⬇️ comes down to the one below
league-legend-mutual = Direct: points in the games among those level on points
league-legend-strength = SB: twice the points of those they beat, plus the points of those they shared with
league-legend-lot = Lot: the order drawn by lot, known at the end (until then “?”, and a shared place)
league-legend-sizes = Next season’s divisions depend on how many sign up: someone relegated may stay, and someone promoted may not go up.

## Acts in the book

# $count (entries)
league-book = Book: { $count ->
        [one] one entry
       *[other] { $count } entries
    }
# $hash
league-last-hash = Book so far, last hash: { $hash }
tournament-act-open-season = The season is announced.
tournament-act-draw-season = The divisions are made, and who’s First Player in each game is drawn.
# $table (its number), $who, $why
tournament-act-award = Game { $table } goes to { $who } ({ $why }).
tournament-act-award-shared = Game { $table } is shared by { $who } ({ $why }).
tournament-act-award-nobody = Both lose game { $table } ({ $why }).
tournament-act-award-void = Game { $table } doesn’t count ({ $why }).
# $who, $count (games)
tournament-act-drop = { $who } is out of the season after { $count } games without a move. Their other games don’t count.
# $who, $table (its number)
tournament-act-concede = { $who } resigns game { $table }.
# $who, $why
tournament-act-warn = { $who } is warned. Reason: { $why }
# $who, $count (seasons after this one), $why
tournament-act-remove = { $who } is removed from the season{ $count ->
        [0] {""}
        [one] {" "}and can’t sign up for the next one
       *[other] {" "}and can’t sign up for the next { $count }
    }. The games they haven’t finished don’t count. Reason: { $why }
tournament-act-remove-short = Removal
# $newcomer, $who (whose place they take), $why
tournament-act-substitute = { $newcomer } takes the place of { $who }, and goes on with all games that aren’t over, as they stand. Reason: { $why }
tournament-act-substitute-short = Replacement
tournament-act-settle-short = Game settled
tournament-act-settle-annulled = Game annulled
league-act-report = Game { $table }: { $who } wins.
league-act-report-shared = Game { $table }: { $who } share the victory.
league-act-cancel = The season is called off. Reason: { $why }
# $who, $why
league-act-ask-cancel = { $who } wants to call the season off. The organiser decides, or another moderator or the referee agrees within an hour, with “{ key-league-cancel }” in { COMMAND("league") }. Reason: { $why }
league-act-unask-cancel = { $who } no longer wants to call the season off. Reason: { $why }
league-act-restore = The cancellation is taken back, and the season goes on. Reason: { $why }
league-act-move = The season goes on in { $place }.
tournament-why-withdrawn = withdrew from the season
tournament-why-season-over = unfinished on the last day
tournament-why-called-off = the game couldn’t go on
tournament-why-absent = neither of them made a move
tournament-why-removed = someone is no longer in the season
tournament-why-resigned = resigned in the draft

## The archive’s sheet

sheet-league = League season
# $who (a list of names)
sheet-replaced = Replaced before a game of theirs was over: { $who }
sheet-points = Points
# $who
sheet-out = { $who } (out of the season)

## At its tables

# Instead of “Table 7”: $table (the number of a game)
table-drawn-league = { $table } of the league
# $name
board-left-server-league = { $name } has left this server, and loses this game when their time runs out.
# $why
league-stopped-off = ⏸️ The season is called off, so all its games are stopped. Reason: { $why }
menu-league = A league game has neither votes nor a referee: { COMMAND("league") } has the rules.

## Rules

league-rules-title = Rules of the league
league-rules-divisions = **Divisions** have 4 to 6 people (7 people are one division), the strongest in division 1. First come those who played last season, in the order after promotion and relegation, then newcomers by their rating on this server, then everyone else in order of sign-up. At most { $most } people play.
league-rules-games = **Games**: you play everyone else in your division once, at most as many games at a time as the announcement says (1 to 3). The next opens by itself as soon as you both have room for it; a game that hasn’t opened by the last day doesn’t count. Who’s First Player is drawn. There are no votes, no take-backs and no hints.
league-rules-games-all = **Games**: you play everyone else in your division once, and all games begin at once. Who’s First Player is drawn. There are no votes, no take-backs and no hints.
league-rules-points = **Points**: 2 for a win, 1 for a shared victory.
league-rules-ties = **Level on points**: first, the points from games among those who are level; then twice the points of everyone you’ve beaten plus the points of everyone you’ve shared a victory with; then a lot. Its secret was fixed when the season was announced.
league-rules-moves = **Promotion and relegation**: between two divisions, two people go up and two come down; only one each where either division has four people. Those who go up stand at the end of their new division, those who come down at its top.
league-rules-time = **Time**: if you run out of time, you’re out of the game and have lost it; in the draft, too. If time runs out and neither of you has made a move, you both lose.
league-rules-absence = **Absence**: someone who has lost two games without a move, and has moved in no other, is out of the season. Their other games count for nobody; they come last, aren’t promoted and keep no place for the next season.
league-rules-leaving = **Resigning and withdrawal**: you can resign one game with { COMMAND("league") }; it counts as lost, and you stay in the season. If you withdraw from the season, finished games still count and unfinished ones go to the opponents; where both have withdrawn, both lose.
league-rules-end = **The last day**: someone who has kept an unfinished game waiting for at least a day loses it. Otherwise it’s shared if both of you have moved in it, and doesn’t count if not. The same goes for a game that can’t go on for any other reason.
