"""The public messages of a table's votes: one each, posted when it opens, edited as votes are cast, closed in the end.

An open vote goes where its table goes: its message there is a new one, and the old one leads to it.
"""

import logging
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

import discord

from bot.discord.error_codes import POST_GONE, THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_MESSAGE
from bot.discord.mentions import calling, calling_nobody
from bot.discord.messages import edit_awake, marked, nonce_of
from bot.discord.sheet import Sheet
from bot.discord.symbols import jump
from bot.manager.services import Services
from bot.pages.lost_messages import LostPosts
from bot.pages.presentation import Presentations
from bot.pages.votes.vote_messages import (
    AYE,
    is_worth_a_message,
    moved_vote_sheet,
    vote_call,
    vote_fingerprint,
    vote_sheet,
)
from bot.table.table import Table
from bot.table.values import NoticeKind, UserId
from bot.table.vote import VoteRecord
from bot.table.voting import pending_voters

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Put:
    """Where a vote's message is, and the people it has called."""

    channel_id: int
    message_id: int | None
    called: tuple[UserId, ...] = ()


class VotePosts:
    """Sends and edits the messages of votes; raises what Discord says of the place they are due in."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        presentations: Presentations,
        lost_posts: LostPosts,
    ) -> None:
        self._presentations = presentations
        self._client = client
        self._services = services
        self._lost_posts = lost_posts

    async def show(self, table: Table, mentioned: Collection[UserId]) -> None:
        """Bring the messages of all votes up to date.

        A new one calls those it waits for who want to be `mentioned`.
        """
        localizer = self._presentations.localizer(table)
        for number, record in enumerate(table.vote_records):
            what = vote_fingerprint(table, record, self._presentations.of(table), localizer, mentioned)
            if _is_left_behind(table, record):
                await self._follow(table, number, record, mentioned)
            elif record.shown != what:
                put = _Put(table.place.channel_id, None)
                if is_worth_a_message(table, record):
                    put = await self._put(table, number, record, mentioned)
                await self._services.posts.keep_vote_message(
                    table.id, number, put.channel_id, put.message_id, what, put.called
                )

    async def _put(self, table: Table, number: int, record: VoteRecord, mentioned: Collection[UserId]) -> _Put:
        """Put a vote into its message, or into a new one where that is gone. A closed one stays gone."""
        if record.message_id is not None and record.channel_id is not None:
            view, is_left = self._sheet(table, number, mentioned).view(), record.channel_id != table.place.channel_id
            try:
                await self._edit(table, record.channel_id, record.message_id, view)
            except discord.HTTPException as error:
                if error.code not in POST_GONE and not (is_left and error.code in (THREAD_ARCHIVED, THREAD_LOCKED)):
                    raise
                log.info("table %s: the message of a vote is gone (%s)", table.id, error.code)
            else:
                return _Put(record.channel_id, record.message_id)
            if not record.is_open:
                return _Put(record.channel_id, None)
        return await self._sent(table, number, mentioned)

    async def _follow(self, table: Table, number: int, record: VoteRecord, mentioned: Collection[UserId]) -> None:
        """Post an open vote where its table is now; its old message leads there, if it can still be edited.

        The new message is on disk before the old one is touched: dying between leaves two that can be voted at, never
        none, and no second call.
        """
        assert record.message_id is not None
        assert record.channel_id is not None
        place, localizer = table.place, self._presentations.localizer(table)
        put = await self._sent(table, number, mentioned)
        what = vote_fingerprint(table, record, self._presentations.of(table), localizer, mentioned)
        await self._services.posts.keep_vote_message(table.id, number, put.channel_id, put.message_id, what, put.called)
        view = moved_vote_sheet(table, jump(place.guild_id, place.channel_id, put.message_id), localizer).view()
        try:
            await self._edit(table, record.channel_id, record.message_id, view)
        except discord.HTTPException as error:
            log.info("table %s: the vote it has left behind is not edited (%s)", table.id, error.code)

    async def _edit(self, table: Table, channel_id: int, message_id: int, view: discord.ui.LayoutView) -> None:
        """Edit a vote's message; an archived thread that its table has left is opened for that."""
        channel = self._client.get_partial_messageable(channel_id, guild_id=table.place.guild_id)
        edit = partial(channel.get_partial_message(message_id).edit, view=view, allowed_mentions=calling_nobody())
        if channel_id == table.place.channel_id:
            await edit()  # the publisher wakes this one
        else:
            await edit_awake(self._client, channel_id, edit)

    async def _sent(self, table: Table, number: int, mentioned: Collection[UserId]) -> _Put:
        """Send a message that calls those not yet called to this vote. Until it is noted it is the same message."""
        place = table.place
        sheet = self._sheet(table, number, mentioned)
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        waiting = {*mentioned}.intersection(pending_voters(table, table.vote_records[number]))
        every, now = await self._services.outbox.unsent_calls(table.id, NoticeKind.VOTE), self._services.now()
        unsent_calls = [each for each in every if each.about == number and each.user_id in waiting and each.at <= now]
        localizer = self._presentations.localizer(table)
        called = tuple(each.user_id for each in unsent_calls)
        aye, name = AYE.to(table.id, number), f"poll-{table.id}-{number}"
        lost = await self._lost_posts.found(table, aye, unsent_calls, waiting, localizer, name=name, is_vote=True)
        nonce = _nonce(table, number)
        if lost is not None:
            sent, called = lost
        elif called:
            text = vote_call(table, table.vote_records[number], called, localizer)
            sent = await channel.send(text, allowed_mentions=calling(called), nonce=nonce)
        else:
            began = discord.utils.utcnow()
            sent = await channel.send(view=marked(sheet.view(), name), allowed_mentions=calling_nobody(), nonce=nonce)
            if sent.created_at >= began:
                return _Put(place.channel_id, sent.id)
        # What was sent before and whose answer was lost may show less; a call is nothing but the call so far.
        message, put = channel.get_partial_message(sent.id), _Put(place.channel_id, sent.id, called)
        try:
            await message.edit(content=None, view=marked(sheet.view(), name), allowed_mentions=calling(called))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            log.info("table %s: somebody has deleted the call to a vote", table.id)
        return put

    def _sheet(self, table: Table, number: int, mentioned: Collection[UserId]) -> Sheet:
        localizer = self._presentations.localizer(table)
        return vote_sheet(table, number, self._presentations.of(table), localizer, mentioned)


def _nonce(table: Table, number: int) -> str:
    """Return the nonce of a vote's next message, the same until that is noted.

    It names the message before it, if any: by the same nonce Discord would give that one back for some minutes.
    """
    name, before = f"vote-{table.id}-{number}-{table.place.channel_id}", table.vote_records[number].message_id
    return nonce_of(name if before is None else f"{name}-{before}")


def _is_left_behind(table: Table, record: VoteRecord) -> bool:
    return record.is_open and record.message_id is not None and record.channel_id != table.place.channel_id
