"""A game: the setup, all lines, and the position after them. A value: `play` and `intervene` make another."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache, wraps
from itertools import islice
from typing import Concatenate, Final, ParamSpec, TypeVar

from bot.games.civ.rules.actions import SEAT_WORDS, Action
from bot.games.civ.rules.cards import size
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.errors import IllegalAction, because
from bot.games.civ.rules.interventions import abandon, intervene
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.memory import NOTHING, Memory, leave, remember
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, OVER, Position, Result, opening
from bot.games.civ.rules.setup import Setup

P = ParamSpec("P")
T = TypeVar("T")

BEGINNINGS: Final = ("use", "copy", "sacrifice")
"""The words that begin an effect."""
TABLE: Final = "table"
"""The `by` of an intervention of the table itself (REPLAY)."""


def by_seat(seat: int) -> str:
    """Return the `by` of a seat's own undo or resignation (REPLAY)."""
    return f"seat {seat}"


def by_referee(name: str) -> str:
    """Return the `by` of a referee's intervention (§9.5)."""
    return f"referee {name}"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a transcript; only interventions have `by` and `why`."""

    number: int
    seat: int
    action: Action
    by: str | None = None
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far.

    `positions[n]` is the position after line n; 0 is the deal. `effective[n]` is the last action that counts after line
    n (an undo goes back to an earlier one); `standing` are the lines an undo may name. `opened` is the line that opened
    the current decision (see `version`). `ending` is the position of a table abandoned in its draft: no line leads to
    it. `memories[n]` holds what the players know of each other's hands after line n; it is computed when asked for,
    since a move does not need it.
    """

    setup: Setup
    lines: tuple[Line, ...]
    positions: tuple[Position, ...]
    effective: tuple[int, ...] = (0,)
    standing: tuple[int, ...] = (0,)
    opened: int = 0
    ending: Position | None = None
    memories: tuple[list[Memory], ...] = field(default=([NOTHING],), compare=False, repr=False)

    @classmethod
    def start(cls, setup: Setup) -> "Game":
        """Return the game right after the deal."""
        return cls(setup, (), (opening(setup),))

    @property
    def position(self) -> Position:
        """The current position."""
        return self.ending or self.positions[-1]

    @property
    def number(self) -> int:
        """The number of the last line, 0 after the deal."""
        return len(self.lines)

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.position.result

    @property
    def is_over(self) -> bool:
        """True once no line can follow."""
        return self.position.phase == OVER

    @property
    def version(self) -> int:
        """The number of the line that opened the current decision; buttons carry it to recognise that they are stale.

        In a round of the draft all choose at once, so another seat's pick does not change it. Everywhere else each line
        does.
        """
        return self.opened

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Return the legal actions of a seat."""
        return legal_actions(self.position, seat)

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that are awaited now."""
        position = self.position
        if position.phase == DRAFT_KEEP:
            return tuple(seat for seat, pack in enumerate(position.packs) if pack)
        return () if position.turn < 0 else (position.turn,)

    def play(self, seat: int, action: Action) -> "Game":
        """Return the game after a seat's action. Raises `IllegalAction`."""
        after = apply(self.position, seat, action)
        line = Line(self.number + 1, seat, action)
        # a pack that is there again was passed on: the next round, in which an older button would mean another card
        same_round = self.position.phase == after.phase == DRAFT_KEEP and not any(
            pack and not before for pack, before in zip(after.packs, self.position.packs, strict=True)
        )
        return self._add_line(line, after, opened=self.opened if same_round else line.number)

    def intervene(self, seat: int, action: Action, *, by: str, why: str) -> "Game":
        """Return the game after an intervention (§9). Raises `IllegalAction`."""
        if not action.is_intervention:
            raise IllegalAction(because("intervention-not-now", word=action.word))
        if not by.strip() or not why.strip():
            raise IllegalAction(because("intervention-needs-by"))
        line = Line(self.number + 1, seat, action, by, why)
        if action.word == "undo":
            return self._undone(line)
        after = intervene(self.position, seat, action)
        return self._add_line(line, after, opened=line.number)

    def abandon(self) -> "Game":
        """Return the game given up during the draft (§9.1): over, without another line. Raises `IllegalAction`."""
        return replace(self, ending=abandon(self.position))

    @property
    def memory(self) -> Memory:
        """What the players know of each other's hands at the current line."""
        # games that go on from this one share the lists, so each line is worked out once; line 0 is from the start
        asked = next(number for number in range(self.number, -1, -1) if self.memories[number])
        for number in range(asked + 1, self.number + 1):
            self.memories[number].append(self._memory_after(number))
        return self.memories[-1][0]

    def _memory_after(self, number: int) -> Memory:
        """Return what is known after that line, if it is known what was before it."""
        line, before, after = self.lines[number - 1], self.positions[number - 1], self.positions[number]
        if line.action.word == "undo":
            return self.memories[line.action.number][0]
        if line.action.word != "eliminate":
            return remember(self.memories[number - 1][0], line.seat, line.action, before, after)
        # an elimination takes back a running effect first (§9.1)
        # by identity: equal positions may come again, and others' knowledge differs between them
        begun = (back for back, each in enumerate(self.positions[:number]) if each is before.before)
        back = next(begun, number - 1)
        return leave(self.memories[back][0], line.seat, self.positions[back].hands)

    def _add_line(self, line: Line, after: Position, *, opened: int) -> "Game":
        return Game(
            self.setup,
            (*self.lines, line),
            (*self.positions, after),
            (*self.effective, line.number),
            (*self.standing, line.number),
            opened,
            memories=(*self.memories, []),
        )

    def _undone(self, line: Line) -> "Game":
        back = line.action.number
        if not 0 <= line.seat < self.setup.players:
            raise IllegalAction(because("seat-unknown", seat=line.seat, last=self.setup.players - 1))
        if self.is_over:
            raise IllegalAction(because("game-over"))
        if back not in self.standing:
            raise IllegalAction(because("undo-unknown-line", number=back))
        if line.action.is_void and (back >= self.number or self.lines[back].action.word not in BEGINNINGS):
            raise IllegalAction(because("undo-unknown-line", number=back))
        return Game(
            self.setup,
            (*self.lines, line),
            (*self.positions, self._voided(back) if line.action.is_void else self.positions[back]),
            (*self.effective, self.effective[back]),
            (*(number for number in self.standing if number <= back), line.number),
            line.number,
            memories=(*self.memories, []),
        )

    def _voided(self, back: int) -> Position:
        """Return the position after line `back`, where the effect begun right after it counts as used in that turn.

        So do effects of that turn that were voided since: each of them stays so (§9.3).
        """
        since = (line.action for line in self.lines[back:] if line.action.is_void)
        position = branch(self.positions[back])
        for number in (back, *(action.number for action in since)):
            before, begun = self.positions[number], self.positions[number + 1]
            if before.turns == position.turns:
                position.permanent |= begun.permanent & ~before.permanent
                position.sacrifice |= begun.sacrifice & ~before.sacrifice
        return position

    def own_undo(self, seat: int) -> int | None:
        """Return the line to which this seat may go back without asking, or None.

        One decision at a time within the seat's own turn, never across a line of another seat or of a referee, nor
        across one that showed something hidden (a draw, an Inquisition, a Technological Leap). Of the undos recorded
        after the line to be taken back, this seat's own may be crossed, a referee's may not.
        """
        number = self.effective[-1]
        if number == 0 or self.is_over:
            return None
        line, before = self.lines[number - 1], self.positions[number - 1]
        if any(self.lines[undo - 1].by != by_seat(seat) for undo in self.standing if undo > number):
            return None
        if line.seat != seat or line.by is not None or before.turn != seat or self.position.turn != seat:
            return None
        if self.position.phase in (DRAFT_KEEP, DRAFT_TAKE) or before.phase == DRAFT_TAKE:
            return None
        return None if self._has_shown(number) or line.action.word == "end" else number - 1

    def has_shown_since(self, number: int) -> bool:
        """Return whether a later line has shown a card to someone: by a draw, an Inquisition, a pick of the draft."""
        return any(
            self._has_shown(each) or self.positions[each - 1].phase in (DRAFT_KEEP, DRAFT_TAKE)
            for each in range(number + 1, self.number + 1)
            if self.lines[each - 1].action.word != "undo"
        )

    def _has_shown(self, number: int) -> bool:
        """Return whether that line has shown a hidden card: it was drawn, or a hand was looked at."""
        line, before, after = self.lines[number - 1], self.positions[number - 1], self.positions[number]
        looked = line.action.word in SEAT_WORDS and bool(size(before.hands[line.action.target]))
        return after.drawn > before.drawn or looked

    def at(self, number: int) -> "Game":
        """Return the game as it was right after line `number` (0: the deal)."""
        return self if number >= self.number else next(islice(self.course(), max(0, number), None))

    def course(self) -> Iterator["Game"]:
        """Yield the game as it was after each of its lines, the deal first."""
        game = Game(self.setup, (), self.positions[:1])
        yield game
        for line in self.lines:
            if line.by is None or line.why is None:
                game = game.play(line.seat, line.action)
            else:
                game = game.intervene(line.seat, line.action, by=line.by, why=line.why)
            yield game


class _Identity:
    """A game as the key of a cache: comparing games line by line would take longer than what is cached."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __hash__(self) -> int:
        return id(self.game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Identity) and self.game is other.game


def cached_by_game(
    size: int,
) -> Callable[[Callable[Concatenate[Game, P], T]], Callable[Concatenate[Game, P], T]]:
    """Decorate a function of a game, and of values with a hash, so that its newest `size` results are kept.

    One message asks several times for the same: the game's words, its pictures and its buttons do not know each other.
    """

    def decorate(function: Callable[Concatenate[Game, P], T]) -> Callable[Concatenate[Game, P], T]:
        @lru_cache(size)
        def found(key: _Identity, *args: P.args, **named: P.kwargs) -> T:
            return function(key.game, *args, **named)

        @wraps(function)
        def cached(game: Game, *args: P.args, **named: P.kwargs) -> T:
            return found(_Identity(game), *args, **named)

        return cached

    return decorate
