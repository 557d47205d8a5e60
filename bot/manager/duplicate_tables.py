"""Tables of two to four people at the deal of the week.

They aren't tables like others: only the people at a table see its cards while the week lasts. The computer replaces
people whose time has run out (`bot.table.duplicate_clock`), in each round of housekeeping and before each press at
their table. Where two processes change a table at once, the first to write it wins.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Any, Final
from weakref import WeakValueDictionary

from bot.manager.blocks import BlockLists
from bot.manager.duplicates import MOST_LINES, WEEK, Duplicates
from bot.manager.profiles import Run
from bot.match import Match
from bot.reasons import ShuttingDown
from bot.shards import ShardSet
from bot.store import Store
from bot.table import duplicate, duplicate_clock
from bot.table.duplicate import DuplicateError, Player, WeekTable
from bot.table.values import Level, UserId

log = logging.getLogger(__name__)

AT_ONCE: Final = 100
"""How many tables with overdue clocks one round of housekeeping handles."""


class DuplicateTables:
    """Opens these tables, seats people, and lets them play."""

    def __init__(
        self,
        store: Store,
        duplicates: Duplicates,
        blocks: BlockLists,
        now: Callable[[], datetime],
        *,
        run: Run,
        check_barred: Callable[[UserId, int | None], Awaitable[None]],
        follow_clock: Callable[[], Awaitable[ShardSet]],
    ) -> None:
        """`check_barred` raises `NotAllowed` where a server keeps a person from its tables.

        `follow_clock` takes outages off the clocks, and returns the shards on which nobody can press: there the
        computer replaces nobody.
        """
        self._now = now
        self._store = store.duplicates
        self._duplicates = duplicates
        self._blocks = blocks
        self._run = run
        self._check_barred = check_barred
        self._follow_clock = follow_clock
        self._locks = WeakValueDictionary[int, asyncio.Lock]()
        self._callbacks: list[Callable[[int, bool], None]] = []

    def on_change(self, callback: Callable[[int, bool], None]) -> None:
        """Call `callback` after every change of a table, with its number and whether a clock caused the change.

        It must return at once.
        """
        self._callbacks.append(callback)

    def _tell(self, number: int, *, is_by_clock: bool = False) -> None:
        for callback in self._callbacks:
            callback(number, is_by_clock)

    async def open(self, user: UserId, name: str, guild: int | None, players: int) -> WeekTable:
        """Open a table of this week for so many people.

        Raises `DuplicateError` where they have or had a seat at another, or their account is too new, and `NotAllowed`
        where the server has barred them.
        """
        await self._check_barred(user, guild)
        week = self._duplicates.week()
        _check_account(user, week)
        await self._duplicates.seal(week)  # a table is one of a week that is there
        person = Player(user, name, await self._is_listed(week, user))
        table = await self._run(self._store.open_table(WeekTable(0, week, players, guild, (person,))))
        if table is None:
            raise DuplicateError("duplicate-seated", players=players)
        return table

    async def join(self, number: int, user: UserId, name: str) -> WeekTable:
        """Take a seat; the last one who does begins the game. Raises `DuplicateError`, and `NotAllowed` as `open`."""
        table = await self.table(number)
        await self._check_barred(user, table.guild)
        if not table.people:
            raise DuplicateError("duplicate-closed")
        if table.week != self._duplicates.week():
            raise DuplicateError("duplicate-over")
        _check_account(user, table.week)
        others = [player.user for player in table.people if player.user != user]
        if len(await self._blocks.willing(user, others)) != len(others):
            raise DuplicateError("duplicate-closed")
        # before the transaction: the first to move are known once the cards are
        start = await self._duplicates.start(table.week, table.players, is_table=True)
        person = Player(user, name, await self._is_listed(table.week, user))

        def decide(before: WeekTable, begun: int) -> WeekTable:
            if not before.people:
                raise DuplicateError("duplicate-closed")
            after = duplicate.join(before, person, begun)
            if after.rotation != before.rotation:
                after = replace(after, waiting=start.waiting())
                after = duplicate_clock.set_clocks(after, None, start, self._now(), user)
            return duplicate_clock.count_change(before, after) if after is not before else before

        after = await self._run(self._store.change_people(number, user, decide))
        if after is None:
            raise DuplicateError("duplicate-seated", players=table.players)
        self._tell(number)
        return after

    async def leave(self, number: int, user: UserId) -> WeekTable:
        """Give a seat up before the game begins; the last one who does closes the table. Raises `DuplicateError`."""

        def decide(before: WeekTable, _: int) -> WeekTable:
            return duplicate_clock.count_change(before, duplicate.leave(before, user))

        after = await self._run(self._store.change_people(number, user, decide))
        if after is None:
            raise DuplicateError("duplicate-closed")
        self._tell(number)
        return after

    async def table(self, number: int) -> WeekTable:
        """Return a table with its people, for anyone who may see who sits there. Raises `DuplicateError`."""
        table = await self._run(self._store.table(number))
        if table is None:
            raise DuplicateError("duplicate-closed")
        return table

    async def of_user(self, week: date, user: UserId) -> Sequence[WeekTable]:
        """Return the tables of a week where someone has a seat."""
        return await self._run(self._store.tables_of(week, user))

    async def look(self, number: int, user: UserId) -> tuple[WeekTable, Match]:
        """Return a game for one of its people. Raises `DuplicateError` for anyone else."""
        table = await self.table(number)
        if table.seat_of(user) is None:
            raise DuplicateError("duplicate-unplayed")
        return table, await asyncio.to_thread(duplicate.match_of, await self._start(table), table.played)

    async def play(self, number: int, user: UserId, actions: Sequence[str], revision: int) -> tuple[WeekTable, Match]:
        """Play a person's actions; nothing where the press was for an earlier state.

        Raises `DuplicateError` once the week is over, or where the computer has their seat, and what the match raises.
        """
        standing = await self._follow_clock()  # else the first press after an outage would be charged with it
        lock = self._locks.setdefault(number, asyncio.Lock())
        async with lock:
            table, match = await self.look(number, user)
            if table.week != self._duplicates.week():
                raise DuplicateError("duplicate-over")
            if not standing.has_server(table.guild) and duplicate_clock.overdue_people(table, self._now()):
                # a press that comes too late isn't in time because nobody has looked at the clock yet
                await self._replace_overdue(table, match)
                table, match = await self.look(number, user)
            seat, person = table.seat_of(user), table.person(user)
            if person is not None and person.replaced_at is not None:
                raise DuplicateError("duplicate-replaced")
            if table.revision != revision or seat is None or match.is_over or len(table.played) >= MOST_LINES:
                return table, match
            before = match
            for action in actions:
                match = match.play(seat, action)
            new = [(seat, action) for action in actions]
            after, match = await self._after(table, before, match, new, mover=user)
            if await self._run(self._store.save_table(after)):
                self._tell(number)
                return after, match
        return await self.look(number, user)

    # The public message

    async def set_message(self, number: int, channel_id: int | None, message_id: int | None) -> None:
        """Keep where a table's public message is; None where it has none any more."""
        await self._run(self._store.set_message(number, channel_id, message_id))
        self._tell(number)  # it may have changed since it was sent

    async def set_call(self, table: WeekTable, person: Player, call_id: int | None) -> None:
        """Store that a person was called for their turn, by the message `call_id`.

        It is None where that message has been deleted, or where they want no calls.
        """
        place = table.people.index(person)
        called_for = person.since if person.needs_call else person.called_for
        await self._run(self._store.set_call(table.id, place, called_for, call_id))

    async def mark_shown(self, table: WeekTable) -> None:
        """Store that the public message shows this state of a table, and that everyone has been called for it."""
        await self._run(self._store.mark_shown(table.id, table.changes))

    async def behind(self) -> Sequence[int]:
        """Return the tables of this process's servers whose public message is behind."""
        return await self._run(self._store.behind(self._duplicates.week() - WEEK))

    # The clock

    async def run_due(self) -> None:
        """Replace people whose time has run out, and report tables whose public message is behind to the listeners.

        Covers this process's servers; called in each round of housekeeping.
        """
        week, standing = self._duplicates.week(), await self._follow_clock()
        for number in await self._run(self._store.due_tables(week, self._now(), AT_ONCE, standing)):
            try:
                async with self._locks.setdefault(number, asyncio.Lock()):
                    await self._run_clock(number)
            except ShuttingDown:
                raise
            except Exception:
                # one table must not stop the clocks of all others
                log.exception("the clock of table %s of the week's deal failed", number)
        for number in await self.behind():
            self._tell(number)

    async def _run_clock(self, number: int) -> None:
        table = await self.table(number)
        match = await asyncio.to_thread(duplicate.match_of, await self._start(table), table.played)
        if duplicate_clock.overdue_people(table, self._now()):
            await self._replace_overdue(table, match)
        elif duplicate_clock.needs_clocks(table):
            after = duplicate_clock.set_clocks(table, match, match, self._now())
            after = replace(duplicate_clock.count_change(table, after), revision=table.revision + 1)
            if await self._run(self._store.save_table(after)):
                self._tell(number)

    async def _replace_overdue(self, table: WeekTable, match: Match) -> None:
        """Replace those whose time has run out; nothing where someone else has changed the table meanwhile."""
        now, start = self._now(), await self._start(table)
        after = await asyncio.to_thread(duplicate_clock.replace_overdue, table, start, now)
        replaced = len(duplicate_clock.overdue_people(table, now))
        if not after.is_over:
            after, _ = await self._after(after, match, match, [])
        after = replace(duplicate_clock.count_change(table, after), revision=table.revision + 1)
        if await self._run(self._store.save_table(after)):
            self._tell(table.id, is_by_clock=True)
            log.info("the computer replaces %s people at table %s of the week's deal", replaced, table.id)

    async def _after(
        self,
        table: WeekTable,
        before: Match,
        match: Match,
        new: Sequence[tuple[int, str]],
        mover: UserId | None = None,
    ) -> tuple[WeekTable, Match]:
        """Return the table after the actions `new` and the replies of its computers, with clocks set, and its match.

        The actions have led from `before` to `match`; `mover` is who pressed, None for a clock.
        """
        played, computers = [*table.played, *new], frozenset(table.replaced_seats)
        while not match.is_over and len(played) < MOST_LINES:
            seat = next((each for each in match.waiting() if each in computers), None)
            if seat is None:
                break
            name = f"{table.players} {seat}"
            for action in await self._duplicates.answer(table.week, name, Level.NORMAL.value, match, seat, played):
                match = match.play(seat, action)
                played.append((seat, action))
        new = played[len(table.played) :]
        after = await asyncio.to_thread(duplicate.after_play, table, await self._start(table), match, new)
        after = duplicate_clock.set_clocks(after, before, match, self._now(), mover)
        return duplicate_clock.count_change(table, after), match

    async def _start(self, table: WeekTable) -> Match:
        return await self._duplicates.start(table.week, table.players, is_table=True)

    async def _is_listed(self, week: date, user: UserId) -> bool:
        """Return whether someone wants to be named in a week's tables, by what they have chosen for it before."""
        known: list[Any] = [*await self._duplicates.boards(week, user)]
        for table in await self.of_user(week, user):
            known += [player for player in table.people if player.user == user]
        return any(each.is_listed for each in known)


def _check_account(user: UserId, week: date) -> None:
    """Raises `DuplicateError` where an account was made after a week began: it may be someone's second one."""
    if duplicate.is_too_new(user, week):
        raise DuplicateError("duplicate-new-account")
