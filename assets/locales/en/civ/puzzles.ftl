### Puzzles: a position of a real game in which exactly one way reaches the goal of a turn. `/civ puzzle` shows one a day.

# $day (a date)
puzzle-of-day = Puzzle of { $day }
# For who has hardly played yet: another one than the puzzle of the day. $day (a date)
puzzle-easy = Easy puzzle of { $day }
puzzle-easy-hint = For your first games. Only the puzzle of the day counts for a streak and the table of the week.
# $number (of the puzzle)
puzzle-number = Puzzle { $number }
# $at (a time, by Discord), $left (how long until then)
puzzle-until = Today’s puzzle until { $at }, { $left }. Opened before then, it counts for today until tomorrow ends.
# $stars (how hard: ★☆☆ to ★★★), $grade (1 to 3), $players (a number), $teams: yes or no, $need (cards of one Domain
# that win), $reading: immediate (Hegemony counts as soon as a card is played) or end (at the end of the turn)
puzzle-facts = { $stars } · { $teams ->
        [yes] teams of two
       *[no] { $players } players
    } · { $reading ->
        [immediate] Hegemony with { $need }, at once
       *[end] Hegemony with { $need }, at the end of your turn
    }
# $goal: win (by Hegemony in this turn), points (by Majority in this turn) or defence (to stop the next player),
# $name (of the next player), $effects (how many effects the solution uses)
puzzle-task = It’s your turn, and { $goal ->
    [points] **you can win by Majority now**: let the game end with this turn, and have the better columns
    [defence] **{ $name } wins next turn, unless you prevent it**
   *[win] **you can win now**
}, whatever the cards that you can’t see. There’s exactly one way, in one order or another, and it takes { $effects ->
    [one] one effect
   *[other] { $effects } effects
}. You can take back everything.
# $goal, $name (see puzzle-task)
puzzle-solved = { $goal ->
    [defence] ✅ **Solved!** { $name } can no longer force a win next turn.
   *[win] ✅ **Solved!**
}
# $goal, $name (see puzzle-task)
puzzle-lucky = { $goal ->
    [defence] 🍀 { $name } is stopped, but only because of cards that you couldn’t know. Find the way that does it whatever they are.
   *[win] 🍀 You’ve won, but only because of cards that you couldn’t know. Find the way that wins whatever they are.
}
# $goal, $name (see puzzle-task)
puzzle-missed-turn = { $goal ->
    [defence] Your turn is over, and { $name } can still win next turn, whatever the hidden cards are. Take it back and try another way.
   *[win] Your turn is over, and you haven’t won. Take it back and try another way.
}
puzzle-shown = This is the solution:
# $goal, $name (see puzzle-task)
puzzle-way = { $goal ->
    [defence] **The only way to stop { $name }:**
   *[win] **The only way to win:**
}
# $have and $need (cards of one Domain)
puzzle-count = { $have } of { $need }
# $missed (how often computers have), $tries (of how many tries)
puzzle-missed = Computers missed it in { $missed } of { $tries } tries.
# $searched (how many positions of this turn), $goal, $name (see puzzle-task)
puzzle-proof = I’ve searched this turn to its end ({ $searched } positions): { $goal ->
    [defence] without all of this, { $name } wins next turn
   *[win] to win you have to do all of this
}, and no hidden card can change it.
# $days (in a row on which the puzzle of the day was solved)
puzzle-streak = { $days ->
    [one] 🔥 One day in a row.
   *[other] 🔥 { $days } days in a row.
}
# $squares (⬛ for each turn that missed, then 🟩), $name (of a person), $tries (how many turns it took)
puzzle-shown-here = { $squares } { $tries ->
    [one] { $name } solved it at the first try.
    [10] { $name } solved it at last.
   *[other] { $name } solved it at try { $tries }.
}
puzzle-shown-how = { COMMAND("civ puzzle") } is the same for everyone.
puzzle-keep-ask = Would you like a streak? Then I keep the days on which you solve the puzzle of the day, and show your name in the standings of the week, on the server where you solved it. Otherwise I keep nothing.
puzzle-none = There’s no puzzle here: their files are missing, or were changed.
puzzle-key-again = From the beginning
puzzle-key-solution = Solution
puzzle-key-earlier = An earlier puzzle
puzzle-key-today = Puzzle of the day
puzzle-key-keep = Keep my streak
puzzle-key-forget = Don’t keep my puzzles
puzzle-key-week = Standings of the week
puzzle-week = Puzzles solved this week
# $place (in the table), $name (of a person), $solved (how many puzzles)
puzzle-week-line = { $place }. { $name }: { $solved }
puzzle-week-empty = { tournament-nobody }
puzzle-week-hint = Monday to Sunday, by each person’s own days. Only those who want to be are listed, on the server where they’ve solved it.
reason-puzzle-place = That leads nowhere in this puzzle; it may have changed. { COMMAND("civ puzzle") } shows today’s.
