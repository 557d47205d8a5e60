"""The announcer: brings public messages up to their tables' logs, whatever happened in between.

A table that is behind its log has one worker, never two, so that at most one edit of its message is in flight. The
tables of one channel, which share Discord's limits, take turns. A table is looked at and drawn when its turn has come,
so that what is sent is its newest state, however long it waited, but not in the middle of a computer's turn, of which
one edit is enough. Tables whose messages are old wait for each other before that (`OldEdits`). A failed send is tried
again with growing pauses, except where the place is gone or closed to the bot.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.discord import error_codes
from bot.discord.pace import OLD_EVERY, REFUSED, is_old
from bot.discord.refusals import Cause, cause_of, is_documented
from bot.discord.request_errors import REQUEST_ERRORS, RETRY_PAUSES
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.services import Services
from bot.pages.board.board_posts import Picture
from bot.pages.board.publisher import Publisher
from bot.pages.lost_messages import LostPosts
from bot.reasons import ShuttingDown
from bot.store import is_passing
from bot.supervision import SupervisedTask
from bot.table.errors import UnknownTable
from bot.table.table import Table
from bot.table.values import CAME_TO_NOTHING, Place, PostKind, Status, TableId

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds to wait for a message that is on its way; an answer of Discord's takes well below one."""


CATCHING_UP: Final = 24
"""The number of tables that are caught up with at the same time: enough for as many requests as Discord allows."""
AT_ONCE: Final = 32
"""The number of tables that are shown at the same time: more, so that others find room meanwhile."""
PRELOADED: Final = 20
"""The number of tables that are loaded together for that."""


class OldEdits:
    """The turns in which messages older than an hour are edited, one every `every` seconds in each channel.

    Discord lets few such messages be edited, and says so only by refusing (30046). A request under way that waits for
    that makes all edits of the channel wait; so a table waits here, before the channel's turn is its own.
    """

    def __init__(self, every: float = OLD_EVERY) -> None:
        self.every = every
        self._free_at: dict[int, float] = {}

    async def wait(self, channel_id: int, on_wait: Callable[[], None] = lambda: None) -> None:
        """Return when it is the caller's turn, in order of arrival. `on_wait` is called if that is not at once."""
        now = asyncio.get_running_loop().time()
        # taken before the wait: the next caller counts from this turn, not from the same moment
        self._free_at = {channel: moment for channel, moment in self._free_at.items() if moment > now}
        turn = max(now, self._free_at.get(channel_id, now))
        self._free_at[channel_id] = turn + self.every
        if turn > now:
            on_wait()
            await asyncio.sleep(turn - now)


def shows_old(table: Table, now: float) -> bool:
    """Return whether showing a table edits a message older than an hour, at `now` (seconds since 1970)."""
    shown = [record.message_id for record in table.vote_records if record.is_open]
    if table.match is None:
        shown.append(table.lobby_message_id)
    elif table.post is not None:
        shown.append(table.post.message_id)
        shown += [table.lobby_message_id] if table.status is not Status.PLAYING else []  # it offers what comes next
    return any(message_id is not None and is_old(message_id, now) for message_id in shown)


class Announcer:
    """Keeps the public messages of all tables true.

    `called` is awaited with each table whose message may have called someone anew, `refresh` is what then brings the
    open private messages of a table up to date, and `shown` hears of each table that has been announced. `refused`
    hears by `is_refused` whether Discord takes no message of a table where that goes on.
    """

    def __init__(
        self,
        services: Services,
        publisher: Publisher,
        lost_posts: LostPosts,
        *,
        called: Callable[[Table], Awaitable[None]],
        refresh: Sequence[Callable[[Table], Awaitable[None]]],
        shown: Callable[[TableId], None],
        refused: "Callable[..., None]",
    ) -> None:
        self._services = services
        self._publisher = publisher
        self._lost_posts = lost_posts
        self._called = called
        self._refresh = refresh
        self._shown = shown
        self._refused = refused
        self._worker = KeyedWorker[TableId](
            "announce-table", self._work, pauses=RETRY_PAUSES, is_known=is_documented, key_is="table",
            is_passing=lambda error: error_codes.is_passing(error) or is_passing(error),
        )  # fmt: skip
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By channel: held while one of its tables is announced. They share its limits, so that more at once would only
        make each wait with a picture that gets old; and locks are fair: no busy table keeps the others waiting."""
        self._room = asyncio.Semaphore(AT_ONCE)
        """Others wait before they are drawn: what is drawn would be old by the time that Discord's limits let it pass,
        and those who press would wait for the drawing."""
        self.old_edits = OldEdits()
        self._suspended: Counter[TableId] = Counter()
        self._unopened: set[TableId] = set()
        self._redrawn: set[TableId] = set()
        self._catching_up: set[SupervisedTask] = set()
        self._attempted: dict[TableId, asyncio.Event] = {}
        """By table of those that are caught up with, set once it has been worked on."""
        self._seen: dict[TableId, tuple[int, float]] = {}
        """By table whose board waits for the next decision of a turn: its log's last line, and when that was first seen
        here, by the event loop's clock."""

    def enqueue(self, table_id: TableId, *, opens_lobby: bool = False, redraws: bool = False) -> None:
        """Says that a table may be behind. Returns at once.

        A lobby without a message is about to get one from the command that made it, unless `opens_lobby`. A table that
        `redraws` is shown anew even if nothing has happened at it.
        """
        if opens_lobby:
            self._unopened.add(table_id)
        if redraws:
            self._redrawn.add(table_id)
        self._worker.wake(table_id)

    @contextmanager
    def suspended_updates(self, table_id: TableId) -> Generator[None]:
        """Leave a table's public message to the answer of a press on it; check it afterwards."""
        self._suspended[table_id] += 1
        try:
            yield
        finally:
            self._suspended[table_id] -= 1
            if not self._suspended[table_id]:
                del self._suspended[table_id]
                self.enqueue(table_id)

    async def move(self, table: Table, place: Place, *, is_ordered: bool = False) -> None:
        """Bring a table to another place: what stands in the old one leads there, as far as it can still be edited.

        `is_ordered` is whether a tournament's organiser or referee has said so.

        Raises `TableError` where someone has to be asked by now.
        """
        if place.channel_id == table.place.channel_id and not table.is_placeless:
            return
        with self.suspended_updates(table.id):
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._worker.settled(table.id)  # what it is just posting has to be left behind, too
            before = await self._services.tables.look(table.id)
            moved = await self._services.posts.bring(table.id, place, is_ordered=is_ordered)
            try:
                await self._publisher.leave_behind(before, place)
            except REQUEST_ERRORS as error:
                # it has moved all the same: nobody should be held up by a place that they have left
                log.info("table %s: its old place is out of reach: %s", table.id, type(error).__name__)
            if moved.match is None:
                await self._services.posts.set_lobby_message(table.id, None)
                self.enqueue(table.id, opens_lobby=True)

    async def catch_up(self) -> None:
        """Begin to announce all tables that have changed since they were last announced.

        Called at the start before the first press can arrive, and after all clocks have been shifted.
        """
        behind = await self._services.posts.behind()
        for table_id in behind:
            self._lost_posts.behind(table_id)
        one = self._services.supervisor.supervised("catch-up", lambda: self._catch_up_with(behind))
        self._catching_up.add(one)
        one.task.add_done_callback(lambda _: self._catching_up.discard(one))

    async def idle(self) -> None:
        """Returns once everything known of has been announced."""
        await asyncio.gather(*(each.task for each in self._catching_up))
        await self._worker.idle()

    async def stop(self, patience: float = PATIENCE) -> None:
        """Finish what is in flight, within `patience` seconds."""
        for each in tuple(self._catching_up):
            await each.stop()  # the next start finds what is left
        await self._worker.stop(patience)

    async def _catch_up_with(self, table_ids: Sequence[TableId]) -> None:
        """Announce these tables, a few at a time: thousands at once would keep all who press from the database."""
        room = asyncio.Semaphore(CATCHING_UP)
        try:
            async with asyncio.TaskGroup() as group:
                for begin in range(0, len(table_ids), PRELOADED):
                    chunk = table_ids[begin : begin + PRELOADED]
                    await self._preload(chunk)
                    for table_id in chunk:
                        await room.acquire()
                        group.create_task(self._catch_up_with_one(table_id, room))
                        await asyncio.sleep(0)  # a message takes 5 ms: all at once would hold presses up
        except* ShuttingDown:
            pass  # the next start finds what is left

    async def _preload(self, table_ids: Sequence[TableId]) -> None:
        try:
            await self._services.live.preload_sound(table_ids)
        except ShuttingDown:
            raise
        except Exception as error:
            # each is loaded by itself then, with what it takes to try again
            log.warning("%s tables are not loaded together: %s", len(table_ids), type(error).__name__, exc_info=error)

    async def _catch_up_with_one(self, table_id: TableId, room: asyncio.Semaphore) -> None:
        attempted = self._attempted.setdefault(table_id, asyncio.Event())
        self.enqueue(table_id, opens_lobby=True)
        try:
            await attempted.wait()
        finally:
            room.release()
        self._services.live.unload(table_id)  # thousands of tables that nobody is at would fill the memory

    def _note_attempt(self, table_id: TableId) -> None:
        if attempted := self._attempted.pop(table_id, None):
            attempted.set()

    async def _work(self, table_id: TableId) -> Rest | None:
        try:
            return await self._show(table_id)
        finally:
            self._note_attempt(table_id)

    async def _show(self, table_id: TableId) -> Rest | None:
        try:
            if not self._services.events.owns(await self._services.tables.look(table_id)):
                return None  # its process shows it, and is told of every change
            if self._is_quiet(table_id):
                return None
            if pause := await self._pause_of(table_id):
                return Rest(at_most=pause)
            is_behind = await self._announce(table_id)
        except UnknownTable:
            log.info("there is no table %s to announce", table_id)  # named by a forged press
            return None
        except discord.HTTPException as error:
            if not 400 <= error.status < 500 or error.status == REFUSED:
                raise  # Discord, or what stands before it, has no time for it, which passes soon
            self._refused(table_id, is_refused=True)
            self._shown(table_id)  # people the message has not called are called all the same
            if error_codes.is_passing(error):
                raise
            # an error where it is our own mistake; its text says which field is wrong
            level = logging.ERROR if cause_of(error) in (Cause.FORM, Cause.UNKNOWN) else logging.WARNING
            log.log(level, "table %s: Discord refuses its message: %s", table_id, error)
            return None
        self._refused(table_id, is_refused=False)
        self._shown(table_id)  # whom the message has not called
        return Rest(at_most=0.0) if is_behind else None

    def _is_quiet(self, table_id: TableId) -> bool:
        """Return whether the board is left alone for now: who suspended it wakes it, and so does the turn's end."""
        return bool(self._suspended[table_id]) or self._services.automatic.is_moving(table_id)

    async def _pause_of(self, table_id: TableId) -> float:
        """Return the seconds the board may wait with what a player on turn has just decided; 0 where others wait."""
        table = await self._services.tables.look(table_id)
        if table_id in self._redrawn or not _has_unshown_lines(table) or not self._publisher.goes_on(table):
            self._seen.pop(table_id, None)
            return 0.0
        now = asyncio.get_running_loop().time()
        number, since = self._seen.get(table_id, (None, now))
        # each decision begins the wait again, so that a quick turn is one edit
        if number != table.number:
            since = now
        pause = since + self._services.limits.board_pause - now
        if pause > 0:
            self._seen[table_id] = table.number, since
            return pause
        self._seen.pop(table_id, None)
        return 0.0

    async def _announce(self, table_id: TableId) -> bool:
        """Shows a table; whether it has gone on meanwhile."""
        table = await self._services.tables.look(table_id)
        channel_id = table.place.channel_id
        is_shown = table.is_behind or table_id in self._redrawn
        if is_shown and shows_old(table, self._services.now().timestamp()):
            # before the channel's turn: a table that waits for old edits must not hold it against live ones
            await self.old_edits.wait(channel_id, lambda: self._note_attempt(table_id))
        async with self._turns.setdefault(channel_id, asyncio.Lock()), self._room:
            if self._is_quiet(table_id):
                return False  # since it began while others were shown
            table, calling = await self._show_newest(table_id)
        if calling is not None:
            await self._called(calling)
        try:
            for refresh in self._refresh:  # after the board, which calls people: a hand is seen by one, open already
                await refresh(table)
        except discord.HTTPException:
            self._shown(table_id)  # one hand that cannot be drawn keeps nobody's call back
            raise
        now = await self._services.tables.look(table_id)
        # only what has come up since: a table that stays behind at the same revision would be shown without end
        return now.is_behind and now.revision != table.revision and not self._services.automatic.is_moving(table_id)

    async def _show_newest(self, table_id: TableId) -> tuple[Table, Table | None]:
        """Shows a table whose turn has come, if there is anything new to show.

        Returns the table as it was then, and the one that may have called someone anew (`Publisher.show`).
        """
        redraws = table_id in self._redrawn
        self._redrawn.discard(table_id)
        table = await self._services.tables.look(table_id)
        if table.rematch_of is not None and table.status in CAME_TO_NOTHING:
            # the game before offers another one again; who cancelled a lobby has been shown that already
            self.enqueue(table.rematch_of, redraws=True)
        if not table.is_behind and (table.is_placeless or not redraws):
            return table, None
        try:
            table, picture = await self._publisher.drawn(table)
            self._worker.acknowledge(table_id)  # what is drawn is the newest: whatever it was woken for is in it
            calling = await self._put(table, picture)
            if table.rematch_of is not None and _is_new(table):
                self.enqueue(table.rematch_of, redraws=True)  # the game before leads here
        except BaseException:
            self._lost_posts.failed(table_id)  # a message may have been sent, and not noted
            # the wish outlives the failure
            self._redrawn |= {table_id} if redraws else set()
            raise
        self._lost_posts.settled(table_id)
        return table, calling

    async def _put(self, table: Table, picture: Picture) -> Table | None:
        if table.match is not None or table.lobby_message_id is not None or table.is_hidden:
            return await self._publisher.show(table, picture)
        if table.id in self._unopened:
            self._unopened.discard(table.id)
            await self._publisher.open_lobby(table)
        return None


def _is_new(table: Table) -> bool:
    """Return whether a lobby, or a game that has begun, has no message of its own yet."""
    if table.match is None:
        return table.lobby_message_id is None
    return table.post is None or table.post.message_id is None or table.post.kind is PostKind.LOBBY


def _has_unshown_lines(table: Table) -> bool:
    """Return whether a game goes on and its log has lines that its message does not tell."""
    if table.status != Status.PLAYING or table.is_paused or not table.is_behind:
        return False
    return table.post is not None and table.number > table.post.number
