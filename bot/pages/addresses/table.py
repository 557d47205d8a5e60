"""What addresses say of a table: which, which decision of a player there, and what was chosen."""

from dataclasses import dataclass
from typing import Annotated

from bot.discord.routing import number, text
from bot.table.values import TableId

TableNumber = Annotated[TableId, number(1, 2**31 - 1)]
"""A table."""
LogNumber = Annotated[int, number(0, 9_999_999)]
"""A line of a game's log, or the version of a decision."""
ActionText = Annotated[str, text(r"[A-Za-z0-9][A-Za-z0-9 +]{0,39}")]
"""An action as its transcript writes it, or several that are one choice."""


@dataclass(frozen=True, slots=True)
class AtTable:
    """A table. Refusals of what has this payload are told where the table is: in its hand, or in its lobby."""

    table: TableNumber


@dataclass(frozen=True, slots=True)
class Decision(AtTable):
    """A player's decision at a table, as it was when the component was made."""

    version: LogNumber


@dataclass(frozen=True, slots=True)
class Chosen(Decision):
    """A decision and what was decided, or what is to be chosen in a select."""

    action: ActionText
