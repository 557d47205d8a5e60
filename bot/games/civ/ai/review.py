"""A review of one seat's game: which decisions mattered, and what luck and choice have moved its prospects by.

It reads nothing but what the seat saw at each of its decisions, so it tells of no card that the player could not know.
Every value is estimated twice: by the network after a search of the turn, and by playing on to the end of the seat's
next turn on deals of the hidden cards. Both are told by the curve that comes with the weights, as such chances have
come true in games between computers. A number is only given where both agree within `AGREEMENT`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.chance import numbered
from bot.games.civ.ai.certain import certain_win
from bot.games.civ.ai.computer import GUESSES, as_share, may_reveal
from bot.games.civ.ai.expert import EFFORTS, SEEDS, Effort, Search
from bot.games.civ.ai.network import Network, on_curve
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.plans import Line, Turn, follow
from bot.games.civ.ai.policy import RandomSource, chance_of
from bot.games.civ.rules.actions import END, SEAT_WORDS, Action
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import PLAY, Position

AGREEMENT: Final = 0.03
"""Two estimates that differ by no more than this agree."""
CLEAR: Final = 0.05
"""The least lead in both estimates, as a share of the victory, that makes a choice clearly better than another."""
SEARCHED: Final = {players: replace(effort, rollouts=effort.rollouts // 2) for players, effort in EFFORTS.items()}
"""Half of what *expert* searches for the best line: what comes of it is estimated on `ROLLOUTS` deals afterwards."""
ROLLOUTS: Final = 24
"""Deals of the hidden cards on which a line is played out."""
REDRAWS: Final = 16
"""Random draws with which the actual draw is compared."""
MOST_DECISIONS: Final = 3
FOUND: Final = 0.5
"""The weight of a good choice against a mistake of the same size when decisions are ranked."""
Estimates = tuple[float, float]
"""One value by both estimates: the network's, and that of playing on."""


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


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a moment was worth: the share of the victory expected, after the best line, what was done, and the draw."""

    number: int
    best: Line
    """What *expert* would have done, up to what shows hidden cards."""
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

    @property
    def loss(self) -> float:
        """By how much both estimates, at least, put `best` above `chosen`; 0 where they differ in which is better."""
        return max(0.0, min(best - chosen for best, chosen in zip(self.at_best, self.at_chosen, strict=True)))

    @property
    def gain(self) -> float:
        """By how much both estimates, at least, put `chosen` above the next best choice."""
        return max(0.0, min(mine - other for mine, other in zip(self.at_chosen, self.at_next, strict=True)))

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


def appraise(moment: Moment, network: Network, effort: Effort | None = None, rollouts: int = ROLLOUTS) -> Appraisal:
    """Return what a moment was worth. The same moment is always worth the same, on every machine."""
    return _Appraiser(moment, network, effort or SEARCHED[moment.seen.players], rollouts).appraise()


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

    def __init__(self, moment: Moment, network: Network, effort: Effort, rollouts: int) -> None:
        assert moment.seen.viewer is not None, "a player holds a seat"
        self._moment = moment
        self._seen = moment.seen
        self._me = moment.seen.viewer
        self._network = network
        self._effort = effort
        self._rollouts = rollouts
        self._random: RandomSource = chance_of(moment.seen)
        self._search = Search(moment.seen, network, effort)
        guesses = GUESSES if may_reveal(moment.seen) else 1
        self._guesses = [determinize(moment.seen, self._random) for _ in range(guesses)]
        self._seeds = [int(self._random.random() * SEEDS) for _ in range(rollouts)]
        self._values: dict[Line, Estimates] = {}

    def appraise(self) -> Appraisal:
        chosen = self._moment.actions
        win = certain_win(self._seen)
        best = win or self._search.plan(self._random)
        at_chosen = self._value(chosen)
        if win is not None and min(at_chosen) > 1 - AGREEMENT:
            best = chosen
        at_best = (1.0, 1.0) if win is not None and best != chosen else self._value(best)
        other, at_next = (), at_chosen
        if best != chosen and min(b - c for b, c in zip(at_best, at_chosen, strict=True)) <= 0:
            # not a better way after all: what was done is the measure of the turn
            other, at_next = best, at_best
            best, at_best = chosen, at_chosen
        elif best == chosen:
            found = self._next_best(chosen)
            if found is not None and at_chosen[0] - self._network_value(found) > AGREEMENT:
                # else it was no matter, and playing on takes seconds
                other, at_next = found, self._value(found)
        return Appraisal(
            self._moment.number,
            best,
            chosen,
            other,
            self._moment.is_own,
            win is not None,
            at_best,
            at_chosen,
            at_next,
            self._drawn(at_chosen),
        )

    def _next_best(self, chosen: Line) -> Line | None:
        """Return the best line that the network rates below `chosen`; None where there is none."""
        value = self._network_value(chosen)
        lines = [line for _, line in self._search.candidates(self._random)]
        others = [line for line in lines if line != chosen and self._network_value(line) < value]
        return max(others, key=self._network_value, default=None)

    def _value(self, line: Line) -> Estimates:
        found = self._values.get(line)
        if found is None:
            found = self._values[line] = (self._network_value(line), self._played_value(line))
        return found

    def _network_value(self, line: Line) -> float:
        """Return the network's value of a line and the best rest of its turn."""
        prospects = NetworkProspects(self._seen, self._network)
        total = 0.0
        for guess in self._guesses:
            position = follow(guess, self._me, line)
            if line[-1] is END or position.turn != self._me or position.result is not None:
                total += as_share(prospects.of(position))
            else:
                total += as_share(max(Turn(position, self._me, prospects).think().values(), default=0.0))
        return on_curve(self._network.curve, total / len(self._guesses))

    def _played_value(self, line: Line) -> float:
        """Return the mean over deals of playing on after a line; the same deals for every line."""
        total = 0.0
        for seed in self._seeds:
            deal = determinize(self._seen, numbered(2 * seed))
            total += self._search.play_out(deal, line, numbered(2 * seed + 1))
        return on_curve(self._network.curve, total / self._rollouts)

    # The draw

    def _drawn(self, reached: Estimates) -> Estimates | None:
        after = self._moment.after
        if after is None:
            return None
        return reached[0] + self._draw_swing(after), self._played_on(after)

    def _played_on(self, after: Observation) -> float:
        total = 0.0
        search = Search(after, self._network, self._effort)
        for seed in self._seeds:
            total += search.play_out(determinize(after, numbered(2 * seed)), (), numbered(2 * seed + 1))
        return on_curve(self._network.curve, total / self._rollouts)

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
        turn = Turn(position, self._me, prospects, beam=self._effort.beam, most=self._effort.most)
        return on_curve(self._network.curve, as_share(max(turn.think().values(), default=0.0)))


def shows_hidden(before: Observation, action: Action, after: Observation) -> bool:
    """Return whether an action within a turn has shown its player something hidden."""
    return action is not END and (after.pile_size < before.pile_size or action.word in SEAT_WORDS)
