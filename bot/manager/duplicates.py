"""The deal of the week: its secrets, the games that people play alone, and how all are compared.

The secret of a week is made a week before, so that its commitment can be published before anybody plays it; it is
told, and with it all cards, once the week is over. Days are those of UTC. Tables of people are in
`bot.manager.duplicate_tables`.
"""

import asyncio
import logging
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
from bot.table.duplicate import BOARDS, Board, DuplicateError, Score, Seal
from bot.table.values import Level, UserId

log = logging.getLogger(__name__)

MOST_LINES: Final = 3000
"""The most lines of one game."""
MOST_LISTED: Final = 15
WEEK: Final = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of a week's table: a person who wants to be named there."""

    name: str
    score: Score


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a week that is over, as its people may look back on it, by seat.

    `names` has None for the seats of computers.
    """

    match: Match
    names: tuple[str | None, ...]
    seat: int
    field: str


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
        slow_thinking: Thinking,
    ) -> None:
        """The first of the `games` is played; computers think with `thinking`, strong ones with `slow_thinking`."""
        self._store = store
        self._now = now
        self._run = run
        self._game = next(iter(games.values()))
        self._random = random
        self._thinking, self._slow_thinking = thinking, slow_thinking
        self._sealed: date | None = None
        """The last week of which this process knows that it has a secret."""
        self._locks = WeakValueDictionary[tuple[UserId, int], asyncio.Lock]()

    def week(self) -> date:
        """Return the Monday of this week."""
        return duplicate.week_of(self._now().date())

    async def keep_house(self) -> None:
        """Make the secret of the next week in good time, whether anyone looks or not, and end what is over.

        Called again and again, by every process: the first makes it.
        """
        week = self.week()
        if self._sealed == week + WEEK:
            return
        for each in (week, week + WEEK):
            seal = await self.seal(each)
            log.info("%s is committed to: %s", duplicate.label_of(each), duplicate.commitment_of(each, seal.secret))
        await self._run(self._store.duplicates.drop_unfilled(week))
        await self._run(self._store.duplicates.end_weeks(week))
        self._sealed = week + WEEK

    async def seal(self, week: date) -> Seal:
        """Return the secret of a week, which is made where there is none yet."""
        new = self._random.randbytes(SECRET_BYTES)
        return await self._run(self._store.duplicates.seal(week, new, self._now()))

    async def commitment(self, week: date) -> tuple[str, datetime | None]:
        """Return what is published of a week's secret, this week's or the next, and when the secret was made."""
        seal = await self.seal(week)
        return duplicate.commitment_of(week, seal.secret), seal.made_at

    async def revealed(self, week: date) -> bytes:
        """Return the secret of a week that is over. Raises `DuplicateError`."""
        if week >= self.week():
            raise DuplicateError("duplicate-early")
        return (await self.seal(week)).secret

    async def start(self, week: date, players: int = duplicate.PLAYERS, *, is_table: bool = False) -> Match:
        """Return the deal of a week as it is before the first move, for those who play it."""
        secret = (await self.seal(week)).secret
        return await asyncio.to_thread(duplicate.deal_of, week, secret, self._game, players, is_table=is_table)

    async def boards(self, week: date, user: UserId) -> Sequence[Board]:
        """Return the games of a week that a person has begun alone."""
        return await self._run(self._store.duplicates.boards(week, user))

    async def begin(
        self, user: UserId, name: str, guild: int | None, seat: int, *, is_listed: bool, field: str = Level.NORMAL.value
    ) -> tuple[Board, Match]:
        """Begin this week's board of a seat, or go on with it where it was begun before.

        Raises `DuplicateError` where it was begun against another computer, or they have played it and were forgotten.
        """
        week = self.week()
        await self.seal(week)  # a board is one of a week that is there
        new = Board(week, user, seat, name, guild, is_listed, field=field)
        board = await self._run(self._store.duplicates.begin(new))
        if board.field != field:
            raise DuplicateError("duplicate-level")
        return await self._go_on(board)

    async def look(self, week: date, user: UserId, seat: int) -> tuple[Board, Match]:
        """Return a board as it stands. Raises `DuplicateError` where it was never begun."""
        board = next((each for each in await self.boards(week, user) if each.seat == seat), None)
        if board is None:
            raise DuplicateError("duplicate-unplayed")
        return board, await self._match(board)

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

    async def set_listed(self, user: UserId, *, is_listed: bool) -> None:
        """Keep whether a person is named in this week's tables."""
        await self._run(self._store.duplicates.set_listed(self.week(), user, is_listed=is_listed))

    async def table_of(self, week: date, guild: int | None, field: str) -> Sequence[Listed]:
        """Return a week's table of one field: of a server, or of all (None), where everyone is compared with all."""
        boards = [board for board in await self._results(week) if board.field == field]
        found = await asyncio.to_thread(duplicate.scores, boards, is_over=week < self.week())
        listed = {
            board.user: board
            for board in boards
            if board.is_listed and guild in (None, board.guild) and not duplicate.is_too_new(board.user, week)
        }
        lines = [Listed(board.name, found[user]) for user, board in listed.items()]
        return sorted(lines, key=_standing, reverse=True)[:MOST_LISTED]

    async def score(self, week: date, user: UserId) -> Score | None:
        """Return a person's score of a week over all fields, None where they have not played it."""
        boards = await self._results(week)
        return (await asyncio.to_thread(duplicate.scores, boards, is_over=week < self.week())).get(user)

    async def has_played(self, week: date, user: UserId) -> bool:
        """Return whether someone has begun a game of a week, alone or at a table."""
        store = self._store.duplicates
        if await self._run(store.boards(week, user)):
            return True
        return any(table.rotation is not None for table in await self._run(store.tables_of(week, user)))

    async def played(self, week: date, user: UserId) -> Sequence[Played]:
        """Return a person's games of a week that is over: the one door to its cards, logs and replays.

        Raises `DuplicateError` before, and for who has not played it.
        """
        await self.revealed(week)
        found: list[Played] = []
        for board in await self.boards(week, user):
            match = await self._match(board)
            names = tuple(board.name if seat == board.seat else None for seat in BOARDS)
            found.append(Played(match, names, board.seat, board.field))
        for table in await self._run(self._store.duplicates.tables_of(week, user)):
            seat = table.seat_of(user)
            if seat is None:
                continue
            start = await self.start(week, table.players, is_table=True)
            match = await asyncio.to_thread(duplicate.match_of, start, table.played)
            names = tuple(player.name for player in table.by_seat)
            found.append(Played(match, names, seat, str(table.players)))
        if not found:
            raise DuplicateError("duplicate-unplayed")
        return found

    async def transcripts(self, week: date, user: UserId, computer: str) -> list[str]:
        """Return the lines of a person's games of a week that is over, with the proof of their deal.

        `computer` is the name of the computer. Raises what `played` does.
        """
        games, secret = await self.played(week, user), await self.revealed(week)
        lines: list[str] = []
        for game in games:
            names = [computer if name is None else name for name in game.names]
            proof = duplicate.proof_of(week, secret, len(names), is_table=None not in game.names)
            extra: dict[str, Any] = {"names": names, "rules": self._game.rules, **proof}
            lines += game.match.transcript(extra)
        return lines

    async def answer(
        self, week: date, name: str, level: str, match: Match, seat: int, played: Sequence[tuple[int, str]]
    ) -> Sequence[str]:
        """Return what a computer of that level does next on a seat.

        It is always the same after the same moves in games of the same `name`, whoever plays: what is compared is the
        people.
        """
        said = "\n".join(action for _, action in played)
        seed = sha256((await self.seal(week)).secret + f"{name} {said}".encode()).digest()
        policy = self._game.policies.get(level, self._game.policy)
        is_slow = level in self._game.slow_levels
        thinking = self._slow_thinking if is_slow else self._thinking
        plan = await thinking.choose(policy, match.view(seat), Random(int.from_bytes(seed, "big")))
        # a slow computer is not asked again for what it has thought of already
        return plan if is_slow else plan[:1]

    async def _results(self, week: date) -> Sequence[Board]:
        return await self._run(self._store.duplicates.results(week))

    async def _match(self, board: Board) -> Match:
        start = await self.start(board.week)
        return await asyncio.to_thread(duplicate.match_of, start, board.played)

    async def _go_on(self, board: Board, match: Match | None = None) -> tuple[Board, Match]:
        """Return the board after the computer's moves, kept where something was played."""
        if match is None:
            match = await self._match(board)
        before = len(board.played)
        while not match.is_over and board.seat not in match.waiting() and len(board.played) < MOST_LINES:
            seat = match.waiting()[0]
            for action in await self.answer(board.week, str(board.seat), board.field, match, seat, board.played):
                match = match.play(seat, action)
                board = replace(board, played=(*board.played, (seat, action)))
        if match.is_over:
            start = await self.start(board.week)
            turns = await asyncio.to_thread(duplicate.turns_of, start, board.played)
            board = replace(board, outcome=duplicate.outcome_of(match, board.seat), turns=turns[board.seat])
        is_new = not board.revision and len(board.played) > before
        if board.revision or is_new:
            board = replace(board, revision=board.revision + is_new)
            if not await self._run(self._store.duplicates.save(board)):
                return await self.look(board.week, board.user, board.seat)
        return board, match


def _standing(line: Listed) -> tuple[float, int]:
    share = line.score.share
    return (-1.0 if share is None else float(share)), line.score.finished
