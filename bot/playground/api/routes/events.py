"""Routes of scheduled events at an external location (docs: resources/guild-scheduled-event)."""

from datetime import datetime

from aiohttp import web

from bot.playground.api.core import Core
from bot.playground.api.rest import Exchange, Reply, operation
from bot.playground.checks.errors import Form, missing_permissions, unknown
from bot.playground.json_types import JSON
from bot.playground.world.permissions import Permission, member_permissions
from bot.playground.world.state import Guild, ScheduledEvent

ROUTES = web.RouteTableDef()
_EVENTS = "/guilds/{guild_id}/scheduled-events"
EXTERNAL = 3


def _guild(call: Exchange) -> Guild:
    """Return the guild of the path, in which the bot must be allowed to create events.

    Raises:
        Refusal: 10004 when the bot isn't in it, 50013 without the permission.
    """
    core = call.core
    guild = core.world.guild(call.id("guild_id"))
    if core.bot.id not in guild.members:
        raise unknown("guild")
    granted = member_permissions(core.world, guild, core.bot.id)
    if not granted & (Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS):
        raise missing_permissions()
    return guild


@ROUTES.route("GET", _EVENTS)
@operation()
async def list_guild_scheduled_events(call: Exchange) -> Reply:
    guild = _guild(call)
    return Reply([_payload(call.core, guild, event) for event in guild.events.values()])


@ROUTES.route("POST", _EVENTS)
@operation(bucket="scheduled-events")
async def create_guild_scheduled_event(call: Exchange) -> Reply:
    """Create an event; it must begin in the future and end after that."""
    core, guild, body = call.core, _guild(call), call.object()
    if not member_permissions(core.world, guild, core.bot.id) & Permission.CREATE_EVENTS:
        # managing events no longer stands for it (docs: resources/guild-scheduled-event#create-guild-scheduled-event)
        raise missing_permissions()
    about: JSON = body.get("entity_metadata") or {}
    place = about.get("location")
    form = Form()
    form.text(body.get("name"), ("name",), "event.name")
    form.text(body.get("description"), ("description",), "event.description")
    form.text(place, ("entity_metadata", "location"), "event.location")
    form.choice(body.get("entity_type"), ("entity_type",), (EXTERNAL,))
    starts, ends = str(body.get("scheduled_start_time")), str(body.get("scheduled_end_time"))
    begins = datetime.fromisoformat(starts)
    if not core.clock.now() < begins.timestamp() < datetime.fromisoformat(ends).timestamp():
        form.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.")
    form.close()
    description = body.get("description") or ""
    event = ScheduledEvent(core.snowflakes.make(), body["name"], description, starts, ends, str(place))
    guild.events[event.id] = event
    core.client_events.add("guild", guild_id=guild.id)
    return Reply(_payload(core, guild, event))


@ROUTES.route("GET", _EVENTS + "/{event_id}")
@operation()
async def get_guild_scheduled_event(call: Exchange) -> Reply:
    guild = _guild(call)
    return Reply(_payload(call.core, guild, _event(call, guild)))


@ROUTES.route("DELETE", _EVENTS + "/{event_id}")
@operation(bucket="scheduled-events")
async def delete_guild_scheduled_event(call: Exchange) -> Reply:
    guild = _guild(call)
    del guild.events[_event(call, guild).id]
    call.core.client_events.add("guild", guild_id=guild.id)
    return Reply(None, 204)


def _event(call: Exchange, guild: Guild) -> ScheduledEvent:
    found = guild.events.get(call.id("event_id"))
    if found is None:
        raise unknown("event")
    return found


def _payload(core: Core, guild: Guild, event: ScheduledEvent) -> JSON:
    return {
        "id": str(event.id),
        "guild_id": str(guild.id),
        "channel_id": None,
        "creator_id": str(core.bot.id),
        "name": event.name,
        "description": event.description,
        "scheduled_start_time": event.starts,
        "scheduled_end_time": event.ends,
        "privacy_level": 2,
        "status": 1,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "image": None,
        "recurrence_rule": None,
    }
