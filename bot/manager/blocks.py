"""Block lists: kept among people's settings, and asked before two people come to sit at one table."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace

from bot.manager.profiles import Profiles
from bot.store import Store
from bot.table.forgetting import PersonList, person_hash
from bot.table.preferences import Preferences
from bot.table.social import Blocks, check_blocks, filter_callable, people_at, toggle_block
from bot.table.table import Table
from bot.table.values import UserId


class BlockLists:
    """The block lists of all people."""

    def __init__(self, store: Store, profiles: Profiles) -> None:
        self._parted: Callable[[UserId, UserId], Awaitable[None]] = _nothing
        self._store = store
        self._profiles = profiles
        self._changing = asyncio.Lock()  # two at once would each forget whom the other has added

    def on_block(self, parted: Callable[[UserId, UserId], Awaitable[None]]) -> None:
        """Call this after every block, with who has blocked and who is blocked."""
        self._parted = parted

    async def of_people(self, users: Collection[UserId]) -> Blocks:
        """Return the people whom each of these has blocked."""
        stored = await self._profiles.preferences_of(tuple(dict.fromkeys(users)))
        return {user: await self._listed(preferences) for user, preferences in stored.items()}

    async def _listed(self, preferences: Preferences) -> Collection[UserId]:
        # hardly anyone has blocked a person who was forgotten: the key need not be read
        if not preferences.blocked_keys:
            return preferences.blocked
        return PersonList(preferences.blocked, preferences.blocked_keys, await self._profiles.people_key())

    async def at(self, table: Table, *users: UserId) -> Blocks:
        """Return the block lists of everyone at a table, and of these people who would come to it."""
        return await self.of_people((*people_at(table), *users))

    async def check_blocks(self, table: Table, user: UserId) -> None:
        """Check that this person may come to a table. Raises what `blocking.check_blocks` does."""
        check_blocks(table, user, await self.at(table, user))

    async def willing(self, user: UserId, people: Collection[UserId]) -> tuple[UserId, ...]:
        """Return those of these people whom this person may call."""
        return filter_callable(user, people, await self.of_people((user, *people)))

    async def switch(self, user: UserId, other: UserId) -> tuple[UserId, ...]:
        """Block someone, or unblock them, and return all whom this person has blocked then. Raises `TableError`."""
        async with self._changing:
            known = await self._profiles.preferences(user)
            if known.blocked_keys and other in await self._listed(replace(known, blocked=())):
                hashed = person_hash(await self._profiles.people_key(), other)
                kept = [each for each in known.blocked_keys if each != hashed]
                await self._profiles.set_preference(user, "blocked_keys", kept)
                return known.blocked
            blocked = toggle_block(known.blocked, user, other)
            await self._profiles.set_preference(user, "blocked", list(blocked))
        if other in blocked:
            # outside the lock: it changes tables, each with a lock of its own
            await self._parted(user, other)
        return blocked

    async def fellows(self, user: UserId, limit: int) -> list[tuple[UserId, str]]:
        """Return the people someone has sat with, those of their newest tables first."""
        return await self._store.lists.fellows(user, limit)


async def _nothing(user: UserId, other: UserId) -> None:
    pass
