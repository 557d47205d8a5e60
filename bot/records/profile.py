"""A person's profile: what their records come to (RECORDS.md). Pure."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from statistics import median
from typing import Final

from bot.match import GameName
from bot.records.game_record import Outcome
from bot.table.values import TableId, UserId

LAST: Final = 10
"""How many of the last games are listed."""
LEAST_TURNS: Final = 5
"""Turns below which there is no median: of fewer it says nothing."""


@dataclass(frozen=True, slots=True)
class OwnGame:
    """One game of the person whose profile it is."""

    table: TableId
    game: GameName
    guild_id: int | None
    ended_at: datetime
    is_finished: bool
    victory: str
    players: int
    has_teams: bool
    place: int
    side: int
    outcome: Outcome
    played: Mapping[str, int] = field(default_factory=dict[str, int])
    used: Mapping[str, int] = field(default_factory=dict[str, int])
    turn_seconds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Other:
    """Another person in one of these games."""

    table: TableId
    user: UserId
    side: int
    place: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Games, and how many of them were won."""

    games: int = 0
    won: int = 0


@dataclass(frozen=True, slots=True)
class Duel:
    """Games against one person: those in which one of both came before the other, and those in which neither did."""

    user: UserId
    ahead: int
    behind: int
    level: int

    @property
    def games(self) -> int:
        return self.ahead + self.behind + self.level


@dataclass(frozen=True, slots=True)
class Profile:
    """What a person's games of one kind come to."""

    all: Tally = Tally()
    left: int = 0
    """Of the games, those that they have left."""
    called_off: int = 0
    """Games called off before their end, which are among no other number."""
    victories: Mapping[str, int] = field(default_factory=dict[str, int])
    """Games won, by kind of victory, the most frequent first."""
    by_players: Mapping[int, Tally] = field(default_factory=dict[int, Tally])
    """By number of players, without games in teams."""
    teams: Tally = Tally()
    played: Mapping[str, int] = field(default_factory=dict[str, int])
    """Cards played by group, the most frequent first."""
    used: Mapping[str, int] = field(default_factory=dict[str, int])
    """Effects used, the most frequent first."""
    median_seconds: float | None = None
    duels: tuple[Duel, ...] = ()
    """The most frequent opponents, the most frequent first."""
    streak: int = 0
    """How many games in a row were won up to now; below 0: lost."""
    best_streak: int = 0
    last: tuple[OwnGame, ...] = ()
    """The last games, the newest first."""


def profile_of(games: Sequence[OwnGame], others: Iterable[Other], *, most_duels: int = 5) -> Profile:
    """Return the profile of who played these games, which may come in any order."""
    ordered = sorted(games, key=lambda game: (game.ended_at, game.table))
    counted = [game for game in ordered if game.outcome is not Outcome.OPEN]
    victories = Counter[str]()
    played, used = Counter[str](), Counter[str]()
    by_players: dict[int, list[OwnGame]] = defaultdict(list)
    seconds: list[int] = []
    for game in counted:
        if game.outcome is Outcome.WON:
            victories[game.victory] += 1
        if not game.has_teams:
            by_players[game.players].append(game)
        played.update(game.played)
        used.update(game.used)
        seconds += game.turn_seconds
    streak, best = _streaks(counted)
    return Profile(
        all=_tally(counted),
        left=sum(game.outcome is Outcome.LEFT for game in counted),
        called_off=len(ordered) - len(counted),
        victories=dict(victories.most_common()),
        by_players={number: _tally(by_players[number]) for number in sorted(by_players)},
        teams=_tally([game for game in counted if game.has_teams]),
        played=dict(played.most_common()),
        used=dict(used.most_common()),
        median_seconds=median(seconds) if len(seconds) >= LEAST_TURNS else None,
        duels=_duels(counted, others, most_duels),
        streak=streak,
        best_streak=best,
        last=tuple(reversed(ordered[-LAST:])),
    )


def _tally(games: Sequence[OwnGame]) -> Tally:
    return Tally(len(games), sum(game.outcome is Outcome.WON for game in games))


def _streaks(games: Iterable[OwnGame]) -> tuple[int, int]:
    now = best = 0
    for game in games:
        is_won = game.outcome is Outcome.WON
        now = max(now, 0) + 1 if is_won else min(now, 0) - 1
        best = max(best, now)
    return now, best


def _duels(games: Sequence[OwnGame], others: Iterable[Other], most: int) -> tuple[Duel, ...]:
    """Return the results against the people met most often; partners of a team aren't opponents."""
    mine = {game.table: game for game in games}
    counts: dict[UserId, list[int]] = defaultdict(lambda: [0, 0, 0])
    for other in others:
        game = mine.get(other.table)
        if game is None or game.side == other.side:
            continue
        place = 0 if game.place < other.place else 1 if game.place > other.place else 2
        counts[other.user][place] += 1
    duels = [Duel(user, *each) for user, each in counts.items()]
    return tuple(sorted(duels, key=lambda duel: (-duel.games, -duel.ahead, duel.user))[:most])
