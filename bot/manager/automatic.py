"""The automatic player at the tables that wait for it: one task a table, for as long as it is awaited there."""

import asyncio
import logging
import random as chance
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.manager.thinking import Automatic, Thinking
from bot.rules import Action, Game, observe
from bot.store import StoreTrouble
from bot.table.errors import NotPlaying, ShuttingDown, StaleDecision
from bot.table.table import Table
from bot.table.values import TableId

log = logging.getLogger(__name__)

Look = Callable[[TableId], Awaitable[Table]]
Move = Callable[[TableId, int, Action, int], Awaitable[Table]]

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds to wait for a database in trouble: at first, doubled each time, at most."""


class AutomaticPlayer:
    """Plays the seats handed over to it, through the same door as people."""

    def __init__(
        self, policy: Automatic, random: chance.Random, thinking: Thinking, *, look: Look, move: Move, pause: float
    ) -> None:
        self._policy = policy
        self._thinking = thinking
        self._random = random
        self._look = look
        self._move = move
        self._pause = pause
        self._due: set[TableId] = set()
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    def wake(self, table_id: TableId) -> None:
        """A table may wait for the automatic player."""
        self._due.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._serve(table_id))

    async def stop(self) -> None:
        """Stop thinking. A move being written is finished by whoever writes it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, table_id: TableId) -> None:
        wait = FIRST_WAIT
        try:
            while table_id in self._due:
                self._due.discard(table_id)
                try:
                    await self._play(table_id)
                    wait = FIRST_WAIT
                except StoreTrouble as trouble:
                    log.warning("table %s: the automatic player waits for the database: %s", table_id, trouble)
                    self._due.add(table_id)
                    await asyncio.sleep(wait)
                    wait = min(wait * 2, LONGEST_WAIT)
        except ShuttingDown:
            pass
        except Exception:
            log.exception("table %s: the automatic player stopped", table_id)
        finally:
            del self._tasks[table_id]

    async def _play(self, table_id: TableId) -> None:
        while (await self._look(table_id)).automatic_waiting:
            await asyncio.sleep(self._pause)
            table = await self._look(table_id)
            if table.game is None or not table.automatic_waiting:
                continue
            seat = table.automatic_waiting[0]
            action = await self._choose(table.game, seat)
            if action not in table.game.legal(seat):
                log.error("table %s: the policy chose %s for seat %s", table_id, action, seat)
                action = self._random.choice(table.game.legal(seat))
            with suppress(StaleDecision, NotPlaying):  # somebody came back, called it off, or moved first
                await self._move(table_id, seat, action, table.game.version)

    async def _choose(self, game: Game, seat: int) -> Action:
        try:
            return await self._thinking.choose(self._policy, observe(game, seat), self._random)
        except Exception:
            log.exception("the policy failed; any legal action goes on with the game")
            return self._random.choice(game.legal(seat))
