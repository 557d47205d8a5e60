### Why something is refused: what is wrong, and what would make it possible.
### $seat and $turn are players' names; $card and $domain are names; $word and $owed say an action.

# $text, $clause
reason-with-clause = { $text } ({ $clause })
reason-unknown = This is not possible now.

## Actions

reason-action-unreadable = “{ $text }” is not an action of this game. Use the buttons, or write it as “play M1”.
reason-game-over = The game is over. Start a new one to play on.
reason-not-your-turn = It is { $turn }’s turn. Yours comes when the players before you have ended theirs.
reason-seat-unknown = There is no such seat at this table.
reason-seat-left = { $seat } has left this game and takes no more turns.
reason-already-kept = You have kept a card of this pack. The next pack comes when everyone has chosen.
reason-not-in-pack = { $card } is not in the pack in front of you. Keep a card that is.
reason-not-in-centre = { $card } is not in the centre. Take a card that is.
reason-only-in-draft = { $word } belongs to the draft, and the draft is over.
reason-not-in-draft = The draft is still going on; first choose a card there.
reason-play-first = First play a card of your hand; effects come in step 2.
reason-already-played = You have played your card of this turn. Apply effects, or end your turn.
reason-may-not-skip = You hold a card that you may play, so you have to play one.
reason-not-in-hand = { $card } is not in your hand. Choose a card that is.
reason-embargoed = An Embargo keeps you from playing { $domain } in this turn. Choose a card of another Domain.
reason-effect-running = An effect is being resolved. First { $owed }.
reason-nothing-owed = Nothing asks for this now ({ $word }). Start an effect that does.
reason-effect-used = You have used the permanent effect of { $domain } in this turn. It is open again in your next turn.
reason-sacrifice-used = You have used the discard effect of { $domain } in this turn. It is open again in your next turn.
reason-no-permanent-effect = { $domain } has no permanent effect to start: Religion works by itself, and Culture copies.
reason-no-such-level = There is no such level; there are levels 1 and 2.
reason-level-not-reached = Level { $level } of { $domain } needs { $need } { $need ->
        [one] card
       *[other] cards
    } in your play area, and you have { $have }.
reason-few-hand-cards = This effect needs { $need } { $need ->
        [one] card
       *[other] cards
    } in your hand, and you have { $have }.
reason-few-area-cards = This effect needs { $need } { $need ->
        [one] card
       *[other] cards
    } in your play area, and you have { $have }.
reason-few-playable-cards = This effect needs { $need } { $need ->
        [one] card
       *[other] cards
    } that you may play, and you have { $have }.
reason-few-discards = This effect needs { $need } { $need ->
        [one] card
       *[other] cards
    } in the discard pile, and there { $have ->
        [one] is 1
       *[other] are { $have }
    }.
reason-not-in-area = { $card } is not in your play area. Choose a card that is.
reason-no-sacrifice-effect = Culture has no discard effect. Sacrifice a card of another Domain.
reason-no-sacrifice-card = You have no { $domain } card in your play area to sacrifice. Play one first.
reason-nothing-to-copy = Nobody has a permanent effect that is better than yours and that you could resolve now.
reason-no-card-to-attack = An Attack needs a second card in your play area: its Domain is the one attacked.
reason-no-target-column = No other player has a card in play to lay the marker on. It is possible once somebody has.
reason-would-strand-effect = Taking back { $card } would leave you too few cards that you may play. Take back another one.
reason-not-in-discard = { $card } is not in the discard pile. Choose a card that is.
reason-target-is-self = Choose another player, not yourself.
reason-target-left = { $seat } has left the game. Choose a player who is still in it.
reason-target-unknown = There is no such player at this table. Choose one who is.
reason-target-without-card = { $seat } has no { $domain } card in play. Choose a Domain in which they have one.
reason-inspiration-used = You have used Inspiration in this turn. It is open again in your next turn.
reason-not-most-culture = This needs more Culture cards than every other player has: you have { $have } and would need { $need }.
reason-copy-culture = Inspiration itself cannot be copied. Choose another Domain.
reason-target-level-not-reached = { $seat } has { $have } { $domain } { $have ->
        [one] card
       *[other] cards
    }; level { $level } needs { $need }. Copy a level that a player has now.
reason-copy-not-higher = You have level { $level } of { $domain } yourself. A copied level has to be higher than your own.
reason-copied-effect-used = The permanent effect of { $domain } has been used in this turn. Copy another Domain.

## Referee and table

reason-intervention-not-now = { $word } is an action for a seat, not an intervention.
reason-intervention-needs-by = This needs the name of who does it, and why.
reason-not-during-draft = This is not possible during the draft. Wait until everybody has taken a card of the centre.
reason-not-within-effect = An effect is being resolved. This is possible when it is done.
reason-undo-unknown-line = Line { $number } is not there to go back to. Choose a line that still stands.
reason-trim-not-in-hand = { $card } is not in that hand. Only cards that are can be discarded from it.
reason-nothing-to-undo = There is nothing to take back. Only your own last decision is, as long as it showed nothing hidden.
reason-abandon-only-in-draft = Only a table in its draft is abandoned. Later, the player leaves and the others play on.

## Setting up a game

reason-setup-players = This game is for 2, 3 or 4 players.
reason-setup-kind = The set-up is the Classic variant or the Draft variant.
reason-setup-teams = Teams need 4 players.
reason-setup-first = The First Player has to be one of the players.
reason-setup-hegemony = Hegemony is looked at at the end of a turn, or right after each card played.
reason-setup-turn-cap = A cap on turns has to be 1 or more.
reason-setup-deck = These are not the 104 cards of the game.
reason-setup-box = These are not the cards that go back to the box: 3 of each Age with 2 or 3 players, none with 4.
reason-setup-pile-order = The deck has to be stacked by Age, I on top.

## Transcripts

reason-header-missing = The first line of the file lacks “{ $key }”.
reason-header-unreadable = The first line of the file is not a header of a game. Send the file as it was downloaded.
reason-line-unreadable = This line is not an action of a game. Send the file as it was downloaded.
reason-line-number = This line should have the number { $expected } and has { $found }.
reason-file-cut = The file ends too early. Send it whole.
reason-file-empty = The file is empty.
reason-after-result = There is something after the result of the game. One file holds one game.
reason-result-too-early = The file gives a result, and the game is not over.
reason-result-unreadable = The result of the game cannot be read. Send the file as it was downloaded.
reason-result-differs = The result in the file is not the one these actions lead to.

## Tables

reason-table-unknown = There is no such table here. It may have been closed.
reason-not-seated = You have no seat at this table. Join it while it is still open, or follow the game as a spectator.
reason-seat-automatic = The automatic player holds your seat. Press “My hand” and take it back first.
reason-seat-out = You have left this game and take no more part in it.
reason-stale-decision = { $moves ->
        [0] This button is from an earlier decision
        [one] This button is from before the last move
       *[other] This button is from { $moves } moves ago
    }. Here is the table as it is now; nothing was changed.
reason-table-full = All { $players } seats of this table are taken.
reason-too-many-computers = { $seats ->
        [one] A table for { $players } has one seat beside yours
       *[other] A table for { $players } has { $seats } seats beside yours
    }, and you asked for { $computers } computer players. Ask for fewer, or open a larger table.
reason-no-computer = No computer player sits at this table.
reason-already-seated = You are at this table already.
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
reason-not-owner = Only the owner of this table may do that.
reason-not-in-lobby = This is only possible before the game begins.
reason-not-playing = There is no game going on at this table.
reason-not-over = This is only possible when the game is over.
reason-rematch-begun = The rematch has begun without you. Open a new table to play again.
reason-no-actions = Nothing was chosen. Choose at least one card.
reason-nudged-recently = They were reminded a short while ago. You may do it again in { $hours ->
        [0] { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }
        [one] 1 hour
       *[other] { $hours } hours
    }.
reason-only-you-awaited = The table waits for nobody but you.
reason-nobody-awaited = The table waits for nobody now.
reason-too-early = It is too early for that. It will be possible in { $hours ->
        [0] { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }
        [one] 1 hour
       *[other] { $hours } hours
    }.
reason-voter-awaited = The table waits for you too, so you may not vote on those who are awaited. Make your move first.
reason-last-person = You are the only person playing at this table now, so nobody waits for you: the game stands still until you come. { COMMAND("civ resign") } leaves it for good.
reason-seat-not-automatic = Your seat is yours already; nobody else plays it.
reason-transcript-unfinished = A game can be downloaded when it is over, so that no hand is given away.
reason-transcript-not-yours = Only those who played this game may download it.
reason-preference-unknown = There is no setting “{ $name }”.
reason-server-only = A server’s settings belong to a server. Use this command in one of its channels.
reason-server-managers-only = A server’s settings are for those with the permission Manage Server. Your own are { COMMAND("settings display") } and { COMMAND("settings theme") }.
reason-preference-value = { $choices ->
        [none] This is not a value that the setting “{ $name }” can have.
       *[other] The setting “{ $name }” takes one of these: { $choices }.
    }
reason-shutting-down = The bot is about to restart. Your table is safe; try again in a minute.

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
reason-store-backup-exists = There is a backup of that name already. Choose another name.
