"""Where the buttons of those who look for a game lead."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, one_of
from bot.table.matchmaking import SPEEDS


@dataclass(frozen=True, slots=True)
class AtSpeed:
    """A speed to play at."""

    speed: Annotated[str, one_of(*SPEEDS)]


STOP: Final = Verb("play_stop", AtSpeed)
ALSO: Final = Verb("play_also", AtSpeed)
