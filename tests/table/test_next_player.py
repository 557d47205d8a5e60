"""Who is told that they come next: at slow tables of three or more, and nobody else."""

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.table.availability import ALWAYS, Availability
from bot.table.clock_text import parse_clock
from bot.table.consequences import apply_consequences
from bot.table.delivery import Drop, Send, Wait, decide_delivery, is_current
from bot.table.next_player import next_player
from bot.table.play import submit
from bot.table.preferences import Notify, Preferences
from bot.table.table import Table
from bot.table.values import Notice, NoticeKind, UserId, Way
from tests.pages.tables import fresh_game, table_of

NOW = datetime(2026, 3, 4, 12, tzinfo=UTC)
WANTED = Preferences(remind_next=True)


def begun(players: int = 3, clock: str | None = None) -> Table:
    """A table at which a turn has just begun."""
    table = table_of(fresh_game(players))
    return replace(table, options=replace(table.options, clock=clock and parse_clock(clock)))


def sitter(table: Table, steps: int) -> UserId:
    """Who sits so many seats after the one on turn."""
    assert table.match is not None
    (seat,) = table.waiting
    return table.participants[(seat + steps) % len(table.participants)].user_id


def played(table: Table, wants_next: Collection[UserId] | None = None) -> Table:
    """The table after a whole turn, with all that follows; everyone wants to be told unless these are given."""
    first = table.awaited
    while table.awaited == first:
        assert table.match is not None
        (seat,) = table.waiting
        action = next((each for each in table.match.allowed(seat) if each == "end"), table.match.allowed(seat)[0])
        user = table.participants[seat].user_id
        after = submit(table, user, [action], table.match.version, NOW)
        everyone = [each.user_id for each in table.participants]
        table = apply_consequences(table, after, NOW, {}, wants_next=everyone if wants_next is None else wants_next)
    return table


def notice_of(table: Table) -> Notice:
    (found,) = [notice for notice in table.notices if notice.kind is NoticeKind.NEXT]
    return found


def test_the_player_after_the_one_on_turn_is_told_as_that_turn_begins() -> None:
    table = played(begun())
    notice = notice_of(table)
    assert notice.user_id == sitter(table, 1)
    assert is_current(notice, table)
    assert not is_current(notice, played(table))


def test_of_who_does_not_want_it_nothing_is_written() -> None:
    table = begun()
    after, third = sitter(table, 2), sitter(table, 1)
    assert [notice.user_id for notice in played(table, [after]).notices if notice.kind is NoticeKind.NEXT] == [after]
    assert [notice for notice in played(table, [third]).notices if notice.kind is NoticeKind.NEXT] == []


@pytest.mark.parametrize(("players", "clock"), [(2, None), (2, "3d"), (3, "5m"), (4, "30m+1m")])
def test_nobody_is_told_with_two_or_at_a_live_table(players: int, clock: str | None) -> None:
    assert next_player(begun(players, clock)) is None


@pytest.mark.parametrize("clock", [None, "1h", "3d", "7d+12h"])
def test_slow_tables_tell(clock: str | None) -> None:
    table = begun(4, clock)
    found = next_player(table)
    assert found is not None
    assert found[0] == sitter(table, 1)


def test_whoever_is_away_is_not_told_nor_while_a_computer_plays() -> None:
    table = begun()
    people = [replace(each, is_automatic=each.user_id == sitter(table, 1)) for each in table.participants]
    assert next_player(replace(table, participants=tuple(people))) is None
    people = [replace(each, is_automatic=each.user_id == sitter(table, 0)) for each in table.participants]
    assert next_player(replace(table, participants=tuple(people))) is None


def test_it_is_an_opt_in_that_respects_how_and_when_someone_is_told() -> None:
    table = played(begun(clock="3d"))
    notice = notice_of(table)
    asleep = Availability(quiet=((NOW - timedelta(hours=1)).time(), (NOW + timedelta(hours=1)).time()))

    def decided(preferences: Preferences, availability: Availability = ALWAYS) -> object:
        return decide_delivery(notice, replace(table, is_placeless=False), preferences, availability, NOW)

    assert decided(Preferences()) == Drop()
    assert decided(WANTED) == Send(Way.MENTION)
    assert decided(replace(WANTED, notify=Notify.NONE)) == Drop()
    assert decided(replace(WANTED, notify=Notify.DIGEST)) == Drop()
    assert decided(WANTED, asleep) == Wait(NOW + timedelta(hours=1))
    later = NOW + timedelta(minutes=1)
    direct = replace(WANTED, notify=Notify.DIRECT)
    assert decide_delivery(notice, table, direct, ALWAYS, later) == Send(Way.DIRECT)
    assert decide_delivery(notice, replace(table, is_paused=True), WANTED, ALWAYS, NOW) == Drop()
