"""A receiver of webhooks on this machine, by https, with a certificate of its own that nobody else trusts."""

import asyncio
import ssl
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from bot.pages.results.webhook import WebhookSender

CERTIFICATE = Path(__file__).parent / "hooks.example.pem"


@dataclass
class Receiver:
    """What arrived, and what it answers."""

    url: str = ""
    status: int = 204
    location: str = ""
    arrived: list[tuple[dict[str, str], bytes]] = field(default_factory=list[tuple[dict[str, str], bytes]])

    _came: asyncio.Event = field(default_factory=asyncio.Event)

    async def having(self, count: int) -> None:
        """Until so many messages have arrived."""
        async with asyncio.timeout(60):
            while len(self.arrived) < count:
                self._came.clear()
                await self._came.wait()

    async def answer(self, request: web.Request) -> web.Response:
        self.arrived.append((dict(request.headers), await request.read()))
        self._came.set()
        headers = {"Location": self.location} if self.location else {}
        return web.Response(status=self.status, headers=headers)


def sender() -> WebhookSender:
    """A sender that may reach this machine, and trusts the receiver."""
    return WebhookSender(lambda _: True, ssl.create_default_context(cafile=str(CERTIFICATE)), check=str)


@asynccontextmanager
async def opened_receiver() -> AsyncGenerator[Receiver]:
    """A receiver that listens."""
    receiver = Receiver()
    application = web.Application()
    application.router.add_post("/{path:.*}", receiver.answer)
    runner = web.AppRunner(application)
    await runner.setup()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context)
    await site.start()
    port = runner.addresses[0][1]
    receiver.url = f"https://localhost:{port}/hook/s3cret-path"
    try:
        yield receiver
    finally:
        await runner.cleanup()
