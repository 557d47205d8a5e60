"""The rows above a hand: every count and need, whose row it is, and nothing that lies on anything else."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.drawing.scene import Badge, Plate, Scene, Words
from bot.drawing.theme import LIGHT
from bot.games.civ.pictures.summary import summary_scene
from bot.games.civ.rules import Event, Game, Observation, Seat, observe, parse
from tests.drawing.checking import check
from tests.games.civ.pictures.boards import everywhere, since_last_turn, stretched, uniform
from tests.games.civ.pictures.tables import NAMES, ODD_NAMES, grown, localizer, look, packaged, some_games, wordy
from tests.strategies import games

PHONE = 342


def scene(
    shown: Observation, names: Sequence[str] = NAMES, *, own: Seat | None = None, changed: Sequence[Event] = ()
) -> Scene:
    return summary_scene(shown, names, localizer(), look(LIGHT, packaged()), own=own, changed=changed)


def texts(drawn: Scene) -> list[str]:
    return [item.text for item in drawn.items if isinstance(item, Words)]


def test_nothing_sticks_out_or_overlaps_in_random_games() -> None:
    for game in some_games():
        check(scene(observe(game, None), own=Seat(0), changed=since_last_turn(game)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES, ("i", "🎲" * 32, "x" * 12, "Ж" * 32)])
def test_nothing_sticks_out_or_is_cut_on_a_table_stretched_to_the_utmost(players: int, names: Sequence[str]) -> None:
    for shown in (stretched(players), uniform(players, 7, laid=3), uniform(players, 12, laid=1)):
        drawn = scene(shown, names, changed=everywhere(shown))
        check(drawn)
        assert min(item.size for item in drawn.items if isinstance(item, Words)) * PHONE / drawn.width >= 9
        for seat in shown.seats:
            for column in seat.columns:
                assert not column.count or {str(column.count), f"/{column.hegemony_need}"} <= set(texts(drawn))


@given(games(interventions=0.02), st.lists(st.text(max_size=32), min_size=4, max_size=4))
@settings(max_examples=15, deadline=None)
def test_nothing_overlaps_at_any_point_of_any_game_whatever_the_names(game: Game, names: list[str]) -> None:
    check(summary_scene(observe(game, None), names, wordy(), look(LIGHT, packaged()), own=Seat(1)))


def test_it_has_a_row_for_each_player_in_the_order_of_their_turns_and_a_cell_for_each_domain() -> None:
    shown = replace(observe(grown(90, 7, players=3), None), first=Seat(1))
    drawn = scene(shown)
    rows = sorted((item.box.top, item.text) for item in drawn.items if isinstance(item, Words) and item.text in NAMES)
    assert [name for _, name in rows] == [NAMES[1], NAMES[2], NAMES[0]]
    badges = sorted((item.box.top, item.box.left, item.domain) for item in drawn.items if isinstance(item, Badge))
    assert "".join(domain for _, _, domain in badges) == "RMESCU" * 3


def test_it_is_at_most_a_quarter_as_high_as_it_is_wide() -> None:
    for players in (2, 3, 4):
        drawn = scene(uniform(players, 7))
        assert drawn.height * 4 <= drawn.width


def test_the_row_of_its_reader_the_seat_on_turn_and_what_the_next_card_wins_stand_out() -> None:
    shown = observe(grown(90, 7, players=3), None)
    assert not [item for item in scene(shown).items if isinstance(item, Plate) and item.edge == LIGHT.text]
    own = scene(shown, own=Seat(2))
    assert len([item for item in own.items if isinstance(item, Plate) and item.edge == LIGHT.text]) == 1
    assert len([item for item in own.items if isinstance(item, Plate) and item.fill == LIGHT.gold]) == 1
    for count, red in ((5, 0), (6, 18)):  # of the seven that win among three (§7.1)
        drawn = scene(uniform(3, count))
        assert len([item for item in drawn.items if isinstance(item, Plate) and item.fill == LIGHT.danger]) == red


def test_a_player_who_has_left_is_said_to_have_left() -> None:
    game = grown(60, 11, players=4)
    gone = next(seat for seat in range(4) if seat != game.position.turn)
    drawn = scene(observe(game.intervene(gone, parse("eliminate"), by="table", why="gone"), None))
    assert "Left the game" in texts(drawn)
    assert len([item for item in drawn.items if isinstance(item, Badge)]) == 18
