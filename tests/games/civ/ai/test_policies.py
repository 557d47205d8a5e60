"""Computer players: always legal, always to an end, and the yardstick is one."""

from random import Random

import pytest

from bot.chance import Shuffler
from bot.games.civ.ai import POLICIES, Policy
from bot.games.civ.rules import Game, deal, observe

SAMPLE = [
    (2, "classic", False, "immediate"),
    (3, "draft", False, "turn_end"),
    (4, "classic", False, "turn_end"),
    (4, "draft", True, "immediate"),
]
TABLES = [
    pytest.param(*table, marks=[] if table in SAMPLE else pytest.mark.long)
    for players, teams in ((2, False), (3, False), (4, False), (4, True))
    for setup in ("classic", "draft")
    for hegemony in ("turn_end", "immediate")
    for table in [(players, setup, teams, hegemony)]
]


def played(game: Game, seats: list[Policy], random: Random) -> Game:
    """The game played out, each seat by its policy. `Game.play` refuses whatever is not legal."""
    while not game.is_over:
        seat = game.waiting()[0]
        game = game.play(seat, seats[seat](observe(game, seat), random))
    return game


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize(("players", "setup", "teams", "hegemony"), TABLES)
def test_every_table_is_played_to_its_end(name: str, players: int, setup: str, teams: bool, hegemony: str) -> None:
    random = Random(7)
    start = deal(Shuffler(random), players=players, setup=setup, teams=teams, hegemony=hegemony, turn_cap=16)
    game = played(Game.start(start), [POLICIES[name]] * players, random)
    assert game.result is not None


@pytest.mark.parametrize(("games", "enough"), [(16, 11), pytest.param(60, 42, marks=pytest.mark.long)])
def test_greedy_beats_random_clearly(games: int, enough: int) -> None:
    won = 0
    for index in range(games):
        random = Random(index)
        greedy = index % 2
        seats = [POLICIES["random"]] * 2
        seats[greedy] = POLICIES["greedy"]
        game = played(Game.start(deal(Shuffler(random), players=2, turn_cap=300)), seats, random)
        assert game.result is not None
        won += greedy in game.result.winners
    assert won >= enough


def test_the_same_chance_makes_the_same_game() -> None:
    for policy in POLICIES.values():
        games = [
            played(Game.start(deal(Shuffler(Random(3)), players=3, turn_cap=15)), [policy] * 3, Random(4))
            for _ in range(2)
        ]
        assert games[0].lines == games[1].lines
