"""Levels of computers: every kind of table has weights that load, and without them the formula plays."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.games.civ import levels
from bot.games.civ.ai import computer_policy, easy_policy
from bot.games.civ.game import Civ
from bot.games.civ.levels import TABLES, expert_policy, find_troubles, load_network, normal_policy, weights_file
from bot.games.civ.rules import observe
from bot.games.civ.rules.determinization import determinize
from bot.table.values import Level
from tests.games.civ.ai.test_computer import some_game


def test_every_level_has_a_policy() -> None:
    assert list(levels.POLICIES) == list(Level)


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_every_kind_of_table_has_weights_of_less_than_80_kilobytes(players: int, teams: bool) -> None:
    assert load_network(players, teams=teams).header["gates"]
    assert weights_file(players, teams=teams).stat().st_size < 80_000
    assert not find_troubles()


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_what_a_seat_cannot_see_moves_no_level(level: str, players: int, teams: bool) -> None:
    """Of *expert*, `tests/games/civ/ai/test_expert.py`."""
    policy = Civ.with_levels(levels.POLICIES).policies[level]
    for seed in range(6):
        game = some_game(seed, 30 + 7 * seed, players=players, teams=teams)
        if game.is_over:
            continue
        seat = game.waiting()[0]
        other = determinize(observe(game, seat), Random(seed + 1))
        hidden = replace(game, setup=other.setup, positions=(*game.positions[:-1], other))
        chosen = [policy(observe(each, seat), Random()) for each in (game, hidden, game)]
        assert chosen[0] == chosen[1] == chosen[2], "nor does chance: it comes from what is seen"


def test_without_weights_the_formula_plays_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(levels, "folder", lambda: tmp_path)
    game = some_game(3, 40, players=2)
    seen = observe(game, game.waiting()[0])
    assert normal_policy(seen, Random(1)) == computer_policy(seen, Random(1))
    assert expert_policy(seen, Random(1)) == (computer_policy(seen, Random(1)),)
    assert [trouble.why for trouble in find_troubles()] == ["missing"] * len(TABLES)
    assert "normal and expert play without" in caplog.text


def test_the_first_level_needs_no_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "folder", lambda: tmp_path)
    for seed in range(4):
        seen = observe(game := some_game(seed, 40, players=2), game.waiting()[0])
        assert levels.POLICIES["easy"](seen, Random(1)) == easy_policy(seen, Random(1))
