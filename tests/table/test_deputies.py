"""Acting for someone else's seat: the owner for who keeps the others waiting, and for the owner anyone."""

from datetime import timedelta

import pytest

from bot.match import ELIMINATE, seat_author
from bot.table.absence import OWNER, SILENT, act_for, enter_as_owner
from bot.table.errors import NotOwner, StaleDecision, TableError, TooEarly
from bot.table.table import Table
from bot.table.values import Options, UserId
from tests.games.pebbles import PEBBLES, Pebbles
from tests.table.people import ADA, BO, CY
from tests.table.tables import DAY, Session, key_of, match_of, opened


def begun_with_pebbles(*, awaited: UserId) -> Session:
    """A game of Ada, who owns the table, Bo and Cy, in which that person is awaited."""
    game = opened(Options(3, PEBBLES, {"heap": 60}, clock=DAY), BO, CY, game=Pebbles())
    game.begin()
    while game.who() != awaited:
        game.step()
    return game


def eliminate_for(game: Session, user: UserId, seat: int, version: int | None = None) -> Table:
    """This person takes the seat out of the game, as whoever is awaited there."""
    at = match_of(game.table).version if version is None else version
    return game.change(lambda table: act_for(table, user, seat, ELIMINATE, at, game.now))


def test_the_owner_acts_for_who_has_kept_the_others_waiting_for_a_turn() -> None:
    game = begun_with_pebbles(awaited=BO)
    seat = game.table.waiting[0]
    since = game.now
    game.wait(hours=23, minutes=59)
    with pytest.raises(TooEarly) as early:
        eliminate_for(game, ADA, seat)
    assert key_of(early) == "deputy-too-early"
    assert early.value.reason.values["at"] == (since + timedelta(days=1)).timestamp()
    game.wait(minutes=1)
    with pytest.raises(NotOwner):
        eliminate_for(game, CY, seat)
    with pytest.raises(StaleDecision):
        eliminate_for(game, ADA, seat, version=match_of(game.table).version - 1)
    line = match_of(eliminate_for(game, ADA, seat)).lines()[-1]
    assert (line.seat, line.by, line.why) == (seat, seat_author(game.seat(ADA)), SILENT)
    assert game.table.presence[game.seat(ADA)].seen_at == game.now


def test_for_the_owner_anyone_acts_and_nobody_for_themselves_or_for_who_is_not_awaited() -> None:
    game = begun_with_pebbles(awaited=ADA)
    game.wait(days=1)
    for user, seat in ((ADA, game.seat(ADA)), (CY, game.seat(BO))):
        with pytest.raises(TableError) as refusal:
            eliminate_for(game, user, seat)
        assert key_of(refusal) == "deputy-not-awaited"
    eliminate_for(game, CY, game.seat(ADA))
    assert not match_of(game.table).is_in(game.seat(ADA))


def test_the_owner_enters_without_any_waiting_and_nobody_else_does() -> None:
    game = begun_with_pebbles(awaited=BO)
    seat, at = game.table.waiting[0], match_of(game.table).version

    def enter(user: UserId, version: int = at) -> Table:
        return game.change(lambda table: enter_as_owner(table, user, seat, ELIMINATE, version, game.now))

    with pytest.raises(NotOwner):
        enter(CY)
    with pytest.raises(StaleDecision):
        enter(ADA, at - 1)
    line = match_of(enter(ADA)).lines()[-1]
    assert (line.seat, line.by, line.why) == (seat, seat_author(game.seat(ADA)), OWNER)
