"""The mailer: brings one person's outbox up to date, in order. It edits messages that are over, then sends due ones.

A message is marked as begun before it is sent and as sent afterwards. Where the bot died between, or the answer was
lost, the same message is requested again: Discord knows its nonce for some minutes, and the channel is searched for it.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import discord
from cachetools import LRUCache

from bot.discord.error_codes import DIRECT_CLOSED, DIRECT_TOO_FAST, QUARANTINED, is_passing
from bot.discord.mentions import calling, calling_nobody
from bot.discord.messages import edit_awake, nonce_of
from bot.discord.refusals import Cause, cause_of
from bot.i18n.catalogue import Catalogues, Localizer
from bot.log_context import about
from bot.manager.services import Services
from bot.pages.lost_messages import SKEW, messages_since
from bot.pages.pings.direct_messages import DirectMessages
from bot.pages.pings.direct_pace import STOP, DirectPace
from bot.pages.pings.wording import Recipient, mention_text, ping_lines
from bot.pages.table_words import table_name
from bot.reasons import Refusal, ShuttingDown
from bot.table.calls import call_of
from bot.table.delivery import (
    ALWAYS_DIRECT,
    MEETING_PATIENCE,
    NOWHERE_PATIENCE,
    Drop,
    Send,
    Wait,
    decide_delivery,
    find_replaced_calls,
    find_superseded,
    is_current,
    stays_true,
)
from bot.table.preferences import Notify
from bot.table.table import Table
from bot.table.values import Notice, NoticeKind, TableId, UserId, Way

log = logging.getLogger(__name__)

MOST_REFUSED: Final = 4096
UNREADABLE: Final = timedelta(hours=1)
"""The delay before notices of an unreadable table are tried again; it holds up no other."""
_OF_MENTIONS: Final = (Cause.WORDS, Cause.FORM, Cause.UNKNOWN, Cause.BOT, Cause.PLACE, Cause.LATER)
"""What Discord refuses a mention for that it may take as a direct message."""
REFUSED: Final = (400, 401, 403, 404)
"""HTTP statuses of requests that Discord will never accept."""


class Mailer:
    """Sends pings and withdraws them. Errors that may pass are raised, for the notifier to try again.

    `refused` is called with people who were mentioned because Discord took no direct message to them, once that is
    stored. `wakes` opens the place of a table to which someone is called directly.
    """

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        catalogues: Catalogues,
        direct: DirectMessages,
        refused: Callable[[UserId], Awaitable[None]],
        wakes: Callable[[Table], Awaitable[None]],
        pace: DirectPace,
    ) -> None:
        self._client = client
        self._direct = direct
        self._refused = refused
        self._wakes = wakes
        self._services = services
        self._catalogues = catalogues
        self._outbox = services.outbox
        self._pace = pace
        self.refused_at: LRUCache[TableId, None] = LRUCache(MOST_REFUSED)
        """Tables whose messages Discord refuses in their place; over or not, and of these the latest."""

    def note_refused(self, table_id: TableId, *, is_refused: bool) -> None:
        """Note whether Discord refuses the messages of a table in its place, so that people are written to directly."""
        if is_refused:
            self.refused_at[table_id] = None
        else:
            self.refused_at.pop(table_id, None)

    async def serve(self, user: UserId, tables: Collection[TableId]) -> None:
        """Send and take back what is due for this person by now, of these tables at least."""
        now = self._services.now()
        found = await self._outbox.of_user(user, now, tables)
        person = await self._recipient(user, found)
        if lost := [notice.id for notice in found if notice.table not in person.tables]:
            await self._outbox.delay(lost, now + UNREADABLE)
            found = [notice for notice in found if notice.id not in lost]
        # Old calls are edited before new ones are sent: else a person sees two, the first of them outdated.
        resting = self._direct.resting(person, found)
        sent = [notice for notice in found if notice.due_at is None and notice.id not in resting]
        await self._take_back(person, sent, find_replaced_calls(found))
        await self._send(person, [notice for notice in found if notice.due_at is not None], now)

    async def _recipient(self, user: UserId, notices: Sequence[Notice]) -> Recipient:
        settings = await self._services.profiles.preferences_of([user])
        tables: dict[TableId, Table] = {}
        for table_id in {notice.table for notice in notices}:
            try:
                tables[table_id] = await self._services.tables.look(table_id)
            except ShuttingDown:
                raise
            except Refusal as error:
                # one damaged table must not keep its people from hearing of all others
                log.warning("table %s cannot be told of: %s", table_id, error)
        return Recipient(user, settings[user], tables)

    # Sending

    async def _send(self, person: Recipient, unsent: Sequence[Notice], now: datetime) -> None:
        """Send what is due by `now`: direct messages as one, mentions each at its table."""
        availability = await self._services.profiles.availability(person.id)
        due: dict[Way, list[Notice]] = {Way.DIRECT: [], Way.MENTION: []}
        needless = find_superseded(unsent)
        for notice in unsent:
            table = person.tables[notice.table]
            decision = Drop() if self._is_doubled(notice, needless) else decide_delivery(
                notice, table, person.preferences, availability, now, is_refused=notice.table in self.refused_at
            )  # fmt: skip
            if isinstance(decision, Send):
                due[decision.way].append(notice)
            elif isinstance(decision, Wait):
                await self._outbox.delay([notice.id], decision.until)
            else:
                await self._outbox.mark_over([notice.id], now)
        if due[Way.DIRECT]:
            await self._send_in_turn(person, due[Way.DIRECT], now)
        callers: set[object] = set()
        for notice in due[Way.MENTION]:
            caller = call_of(notice, person.tables[notice.table])
            with about(table=notice.table):
                await self._mention(person, notice, is_named_only=caller is not None and caller in callers)
            callers.add(caller)

    def _is_doubled(self, notice: Notice, needless: Collection[int]) -> bool:
        """Return whether another notice says the same, so that this one, unless begun, needn't be sent."""
        return notice.id in needless and notice.tried_at is None

    async def _send_in_turn(self, person: Recipient, due: Sequence[Notice], now: datetime) -> None:
        """Send one direct message now or later, or mentions instead while Discord lets the bot write to no one."""
        # not even tried: each refusal counts against the bot
        if await self._pace.is_stopped(now):
            await self._mention_instead(person, await self._without_departures(due, STOP))
            return
        turn = self._pace.time_for(person.id, now, is_digest=person.preferences.notify == Notify.DIGEST)
        if turn > now:
            await self._outbox.delay([notice.id for notice in due], turn)
        else:
            await self._send_direct(person, due)

    async def _send_direct(self, person: Recipient, due: Sequence[Notice]) -> None:
        if person.preferences.notify == Notify.DIGEST:
            due = await self._with_what_still_waits(person, due)
            person = await self._recipient(person.id, due)
            due = [notice for notice in due if notice.table in person.tables]
        # before the request: an answer counts for the state Discord was in when it was asked
        begun_at = self._services.now()
        if not (claimed := await self._claim(due)):
            return
        try:
            channel = await self._client.create_dm(discord.Object(person.id))
            while (lost := await self._find_lost(channel, person, claimed)) is not None:
                said = [notice for notice in claimed if self._is_about(lost, notice, person)]
                await self._mark_sent(said, Way.DIRECT, channel.id, lost.id)
                await self._direct.unfold(lost, person, said)
                claimed = [notice for notice in claimed if notice not in said]  # another attempt's, or came up since
                if all(notice.due_at is None for notice in claimed):
                    return
            message = await self._direct.send(channel, person, claimed, _name(claimed))
        except discord.HTTPException as error:
            await self._not_direct(person, claimed, error)
        else:
            # first: once this is stored as sent, no one has to be awaited any longer
            await self._pace.note_sent(begun_at)
            await self._mark_sent(claimed, Way.DIRECT, channel.id, message.id)
            for table_id in dict.fromkeys(notice.table for notice in claimed):
                # a mention would have opened it
                await self._wakes(person.tables[table_id])
            await self._direct.unfold(message, person, claimed)

    async def _not_direct(self, person: Recipient, claimed: Sequence[Notice], error: discord.HTTPException) -> None:
        """Handle a refused direct message by its code, since the same status has many reasons.

        Raises the error where Discord may take the message later, as its status says.
        """
        now = self._services.now()
        # first, and by the code: Discord gives it under 403 and 400, and many other reasons, too
        if error.code in DIRECT_CLOSED:
            await self._on_refusal(person, claimed)
        elif error.code == DIRECT_TOO_FAST:
            await self._outbox.delay([notice.id for notice in claimed], self._pace.note_too_fast(now))
        elif error.code == QUARANTINED or error.status in REFUSED:
            log.warning("a direct message to %s is refused (%s)", person.id, error.code)
            is_stopped = error.code == QUARANTINED
            if is_stopped:
                await self._pace.stop(now)
            patience = STOP if is_stopped else MEETING_PATIENCE
            await self._mention_instead(person, await self._without_departures(claimed, patience))
        else:
            raise error

    async def _with_what_still_waits(self, person: Recipient, due: Sequence[Notice]) -> list[Notice]:
        """Return also the notices of earlier digests: a digest names all tables that wait."""
        known = {notice.id for notice in due}
        every = await self._outbox.of_user(person.id, self._services.now(), None)
        earlier = [notice for notice in every if notice.way == Way.DIRECT and notice.id not in known]
        return sorted([*earlier, *due], key=lambda notice: notice.id)

    async def _on_refusal(self, person: Recipient, claimed: Sequence[Notice]) -> None:
        """Mention this person from now on, with the reason once, since Discord refuses direct messages to them."""
        claimed = await self._without_departures(claimed)
        if not claimed:
            return  # they may no longer share a server: that says nothing about their settings
        log.info("direct messages to %s are refused", person.id)
        await self._services.profiles.set_preference(person.id, "dm_closed", True)
        refused = replace(person, preferences=replace(person.preferences, dm_closed=True))
        await self._mention_instead(refused, claimed, says_why=True)

    async def _mention_instead(self, person: Recipient, notices: Sequence[Notice], *, says_why: bool = False) -> None:
        """Mention the person at their table instead of a direct message, once that has a place.

        `says_why` is true the first time.
        """
        for notice in (each for each in notices if each.due_at is not None):
            table, now = person.tables[notice.table], self._services.now()
            if notice.kind in ALWAYS_DIRECT or notice.kind.is_timeout or not is_current(notice, table):
                await self._outbox.mark_over([notice.id], now)
            elif table.is_placeless:
                await self._outbox.delay([notice.id], now + NOWHERE_PATIENCE)
            else:
                await self._mention(person, notice, is_first_refusal=says_why, may_write=False)
                says_why = False
        # from now on a mention is all that reaches them, so it matters whether they can see it
        await self._refused(person.id)

    async def _mention(
        self,
        person: Recipient,
        notice: Notice,
        *,
        is_first_refusal: bool = False,
        is_named_only: bool = False,
        may_write: bool = True,
    ) -> None:
        """Mention the person at the table; with `is_named_only` without notifying, as another message just did.

        Where Discord refuses that, they are written to directly, unless not `may_write`: a direct message was refused.
        """
        claimed = await self._claim([notice])
        if not claimed:
            return  # the table's message has notified them in the meantime
        table = person.tables[notice.table]
        channel = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        localizer = self._catalogues.localizer(table.place.locale)
        (line,) = ping_lines(claimed, person.tables)
        text = mention_text(line, localizer, is_first_refusal=is_first_refusal)
        called = calling_nobody() if is_named_only else calling([person.id])
        # another name: these may have been tried directly, and by the same one Discord would give that message back
        try:
            message = await self._find_lost(channel, person, claimed, text[:1]) or await channel.send(
                text, nonce=nonce_of(f"{_name(claimed)}m"), allowed_mentions=called, suppress_embeds=True
            )
        except discord.HTTPException as error:
            if not may_write or person.preferences.dm_closed or not _is_of_mention(error):
                await self._give_up(claimed, error)
            else:
                # nothing is said there: those who would be mentioned are written to
                log.warning("table %s: a mention is refused (%s), it is sent directly", table.id, error.code)
                await self._send_in_turn(
                    person, [replace(each, tried_at=None) for each in claimed], self._services.now()
                )
        else:
            await self._mark_sent(claimed, Way.MENTION, channel.id, message.id)

    async def _claim(self, notices: Sequence[Notice]) -> list[Notice]:
        """Return these notices, marked as begun; none where all of them have been sent or dropped meanwhile.

        Those of an earlier digest are sent again beside new ones, never alone.
        """
        unsent = await self._outbox.claim([notice.id for notice in notices if notice.due_at], self._services.now())
        earlier = [notice for notice in notices if notice.due_at is None]
        return sorted([*earlier, *unsent], key=lambda notice: notice.id) if unsent else []

    async def _mark_sent(self, claimed: Sequence[Notice], way: str, channel_id: int, message_id: int) -> None:
        now = self._services.now()
        await self._outbox.mark_sent([notice.id for notice in claimed], way, (channel_id, message_id), now)
        last = [notice.id for notice in claimed if stays_true(notice.kind)]
        if last:
            # what tells once what has happened has nothing left that could be taken back
            await self._outbox.mark_over(last, now)

    async def _give_up(self, notices: Sequence[Notice], error: discord.HTTPException) -> None:
        """Give up messages that Discord will never take. Raises the error where it may take them later."""
        # what may be taken later is refused under 403 as well
        if error.status not in REFUSED or is_passing(error):
            raise error
        notices, now = await self._without_departures(notices), self._services.now()
        if not notices:
            return
        log.warning("a ping of table %s is refused (%s)", notices[0].table, error.code)
        # a place that is closed may open again while the turn still waits: as at a table without one
        kept = [each.id for each in notices if cause_of(error) is Cause.PLACE and not stays_true(each.kind)]
        await self._outbox.delay(kept, now + NOWHERE_PATIENCE)
        await self._outbox.mark_over([each.id for each in notices if each.id not in kept], now)

    async def _without_departures(
        self, notices: Sequence[Notice], patience: timedelta = MEETING_PATIENCE
    ) -> list[Notice]:
        """Return the notices that may be sent another way or given up; others wait until the person uses the bot."""
        waiting = [notice.id for notice in notices if notice.kind.is_of_departure]
        if waiting:
            await self._outbox.delay(waiting, self._services.now() + patience)
        return [notice for notice in notices if not notice.kind.is_of_departure]

    # Finding again: what Discord took though its answer never came, so that no ping comes twice

    async def _find_lost(
        self, channel: discord.abc.Messageable, person: Recipient, claimed: Sequence[Notice], sign: str = ""
    ) -> discord.Message | None:
        """Return the message of an earlier attempt whose answer never came, if it is there.

        It begins with that `sign`, by which a mention for a turn is told from a reminder of it that was lost, too.
        The newest comes first, since an older one may be about the same table, and over before that was recorded.
        """
        begun = [notice.tried_at for notice in claimed if notice.due_at is not None and notice.tried_at is not None]
        if not begun:
            return None
        recent = await messages_since(channel, min(begun) - SKEW)
        mine = [each for each in recent if self._may_be_a_ping(each, person.id) and each.content.startswith(sign)]
        known = await self._outbox.messages_of_notices([message.id for message in mine])
        # a recorded message was never lost: it was about something earlier
        lost = [message for message in mine if message.id not in known]
        return next((each for each in lost if any(self._is_about(each, notice, person) for notice in claimed)), None)

    def _is_about(self, message: discord.Message, notice: Notice, person: Recipient) -> bool:
        """Return whether a message names the table of a notice whose sending has begun."""
        table, localizer = person.tables[notice.table], self._catalogues.localizer
        texts = [table_name(table, each) for each in (localizer(table.place.locale), *self._private(person))]
        if notice.tried_at is None or message.created_at < notice.tried_at - SKEW:
            return False  # an earlier ping of the table, which was over before it was recorded
        return any(f"**{text}**" in message.content for text in texts)

    def _private(self, person: Recipient) -> list[Localizer]:
        """Return the languages a direct message may be in: the one the person chose, else those of its tables."""
        return [person.localizer(self._catalogues, table) for table in person.tables.values()]

    def _may_be_a_ping(self, message: discord.Message, user: UserId) -> bool:
        assert self._client.user is not None
        is_mine = message.author.id == self._client.user.id and message.interaction_metadata is None
        is_direct = message.guild is None and message.channel.type is discord.ChannelType.private
        names = message.content.find(f"<@{user}>") >= 0
        return is_mine and not message.flags.components_v2 and (is_direct or names)

    # Taking back

    async def _take_back(self, person: Recipient, sent: Sequence[Notice], earlier: Collection[int]) -> None:
        over = [
            notice for notice in sent if notice.id in earlier or not is_current(notice, person.tables[notice.table])
        ]
        for message_id in dict.fromkeys(notice.message_id for notice in over):
            notices = [notice for notice in over if notice.message_id == message_id]
            if notices[0].way != Way.BOARD and message_id is not None:
                try:
                    await self._edit(person, notices, message_id)
                except discord.HTTPException as error:
                    await self._give_up(notices, error)
            await self._outbox.mark_over([notice.id for notice in notices], self._services.now())

    async def _edit(self, person: Recipient, over: Sequence[Notice], message_id: int) -> None:
        """Edit a message to say that these are over; delete it where it is a public reminder."""
        notice, channel_id = over[0], over[0].channel_id
        assert channel_id is not None
        table = person.tables[notice.table]
        if notice.way == Way.MENTION:
            channel = self._client.get_partial_messageable(channel_id, guild_id=table.place.guild_id)
            message = channel.get_partial_message(message_id)
            if notice.kind in (NoticeKind.HALF, NoticeKind.SOON, NoticeKind.NEXT):
                # a reminder in public is of no use once it is over, and says nothing that anyone would look up
                await edit_awake(self._client, channel_id, message.delete)
                return
            (line,) = ping_lines([replace(notice, is_over=True)], person.tables)
            text = mention_text(line, self._catalogues.localizer(table.place.locale), is_first_refusal=False)
            await edit_awake(
                self._client, channel_id, lambda: message.edit(content=text, allowed_mentions=calling_nobody())
            )
            return
        done = {each.id for each in over}
        stored = await self._outbox.of_message(message_id)
        every = [replace(each, is_over=each.is_over or each.id in done) for each in stored]
        person = await self._recipient(person.id, every)
        every = [notice for notice in every if notice.table in person.tables]
        channel = self._client.get_partial_messageable(channel_id)
        await self._direct.edit(channel.get_partial_message(message_id), person, every)


def _is_of_mention(error: discord.HTTPException) -> bool:
    """Return whether a mention is refused for what a direct message may not be, and not for a failure of Discord's."""
    return error.status in REFUSED and error.code != DIRECT_TOO_FAST and cause_of(error) in _OF_MENTIONS


def _name(notices: Sequence[Notice]) -> str:
    """Return the name of the message of these notices: the same at each attempt, another for later ones."""
    return f"ping-{[notice.id for notice in notices if notice.due_at is not None][-1]}"
