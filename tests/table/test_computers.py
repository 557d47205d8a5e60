"""Seats of computer players: filled in the lobby, nobody's but theirs, and under names of their own."""

import pytest

from bot.table.errors import NotInLobby, NotOwner, NotSeated, TableError, TableFull, TooEarly
from bot.table.names import NAMES, computer_name
from bot.table.values import Status
from bot.table.vote import VoteKind
from tests.table.people import ADA, BO
from tests.table.tables import Session, begun, key_of, opened, options, seats_of_computers


def alone(computers: int = 1) -> Session:
    """A game of Ada's against computers alone, once they have moved."""
    game = begun(computers + 1, computers=computers)
    game.computer_plays()
    assert game.table.waiting == (game.seat(ADA),)
    return game


def test_the_owner_seats_and_removes_computers() -> None:
    table = opened(options(3))
    table.add_computer(ADA)
    after = table.add_computer(ADA)
    assert after.names == ("Ada", *(computer_name(after.id, number, ()) for number in (1, 2)))
    assert [participant.is_computer for participant in after.participants] == [False, True, True]
    assert len({participant.user_id for participant in after.participants}) == 3
    with pytest.raises(TableFull):
        table.add_computer(ADA)
    with pytest.raises(TableFull):
        table.join(BO)
    assert table.remove_computer(ADA).names == ("Ada", computer_name(after.id, 1, ()))
    table.remove_computer(ADA)
    with pytest.raises(TableError) as refused:
        table.remove_computer(ADA)
    assert key_of(refused) == "no-computer"


@pytest.mark.parametrize("players", [2, 3])
def test_one_seat_is_left_for_who_opens_the_table(players: int) -> None:
    with pytest.raises(TableFull) as refused:
        opened(options(players), computers=players)
    assert key_of(refused) == "too-many-computers"


def test_only_the_owner_does_and_only_before_the_game() -> None:
    with pytest.raises(NotOwner):
        opened(options(2)).add_computer(BO)
    with pytest.raises(NotInLobby):
        alone().add_computer(ADA)


def test_a_computer_never_owns_a_table() -> None:
    table = opened(options(3), BO, computers=1)
    assert table.leave(ADA).owner == BO
    assert table.leave(BO).status == Status.CANCELLED


def test_in_the_next_game_the_same_computer_sits_down_and_nobody_else_is_invited() -> None:
    game = alone()
    (seat,) = seats_of_computers(game.table)
    name = game.table.names[seat]
    while game.table.status == Status.PLAYING:
        game.play_turn()
    assert game.table.status == Status.FINISHED
    again = game.rematch(ADA)
    assert again.table.names == ("Ada", name)
    assert again.table.options.invited == (ADA,)
    assert again.begin(ADA).status == Status.PLAYING


def test_they_have_no_voice_and_are_not_reminded() -> None:
    game = alone(2)
    with pytest.raises(TooEarly):
        game.nudge(ADA)
    assert not {*seats_of_computers(game.table)} & {*game.table.human_seats}
    result = game.propose(ADA, VoteKind.CANCEL)
    assert (result.is_decided, result.table.status) == (True, Status.CANCELLED)


def test_nobody_comes_back_into_their_seat() -> None:
    game = alone()
    with pytest.raises(NotSeated):
        game.come_back(BO)
    with pytest.raises(TableError) as refused:
        game.come_back(ADA)
    assert key_of(refused) == "seat-not-automatic"


def test_a_game_of_computers_alone_stops() -> None:
    table = alone(2).resign(ADA)
    assert (table.status, table.automatic_waiting) == (Status.CANCELLED, ())


def test_the_last_computer_wins_when_the_person_resigns() -> None:
    assert alone(1).resign(ADA).status == Status.FINISHED


# Names


def test_a_computer_has_the_same_name_each_time_and_its_neighbours_have_others() -> None:
    names = [[computer_name(table, number, ()) for number in (1, 2, 3)] for table in range(1, 8)]
    assert names == [[computer_name(table, number, ()) for number in (1, 2, 3)] for table in range(1, 8)]
    assert all(len(set(here)) == 3 for here in names)
    assert not set(names[0]) & set(names[1])


def test_names_are_short_and_told_apart() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) >= 16
    assert all(name.isascii() and name.isalpha() and len(name) <= 5 for name in NAMES)


def test_no_computer_is_called_like_a_person_at_the_table() -> None:
    table = opened(options(4), computers=2, name=NAMES[4].upper())
    assert len({name.casefold() for name in table.table.names}) == 3
    first, second = (participant.name for participant in table.table.participants if participant.is_computer)
    joined = table.join(BO, first.lower())
    assert len({name.casefold() for name in joined.names}) == 4
    assert second in joined.names, "only who shares a name gets another"
    assert sorted(table.begin().names) == sorted(joined.names)
