"""Where the buttons of the rules lead: to a page, for so many players."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Nothing, Verb, number
from bot.pages.addresses.table import ActionText


@dataclass(frozen=True, slots=True)
class AtPage:
    """A page of the rules."""

    nothing: Nothing
    players: Annotated[int, number(0, 9_999_999)]
    """How many the player aid is for; 0 where no table is known."""
    page: ActionText
    """A topic or the contents; after a space, what keeps two buttons to one page apart."""


PageVerb = Verb[AtPage, [int, int, str]]
TURN_PAGE: Final = Verb("rules", AtPage)
PICK_PAGE: Final = Verb("rules_pick", AtPage)
OPEN_PAGE: Final = Verb("rules_open", AtPage)
SHOW_PAGE: Final = Verb("rules_show", AtPage)
VERBS: Final = frozenset(verb.name for verb in (TURN_PAGE, PICK_PAGE, OPEN_PAGE, SHOW_PAGE))
"""What the components of a page ask for."""
