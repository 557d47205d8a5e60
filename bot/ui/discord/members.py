"""Who is on a server, as Discord says it: the bot hears of nobody who comes or goes, so it asks."""

import asyncio
import logging
from typing import Final

import aiohttp
import discord

from bot.table.errors import TableError
from bot.table.table import Table
from bot.table.values import UserId
from bot.ui.discord.answers import Interaction

log = logging.getLogger(__name__)

GONE: Final = (10007, 10013)
"""Discord: unknown member, unknown user."""
PATIENCE: Final = 1.5
"""Seconds to wait for the answer: whoever has pressed waits for his own."""


async def is_member(client: discord.Client, guild_id: int, user: UserId) -> bool:
    """Whether a server has this member; where Discord does not say, he is taken for one."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return True
    try:
        await asyncio.wait_for(guild.fetch_member(user), PATIENCE)
    except discord.NotFound as error:
        return error.code not in GONE
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
        log.warning("whether a server has a member is not to be found out: %s", type(error).__name__)
    return True


async def check_member(interaction: Interaction, table: Table) -> None:
    """Raises `TableError` (`seat-far`) where this person is not on the server of a table he would sit at."""
    guild = table.place.guild_id
    if guild in (None, interaction.guild_id) or table.seat_of(interaction.user.id) is not None:
        return
    if not await is_member(interaction.client, guild or 0, UserId(interaction.user.id)):
        raise TableError("seat-far")
