"""What the board tells of a game: since whose turn, and what is nobody's business."""

import random

import pytest

from bot.games.civ.pages.replay.replay_page import replay_page, spot
from bot.games.civ.pages.story import chapter, chapter_began, recent_events, since_last_turn
from bot.games.civ.rules import Game, Seat, by_seat, deal
from bot.games.civ.rules.actions import undo
from bot.pages.board.board import BoardStyle, board_page
from bot.table.values import Status
from tests.discord.limits import TEXT, check
from tests.games.civ.pictures.stories import finished
from tests.pages.tables import CIV_WORDS, LOCALIZER, table_of


def test_taking_back_ones_own_decision_is_not_part_of_the_story() -> None:
    game = Game.start(deal(random.Random(3), players=2, first=Seat(0)))
    for _ in range(2):
        game = game.play(0, game.legal(0)[0])
        back = game.own_undo(0)
        assert back is not None
        game = game.intervene(0, undo(back), by=by_seat(0), why="own undo")
    assert recent_events(game, None, since=since_last_turn(game)) == ()
    game = game.play(0, game.legal(0)[0])
    assert [event.kind for event in recent_events(game, None, since=since_last_turn(game))] == ["play"]


def test_what_a_referee_takes_back_is_told() -> None:
    game = Game.start(deal(random.Random(3), players=2, first=Seat(0)))
    game = game.play(0, game.legal(0)[0])
    game = game.intervene(0, undo(0), by="referee Rita", why="void")
    assert [event.kind for event in recent_events(game, None, since=0)] == ["undo"]


def test_a_round_of_the_draft_is_one_chapter_in_any_order_of_picks() -> None:
    for order in ((0, 1, 2), (2, 0, 1)):
        game = Game.start(deal(random.Random(3), players=3, setup="draft", first=Seat(0)))
        chapters: list[str] = []
        for _ in range(3):
            for seat in order:
                chapters.append(chapter(game))
                game = game.play(seat, game.legal(seat)[0])
        assert chapters == ["draft 1"] * 3 + ["draft 2"] * 3 + ["draft 3"] * 3


def test_all_picks_from_the_centre_are_one_chapter_and_told_as_one() -> None:
    game = Game.start(deal(random.Random(3), players=3, setup="draft", first=Seat(0)))
    for seat in (0, 1, 2) * 3:
        game = game.play(seat, game.legal(seat)[0])
    centre, since = chapter(game), game.number
    for _ in range(3):
        assert chapter(game) == centre
        game = game.play(game.position.turn, game.legal(game.position.turn)[0])
    assert chapter(game) != centre
    assert chapter_began(game, centre) == since


@pytest.mark.parametrize("has_picture", [True, False])
@pytest.mark.parametrize("has_text", [True, False])
def test_how_a_game_ended_is_told_once_and_not_that_its_last_round_began(has_picture: bool, has_text: bool) -> None:
    game = finished("056")
    assert "final_round" in [event.kind for event in recent_events(game, None, since=since_last_turn(game))]
    table = table_of(game, names=("Ann", "Bob", "Chloe"), status=Status.FINISHED)
    for sheet in (
        board_page(table, CIV_WORDS, LOCALIZER, BoardStyle(has_picture=has_picture, has_text=has_text)).sheet,
        replay_page(spot(table, game.number, None), LOCALIZER, has_picture=has_picture, has_text=has_text),
    ):
        said = "\n".join(item["content"] for item in check(sheet.view()) if item["type"] == TEXT)
        assert said.lower().count("by majority") == 1
        # beside the picture of the last board, which shows them, the points of Domains are left out
        is_by_domain = "Replay of" in said or has_text or not has_picture
        assert said.count("Military: \u2068Bob\u2069 (4)") == is_by_domain
        assert said.count("Points at the end") == (not is_by_domain)
        assert "final round" not in said


def test_a_board_of_the_draft_does_not_tell_its_earlier_rounds_again() -> None:
    for order in ((0, 1, 2), (2, 0, 1)):
        game = Game.start(deal(random.Random(3), players=3, setup="draft", first=Seat(0)))
        rounds: list[list[str]] = []
        for _ in range(3):
            for seat in order:
                game = game.play(seat, game.legal(seat)[0])
            rounds.append([event.kind for event in recent_events(game, None, since=since_last_turn(game))])
        assert rounds == [["keep", "passed"], ["keep", "passed"], ["keep", "revealed"]]
        taker = game.position.turn
        game = game.play(taker, game.legal(taker)[0])
        assert [event.kind for event in recent_events(game, None, since=since_last_turn(game))] == [
            "keep",
            "revealed",
            "take",
        ]
