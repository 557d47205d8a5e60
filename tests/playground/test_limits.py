"""For each limit, a request over it is refused and one exactly at it isn't."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.playground.checks.limits import LIMITS, bound
from bot.playground.people import ChannelRef, GuildRef, Person, ScriptedPlayground
from bot.playground.world.state import Emoji
from tests.patience import PATIENT

from .conftest import PATIENCE
from .raw import JSON, Raw, codes

V2 = 1 << 15


@dataclass
class Room:
    """Where requests go: a guild, a channel with one message, and one command to answer."""

    raw: Raw
    ann: Person
    guild: GuildRef
    channel: ChannelRef

    @property
    def messages(self) -> str:
        return f"/channels/{self.channel.id}/messages"

    @property
    def commands(self) -> str:
        return f"/applications/{self.raw.playground.bot_id}/commands"

    @property
    def emojis(self) -> str:
        return f"/applications/{self.raw.playground.bot_id}/emojis"

    async def interaction(self, focused: bool = False) -> tuple[int, str]:
        """Return id and token of a new interaction."""
        option = {"type": 3, "name": "text", "description": "-", "autocomplete": True}
        await self.raw.send("PUT", self.commands, [{"name": "do", "description": "-", "options": [option]}])
        if focused:
            body = {"user": str(self.ann.id), "channel": str(self.channel.id), "command": "do"}
            await self.ann.api.call("autocomplete", **body, options={"text": "a"}, focused="text")
        else:
            await self.ann.slash("do", channel=self.channel)
        found = list(self.raw.playground.interactions.by_id.values())[-1]
        return found.id, found.token


Case = Callable[[Room, int], Awaitable[tuple[int, Any]]]


def message(make: Callable[[int], JSON]) -> Case:
    """Return a case that sends a message made from a number."""

    async def send(room: Room, number: int) -> tuple[int, Any]:
        return await room.raw.send("POST", room.messages, make(number))

    return send


def v2(make: Callable[[int], list[Any]]) -> Case:
    """Return a case that sends V2 components made from a number."""
    return message(lambda n: {"flags": V2, "components": make(n)})


def embed(make: Callable[[int], JSON]) -> Case:
    return message(lambda n: {"embeds": [make(n)]})


def button(**more: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "b", "custom_id": "b"} | more


def row(*children: JSON) -> JSON:
    return {"type": 1, "components": list(children)}


def buttons(count: int) -> list[JSON]:
    return [button(custom_id=f"b{n}") for n in range(count)]


def options(count: int) -> list[JSON]:
    return [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]


def select(**more: Any) -> JSON:
    return {"type": 3, "custom_id": "s", "options": options(25)} | more


def text(content: str) -> JSON:
    return {"type": 10, "content": content}


def picture(**more: Any) -> JSON:
    return {"media": {"url": "https://example.org/a.png"}} | more


def one_row(make: Callable[[int], JSON]) -> Case:
    return message(lambda n: {"content": "x", "components": [row(make(n))]})


def callback(kind: int, make: Callable[[int], JSON], *, focused: bool = False) -> Case:
    async def send(room: Room, number: int) -> tuple[int, Any]:
        identity, token = await room.interaction(focused)
        body = {"type": kind, "data": make(number)}
        return await room.raw.send("POST", f"/interactions/{identity}/{token}/callback", body)

    return send


def modal(make: Callable[[int], JSON]) -> Case:
    """Return a case that opens a modal made from a number."""
    whole: JSON = {"title": "t", "custom_id": "m", "components": [labelled(text_input())]}
    return callback(9, lambda n: whole | make(n))


def text_input(**more: Any) -> JSON:
    return {"type": 4, "custom_id": "i", "style": 1} | more


def labelled(component: JSON, **more: Any) -> JSON:
    return {"type": 18, "label": "l", "component": component} | more


def in_modal(make: Callable[[int], JSON]) -> Case:
    return modal(lambda n: {"components": [labelled(make(n))]})


def command(make: Callable[[int], JSON]) -> Case:
    """Return a case that registers a command made from a number."""

    async def send(room: Room, number: int) -> tuple[int, Any]:
        return await room.raw.send("POST", room.commands, {"name": "do", "description": "-"} | make(number))

    return send


def commands(kind: int) -> Case:
    async def send(room: Room, number: int) -> tuple[int, Any]:
        described = {"description": "-"} if kind == 1 else {}
        body = [{"name": f"c{n}", "type": kind, **described} for n in range(number)]
        return await room.raw.send("PUT", room.commands, body)

    return send


async def created_commands(room: Room, number: int) -> tuple[int, Any]:
    """So many new commands of a new guild, none of which is one too many by itself."""
    guild = await room.raw.playground.people.guild("New", owner=room.ann)
    path = f"/applications/{room.raw.playground.bot_id}/guilds/{guild.id}/commands"
    answer: tuple[int, Any] = (0, None)
    for start in range(0, number, 50):
        body = [{"name": f"c{n}", "description": "-"} for n in range(start, min(start + 50, number))]
        answer = await room.raw.send("PUT", path, body)
    return answer


def an_option(make: Callable[[int], JSON]) -> Case:
    return command(lambda n: {"options": [{"type": 3, "name": "o", "description": "-"} | make(n)]})


def thread(make: Callable[[int], JSON]) -> Case:
    async def send(room: Room, number: int) -> tuple[int, Any]:
        path = f"/channels/{room.channel.id}/threads"
        return await room.raw.send("POST", path, {"name": "t", "type": 11} | make(number))

    return send


def channel(make: Callable[[int], JSON]) -> Case:
    async def send(room: Room, number: int) -> tuple[int, Any]:
        await room.raw.playground.people.permissions(room.channel, "bot", allow=["MANAGE_CHANNELS"])
        return await room.raw.send("PATCH", f"/channels/{room.channel.id}", make(number))

    return send


def event(make: Callable[[int], JSON]) -> Case:
    async def send(room: Room, number: int) -> tuple[int, Any]:
        people = room.raw.playground.people
        await people.leave(room.guild)
        await people.join(room.guild, permissions=1 << 44)
        body: JSON = {
            "name": "e", "entity_type": 3, "privacy_level": 2, "entity_metadata": {"location": "here"},
            "scheduled_start_time": "2100-01-01T00:00:00+00:00", "scheduled_end_time": "2100-01-01T01:00:00+00:00",
        }  # fmt: skip
        return await room.raw.send("POST", f"/guilds/{room.guild.id}/scheduled-events", body | make(number))

    return send


def get(path: Callable[[Room, int], str]) -> Case:
    async def send(room: Room, number: int) -> tuple[int, Any]:
        return await room.raw.send("GET", path(room, number))

    return send


async def bulk_delete(room: Room, number: int) -> tuple[int, Any]:
    await room.raw.playground.people.permissions(room.channel, "bot", allow=["MANAGE_MESSAGES"])
    return await room.raw.send("POST", f"{room.messages}/bulk-delete", {"messages": [str(n) for n in range(number)]})


async def attachment_bytes(room: Room, number: int) -> tuple[int, Any]:
    return await room.raw.upload("POST", room.messages, {}, [("a.bin", b"x" * number)])


async def attachments(room: Room, number: int) -> tuple[int, Any]:
    return await room.raw.upload("POST", room.messages, {}, [(f"{n}.txt", b"x") for n in range(number)])


def attachment(make: Callable[[int], JSON]) -> Case:
    async def send(room: Room, number: int) -> tuple[int, Any]:
        return await room.raw.upload("POST", room.messages, {"attachments": [{"id": 0} | make(number)]}, [("a", b"x")])

    return send


async def audit_reason(room: Room, number: int) -> tuple[int, Any]:
    return await room.raw.send("GET", room.messages, headers={"X-Audit-Log-Reason": "x" * number})


async def pins(room: Room, number: int) -> tuple[int, Any]:
    await room.raw.playground.people.permissions(room.channel, "bot", allow=["PIN_MESSAGES"])
    world = room.raw.playground.world
    _, sent = await room.raw.send("POST", room.messages, {"content": "x"})
    template = world.messages[room.channel.id][int(sent["id"])]
    for n in range(number - 1):  # as if pinned before: 250 requests would take too long
        world.messages[room.channel.id][n] = type(template)(n, room.channel.id, template.author_id, 0, pinned=True)
    return await room.raw.send("PUT", f"{room.messages}/pins/{sent['id']}")


async def active_threads(room: Room, number: int) -> tuple[int, Any]:
    _, opened = await room.raw.send("POST", f"/channels/{room.channel.id}/threads", {"name": "t", "type": 11})
    world = room.raw.playground.world
    first = world.channels[int(opened["id"])]
    for n in range(number - 2):
        world.channels[n] = first
    return await room.raw.send("POST", f"/channels/{room.channel.id}/threads", {"name": "t", "type": 11})


async def first_answer(room: Room, number: int) -> tuple[int, Any]:
    identity, token = await room.interaction()
    room.raw.playground.clock.advance(number - 0.5)
    return await room.raw.send("POST", f"/interactions/{identity}/{token}/callback", {"type": 5})


async def token_life(room: Room, number: int) -> tuple[int, Any]:
    identity, token = await room.interaction()
    await room.raw.send("POST", f"/interactions/{identity}/{token}/callback", {"type": 5})
    room.raw.playground.clock.advance(number - 0.5)
    hook = f"/webhooks/{room.raw.playground.bot_id}/{token}"
    return await room.raw.send("POST", hook, {"content": "x"})


async def requests_per_second(room: Room, number: int) -> tuple[int, Any]:
    room.raw.playground.set_rate_limits()
    answer: tuple[int, Any] = (0, None)
    for n in range(number):
        answer = await room.raw.send("GET", f"/channels/{n}")
    room.raw.playground.set_rate_limits(False)
    return (200, None) if answer[0] == 404 else answer


async def gateway_bytes(room: Room, number: int) -> tuple[int, Any]:
    async with room.raw.session.ws_connect(room.raw.playground.gateway_url) as socket:
        await socket.receive_json()
        body = json.dumps({"op": 1, "d": None, "x": ""})
        await socket.send_str(body[:-2] + "x" * (number - len(body)) + body[-2:])
        return await _gateway_answer(socket)


async def gateway_sends(room: Room, number: int) -> tuple[int, Any]:
    async with room.raw.session.ws_connect(room.raw.playground.gateway_url) as socket:
        await socket.receive_json()
        answer: tuple[int, Any] = (0, None)
        for _ in range(number):
            await socket.send_json({"op": 1, "d": None})
            answer = await _gateway_answer(socket)
        return answer


async def _gateway_answer(socket: aiohttp.ClientWebSocketResponse) -> tuple[int, Any]:
    heard = await socket.receive(timeout=PATIENCE)
    return (200, None) if heard.type is aiohttp.WSMsgType.TEXT else (400, {"code": socket.close_code})


def of_size(total: int) -> JSON:
    """Return a command whose name, descriptions and choices have `total` characters."""
    left = total - len("do") - 1  # its description is "-"
    groups: list[JSON] = []
    while left:
        choices: list[JSON] = []
        left -= 2 + 1
        while left and len(choices) < 25:
            size = min(left, 200)
            name = f"{len(choices):02d}".ljust(size // 2, "x")
            choices.append({"name": name, "value": name.ljust(size - len(name), "x")})
            left -= size
        groups.append({"type": 3, "name": f"o{len(groups)}", "description": "-", "choices": choices})
    return {"options": groups}


def data_uri(data: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


def emoji(make: Callable[[int], JSON]) -> Case:
    """Return a case that creates an application emoji made from a number."""

    async def send(room: Room, number: int) -> tuple[int, Any]:
        room.raw.playground.world.emojis.clear()
        body = {"name": "drawing", "image": data_uri(b"x")} | make(number)
        return await room.raw.send("POST", room.emojis, body)

    return send


async def emoji_name(room: Room, number: int) -> tuple[int, Any]:
    status, made = await emoji(lambda n: {})(room, number)
    assert status == 201
    sent = one_row(lambda n: button(emoji={"id": made["id"], "name": "x" * n}))
    return await sent(room, number)


async def application_emojis(room: Room, number: int) -> tuple[int, Any]:
    emojis = room.raw.playground.world.emojis
    emojis.clear()
    emojis.update({made: Emoji(made, f"drawing_{made}", b"x") for made in range(1, number)})
    return await room.raw.send("POST", room.emojis, {"name": "drawing", "image": data_uri(b"x")})


CASES: dict[str, Case] = {
    "message.content": message(lambda n: {"content": "x" * n}),
    "message.embeds": message(lambda n: {"embeds": [{"title": "t"}] * n}),
    "message.attachments": attachments,
    "message.sticker_ids": message(lambda n: {"content": "x", "sticker_ids": [str(k + 1) for k in range(n)]}),
    "message.nonce": message(lambda n: {"content": "x", "nonce": "1" * n}),
    "attachment.bytes": attachment_bytes,
    "attachment.description": attachment(lambda n: {"description": "x" * n}),
    "attachment.filename": attachment(lambda n: {"filename": "x" * n}),
    "allowed_mentions.users": message(
        lambda n: {"content": "x", "allowed_mentions": {"users": [str(k + 1) for k in range(n)]}}
    ),
    "allowed_mentions.roles": message(
        lambda n: {"content": "x", "allowed_mentions": {"roles": [str(k + 1) for k in range(n)]}}
    ),
    "embed.title": embed(lambda n: {"title": "x" * n}),
    "embed.description": embed(lambda n: {"description": "x" * n}),
    "embed.fields": embed(lambda n: {"fields": [{"name": "n", "value": "v"}] * n}),
    "embed.field.name": embed(lambda n: {"fields": [{"name": "x" * n, "value": "v"}]}),
    "embed.field.value": embed(lambda n: {"fields": [{"name": "n", "value": "x" * n}]}),
    "embed.footer.text": embed(lambda n: {"footer": {"text": "x" * n}}),
    "embed.author.name": embed(lambda n: {"author": {"name": "x" * n}}),
    "embed.url": embed(lambda n: {"title": "t", "url": "https://e.org/" + "x" * (n - 14)}),
    "embed.color": embed(lambda n: {"title": "t", "color": n}),
    "embeds.characters": message(
        lambda n: {"embeds": [{"description": "x" * 4096}, {"description": "x" * (n - 4096)}]}
    ),
    "components.rows": message(
        lambda n: {"content": "x", "components": [row(button(custom_id=f"r{k}")) for k in range(n)]}
    ),
    "components.total": v2(lambda n: [text("t")] * n),
    "components.characters": v2(lambda n: [text("x" * (n - 2000)), text("x" * 2000)]),
    "component.id": v2(lambda n: [text("t") | {"id": n}]),
    "row.components": v2(lambda n: [row(*buttons(n))]),
    "custom_id": one_row(lambda n: button(custom_id="x" * n)),
    "button.label": one_row(lambda n: button(label="x" * n)),
    "button.url": one_row(lambda n: {"type": 2, "style": 5, "label": "b", "url": "https://e.org/" + "x" * (n - 14)}),
    "emoji.name": emoji_name,
    "application.emoji.name": emoji(lambda n: {"name": "x" * n}),
    "application.emoji.bytes": emoji(lambda n: {"image": data_uri(b"x" * n)}),
    "application.emojis": application_emojis,
    "select.placeholder": one_row(lambda n: select(placeholder="x" * n)),
    "select.options": one_row(lambda n: select(options=options(n))),
    "select.min_values": one_row(lambda n: select(type=5, options=None, min_values=n, max_values=25)),
    "select.max_values": one_row(lambda n: select(type=5, options=None, max_values=n)),
    "select.default_values": one_row(
        lambda n: select(
            type=5, options=None, max_values=25, default_values=[{"id": str(k), "type": "user"} for k in range(n)]
        )
    ),
    "option.label": one_row(lambda n: select(options=[{"label": "x" * n, "value": "v"}])),
    "option.value": one_row(lambda n: select(options=[{"label": "l", "value": "x" * n}])),
    "option.description": one_row(lambda n: select(options=[{"label": "l", "value": "v", "description": "x" * n}])),
    "text_display.content": v2(lambda n: [text("x" * n)]),
    "section.components": v2(lambda n: [{"type": 9, "components": [text("t")] * n, "accessory": button()}]),
    "gallery.items": v2(lambda n: [{"type": 12, "items": [picture()] * n}]),
    "media.description": v2(lambda n: [{"type": 12, "items": [picture(description="x" * n)]}]),
    "media.url": v2(lambda n: [{"type": 12, "items": [{"media": {"url": "https://e.org/" + "x" * (n - 14)}}]}]),
    "container.components": v2(lambda n: [{"type": 17, "components": [text("t")] * n}]),
    "container.accent_color": v2(lambda n: [{"type": 17, "components": [text("t")], "accent_color": n}]),
    "modal.title": modal(lambda n: {"title": "x" * n}),
    "modal.components": modal(lambda n: {"components": [labelled(text_input(custom_id=f"i{k}")) for k in range(n)]}),
    "label.label": modal(lambda n: {"components": [labelled(text_input(), label="x" * n)]}),
    "label.description": modal(lambda n: {"components": [labelled(text_input(), description="x" * n)]}),
    "text_input.placeholder": in_modal(lambda n: text_input(placeholder="x" * n)),
    "text_input.value": in_modal(lambda n: text_input(value="x" * n)),
    "text_input.min_length": in_modal(lambda n: text_input(min_length=n)),
    "text_input.max_length": in_modal(lambda n: text_input(max_length=n)),
    "choice_group.options": in_modal(lambda n: {"type": 21, "custom_id": "r", "options": options(n)}),
    "file_upload.max_values": in_modal(lambda n: {"type": 19, "custom_id": "f", "max_values": n}),
    "command.name": command(lambda n: {"name": "x" * n}),
    "command.description": command(lambda n: {"description": "x" * n}),
    "command.options": command(
        lambda n: {"options": [{"type": 3, "name": f"o{k}", "description": "-"} for k in range(n)]}
    ),
    "command.choices": an_option(lambda n: {"choices": [{"name": f"c{k}", "value": f"{k}"} for k in range(n)]}),
    "command.choice.name": an_option(lambda n: {"choices": [{"name": "x" * n, "value": "v"}]}),
    "command.choice.value": an_option(lambda n: {"choices": [{"name": "n", "value": "x" * n}]}),
    "command.length": an_option(lambda n: {"max_length": n} if n > 0 else {"min_length": n}),
    "command.characters": command(of_size),
    "commands.chat": commands(1),
    "commands.user": commands(2),
    "commands.message": commands(3),
    "commands.created_a_day": created_commands,
    "autocomplete.choices": callback(
        8, lambda n: {"choices": [{"name": f"c{k}", "value": f"{k}"} for k in range(n)]}, focused=True
    ),
    "thread.name": thread(lambda n: {"name": "x" * n}),
    "thread.slowmode": thread(lambda n: {"rate_limit_per_user": n}),
    "event.name": event(lambda n: {"name": "x" * n}),
    "event.description": event(lambda n: {"description": "x" * n}),
    "event.location": event(lambda n: {"entity_metadata": {"location": "x" * n}}),
    "channel.name": channel(lambda n: {"name": "x" * n}),
    "channel.topic": channel(lambda n: {"topic": "x" * n}),
    "messages.limit": get(lambda room, n: f"{room.messages}?limit={n}"),
    "messages.bulk_delete": bulk_delete,
    "members.limit": get(lambda room, n: f"/guilds/{room.guild.id}/members?limit={n}"),
    "pins": pins,
    "threads.active": active_threads,
    "audit_reason": audit_reason,
    "interaction.first_answer.seconds": first_answer,
    "interaction.token.seconds": token_life,
    "gateway.payload.bytes": gateway_bytes,
    "gateway.sends_per_minute": gateway_sends,
    "requests.per_second": requests_per_second,
}


@pytest.fixture
async def playground() -> AsyncIterator[ScriptedPlayground]:
    """A playground with Discord's own deadlines, in which time passes only when a case advances it."""
    async with ScriptedPlayground() as made:
        made.clock.stop()
        yield made


@pytest.fixture
async def room(playground: ScriptedPlayground) -> Any:
    ann = await playground.people.person("Ann")
    guild = await playground.people.guild("Games", owner=ann)
    channel = await playground.people.channel(guild, "table")
    async with aiohttp.ClientSession(timeout=PATIENT) as session:
        yield Room(Raw(playground, session), ann, guild, channel)


def test_every_limit_has_a_case_and_a_source() -> None:
    assert {name.rpartition(".")[0] for name in LIMITS} == set(CASES)
    assert all(limit.source for limit in LIMITS.values())


@pytest.mark.sample(12)
@pytest.mark.parametrize("name", LIMITS)
async def test_a_request_over_the_limit_is_refused(room: Room, name: str) -> None:
    case, _, side = name.rpartition(".")
    within = bound(name)
    beyond = within + 1 if side == "max" else within - 1
    if beyond >= 0 or case in _NUMBERS:
        status, body = await CASES[case](room, beyond)
        assert status in (400, 401, 404, 413, 429), body
        assert body["code"] if "code" in body else body["retry_after"]
        if body.get("code") == 50035:
            assert codes(body)
    if case not in _ONE_REQUEST:
        status, body = await CASES[case](room, within)
        assert status in (200, 201, 204), body


_NUMBERS = {"select.min_values", "text_input.min_length", "command.length", "thread.slowmode"}
_ONE_REQUEST = {"members.limit", "threads.active", "pins", "requests.per_second"}
