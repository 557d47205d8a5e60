"""Where the buttons of profiles and leaderboards lead."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number, text

MOST_PAGES: Final = 9_999_999


@dataclass(frozen=True, slots=True)
class AtRecord:
    """The presser's own record of a game: of this server, or of all."""

    game: Annotated[str, text("[a-z]{1,16}")]
    is_everywhere: Annotated[int, number(0, 1)]


@dataclass(frozen=True, slots=True)
class AtBoard:
    """A page of a leaderboard; `season` counts back from the present one."""

    is_everywhere: Annotated[int, number(0, 1)]
    season: Annotated[int, number(0, MOST_PAGES)]
    page: Annotated[int, number(0, MOST_PAGES)]


RECORD: Final = Verb("record", AtRecord)
RULES: Final = Verb("record_rules", Bare)
RECORD_HERE: Final = Verb("record_public", AtRecord)
"""Shows the presser's own record to everyone in the channel, as `BOARD_HERE` does a leaderboard."""
BOARD: Final = Verb("ranks", AtBoard)
BOARD_HERE: Final = Verb("ranks_public", AtBoard)
BOARD_SEASON: Final = Verb("ranks_season", AtBoard)
