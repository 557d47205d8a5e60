"""How games between computers of one level end: who wins, how, after how long, and by which effects."""

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Final

from bot.bench.ai import wilson
from bot.chance import Shuffler, stream
from bot.games.civ.ai import chance_of
from bot.games.civ.levels import POLICIES
from bot.games.civ.rules import DOMAINS, Game, deal, observe
from bot.games.civ.rules.cards import KINDS

TURN_CAP: Final = 300
EFFECTS: Final = ("use", "copy", "sacrifice")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table, and the level of all who play there."""

    players: int
    teams: bool
    setup: str
    level: str


@dataclass(frozen=True, slots=True)
class Ended:
    """One game: each seat's share of the victory in the order of turns, its end, its length, and its effects."""

    shares: tuple[float, ...]
    reason: str
    """`hegemony D`, `majority` or `turn_cap`."""
    turns: int
    effects: Counter[str]


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games, with its interval (Wilson, 95 %)."""

    name: str
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Study:
    """What many games say."""

    games: int
    places: tuple[Share, ...]
    """Victories by place in the order of turns, the First Player's first; a team-mate's are one's own."""
    reasons: tuple[Share, ...]
    """Games by how they ended, the most frequent first."""
    turns: tuple[int, int, int]
    """Turns of a game: the 10th percentile, the median, the 90th."""
    effects: tuple[tuple[str, float], ...]
    """Uses of an effect by a player in a game, the most frequent first."""


def study(kind: Kind, games: int, seed: int) -> Study:
    """Play that many games of a kind, and count."""
    with ProcessPoolExecutor(os.cpu_count() or 1, get_context("spawn")) as pool:
        return count(list(pool.map(partial(play, kind, seed), range(games), chunksize=4)))


def play(kind: Kind, seed: int, index: int) -> Ended:
    """Play game `index` of a study."""
    shuffler = Shuffler(stream(seed, index))
    game = Game.start(deal(shuffler, players=kind.players, setup=kind.setup, teams=kind.teams, turn_cap=TURN_CAP))
    policy = POLICIES[kind.level]
    while not game.is_over:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        chosen = policy(seen, chance_of(seen))
        for action in chosen if isinstance(chosen, tuple) else (chosen,):
            game = game.play(seat, action)
    result = game.result
    assert result is not None, "a game that is over has a result"
    effects: Counter[str] = Counter()
    for line in game.lines:
        word = line.action.word
        if word in EFFECTS:
            domain = KINDS[line.action.kind][0] if word == "sacrifice" else DOMAINS[line.action.domain]
            effects[f"{word} {domain}"] += 1
    order = [(game.setup.first + place) % kind.players for place in range(kind.players)]
    mates = len(game.setup.side(0))
    return Ended(
        tuple(mates / len(result.winners) if seat in result.winners else 0.0 for seat in order),
        f"{result.reason} {result.domain}" if result.domain else result.reason,
        game.position.turns,
        effects,
    )


def count(ended: Sequence[Ended]) -> Study:
    """Return what these games say, one at least."""
    games, players = len(ended), len(ended[0].shares)
    places = [_share(str(place + 1), [game.shares[place] for game in ended]) for place in range(players)]
    reasons = Counter(game.reason.split(" ")[0] for game in ended) + Counter(
        game.reason for game in ended if " " in game.reason
    )
    turns = sorted(game.turns for game in ended)
    effects: Counter[str] = Counter()
    for game in ended:
        effects += game.effects
    return Study(
        games,
        tuple(places),
        tuple(_share(name, [1.0] * times + [0.0] * (games - times)) for name, times in _most_first(reasons)),
        (turns[games // 10], turns[games // 2], turns[games * 9 // 10]),
        tuple((name, times / games / players) for name, times in _most_first(effects)),
    )


def _most_first(counted: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counted.items(), key=lambda each: (-each[1], each[0]))


def _share(name: str, shares: Iterable[float]) -> Share:
    found = list(shares)
    share = sum(found) / len(found)
    return Share(name, share, *wilson(share, len(found)))
