"""Why the manager refuses. Each carries a `Reason` whose key is one of `MANAGER_REASONS`.

GameError                 what a player may cause
├── TableError            a table, not the rules, says no
│   ├── UnknownTable      no such table
│   ├── NotSeated         not one of this table's players (or out of the game)
│   ├── StaleDecision     made for a decision that is over; carries the table as it is now
│   ├── TableFull, AlreadySeated, NotInvited, NotEnoughPlayers, TooManyTables
│   ├── NotOwner          only the table's owner may
│   ├── NotInLobby, NotPlaying
│   ├── TooEarly          a nudge or a vote before its time
│   ├── NoTranscript      not yours to read (yet)
│   ├── UnknownPreference
│   ├── NotAllowed        a server's settings, for those who manage it
│   └── ShuttingDown
└── StoreTrouble          the database refuses (bot.store.errors)
"""

from typing import Final

from bot.rules import GameError, Reason
from bot.store.errors import STORE_REASONS, StoreTrouble
from bot.store.values import Table

__all__ = [
    "MANAGER_REASONS",
    "AlreadySeated",
    "BadClock",
    "BadRhythm",
    "NoTranscript",
    "NotAllowed",
    "NotEnoughPlayers",
    "NotInLobby",
    "NotInvited",
    "NotOwner",
    "NotPlaying",
    "NotSeated",
    "ShuttingDown",
    "StaleDecision",
    "StoreTrouble",
    "TableError",
    "TableFull",
    "TooEarly",
    "TooManyTables",
    "UnknownPreference",
    "UnknownTable",
]

MANAGER_REASONS: Final[dict[str, str]] = {
    # key: clause, "" where no clause of the rules speaks of it; values a sentence may use
    "table-unknown": "",  # table
    "not-seated": "",  # table
    "seat-automatic": "",  # seat: the automatic player holds it; come back first
    "seat-out": "§9.1",  # seat
    "stale-decision": "",  # moves
    "table-full": "",  # players
    "too-many-computers": "",  # players, seats, computers
    "nothing-to-undo": "",
    "already-seated": "",
    "seat-yours": "",  # in a game
    "not-invited": "",
    "not-enough-players": "§1.2",  # need, have
    "too-many-tables-user": "",  # limit
    "too-many-tables-channel": "",  # limit
    "no-computer": "",
    "not-owner": "",  # owner (user id)
    "not-in-lobby": "",  # status
    "not-playing": "",  # status
    "not-over": "",  # status
    "rematch-begun": "",  # table: the rematch has begun without this person
    "no-actions": "",
    "nudged-recently": "",  # at (epoch seconds when it may be tried again)
    "only-you-awaited": "",
    "nobody-awaited": "",
    "too-early": "",  # at
    "clock-decides": "",  # at: a clock runs there, so that no vote is needed
    "voter-awaited": "",
    "seat-not-automatic": "",  # seat
    "last-person": "",
    "transcript-unfinished": "",
    "transcript-not-yours": "",
    "preference-unknown": "",  # name
    "preference-value": "",  # name, choices ("none" where these cannot be listed)
    "server-only": "",
    "server-managers-only": "",
    "server-channel": "",  # channel, more (how many others besides)
    "server-role": "",  # role
    "server-channels-full": "",  # limit
    "too-many-tables-server": "",  # limit
    "clock-unreadable": "",  # text
    "clock-range": "",  # minutes, days
    "clock-increment": "",  # text
    "zone-unknown": "",  # text
    "quiet-unreadable": "",  # text
    "quiet-too-long": "",  # hours
    "vacation-days": "",
    "vacation-too-long": "",  # days
    "no-clock": "",
    "vote-unknown": "",
    "not-asked": "",
    "asked-already": "",  # by this person, of the others
    "already-paused": "",
    "not-paused": "",
    "seat-taken": "",  # seat
    "undo-nothing": "",
    "no-seat-free": "",
    "seat-asked": "",  # somebody else has asked for one
    "seat-far": "",  # not a member of the server the table is on
    "bot-player": "",
    "vote-over": "",
    "clock-missing": "",  # what happens at zero was chosen, but no clock
    "vacation-unreadable": "",  # text
    "watch-seated": "",
    "watch-over": "",
    "talk-off": "",
    "talk-partner": "",
    "shutting-down": "",
    **STORE_REASONS,
}
"""Every reason the manager and the store have, with its clause."""


class TableError(GameError):
    """A table says no. `reason` has a key of `MANAGER_REASONS`; nothing was changed."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(Reason(key, MANAGER_REASONS[key], values))


class UnknownTable(TableError):
    """There is no such table."""

    def __init__(self, table_id: int) -> None:
        super().__init__("table-unknown", table=table_id)


class NotSeated(TableError):
    """This person does not play at that table, or no longer does."""


class StaleDecision(TableError):
    """Made for a decision that is over: `moves_ago` lines ago; `table` is how it stands now."""

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
    """Only the table's owner may."""


class NotInLobby(TableError):
    """The table has begun or is closed."""


class NotPlaying(TableError):
    """There is no game going on at this table."""


class TooEarly(TableError):
    """Not yet, or nothing to do it for."""


class BadClock(TableError):
    """A clock that cannot be read, or that nobody could play by."""


class BadRhythm(TableError):
    """A time zone that does not exist, quiet hours or vacations that cannot be."""


class NoTranscript(TableError):
    """This transcript is not this person's to read, or not yet."""


class UnknownPreference(TableError):
    """No such setting, or not such a value."""


class NotAllowed(TableError):
    """A server's settings are for those who manage it, and there are none elsewhere."""


class ShuttingDown(TableError):
    """The bot is about to stop and begins nothing new."""

    def __init__(self) -> None:
        super().__init__("shutting-down")
