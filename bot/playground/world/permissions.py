"""Discord's permission bits and how overwrites combine (docs: topics/permissions)."""

from collections.abc import Iterable
from enum import IntFlag

from bot.playground.world.state import PRIVATE_THREAD, Channel, Guild, World


class Permission(IntFlag):
    """The bits the playground checks, by Discord's names."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    CREATE_EVENTS = 1 << 44
    SEND_POLLS = 1 << 49
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1
EVERYONE = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.SEND_POLLS
)
"""The permissions of @everyone in a new guild."""

WHILE_TIMED_OUT = int(Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY)
"""All that a timed out member is left (docs: topics/permissions#permissions-for-timed-out-members)."""

DIRECT = EVERYONE & ~int(Permission.CREATE_PUBLIC_THREADS | Permission.CREATE_PRIVATE_THREADS)
"""The permissions of both sides of a direct message."""


def permission_bits(names: Iterable[str]) -> int:
    """Return the sum of the bits with these names.

    Raises:
        KeyError: When there is no such permission.
    """
    total = 0
    for name in names:
        total |= int(Permission[name])
    return total


def member_permissions(world: World, guild: Guild, user_id: int, channel: Channel | None = None) -> int:
    """Return the permission bits of `user_id` in `channel` (in its parent for a thread), or in the whole guild."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    base = guild.roles[guild.id].permissions
    for role_id in member.roles:
        base |= guild.roles[role_id].permissions
    if base & Permission.ADMINISTRATOR:
        return ALL
    left = WHILE_TIMED_OUT if world.is_timed_out(guild, user_id) else ALL
    place = world.parent(channel) if channel else None
    if place is None:
        return base & left
    base = _with_overwrites(base, place, guild.id, member.roles, user_id) & left
    return base if base & Permission.VIEW_CHANNEL else 0


def may_time_out(world: World, guild: Guild, moderator_id: int, user_id: int) -> bool:
    """Return whether a member may time another out: neither the owner nor administrators can be.

    Docs: resources/guild#modify-guild-member, topics/permissions#permission-hierarchy.
    """
    if user_id == moderator_id or not {user_id, moderator_id} <= guild.members.keys():
        return False
    if is_exempt_from_timeouts(world, guild, user_id):
        return False
    if not member_permissions(world, guild, moderator_id) & Permission.MODERATE_MEMBERS:
        return False
    return moderator_id == guild.owner_id or _highest_role(guild, moderator_id) > _highest_role(guild, user_id)


def is_exempt_from_timeouts(world: World, guild: Guild, user_id: int) -> bool:
    """Return whether Discord refuses to time this member out: the owner, and administrators."""
    return bool(member_permissions(world, guild, user_id) & Permission.ADMINISTRATOR)


def _highest_role(guild: Guild, user_id: int) -> int:
    return max(guild.roles[each].position for each in (guild.id, *guild.members[user_id].roles))


def _with_overwrites(base: int, place: Channel, everyone: int, roles: Iterable[int], user_id: int) -> int:
    # Discord's order (docs/topics/permissions#permission-overwrites): @everyone, all roles together, the member
    if found := place.overwrites.get(everyone):
        base = base & ~found.deny | found.allow
    allow = deny = 0
    for role_id in roles:
        if found := place.overwrites.get(role_id):
            allow, deny = allow | found.allow, deny | found.deny
    base = base & ~deny | allow
    if found := place.overwrites.get(user_id):
        base = base & ~found.deny | found.allow
    return base


def channel_permissions(world: World, channel: Channel, user_id: int) -> int:
    """Return the permission bits of `user_id` in `channel`, which may be a direct message."""
    if channel.guild_id is None:
        return DIRECT if user_id in channel.recipients else 0
    return member_permissions(world, world.guilds[channel.guild_id], user_id, channel)


def can_see(world: World, channel: Channel, user_id: int) -> bool:
    """Return whether `user_id` sees `channel`; a private thread needs membership or MANAGE_THREADS."""
    granted = channel_permissions(world, channel, user_id)
    if not granted & Permission.VIEW_CHANNEL:
        return False
    if channel.thread is None or channel.type != PRIVATE_THREAD:
        return True
    return user_id in channel.thread.members or bool(granted & Permission.MANAGE_THREADS)


def can_send(world: World, channel: Channel, user_id: int) -> bool:
    """Return whether `user_id` may send messages in `channel`; threads have a permission of their own."""
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    return can_see(world, channel, user_id) and bool(channel_permissions(world, channel, user_id) & needed)


def can_wake(world: World, channel: Channel, user_id: int) -> bool:
    """Return whether `user_id` may unarchive a thread: who may write there, unless it is locked; or MANAGE_THREADS.

    Docs: resources/channel#modify-channel.
    """
    assert channel.thread is not None
    if not can_see(world, channel, user_id):
        return False
    if channel_permissions(world, channel, user_id) & Permission.MANAGE_THREADS:
        return True
    return can_send(world, channel, user_id) and not channel.thread.locked
