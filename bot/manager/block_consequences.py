"""What ends when somebody blocks another, or a server bars somebody: seats asked for, and places in lobbies."""

import logging
from collections.abc import Collection

from bot.manager.lobbies import Lobbies
from bot.manager.table_cache import TableCache
from bot.manager.votes import Votes
from bot.reasons import Refusal
from bot.store import Store
from bot.table.kinds import Status
from bot.table.values import UserId

log = logging.getLogger(__name__)

MOST_LOBBIES = 1000
"""Of one person, looked through when a server bars him."""


class BlockConsequences:
    """Ends what has just become forbidden. Games that have begun go on."""

    def __init__(self, store: Store, live: TableCache, lobbies: Lobbies, votes: Votes) -> None:
        self._store = store
        self._live = live
        self._lobbies = lobbies
        self._votes = votes

    async def part(self, user: UserId, other: UserId) -> None:
        """One of these people has blocked the other."""
        await self._ask_no_more((user, other))

    async def expel(self, guild_id: int, user: UserId) -> None:
        """A server keeps this person from its tables: he leaves its lobbies, of which his own go to the next."""
        waiting = await self._live.run(self._store.lists.of_user(user, (Status.LOBBY,), MOST_LOBBIES))
        for summary in waiting:
            if summary.place.guild_id == guild_id:
                try:
                    await self._lobbies.leave(summary.id, user)
                except Refusal as error:
                    # it has begun or ended since it was listed: games that have begun go on
                    log.info("table %s: %s does not leave it: %s", summary.id, user, error.reason.key)
        await self._ask_no_more((user,))

    async def _ask_no_more(self, users: Collection[UserId]) -> None:
        """Ends their votes on seats that they may not get any more."""
        for table_id in await self._live.run(self._store.lists.seats_asked_by(users)):
            await self._votes.check_asker(table_id)
