"""Two games that differ only in what a spectator may not see look and read the same to it."""

import random

import pytest

from bot.drawing.theme import DARK
from bot.games.civ.pictures.board import board_picture
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Game, Seat, deal, observe
from bot.games.civ.rules.cards import Card
from bot.games.civ.rules.setup import Setup
from tests.games.civ.pictures.tables import NAMES, localizer, look, packaged


def swapped(setup: Setup) -> Setup:
    """The same game, had two cards of one Age in two hands, and two of the pile, been exchanged."""
    deck = list(setup.deck)
    one = 0
    other = next(index for index in range(3, 9) if deck[index] != deck[one])
    deck[one], deck[other] = deck[other], deck[one]
    deck[-1], far = deck[-2], deck[-1]
    deck[-2] = far
    return Setup(
        setup.players, setup.setup, setup.teams, setup.first, setup.hegemony, setup.turn_cap, _cards(deck), setup.box
    )


def _cards(deck: list[Card]) -> tuple[Card, ...]:
    return tuple(deck)


@pytest.mark.parametrize("kind", ["classic", "draft"])
def test_a_spectator_gets_the_same_bytes_and_texts(kind: str) -> None:
    setup = deal(random.Random(4), players=3, setup=kind, first=Seat(0))
    games = [Game.start(setup), Game.start(swapped(setup))]
    assert games[0].position != games[1].position
    if kind == "draft":
        games = [game.play(1, game.legal(1)[-1]) for game in games]
    first, second = (observe(game, None) for game in games)
    for make in (alt_text, text_board):
        assert make(first, NAMES, localizer()) == make(second, NAMES, localizer())
    pictures = [board_picture(seen, NAMES, localizer(), look(DARK, packaged())) for seen in (first, second)]
    assert pictures[0] == pictures[1]


def test_a_players_board_picture_does_not_show_their_hand() -> None:
    """The board is posted to everyone, no matter which observation it was made from."""
    game = Game.start(deal(random.Random(4), players=3, first=Seat(0)))
    own = board_picture(observe(game, 0), NAMES, localizer(), look(DARK, packaged()))
    assert own == board_picture(observe(game, None), NAMES, localizer(), look(DARK, packaged()))
