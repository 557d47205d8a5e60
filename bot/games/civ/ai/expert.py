"""The expert: it plays the turns that look best to the end of everyone's next turn, and takes the one that comes out
best.

Candidates are the best lines of a search of its own turn (`plans`), as far as they show nothing hidden. Each is played
out on deals of the hidden cards: the rest of the turn, the others' replies, and its own next turn, whose value by the
network counts; all of them choose by the same search, which is narrower here, and none overlooks a win that is certain.
Sequential halving: after each round of rollouts the better half of the candidates goes on, all on the same deals. The
number of rollouts is fixed, never their time, so that a decision is the same on every machine.
"""

from dataclasses import dataclass
from typing import Final

from bot.chance import numbered
from bot.games.civ.ai.certain import find_certain_win
from bot.games.civ.ai.computer import as_share, may_reveal, network_policy
from bot.games.civ.ai.network import Network
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.plans import BEAM, MOST, Line, Turn, follow
from bot.games.civ.ai.policy import RandomSource
from bot.games.civ.ai.prospects import WON
from bot.games.civ.rules.actions import END, SEAT_WORDS, Action
from bot.games.civ.rules.cards import column_sizes
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.game import Game
from bot.games.civ.rules.observation import Observation, observe
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, PLAY, Position

SEEDS: Final = 1 << 53
MOST_FOR_WIN: Final = 200
"""The number of positions in which a turn of a rollout is searched for a certain win."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is searched, so that a turn takes a second at the median and three at most."""

    candidates: int
    rollouts: int
    """Of all candidates together; half of it once the turn has begun, so that a turn in which hidden cards are shown
    takes little longer."""
    beam: int = 2
    """The width of the search within a rollout."""
    most: int = 100
    """The number of positions that it looks at for one turn."""
    turns: int = 1
    """The number of own turns that follow in a rollout; twice as many, in half the rollouts, where a candidate takes
    cards away from a largest column of one's own: what that costs shows late."""
    prior: int = 0
    """The number of rollouts that the network's value of a candidate counts as."""


EFFORTS: Final = {
    (2, False): Effort(8, 96, prior=16),
    (3, False): Effort(6, 80),
    (4, False): Effort(6, 56),
    (4, True): Effort(6, 56, prior=16),
}
"""By the number of players, whose replies all take their time, and whether they are teams.

In the trainer's engine, in classic games against *normal*, this won .689 [.639, .734] of 360 of two, .692 [.604, .767]
of 120 in teams, and alone against two .467 [.395, .539] of 180 and against three .333 [.295, .374] of 540. Three times
the rollouts won .383 [.324, .446] of 240 with four.
"""


def expert_plan(
    observation: Observation, random: RandomSource, network: Network, effort: Effort | None = None
) -> tuple[Action, ...]:
    """Return what to do until something hidden is shown, or to the end of the turn: one action at least."""
    if len(observation.legal) == 1 or observation.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return (network_policy(observation, random, network),)
    return Search(observation, network, effort or EFFORTS[observation.players, observation.teams]).plan(random)


class Search:
    """The search for one decision."""

    def __init__(self, observation: Observation, network: Network, effort: Effort) -> None:
        assert observation.viewer is not None, "a player holds a seat"
        self._observation = observation
        self._me = observation.viewer
        self._side = observation.side(observation.viewer)
        self._network = network
        self._effort = effort
        self.turns = effort.turns
        """The number of own turns that follow in a rollout."""

    def plan(self, random: RandomSource) -> Line:
        """Return the best line found, up to where it shows something hidden."""
        found = self.candidates(random)
        lines = [line for _, line in found]
        totals = [self._effort.prior * as_share(value) for value, _ in found]
        left = list(range(len(lines)))
        rounds = (len(lines) - 1).bit_length()
        rollouts = self._effort.rollouts // (1 if self._observation.phase == PLAY else 2)
        if any(self._spends(line) for line in lines):
            self.turns, rollouts = 2 * self.turns, rollouts // 2
        while len(left) > 1:
            for _ in range(max(1, rollouts // (rounds * len(left)))):
                seed = int(random.random() * SEEDS)
                deal = determinize(self._observation, numbered(2 * seed))
                for number in left:
                    # the same deal and the same chance for all, so that they differ by what was done
                    totals[number] += self.play_out(deal, lines[number], numbered(2 * seed + 1))
            left.sort(key=lambda number: (-totals[number], number))
            del left[(len(left) + 1) // 2 :]
        return lines[left[0]]

    def _spends(self, line: Line) -> bool:
        """Return whether a line leaves a largest own column, of two cards at least, with fewer cards."""
        before = column_sizes(self._start.columns[self._me])
        after = column_sizes(follow(self._start, self._me, line).columns[self._me])
        most = max(before)
        return most > 1 and any(old == most > new for old, new in zip(before, after, strict=True))

    def candidates(self, random: RandomSource) -> list[tuple[float, Line]]:
        """Return the most promising lines, each up to where it shows something hidden, the best first, with its value.

        Where a line certainly wins it is the only one.
        """
        position = self._start = determinize(self._observation, random)
        turn = Turn(position, self._me, NetworkProspects(self._observation, self._network), beam=BEAM, most=MOST)
        turn.think()
        ranked = sorted(range(len(turn.lines)), key=lambda number: (-turn.lines[number][0], number))
        found: list[tuple[float, Line]] = []
        values, lines = set[float](), set[Line]()
        for number in ranked:
            value, whole = turn.lines[number]
            line = _up_to_news(position, self._me, whole)
            is_whole = len(line) == len(whole)
            # a whole line of exactly the same value differs in what the network does not read, such as Ages
            if line in lines or (is_whole and value in values):
                continue
            lines.add(line)
            if is_whole:
                values.add(value)
                if value >= WON:
                    return [(value, line)]
            found.append((value, line))
            if len(found) == self._effort.candidates:
                break
        return found

    def play_out(self, position: Position, line: Line, random: RandomSource) -> float:
        """Return the share of the victory expected after a line, on one deal of the hidden cards."""
        for action in line:
            position = apply(position, self._me, action)
        if position.turn == self._me:
            position, _ = self._play_turn(position, random)
        left = self.turns
        while position.result is None:
            seat = position.turn
            # a search as narrow as here may miss a win of several effects
            if position.phase == PLAY and find_certain_win(position, seat, MOST_FOR_WIN):
                return 1.0 if seat in self._side else 0.0
            position, value = self._play_turn(position, random)
            left -= seat == self._me
            if not left:
                return as_share(value)
        winners = position.result.winners
        return len(self._side) / len(winners) if self._me in winners else 0.0

    def _play_turn(self, position: Position, random: RandomSource) -> tuple[Position, float]:
        """Return the position after the rest of a turn, and the value of its end to its player."""
        seat = position.turn
        while True:
            seen = observe(Game(position.setup, (), (position,)), seat)
            # what its player cannot know is dealt again, so that it is not known
            start = determinize(seen, random) if may_reveal(seen) else position
            effort = self._effort
            turn = Turn(start, seat, NetworkProspects(seen, self._network), beam=effort.beam, most=effort.most)
            turn.think()
            value, line = max(turn.lines, key=lambda found: found[0])  # the first of the best
            for action in line:
                before, position = position, apply(position, seat, action)
                if position.turn != seat:
                    return position, value
                if _shows(before, action, position):
                    break


def _up_to_news(position: Position, seat: int, line: Line) -> Line:
    """Return the line up to the action that shows something hidden, the end of the turn aside."""
    for number, action in enumerate(line, start=1):
        before, position = position, apply(position, seat, action)
        if _shows(before, action, position):
            return line[:number]
    return line


def _shows(before: Position, action: Action, after: Position) -> bool:
    """Return whether an action within a turn has shown its player something hidden."""
    return action is not END and (after.drawn > before.drawn or action.word in SEAT_WORDS)
