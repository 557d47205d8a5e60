"""Creates users, guilds and channels, and adds the bot to a guild; sends the gateway events about it."""

from collections.abc import Iterable
from typing import Final

from bot.playground.api.core import Core
from bot.playground.api.gateway_events import dispatch_channel_event, dispatch_guild_event
from bot.playground.checks.errors import CannotDo
from bot.playground.checks.limits import bound
from bot.playground.world.permissions import EVERYONE
from bot.playground.world.state import Channel, Guild, Member, Role, User

PERSON_NAME_MAX: Final = 32
"""Characters of a person's name (docs/resources/user#usernames-and-nicknames)."""
SERVER_NAME_MAX: Final = 100
"""Characters of a server's name (docs/resources/guild#create-guild)."""


def trimmed_name(value: object, most: int) -> str:
    """Return a name without surrounding space.

    Raises:
        CannotDo: When it is blank or longer than `most`.
    """
    name = str(value).strip()
    if not 1 <= len(name) <= most:
        raise CannotDo(f"a name has 1 to {most} characters here")
    return name


def create_user(
    core: Core, name: object, *, display: object = None, locale: str | None = None, avatar: bytes | None = None
) -> User:
    """Create a person; without a `locale`, the page may still choose one.

    Raises:
        CannotDo: When a name is too long.
    """
    shown = trimmed_name(display or name, PERSON_NAME_MAX)
    unique = trimmed_name(name, PERSON_NAME_MAX)
    user = User(core.snowflakes.make_long_ago(), unique, shown, locale or "en-US", bool(locale), avatar)
    core.world.users[user.id] = user
    core.client_events.add("user", user_id=user.id)
    return user


def create_guild(
    core: Core,
    name: object,
    owner: User,
    members: Iterable[User] = (),
    *,
    locale: str = "en-US",
    premium_tier: int = 0,
    everyone: int = EVERYONE,
    shard: tuple[int, int] | None = None,
) -> Guild:
    """Create a guild without the bot and without channels; `everyone` are the permissions of its @everyone role.

    `shard` is the number of its shard and the count of all; None leaves that to chance.

    Raises:
        CannotDo: When the name is too long.
    """
    number = core.snowflakes.make() if shard is None else core.snowflakes.make_on(*shard)
    guild = Guild(number, trimmed_name(name, SERVER_NAME_MAX), owner.id, locale)
    guild.premium_tier = premium_tier
    guild.roles[guild.id] = Role(guild.id, "@everyone", everyone, 0)
    for user in (owner, *members):
        guild.members.setdefault(user.id, Member(user.id, core.clock.now()))
    core.world.guilds[guild.id] = guild
    core.client_events.add("guild", guild_id=guild.id)
    return guild


def invite_bot(core: Core, guild: Guild, granted: int = 0) -> None:
    """Add the bot to a guild, with a role of its own if its invite link asked for permissions (`granted`)."""
    member = guild.members[core.bot.id] = Member(core.bot.id, core.clock.now())
    if granted:
        role = Role(core.snowflakes.make(), core.bot.name, granted, len(guild.roles), core.bot.id)
        guild.roles[role.id] = role
        member.roles.append(role.id)
    dispatch_guild_event(core, "GUILD_CREATE", guild)


def create_channel(
    core: Core, guild: Guild, name: object, *, kind: int = 0, topic: str | None = None, is_system: bool = False
) -> Channel:
    """Create a channel; `is_system` makes it the one for the guild's system messages.

    Raises:
        CannotDo: When the name is too long.
    """
    position = sum(1 for _ in core.world.channels_of(guild.id))
    named = trimmed_name(name, bound("channel.name.max"))
    channel = Channel(core.snowflakes.make(), kind, named, guild.id, position=position)
    channel.topic = topic
    core.world.channels[channel.id] = channel
    dispatch_channel_event(core, "CHANNEL_CREATE", channel)
    if is_system:
        guild.system_channel_id = channel.id
        dispatch_guild_event(core, "GUILD_UPDATE", guild)
    return channel
