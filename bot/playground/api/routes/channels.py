"""Routes of channels, threads and direct messages (docs: resources/channel, topics/threads)."""

from aiohttp import web

from bot.playground.api.changes import open_direct_channel, remove_channel
from bot.playground.api.gateway_events import dispatch_channel_event, dispatch_thread_update
from bot.playground.api.rest import Exchange, Reply, operation
from bot.playground.api.routes.access import require_permission, visible_channel
from bot.playground.api.routes.threads import change_thread
from bot.playground.checks.errors import Form, Refusal
from bot.playground.json_types import JSON, objects, snowflake
from bot.playground.world.permissions import Permission
from bot.playground.world.state import Overwrite

ROUTES = web.RouteTableDef()


@ROUTES.route("POST", "/users/@me/channels")
@operation()
async def create_dm(call: Exchange) -> Reply:
    """Return the direct message channel with a user, created if there is none."""
    core = call.core
    other = snowflake(call.object().get("recipient_id"))
    if other is None or core.world.user(other).bot:
        raise Refusal(400, 50033, "Invalid Recipient(s)")
    is_new = core.world.direct(core.bot.id, other) is None
    if is_new and core.rates.take("direct_channels", "", counts_globally=False).retry_after is not None:
        # a 403 without any header that would warn of it (docs: topics/opcodes-and-status-codes#json)
        raise Refusal(403, 40003, "You are opening direct messages too fast")
    return Reply(core.payloads.channel(open_direct_channel(core, core.bot.id, other)))


@ROUTES.route("GET", "/channels/{channel_id}")
@operation()
async def get_channel(call: Exchange) -> Reply:
    return Reply(call.core.payloads.channel(visible_channel(call), call.core.bot.id))


@ROUTES.route("PATCH", "/channels/{channel_id}")
@operation(bucket="channel")
async def edit_channel(call: Exchange) -> Reply:
    core, channel, body = call.core, visible_channel(call), call.object()
    if channel.thread is not None:
        change_thread(core, channel, body)
        dispatch_thread_update(core, channel)
        return Reply(core.payloads.channel(channel, core.bot.id))
    require_permission(core, channel, Permission.MANAGE_CHANNELS)
    form = Form()
    form.text(body.get("name"), ("name",), "channel.name")
    form.text(body.get("topic"), ("topic",), "channel.topic")
    form.number(body.get("rate_limit_per_user"), ("rate_limit_per_user",), "thread.slowmode")
    form.close()
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)
    channel.slowmode = body.get("rate_limit_per_user") or channel.slowmode
    if "permission_overwrites" in body:
        require_permission(core, channel, Permission.MANAGE_ROLES)
        made = [_overwrite(item) for item in objects(body["permission_overwrites"])]
        channel.overwrites = {item.id: item for item in made}
    dispatch_channel_event(core, "CHANNEL_UPDATE", channel)
    return Reply(core.payloads.channel(channel))


def _overwrite(item: JSON) -> Overwrite:
    allow, deny = snowflake(item.get("allow") or 0), snowflake(item.get("deny") or 0)
    return Overwrite(snowflake(item.get("id")) or 0, int(item.get("type") or 0), allow or 0, deny or 0)


@ROUTES.route("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
@operation(bucket="channel")
async def edit_channel_permissions(call: Exchange) -> Reply:
    core, channel = call.core, visible_channel(call)
    require_permission(core, channel, Permission.MANAGE_ROLES)
    made = _overwrite(call.object() | {"id": call.id("overwrite_id")})
    channel.overwrites[made.id] = made
    dispatch_channel_event(core, "CHANNEL_UPDATE", channel)
    return Reply.empty()


@ROUTES.route("DELETE", "/channels/{channel_id}")
@operation(bucket="channel")
async def delete_channel(call: Exchange) -> Reply:
    """Delete a channel or thread; a direct message channel is only closed."""
    core, channel = call.core, visible_channel(call)
    body = core.payloads.channel(channel)
    if channel.guild_id is not None:
        require_permission(core, channel, Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS)
        remove_channel(core, channel)
    return Reply(body)
