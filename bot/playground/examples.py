"""What one can do next through the people's API, as lines for a terminal, made from what the bot offers just now."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from . import commands as cmd
from .components import BUTTON, LINK, PREMIUM
from .core import Core
from .payloads import walk
from .shapes import JSON, objects
from .world import Channel, Message

_MOST = 6
"""Lines at once."""


def lines(core: Core, base: str) -> list[str]:
    """The buttons of what changed last, else a command: each as `curl` sends it, with who does what before it."""
    people = [user.id for user in core.world.users.values() if not user.bot and user is not core.owner]
    places = [channel for guild in core.world.guilds for channel in core.world.channels_of(guild) if channel.type == 0]
    if not people or not places:
        return []
    everywhere = [item for channel in core.world.channels for item in core.world.in_order(channel)]
    found: list[tuple[str, int, str, JSON]] = []
    for message in sorted(everywhere, key=lambda item: item.edited_at or item.created_at, reverse=True):
        if found := list(_presses(message, people)):
            break
    found = found or list(_commands(core, places[0], people[0]))[:1]
    names = core.world.users
    return [f"# {what}, as {names[who].display}\n{_line(base, deed, body)}" for what, who, deed, body in found[:_MOST]]


def _line(base: str, deed: str, body: JSON) -> str:
    written = json.dumps(body, ensure_ascii=False).replace("'", r"\u0027")
    return f"curl -d '{written}' {base}people/{deed}"


def _presses(message: Message, people: list[int]) -> Iterator[tuple[str, int, str, JSON]]:
    """Its buttons: by who sees it; else the first by the second person, since the first one is often there already."""
    others = [people[min(1, len(people) - 1)]]
    for item in walk(message.components):
        if item["type"] == BUTTON and item.get("style") not in (LINK, PREMIUM) and not item.get("disabled"):
            who = message.seen_by or (others.pop() if others else people[0])
            place = {"user": str(who), "channel": str(message.channel_id), "message": str(message.id)}
            yield str(item.get("label") or "A button"), who, "press", place | {"custom_id": item["custom_id"]}


def _commands(core: Core, channel: Channel, who: int) -> Iterator[tuple[str, int, str, JSON]]:
    """Commands filled in with the first values that fit, those that ask for some before the others."""
    found = [item for command in core.commands[None].values() for item in _invocations(command)]
    for words, options in sorted(found, key=lambda item: not item[1]):
        body = {"user": str(who), "channel": str(channel.id), "command": words, "options": options}
        yield f"/{words}", who, "slash", body


def _invocations(command: JSON) -> list[tuple[str, JSON]]:
    below = [item for item in objects(command.get("options")) if item["type"] in (cmd.SUBCOMMAND, cmd.GROUP)]
    if below:
        return [(f"{command['name']} {words}", values) for item in below for words, values in _invocations(item)]
    needed = [item for item in objects(command.get("options")) if item.get("required")]
    values = {item["name"]: _value(item) for item in needed}
    return [(command["name"], values)] if None not in values.values() else []


def _value(option: JSON) -> Any:
    if choices := objects(option.get("choices")):
        return choices[0]["value"]
    if option["type"] in (cmd.INTEGER, cmd.NUMBER):
        return option.get("min_value") or 1
    return {cmd.STRING: "hello", cmd.BOOLEAN: True}.get(option["type"])
