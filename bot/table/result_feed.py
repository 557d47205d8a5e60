"""What a server is told of the games that end there: each game once, and a summary of each week. Pure.

Weeks begin on Monday, in UTC, as ISO 8601 counts them: a server has no time zone of its own.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from enum import StrEnum
from typing import Final

from bot.table.values import TableId, UserId

SUMMARY_AT: Final = timedelta(hours=8)
"""After the end of a week, when its summary is due."""
MOST_ACTIVE: Final = 3
"""People named in a summary, at least where fewer have played as often."""
LATEST: Final = timedelta(days=7)
"""After the end of a game, when nobody has to be told any more."""
RETRIES: Final = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 120, 360, 720))
"""Pauses before each further attempt: some 21 hours in all."""

MOST_WAITING: Final = 20
"""Things that wait in one way of telling a server until the bot has its rights there again: the newest."""
LONGEST_WAIT: Final = timedelta(days=30)
"""How long they do: longer than Discord lets a timeout last, which is 28 days (docs: resources/guild)."""


class FeedWay(StrEnum):
    """How a server is told."""

    CHANNEL = "channel"
    WEBHOOK = "webhook"


@dataclass(frozen=True, slots=True)
class Delivery:
    """Something that a server is to be told in one way; `subject` is a game or a week."""

    guild_id: int
    subject: str
    way: FeedWay
    due_at: datetime
    attempts: int = 0
    """How often that has been tried."""

    @property
    def table(self) -> TableId | None:
        """The table of the game; None for a week."""
        kind, _, number = self.subject.partition("-")
        return TableId(int(number)) if kind == "game" else None


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """A person with a rank in a rated game: their place, and the points of their rating before it."""

    user: UserId
    side: int
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of a week: its length in lines, the people who had seats at its end, by name, and who is rated."""

    table: TableId
    channel_id: int
    lines: int
    people: tuple[tuple[UserId, str], ...]
    rated: tuple[RatedPlayer, ...] = ()


@dataclass(frozen=True, slots=True)
class Upset:
    """Who has won a game against someone with more points, by name and points before it."""

    table: TableId
    winner: str
    low: int
    beaten: str
    high: int


@dataclass(frozen=True, slots=True)
class WeekSummary:
    """How many games there were, who played most of them and how many, the longest, and the greatest upset."""

    games: int
    active: tuple[tuple[str, int], ...]
    longest: PlayedGame
    upset: Upset | None = None


def game_subject(table_id: TableId) -> str:
    """Return the subject of a finished game."""
    return f"game-{table_id}"


def monday(moment: datetime) -> datetime:
    """Return the beginning of the week."""
    day = moment.date() - timedelta(days=moment.weekday())
    return datetime.combine(day, time(), moment.tzinfo)


def due_week(now: datetime) -> datetime:
    """Return the beginning of the last week whose summary is due by now."""
    return monday(now - SUMMARY_AT) - timedelta(days=7)


def next_summary(now: datetime) -> datetime:
    """Return when the next summary is due, after `now`."""
    return monday(now - SUMMARY_AT) + timedelta(days=7) + SUMMARY_AT


def week_subject(begins: datetime) -> str:
    """Return the subject of the week that begins then."""
    year, week, _ = begins.isocalendar()
    return f"week-{year}-W{week:02}"


def retry_at(delivery: Delivery, now: datetime) -> datetime | None:
    """Return when to try once more after one more failure; None where there were enough."""
    return now + RETRIES[delivery.attempts] if delivery.attempts < len(RETRIES) else None


def surplus(waiting: Sequence[Delivery], now: datetime) -> list[Delivery]:
    """Return which of the deliveries that wait for the bot's rights, all in one way, are given up."""
    newest = sorted(waiting, key=lambda each: (each.due_at, each.table or 0))[-MOST_WAITING:]
    return [each for each in waiting if each not in newest or each.due_at + LONGEST_WAIT < now]


def summarise(games: Sequence[PlayedGame]) -> WeekSummary | None:
    """Return the summary of a week's games; None where there was none."""
    if not games:
        return None
    names = {user: name for game in games for user, name in game.people}
    counts = Counter(user for game in games for user, _ in dict(game.people).items())
    # by number, then by name, so that the same week always gives the same summary
    ranked = sorted(counts.items(), key=lambda found: (-found[1], names[found[0]].casefold(), found[0]))
    active = tuple((names[user], count) for user, count in ranked[:MOST_ACTIVE])
    longest = max(games, key=lambda game: (game.lines, -game.table))
    return WeekSummary(len(games), active, longest, _greatest_upset(games))


def _greatest_upset(games: Sequence[PlayedGame]) -> Upset | None:
    """Return the victory over the largest difference of ratings; of several the earliest."""
    upsets = [
        Upset(game.table, names[winner.user], winner.points, names[beaten.user], beaten.points)
        for game in games
        if (names := dict(game.people))
        for winner in game.rated
        for beaten in game.rated
        if winner.place == 1 < beaten.place
        and winner.side != beaten.side
        and winner.points < beaten.points
        # whoever gave their seat away is not named for what became of it
        and winner.user in names
        and beaten.user in names
    ]
    return max(upsets, key=lambda upset: (upset.high - upset.low, -upset.table), default=None)
