"""A running bot's health and metrics over HTTP: `/healthz`, `/readyz` and `/metrics`.

`/healthz` says that the process works, with all its background tasks, and nothing of Discord: a supervisor that
restarted the bot at every outage of the gateway would use up the identifications of a day. `/readyz` judges by the same
signs as `civ doctor --alive`.
"""

import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final, Protocol

from aiohttp import web

from bot.metrics import Metrics
from bot.store import Backlog, Usage

KEY: Final = "cli-alive-"
"""How the keys of what may be wrong begin."""


class Bot(Protocol):
    """What is asked of the bot."""

    def trouble(self) -> str | None:
        """Return the key of what is wrong with it; None if it is well."""
        ...

    def down(self) -> Sequence[str]:
        """Return the names of its tasks that have died, and do not run again yet."""
        ...

    def connections(self) -> dict[int, bool]:
        """Return its shards, each with whether it is connected to the gateway."""
        ...

    def shards(self) -> int | None:
        """Return how many shards the whole bot has, in all its processes; None where nobody says."""
        ...

    async def backlog(self) -> tuple[Backlog, float] | None:
        """Return how much there is and is late, and by how many seconds a deadline is; None where nobody says."""
        ...

    async def usage(self) -> Usage | None:
        """Return how much is played; None where nobody says."""
        ...

    def servers(self) -> int | None:
        """Return on how many servers it is; None where nobody says."""
        ...

    async def backups(self) -> tuple[tuple[float, int] | None, float | None]:
        """Return how old (in seconds) and large the newest backup is, and by how many seconds the next is late.

        None where there is none, or none is to be made.
        """
        ...


class CannotListen(Exception):
    """The address cannot be listened on; `why` is the system's word for it."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@asynccontextmanager
async def served_probes(metrics: Metrics, bot: Bot, *, host: str, port: int) -> AsyncGenerator[str]:
    """Serve them while the context is open; the address, with the port that was found for 0. Raises `CannotListen`."""

    async def live(_: web.Request) -> web.Response:
        if down := bot.down():
            return web.Response(status=503, text=f"down: {', '.join(down)}\n")
        return web.Response(text="ok\n")

    async def ready(_: web.Request) -> web.Response:
        trouble = bot.trouble()
        if trouble is None:
            return web.Response(text="ok\n")
        return web.Response(status=503, text=f"{trouble.removeprefix(KEY)}\n")

    async def measured(request: web.Request) -> web.Response:
        metrics.set_health(is_ready=bot.trouble() is None, connections=bot.connections(), shards=bot.shards())
        backlog, deadline_late = await bot.backlog() or (None, 0.0)
        metrics.set_backlog(backlog, deadline_late, time.time())
        metrics.set_usage(await bot.usage(), bot.servers())
        metrics.set_backups(*await bot.backups())
        body, content_type = metrics.exposed(request.headers.get("Accept", ""))
        return web.Response(body=body, headers={"Content-Type": content_type})

    app = web.Application()
    app.add_routes([web.get("/healthz", live), web.get("/readyz", ready), web.get("/metrics", measured)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            raise CannotListen(error.strerror or type(error).__name__) from None
        found = runner.addresses[0][1]
        yield f"http://{host}:{found}"
    finally:
        await runner.cleanup()
