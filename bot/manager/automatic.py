"""The automatic player at the tables that wait for it: one worker a table, for as long as it is awaited there."""

import asyncio
import logging
import random as chance
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.manager.keyed_worker import DOUBLING, KeyedWorker
from bot.manager.thinking import Thinking
from bot.match import Games, Match, Policy
from bot.store import StoreTrouble
from bot.table.errors import NotPlaying, StaleDecision
from bot.table.table import Table
from bot.table.values import TableId

log = logging.getLogger(__name__)

Look = Callable[[TableId], Awaitable[Table]]
Move = Callable[[TableId, int, str, int], Awaitable[Table]]


class AutomaticPlayer:
    """Plays the seats handed over to it, through the same door as people."""

    def __init__(
        self, games: Games, random: chance.Random, thinking: Thinking, *, look: Look, move: Move, pause: float
    ) -> None:
        self._games = games
        self._thinking = thinking
        self._random = random
        self._look = look
        self._move = move
        self._pause = pause
        self._tables = KeyedWorker[TableId](
            "automatic-player",
            self._play,
            pauses=DOUBLING,
            key_is="table",
            is_passing=lambda error: isinstance(error, StoreTrouble),
        )

    def wake(self, table_id: TableId) -> None:
        """A table may wait for the automatic player."""
        self._tables.wake(table_id)

    async def idle(self) -> None:
        """Returns once no table waits for it."""
        await self._tables.idle()

    async def stop(self) -> None:
        """Stop thinking. A move being written is finished by whoever writes it."""
        await self._tables.stop()

    async def _play(self, table_id: TableId) -> None:
        while (await self._look(table_id)).automatic_waiting:
            await asyncio.sleep(self._pause)  # so that people can follow its moves one by one
            table = await self._look(table_id)  # anew: somebody may have come back in the pause
            if table.match is None or not table.automatic_waiting:
                continue
            seat = table.automatic_waiting[0]
            action = await self._choose(self._games[table.options.game].policy, table.match, seat)
            if action not in table.match.allowed(seat):
                log.error("the policy chose for seat %s what is not allowed", seat)  # what: a card of a hand, perhaps
                action = self._random.choice(table.match.allowed(seat))  # a bad move is better than a stuck table
            with suppress(StaleDecision, NotPlaying):  # somebody came back, called it off, or moved first
                await self._move(table_id, seat, action, table.match.version)

    async def _choose(self, policy: Policy, match: Match, seat: int) -> str:
        try:
            return await self._thinking.choose(policy, match.view(seat), self._random)
        except Exception:
            log.exception("the policy failed; any legal action goes on with the game")
            return self._random.choice(match.allowed(seat))
