"""The mailer: brings one person's outbox up to date, in order: takes back what is over, sends what is due.

A message is marked as begun before it is sent and as sent afterwards. Where the bot died between, or the answer was
lost, the same message is asked for again: Discord knows its nonce for some minutes, and the place is searched for it.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.discord.error_codes import DIRECT_CLOSED, DIRECT_TOO_FAST, QUARANTINED
from bot.discord.mentions import calling, calling_nobody
from bot.i18n.catalogue import Catalogues
from bot.manager.tables import Tables
from bot.pages.pings.addressee import Addressee
from bot.pages.pings.direct_messages import DirectMessages
from bot.pages.pings.direct_pace import STOP, DirectPace
from bot.pages.pings.lost_pings import LostPings
from bot.pages.pings.wording import mention_text, ping_lines
from bot.reasons import Refusal, ShuttingDown
from bot.table.calls import call_of
from bot.table.delivery import (
    MEETING_PATIENCE,
    NOWHERE_PATIENCE,
    Drop,
    Send,
    Wait,
    decided,
    is_current,
    replaced,
    stays_true,
    superseded,
)
from bot.table.kinds import NoticeKind, Way
from bot.table.preferences import Notify
from bot.table.table import Table
from bot.table.values import Notice, TableId, UserId

log = logging.getLogger(__name__)

UNREADABLE: Final = timedelta(hours=1)
"""When to look again at what is told of a table that cannot be read; it holds up no other."""
REFUSED: Final = (400, 401, 403, 404)
"""What Discord says to what it will never take."""


class Mailer:
    """Sends and takes back. What Discord may take later is raised, for the notifier to try again.

    `refused` hears of people who were mentioned because Discord took no direct message to them, once that is kept.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        catalogues: Catalogues,
        direct: DirectMessages,
        refused: Callable[[UserId], Awaitable[None]],
    ) -> None:
        self._client = client
        self._direct = direct
        self._refused = refused
        self._tables = tables
        self._catalogues = catalogues
        self._outbox = tables.outbox
        self._pace = DirectPace(tables)
        self._lost = LostPings(client, catalogues, tables.outbox)

    async def serve(self, user: UserId, tables: Collection[TableId]) -> None:
        """Does what there is to do for this person by now, of these tables at least."""
        now = self._tables.now()
        found = await self._outbox.of_user(user, now, tables)
        person = await self._addressee(user, found)
        if lost := [notice.id for notice in found if notice.table not in person.tables]:
            await self._outbox.delay(lost, now + UNREADABLE)
            found = [notice for notice in found if notice.id not in lost]
        # Old calls go before new ones come: else a person sees two, and the first no longer holds.
        resting = self._direct.resting(person, found)
        sent = [notice for notice in found if notice.due_at is None and notice.id not in resting]
        await self._take_back(person, sent, replaced(found))
        await self._send(person, [notice for notice in found if notice.due_at is not None], now)

    async def _addressee(self, user: UserId, notices: Sequence[Notice]) -> Addressee:
        settings = await self._tables.profiles.preferences_of([user])
        tables: dict[TableId, Table] = {}
        for table_id in {notice.table for notice in notices}:
            try:
                tables[table_id] = await self._tables.look(table_id)
            except ShuttingDown:
                raise
            except Refusal as error:
                # one damaged table must not keep its people from hearing of all others
                log.warning("table %s cannot be told of: %s", table_id, error)
        return Addressee(user, settings[user], tables)

    # Sending

    async def _send(self, person: Addressee, unsent: Sequence[Notice], now: datetime) -> None:
        """What is due by `now`: direct messages as one, mentions each at its table."""
        availability = await self._tables.profiles.availability(person.id)
        due: dict[Way, list[Notice]] = {Way.DIRECT: [], Way.MENTION: []}
        needless = superseded(unsent)
        for notice in unsent:
            table = person.tables[notice.table]
            decision = Drop() if self._is_doubled(notice, needless) else decided(
                notice, table, person.preferences, availability, now
            )  # fmt: skip
            if isinstance(decision, Send):
                due[decision.way].append(notice)
            elif isinstance(decision, Wait):
                await self._outbox.delay([notice.id], decision.until)
            else:
                await self._outbox.over([notice.id], now)
        if due[Way.DIRECT]:
            await self._send_in_turn(person, due[Way.DIRECT], now)
        callers: set[object] = set()
        for notice in due[Way.MENTION]:
            caller = call_of(notice, person.tables[notice.table])
            await self._mention(person, notice, is_named_only=caller is not None and caller in callers)
            callers.add(caller)

    def _is_doubled(self, notice: Notice, needless: Collection[int]) -> bool:
        """Whether another notice says all that this one would. Once begun it is sent anyway: it may have arrived."""
        return notice.id in needless and notice.tried_at is None

    async def _send_in_turn(self, person: Addressee, due: Sequence[Notice], now: datetime) -> None:
        """One direct message, or later, or mentions instead while Discord lets nobody be written to."""
        # not even tried: each refusal counts against the bot
        if await self._pace.is_stopped(now):
            await self._mention_instead(person, await self._without_departures(due, STOP))
            return
        turn = self._pace.turn_of(person.id, now, is_digest=person.preferences.notify == Notify.DIGEST)
        if turn > now:
            await self._outbox.delay([notice.id for notice in due], turn)
        else:
            await self._send_direct(person, due)

    async def _send_direct(self, person: Addressee, due: Sequence[Notice]) -> None:
        if person.preferences.notify == Notify.DIGEST:
            due = await self._with_what_still_waits(person, due)
            person = await self._addressee(person.id, due)
            due = [notice for notice in due if notice.table in person.tables]
        # before the request: an answer counts for the state Discord was in when it was asked
        begun_at = self._tables.now()
        if not (claimed := await self._claim(due)):
            return
        try:
            channel = await self._client.create_dm(discord.Object(person.id))
            while (lost := await self._lost.find(channel, person, claimed)) is not None:
                said = [notice for notice in claimed if self._lost.is_about(lost, notice, person)]
                await self._sent(said, Way.DIRECT, channel.id, lost.id)
                await self._direct.unfold(lost, person, said)
                claimed = [notice for notice in claimed if notice not in said]  # another attempt's, or came up since
                if all(notice.due_at is None for notice in claimed):
                    return
            message = await self._direct.send(channel, person, claimed, _nonce(claimed))
        except discord.HTTPException as error:
            await self._not_direct(person, claimed, error)
        else:
            await self._pace.arrived(begun_at)  # first: once this is kept as sent, nobody has to be waited for any more
            await self._sent(claimed, Way.DIRECT, channel.id, message.id)
            await self._direct.unfold(message, person, claimed)

    async def _not_direct(self, person: Addressee, claimed: Sequence[Notice], error: discord.HTTPException) -> None:
        """What follows where Discord takes no direct message, by its code: the same status has many reasons.

        Raises what it may take later, and says so by its status.
        """
        now = self._tables.now()
        # first, and by the code: Discord gives it under 403 and 400, and many other reasons, too
        if error.code in DIRECT_CLOSED:
            await self._on_refusal(person, claimed)
        elif error.code == DIRECT_TOO_FAST:
            await self._outbox.delay([notice.id for notice in claimed], self._pace.too_fast(now))
        elif error.code == QUARANTINED or error.status in REFUSED:
            log.warning("a direct message to %s is refused (%s)", person.id, error.code)
            is_stopped = error.code == QUARANTINED
            if is_stopped:
                await self._pace.stop(now)
            patience = STOP if is_stopped else MEETING_PATIENCE
            await self._mention_instead(person, await self._without_departures(claimed, patience))
        else:
            raise error

    async def _with_what_still_waits(self, person: Addressee, due: Sequence[Notice]) -> list[Notice]:
        """A digest names all tables that wait, those of earlier digests too."""
        known = {notice.id for notice in due}
        every = await self._outbox.of_user(person.id, self._tables.now(), None)
        earlier = [notice for notice in every if notice.way == Way.DIRECT and notice.id not in known]
        return sorted([*earlier, *due], key=lambda notice: notice.id)

    async def _on_refusal(self, person: Addressee, claimed: Sequence[Notice]) -> None:
        """Discord refuses direct messages to this person: mentions from now on, the first of which says why."""
        claimed = await self._without_departures(claimed)
        if not claimed:
            return  # they may share no server any more: that says nothing about what he lets through
        log.info("direct messages to %s are refused", person.id)
        await self._tables.profiles.set_preference(person.id, "dm_closed", True)
        refused = replace(person, preferences=replace(person.preferences, dm_closed=True))
        await self._mention_instead(refused, claimed, says_why=True)

    async def _mention_instead(self, person: Addressee, notices: Sequence[Notice], *, says_why: bool = False) -> None:
        """What was to be told directly, each at its table, once that has a place; `says_why` in the first."""
        for notice in (each for each in notices if each.due_at is not None):
            table, now = person.tables[notice.table], self._tables.now()
            if notice.kind == NoticeKind.UNREACHED or notice.kind.is_lapse or not is_current(notice, table):
                await self._outbox.over([notice.id], now)
            elif table.is_placeless:
                await self._outbox.delay([notice.id], now + NOWHERE_PATIENCE)
            else:
                await self._mention(person, notice, is_first_refusal=says_why)
                says_why = False
        # from now on a mention is all that reaches him, so it matters whether he can see it
        await self._refused(person.id)

    async def _mention(
        self, person: Addressee, notice: Notice, *, is_first_refusal: bool = False, is_named_only: bool = False
    ) -> None:
        """Says it at the table; `is_named_only` where whoever calls him has just done so by another message."""
        claimed = await self._claim([notice])
        if not claimed:
            return  # the table's message has called him in the meantime
        table = person.tables[notice.table]
        channel = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        speaker = self._catalogues.speaker(table.place.locale)
        (line,) = ping_lines(claimed, person.tables)
        text = mention_text(line, speaker, is_first_refusal=is_first_refusal)
        called = calling_nobody() if is_named_only else calling([person.id])
        # `m` in the nonce: these may have been tried directly, and by an equal one Discord would give that message back
        try:
            message = await self._lost.find(channel, person, claimed) or await channel.send(
                text, nonce=f"{_nonce(claimed)}m", allowed_mentions=called, suppress_embeds=True
            )
        except discord.HTTPException as error:
            await self._given_up(claimed, error)
        else:
            await self._sent(claimed, Way.MENTION, channel.id, message.id)

    async def _claim(self, notices: Sequence[Notice]) -> list[Notice]:
        """These notices, marked as begun; none where all of them have been sent or dropped meanwhile.

        Those of an earlier digest are told once more beside new ones, never alone.
        """
        unsent = await self._outbox.claim([notice.id for notice in notices if notice.due_at], self._tables.now())
        earlier = [notice for notice in notices if notice.due_at is None]
        return sorted([*earlier, *unsent], key=lambda notice: notice.id) if unsent else []

    async def _sent(self, claimed: Sequence[Notice], way: str, channel_id: int, message_id: int) -> None:
        now = self._tables.now()
        await self._outbox.sent([notice.id for notice in claimed], way, (channel_id, message_id), now)
        last = [notice.id for notice in claimed if stays_true(notice.kind)]
        if last:
            # what tells once what has happened has nothing left that could be taken back
            await self._outbox.over(last, now)

    async def _given_up(self, notices: Sequence[Notice], error: discord.HTTPException) -> None:
        """Nothing more is tried for what Discord will never take. Raises what it may take later."""
        # too fast is said under 403 as well, and may be taken later
        if error.status not in REFUSED or error.code == DIRECT_TOO_FAST:
            raise error
        notices = await self._without_departures(notices)
        if not notices:
            return
        log.warning("a ping of table %s is refused (%s)", notices[0].table, error.code)
        await self._outbox.over([notice.id for notice in notices], self._tables.now())

    async def _without_departures(
        self, notices: Sequence[Notice], patience: timedelta = MEETING_PATIENCE
    ) -> list[Notice]:
        """The notices that may be told in another way, or given up; the others wait until the person uses the bot."""
        waiting = [notice.id for notice in notices if notice.kind.is_of_departure]
        if waiting:
            await self._outbox.delay(waiting, self._tables.now() + patience)
        return [notice for notice in notices if not notice.kind.is_of_departure]

    # Taking back

    async def _take_back(self, person: Addressee, sent: Sequence[Notice], earlier: Collection[int]) -> None:
        over = [
            notice for notice in sent if notice.id in earlier or not is_current(notice, person.tables[notice.table])
        ]
        for message_id in dict.fromkeys(notice.message_id for notice in over):
            notices = [notice for notice in over if notice.message_id == message_id]
            if notices[0].way != Way.BOARD and message_id is not None:
                try:
                    await self._edit(person, notices, message_id)
                except discord.HTTPException as error:
                    await self._given_up(notices, error)
            await self._outbox.over([notice.id for notice in notices], self._tables.now())

    async def _edit(self, person: Addressee, over: Sequence[Notice], message_id: int) -> None:
        """What a message says of these is over: a public reminder goes, anything else says so."""
        notice, channel_id = over[0], over[0].channel_id
        assert channel_id is not None
        table = person.tables[notice.table]
        if notice.way == Way.MENTION:
            channel = self._client.get_partial_messageable(channel_id, guild_id=table.place.guild_id)
            message = channel.get_partial_message(message_id)
            if notice.kind in (NoticeKind.HALF, NoticeKind.SOON):
                # a reminder in public is of no use once it is over, and says nothing that anybody would look up
                await message.delete()
                return
            (line,) = ping_lines([replace(notice, is_over=True)], person.tables)
            text = mention_text(line, self._catalogues.speaker(table.place.locale), is_first_refusal=False)
            await message.edit(content=text, allowed_mentions=calling_nobody())
            return
        done = {each.id for each in over}
        stored = await self._outbox.of_message(message_id)
        every = [replace(each, is_over=each.is_over or each.id in done) for each in stored]
        person = await self._addressee(person.id, every)
        every = [notice for notice in every if notice.table in person.tables]
        channel = self._client.get_partial_messageable(channel_id)
        await self._direct.edit(channel.get_partial_message(message_id), person, every)


def _nonce(notices: Sequence[Notice]) -> str:
    """By what Discord knows a message again: alike at each attempt at these notices, another for later ones."""
    return f"ping-{[notice.id for notice in notices if notice.due_at is not None][-1]}"
