"""Turns in which someone can only defend: the next player wins by force unless they are stopped in one way.

A *threat* is a win by Hegemony in the next player's turn that needs no card but those everyone sees and those that
must be in their hand. It is there whatever the hidden cards are: with more cards in hand, in play or in the discard
pile each action of that turn stays possible, or a stronger one takes its place, and no column gets shorter (§3.2, §4,
§6.2). So `is_threatened` is exact where it says yes.

A line of one's own turn that shows hidden cards is followed as if these were the best that there could be: a Leap, or a
hand that is taken, brings any card that nobody has seen, and whose hand was taken has nothing left that counts. Where
even that leaves the threat, each real course of the line does.
"""

from collections.abc import Sequence
from typing import Final

from bot.games.civ.ai.certain import known_hands
from bot.games.civ.puzzles.solving import (
    MOST_LINES,
    Key,
    Solution,
    TooMany,
    Way,
    choices,
    could_win,
    key_of,
    minimal_ways,
    shared,
    shows_hidden,
    surely_after,
    unit_of,
    wins,
)
from bot.games.civ.rules import Game, observe
from bot.games.civ.rules.actions import END, SEAT_WORDS, Action
from bot.games.civ.rules.cards import ONE, count
from bot.games.civ.rules.determinization import unseen
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.position import EFFECTS, NOBODY, OVER, PLAY, Position

MOST_ANSWERS: Final = 6_000
"""The number of positions in which one turn of the next player is searched."""
LATE: Final = 24
"""With fewer cards in the pile points may decide this turn or the next one: no such turn is looked at."""
MOST_ALIKE: Final = 5
"""More cards of a kind than one turn brings into play."""


def known_to(game: Game, seat: int) -> Position:
    """Return the position with only those cards in others' hands that `seat` knows to be there."""
    new = branch(game.position)
    new.hands = known_hands(observe(game, seat))
    return new


def is_threatened(position: Position) -> bool:
    """Return whether the seat on turn, at the beginning of its turn, wins by force with the cards that `position` has.

    Raises `TooMany`.
    """
    return Answers().win(position)


class Answers:
    """Whether the next player's turns win, each searched once."""

    def __init__(self, *, shows: bool = False) -> None:
        self._shows = shows
        self._known: dict[Key, bool] = {}

    def win(self, position: Position) -> bool:
        """Return whether the seat on turn wins by Hegemony; with `shows`, with every card open. Raises `TooMany`."""
        seat = position.turn
        own = branch(position)
        # the hand of the one before doesn't matter: it is only followed where it is taken
        own.hands = [hand if self._shows or each == seat else 0 for each, hand in enumerate(position.hands)]
        key = (seat, *key_of(own), position.drawn if self._shows else 0)
        if key not in self._known:
            self._known[key] = self._search(own, seat)
        return self._known[key]

    def _search(self, position: Position, seat: int) -> bool:
        stack, visited = [position], set[Key]()
        while stack:
            now = stack.pop()
            if _has_won(now, seat):
                return True
            if now.phase == OVER:
                continue
            for action in choices(now, seat):
                if not self._shows and shows_hidden(now, action):
                    continue
                after = apply(now, seat, action)
                key = key_of(after)
                if key not in visited and (after.phase == OVER or could_win(after, seat, shows=self._shows)):
                    visited.add(key)
                    stack.append(after)
                    if len(visited) > MOST_ANSWERS:
                        raise TooMany
        return False


def _has_won(position: Position, seat: int) -> bool:
    """Return whether a seat has won by Hegemony, or would by ending its turn now."""
    if position.phase == OVER:
        return wins(position, seat)
    return position.phase == EFFECTS and position.hegemony(seat) is not None


def is_stopped(game: Game, seat: int) -> bool:
    """Return whether the next player has no win by force if `seat` ends its turn now. Raises `TooMany`."""
    return _stops(known_to(game, seat), seat, Answers())


def may_be_defence(game: Game, seat: int) -> bool:
    """Return whether a turn is early enough for that, and the next player threatens as the table is now.

    Raises `TooMany`.
    """
    position = game.position
    if position.pile_size() < LATE or position.setup.turn_cap is not None:
        return False
    return is_threatened(passed(known_to(game, seat), seat))


def passed(position: Position, seat: int) -> Position:
    """Return the position as if the turn of `seat` had ended without anything done."""
    return on_turn(position, position.rivals[seat][0])


def on_turn(position: Position, seat: int) -> Position:
    """Return the position as if the turn of `seat` began now."""
    new = branch(position)
    new.turn, new.phase = seat, PLAY
    new.permanent = new.sacrifice = 0
    return new


def only_defence(game: Game, seat: int, *, most: int = MOST_LINES) -> Solution | None:
    """Return the only minimal way to stop the next player; None where there is none, another, or one without effects.

    Lines that show hidden cards are followed as far as is sure: `has_other_defence` looks at the rest. Raises
    `TooMany`.
    """
    answers = Answers()

    def reached(position: Position, own: int) -> bool:
        return wins(position, own) or _stops(position, own, answers)

    start = known_to(game, seat)
    ways = minimal_ways(start, seat, reached=reached, is_hopeless=_never, shows=True, most=most)
    return ways[0] if len(ways) == 1 and ways[0].effects else None


def has_other_defence(game: Game, seat: int, solution: Way, *, most: int = MOST_LINES) -> bool:
    """Return whether a line may stop the next player, or win, without all of the solution, by any cards not yet seen.

    False is exact. Raises `TooMany`.
    """
    return _BestCase(game, seat, solution, most).has_line()


def share_stopped(deals: Sequence[Position]) -> float:
    """Return in what share of these deals the player on turn cannot win by Hegemony, with every card open to them.

    A turn with too much to search counts as won.
    """
    return sum(not _may_win(deal) for deal in deals) / len(deals)


def _may_win(position: Position) -> bool:
    try:
        return Answers(shows=True).win(position)
    except TooMany:
        return True


def _never(position: Position, seat: int) -> bool:
    return False


def _stops(position: Position, seat: int, answers: Answers) -> bool:
    """Return whether the next player has no win by force if `seat` ends its turn in this place of it."""
    if position.phase != EFFECTS:
        return False
    after = apply(position, seat, END)
    return after.phase == PLAY and not answers.win(after)


class _BestCase:
    """All lines of a turn, those that show hidden cards as if they were the best that there could be."""

    def __init__(self, game: Game, seat: int, solution: Way, most: int) -> None:
        self._start = known_to(game, seat)
        self._seat = seat
        self._solution = solution
        self._most = most
        self._answers = Answers()
        self._pool = [min(many, MOST_ALIKE) for many in unseen(observe(game, seat))]

    def has_line(self) -> bool:
        """Return whether one of them stops the next player or wins without all of the solution. Raises `TooMany`."""
        seat = self._seat
        stack, visited = [(self._start, 0)], set[tuple[Key, Way]]()
        while stack:
            now, way = stack.pop()
            if wins(now, seat) or _stops(now, seat, self._answers) or self._has_hegemony(now):
                return True
            for action in choices(now, seat) if now.phase != OVER else ():
                # what of the solution has been done is all that matters of the way
                part = shared(way + unit_of(action), self._solution)
                if part == self._solution:
                    continue
                after = self._after(now, action)
                key = key_of(after), part
                if key not in visited:
                    visited.add(key)
                    stack.append((after, part))
                    if len(visited) > self._most:
                        raise TooMany
        return False

    def _has_hegemony(self, position: Position) -> bool:
        return position.phase == EFFECTS and position.hegemony(self._seat) is not None

    def _after(self, position: Position, action: Action) -> Position:
        after = surely_after(position, self._seat, action)
        if action.word not in SEAT_WORDS and after.drawn == position.drawn:
            return after
        best = branch(after)
        best.hands = after.hands.copy()
        hand = position.hands[self._seat]
        best.hands[self._seat] = hand + sum(
            ONE[kind] * max(0, many - count(hand, kind)) for kind, many in enumerate(self._pool)
        )
        if action.word in SEAT_WORDS:
            best.hands[action.target] = 0
            best.owed, best.phase, best.target, best.before = (), EFFECTS, NOBODY, None
        return best
