"""Beside the game: who is told of its end, which two may talk."""

from dataclasses import replace

import pytest

from bot.table.errors import NotSeated, TableError
from bot.table.social import check_seated, check_talk, people_at, toggle_watching
from bot.table.values import UserId
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import Session, begun, key_of, opened, options


def watch(game: Session, user: UserId) -> tuple[UserId, ...]:
    """Who watches once this person has asked to, or has asked to no longer."""
    return game.change(lambda table: toggle_watching(table, user)).watchers


def test_who_watches_is_told_once_when_the_game_is_over_and_nobody_else() -> None:
    game = begun()
    for user in (EVE, CY, CY):
        watch(game, user)
    assert game.notified("ended") == []
    game.resign(ADA)
    assert game.notified("ended") == [EVE]


def test_players_need_not_watch_and_an_end_is_not_watched() -> None:
    game = begun()
    with pytest.raises(TableError) as refused:
        watch(game, BO)
    assert key_of(refused) == "watch-seated"
    watch(game, CY)
    game.resign(ADA)
    with pytest.raises(TableError) as refused:
        watch(game, EVE)
    assert key_of(refused) == "watch-over"
    assert watch(game, CY) == ()


def test_a_note_is_for_who_sits_there() -> None:
    table = begun().table
    check_seated(table, ADA)
    with pytest.raises(NotSeated):
        check_seated(table, EVE)


def test_two_players_may_talk_unless_their_table_has_switched_it_off() -> None:
    table = begun().table
    check_talk(table, ADA, BO)
    for other in (ADA, EVE):
        with pytest.raises(TableError) as refused:
            check_talk(table, ADA, other)
        assert key_of(refused) == "talk-partner"
    with pytest.raises(NotSeated):
        check_talk(table, EVE, ADA)
    with pytest.raises(TableError) as refused:
        check_talk(begun(talks=False).table, ADA, BO)
    assert key_of(refused) == "talk-off"


def test_one_sits_with_the_people_of_a_table_and_with_the_owner_of_a_lobby() -> None:
    lobby, game = opened(options(), BO).table, begun().table
    assert people_at(lobby) == (ADA, BO)
    assert people_at(replace(lobby, owner=EVE)) == (EVE, ADA, BO)
    assert sorted(people_at(replace(game, owner=EVE))) == [ADA, BO], "whose game goes on without its owner"
    assert people_at(replace(lobby, participants=())) == ()
