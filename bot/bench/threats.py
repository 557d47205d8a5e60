"""How long it takes to say who could win in his next turn: at every decision of whole games of two to four."""

from random import Random
from statistics import quantiles
from time import process_time
from typing import Final

from bot.ai import computer_policy
from bot.bench.measure import Measure, measured_at_most
from bot.chance import Shuffler
from bot.rules import Game, deal, observe
from bot.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.rules.threats import find_threats

MEDIAN_GOAL: Final = 50.0
P99_GOAL: Final = 50.0
GAMES: Final = 9
TURN_CAP: Final = 300


def measure_threats() -> list[Measure]:
    """The median, and the 99th percentile, in milliseconds of the processor's time."""
    random, spent = Random(16), list[float]()
    for number in range(GAMES):
        spent += _game(random, players=2 + number % 3, setup="draft" if number % 2 else "classic")
    cuts = quantiles(spent, n=100)
    return [
        measured_at_most("threats-median", cuts[49], "ms", MEDIAN_GOAL),
        measured_at_most("threats-p99", cuts[98], "ms", P99_GOAL),
    ]


def _game(random: Random, *, players: int, setup: str) -> list[float]:
    """One whole game of computers, as whoever is on turn sees it."""
    spent: list[float] = []
    game = Game.start(deal(Shuffler(random), players=players, setup=setup, turn_cap=TURN_CAP))
    while not game.is_over:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        if seen.phase not in (DRAFT_KEEP, DRAFT_TAKE):
            begun = process_time()
            find_threats(seen)
            spent.append(1000 * (process_time() - begun))
        game = game.play(seat, computer_policy(seen, random))
    return spent
