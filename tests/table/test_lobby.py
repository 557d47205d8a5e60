"""Tables before the first card: opening, joining, leaving, beginning, closing, expiring, and once more."""

from dataclasses import replace

import pytest

from bot.games.civ.game import Choices, civ_game
from bot.games.civ.rules import IllegalSetup
from bot.reasons import GameError
from bot.table.errors import (
    AlreadySeated,
    NotEnoughPlayers,
    NotInLobby,
    NotInvited,
    NotOwner,
    NotSeated,
    TableError,
    TableFull,
)
from bot.table.lobby import free_departed, rematch_seats
from bot.table.table import Table
from tests.table.people import ADA, BO, CY, DI, EVE
from tests.table.tables import LIMITS, Session, begun, key_of, match_of, opened, options


def lobby(players: int = 2) -> Session:
    return opened(options(players))


def test_the_owner_sits_at_a_new_table() -> None:
    table = lobby().table
    assert (table.status, table.names, table.owner, table.match) == ("lobby", ("Ada",), ADA, None)
    assert table.seat_of(ADA) == 0
    assert table.seat_of(BO) is None


def test_options_against_the_rules_are_refused() -> None:
    with pytest.raises(IllegalSetup) as refusal:
        lobby(5)
    assert key_of(refusal) == "setup-players"
    with pytest.raises(IllegalSetup):
        opened(replace(options(3), choices=Choices(teams=True).to_json()))


def test_nobody_sits_twice() -> None:
    table = lobby(3)
    table.join(BO)
    with pytest.raises(AlreadySeated):
        table.join(BO)
    assert table.table.names == ("Ada", "Bo")


def test_a_full_table_takes_nobody() -> None:
    table = lobby(2)
    table.join(BO)
    with pytest.raises(TableFull):
        table.join(CY)
    assert table.table.names == ("Ada", "Bo")


def test_only_the_invited_join_where_the_table_says_so() -> None:
    table = opened(options(3, invite_only=True, invited=(BO,)))
    table.join(BO)
    with pytest.raises(NotInvited):
        table.join(CY)


def test_the_owner_invites_more_people_while_in_the_lobby() -> None:
    table = opened(options(3, invite_only=True, invited=(BO,)))
    with pytest.raises(NotOwner):
        table.invite(CY, CY)
    assert table.invite(ADA, CY, BO).options.invited == (BO, CY)
    table.join(CY)
    with pytest.raises(NotInLobby):
        begun().invite(ADA, DI)


def test_the_owner_who_leaves_hands_the_table_on() -> None:
    table = opened(options(3), BO, CY)
    left = table.leave(ADA)
    assert (left.owner, left.names) == (BO, ("Bo", "Cy"))
    assert table.leave(CY).owner == BO


def test_the_last_who_leaves_closes_the_table() -> None:
    table = lobby()
    assert table.leave(ADA).status == "cancelled"
    with pytest.raises(NotInLobby):
        table.join(BO)


def test_nobody_leaves_where_they_do_not_sit_nor_after_the_start() -> None:
    with pytest.raises(NotSeated):
        lobby().leave(BO)
    game = begun()
    with pytest.raises(NotInLobby) as refusal:
        game.leave(ADA)
    assert refusal.value.reason.values == {"status": "playing"}
    with pytest.raises(NotInLobby):
        game.join(EVE)


def test_only_the_owner_begins_and_only_with_all_seats_taken() -> None:
    table = lobby()
    with pytest.raises(NotEnoughPlayers) as refusal:
        table.begin(ADA)
    assert refusal.value.reason.values == {"need": 2, "have": 1}
    table.join(BO)
    with pytest.raises(NotOwner):
        table.begin(BO)
    playing = table.begin(ADA)
    assert playing.status == "playing"
    assert playing.match is not None
    with pytest.raises(NotInLobby):
        table.begin(ADA)


def test_seats_and_decks_are_shuffled() -> None:
    first = begun(4)
    games = [first.table, *(begun(4, beside=first).table for _ in range(11))]
    assert len({tuple(participant.user_id for participant in table.participants) for table in games}) > 3
    assert len({civ_game(table.match).setup.deck for table in games}) == 12
    assert all({participant.user_id for participant in table.participants} == {ADA, BO, CY, DI} for table in games)


def test_the_owner_calls_a_lobby_off() -> None:
    table = opened(options(2), BO)
    with pytest.raises(NotOwner):
        table.close(BO)
    assert table.close(ADA).status == "cancelled"
    with pytest.raises(NotInLobby):
        table.close(ADA)


def test_a_lobby_nobody_touches_expires() -> None:
    old = lobby(3)
    fresh = opened(options(3), beside=old)
    game = begun(beside=old)
    old.wait(hours=23, minutes=59)
    fresh.join(BO)
    assert old.expire().status == "lobby"
    old.wait(minutes=1)
    assert [each.expire().status for each in (old, fresh, game)] == ["expired", "lobby", "playing"]
    with pytest.raises(NotInLobby):
        old.join(CY)


def test_a_lobby_ends_after_a_week_whoever_comes_and_goes() -> None:
    table = lobby()
    for _ in range(13):
        table.wait(hours=12)
        table.join(BO)
        table.leave(BO)
        assert table.expire().status == "lobby"
    table.wait(hours=12)
    table.join(BO)
    assert table.now - table.table.created_at == LIMITS.lobby_end
    assert table.expire().status == "expired"


# Once more


def after_the_first(table: Table) -> list[int]:
    """Who sits there, in order, from the player after the First Player on."""
    users = [int(participant.user_id) for participant in table.participants]
    following = (civ_game(table.match).setup.first + 1) % len(users)
    return users[following:] + users[:following]


def over(game: Session) -> Session:
    """The game, played to its end."""
    assert game.play_out().status == "finished"
    return game


def test_a_rematch_is_a_lobby_of_the_same_game_to_which_all_are_invited() -> None:
    old = over(begun(3, own_thread=True))
    table = old.rematch(BO, ADA, CY).table
    assert (table.status, table.owner, table.rematch_of, table.place) == ("lobby", BO, old.table.id, old.table.place)
    assert {participant.user_id for participant in table.participants} == {ADA, BO, CY}
    assert replace(table.options, invited=(), order=(), pressed={}) == old.table.options
    assert set(table.options.invited) == {ADA, BO, CY}


@pytest.mark.parametrize("seed", range(3))
def test_a_rematch_keeps_the_seats_in_order_and_the_next_player_begins(seed: int) -> None:
    old = opened(options(4), BO, CY, DI, seed=seed)
    old.begin()
    for _ in range(2):
        expected = after_the_first(over(old).table)
        new = old.rematch(CY, ADA, DI, BO)
        assert [participant.user_id for participant in new.begin(CY).participants] == expected
        assert match_of(new.table).first == 0
        old = new


def test_who_did_not_come_to_a_rematch_is_replaced_in_their_place() -> None:
    old = over(begun(4))
    new = old.rematch(DI, CY, ADA)
    new.join(EVE)
    expected = [EVE if user == BO else user for user in after_the_first(old.table)]
    assert [participant.user_id for participant in new.begin(DI).participants] == expected


def test_teams_stay_teams_in_a_rematch() -> None:
    old = opened(replace(options(4), choices=Choices(teams=True).to_json()), BO, CY, DI)
    old.begin()
    over(old)
    new = old.rematch(ADA, DI, CY, BO)
    new.begin(ADA)
    before, after = (
        {frozenset(each.table.participants[seat].user_id for seat in (side, side + 2)) for side in (0, 1)}
        for each in (old, new)
    )
    assert before == after


def test_seats_are_drawn_where_as_many_do_not_come_again() -> None:
    assert rematch_seats(opened(replace(options(2), order=(BO, CY, ADA)), BO).table) == ()


def test_a_rematch_needs_a_game_that_is_over_and_its_player() -> None:
    game = begun()
    with pytest.raises(GameError) as refusal:
        game.rematch(ADA)
    assert key_of(refusal) == "not-over"
    with pytest.raises(NotSeated):
        over(game).rematch(EVE)


def test_a_full_rematch_takes_nobody_else() -> None:
    new = over(begun()).rematch(ADA)
    new.join(EVE)
    with pytest.raises(TableError) as refusal:
        new.join(BO)
    assert key_of(refusal) == "table-full"


def test_the_seats_of_people_who_have_left_the_server_are_free_again() -> None:
    table = lobby(3)
    table.join(BO)
    table.join(CY)
    after = free_departed(table.table, {ADA, BO, EVE}, table.now)
    assert (after.person_ids, after.owner, after.status) == ((CY,), CY, "lobby")
    assert free_departed(table.table, {EVE}, table.now) is table.table
    assert free_departed(table.table, {ADA, BO, CY}, table.now).status == "cancelled"
