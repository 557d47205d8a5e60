"""The commands that servers switch on: each server has those of its features, and of whatever still goes on there.

One request registers all of a server's commands. What was registered last is remembered by its hash, so that a start
sends nothing where nothing has changed. What Discord does not take is tried again with growing pauses.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import StrEnum
from typing import Final, TypeVar

import discord

from bot.client import CivBot
from bot.discord.command_registration import Payload, digest_of, payloads_of
from bot.discord.error_codes import DAILY_COMMANDS, INVALID_FORM
from bot.discord.outages import UNREACHABLE, is_refusal, retry_after, why
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.services import Services
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.store.backups import COMMANDS_KEY
from bot.supervision import DOUBLING
from bot.table.values import OPEN, TableId

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_ONCE: Final = 2
"""Servers whose commands are sent at the same time: after an upgrade there are many, and presses go first."""
PATIENCE: Final = 5.0
"""Seconds for which someone who has switched something on waits for Discord."""


class Trouble(StrEnum):
    """Why a server's commands are not as they are to be yet."""

    FORBIDDEN = "forbidden"
    """The bot was added without the scope for commands."""
    DAILY = "daily"
    """Discord takes no more new commands for this server today."""
    LATER = "later"


class ServerCommands:
    """Registers the commands of each server. Never fails."""

    def __init__(self, client: CivBot, services: Services) -> None:
        self._client = client
        self._services = services
        self._troubles: dict[int, Trouble] = {}
        self._failures: dict[int, int] = {}
        self._payloads: dict[frozenset[str], tuple[list[Payload], list[Payload]]] = {}
        """What was worked out already, by features: the words of a command in all languages take a while."""
        self._lingering = set[int]()
        """Servers with commands that are switched off, and stay until what is going on there is over."""
        self._worker = KeyedWorker[int](
            "register-commands",
            self._work,
            pauses=DOUBLING,
            is_passing=lambda error: isinstance(error, Refusal),
            at_once=AT_ONCE,
            key_is="server",
        )
        self._asked = KeyedWorker[TableId](
            "find-ended", self._ask, pauses=DOUBLING, is_passing=lambda _: False, key_is="table"
        )

    def enqueue(self, guild_id: int) -> None:
        """Note that a server's commands may have to change. Returns at once."""
        self._worker.wake(guild_id)

    def table_changed(self, table_id: TableId) -> None:
        """Note that a table has changed, and may have been the last of a game that is switched off. Returns at once."""
        if self._lingering:
            self._asked.wake(table_id)

    def tournament_changed(self) -> None:
        """Note that a tournament has changed, and may have been the last. Returns at once."""
        for guild_id in self._lingering:
            self.enqueue(guild_id)

    async def update(self, guild_id: int) -> None:
        """Register a server's commands now; where that takes longer, `trouble` says why."""
        self.enqueue(guild_id)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._worker.settled(guild_id)
                return
        self._troubles.setdefault(guild_id, Trouble.LATER)

    def trouble(self, guild_id: int) -> Trouble | None:
        """Return why a server's commands are not as they are to be."""
        return self._troubles.get(guild_id)

    async def catch_up(self) -> None:
        """Look at the servers that have ever switched something on or off, each time Discord has sent its list."""
        try:
            found = await self._services.profiles.servers_with("features")
        except Refusal as error:
            log_store_error(error, "the commands of servers")
            return
        for guild_id in found:
            self.enqueue(guild_id)

    async def register_again(self, guild: discord.Guild) -> None:
        """Register the commands of a server that has added the bot: what it had before may be gone."""
        try:
            if await self._services.profiles.recall(self._key(guild.id)) is not None:
                await self._services.profiles.remember(self._key(guild.id), "")
        except Refusal as error:
            log_store_error(error, "the commands of a server")
        self.enqueue(guild.id)

    async def idle(self) -> None:
        """Wait until no server's commands are being sent, nor about to be."""
        await self._asked.idle()
        await self._worker.idle()

    async def stop(self) -> None:
        """Stop; the next start sends what is missing."""
        await self._asked.stop()
        await self._worker.stop()

    def _key(self, guild_id: int) -> str:
        return f"{COMMANDS_KEY} {self._client.application_id} at {guild_id}"

    async def _ask(self, table_id: TableId) -> None:
        try:
            table = await self._services.tables.look(table_id)
        except Refusal as error:
            log_store_error(error, "the server of a table")
            return
        if table.status not in OPEN and table.place.guild_id in self._lingering:
            self.enqueue(table.place.guild_id)

    async def _work(self, guild_id: int) -> Rest | None:
        if self._client.get_guild(guild_id) is None:
            return None  # it is looked at when it comes back
        try:
            is_whole = await self._register(guild_id, await self._wanted(guild_id))
        except (discord.HTTPException, *UNREACHABLE) as error:
            return self._failed(guild_id, error)
        if not is_whole:
            return Rest(at_most=self._client.resources.times.command_pauses[-1])
        self._troubles.pop(guild_id, None)
        self._failures.pop(guild_id, None)
        return None

    async def _wanted(self, guild_id: int) -> frozenset[str]:
        """Return the features whose commands a server is to have."""
        services = self._services
        switched_on = set((await services.profiles.guild_preferences(guild_id)).features)
        lingering = set[str]()
        if not switched_on.issuperset(services.features.known):
            lingering = await services.features.in_use(guild_id) - switched_on
        (self._lingering.add if lingering else self._lingering.discard)(guild_id)
        return frozenset(switched_on | lingering)

    async def _register(self, guild_id: int, features: frozenset[str]) -> bool:
        """Send a server's commands, unless Discord has exactly these; return whether it has taken them all."""
        profiles, key = self._services.profiles, self._key(guild_id)
        if features not in self._payloads:
            self._payloads[features] = await payloads_of(self._client.tree, features)
        translated, plain = self._payloads[features]
        digest, sent = digest_of(translated), await profiles.recall(key)
        if digest == sent or (sent is None and not translated):
            return True
        registration = self._client.registration(guild_id)
        try:
            await registration.replace(translated)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM:
                raise
            log.error("Discord refuses the commands of server %s as a whole: %s", guild_id, error)
            await registration.replace_one_by_one(translated, plain, _ask_once)
            self._troubles[guild_id] = Trouble.LATER
            return False
        await profiles.remember(key, digest)
        log.info("server %s: %s slash commands of its own", guild_id, len(translated))
        return True

    def _failed(self, guild_id: int, error: Exception) -> Rest:
        """Note what keeps Discord from taking a server's commands; return when they are sent again."""
        pauses = self._client.resources.times.command_pauses
        failures = self._failures.get(guild_id, 0)
        self._failures[guild_id] = failures + 1
        trouble = _trouble_of(error)
        if self._troubles.get(guild_id) is not trouble:
            log.warning("server %s: its commands are sent again later (%s)", guild_id, why(error))
        self._troubles[guild_id] = trouble
        pause = pauses[-1] if is_refusal(error) else pauses[min(failures, len(pauses) - 1)]
        return Rest(at_most=max(pause, retry_after(error) or 0.0))


async def _ask_once(request: Callable[[], Awaitable[T]]) -> T:
    return await request()


def _trouble_of(error: Exception) -> Trouble:
    match error:
        case discord.HTTPException(code=code) if code == DAILY_COMMANDS:
            return Trouble.DAILY
        case discord.Forbidden():
            return Trouble.FORBIDDEN
        case _:
            return Trouble.LATER
