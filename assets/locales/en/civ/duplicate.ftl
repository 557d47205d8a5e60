### The same deal for all: one a week, which everybody plays once from each seat against a computer, or with others.

# $week (its number in the year)
duplicate-title = The deal of the week { $week }
# $until (a date)
duplicate-how = Everyone gets the same cards. Nothing can be taken back, and until { $until } nobody sees anyone else’s game.
# $field: normal or expert (the computer’s level)
duplicate-alone = { $field ->
        [expert] **Alone**, once from each seat, against the expert computer
       *[normal] **Alone**, once from each seat, against the computer: the same moves always get the same answer
    }
# $board (1 or 2), $state: open, begun, won, shared or lost; $turns (how many turns of one’s own)
duplicate-board = { $state ->
        [begun] Seat { $board }: begun
        [won] Seat { $board }: won after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }
        [shared] Seat { $board }: victory shared
        [lost] Seat { $board }: lost after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }
       *[open] Seat { $board }: not played yet
    }
duplicate-tables = With others
duplicate-tables-how = Two to four people play at one table. Each size of table has its own cards, the same at every table of that size, and you can play each size once. You have 24 hours for each turn; after that, the computer plays on in your place and your game is lost. Seats rotate from table to table: you’re compared with everyone who had your seat.
# $players (2 to 4), $who (names), $free (seats), $state: waiting, turn, begun, won, shared, lost or replaced; $turns (how many turns of one’s own)
duplicate-table-line = Table of { $players } ({ $who }): { $state ->
        [waiting] { $free ->
            [one] one seat is free
           *[other] { $free } seats are free
        }
        [turn] it’s your turn
        [replaced] you ran out of time, so it’s lost after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }
        [won] won after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }
        [shared] victory shared
        [lost] lost after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }
       *[begun] waiting for others
    }
# $percent (of the points that one could have)
duplicate-score = Compared with everyone so far: **{ $percent }%**
duplicate-names = If you like, your name appears in the week’s standings, of this server and of all servers. Otherwise your games count, without a name.
duplicate-too-new = Your account was made after this week began: you can play alone, but your games aren’t compared, and you can’t take a seat at a table.
# $board (1 or 2)
duplicate-key-begin = Play seat { $board }
duplicate-key-go-on = Go on with seat { $board }
duplicate-key-look = Look at seat { $board }
duplicate-key-named = Play, with my name
duplicate-key-unnamed = Play without my name
duplicate-key-expert = Against the expert
# $players (2 to 4)
duplicate-key-open = Open a table of { $players }
duplicate-key-seat = My hand, table of { $players }
duplicate-key-leave = Leave the table of { $players }
duplicate-key-name = Show my name
duplicate-key-unname = Hide my name
duplicate-key-table = Standings
duplicate-key-here = This server
duplicate-key-all = All servers
duplicate-key-before = The week before
duplicate-key-after = The week after
duplicate-key-last = My games of last week
duplicate-key-games = My games
duplicate-key-week = The week
# $number (of a game in the list)
duplicate-key-replay = Replay { $number }
# $field: normal, expert or table; $players (how many sit at a table)
duplicate-key-field = { $field ->
        [normal] Alone
        [expert] Expert
       *[table] Tables of { $players }
    }
duplicate-field = { $field ->
        [normal] Alone, against the computer
        [expert] Alone, against the expert
       *[table] At tables of { $players }
    }
# $week (the name of a week’s deal, such as duplicate-2026-W48), $commitment (64 digits and letters), $when: early, late or unknown; $at (when it was made)
duplicate-commitment = The seal of { $week }{ $when ->
        [early] , made { $at }
        [late] , made only { $at }, after the week had begun
       *[unknown] {""}
    }: `{ $commitment }`
# $board (1 or 2)
duplicate-board-title = The deal of the week { $week }, seat { $board }
# $who (names of all at the table, in the order of seats)
duplicate-seat-title = The deal of the week { $week }: { $who }
# $at (a date), $left (the same, from now)
duplicate-until = You have until { $at }, { $left }. After that, the computer plays on in your place and your game is lost.
duplicate-replaced = You ran out of time: your game is lost, and the computer has taken your seat. You can look, but no longer play.
# $who (names), $count (how many)
duplicate-replaced-others = { $who } ran out of time: the computer has taken { $count ->
        [one] their seat
       *[other] their seats
    }.
duplicate-given-up = Everyone has run out of time, so the game ends here.
duplicate-about = The deal of the week · nothing can be taken back
# $lost: yes or no
duplicate-cut-short = { $lost ->
        [yes] The week ended before this game did. It was your move, so it counts as lost.
       *[no] The week ended before this game did. Others were to move, so it doesn’t count for you.
    }
# $players (2 to 4)
duplicate-open-title = The deal of the week { $week }, a table of { $players }
# $who (names), $free (seats)
duplicate-open-who = { $who } { $free ->
        [0] · all seats are taken, the cards are dealt
        [one] · one seat is free
       *[other] · { $free } seats are free
    }
duplicate-open-how = Everyone plays in private: no card is shown here. When it’s your turn, you’re pinged here and have 24 hours. The game begins when the last seat is taken. You can play the deal once at tables of this size.
# $who (a name), $at (a date), $left (the same, from now)
duplicate-open-turn = Waiting for { $who } until { $at }, { $left }.
duplicate-open-over = The game is over.
duplicate-open-week-over = The week is over.
# $who (a mention), $week (its number in the year), $players (2 to 4), $at (a date), $left (the same, from now)
duplicate-call = 🔔 { $who }, it’s your turn in the deal of the week { $week }, at the table of { $players }. You have until { $at }, { $left }.
duplicate-open-gone = Everyone has left this table.
# $free (seats)
duplicate-joined = You have a seat. { $free ->
        [one] One more person is needed.
       *[other] { $free } more people are needed.
    } { COMMAND("civ duplicate") } leads back here.
# $players (2 to 4)
duplicate-begun = All { $players } seats are taken: the game has begun. { COMMAND("civ duplicate") } leads back to it.
duplicate-table-here = The deal of the week { $week } on this server
duplicate-table-all = The deal of the week { $week } on all servers
# $place, $name (of a person), $compared: yes with $percent, or no; $finished and $boards (how many of how many games are over)
duplicate-line = { $place }. { $name }: { $compared ->
        [no] not compared yet
       *[yes] { $percent }%
    } ({ $finished } of { $boards } { $boards ->
        [one] game
       *[other] games
    })
duplicate-line-none = Nobody yet.
duplicate-scoring = Each game is compared with everyone else’s from the same seat: 2 points for a better result, 1 for an equal one. A victory beats a shared one, and that beats a defeat; of two victories the quicker is better, of two defeats the later. If you run out of time at a table, it’s a defeat after the turns you had begun. If the end of the week cuts a game short, it’s a defeat after no turn for those who were to move, and doesn’t count for the others. Accounts made after the week began aren’t compared and get no seats at tables. Only those who want it are named.
duplicate-games = Your games of the week { $week }
duplicate-file = Your games of { $week }. `civ verify` checks the deal against what was published before that week.
reason-duplicate-over = That week is over. { COMMAND("civ duplicate") } shows this week’s deal.
reason-duplicate-unplayed = You haven’t played that deal. { COMMAND("civ duplicate") } shows this week’s.
reason-duplicate-early = The cards of that deal stay secret until its week is over.
reason-duplicate-level = You’ve begun this week’s deal against another computer. { COMMAND("civ duplicate") } goes on with it.
# $players (2 to 4)
reason-duplicate-seated = You already have a seat at another table of { $players } this week: each person plays that deal once. { COMMAND("civ duplicate") } leads to it.
reason-duplicate-full = This table’s game has begun. { COMMAND("civ duplicate") } shows what you can play.
reason-duplicate-forgotten = You’ve already played this week’s deal, before your data were deleted: each person plays it once. The next one begins on Monday.
reason-duplicate-new-account = Your account was made after this week began, so you can’t take a seat at a table: otherwise someone with two accounts could play against themselves. You can play alone, and from next week on at tables too.
reason-duplicate-replaced = You ran out of time at this table: the computer has taken your seat. You can still look at the game.
reason-duplicate-closed = There’s no seat for you at this table. { COMMAND("civ duplicate") } can open another.
