"""The deal of the week: its secrets, the games that people play, and how all are compared.

The secret of a week is made a week before, so that its commitment can be published before anybody plays it; it is
told, and with it all cards, once the week is over. Days are those of UTC.
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
from bot.manager.profiles import Profiles, Run
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
    """A game of a week that is over, as its person may look back on it from their seat."""

    match: Match
    name: str
    seat: int

    def names(self, computer: str) -> tuple[str, ...]:
        """Return the names by seat, where the computer has this one."""
        return tuple(self.name if seat == self.seat else computer for seat in BOARDS)


class Duplicates:
    """Begins and plays boards, and compares them."""

    def __init__(
        self,
        store: Store,
        profiles: Profiles,
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
        self._profiles = profiles
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
        """Make the secret of the next week in good time, whether anyone looks or not.

        Called again and again, by every process: the first makes it.
        """
        week = self.week()
        if self._sealed == week + WEEK:
            return
        for each in (week, week + WEEK):
            seal = await self.seal(each)
            log.info("%s is committed to: %s", duplicate.label_of(each), duplicate.commitment_of(each, seal.secret))
        await self._run(self._store.duplicates.drop_hashes(week))
        self._sealed = week + WEEK

    async def seal(self, week: date) -> Seal:
        """Return the secret of a week, which is made where there is none yet."""
        new = self._random.randbytes(SECRET_BYTES)
        return await self._run(self._store.duplicates.seal(week, new, self._now()))

    async def commitment(self, week: date) -> tuple[str, datetime | None]:
        """Return what is published of a week's secret, this week's or the next, and when the secret was made."""
        seal = await self.seal(week)
        return duplicate.commitment_of(week, seal.secret), seal.made_at

    async def start(self, week: date, seat: int) -> Match:
        """Return the deal of a week from a seat as it is before the first move, for those who play it."""
        seal = await self.seal(week)
        return await asyncio.to_thread(duplicate.deal_of, week, seal.secret, self._game, _seat_dealt(seal, seat))

    async def boards(self, week: date, user: UserId) -> Sequence[Board]:
        """Return the games of a week that a person has begun."""
        return await self._run(self._store.duplicates.boards(week, user))

    async def begin(
        self,
        user: UserId,
        name: str,
        guild: int | None,
        seat: int,
        *,
        is_listed: bool = True,
        level: str = Level.NORMAL.value,
    ) -> tuple[Board, Match]:
        """Begin this week's board of a seat, or go on with it where it was begun before.

        Raises `DuplicateError` where the game from the other seat goes on or is against another computer, or where they
        have played it and were forgotten.
        """
        week = self.week()
        await self.seal(week)  # a board is one of a week that is there
        new = Board(week, user, seat, name, guild, is_listed, level=level)
        return await self._go_on(await self._run(self._store.duplicates.begin(new)))

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

    async def table_of(self, week: date, guild: int | None, level: str) -> Sequence[Listed]:
        """Return a week's standings against one level: of a server, or of all (None).

        Everyone is compared with all; only people who have records kept of their games are named.
        """
        boards = [board for board in await self._run(self._store.duplicates.results(week)) if board.level == level]
        found = await asyncio.to_thread(duplicate.scores, boards, is_over=week < self.week())
        named = {
            board.user: Listed(board.name, found[board.user])
            for board in boards
            if board.is_listed and guild in (None, board.guild) and not duplicate.is_too_new(board.user, week)
        }
        users, lines = sorted(named, key=lambda user: _standing(named[user]), reverse=True), list[Listed]()
        while users and len(lines) < MOST_LISTED:  # the settings of a few, not of all who have played
            some, users = users[:MOST_LISTED], users[MOST_LISTED:]
            preferences = await self._profiles.preferences_of(some)
            lines += [named[user] for user in some if preferences[user].records]
        return lines[:MOST_LISTED]

    async def score(self, week: date, user: UserId) -> Score | None:
        """Return a person's score of a week, None where they have not played it."""
        boards = await self._run(self._store.duplicates.results(week))
        return (await asyncio.to_thread(duplicate.scores, boards, is_over=week < self.week())).get(user)

    async def played(self, week: date, user: UserId) -> Sequence[Played]:
        """Return a person's games of a week that is over: the one door to its cards, logs and replays.

        Raises `DuplicateError` before, and for people who have not played it.
        """
        if week >= self.week():
            raise DuplicateError("duplicate-early")
        boards = await self.boards(week, user)
        if not boards:
            raise DuplicateError("duplicate-unplayed")
        return [Played(await self._match(board), board.name, board.seat) for board in boards]

    async def transcripts(self, week: date, user: UserId, computer: str) -> list[str]:
        """Return the lines of a person's games of a week that is over, with the proof of their deal.

        `computer` is the name of the computer. There is no proof where the secret is withheld. Raises what `played`
        does.
        """
        games, seal = await self.played(week, user), await self.seal(week)
        lines: list[str] = []
        for game in games:
            proof = {} if seal.is_withheld else duplicate.proof_of(week, seal.secret, _seat_dealt(seal, game.seat))
            names = [*game.names(computer)]
            extra: dict[str, Any] = {"id": duplicate.label_of(week), "names": names, "rules": self._game.rules, **proof}
            lines += game.match.transcript(extra)
        return lines

    async def _answer(self, board: Board, match: Match, seat: int) -> Sequence[str]:
        """Return what the computer does next on its seat.

        It is always the same after the same moves, whoever plays: what is compared is the people.
        """
        said = "\n".join(action for _, action in board.played)
        seed = sha256((await self.seal(board.week)).secret + f"{board.seat} {said}".encode()).digest()
        policy = self._game.policies.get(board.level, self._game.policy)
        is_slow = board.level in self._game.slow_levels
        thinking = self._slow_thinking if is_slow else self._thinking
        plan = await thinking.choose(policy, match.view(seat), Random(int.from_bytes(seed, "big")))
        # a slow computer is not asked again for what it has thought of already
        return plan if is_slow else plan[:1]

    async def _match(self, board: Board) -> Match:
        start = await self.start(board.week, board.seat)
        return await asyncio.to_thread(duplicate.match_of, start, board.played)

    async def _go_on(self, board: Board, match: Match | None = None) -> tuple[Board, Match]:
        """Return the board after the computer's moves, kept where something was played."""
        if match is None:
            match = await self._match(board)
        before = len(board.played)
        while not match.is_over and board.seat not in match.waiting() and len(board.played) < MOST_LINES:
            seat = match.waiting()[0]
            for action in await self._answer(board, match, seat):
                match = match.play(seat, action)
                board = replace(board, played=(*board.played, (seat, action)))
        if match.is_over:
            start = await self.start(board.week, board.seat)
            turns = await asyncio.to_thread(duplicate.turns_of, start, board.played)
            board = replace(board, outcome=duplicate.outcome_of(match, board.seat), turns=turns[board.seat])
        is_new = not board.revision and len(board.played) > before
        if board.revision or is_new:
            board = replace(board, revision=board.revision + is_new)
            if not await self._run(self._store.duplicates.save(board)):
                return await self.look(board.week, board.user, board.seat)
        return board, match


def _seat_dealt(seal: Seal, seat: int) -> int | None:
    """Return the seat for which a game was dealt; None where both seats have one deal."""
    return seat if seal.is_by_seat else None


def _standing(line: Listed) -> tuple[float, int]:
    share = line.score.share
    return (-1.0 if share is None else float(share)), line.score.finished
