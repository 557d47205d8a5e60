### Records of games that are over, ratings, and what is set about them.

# { $name } (a person’s name)
record-title = { $name }
record-everywhere = On all servers
record-here = On this server
record-none-own = Your statistics appear here after your first finished game.
# $name (a person’s name)
record-none = Nothing is counted for { $name } here.
record-off-own = No records are kept of your games. { COMMAND("settings") } changes that.
record-off-server = No records are kept on this server.
record-bot = Only people have records.

## Labels of the picture, short

record-label-games = { $count ->
    [one] game
   *[other] games
}
record-label-won = { $count ->
    [one] won
   *[other] won
}
record-label-share = win rate
record-percent = { $percent }%
record-label-row = won in a row
record-label-best = best run
record-label-favourite = { $heading }: { $what }
record-label-victories = Won by
record-label-players = { $count } players
record-label-teams = Teams
record-label-last = Last games
record-label-nothing = none yet
# $won, $games (numbers)
record-of = { $won } of { $games }

## The same in words

# $games, $won (numbers), $percent (a number)
record-sum = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won ({ $percent }%).
record-run = { $count } won in a row, { $best } at best.
record-run-lost = Best run: { $best } won in a row.
# $list (kinds of victory, with numbers)
record-victories = Won by: { $list }.
# $what (a kind of victory, an effect, a person …), $count (a number)
record-counted = { $what } { $count }
record-sizes = Won: { $list }.
# $what (two players, teams …), $won, $games
record-size = { $what } { $won } of { $games }
# $heading (such as “Favourite Domain”), $what, $count (cards)
record-favourite = { $heading }: { $what } ({ $count } cards).
record-effects = Most used: { $list }.
record-duels = Against: { $list }.
# $name (a person), $ahead, $behind (games ahead of them, and behind)
record-duel = { $name } { $ahead }:{ $behind }
# $time (a span of time)
record-pace = Half of the turns take less than { $time }.
record-pace-own = Half of your turns take less than { $time }. { $seen ->
    [yes] Others see this.
   *[no] Only you see this.
}
record-left = Left early: { $count }.
record-called-off = Called off, and not counted: { $count }.
# $outcome: won, lost, left or open
record-outcome = { $outcome ->
    [won] Won
    [left] Left
    [open] Called off
   *[lost] Lost
}
record-last-head = **Last games**, with replays:
key-record-everywhere = { record-everywhere }
key-record-here = { record-here }
key-record-board = Leaderboard

key-show-here = Show it here
key-record-rules = How games count
# $most (rated games before a rank), $least (opponents), $days (without a rated game), $pair (games of a pair a day), $turns
record-rules =
    ### How games count
    - Resigning, running out of time where that ends your game, giving your seat away or leaving your last turn to the computer: left early, last place.
    - Not rated: games with take-backs or hints, under { $turns } turns, with someone who keeps no records, against computers alone, in teams with a computer, and, per day, more than { $pair } between the same two. Games called off count for nothing.
    - A game counts in full once each opponent has played { $least } people who aren’t at this table, and not at all if they’ve played nobody else. The second game of the same two in a season counts half, the third a third, and so on.
    - A rating is provisional until { $most } games and { $least } settled opponents: people with { $most } rated games, against at least { $least } others. After { $days } days without a rated game you keep your points but lose your rank, as does anyone who leaves the server.
    - Equal points share a rank. With each season, ratings move a little closer together.
    - { COMMAND("settings") } switches all of it off for you, and deletes it.

## Ratings

rating-points = { $points } points
# $rank, $of (numbers)
rating-rank = No. { $rank } of { $of }
# $text (what is missing: “6 of 10 games”)
rating-provisional = Provisional, { $text }
rating-games = { $games } of { $most } games
# $opponents of $least (different opponents whose own ratings are settled)
rating-opponents = { $opponents } of { $least } settled opponents
rating-inactive = No rank: no rated game in { $days } days
rating-left = No rank: no longer on this server
rating-line = Rating, { $season }: { $text }.
season-month = { $month } { $year }
season-quarter = Quarter { $number } of { $year }
season-half = { $number ->
    [1] First half
   *[other] Second half
} of { $year }
season-year = { $year }

board-title = Leaderboard
board-nobody = Nobody has a rank yet.
# $rank, $name, $points, $games
board-line = { $rank }. { $name }: { $points } ({ $games ->
    [one] one game
   *[other] { $games } games
})
board-newcomer = – { $name }: { $text }
board-own = You: { $text }.
board-own-none = You: no rated game this season yet.
board-off = You aren’t rated. { COMMAND("settings") } changes that.
board-how = A rating counts from { $most } games and { $least } settled opponents.
board-pick-season = Season
key-board-before = Before
key-board-after = After
key-board-here = This server
key-board-everywhere = All servers
# $list (names, each with what has changed)
rating-moved = 📈 Rating: { $list }
rating-moved-one = { $name } { $points } ({ $change })
rating-moved-provisional = { $name } (provisional, { $text })

## /settings and /server-settings

key-settings-records = Records
record-own-head = Records of your games
record-own-what = What I count of finished games: results, cards, effects, turn times and ratings. Switched off, all of it is deleted, and others keep theirs.
record-own-keep = Keep records of my games
record-own-keep-hint = Profile, ratings, leaderboards, and my name in the standings of the week’s deal
record-own-global = Rate me over all servers, too
record-own-global-hint = Otherwise only on each server by itself
record-own-pace = Others may see how long my turns take
record-own-pace-hint = On my profile, as a median
record-own-saved = Done.
key-server-records = Records and ranks
record-server-head = Records and ranks on this server
record-server-what = Switched off, all of it is deleted for this server; its games stay.
record-server-keep = Keep records and ratings of games here
record-server-off = Keep none
record-server-season = How long a season lasts
choice-month = A month
choice-quarter = A quarter
choice-half = Half a year
choice-year = A year
record-server-podium = Roles of honour
record-podium-what = For the first three of the season and the winner of the last tournament. I give them while that’s true, and take them back afterwards. Only roles below mine.
record-pick-first = First
record-pick-second = Second
record-pick-third = Third
record-pick-champion = Winner of the last tournament
podium-two-factor = 🏆 I can’t give the roles of honour: this server wants two-factor authentication from everyone who manages roles, and the account that I belong to hasn’t switched it on. The person who runs me can do that under **User Settings** › **My Account**, or the server can drop the rule under **Server Settings** › **Safety Setup**.
podium-no-permission = 🏆 I can’t give the roles of honour: I lack the permission **Manage Roles**. { COMMAND("server-settings") } has a link for it.
podium-role-above = 🏆 I can’t give the roles of honour: a role has to stand below mine, and not belong to a bot.
podium-role-gone = 🏆 I can’t give the roles of honour: one of them is gone. { COMMAND("server-settings") } chooses another.
podium-role-powerful = 🏆 I can’t give the roles of honour: one of them has permissions to manage or moderate. { COMMAND("server-settings") } chooses another.
