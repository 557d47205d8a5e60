"""The same deal for all: one a week, played alone against a computer or by people at a table, and how the games are
compared. Pure.

Alone, a person plays each of two seats once, against one level of computer for the whole week. At tables of two, three
and four they have one seat each, once for each number of players. Seats rotate over the tables: nobody chooses one.

Each game is compared with every other person's game from the same seat of the same field (`FIELDS`): 2 points for a
better result, 1 for an equal one. A victory is better than a shared one, and that is better than a defeat; of two
victories the one in fewer turns is better, of two defeats the one after more. A game that the week's end has cut short
is a defeat after no turn for those who were to move, and counts for nobody else. A person at a table whose time has run
out (`bot.table.duplicate_clock`) has lost after the turns they had begun. What someone has is the share of the points
that they could have. Accounts made after the week began are not compared.
"""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from fractions import Fraction
from typing import Final

from bot.chance import CARDS, DEAL, SecretShuffler, deal_commitment, deal_key
from bot.match import Game, Match
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.forgetting import person_hash
from bot.table.values import Level, UserId

PLAYERS: Final = 2
"""The seats of a game that a person plays alone."""
BOARDS: Final = tuple(range(PLAYERS))
"""The boards of a week, each named for the seat from which it is played."""
TABLES: Final = (2, 3, 4)
"""How many people may sit at a table."""
LEVELS: Final = (Level.NORMAL, Level.EXPERT)
"""The computers against which a person may play alone."""
FIELDS: Final = (*(level.value for level in LEVELS), *(str(players) for players in TABLES))
"""What is compared with one another: games against one level of computer, or at tables of one size."""
TABLE_WORD: Final = "table"
"""Replaces each player's word at tables, so that a table of two gets other cards than a person alone."""
WON, SHARED, LOST = 2, 1, 0
TURN: Final = timedelta(hours=24)
"""The time for a person's turn at a table."""
_DISCORD_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)

REASONS: Final = Reasons({
    "duplicate-over": NO_CLAUSE,  # that week is over
    "duplicate-unplayed": NO_CLAUSE,  # only those who have played it may see it
    "duplicate-early": NO_CLAUSE,  # its cards are open once the week is over
    "duplicate-level": NO_CLAUSE,  # begun against another computer
    "duplicate-seated": NO_CLAUSE,  # each person has one seat a week at tables of one size
    "duplicate-full": NO_CLAUSE,  # the table has begun
    "duplicate-closed": NO_CLAUSE,  # the table was given up, or its people keep each other off
    "duplicate-forgotten": NO_CLAUSE,  # they have played it, and had their data deleted since
    "duplicate-new-account": NO_CLAUSE,  # who has two accounts could take two seats of a table
    "duplicate-replaced": NO_CLAUSE,  # the computer plays in their place, since their time ran out
})  # fmt: skip


class DuplicateError(GameError):
    """The week is over, not over yet, or was not played; or a table refuses."""

    def __init__(self, key: str, **values: int) -> None:
        super().__init__(REASONS.reason(key, values))


@dataclass(frozen=True, slots=True)
class Seal:
    """The secret of a week, and when it was made; None where that is not known."""

    secret: bytes = field(repr=False)
    made_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """One person's game of a week. `outcome` and `turns` are those of a game that is over.

    `is_awaited` says whether a game that goes on waits for this person.
    """

    week: date
    user: UserId
    seat: int
    name: str
    guild: int | None
    is_listed: bool
    played: tuple[tuple[int, str], ...] = ()
    revision: int = 0
    outcome: int | None = None
    turns: int = 0
    field: str = Level.NORMAL.value
    is_awaited: bool = True


@dataclass(frozen=True, slots=True)
class Player:
    """A person at a table, and what came of their game.

    `since` is when the game began to wait for them, None while it doesn't; `moved_at` is the time of their last press.
    `called_for` is the `since` of the turn for which they were last called, `call_id` the message that did it. The
    computer has played in their place from `replaced_at` on.
    """

    user: UserId
    name: str
    is_listed: bool
    outcome: int | None = None
    turns: int = 0
    since: datetime | None = None
    replaced_at: datetime | None = None
    moved_at: datetime | None = None
    called_for: datetime | None = None
    call_id: int | None = None

    @property
    def needs_call(self) -> bool:
        """Whether they are to be called: the game waits for a turn that their own press didn't begin."""
        if self.since is None or self.user <= 0 or self.called_for == self.since:
            return False
        return self.moved_at is None or self.moved_at < self.since

    @property
    def outdated_call_id(self) -> int | None:
        """The message that called them for a turn that is over; None where none is left."""
        is_current = self.since is not None and self.called_for == self.since and self.user > 0
        return None if is_current else self.call_id


@dataclass(frozen=True, slots=True)
class WeekTable:
    """A table of people at a week's deal, `people` in the order in which they came.

    `rotation` is the number of tables of that size that began before it in that week; None until it begins.
    """

    id: int
    week: date
    players: int
    guild: int | None
    people: tuple[Player, ...]
    rotation: int | None = None
    played: tuple[tuple[int, str], ...] = ()
    revision: int = 0
    waiting: tuple[int, ...] = ()
    changes: int = 0
    """How often what its public message shows has changed."""
    shown: int = 0
    """The value of `changes` up to which its public message is up to date and all calls have been made."""
    channel_id: int | None = None
    message_id: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether its game has an end, or the time of all its people has run out."""
        has_ended = any(player.outcome is not None and player.replaced_at is None for player in self.people)
        return has_ended or self.is_given_up

    @property
    def is_given_up(self) -> bool:
        """Whether the time of all its people has run out: no computer plays against computers."""
        return bool(self.people) and all(player.replaced_at is not None for player in self.people)

    @property
    def replaced_seats(self) -> tuple[int, ...]:
        """The seats that the computer plays; none until the table begins."""
        if self.rotation is None:
            return ()
        return tuple(seat for seat, player in enumerate(self.by_seat) if player.replaced_at is not None)

    def due_at(self, player: Player) -> datetime | None:
        """Return when a person's time runs out; None while the game doesn't wait for them."""
        if player.since is None:
            return None
        return min(player.since + TURN, starts_at(self.week + timedelta(days=7)))

    @property
    def first_due_at(self) -> datetime | None:
        """When the first of its clocks runs out."""
        return min((at for player in self.people if (at := self.due_at(player)) is not None), default=None)

    def person(self, user: int) -> Player | None:
        """Return a person who sits there; None for anyone else."""
        return next((player for player in self.people if player.user == user), None)

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person; None for anyone else, and until the table begins."""
        if self.rotation is None:
            return None
        seats = (self.seat_at(place) for place, player in enumerate(self.people) if player.user == user)
        return next(seats, None)

    def seat_at(self, place: int) -> int:
        """Return the seat of the person who came in that place."""
        return (place + (self.rotation or 0)) % self.players

    @property
    def by_seat(self) -> tuple[Player, ...]:
        """The people of a table that has begun, by seat."""
        return tuple(self.people[(seat - (self.rotation or 0)) % self.players] for seat in range(self.players))

    @property
    def boards(self) -> tuple[Board, ...]:
        """The game of each person at a table that has begun, without what was played."""
        return tuple(
            Board(
                self.week, player.user, seat, player.name, self.guild, player.is_listed, outcome=player.outcome,
                turns=player.turns, field=str(self.players), is_awaited=seat in self.waiting,
            )
            for seat, player in enumerate(self.by_seat)
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Score:
    """What someone has in a week: a share of the points from 0 to 1, None while there is nothing to compare."""

    user: UserId
    share: Fraction | None
    finished: int
    """How many of their games are over."""


def week_of(day: date) -> date:
    """Return the Monday of a day's week."""
    return day - timedelta(days=day.weekday())


def starts_at(week: date) -> datetime:
    """Return when a week begins."""
    return datetime.combine(week, time(), UTC)


def label_of(week: date) -> str:
    """Return the name of a week's deal, to which its commitment binds it: `duplicate-2026-W48`."""
    year, number, _ = week.isocalendar()
    return f"duplicate-{year}-W{number:02}"


def commitment_of(week: date, secret: bytes) -> str:
    """Return what is published of a week's secret before it begins (DEAL, commitment)."""
    return deal_commitment(label_of(week), secret)


def words_at(players: int, *, is_table: bool) -> list[str]:
    """Return what stands in place of the players' words (DEAL, the deal of the week)."""
    return [TABLE_WORD if is_table else ""] * players


def deal_of(week: date, secret: bytes, game: Game, players: int = PLAYERS, *, is_table: bool = False) -> Match:
    """Return the game that everybody plays in a week, alone or at a table; the First Player is drawn (DEAL)."""
    key = deal_key(label_of(week), secret, words_at(players, is_table=is_table))
    return game.start(players, {}, SecretShuffler(key, CARDS))


def proof_of(week: date, secret: bytes, players: int = PLAYERS, *, is_table: bool = False) -> dict[str, object]:
    """Return the keys of a transcript's header that prove a week's deal, once the week is over."""
    words = words_at(players, is_table=is_table)
    fields = {"scheme": DEAL, "words": words, "seats": None, "secret": secret.hex()}
    return {"id": label_of(week), "commitment": commitment_of(week, secret), "deal": fields}


def match_of(start: Match, played: Sequence[tuple[int, str]]) -> Match:
    """Return the match after these actions of seats. Raises `GameError` where one is not allowed."""
    match = start
    for seat, action in played:
        match = match.play(seat, action)
    return match


def turns_of(start: Match, played: Sequence[tuple[int, str]]) -> Counter[int]:
    """Return how many turns each seat has begun."""
    match, turns, last = start, Counter[int](), dict[int, object]()
    for seat, action in played:
        if (turn := match.turn_id(seat)) != last.get(seat, match):
            turns[seat] += 1
            last[seat] = turn
        match = match.play(seat, action)
    return turns


def outcome_of(match: Match, seat: int) -> int:
    """Return what a game that is over is worth to a seat."""
    if seat not in match.winners:
        return LOST
    return WON if len(match.winners) == 1 else SHARED


# Tables


def join(table: WeekTable, player: Player, begun: int) -> WeekTable:
    """Return the table with one more person; it begins with the last one, as the `begun`-th of its size.

    Raises `DuplicateError` where it has begun.
    """
    if any(each.user == player.user for each in table.people):
        return table
    if len(table.people) >= table.players:
        raise DuplicateError("duplicate-full")
    people = (*table.people, player)
    rotation = begun % table.players if len(people) == table.players else None
    return replace(table, people=people, rotation=rotation, revision=table.revision + 1)


def leave(table: WeekTable, user: UserId) -> WeekTable:
    """Return the table without a person. Raises `DuplicateError` once it has begun, or where they have no seat."""
    if table.rotation is not None:
        raise DuplicateError("duplicate-full")
    people = tuple(each for each in table.people if each.user != user)
    if people == table.people:
        raise DuplicateError("duplicate-unplayed")
    return replace(table, people=people, revision=table.revision + 1)


def after_play(table: WeekTable, start: Match, match: Match, new: Sequence[tuple[int, str]]) -> WeekTable:
    """Return the table after these actions, by which its game has become `match`."""
    table = replace(table, played=(*table.played, *new), revision=table.revision + 1, waiting=match.waiting())
    if not match.is_over:
        return table
    turns = turns_of(start, table.played)
    people = tuple(
        # who was replaced lost then, whatever the computer has made of it
        player if player.replaced_at is not None
        else replace(player, outcome=outcome_of(match, table.seat_at(place)), turns=turns[table.seat_at(place)])
        for place, player in enumerate(table.people)
    )  # fmt: skip
    return replace(table, people=people, waiting=())


# People


def played_hash(secret: bytes, user: int, field: str) -> str:
    """Return a hash of a person and a field, keyed with the week's secret.

    It is kept until the week's end once they have had their data deleted, so that they can't play the same cards twice.
    Both levels of computers count as one field.
    """
    return person_hash(secret.hex(), f"{user} {field if field.isdigit() else 'alone'}")


# Scores


def account_made_at(user: int) -> datetime:
    """Return when a Discord account was made: its id says so."""
    return _DISCORD_EPOCH + timedelta(milliseconds=max(user, 0) >> 22)


def is_too_new(user: int, week: date) -> bool:
    """Return whether an account was made after the week began, perhaps as someone's second account."""
    return account_made_at(user) >= starts_at(week)


def _rank(board: Board) -> tuple[int, int]:
    """Return how good a result is: the greater is better."""
    if board.outcome is None:
        return LOST, 0
    return board.outcome, {WON: -board.turns, SHARED: 0, LOST: board.turns}[board.outcome]


def scores(boards: Sequence[Board], *, is_over: bool) -> dict[UserId, Score]:
    """Return everyone's score, where nobody has two boards of one seat in one field.

    Until the week `is_over` only games that are over count.
    """
    counted = [
        board
        for board in boards
        if (board.outcome is not None or (is_over and board.is_awaited)) and not is_too_new(board.user, board.week)
    ]
    ranks = defaultdict[tuple[str, int], list[tuple[int, int]]](list)
    for board in counted:
        ranks[board.field, board.seat].append(_rank(board))
    for found in ranks.values():
        found.sort()
    points, most = Counter[UserId](), Counter[UserId]()
    for board in counted:
        same, rank = ranks[board.field, board.seat], _rank(board)
        # one for each that is not better and one for each that is worse, less one for the board itself
        points[board.user] += bisect_right(same, rank) + bisect_left(same, rank) - 1
        most[board.user] += 2 * (len(same) - 1)
    finished = Counter(board.user for board in boards if board.outcome is not None)
    return {
        user: Score(user, Fraction(points[user], most[user]) if most[user] else None, finished[user])
        for user in dict.fromkeys(board.user for board in boards)
    }
