"""Where what is pressed in a server's settings leads."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number


@dataclass(frozen=True, slots=True)
class Attempt:
    """A select that has been shown so often: with another address it sends the same choice again."""

    attempt: Annotated[int, number(0, 9_999_999)] = 0


DASHBOARD: Final = Verb("dashboard", Attempt)
NO_DASHBOARD: Final = Verb("no_dashboard", Bare)
CHECK: Final = Verb("check", Attempt)
