"""The reference games: a selection that lives here, and all of them where the project's shared folder is at hand."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from bot.games.civ.rules import BadTranscript, Game, parse, read, write
from bot.games.civ.rules.setup import from_header
from bot.games.civ.rules.transcript import result_line, state

HERE = Path(__file__).parent / "transcripts"
SHARED = Path(__file__).resolve().parents[5] / "shared" / "conformance"


def everywhere(pattern: str) -> list[Path]:
    """The files of our selection, and those of the shared folder that are not in it."""
    found = {path.name: path for root in (SHARED, HERE) if root.is_dir() for path in root.glob(pattern)}
    return [found[name] for name in sorted(found)]


def games() -> list[Path]:
    return everywhere("games/*.jsonl.gz")


def lines_of(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines()


@pytest.mark.sample(30)
@pytest.mark.parametrize("path", games(), ids=lambda path: path.name.split(".")[0])
def test_every_reference_game_agrees_at_every_line(path: Path) -> None:
    header, *lines = [json.loads(line) for line in lines_of(path)]
    game = Game.start(from_header(header))
    assert state(game.position) == header["state"]
    result: dict[str, Any] | None = None
    for line in lines:
        if "result" in line:
            result = line
            break
        action, seat = parse(line["do"]), line["seat"]
        assert sorted(map(str, game.legal(seat))) == line["legal"], line["n"]
        if action.is_intervention:
            game = game.intervene(seat, action, by=line["by"], why=line["why"])
        else:
            game = game.play(seat, action)
        assert state(game.position) == line["state"], line["n"]
    assert result is not None
    if result["result"]["reason"] == "abandoned":
        game = game.abandon()
    assert game.result is not None
    assert result_line(game.result) == result


@pytest.mark.sample(20)
@pytest.mark.parametrize("path", games(), ids=lambda path: path.name.split(".")[0])
def test_every_reference_game_is_written_as_it_was_read(path: Path) -> None:
    lines = lines_of(path)
    header = json.loads(lines[0])
    written = list(write(read(lines), states=True, extra={"id": header["id"]}))
    assert [json.loads(line) for line in written] == [json.loads(line) for line in lines]


def refused() -> list[Path]:
    return everywhere("refused/*.jsonl")


def test_the_selection_holds_games_and_refusals() -> None:
    assert len(list(HERE.glob("games/*.jsonl.gz"))) >= 20
    assert len(list(HERE.glob("refused/*.jsonl"))) >= 16


@pytest.mark.parametrize("path", refused(), ids=lambda path: path.stem)
def test_every_damaged_file_is_refused_at_its_line(path: Path) -> None:
    expected = json.loads((path.parent / "expect.json").read_text())[path.name]
    with pytest.raises(BadTranscript) as refusal:
        read(path.read_text().splitlines())
    assert refusal.value.line == expected
    assert refusal.value.reason.clause
