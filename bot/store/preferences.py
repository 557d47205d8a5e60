"""What people and servers have set, by name; any JSON value."""

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import TableClause, and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import Database
from bot.store.quarantine import retried_after_quarantine
from bot.store.schema import guild_preferences, preferences
from bot.store.settings_cache import SettingsCache


@retried_after_quarantine
class PreferenceStore:
    """The settings of people and of servers: read once, since every press asks for somebody's."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._people, self._guilds = SettingsCache(), SettingsCache()

    async def of_user(self, user: int) -> dict[str, Any]:
        """A person's settings by name, as far as ever set."""
        return (await self._people.of([user], self._read_people))[user]

    async def of_users(self, users: Collection[int] | None, names: Collection[str]) -> dict[int, dict[str, Any]]:
        """Some settings of some people (None: of everybody), as far as ever set."""
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
        finally:
            # also where it failed: whether it was written then is not known
            self._people.forget(user)

    def forget_cached(self) -> None:
        """Read everything anew: lists of many people have changed at once."""
        self._people, self._guilds = SettingsCache(), SettingsCache()

    async def of_guild(self, guild: int) -> dict[str, Any]:
        """A server's settings by name, as far as ever set."""
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
        finally:
            self._guilds.forget(guild)

    async def guilds_with(self, name: str) -> list[int]:
        """The servers for which this setting was ever kept."""
        async with self.database.reading() as connection:
            asked = select(guild_preferences.c.guild_id).where(guild_preferences.c.name == name)
            return list((await connection.execute(asked)).scalars())


async def _put(
    connection: AsyncConnection, settings: TableClause, owner: str, of: int, values: Mapping[str, Any]
) -> None:
    """Writes settings of one person, or server, in place of those of the same names."""
    key = and_(settings.c[owner] == of, settings.c.name.in_(list(values)))
    await connection.execute(delete(settings).where(key))
    await connection.execute(
        insert(settings), [{owner: of, "name": name, "value": value} for name, value in values.items()]
    )


async def _preferences_of(
    connection: AsyncConnection, users: Collection[int] | None, names: Collection[str] | None
) -> dict[int, dict[str, Any]]:
    """Some settings (None: all) of some people (None: of everybody), as far as ever set."""
    asked = select(preferences)
    if names is not None:
        asked = asked.where(preferences.c.name.in_(list(names)))
    if users is not None:
        asked = asked.where(preferences.c.user_id.in_(list(users)))
    found: dict[int, dict[str, Any]] = {}
    for row in (await connection.execute(asked)).all():
        found.setdefault(row.user_id, {})[row.name] = row.value
    return found
