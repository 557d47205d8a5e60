"""Where the buttons of boards lead, those of games that are over, and those of greetings."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number
from bot.pages.addresses.table import AtTable, TableNumber


@dataclass(frozen=True, slots=True)
class AtLine(AtTable):
    """A table as it was at a line of its log; as it is now where none is named."""

    line: Annotated[int | None, number(0, 9_999_999, is_optional=True)] = None


@dataclass(frozen=True, slots=True)
class Replay:
    """The game of a table, from its beginning.

    Not a seat's own button (`AtTable`): what it refuses is told beside the page, which stays.
    """

    table: TableNumber


WHY: Final = Verb("why", AtLine)
"""On boards of earlier versions: what had happened up to that line."""
BOARD_TEXT: Final = Verb("board_text", AtTable)
BOARD_CARDS: Final = Verb("board_cards", AtTable)
STORY: Final = Verb("story", AtTable)
NUDGE: Final = Verb("nudge", AtTable)
STUCK: Final = Verb("stuck", AtTable)
"""The page with all that may be done about those a table waits for."""
REMATCH: Final = Verb("rematch", AtTable)
MENU: Final = Verb("menu", AtTable)
RESUME: Final = Verb("resume", AtTable)
SEATS: Final = Verb("seats", AtTable)
ABSENT: Final = Verb("absent", AtTable)
"""`STUCK` on messages of earlier versions."""
REPLAY_OPEN: Final = Verb("replay_open", Replay)
REPLAY_PICK: Final = Verb("replay_pick", Bare)
"""Which of the listed games to look back on."""
REVIEW: Final = Verb("review", Replay)
"""The presser's own review of a finished game."""
PLAY_ALONE: Final = Verb("alone", Bare)
TUTORIAL: Final = Verb("tutor_list", Bare)
