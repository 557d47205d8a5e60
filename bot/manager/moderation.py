"""What moderators do to tables and to people: each act is kept together with what it changes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

from bot.manager.lobbies import Lobbies
from bot.manager.profiles import Profiles
from bot.manager.table_cache import TableCache
from bot.manager.votes import Votes
from bot.reasons import Refusal
from bot.store import Store
from bot.table.errors import NotAllowed
from bot.table.forgetting import person_hash
from bot.table.moderation import MOST_BARRED, make_act, moderate
from bot.table.social import read_talk_key, talks_at
from bot.table.table import Table
from bot.table.values import Moderator, ModeratorActKind, Status, TableId, UserId

log = logging.getLogger(__name__)

MOST_LOBBIES: Final = 1000
"""Of one person, looked through when a server bars them."""


class Moderation:
    """Does what moderators ask. Whether someone moderates a server has been decided by the caller."""

    def __init__(
        self,
        store: Store,
        live: TableCache,
        profiles: Profiles,
        lobbies: Lobbies,
        votes: Votes,
        now: Callable[[], datetime],
        unshared: Callable[[TableId], Awaitable[None]],
    ) -> None:
        """`unshared` is awaited to take a game off the web whose table is hidden."""
        self._store = store
        self._live = live
        self._profiles = profiles
        self._lobbies = lobbies
        self._votes = votes
        self._now = now
        self._unshared = unshared
        self._barring = asyncio.Lock()  # two at once would each forget whom the other has barred

    async def moderate(
        self, table_id: TableId, actor: Moderator, kind: ModeratorActKind, reason: str, user: UserId | None = None
    ) -> Table:
        """Return the table after what a moderator of its server has done there. Raises what `moderation.moderate`
        does."""
        act, talkers = make_act(kind, actor, reason, self._now(), user), set[UserId]()
        if kind is ModeratorActKind.TALK:
            for key in await self._profiles.recall_all(talks_at(table_id)):
                talkers.update(read_talk_key(key)[1])
        table = await self._live.change(table_id, lambda table: moderate(table, actor, act, talkers))
        if kind is ModeratorActKind.HIDE:
            await self._unshared(table_id)
        return table

    async def bar(self, actor: Moderator, user: UserId, reason: str, *, is_barred: bool) -> bool:
        """Bar a person from the tables of a server, or no longer; return False where that is so already.

        They leave the lobbies there, and their requests for seats end; the games they play go on. Raises `NotAllowed`
        where too many people are barred.
        """
        return await self._live.run(self._bar(actor, user, reason, is_barred=is_barred))

    async def _bar(self, actor: Moderator, user: UserId, reason: str, *, is_barred: bool) -> bool:
        async with self._barring:
            known = await self._profiles.guild_preferences(actor.guild)
            barred = known.barred
            if (user in await self._profiles.barred(actor.guild)) == is_barred:
                return False
            if is_barred and len(barred) >= MOST_BARRED:
                raise NotAllowed("barred-full", limit=MOST_BARRED)
            new = [*barred, user] if is_barred else [each for each in barred if each != user]
            kind = ModeratorActKind.BAR if is_barred else ModeratorActKind.UNBAR
            await self._store.moderation.keep(actor.guild, make_act(kind, actor, reason, self._now(), user))
            if not is_barred and known.barred_keys:
                hashed = person_hash(await self._profiles.people_key(), user)
                kept = [each for each in known.barred_keys if each != hashed]
                await self._profiles.set_guild_preference(actor.guild, "barred_keys", kept)
            await self._profiles.set_guild_preference(actor.guild, "barred", new)
        if is_barred:
            await self._expel(actor.guild, user)
        return True

    async def _expel(self, guild_id: int, user: UserId) -> None:
        """Take a person who is barred out of the server's lobbies, of which their own go to the next, and end their
        votes on seats. Games that have begun go on."""
        waiting = await self._live.run(self._store.lists.of_user(user, (Status.LOBBY,), MOST_LOBBIES))
        for summary in waiting:
            if summary.place.guild_id == guild_id:
                try:
                    await self._lobbies.leave(summary.id, user)
                except Refusal as error:
                    # it has begun or ended since it was listed
                    log.info("table %s: %s does not leave it: %s", summary.id, user, error.reason.key)
        await self._votes.check_askers((user,))
