"""`civ bench restart`: a start after an hour away, with thousands of clocked games whose boards show old deadlines.

The bot runs in its own process, as it would; the playground and all people are in another, under Discord's rate limits.
At some tables people press while all the others are caught up with. In the middle the bot is told to stop, and started
again.
"""

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.bench.busy_server import BusyServer, create_busy_server
from bot.bench.crowd import (
    GAMES,
    GamePlace,
    count_behind,
    create_played_game,
    multiply_games,
    place_games,
    remember,
    seal_games,
)
from bot.bench.measure import Measure, measure_at_most, report
from bot.games.civ.game import CIV, Civ
from bot.manager.table_clocks import ALIVE
from bot.pages.board.publisher import picture_digest
from bot.pages.threads import WEEK
from bot.playground.api.record import Request
from bot.playground.people import ScriptedPlayground
from bot.playground.world.state import COMPONENTS_V2, Attachment, Channel, Message, Thread
from bot.store import Store
from bot.table.values import Clock, TableId

PRESSED: Final = 50
"""Tables at which people press."""
PRESSES: Final = 12
PAUSE: Final = 5.0
"""Seconds from an answer to the next press, on average."""
AWAY: Final = timedelta(hours=1)
DAY: Final = Clock(24 * 3600)
SERVERS: Final = 20
TRANSIT: Final = 0.1
"""Seconds Discord takes for a message."""
START: Final = 120.0
QUIET: Final = 15.0
"""Seconds without a request after which nothing more is expected."""
ANSWER: Final = 1.0
"""Seconds, at the 99th percentile."""
BLOCK: Final = 0.1
MEMORY: Final = 300.0
"""Megabytes."""
STOP: Final = 5.0
LOOK: Final = 0.01
"""Seconds between two looks at how late the event loop is."""


def measure_restart(games: int = GAMES) -> list[Measure]:
    """Measure presses, boards, memory and the longest block after an absence, and how soon the bot stops meanwhile."""
    with TemporaryDirectory() as directory:
        return asyncio.run(_measure(Path(directory), games))


async def _measure(folder: Path, games: int) -> list[Measure]:
    file = folder / "civ.sqlite3"
    url = f"sqlite:///{file}"
    await create_played_game(url, DAY)
    multiply_games(file, games)
    async with ScriptedPlayground() as playground:
        await _place_games(playground, file, games)
        seal_games(file)
        server = await create_busy_server(playground, url, in_threads=PRESSED, in_one=0)
        # once without an absence, so that every board is there
        first = _Bot(playground, folder, "first")
        await playground.people.bot_ready(START)
        await _wait_until_quiet(playground)
        await first.stop()
        remember(file, ALIVE, (datetime.now(UTC) - AWAY).isoformat())
        playground.set_rate_limits()
        playground.faults.slow(TRANSIT, path="/channels/*", times=10**9)
        return await _restart_and_measure(playground, server, folder, file)


async def _restart_and_measure(
    playground: ScriptedPlayground, server: BusyServer, folder: Path, file: Path
) -> list[Measure]:
    begun = time.monotonic()
    bot = _Bot(playground, folder, "second")
    await playground.people.bot_ready(START)
    ready = time.monotonic() - begun
    bot.note_ready()
    await server.play(presses=PRESSES, pause=PAUSE)
    left = count_behind(file)
    stop = await bot.stop()
    found = bot.findings()
    again = _Bot(playground, folder, "third")
    await playground.people.bot_ready(START)
    await _wait_until_quiet(playground)
    shown = time.monotonic() - begun
    await again.stop()
    answers = sorted(server.answers())
    of = f"s of {len(answers)} presses"
    return [
        report("restart-ready", ready, "s until the gateway is ready"),
        measure_at_most("restart-answer-p50", _quantile(answers, 0.5), of, ANSWER),
        measure_at_most("restart-answer-p99", _quantile(answers, 0.99), of, ANSWER),
        measure_at_most("restart-answer-longest", answers[-1], of, 3 * ANSWER),
        measure_at_most("restart-troubles", found["troubles"], "warnings and errors logged", 0),
        measure_at_most("restart-block", found["block"], "s, the longest block of the event loop", BLOCK),
        measure_at_most("restart-memory", found["megabytes"], "MB at most", MEMORY),
        report("restart-left", left, "boards behind when it was told to stop"),
        measure_at_most("restart-stop", stop, "s until the process has ended", STOP),
        report("restart-shown", shown, f"s until everything is shown, with a stop and {QUIET:g} s of quiet"),
        measure_at_most("restart-behind", count_behind(file), "boards behind at the end", 0),
    ]


async def _place_games(playground: ScriptedPlayground, file: Path, games: int) -> None:
    """Give every game a thread of its own in the playground, with a message that is its board."""
    people, world = playground.people, playground.world
    crowd = [await people.person(f"Player {seat}") for seat in range(4)]
    parents: list[tuple[int, int]] = []
    for number in range(SERVERS):
        guild = await people.guild(f"Crowd {number}", crowd[0], crowd[1:])
        parents.append((guild.id, (await people.channel(guild, "games")).id))
    ids = count(max(world.channels) + 1)
    picture = await _picture_digest(f"sqlite:///{file}")
    now = playground.clock.now()
    places: list[GamePlace] = []
    for number in range(games):
        guild_id, parent = parents[number % SERVERS]
        channel_id, message_id, attachment_id = next(ids), next(ids), next(ids)
        thread = Thread(playground.bot_id, now, now, WEEK, members={playground.bot_id: now})
        world.channels[channel_id] = Channel(channel_id, 11, f"table {number}", guild_id, parent, thread=thread)
        file_there = Attachment(attachment_id, channel_id, "board.png", b"", "image/png", size=(1, 1))
        board = Message(message_id, channel_id, playground.bot_id, now, flags=COMPONENTS_V2)
        board.attachments.append(file_there)
        world.messages[channel_id] = {message_id: board}
        world.attachments[attachment_id] = file_there
        places.append(GamePlace(guild_id, channel_id, message_id, attachment_id))
    place_games(file, places, picture, [person.id for person in crowd])


async def _picture_digest(url: str) -> str:
    """Return what stands for the picture of a game that was made for the crowd."""
    store = await Store.open(url, {CIV: Civ()})
    table = await store.tables.load(TableId(1))
    await store.close()
    assert table is not None
    return picture_digest(table)


class _Bot:
    """The bot in a process of its own; what it found out about itself lies in a file afterwards."""

    def __init__(self, playground: ScriptedPlayground, folder: Path, name: str) -> None:
        self._findings = folder / f"{name}.json"
        addresses = (playground.api_base, playground.gateway_url, playground.token)
        context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess = context.Process(
            target=_run_bot, args=(*addresses, str(folder), str(self._findings)), daemon=False
        )
        self._process.start()

    def note_ready(self) -> None:
        """Have it count blocks of the event loop from now on."""
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGUSR1)

    async def stop(self) -> float:
        """Tell it to stop, and return how many seconds it took."""
        begun = time.monotonic()
        self._process.terminate()
        await asyncio.to_thread(self._process.join)
        return time.monotonic() - begun

    def findings(self) -> dict[str, Any]:
        """Return what it found, once it has stopped."""
        return json.loads(self._findings.read_text())


def _run_bot(api: str, gateway: str, token: str, folder: str, findings: str) -> None:
    """Run the bot until SIGTERM, in a process of its own."""
    from bot import app
    from bot.settings import Settings

    troubles = _Counting()
    blocks: list[float] = []

    async def watch() -> None:
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LOOK
            await asyncio.sleep(LOOK)
            blocks.append(clock() - due)

    async def serve() -> None:
        # what a start does before it answers anyone keeps nobody waiting
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, blocks.clear)
        watching = asyncio.create_task(watch())
        await app.serve(settings, mode="discord", announce=lambda _: None)
        watching.cancel()

    logging.basicConfig(level=logging.WARNING, handlers=[troubles, logging.FileHandler(f"{findings}.log")])
    settings = Settings(
        _env_file=None,  # type: ignore[call-arg]  # pydantic-settings adds it
        discord_token=token, discord_api_base=api, discord_gateway=gateway, data_dir=Path(folder),
        database_url=f"sqlite:///{folder}/civ.sqlite3", heartbeat_file=Path(folder) / "heartbeat",
    )  # fmt: skip
    asyncio.run(serve())
    found = {"troubles": troubles.count, "block": max(blocks, default=0.0), "megabytes": _peak_megabytes()}
    Path(findings).write_text(json.dumps(found))


class _Counting(logging.Handler):
    """Counts warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


def _peak_megabytes() -> float:
    """Return the most memory that this process has held; `getrusage` would count the parent's, from the fork."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def _wait_until_quiet(playground: ScriptedPlayground) -> None:
    """Return once the bot has written nothing for a while."""
    before: list[Request] = []
    while not before or before != playground.requests[-1:]:
        before = playground.requests[-1:]
        await asyncio.sleep(QUIET)
