### Why a tournament, or its archive, refuses something.

reason-tournament-official-number = An official tournament has 16 to 64 players, always a multiple of 4: { $players } doesn’t work. A friendly cup allows other numbers.
reason-tournament-friendly-number = A friendly cup has 4 players, or 6 to 64, at tables of 3 and 4: { $players } doesn’t work.
reason-tournament-too-few = At least { $need } players have to check in, and { $have } have. In the referee’s console, the organiser can give it another day or call it off.
reason-tournament-referee-plays = The referee of a tournament can’t play in it. Someone else has to do one of the two.
reason-tournament-computer = Computers play in friendly cups only: an official tournament is for people.
reason-tournament-commitments = An announcement has four different commitments, one for each round and one for the lots, each a SHA-256.
reason-tournament-secret = This isn’t the secret that was committed to for round { $number }.
reason-tournament-lot-secret = This isn’t what follows from the secret that was committed to for the lots.
reason-tournament-text = { $name ->
        [title] The name of the tournament
        [place] The place
        [clock] The clock
        [text] The message
       *[why] The reason
    } is missing or unreadable: one line, without hidden characters.
reason-tournament-pseudonym = “{ $text }” isn’t a pseudonym, such as p-7k2m9xqd. The book names nobody else.
reason-tournament-not-yours = { $role ->
        [organiser] Only the tournament’s organisers can do that.
        [referee] Only the referee can do that. Call the referee to your table.
        [director] Only the season’s director can do that: the organiser, or a referee they appoint.
        [player] Only a player can do that, and only for themselves.
       *[system] Nobody does that: it happens by itself.
    }
reason-tournament-begin = A tournament begins with its announcement, and has only one.
reason-tournament-registered = This person is already registered.
reason-tournament-not-registered = This person isn’t registered for the tournament.
reason-tournament-barred = The announcement says that this person isn’t playing in this tournament.
reason-tournament-full = { $limit } people are registered or waiting, which is the limit.
reason-tournament-entries = You’ve made { $limit } entries in this tournament’s book, and that’s the limit. A moderator can help.
reason-tournament-drawn = The first round has been drawn, so players can no longer be changed this way; the referee decides about drop-outs.
reason-tournament-early = Nothing has been drawn yet: the check-in must be over first.
reason-tournament-late = The tournament is over, and its book is closed.
reason-tournament-check-in-off = Check-in isn’t open right now.
reason-tournament-check-in-wait = { $missing ->
        [one] 1 player has
       *[other] { $missing } players have
    } not checked in yet. It can be closed <t:{ $at }:R>, or when everyone is there.
reason-tournament-deadline = This deadline has already passed. Choose a later one.
reason-tournament-present = This person has already checked in.
reason-tournament-friendly-already = This is already a friendly cup.
reason-tournament-round-open = The next round is drawn when this one is over. { $tables ->
        [one] 1 table is
       *[other] { $tables } tables are
    } still without a winner.
reason-tournament-no-table = There’s no table { $number } in this round: it has tables 1 to { $tables }.
reason-tournament-table-over = The game at table { $number } is over. Nothing can be changed in it any more.
reason-tournament-not-at-table = This player isn’t playing at table { $number }.
reason-tournament-not-in-round = Player { $player } isn’t playing in round { $number }, so they can’t win one of its tables.
reason-tournament-player-out = This player has been eliminated from the game already. Its draft is over, and it’s played to its end.
reason-tournament-winners = Table { $number } has exactly one winner, who goes on. Name one of its players.
reason-tournament-winner-count = Round { $number } has { $need } tables, and so { $need } winners, one per table. There are { $have }.
reason-tournament-final-drawn = The final has been drawn, and no round follows it.
reason-tournament-tied = The victory at table { $number } is shared: the referee draws lots, and nothing else is possible there.
reason-tournament-no-tie = No lots are drawn at table { $number }: nobody shares a victory there.
reason-tournament-transcript = A game is named by the SHA-256 of its transcript.
reason-tournament-line = A penalty gives its own line of the game, after the earlier ones; a late effect gives the line to go back to. A warning gives none.
reason-tournament-paused = The game is already stopped there.
reason-tournament-running = Nothing is stopped there.
reason-tournament-seconds = Extra time can be one second to seven days; a pause has no length.
reason-tournament-cancel-asked = You’ve asked for this already. The organiser, or another official, has to agree.
reason-tournament-no-restore = This can’t be taken back any more: there was an hour for that.
reason-tournament-time-unreadable = “{ $text }” isn’t a time I can read. Write 6h, 90m, or until 20:00.
reason-tournament-time-enough = They already have time until then. Say how much more they get, such as 2h.
reason-tournament-called = You’ve already called the referee. Wait for the answer.
reason-tournament-no-call = Call { $number } isn’t open: it has been answered, or its game is over.
reason-tournament-same-referee = This person is already the referee, or has already been asked.
reason-tournament-not-asked = You haven’t been asked to referee this tournament, or someone else has been asked since.
reason-tournament-no-referee = No round is drawn without a referee. The organiser asks someone in the referee’s console, or referees in person without playing.
reason-tournament-plays-there = This person plays at table { $number }, so they aren’t a spectator there: warn them instead.
reason-tournament-excluded-official = Organiser and referee can’t be sent away from a table.
reason-tournament-break = A break lasts up to 60 days, and the next round has to start in the future.
reason-tournament-revealed = The secret of the lots has already been revealed.
reason-tournament-unfinished = The secret of the lots is revealed when there’s nothing left to draw: after the final.
reason-archive-unreadable = This isn’t a tournament archive: line { $line } isn’t JSON.
reason-archive-foreign = This isn’t a tournament archive.
reason-archive-version = This version of the program doesn’t know this archive’s format.
reason-archive-bytes = This line isn’t as it was written.
reason-archive-shape = Something an archive has here is missing or different.
reason-archive-number = Entry { $need } should stand here, and not entry { $have }.
reason-archive-previous = This entry doesn’t follow the one before: it names another hash.
reason-archive-hash = This entry was changed: its hash doesn’t fit.
reason-archive-act = This entry holds nothing that can be done at a tournament.
reason-archive-summary = The book comes to something else here.
reason-archive-person = The book knows nobody by this pseudonym.
reason-archive-name = This isn’t a name as it is shown.
reason-archive-checksum = The archive was changed: the hash of all of it doesn’t fit.
reason-archive-missing = The transcript of the game that this entry ends is missing.
reason-archive-unasked = The book knows of no such game.
reason-archive-transcript-hash = This transcript was changed: the book names it by another hash.
reason-archive-seats = This game has a different number of players from its table.
reason-archive-first = This game was begun by a different seat than the First Player cards say.
reason-archive-choices = This game wasn’t played with the draft, for oneself, and with Hegemony after every card.
reason-archive-deal = The cards don’t follow from what the tournament announced for this game.
reason-archive-winners = This game didn’t end the way the book says.
reason-archive-lots = Lots were drawn, but the secret they were drawn with isn’t revealed here.
reason-archive-interventions = The referee’s interventions in this game aren’t those of the book.

# Tournaments as they are run

reason-referee-decides = At a tournament table, the referee decides that. Call them with { COMMAND("referee call") }.
reason-game-stopped = The referee has stopped this game: nothing can be played until they let it go on.
reason-tournament-rematch = This game was part of a tournament: there’s no rematch. { COMMAND("tournament standings") } shows who’s still in.
reason-league-weeks = A season lasts { $least } to { $most } weeks.
reason-league-at-once = Choose { $least } to { $most } games at a time.
reason-league-too-few = A season needs at least { $need } people; there are { $have }.
reason-league-computer = Computers don’t play in the league.
reason-league-left = You’ve left this season already.
reason-league-removed = { league-own-left }
reason-league-drawn = The season has begun. In its first round its director can still give you the place of someone who goes: ask them.
reason-league-no-substitute = Someone can only be replaced in the season’s first round: as long as at most one of their games is over.
reason-league-newcomer = They can’t take a place: they’re not on this server, are banned from its tables, or were removed from a season.
reason-league-not-in = They’re no longer in this season.
reason-league-own-division = You play in this division, so someone else has to decide: the organiser can appoint a referee on the director’s page of { COMMAND("league") }.
reason-league-own-cancel = You play in this season, so someone else has to call it off: another moderator, or a referee whom the organiser appoints on the director’s page of { COMMAND("league") }.
reason-league-own-season = You’re in this season yourself, so until the draw someone else has to decide: the organiser can appoint a referee on the director’s page of { COMMAND("league") }.
reason-league-ban = Choose 0 to { $most } seasons.
reason-league-banned = You were removed from an earlier season, and can’t sign up for { $left ->
        [0] this one
        [one] this one and the next
       *[other] this one and the next { $left }
    }.
reason-league-settled = Game { $number } has that result already.
reason-league-directs = In a league someone is removed with a reason: { COMMAND("league") }, “{ key-league-direct }”.
reason-league-operation = That’s not part of this competition: a league’s season has no check-in and no rounds to draw, and a tournament has no divisions.
reason-league-open = A season is already going on here. { COMMAND("league") } shows it; the next one can be opened once it’s over.
reason-league-none = No season has been held here yet. A moderator can open one with { COMMAND("league") }.
reason-league-clock = A season gives 1 hour to 7 days for a turn, such as 24h or 2d.
reason-league-decides = In a league game nothing is put to a vote or taken back. To resign this game alone, use { COMMAND("league") }.
reason-tournament-drafted = The draft is complete: from now on, the referee eliminates players who have left.
reason-tournament-none = There’s no such tournament here.
reason-tournament-start = A tournament has to start in the future.
reason-tournament-start-unreadable = “{ $text }” isn’t a time I can read. Write 20:00, tomorrow 8pm, 5 Dec 20:00 or 2026-12-05 20:00, or how long from now: 45m, 2h, 1d.
reason-tournament-moved-on = The game has gone on since. Look again, then decide.
reason-tournament-no-effect = This player began no effect in their last turn that could be taken back.
reason-tournament-hand-full = No draw is missing: this player has { $have } cards, and the limit is { $limit }.
reason-tournament-no-game = Table { $number } is still being set up.
reason-tournament-elsewhere = You aren’t playing at any table of this round.
reason-tournament-no-place = The tournament’s channel is gone. Move the tournament to another first: open the console there.
reason-tournament-same-place = The tournament is in this channel already.
reason-tournament-many = { $limit } tournaments are open on this server. One has to end first.
reason-store-book-broken = This tournament’s book can’t be read at entry { $entry }; please tell the bot’s owner.
reason-deputy-not-awaited = Nobody’s waiting for that player now.
reason-deputy-too-early = That player still has time until <t:{ $at }:f>; then you can act.
