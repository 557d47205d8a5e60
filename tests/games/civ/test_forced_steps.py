"""Steps without a choice play themselves: they stand in the log and in the news, and an undo takes them along."""

from datetime import UTC, datetime

import pytest

from bot.games.civ.game import CivMatch, civ_game
from bot.games.civ.pages.news_since_last_turn import news_of
from bot.games.civ.pages.story import recent_events
from bot.games.civ.rules import Game, observe
from bot.games.civ.rules.position import EFFECTS
from bot.table.play import submit, undo_last
from bot.table.table import Table
from bot.table.values import Status
from tests.games.civ.rules.tables import after, table
from tests.pages.tables import table_of

NOW = datetime(2026, 5, 2, tzinfo=UTC)


def _submitted(game: Game, *actions: str) -> Table:
    before = table_of(game)
    assert before.match is not None
    return submit(before, before.participants[0].user_id, actions, before.match.version, NOW)


def _lines(of: Table) -> list[str]:
    return [line.action.text for line in civ_game(of.match).lines]


@pytest.mark.parametrize(
    ("areas", "discard", "begun", "forced"),
    [
        (["M1 R1", "R1"], "", "sacrifice M1", "attack R1"),
        (["U3 C1", "S1"], "", "sacrifice U3", "democracy 1 S"),
        (["E1 C1", "S1"], "", "sacrifice E1", "embargo 1 S"),
        (["U3 U3 U3", ""], "M1 M1", "use U 1", "salvage M1"),
    ],
)
def test_a_step_with_one_outcome_that_all_can_see_is_played_and_told(
    areas: list[str], discard: str, begun: str, forced: str
) -> None:
    played = _submitted(table(areas, ["C1", "C1"], phase=EFFECTS, discard=discard), begun)
    assert _lines(played) == [begun, forced]
    word = forced.partition(" ")[0]
    on_the_board = [event.kind for event in recent_events(civ_game(played.match), None, since=0)]
    assert word in on_the_board
    news = news_of(civ_game(played.match), 1)
    told = [hit.kind for each in news.seats for hit in each.hits]
    assert told == ([] if word == "salvage" else [word]), "who is struck reads it on their sheet"


@pytest.mark.parametrize(
    ("areas", "hand", "begun"),
    [
        (["M1 R1 S1", "R1"], "C1", "sacrifice M1"),
        (["M1 M1 M1", ""], "C1 C1", "use M 1"),  # a hand of cards that are alike
        (["R1 R1", ""], "C1", "sacrifice R1"),  # it would show a hand, and could not be taken back
    ],
)
def test_a_choice_that_is_one_or_that_only_a_hand_decides_is_asked_for(areas: list[str], hand: str, begun: str) -> None:
    assert _lines(_submitted(table(areas, [hand, "C1"], phase=EFFECTS), begun)) == [begun]


def test_an_undo_takes_the_step_along_that_played_itself() -> None:
    played = _submitted(table(["M1 R1", "R1"], ["C1", "C1"], phase=EFFECTS), "sacrifice M1")
    match = played.match
    assert isinstance(match, CivMatch)
    assert (match.own_undo(0), match.undo_points(0)) == (0, (0, 0))
    back = undo_last(played, played.participants[0].user_id, match.version, NOW)
    assert back.status == Status.PLAYING
    assert civ_game(back.match).position.phase == EFFECTS
    assert "sacrifice M1" in {action.text for action in observe(civ_game(back.match), 0).legal}


def test_a_card_that_is_forced_leaves_the_decision_before_an_effect_alone() -> None:
    game = after(table(["M1 R1", "R1"], ["C1", "C1"]), "play C1")
    match = CivMatch(after(game, "sacrifice M1", "attack C1"))
    assert match.own_undo(0) == 2, "two Domains could be attacked"
