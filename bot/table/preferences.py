"""What people and servers may set, how stored settings are read and checked, and what a server allows. Pure."""

from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Literal, get_args

from bot.match import Games
from bot.table.clock_text import parse_clock
from bot.table.errors import BadClock, NotAllowed, TooManyTables, UnknownPreference
from bot.table.values import AtZero, Clock, UserId

Display = Literal["picture", "text", "both"]
"""How a board or a hand is shown."""
ThemeName = Literal["dark", "light"]
Guidance = Literal["full", "short", "none"]
"""How much a hand says of what others could do, and of what one's own effects do."""
Threads = Literal["own-thread", "channel"]
"""Where games are played: each in a thread of its own, or in the channel of their lobby."""
Starts = Literal["ready", "owner"]
"""What begins a full lobby: everyone being ready, or its owner."""
Season = Literal["month", "quarter", "half", "year"]
"""How long a season of ratings lasts."""

TOURNAMENTS: Final = "tournaments"
"""The feature of a server that announces tournaments."""
LEAGUE: Final = "league"
"""The feature of a server that has a league."""
MOST_CHANNELS: Final = 25
"""Channels, at most, in which one server lets tables be opened; more of them are a category."""


class Notify(StrEnum):
    """How someone is told that a table waits for them."""

    MENTION = "mention"
    DIRECT = "direct"
    DIGEST = "digest"
    """By one direct message a day."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's settings, each with a default. None means the setting of the server or of Discord."""

    confirm_end: bool = True
    """Ask before ending a turn in which something useful is still possible."""
    one_press: bool = True
    """End a turn together with the play where nothing else would be left to do in it."""
    guidance: Guidance | None = None
    """How much their hand explains; None: in full in their first games, shortly afterwards."""
    locale: str | None = None
    """The language of what only this person sees, instead of their language on Discord."""
    theme: ThemeName | None = None
    """The theme of pictures that only this person sees, instead of everyone's."""
    display: Display | None = None
    """How their hand, and boards they ask for, are shown, instead of the server's choice."""
    tutorial: str | None = None
    """How far they have come in the tutorial (`bot.games.civ.tutorial.progress`)."""
    puzzles: bool = False
    """Whether the daily puzzles that they solve are kept, for a streak and their server's table of the week."""
    notify: Notify = Notify.MENTION
    """How they are called to their turn."""
    digest_hour: int = 8
    """The hour of a daily digest, in their time zone."""
    remind_half: bool = True
    remind_soon: bool = True
    """Whether they are reminded when half, or nine tenths, of their time is gone."""
    remind_next: bool = False
    """Whether they are told when the turn before theirs begins."""
    direct_at: tuple[int, ...] = ()
    """Tables where a direct message calls them in place of a mention, as a daily digest would come too late there."""
    dm_closed: bool = False
    """Whether Discord refused their last direct message: until they choose again they are mentioned instead."""
    records: bool = True
    """Whether records are kept of their games. Without them they have no profile and no rating."""
    global_rating: bool = True
    """Whether they are rated over all servers, too."""
    shows_pace: bool = False
    """Whether others see how long their turns take."""
    blocked: tuple[UserId, ...] = ()
    """The people they want nothing to do with."""
    blocked_keys: tuple[str, ...] = ()
    """Hashes of forgotten people they want nothing to do with (`bot.table.forgetting`)."""


@dataclass(frozen=True, slots=True)
class GuildPreferences:
    """One server's settings, for messages that everyone there sees."""

    display: Display = "picture"
    threads: Threads = "own-thread"
    """Where tables are played whose owner doesn't choose, if the bot may open threads there."""
    starts: Starts = "ready"
    """Whether a full lobby begins by itself once everyone is ready, or when its owner says so."""
    locale: str | None = None
    """The language of new tables, instead of the server's on Discord."""
    channels: tuple[int, ...] = ()
    """Channels, or categories, in which tables may be opened; empty: everywhere."""
    role: int | None = None
    """The role whose members may open tables; None: everyone may."""
    most_tables: int | None = None
    """How many tables may be open at once; None: no limit of the server's own."""
    clock: str | None = None
    """The clock of tables whose owner chooses none, in the form `clock_text.parse_clock` reads."""
    at_zero: AtZero = AtZero.TURN
    """What happens when that clock runs out."""
    zone: str | None = None
    """The time zone of those who have set none of their own, by its name."""
    dashboard: int | None = None
    """The channel of the message that lists open tables."""
    moderators: int | None = None
    """The role that may moderate tables, in addition to those who manage the server."""
    results: int | None = None
    """The channel in which each finished game is told."""
    results_since: str | None = None
    """Since when, in the form of ISO 8601: what ended before was never meant for that channel."""
    results_spoiler: bool = False
    """Whether results are hidden until someone presses them."""
    results_publish: bool = False
    """Whether they are published to the servers that follow the channel, where it is one for announcements."""
    results_weekly: bool = True
    """Whether there is a summary of each week."""
    webhook: str | None = field(default=None, repr=False)
    """An address of the server's own that is told the same."""
    webhook_secret: str | None = field(default=None, repr=False)
    """What it knows by that this bot has told it."""
    webhook_since: str | None = None
    play: int | None = None
    """The channel where people find each other for a game, and where their tables are opened."""
    play_role: int | None = None
    """The role that is told when someone looks for a game: those who want that have it."""
    features: tuple[str, ...] = ()
    """What is switched on there: `TOURNAMENTS`, `LEAGUE`, and optional games by their names."""
    records: bool = True
    """Whether records and ratings are kept of games played there."""
    season: Season = "quarter"
    """How long a season of its ratings lasts."""
    podium: tuple[int, ...] = ()
    """The roles of the first, second and third of the season; a shorter list where fewer are given."""
    champion: int | None = None
    """The role of who has won the last tournament."""
    barred: tuple[UserId, ...] = ()
    """People barred from its tables by its moderators."""
    barred_keys: tuple[str, ...] = ()
    """Hashes of forgotten people barred from its tables by its moderators (`bot.table.forgetting`)."""

    @property
    def gives_roles(self) -> bool:
        """Whether the bot is to give roles of honour there."""
        return any(self.podium) or self.champion is not None


@dataclass(frozen=True, slots=True)
class Opener:
    """Where someone opens a table, innermost place first (thread, channel, category), and with which roles."""

    places: tuple[int, ...]
    roles: frozenset[int] = frozenset()
    is_manager: bool = False
    """Whether this person may change the server's settings."""


Kinds = Mapping[str, tuple[object, ...]]
"""By setting, the values it takes, or a type where it takes every value of that type."""

OF_PEOPLE: Final[Kinds] = {
    "confirm_end": (bool,),
    "one_press": (bool,),
    "guidance": (*get_args(Guidance), None),
    "locale": (str, None),
    "theme": (*get_args(ThemeName), None),
    "display": (*get_args(Display), None),
    "tutorial": (str, None),
    "puzzles": (bool,),
    "notify": tuple(Notify),
    "digest_hour": tuple(range(24)),
    "remind_half": (bool,),
    "remind_soon": (bool,),
    "remind_next": (bool,),
    "direct_at": (list,),
    "dm_closed": (bool,),
    "records": (bool,),
    "global_rating": (bool,),
    "shows_pace": (bool,),
    "blocked": (list,),
    "blocked_keys": (list,),
}
_FORMER_NAMES: Final = {"hints": "guidance"}
"""Names under which settings of people were stored by older versions."""
STORED_OF_PEOPLE: Final = (*OF_PEOPLE, *_FORMER_NAMES)
"""The names under which settings of people are stored."""
OF_TELLING: Final = frozenset(
    {"notify", "digest_hour", "remind_half", "remind_soon", "remind_next", "dm_closed", "direct_at"}
)
"""The settings of people that say how and when they are told of their tables."""
OF_SERVERS: Final[Kinds] = {
    "display": get_args(Display),
    "threads": get_args(Threads),
    "starts": get_args(Starts),
    "locale": (str, None),
    "channels": (list,),
    "role": (int, None),
    "most_tables": (int, None),
    "clock": (str, None),
    "at_zero": tuple(AtZero),
    "zone": (str, None),
    "dashboard": (int, None),
    "moderators": (int, None),
    "results": (int, None),
    "results_since": (str, None),
    "results_spoiler": (bool,),
    "results_publish": (bool,),
    "results_weekly": (bool,),
    "webhook": (str, None),
    "webhook_secret": (str, None),
    "webhook_since": (str, None),
    "play": (int, None),
    "play_role": (int, None),
    "features": (list,),
    "records": (bool,),
    "season": get_args(Season),
    "podium": (list,),
    "champion": (int, None),
    "barred": (list,),
    "barred_keys": (list,),
}


def preferences_from(stored: Mapping[str, Any]) -> Preferences:
    """Return a person's settings from the stored ones; those that don't fit any more get their default."""
    renamed = {new: stored[old] for old, new in _FORMER_NAMES.items() if old in stored}
    fitting = _pick_fitting(OF_PEOPLE, {**renamed, **stored})
    fitting["direct_at"] = _numbers(fitting.get("direct_at", ()))
    fitting["blocked"] = _numbers(fitting.get("blocked", ()))
    fitting["blocked_keys"] = _texts(fitting.get("blocked_keys", ()))
    return Preferences(**fitting)


def guild_preferences_from(stored: Mapping[str, Any]) -> GuildPreferences:
    """Return a server's settings from the stored ones; those that don't fit any more get their default."""
    fitting = _pick_fitting(OF_SERVERS, stored)
    for name in ("channels", "barred", "podium"):
        fitting[name] = _numbers(fitting.get(name, ()))
    for name in ("features", "barred_keys"):
        fitting[name] = _texts(fitting.get(name, ()))
    return GuildPreferences(**fitting)


def _numbers(stored: Iterable[object]) -> tuple[int, ...]:
    return tuple(each for each in stored if type(each) is int)


def _texts(stored: Iterable[object]) -> tuple[str, ...]:
    return tuple(each for each in stored if isinstance(each, str))


def check_preference(known: Kinds, name: str, value: object) -> None:
    """Raises `UnknownPreference` for a setting that isn't in `known`, or a value it doesn't take."""
    if name not in known:
        raise UnknownPreference("preference-unknown", name=name[:60])
    if not _fits(known[name], value):
        choices = ", ".join(choice for choice in known[name] if isinstance(choice, str))
        raise UnknownPreference("preference-value", name=name, choices=choices or "none")


def _fits(allowed: tuple[object, ...], value: object) -> bool:
    # in Python True is an int and equals 1, but it isn't meant where numbers are
    is_bool = isinstance(value, bool)
    return any(
        type(value) is choice if isinstance(choice, type) else not is_bool and value == choice for choice in allowed
    )


def _pick_fitting(known: Kinds, stored: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: _as_member(known[name], value)
        for name, value in stored.items()
        if name in known and _fits(known[name], value)
    }


def _as_member(allowed: tuple[object, ...], value: object) -> object:
    """Return a stored value as the enumeration member it names, if it names one."""
    return next((choice for choice in allowed if isinstance(choice, StrEnum) and choice == value), value)


# What a server allows


def features_of(games: Games) -> tuple[str, ...]:
    """Return all that a server can switch on."""
    return (TOURNAMENTS, LEAGUE, *(name for name, game in games.items() if game.is_optional))


def check_feature(server: GuildPreferences, feature: str) -> None:
    """Raises `NotAllowed` where the server has not switched this on. What is going on there needs no check."""
    if feature not in server.features:
        raise NotAllowed("feature-off", feature=feature)


OF_ROLES: Final = ("role", "moderators", "play_role")
"""A server's settings that name a role. Roles of honour are looked after where they are given."""
OF_CHANNELS: Final = ("dashboard", "results", "play")
"""Those that name a channel, apart from the `channels` in which tables may be opened."""


def without_gone(server: GuildPreferences, gone: Collection[int]) -> dict[str, object]:
    """Return what a server's settings become where these roles and channels are gone, by name; nothing else changes.

    Nothing is left that nobody could ever do: where the role that may open tables is gone, everyone may.
    """
    wishes: dict[str, object] = {name: None for name in (*OF_ROLES, *OF_CHANNELS) if getattr(server, name) in gone}
    if any(each in gone for each in server.channels):
        wishes["channels"] = [each for each in server.channels if each not in gone]
    if "results" in wishes:
        wishes["results_since"] = None
    return wishes


def check_opener(server: GuildPreferences, opener: Opener) -> None:
    """Raises `NotAllowed` where tables may not be opened here, or not by this person.

    People who may change these settings need no role, but the place applies to everyone.
    """
    # first, because a role doesn't let people open tables in other places
    check_place(server, opener)
    if server.role is not None and server.role not in opener.roles and not opener.is_manager:
        raise NotAllowed("server-role", role=server.role)


def check_place(server: GuildPreferences, opener: Opener) -> None:
    """Raises `NotAllowed` where tables may not be opened here."""
    if server.channels and not set(server.channels) & set(opener.places):
        raise NotAllowed("server-channel", channel=server.channels[0], more=len(server.channels) - 1)


def check_barred(barred: Collection[int], user: UserId) -> None:
    """Raises `NotAllowed` where the server's moderators keep this person from its tables."""
    if user in barred:
        raise NotAllowed("barred")


def check_number(server: GuildPreferences, have: int) -> None:
    """Raises `TooManyTables` where the server has as many open tables as it allows."""
    if server.most_tables is not None and have >= server.most_tables:
        raise TooManyTables("too-many-tables-server", limit=server.most_tables)


def default_clock(server: GuildPreferences) -> Clock | None:
    """Return the clock of tables whose owner chooses none; None where the stored one can't be read any more."""
    # perhaps stored by an older version: a table without a clock is better than none
    with suppress(BadClock):
        return parse_clock(server.clock, server.at_zero) if server.clock else None
    return None
