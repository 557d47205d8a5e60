"""Whether a moderator has timed the bot out on a server, and until when: its own member says so.

While that lasts Discord lets it see channels and read them, and nothing else (docs: resources/guild, "Guild Member
Object", `communication_disabled_until`).
"""

from datetime import datetime

import discord


def silenced_until(guild: discord.Guild | None) -> datetime | None:
    """Return until when the bot is timed out on a server; None where it isn't, or where that isn't known."""
    me = None if guild is None else _me(guild)
    return me.timed_out_until if me is not None and me.is_timed_out() else None


def _me(guild: discord.Guild) -> discord.Member | None:
    return guild.me  # which the client may not know yet, whatever its annotation says
