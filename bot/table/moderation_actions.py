"""What a server's moderators do at its tables, as values. Pure."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.table.values import UserId

MOST_REASON: Final = 300
"""Characters of the reason a moderator gives."""


class ActKind(StrEnum):
    """What a moderator did."""

    CLOSE = "close"
    """Called a table off: nobody wins."""
    PAUSE = "pause"
    RESUME = "resume"
    """Ended a pause that a moderator made."""
    HIDE = "hide"
    """Took a table's public messages away."""
    TALK = "talk"
    """Closed the private threads that somebody had at a table."""
    BAR = "bar"
    UNBAR = "unbar"
    """Kept somebody from all tables of the server, and no longer."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something `moderator`, then called `name`, did at a table or to `user`, and why."""

    kind: ActKind
    moderator: UserId
    name: str
    reason: str
    at: datetime
    user: UserId | None = None
