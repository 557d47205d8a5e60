"""The deal of the week, played by everyone who wants, once from each seat, against the same computer.

The secret of a week is made a week before, so that its commitment can be published before anybody plays it; it is
told, and with it all cards, once the week is over. Days are those of UTC.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from hashlib import sha256
from random import Random
from typing import Any, Final
from weakref import WeakValueDictionary

from bot.chance import SECRET_BYTES
from bot.manager.policy_processes import Thinking
from bot.manager.profiles import Run
from bot.match import Games, Match
from bot.store import Store
from bot.table import duplicate
from bot.table.duplicate import BOARDS, Board, DuplicateError, Score
from bot.table.values import Level, UserId

MOST_LINES: Final = 3000
"""The most lines of one game."""
MOST_LISTED: Final = 15
WEEK: Final = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of a week's table: a person who wants to be named there."""

    name: str
    score: Score


class Duplicates:
    """Begins and plays boards, and compares them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        *,
        run: Run,
        games: Games,
        random: Random,
        thinking: Thinking,
    ) -> None:
        """The first of the `games` is played; computers think with `thinking`."""
        self._store = store
        self._now = now
        self._run = run
        self._game = next(iter(games.values()))
        self._random = random
        self._thinking = thinking
        self._locks = WeakValueDictionary[tuple[UserId, int], asyncio.Lock]()

    def week(self) -> date:
        """Return the Monday of this week."""
        return duplicate.week_of(self._now().date())

    async def commitment(self, week: date) -> str:
        """Return what is published of a week's secret: this week's or the next."""
        return duplicate.commitment_of(week, await self._secret(week))

    async def revealed(self, week: date) -> bytes:
        """Return the secret of a week that is over. Raises `DuplicateError`."""
        if week >= self.week():
            raise DuplicateError("duplicate-early")
        return await self._secret(week)

    async def boards(self, week: date, user: UserId) -> Sequence[Board]:
        """Return a person's boards of a week."""
        return await self._run(self._store.duplicates.boards(week, user))

    async def begin(
        self, user: UserId, name: str, guild: int | None, seat: int, *, is_listed: bool
    ) -> tuple[Board, Match]:
        """Begin this week's board of a seat, or go on with it where it was begun before."""
        week = self.week()
        await self._secret(week)  # a board is one of a week that is there
        new = Board(week, user, seat, name, guild, is_listed)
        board = await self._run(self._store.duplicates.begin(new))
        return await self._go_on(board)

    async def look(self, week: date, user: UserId, seat: int) -> tuple[Board, Match]:
        """Return a board as it stands. Raises `DuplicateError` where it was never begun."""
        board = next((each for each in await self.boards(week, user) if each.seat == seat), None)
        if board is None:
            raise DuplicateError("duplicate-unplayed")
        match, _ = await self._match(board)
        return board, match

    async def play(
        self, week: date, user: UserId, seat: int, actions: Sequence[str], revision: int
    ) -> tuple[Board, Match]:
        """Play a person's actions, and what the computer answers; nothing where the press was for an earlier state.

        Raises `DuplicateError` once the week is over, and what the match raises.
        """
        if week != self.week():
            raise DuplicateError("duplicate-over")
        lock = self._locks.setdefault((user, seat), asyncio.Lock())
        async with lock:
            board, match = await self.look(week, user, seat)
            if board.revision != revision or match.is_over:
                return board, match
            for action in actions:
                match = match.play(seat, action)
            played = (*board.played, *((seat, action) for action in actions))
            return await self._go_on(replace(board, played=played, revision=board.revision + 1), match)

    async def table_of(self, week: date, guild: int | None) -> Sequence[Listed]:
        """Return a week's table: of a server, or of all (None). Everyone is compared with everybody on all servers."""
        boards = await self._run(self._store.duplicates.results(week))
        found = await asyncio.to_thread(duplicate.scores, boards, is_over=week < self.week())
        listed = {board.user: board for board in boards if board.is_listed and guild in (None, board.guild)}
        lines = [Listed(board.name, found[user]) for user, board in listed.items()]
        return sorted(lines, key=lambda line: (line.score.share or -1, line.score.finished), reverse=True)[:MOST_LISTED]

    async def score(self, week: date, user: UserId) -> Score | None:
        """Return a person's score of a week, None where they have not played it."""
        boards = await self._run(self._store.duplicates.results(week))
        return (await asyncio.to_thread(duplicate.scores, boards, is_over=week < self.week())).get(user)

    async def transcripts(self, week: date, user: UserId, names: Sequence[str]) -> list[str]:
        """Return the lines of a person's games of a week that is over, with the proof of their deal.

        `names` are the person's and the computer's. Raises `DuplicateError` before, and for who has not played it.
        """
        secret = await self.revealed(week)
        boards = await self.boards(week, user)
        if not boards:
            raise DuplicateError("duplicate-unplayed")
        lines: list[str] = []
        for board in boards:
            match, _ = await self._match(board)
            by_seat = [names[0] if seat == board.seat else names[1] for seat in BOARDS]
            extra: dict[str, Any] = {"names": by_seat, "rules": self._game.rules, **duplicate.proof_of(week, secret)}
            lines += match.transcript(extra)
        return lines

    async def _secret(self, week: date) -> bytes:
        return await self._run(self._store.duplicates.secret(week, self._random.randbytes(SECRET_BYTES)))

    async def _match(self, board: Board) -> tuple[Match, int]:
        start = duplicate.deal_of(board.week, await self._secret(board.week), self._game)
        return await asyncio.to_thread(duplicate.match_of, board, start)

    async def _go_on(self, board: Board, match: Match | None = None) -> tuple[Board, Match]:
        """Return the board after the computer's moves, kept where something was played."""
        if match is None:
            match, _ = await self._match(board)
        before = len(board.played)
        secret = await self._secret(board.week)
        policy = self._game.policies.get(Level.NORMAL, self._game.policy)
        while not match.is_over and board.seat not in match.waiting() and len(board.played) < MOST_LINES:
            seat = match.waiting()[0]
            # to the same moves it gives the same answer, whoever plays: what is compared is the people
            said = "\n".join(action for _, action in board.played)
            seed = sha256(secret + f"{board.seat} {said}".encode()).digest()
            chosen = await self._thinking.choose(policy, match.view(seat), Random(int.from_bytes(seed, "big")))
            match = match.play(seat, chosen[0])
            board = replace(board, played=(*board.played, (seat, chosen[0])))
        _, turns = await self._match(board)
        if match.is_over:
            board = replace(board, outcome=duplicate.outcome_of(match, board.seat), turns=turns)
        is_new = not board.revision and len(board.played) > before
        if board.revision or is_new:
            board = replace(board, revision=board.revision + is_new)
            if not await self._run(self._store.duplicates.save(board)):
                return await self.look(board.week, board.user, board.seat)
        return board, match
