"""Threads of tables: kept open while a game goes on, closed by Discord soon after it is over. Never locked."""

import logging
from collections.abc import Iterable
from typing import Final, Literal

import aiohttp
import discord

from bot.manager.tables import Tables
from bot.table.values import OPEN, UserId

log = logging.getLogger(__name__)

WEEK: Final[Literal[10080]] = 10080
"""Minutes of silence after which a thread falls asleep: the longest Discord knows."""
HOUR: Final[Literal[60]] = 60
"""Minutes of silence after which a thread falls asleep once the game is over: people still talk about it, and press
*Rematch*, which sleeping threads make hard."""


async def tend(client: discord.Client, tables: Tables, channel_id: int) -> None:
    """Sets how long a thread of the bot's own stays open, by whether any table goes on in it. Never fails."""
    thread = client.get_channel(channel_id)
    if not isinstance(thread, discord.Thread) or client.user is None or thread.owner_id != client.user.id:
        return
    wanted = WEEK if await tables.lists.in_channel(channel_id, status=OPEN, limit=1) else HOUR
    # a sleeping thread would be woken by the edit
    if thread.auto_archive_duration == wanted or thread.archived:
        return
    try:
        await thread.edit(auto_archive_duration=wanted)
    except (discord.HTTPException, OSError) as error:
        log.info("thread %s stays as it is: %s", channel_id, type(error).__name__)


async def add_players(client: discord.Client, thread_id: int, users: Iterable[UserId]) -> None:
    """Puts these people into a new thread, so that they find it. Whom Discord does not take finds the way by the link
    that stands above it. Never fails."""
    for user in users:
        try:
            await client.http.add_user_to_thread(thread_id, user)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.info("thread %s: a player is not added: %s", thread_id, type(error).__name__)
