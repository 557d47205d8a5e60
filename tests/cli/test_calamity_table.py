"""`civ replay` and `civ calamity`: a table of calamities replayed from its transcript."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot.games.calamities.game import CalamityMatch
from bot.games.logged import parse_transcript
from bot.match import BrokenLog
from tests.cli.conftest import Civ, process
from tests.games.calamities.test_game import game, played_out, set_up


def finished() -> CalamityMatch:
    """A table that was closed after one turn."""
    match = set_up("grain 1; famine", "treachery from Egypt", "nothing").play(0, "draw")
    return played_out(match, Random(5)).play(0, "end")


def test_a_transcript_is_read_as_it_was_written() -> None:
    match = finished()
    header, lines = parse_transcript(match.transcript({"id": 7}))
    assert game().fold(1, header, lines).stage == match.stage
    with pytest.raises(BrokenLog) as caught:
        parse_transcript([*match.transcript({}), "{"])
    assert caught.value.number == match.number + 1


@pytest.mark.parametrize("command", ["replay", "calamity"])
def test_a_table_is_replayed_with_what_each_calamity_did(civ: Civ, tmp_path: Path, command: str) -> None:
    match, file = finished(), tmp_path / "civ-7.jsonl"
    file.write_text("\n".join(match.transcript({"id": 7, "names": ["Ann", "Bob", "Cleo"]})), encoding="utf-8")
    answer = civ(command, file)
    assert (answer.code, answer.err) == (0, "")
    *resolved, end = map(json.loads, answer.out.splitlines())
    assert [each["calamity"] for each in resolved][:2] == ["treachery", "famine"]
    assert all(each["effects"] for each in resolved)
    assert (end["stage"], end["missing"], len(end["positions"])) == ("over", None, 3)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
@pytest.mark.parametrize("command", ["replay", "calamity"])
def test_a_table_as_windows_programs_save_it_is_replayed(civ: Civ, tmp_path: Path, command: str, encoding: str) -> None:
    text = "\n".join(finished().transcript({"id": 7, "names": ["Ann", "Bob", "Cleo"]}))
    plain, saved = tmp_path / "plain.jsonl", tmp_path / "saved.jsonl"
    plain.write_text(text, encoding="utf-8")
    saved.write_text(text, encoding=encoding, newline="\r\n")
    answer = civ(command, saved)
    assert (answer.code, answer.out, answer.err) == (0, civ(command, plain).out, "")


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_a_table_is_replayed_from_stdin_and_packed(civ: Civ, tmp_path: Path, pack: Callable[[bytes], bytes]) -> None:
    file = tmp_path / "civ-7.jsonl"
    whole = pack("\n".join(finished().transcript({"id": 7})).encode())
    file.write_bytes(whole)
    by_name, piped = civ("replay", file), process("replay", "-", given=whole)
    assert (piped.code, piped.err) == (by_name.code, by_name.err) == (0, "")
    assert piped.out == by_name.out
    assert json.loads(piped.out.splitlines()[-1])["stage"] == "over"


def test_a_transcript_that_was_tampered_with_is_refused_with_the_line(civ: Civ, tmp_path: Path) -> None:
    match, file = finished(), tmp_path / "civ-7.jsonl"
    lines = list(match.transcript({}))
    lines[2] = lines[2].replace("memphis city", "memphis 50")
    file.write_text("\n".join(lines), encoding="utf-8")
    answer = civ("replay", file)
    assert answer.code == 1
    assert "line 2 isn’t possible there" in answer.err
