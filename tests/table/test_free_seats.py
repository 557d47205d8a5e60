"""A seat that the computer has goes to one person at most, however many ask for it."""

import pytest

from bot.reasons import GameError
from bot.table.errors import TableError
from bot.table.vote import VoteKind, VoteOutcome
from bot.table.voting import withdraw_seat_request
from tests.table.people import ADA, BO, CY, DI, EVE
from tests.table.tables import Session, begun, key_of


def with_a_free_seat() -> tuple[Session, int]:
    """A game of three at which the computer has Cy's seat; and that seat."""
    game = begun(3)
    game.away(CY)
    return game, game.seat(CY)


def refused(game: Session, seat: int) -> str:
    with pytest.raises(GameError) as refusal:
        game.ask_for_seat(seat, DI)
    return key_of(refusal)


def test_of_two_who_ask_for_a_seat_one_is_voted_on_and_the_other_is_told() -> None:
    game, seat = with_a_free_seat()
    game.ask_for_seat(seat, EVE)
    assert refused(game, seat) == "seat-asked"
    (record,) = game.table.vote_records
    assert record.vote.asker == EVE


def test_a_seat_that_is_given_away_is_given_once() -> None:
    game, seat = with_a_free_seat()
    game.ask_for_seat(seat)
    table = game.all_agree(VoteKind.REPLACE, ADA, BO, CY).table
    assert [participant.user_id for participant in table.participants].count(EVE) == 1
    assert [holder.user_id for holder in table.seat_holders] in ([], [CY, EVE])
    with pytest.raises(TableError) as refusal:
        game.answer(ADA, VoteKind.REPLACE)
    assert key_of(refusal) == "vote-unknown"


def test_an_owner_who_comes_back_while_the_others_vote_keeps_their_seat_and_the_vote_ends() -> None:
    game, seat = with_a_free_seat()
    game.ask_for_seat(seat)
    game.answer(ADA, VoteKind.REPLACE)
    table = game.come_back(CY)
    assert (table.votes, game.outcomes) == ((), [VoteOutcome.MOOT])
    with pytest.raises(TableError) as refusal:
        game.answer(BO, VoteKind.REPLACE)
    assert key_of(refusal) == "vote-unknown"
    assert game.who(seat) == CY


def test_a_vote_on_someone_who_has_gone_ends_and_the_computer_keeps_the_seat() -> None:
    game, seat = with_a_free_seat()
    game.ask_for_seat(seat)
    game.answer(ADA, VoteKind.REPLACE)
    before = game.table
    assert game.change(lambda table: withdraw_seat_request(table, DI, game.now)) is before, "nobody else ends it"
    table = game.change(lambda table: withdraw_seat_request(table, EVE, game.now))
    assert (table.votes, game.outcomes) == ((), [VoteOutcome.GONE])
    assert [cast_vote.user_id for cast_vote in table.vote_records[0].cast_votes] == [ADA]
    assert (game.who(seat), table.participants[seat].is_automatic) == (CY, True)
    game.ask_for_seat(seat, DI)


def test_where_nobody_is_there_a_holder_alone_gives_their_seat_away() -> None:
    game, seat = with_a_free_seat()
    game.away(BO)
    table = game.resign(ADA)
    assert (table.status, table.human_seats) == ("playing", ())
    assert not game.ask_for_seat(seat, EVE).is_decided
    assert refused(game, seat) == "seat-asked"
    with pytest.raises(GameError):
        game.answer(BO, VoteKind.REPLACE)
    game.answer(CY, VoteKind.REPLACE)
    assert game.who(seat) == EVE
    assert not game.table.participants[seat].is_automatic


def test_a_strangers_press_ends_no_vote_on_a_seat() -> None:
    game, seat = with_a_free_seat()
    game.ask_for_seat(seat)
    with pytest.raises(GameError):
        game.answer(DI, VoteKind.REPLACE)
    assert game.table.vote_records[0].is_open


def test_only_the_turn_of_whoever_gets_a_seat_begins_again() -> None:
    game, seat = with_a_free_seat()
    before = [each.turn_began_at for each in game.table.presence]
    game.wait(hours=1)
    game.ask_for_seat(seat)
    after = game.all_agree(VoteKind.REPLACE, ADA, BO, CY).table
    assert after.seat_of(EVE) == seat
    assert [each.turn_began_at for each in after.presence] == [
        game.now if place == seat else began for place, began in enumerate(before)
    ]
