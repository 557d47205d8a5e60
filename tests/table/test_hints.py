"""Hints: for everyone where the lobby allows them, for someone alone without a clock, never at a tournament."""

from dataclasses import replace

import pytest

from bot.table.contest import Contest, TournamentId
from bot.table.errors import NotPlaying, NotSeated, StaleDecision, TableError
from bot.table.play import may_take_hint, take_hint
from bot.table.table import Table
from bot.table.values import Clock, UserId
from tests.table.people import ADA, BO, EVE
from tests.table.tables import begun, key_of, opened, options, version


def alone() -> Table:
    """A game of Ada's against a computer that waits for her."""
    game = begun(2, computers=1)
    game.computer_plays()
    return game.table


def refusal(table: Table, user: UserId, at: int) -> str:
    with pytest.raises(TableError) as refused:
        take_hint(table, user, at)
    return key_of(refused)


def test_someone_alone_may_ask_and_the_game_is_unrated_from_then_on() -> None:
    table = alone()
    assert not table.options.hints
    after = take_hint(table, ADA, version(table))
    assert after.options.hints
    assert take_hint(after, ADA, version(table)) is after, "which is noted once"


def test_among_people_hints_are_for_all_or_for_nobody() -> None:
    table = begun(2).table
    user = table.participants[table.waiting[0]].user_id
    assert refusal(table, user, version(table)) == "no-hints"
    allowed = replace(table, options=replace(table.options, hints=True))
    assert take_hint(allowed, user, version(table)) is allowed
    other = BO if user == ADA else ADA
    assert refusal(allowed, other, version(table)) == "nothing-to-decide"


def test_a_clock_or_a_tournament_takes_them_away() -> None:
    table = alone()
    seat = table.waiting[0]
    clocked = replace(table, options=replace(table.options, clock=Clock(86400)))
    assert refusal(clocked, ADA, version(table)) == "no-hints"
    official = replace(table, contest=Contest(TournamentId(1), 1, 1, 1), options=replace(table.options, hints=True))
    assert not may_take_hint(official, seat)
    assert refusal(official, ADA, version(table)) == "no-hints"


def test_a_hint_is_for_the_decision_it_was_asked_for_and_for_who_has_it() -> None:
    table = alone()
    with pytest.raises(StaleDecision):
        take_hint(table, ADA, version(table) + 1)
    with pytest.raises(NotSeated):
        take_hint(table, EVE, version(table))
    with pytest.raises(NotPlaying):
        take_hint(opened(options(2)).table, ADA, 0)
