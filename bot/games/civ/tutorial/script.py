"""Lessons as values: a stored game, the steps the learner is asked to take, and what the computer answers."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, groupby
from typing import Final, Literal

from bot.games.civ.rules import Action, Card, Game, Seat, Setup, parse
from bot.games.civ.rules.actions import CARD_WORDS, END
from bot.games.civ.rules.cards import KINDS
from bot.games.civ.rules.position import CHOOSE, Position
from bot.games.civ.tutorial.deals import DEALS
from bot.reasons import NO_CLAUSE, GameError, Reasons

LEARNER: Final = Seat(0)
COMPUTER: Final = Seat(1)

REASONS: Final = Reasons({"tutorial-place": NO_CLAUSE})

Kind = Literal["wished", "other", "held"]


class NoSuchStep(GameError):
    """An address that names no lesson, or no step of one."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("tutorial-place", {}))


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One choice of the learner.

    `do` has all its actions: an effect with its target or cards where one press has both. `reply` is what the computer
    does then. `tries` are choices that are not legal here, offered so that the learner can find out why.
    """

    name: str
    do: tuple[Action, ...]
    reply: tuple[Action, ...] = ()
    tries: tuple[tuple[Action, ...], ...] = ()

    @property
    def decisions(self) -> tuple[tuple[Action, ...], ...]:
        """The decisions that the rules ask for in it, in order: the cards of one word are one decision."""
        return in_decisions(self.do)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards to choose; none where the step is about something else."""
        return tuple(Card(KINDS[action.kind]) for action in self.do if action.kind >= 0)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the name of its deal, and its steps.

    Places in it are counted by decisions, not by steps: the decisions of one press may change in later versions, and an
    old button still means the same place. `hides` are words of legal actions that it does not offer, because another
    lesson explains them.
    """

    name: str
    steps: tuple[LessonStep, ...]
    hides: tuple[str, ...] = ()

    @property
    def starts(self) -> tuple[int, ...]:
        """The number of decisions taken at the beginning of each step, and at the end of the lesson."""
        return tuple(accumulate((len(step.decisions) for step in self.steps), initial=0))

    def index(self, taken: int) -> int:
        """Return the index of the step under way after `taken` decisions; the number of steps once all are taken."""
        return bisect_right(self.starts, taken) - 1

    def left(self, taken: int) -> tuple[tuple[Action, ...], ...]:
        """Return the decisions left of the current step after `taken`; empty once the lesson is done."""
        index = self.index(taken)
        return self.steps[index].decisions[taken - self.starts[index] :] if index < len(self.steps) else ()

    def game(self, taken: int) -> Game:
        """Return the game after `taken` decisions. Raises `NoSuchStep`."""
        if not 0 <= taken <= self.starts[-1]:
            raise NoSuchStep
        return _game(self, taken)

    def is_within_effect(self, taken: int) -> bool:
        """Return whether an effect is still being resolved after `taken` decisions."""
        return self.game(taken).position.phase == CHOOSE


@cache
def _game(lesson: Lesson, taken: int) -> Game:
    if taken == 0:
        return _start_game(lesson.name)
    first, *more = lesson.left(taken - 1)
    reply = () if more else lesson.steps[lesson.index(taken - 1)].reply
    return _play_all(_game(lesson, taken - 1), (*first, *reply))


def _start_game(name: str) -> Game:
    deal = DEALS[name]
    deck, box = (tuple(Card(card) for card in cards.split()) for cards in (deal.deck, deal.box))
    game = Game.start(Setup(2, "classic", False, LEARNER, "turn_end", None, deck, box))
    turns = [turn for line in deal.before.split("\n") if line.strip() for turn in line.split("|")]
    return _play_all(game, [action for turn in turns for action in (*parse_actions(turn), END)])


def _play_all(game: Game, actions: Sequence[Action]) -> Game:
    for action in actions:
        game = game.play(game.position.turn, action)
    return game


def parse_actions(text: str) -> tuple[Action, ...]:
    """Return the actions in a text as lessons and addresses write them.

    Semicolons separate choices, a plus the actions of one choice; `discard M1 R1` is two actions. Raises
    `UnreadableAction`.
    """
    return tuple(action for part in re.split("[;+]", text) for action in _read(part.strip()))


def _read(text: str) -> Iterator[Action]:
    word, *rest = text.split(" ")
    if word not in CARD_WORDS or not rest:
        yield parse(text)
    for card in rest if word in CARD_WORDS else ():
        yield parse(f"{word} {card}")


def format_actions(actions: Sequence[Action]) -> str:
    """Return the actions of one choice in the form that `parse_actions` reads."""
    return "+".join(_format_decision(decision) for decision in in_decisions(actions))


def _format_decision(decision: Sequence[Action]) -> str:
    first, *more = [action.text for action in decision]
    return " ".join([first, *(text.partition(" ")[2] for text in more)])


def in_decisions(actions: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """Return the actions with those of one word in a row together, as an effect asks for several cards at once."""
    return tuple(tuple(same) for _, same in groupby(actions, lambda action: action.word))


@dataclass(frozen=True, slots=True)
class LessonAttempt:
    """The outcome of a choice: `game` is the one to show, after `taken` decisions of the lesson.

    `wished` is what the lesson asked for, or the first part of it. `other` is legal and done, but leads away from the
    lesson. `held` is the end of a turn in which the lesson has something left: legal, and not done.
    """

    kind: Kind
    game: Game
    taken: int


def attempt(lesson: Lesson, taken: int, actions: Sequence[Action]) -> LessonAttempt:
    """Return the outcome of these actions after `taken` decisions.

    Raises `NoSuchStep`, or `IllegalAction` with its reason.
    """
    game = lesson.game(taken)
    chosen = in_decisions(actions)
    if chosen and list(map(Counter, chosen)) == list(map(Counter, lesson.left(taken)[: len(chosen)])):
        return LessonAttempt("wished", lesson.game(taken + len(chosen)), taken + len(chosen))
    before: Position = game.position
    for action in actions:
        game = game.play(LEARNER, action)
    if before.turn != game.position.turn:
        return LessonAttempt("held", lesson.game(taken), taken)
    return LessonAttempt("other", game, taken)
