"""What the rooms that give seats ask about who is still on a server; Discord is asked elsewhere."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass
from typing import Literal, Protocol

from bot.table.contest import TournamentId
from bot.table.values import TableId, UserId


@dataclass(frozen=True, slots=True)
class Office:
    """An occasion on which nobody loses a seat by having left: who owns a table or organises a cup.

    Whoever comes back has their office within a minute.
    """

    kind: Literal["owner", "organiser"]
    of: TableId | TournamentId


class FindDeparted(Protocol):
    """Finds out who of some people has left a server, where a seat is given."""

    async def __call__(self, guild_id: int | None, users: Collection[UserId], occasion: Hashable) -> frozenset[UserId]:
        """Return who of these people is known not to be a member of that server.

        Of one `occasion`, nobody who is there is asked about twice within a minute; where it is an `Office`, nobody at
        all. Where Discord doesn't say, people are there.
        """
        ...


async def nobody_departed(guild_id: int | None, users: Collection[UserId], occasion: Hashable) -> frozenset[UserId]:
    """Return nobody: what holds where no one can be asked."""
    return frozenset()
