### Why something is refused: what is wrong, and what would make it possible.
### $seat and $turn are players’ names; $card, $domain and $effect are names; $word and $owed say an action.
### $need and $have are numbers of cards.

# $text, $clause
reason-with-clause = { $text } ({ $clause })
reason-unknown = This isn’t possible now.

# A second sentence after “… needs 5 cards …, and you have 3.” $missing (how many cards are lacking)
reason-missing = { $missing ->
        [one] 1 more makes it possible.
       *[other] { $missing } more make it possible.
    }
# The same, where level 1 of the Domain is open now. $effect (level 1’s name), $need (cards it needs)
reason-instead = { $effect } needs only { $need }.

## Actions

reason-action-unreadable = “{ $text }” isn’t an action of this game. Use the buttons, or write it as “play M1”.
reason-game-over = The game is over. Start a new one to play on.
reason-not-your-turn = It’s { $turn }’s turn. Yours comes after the players before you.
reason-not-your-pick = { $turn } takes a card from the centre now. You choose after the players before you.
# $last (a number: seats are counted from 0)
reason-seat-unknown = There’s no such seat at this table. Its seats are 0 to { $last }.
reason-seat-left = { $seat } has left this game and takes no more turns.
reason-already-kept = You’ve already kept a card from this pack. The next pack comes when everyone has chosen.
reason-not-in-pack = { $card } isn’t in the pack in front of you. Keep one that is.
reason-not-in-centre = { $card } isn’t in the centre. Take a card that is.
reason-only-in-draft = The draft is over. Play a card from your hand on your turn.
reason-not-in-draft = The draft is still going on. First { $owed }.
reason-play-first = Play a card from your hand first. Effects and the end of the turn come after that.
reason-skip-first = You can’t play any card in your hand. Continue without playing first; effects and the end of the turn come after that.
reason-already-played = Step 1 is over. Until your next turn, only Economy and Science effects let you play cards.
reason-may-not-skip = You have a card you can play, so you must play one.
reason-not-in-hand = { $card } isn’t in your hand. Choose a card that is.
# $others (how many cards of the hand may be played)
reason-embargoed = An Embargo keeps you from playing { $domain } this turn. { $others ->
        [0] You have nothing else, so you continue without playing.
       *[other] Choose a card of another Domain.
    }
reason-effect-running = An effect is still going on. First { $owed }.
reason-nothing-owed = You can’t do that now ({ $word }). It’s part of { $effect }.
reason-effect-used = You’ve already used the permanent effect of { $domain } this turn. You can use it again next turn.
reason-sacrifice-used = You’ve already used the discard effect of { $domain } this turn. You can use it again next turn.
# $effect (the effect of that level), $limit (its hand size), $own (the hand size now)
reason-religion-unused = { $effect } works automatically: with { $need } { $domain } { $need ->
        [one] card
       *[other] cards
    } your hand size is { $limit }. You have { $have } (hand size { $own }).
reason-culture-copies = { $domain } has no permanent effect of its own. { $effect } copies one of another player.
reason-no-such-level = There’s no such level; there are levels 1 and 2.
reason-level-not-reached = { $effect } needs { $need } { $domain } { $need ->
        [one] card
       *[other] cards
    } in your play area, and you have { $have }.
reason-few-hand-cards = { $effect } needs { $need } { $need ->
        [one] card
       *[other] cards
    } in your hand, and you have { $have }.
reason-few-area-cards = { $effect } needs { $need } { $need ->
        [one] card
       *[other] cards
    } in your play area, and you have { $have }.
reason-few-playable-cards = { $effect } needs { $need } { $need ->
        [one] card
       *[other] cards
    } that you may play, and you have { $have }.
reason-few-discards = { $effect } needs { $need } { $need ->
        [one] card
       *[other] cards
    } in the discard pile, and there { $have ->
        [one] is 1
       *[other] are { $have }
    }.
reason-not-in-area = { $card } isn’t in your play area. Choose a card that is.
reason-no-sacrifice-effect = Culture has no discard effect. Discard a card of another Domain.
reason-no-sacrifice-card = { $effect } needs a card of { $domain } in your play area to discard, and you have none. Play one first.
reason-nothing-to-copy = Nobody has a permanent effect that’s better than yours and that you could use now.
reason-no-card-to-attack = { $effect } needs a second card in your play area: its Domain is attacked. Play another card first.
reason-no-target-column = { $effect } puts a marker on another player’s cards, and no other player has a card in play yet.
# $need (how many cards the effect still plays)
reason-would-strand-effect = This effect still plays { $need ->
        [one] 1 card
       *[other] { $need } cards
    }. If you take back { $card }, you won’t have enough playable cards. Take back another one.
reason-not-in-discard = { $card } isn’t in the discard pile. Choose a card that is.
reason-target-is-self = Choose another player, not yourself.
reason-target-left = { $seat } has left the game. Choose a player who is still in it.
reason-target-unknown = There’s no such player at this table. Choose one of the others.
reason-target-without-card = { $seat } has no { $domain } cards in play. Choose another Domain.
reason-inspiration-used = You’ve already used Inspiration this turn. You can use it again next turn.
reason-not-most-culture = Inspiration needs more Culture cards than every other player: you have { $have } and need { $need }.
reason-copy-culture = Inspiration itself can’t be copied. Choose another Domain.
reason-target-level-not-reached = You can’t copy { $effect } from { $seat }: they have { $have } of { $need } { $domain } cards.
# $effect (the effect of $seat)
reason-copy-not-higher = { $seat }’s { $effect } is no better than your own level { $level } of { $domain }. Copy a higher level.
reason-copied-effect-used = You’ve already used the permanent effect of { $domain } this turn. Copy another Domain.

## Referee and table

reason-intervention-not-now = { $word } is an action for a seat, not an intervention.
reason-intervention-needs-by = This needs the name of who does it, and why.
reason-not-during-draft = This isn’t possible during the draft. Wait until everyone has taken a card from the centre.
reason-not-within-effect = An effect is being resolved. This is possible when it’s done.
reason-undo-unknown-line = Line { $number } isn’t there to go back to. Choose a line that still stands.
reason-trim-not-in-hand = { $card } isn’t in that hand, so it can’t be discarded from it.
reason-nothing-to-undo = Nothing to undo. You can undo your own moves this turn, unless they drew cards or showed you a hand.
reason-abandon-only-in-draft = A table is only abandoned during its draft. Later, a player who leaves is out and the others play on.

## Setting up a game

reason-setup-players = This game is for 2, 3 or 4 players. Choose one of these numbers.
reason-setup-kind = The setup is the Classic variant or the Draft variant.
reason-setup-teams = Teams need 4 players. Open the table for 4, or without teams.
reason-setup-first = The First Player must be one of the players.
reason-setup-hegemony = Hegemony is checked at the end of a turn, or right after each card played.
reason-setup-turn-cap = A turn cap must be 1 or more. Leave it out to play without one.
reason-setup-deck = These aren’t the 104 cards of the game. Send the file as it was downloaded.
reason-setup-box = These aren’t the cards that go back to the box: 3 of each Age with 2 or 3 players, none with 4.
reason-setup-pile-order = The deck has to be stacked by Age, I on top.

## Transcripts

reason-header-missing = The first line of the file has no “{ $key }”. Send the file as it was downloaded.
reason-header-unreadable = The first line of the file isn’t a header of a game. Send the file as it was downloaded.
reason-line-unreadable = This line isn’t an action of a game. Send the file as it was downloaded.
reason-line-number = This line should be number { $expected }, not { $found }. Send the file as it was downloaded.
reason-file-cut = The file ends too early. Send it whole.
reason-file-empty = The file is empty. Send one that holds a game.
reason-after-result = There’s something after the result of the game. One file holds one game.
reason-result-too-early = The file gives a result, but the game isn’t over. Send the file as it was downloaded.
reason-result-unreadable = The result of the game can’t be read. Send the file as it was downloaded.
reason-result-differs = The result in the file isn’t the one these actions lead to. Send the file as it was downloaded.
reason-too-many-lines = A game in this file has more than { $most } lines; real games never do. Send the file as it was downloaded.

## Tables

reason-table-unknown = There’s no such table here. It may have been closed; { COMMAND("civ games") } lists yours.
reason-not-seated = You have no seat at this table. Join it while it’s still open, or follow the game as a spectator.
reason-seat-automatic = The computer is playing for you. Press “{ key-hand }” to take your seat back.
reason-seat-out = You’ve left this game.
reason-stale-decision = { $moves ->
        [0] This button is from an earlier move
        [one] This button is from before the last move
       *[other] This button is { $moves } moves old
    }. Nothing was changed; here’s the table as it is now.
reason-table-full = All { $players } seats of this table are taken. { COMMAND("civ new") } opens another.
reason-too-many-computers = { $seats ->
        [one] A table for { $players } has one seat besides yours
       *[other] A table for { $players } has { $seats } seats besides yours
    }, and you asked for { $computers } computer players. Ask for fewer, or open a larger table.
reason-no-computer = There’s no computer player at this table. “{ key-add-computer }” adds one.
# $people (who have joined), $seats (that are wanted)
reason-seats-taken = { $people } people have joined, so { $seats } seats aren’t enough. Choose more, or wait until someone leaves.
# $count (people)
reason-not-ready = { $count ->
    [one] Someone who has joined hasn’t
   *[other] { $count } who have joined haven’t
} accepted the changed table yet. They press “{ key-ready }”, or you free their seats with “{ key-arrange }”.
reason-press-unreadable = That choice was never offered. Open the newest message and choose again.
reason-already-seated = You’re already at this table. “{ key-leave }” gives up your seat.
reason-seat-yours = You’re playing at this table yourself. “{ key-hand }” shows your seat.
reason-seat-held = Someone took over your seat in this game, so you can’t take another one.
reason-not-invited = Only those invited may join this table. Ask its owner for an invitation.
reason-not-enough-players = The game starts with { $need } players; { $have ->
        [one] 1 is
       *[other] { $have } are
    } here. Wait for more, or let computer players take seats.
reason-too-many-tables-user = You have { $limit ->
        [one] 1 open table
       *[other] { $limit } open tables
    }, which is the limit. Finish or close one first.
reason-too-many-tables-channel = This channel has { $limit ->
        [one] 1 open table
       *[other] { $limit } open tables
    }, which is the limit. Finish or close one, or use another channel.
# $owner (the number of a person, for a mention)
reason-not-owner = Only the owner of this table can do that. Ask <@{ $owner }>.
reason-not-owner-nobody = Only the owner of this table can do that, and it has none right now.
# $status (as of reason-not-playing)
reason-not-in-lobby = { $status ->
        [tournament] This is a tournament’s table: who plays there is drawn. { COMMAND("tournament tables") } shows them all.
       *[other] This is only possible before the game begins. { COMMAND("civ new") } opens another table.
    }
# $status (lobby, what has ended, or tournament: a game of one that has ended)
reason-not-playing = { $status ->
        [lobby] The game at this table hasn’t started yet. Its owner starts it when all seats are taken.
        [tournament] The game at this table is over. { COMMAND("tournament tables") } shows the others.
       *[other] The game at this table is over. { COMMAND("civ new") } opens another table.
    }
reason-not-over = This is only possible when the game is over.
reason-rematch-begun = The rematch has started without you. Open a new table to play again.
reason-no-actions = Nothing was chosen. Choose at least one card.
reason-nudged-recently = They were reminded a short while ago. You can do it again <t:{ $at }:R>.
reason-invited-recently = You invited one of these people a short while ago. You can invite them again <t:{ $at }:R>.
reason-seat-asked-recently = You asked these players for a seat a short while ago. You can ask again <t:{ $at }:R>.
reason-proposed-recently = You asked for this a short while ago, and the answer was no. You can ask again <t:{ $at }:R>.
reason-moved-recently = You moved a table a short while ago. You can do so again <t:{ $at }:R>.
reason-only-you-awaited = Everyone is waiting for you. “{ key-hand }” shows your move.
reason-nobody-awaited = Nobody has to move right now, so there’s nobody to remind.
reason-too-early = It’s too early for that. You can do it <t:{ $at }:R>.
reason-clock-decides = This table has a clock, and the clock decides when someone is absent: <t:{ $at }:R>, unless they move before that.
reason-voter-awaited = It’s your move too, so you can’t vote on absent players yet. Make your move first.
reason-last-person = You’re the only person left at this table, so the game waits for you. { COMMAND("civ resign") } leaves it for good.
reason-seat-not-automatic = You’re already playing this seat yourself.
reason-transcript-unfinished = You can download a game once it’s over, so that no hand is given away.
reason-transcript-not-yours = Only those who played this game can download it. Ask one of them for the file.
reason-preference-unknown = There’s no setting “{ $name }”.
reason-server-only = A server’s settings belong to a server. Use this command in one of its channels.
reason-server-managers-only = Only members with Manage Server can change these. Your own settings: { COMMAND("settings language") }, { COMMAND("settings display") } and { COMMAND("settings theme") }.
reason-preference-value = { $choices ->
        [none] This isn’t a value that the setting “{ $name }” can have.
       *[other] The setting “{ $name }” takes one of these: { $choices }.
    }
reason-shutting-down = I’m about to restart. Your table is safe; try again in a minute.

## Clocks, hours and votes

# $text (what was typed)
reason-clock-unreadable = I can’t read “{ $text }” as a clock. Write the time for a turn (12h, 1d 6h), or a bank and what each turn adds (7d+12h), from 1 minute to 30 days; or choose { preset-live }, { preset-day }, { preset-correspondence } or { preset-none }.
reason-clock-range = A clock has from { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } to { $days } days.
reason-clock-increment = In “{ $text }” a turn adds more than the whole bank. Write the larger one first: 7d+12h.
reason-clock-missing = To choose what happens when time runs out, choose a clock as well.
reason-zone-unknown = I don’t know the time zone “{ $text }”. Type the name of a large city in it, and choose from the list. Nothing was changed.
reason-quiet-unreadable = I can’t read “{ $text }” as hours. Write them like 22-7 or 22:30-07:00, or “none”. Nothing was changed.
reason-quiet-too-long = Quiet hours can last { $hours } hours at most, so that every day leaves some time to play. Nothing was changed.
reason-vacation-unreadable = I can’t read “{ $text }” as a day. Write it like 2026-12-24, or choose from the list. Nothing was changed.
reason-vacation-days = A vacation can’t start in the past or end before it starts, and must be this year or next. Nothing was changed.
reason-vacation-too-long = That would be more than { $days } days of vacation in a year. Nothing was changed.
reason-no-clock = This table has no clock: take all the time you want.
reason-vote-unknown = There’s nothing like that to vote on.
reason-vote-over = That vote is over.
reason-vote-open = A vote like this is already open. Answer that one first, or wait until it’s over.
reason-not-asked = This vote is for the others.
reason-place-same = The table is already here.
reason-move-server = A table stays on its server. It can move to another channel there.
reason-move-lobby = Others have already joined this table, so it stays where it is until the game starts.
reason-move-hidden = { $who } wouldn’t see the table here. Choose a channel that all its players can see.
reason-move-asked = There’s already a vote on moving this table to <#{ $channel }>. Wait until it’s over.
reason-move-meanwhile = Something has changed at this table: now its players have to agree to the move. Press again to ask them.
reason-asked-already = You’ve already asked for this; now the others vote on it.
reason-already-paused = The game is already paused.
reason-not-paused = The game isn’t paused.
reason-paused-by-moderator = A moderator has paused this game, and only a moderator can resume it, with { COMMAND("moderate resume") }. Its players can resume it themselves <t:{ $at }:R>.
# $seat (its number, counted from 0)
reason-seat-taken = Someone is playing that seat. You can only take one that the computer is playing.
reason-seat-kept = This player has missed only one turn and keeps the seat. You can ask for it after two missed turns in a row, or once they leave it to the computer.
reason-nobody-to-ask = There’s nobody left at this table to ask.
reason-no-seat-free = The computer isn’t playing any seat at this table, so there’s none to take.
reason-seat-asked = There’s already a vote on a seat here. Wait until it’s over.
reason-undo-nothing = You have nothing to undo.

## The database

reason-store-locked = My database is busy. Nothing was changed; try again in a moment.
reason-store-read-only = I can’t write to my database. Nothing was changed; please tell whoever runs the bot.
reason-store-full = My disk is full. Nothing was changed; please tell whoever runs the bot.
reason-store-newer = My database was made by a newer version of this bot. Please tell whoever runs the bot.
reason-store-not-a-database = I can’t read my database. Please tell whoever runs the bot.
reason-store-foreign = My database belongs to another program. Please tell whoever runs the bot.
reason-store-damaged = My database is damaged. Nothing was changed; please tell whoever runs the bot.
reason-store-no-directory = I can’t use my database’s folder. Please tell whoever runs the bot.
reason-store-cannot-open = I can’t open my database. Please tell whoever runs the bot.
reason-store-unavailable = My database doesn’t answer. Nothing was changed; try again in a moment.
reason-store-log-broken = This table’s record can’t be read at line { $line }. Please tell whoever runs the bot.
reason-store-row-broken = Table { $table } is damaged on the bot’s disk and has been set aside: nothing can be done there for now. All other tables go on. Please tell whoever runs the bot.
reason-store-set-aside = Table { $table } is damaged on the bot’s disk and has been set aside: nothing can be done there for now. All other tables go on. Please tell whoever runs the bot.
reason-store-backup-exists = There’s already a backup with that name. Choose another name.
reason-store-backup-missing = There’s no such backup.
reason-store-backup-cut = This backup is incomplete, or isn’t a backup at all.
reason-store-backup-altered = This backup has been changed since it was written.
reason-store-held = Another bot runs on this database.

## Servers, watchers and talks

reason-server-channel = { $more ->
    [0] On this server, open tables in <#{ $channel }>.
    [one] On this server, open tables in <#{ $channel }> or one more channel.
   *[other] On this server, open tables in <#{ $channel }> or { $more } more channels.
} A server manager can change that with { COMMAND("server-settings channel") }.
reason-server-role = On this server, you need <@&{ $role }> to open tables. A server manager can give you that role, or change this with { COMMAND("server-settings role") }.
reason-server-channels-full = That would be more than { $limit } channels. Name a category instead: it counts for all channels in it.
reason-too-many-tables-server = { $limit ->
    [one] This server already has one open table, its limit.
   *[other] This server already has { $limit } open tables, its limit.
} Finish one, or ask a server manager: { COMMAND("server-settings limit") } changes that.
reason-watch-seated = You’re playing at this table: you’ll hear when it’s over anyway.
reason-watch-over = This table is over. { COMMAND("civ replay") } shows its game again.
reason-talk-off = Private threads are off at this table. Say it in front of everyone.
reason-talk-partner = You can’t talk privately with that person here. Choose another player at this table.
reason-seat-far = You aren’t on that table’s server. Join it first.
reason-bot-player = Bots can’t join. “{ key-add-computer }” adds a computer player.
reason-move-not-possible = That move isn’t possible now.
reason-intervention-not-possible = That can’t be done in this game now.
reason-another-game = That isn’t part of the game at this table.

## Moderators, blocks and games put aside

# $role (its number; 0 where the server names none)
reason-moderators-only = { $role ->
        [0] Only server managers can do this. They can let a role do it, too
       *[other] Only server managers and <@&{ $role }> can do this. They can name another role
    }: { COMMAND("server-settings moderators") }.
reason-moderators-everybody = Not everyone can be a moderator. Choose another role.
reason-moderate-over = This table is over: there’s nothing left to close.
reason-moderate-unpaused = No moderator has paused this table.
reason-moderate-hidden = This table is already hidden.
reason-moderate-nobody = That person isn’t playing at table { $table }.
reason-moderate-reason = Give a reason that can be read.
reason-talk-closed = A moderator of this server has ended private talks here. Say it in front of everyone.
reason-talk-impossible = A private thread with this person isn’t possible here. Say it in front of everyone.
reason-barred = The moderators of this server have banned you from its tables. Ask them if you think that’s a mistake.
reason-barred-full = A server can ban { $limit } people from its tables at most. Let someone play again first: { COMMAND("moderate unbar") }.
reason-too-many-lobbies = You have { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } waiting for players, which is the limit. Start or cancel one first.
# $limit (tables), $minutes (in so many)
reason-opening-pace = You’ve opened { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } within { $minutes } minutes, which is enough for now. You can open the next <t:{ $at }:R>.
# $who (the number of a person, for a mention)
reason-blocked-there = <@{ $who }> is at this table, and you’ve blocked them. { COMMAND("settings block") } changes that.
reason-blocked-talk = You’ve blocked <@{ $who }>. { COMMAND("settings block") } changes that.
reason-blocked-invite = You’ve blocked <@{ $who }>, so you can’t invite them. { COMMAND("settings block") } changes that.
reason-blocked-self = You can’t block yourself.
reason-blocked-bot = Bots can’t sit at tables, so there’s nothing to block.
reason-blocked-full = You’ve blocked { $limit } people, which is the limit. Take someone off your list first.
reason-table-aside = I’m no longer on this table’s server, so the game is on hold and no clock is running. It goes on when I’m back.

## Tournaments and their archives

reason-tournament-official-number = An official tournament has 16 to 64 players, always a multiple of 4: { $players } doesn’t work. A friendly cup allows other numbers.
reason-tournament-friendly-number = A friendly cup has 4 players, or 6 to 64, at tables of 3 and 4: { $players } doesn’t work.
reason-tournament-too-few = At least { $need } players have to check in, and { $have } have. Give check-in more time, make it a friendly cup, or call it off.
reason-tournament-referee-plays = The referee of a tournament can’t play in it. Someone else has to do one of the two.
reason-tournament-computer = Computers play in friendly cups only: an official tournament is for people.
reason-tournament-commitments = An announcement has four different commitments, one for each round and one for the lots, each a SHA-256.
reason-tournament-secret = This isn’t the secret that was committed to for round { $number }.
reason-tournament-lot-secret = This isn’t what follows from the secret that was committed to for the lots.
reason-tournament-text = { $name ->
        [title] The name of the tournament
        [place] The place
        [clock] The clock
       *[why] The reason
    } is missing or unreadable: one line, without hidden characters.
reason-tournament-pseudonym = “{ $text }” isn’t a pseudonym, such as p-7k2m9xqd. The book names nobody else.
reason-tournament-not-yours = { $role ->
        [organiser] Only the tournament’s organisers can do that.
        [referee] Only the referee can do that. Call the referee to your table.
        [player] Only a player can do that, and only for themselves.
       *[system] Nobody does that: it happens by itself.
    }
reason-tournament-begin = A tournament begins with its announcement, and has only one.
reason-tournament-registered = This person is already registered.
reason-tournament-not-registered = This person isn’t registered for the tournament.
reason-tournament-barred = The announcement says that this person isn’t playing in this tournament.
reason-tournament-full = { $limit } people are registered or waiting, which is the limit.
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
reason-tournament-not-at-table = Player { $player } isn’t playing at table { $number }.
reason-tournament-not-in-round = Player { $player } isn’t playing in round { $number }, so they can’t win one of its tables.
reason-tournament-player-out = Player { $player } has been eliminated from this game. Its draft is over, and it’s played to its end.
reason-tournament-winners = Table { $number } has exactly one winner, who goes on. Name one of its players.
reason-tournament-winner-count = Round { $number } has { $need } tables, and so { $need } winners, one per table. There are { $have }.
reason-tournament-final-drawn = The final has been drawn, and no round follows it.
reason-tournament-tied = The victory at table { $number } is shared: the referee draws lots, and nothing else is possible there.
reason-tournament-no-tie = No lots are drawn at table { $number }: nobody shares a victory there.
reason-tournament-transcript = A game is named by the SHA-256 of its transcript.
reason-tournament-line = A penalty gives its own line of the game, after the earlier ones; a late effect gives the line to go back to. A warning gives none.
reason-tournament-paused = Time is already stopped there.
reason-tournament-running = Time is already running there.
reason-tournament-seconds = Extra time can be one second to seven days; a pause has no length.
reason-tournament-called = You’ve already called the referee. Wait for the answer.
reason-tournament-no-call = Call { $number } isn’t open: it has been answered, or its game is over.
reason-tournament-same-referee = This person is already the referee.
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
reason-tournament-rematch = This game was part of a tournament: there’s no rematch. { COMMAND("tournament standings") } shows who’s still in.
reason-tournament-drafted = The draft is complete: from now on, the referee eliminates players who have left.
reason-trim-count = There are only { $have } cards in that hand.
reason-tournament-none = There’s no such tournament here.
reason-tournament-start = A tournament has to start in the future.
reason-tournament-start-unreadable = “{ $text }” isn’t a time I can read. Write 2026-05-02 14:30, or how long from now: 45m, 2h, 1d.
reason-tournament-moved-on = The game has gone on since. Look again, then decide.
reason-tournament-no-effect = Player { $player } began no effect in the last turn that could be taken back.
reason-tournament-no-game = Table { $number } is still being set up.
reason-tournament-elsewhere = You aren’t playing at any table of this round.
reason-tournament-many = { $limit } tournaments are open on this server. One has to end first.
reason-store-book-broken = The book of this tournament can’t be read back, at entry { $entry }. Please tell whoever runs the bot.
reason-deputy-not-awaited = Nobody’s waiting for that player now.
reason-deputy-too-early = That player still has time until <t:{ $at }:f>; then you can act.
