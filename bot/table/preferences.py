"""What people and servers may set, as values: every field has a default. Pure."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from bot.table.kinds import AtZero
from bot.table.values import UserId

Display = Literal["picture", "text", "both"]
"""How a board or a hand is shown."""
ThemeName = Literal["dark", "light"]
Threads = Literal["own-thread", "channel"]
"""Where games are played: in a thread that each gets, or where their lobby stands."""


class Notify(StrEnum):
    """How somebody is told that a table waits for him."""

    MENTION = "mention"
    DIRECT = "direct"
    DIGEST = "digest"
    """By one direct message a day."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's settings. Every field has a default and is set by its name; None means "as the surroundings do"."""

    confirm_end: bool = True
    """Ask before `end` where something useful is still possible."""
    one_press: bool = True
    """End a turn with the play itself where nothing else would be left to do in it."""
    locale: str | None = None
    """The language of what only this person sees, instead of Discord's."""
    theme: ThemeName | None = None
    """Of the pictures only this person sees, instead of the colours of everybody's."""
    display: Display | None = None
    """How his hand and the boards he asks for are shown, instead of as on the server."""
    tutorial: str | None = None
    """How far he has come with the tutorial (`bot.games.civ.tutorial.progress`)."""
    notify: Notify = Notify.MENTION
    """How he is called to his turn."""
    digest_hour: int = 8
    """The hour, in his time zone, of a daily digest."""
    remind_half: bool = True
    remind_soon: bool = True
    """Whether he is reminded when half of his time, and nine tenths of it, are gone."""
    dm_closed: bool = False
    """Whether Discord has refused his last direct message: until he chooses anew he is mentioned instead."""
    blocked: tuple[UserId, ...] = ()
    """With whom he wants nothing to do."""
    blocked_keys: tuple[str, ...] = ()
    """With whom of those who are forgotten he wants nothing to do: their hashes (`bot.table.forgetting`)."""


@dataclass(frozen=True, slots=True)
class GuildPreferences:
    """One server's settings, for the messages everybody there sees."""

    display: Display = "picture"
    threads: Threads = "own-thread"
    """Where tables are played whose owner chooses nothing, as far as the bot may open threads there."""
    locale: str | None = None
    """The language of new tables, instead of the one the server has on Discord."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened (channels, or categories of them); everywhere where none is named."""
    role: int | None = None
    """Who may open them; None: everybody."""
    most_tables: int | None = None
    """How many may be open at once; None: as many as the bot has room for."""
    clock: str | None = None
    """Of tables whose owner chooses none, as `clock_text.parse_clock` reads it."""
    at_zero: AtZero = AtZero.TURN
    """What happens when that clock runs out."""
    dashboard: int | None = None
    """The channel of the message that lists the open tables."""
    moderators: int | None = None
    """The role that may moderate tables, besides those who manage the server."""
    barred: tuple[UserId, ...] = ()
    """Whom its moderators keep from its tables."""
    barred_keys: tuple[str, ...] = ()
    """Whom of those who are forgotten its moderators keep away: their hashes (`bot.table.forgetting`)."""


@dataclass(frozen=True, slots=True)
class Opener:
    """Where somebody opens a table, the innermost place first (thread, channel, category), and as whom."""

    places: tuple[int, ...]
    roles: frozenset[int] = frozenset()
    is_manager: bool = False
    """Whether this person may change what the server allows."""
