"""The automatic player at the tables that wait for it: one worker a table, for as long as it is awaited there.

It pauses before each turn, always for as long: neither how many lines a turn has nor what was in the hand can be told
from it. (A slow level takes the longer, the more it finds to think about.) The lines of a turn follow one another at
once, and the table need be shown only when they are done.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.manager.keyed_worker import KeyedWorker
from bot.manager.policy_processes import Thinking
from bot.match import Games, Match, TurnId
from bot.store import is_store_error
from bot.supervision import DOUBLING
from bot.table.errors import NotPlaying, StaleDecision
from bot.table.table import Table
from bot.table.values import TableId

log = logging.getLogger(__name__)

Look = Callable[[TableId], Awaitable[Table]]
Move = Callable[[TableId, int, str, int], Awaitable[Table]]

MOST_HELD: Final = 10.0
"""Seconds for which a turn going on may keep its table from being shown, should thinking ever take so long."""


class AutomaticPlayer:
    """Plays the seats handed over to it, through the same door as people do."""

    def __init__(
        self,
        games: Games,
        random: Random,
        thinking: Thinking,
        *,
        slow_thinking: Thinking | None = None,
        look: Look,
        move: Move,
        on_turn_over: Callable[[TableId], None],
        pause: float,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`pause` is in seconds, before each turn; `on_turn_over` is called after each turn and must return at once.

        `slow_thinking` is where levels think that take seconds, so that no other computer waits for them.
        """
        self._games = games
        self._thinking = thinking
        self._slow_thinking = slow_thinking or thinking
        self._random = random
        self._look = look
        self._move = move
        self._on_turn_over = on_turn_over
        self._pause = pause
        self._sleep = sleep
        self._moving: dict[TableId, float] = {}
        """Since when, by the loop's time, a turn is going on there."""
        self._tables = KeyedWorker[TableId](
            "automatic-player",
            self._play,
            pauses=DOUBLING,
            key_is="table",
            is_passing=is_store_error,
        )

    def wake(self, table_id: TableId) -> None:
        """Say that a table may wait for the automatic player. Returns at once."""
        self._tables.wake(table_id)

    def is_moving(self, table_id: TableId) -> bool:
        """Whether it is in the middle of a turn there, which is over within a moment."""
        since = self._moving.get(table_id)
        return since is not None and asyncio.get_running_loop().time() - since < MOST_HELD

    async def idle(self) -> None:
        """Wait until no table waits for it."""
        await self._tables.idle()

    async def stop(self) -> None:
        """Stop thinking. A move being written is finished by its writer."""
        await self._tables.stop()

    async def _play(self, table_id: TableId) -> None:
        while (await self._look(table_id)).automatic_waiting:
            await self._sleep(self._pause)  # so that people can follow its turns one by one
            table = await self._look(table_id)  # again: someone may have come back in the pause
            self._moving[table_id] = asyncio.get_running_loop().time()
            try:
                for turn in _turns(table):  # those who decide at the same time do so without a pause between
                    await self._take(table_id, turn)
            finally:
                # before it is told that the turn is over, which shows the table
                del self._moving[table_id]
                self._on_turn_over(table_id)

    async def _take(self, table_id: TableId, turn: "_Turn") -> None:
        """Play a turn to its end, or until someone else has changed whose turn it is."""
        plan, planned_for = tuple[str, ...](), -1
        while (match := turn.match_of(table := await self._look(table_id))) is not None:
            if not plan or match.version != planned_for:  # what someone else changed was not thought of
                plan = await self._choose(table, match, turn.seat)
            action, rest = plan[0], plan[1:]
            if action not in match.allowed(turn.seat):
                log.error("the policy chose for seat %s what is not allowed", turn.seat)  # not what: a card, perhaps
                # a bad move is better than a stuck table
                action, rest = self._random.choice(match.allowed(turn.seat)), ()
            try:
                await self._move(table_id, turn.seat, action, match.version)
            except (StaleDecision, NotPlaying):
                return  # someone came back, called it off, or moved first
            plan, planned_for = _left_of(match, turn.seat, action, rest)

    async def _choose(self, table: Table, match: Match, seat: int) -> tuple[str, ...]:
        """Return one action at least, and those thought of together with it."""
        game, level = self._games[table.options.game], table.level_of(seat)
        policy = game.policies.get(level, game.policy)
        thinking = self._slow_thinking if level in game.slow_levels else self._thinking
        try:
            return await thinking.choose(policy, match.view(seat), self._random)
        except Exception:
            log.exception("the policy failed; any legal action goes on with the game")
            # as above: a table whose computer never moves waits for ever, and no one could end its turn
            return (self._random.choice(match.allowed(seat)),)


@dataclass(frozen=True, slots=True)
class _Turn:
    """A seat's turn, in a game of whatever kind."""

    seat: int
    id: TurnId

    def match_of(self, table: Table) -> Match | None:
        """Return the match, while the automatic player is awaited at it for this turn."""
        match = table.match
        if match is None or self.seat not in table.automatic_waiting:
            return None
        return match if match.turn_id(self.seat) == self.id else None


def _turns(table: Table) -> list[_Turn]:
    """Return the turns it is awaited for now."""
    match = table.match
    return [] if match is None else [_Turn(seat, match.turn_id(seat)) for seat in table.automatic_waiting]


def _left_of(match: Match, seat: int, action: str, rest: tuple[str, ...]) -> tuple[tuple[str, ...], int]:
    """Return what is left of a plan after an action and the steps without a choice that follow it by themselves, and
    the version for which it is."""
    after = match.play(seat, action)
    while (forced := after.forced(seat)) is not None:
        rest = rest[1:] if rest[:1] == (forced,) else ()
        after = after.play(seat, forced)
    return rest, after.version
