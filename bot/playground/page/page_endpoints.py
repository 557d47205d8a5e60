"""What the page shows a person: channels, offered commands, single messages, news and badges."""

from typing import Any, Final

from bot.playground.api.changes import time_out
from bot.playground.api.core import Core
from bot.playground.api.gateway_events import dispatch_guild_event
from bot.playground.checks.commands import CHAT_INPUT, LOCALES
from bot.playground.checks.component_tree import walk_components
from bot.playground.checks.errors import CannotDo
from bot.playground.json_types import JSON, snowflake
from bot.playground.page.client_interactions import can_see_message
from bot.playground.page.command_options import offered_commands
from bot.playground.page.people_api import Endpoints, channel_in, guild_in, user_in
from bot.playground.page.person_endpoints import client_message
from bot.playground.world.permissions import can_see, can_send, may_time_out
from bot.playground.world.state import Channel, Message, User

MOST_COUNTED: Final = 99
"""How many messages of a channel are counted for a badge: it stops at 99, as Discord's do."""
LONGEST_TIMEOUT: Final = 28 * 86_400
"""Seconds a timeout may last (docs: resources/guild#modify-guild-member)."""

PAGE_ENDPOINTS = Endpoints()


@PAGE_ENDPOINTS.add("events")
async def handle_events(core: Core, body: JSON) -> JSON:
    """Wait for events: user (else everyone's), after (a cursor), timeout in seconds up to 30.

    A new `session` means another playground, of which nothing is known yet.
    """
    after = min(snowflake(body.get("after")) or 0, core.client_events.cursor)
    timeout = min(max(0.0, float(body.get("timeout") or 0)), 30.0)  # in this order, so that NaN becomes 0
    await core.client_events.wait(after, timeout)
    user_id = snowflake(body.get("user"))
    fresh = [item for item in core.client_events.entries[after:] if item.only_for in (None, user_id) or user_id is None]
    if user_id is not None:
        fresh = [
            item
            for item in fresh
            if item.channel_id not in core.world.channels
            or can_see(core.world, core.world.channels[item.channel_id], user_id)
        ]
    return {"session": core.session, "cursor": core.client_events.cursor, "events": [item.as_json() for item in fresh]}


@PAGE_ENDPOINTS.add("look")
async def handle_look(core: Core, body: JSON) -> JSON:
    """Return all that the page lists and user (else anyone) sees: guilds, channels, threads, DMs and users."""
    user_id = snowflake(body.get("user"))
    world, payloads = core.world, core.payloads
    shown = [item for item in world.channels.values() if user_id is None or can_see(world, item, user_id)]
    return {
        "session": core.session,
        "cursor": core.client_events.cursor,
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
                "timed_out": [str(user) for user in item.members if world.is_timed_out(item, user)],
                "moderated": [
                    str(user)
                    for user in item.members
                    if user_id is not None and may_time_out(world, item, user_id, user)
                ],
            }
            for item in world.guilds.values()
            if user_id is None or user_id in item.members
        ],
        "channels": [
            payloads.channel(item) | ({} if user_id is None else {"writable": can_send(world, item, user_id)})
            for item in shown
        ],
    }


@PAGE_ENDPOINTS.add("offered")
async def handle_offered(core: Core, body: JSON) -> list[JSON]:
    """Return the commands that a person is offered: user, channel; type (2: user commands)."""
    user, channel, kind = user_in(core, body), channel_in(core, body), snowflake(body.get("type")) or CHAT_INPUT
    return offered_commands(core, user, channel, kind) if can_see(core.world, channel, user.id) else []


@PAGE_ENDPOINTS.add("message")
async def handle_message(core: Core, body: JSON) -> JSON:
    """Return a message as a person sees it now, `{"message": null}` if they don't: user, channel, message."""
    user, channel = user_in(core, body), channel_in(core, body)
    found = core.world.messages.get(channel.id, {}).get(snowflake(body["message"]) or 0)
    visible = found is not None and can_see_message(core, user.id, found)
    return {"message": client_message(core, found) if found is not None and visible else None}


@PAGE_ENDPOINTS.add("read")
async def handle_read(core: Core, body: JSON) -> JSON:
    """Mark a channel as read: user, channel, message (the last one read)."""
    user, channel = user_in(core, body), channel_in(core, body)
    last = snowflake(body["message"])
    if last is None:
        raise CannotDo("message must be an id")
    key = user.id, channel.id
    if last > core.read_up_to.get(key, 0):
        core.read_up_to[key] = last
        core.client_events.add("read", only_for=user.id, user_id=user.id)
    return {}


@PAGE_ENDPOINTS.add("set_locale")
async def handle_set_locale(core: Core, body: JSON) -> JSON:
    """Set the language of a person's client or of a guild: user or guild, locale (one of Discord's)."""
    locale = str(body["locale"])
    if locale not in LOCALES:
        raise CannotDo(f"{locale[:20]} is not a locale of Discord's")
    if "guild" in body:
        guild = guild_in(core, body)
        guild.locale, guild.is_locale_chosen = locale, True
        dispatch_guild_event(core, "GUILD_UPDATE", guild)
        return {}
    user = user_in(core, body)
    user.locale, user.is_locale_chosen = locale, True
    core.client_events.add("user", user_id=user.id)
    return {}


@PAGE_ENDPOINTS.add("time_out")
async def handle_time_out(core: Core, body: JSON) -> JSON:
    """Time a member out as a moderator: user, guild, target (an id or "bot"), seconds (0 ends it)."""
    guild, user, seconds = guild_in(core, body), user_in(core, body), float(body["seconds"])
    target = core.bot if body["target"] == "bot" else user_in(core, body, "target")
    if not may_time_out(core.world, guild, user.id, target.id):
        raise CannotDo("this person may not time that member out")
    if not 0 <= seconds <= LONGEST_TIMEOUT:
        raise CannotDo("a timeout lasts 28 days at most")
    time_out(core, guild, target.id, seconds)
    return core.payloads.member(guild, target.id)


@PAGE_ENDPOINTS.add("badges")
async def handle_badges(core: Core, body: JSON) -> JSON:
    """Return what is unread by each person: `{user: {channel: {unread, mentions, called}}}`, without empty channels.

    `called` counts the unread mentions, and the messages that name the person and have something to press.
    """
    everyone = [user for user in core.world.users.values() if not user.bot]
    return {str(user.id): _badges_of(core, user) for user in everyone}


def _badges_of(core: Core, user: User) -> JSON:
    visible = [item for item in core.world.channels.values() if can_see(core.world, item, user.id)]
    counted = {str(item.id): _counted(core, user, item) for item in visible}
    return {channel: badges for channel, badges in counted.items() if any(badges.values())}


def _counted(core: Core, user: User, channel: Channel) -> dict[str, int]:
    last = core.read_up_to.get((user.id, channel.id), 0)
    unread = mentions = called = 0
    newest_first = reversed(core.world.messages.get(channel.id, {}).values())
    for number, item in enumerate(newest_first):
        is_new = item.id > last
        if number >= MOST_COUNTED:
            break
        if item.author_id == user.id or not can_see_message(core, user.id, item):
            continue
        is_mention = user.id in item.mentions or item.mention_everyone
        unread += is_new
        mentions += is_new and is_mention
        called += (is_mention and is_new) or (_is_pressable(item) and _names(item, user))
    return {"unread": unread, "mentions": mentions, "called": called}


def _names(item: Message, user: User) -> bool:
    """Return whether its text names the user; an edit pings nobody, but still names those it waits for."""
    components: list[Any] = item.components
    texts = [item.content, *(str(component.get("content")) for component in walk_components(components))]
    return any(f"<@{user.id}>" in text for text in texts)


def _is_pressable(item: Message) -> bool:
    components: list[Any] = item.components
    return any("custom_id" in component and not component.get("disabled") for component in walk_components(components))
