"""Where a learner is, how buttons write it, and where an attempt leads."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, number, text
from bot.games.civ.rules import Action, Event, Game, IllegalAction, events
from bot.games.civ.tutorial import LEARNER, LESSONS, Lesson, LessonStep, NoSuchStep, attempt
from bot.games.civ.tutorial.script import Kind
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.table import ActionText
from bot.reasons import Reason


@dataclass(frozen=True, slots=True)
class AtStep:
    """A step of a lesson."""

    lesson: Annotated[int, number(0, 9_999_999)]
    """Counted from 1."""
    taken: Annotated[int, number(0, 9_999_999)]
    """How many decisions are taken, as the rules count them: one press may take several."""


@dataclass(frozen=True, slots=True)
class Attempt(AtStep):
    """A step, and what was done there; of a select, what is to be chosen, or the effect that its choice begins."""

    action: ActionText


@dataclass(frozen=True, slots=True)
class Read(AtStep):
    """A step to be read in words, after the actions that were tried, if any."""

    actions: Annotated[str | None, text(r"[A-Za-z0-9][A-Za-z0-9 +]{0,39}", is_optional=True)] = None


STEP: Final = Verb("tutor", AtStep)
DO: Final = Verb("tutor_do", Attempt)
PICK: Final = Verb("tutor_pick", Attempt)
BEGIN: Final = Verb("tutor_begin", Attempt)
AS_TEXT: Final = Verb("tutor_text", Read)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a learner is: the lesson, counted from 1, how many of its decisions are taken, and what came of an attempt.

    `game` is the position to show, and `since` the line after which everything is news. `tried` are the actions of an
    attempt that did not lead on, `kind` says what it was, and `refusal` why it was not legal, if so.
    """

    number: int
    taken: int
    game: Game
    since: int
    tried: tuple[Action, ...] = ()
    kind: Kind = "wished"
    refusal: Reason | None = None

    @property
    def lesson(self) -> Lesson:
        """The lesson itself."""
        return LESSONS[self.number - 1]

    @property
    def step(self) -> int:
        """How many of its steps are taken."""
        return self.lesson.index(self.taken)

    @property
    def is_within_step(self) -> bool:
        """Whether only a part of the current step is taken, which is where a button of an older version leads."""
        return self.lesson.starts[self.step] < self.taken

    @property
    def now(self) -> LessonStep | None:
        """The step to take now; None once the lesson is done."""
        steps = self.lesson.steps
        return steps[self.step] if self.step < len(steps) else None

    @property
    def asked(self) -> tuple[Action, ...]:
        """The actions that are left to do of it."""
        return tuple(action for decision in self.lesson.left(self.taken) for action in decision)

    @property
    def last(self) -> LessonStep | None:
        """The step taken last."""
        return self.lesson.steps[self.step - 1] if self.step else None

    @property
    def is_astray(self) -> bool:
        """Whether something other than what the lesson asks for was done, so that it has to be taken back."""
        return self.kind == "other"

    @property
    def new_events(self) -> tuple[Event, ...]:
        """What the learner has seen happen since the step before."""
        return events(self.game, LEARNER, since=self.since)


def lesson_spot(number: int, taken: int) -> Spot:
    """Return the place after `taken` decisions. Raises `NoSuchStep`."""
    lesson = _lesson(number)
    game = lesson.game(taken)
    before = max((start for start in lesson.starts if start < taken), default=taken)
    return Spot(number, taken, game, lesson.game(before).number)


def lesson_spot_after(number: int, taken: int, actions: Sequence[Action]) -> Spot:
    """Return the place to which these actions lead after `taken` decisions. Raises `NoSuchStep`."""
    lesson = _lesson(number)
    here = lesson.game(taken)
    try:
        done = attempt(lesson, taken, actions)
    except IllegalAction as refused:
        return Spot(number, taken, here, here.number, tuple(actions), "held", refused.reason)
    if done.kind == "wished":
        return lesson_spot(number, done.taken)
    return Spot(number, taken, done.game, here.number, tuple(actions), done.kind)


def lesson_title(localizer: Localizer, lesson: Lesson) -> str:
    """Return what a lesson is called."""
    return localizer.say(f"lesson-{lesson.name}")


def _lesson(number: int) -> Lesson:
    if not 1 <= number <= len(LESSONS):
        raise NoSuchStep
    return LESSONS[number - 1]
