"""What the databases of earlier versions hold, written down by hand from what was done at their tables.

People are named by their first names, computers by theirs; a name with a star has the automatic player on its seat.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.table.table import Table
from bot.table.values import UserId

FOLDER: Final = Path(__file__).parent / "databases"
ADA, BO, CY, DI, EVE, FAY = (UserId(9_000_000_000_000_000_100 + number) for number in range(1, 7))
SERVER: Final = 9_000_000_000_000_000_001
LEFT: Final = datetime(2026, 3, 9, 23, 57, 36, 250_000, tzinfo=UTC)
"""When the bot of the third database was last seen."""
NOW: Final = datetime(2026, 3, 12, 9, 30, tzinfo=UTC)
"""When the bot of today opens them all."""


@dataclass(frozen=True)
class Known:
    """A table: who sits where (in a lobby: who has come), how many lines its log has, who is awaited."""

    table: int
    status: str
    seats: str
    lines: int = 0
    awaited: str = ""

    @classmethod
    def of(cls, table: Table) -> "Known":
        """What can be said of a table."""
        return cls(table.id, table.status, seats(table), table.number, seats(table, table.waiting))


def seats(table: Table, those: tuple[int, ...] | None = None) -> str:
    """Who sits at a table, or on those seats."""
    participants = table.participants if those is None else [table.participants[seat] for seat in those]
    return " ".join(each.name.replace(" ", "") + "*" * each.is_automatic for each in participants)


GAMES: Final = (
    Known(1, "expired", "Eve"),
    Known(2, "playing", "Ada Bo", 14, "Bo"),
    Known(3, "playing", "Ada Cy Bo", 5, "Bo"),  # in the draft
    Known(4, "playing", "Cy Di Ada Bo", 14, "Cy"),  # in teams
    Known(5, "playing", "Robot1* Ada Bo", 38, "Ada"),
    Known(6, "finished", "Ada Bo", 216),
    Known(7, "finished", "Bo Ada", 11),  # by its turn cap
    Known(8, "cancelled", "Bo Ada Cy", 11),
    Known(9, "abandoned", "Ada Bo", 2),
    Known(10, "playing", "Cy Ada Bo", 18, "Bo"),  # Cy has resigned
    Known(11, "playing", "Ada Bo", 11, "Bo"),  # one decision was taken back
    Known(12, "playing", "Cy Ada Bo", 9, "Bo"),  # Ada has voted to call it off
    Known(13, "playing", "Di Cy Bo Ada", 14, "Ada"),  # Di has voted to hand Ada's seat over
    Known(14, "playing", "Bo Ada*", 21, "Bo"),  # Ada's seat was handed over
    Known(15, "playing", "Ada Bo", 10, "Ada"),  # its channel is gone
    Known(16, "playing", "Ada Bo", 10, "Ada"),  # in direct messages
)
"""The tables with which every one of the databases begins."""

LOBBIES: Final = (
    Known(17, "lobby", "Bo Ada"),  # one more may come
    Known(18, "lobby", "Cy Robot1*"),  # two more, of whom Ada is invited
    Known(19, "cancelled", ""),
    Known(20, "lobby", "Bo"),  # the rematch of 6
    Known(21, "lobby", "Eve"),
    Known(22, "playing", "Robot2* Ada Robot1*", 0, "Robot1*"),  # it was the automatic player's turn
)
"""Those with which the first two end."""
OPEN_LOBBIES: Final = ("Bo Ada", "Cy Robot1*", "Bo")
"""The seats of three of these: one more may come, two more by invitation, the rematch of 6."""

CLOCKED: Final = (
    Known(17, "playing", "Bo Ada Cy", 13, "Bo"),
    Known(18, "finished", "Bo Ada Cy", 202),
    Known(19, "finished", "Ada Bo", 12),  # Bo ran out of time
    Known(20, "playing", "Eve Fay", 8, "Fay"),
    Known(21, "playing", "Cy* Ada Bo*", 32, "Cy*"),  # Bo's seat was taken, the automatic player plays Cy's turn
    Known(22, "playing", "Eve* Fay", 19, "Eve*"),
    Known(23, "playing", "Fay Eve", 10, "Fay"),
    Known(24, "playing", "Bo Ada", 9, "Bo"),
    Known(25, "playing", "Bo Ada Cy", 9, "Cy"),
    Known(26, "lobby", "Fay"),
    Known(27, "playing", "Di Bo Cy Ada", 3, "Ada"),
    Known(28, "playing", "Cy Bo Ada", 9, "Cy"),
    Known(29, "playing", "Ada Bo", 8, "Ada"),  # in a pause
    Known(30, "playing", "Ada Bo Cy Di", 9, "Ada"),
    Known(31, "playing", "Bo Cy Ada", 9, "Cy"),
    Known(32, "playing", "Ada Bo Cy", 13, "Ada"),  # all have agreed to an undo
    Known(33, "playing", "Cy* Ada Bo", 12, "Ada"),  # Cy is away
    Known(34, "playing", "Bo Fay Ada", 14, "Ada"),  # Fay has Cy's seat
    Known(35, "playing", "Bo Cy Ada", 12, "Cy"),
    Known(36, "lobby", "Bo Ada"),
    Known(37, "lobby", "Cy Robot1*"),
    Known(38, "cancelled", ""),
    Known(39, "lobby", "Bo"),
    Known(40, "lobby", "Eve"),
    Known(41, "playing", "Robot2* Ada Robot1*", 0, "Robot1*"),
    Known(42, "playing", "Ada Bo*", 0, "Bo*"),  # Bo ran out of time a moment ago
)
"""Those of the first version with clocks."""

WATCHED: Final = (
    Known(43, "playing", "Eve Fay", 7, "Fay"),  # hidden by a moderator
    Known(44, "playing", "Di Fay Eve", 9, "Eve"),  # in a pause of a moderator's
    Known(45, "cancelled", "Cy Eve", 5),  # by a moderator
    Known(46, "playing", "Iko* Fay", 0, "Fay"),
    Known(47, "lobby", "Eve Fay Cy"),  # Fay and Cy have not agreed yet that Eve and Cy sit opposite each other
    Known(48, "playing", "Eve Fay", 6, "Eve"),  # Fay has called Eve; then its server removed the bot
)
"""Those of the first version with moderators, played beside the older ones."""
OPTIONAL: Final = (Known(49, "cancelled", ""),)
"""A table of another game, the only one of its server."""
STOPPED: Final = (44, 48)
"""Games of these that players cannot go on with by themselves."""

KNOWN: Final = {
    "r0001": (*GAMES, *LOBBIES),
    "r0002": (*GAMES, *LOBBIES),
    "r0003": (*GAMES, *CLOCKED),
    "r0004": (*GAMES, *CLOCKED),
    "r0005": (*GAMES, *CLOCKED, *WATCHED),
    "r0006": (*GAMES, *CLOCKED, *WATCHED),
    "r0007": (*GAMES, *CLOCKED, *WATCHED, *OPTIONAL),
    "r0008": (*GAMES, *CLOCKED, *WATCHED, *OPTIONAL),
    "r0009": (*GAMES, *CLOCKED, *WATCHED, *OPTIONAL),
    "r0010": (*GAMES, *CLOCKED, *WATCHED, *OPTIONAL),
    "r0011": (*GAMES, *CLOCKED, *WATCHED, *OPTIONAL),
    "r0012": (*GAMES, *CLOCKED, *WATCHED, *OPTIONAL),
}

POLLS: Final = {
    8: (("cancel", "carried"),),
    12: (("cancel", "lapsed"),),
    17: (("pause", "refused"), ("undo", "moot"), ("cancel", "lapsed")),
    21: (("go-on", ""),),
    22: (("go-on", ""),),
    28: (("pause", ""),),
    29: (("pause", "carried"),),
    30: (("extend", ""),),
    31: (("undo", ""),),
    32: (("undo", "carried"),),
    33: (("replace", "moot"),),
    34: (("replace", "carried"),),
    35: (("cancel", ""),),
}
"""The votes of the third database by table, and how they ended."""

LAPSES: Final = {
    19: (("Bo", "eliminate"),),
    21: (("Bo", "turn"), ("Bo", "seat"), ("Cy", "turn")),
    22: (("Eve", "turn"), ("Fay", "turn"), ("Eve", "seat")),
    42: (("Bo", "turn"),),
}
"""The clocks that had run out in the third database, and what followed."""

STAYS: Final = {
    14: ((1, 0, "Ada", False), (1, 12, "Ada", True)),
    33: ((0, 0, "Cy", False), (0, 12, "Cy", True)),
    34: ((1, 0, "Cy", False), (1, 8, "Cy", True), (1, 14, "Fay", False)),
}
"""Who held seats of the third database from which line on: seat, line, name, whether the automatic player did."""
