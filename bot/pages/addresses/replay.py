"""Where the buttons of a replay lead: to a table, a line of its log, and a viewer.

Not as a seat's own buttons do (`AtTable`): what these refuse is told beside the page, which stays.
"""

import re
from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, text
from bot.pages.addresses.table import LogNumber, TableNumber

SPECTATOR: Final = "g"
"""The view of who holds no seat."""
_NO_SEAT: Final = 4
"""A seat that no table has: there are four at most."""
View = Annotated[str, text(r"[g0-9]{1,2}")]
Slot = Annotated[str, text(r"[a-z]{1,8}")]
"""What keeps two buttons apart that lead to one place."""


@dataclass(frozen=True, slots=True)
class Replay:
    """The game of a table, from its beginning."""

    table: TableNumber


@dataclass(frozen=True, slots=True)
class Moment(Replay):
    """A line of a game's log; 0 is the deal."""

    number: LogNumber


@dataclass(frozen=True, slots=True)
class Viewed(Moment):
    """A moment through somebody's eyes."""

    view: View


@dataclass(frozen=True, slots=True)
class Elsewhere(Moment):
    """Another moment, through the same eyes."""

    view: Annotated[str, text(r"[a-z]{1,8} [g0-9]")]
    """A slot and a view."""


@dataclass(frozen=True, slots=True)
class Earlier(Moment):
    """Another moment of a running game, through the presser's own eyes."""

    slot: Slot


REPLAY: Final = Verb("replay", Elsewhere)
REPLAY_JUMP: Final = Verb("replay_jump", Viewed)
REPLAY_VIEW: Final = Verb("replay_view", Moment)
REPLAY_OPEN: Final = Verb("replay_open", Replay)
REPLAY_TEXT: Final = Verb("replay_text", Viewed)
FILM: Final = Verb("film", Viewed)
SHARE: Final = Verb("share", Moment)
HISTORY: Final = Verb("history", Earlier)
HISTORY_JUMP: Final = Verb("history_jump", Moment)
HISTORY_TEXT: Final = Verb("history_text", Moment)
VERBS: Final = frozenset(
    verb.name
    for verb in (
        REPLAY,
        REPLAY_JUMP,
        REPLAY_VIEW,
        REPLAY_OPEN,
        REPLAY_TEXT,
        FILM,
        SHARE,
        HISTORY,
        HISTORY_JUMP,
        HISTORY_TEXT,
    )
)
"""What the components of a page ask for."""


def view_code(viewer: int | None) -> str:
    """A viewer as an address writes him."""
    return SPECTATOR if viewer is None else str(viewer)


def viewer_of(code: str) -> int | None:
    """The seat an address or a choice names, None for a spectator; one that no table has, where it is neither."""
    if code == SPECTATOR:
        return None
    return int(code) if re.fullmatch("[0-9]", code) else _NO_SEAT


def viewer_in_slot(view: str) -> int | None:
    """The viewer that a slot and a view name."""
    return viewer_of(view.partition(" ")[2])
