"""The Discord client: carries services and resources, loads what answers people, synchronises changed commands."""

import logging
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import timedelta
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar

import discord
from discord import app_commands
from discord.ext import commands
from discord.state import AutoShardedConnectionState
from discord.webhook.async_ import async_context

from bot.discord.answers import note_arrival
from bot.discord.command_registration import Registration, digest_of, payloads_of
from bot.discord.connection_times import DEFAULT_TIMES, ConnectionTimes
from bot.discord.gateway import Gateway
from bot.discord.outages import is_refusal, through_outages, why
from bot.discord.pace import MOST, Pace
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.request_watch import RequestWatch
from bot.discord.requests import Mender, Requests, WebhookRequests
from bot.discord.server_directory import ServerDirectory
from bot.discord.unknown_kinds import plainest_channel, plainest_guild, plainest_interaction
from bot.drawing.fonts import Fonts
from bot.drawing.sprites import Sprites
from bot.i18n.catalogue import Catalogues
from bot.log_context import LOG_CONTEXT, LogContext
from bot.manager.services import Services
from bot.meters import NO_METERS, Meters
from bot.reasons import ShuttingDown
from bot.shards import ONE_PROCESS, Outages, ShardRange
from bot.store import StoreError, log_store_error
from bot.store.backups import COMMANDS_KEY

log = logging.getLogger(__name__)

T = TypeVar("T")

OWNERS_EVERY: Final = 60.0
"""Seconds from one look at who owns the bot to the next."""


@dataclass(frozen=True, slots=True)
class Resources:
    """What the composition root opens for what shows tables, and what is set there.

    `locale` is the language of servers that have none we know.
    """

    catalogues: Catalogues
    fonts: Fonts
    sprites: Sprites
    drawing: Executor
    locale: str = "en"
    owner_ids: frozenset[int] = frozenset()
    contact: str = ""
    """How people reach who answers for their data; empty where that isn't set."""
    has_emojis: bool = True
    """Whether it sends its drawings to Discord as emojis."""
    times: ConnectionTimes = DEFAULT_TIMES
    """How long it waits for Discord."""
    meters: Meters = NO_METERS
    """What is told what a running bot measures."""
    shards: ShardRange | None = None
    """The shards of this process; None: all of them, as many as Discord recommends when it connects."""

    @property
    def owned(self) -> ShardRange:
        """Which servers are this process's: with all shards, however many these are, every one."""
        return self.shards or ONE_PROCESS


class OpenableUi(Protocol):
    """What answers people, as far as the client knows it: when it begins to work, and when it ends."""

    async def open(self) -> None:
        """Begin to work; called before the first press can arrive, with the commands known to Discord."""

    async def close(self) -> None:
        """Take no more presses and finish what is in flight; called before tables and connection are closed."""

    def answer_until_done(self, interaction: discord.Interaction[Any]) -> None:
        """Count an interaction as being answered until the task that runs now has ended."""

    async def refuse_rest(self) -> None:
        """Have everyone who has no answer told that the bot stops; called when no press can arrive any more."""


class RequestMending(Mender, Protocol):
    """What mends refused requests, and is told of interactions before they are answered."""

    def note_arrival(self, interaction: discord.Interaction[Any]) -> None:
        """Note where an interaction came from."""


class CommandTree(app_commands.CommandTree[Any]):
    """The slash commands; what is done in one is known by its name."""

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        command = interaction.command
        verb = None if command is None else command.qualified_name
        about = {name: _number(getattr(interaction.namespace, name, None)) for name in ("table", "tournament")}
        LOG_CONTEXT.set(LogContext(**about, verb=verb, interaction=interaction.id, user=interaction.user.id))
        ui = interaction.client.ui
        assert ui is not None, "commands arrive once it is open"
        # discord.py runs check, command and error handler in one task: until it ends the answer is under way
        ui.answer_until_done(interaction)
        return True


def _number(option: object) -> int | None:
    """What an option says, which while it is typed may be anything."""
    return option if isinstance(option, int) else None


class ShardedState(AutoShardedConnectionState[Any]):
    """The client's cache; a shard's READY names all its servers, so that those it does not name are gone.

    discord.py's own (2.7.1) keeps them, and would show the bot on a server that has removed it meanwhile. Channels of
    kinds that it doesn't know it would leave out (`bot.discord.unknown_kinds`).
    """

    def parse_guild_create(self, data: Any) -> None:
        super().parse_guild_create(plainest_guild(data))  # type: ignore[arg-type]  # as it was

    def parse_channel_create(self, data: Any) -> None:
        super().parse_channel_create(plainest_channel(data))  # type: ignore[arg-type]  # as it was

    def parse_channel_update(self, data: Any) -> None:
        super().parse_channel_update(plainest_channel(data))  # type: ignore[arg-type]  # as it was

    def parse_channel_delete(self, data: Any) -> None:
        super().parse_channel_delete(plainest_channel(data))  # type: ignore[arg-type]  # as it was

    def parse_interaction_create(self, data: Any) -> None:
        super().parse_interaction_create(plainest_interaction(data))  # type: ignore[arg-type]  # as it was

    def parse_ready(self, data: Any) -> None:
        for guild in [each for each in self.guilds if each.shard_id == data["shard"][0]]:
            self._remove_guild(guild)
        super().parse_ready(data)


class CivBot(commands.AutoShardedBot):
    """The bot on Discord."""

    _mender: RequestMending | None = None
    ui: OpenableUi | None = None
    """Set before the first command is loaded; `bot.pages.ui.ui_of` returns it to those who need its parts."""

    def __init__(
        self,
        services: Services,
        resources: Resources,
        compose: Callable[["CivBot"], Awaitable[OpenableUi]],
        cogs: Sequence[str],
    ) -> None:
        """`compose` makes what answers people on this client; `cogs` are the modules with its slash commands."""
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # voice is not wanted, and not missed
        self._requests = RequestWatch(resources.meters, time.monotonic)
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            intents=discord.Intents(guilds=True),  # channels and permissions; presses arrive without any intent
            allowed_mentions=discord.AllowedMentions.none(),
            # Tables are a server's: whoever adds the bot to his own account could press nothing anywhere.
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            owner_ids=set(resources.owner_ids) or None,
            max_messages=None,  # nothing is read of messages, so none are kept
            chunk_guilds_at_startup=False,  # it would need the privileged intent for members
            http_trace=self._requests.listen(Pace(resources.owned.share_of(MOST)).tracing()),
        )
        # discord.py lets no one choose the class; by now its state holds this one, too
        self.http.__class__ = Requests
        self.webhook_requests = WebhookRequests()
        async_context.set(self.webhook_requests)
        self.services = services
        self.resources = resources
        self._compose = compose
        self._cogs = tuple(cogs)
        self._gateway = Gateway(self, resources.times, resources.shards)
        self.directory = ServerDirectory(self)
        """All servers of the bot, also those of other processes."""
        self._owners_asked = -OWNERS_EVERY

    @property
    def is_connected(self) -> bool:
        """Whether the bot hears what happens on Discord: presses arrive, and heartbeats are acknowledged."""
        return self.is_ready() and not self.is_closed() and self._gateway.is_alive

    @property
    def connections(self) -> dict[int, bool]:
        """Its shards, each with whether the bot hears what happens there."""
        is_open = self.is_ready() and not self.is_closed()
        return {shard: is_open and is_alive for shard, is_alive in self._gateway.alive.items()}

    @property
    def outages(self) -> Outages:
        """For how long nobody has been able to press anything, by shard; 0 where people can."""
        unreached = {shard: timedelta(seconds=seconds) for shard, seconds in self._gateway.seconds_lost.items()}
        return Outages(unreached, self._gateway.count)

    @property
    def is_starting(self) -> bool:
        """Whether it has never been connected."""
        return not self._gateway.has_been_alive

    def mend_requests(self, mender: RequestMending) -> None:
        """Have refused requests mended, where they can be."""
        self._mender = self.http.mender = self.webhook_requests.mender = mender  # type: ignore[attr-defined]  # `Requests`

    async def login(self, token: str) -> None:
        """Log in and get ready to connect, however often Discord does not answer at first.

        Raises `discord.LoginFailure` where the token is refused.
        """
        log_in = super().login

        async def attempt() -> None:
            try:
                await log_in(token)
                await self._gateway.ask()
            except BaseException:
                # each attempt makes a session of its own
                await self.http.close()
                self.http.connector = discord.utils.MISSING
                raise

        await through_outages("login", attempt, self.resources.times, gives_up=_is_token_refused)
        self.ui = await self._compose(self)
        for cog in self._cogs:
            await self._load(cog)
        await self._synchronise()  # before anything is told: texts name commands by the ids learnt here
        await self.ui.open()

    async def application_info(self) -> discord.AppInfo:
        """Return what Discord has said of the bot; it isn't asked once more, as who the owner is."""
        return self.application or await super().application_info()

    async def is_owner(self, user: discord.abc.User, /) -> bool:
        """Return whether someone owns the bot; Discord is asked again for who has joined its team since."""
        if await super().is_owner(user):
            return True
        if self.resources.owner_ids or time.monotonic() < self._owners_asked + OWNERS_EVERY:
            return False
        self._owners_asked = time.monotonic()
        try:
            self._application = await super().application_info()
        except REQUEST_ERRORS as error:
            log.info("who owns the bot is not to be found out: %s", why(error))
            return False
        self.owner_id = self.owner_ids = None
        return await super().is_owner(user)

    async def _load(self, cog: str) -> None:
        """Load a module with slash commands.

        It is none of discord.py's extensions: those are executed again by every client of a process, and when one
        closes they are looked for among all modules, which takes a third of a start and of an orderly stop.
        """
        module: Any = import_module(cog)
        await module.setup(self)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Listen to Discord until the client is closed, whatever ends a connection; `reconnect` changes nothing.

        Raises `discord.LoginFailure` where the token is refused.
        """
        await self._gateway.run()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        if event_name == "interaction":
            self._requests.note_arrival(args[0].id)
            note_arrival(args[0], self.resources.times.deferral)
            if self._mender is not None:
                self._mender.note_arrival(args[0])
        super().dispatch(event_name, *args, **kwargs)

    async def close(self) -> None:
        await self._gateway.close()
        if self._ready is discord.utils.MISSING:
            # discord.py (2.7.1) cannot close a client of several shards that has never logged in
            await self._async_setup_hook()
        elif self.ui is not None and not self.is_closed():
            await self.ui.refuse_rest()
        await super().close()

    def _get_state(self, **options: Any) -> ShardedState:
        return ShardedState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log what an event's listener raised, except that the bot is stopping: the next start catches up."""
        if not isinstance(sys.exc_info()[1], ShuttingDown):
            await super().on_error(event_method, *args, **kwargs)

    async def _synchronise(self) -> None:
        """Send the slash commands of all servers to Discord, unless it has exactly these already.

        What Discord refuses is left as it was there; it keeps neither another command nor the bot from working.
        """
        translated, plain = await payloads_of(self.tree)
        registration = self.registration()
        key, digest = f"{COMMANDS_KEY} {self.application_id}", digest_of(translated)
        if await self.services.profiles.recall(key) == digest:
            known = await registration.known()
            # where Discord does not say, what was sent last counts; a name missing there was deleted past the bot
            if known is None or set(known) == {command["name"] for command in translated}:
                self.resources.catalogues.commands.learn(known or {})
                return
        try:
            synchronised = await self._ask_for_commands(lambda: registration.replace(translated))
        except discord.HTTPException as error:
            log.error("Discord refuses the commands as a whole, they go out one by one: %s", error)
            synchronised = await registration.replace_one_by_one(translated, plain, self._ask_for_commands)
        else:
            log.info("slash commands synchronised")
            try:
                await self.services.profiles.remember(key, digest)
            except StoreError as error:  # the next start sends them again
                log_store_error(error, "knowing that Discord has the commands")
        self.resources.catalogues.commands.learn(synchronised)

    def registration(self, guild_id: int | None = None) -> Registration:
        """Return the commands Discord has of this bot: those of all servers, or of one."""
        assert self.application_id is not None, "it has logged in"
        return Registration(self.http, self.application_id, guild_id)

    async def _ask_for_commands(self, ask: Callable[[], Awaitable[T]]) -> T:
        return await through_outages("commands", ask, self.resources.times, gives_up=is_refusal)


def _is_token_refused(error: Exception) -> bool:
    return isinstance(error, discord.LoginFailure)
