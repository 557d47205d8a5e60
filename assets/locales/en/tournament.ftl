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
sheet-who = Whom
sheet-why = Reason
sheet-at-table = round { $round }, table { $table }
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
sheet-last = Book: { $entries } entries, last hash { $hash }

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
# $round, $tables (sentences)
bracket-round-told = { $round }: { $tables }
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
# $kind, $count (players)
podium-kind = { $count } players · { $kind }
# $title, $kind, $name (the winner), $count (players)
podium-alt = The podium of { $title } ({ $kind }, { $count } players): { $name } has won.
# $others (a list of names)
podium-others = { $others } lost the final.
