### The same deal for all: one a week, which everybody plays once from each seat against the same computer.

# $week (its number in the year)
duplicate-title = The deal of the week { $week }
duplicate-how = Everyone gets the same cards, twice: once from each seat, against the same computer. To the same moves it gives the same answer. Nothing can be taken back, and until Sunday midnight (UTC) nobody sees anyone else’s game.
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
# $percent (of the points that one could have)
duplicate-score = Compared with everyone so far: **{ $percent }%**
duplicate-names = If you like, your name stands in the week’s table of this server and of all servers. Otherwise your games count, without a name.
# $board (1 or 2)
duplicate-key-begin = Play seat { $board }
duplicate-key-go-on = Go on with seat { $board }
duplicate-key-look = Look at seat { $board }
duplicate-key-named = Play, with my name
duplicate-key-unnamed = Play without my name
duplicate-key-here = Table of this server
duplicate-key-all = Table of all servers
duplicate-key-last = My games of last week
duplicate-key-week = The week
# $week (the name of a week’s deal, such as duplicate-2026-W48), $commitment (64 digits and letters)
duplicate-commitment = The seal of { $week }: `{ $commitment }`
# $board (1 or 2)
duplicate-board-title = The deal of the week { $week }, seat { $board }
duplicate-about = The deal of the week · nothing can be taken back
duplicate-cut-short = This week is over, and this game wasn’t: it counts as lost.
duplicate-table-here = The deal of the week { $week } on this server
duplicate-table-all = The deal of the week { $week } on all servers
# $place, $name (of a person), $compared: yes with $percent, or no; $finished and $boards (how many of how many games are over)
duplicate-line = { $place }. { $name }: { $compared ->
        [no] not compared yet
       *[yes] { $percent }%
    } ({ $finished } of { $boards } games)
duplicate-line-none = Nobody yet.
duplicate-scoring = Each game is compared with everyone else’s from the same seat: 2 points for a better result, 1 for an equal one. A victory is better than a shared one, that better than a defeat; of two victories the quicker is better, of two defeats the later. A game that the end of the week cuts short is a defeat after no turn. Only those who want it are named.
duplicate-file = Your games of { $week }. `civ verify` checks the deal against what was published before that week.
reason-duplicate-over = That week is over. { COMMAND("civ duplicate") } shows this week’s deal.
reason-duplicate-unplayed = You haven’t played that deal. { COMMAND("civ duplicate") } shows this week’s.
reason-duplicate-early = The cards of that deal stay secret until its week is over.
