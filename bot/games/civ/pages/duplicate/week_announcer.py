"""Keeps the public messages of tables at the week's deal up to date, and calls people when it is their turn.

There is one worker for each table whose message is behind: it edits the message, deletes the calls of turns that are
over, and calls those who are awaited, each by a message of its own in the same channel, once a turn. A call waits while
its person is at their page, and for the end of their quiet hours, half of their time at most. Where Discord refuses a
message, or someone has deleted the table's, nobody is called there.
"""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

import discord
from cachetools import LRUCache

from bot.client import CivBot
from bot.discord.error_codes import is_passing
from bot.discord.messages import Draft, PublicMessages, Spot
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.symbols import jump
from bot.games.civ.pages.duplicate.duplicate_page import call_text, table_page
from bot.i18n.catalogue import Localizer
from bot.manager.keyed_worker import DOUBLING, KeyedWorker, Rest
from bot.pages.display import ServerLocalizer
from bot.store import StoreError
from bot.table.duplicate import DuplicateError, Player, WeekTable
from bot.table.preferences import Notify
from bot.table.values import UserId

log = logging.getLogger(__name__)

REMEMBERED: Final = 1024
"""The most tables of which it is remembered what their message shows while a call waits."""


class WeekAnnouncer:
    """The public messages of all tables, and the calls there."""

    def __init__(
        self,
        client: CivBot,
        messages: PublicMessages,
        server_localizer: ServerLocalizer,
        *,
        redraw: Callable[[WeekTable], Awaitable[None]],
        here_for: Callable[[int, UserId], timedelta],
    ) -> None:
        """`redraw` draws the open pages of a table again; `here_for` says how long someone is at theirs, from now."""
        self._client = client
        self._messages = messages
        self._server_localizer = server_localizer
        self._manager = client.services.tables
        self._tables = self._manager.duplicate_tables
        self._redraw = redraw
        self._here_for = here_for
        self._by_clock = set[int]()
        """Tables that their clock has changed since their open pages were drawn."""
        self._has_caught_up = False
        """Whether what was behind at the start has been found: until then every table is in doubt."""
        self._edited: LRUCache[int, int] = LRUCache(REMEMBERED)
        """How many changes of a table its message shows."""
        self._worker = KeyedWorker[int](
            "week-table", self._work, pauses=DOUBLING,
            is_passing=lambda error: isinstance(error, (StoreError, *REQUEST_ERRORS)),
        )  # fmt: skip

    def open(self) -> None:
        """Hear of changes from now on, and catch up with what was not shown whenever Discord is reached."""
        self._tables.on_change(self._changed)

        async def on_ready() -> None:
            await self.catch_up()

        self._client.add_listener(on_ready)

    async def catch_up(self) -> None:
        """Bring up to date what is behind."""
        for number in await self._tables.behind():
            self._messages.doubt(_subject(number))
            self._worker.wake(number)
        self._has_caught_up = True

    async def idle(self) -> None:
        """Wait until everything is shown and everyone called, except for calls that wait."""
        await self._worker.idle()

    async def stop(self) -> None:
        """Stop; the next start finds what is left."""
        await self._worker.stop()

    def _changed(self, number: int, is_by_clock: bool) -> None:
        if is_by_clock:
            self._by_clock.add(number)
        self._worker.wake(number)

    async def _work(self, number: int) -> Rest | None:
        try:
            table = await self._tables.table(number)
        except DuplicateError:
            return None  # it was given up
        if number in self._by_clock:
            self._by_clock.discard(number)
            await self._redraw(table)
        if not self._client.services.owned.owns(table.guild):
            return None  # another process shows it
        if table.message_id is None or table.channel_id is None or table.shown >= table.changes:
            return None
        spot = Spot(table.channel_id, table.guild)
        subject = _subject(number)
        if not self._has_caught_up:
            self._messages.doubt(subject)
        is_doubted = self._messages.is_doubted(subject)
        try:
            with self._messages.attempt(subject):
                wait = await self._show(table, spot, table.message_id)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            log.info("table %s of the week's deal can't be shown (%s)", number, error.code)
            wait = None
        if wait is not None:
            if is_doubted:
                self._messages.doubt(subject)  # the call that waits has not been looked for
            return Rest(at_most=max(wait.total_seconds(), 1.0))
        await self._tables.mark_shown(table)
        return None

    async def _show(self, table: WeekTable, spot: Spot, message_id: int) -> timedelta | None:
        """Edit a table's message and call its people; return when to come back for a call that waits."""
        localizer = await self._localizer(table)
        is_week_over = table.week != self._manager.duplicates.week()
        if self._edited.get(table.id, table.shown) < table.changes:
            draft = Draft(
                f"week-{table.id}", view=lambda: table_page(table, localizer, is_week_over=is_week_over).view()
            )
            if not await self._messages.edit(spot, message_id, draft):
                await self._give_up(table, spot)
                return None
            self._edited[table.id] = table.changes
        if is_week_over:
            # clocks may still run there: housekeeping ends them, and has calls deleted by that
            return None
        waits = [await self._call(table, person, spot, localizer) for person in table.people]
        return min((wait for wait in waits if wait is not None), default=None)

    async def _give_up(self, table: WeekTable, spot: Spot) -> None:
        """Show nothing more of a table there: someone has deleted its message."""
        for person in table.people:
            if person.call_id is not None:
                await self._messages.delete(spot, person.call_id)
        # last: where a call can't be deleted now, this is tried again
        await self._tables.set_message(table.id, None, None)

    async def _localizer(self, table: WeekTable) -> Localizer:
        guild = None if table.guild is None else self._client.get_guild(table.guild)
        return await self._server_localizer(table.guild, guild and guild.preferred_locale)

    async def _call(self, table: WeekTable, person: Player, spot: Spot, localizer: Localizer) -> timedelta | None:
        """Delete a person's last call, and call them where it is their turn; return how long that has to wait."""
        if person.outdated_call_id is not None:
            await self._messages.delete(spot, person.outdated_call_id)
            if not person.needs_call:
                await self._tables.set_call(table, person, None)
        if not person.needs_call or person.since is None:
            return None
        profiles = self._manager.profiles
        if (await profiles.preferences(person.user)).notify == Notify.NONE:
            await self._tables.set_call(table, person, None)
            return None
        now = self._manager.now()
        wait = max(self._here_for(table.id, person.user), await self._quiet_for(table, person, now))
        if wait > timedelta():
            return wait
        subject = _subject(table.id)
        link = jump(table.guild, spot.channel_id, table.message_id)

        def is_sent(message: discord.Message) -> bool:
            return link in message.content and any(each.id == person.user for each in message.mentions)

        # Named for what has ended their last turn: after a restart the clock has another beginning, and other words
        # were sent. Calls of earlier turns have been deleted.
        began = 0 if person.moved_at is None else round(1000 * person.moved_at.timestamp())
        draft = Draft(
            f"{subject}-{person.user}-{began}-{person.call_id or 0}",
            after=person.call_id or table.message_id or 0,
            content=call_text(table, person, localizer),
            called=[person.user],
            is_sent=is_sent,
        )

        async def note(call_id: int) -> None:
            await self._tables.set_call(table, person, call_id)

        await self._messages.send(spot, draft, note, is_doubted=self._messages.is_doubted(subject))
        return None

    async def _quiet_for(self, table: WeekTable, person: Player, now: datetime) -> timedelta:
        """Return how long a call waits for the end of quiet hours: half of the person's time at most."""
        quiet = next((await self._manager.profiles.availability(person.user)).still(now), None)
        due_at = table.due_at(person)
        if quiet is None or quiet[0] > now or due_at is None or person.since is None:
            return timedelta()
        return min(quiet[1], person.since + (due_at - person.since) / 2) - now


def _subject(number: int) -> str:
    return f"week-table-{number}"
