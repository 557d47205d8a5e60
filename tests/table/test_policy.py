"""What a server's owner allows: where tables are opened, by whom, how many, how fast."""

import pytest

from bot.table.errors import NotAllowed, TooManyTables
from bot.table.preferences import (
    GuildPreferences,
    Opener,
    check_number,
    check_opener,
    default_clock,
)
from bot.table.values import Clock
from tests.table.tables import key_of


def refused(server: GuildPreferences, opener: Opener) -> NotAllowed:
    """Why this person may not open a table there."""
    with pytest.raises(NotAllowed) as caught:
        check_opener(server, opener)
    return caught.value


def test_tables_are_opened_in_the_channels_named_and_in_what_lies_in_them() -> None:
    check_opener(GuildPreferences(), Opener((20,)))
    server = GuildPreferences(channels=(30, 31))
    reason = refused(server, Opener((20,), is_manager=True)).reason
    assert (reason.key, reason.values) == ("server-channel", {"channel": 30, "more": 1})
    check_opener(server, Opener((20, 31)))


def test_tables_are_opened_by_the_role_named_and_by_who_manages_the_server() -> None:
    server = GuildPreferences(role=5)
    assert refused(server, Opener((20,), frozenset({4}))).reason.key == "server-role"
    check_opener(server, Opener((20,), frozenset({5})))
    check_opener(server, Opener((20,), is_manager=True))


def test_a_server_has_no_more_open_tables_than_it_wants() -> None:
    server = GuildPreferences(most_tables=2)
    check_number(server, 1)
    with pytest.raises(TooManyTables) as caught:
        check_number(server, 2)
    assert key_of(caught) == "too-many-tables-server"
    assert caught.value.reason.values == {"limit": 2}
    check_number(GuildPreferences(), 1000)


def test_a_server_has_a_clock_for_tables_whose_owner_chooses_none() -> None:
    assert default_clock(GuildPreferences()) is None
    assert default_clock(GuildPreferences(clock="7d+12h")) == Clock(7 * 86400, 12 * 3600)
    assert default_clock(GuildPreferences(clock="what this version cannot read")) is None
