### A tournament’s archive: its sheet as people read it, and what is said with its files.
### Names come with their Markdown signs escaped.

sheet-official = Official tournament
sheet-friendly = Friendly cup: not an official tournament
sheet-place = Place: { $place }
sheet-starts = Start: { $when }
sheet-clock = Clock: { $clock }
sheet-organiser = Organiser: { $who }
# On the page to print
print-referee = Referee: { $who }
print-room = Room
sheet-referee-since = Referee: { $who }, from { $since }
sheet-referee-until = Referee: { $who }, from { $since } to { $until }
sheet-referee-also = Also acted as referee: { $who }
sheet-participants = Participants
sheet-absent = Didn’t play, replaced before the draft was complete (§9.1): { $who }
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
sheet-how = How it was won
# The points of each player of a table
sheet-scores = Points at the end
sheet-eliminated = { $who } (eliminated)
csv-round = Round
csv-seat = Seat
csv-eliminated = Eliminated
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
sheet-by = Decided by
# Beside a penalty. $number (of the entry)
sheet-taken-back = taken back with entry { $number }, §9.3
sheet-why = Reason
sheet-at-table = table { $table } of round { $round }
sheet-incident = { $kind ->
        [surplus] Too many cards drawn (§9.2)
        [late-effect] Effect after step 3 (§9.3)
        [forgotten-draw] Draw forgotten (§9.4)
        [cheating] Cheating, eliminated (§9.1)
        [absence] Absent, eliminated (§9.1)
        [warning] Warning (§10.6)
        [replace] Deal abandoned in the draft (§9.1)
        [cast-lot] Lot for a shared victory (§10.8)
        [pause] Game stopped
        [resume] Game goes on
        [extend] More time
        [time-out] Ran out of time, game stopped
        [give-time] Time given
        [computer] The computer plays on
        [answer] Call answered
        [look-at-hands] Hands looked at
        [silence] Spectator silenced (§10.6)
        [removal] Spectator removed (§10.6)
        [appoint] Another referee (§10.1)
        [accept-referee] Referee from now on (§10.1)
        [resign-referee] No longer the referee (§10.1)
        [make-friendly] Made a friendly cup (§10.1)
        [move] Moved to another place
        [restore] Cancellation taken back
       *[cancel] Tournament called off
    }
sheet-proof = Proof
sheet-lots = Lots: announced SHA-256 { $commitment }, secret { $secret }
sheet-deals = Cards of all games: announced SHA-256 { $commitment }, secret { $secret }
sheet-last = Book: { $entries } entries, last hash { $hash }
sheet-champion = Winner: { $who }
sheet-cancelled = Called off: { $why }
sheet-check = `civ tournament verify` checks all of this in the JSON file that belongs to this sheet: the chain of hashes, each draw, each game.

## The archive

tournament-archive-official = The archive for the publisher: referee, participants, draws with their secrets, tables, transcripts, results, incidents. A file for programs, one for people, and one for spreadsheets.
tournament-archive-friendly = The archive of this friendly cup, with all that an official tournament’s has: a file for programs, one for people, and one for spreadsheets.
tournament-archive-check = `civ tournament verify` checks the chain of hashes, every draw and every game in the JSON file.
tournament-archive-early = The tournament isn’t over: this is how it stands now.
tournament-print = Seats, rooms and results as a page for the wall: open the file in a browser, and print it.
