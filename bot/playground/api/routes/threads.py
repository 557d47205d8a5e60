"""Routes of threads and their members (docs: topics/threads, resources/channel#start-thread-from-message)."""

from aiohttp import web

from bot.playground.api.changes import add_to_thread, open_thread, remove_from_thread, restart_inactivity
from bot.playground.api.core import Core
from bot.playground.api.rest import Exchange, Reply, operation
from bot.playground.api.routes.access import (
    bot_permissions,
    check_active_threads,
    check_room_to_wake,
    require_permission,
    visible_channel,
)
from bot.playground.checks.automod import check_title
from bot.playground.checks.errors import Form, Refusal, missing_access, missing_permissions, unknown
from bot.playground.json_types import JSON
from bot.playground.world.permissions import Permission, can_see, can_send, can_wake
from bot.playground.world.state import NEWS_CHANNEL, PRIVATE_THREAD, PUBLIC_THREAD, TEXT_CHANNEL, THREADS, Channel

ROUTES = web.RouteTableDef()
_DURATIONS = (60, 1440, 4320, 10080)
"""Minutes of inactivity after which a thread can be set to archive (docs/resources/channel#thread-metadata-object)."""


def change_thread(core: Core, channel: Channel, body: JSON) -> None:
    """Change the fields of a thread that `body` names.

    Raises:
        Refusal: When the bot may not, or a value is invalid.
    """
    thread = channel.thread
    assert thread is not None
    manages = bool(bot_permissions(core, channel) & Permission.MANAGE_THREADS)
    if thread.archived and body.get("archived", True):
        raise Refusal(400, 50083, "Thread is archived")
    # anyone who may write there may unarchive a thread that isn't locked, but change nothing else of it
    wakes = thread.archived and set(body) <= {"archived"}
    if not manages and (thread.locked or "locked" in body or not (core.bot.id == thread.owner_id or wakes)):
        raise missing_permissions()
    if thread.archived and not can_wake(core.world, channel, core.bot.id):
        raise missing_permissions()
    check_room_to_wake(core, channel)
    form = Form()
    _thread_fields(form, body)
    form.close()
    assert channel.guild_id is not None
    check_title(core.world.guilds[channel.guild_id].blocked_words, body.get("name"))
    channel.name = body.get("name") or channel.name
    channel.slowmode = body["rate_limit_per_user"] or 0 if "rate_limit_per_user" in body else channel.slowmode
    duration = body.get("auto_archive_duration") or thread.auto_archive_duration
    is_duration_changed, thread.auto_archive_duration = duration != thread.auto_archive_duration, duration
    thread.locked = bool(body.get("locked", thread.locked))
    thread.invitable = bool(body.get("invitable", thread.invitable))
    if bool(body.get("archived", thread.archived)) != thread.archived:
        thread.archived = not thread.archived
        thread.archive_timestamp = core.clock.now()
    if not thread.archived and (is_duration_changed or "archived" in body):
        restart_inactivity(core, channel)


def _thread_fields(form: Form, body: JSON) -> None:
    form.text(body.get("name"), ("name",), "thread.name")
    form.number(body.get("rate_limit_per_user"), ("rate_limit_per_user",), "thread.slowmode")
    if body.get("auto_archive_duration") is not None:
        form.choice(body["auto_archive_duration"], ("auto_archive_duration",), _DURATIONS)


def _check_room_for_thread(core: Core, channel: Channel, kind: int) -> None:
    # private threads exist in text channels only (docs: topics/threads)
    parents = (TEXT_CHANNEL,) if kind == PRIVATE_THREAD else (TEXT_CHANNEL, NEWS_CHANNEL)
    if channel.guild_id is None or channel.type not in parents:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    check_active_threads(core, channel.guild_id)


@ROUTES.route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
@operation(bucket="create_thread")
async def start_thread_from_message(call: Exchange) -> Reply:
    """Create a public thread from a message."""
    core, channel, body = call.core, visible_channel(call), call.object()
    require_permission(core, channel, Permission.CREATE_PUBLIC_THREADS)
    _check_room_for_thread(core, channel, PUBLIC_THREAD)
    message = core.world.message(channel.id, call.id("message_id"))
    if message.seen_by is not None:
        raise unknown("message")
    if message.thread_id is not None:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    return Reply(_open(core, channel, body, PUBLIC_THREAD, message.id), 201)


@ROUTES.route("POST", "/channels/{channel_id}/threads")
@operation(bucket="create_thread")
async def start_thread(call: Exchange) -> Reply:
    """Create a thread without a message: private unless `type` says otherwise."""
    core, channel, body = call.core, visible_channel(call), call.object()
    kind = body.get("type") or PRIVATE_THREAD
    form = Form()
    form.choice(kind, ("type",), THREADS)
    form.close()
    needed = Permission.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else Permission.CREATE_PUBLIC_THREADS
    require_permission(core, channel, needed)
    _check_room_for_thread(core, channel, kind)
    return Reply(_open(core, channel, body, kind, None), 201)


def _open(core: Core, channel: Channel, body: JSON, kind: int, message_id: int | None) -> JSON:
    form = Form()
    form.require(body, "name", ())
    _thread_fields(form, body)
    form.close()
    assert channel.guild_id is not None
    check_title(core.world.guilds[channel.guild_id].blocked_words, body["name"])
    thread = open_thread(
        core,
        channel,
        core.bot.id,
        body["name"].strip(),
        kind,
        message_id=message_id,
        auto_archive_duration=body.get("auto_archive_duration"),
        invitable=body.get("invitable") is not False,
        slowmode=body.get("rate_limit_per_user"),
    )
    return core.payloads.channel(thread, core.bot.id)


def _thread(call: Exchange) -> Channel:
    channel = visible_channel(call)
    if channel.thread is None:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    return channel


def _check_active(channel: Channel) -> Channel:
    if channel.thread and channel.thread.archived:
        raise Refusal(400, 50083, "Thread is archived")
    return channel


@ROUTES.route("PUT", "/channels/{channel_id}/thread-members/@me")
@operation()
async def join_thread(call: Exchange) -> Reply:
    """Add the bot to a thread."""
    add_to_thread(call.core, _check_active(_thread(call)), [call.core.bot.id])
    return Reply.empty()


@ROUTES.route("DELETE", "/channels/{channel_id}/thread-members/@me")
@operation()
async def leave_thread(call: Exchange) -> Reply:
    """Remove the bot from a thread."""
    remove_from_thread(call.core, _check_active(_thread(call)), call.core.bot.id)
    return Reply.empty()


@ROUTES.route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
@operation()
async def add_thread_member(call: Exchange) -> Reply:
    """Add a member of the guild who can see the parent channel."""
    core, channel = call.core, _check_active(_thread(call))
    if not can_send(core.world, channel, core.bot.id):
        raise missing_permissions()
    user = core.world.user(call.id("user_id"))
    assert channel.guild_id is not None
    if user.id not in core.world.guilds[channel.guild_id].members:
        raise unknown("member")
    if not can_see(core.world, core.world.parent(channel), user.id):
        raise missing_access()
    add_to_thread(core, channel, [user.id])
    return Reply.empty()


@ROUTES.route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
@operation()
async def remove_thread_member(call: Exchange) -> Reply:
    """Remove a member: with MANAGE_THREADS, or from a private thread that the bot created."""
    core, channel = call.core, _check_active(_thread(call))
    assert channel.thread is not None
    if not (channel.type == PRIVATE_THREAD and channel.thread.owner_id == core.bot.id):
        require_permission(core, channel, Permission.MANAGE_THREADS)
    remove_from_thread(core, channel, call.id("user_id"))
    return Reply.empty()


@ROUTES.route("GET", "/channels/{channel_id}/thread-members")
@operation()
async def list_thread_members(call: Exchange) -> Reply:
    channel = _thread(call)
    assert channel.thread is not None
    return Reply([call.core.payloads.thread_member(channel, user) for user in channel.thread.members])


@ROUTES.route("GET", "/channels/{channel_id}/thread-members/{user_id}")
@operation()
async def get_thread_member(call: Exchange) -> Reply:
    channel = _thread(call)
    assert channel.thread is not None
    user_id = call.core.bot.id if call.params["user_id"] == "@me" else call.id("user_id")
    if user_id not in channel.thread.members:
        raise unknown("member")
    return Reply(call.core.payloads.thread_member(channel, user_id))


@ROUTES.route("GET", "/channels/{channel_id}/threads/archived/public")
@ROUTES.route("GET", "/channels/{channel_id}/threads/archived/private")
@operation()
async def list_archived_threads(call: Exchange) -> Reply:
    """Return a channel's archived threads."""
    core, channel = call.core, visible_channel(call)
    require_permission(core, channel, Permission.READ_MESSAGE_HISTORY)
    found = [
        item
        for item in core.world.threads_of(channel.guild_id or 0)
        if item.parent_id == channel.id
        and item.thread
        and item.thread.archived
        and can_see(core.world, item, core.bot.id)
    ]
    return Reply(
        {"threads": [core.payloads.channel(item, core.bot.id) for item in found], "members": [], "has_more": False}
    )
