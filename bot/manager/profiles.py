"""The settings of people and servers, and values the bot itself keeps; each is checked before it is stored."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from enum import StrEnum
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary
from zoneinfo import ZoneInfo

from bot.manager.lists import TableLists
from bot.manager.table_cache import TableCache
from bot.store import Store
from bot.table import clocks, preferences
from bot.table.availability import (
    ALWAYS,
    Availability,
    add_vacation,
    end_vacation,
    parse_availability,
    parse_quiet_hours,
    parse_zone,
    store_vacations,
)
from bot.table.errors import BadAvailability
from bot.table.forgetting import PersonList
from bot.table.preferences import (
    OF_PEOPLE,
    OF_SERVERS,
    OF_TELLING,
    STORED_OF_PEOPLE,
    GuildPreferences,
    Preferences,
    check_preference,
    guild_preferences_from,
    preferences_from,
)
from bot.table.values import Clock, Status, UserId

T = TypeVar("T")


class Run(Protocol):
    """Runs work to its end even when the caller is cancelled."""

    async def __call__(self, work: Coroutine[Any, Any, T]) -> T: ...


class ZoneOf(StrEnum):
    """Whose setting a time zone comes from."""

    PERSON = "person"
    SERVER = "server"
    NOBODY = "nobody"
    """UTC, as nobody has set one."""


class Profiles:
    """The settings of people and of servers, by their ids at Discord. What is refused has changed nothing."""

    def __init__(self, store: Store, live: TableCache, lists: TableLists, now: Callable[[], datetime]) -> None:
        self._store = store
        self._live = live
        self._lists = lists
        self._now = now
        self._run = live.run
        self._locks = WeakValueDictionary[UserId, asyncio.Lock]()
        self._callbacks: list[Callable[[UserId], None]] = []
        self._key = ""

    def on_person(self, callback: Callable[[UserId], None]) -> None:
        """Call this after every change of how, or in which hours, a person is told things. It must return at once."""
        self._callbacks.append(callback)

    def tell_changed(self, user: UserId) -> None:
        """Tell the listeners that a person's settings have changed, here or in another process."""
        for callback in self._callbacks:
            callback(user)

    # People

    async def preferences(self, user: UserId) -> Preferences:
        """Return a person's settings."""
        return preferences_from(await self._settings(user))

    async def _settings(self, user: UserId) -> Mapping[str, Any]:
        """Return a person's settings by name, without a task where they are in memory: each press asks for them."""
        known = self._store.preferences.find_cached_of_users([user])
        return await self._run(self._store.preferences.of_user(user)) if known is None else known[user]

    async def set_preference(self, user: UserId, name: str, value: object) -> Preferences:
        """Keep one setting, and return all of them. Raises `UnknownPreference`."""
        return await self.set_preferences(user, {name: value})

    async def set_preferences(self, user: UserId, wishes: Mapping[str, object]) -> Preferences:
        """Keep several settings, and return all of them. Raises `UnknownPreference`; then none is kept."""
        for name, value in wishes.items():
            check_preference(OF_PEOPLE, name, value)
        await self._run(self._store.preferences.set(user, wishes))
        if not OF_TELLING.isdisjoint(wishes):
            await self._reschedule_notices(user)
        return await self.preferences(user)

    async def change_preference(self, user: UserId, name: str, change: Callable[[Preferences], object]) -> Preferences:
        """Keep a setting made of those there are, with no other such change between. Raises `UnknownPreference`."""
        async with self._changing(user):
            return await self.set_preference(user, name, change(await self.preferences(user)))

    async def preferences_of(self, users: Collection[UserId]) -> dict[UserId, Preferences]:
        """Return the settings of several people."""
        stored = self._store.preferences.find_cached_of_users(users)
        if stored is None:
            stored = await self._run(self._store.preferences.of_users(users, STORED_OF_PEOPLE))
        return {user: preferences_from(stored.get(user, {})) for user in users}

    async def availability(self, user: UserId) -> Availability:
        """Return the hours in which a person's clocks stand still."""
        return parse_availability(await self._settings(user))

    async def set_zone(self, user: UserId, name: str) -> Availability:
        """Set a person's time zone. Raises `BadAvailability`."""
        zone = parse_zone(name).key
        async with self._changing(user):
            # vacations stay in the zone they were taken in: older ones don't say in which
            before = await self.availability(user)
            latest = (await self.today(user)).isoformat() if await self.has_zone(user) else None
            kept = store_vacations(before)
            return await self._set_availability(user, zone=zone, vacations=kept, latest_day=latest)

    async def today(self, user: UserId, guild_id: int | None = None) -> date:
        """Return which day it is for a person. No change of their time zone takes them back to an earlier one."""
        zone, _ = await self.zone(user, guild_id)
        today, latest = self._now().astimezone(zone).date(), (await self._settings(user)).get("latest_day")
        return max(today, date.fromisoformat(latest)) if latest else today

    async def has_zone(self, user: UserId) -> bool:
        """Whether this person has ever set their time zone: UTC is one like any other."""
        return bool((await self._settings(user)).get("zone"))

    async def zone(self, user: UserId, guild_id: int | None) -> tuple[ZoneInfo, ZoneOf]:
        """Return the time zone that a person's times are read in, and whose it is: theirs, else the server's."""
        if await self.has_zone(user):
            return (await self.availability(user)).zone, ZoneOf.PERSON
        if guild_id is not None and (name := (await self.guild_preferences(guild_id)).zone):
            with suppress(BadAvailability):  # one that no longer exists
                return parse_zone(name), ZoneOf.SERVER
        return ALWAYS.zone, ZoneOf.NOBODY

    async def set_quiet(self, user: UserId, hours: str | None) -> Availability:
        """Set a person's quiet hours, `22-7`; None for none. Raises `BadAvailability`."""
        quiet = parse_quiet_hours(hours) if hours else None
        return await self._set_availability(user, quiet=quiet and "-".join(each.strftime("%H:%M") for each in quiet))

    async def add_vacation(self, user: UserId, first: date, last: date) -> Availability:
        """Add days on which none of this person's clocks runs. Raises `BadAvailability`."""
        async with self._changing(user):
            before = await self.availability(user)
            after = replace(before, vacations=add_vacation(before, first, last, self._now()))
            return await self._set_availability(user, vacations=store_vacations(after))

    async def end_vacation(self, user: UserId) -> Availability:
        """End this person's vacation with today, and call off those to come."""
        async with self._changing(user):
            before = await self.availability(user)
            after = replace(before, vacations=end_vacation(before, self._now()))
            return await self._set_availability(user, vacations=store_vacations(after))

    # Servers

    async def guild_preferences(self, guild_id: int) -> GuildPreferences:
        """Return a server's settings."""
        stored = self._store.preferences.find_cached_of_guild(guild_id)
        if stored is None:
            stored = await self._run(self._store.preferences.of_guild(guild_id))
        return guild_preferences_from(stored)

    async def begins_when_ready(self, guild_id: int | None) -> bool:
        """Return whether a full lobby begins by itself there once everyone is ready."""
        return guild_id is None or (await self.guild_preferences(guild_id)).starts == "ready"

    async def set_guild_preference(self, guild_id: int, name: str, value: object) -> GuildPreferences:
        """Keep one setting of a server, and return all of them. Raises `UnknownPreference`."""
        return await self.set_guild_preferences(guild_id, {name: value})

    async def set_guild_preferences(self, guild_id: int, wishes: Mapping[str, object]) -> GuildPreferences:
        """Keep several settings of a server, and return all of them.

        Raises `UnknownPreference`; then none is kept.
        """
        for name, value in wishes.items():
            check_preference(OF_SERVERS, name, value)
        await self._run(self._store.preferences.set_of_guild(guild_id, wishes))
        return await self.guild_preferences(guild_id)

    async def people_key(self) -> str:
        """Return the key under which people are known who are forgotten."""
        if not self._key:
            self._key = await self._run(self._store.people.key())
        return self._key

    async def barred(self, guild_id: int) -> Collection[UserId]:
        """Return whom a server's moderators keep from its tables, those who are forgotten among them."""
        found = await self.guild_preferences(guild_id)
        return (
            PersonList(found.barred, found.barred_keys, await self.people_key()) if found.barred_keys else found.barred
        )

    async def default_clock(self, guild_id: int | None) -> Clock | None:
        """Return the clock of a server's tables whose owners choose none."""
        return None if guild_id is None else preferences.default_clock(await self.guild_preferences(guild_id))

    async def servers_with(self, name: str) -> list[int]:
        """Return the servers that have ever set this setting."""
        return await self._run(self._store.preferences.guilds_with(name))

    # The bot itself

    async def remember(self, key: str, value: str) -> None:
        """Keep a value of the bot's own under a key: a digest, a time, where a dashboard is."""
        await self._run(self._store.notes.remember(key, value))

    async def recall(self, key: str) -> str | None:
        """Return what was kept under that key."""
        return await self._run(self._store.notes.recall(key))

    async def recall_all(self, begins: str, ends: str = "") -> dict[str, str]:
        """Return what was kept under the keys that begin and end so."""
        return await self._run(self._store.notes.recall_all(begins, ends))

    # How it is done

    async def _reschedule_notices(self, user: UserId) -> None:
        """Have all notices that wait for this person decided again, since their settings have changed."""
        await self._run(self._store.outbox.expedite(user, self._now()))
        # after the database: who is woken looks there for what is due
        self.tell_changed(user)

    def _changing(self, user: UserId) -> asyncio.Lock:
        """Return the lock of what a person has set, from reading it to keeping what it has become."""
        return self._locks.setdefault(user, asyncio.Lock())

    async def _set_availability(self, user: UserId, **stored: object) -> Availability:
        # before it changes: what has run until now is charged by the hours that held then
        old = await self.availability(user)
        await self._run(self._store.preferences.set(user, stored))
        await self._rewind_clocks(user, old)
        await self._reschedule_notices(user)
        return await self.availability(user)

    async def _rewind_clocks(self, user: UserId, old: Availability) -> None:
        """Recompute the running clocks of a person who had that availability until now."""
        for summary in await self._lists.of_user(user, status=Status.PLAYING, limit=1000):
            if summary.options.clock is not None:
                await self._live.change(summary.id, lambda table: clocks.stop_clock(table, user, old, self._now()))
