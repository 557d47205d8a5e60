"""What if: copies of moments of finished games, against computers, for their owner and perhaps a friend.

A copy counts for nothing: it is no table, nothing of it is announced, and nobody is called. Who may look at the game
is decided by the caller.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final
from weakref import WeakValueDictionary

from bot.manager.blocks import BlockLists
from bot.manager.policy_processes import Thinking
from bot.manager.profiles import Run
from bot.match import Games, Match
from bot.store import Store
from bot.table import what_if
from bot.table.table import Table
from bot.table.values import Level, TableId, UserId
from bot.table.what_if import WhatIf, WhatIfError

MOST_ANSWERS: Final = 400
"""The most actions of computers between two of a person's."""
SEED_BITS: Final = 62
Open = tuple[WhatIf, Table, Match]
"""A copy, the table that it is a moment of, and the match as it stands in the copy."""


class WhatIfs:
    """Opens copies, and lets people and computers play in them."""

    def __init__(
        self,
        store: Store,
        blocks: BlockLists,
        *,
        look: Callable[[TableId], Awaitable[Table]],
        run: Run,
        games: Games,
        random: Random,
        thinking: Thinking,
    ) -> None:
        self._store = store
        self._blocks = blocks
        self._look = look
        self._run = run
        self._games = games
        self._random = random
        self._thinking = thinking
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    async def begin(self, user: UserId, table: Table, line: int, seat: int | None, *, is_redealt: bool = False) -> Open:
        """Open a copy of a game after that line, in place of the person's earlier copy. Raises `WhatIfError`.

        `is_redealt` deals what that seat could not know again.
        """
        assert table.match is not None, "a game that is over"
        seed = self._random.getrandbits(SEED_BITS) if is_redealt else None
        copy = what_if.begin_copy(user, table.id, table.match, line, seat, seed)
        copy, match = await self._answer(copy, table, what_if.match_of(copy, table.match))
        return await self._run(self._store.what_ifs.create(copy)), table, match

    async def of_user(self, user: UserId) -> Sequence[WhatIf]:
        """Return the copies in which someone plays, their own first."""
        return await self._run(self._store.what_ifs.of_user(user))

    async def look(self, number: int, user: UserId) -> Open:
        """Return a copy in which someone plays. Raises `WhatIfError` (`copy-unknown`)."""
        copy = await self._run(self._store.what_ifs.load(number))
        if copy is None or copy.seat_of(user) is None:
            raise WhatIfError("copy-unknown")
        table = await self._look(copy.table)
        if table.match is None:
            raise WhatIfError("copy-unknown")
        return copy, table, await asyncio.to_thread(what_if.match_of, copy, table.match)

    async def play(self, number: int, user: UserId, actions: Sequence[str], revision: int) -> Open:
        """Play actions of a person's seat, and what computers answer; nothing where the press was for an earlier
        state. Raises `WhatIfError`, and what the match raises."""

        async def decide(copy: WhatIf, table: Table, match: Match, seat: int) -> tuple[WhatIf, Match]:
            copy, match = what_if.play(copy, match, seat, actions)
            return await self._answer(copy, table, match)

        return await self._change(number, user, revision, decide)

    async def take_back(self, number: int, user: UserId, revision: int) -> Open:
        """Take back a person's last decision, with all that followed it. Raises `WhatIfError`."""

        async def decide(copy: WhatIf, table: Table, match: Match, seat: int) -> tuple[WhatIf, Match]:
            assert table.match is not None
            shorter = await asyncio.to_thread(what_if.take_back, copy, table.match, seat)
            return shorter, await asyncio.to_thread(what_if.match_of, shorter, table.match)

        return await self._change(number, user, revision, decide)

    async def share(self, number: int, user: UserId, friend: UserId) -> Open:
        """Give a friend a seat in one's own copy; they are told nothing. Raises `WhatIfError`."""
        copy, *_ = await self.look(number, user)
        if copy.owner != user:
            raise WhatIfError("copy-owner")
        if not await self._blocks.willing(user, [friend]):
            raise WhatIfError("copy-friend")

        async def decide(copy: WhatIf, table: Table, match: Match, seat: int) -> tuple[WhatIf, Match]:
            assert table.match is not None
            held = table.seat_of(friend)
            return what_if.share(copy, table.match, friend, len(table.participants), held), match

        return await self._change(number, user, copy.revision, decide)

    async def close(self, number: int, user: UserId) -> None:
        """Give up one's own copy, or leave a friend's. Raises `WhatIfError`."""
        copy, *_ = await self.look(number, user)
        if copy.owner == user:
            await self._run(self._store.what_ifs.delete(number))
            return

        async def decide(copy: WhatIf, table: Table, match: Match, seat: int) -> tuple[WhatIf, Match]:
            return await self._answer(replace(copy, friend=None, friend_seat=None), table, match)

        await self._change(number, user, copy.revision, decide)

    async def _change(
        self,
        number: int,
        user: UserId,
        revision: int,
        decide: Callable[[WhatIf, Table, Match, int], Awaitable[tuple[WhatIf, Match]]],
    ) -> Open:
        lock = self._locks.setdefault(number, asyncio.Lock())
        async with lock:
            copy, table, match = await self.look(number, user)
            seat = copy.seat_of(user)
            if copy.revision != revision or seat is None:
                return copy, table, match
            after, then = await decide(copy, table, match, seat)
            after = replace(after, revision=copy.revision + 1)
            if await self._run(self._store.what_ifs.save(after)):
                return after, table, then
        return await self.look(number, user)

    async def _answer(self, copy: WhatIf, table: Table, match: Match) -> tuple[WhatIf, Match]:
        """Return the copy after the moves of computers, until a person decides or the game is over."""
        game = self._games[table.options.game]
        policy = game.policies.get(Level.NORMAL, game.policy)
        for _ in range(MOST_ANSWERS):
            waiting = [seat for seat in match.waiting() if seat not in copy.human_seats]
            if not waiting or match.is_over:
                break
            chosen = await self._thinking.choose(policy, match.view(waiting[0]), self._random)
            copy, match = what_if.play(copy, match, waiting[0], chosen[:1])
        return copy, match
