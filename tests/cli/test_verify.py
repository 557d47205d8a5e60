"""`civ verify`: exit code 0 where a deal is proven, 1 where it is contradicted, 3 where nothing was committed to."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Civ, process

DEAL = (Path(__file__).parents[2] / "bot/games/civ/rules/DEAL.md").read_text(encoding="utf-8")


def changed(out: str, change: dict[str, Any]) -> bytes:
    """A transcript whose header has these keys instead of its own; None takes one away."""
    header, _, rest = out.partition("\n")
    fields = {key: value for key, value in {**json.loads(header), **change}.items() if value is not None}
    return f"{json.dumps(fields)}\n{rest}".encode()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_the_simulation_are_proven_and_what_is_not_is_said(civ: Civ, tmp_path: Path, players: int) -> None:
    (tmp_path / "games").write_text(civ("simulate", "--games", 2, "--players", players, "--seed", 7).out)
    answer = civ("verify", "games")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count("Proven:") == answer.out.count("What this can’t prove:") == 2
    seal = json.loads((tmp_path / "games").read_text().partition("\n")[0])["commitment"]
    assert seal in answer.out


def test_a_contradiction_is_named_and_is_1_whatever_else_is_proven(civ: Civ, tmp_path: Path) -> None:
    honest = civ("simulate", "--seed", 7).out
    (tmp_path / "games").write_bytes(honest.encode() + changed(civ("simulate", "--seed", 8).out, {"id": "8-2"}))
    answer = civ("verify", "games")
    assert answer.code == 1
    assert "game 1: Proven" in answer.out
    assert "game 2: Contradicted: The secret" in answer.out


def test_a_game_without_commitment_is_3(civ: Civ, tmp_path: Path) -> None:
    plain = changed(civ("simulate", "--seed", 7).out, {"commitment": None, "deal": None})
    (tmp_path / "game").write_bytes(plain)
    answer = civ("verify", "game")
    assert (answer.code, "No seal" in answer.out) == (3, True)
    (tmp_path / "other").write_text(civ("simulate", "--seed", 7).out)
    assert civ("verify", "other", "game").code == 3


def test_a_running_game_tells_no_secret_and_is_3(civ: Civ, tmp_path: Path) -> None:
    out = civ("simulate", "--seed", 7).out
    deal = json.loads(out.partition("\n")[0])["deal"]
    del deal["secret"]
    begun = b"\n".join(changed(out, {"deal": deal}).splitlines()[:9])
    (tmp_path / "game").write_bytes(begun)
    assert civ("verify", "game").code == 3
    (tmp_path / "game").write_bytes(changed(out, {"deal": deal}))
    assert civ("verify", "game").code == 1, "the game is over, and the secret withheld"


def test_a_file_that_is_no_transcript_proves_nothing_and_is_1(civ: Civ, tmp_path: Path) -> None:
    (tmp_path / "game").write_text("{}\n")
    assert civ("verify", "game").code == 1
    assert civ("verify", "nowhere").code == 1


@pytest.mark.parametrize("players", [2, 4])
def test_the_lines_of_the_paper_deal_the_same_cards(civ: Civ, players: int) -> None:
    found = re.search(r"```python\n(import hashlib.*?)```", DEAL, re.DOTALL)
    assert found is not None
    header = civ("simulate", "--players", players, "--seed", 7).out.partition("\n")[0]
    printed = list[str]()

    def keep(*cards: str) -> None:
        printed.append(" ".join(cards))

    exec(found[1], {"input": lambda: header, "print": keep})
    fields = json.loads(header)
    assert printed[0] == fields["commitment"]
    assert " ".join(printed[1:]).split() == fields["deck"]


def test_another_language_says_it_too() -> None:
    answer = process("verify", "-", given=b"", CIV_LOCALE="fr")
    assert answer.code == 1
