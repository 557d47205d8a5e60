"""What the ways to play on are worth to a seat: the one estimate by which hints advise and reviews judge.

Every way is valued twice: by the network after a search of the turn, and by playing on to the end of the seat's next
turn on deals of the hidden cards. Both are told by the curve that comes with the weights, as such chances have come
true in games between computers. All follows from what the seat sees, chance included, so that who estimates the
same decision again finds the same: a review knows what a hint would have said.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from bot.chance import numbered
from bot.games.civ.ai.certain import certain_win
from bot.games.civ.ai.computer import GUESSES, as_share, may_reveal
from bot.games.civ.ai.expert import SEEDS, Effort, Search
from bot.games.civ.ai.network import Network, on_curve
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.plans import Line, Turn, follow
from bot.games.civ.ai.policy import RandomSource, chance_of
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import Position

EVEN: Final = 0.02
"""A choice that is behind by no more than this, in one of both estimates, is about as good."""
CLEAR: Final = 0.05
"""A choice that is behind by more than this, in both estimates, is clearly worse."""
ROLLOUTS: Final = 16
"""Deals of the hidden cards on which the two best ways are played out; the others are given up after fewer."""
DEPTHS: Final = {2: Effort(6, ROLLOUTS), 3: Effort(4, ROLLOUTS), 4: Effort(4, ROLLOUTS)}
"""How many ways are compared, and on how many deals, by the number of players, whose replies all take their time.

A hint takes 0.6 s of a core with two players, 1.0 with three and 1.3 with four at the median, 2.6 at most of 56.
"""
Estimates = tuple[float, float]
"""One value by both estimates, as a share of the victory: the network's, and that of playing on."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The best way found for a decision, up to where it shows hidden cards, and the next best; each with its value."""

    best: Line
    at_best: Estimates
    other: Line
    """Empty where nothing else was found."""
    at_other: Estimates
    is_certain: bool
    """Whether `best` wins by force."""
    ways: tuple[Line, ...]
    """All ways that were compared, those of the highest value to the network first."""

    @property
    def advised(self) -> tuple[Line, ...]:
        """The best way, and the next one where that is about as good."""
        is_even = self.other and behind(self.at_other, self.at_best) <= EVEN
        return (self.best, self.other) if is_even else (self.best,)


def behind(one: Estimates, other: Estimates) -> float:
    """Return by how much `one` is behind `other` in both estimates; 0 where they differ in which is better."""
    return max(0.0, min(there - here for here, there in zip(one, other, strict=True)))


class Estimator:
    """The values of ways to play for one decision; all ways are played out on the same deals."""

    def __init__(self, seen: Observation, network: Network, depth: Effort | None = None) -> None:
        """`depth`: how many ways are compared on how many deals, `DEPTHS` by default."""
        assert seen.viewer is not None, "a player holds a seat"
        self._seen = seen
        self.seat = seen.viewer
        """The seat that decides."""
        self._network = network
        depth = depth or DEPTHS[seen.players]
        self._rollouts = depth.rollouts
        # not by when it is asked: a decision is the same after something else was tried and taken back
        self._random: RandomSource = chance_of(replace(seen, number=0, version=0))
        self._search = Search(seen, network, depth)
        guesses = GUESSES if may_reveal(seen) else 1
        self.guesses: Sequence[Position] = [determinize(seen, self._random) for _ in range(guesses)]
        """Deals of the hidden cards on which the network values a way."""
        self.prospects = NetworkProspects(seen, network)
        seeds = [int(self._random.random() * SEEDS) for _ in range(depth.rollouts)]
        self._deals = [(determinize(seen, numbered(2 * seed)), 2 * seed + 1) for seed in seeds]
        self._by_network: dict[Line, float] = {}
        self._played: dict[Line, list[float]] = {}

    def judge(self) -> Judgement:
        """Return the best way to play and the next best."""
        win = certain_win(self._seen)
        if win is not None:
            return Judgement(win, (1.0, 1.0), (), (1.0, 1.0), is_certain=True, ways=(win,))
        ways = sorted(self.ways(), key=lambda line: -self.by_network(line))
        left = ways
        rounds = (len(ways) - 1).bit_length()
        for number in range(rounds - 1, -1, -1):
            deals = max(1, self._rollouts >> number)
            # a stable sort: of equal ones the network's favourite
            left = sorted(left, key=lambda line: -sum(self._play_out(line, deals)) / deals)
            if number:
                left = left[: (len(left) + 1) // 2]
        best, *others = left
        other = others[0] if others else ()
        at_best = self.value(best)
        return Judgement(
            best, at_best, other, self.value(other) if other else at_best, is_certain=False, ways=tuple(ways)
        )

    def ways(self) -> list[Line]:
        """Return the ways that look best to the network on one deal, each up to where it shows something hidden."""
        return [line for _, line in self._search.candidates(self._random)]

    def value(self, line: Line) -> Estimates:
        """Return the value of a way, of which the best rest of the turn follows where it only begins that."""
        return self.by_network(line), self.by_playing(line)

    def by_playing(self, line: Line) -> float:
        """Return the mean of what comes of a way."""
        return on_curve(self._network.curve, sum(self._play_out(line, self._rollouts)) / self._rollouts)

    def by_network(self, line: Line) -> float:
        """Return the network's value of a way and the best rest of its turn."""
        found = self._by_network.get(line)
        if found is None:
            total = 0.0
            for guess in self.guesses:
                position = follow(guess, self.seat, line)
                if line[-1:] == (END,) or position.turn != self.seat or position.result is not None:
                    total += as_share(self.prospects.of(position))
                else:
                    values = Turn(position, self.seat, self.prospects).think().values()
                    total += as_share(max(values, default=0.0))
            found = self._by_network[line] = on_curve(self._network.curve, total / len(self.guesses))
        return found

    def _play_out(self, line: Line, deals: int) -> list[float]:
        """Return what comes of a way on each of the first deals."""
        found = self._played.setdefault(line, [])
        for deal, chance in self._deals[len(found) : deals]:
            found.append(self._search.play_out(deal, line, numbered(chance)))
        return found[:deals]


@dataclass(frozen=True, slots=True)
class _Question:
    """A decision to be judged, as the key of a cache: networks are told apart by their identity."""

    seen: Observation
    depth: Effort
    network_id: int
    network: Network = field(compare=False)


def judge(seen: Observation, network: Network, depth: Effort | None = None) -> Judgement:
    """Return the judgement on a decision. The same decision is always judged alike, on every machine."""
    same = replace(seen, number=0, version=0)  # whenever it is asked
    return _judge(_Question(same, depth or DEPTHS[seen.players], id(network), network))


@lru_cache(maxsize=32)  # who asks for a hint asks again on the way
def _judge(question: _Question) -> Judgement:
    return Estimator(question.seen, question.network, question.depth).judge()


def find_advised(
    course: Sequence[Observation], done: Line, network: Network, depth: Effort | None = None
) -> tuple[int, Judgement]:
    """Return which decision of a turn the advice on it goes back to, and the judgement on that decision.

    `course` is what a seat saw at the first of its decisions since something hidden was shown to it, and after each of
    the actions `done` since then. Advice on any of them is the rest of what was advised before, as long as that was
    done: it goes back to the first decision after the last action that was not advised.
    """
    start = 0
    while True:
        judged = judge(course[start], network, depth)
        since = done[start:]
        if any(line[: len(since)] == since and len(line) > len(since) for line in judged.advised):
            return start, judged
        common = max(_common(line, since) for line in judged.advised)
        start += common + (common < len(since))


def _common(line: Line, other: Line) -> int:
    """Return with how many equal actions two lines begin."""
    pairs = zip(line, other, strict=False)
    return next((number for number, (one, two) in enumerate(pairs) if one != two), min(len(line), len(other)))
