"""The public messages of a table's votes: one each, posted when it opens, edited as voices come, closed in the end.

An open vote goes where its table goes: its message there is a new one, and the old one leads to it.
"""

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.manager.values import Poll, Table
from bot.ui.marks import jump
from bot.ui.polls import is_worth_a_message, moved_poll_sheet, poll_sheet, shown_of

if TYPE_CHECKING:
    from bot.ui.desk import Desk

log = logging.getLogger(__name__)

GONE: Final = (10003, 10008, 50001)
"""Discord: unknown channel, unknown message, no access: a message that nobody can edit any more."""


async def show_polls(desk: "Desk", table: Table) -> None:
    """Brings the messages of all votes up to the table; raises what Discord says of the place they are due in."""
    speaker = desk.public(table)
    for number, poll in enumerate(table.polls):
        what = shown_of(table, poll, speaker)
        if _is_left_behind(table, poll):
            await _follow(desk, table, number, poll)
            continue
        if poll.shown == what:
            continue
        if not is_worth_a_message(table, poll):
            await desk.tables.poll_shown(table.id, number, table.place.channel_id, None, what)
            continue
        channel_id, message_id = await _put(desk, table, number, poll)
        await desk.tables.poll_shown(table.id, number, channel_id, message_id, what)


async def _put(desk: "Desk", table: Table, number: int, poll: Poll) -> tuple[int, int | None]:
    """A vote into its message, or into a new one where that is gone; where it is then. A closed one stays gone."""
    view = poll_sheet(table, number, desk.public(table)).view()
    nobody = discord.AllowedMentions.none()
    if poll.message_id is not None and poll.channel_id is not None:
        old = desk.client.get_partial_messageable(poll.channel_id, guild_id=table.place.guild_id)
        try:
            await old.get_partial_message(poll.message_id).edit(view=view, allowed_mentions=nobody)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("table %s: the message of a vote is gone (%s)", table.id, error.code)
            if error.code not in GONE:
                raise
        else:
            return poll.channel_id, poll.message_id
        if not poll.is_open:
            return poll.channel_id, None
    nonce = f"vote-{table.id}-{number}-{table.place.channel_id % 10**6}"
    return table.place.channel_id, await _sent(desk, table, number, nonce)


def _is_left_behind(table: Table, poll: Poll) -> bool:
    return poll.is_open and poll.message_id is not None and poll.channel_id != table.place.channel_id


async def _follow(desk: "Desk", table: Table, number: int, poll: Poll) -> None:
    """Posts an open vote where its table is now; what stands where it was leads there, if it can still be edited."""
    assert poll.message_id is not None
    assert poll.channel_id is not None
    place, speaker = table.place, desk.public(table)
    new = await _sent(desk, table, number, f"v{poll.message_id % 10**9}-{table.id}-{number}")
    await desk.tables.poll_shown(table.id, number, place.channel_id, new, shown_of(table, poll, speaker))
    old = desk.client.get_partial_messageable(poll.channel_id).get_partial_message(poll.message_id)
    view = moved_poll_sheet(table, jump(place.guild_id, place.channel_id, new), speaker).view()
    try:
        await old.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        log.info("table %s: the vote it has left behind is not edited (%s)", table.id, error.code)


async def _sent(desk: "Desk", table: Table, number: int, nonce: str) -> int:
    """A new message with that vote, in the table's place; sent again with this nonce, it is the same one."""
    place = table.place
    channel = desk.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    view = poll_sheet(table, number, desk.public(table)).view()
    sent = await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none(), nonce=nonce[:25])
    return sent.id
