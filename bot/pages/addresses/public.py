"""Where the buttons of lobbies, boards and greetings lead."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number, one_of
from bot.pages.addresses.table import AtTable

JOIN: Final = Verb("join", AtTable)
LEAVE: Final = Verb("leave", AtTable)
START: Final = Verb("start", AtTable)
CANCEL: Final = Verb("cancel", AtTable)
ADD_COMPUTER: Final = Verb("add_computer", AtTable)
REMOVE_COMPUTER: Final = Verb("remove_computer", AtTable)
READY: Final = Verb("ready", AtTable)
ARRANGEMENT: Final = Verb("arrangement", AtTable)
FORM: Final = Verb("form", AtTable)
FORMED: Final = Verb("formed", AtTable)
"""Of the form itself, once it is filled in."""
FREE: Final = Verb("free", AtTable)
WORD: Final = Verb("word", AtTable)
WORDED: Final = Verb("worded", AtTable)
"""Of the form in which a word is written."""


@dataclass(frozen=True, slots=True)
class Arranging(AtTable):
    """What of a lobby is chosen in a select; `attempt` counts how often it has been shown."""

    attempt: Annotated[int, number(0, 9_999_999)]
    what: Annotated[str, one_of("players", "computers", "rules", "partner", "clock", "timeout", "also")]


ARRANGE: Final = Verb("arrange", Arranging)


@dataclass(frozen=True, slots=True)
class Invitation(AtTable):
    """A lobby whose people are chosen in a select; another `mark` makes it a fresh one, in which nobody is chosen."""

    mark: Annotated[int | None, number(0, 9_999_999, is_optional=True)] = None


INVITE: Final = Verb("invite", Invitation)


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
