"""What the rooms that give seats ask about who is still on a server; Discord is asked elsewhere."""

from collections.abc import Collection, Hashable
from typing import Protocol

from bot.table.values import UserId


class FindDeparted(Protocol):
    """Finds out who of some people has left a server, where a seat is given."""

    async def __call__(self, guild_id: int | None, users: Collection[UserId], occasion: Hashable) -> frozenset[UserId]:
        """Return who of these people is known not to be a member of that server.

        Of one `occasion`, nobody is asked about twice within a minute. Where Discord doesn't say, people are there.
        """
        ...


async def nobody_departed(guild_id: int | None, users: Collection[UserId], occasion: Hashable) -> frozenset[UserId]:
    """Return nobody: what holds where no one can be asked."""
    return frozenset()
