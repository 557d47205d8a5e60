"""Where the buttons of boards lead, and those of greetings."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number
from bot.pages.addresses.table import AtTable


@dataclass(frozen=True, slots=True)
class AtLine(AtTable):
    """A table as it was at a line of its log; as it is now where none is named."""

    line: Annotated[int | None, number(0, 9_999_999, is_optional=True)] = None


WHY: Final = Verb("why", AtLine)
BOARD_TEXT: Final = Verb("board_text", AtTable)
BOARD_CARDS: Final = Verb("board_cards", AtTable)
NUDGE: Final = Verb("nudge", AtTable)
REMATCH: Final = Verb("rematch", AtTable)
MENU: Final = Verb("menu", AtTable)
RESUME: Final = Verb("resume", AtTable)
SEATS: Final = Verb("seats", AtTable)
ABSENT: Final = Verb("absent", AtTable)
PLAY_ALONE: Final = Verb("alone", Bare)
