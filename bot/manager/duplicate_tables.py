"""Tables of two to four people at the deal of the week.

They aren't tables like others: nothing is announced, nobody is pinged, and only the people at a table see its cards
while the week lasts.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import date
from typing import Any
from weakref import WeakValueDictionary

from bot.manager.blocks import BlockLists
from bot.manager.duplicates import MOST_LINES, Duplicates
from bot.manager.profiles import Run
from bot.match import Match
from bot.store import Store
from bot.table import duplicate
from bot.table.duplicate import DuplicateError, Player, WeekTable
from bot.table.values import UserId


class DuplicateTables:
    """Opens these tables, seats people, and lets them play."""

    def __init__(
        self,
        store: Store,
        duplicates: Duplicates,
        blocks: BlockLists,
        *,
        run: Run,
        check_barred: Callable[[UserId, int | None], Awaitable[None]],
    ) -> None:
        """`check_barred` raises `NotAllowed` where a server keeps a person from its tables."""
        self._store = store.duplicates
        self._duplicates = duplicates
        self._blocks = blocks
        self._run = run
        self._check_barred = check_barred
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    async def open(self, user: UserId, name: str, guild: int | None, players: int) -> WeekTable:
        """Open a table of this week for so many people.

        Raises `DuplicateError` where they have a seat at another, and `NotAllowed` where the server has barred them.
        """
        await self._check_barred(user, guild)
        week = self._duplicates.week()
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
        if table.week != self._duplicates.week():
            raise DuplicateError("duplicate-over")
        others = [player.user for player in table.people if player.user != user]
        if len(await self._blocks.willing(user, others)) != len(others):
            raise DuplicateError("duplicate-closed")
        # before the transaction: the first to move are known once the cards are
        start = await self._duplicates.start(table.week, table.players, is_table=True)
        person = Player(user, name, await self._is_listed(table.week, user))

        def decide(before: WeekTable, begun: int) -> WeekTable:
            after = duplicate.join(before, person, begun)
            return replace(after, waiting=start.waiting()) if after.rotation != before.rotation else after

        after = await self._run(self._store.change_people(number, user, decide))
        if after is None:
            raise DuplicateError("duplicate-seated", players=table.players)
        return after

    async def leave(self, number: int, user: UserId) -> WeekTable:
        """Give a seat up before the game begins; the last one who does closes the table. Raises `DuplicateError`."""
        after = await self._run(
            self._store.change_people(number, user, lambda before, _: duplicate.leave(before, user))
        )
        if after is None:
            raise DuplicateError("duplicate-closed")
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

        Raises `DuplicateError` once the week is over, and what the match raises.
        """
        lock = self._locks.setdefault(number, asyncio.Lock())
        async with lock:
            table, match = await self.look(number, user)
            if table.week != self._duplicates.week():
                raise DuplicateError("duplicate-over")
            seat = table.seat_of(user)
            if table.revision != revision or seat is None or match.is_over or len(table.played) >= MOST_LINES:
                return table, match
            for action in actions:
                match = match.play(seat, action)
            new = [(seat, action) for action in actions]
            after = await asyncio.to_thread(duplicate.after_play, table, await self._start(table), match, new)
            if await self._run(self._store.save_table(after)):
                return after, match
        return await self.look(number, user)

    async def _start(self, table: WeekTable) -> Match:
        return await self._duplicates.start(table.week, table.players, is_table=True)

    async def _is_listed(self, week: date, user: UserId) -> bool:
        """Return whether someone wants to be named in a week's tables, by what they have chosen for it before."""
        known: list[Any] = [*await self._duplicates.boards(week, user)]
        for table in await self.of_user(week, user):
            known += [player for player in table.people if player.user == user]
        return any(each.is_listed for each in known)
