### Why a table, a server or the database refuses something: what is wrong, and what would make it possible.

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

## Referee and table

reason-nothing-to-undo = Nothing to undo. You can undo your own moves this turn, unless they drew cards or showed you a hand.
reason-nothing-to-decide = There’s nothing for you to decide right now.
reason-no-hints = There are no hints here: only where the lobby allows them for everyone, or where you play alone without a clock. Never at tournaments.

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
reason-press-unreadable = I don’t know that choice. Open the newest message and choose again.
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
reason-awaited-left = There’s no one to nudge: the player everyone is waiting for has left the server. “{ key-stuck }” shows what you can do.
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
reason-server-managers-only = Only members with Manage Server can change these. Your own settings: { COMMAND("settings") }.
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
reason-paused-by-moderator = A moderator has paused this game, and only a moderator can resume it, with { COMMAND("moderate resume") }. The pause ends by itself <t:{ $at }:R>.
# $seat (its number, counted from 0)
reason-seat-taken = Someone is playing that seat. You can only take one that the computer is playing.
reason-seat-kept = This player has missed only one turn and keeps the seat. You can ask for it after two missed turns in a row, or once they leave it to the computer.
reason-nobody-to-ask = There’s nobody left at this table to ask.
reason-no-seat-free = The computer isn’t playing any seat at this table, so there’s none to take.
reason-seat-asked = There’s already a vote on a seat here. Wait until it’s over.
reason-undo-nothing = You have nothing to undo.
reason-undo-too-far = You can take back your own last turn at most, and never a draft.

## The database

reason-store-locked = My database is busy, so nothing was changed; try again in a moment.
reason-store-read-only = I can’t write to my database; please tell the bot’s owner.
reason-store-full = My disk is full; please tell the bot’s owner.
reason-store-moved = I can’t use my database; please tell the bot’s owner.
reason-store-replaced = { reason-store-moved }
reason-store-newer = { reason-store-moved }
reason-store-not-a-database = { reason-store-moved }
reason-store-foreign = { reason-store-moved }
reason-store-damaged = My database is damaged; please tell the bot’s owner.
reason-store-no-directory = { reason-store-moved }
reason-store-cannot-open = { reason-store-moved }
reason-store-no-driver = { reason-store-moved }
reason-store-no-login = { reason-store-moved }
reason-store-no-database = { reason-store-moved }
reason-store-unavailable = My database doesn’t answer, so nothing was changed; try again in a moment.
reason-store-server-read-only = { reason-store-read-only }
reason-store-server-old = { reason-store-moved }
reason-store-url-option = { reason-store-moved }
reason-store-unstorable = That text contains a control character that I can’t keep; write it again by hand.
reason-store-log-broken = This table’s record can’t be read at line { $line }; please tell the bot’s owner.
reason-store-row-broken = Table { $table } is damaged on my disk and set aside; please tell the bot’s owner.
reason-store-set-aside = Table { $table } is damaged on my disk and set aside; please tell the bot’s owner.
reason-store-backup-exists = There’s already a backup with that name. Choose another name.
reason-store-backup-missing = There’s no such backup.
reason-store-backup-cut = This backup is incomplete, or isn’t a backup at all.
reason-store-backup-altered = This backup has been changed since it was written.
reason-store-backup-server = A PostgreSQL database is backed up with pg_dump and put back with pg_restore.
reason-store-move-taken = The database that this one was to be moved into isn’t empty.
reason-store-move-unfinished = My database is being moved; please tell the bot’s owner.
reason-store-move-row = A row of my database can’t be moved.
reason-store-move-differs = What has arrived in the other database isn’t what was here.
reason-store-held = Another bot runs on this database.
reason-store-range-held = Another process of this bot holds shards { $shards }.

## Servers, watchers and talks

reason-server-channel = { $more ->
    [0] On this server, open tables in <#{ $channel }>.
    [one] On this server, open tables in <#{ $channel }> or one more channel.
   *[other] On this server, open tables in <#{ $channel }> or { $more } more channels.
} A server manager can change that with { COMMAND("server-settings") }.
reason-server-role = On this server, you need <@&{ $role }> to open tables. A server manager can give you that role, or change this with { COMMAND("server-settings") }.
reason-podium-not-yours = Only the server’s owner, or someone with Manage Roles who stands above <@&{ $role }>, can choose it here.
reason-podium-powerful = <@&{ $role }> has permissions to manage or moderate the server, which winners shouldn’t get. Choose a role without them.
reason-feature-off = This is switched off on this server: { $feature }. A server manager can switch it on with { COMMAND("server-settings") }.
reason-limit-unreadable = That’s not a number of tables from 0 to { $limit }.
reason-too-many-tables-server = { $limit ->
    [one] This server already has one open table, its limit.
   *[other] This server already has { $limit } open tables, its limit.
} Finish one, or ask a server manager: { COMMAND("server-settings") } changes that.
reason-watch-seated = You’re playing at this table: you’ll hear when it’s over anyway.
reason-watch-over = This table is over. { COMMAND("civ replay") } shows its game again.
reason-talk-off = Private threads are off at this table. Say it in front of everyone.
reason-talk-partner = You can’t talk privately with that person here. Choose another player at this table.
reason-seat-far = You aren’t on that table’s server. Join it first.
reason-bot-player = Bots can’t join. “{ key-add-computer }” adds a computer player.
reason-move-not-possible = That move isn’t possible now.
reason-intervention-not-possible = That can’t be done in this game now.

## Moderators, blocks and games put aside

# $role (its number; 0 where the server names none)
reason-moderators-only = { $role ->
        [0] Only server managers can do this. They can let a role do it, too
       *[other] Only server managers and <@&{ $role }> can do this. They can name another role
    }: { COMMAND("server-settings") }.
reason-moderators-everybody = Not everyone can be a moderator. Choose another role.
reason-moderate-over = This table is over: there’s nothing left to close.
reason-moderate-unpaused = No moderator has paused this table.
reason-moderate-own = You play at table { $table }, so you can’t close, pause or resume it as a moderator. Ask another moderator, or let the players vote: “{ key-menu }” under your hand.
reason-moderate-hidden = This table is already hidden.
reason-moderate-nobody = That person isn’t playing at table { $table }.
reason-moderate-own-rating = You played at table { $table }, so you don’t decide whether it’s rated. Ask another moderator.
reason-moderate-unrated = The game of table { $table } doesn’t count for ratings anyway.
reason-moderate-aside = The game of table { $table } is set aside already.
reason-moderate-counts = The game of table { $table } counts already.
reason-moderate-reason = Give a reason that can be read.
reason-talk-closed = A moderator of this server has ended private talks here. Say it in front of everyone.
reason-talk-impossible = A private thread with this person isn’t possible here. Say it in front of everyone.
reason-barred = The moderators of this server have banned you from its tables. Ask them if you think that’s a mistake.
reason-barred-full = A server can ban { $limit } people from its tables at most. Let someone play again first: { COMMAND("moderate unbar") }.
reason-too-many-lobbies = You have { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } waiting for players, which is the limit. Start or cancel one first.
# $limit (registrations), $minutes (in so many), $at
reason-registration-pace = You’ve registered for tournaments { $limit } times within { $minutes } minutes, which is the limit. You can register again <t:{ $at }:R>.
# $limit (searches), $minutes (in so many), $at
reason-search-pace = You’ve looked for a game { $limit } times within { $minutes } minutes, which is the limit. You can look again <t:{ $at }:R>.
# $limit (invitations), $minutes (in so many), $at
reason-invitation-pace = You’ve invited people { $limit } times within { $minutes } minutes, which is the limit. You can invite again <t:{ $at }:R>.
# $limit (changed lobbies), $minutes (in so many), $at
reason-closing-pace = This table, or another of its owner’s, has changed { $limit } times within { $minutes } minutes after its words were closed. It can start <t:{ $at }:R>.
# $limit (pages), $minutes (in so many), $at
reason-public-pace = You’ve shown { $limit } pages to everyone within { $minutes } minutes, which is the limit. You can show the next <t:{ $at }:R>.
reason-public-pace-here = { $limit } pages have been shown to everyone in this channel within { $minutes } minutes, which is the limit. The next can be shown <t:{ $at }:R>.
# $limit (tables), $minutes (in so many)
reason-opening-pace = You’ve opened { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } within { $minutes } minutes, which is the limit. You can open the next <t:{ $at }:R>.
# $who (the number of a person, for a mention)
reason-blocked-there = <@{ $who }> is at this table, and you’ve blocked them. { COMMAND("settings") } changes that.
reason-blocked-talk = You’ve blocked <@{ $who }>. { COMMAND("settings") } changes that.
reason-blocked-invite = You’ve blocked <@{ $who }>, so you can’t invite them. { COMMAND("settings") } changes that.
reason-blocked-self = You can’t block yourself.
reason-blocked-bot = Bots can’t sit at tables, so there’s nothing to block.
reason-blocked-full = You’ve blocked { $limit } people, which is the limit. Take someone off your list first.
reason-table-aside = I’m no longer on this table’s server, so the game is on hold and no clock is running. It goes on when I’m back.

reason-no-commitment = This table was opened before words could be added, so its cards are drawn without them.
