"""Endpoints of a scripted playground only: they create and change the state, inject faults and skip time."""

import base64
from typing import Any

from bot.playground.api.changes import (
    add_to_thread,
    open_thread,
    remove_channel,
    remove_from_thread,
    remove_message,
    restart_inactivity,
)
from bot.playground.api.core import Core
from bot.playground.api.creation import create_channel, create_guild, create_user, invite_bot, trimmed_name
from bot.playground.api.gateway import GUILDS
from bot.playground.api.gateway_events import (
    dispatch_ban_event,
    dispatch_channel_event,
    dispatch_guild_availability,
    dispatch_guild_event,
    dispatch_member_event,
    dispatch_thread_list_sync,
    dispatch_thread_update,
)
from bot.playground.checks.errors import CannotDo
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON, array, snowflake
from bot.playground.page.people_api import Endpoints, channel_in, guild_in, message_in, user_in
from bot.playground.world.permissions import EVERYONE, Permission, can_see, channel_permissions, permission_bits
from bot.playground.world.state import PRIVATE_THREAD, PUBLIC_THREAD, Guild, Member, Overwrite, Role, User

CONTROL_ENDPOINTS = Endpoints()


@CONTROL_ENDPOINTS.add("create_user")
async def handle_create_user(core: Core, body: JSON) -> JSON:
    """Create a person: name; display, locale, avatar (base64)."""
    avatar = base64.b64decode(body["avatar"]) if body.get("avatar") else None
    locale = str(body["locale"]) if body.get("locale") else None
    user = create_user(core, body["name"], display=body.get("display"), locale=locale, avatar=avatar)
    return core.payloads.user(user) | {"locale": user.locale}


@CONTROL_ENDPOINTS.add("owner")
async def handle_owner(core: Core, body: JSON) -> JSON:
    """Return the person who owns the bot."""
    return core.payloads.user(core.owner) | {"locale": core.owner.locale}


@CONTROL_ENDPOINTS.add("set_dms")
async def handle_set_dms(core: Core, body: JSON) -> JSON:
    """Set whether a person accepts direct messages: user, open."""
    user_in(core, body).takes_dms = bool(body["open"])
    return {}


@CONTROL_ENDPOINTS.add("create_guild")
async def handle_create_guild(core: Core, body: JSON) -> JSON:
    """Create a guild: name, owner; members (ids), locale, premium_tier, bot (False: the bot isn't in it).

    `everyone`: the permissions (names) of its @everyone role, if not Discord's default. `shard`: its number and count.
    """
    shard = [int(item) for item in array(body.get("shard"))]
    guild = create_guild(
        core,
        body["name"],
        user_in(core, body, "owner"),
        [core.world.user(snowflake(item) or 0) for item in array(body.get("members"))],
        locale=str(body.get("locale") or "en-US"),
        premium_tier=int(body.get("premium_tier") or 0),
        everyone=permission_bits(_names(body, "everyone")) if "everyone" in body else EVERYONE,
        shard=(shard[0], shard[1]) if shard else None,
    )
    if body.get("bot", True):
        invite_bot(core, guild)
    return core.payloads.guild(guild)


@CONTROL_ENDPOINTS.add("set_nick")
async def set_nick(core: Core, body: JSON) -> Any:
    """Give a member a nickname: guild, user, nick (None takes it away)."""
    guild, user = guild_in(core, body), user_in(core, body, "user")
    guild.members[user.id].nick = None if body.get("nick") is None else str(body["nick"])
    return {}


@CONTROL_ENDPOINTS.add("add_member")
async def handle_add_member(core: Core, body: JSON) -> JSON:
    """Add someone to a guild: guild, user (or bot: True, and permissions: those granted when it was added, in bits).

    The bot's permissions become a role of its own, as those of an invite link do.
    """
    guild = guild_in(core, body)
    if body.get("bot"):
        if core.bot.id not in guild.members:
            invite_bot(core, guild, int(body.get("permissions") or 0))
        return {}
    user = user_in(core, body)
    if user.id in guild.banned:
        raise CannotDo("this person is banned there")
    guild.members[user.id] = Member(user.id, core.clock.now())
    dispatch_member_event(core, "GUILD_MEMBER_ADD", guild, user.id)
    return {}


@CONTROL_ENDPOINTS.add("remove_member")
async def handle_remove_member(core: Core, body: JSON) -> JSON:
    """Remove someone from a guild: guild, user (or bot: True)."""
    guild = guild_in(core, body)
    if body.get("bot"):
        dispatch_guild_event(core, "GUILD_DELETE", guild)
        guild.members.pop(core.bot.id, None)
        guild.roles = {number: role for number, role in guild.roles.items() if role.bot_id is None}
        return {}
    _remove(core, guild, user_in(core, body))
    return {}


@CONTROL_ENDPOINTS.add("offer_command")
async def handle_offer_command(core: Core, body: JSON) -> JSON:
    """Enable a command for everyone in a guild's settings: guild, name."""
    guild_in(core, body).offered.add(str(body["name"]))
    return {}


@CONTROL_ENDPOINTS.add("ban_member")
async def handle_ban_member(core: Core, body: JSON) -> JSON:
    """Ban someone from a guild, whether a member or not, or unban them (banned: False): guild, user."""
    guild, user = guild_in(core, body), user_in(core, body)
    if user.id == guild.owner_id:
        raise CannotDo("nobody bans a server's owner")
    is_banned = bool(body.get("banned", True))
    if is_banned == (user.id in guild.banned):
        return {}
    guild.banned ^= {user.id}
    dispatch_ban_event(core, "GUILD_BAN_ADD" if is_banned else "GUILD_BAN_REMOVE", guild, user.id)
    if is_banned and user.id in guild.members:
        _remove(core, guild, user)
    return {}


def _remove(core: Core, guild: Guild, user: User) -> None:
    guild.members.pop(user.id, None)
    for thread in core.world.threads_of(guild.id):
        remove_from_thread(core, thread, user.id)
    dispatch_member_event(core, "GUILD_MEMBER_REMOVE", guild, user.id)


@CONTROL_ENDPOINTS.add("set_available")
async def handle_set_available(core: Core, body: JSON) -> JSON:
    """Begin an outage of a guild (available: False) or end it: guild, available."""
    guild = guild_in(core, body)
    guild.is_available = bool(body["available"])
    if core.bot.id in guild.members:
        dispatch_guild_availability(core, guild)
    return {}


@CONTROL_ENDPOINTS.add("claim_removal")
async def handle_claim_removal(core: Core, body: JSON) -> JSON:
    """Tell the bot that it was removed from a guild whose member it still is, as Discord has done: guild."""
    dispatch_guild_event(core, "GUILD_DELETE", guild_in(core, body))
    return {}


@CONTROL_ENDPOINTS.add("set_upload_limit")
async def handle_set_upload_limit(core: Core, body: JSON) -> JSON:
    """Set a guild's upload limit, regardless of its tier: guild, bytes (None: the tier's)."""
    limit = body.get("bytes")
    guild_in(core, body).upload_limit = None if limit is None else int(limit)
    return {}


@CONTROL_ENDPOINTS.add("set_automod")
async def handle_set_automod(core: Core, body: JSON) -> JSON:
    """Set the words that a guild's AutoMod refuses: guild, words (none: no rule)."""
    guild_in(core, body).blocked_words = _names(body, "words")
    return {}


@CONTROL_ENDPOINTS.add("set_two_factor")
async def handle_set_two_factor(core: Core, body: JSON) -> JSON:
    """Set whether moderating takes two-factor authentication: guild, wanted."""
    guild = guild_in(core, body)
    guild.wants_two_factor = bool(body["wanted"])
    dispatch_guild_event(core, "GUILD_UPDATE", guild)
    return {}


@CONTROL_ENDPOINTS.add("set_verification")
async def handle_set_verification(core: Core, body: JSON) -> JSON:
    """Set a guild's verification level, which bots bypass (discord-api-docs #87): guild, level (0 to 4)."""
    guild = guild_in(core, body)
    guild.verification_level = int(body["level"])
    dispatch_guild_event(core, "GUILD_UPDATE", guild)
    return {}


@CONTROL_ENDPOINTS.add("create_role")
async def handle_create_role(core: Core, body: JSON) -> JSON:
    """Create a role: guild, name; permissions (names), members (ids)."""
    guild = guild_in(core, body)
    granted = permission_bits(_names(body, "permissions"))
    role = Role(core.snowflakes.make(), str(body["name"]), granted, len(guild.roles))
    guild.roles[role.id] = role
    data: JSON = {"guild_id": str(guild.id), "role": core.payloads.role(role)}
    core.gateway.dispatch("GUILD_ROLE_CREATE", data, guild_id=guild.id, intent=GUILDS)
    for item in array(body.get("members")):
        guild.members[snowflake(item) or 0].roles.append(role.id)
        dispatch_member_event(core, "GUILD_MEMBER_UPDATE", guild, snowflake(item) or 0)
    return core.payloads.role(role)


@CONTROL_ENDPOINTS.add("set_role")
async def handle_set_role(core: Core, body: JSON) -> JSON:
    """Set what a role grants: guild, role ("everyone", "bot": the one of the bot's own, or an id), permissions (names).

    Discord tells of no member whose permissions that changes.
    """
    guild, named = guild_in(core, body), body["role"]
    own = next((role.id for role in guild.roles.values() if role.bot_id is not None), None)
    number = {"everyone": guild.id, "bot": own}.get(str(named), snowflake(named))
    if number not in guild.roles:
        raise CannotDo("there is no such role")
    role = guild.roles[number]
    role.permissions = permission_bits(_names(body, "permissions"))
    data: JSON = {"guild_id": str(guild.id), "role": core.payloads.role(role)}
    core.gateway.dispatch("GUILD_ROLE_UPDATE", data, guild_id=guild.id, intent=GUILDS)
    core.client_events.add("guild", guild_id=guild.id)
    return core.payloads.role(role)


@CONTROL_ENDPOINTS.add("delete_role")
async def handle_delete_role(core: Core, body: JSON) -> JSON:
    """Delete a role, which nobody has any more: guild, role. Discord tells of no member that has lost it."""
    guild, number = guild_in(core, body), snowflake(body["role"]) or 0
    if number == guild.id or guild.roles.pop(number, None) is None:
        raise CannotDo("there is no such role")
    for member in guild.members.values():
        member.roles = [each for each in member.roles if each != number]
    data: JSON = {"guild_id": str(guild.id), "role_id": str(number)}
    core.gateway.dispatch("GUILD_ROLE_DELETE", data, guild_id=guild.id, intent=GUILDS)
    return {}


@CONTROL_ENDPOINTS.add("create_channel")
async def handle_create_channel(core: Core, body: JSON) -> JSON:
    """Create a channel: guild, name; type (0), topic, system (True: for the guild's system messages)."""
    guild, kind = guild_in(core, body), int(body.get("type") or 0)
    channel = create_channel(
        core, guild, body["name"], kind=kind, topic=body.get("topic"), is_system=bool(body.get("system"))
    )
    return core.payloads.channel(channel)


@CONTROL_ENDPOINTS.add("create_thread")
async def handle_create_thread(core: Core, body: JSON) -> JSON:
    """Create a thread as a person: user, channel (its parent), name; private, message, members (ids)."""
    user, parent = user_in(core, body), channel_in(core, body)
    private = bool(body.get("private"))
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not channel_permissions(core.world, parent, user.id) & needed:
        raise CannotDo("this person may not open a thread there")
    name = trimmed_name(body["name"], bound("thread.name.max"))
    thread = open_thread(
        core,
        parent,
        user.id,
        name,
        PRIVATE_THREAD if private else PUBLIC_THREAD,
        message_id=snowflake(body.get("message")),
    )
    members = [core.world.user(snowflake(item) or 0).id for item in array(body.get("members"))]
    add_to_thread(core, thread, members)
    return core.payloads.channel(thread)


@CONTROL_ENDPOINTS.add("set_thread")
async def handle_set_thread(core: Core, body: JSON) -> JSON:
    """Archive, unarchive, lock or unlock a thread: channel; archived, locked, add and remove (user ids or "bot").

    `auto_archive_duration`: the minutes of inactivity after which it is archived.
    """
    channel = channel_in(core, body)
    if channel.thread is None:
        raise CannotDo("that is no thread")
    channel.thread.locked = bool(body.get("locked", channel.thread.locked))
    channel.thread.archived = bool(body.get("archived", channel.thread.archived))
    duration = body.get("auto_archive_duration")
    channel.thread.auto_archive_duration = snowflake(duration) or channel.thread.auto_archive_duration
    restart_inactivity(core, channel)
    dispatch_thread_update(core, channel)
    add_to_thread(core, channel, [_member(core, item) for item in array(body.get("add"))])
    for item in array(body.get("remove")):
        remove_from_thread(core, channel, _member(core, item))
    return core.payloads.channel(channel)


def _member(core: Core, item: Any) -> int:
    return core.bot.id if item == "bot" else core.world.user(snowflake(item) or 0).id


@CONTROL_ENDPOINTS.add("set_permissions")
async def handle_set_permissions(core: Core, body: JSON) -> JSON:
    """Set a permission overwrite: channel, target ("bot", "everyone", a user's or a role's id), allow, deny (names).

    It replaces the target's overwrite; with neither allow nor deny, it removes it.
    """
    channel = channel_in(core, body)
    if channel.guild_id is None or channel.thread is not None:
        raise CannotDo("only a server's channels have permissions; a thread has its parent's")
    target, kind = _target(core, core.world.guilds[channel.guild_id], body["target"])
    before = can_see(core.world, channel, core.bot.id)
    made = Overwrite(target, kind, permission_bits(_names(body, "allow")), permission_bits(_names(body, "deny")))
    channel.overwrites[target] = made
    if not made.allow and not made.deny:
        del channel.overwrites[target]
    dispatch_channel_event(core, "CHANNEL_UPDATE", channel)
    if not before and can_see(core.world, channel, core.bot.id):
        dispatch_thread_list_sync(core, channel)
    return core.payloads.channel(channel)


def _names(body: JSON, key: str) -> list[str]:
    return [str(item) for item in array(body.get(key))]


def _target(core: Core, guild: Guild, target: Any) -> tuple[int, int]:
    if target == "bot":
        return core.bot.id, 1
    identity = guild.id if target == "everyone" else snowflake(target)
    if identity in guild.roles:
        return identity, 0
    if identity in guild.members:
        return identity, 1
    raise CannotDo(f"{target!r} is neither a role nor a member")


@CONTROL_ENDPOINTS.add("delete_channel")
async def handle_delete_channel(core: Core, body: JSON) -> JSON:
    """Delete a channel or a thread: channel."""
    remove_channel(core, channel_in(core, body))
    return {}


@CONTROL_ENDPOINTS.add("delete_any_message")
async def handle_delete_any_message(core: Core, body: JSON) -> JSON:
    """Delete a message as a moderator: channel, message."""
    remove_message(core, message_in(core, body))
    return {}


@CONTROL_ENDPOINTS.add("commands")
async def handle_commands(core: Core, body: JSON) -> list[JSON]:
    """Return the registered commands: guild (else the global ones)."""
    return list(core.commands.get(snowflake(body.get("guild")), {}).values())


@CONTROL_ENDPOINTS.add("advance_clock")
async def handle_advance_clock(core: Core, body: JSON) -> JSON:
    """Skip time: seconds."""
    core.clock.advance(float(body["seconds"]))
    return {}


@CONTROL_ENDPOINTS.add("fault")
async def handle_fault(core: Core, body: JSON) -> JSON:
    """Inject a fault: kind (status, 429, page, drop, slow, clear).

    And: method, path, times, status, seconds, after, global, is_of_proxy.
    """
    kind = str(body["kind"])
    where = {"method": str(body.get("method") or "*"), "path": str(body.get("path") or "*")}
    times, seconds, after = int(body.get("times") or 1), float(body.get("seconds") or 0.1), bool(body.get("after"))
    if kind == "clear":
        core.faults.clear()
    elif kind == "status":
        core.faults.status(int(body.get("status") or 500), times=times, after=after, **where)
    elif kind == "429":
        core.faults.rate_limit(seconds, times=times, is_global=bool(body.get("global")), **where)
    elif kind == "page":
        status, is_of_proxy = int(body.get("status") or 429), bool(body.get("is_of_proxy"))
        core.faults.page(status, seconds=seconds, times=times, after=after, is_of_proxy=is_of_proxy, **where)
    elif kind == "drop":
        core.faults.drop(times=times, after=after, **where)
    elif kind == "slow":
        core.faults.slow(seconds, times=times, after=after, **where)
    else:
        raise CannotDo(f"there is no trouble {kind!r}")
    return {}


@CONTROL_ENDPOINTS.add("gateway")
async def handle_gateway(core: Core, body: JSON) -> JSON:
    """Disturb the gateway: do (drop, reconnect, invalidate, silence, refuse, refuse_resumes, accept); code, resumable.

    With do: event it sends the bot an event, true or not: name, data.
    """
    match str(body["do"]):
        case "drop":
            await core.gateway.drop(int(body.get("code") or 4000))
        case "reconnect":
            core.gateway.ask_to_reconnect()
        case "invalidate":
            core.gateway.invalidate(resumable=bool(body.get("resumable")))
        case "refuse" | "refuse_resumes" | "accept" as action:
            core.gateway.refuse = action == "refuse"
            core.gateway.refuse_resumes = action == "refuse_resumes"
        case "silence":
            core.gateway.silence()
        case "event":
            core.gateway.dispatch(str(body["name"]), body["data"], guild_id=None)
        case other:
            raise CannotDo(f"the gateway cannot {other!r}")
    return {}


@CONTROL_ENDPOINTS.add("record")
async def handle_record(core: Core, body: JSON) -> JSON:
    """Return what the bot sent: refusals, unknown_routes and hammered as lines, and the number of requests."""
    record = core.record
    return {
        "requests": len(record.requests),
        "refusals": [str(item) for item in record.refusals],
        "unknown_routes": [str(item) for item in record.unknown_routes],
        "hammered": [str(item) for item in record.hammered],
    }
