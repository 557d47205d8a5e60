"""A search of one turn: what the seat can do in it, and the positions that it leads to.

Ways are followed effect by effect. Within an effect every sensible choice is followed; between two effects only the
most promising positions go on (a beam). The number of positions searched is bounded.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from bot.games.civ.rules.actions import END, Action
from bot.games.civ.rules.cards import AGE_OF, DOMAIN_OF, column, domain_sizes
from bot.games.civ.rules.effect_table import STEPS, Zone
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import CHOOSE, EFFECTS, NOBODY, Position

BEAM: Final = 6
MOST: Final = 700
"""The number of positions searched for one decision."""

NEAR: Final = 2
"""With so few cards short of Hegemony a player is given one of them only where nothing else is left to give."""
DENIAL: Final = 100.0
"""What it is worth to keep such a card from them, and once more where one card wins: more than any card is worth."""

Line = tuple[Action, ...]
"""Actions of one seat, one after the other."""
Way = tuple[Position, Line]
"""A position, and the actions that lead to it."""


class Valuation(Protocol):
    """What a search looks for."""

    @property
    def denies(self) -> bool:
        """Whether cards that bring another near Hegemony are kept from them."""
        ...

    @property
    def rates(self) -> Sequence[float]:
        """The probability of each Domain among the next cards of the pile."""
        ...

    def of(self, position: Position) -> float:
        """Return what a position at the end of the seat's step 2 is worth to it."""
        ...


def follow(position: Position, seat: int, line: Line) -> Position:
    """Return the position after these actions of a seat, without the end of its turn: a turn is valued before it."""
    for action in line:
        if action is END:
            break
        position = apply(position, seat, action)
    return position


class Turn:
    """The rest of one seat's turn, from a position on."""

    def __init__(
        self,
        position: Position,
        seat: int,
        prospects: Valuation,
        *,
        beam: int = BEAM,
        most: int = MOST,
        effects: int | None = None,
    ) -> None:
        """With `effects` no more of them are followed, one after the other, nor any after the card of step 1."""
        self._start = position
        self._seat = seat
        self._prospects = prospects
        self._beam = beam
        self._left = most
        # where it starts between two effects, the start itself is looked at first
        self._rounds = -1 if effects is None else effects + (position.phase == EFFECTS)
        self._seen: set[tuple[object, ...]] = set()
        self._values: dict[Action, float] = {}
        self.lines: list[tuple[float, Line]] = []
        """Every way found to its end, with its prospect, in the order of the search."""

    def think(self) -> dict[Action, float]:
        """Return the best prospect found behind each first action; those not followed are left out."""
        front: list[Way] = [(self._start, ())]
        while front and self._left > 0:
            best = self._evaluate(self._resolve(front))
            self._rounds -= 1
            if not self._rounds:
                break
            front = [(new, (*line, action)) for position, line in best for action, new in self._steps(position)]
        return self._values

    def _evaluate(self, resting: list[Way]) -> list[Way]:
        """Note the value of each position; return the most promising from which the turn can go on."""
        ranked: list[tuple[float, int]] = []
        for number, (position, line) in enumerate(resting):
            value = self._prospects.of(position)
            if position.turn == self._seat and position.phase == EFFECTS:
                line = (*line, END)
                # with its number, so that equal values are in the same order on every machine
                ranked.append((-value, number))
            if line:
                self.lines.append((value, line))
                # `value - 1`: the first value found always counts
                if value > self._values.get(line[0], value - 1):
                    self._values[line[0]] = value
        return [resting[number] for _, number in sorted(ranked)[: self._beam]]

    def _resolve(self, front: list[Way]) -> list[Way]:
        """Return the positions between two effects, or after the turn, to which these lead."""
        resting: list[Way] = []
        # popped from the end: the most promising first, should the limit be reached
        stack = front[::-1]
        while stack:
            position, line = stack.pop()
            if not self._is_new(position):
                continue
            if position.turn != self._seat or position.phase == EFFECTS:
                resting.append((position, line))
            elif self._left > 0:
                stack += [(new, (*line, action)) for action, new in self._steps(position)]
        return resting

    def _steps(self, position: Position) -> list[tuple[Action, Position]]:
        actions = legal_actions(position, self._seat)
        if position.phase == CHOOSE and len(actions) > 1:
            actions = self._sensible(position, actions)
        self._left -= len(actions)
        return [(action, apply(position, self._seat, action)) for action in actions if action is not END]

    def _sensible(self, position: Position, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return the choices worth following: a team-mate's hand is left alone, and Ages hardly matter."""
        step = STEPS[actions[0].word]
        if step.source is Zone.OTHER_HAND:
            mates = position.setup.side(self._seat)
            return tuple(action for action in actions if action.target not in mates) or actions
        if step.source is Zone.HAND and step.goal is not Zone.AREA:
            taker = position.target if step.goal is Zone.OTHER_HAND and self._prospects.denies else NOBODY
            return (min(actions, key=lambda action: self._worth_keeping(position, action.kind, taker)),)
        if step.names_card:
            by_domain: dict[int, Action] = {}
            for action in actions:
                by_domain.setdefault(DOMAIN_OF[action.kind], action)
            return tuple(by_domain.values())
        return actions

    def _worth_keeping(self, position: Position, kind: int, taker: int) -> float:
        """Return what a card is worth in hand: more if more of its Domain are in play, held, or will be drawn.

        One that brings its `taker` near Hegemony is kept from them before all others.
        """
        domain = DOMAIN_OF[kind]
        there = column(position.columns[self._seat], domain)
        same = domain_sizes(position.hands[self._seat])[domain]
        # set by hand, not tuned as `Weights` are: in play counts more than in hand, and the Age only breaks ties
        value = there + 0.7 * same + 2 * self._prospects.rates[domain] + 0.01 * AGE_OF[kind]
        if taker != NOBODY:
            missing = position.hegemony_need(taker, domain) - column(position.columns[taker], domain)
            value += DENIAL * max(0, NEAR + 1 - max(missing, 1))
        return value

    def _is_new(self, position: Position) -> bool:
        key = (
            position.phase,
            position.turn,
            position.owed,
            tuple(position.hands),
            tuple(position.areas),
            position.discard,
            position.permanent,
            position.sacrifice,
            position.coin,
            tuple(position.embargoes),
            tuple(position.democracies),
        )
        if key in self._seen:
            return False
        self._seen.add(key)
        return True
