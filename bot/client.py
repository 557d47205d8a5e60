"""The Discord client: carries the services, loads what answers people, synchronises commands that have changed."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from http import HTTPStatus
from itertools import chain, repeat
from typing import Any, Final, Protocol

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import ReconnectWebSocket

from bot.context import CONTEXT, Context
from bot.discord.pace import Pace
from bot.drawing.fonts import Fonts
from bot.drawing.sprites import Sprites
from bot.i18n.catalogue import Catalogues
from bot.manager.tables import Tables

log = logging.getLogger(__name__)

PAUSES: Final = (0.0, 1.0, 2.0, 5.0, 15.0, 30.0, 60.0)
"""Seconds before the next attempt at a first connection; the last one for ever."""
UNCONNECTED: Final = (
    ReconnectWebSocket,
    OSError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    TimeoutError,
)
"""What discord.py itself takes for a connection to be tried again."""


@dataclass(frozen=True, slots=True)
class Services:
    """What the composition root hands down. `locale` is the language of servers that have none we know."""

    tables: Tables
    catalogues: Catalogues
    fonts: Fonts
    sprites: Sprites
    drawing: Executor
    locale: str = "en"
    owner_ids: frozenset[int] = frozenset()
    has_emojis: bool = True
    """Whether it sends its drawings to Discord as emojis."""


class OpenableUi(Protocol):
    """What answers people, as far as the client knows it: when it begins to work, and when it ends."""

    async def open(self) -> None:
        """Begin to work; called before the first press can arrive, with the commands known to Discord."""

    async def close(self) -> None:
        """Take no more presses and finish what is in flight; called before tables and connection are closed."""


class CommandTree(app_commands.CommandTree[Any]):
    """The slash commands; what is done in one is known by its name."""

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        command = interaction.command
        verb = None if command is None else command.qualified_name
        about = {name: _number(getattr(interaction.namespace, name, None)) for name in ("table", "tournament")}
        CONTEXT.set(Context(**about, verb=verb, interaction=interaction.id, user=interaction.user.id))
        return True


def _number(option: object) -> int | None:
    """What an option says, which while it is typed may be anything."""
    return option if isinstance(option, int) else None


class CivBot(commands.Bot):
    """The bot on Discord."""

    ui: OpenableUi | None = None
    """Set before the first command is loaded; `bot.pages.ui.ui_of` returns it to those who need its parts."""

    def __init__(
        self, services: Services, compose: Callable[["CivBot"], Awaitable[OpenableUi]], cogs: Sequence[str]
    ) -> None:
        """`compose` makes what answers people on this client; `cogs` are the extensions with its slash commands."""
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # voice is not wanted, and not missed
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            intents=discord.Intents(guilds=True),  # channels and permissions; presses arrive without any intent
            allowed_mentions=discord.AllowedMentions.none(),
            # Tables are a server's: whoever adds the bot to his own account could press nothing anywhere.
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            owner_ids=set(services.owner_ids) or None,
            max_messages=None,  # nothing is read of messages, so none are kept
            chunk_guilds_at_startup=False,  # it would need the privileged intent for members
            http_trace=Pace().tracing(),
        )
        self.services = services
        self._compose = compose
        self._cogs = tuple(cogs)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Listens to Discord until it is closed, however often the first connection fails."""
        # discord.py resumes what it has lost, and trips over a first connection that it never had: with an
        # AttributeError, in place of its next attempt (Rapptz/discord.py#10520). Begun anew, it identifies.
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                await super().connect(reconnect=reconnect)
                return
            except AttributeError as error:
                if self._has_connected() or not isinstance(error.__context__, UNCONNECTED):
                    raise
                log.warning("no connection to Discord yet, trying again: %s", type(error.__context__).__name__)
            await asyncio.sleep(pause)

    def _has_connected(self) -> bool:
        """Whether there has been a connection to Discord that could be resumed."""
        return bool(self.ws)  # None until then, though it is not typed so

    async def setup_hook(self) -> None:
        self.ui = await self._compose(self)
        for cog in self._cogs:
            await self.load_extension(cog)
        await self._synchronise()  # before anything is told: texts name commands by the ids learnt here
        await self.ui.open()

    async def _synchronise(self) -> None:
        """Sends the slash commands to Discord, unless it has exactly these already."""
        tree, translator = self.tree, self.tree.translator
        payload = [
            await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
            for command in tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands of {self.application_id}"
        if await self.services.tables.profiles.recall(key) == digest:
            known = await self._known_commands()
            # where Discord does not say, what was sent last counts; a name missing there was deleted past the bot
            if known is None or set(known) == {command["name"] for command in payload}:
                self.services.catalogues.commands.learn(known or {})
                return
        assert self.application_id is not None, "it has logged in"
        try:
            # Not by `tree.sync()`, which would translate all of it once more: half of the time a start takes.
            sent = await self.http.bulk_upsert_global_commands(self.application_id, payload=payload)
            synchronised = {command["name"]: int(command["id"]) for command in sent}
        except discord.HTTPException as error:
            if translator is None or error.status != HTTPStatus.BAD_REQUEST:
                raise
            log.error("Discord refuses the commands, they go out in English alone: %s", error)
            synchronised = await self._synchronise_untranslated(translator)
        else:
            await self.services.tables.profiles.remember(key, digest)
            log.info("slash commands synchronised")
        self.services.catalogues.commands.learn(synchronised)

    async def _synchronise_untranslated(self, translator: app_commands.Translator) -> dict[str, int]:
        """Sends the commands without their translations: a mistake in one language is to stop nobody's game."""
        await self.tree.set_translator(None)
        try:
            return {command.name: command.id for command in await self.tree.sync()}
        finally:
            await self.tree.set_translator(translator)

    async def _known_commands(self) -> dict[str, int] | None:
        """The numbers of the commands Discord has, by name; None where it does not say."""
        try:
            return {command.name: command.id for command in await self.tree.fetch_commands()}
        except discord.HTTPException:
            return None
