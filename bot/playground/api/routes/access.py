"""What the bot may see and do where a route leads."""

from bot.playground.api.core import Core
from bot.playground.api.rest import Call
from bot.playground.checks.errors import missing_access, missing_permissions
from bot.playground.world.permissions import can_see, in_channel
from bot.playground.world.state import Channel


def visible_channel(call: Call) -> Channel:
    """The channel of the path. Raises: Refusal: 10003 unknown, 50001 hidden."""
    core = call.core
    channel = core.world.channel(call.id("channel_id"))
    if not can_see(core.world, channel, core.bot.id):
        raise missing_access()
    return channel


def bot_permissions(core: Core, channel: Channel) -> int:
    """The bot's bits there."""
    return in_channel(core.world, channel, core.bot.id)


def demand_permission(core: Core, channel: Channel, permission: int) -> None:
    """Raises: Refusal: 50013, when the bot lacks a bit."""
    if bot_permissions(core, channel) & permission != permission:
        raise missing_permissions()
