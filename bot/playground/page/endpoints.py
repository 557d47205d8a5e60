"""The people's API: `POST /people/{deed}` with a JSON object, answered with one. Tests, the CLI and the page use it.

A refusal is `400 {"error": why}`: what Discord's client would not let a person do. Ids are strings everywhere.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.playground.api import changes as deeds
from bot.playground.api.core import Core
from bot.playground.checks.errors import Refusal
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON, is_array, is_object, snowflake
from bot.playground.page import client_interactions as acts
from bot.playground.page.invocation import CannotDo
from bot.playground.world.interactions import Interaction
from bot.playground.world.mentions import find_mentions
from bot.playground.world.permissions import Permission, can_see, can_send, in_channel
from bot.playground.world.state import Channel, Message, User

Deed = Callable[[Core, JSON], Awaitable[Any]]
DEEDS: dict[str, Deed] = {}


def deed(function: Deed) -> Deed:
    """A decorator that offers a function under its own name."""
    DEEDS[function.__name__] = function
    return function


async def serve(core: Core, request: web.Request) -> web.Response:
    """Answer one request of the people's API."""
    try:
        body = _body(await request.read())
        name = request.match_info["deed"]
        if name not in DEEDS:
            raise CannotDo(f"there is no deed {name!r}; there are {sorted(DEEDS)}")
        return _json(await DEEDS[name](core, body), 200)
    except (CannotDo, Refusal, KeyError, TypeError, ValueError, OverflowError, RecursionError) as error:
        why = f"{error.args[0]!r} is missing or unknown" if isinstance(error, KeyError) else str(error)
        return _json({"error": why}, 400)


def _body(sent: bytes) -> JSON:
    """A request's body. What could not be told on as JSON is refused: NaN, infinities, halves of characters."""
    body: Any = json.loads(sent or b"{}")
    if not is_object(body):
        raise CannotDo("the body is no JSON object")
    try:
        json.dumps(body, allow_nan=False, ensure_ascii=False).encode()
    except ValueError:
        raise CannotDo("the body holds numbers or characters that there are not") from None
    return body


def _json(body: Any, status: int) -> web.Response:
    return web.Response(status=status, body=json.dumps(body).encode(), content_type="application/json")


def the_user(core: Core, body: JSON, key: str = "user") -> User:
    """The user `body` names. Raises: Refusal: 10013."""
    return core.world.user(snowflake(body[key]) or 0)


def the_channel(core: Core, body: JSON) -> Channel:
    """The channel `body` names. Raises: Refusal: 10003."""
    return core.world.channel(snowflake(body["channel"]) or 0)


def the_message(core: Core, body: JSON) -> Message:
    """The message `body` names. Raises: Refusal: 10008."""
    return core.world.message(the_channel(core, body).id, snowflake(body["message"]) or 0)


def seen(core: Core, message: Message) -> JSON:
    """A message as a person's client gets it."""
    return core.payloads.message(message) | {"ephemeral": message.seen_by is not None}


def told(core: Core, interaction: Interaction) -> JSON:
    """What a person's client knows of their interaction."""
    shown = core.world.messages.get(interaction.channel_id, {})
    ids = interaction.messages or ([interaction.original_id] if interaction.state == "updated" else [])
    if interaction.state == "updated" and interaction.original_id not in ids:
        ids = [interaction.original_id, *ids]
    return {
        "id": str(interaction.id),
        "channel_id": str(interaction.channel_id),
        "state": interaction.state,
        "modal": interaction.modal,
        "choices": interaction.choices,
        "messages": [seen(core, shown[item]) for item in ids if item in shown],
    }


@deed
async def slash(core: Core, body: JSON) -> JSON:
    """Invoke a slash command: user, channel, command ("civ new"), options by name."""
    started = acts.slash(
        core, the_user(core, body), the_channel(core, body), str(body["command"]), body.get("options") or {}, None
    )
    return told(core, started)


@deed
async def autocomplete(core: Core, body: JSON) -> JSON:
    """Ask for completions: as `slash`, and `focused` names the option being typed."""
    started = acts.slash(
        core,
        the_user(core, body),
        the_channel(core, body),
        str(body["command"]),
        body.get("options") or {},
        str(body["focused"]),
    )
    return told(core, started)


@deed
async def press(core: Core, body: JSON) -> JSON:
    """Press a button: user, channel, message, custom_id; forge."""
    forge = bool(body.get("forge"))
    return told(
        core, acts.press(core, the_user(core, body), the_message(core, body), str(body["custom_id"]), forge=forge)
    )


@deed
async def select(core: Core, body: JSON) -> JSON:
    """Choose in a select menu: as `press`, and values."""
    values: Any = body.get("values")
    if not is_array(values):
        raise CannotDo("values must be an array")
    user, message = the_user(core, body), the_message(core, body)
    return told(core, acts.select(core, user, message, str(body["custom_id"]), values, forge=bool(body.get("forge"))))


@deed
async def submit(core: Core, body: JSON) -> JSON:
    """Send a modal: user, interaction (that opened it), values by custom_id; custom_id forges another."""
    source = core.interactions.by_id[snowflake(body["interaction"]) or 0]
    forged = body.get("custom_id")
    user = the_user(core, body)
    return told(core, acts.submit(core, user, source, body.get("values") or {}, custom_id=forged))


@deed
async def interaction(core: Core, body: JSON) -> JSON:
    """What became of one's interaction: user, interaction."""
    found = core.interactions.by_id[snowflake(body["interaction"]) or 0]
    if found.user_id != the_user(core, body).id:
        raise CannotDo("that is someone else's interaction")
    return told(core, found)


@deed
async def messages(core: Core, body: JSON) -> list[JSON]:
    """A channel's messages as a user sees them, oldest first: user, channel; before (an id), limit (the newest)."""
    user, channel = the_user(core, body), the_channel(core, body)
    if not can_see(core.world, channel, user.id):
        raise CannotDo("this person does not see that channel")
    if not in_channel(core.world, channel, user.id) & Permission.READ_MESSAGE_HISTORY:
        raise CannotDo("this person may not read back")
    before, limit = snowflake(body.get("before")), snowflake(body.get("limit"))
    shown = [
        item
        for item in core.world.in_order(channel.id)
        if acts.sees(core, user.id, item) and (before is None or item.id < before)
    ]
    return [seen(core, item) for item in (shown if limit is None else shown[max(0, len(shown) - limit) :])]


@deed
async def say(core: Core, body: JSON) -> JSON:
    """Write a message: user, channel, content (1 to 2,000 characters); reply_to (a message's id)."""
    user, channel = the_user(core, body), the_channel(core, body)
    if not can_send(core.world, channel, user.id):
        raise CannotDo("this person may not write there")
    manages = in_channel(core.world, channel, user.id) & Permission.MANAGE_THREADS
    if channel.thread and channel.thread.locked and not manages:
        raise CannotDo("this thread is locked")

    message = deeds.new_message(core, channel, user.id)
    message.content = str(body["content"])
    if not message.content.strip() or len(message.content) > bound("message.content.max"):
        raise CannotDo(f"a message has 1 to {bound('message.content.max')} characters")
    replied = core.world.message(channel.id, snowflake(body["reply_to"]) or 0) if body.get("reply_to") else None
    if replied is not None and replied.seen_by is not None:
        raise CannotDo("a message that only one person sees cannot be replied to")
    if replied is not None:
        message.type, message.reference = 19, {"type": 0, "message_id": str(replied.id), "channel_id": str(channel.id)}
    found = find_mentions(core, channel, user.id, message.content, None, replied and replied.author_id)
    message.mentions, message.mention_roles, message.mention_everyone = found.users, found.roles, found.everyone
    deeds.post(core, message)
    return seen(core, message)


@deed
async def delete_message(core: Core, body: JSON) -> JSON:
    """Delete a message (an own ephemeral one is dismissed): user, channel, message."""
    user, message = the_user(core, body), the_message(core, body)
    channel = core.world.channels[message.channel_id]
    manages = in_channel(core.world, channel, user.id) & Permission.MANAGE_MESSAGES
    if not acts.sees(core, user.id, message) or not (manages or user.id in (message.author_id, message.seen_by)):
        raise CannotDo("this person may not delete that message")
    deeds.remove_message(core, message)
    return {}


@deed
async def open_dm(core: Core, body: JSON) -> JSON:
    """Open the direct message with the bot: user."""
    return core.payloads.channel(deeds.direct_channel(core, core.bot.id, the_user(core, body).id))


@deed
async def commands(core: Core, body: JSON) -> list[JSON]:
    """The registered commands: guild (else the global ones)."""
    guild_id = snowflake(body.get("guild"))
    return list(core.commands.get(guild_id, {}).values())


@deed
async def events(core: Core, body: JSON) -> JSON:
    """Wait for news: user (else everything), after (a cursor), timeout in seconds up to 30.

    Another `session` than before means another playground: what one knew of the old one is void.
    """
    after = min(snowflake(body.get("after")) or 0, core.feed.cursor)
    timeout = min(max(0.0, float(body.get("timeout") or 0)), 30.0)  # in this order: NaN waits for nothing
    await core.feed.wait(after, timeout)
    user_id = snowflake(body.get("user"))
    fresh = [item for item in core.feed.entries[after:] if item.only_for in (None, user_id) or user_id is None]
    if user_id is not None:
        fresh = [
            item
            for item in fresh
            if item.channel_id not in core.world.channels
            or can_see(core.world, core.world.channels[item.channel_id], user_id)
        ]
    return {"session": core.session, "cursor": core.feed.cursor, "events": [item.as_json() for item in fresh]}


@deed
async def look(core: Core, body: JSON) -> JSON:
    """Everything a page lists: guilds with their channels and threads, direct messages, users; user limits it."""
    user_id = snowflake(body.get("user"))
    world, payloads = core.world, core.payloads
    shown = [item for item in world.channels.values() if user_id is None or can_see(world, item, user_id)]
    return {
        "session": core.session,
        "cursor": core.feed.cursor,
        "bot": payloads.user(core.bot),
        "online": core.gateway.is_connected,
        "users": [
            payloads.user(item) | {"locale": item.locale, "is_locale_chosen": item.is_locale_chosen}
            for item in world.users.values()
            if not item.bot
        ],
        "guilds": [
            {
                "id": str(item.id),
                "name": item.name,
                "locale": item.locale,
                "members": [str(user) for user in item.members],
            }
            for item in world.guilds.values()
            if user_id is None or user_id in item.members
        ],
        "channels": [
            payloads.channel(item) | ({} if user_id is None else {"writable": can_send(world, item, user_id)})
            for item in shown
        ],
    }
