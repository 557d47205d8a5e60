### The same deal for all: one a week, which everybody plays once from each seat against a computer.

# $week (its number in the year)
duplicate-title = The deal of week { $week }
# $until (a date), $level (of the computer): normal or expert
duplicate-how = Everyone gets the same cards, until { $until }. Play them once from each seat against the { $level ->
        [expert] expert computer
       *[normal] computer
    }: your games are compared with everyone’s.
# $board (1 or 2), $state: begun, won, shared or lost; $turns (how many turns of one’s own)
duplicate-board = { $state ->
       *[begun] Seat { $board }: begun
        [won] Seat { $board }: won after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }
        [shared] Seat { $board }: victory shared
        [lost] Seat { $board }: lost after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }
    }
# $percent (of the points that one could have)
duplicate-score = Compared with everyone so far: **{ $percent }%**
duplicate-too-new = Your account was made after this week began, so your games aren’t compared.
duplicate-key-play = Play
duplicate-key-other = Play the other seat
# $board (1 or 2)
duplicate-key-go-on = Go on with seat { $board }
duplicate-key-look = Look at seat { $board }
duplicate-key-table = Standings
duplicate-key-how = How it works
duplicate-key-expert = Against the expert
duplicate-key-here = { key-board-here }
duplicate-key-all = { key-board-everywhere }
duplicate-key-before = The week before
duplicate-key-after = The week after
duplicate-key-last = My games of last week
duplicate-key-games = My games
duplicate-key-week = The week
# $number (of a game in the list)
duplicate-key-replay = Replay { $number }
# $level: normal or expert
duplicate-key-level = { $level ->
        [expert] Against the expert
       *[normal] Against the computer
    }
duplicate-rules = The second seat opens when your game from the first is over. The same moves always get the same answers, nothing can be taken back, and nobody sees anyone else’s game before the week is over. Your name appears in the standings of this server and of all servers, unless you’ve switched off records ({ COMMAND("settings") }).
# Stands beside the rules, except in a week that began when both seats had one deal
duplicate-own-cards = Each seat has cards of its own.
duplicate-scoring = 2 points for each worse result from the same seat, 1 for an equal one. A win beats a shared one, which beats a loss; better are quick wins and late losses. A game that the week’s end cuts short is lost after no turn. Accounts made after the week began aren’t compared.
duplicate-doubt = Someone may still have tried a seat first, with a second account.
# $week (the name of a week’s deal, such as duplicate-2026-W48), $commitment (the first 16 digits and letters), $when: early, late or unknown; $at (when it was made)
duplicate-commitment = The seal of { $week }{ $when ->
        [early] , made { $at }
        [late] , made only { $at }, after the week had begun
       *[unknown] {""}
    }: `{ $commitment }`
# $board (1 or 2)
duplicate-board-title = The deal of week { $week }, seat { $board }
duplicate-about = The deal of the week · nothing can be taken back
# How a game that is over counts. $state: won, shared or lost; $turns (how many turns of one’s own)
duplicate-counts = { $state ->
        [won] Won after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }
        [shared] Victory shared
       *[lost] Lost after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }
    }: that’s compared with everyone’s game from this seat.
duplicate-cut-short = The week ended before this game did, so it counts as lost.
duplicate-table-here = The deal of week { $week } on this server
duplicate-table-all = The deal of week { $week } on all servers
# $place, $name (of a person), $compared: yes with $percent, or no; $finished and $boards (how many of how many games are over)
duplicate-line = { $place }. { $name }: { $compared ->
        [no] not compared yet
       *[yes] { $percent }%
    } ({ $finished } of { $boards } { $boards ->
        [one] game
       *[other] games
    })
duplicate-line-none = { tournament-nobody }
duplicate-games = Your games of week { $week }
duplicate-file = Your games of { $week }. `civ verify` checks the deal against what was published before that week.
reason-duplicate-over = That week is over. { COMMAND("civ duplicate") } shows this week’s deal.
reason-duplicate-unplayed = You haven’t played that deal. { COMMAND("civ duplicate") } shows this week’s.
reason-duplicate-early = The cards of that deal stay secret until its week is over.
reason-duplicate-level = You’ve begun this week’s deal against another computer. { COMMAND("civ duplicate") } goes on with it.
reason-duplicate-first = This seat opens when your game from the other one is over. { COMMAND("civ duplicate") } leads to it.
reason-duplicate-forgotten = You’ve already played this week’s deal, before your data were deleted: each person plays it once. The next one begins on Monday.
