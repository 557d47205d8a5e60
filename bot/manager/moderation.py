"""What moderators do to tables, and to people: each act under the table's lock, kept with what it changes."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

from bot.manager.profiles import Profiles
from bot.manager.table_cache import TableCache
from bot.store import Store
from bot.table.actors import Moderator
from bot.table.errors import NotAllowed
from bot.table.forgetting import person_hash
from bot.table.moderation import MOST_BARRED, act_of, moderated
from bot.table.moderation_actions import ActKind
from bot.table.social import read_talk_key, talks_at
from bot.table.table import Table
from bot.table.values import TableId, UserId


class Moderation:
    """Does what moderators ask. Whether somebody moderates a server has been decided by whoever asks for him."""

    def __init__(
        self,
        store: Store,
        live: TableCache,
        profiles: Profiles,
        now: Callable[[], datetime],
        *,
        expelled: Callable[[int, UserId], Awaitable[None]],
    ) -> None:
        """`expelled` is told of the server that bars somebody, and of him."""
        self._store = store
        self._expelled = expelled
        self._live = live
        self._profiles = profiles
        self._now = now
        self._barring = asyncio.Lock()  # two at once would each forget whom the other has barred

    async def moderate(
        self, table_id: TableId, actor: Moderator, kind: ActKind, reason: str, user: UserId | None = None
    ) -> Table:
        """The table after what a moderator of its server has done there. Raises what `moderation.moderated` does."""
        act, talkers = act_of(kind, actor, reason, self._now(), user), set[UserId]()
        if kind is ActKind.TALK:
            for key in await self._profiles.recall_all(talks_at(table_id)):
                talkers.update(read_talk_key(key)[1])
        return await self._live.change(table_id, lambda table: moderated(table, actor, act, talkers))

    async def bar(self, actor: Moderator, user: UserId, reason: str, *, is_barred: bool) -> bool:
        """Keeps a person from the tables of a server, or no longer; False where that is so already.

        He leaves the lobbies there and asks for no seat; the games he plays go on.
        Raises `NotAllowed` where there are too many of them.
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
            kind = ActKind.BAR if is_barred else ActKind.UNBAR
            await self._store.moderation.keep(actor.guild, act_of(kind, actor, reason, self._now(), user))
            if not is_barred and known.barred_keys:
                hashed = person_hash(await self._profiles.people_key(), user)
                kept = [each for each in known.barred_keys if each != hashed]
                await self._profiles.set_guild_preference(actor.guild, "barred_keys", kept)
            await self._profiles.set_guild_preference(actor.guild, "barred", new)
        if is_barred:
            await self._expelled(actor.guild, user)
        return True
