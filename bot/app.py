"""The composition root: settings → resources → run → close in reverse. Nothing else opens what has to be closed.

With a token the bot runs on Discord, without one in the playground; `SIGTERM` and Ctrl-C finish what is in flight.
"""

import asyncio
import gc
import logging
import os
import secrets
import signal
import sys
import time
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal

import aiohttp
import click
import discord
import discord.asset
import discord.gateway
import discord.http
import yarl

from bot.ai import automatic_policy
from bot.assets import folder
from bot.cli.texts import database_trouble, speaker
from bot.client import CivBot, Services
from bot.heartbeat import Heartbeat, keep_beating
from bot.i18n import Catalogues
from bot.manager.tables import Tables
from bot.manager.thinking import Thinking
from bot.observability import Counters, Trace, configure_logging, watch_lag
from bot.playground import Offer, Page, Playground, PlaygroundError, Step, discord_locale
from bot.render.fonts import Fonts
from bot.render.sprites import Sprites
from bot.settings import TOKEN, Settings, token_trouble
from bot.store import Store, StoreTrouble
from bot.table.limits import Limits

log = logging.getLogger(__name__)

Mode = Literal["auto", "discord", "playground"]
BUSY_TIMEOUT: Final = 1.0
"""Seconds to wait for another process's lock on the database: a press must be answered within three."""
ROOMS: Final = ("bot.ui.router", "cogs.civ", "cogs.rules", "cogs.settings")
"""What answers people, loaded into the client in this order."""


def run(settings: Settings, *, mode: Mode = "auto") -> int:
    """Runs the bot until it is told to stop; the exit code. Raises `click.ClickException` where it cannot run."""
    if mode == "auto":
        mode = "discord" if settings.discord_token else "playground"
    if mode == "discord":
        _check_token(settings)
    configure_logging(Trace(), level=settings.log_level, as_json=settings.log_format == "json")
    try:
        return asyncio.run(serve(settings, in_playground=mode == "playground"))
    except StoreTrouble as error:
        database = settings.playground_database_url if mode == "playground" else settings.database_url
        raise click.ClickException(database_trouble(mode, database, error)) from None
    except PlaygroundError as error:
        why = speaker().say(f"run-playground-{error.reason}", **error.values)
        raise click.ClickException(speaker().say("run-playground-failed", why=why)) from None
    except discord.LoginFailure:
        raise click.ClickException(speaker().say("run-token-refused")) from None
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound) as error:
        raise click.ClickException(speaker().say("run-unreachable", why=type(error).__name__)) from None


def _check_token(settings: Settings) -> None:
    """Spares Discord, and the operator, a login that cannot work. Another API may have tokens of another shape."""
    assert settings.discord_token is not None
    trouble = token_trouble(settings.discord_token.get_secret_value())
    if trouble and settings.discord_api_base is None and discord.http.Route.BASE.startswith("https://discord.com/"):
        raise click.ClickException(f"{TOKEN} {speaker().say(trouble)}")


async def serve(settings: Settings, *, in_playground: bool) -> int:
    """Opens everything, runs, closes everything in reverse."""
    stopping = asyncio.Event()
    _listen_to_signals(stopping)
    async with AsyncExitStack() as stack:
        playground: Playground | None = None
        if in_playground:
            page = Page(folder(), first_offers())
            playground = Playground(host=settings.playground_host, port=settings.playground_port, page=page)
            await playground.start()
            stack.push_async_callback(playground.stop)
            _furnish(playground, discord_locale(settings.locale))
            aim(playground.api_base, playground.gateway_url, playground.cdn_base)
            token, database = playground.token, settings.playground_database_url
        else:
            aim(settings.discord_api_base, settings.discord_gateway, None)
            assert settings.discord_token is not None
            token, database = settings.discord_token.get_secret_value(), settings.database_url
        client = await stack.enter_async_context(opened_client(settings, database))
        _settle()
        if playground is not None:
            _announce_playground(playground.page_url)
        mode = "playground" if in_playground else "discord"
        stack.push_async_callback(_cancelled, asyncio.create_task(_beat(settings, client, mode), name="heartbeat"))
        stack.push_async_callback(_cancelled, asyncio.create_task(watch_lag(Counters()), name="event-loop lag"))
        return await _until_stopped(client, token, stopping)


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
) -> AsyncGenerator[CivBot]:
    """A client with its services open, not yet connected; closed in reverse afterwards. `now` tells the time (UTC)."""
    materials = materials or Materials.read()
    catalogues = materials.catalogues
    if not catalogues.has(settings.locale):
        known = ", ".join(catalogues.locales)
        raise click.ClickException(speaker().say("run-no-locale", locale=settings.locale, known=known))
    async with AsyncExitStack() as stack:
        store = await Store.open(database, busy_timeout=BUSY_TIMEOUT)
        stack.push_async_callback(store.close)
        thinking = Thinking.in_processes(os.cpu_count() or 1)
        stack.callback(thinking.close)
        tables = Tables(
            store,
            now=now or (lambda: datetime.now(UTC)),
            random=secrets.SystemRandom(),
            automatic=automatic_policy,
            limits=limits,
            thinking=thinking,
        )
        await tables.start()
        stack.push_async_callback(tables.stop)
        drawing = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="drawing")
        stack.callback(drawing.shutdown)
        services = Services(
            tables, catalogues, materials.fonts, materials.sprites, drawing, settings.locale, settings.owner_ids
        )
        client = CivBot(services, ROOMS)
        stack.push_async_callback(_close_client, client)
        yield client


def _settle() -> None:
    """Leaves what was loaded out of all later searches for garbage: each would stop every answer for 0.1 s."""
    gc.collect()
    gc.freeze()


async def _beat(settings: Settings, client: CivBot, mode: str) -> None:
    """The sign of life that a container's healthcheck reads."""

    async def look() -> Heartbeat:
        is_connected = client.is_ready() and not client.is_closed()
        return Heartbeat(time.time(), mode, is_connected, await client.services.tables.is_well())

    await keep_beating(settings.heartbeat_file, look)


async def _cancelled(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def _close_client(client: CivBot) -> None:
    """Refuses new work, finishes what was promised, then leaves."""
    if client.desk is not None:
        await client.desk.close()
    await client.services.tables.stop()
    await client.close()


async def _until_stopped(client: CivBot, token: str, stopping: asyncio.Event) -> int:
    connected = asyncio.create_task(client.start(token), name="discord")
    told = asyncio.create_task(stopping.wait(), name="stop signal")
    await asyncio.wait({connected, told}, return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    if connected.done():
        connected.result()
        return 0
    log.info("stopping: finishing what is in flight")
    await _close_client(client)
    connected.cancel()
    await asyncio.gather(connected, return_exceptions=True)  # it may have been logging in; that is over now
    return 0


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


def _furnish(playground: Playground, locale: str) -> None:
    """A server of that language with a channel and four people, so that there is somebody to be."""
    say = speaker().say
    names = say("playground-people").split(", ")
    playground.furnish(names, say("playground-server"), say("playground-channel"), locale=locale)


def first_offers() -> tuple[Offer, ...]:
    """What the page offers a first visitor: a game against the computer, or else one as two people, and lessons."""
    texts = Catalogues.load(folder() / "locales")

    def labels(key: str) -> tuple[str, ...]:
        """A table speaks its server's language, whichever that is."""
        return tuple(dict.fromkeys(texts.speaker(locale).say(key) for locale in texts.locales))

    against_computer = [Step(0, "civ new", {"players": 2, "computers": 1})]  # begins by itself
    for_two = [
        Step(0, "civ new", {"players": 2}),
        Step(1, press=labels("key-join")),
        Step(0, press=labels("key-start")),
    ]
    return (
        Offer("page-offer-computer", "page-offer-computer-hint", against_computer),
        Offer("page-offer-two", "page-offer-two-hint", for_two),
        Offer("page-offer-tutorial", "page-offer-tutorial-hint", [Step(0, "civ tutorial")], is_beside=True),
    )


def _announce_playground(address: str) -> None:
    click.echo(speaker().say("run-playground", address=address))
    sys.stdout.flush()
