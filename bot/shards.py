"""Shards: which servers reach which connection to Discord's gateway, and which of them belong to this process.

Discord's rule: server `guild_id` is on shard `(guild_id >> 22) % count`, and direct messages arrive on shard 0.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from math import gcd
from typing import Final

MOST_SHARDS: Final = 10_000
"""More than any bot has; a larger count is a typing mistake."""
_TEXT: Final = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class ShardRange:
    """The shards `first` to `last`, both included, of `count`.

    Raises `ValueError` unless 0 ≤ first ≤ last < count ≤ `MOST_SHARDS`.
    """

    first: int
    last: int
    count: int

    def __post_init__(self) -> None:
        if not 0 <= self.first <= self.last < self.count <= MOST_SHARDS:
            raise ValueError(f"no range of shards: {self.first}-{self.last}/{self.count}")

    @classmethod
    def parse(cls, text: str) -> "ShardRange":
        """Return the range written as `0-3/8` or `5/8`. Raises `ValueError` for any other text."""
        found = _TEXT.fullmatch(text.strip())
        if found is None:
            raise ValueError(f"no range of shards: {text!r}")
        first, last, count = found.groups()
        return cls(int(first), int(first if last is None else last), int(count))

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def ids(self) -> range:
        """The shards' numbers."""
        return range(self.first, self.last + 1)

    @property
    def is_whole(self) -> bool:
        """Whether these are all shards there are."""
        return self.last - self.first + 1 == self.count

    def share_of(self, total: int) -> int:
        """Return how much of what the whole bot may do is this range's, at least 1."""
        return max(1, total * (self.last - self.first + 1) // self.count)

    def owns(self, guild_id: int | None) -> bool:
        """Return whether a server's events arrive here; None stands for direct messages."""
        return (0 if guild_id is None else (guild_id >> 22) % self.count) in self.ids


ONE_PROCESS: Final = ShardRange(0, 0, 1)
"""What a process owns that is alone: every server."""


@dataclass(frozen=True, slots=True)
class ShardSet:
    """Some of `count` shards."""

    ids: frozenset[int]
    count: int

    @property
    def is_whole(self) -> bool:
        """Whether these are all shards there are."""
        return len(self.ids) == self.count

    @property
    def others(self) -> "ShardSet":
        """All shards that are not among these."""
        return ShardSet(frozenset(range(self.count)) - self.ids, self.count)


EVERY_SHARD: Final = ShardSet(frozenset({0}), 1)
"""All shards, however many there are."""
NO_SHARD: Final = EVERY_SHARD.others


@dataclass(frozen=True, slots=True)
class Outages:
    """For how long nobody has been able to press anything, by shard of `count`; 0 where people can.

    As long as nobody knows how many shards there will be it is one.
    """

    unreached: Mapping[int, timedelta]
    count: int = 1


def shards_with_servers_of(shard: int, count: int, others: Iterable[int], other_count: int) -> list[int]:
    """Return which of `others`, of another count, may have servers of a shard."""
    # by the Chinese remainder theorem: some number leaves both rests
    divisor = gcd(count, other_count)
    return [other for other in others if (other - shard) % divisor == 0]
