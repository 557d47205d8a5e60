"""Checks of the bot's permissions where a table is to be, before anything fails."""

from collections.abc import Iterable
from typing import Any

import discord
import discord.abc

from bot.discord.own_rights import silenced_until
from bot.discord.permission_bits import lacking
from bot.discord.symbols import discord_time
from bot.i18n.catalogue import Localizer


def may_attach(client: discord.Client, channel_id: int) -> bool:
    """Return whether the bot may attach files there; True where it does not know, and Discord decides."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or client.user is None:
        return True
    member = channel.guild.get_member(client.user.id)
    if member is None:
        return True
    try:
        return channel.permissions_for(member).attach_files
    except discord.ClientException:  # a thread whose channel is not known
        return True


def missing_in(channel: discord.abc.GuildChannel) -> tuple[str, ...]:
    """Return the permissions that a table in that channel would lack; only `view_channel` where that is missing."""
    granted = channel.permissions_for(channel.guild.me).value
    names = lacking(granted, in_thread=False, own_thread=True)
    return ("view_channel",) if "view_channel" in names else names


def missing(interaction: "discord.Interaction[Any]", localizer: Localizer, *, own_thread: bool) -> str | None:
    """Return the text for someone who wants a table here but the bot lacks permissions; None when it has them all."""
    if (until := silenced_until(interaction.guild)) is not None:
        return localizer.say("silenced", until=discord_time(until, "f"))
    in_thread = isinstance(interaction.channel, discord.Thread)
    names = lacking(interaction.app_permissions.value, in_thread=in_thread, own_thread=own_thread)
    if not names:
        return None
    return localizer.say("permissions-missing", permissions=permissions_text(names, localizer), count=len(names))


def permissions_text(names: Iterable[str], localizer: Localizer) -> str:
    """Return permissions by their names, as a list in words."""
    return localizer.list([localizer.say(f"permission-{name.replace('_', '-')}") for name in names])


def purposes(names: Iterable[str], localizer: Localizer) -> str:
    """Return permissions, a line each, with what they are for."""
    say, keys = localizer.say, [name.replace("_", "-") for name in names]
    return "\n".join(
        say("permission-line", permission=say(f"permission-{key}"), purpose=say(f"purpose-{key}")) for key in keys
    )


def small_purposes(names: Iterable[str], localizer: Localizer) -> str:
    """Return permissions with what they are for, a line each in small print."""
    return "\n".join(f"-# {line.removeprefix('- ')}" for line in purposes(names, localizer).splitlines())
