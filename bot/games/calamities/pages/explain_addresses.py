"""Where the selects of an explained calamity lead: to another calamity, or to what it would do to a nation."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, number
from bot.games.calamities.rules.names import CALAMITIES

MOST_NATIONS: Final = 99


@dataclass(frozen=True, slots=True)
class AtCalamity:
    """A page of the explanations."""

    position: Annotated[int, number(0, 2**31 - 1)]
    """The table whose position a preview is made from; 0 where none is known."""
    calamity: Annotated[int, number(0, len(CALAMITIES))]
    """Its place in the order of a turn, from 1; 0 is the contents."""
    nation: Annotated[int, number(0, MOST_NATIONS)]
    """Its place in the position, from 1, for a preview; 0 for none."""


EXPLAIN_PICK: Final = Verb("cal_explain", AtCalamity)
"""A select of calamities."""
PREVIEW_PICK: Final = Verb("cal_preview", AtCalamity)
"""A select of nations that might get it now."""
