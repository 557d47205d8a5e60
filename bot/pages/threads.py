"""Threads of tables: kept open while a game goes on, closed by Discord soon after it is over. Never locked.

Who wakes those that fall asleep: `bot.pages.board.sleeping_threads`.
"""

import logging
from collections.abc import Iterable, Sequence
from typing import Final, Literal

import discord

from bot.discord.error_codes import is_passing
from bot.discord.messages import pick_thread
from bot.discord.request_errors import REQUEST_ERRORS
from bot.manager.lists import TableLists
from bot.store import StoreError
from bot.table.values import OPEN, UserId

log = logging.getLogger(__name__)

WEEK: Final[Literal[10080]] = 10080
"""Minutes of silence after which a thread falls asleep: the longest Discord knows."""
HOUR: Final[Literal[60]] = 60
"""Minutes of silence after which a thread falls asleep once the game is over: people still talk about it, and press
*Rematch*, which sleeping threads make hard."""


async def tend(client: discord.Client, lists: TableLists, channel_id: int) -> None:
    """Sets how long a thread of the bot's own stays open, by whether any table goes on in it. Never fails."""
    thread = client.get_channel(channel_id)
    if not isinstance(thread, discord.Thread) or client.user is None or thread.owner_id != client.user.id:
        return
    try:
        wanted = WEEK if await lists.in_channel(channel_id, status=OPEN, limit=1) else HOUR
        # a sleeping thread would be woken by the edit
        if thread.auto_archive_duration != wanted and not thread.archived:
            await thread.edit(auto_archive_duration=wanted)
    except (StoreError, discord.HTTPException, OSError) as error:
        log.info("thread %s stays as it is: %s", channel_id, type(error).__name__)


def may_have_threads(channel: object) -> bool:
    """Return whether threads can be opened in a channel, as in no thread, post of a forum, voice or stage channel.

    A channel that is not known is taken for one in which they can.
    """
    return channel is None or isinstance(channel, discord.TextChannel)


async def open_thread(
    parent: discord.TextChannel,
    name: str,
    kind: Literal[discord.ChannelType.public_thread, discord.ChannelType.private_thread],
) -> discord.Thread:
    """Return a new thread that stays open for a week; one that Discord made though its answer failed is found again.

    Only the bot and moderators may add people to a private one. Raises what Discord answers.
    """
    since = discord.utils.utcnow()
    try:
        return await parent.create_thread(
            name=name, type=kind, auto_archive_duration=WEEK, invitable=kind is not discord.ChannelType.private_thread
        )
    except REQUEST_ERRORS as error:
        if isinstance(error, discord.HTTPException) and not is_passing(error):
            raise
        # asked for: the event that tells of it may come later than the answer
        threads = await _open_threads(parent.guild)
        # one in which something was written is another's of the same name, and may be private
        unused = [thread for thread in threads if not thread.message_count]
        if (made := pick_thread(unused, parent, parent.guild.me.id, name, since)) is None:
            raise
        log.info("thread %s was made though Discord's answer failed (%s)", made.id, type(error).__name__)
        return made


async def _open_threads(guild: discord.Guild) -> Sequence[discord.Thread]:
    """Return the threads of a server that are open; none where Discord does not say."""
    try:
        return await guild.active_threads()
    except REQUEST_ERRORS:
        return ()


async def add_players(client: discord.Client, thread_id: int, users: Iterable[UserId]) -> None:
    """Puts these people into a new thread, so that they find it. Whom Discord does not take finds the way by the link
    that stands above it. Never fails."""
    for user in users:
        try:
            await client.http.add_user_to_thread(thread_id, user)
        except REQUEST_ERRORS as error:
            log.info("thread %s: a player is not added: %s", thread_id, type(error).__name__)
