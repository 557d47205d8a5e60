"""Where the buttons of the tutorial lead: to a lesson, how many of its steps are taken, and what is tried there."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number, text
from bot.pages.addresses.table import ActionText


@dataclass(frozen=True, slots=True)
class AtStep:
    """A step of a lesson."""

    lesson: Annotated[int, number(0, 9_999_999)]
    """Counted from 1."""
    taken: Annotated[int, number(0, 9_999_999)]
    """How many decisions are taken, as the rules count them: one press may take several."""


@dataclass(frozen=True, slots=True)
class Attempt(AtStep):
    """A step, and what was done there; for a select, what is to be chosen, or the effect that its choice begins."""

    action: ActionText


@dataclass(frozen=True, slots=True)
class Read(AtStep):
    """A step to be read in words, after these actions where some were tried."""

    actions: Annotated[str | None, text(r"[A-Za-z0-9][A-Za-z0-9 +]{0,39}", is_optional=True)] = None


CONTENTS: Final = Verb("tutor_list", Bare)
STEP: Final = Verb("tutor", AtStep)
DO: Final = Verb("tutor_do", Attempt)
PICK: Final = Verb("tutor_pick", Attempt)
BEGIN: Final = Verb("tutor_begin", Attempt)
AS_TEXT: Final = Verb("tutor_text", Read)
