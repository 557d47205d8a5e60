"""The public messages of a table's votes: one each, posted when it opens, edited as voices come, closed in the end.

An open vote goes where its table goes: its message there is a new one, and the old one leads to it.
"""

import logging
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import discord

from bot.table.table import Table
from bot.table.values import VOTE, Poll, UserId
from bot.table.votes import silent
from bot.ui.discord.address import Address
from bot.ui.discord.symbols import jump
from bot.ui.votes.polls import is_worth_a_message, moved_poll_sheet, poll_sheet, shown_of

if TYPE_CHECKING:
    from bot.ui.desk import Desk

log = logging.getLogger(__name__)

THREAD_ARCHIVED: Final = 50083
GONE: Final = (10003, 10008, 50001)
"""Discord: unknown channel, unknown message, no access: a message that nobody can edit any more."""


async def show_polls(desk: "Desk", table: Table, mentioned: Collection[UserId]) -> None:
    """Brings the messages of all votes up to the table; raises what Discord says of the place they are due in.

    A new one calls those it waits for who want to be `mentioned`.
    """
    speaker = desk.public(table)
    for number, poll in enumerate(table.polls):
        what = shown_of(table, poll, speaker, mentioned)
        if _is_left_behind(table, poll):
            await _follow(desk, table, number, poll, mentioned)
            continue
        if poll.shown == what:
            continue
        if not is_worth_a_message(table, poll):
            await desk.tables.poll_shown(table.id, number, table.place.channel_id, None, what)
            continue
        put = await _put(desk, table, number, poll, mentioned)
        await desk.tables.poll_shown(table.id, number, put.channel_id, put.message_id, what, put.called)


@dataclass(frozen=True, slots=True)
class _Put:
    """Where a vote's message is, and whom it has called."""

    channel_id: int
    message_id: int | None
    called: tuple[UserId, ...] = ()


async def _put(desk: "Desk", table: Table, number: int, poll: Poll, mentioned: Collection[UserId]) -> _Put:
    """A vote into its message, or into a new one where that is gone. A closed one stays gone."""
    view = poll_sheet(table, number, desk.public(table), mentioned).view()
    nobody = discord.AllowedMentions.none()
    if poll.message_id is not None and poll.channel_id is not None:
        old = desk.client.get_partial_messageable(poll.channel_id, guild_id=table.place.guild_id)
        try:
            await old.get_partial_message(poll.message_id).edit(view=view, allowed_mentions=nobody)
        except discord.HTTPException as error:
            is_left = error.code == THREAD_ARCHIVED and poll.channel_id != table.place.channel_id
            if error.code not in GONE and not is_left:
                raise
            log.info("table %s: the message of a vote is gone (%s)", table.id, error.code)
        else:
            return _Put(poll.channel_id, poll.message_id)
        if not poll.is_open:
            return _Put(poll.channel_id, None)
    nonce = f"vote-{table.id}-{number}-{table.place.channel_id % 10**6}"
    return await _sent(desk, table, number, mentioned, nonce)


def _is_left_behind(table: Table, poll: Poll) -> bool:
    return poll.is_open and poll.message_id is not None and poll.channel_id != table.place.channel_id


async def _follow(desk: "Desk", table: Table, number: int, poll: Poll, mentioned: Collection[UserId]) -> None:
    """Posts an open vote where its table is now; what stands where it was leads there, if it can still be edited."""
    assert poll.message_id is not None
    assert poll.channel_id is not None
    place, speaker = table.place, desk.public(table)
    put = await _sent(desk, table, number, mentioned, f"v{poll.message_id % 10**9}-{table.id}-{number}")
    what = shown_of(table, poll, speaker, mentioned)
    await desk.tables.poll_shown(table.id, number, put.channel_id, put.message_id, what, put.called)
    old = desk.client.get_partial_messageable(poll.channel_id).get_partial_message(poll.message_id)
    view = moved_poll_sheet(table, jump(place.guild_id, place.channel_id, put.message_id), speaker).view()
    try:
        await old.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        log.info("table %s: the vote it has left behind is not edited (%s)", table.id, error.code)


async def _sent(desk: "Desk", table: Table, number: int, mentioned: Collection[UserId], nonce: str) -> _Put:
    """A new message; it calls whom nobody has called to this vote yet. With the same nonce it is the same message."""
    place, sheet = table.place, poll_sheet(table, number, desk.public(table), mentioned)
    channel = desk.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    waiting = {*mentioned}.intersection(silent(table, table.polls[number]))
    every = await desk.tables.outbox.uncalled(table.id, VOTE)
    uncalled = [each for each in every if each.stint == number and each.user_id in waiting]
    lost = await desk.lost_posts.found(table, Address("aye", table.id, number), uncalled, waiting)
    if lost is not None:
        message, told = lost
        await message.edit(view=sheet.view(), allowed_mentions=discord.AllowedMentions.none())
        return _Put(place.channel_id, message.id, told)
    called = tuple(each.user_id for each in uncalled)
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in called])
    began = discord.utils.utcnow()
    sent = await channel.send(view=sheet.view(), allowed_mentions=allowed, nonce=nonce[:25])
    if sent.created_at < began:  # sent before, and its answer was lost: it may show less
        await sent.edit(view=sheet.view(), allowed_mentions=discord.AllowedMentions.none())
    return _Put(place.channel_id, sent.id, called)
