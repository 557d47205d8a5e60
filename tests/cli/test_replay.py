"""`civ replay`: results, refusals with their line and clause, and files that end too soon."""

import gzip
import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli.files import CHUNK, LONGEST_LINE
from tests.cli.conftest import Civ, process


@pytest.fixture
def games(civ: Civ) -> bytes:
    """Two whole games in one file."""
    return civ("simulate", "--games", 2, "--players", 3, "--seed", 8).out.encode()


def stored(folder: Path, content: bytes, name: str = "game.jsonl") -> Path:
    """A file of that content."""
    file = folder / name
    file.write_bytes(content)
    return file


def test_every_game_of_a_file_has_its_result(civ: Civ, games: bytes, tmp_path: Path) -> None:
    answer = civ("replay", stored(tmp_path, games))
    assert answer.code == 0
    first, second = answer.out.splitlines()
    assert "game 1: " in first
    assert "game 2: " in second
    assert "won by seat" in first


def test_packed_files_are_read_whatever_they_are_called(civ: Civ, games: bytes, tmp_path: Path) -> None:
    plain = civ("replay", stored(tmp_path, games, "x")).out
    for packed in (gzip.compress(games), gzip.compress(games[:500]) + gzip.compress(games[500:]) + b"\0" * 9):
        assert civ("replay", stored(tmp_path, packed, "x")).out == plain


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_windows_programs_save_is_read(civ: Civ, games: bytes, tmp_path: Path, encoding: str, end: str) -> None:
    """With a byte order mark, as UTF-16, with their ends of lines; packed, too."""
    mark = "\ufeff" if encoding in ("utf-16-le", "utf-16-be") else ""
    saved = (mark + games.decode().replace("\n", end)).encode(encoding)
    plain = civ("replay", stored(tmp_path, games)).out
    for content in (saved, gzip.compress(saved)):
        answer = civ("replay", stored(tmp_path, content))
        assert (answer.code, answer.out, answer.err) == (0, plain, "")
    assert civ("verify", stored(tmp_path, saved)).err == ""
    cut = civ("replay", stored(tmp_path, saved[: len(saved) // 2]))
    assert (cut.code, len(cut.err.splitlines())) in ((0, 0), (1, 1))


def test_stdin_is_a_file_too(games: bytes) -> None:
    for given in (games, gzip.compress(games)):
        answer = process("replay", "-", given=given)
        assert (answer.code, answer.err) == (0, "")
        assert answer.out.startswith("stdin: game 1: ")


def test_states_give_the_same_game_again(civ: Civ, games: bytes, tmp_path: Path) -> None:
    full = civ("replay", "--states", stored(tmp_path, games)).out
    assert full == civ("simulate", "--games", 2, "--players", 3, "--seed", 8, "--states").out
    again = civ("replay", "--states", stored(tmp_path, full.encode()))
    assert again.out == full


def test_a_game_that_stops_between_lines_is_unfinished(civ: Civ, games: bytes, tmp_path: Path) -> None:
    begun = b"".join(games.splitlines(keepends=True)[:7])
    for content in (begun, begun.rstrip(b"\n")):
        answer = civ("replay", stored(tmp_path, content))
        assert (answer.code, answer.err) == (0, "")
        assert "unfinished (6 lines, " in answer.out


def test_a_refusal_names_file_line_action_and_clause(civ: Civ, games: bytes, tmp_path: Path) -> None:
    lines = games.splitlines(keepends=True)
    lines[1] = b'{"n":1,"seat":0,"do":"end"}\n'
    lines[0] = lines[0].replace(b'"first":1', b'"first":0').replace(b'"first":2', b'"first":0')
    file = stored(tmp_path, b"".join(lines))
    answer = civ("replay", file)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith(f"{file}:2: end: ")
    assert answer.err.endswith("(§2.1)\n")


def test_every_file_is_told_even_after_a_refusal(civ: Civ, games: bytes, tmp_path: Path) -> None:
    answer = civ("replay", tmp_path / "nowhere", tmp_path, stored(tmp_path, b"", "empty"), stored(tmp_path, games))
    assert answer.code == 1
    assert len(answer.out.splitlines()) == 2
    nowhere, folder, empty = answer.err.splitlines()
    assert nowhere == f"{tmp_path}/nowhere: can’t be read: No such file or directory"
    assert folder == f"{tmp_path}: can’t be read: Is a directory"
    assert empty.startswith(f"{tmp_path}/empty:1: ")


BAD: dict[str, tuple[Callable[[bytes], bytes], int]] = {
    "cut inside a line": (lambda games: games[: games.index(b"\n", games.rindex(b'{"civ"')) + 9], 1),
    "cut inside the header": (lambda games: games[:200], 0),
    "not UTF-8": (lambda games: games.replace(b'"do"', b'"d\xffo"', 1), 0),
    "no JSON": (lambda games: games.replace(b'{"n":3', b'{"n":3]', 1), 0),
    "a list": (lambda games: b"[1]\n", 0),
    "a picture": (lambda games: b"\x89PNG\r\n\x1a\n" + bytes(300), 0),
    "an endless line": (lambda games: b"{" * (LONGEST_LINE + CHUNK + 1), 0),
    "deep nesting": (lambda games: b"[" * 100_000, 0),
}


# what is done to the file, and how many results are told before it is refused
@pytest.mark.parametrize("what", BAD)
def test_bad_bytes_are_refused_on_one_line(civ: Civ, games: bytes, tmp_path: Path, what: str) -> None:
    spoil, line_number = BAD[what]
    answer = civ("replay", stored(tmp_path, spoil(games)))
    assert answer.code == 1
    assert len(answer.err.splitlines()) == 1
    assert len(answer.out.splitlines()) == line_number
    assert "Traceback" not in answer.err
    assert f"{tmp_path}/game.jsonl:" in answer.err


def test_a_line_cut_off_is_named_as_such(civ: Civ, games: bytes, tmp_path: Path) -> None:
    lines = games.splitlines(keepends=True)
    answer = civ("replay", stored(tmp_path, b"".join(lines[:4]) + lines[4][:9]))
    assert answer.code == 1
    assert ":5: " in answer.err
    assert "(REPLAY)" in answer.err


@pytest.mark.parametrize("keep", [20, 200, -9, -1])
def test_a_gzip_stream_cut_off_is_refused_where_it_ends(civ: Civ, games: bytes, tmp_path: Path, keep: int) -> None:
    answer = civ("replay", stored(tmp_path, gzip.compress(games)[:keep], "game.jsonl.gz"))
    assert answer.code == 1
    assert len(answer.err.splitlines()) == 1
    assert "(REPLAY)" in answer.err
    whole = len(games.splitlines())
    line = int(answer.err.split(":")[1])
    assert line == whole + 1 if keep < 0 else 1 <= line <= whole


def test_a_damaged_gzip_stream_is_refused(civ: Civ, games: bytes, tmp_path: Path) -> None:
    packed = bytearray(gzip.compress(games))
    middle = len(packed) // 2
    packed[middle : middle + 3] = b"\xff\xff\xff"
    answer = civ("replay", stored(tmp_path, bytes(packed)))
    assert answer.code == 1
    assert answer.err.endswith("(REPLAY)\n")
    assert len(answer.err.splitlines()) == 1
    assert 1 < int(answer.err.split(":")[1]) <= len(games.splitlines())


def test_a_packed_bomb_does_not_fill_the_memory(civ: Civ, tmp_path: Path) -> None:
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=1) as stream:
        for _ in range(64):
            stream.write(b"{" * (1 << 20))
    assert civ("replay", stored(tmp_path, packed.getvalue())).code == 1


def test_what_a_terminal_would_obey_is_shown(civ: Civ, games: bytes, tmp_path: Path) -> None:
    lines = games.splitlines(keepends=True)
    lines[1] = b'{"n":1,"seat":0,"do":"\\u001b[2J"}\n'
    answer = civ("replay", stored(tmp_path, b"".join(lines)))
    assert (answer.code, "\x1b" in answer.err) == (1, False)
    assert r":2: \x1b[2J: " in answer.err


def test_lines_may_end_as_on_windows(civ: Civ, games: bytes, tmp_path: Path) -> None:
    answer = civ("replay", stored(tmp_path, games.replace(b"\n", b"\r\n")))
    assert (answer.code, answer.out) == (0, civ("replay", stored(tmp_path, games)).out)


@pytest.mark.skipif(sys.platform != "linux", reason="file names are bytes there")
def test_a_file_name_may_be_anything(tmp_path: Path) -> None:
    answer = process("replay", str(tmp_path) + "/\udcff\n.jsonl")
    assert answer.code == 1
    assert len(answer.err.splitlines()) == 1
