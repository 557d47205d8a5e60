"""Why a table refuses. Each carries a `Reason` whose key is one of `TABLE_REASONS`.

GameError                 what a player may cause (bot.reasons)
└── TableError            a table, not the rules, says no
    ├── UnknownTable      no such table
    ├── NotSeated         not one of this table's players (or out of the game)
    ├── StaleDecision     made for a decision that is over; carries the table as it is now
    ├── TableFull, AlreadySeated, NotInvited, NotEnoughPlayers, TooManyTables
    ├── NotOwner          only the table's owner may
    ├── NotInLobby, NotPlaying
    ├── TooEarly          a nudge, a vote or another call before its time
    ├── NoTranscript      not yours to read (yet)
    ├── BadClock, BadAvailability
    ├── UnknownPreference
    ├── NotAllowed        a server's settings, for those who manage it
    └── ShuttingDown
"""

from typing import Final

from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.table import Table
from bot.table.values import TableId

TABLE_REASONS: Final = Reasons({
    # key: clause; values a sentence may use
    "table-unknown": NO_CLAUSE,  # table
    "not-seated": NO_CLAUSE,  # table
    "seat-automatic": NO_CLAUSE,  # seat: the automatic player holds it; come back first
    "seat-out": NO_CLAUSE,  # seat
    "stale-decision": NO_CLAUSE,  # moves
    "table-full": NO_CLAUSE,  # players
    "too-many-computers": NO_CLAUSE,  # players, seats, computers
    "nothing-to-undo": NO_CLAUSE,
    "nothing-to-decide": NO_CLAUSE,
    "no-hints": NO_CLAUSE,
    "already-seated": NO_CLAUSE,
    "seat-yours": NO_CLAUSE,  # in a game
    "seat-held": NO_CLAUSE,  # by this person, in this game, before someone else
    "nobody-to-ask": NO_CLAUSE,
    "place-same": NO_CLAUSE,
    "move-server": NO_CLAUSE,
    "move-lobby": NO_CLAUSE,
    "move-hidden": NO_CLAUSE,  # who
    "move-meanwhile": NO_CLAUSE,  # someone has to be asked by now
    "move-asked": NO_CLAUSE,  # channel: a vote on another one is open
    "not-invited": NO_CLAUSE,
    "not-enough-players": NO_CLAUSE,  # need, have
    "too-many-tables-user": NO_CLAUSE,  # limit
    "too-many-tables-channel": NO_CLAUSE,  # limit
    "no-computer": NO_CLAUSE,
    "seats-taken": NO_CLAUSE,  # people, seats
    "not-ready": NO_CLAUSE,  # count
    "press-unreadable": NO_CLAUSE,  # it says what was never offered
    "no-commitment": NO_CLAUSE,  # the lobby opened before there was any
    "not-owner": NO_CLAUSE,  # owner (user id)
    "not-owner-nobody": NO_CLAUSE,
    "not-in-lobby": NO_CLAUSE,  # status (`standing`)
    "not-playing": NO_CLAUSE,  # status (`standing`)
    "table-aside": NO_CLAUSE,
    "referee-decides": "§9.5",
    "league-decides": NO_CLAUSE,
    "game-stopped": "§9.5",
    "tournament-rematch": NO_CLAUSE,
    "tournament-drafted": "§9.1",
    "not-over": NO_CLAUSE,  # status
    "rematch-begun": NO_CLAUSE,  # table: the rematch has begun without this person
    "no-actions": NO_CLAUSE,
    "nudged-recently": NO_CLAUSE,  # at (epoch seconds when it may be tried again)
    "invited-recently": NO_CLAUSE,  # at
    "seat-asked-recently": NO_CLAUSE,  # at
    "proposed-recently": NO_CLAUSE,  # at: the others have refused it
    "moved-recently": NO_CLAUSE,  # at
    "only-you-awaited": NO_CLAUSE,
    "nobody-awaited": NO_CLAUSE,
    "awaited-left": NO_CLAUSE,  # the server
    "too-early": NO_CLAUSE,  # at
    "clock-decides": NO_CLAUSE,  # at: a clock runs there, so that no vote is needed
    "voter-awaited": NO_CLAUSE,
    "deputy-not-awaited": NO_CLAUSE,
    "deputy-too-early": NO_CLAUSE,  # at
    "seat-not-automatic": NO_CLAUSE,  # seat
    "last-person": NO_CLAUSE,
    "transcript-unfinished": NO_CLAUSE,
    "transcript-not-yours": NO_CLAUSE,
    "preference-unknown": NO_CLAUSE,  # name
    "preference-value": NO_CLAUSE,  # name, choices ("none" where these cannot be listed)
    "server-only": NO_CLAUSE,
    "server-managers-only": NO_CLAUSE,
    "server-channel": NO_CLAUSE,  # channel, more (how many others besides)
    "server-role": NO_CLAUSE,  # role
    "podium-not-yours": NO_CLAUSE,  # role
    "podium-powerful": NO_CLAUSE,  # role
    "feature-off": NO_CLAUSE,  # feature
    "limit-unreadable": NO_CLAUSE,  # limit
    "too-many-tables-server": NO_CLAUSE,  # limit
    "clock-unreadable": NO_CLAUSE,  # text
    "clock-range": NO_CLAUSE,  # minutes, days
    "clock-increment": NO_CLAUSE,  # text
    "zone-unknown": NO_CLAUSE,  # text
    "quiet-unreadable": NO_CLAUSE,  # text
    "quiet-too-long": NO_CLAUSE,  # hours
    "vacation-days": NO_CLAUSE,
    "vacation-too-long": NO_CLAUSE,  # days
    "no-clock": NO_CLAUSE,
    "vote-unknown": NO_CLAUSE,
    "not-asked": NO_CLAUSE,
    "asked-already": NO_CLAUSE,  # by this person; the others have to
    "already-paused": NO_CLAUSE,
    "not-paused": NO_CLAUSE,
    "paused-by-moderator": NO_CLAUSE,  # at: when its players may go on, too
    "vote-open": NO_CLAUSE,  # of that kind, on something else
    "seat-taken": NO_CLAUSE,  # seat
    "seat-kept": NO_CLAUSE,  # seat: its holder has missed one turn only
    "undo-nothing": NO_CLAUSE,
    "undo-too-far": NO_CLAUSE,  # to before one's own last turn
    "no-seat-free": NO_CLAUSE,
    "seat-asked": NO_CLAUSE,  # someone else has asked for one
    "seat-far": NO_CLAUSE,  # not a member of the server the table is on
    "bot-player": NO_CLAUSE,
    "vote-over": NO_CLAUSE,
    "clock-missing": NO_CLAUSE,  # what happens at zero was chosen, but no clock
    "vacation-unreadable": NO_CLAUSE,  # text
    "watch-seated": NO_CLAUSE,
    "watch-over": NO_CLAUSE,
    "talk-off": NO_CLAUSE,
    "talk-partner": NO_CLAUSE,
    "blocked-there": NO_CLAUSE,  # who (user id)
    "blocked-talk": NO_CLAUSE,  # who
    "blocked-invite": NO_CLAUSE,  # who
    "blocked-self": NO_CLAUSE,
    "blocked-bot": NO_CLAUSE,
    "blocked-full": NO_CLAUSE,  # limit
    "talk-closed": NO_CLAUSE,  # by a moderator
    "talk-impossible": NO_CLAUSE,  # with that person; they aren't told why
    "moderators-only": NO_CLAUSE,  # role (0 where the server names none)
    "moderators-everybody": NO_CLAUSE,
    "moderate-over": NO_CLAUSE,
    "moderate-own": NO_CLAUSE,  # the table that a moderator plays at
    "moderate-unpaused": NO_CLAUSE,  # by a moderator
    "moderate-hidden": NO_CLAUSE,
    "moderate-nobody": NO_CLAUSE,  # table
    "moderate-own-rating": NO_CLAUSE,  # the table that a moderator has played at
    "moderate-unrated": NO_CLAUSE,  # the table whose game counts for no rating
    "moderate-aside": NO_CLAUSE,  # the table whose game is set aside already
    "moderate-counts": NO_CLAUSE,  # the table whose game counts already
    "moderate-reason": NO_CLAUSE,  # it is blank
    "barred": NO_CLAUSE,
    "barred-full": NO_CLAUSE,  # limit
    "too-many-lobbies": NO_CLAUSE,  # limit
    "opening-pace": NO_CLAUSE,  # limit, minutes, at
    "registration-pace": NO_CLAUSE,  # limit, minutes, at
    "search-pace": NO_CLAUSE,  # limit, minutes, at
    "invitation-pace": NO_CLAUSE,  # limit, minutes, at
    "closing-pace": NO_CLAUSE,  # limit, minutes, at
    "public-pace": NO_CLAUSE,  # limit, minutes, at
    "public-pace-here": NO_CLAUSE,  # limit, minutes, at
})  # fmt: skip
"""Every reason a table has, with its clause."""


class TableError(GameError):
    """A refusal by a table. `reason` has a key of `TABLE_REASONS`, and nothing was changed."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(TABLE_REASONS.reason(key, values))


class UnknownTable(TableError):
    """There is no such table."""

    def __init__(self, table_id: int) -> None:
        super().__init__("table-unknown", table=table_id)


class NotSeated(TableError):
    """This person doesn't play at that table, or no longer does."""


class StaleDecision(TableError):
    """The decision it was made for is over since `moves_ago` lines; `table` is how it stands now."""

    def __init__(self, table: Table, moves_ago: int) -> None:
        super().__init__("stale-decision", moves=moves_ago)
        self.table = table
        self.moves_ago = moves_ago


class TableFull(TableError):
    """All seats are taken."""


class AlreadySeated(TableError):
    """This person is there already."""


class NotInvited(TableError):
    """Only those invited may join."""


class NotEnoughPlayers(TableError):
    """The game needs exactly as many players as it has seats."""


class TooManyTables(TableError):
    """This person or this channel has enough open tables."""


class NotOwner(TableError):
    """Only the table's owner may; `table_id` is that table's."""

    def __init__(self, key: str, table_id: TableId, **values: int) -> None:
        super().__init__(key, **values)
        self.table_id = table_id


class NotInLobby(TableError):
    """The table has begun or is closed."""


class NotPlaying(TableError):
    """There is no game going on at this table."""


class TooEarly(TableError):
    """Not yet, or there is nothing to do it for."""


class BadClock(TableError):
    """A clock that can't be read, or that no one could play by."""


class BadAvailability(TableError):
    """A time zone that doesn't exist, or quiet hours or vacations that can't be."""


class NoTranscript(TableError):
    """This person may not read that transcript, or not yet."""


class UnknownPreference(TableError):
    """No such setting, or no such value."""


class NotAllowed(TableError):
    """Only those who manage the server may, or the server's settings or moderators forbid it."""


def standing(table: Table) -> str:
    """Return the status that a refusal names where a table isn't in the state required.

    At a tournament it is `tournament`, because what people are told to do next differs there.
    """
    return table.status if table.contest is None else "tournament"


def not_owner(table: Table) -> NotOwner:
    """Return the refusal for someone who isn't the table's owner; it names the owner."""
    if table.owner is None:
        return NotOwner("not-owner-nobody", table.id)
    return NotOwner("not-owner", table.id, owner=table.owner)
