"""The composition root: settings → resources → run → close in reverse. Nothing else opens what has to be closed.

With a token the bot runs on Discord, without one in the playground; `SIGTERM` and Ctrl-C finish what is in flight.
"""

import asyncio
import logging
import os
import secrets
import signal
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import aiohttp
import discord
import discord.asset
import discord.gateway
import discord.http
import yarl

from bot.assets import folder
from bot.client import CivBot, Resources
from bot.discord.connection_times import DEFAULT_TIMES, ConnectionTimes
from bot.drawing.fonts import Fonts
from bot.drawing.sprites import Sprites
from bot.extension import PAGES, extend
from bot.games.registry import every_game
from bot.garbage import keep_collections_short
from bot.heartbeat import Heartbeat, keep_beating, trouble_with
from bot.i18n import Catalogues
from bot.i18n.catalogue import SOURCE
from bot.i18n.icons import EMOJI_PREFIX
from bot.log_context import LOG_CONTEXT, LogContext
from bot.manager.policy_processes import Thinking
from bot.manager.services import Services, make_services
from bot.manager.shares import WebFolder
from bot.match import Games
from bot.meters import NO_METERS, Meters
from bot.observability import configure_logging, watch_lag
from bot.pages.game_pages import MakePages
from bot.reasons import Refusal
from bot.scheduled_backups import BackupSchedule, back_up_as_set
from bot.service_notification import keep_notifying
from bot.settings import TOKEN, ServiceManager, Settings, SettingsError, token_trouble
from bot.shards import ONE_PROCESS, ShardRange
from bot.store import Backlog, Lease, Store, Usage
from bot.store.lease import open_exclusively
from bot.store.shared_clock import SharedClock
from bot.supervision import OnDeath, SupervisedTask, Supervisor, begin_job
from bot.table.limits import Limits

if TYPE_CHECKING:  # a bot on Discord starts without it, and a good deal sooner
    from bot.playground import Offer, Playground

log = logging.getLogger(__name__)

Mode = Literal["discord", "playground"]
BUSY_TIMEOUT: Final = 1.0
"""Seconds to wait for another process's lock on the database: a press must be answered within three."""
COGS: Final = (
    *("cogs.civ", "cogs.rules", "cogs.settings", "cogs.server_settings", "cogs.moderate"),
    *("cogs.privacy", "cogs.people", "cogs.tournament", "cogs.league", "cogs.referee", "cogs.calamities"),
)
"""The slash commands, loaded into the client in this order."""


class CannotRun(Exception):
    """The bot cannot run: `key` and `values` are a text of the catalogues that says why."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key, self.values = key, values


def run(settings: Settings, *, mode: Mode, announce: Callable[[str], None], waits: bool = False) -> int:
    """Runs the bot until it is told to stop; the exit code. `announce` is told the address of the playground's page.

    Where another bot runs on the database it `waits` until that one has ended, or raises `DatabaseInUse`.

    Raises `CannotRun`, `SettingsError` (a token that is none), `PlaygroundError`, `StoreError`.
    """
    if mode == "discord":
        _check_token(settings)
    configure_logging(level=settings.log_level, as_json=settings.log_format == "json")
    try:
        return asyncio.run(serve(settings, mode=mode, announce=announce, waits=waits))
    except discord.LoginFailure:
        raise CannotRun("run-token-refused") from None


async def forget_emojis(settings: Settings) -> int:
    """Takes the bot's drawings off its application, where people's messages name them; how many there were.

    Raises `CannotRun`, `SettingsError`.
    """
    assert settings.discord_token is not None
    _check_token(settings)
    aim(settings.discord_api_base, settings.discord_gateway, None)
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.discord_token.get_secret_value())
            found = [each for each in await client.fetch_application_emojis() if each.name.startswith(EMOJI_PREFIX)]
            for emoji in found:
                await emoji.delete()
        except discord.LoginFailure:
            raise CannotRun("run-token-refused") from None
        except (aiohttp.ClientError, discord.HTTPException) as error:
            raise CannotRun("run-unreachable", why=type(error).__name__) from None
    return len(found)


def _check_token(settings: Settings) -> None:
    """Spares Discord, and the operator, a login that cannot work. Another API may have tokens of another shape."""
    assert settings.discord_token is not None
    trouble = token_trouble(settings.discord_token.get_secret_value())
    if trouble and settings.discord_api_base is None and discord.http.Route.BASE.startswith("https://discord.com/"):
        raise SettingsError(TOKEN, trouble)


async def serve(settings: Settings, *, mode: Mode, announce: Callable[[str], None], waits: bool = False) -> int:
    """Opens everything, runs, closes everything in reverse."""
    stopping = asyncio.Event()
    _listen_to_signals(stopping)
    materials = Materials.read()
    async with AsyncExitStack() as stack:
        page_url: str | None = None
        if mode == "playground":
            playground = await stack.enter_async_context(_opened_playground(settings, materials.catalogues))
            aim(playground.api_base, playground.gateway_url, playground.cdn_base)
            settings = settings.model_copy(update={"shards": None})  # its server may be on any shard
            token, database, page_url = playground.token, settings.playground_database_url, playground.page_url
        else:
            aim(settings.discord_api_base, settings.discord_gateway, None)
            assert settings.discord_token is not None
            token, database = settings.discord_token.get_secret_value(), settings.database_url
        lease = Lease()
        supervisor = Supervisor()
        supervisor.on_end(stopping.set)
        watched = Watched(mode, supervisor)
        meters = await stack.enter_async_context(_served_metrics(settings, watched))

        def opening() -> Awaitable[CivBot]:
            opened = opened_client(
                settings, database, materials=materials, lease=lease, meters=meters, supervisor=supervisor
            )
            return stack.enter_async_context(opened)

        client = watched.client = await open_exclusively(opening, stopping, waits=waits)
        if client is None:
            return 0

        def keep(
            name: str, run: Callable[[], Coroutine[Any, Any, None]], on_death: OnDeath = OnDeath.RESTART
        ) -> SupervisedTask:
            """Keep a task running until everything is closed that was opened after it."""
            kept = supervisor.supervised(name, run, on_death=on_death)
            stack.push_async_callback(kept.stop)
            return kept

        keep("garbage collection", keep_collections_short)
        if page_url is not None:
            announce(page_url)
        # a bot that nobody can see to be alive is killed sooner or later; in good order it loses nothing
        keep("heartbeat", partial(keep_beating, settings.heartbeat_file, watched.look), OnDeath.END)
        keep("event-loop lag", partial(watch_lag, meters))
        if manager := ServiceManager.of_process():
            is_ready = partial(_is_any, watched.connections)
            keep("service manager", partial(keep_notifying, manager, is_ready, stopping))
        # of several processes one does it
        if settings.backup_dir is not None and client.resources.owned.owns(None):
            folder, held = settings.backup_dir, client.services.database
            keep("backups", partial(back_up_as_set, settings, folder, mode, held.identity, held.back_up))
            if database.startswith("sqlite"):

                async def find_schedule() -> BackupSchedule:
                    return BackupSchedule.of(settings, folder, mode, await held.identity())

                watched.find_schedule = find_schedule
        # without it another process would take the database, and both would write
        keeping = keep("lease", partial(lease.keep, stopping.set), OnDeath.END)
        await _until_stopped(client, token, stopping)
        # it ends by itself only where another process, or another file, has taken the place: that is no orderly stop
        return 1 if keeping.task.done() or supervisor.must_end else 0


@dataclass
class Watched:
    """A bot as its health is seen, before it is opened and while it runs."""

    mode: Mode
    supervisor: Supervisor
    """What keeps its tasks."""
    client: CivBot | None = None
    beat: Heartbeat | None = None
    """What was true when it was last looked at."""
    find_schedule: Callable[[], Awaitable[BackupSchedule]] | None = None
    """Returns where it makes backups by itself, once the database says which one it is; None where it makes none."""
    schedule: BackupSchedule | None = None
    """What that has found."""
    opened_at: datetime = field(default_factory=lambda: datetime.now(UTC))

    async def look(self) -> Heartbeat:
        """Return what is true of the open bot now, and keep it."""
        assert self.client is not None
        self.beat = await heartbeat_of(self.client, self.mode)
        return self.beat

    def trouble(self) -> str | None:
        """Return the key of what is wrong with it; None if it is well."""
        if trouble := trouble_with(self.beat, time.time()):
            return trouble
        if self.client is not None and self.client.services.database.refused_lately():
            return "cli-alive-database"
        return "cli-alive-task" if self.supervisor.down else None

    def down(self) -> Sequence[str]:
        """Return the names of its tasks that have died, and do not run again yet."""
        return self.supervisor.down

    def connections(self) -> dict[int, bool]:
        """Return its shards, each with whether it is connected to the gateway."""
        return {} if self.client is None else self.client.connections

    def shards(self) -> int | None:
        """Return how many shards the whole bot has, in all its processes; None where nobody says."""
        return None if self.client is None else self.client.shard_count

    async def backlog(self) -> tuple[Backlog, float] | None:
        """Return how much there is and is late, and by how many seconds a deadline is; None where nobody says."""
        if self.client is None:
            return None
        database = self.client.services.database
        try:
            return await database.backlog(), await database.deadline_lateness()
        except Refusal:  # what is wrong with the database is asked elsewhere
            return None

    async def usage(self) -> Usage | None:
        """Return how much is played; None where nobody says."""
        if self.client is None:
            return None
        try:
            return await self.client.services.database.usage()
        except Refusal:
            return None

    def servers(self) -> int | None:
        """Return on how many servers it is; None where nobody says."""
        return None if self.client is None or self.client.is_starting else len(self.client.guilds)

    async def backups(self) -> tuple[tuple[float, int] | None, float | None]:
        """Return how old (in seconds) and large the newest backup is, and by how many seconds the next is late.

        None where there is none, or none is to be made.
        """
        if self.find_schedule is None:
            return None, None
        now, newest, due = datetime.now(UTC), None, self.opened_at
        # a folder that is away has no backup, nor is one made of a database that doesn't answer
        with suppress(OSError, Refusal):
            self.schedule = self.schedule or await self.find_schedule()
            if (found := await asyncio.to_thread(self.schedule.last, now)) is not None:
                newest = (now - found[0]).total_seconds(), found[1].stat().st_size
                due = found[0] + self.schedule.every
        return newest, max(0.0, (now - due).total_seconds())


@asynccontextmanager
async def _served_metrics(settings: Settings, watched: Watched) -> AsyncGenerator[Meters]:
    """What measures the bot, served on the port that is set; without one nothing is kept.

    Raises `CannotRun` where that port cannot be listened on.
    """
    if settings.metrics_port is None:
        yield NO_METERS
        return
    from bot.metrics import Metrics  # a bot that is not watched starts without them, and sooner
    from bot.probes import CannotListen, served_probes

    metrics = Metrics()
    host, port = settings.metrics_host, settings.metrics_port
    try:
        async with served_probes(metrics, watched, host=host, port=port) as address:
            log.info("health and metrics are served at %s", address)
            yield metrics
    except CannotListen as error:
        raise CannotRun("run-metrics-cannot-listen", host=host, port=str(port), why=error.why) from None


@dataclass(frozen=True)
class Materials:
    """What is read from files before anything runs; nothing of it changes, so that several clients may share it."""

    catalogues: Catalogues
    fonts: Fonts
    sprites: Sprites

    @classmethod
    def read(cls, locales: Path | None = None) -> "Materials":
        """All of it; `locales` holds the languages, where these are not the project's own."""
        return cls(Catalogues.load(locales or folder() / "locales"), Fonts.load(), Sprites())


@asynccontextmanager
async def opened_client(
    settings: Settings,
    database: str,
    limits: Limits | None = None,
    *,
    now: Callable[[], datetime] | None = None,
    materials: Materials | None = None,
    games: Games | None = None,
    pages: Sequence[MakePages] = PAGES,
    cogs: Sequence[str] = COGS,
    lease: Lease | None = None,
    times: ConnectionTimes | None = None,
    meters: Meters = NO_METERS,
    supervisor: Supervisor | None = None,
) -> AsyncGenerator[CivBot]:
    """A client with its services open, not yet connected; closed in reverse afterwards. `now` tells the time (UTC).

    `games` can be played at its tables (None: all there are), `pages` show those games, and `cogs` are the modules
    with the slash commands. With a `lease` the database is this client's alone. `times` are its waits for Discord.
    `meters` are told what is measured. `supervisor` keeps the tasks.

    Raises `CannotRun` where nobody speaks the language that is set, `StoreError`.
    """
    materials = materials or Materials.read()
    catalogues = materials.catalogues
    if not catalogues.has(settings.locale):
        known = ", ".join(catalogues.locales)
        raise CannotRun("run-no-locale", locale=settings.locale, known=known)
    if limits is None and settings.keep_people_days:
        limits = Limits(keep_people=timedelta(days=settings.keep_people_days))
    async with AsyncExitStack() as stack:
        shards = settings.shards or ONE_PROCESS
        web = settings.web_folder
        supervisor = supervisor or Supervisor()
        opened = _opened_services(database, games or every_game(), limits, now, lease, meters, shards, web, supervisor)
        services = await stack.enter_async_context(opened)
        # one: nine tenths of a picture hold the interpreter's lock (Python, Pillow's crop, paste and fill): two threads
        # are no faster, and the event loop waits longer for its turn (`civ bench render`)
        drawing = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        stack.callback(drawing.shutdown)
        resources = Resources(
            catalogues, materials.fonts, materials.sprites, drawing, settings.locale, settings.owner_ids,
            settings.contact, settings.emojis, times or DEFAULT_TIMES, meters, settings.shards,
        )  # fmt: skip
        client = CivBot(services, resources, partial(extend, pages=pages), cogs)
        services.clocks.watch_connection(lambda: client.outages)
        # also where nobody told it to stop; where somebody did, it is closed by now, and closing it again does nothing
        stack.push_async_callback(_close_client, client)
        yield client


@asynccontextmanager
async def _opened_services(
    database: str,
    games: Games,
    limits: Limits | None,
    now: Callable[[], datetime] | None,
    lease: Lease | None,
    meters: Meters,
    shards: ShardRange,
    web: tuple[Path, str] | None,
    supervisor: Supervisor,
) -> AsyncGenerator[Services]:
    """The services of a database, its clocks and computer players running; of several processes those of `shards`.

    `web` is the folder, and its address, in which finished games are put on the web.
    """
    async with AsyncExitStack() as stack:
        store = await Store.open(
            database,
            games,
            busy_timeout=BUSY_TIMEOUT,
            lease=lease,
            meters=meters,
            shards=shards,
            keeps_older=lease is not None,
        )
        stack.push_async_callback(store.close)
        if lease is not None:
            # after the store in this list, so before it when closing: the lease is given back in the database
            stack.push_async_callback(lease.release)
        # before a table can change: a change seals, and would make right what does not replay
        await store.integrity.seal_all()
        thinking = Thinking.in_processes(os.cpu_count() or 1)  # opened before the services, for it must outlive them
        stack.callback(thinking.close)
        slow_thinking = Thinking.in_processes(1)  # opened when first needed; more would take cores from the others
        stack.callback(slow_thinking.close)
        review_thinking = Thinking.in_processes(1)  # opened when first needed; however many are asked for, one core
        stack.callback(review_thinking.close)
        clock = now
        if clock is None and store.database.is_shared:
            shared = clock = SharedClock(store.database)  # machines' own may be seconds apart
            await shared.ask()
            stack.push_async_callback(supervisor.supervised("shared clock", shared.keep).stop)
        services = make_services(
            store,
            now=clock or (lambda: datetime.now(UTC)),
            random=secrets.SystemRandom(),
            games=games,
            limits=limits,
            thinking=thinking,
            slow_thinking=slow_thinking,
            review_thinking=review_thinking,
            elapsed=None if now else time.monotonic,  # a time set by hand doesn't pass with the machine's
            web=web and WebFolder(*web),
            supervisor=supervisor,
        )
        await services.start()
        store.database.is_starting = False
        stack.push_async_callback(services.stop)
        yield services


async def heartbeat_of(client: CivBot, mode: str) -> Heartbeat:
    """Return what is true of a running bot now."""
    services = client.services
    trouble = await services.database.trouble()
    down = next(iter(services.supervisor.down), None)
    return Heartbeat(time.time(), mode, client.is_connected, trouble, is_starting=client.is_starting, task=down)


def _is_any(connections: Callable[[], dict[int, bool]]) -> bool:
    return any(connections().values())


async def _close_client(client: CivBot) -> None:
    """Refuses new work, finishes what was promised, then leaves."""
    # The ui goes first, for its last answers and announcements need tables and Discord; the connection goes last.
    if client.ui is not None:
        await client.ui.close()
    await client.services.stop()
    await client.close()


async def _connect(client: CivBot, token: str) -> None:
    LOG_CONTEXT.set(LogContext())  # whatever happens on Discord is about something else than the connection
    await client.start(token)


async def _until_stopped(client: CivBot, token: str, stopping: asyncio.Event) -> None:
    """Run until told to stop, and end in good order. Raises `discord.LoginFailure`, `StoreError`."""
    supervisor = client.services.supervisor
    connected = supervisor.supervised(
        "discord", partial(_connect, client, token), on_death=OnDeath.END, raises=(discord.LoginFailure, Refusal)
    )
    stop_signal = begin_job("stop signal", stopping.wait())
    await asyncio.wait({connected.task, stop_signal}, return_when=asyncio.FIRST_COMPLETED)
    stop_signal.cancel()
    if connected.task.done() and not connected.is_down:
        connected.task.result()  # raises what ended the connection: without a stop it ends for no other reason
        return
    log.info("stopping: finishing what is in flight")
    connected.is_ending = True  # it may be in the middle of a request when the session is closed
    # while the connection stands: last answers and announcements go through it
    await _close_client(client)
    await connected.stop()  # it may have been logging in; that is over now


def _listen_to_signals(stopping: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, stopping.set)


def aim(api: str | None, gateway: str | None, cdn: str | None) -> None:
    """Points discord.py at another API than Discord's, where one is given."""
    if api:
        discord.http.Route.BASE = api
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if cdn:
        discord.asset.Asset.BASE = cdn  # pyright: ignore[reportAttributeAccessIssue]  # a literal there, read as a variable


@asynccontextmanager
async def _opened_playground(settings: Settings, texts: Catalogues) -> AsyncGenerator["Playground"]:
    """The playground with a server of the language that is set, a channel and four people to be."""
    from bot.playground import Page, Playground, discord_locale

    page = Page(folder(), first_offers(texts), folder() / "art" / "card-S1.svg")
    async with Playground(host=settings.playground_host, port=settings.playground_port, page=page) as playground:
        say = texts.localizer(settings.locale).say
        names = say("playground-people").split(", ")
        locale = discord_locale(settings.locale)
        playground.populate(
            names, say("playground-server"), say("playground-channel"),
            locale=locale, is_locale_chosen=settings.locale != SOURCE,
        )  # fmt: skip
        yield playground


def first_offers(texts: Catalogues) -> tuple["Offer", ...]:
    """What the page offers a first visitor: a game against the computer, or else one as two people, and lessons."""
    from bot.playground import Offer, Step

    def labels(key: str) -> tuple[str, ...]:
        """A table speaks its server's language, whichever that is."""
        return tuple(dict.fromkeys(texts.localizer(locale).say(key) for locale in texts.locales))

    against_computer = [Step(0, "civ new", {"players": 2, "computers": 1})]  # begins by itself
    for_two = [
        Step(0, "civ new", {"players": 2}),
        Step(1, press=labels("key-join")),
        Step(0, press=labels("key-start")),
    ]
    hand = labels("key-hand")
    return (
        Offer("page-offer-computer", "page-offer-computer-hint", against_computer, begun=hand),
        Offer("page-offer-two", "page-offer-two-hint", for_two, begun=hand),
        Offer("page-offer-tutorial", "page-offer-tutorial-hint", [Step(0, "civ tutorial")], is_beside=True),
    )
