"""`civ train`: the engine that plays for the networks, held against the rules; and what keeps it from training."""

import shutil
from pathlib import Path

import pytest

from bot.games.civ.ai.network import read_network
from bot.games.civ.game import RULES
from bot.train import league
from tests.cli.conftest import Civ

COMPILED = pytest.mark.skipif(shutil.which("g++") is None, reason="there is no compiler")


def test_a_missing_compiler_is_named(civ: Civ, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    answer = civ("train", "2", tmp_path / "out")
    assert (answer.code, answer.err.strip()) == (1, "civ: g++ is missing: it compiles the engine that plays")
    assert not (tmp_path / "out").exists()


@COMPILED
@pytest.mark.long
def test_the_engine_plays_by_the_rules(civ: Civ, tmp_path: Path) -> None:
    answer = civ("train", "check", tmp_path)
    assert answer.code == 0
    assert answer.out.startswith("the engine agrees with the rules: ")


@COMPILED
@pytest.mark.slow
def test_a_league_writes_the_same_network_on_every_machine(
    civ: Civ, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(league, "GATE", 2)
    # so few games need not teach anything: the network is written all the same
    civ("train", "2", tmp_path, "--games", 200, "--rounds", 2)
    (made,) = tmp_path.glob("*.net.out")
    header = read_network(made.read_bytes(), players=2, teams=False, rules=RULES).header
    assert (header["games"], header["rounds"], header["seed"]) == (200, 2, 1)
    assert header["sha256"] == "901efb3f6d4583cf2719bff3ceb2a77aa750723a354a52ab9f2df3a37329b942"
