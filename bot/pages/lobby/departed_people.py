"""What a table's place is told of people who have left its server: whose seats are free, and who owns it now."""

import logging
from typing import Final

import discord

from bot.discord.mentions import calling
from bot.discord.request_errors import REQUEST_ERRORS
from bot.i18n.names import safe_name
from bot.pages.board.permission_alerts import may_show
from bot.pages.press import Context
from bot.pages.table_words import table_name
from bot.table.table import Table
from bot.table.values import Status, UserId

log = logging.getLogger(__name__)

MOST_NAMED: Final = 10


async def tell_departed(context: Context, before: Table, after: Table, gone: frozenset[UserId]) -> None:
    """Say in a table's place who has left its server; only its new owner is called. Never fails."""
    if after.is_placeless or after.is_hidden or after.status == Status.CANCELLED:
        return
    localizer, place = context.locales.public(after), after.place
    left = {each.user_id: safe_name(each.name) for each in before.people if each.user_id in gone}
    freed = [who for user, who in left.items() if after.seat_of(user) is None]
    names, name = localizer.list(list(left.values())[:MOST_NAMED]), table_name(after, localizer)
    texts: list[str] = []
    if freed:
        who = localizer.list(freed[:MOST_NAMED])
        texts.append(localizer.say("table-left-seats", table=name, who=who, count=len(freed)))
    heir = after.owner if after.owner != before.owner else None
    if heir is not None:
        key = "table-owner-next" if texts else "table-left-owner"
        texts.append(localizer.say(key, table=name, who=names or "—", owner=f"<@{heir}>"))
    if not texts:
        return
    channel = context.client.get_channel(place.channel_id)
    if isinstance(channel, (discord.abc.GuildChannel, discord.Thread)) and not may_show(channel):
        return
    try:
        target = context.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        await target.send(" ".join(texts), allowed_mentions=calling(() if heir is None else (heir,)))
    except REQUEST_ERRORS as error:
        log.info("table %s: its place is not told who has left: %s", after.id, type(error).__name__)
