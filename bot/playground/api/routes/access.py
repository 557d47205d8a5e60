"""What the bot may see and do in the channel of a route."""

from bot.playground.api.core import Core
from bot.playground.api.rest import Call
from bot.playground.checks.errors import missing_access, missing_permissions
from bot.playground.world.permissions import can_see, channel_permissions
from bot.playground.world.state import Channel


def visible_channel(call: Call) -> Channel:
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
