"""The addresses of the buttons of the week's deal."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number, one_of, text
from bot.pages.addresses.table import ActionText, LogNumber
from bot.table.duplicate import BOARDS, LEVELS, DuplicateError

Week = Annotated[str, text(r"[0-9]{8}")]
"""The Monday of a week, as `20261123`."""
SeatNumber = Annotated[int, number(0, len(BOARDS) - 1)]
LevelName = Annotated[str, one_of(*(level.value for level in LEVELS))]
Revision = Annotated[int, number(0, 9_999_999)]


@dataclass(frozen=True, slots=True)
class Begin:
    """The board of a seat, against which computer.

    `listed` is 1; on pages of older versions 0 for people who didn't want to be named.
    """

    seat: SeatNumber
    listed: Annotated[int, number(0, 1)]
    level: LevelName


@dataclass(frozen=True, slots=True)
class AtBoard:
    """A board of a week."""

    week: Week
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Chosen(AtBoard):
    """An action at a board at that revision, or the select it is chosen in."""

    revision: Revision
    action: ActionText


@dataclass(frozen=True, slots=True)
class OfWeek:
    """A week."""

    week: Week


@dataclass(frozen=True, slots=True)
class Standings(OfWeek):
    """The table of a week against one level: of this server, or of all."""

    scope: Annotated[str, one_of("here", "all")]
    level: LevelName


@dataclass(frozen=True, slots=True)
class InGame(OfWeek):
    """A line of one of the presser's games of a week that is over."""

    game: Annotated[int, number(0, 9)]
    line: LogNumber


@dataclass(frozen=True, slots=True)
class Looking(InGame):
    """A line as a seat or a spectator saw it; the slot in `view` tells apart two buttons that lead to one place."""

    view: Annotated[str, text(r"[a-z]{1,8} [g0-3]")]


WEEK: Final = Verb("dup", Bare)
HOW: Final = Verb("dup_how", Bare)
BEGIN_BOARD: Final = Verb("dup_begin", Begin)
DO: Final = Verb("dup_do", Chosen)
PICK: Final = Verb("dup_pick", Chosen)
BEGIN: Final = Verb("dup_effect", Chosen)
AS_TEXT: Final = Verb("dup_text", AtBoard)
STANDINGS: Final = Verb("dup_table", Standings)
GAMES: Final = Verb("dup_games", OfWeek)
DOWNLOAD: Final = Verb("dup_export", OfWeek)
REPLAY: Final = Verb("dup_replay", Looking)
REPLAY_VIEW: Final = Verb("dup_view", InGame)
REPLAY_TEXT: Final = Verb("dup_replay_text", Looking)


def week_code(week: date) -> str:
    """Return a week as an address writes it."""
    return f"{week:%Y%m%d}"


def week_in(code: str) -> date:
    """Return the week that an address names. Raises `DuplicateError` where it is no Monday."""
    try:
        found = date.fromisoformat(code)
    except ValueError:
        raise DuplicateError("duplicate-unplayed") from None
    if found.weekday():
        raise DuplicateError("duplicate-unplayed")
    return found
