"""What the bot may see and do in the channel of a route."""

from bot.playground.api.core import Core
from bot.playground.api.rest import Exchange
from bot.playground.checks.errors import Refusal, missing_access, missing_permissions
from bot.playground.checks.limits import bound
from bot.playground.world.permissions import can_see, channel_permissions
from bot.playground.world.state import Channel


def visible_channel(call: Exchange) -> Channel:
    """Return the channel of the path.

    Raises:
        Refusal: 10003 when it is unknown, 50001 when the bot can't see it.
    """
    core = call.core
    channel = core.world.channel(call.id("channel_id"))
    if not can_see(core.world, channel, core.bot.id):
        raise missing_access()
    return channel


def bot_permissions(core: Core, channel: Channel) -> int:
    """Return the bot's permission bits in the channel."""
    return channel_permissions(core.world, channel, core.bot.id)


def require_permission(core: Core, channel: Channel, permission: int) -> None:
    """Check that the bot has all bits of `permission`.

    Raises:
        Refusal: 50013 when it lacks one.
    """
    if bot_permissions(core, channel) & permission != permission:
        raise missing_permissions()


def check_active_threads(core: Core, guild_id: int) -> None:
    """Check that one more thread of a guild can be active.

    Raises:
        Refusal: 160006 when there are too many.
    """
    if sum(1 for item in core.world.threads_of(guild_id) if item.thread and not item.thread.archived) >= bound(
        "threads.active.max"
    ):
        raise Refusal(400, 160006, "Maximum number of active threads reached")


def check_room_to_wake(core: Core, channel: Channel) -> None:
    """Check that a thread can be unarchived, if it is archived, by a change or a message.

    Raises:
        Refusal: 160006 when the guild has too many active threads.
    """
    if channel.guild_id is not None and channel.thread is not None and channel.thread.archived:
        check_active_threads(core, channel.guild_id)
