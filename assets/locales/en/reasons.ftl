### Why something is refused: what is wrong, and what would make it possible.
### $seat and $turn are players’ names; $card, $domain and $effect are names; $word and $owed say an action.
### $need and $have are numbers of cards.

# $text, $clause
reason-with-clause = { $text } ({ $clause })
reason-unknown = This is not possible now.

# A second sentence after “… needs 5 cards …, and you have 3.” $missing (how many cards are lacking)
reason-missing = { $missing ->
        [one] 1 more makes it possible.
       *[other] { $missing } more make it possible.
    }
# The same, where level 1 of the Domain is open now. $effect (level 1’s name), $need (cards it needs)
reason-instead = { $effect } needs only { $need }.

## Actions

reason-action-unreadable = “{ $text }” is not an action of this game. Use the buttons, or write it as “play M1”.
reason-game-over = The game is over. Start a new one to play on.
reason-not-your-turn = It is { $turn }’s turn. Yours comes when the players before you have ended theirs.
reason-not-your-pick = { $turn } takes a card of the centre now. You take one when the players before you have taken theirs.
# $last (a number: seats are counted from 0)
reason-seat-unknown = There is no such seat at this table. Its seats are 0 to { $last }.
reason-seat-left = { $seat } has left this game and takes no more turns.
reason-already-kept = You have kept a card of this pack. The next pack comes when everyone has chosen.
reason-not-in-pack = { $card } is not in the pack in front of you. Keep a card that is.
reason-not-in-centre = { $card } is not in the centre. Take a card that is.
reason-only-in-draft = Cards are kept and taken in the draft only, and the draft is over. Play a card of your hand on your turn.
reason-not-in-draft = The draft is still going on. First { $owed }.
reason-play-first = First play a card of your hand. Effects and the end of the turn come after it.
reason-skip-first = No card of your hand may be played. First go on without playing; effects and the end of the turn come after it.
reason-already-played = Step 1 of this turn is over. Now only effects of Economy and Science play cards; else wait for your next turn.
reason-may-not-skip = You hold a card that you may play, so you have to play one.
reason-not-in-hand = { $card } is not in your hand. Choose a card that is.
# $others (how many cards of the hand may be played)
reason-embargoed = An Embargo keeps you from playing { $domain } in this turn. { $others ->
        [0] You hold nothing else, so you go on without playing.
       *[other] Choose a card of another Domain.
    }
reason-effect-running = An effect is being resolved, and nothing else is possible until it is done. First { $owed }.
reason-nothing-owed = No effect that asks for this is being resolved ({ $word }). { $effect } would ask for it.
reason-effect-used = You have used the permanent effect of { $domain } in this turn. It is open again in your next turn.
reason-sacrifice-used = You have used the discard effect of { $domain } in this turn. It is open again in your next turn.
# $effect (the effect of that level), $limit (its hand size), $own (the hand size now)
reason-religion-unused = { $effect } works by itself and is never started: with { $need } { $domain } { $need ->
        [one] card
       *[other] cards
    } in your play area your hand size is { $limit }. You have { $have }, and your hand size is { $own }.
reason-culture-copies = { $domain } has no permanent effect of its own. { $effect } copies one of another player.
reason-no-such-level = There is no such level; there are levels 1 and 2.
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
reason-not-in-area = { $card } is not in your play area. Choose a card that is.
reason-no-sacrifice-effect = Culture has no discard effect. Sacrifice a card of another Domain.
reason-no-sacrifice-card = { $effect } needs a { $domain } card of your play area to sacrifice, and you have none. Play one first.
reason-nothing-to-copy = Nobody has a permanent effect that is better than yours and that you could resolve now.
reason-no-card-to-attack = { $effect } needs a second card in your play area: its Domain is the one attacked. Play another card first.
reason-no-target-column = { $effect } needs a card of another player to lay the marker on, and nobody else has a card in play. It is possible once somebody has.
# $need (how many cards the effect still plays)
reason-would-strand-effect = This effect still plays { $need ->
        [one] 1 card
       *[other] { $need } cards
    }, and with { $card } taken back you would have too few that no Embargo forbids. Take back another card.
reason-not-in-discard = { $card } is not in the discard pile. Choose a card that is.
reason-target-is-self = Choose another player, not yourself.
reason-target-left = { $seat } has left the game. Choose a player who is still in it.
reason-target-unknown = There is no such player at this table. Choose one who is.
reason-target-without-card = { $seat } has no { $domain } card in play. Choose a Domain in which they have one.
reason-inspiration-used = You have used Inspiration in this turn. It is open again in your next turn.
reason-not-most-culture = Inspiration needs more Culture cards than every other player has: you have { $have } and would need { $need }.
reason-copy-culture = Inspiration itself cannot be copied. Choose another Domain.
reason-target-level-not-reached = { $effect } cannot be copied from { $seat }, who has { $have } of the { $need } { $domain } cards it needs. Copy an effect whose level a player has now.
# $effect (the effect of $seat)
reason-copy-not-higher = { $effect } of { $seat } is no better than your own level { $level } of { $domain }. Copy a higher level.
reason-copied-effect-used = The permanent effect of { $domain } has been used in this turn. Copy another Domain.

## Referee and table

reason-intervention-not-now = { $word } is an action for a seat, not an intervention.
reason-intervention-needs-by = This needs the name of who does it, and why.
reason-not-during-draft = This is not possible during the draft. Wait until everybody has taken a card of the centre.
reason-not-within-effect = An effect is being resolved. This is possible when it is done.
reason-undo-unknown-line = Line { $number } is not there to go back to. Choose a line that still stands.
reason-trim-not-in-hand = { $card } is not in that hand. Only cards that are can be discarded from it.
reason-nothing-to-undo = There is nothing to take back. You can take back your own last decision of this turn, unless it drew cards or showed you a hand.
reason-abandon-only-in-draft = Only a table in its draft is abandoned. Later, the player leaves and the others play on.

## Setting up a game

reason-setup-players = This game is for 2, 3 or 4 players. Choose one of these numbers.
reason-setup-kind = The setup is the Classic variant or the Draft variant.
reason-setup-teams = Teams need 4 players. Open the table for 4, or without teams.
reason-setup-first = The First Player has to be one of the players.
reason-setup-hegemony = Hegemony is checked at the end of a turn, or right after each card played.
reason-setup-turn-cap = A cap on turns has to be 1 or more. Leave it out to play without one.
reason-setup-deck = These are not the 104 cards of the game. Send the file as it was downloaded.
reason-setup-box = These are not the cards that go back to the box: 3 of each Age with 2 or 3 players, none with 4.
reason-setup-pile-order = The deck has to be stacked by Age, I on top.

## Transcripts

reason-header-missing = The first line of the file lacks “{ $key }”. Send the file as it was downloaded.
reason-header-unreadable = The first line of the file is not a header of a game. Send the file as it was downloaded.
reason-line-unreadable = This line is not an action of a game. Send the file as it was downloaded.
reason-line-number = This line should have the number { $expected } and has { $found }. Send the file as it was downloaded.
reason-file-cut = The file ends too early. Send it whole.
reason-file-empty = The file is empty. Send one that holds a game.
reason-after-result = There is something after the result of the game. One file holds one game.
reason-result-too-early = The file gives a result, and the game is not over. Send the file as it was downloaded.
reason-result-unreadable = The result of the game cannot be read. Send the file as it was downloaded.
reason-result-differs = The result in the file is not the one these actions lead to. Send the file as it was downloaded.
reason-too-many-lines = A game in this file has more than { $most } lines, as none has. Send the file as it was downloaded.

## Tables

reason-table-unknown = There is no such table here. It may have been closed; { COMMAND("civ games") } lists yours.
reason-not-seated = You have no seat at this table. Join it while it is still open, or follow the game as a spectator.
reason-seat-automatic = The computer holds your seat. Press “{ key-hand }” and take it back first.
reason-seat-out = You have left this game and take no more part in it.
reason-stale-decision = { $moves ->
        [0] This button is from an earlier decision
        [one] This button is from before the last move
       *[other] This button is from { $moves } moves ago
    }. Here is the table as it is now; nothing was changed.
reason-table-full = All { $players } seats of this table are taken. { COMMAND("civ new") } opens another.
reason-too-many-computers = { $seats ->
        [one] A table for { $players } has one seat beside yours
       *[other] A table for { $players } has { $seats } seats beside yours
    }, and you asked for { $computers } computer players. Ask for fewer, or open a larger table.
reason-no-computer = No computer player sits at this table. “{ key-add-computer }” brings one.
# $people (who have joined), $seats (that are wanted)
reason-seats-taken = { $people } people have joined, so { $seats } seats are too few. Choose more, or wait until somebody leaves.
# $count (people)
reason-not-ready = { $count ->
    [one] Somebody who has joined has
   *[other] { $count } who have joined have
} not said yet that the changed table is fine. They press “{ key-ready }”, or you free their seats with “{ key-arrange }”.
reason-press-unreadable = That choice was never offered. Open the newest message and choose again.
reason-already-seated = You are at this table already. “{ key-leave }” gives your seat up.
reason-seat-yours = You play at this table yourself. “{ key-hand }” shows your seat.
reason-seat-held = You had a seat in this game before somebody else took it over, so you cannot take another one.
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
reason-not-owner = Only the owner of this table may do that. Ask <@{ $owner }>.
reason-not-in-lobby = This is only possible before the game begins. { COMMAND("civ new") } opens another table.
# $status (lobby, or what has ended)
reason-not-playing = { $status ->
        [lobby] The game at this table has not begun. Its owner starts it when all seats are taken.
       *[other] The game at this table is over. { COMMAND("civ new") } opens another table.
    }
reason-not-over = This is only possible when the game is over.
reason-rematch-begun = The rematch has begun without you. Open a new table to play again.
reason-no-actions = Nothing was chosen. Choose at least one card.
reason-nudged-recently = They were reminded a short while ago. You may do it again <t:{ $at }:R>.
reason-invited-recently = You invited one of these people a short while ago. You may invite them again <t:{ $at }:R>.
reason-seat-asked-recently = You asked these players for a seat a short while ago. You may ask again <t:{ $at }:R>.
reason-proposed-recently = You proposed this a short while ago, and it was refused. You may propose it again <t:{ $at }:R>.
reason-moved-recently = You brought a table elsewhere a short while ago. You may do so again <t:{ $at }:R>.
reason-only-you-awaited = The table waits for nobody but you. “{ key-hand }” shows your move.
reason-nobody-awaited = The table waits for nobody now. It will be possible when somebody has to move.
reason-too-early = It is too early for that. It will be possible <t:{ $at }:R>.
reason-clock-decides = A clock runs at this table, and it alone says when somebody is absent: <t:{ $at }:R>, unless they move before.
reason-voter-awaited = The table waits for you too, so you may not vote on those who are awaited. Make your move first.
reason-last-person = You are the only person playing at this table now, so nobody waits for you: the game stands still until you come. { COMMAND("civ resign") } leaves it for good.
reason-seat-not-automatic = Your seat is yours already; nobody else plays it.
reason-transcript-unfinished = A game can be downloaded when it is over, so that no hand is given away.
reason-transcript-not-yours = Only those who played this game may download it. Ask one of them for the file.
reason-preference-unknown = There is no setting “{ $name }”.
reason-server-only = A server’s settings belong to a server. Use this command in one of its channels.
reason-server-managers-only = A server’s settings are for those with the permission Manage Server. Your own are { COMMAND("settings language") }, { COMMAND("settings display") } and { COMMAND("settings theme") }.
reason-preference-value = { $choices ->
        [none] This is not a value that the setting “{ $name }” can have.
       *[other] The setting “{ $name }” takes one of these: { $choices }.
    }
reason-shutting-down = The bot is about to restart. Your table is safe; try again in a minute.

## Clocks, hours and votes

# $text (what was typed)
reason-clock-unreadable = “{ $text }” is no clock I can read. Write a turn’s time (12h, 1d 6h), or a bank and what each turn adds (7d+12h), from 1 minute to 30 days; or live, day, correspondence, none.
reason-clock-range = A clock has from { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } to { $days } days.
reason-clock-increment = In “{ $text }” a turn adds more than the whole bank. Write the larger one first: 7d+12h.
reason-clock-missing = What happens when time runs out needs a clock. Choose the option “clock”, too.
reason-zone-unknown = I know no time zone “{ $text }”. Type the name of a large city in it, and choose from the list. Nothing was changed.
reason-quiet-unreadable = “{ $text }” are no hours I can read. Write them like 22-7 or 22:30-07:00, or “none”. Nothing was changed.
reason-quiet-too-long = Quiet hours last { $hours } hours at most, so that every day leaves some time to play. Nothing was changed.
reason-vacation-unreadable = “{ $text }” is no day I can read. Write it like 2026-12-24, or choose from the list. Nothing was changed.
reason-vacation-days = A vacation begins today or later, ends on or after its first day, and lies in this year or the next. Nothing was changed.
reason-vacation-too-long = That would be more than { $days } days of vacation in a year. Nothing was changed.
reason-no-clock = This table has no clock: everybody has all the time they like.
reason-vote-unknown = There is nothing of that kind to vote on.
reason-vote-over = That vote is over.
reason-vote-open = Another vote of this kind is open. Answer that one first, or wait until it is over.
reason-not-asked = You are not asked in this vote: it is for the others.
reason-place-same = The table is here already.
reason-move-server = A table stays on its server. It can move to another channel there.
reason-move-lobby = Others have joined this table already, so it stays where they did until the game begins.
reason-move-hidden = { $who } would not see the table here. Choose a channel that all its players can see.
reason-move-asked = A vote on moving this table to <#{ $channel }> is open. Wait until it is over.
reason-move-meanwhile = Something has changed at this table meanwhile: it does not move without its players’ consent any more. Press again to ask them.
reason-asked-already = You have asked for this; now the others vote on it.
reason-already-paused = The game is paused already.
reason-not-paused = The game is not paused.
# $seat (its number, counted from 0)
reason-seat-taken = Somebody plays that seat. Only a seat that the computer has can be taken.
reason-seat-kept = The player of this seat has missed one turn only, and it stays theirs. It can be taken after two missed in a row, or once they leave it to the computer.
reason-nobody-to-ask = There is nobody left at this table to ask.
reason-no-seat-free = The computer has no seat at this table, so there is none to take.
reason-seat-asked = A vote on taking a seat here is open already. Wait until it is over.
reason-undo-nothing = There is nothing of yours to take back.

## The database

reason-store-locked = The database is busy. Nothing was changed; try again in a moment.
reason-store-read-only = The bot may not write to its database. Nothing was changed; please tell whoever runs the bot.
reason-store-full = The bot’s disk is full. Nothing was changed; please tell whoever runs the bot.
reason-store-newer = The database was made by a newer version of this bot. Please tell whoever runs the bot.
reason-store-not-a-database = The bot’s database cannot be read. Please tell whoever runs the bot.
reason-store-foreign = The bot’s database belongs to another program. Please tell whoever runs the bot.
reason-store-damaged = The bot’s database is damaged. Nothing was changed; please tell whoever runs the bot.
reason-store-no-directory = The folder for the bot’s database cannot be used. Please tell whoever runs the bot.
reason-store-cannot-open = The bot’s database cannot be opened. Please tell whoever runs the bot.
reason-store-unavailable = The bot’s database does not answer. Nothing was changed; try again in a moment.
reason-store-log-broken = The record of this table cannot be read back, at line { $line }. Please tell whoever runs the bot.
reason-store-row-broken = Table { $table } is damaged on the bot’s disk and has been set aside: nothing can be done there for now. All other tables go on. Please tell whoever runs the bot.
reason-store-set-aside = Table { $table } is damaged on the bot’s disk and has been set aside: nothing can be done there for now. All other tables go on. Please tell whoever runs the bot.
reason-store-backup-exists = There is a backup of that name already. Choose another name.
reason-store-backup-missing = There is no such backup.
reason-store-backup-cut = This backup was cut, or is none.
reason-store-backup-altered = This backup is not what was written.
reason-store-held = Another bot runs on this database.

## Servers, watchers and talks

reason-server-channel = { $more ->
    [0] On this server tables are opened in <#{ $channel }>.
    [one] On this server tables are opened in <#{ $channel }> and one more channel.
   *[other] On this server tables are opened in <#{ $channel }> and { $more } more channels.
} Whoever manages the server can change that: { COMMAND("server-settings channel") }.
reason-server-role = On this server tables are opened by <@&{ $role }>. Whoever manages the server can give you that role, or change this: { COMMAND("server-settings role") }.
reason-server-channels-full = That would be more than { $limit } channels. Name a category instead: it counts for all channels in it.
reason-too-many-tables-server = { $limit ->
    [one] This server has one open table, and wants no more at once.
   *[other] This server has { $limit } open tables, and wants no more at once.
} Finish one, or ask whoever manages the server: { COMMAND("server-settings limit") } changes that.
reason-watch-seated = You play at this table: you will hear of its end anyway.
reason-watch-over = This table is over. { COMMAND("civ replay") } shows its game again.
reason-talk-off = Private threads are switched off at this table: say it to everybody.
reason-talk-partner = That is nobody you could talk to at this table. Choose another of its players.
reason-seat-far = You are not on the server of that table. Join it first.
reason-bot-player = Bots have no seat here. “{ key-add-computer }” adds a computer player.
reason-move-not-possible = That move is not possible now.
reason-intervention-not-possible = That cannot be done in this game now.
reason-another-game = That is not part of the game that is played at this table.

## Moderators, blocks and games put aside

# $role (its number; 0 where the server names none)
reason-moderators-only = { $role ->
        [0] This is for those who manage this server. They can let a role do it, too
       *[other] This is for those who manage this server, and for <@&{ $role }>. They can name another role
    }: { COMMAND("server-settings moderators") }.
reason-moderators-everybody = Not everybody can be a moderator. Choose another role.
reason-moderate-over = This table is over: there is nothing left to close.
reason-moderate-hidden = This table is hidden already.
reason-moderate-nobody = That person does not play at table { $table }.
reason-moderate-reason = Give a reason that can be read.
reason-talk-closed = A moderator of this server has ended private talks here. Say it to everybody at the table.
reason-talk-impossible = A private thread with this person is not possible here. Say it to everybody at the table.
reason-barred = The moderators of this server keep you from its tables. Ask them if you think that is a mistake.
reason-barred-full = More than { $limit } people cannot be kept from the tables of one server. Let somebody play again first: { COMMAND("moderate unbar") }.
reason-too-many-lobbies = You have { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } waiting for players, which is the limit. Start or cancel one first.
# $limit (tables), $minutes (in so many)
reason-opening-pace = You have opened { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } within { $minutes } minutes, which is enough for now. You may open the next <t:{ $at }:R>.
# $who (the number of a person, for a mention)
reason-blocked-there = <@{ $who }> is at this table, and you have blocked them. { COMMAND("settings block") } changes that.
reason-blocked-talk = You have blocked <@{ $who }>. { COMMAND("settings block") } changes that.
reason-blocked-invite = You have blocked <@{ $who }>, so you cannot invite them. { COMMAND("settings block") } changes that.
reason-blocked-self = You cannot block yourself.
reason-blocked-bot = A bot has no seat at any table, so there is nothing to block.
reason-blocked-full = You have blocked { $limit } people, which is the limit. Take somebody off your list first.
reason-table-aside = I am no longer on the server of this table, so the game waits and no clock runs. It goes on when I am back there.

## Tournaments and their archives

reason-tournament-official-number = An official tournament has 16 to 64 players, always a multiple of 4: { $players } is none of these numbers. A friendly cup takes other numbers.
reason-tournament-friendly-number = A friendly cup has 4 players, or 6 to 64, at tables of 3 and 4: { $players } is none of these numbers.
reason-tournament-too-few = At least { $need } players have to be there, and { $have } are. Give the check-in more time, make it a friendly cup, or call it off.
reason-tournament-referee-plays = Who is the referee of a tournament does not take part in it. Somebody else has to do one of the two.
reason-tournament-computer = Computers play in friendly cups only: an official tournament is for people.
reason-tournament-commitments = An announcement has four different commitments, one for each round and one for the lots, each a SHA-256.
reason-tournament-secret = This is not the secret that was committed to for round { $number }.
reason-tournament-lot-secret = This is not what follows from the secret that was committed to for the lots.
reason-tournament-text = { $name ->
        [title] The name of the tournament
        [place] The place
        [clock] The clock
       *[why] The reason
    } has to be there, and readable: one line, without hidden signs.
reason-tournament-pseudonym = “{ $text }” is not a pseudonym, such as p-7k2m9xqd. The book names nobody else.
reason-tournament-not-yours = { $role ->
        [organiser] Only the organisers of the tournament may do that.
        [referee] Only the referee may do that. Call the referee to your table.
        [player] Only a player may do that, and only for themselves.
       *[system] Nobody does that: it happens by itself.
    }
reason-tournament-begin = A tournament begins with its announcement, and has only one.
reason-tournament-registered = This person is registered already.
reason-tournament-not-registered = This person is not registered for the tournament.
reason-tournament-barred = It was announced that this person does not play in this tournament.
reason-tournament-full = { $limit } are registered or waiting, which is the limit.
reason-tournament-drawn = The first round has been drawn. Who plays can no longer be changed this way; the referee decides about drop-outs.
reason-tournament-early = Nothing has been drawn yet: first the check-in has to be over.
reason-tournament-late = The tournament is over, and its book is closed.
reason-tournament-check-in-off = The check-in is not on now.
reason-tournament-check-in-wait = { $missing ->
        [one] 1 player has
       *[other] { $missing } players have
    } not checked in yet. It can be closed <t:{ $at }:R>, or when everybody is there.
reason-tournament-deadline = This deadline has passed already. Choose a later one.
reason-tournament-present = This person has checked in already.
reason-tournament-friendly-already = This is a friendly cup already.
reason-tournament-round-open = The next round is drawn when this one is over. { $tables ->
        [one] 1 table is
       *[other] { $tables } tables are
    } still without a winner.
reason-tournament-no-table = There is no table { $number } in this round: it has tables 1 to { $tables }.
reason-tournament-table-over = The game at table { $number } is over. Nothing can be changed in it any more.
reason-tournament-not-at-table = Player { $player } does not play at table { $number }.
reason-tournament-not-in-round = Player { $player } does not play in round { $number }, so cannot win a table of it.
reason-tournament-player-out = Player { $player } has been eliminated from this game. Its draft is over, and it is played to its end.
reason-tournament-winners = Table { $number } has one winner, one of its players, who goes on. Name exactly one of them.
reason-tournament-winner-count = Round { $number } has { $need } tables, and so as many winners: one a table. There are { $have }.
reason-tournament-final-drawn = The final has been drawn, and no round follows it.
reason-tournament-tied = The victory at table { $number } is shared: the referee draws lots, and nothing else is possible there.
reason-tournament-no-tie = No lot is cast at table { $number }: nobody shares a victory there.
reason-tournament-transcript = A game is named by the SHA-256 of its transcript.
reason-tournament-line = A penalty names the line of the game that it is, after those before it, and a late effect the line gone back to. A warning names none.
reason-tournament-paused = Time has been stopped there already.
reason-tournament-running = Time is running there already.
reason-tournament-seconds = More time is from one second to seven days; a pause has no length.
reason-tournament-called = You have called the referee already. Wait for the answer.
reason-tournament-no-call = Call { $number } is not open: it has been answered, or its game is over.
reason-tournament-same-referee = This person is the referee already.
reason-tournament-revealed = The secret of the lots has been told already.
reason-tournament-unfinished = The secret of the lots is told when nothing is left to be drawn: after the final.
reason-archive-unreadable = This is no archive of a tournament: line { $line } is not JSON.
reason-archive-foreign = This is no archive of a tournament.
reason-archive-version = This archive has a form that this version of the program does not know.
reason-archive-bytes = This line does not stand as it was written.
reason-archive-shape = What an archive has here is missing, or is something else.
reason-archive-number = Entry { $need } should stand here, and not entry { $have }.
reason-archive-previous = This entry does not follow the one before: it names another hash.
reason-archive-hash = This entry was changed: its hash does not fit.
reason-archive-act = This entry holds nothing that can be done at a tournament.
reason-archive-summary = The book comes to something else here.
reason-archive-person = The book knows nobody of this pseudonym.
reason-archive-name = This is not a name as it is shown.
reason-archive-checksum = The archive was changed: the hash of all of it does not fit.
reason-archive-missing = The transcript of the game that this entry ends is missing.
reason-archive-unasked = The book knows of no such game.
reason-archive-transcript-hash = This transcript was changed: the book names it by another hash.
reason-archive-seats = This game has another number of players than its table.
reason-archive-first = Another seat began this game than the cards for First Player say.
reason-archive-choices = This game was not played with the draft, for oneself, and with Hegemony after every card.
reason-archive-winners = This game ended otherwise than the book says.
reason-archive-lots = Lots were drawn, and the secret they were drawn with is not told here.
reason-archive-interventions = The referee’s interventions in this game are not those of the book.

# Tournaments as they are run

reason-referee-decides = At a tournament’s table the referee decides that. Call them with { COMMAND("referee call") }.
reason-tournament-rematch = This game was part of a tournament. Open a table of your own with { COMMAND("civ new") }.
reason-tournament-drafted = The draft is complete: from now on the referee eliminates whoever has left.
reason-trim-count = There are only { $have } cards in that hand.
reason-tournament-none = There’s no such tournament here.
reason-tournament-start = A tournament starts later than now.
reason-tournament-start-unreadable = “{ $text }” isn’t a time I can read. Write 2026-05-02 14:30, or how long from now: 45m, 2h, 1d.
reason-tournament-moved-on = The game has gone on since. Look again, then decide.
reason-tournament-no-game = Table { $number } is still being made.
reason-tournament-elsewhere = You don’t play at a table of this round.
reason-tournament-many = { $limit } tournaments are open on this server. One has to end first.
reason-store-book-broken = The book of this tournament cannot be read back, at entry { $entry }. Please tell whoever runs the bot.
