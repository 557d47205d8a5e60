"""What the manager hands out: tables and their parts (kept by the store), ballots, nudges, preferences, limits."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Literal

from bot.store.outbox import BOARD, TURN
from bot.table.values import (
    ABANDONED,
    CANCELLED,
    ENDED,
    EXPIRED,
    FINISHED,
    LOBBY,
    OPEN,
    PLAYING,
    STATUSES,
    VOTE,
    Clock,
    Lapse,
    Motion,
    Notice,
    Options,
    Place,
    Poll,
    Post,
    Sitter,
    Stay,
    Summary,
    Table,
    TableId,
    Timer,
    UserId,
    Voice,
)

Display = Literal["picture", "text", "both"]
"""How a board or a hand is shown."""
ThemeName = Literal["dark", "light"]
Notify = Literal["mention", "direct", "digest", "none"]
"""How somebody is told that a table waits for him."""

__all__ = [
    "ABANDONED",
    "BOARD",
    "CANCELLED",
    "ENDED",
    "EXPIRED",
    "FINISHED",
    "LOBBY",
    "OPEN",
    "PLAYING",
    "STATUSES",
    "TURN",
    "VOTE",
    "Ballot",
    "Clock",
    "Display",
    "GuildPreferences",
    "Lapse",
    "Limits",
    "Motion",
    "Notice",
    "Notify",
    "Nudge",
    "Opener",
    "Options",
    "Place",
    "Poll",
    "Post",
    "Preferences",
    "Sitter",
    "Stay",
    "Summary",
    "Table",
    "TableId",
    "ThemeName",
    "Timer",
    "UserId",
    "Voice",
]


@dataclass(frozen=True, slots=True)
class Ballot:
    """How a vote stands: how many agreed of how many needed, by whom, and the table now."""

    agreed: int
    needed: int
    table: Table
    voters: tuple[UserId, ...] = ()
    is_refused: bool = False
    """Too many are against it: it is over."""

    @property
    def is_decided(self) -> bool:
        """Whether enough have agreed, and the table has changed accordingly."""
        return self.agreed >= self.needed


@dataclass(frozen=True, slots=True)
class Nudge:
    """Whom to remind: the people awaited at a table, never the one who nudges."""

    table: Table
    users: tuple[UserId, ...]


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's settings. Every field has a default and is set by its name; None means "as the surroundings do"."""

    confirm_end: bool = True
    """Ask before `end` where something useful is still possible."""
    locale: str | None = None
    """The language of what only this person sees, instead of Discord's."""
    theme: ThemeName | None = None
    """Of the pictures only this person sees, instead of the server's."""
    display: Display | None = None
    """How his hand and the boards he asks for are shown, instead of as on the server."""
    tutorial: str | None = None
    """How far he has come with the tutorial (`bot.tutorial.progress`)."""
    notify: Notify = "mention"
    """How he is called to his turn."""
    digest_hour: int = 8
    """The hour, in his time zone, of a daily digest."""
    remind_half: bool = True
    remind_soon: bool = True
    """Whether he is reminded when half of his time, and nine tenths of it, are gone."""
    dm_closed: bool = False
    """Whether Discord has refused his last direct message: until he chooses anew he is mentioned instead."""


@dataclass(frozen=True, slots=True)
class GuildPreferences:
    """One server's settings, for the messages everybody there sees."""

    theme: ThemeName = "dark"
    display: Display = "picture"
    locale: str | None = None
    """The language of new tables, instead of the one the server has on Discord."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened (channels, or categories of them); everywhere where none is named."""
    role: int | None = None
    """Who may open them; None: everybody."""
    most_tables: int | None = None
    """How many may be open at once; None: as many as the bot has room for."""
    clock: str | None = None
    """Of tables whose owner chooses none, as `clocks.clock_of` reads it."""
    at_zero: str = "turn"
    """What happens when that clock runs out."""
    dashboard: int | None = None
    """The channel of the message that lists the open tables."""


@dataclass(frozen=True, slots=True)
class Opener:
    """Where somebody opens a table, the innermost place first (thread, channel, category), and as whom."""

    places: tuple[int, ...]
    roles: frozenset[int] = frozenset()
    is_manager: bool = False
    """Whether this person may change what the server allows."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long and how many. Times are real time, compared with the `now` handed to the manager."""

    lobby_expiry: timedelta = timedelta(hours=24)
    nudge_interval: timedelta = timedelta(minutes=30)
    vote_after: timedelta = timedelta(hours=24)
    idle_unload: timedelta = timedelta(minutes=10)
    tables_in_memory: int = 1000
    """Beyond that many the least recently touched leave memory at once."""
    tables_per_user: int = 50
    """Open tables (lobbies and games) one person may sit at when opening or joining another."""
    tables_per_channel: int = 200
    automatic_pause: float = 1.5
    """Seconds before each move of the automatic player."""
    tick: float | None = 60.0
    """Seconds between two rounds of the housekeeping (expiry, unloading, a sign of life); None: none, and no alarm."""
