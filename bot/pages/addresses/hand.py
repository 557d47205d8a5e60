"""Where the buttons of a hand lead."""

from typing import Final

from bot.discord.routing import Verb
from bot.pages.addresses.table import AtTable, Chosen, Decision

HAND: Final = Verb("hand", AtTable)
"""One's hand, from anywhere."""
STAY: Final = Verb("stay", Decision)
"""Back from the question before the end of a turn."""
DO: Final = Verb("do", Chosen)
DO_END: Final = Verb("do_end", Chosen)
"""An action, and the end of the turn after it: only sheets of former versions lead here."""
THEN: Final = "+"
"""Between the actions that one choice means."""
PICK: Final = Verb("pick", Chosen)
"""A select: what its address has chosen is the kind of action and which select it is."""
BEGIN: Final = Verb("begin", Chosen)
"""A select: what its address has chosen is the effect that it begins, its values the choices of the first step."""
SKIP: Final = Verb("skip", Decision)
END: Final = Verb("end", Decision)
END_NOW: Final = Verb("end_now", Decision)
END_ALWAYS: Final = Verb("end_always", Decision)
ASK_AWAY: Final = Verb("ask_away", AtTable)
HAND_TEXT: Final = Verb("hand_text", AtTable)
HINT: Final = Verb("hint", Decision)
MOMENT: Final = Verb("moment", AtTable)
MOMENT_AGAIN: Final = Verb("moment_again", AtTable)
