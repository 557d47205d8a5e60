"""Where the buttons under a calamity's outcome lead."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, number
from bot.pages.addresses.table import AtTable

MOST: Final = 99


@dataclass(frozen=True, slots=True)
class AtOutcome(AtTable):
    """A page of what one of a turn's calamities did."""

    calamity: Annotated[int, number(0, MOST)]
    """Its place among those of the turn that are over, from 0; `MOST` is the last one."""
    page: Annotated[int, number(0, MOST)]


SHOW_OUTCOME: Final = Verb("cal_outcome", AtOutcome)
"""A page, in place where the press came from one's own."""
LATEST: Final = MOST
"""The calamity that was resolved last."""
