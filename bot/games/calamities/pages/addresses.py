"""Where the buttons, selects and forms of a table of calamities lead."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, number, one_of
from bot.pages.addresses.table import AtTable, Decision

POSITION_FORM: Final = "position"
HAND_FORM: Final = "hand"
ANSWER_FORM: Final = "answer"
CORRECT_FORM: Final = "correct"


@dataclass(frozen=True, slots=True)
class Option(Decision):
    """One of a decision's options, by its place; of a number, the number."""

    place: Annotated[int, number(0, 999)]


@dataclass(frozen=True, slots=True)
class Asked(Decision):
    """A form to open, or one that has been filled in; `seat` is whose answer it is (its number from 0)."""

    form: Annotated[str, one_of(POSITION_FORM, HAND_FORM, ANSWER_FORM, CORRECT_FORM)]
    seat: Annotated[int, number(0, 99)]


@dataclass(frozen=True, slots=True)
class ForSeat(Decision):
    """What is done for somebody else's seat."""

    seat: Annotated[int, number(0, 99)]


CAL_NATION: Final = Verb("cal_nation", Decision)
"""A select of the free nations."""
CAL_OPTION: Final = Verb("cal_option", Option)
CAL_CHOOSE: Final = Verb("cal_choose", Decision)
"""A select of what is asked: one of it or several."""
CAL_FORM: Final = Verb("cal_form", Asked)
CAL_FORMED: Final = Verb("cal_formed", Asked)
CAL_NOTHING: Final = Verb("cal_nothing", Decision)
CAL_ANY: Final = Verb("cal_any", Decision)
CAL_DEPUTY: Final = Verb("cal_deputy", AtTable)
CAL_FOR_ANY: Final = Verb("cal_for_any", ForSeat)
CAL_MOVES: Final = Verb("cal_moves", AtTable)
"""The exact list of what to move, for the one who asks."""
