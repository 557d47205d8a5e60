"""What a server's owner allows: where tables are opened, by whom, how many at once, and how fast they go; and what the
tournament of a table does not."""

from collections.abc import Collection
from contextlib import suppress
from typing import Final

from bot.table.clock_text import parse_clock
from bot.table.errors import BadClock, NotAllowed, TableError, TooManyTables
from bot.table.preferences import GuildPreferences, Opener
from bot.table.table import Table
from bot.table.values import Clock, UserId

MOST_CHANNELS: Final = 25
"""Channels one may name; more are a category."""


def check_opener(server: GuildPreferences, opener: Opener) -> None:
    """Raises `NotAllowed` where this is no place for tables, or this person may not open any.

    Whoever may change these settings needs no role, but the place counts for everybody.
    """
    # first: a role opens tables, but nowhere else than for everybody
    check_place(server, opener)
    if server.role is not None and server.role not in opener.roles and not opener.is_manager:
        raise NotAllowed("server-role", role=server.role)


def check_place(server: GuildPreferences, opener: Opener) -> None:
    """Raises `NotAllowed` where this is no place for tables."""
    if server.channels and not set(server.channels) & set(opener.places):
        raise NotAllowed("server-channel", channel=server.channels[0], more=len(server.channels) - 1)


def check_barred(barred: Collection[int], user: UserId) -> None:
    """Raises `NotAllowed` where the server's moderators keep this person from its tables."""
    if user in barred:
        raise NotAllowed("barred")


def check_agreements(table: Table) -> None:
    """Raises `TableError` where the people of this table agree on nothing beside the game: its referee decides."""
    _check_allowed(table.policy.allows_agreements)


def check_undo(table: Table) -> None:
    """Raises `TableError` where nobody takes his own decision back."""
    _check_allowed(table.policy.allows_undo)


def check_leaving(table: Table) -> None:
    """Raises `TableError` where nobody leaves the game, or his seat to the computer, by himself."""
    _check_allowed(table.policy.allows_leaving)


def check_rematch(table: Table) -> None:
    """Raises `TableError` where the same people do not play again by themselves."""
    if not table.policy.allows_rematch:
        raise TableError("tournament-rematch")


def check_closing(table: Table) -> None:
    """Raises `TableError` where the server's moderators leave closing and pausing to the referee."""
    _check_allowed(table.policy.allows_closing)


def _check_allowed(is_allowed: bool) -> None:
    if not is_allowed:
        raise TableError("referee-decides")


def check_number(server: GuildPreferences, have: int) -> None:
    """Raises `TooManyTables` where the server has as many open tables as it wants."""
    if server.most_tables is not None and have >= server.most_tables:
        raise TooManyTables("too-many-tables-server", limit=server.most_tables)


def with_channel(server: GuildPreferences, channel: int) -> tuple[int, ...]:
    """The places for tables with one more, or without it where it is one. Raises `NotAllowed`: too many."""
    if channel in server.channels:
        return tuple(each for each in server.channels if each != channel)
    if len(server.channels) >= MOST_CHANNELS:
        raise NotAllowed("server-channels-full", limit=MOST_CHANNELS)
    return (*server.channels, channel)


def default_clock(server: GuildPreferences) -> Clock | None:
    """The clock of tables whose owner chooses none; none where what was kept cannot be read any more."""
    # kept by an older version, perhaps: a table without a clock is better than none
    with suppress(BadClock):
        return parse_clock(server.clock, server.at_zero) if server.clock else None
    return None
