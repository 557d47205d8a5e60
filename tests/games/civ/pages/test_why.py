"""Why the computers moved: a button where one did, and a sentence for every reason."""

import random
from dataclasses import replace

from bot.games.civ.ai import computer_policy
from bot.games.civ.game import CivMatch
from bot.games.civ.pages.why import KEYS, can_be_asked, explained
from bot.games.civ.rules import Game, deal, observe
from bot.pages.board.board import board_page
from bot.pages.lobby.lobby import lobby_sheet
from bot.table.table import Table
from bot.table.values import Participant, Status, UserId
from tests.pages.tables import CIV_WORDS, LOCALIZER, fresh_game, table_of


def against_computers(game: Game | None, players: int = 3) -> Table:
    """A table with one person, in seat 0."""
    table = table_of(game) if game else replace(table_of(None, status=Status.LOBBY), match=None)
    computers = [Participant(UserId(-seat), f"Computer {seat}", is_automatic=True) for seat in range(1, players)]
    return replace(table, participants=(table.participants[0], *computers))


def plain(text: str) -> str:
    """A text without the marks around names."""
    return text.replace("\u2068", "").replace("\u2069", "")


def labels(sheet: object) -> list[str]:
    """The labels of a sheet's buttons."""
    return [item.label for item in sheet.view().walk_children() if getattr(item, "label", None)]  # type: ignore[attr-defined]


def test_every_turn_of_a_computer_is_explained() -> None:
    for players, setup in ((2, "classic"), (3, "draft"), (4, "classic")):
        dice = random.Random(players)
        game = Game.start(deal(dice, players=players, setup=setup, turn_cap=30))
        while not game.is_over:
            seat = game.waiting()[0]
            game = game.play(seat, computer_policy(observe(game, seat), dice))
            table = against_computers(game, players)
            if game.lines[-1].action.word == "end" and game.number % 5 == 0 and can_be_asked(table, game):
                text = explained(table, game, LOCALIZER)
                assert text.count("\n") < players
                assert text.count("Computer") >= 1
                assert "{" not in text


def test_the_button_is_there_where_a_computer_plays_and_answers_before_its_first_move() -> None:
    assert "Why?" not in labels(board_page(table_of(fresh_game(2)), CIV_WORDS, LOCALIZER).sheet)
    game = fresh_game(2)
    table = against_computers(game, 2)
    assert labels(board_page(table, CIV_WORDS, LOCALIZER).sheet) == ["My hand", "As text", "All cards", "Why?"]
    assert "Computer 1 hasn’t moved yet. It sees only what" in plain(explained(table, game, LOCALIZER))
    several = plain(explained(against_computers(fresh_game(3), 3), fresh_game(3), LOCALIZER))
    assert several.startswith("Computer 1 and Computer 2 haven’t moved yet. They see")
    for seat in (0, 1):
        game = game.play(seat, game.legal(seat)[0])
        while game.waiting() == (seat,):
            game = game.play(seat, next(action for action in game.legal(seat) if action.word == "end"))
    table = replace(table, match=CivMatch(game))
    assert labels(board_page(table, CIV_WORDS, LOCALIZER).sheet) == ["My hand", "As text", "All cards", "Why?"]
    assert "Computer 1" in explained(table, game, LOCALIZER)


def test_all_reasons_have_words() -> None:
    for key in KEYS:
        said = LOCALIZER.say(f"why-{key}", name="A", domain="B", count=2, left=1, rival="C", effect="D")
        assert said.startswith("A ")
        assert said.endswith(".")


def test_a_lobby_offers_computers_while_there_is_a_seat() -> None:
    table = against_computers(None, 2)
    assert "Remove computer" in labels(lobby_sheet(table, CIV_WORDS, LOCALIZER))
    assert "Add computer" not in labels(lobby_sheet(table, CIV_WORDS, LOCALIZER))
    assert "Add computer" in labels(
        lobby_sheet(replace(table, participants=table.participants[:1]), CIV_WORDS, LOCALIZER)
    )
