"""A request that Discord has refused, and that is sent again, is whole."""

import io
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
from discord.http import Route

from bot.discord.plain_words import StandIns
from bot.discord.requests import WebhookRequests

STAND_INS = StandIns(lambda number: f"Someone {number}", "(out)", "(no words)", "Game")


class Waking:
    """A mender that opens every thread."""

    async def stand_ins(self, route: Route) -> StandIns:
        return STAND_INS

    def note_blocked(self, error: discord.HTTPException, route: Route) -> None:
        """Note nothing."""

    async def wake(self, route: Route) -> bool:
        return True


class RefusedOnce(WebhookRequests):
    """Reads a file to its end, as sending it does, and is refused the first time."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.mender = Waking()
        self.sent: list[tuple[str, bytes]] = []
        self._code = code

    async def _request(self, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        payload, file = (each["value"] for each in options["multipart"])
        self.sent.append((payload, file.read()))
        if len(self.sent) == 1:
            answer = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(cast("Any", answer), {"code": self._code, "message": "no"})
        return {}


async def test_files_are_sent_from_their_beginning_again() -> None:
    route = Route("POST", "/interactions/1/t/callback", webhook_id=1, webhook_token="t")
    for code in (50083, 200000):
        requests, body = RefusedOnce(code), b"x" * 2_000_000
        fields: list[Mapping[str, Any]] = [
            {"name": "payload_json", "value": '{"content": "hello"}'},
            {"name": "files[0]", "value": io.BytesIO(body)},
        ]
        await requests.request(route, cast("aiohttp.ClientSession", None), multipart=fields)
        assert [file for _, file in requests.sent] == [body, body]
        assert '"hello"' in requests.sent[1][0]
