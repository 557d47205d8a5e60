"""The deeds that make and change the world itself: people, servers, channels, rights, and the trouble on demand."""

from __future__ import annotations

import base64
from typing import Any, Final

from bot.playground.api import changes as deeds
from bot.playground.api import gateway_events as news
from bot.playground.api.core import Core
from bot.playground.checks.commands import LOCALES
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON, array, snowflake
from bot.playground.page.endpoints import deed, the_channel, the_user
from bot.playground.page.invocation import CannotDo
from bot.playground.world import permissions
from bot.playground.world.permissions import Permission, can_see, in_channel
from bot.playground.world.state import Channel, Guild, Member, Overwrite, Role, User

PERSON_NAME_MAX: Final = 32
"""Characters of a person's name (docs/resources/user#usernames-and-nicknames)."""
SERVER_NAME_MAX: Final = 100
"""Characters of a server's name (docs/resources/guild#create-guild)."""


def _name(value: object, most: int) -> str:
    """A name as Discord lets people give one. Raises: CannotDo: it is blank or longer than `most`."""
    name = str(value).strip()
    if not 1 <= len(name) <= most:
        raise CannotDo(f"a name has 1 to {most} characters here")
    return name


@deed
async def create_user(core: Core, body: JSON) -> JSON:
    """A person: name; display, locale, avatar (base64)."""
    name = _name(body["name"], PERSON_NAME_MAX)
    display = _name(body.get("display") or name, PERSON_NAME_MAX)
    avatar = base64.b64decode(body["avatar"]) if body.get("avatar") else None
    locale, is_chosen = str(body.get("locale") or "en-US"), bool(body.get("locale"))
    user = User(core.snowflakes.make(), name, display, locale, is_chosen, avatar)
    core.world.users[user.id] = user
    core.feed.add("user", user_id=user.id)
    return core.payloads.user(user) | {"locale": user.locale}


@deed
async def owner(core: Core, body: JSON) -> JSON:
    """The person who owns the bot."""
    return core.payloads.user(core.owner) | {"locale": core.owner.locale}


@deed
async def set_locale(core: Core, body: JSON) -> JSON:
    """The language of a person's client, or else of a server: user or guild, locale (one of Discord's)."""
    locale = str(body["locale"])
    if locale not in LOCALES:
        raise CannotDo(f"{locale[:20]} is not a locale of Discord's")
    if "guild" in body:
        guild = _guild(core, body)
        guild.locale = locale
        news.guild_changed(core, "GUILD_UPDATE", guild)
        return {}
    user = the_user(core, body)
    user.locale, user.is_locale_chosen = locale, True
    core.feed.add("user", user_id=user.id)
    return {}


@deed
async def set_dms(core: Core, body: JSON) -> JSON:
    """Whether a person takes direct messages: user, open."""
    the_user(core, body).takes_dms = bool(body["open"])
    return {}


@deed
async def create_guild(core: Core, body: JSON) -> JSON:
    """A server: name, owner; members (ids), locale, premium_tier, bot (False: the bot is not in it).

    `everyone`: what its @everyone role may do (names), where that is not what Discord begins with.
    """
    owner = the_user(core, body, "owner")
    name = _name(body["name"], SERVER_NAME_MAX)
    guild = Guild(core.snowflakes.make(), name, owner.id, str(body.get("locale") or "en-US"))
    guild.premium_tier = int(body.get("premium_tier") or 0)
    everyone = permissions.bits(_names(body, "everyone")) if "everyone" in body else permissions.EVERYONE
    guild.roles[guild.id] = Role(guild.id, "@everyone", everyone, 0)
    members = [owner.id, *(core.world.user(snowflake(item) or 0).id for item in array(body.get("members")))]
    for user_id in dict.fromkeys(members):
        guild.members[user_id] = Member(user_id, core.clock.now())
    core.world.guilds[guild.id] = guild
    core.feed.add("guild", guild_id=guild.id)
    if body.get("bot", True):
        _add_bot(core, guild)
    return core.payloads.guild(guild)


def _add_bot(core: Core, guild: Guild, granted: int = 0) -> None:
    """The bot joins, with a role of its own where its invite link asked for permissions."""
    member = guild.members[core.bot.id] = Member(core.bot.id, core.clock.now())
    if granted:
        role = Role(core.snowflakes.make(), core.bot.name, granted, len(guild.roles), core.bot.id)
        guild.roles[role.id] = role
        member.roles.append(role.id)
    news.guild_changed(core, "GUILD_CREATE", guild)


def _guild(core: Core, body: JSON) -> Guild:
    return core.world.guild(snowflake(body["guild"]) or 0)


@deed
async def add_member(core: Core, body: JSON) -> JSON:
    """Someone joins a server: guild, user (or bot: True, and permissions: what whoever added it let it have, in bits).

    The bot's permissions become a role of its own, as the invite link's do.
    """
    guild = _guild(core, body)
    if body.get("bot"):
        if core.bot.id not in guild.members:
            _add_bot(core, guild, int(body.get("permissions") or 0))
        return {}
    user = the_user(core, body)
    if user.id in guild.banned:
        raise CannotDo("this person is banned there")
    guild.members[user.id] = Member(user.id, core.clock.now())
    news.member_changed(core, "GUILD_MEMBER_ADD", guild, user.id)
    return {}


@deed
async def remove_member(core: Core, body: JSON) -> JSON:
    """Someone leaves a server: guild, user (or bot: True)."""
    guild = _guild(core, body)
    if body.get("bot"):
        news.guild_changed(core, "GUILD_DELETE", guild)
        guild.members.pop(core.bot.id, None)
        guild.roles = {number: role for number, role in guild.roles.items() if role.bot_id is None}
        return {}
    _remove(core, guild, the_user(core, body))
    return {}


@deed
async def ban_member(core: Core, body: JSON) -> JSON:
    """Someone is banned from a server, member or not, or no longer (banned: False): guild, user."""
    guild, user = _guild(core, body), the_user(core, body)
    if user.id == guild.owner_id:
        raise CannotDo("nobody bans a server's owner")
    is_banned = bool(body.get("banned", True))
    if is_banned == (user.id in guild.banned):
        return {}
    guild.banned ^= {user.id}
    news.ban_changed(core, "GUILD_BAN_ADD" if is_banned else "GUILD_BAN_REMOVE", guild, user.id)
    if is_banned and user.id in guild.members:
        _remove(core, guild, user)
    return {}


def _remove(core: Core, guild: Guild, user: User) -> None:
    guild.members.pop(user.id, None)
    for thread in core.world.threads_of(guild.id):
        deeds.leave_thread(core, thread, user.id)
    news.member_changed(core, "GUILD_MEMBER_REMOVE", guild, user.id)


@deed
async def set_available(core: Core, body: JSON) -> JSON:
    """An outage of one server begins (available: False) or ends: guild, available."""
    guild = _guild(core, body)
    guild.is_available = bool(body["available"])
    if core.bot.id in guild.members:
        news.availability_changed(core, guild)
    return {}


@deed
async def set_upload_limit(core: Core, body: JSON) -> JSON:
    """A server that takes smaller (or larger) files than its tier says: guild, bytes (None: as the tier says)."""
    limit = body.get("bytes")
    _guild(core, body).upload_limit = None if limit is None else int(limit)
    return {}


@deed
async def create_role(core: Core, body: JSON) -> JSON:
    """A role: guild, name; permissions (names), members (ids)."""
    guild = _guild(core, body)
    granted = permissions.bits(_names(body, "permissions"))
    role = Role(core.snowflakes.make(), str(body["name"]), granted, len(guild.roles))
    guild.roles[role.id] = role
    data: JSON = {"guild_id": str(guild.id), "role": core.payloads.role(role)}
    core.gateway.dispatch("GUILD_ROLE_CREATE", data, guild_id=guild.id, intent=1)
    for item in array(body.get("members")):
        guild.members[snowflake(item) or 0].roles.append(role.id)
        news.member_changed(core, "GUILD_MEMBER_UPDATE", guild, snowflake(item) or 0)
    return core.payloads.role(role)


@deed
async def create_channel(core: Core, body: JSON) -> JSON:
    """A channel: guild, name; type (0), topic, system (True: the server's own messages go there)."""
    guild = _guild(core, body)
    position = sum(1 for _ in core.world.channels_of(guild.id))
    kind = int(body.get("type") or 0)
    name = _name(body["name"], bound("channel.name.max"))
    channel = Channel(core.snowflakes.make(), kind, name, guild.id, position=position)
    channel.topic = body.get("topic")
    core.world.channels[channel.id] = channel
    news.channel_changed(core, "CHANNEL_CREATE", channel)
    if body.get("system"):
        guild.system_channel_id = channel.id
        news.guild_changed(core, "GUILD_UPDATE", guild)
    return core.payloads.channel(channel)


@deed
async def create_thread(core: Core, body: JSON) -> JSON:
    """A thread of a person's: user, channel (its parent), name; private, message, members (ids)."""
    user, parent = the_user(core, body), the_channel(core, body)
    private = bool(body.get("private"))
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not in_channel(core.world, parent, user.id) & needed:
        raise CannotDo("this person may not open a thread there")
    name = _name(body["name"], bound("thread.name.max"))
    thread = deeds.open_thread(
        core, parent, user.id, name, 12 if private else 11, message_id=snowflake(body.get("message"))
    )
    members = [core.world.user(snowflake(item) or 0).id for item in array(body.get("members"))]
    deeds.join_thread(core, thread, members)
    return core.payloads.channel(thread)


@deed
async def set_thread(core: Core, body: JSON) -> JSON:
    """Archive, wake, lock or unlock a thread: channel; archived, locked, add and remove (user ids or "bot")."""
    channel = the_channel(core, body)
    if channel.thread is None:
        raise CannotDo("that is no thread")
    channel.thread.locked = bool(body.get("locked", channel.thread.locked))
    channel.thread.archived = bool(body.get("archived", channel.thread.archived))
    channel.thread.archive_timestamp = core.clock.now()
    news.thread_updated(core, channel)
    deeds.join_thread(core, channel, [_member(core, item) for item in array(body.get("add"))])
    for item in array(body.get("remove")):
        deeds.leave_thread(core, channel, _member(core, item))
    return core.payloads.channel(channel)


def _member(core: Core, item: Any) -> int:
    return core.bot.id if item == "bot" else core.world.user(snowflake(item) or 0).id


@deed
async def set_permissions(core: Core, body: JSON) -> JSON:
    """A channel's exception: channel, target ("bot", "everyone", a user's or a role's id), allow, deny (names).

    Replaces the exception the target had there; with neither allow nor deny it is gone.
    """
    channel = the_channel(core, body)
    if channel.guild_id is None or channel.thread is not None:
        raise CannotDo("only a server's channels have permissions; a thread has its parent's")
    target, kind = _target(core, core.world.guilds[channel.guild_id], body["target"])
    before = can_see(core.world, channel, core.bot.id)
    made = Overwrite(target, kind, permissions.bits(_names(body, "allow")), permissions.bits(_names(body, "deny")))
    channel.overwrites[target] = made
    if not made.allow and not made.deny:
        del channel.overwrites[target]
    news.channel_changed(core, "CHANNEL_UPDATE", channel)
    if not before and can_see(core.world, channel, core.bot.id):
        news.threads_regained(core, channel)
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


@deed
async def delete_channel(core: Core, body: JSON) -> JSON:
    """Delete a channel or a thread: channel."""
    deeds.remove_channel(core, the_channel(core, body))
    return {}


@deed
async def delete_any_message(core: Core, body: JSON) -> JSON:
    """Delete a message as a moderator would: channel, message."""
    found = core.world.message(the_channel(core, body).id, snowflake(body["message"]) or 0)
    deeds.remove_message(core, found)
    return {}


@deed
async def advance_clock(core: Core, body: JSON) -> JSON:
    """Let time pass: seconds."""
    core.clock.advance(float(body["seconds"]))
    return {}


@deed
async def fault(core: Core, body: JSON) -> JSON:
    """Trouble: kind (status, 429, drop, slow, clear); method, path (a glob), times, status, seconds, after, global."""
    kind = str(body["kind"])
    where = {"method": str(body.get("method") or "*"), "path": str(body.get("path") or "*")}
    times, seconds, after = int(body.get("times") or 1), float(body.get("seconds") or 0.1), bool(body.get("after"))
    if kind == "clear":
        core.faults.clear()
    elif kind == "status":
        core.faults.status(int(body.get("status") or 500), times=times, after=after, **where)
    elif kind == "429":
        core.faults.rate_limit(seconds, times=times, is_global=bool(body.get("global")), **where)
    elif kind == "drop":
        core.faults.drop(times=times, after=after, **where)
    elif kind == "slow":
        core.faults.slow(seconds, times=times, after=after, **where)
    else:
        raise CannotDo(f"there is no trouble {kind!r}")
    return {}


@deed
async def gateway(core: Core, body: JSON) -> JSON:
    """Trouble with the gateway: do (drop, reconnect, invalidate, refuse, accept); code, resumable."""
    match str(body["do"]):
        case "drop":
            await core.gateway.drop(int(body.get("code") or 4000))
        case "reconnect":
            core.gateway.ask_to_reconnect()
        case "invalidate":
            core.gateway.invalidate(resumable=bool(body.get("resumable")))
        case "refuse" | "accept" as wish:
            core.gateway.refuse = wish == "refuse"
        case other:
            raise CannotDo(f"the gateway cannot {other!r}")
    return {}


@deed
async def record(core: Core, body: JSON) -> JSON:
    """What the bot sent: refusals, unknown_routes and hammered as lines, and how many requests."""
    kept = core.record
    return {
        "requests": len(kept.requests),
        "refusals": [str(item) for item in kept.refusals],
        "unknown_routes": [str(item) for item in kept.unknown_routes],
        "hammered": [str(item) for item in kept.hammered],
    }
