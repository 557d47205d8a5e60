"""A review of one seat's game: which decisions mattered, and what luck and choice have moved its prospects by.

It reads nothing but what the seat saw at each of its decisions, so it tells of no card that the player could not know.
Every value is that of `estimate`, by which hints advise, too. A number is only given where both estimates agree within
`AGREEMENT`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.civ.ai.causes import NO_CAUSE, Cause, find_cause
from bot.games.civ.ai.computer import as_share
from bot.games.civ.ai.estimate import DEPTHS, EVEN, ROLLOUTS, Estimates, Estimator, behind, find_advised
from bot.games.civ.ai.expert import Effort
from bot.games.civ.ai.network import Network, on_curve
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.plans import Line, Turn
from bot.games.civ.ai.policy import chance_of
from bot.games.civ.rules.actions import END, SEAT_WORDS, Action
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import PLAY, Position

__all__ = ["ROLLOUTS", "Appraisal", "Moment", "Review", "agreed", "appraise", "combine", "shows_hidden"]

AGREEMENT: Final = 0.03
"""Two estimates that differ by no more than this agree."""
REDRAWS: Final = 16
"""Random draws with which the actual draw is compared."""
MOST_DECISIONS: Final = 3
FOUND: Final = 0.5
"""The weight of a good choice against a mistake of the same size when decisions are ranked."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision: what a seat saw, and what was done then, up to the first action that showed it something hidden."""

    number: int
    """The line of the log before it."""
    seen: Observation
    actions: Line
    after: Observation | None
    """What the seat saw after the draw that ended its turn; None where the turn went on or the game ended."""
    is_own: bool = True
    """Whether the person whose review it is has decided this, not a computer or someone else on their seat."""
    course: tuple[Observation, ...] = ()
    """What the seat saw between the actions: after the first, and so on, not after the last."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a moment was worth: the share of the victory expected, after the best line, what was done, and the draw."""

    number: int
    best: Line
    """What a hint would have advised, or `chosen` where that is as good; up to what shows hidden cards."""
    chosen: Line
    other: Line
    """The next best choice where `chosen` is the best one and it is worth a word; else empty."""
    is_own: bool
    is_certain: bool
    """Whether `best` wins by force."""
    at_best: Estimates
    at_chosen: Estimates
    at_next: Estimates
    """The value of `other`; where that is empty, as `at_chosen`."""
    drawn: Estimates | None
    """After the draw at the end of the turn; None where there was none."""
    cause: Cause = NO_CAUSE
    """What makes `best` better than `chosen`, or `chosen` than `other`."""
    hinted: int | None = None
    """After how many of the actions a hint would have advised just the rest of them; None where no hint would have, and
    where `chosen` is about as good as `best`."""

    @property
    def loss(self) -> float:
        """By how much both estimates, at least, put `best` above `chosen`; 0 where that is about as good."""
        return _more_than_even(behind(self.at_chosen, self.at_best))

    @property
    def gain(self) -> float:
        """By how much both estimates, at least, put `chosen` above the next best choice; 0 if that is about as good."""
        return _more_than_even(behind(self.at_next, self.at_chosen))

    @property
    def weight(self) -> float:
        """How much this decision mattered."""
        return max(self.loss, FOUND * self.gain)


@dataclass(frozen=True, slots=True)
class Review:
    """What has moved a seat's prospects from its fair share to the result, by both estimates; and what mattered most.

    `deal`, `draws`, `others` and `choices` add up to the difference between result and fair share.
    """

    fair: float
    outcome: float | None
    """The share of the victory; None for a seat that left the game."""
    deal: Estimates
    draws: Estimates
    others: Estimates
    choices: Estimates
    decisions: tuple[Appraisal, ...]
    """Those that mattered most, in the order of the game."""


def agreed(values: Estimates) -> float | None:
    """Return the mean of two estimates where they agree, else None."""
    apart = round(abs(values[0] - values[1]), 9)  # 0.53 - 0.5 is a little more than 0.03
    return sum(values) / 2 if apart <= AGREEMENT else None


def _more_than_even(difference: float) -> float:
    return difference if difference > EVEN else 0.0


def appraise(moment: Moment, network: Network, depth: Effort | None = None) -> Appraisal:
    """Return what a moment was worth. The same moment is always worth the same, on every machine."""
    return _Appraiser(moment, network, depth or DEPTHS[moment.seen.players]).appraise()


def combine(appraisals: Sequence[Appraisal], fair: float, outcome: float | None) -> Review:
    """Return the review of a game from all its moments, in order."""
    sums = [_sums([_estimated(each, way) for each in appraisals], fair, outcome) for way in (0, 1)]
    deal, draws, others, choices = zip(*sums, strict=True)
    mine = [each for each in appraisals if each.is_own and each.weight > 0]
    most = sorted(mine, key=lambda each: (-each.weight, each.number))[:MOST_DECISIONS]
    return Review(
        fair,
        outcome,
        deal,
        draws,
        others,
        choices,
        tuple(sorted(most, key=lambda each: each.number)),
    )


@dataclass(frozen=True, slots=True)
class _Step:
    """A moment by one of the two estimates."""

    best: float
    chosen: float
    drawn: float | None
    is_own: bool


def _estimated(appraisal: Appraisal, way: int) -> _Step:
    drawn = None if appraisal.drawn is None else appraisal.drawn[way]
    return _Step(appraisal.at_best[way], appraisal.at_chosen[way], drawn, appraisal.is_own)


def _sums(steps: Sequence[_Step], fair: float, outcome: float | None) -> tuple[float, float, float, float]:
    """Return by how much the deal, draws, others and own choices have moved the expected share."""
    if not steps:
        return 0.0, 0.0, 0.0 if outcome is None else outcome - fair, 0.0
    deal, draws, others, choices = steps[0].best - fair, 0.0, 0.0, 0.0
    for number, step in enumerate(steps):
        if step.is_own:
            choices += step.chosen - step.best
        else:
            others += step.chosen - step.best
        reached = step.chosen
        following = steps[number + 1].best if number + 1 < len(steps) else outcome
        if step.drawn is not None:
            draws += step.drawn - reached
            reached = step.drawn
        elif number + 1 < len(steps):
            # within a turn nobody else has acted: what was shown has changed the prospects
            draws += steps[number + 1].best - reached
            continue
        if following is not None:
            others += following - reached
    return deal, draws, others, choices


class _Appraiser:
    """The work on one moment."""

    def __init__(self, moment: Moment, network: Network, depth: Effort) -> None:
        assert moment.seen.viewer is not None, "a player holds a seat"
        self._moment = moment
        self._seen = moment.seen
        self._me = moment.seen.viewer
        self._network = network
        self._depth = depth
        self._estimator = Estimator(moment.seen, network, depth)
        self._value = self._estimator.value
        self._random = chance_of(moment.seen)

    def appraise(self) -> Appraisal:
        judged, chosen = self._estimator.judge(), self._moment.actions
        best, at_best, at_chosen = judged.best, judged.at_best, self._value(chosen)
        other, at_next = (), at_chosen
        if judged.is_certain and min(at_chosen) > 1 - AGREEMENT:
            best, at_best = chosen, at_chosen
        if best != chosen and behind(at_chosen, at_best) <= 0:
            # not a better way after all: what was done is the measure of the turn
            other, at_next = best, at_best
            best, at_best = chosen, at_chosen
        elif best == chosen and judged.other:
            other, at_next = judged.other, judged.at_other
        elif best == chosen and judged.is_certain and (found := self._next_best(chosen)):
            other, at_next = found, self._value(found)
        found = Appraisal(
            self._moment.number, best, chosen, other, self._moment.is_own, judged.is_certain,
            at_best, at_chosen, at_next, self._drawn(at_chosen),
        )  # fmt: skip
        if not found.weight or judged.is_certain:
            return found
        better, worse = (best, chosen) if found.loss else (chosen, other)
        return replace(
            found,
            cause=find_cause(self._estimator.guesses, self._me, better, worse, self._estimator.prospects),
            hinted=self._find_hinted() if found.loss else None,
        )

    def _next_best(self, chosen: Line) -> Line | None:
        """Return the best way that the network rates clearly below `chosen`; None where there is none."""
        rated = self._estimator.by_network
        others = [line for line in self._estimator.ways() if rated(line) < rated(chosen) - AGREEMENT]
        return max(others, key=rated, default=None)

    def _find_hinted(self) -> int | None:
        """Return after how many of the actions a hint would have advised just the rest of them."""
        course, chosen = (self._seen, *self._moment.course), self._moment.actions
        start, judged = find_advised(course, chosen[:-1], self._network, self._depth)
        return start if chosen[start:] in judged.advised else None

    # The draw

    def _drawn(self, reached: Estimates) -> Estimates | None:
        after = self._moment.after
        if after is None:
            return None
        return reached[0] + self._draw_swing(after), self._played_on(after)

    def _played_on(self, after: Observation) -> float:
        return Estimator(after, self._network, self._depth).by_playing(())

    def _draw_swing(self, after: Observation) -> float:
        """Return how much better the actual draw is than the mean of other draws, as if the seat's next turn began."""
        drawn = self._rest(determinize(after, self._random), after)
        total = 0.0
        for _ in range(REDRAWS):
            position = determinize(self._seen, self._random)
            for action in self._moment.actions:
                position = apply(position, self._me, action)
            if position.result is not None or position.turn == self._me:
                return 0.0
            total += self._rest(position, after)
        return drawn - total / REDRAWS

    def _rest(self, position: Position, after: Observation) -> float:
        """Return the value of a position as if the seat's next turn began there."""
        position = branch(position)
        position.turn, position.phase = self._me, PLAY
        position.permanent = position.sacrifice = 0
        prospects = NetworkProspects(replace(after, turn=self._me, phase=PLAY), self._network)
        turn = Turn(position, self._me, prospects, beam=self._depth.beam, most=self._depth.most)
        return on_curve(self._network.curve, as_share(max(turn.think().values(), default=0.0)))


def shows_hidden(before: Observation, action: Action, after: Observation) -> bool:
    """Return whether an action within a turn has shown its player something hidden."""
    return action is not END and (after.pile_size < before.pile_size or action.word in SEAT_WORDS)
