"""Routes of messages in channels (docs: resources/message)."""

from aiohttp import web

from bot.playground.api.changes import mark_edited, new_message, remove_message, send_message, set_pinned, start_typing
from bot.playground.api.core import Core
from bot.playground.api.gateway_events import dispatch_message_delete_bulk
from bot.playground.api.message_body import MessageWriter, apply_reply
from bot.playground.api.rest import Exchange, Reply, operation
from bot.playground.api.routes.access import bot_permissions, check_room_to_wake, require_permission, visible_channel
from bot.playground.checks.errors import Form, Refusal, missing_access, missing_permissions
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON, is_array, snowflake
from bot.playground.world.permissions import Permission, can_send
from bot.playground.world.state import (
    CATEGORY,
    CROSSPOSTED,
    DIRECTORY,
    FORUM,
    MEDIA,
    NEWS_CHANNEL,
    PRIVATE_CHANNEL,
    Channel,
    Message,
)

ROUTES = web.RouteTableDef()
_MESSAGES = "/channels/{channel_id}/messages"
NONCE_MEMORY = 180.0
"""Seconds for which a message's nonce is remembered: "the past few minutes" in Discord's documentation."""

OLD = 3600.0
"""Seconds after which edits of a message have a rate limit of their own."""


def _message(call: Exchange, channel: Channel) -> Message:
    message = call.core.world.message(channel.id, call.id("message_id"))
    if message.seen_by is not None:
        # the channel's routes can't reach an ephemeral message
        raise Refusal(404, 10008, "Unknown Message")
    return message


def _check_may_send(core: Core, channel: Channel, body: JSON, *, with_files: bool) -> None:
    """Check that the bot may send `body` in the channel.

    Raises:
        Refusal: For the first thing that forbids it.
    """
    if channel.type in (CATEGORY, DIRECTORY, FORUM, MEDIA):
        raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
    if channel.type == PRIVATE_CHANNEL:
        other = next(user for user in channel.recipients if user != core.bot.id)
        if not core.world.users[other].takes_dms:
            raise Refusal(403, 50007, "Cannot send messages to this user")
        if not _shares_guild(core, other):
            # the same text with another code (discord-api-docs #8212)
            raise Refusal(403, 50278, "Cannot send messages to this user")
    if not can_send(core.world, channel, core.bot.id):
        raise missing_permissions()
    if with_files:
        require_permission(core, channel, Permission.ATTACH_FILES)
    if body.get("embeds"):
        require_permission(core, channel, Permission.EMBED_LINKS)
    if body.get("tts"):
        require_permission(core, channel, Permission.SEND_TTS_MESSAGES)
    if channel.thread and channel.thread.locked and not bot_permissions(core, channel) & Permission.MANAGE_THREADS:
        # a thread can be active and locked; bots observed 400 (docs: topics/opcodes-and-status-codes#json)
        raise Refusal(400, 160005, "Thread is locked")
    check_room_to_wake(core, channel)


def _shares_guild(core: Core, user_id: int) -> bool:
    return any(user_id in guild.members and core.bot.id in guild.members for guild in core.world.guilds.values())


@ROUTES.route("POST", _MESSAGES)
@operation(bucket="create_message")
async def create_message(call: Exchange) -> Reply:
    core, body = call.core, call.object()
    channel = visible_channel(call)
    _check_may_send(core, channel, body, with_files=bool(call.uploads))
    message = new_message(core, channel, core.bot.id)
    if body.get("message_reference") and not bot_permissions(core, channel) & Permission.READ_MESSAGE_HISTORY:
        raise Refusal(400, 160002, "Cannot reply without permission to read message history")
    replied = apply_reply(core, channel, body, message)
    if (same := _same_nonce(core, body)) is not None:
        return Reply(core.payloads.message(same))
    MessageWriter(core, channel, call.uploads, replied_user=replied).write(body, message)
    send_message(core, message)
    return Reply(core.payloads.message(message))


def _same_nonce(core: Core, body: JSON) -> Message | None:
    """With `enforce_nonce`, return the message already sent with that nonce in the last minutes, if there is one.

    Discord's documentation speaks of the same author, and of no channel.
    """
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    since = max(core.nonces_since, core.clock.now() - NONCE_MEMORY)
    every = (item for channel in core.world.messages.values() for item in channel.values() if item.created_at >= since)
    mine = [item for item in every if item.author_id == core.bot.id and item.nonce == body["nonce"]]
    return mine[-1] if mine else None


@ROUTES.route("GET", _MESSAGES)
@operation()
async def list_messages(call: Exchange) -> Reply:
    """Return a page of messages, newest first."""
    core, channel = call.core, visible_channel(call)
    form = Form()
    limit = int(text) if (text := call.query.get("limit", "50")).isascii() and text.isdigit() else -1
    form.number(limit, ("limit",), "messages.limit")
    form.close()
    if not bot_permissions(core, channel) & Permission.READ_MESSAGE_HISTORY:
        return Reply([])
    found = [item for item in core.world.messages_of(channel.id) if item.seen_by is None]
    before, after, around = (snowflake(call.query.get(key)) for key in ("before", "after", "around"))
    if around is not None:
        found = sorted(sorted(found, key=lambda item: abs(item.id - around))[:limit], key=lambda item: item.id)
    elif after is not None:
        found = [item for item in found if item.id > after][:limit]
    elif before is not None:
        found = [item for item in found if item.id < before]
    page = found[-limit:]
    return Reply([core.payloads.message(item) for item in reversed(page)])


@ROUTES.route("GET", _MESSAGES + "/pins")
@operation()
async def list_pins(call: Exchange) -> Reply:
    core, channel = call.core, visible_channel(call)
    pinned = [item for item in core.world.messages_of(channel.id) if item.pinned]
    items = [
        {"pinned_at": core.payloads.message(item)["timestamp"], "message": core.payloads.message(item)}
        for item in reversed(pinned)
    ]
    return Reply({"items": items, "has_more": False})


async def _pin(call: Exchange, *, pinned: bool) -> Reply:
    core, channel = call.core, visible_channel(call)
    if channel.guild_id is not None and not bot_permissions(core, channel) & (
        Permission.PIN_MESSAGES | Permission.MANAGE_MESSAGES
    ):
        raise missing_permissions()
    message = _message(call, channel)
    count = sum(1 for item in core.world.messages_of(channel.id) if item.pinned)
    if pinned and count >= bound("pins.max"):
        raise Refusal(400, 30003, f"Maximum number of pins reached for the channel ({bound('pins.max')})")
    set_pinned(core, message, pinned=pinned)
    return Reply.empty()


@ROUTES.route("POST", _MESSAGES + "/{message_id}/crosspost")
@operation()
async def crosspost_message(call: Exchange) -> Reply:
    """Publish a message of an announcement channel; one's own needs SEND_MESSAGES, others' MANAGE_MESSAGES."""
    core, channel = call.core, visible_channel(call)
    if channel.type != NEWS_CHANNEL:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    message = _message(call, channel)
    is_own = message.author_id == core.bot.id
    require_permission(core, channel, Permission.SEND_MESSAGES if is_own else Permission.MANAGE_MESSAGES)
    if message.flags & CROSSPOSTED:
        raise Refusal(400, 40033, "This message has already been crossposted")
    message.flags |= CROSSPOSTED
    mark_edited(core, message)
    return Reply(core.payloads.message(message))


@ROUTES.route("PUT", _MESSAGES + "/pins/{message_id}")
@ROUTES.route("PUT", "/channels/{channel_id}/pins/{message_id}")
@operation()
async def pin_message(call: Exchange) -> Reply:
    return await _pin(call, pinned=True)


@ROUTES.route("DELETE", _MESSAGES + "/pins/{message_id}")
@ROUTES.route("DELETE", "/channels/{channel_id}/pins/{message_id}")
@operation()
async def unpin_message(call: Exchange) -> Reply:
    return await _pin(call, pinned=False)


@ROUTES.route("POST", _MESSAGES + "/bulk-delete")
@operation(bucket="delete_message")
async def bulk_delete_messages(call: Exchange) -> Reply:
    """Delete several messages; their age isn't checked here."""
    core, channel = call.core, visible_channel(call)
    if channel.guild_id is None:
        raise Refusal(403, 50003, "Cannot execute action on a DM channel")
    require_permission(core, channel, Permission.MANAGE_MESSAGES)
    form = Form()
    listed = call.object().get("messages")
    form.count(listed, ("messages",), "messages.bulk_delete")
    form.close()
    ids = [snowflake(item) or 0 for item in listed] if is_array(listed) else []
    found = [core.world.messages.get(channel.id, {}).pop(item, None) for item in ids]
    dispatch_message_delete_bulk(core, channel, [item.id for item in found if item])
    return Reply.empty()


@ROUTES.route("GET", _MESSAGES + "/{message_id}")
@operation()
async def get_message(call: Exchange) -> Reply:
    core, channel = call.core, visible_channel(call)
    if not bot_permissions(core, channel) & Permission.READ_MESSAGE_HISTORY:
        raise missing_access()
    return Reply(core.payloads.message(_message(call, channel)))


@ROUTES.route("PATCH", _MESSAGES + "/{message_id}")
@operation(bucket="edit_message")
async def edit_message(call: Exchange) -> Reply:
    """Edit one of the bot's own messages."""
    core, body = call.core, call.object()
    channel = visible_channel(call)
    message = _message(call, channel)
    if message.author_id != core.bot.id:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    if channel.thread and channel.thread.archived:
        raise Refusal(400, 50083, "Thread is archived")
    if call.uploads:
        require_permission(core, channel, Permission.ATTACH_FILES)
    if body.get("embeds"):
        require_permission(core, channel, Permission.EMBED_LINKS)
    if core.clock.now() - message.created_at > OLD:
        verdict = core.rates.take("edit_old_message", str(channel.id), counts_globally=False)
        if verdict.retry_after is not None:
            # earlier responses don't warn of it: their headers are about all edits (discord-api-docs #4413)
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            return Reply(verdict.body() | {"message": text, "code": 30046}, 429)
    MessageWriter(core, channel, call.uploads, existing=message).write(body, message)
    mark_edited(core, message)
    return Reply(core.payloads.message(message))


@ROUTES.route("DELETE", _MESSAGES + "/{message_id}")
@operation(bucket="delete_message")
async def delete_message(call: Exchange) -> Reply:
    """Delete a message: the bot's own, or with MANAGE_MESSAGES anyone's."""
    core, channel = call.core, visible_channel(call)
    message = _message(call, channel)
    if message.author_id != core.bot.id:
        if channel.guild_id is None:
            raise Refusal(403, 50003, "Cannot execute action on a DM channel")
        require_permission(core, channel, Permission.MANAGE_MESSAGES)
    if channel.thread and channel.thread.archived:
        raise Refusal(400, 50083, "Thread is archived")
    remove_message(core, message)
    return Reply.empty()


@ROUTES.route("POST", "/channels/{channel_id}/typing")
@operation(bucket="typing")
async def trigger_typing(call: Exchange) -> Reply:
    core, channel = call.core, visible_channel(call)
    if not can_send(core.world, channel, core.bot.id):
        raise missing_permissions()
    start_typing(core, channel, core.bot.id)
    return Reply.empty()


@ROUTES.route("PUT", _MESSAGES + "/{message_id}/reactions/{emoji}/@me")
@ROUTES.route("DELETE", _MESSAGES + "/{message_id}/reactions/{emoji}/@me")
@operation(bucket="typing")
async def set_reaction(call: Exchange) -> Reply:
    """Check that the bot may add or remove a reaction; the playground shows none."""
    core, channel = call.core, visible_channel(call)
    require_permission(core, channel, Permission.READ_MESSAGE_HISTORY | Permission.ADD_REACTIONS)
    _message(call, channel)
    return Reply.empty()
