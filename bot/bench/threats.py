"""`civ bench threats`: how long it takes to find who could win in their next turn, at every decision of whole games.

Half of the games are of players who all aim at Hegemony: their last turns have the most ways to win.
"""

from random import Random
from statistics import quantiles
from time import process_time
from typing import Final

from bot.bench.measure import Measure, measure_at_most
from bot.chance import Shuffler
from bot.games.civ.ai import computer_policy, greedy_policy
from bot.games.civ.game import CivPolicy
from bot.games.civ.rules import Game, Observation, deal, observe
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.games.civ.threats import find_threats

MEDIAN_GOAL: Final = 50.0
P99_GOAL: Final = 50.0
SLOWEST_GOAL: Final = 50.0
TRIES: Final = 3
"""How often a slow moment is measured: the quickest counts, since other processes only make it slower."""
GAMES: Final = 32
SIZES: Final = ((2, False), (3, False), (4, False), (4, True))
"""The number of players, and whether they are teams."""
TURN_CAP: Final = 300


def measure_threats() -> list[Measure]:
    """Measure the median, the 99th percentile and the slowest moment, in milliseconds of CPU time."""
    random, spent = Random(16), list[float]()
    for number in range(GAMES):
        players, is_teams = SIZES[number % len(SIZES)]
        setup = "draft" if number // len(SIZES) % 2 else "classic"
        policy = greedy_policy if number < GAMES // 2 else computer_policy
        spent += _game(random, policy, players=players, teams=is_teams, setup=setup)
    cuts = quantiles(spent, n=100)
    return [
        measure_at_most("threats-median", cuts[49], "ms", MEDIAN_GOAL),
        measure_at_most("threats-p99", cuts[98], "ms", P99_GOAL),
        measure_at_most("threats-slowest", max(spent), f"ms of {len(spent)}", SLOWEST_GOAL),
    ]


def _game(random: Random, policy: CivPolicy, *, players: int, teams: bool, setup: str) -> list[float]:
    """Play a game with that policy and return the milliseconds of each decision, as the player on turn sees it."""
    spent: list[float] = []
    game = Game.start(deal(Shuffler(random), players=players, teams=teams, setup=setup, turn_cap=TURN_CAP))
    while not game.is_over:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        if seen.phase not in (DRAFT_KEEP, DRAFT_TAKE):
            tries = [_search_milliseconds(seen)]
            if tries[0] >= SLOWEST_GOAL / 2:
                tries += [_search_milliseconds(seen) for _ in range(TRIES - 1)]
            spent.append(min(tries))
        game = game.play(seat, policy(seen, random))
    return spent


def _search_milliseconds(seen: Observation) -> float:
    """Return the milliseconds of CPU time for finding the threats without the cache."""
    find_threats.cache_clear()
    begun = process_time()
    find_threats(seen)
    return 1000 * (process_time() - begun)
