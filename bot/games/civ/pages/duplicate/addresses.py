"""The addresses of the buttons of the week's deal."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number, one_of, text
from bot.pages.addresses.table import ActionText, LogNumber
from bot.table.duplicate import BOARDS, FIELDS, LEVELS, TABLES, DuplicateError

Week = Annotated[str, text(r"[0-9]{8}")]
"""The Monday of a week, as `20261123`."""
SeatNumber = Annotated[int, number(0, len(BOARDS) - 1)]
Flag = Annotated[int, number(0, 1)]
Revision = Annotated[int, number(0, 9_999_999)]


@dataclass(frozen=True, slots=True)
class Begin:
    """The board of a seat, whether its person wants to be named in the tables, and against which computer."""

    seat: SeatNumber
    listed: Flag
    field: Annotated[str, one_of(*(level.value for level in LEVELS))]


@dataclass(frozen=True, slots=True)
class Naming:
    """Whether the presser is named in this week's tables from now on."""

    listed: Flag


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
class Size:
    """A new table for so many people."""

    players: Annotated[int, number(min(TABLES), max(TABLES))]


@dataclass(frozen=True, slots=True)
class AtWeekTable:
    """A table of people."""

    number: Annotated[int, number(1, 2**31 - 1)]


@dataclass(frozen=True, slots=True)
class ChosenThere(AtWeekTable):
    """An action at a table at that revision, or the select it is chosen in."""

    revision: Revision
    action: ActionText


@dataclass(frozen=True, slots=True)
class OfWeek:
    """A week."""

    week: Week


@dataclass(frozen=True, slots=True)
class Standings(OfWeek):
    """The table of a week and field: of this server, or of all."""

    scope: Annotated[str, one_of("here", "all")]
    field: Annotated[str, one_of(*FIELDS)]


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
BEGIN_BOARD: Final = Verb("dup_begin", Begin)
NAMING: Final = Verb("dup_naming", Naming)
DO: Final = Verb("dup_do", Chosen)
PICK: Final = Verb("dup_pick", Chosen)
BEGIN: Final = Verb("dup_effect", Chosen)
AS_TEXT: Final = Verb("dup_text", AtBoard)
OPEN_TABLE: Final = Verb("dup_open", Size)
JOIN: Final = Verb("dup_join", AtWeekTable)
LEAVE: Final = Verb("dup_leave", AtWeekTable)
SEAT: Final = Verb("dup_seat", AtWeekTable)
SEAT_TEXT: Final = Verb("dup_seat_text", AtWeekTable)
SEAT_DO: Final = Verb("dup_seat_do", ChosenThere)
SEAT_PICK: Final = Verb("dup_seat_pick", ChosenThere)
SEAT_BEGIN: Final = Verb("dup_seat_effect", ChosenThere)
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
