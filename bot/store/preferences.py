"""Settings of people and servers, by name: any JSON value each, read from a cache.

Every press asks for someone's settings, which rarely change. What another process of the bot writes is dropped here as
soon as that says so; any other write past the cache is noticed at the next start.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final

from cachetools import LRUCache
from sqlalchemy import TableClause, and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.changes import Change, Kind
from bot.store.database import Database
from bot.store.quarantine import retry_after_quarantine
from bot.store.schema import guild_preferences, preferences

MOST: Final = 4096
"""People, or servers, cached; the least recently used are dropped first."""

Settings = dict[str, Any]


class SettingsCache:
    """A cache of the settings of people, or of servers, by id."""

    def __init__(self, most: int = MOST) -> None:
        self._cache: LRUCache[int, Settings] = LRUCache(most)
        self._changes = 0
        self._lock = asyncio.Lock()

    async def of(
        self, keys: Collection[int], read: Callable[[Collection[int]], Awaitable[dict[int, Settings]]]
    ) -> dict[int, Settings]:
        """Return the settings of each of `keys`; `read` is called for those that aren't cached."""
        found = self._cached(keys)
        if len(found) < len(set(keys)):
            async with self._lock:  # many presses may ask at once for the same missing settings
                found = self._cached(keys)
                unknown = [key for key in keys if key not in found]
                if unknown:
                    found |= await self._read(unknown, read)
        # copies: a caller that changes its own must not change what others are given
        return {key: dict(settings) for key, settings in found.items()}

    def find_cached(self, keys: Collection[int]) -> dict[int, Settings] | None:
        """Return what `of` does, at once; None where something would have to be read."""
        found = self._cached(keys)
        return {key: dict(settings) for key, settings in found.items()} if len(found) == len(set(keys)) else None

    def forget(self, key: int) -> None:
        """Drop one entry: it has changed."""
        self._changes += 1
        self._cache.pop(key, None)

    def forget_all(self) -> None:
        """Drop everything."""
        self._changes += 1
        self._cache.clear()

    def _cached(self, keys: Collection[int]) -> dict[int, Settings]:
        return {key: self._cache[key] for key in keys if key in self._cache}

    async def _read(
        self, keys: Collection[int], read: Callable[[Collection[int]], Awaitable[dict[int, Settings]]]
    ) -> dict[int, Settings]:
        changes = self._changes
        known = await read(keys)
        found = {key: known.get(key, {}) for key in keys}
        if changes == self._changes:  # otherwise this may be what was before
            self._cache.update(found)
        return found


@retry_after_quarantine
class PreferenceStore:
    """The settings of people and of servers."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._people, self._guilds = SettingsCache(), SettingsCache()
        database.changes.on_change(self._follow)

    async def of_user(self, user: int) -> dict[str, Any]:
        """Return a person's settings by name, as far as ever set."""
        return (await self._people.of([user], self._read_people))[user]

    def find_cached_of_users(self, users: Collection[int]) -> dict[int, dict[str, Any]] | None:
        """Return some people's settings by name where all are cached; else None, and `of_user` reads them."""
        return self._people.find_cached(users)

    def find_cached_of_guild(self, guild: int) -> dict[str, Any] | None:
        """Return a server's settings by name where they are cached; else None, and `of_guild` reads them."""
        found = self._guilds.find_cached([guild])
        return None if found is None else found[guild]

    async def of_users(self, users: Collection[int] | None, names: Collection[str]) -> dict[int, dict[str, Any]]:
        """Return some settings of some people (None: of everyone), as far as ever set."""
        if users is None:
            async with self.database.reading() as connection:
                return await _preferences_of(connection, None, names)
        found = await self._people.of(users, self._read_people)
        return {user: {name: stored[name] for name in names if name in stored} for user, stored in found.items()}

    async def _read_people(self, users: Collection[int]) -> dict[int, dict[str, Any]]:
        async with self.database.reading() as connection:
            return await _preferences_of(connection, users, None)

    async def set(self, user: int, values: Mapping[str, Any]) -> None:
        """Keep settings of a person by name, all or none; any JSON values."""
        try:
            async with self.database.writing() as connection:
                await _put(connection, preferences, "user_id", user, values)
                await self.database.changes.send(connection, Kind.PERSON, user)
        finally:
            # also where it failed: whether it was written then is not known
            self._people.forget(user)

    def forget_cached(self) -> None:
        """Drop the cache: lists of many people have changed at once."""
        self._people.forget_all()
        self._guilds.forget_all()

    def _follow(self, change: Change | None) -> None:
        """Drop what another process has changed, or may have."""
        if change is None or change.kind is Kind.LISTS:
            self.forget_cached()
        elif change.kind is Kind.PERSON:
            self._people.forget(change.id)
        elif change.kind is Kind.SERVER:
            self._guilds.forget(change.id)

    async def of_guild(self, guild: int) -> dict[str, Any]:
        """Return a server's settings by name, as far as ever set."""
        return (await self._guilds.of([guild], self._read_guilds))[guild]

    async def _read_guilds(self, guilds: Collection[int]) -> dict[int, dict[str, Any]]:
        found: dict[int, dict[str, Any]] = {}
        async with self.database.reading() as connection:
            asked = select(guild_preferences).where(guild_preferences.c.guild_id.in_(list(guilds)))
            for row in (await connection.execute(asked)).all():
                found.setdefault(row.guild_id, {})[row.name] = row.value
        return found

    async def set_of_guild(self, guild: int, values: Mapping[str, Any]) -> None:
        """Keep settings of a server by name, all or none; any JSON values."""
        try:
            async with self.database.writing() as connection:
                await _put(connection, guild_preferences, "guild_id", guild, values)
                await self.database.changes.send(connection, Kind.SERVER, guild, guild)
        finally:
            self._guilds.forget(guild)

    async def guilds_with(self, name: str) -> list[int]:
        """Return the servers for which this setting was ever kept."""
        async with self.database.reading() as connection:
            asked = select(guild_preferences.c.guild_id).where(guild_preferences.c.name == name)
            return list((await connection.execute(asked)).scalars())


async def _put(
    connection: AsyncConnection, settings: TableClause, owner: str, of: int, values: Mapping[str, Any]
) -> None:
    key = and_(settings.c[owner] == of, settings.c.name.in_(list(values)))
    await connection.execute(delete(settings).where(key))
    await connection.execute(
        insert(settings), [{owner: of, "name": name, "value": value} for name, value in values.items()]
    )


async def _preferences_of(
    connection: AsyncConnection, users: Collection[int] | None, names: Collection[str] | None
) -> dict[int, dict[str, Any]]:
    asked = select(preferences)
    if names is not None:
        asked = asked.where(preferences.c.name.in_(list(names)))
    if users is not None:
        asked = asked.where(preferences.c.user_id.in_(list(users)))
    found: dict[int, dict[str, Any]] = {}
    for row in (await connection.execute(asked)).all():
        found.setdefault(row.user_id, {})[row.name] = row.value
    return found
