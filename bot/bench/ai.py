"""`civ bench ai`: how well the computer player plays, how long it thinks, how much that delays the event loop, and how
many hints say nothing of why.

Strength is the share of games won (a shared victory counts in part), with Wilson's 95 % confidence interval in the
unit. Games are dealt and played from a fixed seed, so they are the same each time. Thinking is measured in CPU time of
one core, the loop's lag while the computers of four tables think in as many processes as there are cores, without and
with an expert in the process that experts have of their own.
"""

import asyncio
import os
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final

from bot.bench.gates import measure_gates
from bot.bench.measure import Measure, measure_at_least, measure_at_most, measure_within, report
from bot.chance import Shuffler, stream
from bot.games.civ.ai import POLICIES, certain_win, chance_of, computer_policy
from bot.games.civ.ai.advice import Band
from bot.games.civ.game import Civ, CivPlanner, CivPolicy
from bot.games.civ.levels import POLICIES as LEVELS
from bot.games.civ.levels import expert_policy, normal_policy
from bot.games.civ.pages.plan_why import has_cause
from bot.games.civ.reviewer import decisions_so_far, find_advice
from bot.games.civ.rules import Action, Game, Observation, deal, observe
from bot.games.civ.rules.position import PLAY
from bot.manager.policy_processes import Thinking
from bot.match import Policy

GAMES: Final = 18
"""Games of each match, for a sample of some ten minutes; the goals are meant for 400."""
POLICY: Final = Civ.played_by(normal_policy).policy
EXPERT: Final = Civ.with_levels({"expert": expert_policy}).policies["expert"]
MEDIANS: Final = {2: 40.0, 4: 80.0}
"""Milliseconds a decision of *normal* may take at the median, by number of players."""
SEED: Final = 2026
TURN_CAP: Final = 300
LONGEST: Final = 1.0
"""Seconds a decision may take."""
LONGEST_TURN: Final = 3.0
"""Seconds an expert's turn may take, at the 95th percentile."""
LAG: Final = 5.0
"""Milliseconds the event loop may be late, at the 99th percentile."""
CERTAIN: Final[tuple[str, ...]] = ("normal", "expert")
"""The levels that miss no certain win."""
CERTAIN_AT: Final = ((2, False, 1), (3, False, 2), (4, False, 2), (4, True, 2))
"""Where certain wins are counted: players, whether in teams, and of how many of the games one is played."""
DRAFT_LESS: Final = 0.05
"""By how much less of the games *normal* may win after a draft, which is not what its networks have learnt first."""
SIZES: Final = (2, 3, 4)
"""Players of the games in which hints are asked for."""
REASONS_EVERY: Final = 6
HINT_EVERY: Final = 9
"""Of so many games one has hints, and of so many lines one has a decision for which one is asked."""
UNREASONED: Final = 0.10
"""The share of hints that may say nothing of why."""
THINKERS: Final = 4
LOOKS: Final = 400
ROUNDS: Final = 5
"""Rounds of `LOOKS`; the median of their 99th percentiles counts, so that a busy moment of the machine doesn't."""
EVERY: Final = 0.005
"""Seconds between two looks at the loop."""


@dataclass(frozen=True, slots=True)
class Match:
    """One player against others of one policy each, and the share of the games it should win (0: only reported)."""

    name: str
    rivals: tuple[str, ...]
    goal: float
    player: str = "computer"
    setups: tuple[str, ...] = ("classic", "draft")
    teams: bool = False
    """The player has two seats opposite each other."""
    sample: int = 1
    """One game in so many is played, where a game takes long."""
    most: float = 1.0
    """The share of the games it should win at most."""


MATCHES: Final = (
    Match("random", ("random",), 0.95),
    Match("greedy", ("greedy",), 0.65),
    Match("3-greedy", ("greedy",) * 3, 0.40),
    # greedy is a newcomer who uses few effects: the first level can be beaten, and doesn't let itself be beaten
    Match("greedy-easy", ("easy",), 0.40, "greedy", most=0.50),
    Match("greedy-2-easy", ("easy",) * 2, 0, "greedy"),
    Match("greedy-3-easy", ("easy",) * 3, 0, "greedy"),
    Match("greedy-easy-teams", ("easy", "greedy", "easy"), 0, "greedy", teams=True),
    Match("normal-easy", ("easy",), 0.90, "normal"),
    Match("normal-computer", ("computer",), 0.80, "normal"),
    Match("normal-2-computer", ("computer",) * 2, 0, "normal", ("classic",)),
    Match("normal-3-computer", ("computer",) * 3, 0.70, "normal"),
    Match("normal-computer-teams", ("computer", "normal", "computer"), 0, "normal", ("classic",), teams=True),
    Match("greedy-normal", ("normal",), 0, "greedy", ("classic",)),
    Match("expert-normal", ("normal",), 0.55, "expert", sample=6),
    Match("expert-3-normal", ("normal",) * 3, 0, "expert", sample=12),
    Match("expert-normal-teams", ("normal", "expert", "normal"), 0, "expert", ("classic",), teams=True, sample=12),
)
PLAYERS: Final[dict[str, CivPolicy | CivPlanner]] = {**POLICIES, **LEVELS}


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """One game: the computer player's share of the victory, and the seconds of its decisions and of its turns."""

    share: float
    seconds: tuple[float, ...]
    turns: tuple[float, ...]


def measure_play(games: int = GAMES) -> list[Measure]:
    """Measure every match in both set-ups, then the time of all decisions in them, then the loop's lag."""
    found: list[Measure] = []
    seconds: list[float] = []
    normal: dict[int, list[float]] = {2: [], 4: []}
    expert: dict[str, list[float]] = {}
    with ProcessPoolExecutor(os.cpu_count() or 1, get_context("spawn")) as pool:
        for match in MATCHES:
            for setup in match.setups:
                played = list(pool.map(partial(play, match, setup), range(max(games // match.sample, 1)), chunksize=1))
                found.append(_strength(match, setup, [game.share for game in played]))
                thought = [second for game in played for second in game.seconds]
                if match.player == "expert":
                    table = f"{len(match.rivals) + 1}{'-teams' if match.teams else ''}-{setup}"
                    expert[table] = sorted(second for game in played for second in game.turns)
                    continue
                seconds += thought
                if match.player == "normal" and len(match.rivals) + 1 in normal:
                    normal[len(match.rivals) + 1] += thought
        found += _count_missed(pool, games)
        found.append(_count_reasons(pool, games))
    found += measure_gates()
    for players, limit in MEDIANS.items():
        middle = median(normal[players]) * 1000
        unit = f"ms of {len(normal[players])} decisions"
        found.append(measure_at_most(f"ai-normal-decision-median-{players}", middle, unit, limit))
    for table, turns in expert.items():
        unit = f"s of {len(turns)} turns"
        found.append(report(f"ai-expert-turn-median-{table}", median(turns), unit))
        found.append(measure_at_most(f"ai-expert-turn-p95-{table}", turns[len(turns) * 95 // 100], unit, LONGEST_TURN))
    found.append(measure_at_most("ai-decision-mean", sum(seconds) / len(seconds), "s", LONGEST))
    found.append(measure_at_most("ai-decision-longest", max(seconds), f"s of {len(seconds)} decisions", LONGEST))
    found.append(asyncio.run(_measure_lag()))
    found.append(asyncio.run(_measure_lag(experts=1)))
    return found


def play(match: Match, setup: str, index: int) -> GameOutcome:
    """Play game `index` of a match; the player takes each seat of a deal in turn."""
    players = 1 + len(match.rivals)
    # a deal is played from each seat, so that its luck is everyone's
    dealt = deal(
        Shuffler(stream(SEED, index // players)), players=players, setup=setup, teams=match.teams, turn_cap=TURN_CAP
    )
    game, random = Game.start(dealt), stream(SEED + 1, index)
    # each seat equally often, since who begins matters
    mine = index % players
    names = {(mine + place) % players: name for place, name in enumerate(match.rivals, start=1)}
    policies = {seat: PLAYERS[name] for seat, name in (names | {mine: match.player}).items()}
    seconds: list[float] = []
    turns: dict[int, float] = {}
    while not game.is_over:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        begun = process_time()
        chosen = policies[seat](seen, random)
        if seat == mine:
            seconds.append(process_time() - begun)
            turns[game.position.turns] = turns.get(game.position.turns, 0.0) + seconds[-1]
        game = _go_on(game, seat, chosen)
    assert game.result is not None, "a game that is over has a result"
    winners = game.result.winners
    # a team's victory is not shared among its members
    mates = len(dealt.side(mine))
    return GameOutcome(mates / len(winners) if mine in winners else 0.0, tuple(seconds), tuple(turns.values()))


def _strength(match: Match, setup: str, shares: list[float]) -> Measure:
    games, won = len(shares), sum(shares) / len(shares)
    low, high = wilson(won, games)
    unit = f"won of {games} games (95 %: {low:.3f} to {high:.3f})"
    name = f"ai-{match.name}-{setup}"
    if not match.goal:
        return report(name, won, unit)
    if match.most < 1:
        return measure_within(name, won, unit, match.goal, match.most)
    is_draft = match.player == "normal" and setup == "draft"
    return measure_at_least(name, won, unit, round(match.goal - (DRAFT_LESS if is_draft else 0), 2))


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the interval of the true share with 95 % confidence (Wilson's score interval)."""
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z * z / games)), min(1.0, (middle + spread) / (1 + z * z / games))


def _count_missed(pool: Executor, games: int) -> list[Measure]:
    """Count, by level, wins that are certain at a turn's beginning and that the level misses."""
    found: list[Measure] = []
    for players, teams, every in CERTAIN_AT:
        counted = list(pool.map(partial(find_missed, players, teams), range(max(games // every, 1)), chunksize=1))
        wins = sum(there for there, _ in counted)
        for level in CERTAIN:
            missed = sum(missed[level] for _, missed in counted)
            name = f"ai-missed-by-{level}-{players}{'-teams' if teams else ''}"
            found.append(measure_at_most(name, missed, f"of {wins} certain wins", 0))
    return found


def find_missed(players: int, teams: bool, index: int) -> tuple[int, dict[str, int]]:
    """Return how many wins were certain at a turn's beginning in a game of the yardstick and *normal*, and how many of
    them each level would have missed."""
    random = stream(SEED + 2, index)
    game = Game.start(deal(Shuffler(random), players=players, teams=teams, turn_cap=TURN_CAP))
    wins, missed = 0, {str(level): 0 for level in CERTAIN}
    while not game.is_over:
        seat = game.waiting()[0]
        if game.position.phase == PLAY and certain_win(observe(game, seat)):
            wins += 1
            for level in CERTAIN:
                missed[level] += not _wins_at_once(game, seat, level)
        # the yardstick in turn with normal: one misses wins, so that there are more of them
        name = ("computer", "normal")[(seat + index) % 2]
        game = _go_on(game, seat, PLAYERS[name](observe(game, seat), random))
    return wins, missed


def _count_reasons(pool: Executor, games: int) -> Measure:
    """Count hints that say nothing of why, of those that have another way to compare with."""
    counted = list(pool.map(find_unreasoned, range(max(games // REASONS_EVERY, len(SIZES))), chunksize=1))
    hints, without = (sum(each) for each in zip(*counted, strict=True))
    return measure_at_most("ai-hints-without-reason", without / hints, f"of {hints} hints", UNREASONED)


def find_unreasoned(index: int) -> tuple[int, int]:
    """Return how many of the hints asked for in a game say that their way is better than the next, and how many of
    those tell neither whom it stops nor what makes it better."""
    random, hints, without = stream(SEED + 3, index), 0, 0
    game = Game.start(deal(Shuffler(random), players=SIZES[index % len(SIZES)], turn_cap=TURN_CAP))
    while not game.is_over:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        if len(seen.legal) > 1 and game.number % HINT_EVERY == 0:
            advice = find_advice(*decisions_so_far(game, seat))
            if advice.band not in (Band.ONLY, Band.WINS, Band.EQUAL):
                hints += 1
                without += not has_cause(advice.cause, game, seat, advice.actions, advice.worse)
        game = _go_on(game, seat, PLAYERS["normal"](seen, random))
    return hints, without


def _wins_at_once(game: Game, seat: int, level: str) -> bool:
    while not game.is_over and game.position.turn == seat:
        seen = observe(game, seat)
        game = _go_on(game, seat, PLAYERS[level](seen, chance_of(seen)))
    return game.result is not None and set(game.result.winners) == set(game.setup.side(seat))


def _go_on(game: Game, seat: int, chosen: Action | tuple[Action, ...]) -> Game:
    for action in chosen if isinstance(chosen, tuple) else (chosen,):
        game = game.play(seat, action)
    return game


async def _measure_lag(*, experts: int = 0) -> Measure:
    """Measure how late the loop is while the tables' computers think without a pause, and so many experts as well."""
    thinking, slow = Thinking.in_processes(os.cpu_count() or 1), Thinking.in_processes(1)
    positions = _middle_positions()
    busy = [asyncio.create_task(_think(thinking, POLICY, positions[number::THINKERS])) for number in range(THINKERS)]
    busy += [asyncio.create_task(_think(slow, EXPERT, positions[number::experts])) for number in range(experts)]
    try:
        # once each, so that no process is still starting
        await asyncio.gather(
            *(thinking.choose(POLICY, seen, Random(1)) for seen in positions[:THINKERS]),
            *(slow.choose(EXPERT, seen, Random(1)) for seen in positions[:experts]),
        )
        late = [sorted([await _loop_lag() for _ in range(LOOKS)])[LOOKS * 99 // 100] for _ in range(ROUNDS)]
    finally:
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        thinking.close()
        slow.close()
    name = f"ai-loop-lag-p99-{THINKERS}-thinking{f'-and-{experts}-expert' if experts else ''}"
    return measure_at_most(name, median(late) * 1000, "ms", LAG)


async def _loop_lag() -> float:
    begun = perf_counter()
    await asyncio.sleep(EVERY)
    return max(0.0, perf_counter() - begun - EVERY)


async def _think(thinking: Thinking, policy: Policy, positions: Iterable[Observation]) -> None:
    wanted = list(positions)
    while True:
        for seen in wanted:
            await thinking.choose(policy, seen, Random(1))


def _middle_positions() -> list[Observation]:
    """Return decisions in the middle of a game between four computer players."""
    random = stream(SEED, 0)
    game = Game.start(deal(Shuffler(random), players=4, turn_cap=TURN_CAP))
    found: list[Observation] = []
    while not game.is_over and len(found) < 120:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        found.append(seen)
        game = game.play(seat, computer_policy(seen, random))
    # without the opening, which has few choices
    return found[40:]
