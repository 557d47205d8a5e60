"""How often something may be done that others see or that costs much; a restart forgets it.

Where several processes share a database each tells the others what it has counted of people, who may be on servers of
each; two presses in the same moment may both pass.
"""

import math
from collections.abc import Awaitable, Callable, Hashable
from datetime import datetime, timedelta
from typing import Final, Generic, TypeVar

from cachetools import TTLCache

from bot.table.errors import TooEarly
from bot.table.limits import Limits
from bot.table.values import UserId

MOST_COUNTED: Final = 10_000
"""People, or channels, that are counted at once."""
K = TypeVar("K", bound=Hashable)


class Pace(Generic[K]):
    """Counts what each person, or each channel, has lately done, and refuses what is too much."""

    def __init__(self, reason: str, most: int, within: timedelta, now: Callable[[], datetime]) -> None:
        """`reason` is the key of the refusal: `most` times `within` that time are allowed."""
        self._reason, self._most, self._within, self._now = reason, most, within, now
        self._done = TTLCache[K, tuple[datetime, ...], datetime](MOST_COUNTED, within, now)

    def check(self, whose: K) -> None:
        """Raise `TooEarly` where it has been done often enough for now."""
        recent = self._recent(whose)
        if len(recent) >= self._most:
            # up: a client shows whole seconds, and a second try at the second that was told should not be refused
            at = math.ceil((recent[-self._most] + self._within).timestamp())
            raise TooEarly(self._reason, limit=self._most, minutes=int(self._within.total_seconds() // 60), at=at)

    def note(self, whose: K) -> None:
        """Count one more, done here or in another process; what was refused takes nothing from the pace."""
        self._done[whose] = (*self._recent(whose), self._now())

    def _recent(self, whose: K) -> tuple[datetime, ...]:
        return tuple(at for at in self._done.get(whose, ()) if at > self._now() - self._within)


class PublicPages:
    """Counts pages that are shown to everyone: of each person wherever they are, and of all people in each channel."""

    def __init__(self, limits: Limits, now: Callable[[], datetime], tell: Callable[[UserId], Awaitable[None]]) -> None:
        """`tell` tells the other processes of a person's page; it may wait for the database."""
        within = limits.public_pages_within
        self.by_person = Pace[UserId]("public-pace", limits.public_pages, within, now)
        self._by_channel = Pace[int]("public-pace-here", limits.public_pages_here, within, now)  # one process's alone
        self.tell = tell

    def take(self, user: UserId, channel_id: int) -> None:
        """Count one more in this process. Raise `TooEarly` where this person, or all there, have shown enough for now.

        The caller answers the press, and then has the other processes told (`tell`).
        """
        self.by_person.check(user)
        self._by_channel.check(channel_id)
        self.by_person.note(user)
        self._by_channel.note(channel_id)
