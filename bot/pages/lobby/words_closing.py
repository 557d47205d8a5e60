"""The message that closes the words of a lobby: nobody can choose the id that Discord gives it (DEAL, key)."""

import asyncio
import logging
from typing import Final

import discord

from bot.discord.mentions import calling_nobody
from bot.discord.request_errors import REQUEST_ERRORS
from bot.pages.board.permission_alerts import may_show
from bot.pages.lobby.lobby import closed_words_text
from bot.pages.press import Context
from bot.table.table import Table

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds that a game waits for it: where Discord is slower the game begins without."""


async def close_words(context: Context, table: Table) -> int | None:
    """Send to the lobby's channel that no word can be added any more, with all words, and return the message's id.

    None where the bot may not write, or Discord does not answer.
    """
    if table.is_placeless or table.is_hidden or not context.presentations.of(table).has_fair_deal:
        return None
    place = table.place
    channel = context.client.get_channel(place.channel_id)
    if isinstance(channel, (discord.abc.GuildChannel, discord.Thread)) and not may_show(channel):
        return None
    target = context.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    text = closed_words_text(table, context.presentations.localizer(table))
    try:
        async with asyncio.timeout(PATIENCE):
            sent = await target.send(text, allowed_mentions=calling_nobody(), suppress_embeds=True)
    except (*REQUEST_ERRORS, TimeoutError) as error:
        log.info("table %s begins without a message that closes its words: %s", table.id, type(error).__name__)
        return None
    return sent.id
