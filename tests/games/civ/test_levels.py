"""Levels of computers: every kind of table has weights that load, and without them *easy* plays."""

from pathlib import Path
from random import Random

import pytest

from bot.games.civ import levels
from bot.games.civ.ai import computer_policy
from bot.games.civ.levels import TABLES, find_troubles, load_network, normal_policy, weights_file
from bot.games.civ.rules import observe
from bot.table.values import Level
from tests.games.civ.ai.test_computer import some_game


def test_every_level_has_a_policy() -> None:
    assert list(levels.POLICIES) == list(Level)


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_every_kind_of_table_has_weights_of_less_than_50_kilobytes(players: int, teams: bool) -> None:
    assert load_network(players, teams=teams).header["league"]
    assert weights_file(players, teams=teams).stat().st_size < 50_000
    assert not find_troubles()


def test_without_weights_easy_plays_and_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "folder", lambda: tmp_path)
    levels.forget_networks()
    try:
        game = some_game(3, 40, players=2)
        seen = observe(game, game.waiting()[0])
        assert normal_policy(seen, Random(1)) == computer_policy(seen, Random(1))
        assert [trouble.why for trouble in find_troubles()] == ["missing"] * len(TABLES)
    finally:
        levels.forget_networks()
