"""Forms groups of the people who look for a game. Pure.

A request stands for one speed, on one or several servers, for a number of players or any. The person who has waited
longest is served first: at a lobby that waits already, else with others who fit. Where there is a choice, those are
taken who are about as strong as they are, and of these who have waited longest. Nobody is seated with someone whom they
have blocked, or who has blocked them.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import combinations
from typing import Final

from bot.table.clock_text import PRESETS
from bot.table.table import Summary
from bot.table.values import Clock, RequestKey, TableId, UserId

SPEEDS: Final = ("live", "day", "correspondence")
"""The speeds to choose from: clocks by the names of `clock_text.PRESETS`."""
ANY: Final = 0
"""For a request: any number of players."""
SIZES: Final = (4, 3, 2)
"""Numbers of players that are tried where any will do: the more who can begin, the better."""
LONGEST: Final = timedelta(days=1)
USUAL: Final[Mapping[str, timedelta]] = {"live": timedelta(hours=1)}
"""How long a request stands unless its hours are said; `LONGEST` for other speeds."""
OFFER_AFTER: Final[Mapping[str, timedelta]] = {"live": timedelta(minutes=10)}
"""After which a computer is offered meanwhile."""
_OFFER_SLOW: Final = timedelta(hours=1)
PING_EVERY: Final = timedelta(hours=1)
"""Between two mentions of a server's role."""
MOST_CONSIDERED: Final = 40
"""People of one speed on one server who may be seated together: the longest waiting."""

Blocks = Mapping[UserId, Collection[UserId]]
UNKNOWN: Final = 0.0
"""How strong someone is taken to be who isn't rated."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The line that a server was told of a request."""

    guild_id: int
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """Someone who looks for a game: one request a person and speed."""

    user: UserId
    name: str
    speed: str
    players: int
    guilds: tuple[int, ...]
    made_at: datetime
    until: datetime
    is_offered: bool = False
    """Whether a computer was offered to them."""
    traces: tuple[Trace, ...] = field(default=())

    @property
    def key(self) -> RequestKey:
        """Which request it is."""
        return RequestKey(self.user, self.speed, self.made_at)

    @property
    def clock(self) -> Clock | None:
        """The clock of its tables."""
        return PRESETS[self.speed]

    @property
    def offers_at(self) -> datetime:
        """When a computer is offered."""
        return self.made_at + OFFER_AFTER.get(self.speed, _OFFER_SLOW)

    def fits(self, players: int) -> bool:
        """Return whether a game of so many players is wanted."""
        return self.players in (ANY, players)


@dataclass(frozen=True, slots=True)
class OpenLobby:
    """A lobby that waits for players, open to everyone."""

    table: TableId
    guild_id: int
    clock: Clock | None
    players: int
    people: tuple[UserId, ...]
    free: int


@dataclass(frozen=True, slots=True)
class Wish:
    """What someone wants who plays where they are: a speed, of which None is any, and a number of players, or `ANY`."""

    speed: str | None = None
    players: int = ANY

    def fits(self, lobby: OpenLobby) -> bool:
        """Return whether a game of that clock and size is wanted."""
        is_speed = self.speed is None or lobby.clock == PRESETS[self.speed]
        return is_speed and self.players in (ANY, lobby.players)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game is played by, as far as those who look for one choose it."""

    clock: Clock | None
    players: int


@dataclass(frozen=True, slots=True)
class JoinLobby:
    """One person sits down at a lobby."""

    request: PlayRequest
    table: TableId


@dataclass(frozen=True, slots=True)
class NewTable:
    """These people get a table of their own, the one who has waited longest first."""

    guild_id: int
    requests: tuple[PlayRequest, ...]


def find_lobby(user: UserId, wish: Wish, lobbies: Sequence[OpenLobby], blocks: Blocks) -> OpenLobby | None:
    """Return which of these lobbies someone plays at: one where they sit already, else the fullest that has a seat.

    Of several it is the oldest. None where none fits, or someone they have blocked, or who has blocked them, is there.
    """
    fitting = sorted((each for each in lobbies if wish.fits(each)), key=lambda each: (each.free, each.table))
    mine = next((each for each in fitting if user in each.people), None)
    return mine or next(
        (each for each in fitting if each.free and all(_get_on(user, other, blocks) for other in each.people)), None
    )


def choose_terms(wish: Wish, played: Sequence[Summary], usual: Clock | None) -> Terms:
    """Return what someone plays who does not say it: as in their last game, of those `played`, the newest first.

    A game against computers alone says nothing of the clock. Who has played none has the server's `usual` clock, or
    plays live.
    """
    players = wish.players if wish.players != ANY else played[0].options.players if played else min(SIZES)
    if wish.speed is not None:
        return Terms(PRESETS[wish.speed], players)
    for table in played:
        if sum(not each.is_computer for each in table.participants) > 1:
            return Terms(table.options.clock, players)
    return Terms(usual or PRESETS[SPEEDS[0]], players)


def speed_of(clock: Clock | None) -> str:
    """Return the speed to which a clock comes nearest."""
    if clock is None:
        return "correspondence"
    if not clock.is_slow:
        return "live"
    limit = (_seconds("day") + _seconds("correspondence")) / 2
    return "day" if (clock.increment or clock.seconds) <= limit else "correspondence"


def _seconds(speed: str) -> int:
    clock = PRESETS[speed]
    assert clock is not None, "each speed has a clock"
    return clock.seconds


def stand_until(speed: str, hours: int | None, now: datetime) -> datetime:
    """Return until when a request stands, a day at most."""
    return now + min(LONGEST, timedelta(hours=hours) if hours else USUAL.get(speed, LONGEST))


def merge(before: PlayRequest | None, new: PlayRequest, now: datetime) -> PlayRequest:
    """Return the request as it stands after asking again: on one more server, with the newest wishes.

    A person who asks again keeps their place in the queue, unless the earlier request is over.
    """
    if before is None or before.until <= now:
        return new
    return PlayRequest(
        new.user,
        new.name,
        new.speed,
        new.players,
        tuple(dict.fromkeys((*before.guilds, *new.guilds))),
        before.made_at,
        max(before.until, new.until) if new.guilds[0] not in before.guilds else new.until,
        before.is_offered,
        before.traces,
    )


def find_seating(
    requests: Sequence[PlayRequest],
    lobbies: Sequence[OpenLobby],
    blocks: Blocks,
    now: datetime,
    guilds: Collection[int] | None = None,
    strengths: Mapping[int, Mapping[UserId, float]] = {},
) -> JoinLobby | NewTable | None:
    """Return the next thing to do for those who wait; None where nobody can be seated now.

    `guilds` are the servers where someone can be seated; None: all that the requests name. `strengths` are how strong
    people are, by server, in any unit.
    """
    waiting = sorted((each for each in requests if each.until > now), key=lambda each: (each.made_at, each.user))
    for request in waiting:
        for guild in request.guilds:
            if guilds is not None and guild not in guilds:
                continue
            strong = strengths.get(guild, {})
            if (lobby := _best_lobby(request, guild, lobbies, blocks, strong)) is not None:
                return JoinLobby(request, lobby.table)
            if (group := _group(request, guild, waiting, blocks, strong)) is not None:
                return NewTable(guild, group)
    return None


def _best_lobby(
    request: PlayRequest, guild: int, lobbies: Sequence[OpenLobby], blocks: Blocks, strong: Mapping[UserId, float]
) -> OpenLobby | None:
    """Return the lobby that lacks the fewest players, of those that fit.

    Of several it is the one whose people are most nearly as strong, then the oldest.
    """
    fitting = [
        lobby
        for lobby in lobbies
        if lobby.guild_id == guild
        and lobby.free > 0
        and lobby.clock == request.clock
        and request.fits(lobby.players)
        and request.user not in lobby.people
        and all(_get_on(request.user, other, blocks) for other in lobby.people)
    ]

    def rank(lobby: OpenLobby) -> tuple[int, float, TableId]:
        furthest = max((_distance(request.user, other, strong) for other in lobby.people), default=0.0)
        return lobby.free, furthest, lobby.table

    return min(fitting, key=rank, default=None)


def _group(
    first: PlayRequest, guild: int, waiting: Sequence[PlayRequest], blocks: Blocks, strong: Mapping[UserId, float]
) -> tuple[PlayRequest, ...] | None:
    """Return who sits down with the first: people about as strong, then the longest waiting; None where too few fit."""
    others = [
        each
        for each in waiting
        if each.user != first.user
        and each.speed == first.speed
        and guild in each.guilds
        and _get_on(first.user, each.user, blocks)
    ][:MOST_CONSIDERED]
    # a stable sort: of those who are equally strong the longest waiting stay in front
    others.sort(key=lambda each: _distance(first.user, each.user, strong))
    for size in SIZES if first.players == ANY else (first.players,):
        fitting = [each for each in others if each.fits(size)]
        for group in combinations(fitting, size - 1):
            if all(_get_on(one.user, other.user, blocks) for one, other in combinations(group, 2)):
                return (first, *group)
    return None


def _distance(one: UserId, other: UserId, strong: Mapping[UserId, float]) -> float:
    return abs(strong.get(one, UNKNOWN) - strong.get(other, UNKNOWN))


def _get_on(one: UserId, other: UserId, blocks: Blocks) -> bool:
    return other not in blocks.get(one, ()) and one not in blocks.get(other, ())


def may_ping(last: datetime | None, now: datetime) -> bool:
    """Return whether a server's role may be mentioned again."""
    return last is None or now - last >= PING_EVERY
