"""A lobby is changed by its owner, and those who have joined agree again to what concerns them."""

from typing import Any

import pytest

from bot.games.civ.game import Choices
from bot.reasons import GameError
from bot.table.errors import NotInLobby, NotOwner, NotSeated, TableError, TableFull
from bot.table.lobby import seat_opposite
from bot.table.values import Clock, Level, Participant, Status, UserId
from tests.table.people import ADA, BO, CY, DI, EVE
from tests.table.tables import NAMES, Session, key_of, opened, options

TEAMS = Choices(teams=True).to_json()
HOUR = Clock(3600)


def lobby(*guests: UserId, players: int = 4, computers: int = 0) -> Session:
    return opened(options(players), *guests, computers=computers)


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 3},
        {"choices": Choices("draft").to_json()},
        {"choices": Choices(hegemony="immediate").to_json()},
        {"choices": TEAMS},
        {"clock": HOUR},
        {"talks": False},
        {"opposite": (ADA, BO)},
    ],
)
def test_what_changes_the_game_asks_those_who_have_joined_again(changes: dict[str, Any]) -> None:
    table = lobby(BO, CY)
    assert table.arrange(ADA, **changes).options.unready == (BO, CY)
    assert table.agree_to_options(BO).options.unready == (CY,)
    table.agree_to_options(CY)
    assert table.agree_to_options(BO).options.unready == ()


@pytest.mark.parametrize("changes", [{"invite_only": True}, {"own_thread": True}])
def test_who_else_may_come_and_where_it_is_shown_asks_nobody(changes: dict[str, Any]) -> None:
    after = lobby(BO).arrange(ADA, **changes).options
    assert after.unready == ()
    assert {name: getattr(after, name) for name in changes} == changes


@pytest.mark.parametrize("changes", [{"has_vacations": False}, {"counts_weekends": False}])
def test_what_stops_a_slow_clock_is_agreed_to_and_concerns_no_one_without_one(changes: dict[str, Any]) -> None:
    table = lobby(BO)
    assert table.arrange(ADA, **changes).options.unready == ()
    assert table.arrange(ADA, **dict.fromkeys(changes, True)).options.unready == ()
    table.arrange(ADA, clock=HOUR)
    table.agree_to_options(BO)
    assert table.arrange(ADA, **changes).options.unready == (BO,)


def test_the_same_again_changes_nothing() -> None:
    table = lobby(BO)
    before = table.table
    assert table.arrange(ADA) is before


def test_the_game_begins_only_when_everybody_is_ready() -> None:
    table = lobby(BO, players=2)
    table.arrange(ADA, clock=HOUR)
    with pytest.raises(TableError) as refused:
        table.begin()
    assert key_of(refused) == "not-ready"
    table.agree_to_options(BO)
    assert table.begin().status == Status.PLAYING


def test_who_comes_after_a_change_has_agreed_to_it_and_who_leaves_is_not_waited_for() -> None:
    table = lobby(BO, players=3)
    table.arrange(ADA, clock=HOUR)
    assert table.join(CY).options.unready == (BO,)
    assert table.leave(BO).options.unready == ()


def test_a_new_owner_need_not_agree_to_what_is_theirs_to_change() -> None:
    table = lobby(BO, CY, players=3)
    table.arrange(ADA, clock=HOUR)
    after = table.leave(ADA)
    assert (after.owner, after.options.unready) == (BO, (CY,))


def test_the_owner_frees_the_seats_of_those_who_do_not_answer() -> None:
    table = lobby(BO, CY, players=3)
    table.arrange(ADA, clock=HOUR)
    table.agree_to_options(CY)
    with pytest.raises(NotOwner):
        table.free_unready(CY)
    after = table.free_unready(ADA)
    assert (after.names, after.options.unready) == (("Ada", "Cy"), ())


def test_only_the_owner_changes_a_lobby_and_only_before_the_game() -> None:
    table = lobby(BO, players=2)
    for players in (3, 2):
        with pytest.raises(NotOwner):
            table.arrange(BO, players=players)
    with pytest.raises(NotOwner):
        table.set_computers(BO, 0)
    with pytest.raises(NotSeated):
        table.agree_to_options(EVE)
    table.begin()
    with pytest.raises(NotInLobby):
        table.arrange(ADA, players=3)
    with pytest.raises(NotInLobby):
        table.agree_to_options(BO)


def test_fewer_seats_send_computers_away_but_never_people() -> None:
    table = lobby(BO, computers=2)
    assert [participant.is_computer for participant in table.arrange(ADA, players=3).participants] == [
        False,
        True,
        False,
    ]
    table.set_computers(ADA, 0)
    before = table.join(CY)
    with pytest.raises(TableError) as refused:
        table.arrange(ADA, players=2)
    assert key_of(refused) == "seats-taken"
    assert table.table == before


def test_computers_are_as_many_as_the_owner_says() -> None:
    table = lobby(BO)
    for number in (2, 1, 0, 2):
        after = table.set_computers(ADA, number)
        assert len(after.participants) - len(after.people) == number
        assert len({name.casefold() for name in after.names}) == len(after.participants)
    with pytest.raises(TableFull) as refused:
        table.set_computers(ADA, 3)
    assert key_of(refused) == "too-many-computers"


def test_each_computer_plays_as_well_as_the_owner_says() -> None:
    table = lobby(BO)
    table.set_computers(ADA, 2)
    table.set_level(ADA, UserId(-2), Level.NORMAL)
    # stand-ins play at `NORMAL`, and computers at `EASY` until someone says otherwise
    assert [table.table.level_of(seat) for seat in range(4)] == ["normal", "normal", "easy", "normal"]
    assert table.table.options.unready == (BO,)
    table.set_computers(ADA, 1)
    assert not table.table.options.levels
    table.set_computers(ADA, 2)
    assert table.table.level_of(3) == "easy"
    for computer in (UserId(-3), BO):
        with pytest.raises(TableError) as refused:
            table.set_level(ADA, computer, Level.NORMAL)
        assert key_of(refused) == "no-computer"
    with pytest.raises(NotOwner):
        table.set_level(BO, UserId(-1), Level.NORMAL)


def test_all_computers_are_given_a_level_at_once_and_nobody_is_asked_about_the_same_one_again() -> None:
    table = lobby(BO)
    before = table.set_computers(ADA, 2)
    table.agree_to_options(BO)
    table.set_all_levels(ADA, Level.EASY)
    assert table.table.options.unready == (), "they begin as easy"
    table.set_all_levels(ADA, Level.EXPERT)
    assert table.table.options.unready == (BO,)
    levels = [table.table.level_of(seat) for seat, each in enumerate(before.participants) if each.is_computer]
    assert levels == ["expert", "expert"]


def test_a_form_is_done_as_a_whole_or_not_at_all() -> None:
    table = lobby(BO, players=2)
    before = table.table
    with pytest.raises(TableFull):
        table.arrange(ADA, players=3, computers=2)
    assert table.table is before
    after = table.arrange(ADA, players=4, computers=2)
    assert (after.options.players, len(after.participants)) == (4, 4)


def test_what_the_game_refuses_changes_nothing() -> None:
    """Teams are of two (§8.1)."""
    table = lobby(BO, players=3)
    before = table.table
    with pytest.raises(GameError):
        table.arrange(ADA, choices=TEAMS)
    assert table.table is before


def test_chosen_partners_sit_opposite_each_other_and_others_are_drawn() -> None:
    first = lobby(BO, CY, DI)
    for partner in (BO, CY, DI):
        table = opened(options(4), BO, CY, DI, beside=first)
        table.arrange(ADA, choices=TEAMS, opposite=(ADA, partner))
        for guest in (BO, CY, DI):
            table.agree_to_options(guest)
        table.begin()
        assert abs(table.seat(ADA) - table.seat(partner)) == 2


def test_a_partner_who_leaves_is_drawn_again() -> None:
    table = lobby(BO, CY)
    table.arrange(ADA, choices=TEAMS, opposite=(ADA, BO))
    assert table.leave(BO).options.opposite == ()


def test_seating_two_opposite_keeps_everybody() -> None:
    participants = [Participant(user, NAMES[user]) for user in (ADA, BO, CY, DI)]
    for pair in ((ADA, BO), (DI, CY), (BO, DI), ()):
        seats = seat_opposite(participants, pair)
        assert sorted(each.user_id for each in seats) == [ADA, BO, CY, DI]
        if pair:
            places = [[each.user_id for each in seats].index(user) for user in pair]
            assert abs(places[0] - places[1]) == 2
    assert seat_opposite(participants[:3], (ADA, BO)) == participants[:3]


def test_how_many_computers_play_is_everybodys_concern() -> None:
    table = lobby(BO)
    assert table.add_computer(ADA).options.unready == (BO,)
    table.agree_to_options(BO)
    assert table.remove_computer(ADA).options.unready == (BO,)
    table.agree_to_options(BO)
    assert table.set_computers(ADA, 2).options.unready == (BO,)
    table.agree_to_options(BO)
    assert table.set_computers(ADA, 2).options.unready == ()
