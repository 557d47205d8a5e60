"""Where the buttons of boards and greetings lead."""

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
MOVE: Final = Verb("move", AtTable)
RESIGN: Final = Verb("resign", AtTable)
STAY_SEATED: Final = Verb("seated", AtTable)
PLAY_ALONE: Final = Verb("alone", Bare)
