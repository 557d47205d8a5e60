"""`civ bench tables`: two hundred tables at once on one server, under Discord's rate limits, with pictures.

The bot runs in its own process, as it would; the playground and all people are in another. At each table someone
presses about every ten seconds. Some tables share one channel, whose rate limit their boards wait for, so that only
those in threads of their own have a limit on how late they may be.
"""

import asyncio
import logging
import multiprocessing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.assets import folder
from bot.bench.busy_server import BusyServer, create_busy_server
from bot.bench.measure import Measure, measure_at_most
from bot.bench.process import cpu_seconds
from bot.i18n import Catalogues
from bot.playground.people import ScriptedPlayground

IN_THREADS: Final = 192
IN_ONE: Final = 8
PRESSES: Final = 6
PAUSE: Final = 10.0
"""Seconds from an answer to the next press, on average."""
TRANSIT: Final = 0.1
"""Seconds Discord takes for a message."""
START: Final = 60.0
QUIET: Final = 15.0
"""Seconds without a request after which nothing more is expected."""
ANSWER: Final = 1.0
LONGEST: Final = 1.5
"""The longest first answer, in seconds: what takes longer than one is deferred then."""
BEHIND: Final = 10.0
"""Seconds."""
CPU: Final = 15.0
"""Milliseconds of the bot's process a press, with the boards that follow; the stand-in and people aren't in it."""
OWN_REQUESTS: Final = 1.6
"""Requests to an interaction's own addresses a press: an answer that is one, and the hands deleted or drawn again."""


def measure_tables(games: int = IN_THREADS) -> list[Measure]:
    """Measure answers, hands, boards, refusals and CPU, with so many tables in threads of their own."""
    with TemporaryDirectory() as directory:
        return asyncio.run(_play_and_measure(f"sqlite:///{Path(directory) / 'civ.sqlite3'}", games))


async def _play_and_measure(database: str, games: int) -> list[Measure]:
    async with ScriptedPlayground() as playground:
        server = await create_busy_server(playground, database, in_threads=games, in_one=IN_ONE)
        playground.set_rate_limits()
        playground.faults.slow(TRANSIT, path="/channels/*", times=10**9)
        addresses = (playground.api_base, playground.gateway_url, playground.cdn_base)
        context = multiprocessing.get_context("spawn")
        bot = context.Process(target=_run_bot, args=(*addresses, playground.token, database), daemon=True)
        bot.start()
        try:
            await playground.people.bot_ready(START)
            await _wait_until_quiet(playground)
            before = cpu_seconds(bot.pid or 0)
            await server.play(presses=PRESSES, pause=PAUSE)
            await _wait_until_quiet(playground)
            used = cpu_seconds(bot.pid or 0) - before
        finally:
            bot.terminate()
            await asyncio.to_thread(bot.join)
        return await _measures(server, database, used)


async def _measures(server: BusyServer, database: str, used: float) -> list[Measure]:
    answers, shown, lags = sorted(server.answers()), sorted(server.press_seconds), sorted(server.lags().values())
    refused = sum(request.status == 429 for request in server.playground.requests)
    own = sum(request.path.startswith(("/interactions/", "/webhooks/")) for request in server.playground.requests)
    wrong = await server.find_wrong_boards_in(database, Catalogues.load(folder() / "locales").localizer("en"))
    of = f"s of {len(answers)} presses"
    return [
        measure_at_most("tables-answer-p50", _quantile(answers, 0.5), of, ANSWER),
        measure_at_most("tables-answer-p99", _quantile(answers, 0.99), of, ANSWER),
        measure_at_most("tables-answer-longest", answers[-1], of, LONGEST),
        measure_at_most("tables-hand-p50", _quantile(shown, 0.5), of, ANSWER),
        measure_at_most("tables-hand-p99", _quantile(shown, 0.99), of, ANSWER),
        measure_at_most("tables-board-p50", _quantile(lags, 0.5), f"s behind at {len(lags)} tables", BEHIND),
        measure_at_most("tables-board-longest", lags[-1], f"s behind at {len(lags)} tables", BEHIND),
        measure_at_most("tables-board-wrong", len(wrong), f"of {len(server.tables)} tables", 0),
        measure_at_most("tables-requests", own / len(answers), "of its own a press", OWN_REQUESTS),
        measure_at_most("tables-cpu", 1000 * used / len(answers), "ms of CPU a press, of the bot's process", CPU),
        measure_at_most("tables-refused", refused, f"of {len(server.playground.requests)} requests", 0),
    ]


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def _wait_until_quiet(playground: ScriptedPlayground) -> None:
    """Return once the bot has written nothing for a while."""
    before = -1
    while len(playground.requests) != before:
        before = len(playground.requests)
        await asyncio.sleep(QUIET)


def _run_bot(api: str, gateway: str, cdn: str, token: str, database: str) -> None:
    """Run the bot, in a process of its own."""
    from bot.app import aim, opened_client
    from bot.garbage import keep_collections_short
    from bot.settings import Settings
    from bot.supervision import begin_job

    logging.disable(logging.INFO)
    aim(api, gateway, cdn)

    async def serve() -> None:
        async with opened_client(Settings(_env_file=None), database) as client:  # type: ignore[call-arg]  # pydantic-settings adds it
            collecting = begin_job("garbage collection", keep_collections_short())  # as every bot that runs does
            await client.start(token)
            collecting.cancel()

    asyncio.run(serve())
