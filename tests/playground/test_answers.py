"""The playground's responses have the form Discord describes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground.api.gateway import MEMBERS
from bot.playground.checks.schema import Schema
from bot.playground.people import ScriptedPlayground
from bot.playground.world.pictures import plain_png
from tests.patience import PATIENT

from .conftest import create_guild_with_people
from .raw import JSON, Raw

OPENAPI = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
BUTTON: JSON = {"type": 2, "style": 1, "label": "b", "custom_id": "b", "emoji": {"name": "🎲"}}
SELECT: JSON = {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "b"}]}
OLD: JSON = {
    "content": "x",
    "embeds": [{"title": "t", "fields": [{"name": "a", "value": "b"}]}],
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [SELECT]}],
}
SECTION: JSON = {
    "type": 9,
    "components": [{"type": 10, "content": "z"}],
    "accessory": {"type": 11, "media": {"url": "attachment://a.png"}},
}
V2: JSON = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "x"},
                {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "d"}]},
                {"type": 14},
                SECTION,
                {"type": 13, "file": {"url": "attachment://b.txt"}},
            ],
        }
    ],
}


@dataclass
class Checker:
    """Sends a request to a route of Discord's description and validates the response against it."""

    raw: Raw
    schema: Schema
    known: dict[str, object]

    async def __call__(
        self, method: str, route: str, body: Any = None, files: list[tuple[str, bytes]] | None = None, **more: object
    ) -> Any:
        names = self.known | more
        path = re.sub(r"\{(\w+)\}", lambda found: str(names[found[1]]), route) + str(more.get("query", ""))
        send = self.raw.upload(method, path, body, files) if files else self.raw.send(method, path, body)
        status, answer = await send
        assert self.schema.response_errors(method, route, status, answer) == [], route
        return answer


async def test_answers_have_the_shape_discord_describes() -> None:
    if not OPENAPI.exists():
        pytest.skip("Discord's openapi.json is not beside this project")
    async with (
        ScriptedPlayground(allowed_intents=MEMBERS) as playground,
        aiohttp.ClientSession(timeout=PATIENT) as session,
    ):
        ann, _, guild, channel = await create_guild_with_people(playground)
        known: dict[str, object] = {
            "channel_id": channel.id,
            "guild_id": guild.id,
            "application_id": playground.bot_id,
            "webhook_id": playground.bot_id,
            "user_id": ann.id,
        }
        ask = Checker(Raw(playground, session), Schema(OPENAPI), known)
        for route in (
            "/users/@me",
            "/oauth2/applications/@me",
            "/applications/@me",
            "/gateway/bot",
            "/users/{user_id}",
        ):
            await ask("GET", route)
        for below in ("", "/channels", "/roles", "/members/{user_id}", "/threads/active"):
            await ask("GET", "/guilds/{guild_id}" + below)
        await ask("GET", "/guilds/{guild_id}/members", query="?limit=5")
        option = {"type": 3, "name": "x", "description": "y"}
        await ask(
            "PUT", "/applications/{application_id}/commands", [{"name": "do", "description": "-", "options": [option]}]
        )
        await ask("GET", "/applications/{application_id}/commands")
        await ask("POST", "/users/@me/channels", {"recipient_id": str(ann.id)})

        messages = "/channels/{channel_id}/messages"
        old = await ask("POST", messages, OLD)
        new = await ask("POST", messages, V2, [("a.png", plain_png(3, 4, (1, 2, 3))), ("b.txt", b"hi")])
        await ask("POST", messages, {"content": "r", "message_reference": {"message_id": old["id"]}})
        await ask("PATCH", messages + "/{message_id}", {"components": []}, message_id=old["id"])
        await ask("GET", messages + "/{message_id}", message_id=new["id"])
        thread = await ask("POST", messages + "/{message_id}/threads", {"name": "t"}, message_id=old["id"])
        await ask("POST", "/channels/{channel_id}/threads", {"name": "t", "type": 12})
        await ask("PATCH", "/channels/{channel_id}", {"name": "tt"}, channel_id=thread["id"])
        await ask("GET", "/channels/{channel_id}/thread-members", channel_id=thread["id"])
        await ask("POST", "/channels/{channel_id}/typing")
        for below in ("", "/messages", "/messages/pins", "/threads/archived/public"):
            await ask("GET", "/channels/{channel_id}" + below)

        it = await ann.slash("do", channel=channel)
        hook = "/webhooks/{webhook_id}/{webhook_token}"
        answer = "/interactions/{interaction_id}/{interaction_token}/callback"
        token = playground.interactions.by_id[it.id].token
        await ask(
            "POST",
            answer,
            {"type": 4, "data": OLD},
            query="?with_response=1",
            interaction_id=it.id,
            interaction_token=token,
        )
        await ask("PATCH", hook + "/messages/@original", {"content": "y"}, webhook_token=token)
        sent = await ask("POST", hook, {"content": "y", "flags": 64}, webhook_token=token)
        await ask("DELETE", hook + "/messages/{message_id}", webhook_token=token, message_id=sent["id"])
        it = await ann.press(await it.message(), "b", forge=True)
        token = playground.interactions.by_id[it.id].token
        await ask("POST", answer, {"type": 6}, interaction_id=it.id, interaction_token=token)
