"""The bot as a process of its own, to be killed. Forked from a server that has everything imported already."""

import asyncio
import multiprocessing
import random
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from typing import Any, Literal

from bot.app import aim, opened_client
from bot.games.civ.game import civ_game
from bot.manager.services import Services
from bot.playground.people import ScriptedPlayground
from bot.reasons import Refusal
from bot.settings import Settings
from bot.table.limits import Limits
from bot.table.values import TableId, UserId
from tests.e2e.house import QUICK, QUICK_TIMES, materials, ready_unless_ended

SERVER = "tests.e2e.killed_bot_materials"
"""What the server of the forks has made once, and processes that only collect tests do not."""


@dataclass(frozen=True)
class Order:
    """What somebody at a table does, in the bot's own process: plays his turn, comes back to his seat, ends a pause."""

    what: Literal["play", "return", "resume"]
    table: TableId
    user: UserId
    turn_id: int = 0


def _run(
    addresses: tuple[str, str, str], token: str, database: str, limits: Limits, orders: "Connection[Any, Order] | None"
) -> None:
    aim(*addresses)
    ready = materials()  # those of the server

    async def serve() -> None:
        settings = Settings(_env_file=None, emojis=False)  # type: ignore[call-arg]  # pydantic-settings adds it
        async with opened_client(settings, database, limits, materials=ready, times=QUICK_TIMES) as client:
            client._connection.guild_ready_timeout = 0.01  # type: ignore[attr-defined]  # as in `House.bot`
            if orders is not None:
                _listen(client.services, orders)
            await client.start(token)

    asyncio.run(serve())


def fork_server() -> ForkServerContext:
    """The context whose processes start quickly."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([SERVER])
    return context


def _listen(services: Services, orders: "Connection[Any, Order]") -> None:
    tasks = set[asyncio.Task[None]]()

    def arrived() -> None:
        task = asyncio.create_task(_obey(services, orders.recv()))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    asyncio.get_running_loop().add_reader(orders.fileno(), arrived)


async def _obey(services: Services, order: Order) -> None:
    with suppress(Refusal):  # it has come too late
        match order.what:
            case "resume":
                await services.votes.resume(order.table, order.user)
            case "return":
                await services.tables.come_back(order.table, order.user)
            case "play":
                await _play(services, order)


async def _play(services: Services, order: Order) -> None:
    table = await services.tables.look(order.table)
    while table.awaited.get(order.user) == order.turn_id and table.match is not None:
        seat = table.seat_of(order.user)
        assert seat is not None
        legal = civ_game(table.match).legal(seat)
        action = next((each for each in legal if each.text == "end"), None) or random.choice(legal)
        table = await services.tables.submit(order.table, order.user, [action.text], version=table.match.version)


def start(
    context: ForkServerContext,
    playground: ScriptedPlayground,
    database: str,
    *,
    limits: Limits = QUICK,
    orders: "Connection[Any, Order] | None" = None,
) -> ForkServerProcess:
    """A bot process against that playground; it does as it is ordered, as far as the table lets it."""
    addresses = (playground.api_base, playground.gateway_url, playground.cdn_base)
    process = context.Process(target=_run, args=(addresses, playground.token, database, limits, orders), daemon=True)
    process.start()
    return process


async def ready(playground: ScriptedPlayground, process: ForkServerProcess) -> None:
    """Until that bot listens. Raises `AssertionError` where its process has ended before, with its exit code."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[None] = loop.create_future()

    def end() -> None:
        loop.remove_reader(process.sentinel)
        ended.set_exception(AssertionError(f"the bot has ended before it was ready: {process.exitcode}"))

    loop.add_reader(process.sentinel, end)
    try:
        await ready_unless_ended(playground, ended)
    finally:
        loop.remove_reader(process.sentinel)
        ended.cancel()
