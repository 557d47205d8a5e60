"""The bot as a process of its own, to be killed. Forked from a server that has everything imported already."""

import asyncio
import multiprocessing
from multiprocessing.context import ForkServerContext, ForkServerProcess

from bot.__main__ import aim, opened_client
from bot.playground import Playground
from bot.render.look import Look
from bot.render.rehearsal import rehearse
from bot.render.theme import DARK
from bot.settings import Settings
from tests.e2e.house import QUICK, materials

READY = materials()
rehearse(Look(DARK, READY.fonts, READY.sprites), READY.catalogues.speaker("en"))  # once, in the server of the forks


def _run(api: str, gateway: str, cdn: str, token: str, database: str) -> None:
    aim(api, gateway, cdn)

    async def serve() -> None:
        settings = Settings(_env_file=None)  # type: ignore[call-arg]  # pydantic-settings adds it
        async with opened_client(settings, database, QUICK, materials=READY) as client:
            await client.start(token)

    asyncio.run(serve())


def fork_server() -> ForkServerContext:
    """The context whose processes start quickly."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.e2e.killed_bot"])
    return context


def start(context: ForkServerContext, playground: Playground, database: str) -> ForkServerProcess:
    """A bot process against that playground."""
    addresses = (playground.api_base, playground.gateway_url, playground.cdn_base)
    process = context.Process(target=_run, args=(*addresses, playground.token, database), daemon=True)
    process.start()
    return process
