"""Lessons as values: a stored game, the steps the learner is asked to take, and what the computer answers."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.rules import Action, Card, Game, Seat, Setup, parse
from bot.rules.actions import CARD_WORDS, END
from bot.rules.cards import KINDS
from bot.rules.position import CHOOSE, Position
from bot.tutorial.deals import DEALS

LEARNER: Final = Seat(0)
COMPUTER: Final = Seat(1)

REASONS: Final = Reasons({"tutorial-place": NO_CLAUSE})

Kind = Literal["wished", "other", "held"]


class NoSuchStep(GameError):
    """An address that names no lesson, or no step of one."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("tutorial-place", {}))


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of the learner: `do` is what the lesson asks for, several cards where an effect wants them at once.

    `reply` is what the computer does then. `tries` are actions that are not legal here, offered so that the learner
    can find out why.
    """

    name: str
    do: tuple[Action, ...]
    reply: tuple[Action, ...] = ()
    tries: tuple[Action, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards to choose; none where the step is about something else."""
        return tuple(Card(KINDS[action.kind]) for action in self.do if action.kind >= 0)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the deal it is played on (by its name), and its steps.

    `hides` are words of actions that it does not offer, because a later lesson explains them. They are legal all the
    same.
    """

    name: str
    steps: tuple[Step, ...]
    hides: tuple[str, ...] = ()

    def game(self, number: int) -> Game:
        """The game once `number` steps have been taken. Raises `NoSuchStep`."""
        if not 0 <= number <= len(self.steps):
            raise NoSuchStep
        return _game(self, number)

    def is_within_effect(self, number: int) -> bool:
        """Whether the effect begun is not resolved yet once so many steps have been taken."""
        return self.game(number).position.phase == CHOOSE


@cache
def _game(lesson: Lesson, number: int) -> Game:
    if number == 0:
        return _begun(lesson.name)
    step = lesson.steps[number - 1]
    return _played(_game(lesson, number - 1), (*step.do, *step.reply))


def _begun(name: str) -> Game:
    deal = DEALS[name]
    deck, box = (tuple(Card(card) for card in cards.split()) for cards in (deal.deck, deal.box))
    game = Game.start(Setup(2, "classic", False, LEARNER, "turn_end", None, deck, box))
    turns = [turn for line in deal.before.split("\n") if line.strip() for turn in line.split("|")]
    return _played(game, [action for turn in turns for action in (*parse_actions(turn), END)])


def _played(game: Game, actions: Sequence[Action]) -> Game:
    for action in actions:
        game = game.play(game.position.turn, action)
    return game


def parse_actions(text: str) -> tuple[Action, ...]:
    """Actions as lessons and addresses write them: parted by semicolons; `discard M1 R1` is two of them.

    Raises `UnreadableAction`.
    """
    return tuple(action for part in text.split(";") for action in _read(part.strip()))


def _read(text: str) -> Iterator[Action]:
    word, *rest = text.split(" ")
    if word not in CARD_WORDS or not rest:
        yield parse(text)
    for card in rest if word in CARD_WORDS else ():
        yield parse(f"{word} {card}")


def format_actions(actions: Sequence[Action]) -> str:
    """Actions of one word as `parse_actions` takes them."""
    first, *more = [action.text for action in actions]
    return " ".join([first, *(text.partition(" ")[2] for text in more)])


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a choice leads to: `game` is the one to show.

    `wished` is what the lesson asked for; `other` is legal, and done, but leads away from the lesson; `held` is the end
    of a turn in which the lesson has something left: legal, and not done.
    """

    kind: Kind
    game: Game


def attempt(lesson: Lesson, number: int, actions: Sequence[Action]) -> Attempt:
    """What comes of these actions after so many steps. Raises `NoSuchStep`, or `IllegalAction` with its reason."""
    game = lesson.game(number)
    if number < len(lesson.steps) and Counter(actions) == Counter(lesson.steps[number].do):
        return Attempt("wished", lesson.game(number + 1))
    before: Position = game.position
    for action in actions:
        game = game.play(LEARNER, action)
    return Attempt("held", lesson.game(number)) if before.turn != game.position.turn else Attempt("other", game)
