"""Plain HTTP requests to the playground, as a bot without a library would send them."""

from __future__ import annotations

import io
import json
from typing import Any

import aiohttp

from bot.playground.json_types import JSON, is_object, objects
from bot.playground.people import ScriptedPlayground


class Raw:
    """Sends requests with the bot's token and returns (status, body)."""

    def __init__(self, playground: ScriptedPlayground, session: aiohttp.ClientSession) -> None:
        self.playground, self.session = playground, session
        self.headers = {"Authorization": f"Bot {playground.token}"}

    async def send(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        data = None if body is None else json.dumps(body).encode()
        sent = self.headers | ({} if body is None else {"Content-Type": "application/json"}) | (headers or {})
        url = self.playground.api_base + path
        async with self.session.request(method, url, data=data, headers=sent) as answer:
            return answer.status, (await answer.json() if answer.content_type == "application/json" else None)

    async def upload(self, method: str, path: str, body: JSON, files: list[tuple[str, bytes]]) -> tuple[int, Any]:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(body))
        for index, (name, data) in enumerate(files):
            form.add_field(f"files[{index}]", io.BytesIO(data), filename=name, content_type="application/octet-stream")
        async with self.session.request(
            method, self.playground.api_base + path, data=form, headers=self.headers
        ) as got:
            return got.status, await got.json()


def codes(body: JSON) -> set[str]:
    """Return every error code in a 50035 body."""
    found: set[str] = set()

    def visit(node: JSON) -> None:
        found.update(str(item["code"]) for item in objects(node.get("_errors")))
        for child in node.values():
            if is_object(child):
                visit(child)

    visit(body.get("errors") or {})
    return found
