"""`civ tournament`: draws that anybody can make again, and archives that are checked."""

import gzip
import json
from collections import Counter
from pathlib import Path

import pytest

from bot.tournament.draws import FRIENDLY, OFFICIAL, table_sizes
from tests.cli.conftest import Civ, process
from tests.tournament.test_archive import refereed, small_archive
from tests.tournament.test_draws import ROWS

Rounds = list[list[list[int]]]


def drawn(civ: Civ, *arguments: object) -> Rounds:
    """The rounds that are printed."""
    answer = civ("tournament", "draw", *arguments)
    assert (answer.code, answer.err) == (0, "")
    (line,) = answer.out.splitlines()
    found = json.loads(line)
    assert list(found) == ["rounds"]
    return found["rounds"]


def played(civ: Civ, players: int, seed: int, *more: str) -> Rounds:
    """All rounds, each table won by its last player."""
    winners: list[str] = []
    while True:
        rounds = drawn(civ, "--players", players, "--seed", seed, *more, *winners)
        assert len(rounds) == 1 + len(winners) // 2
        if len(rounds[-1]) == 1:
            return rounds
        winners += ["--winners", ",".join(str(table[-1]) for table in rounds[-1])]


@pytest.mark.parametrize("players", OFFICIAL)
def test_all_thirteen_sizes_are_drawn_to_the_final(civ: Civ, players: int) -> None:
    """§10.2."""
    first, *others = played(civ, players, 5)
    tables, second, final = ROWS[players]
    assert Counter(player for table in first for player in table) == Counter(range(1, players + 1))
    assert [len(table) for table in first] == [4] * tables
    sizes = [sorted(len(table) for table in each) for each in others]
    assert sizes == ([list(second)] if second else []) + [[final]]
    before = first
    for each in others:
        assert sorted(player for table in each for player in table) == sorted(table[-1] for table in before)
        before = each


@pytest.mark.parametrize("players", FRIENDLY)
def test_a_friendly_cup_takes_other_numbers(civ: Civ, players: int) -> None:
    (first,) = drawn(civ, "--players", players, "--seed", 1, "--friendly")
    assert sorted(player for table in first for player in table) == list(range(1, players + 1))
    assert [len(table) for table in first] == list(table_sizes(players))


@pytest.mark.parametrize("players", [4, 6, 11, 12, 13, 17, 63])
def test_a_friendly_cup_comes_to_its_final(civ: Civ, players: int) -> None:
    rounds = played(civ, players, 2, "--friendly")
    tables = len(rounds[0])
    assert len(rounds) == (1 if tables == 1 else 2 if tables <= 4 else 3)


def test_an_official_number_is_drawn_alike_in_a_friendly_cup(civ: Civ) -> None:
    arguments = ("--players", 20, "--seed", 4)
    assert drawn(civ, *arguments) == drawn(civ, *arguments, "--friendly")


def test_the_same_seed_gives_the_same_bytes(civ: Civ) -> None:
    arguments = ("tournament", "draw", "--players", 64, "--seed", -12)
    assert civ(*arguments).out == civ(*arguments).out
    assert civ(*arguments).out != civ(*arguments[:-1], 12).out
    assert process(*arguments, LC_ALL="C", PYTHONHASHSEED="3", PYTHONUTF8="0").out == civ(*arguments).out


def test_a_draw_of_this_version_is_never_another(civ: Civ) -> None:
    assert civ("tournament", "draw", "--players", 16, "--seed", 3).out == (
        '{"rounds":[[[13,4,5,9],[3,6,14,7],[11,16,10,1],[12,15,8,2]]]}\n'
    )


def test_it_does_not_matter_in_which_order_winners_are_named(civ: Civ) -> None:
    (first,) = drawn(civ, "--players", 24, "--seed", 1)
    winners = [table[2] for table in first]
    one, other = (
        drawn(civ, "--players", 24, "--seed", 1, "--winners", text)
        for text in (",".join(map(str, winners)), " , ".join(map(str, sorted(winners))))
    )
    assert one == other


def test_who_wins_elsewhere_does_not_change_the_first_round(civ: Civ) -> None:
    (first,) = drawn(civ, "--players", 16, "--seed", 1)
    for seat in range(4):
        winners = ",".join(str(table[seat]) for table in first)
        assert drawn(civ, "--players", 16, "--seed", 1, "--winners", winners)[0] == first


@pytest.mark.parametrize("players", [-16, 0, 1, 4, 12, 15, 17, 18, 66, 68, 10**40])
def test_no_other_number_is_official(civ: Civ, players: int) -> None:
    answer = civ("tournament", "draw", "--players", players, "--seed", 1)
    assert (answer.code, answer.out) == (1, "")
    (line,) = answer.err.splitlines()
    assert line.startswith("civ: ")
    assert line.endswith("(§10.1)")
    assert str(players) in line


@pytest.mark.parametrize("players", [-4, 0, 1, 3, 5, 65, 10**40])
def test_nor_does_every_number_make_a_friendly_cup(civ: Civ, players: int) -> None:
    answer = civ("tournament", "draw", "--players", players, "--seed", 1, "--friendly")
    assert (answer.code, answer.out) == (1, "")
    (line,) = answer.err.splitlines()
    assert line.endswith("(§10.2)")


@pytest.mark.parametrize(
    ("winners", "code"),
    [
        (("13,3,11",), 1),  # one too few
        (("13,3,11,12,15",), 1),  # one too many
        (("13,4,11,12",), 1),  # two of the first table
        (("13,13,11,12",), 1),
        (("13,3,11,99",), 1),
        (("13,3,11,0",), 1),
        (("13,3,11,12", "13"), 1),  # after the final
        (("13,3,11,12", "99"), 1),
        (("13,3,11,x",), 2),
        (("",), 2),
        ((",",), 2),
        (("13,3,11,12,",), 2),
        (("-13,3,11,12",), 2),
        (("1.0,3,11,12",), 2),
        (("１３,3,11,12",), 2),
        (("9" * 10_000,), 2),
    ],
)
def test_winners_are_one_of_each_table(civ: Civ, winners: tuple[str, ...], code: int) -> None:
    options = [part for text in winners for part in ("--winners", text)]
    answer = civ("tournament", "draw", "--players", 16, "--seed", 3, *options)
    assert (answer.code, answer.out) == (code, "")
    (line,) = answer.err.splitlines()
    assert line.startswith("civ: ")
    assert line.endswith("(§10.2)" if code == 1 else "(civ tournament draw --help)")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "16"),
        ("--seed", "1"),
        ("--players", "sixteen", "--seed", "1"),
        ("--players", "16", "--seed", "x"),
        ("--players", "16", "--seed", "1.5"),
        ("--players", "16", "--seed", ""),
        ("--players", "16", "--seed", "9" * 5000),
        ("--players", "16", "--seed", "1", "17"),
    ],
)
def test_a_mistake_is_one_line_that_says_where_to_look(civ: Civ, arguments: tuple[str, ...]) -> None:
    answer = civ("tournament", "draw", *arguments)
    assert (answer.code, answer.out) == (2, "")
    (line,) = answer.err.splitlines()
    assert line.startswith("civ: ")
    assert line.endswith("(civ tournament draw --help)")


def test_the_group_alone_says_where_its_commands_are(civ: Civ) -> None:
    answer = civ("tournament")
    assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1)
    for arguments in ((), ("draw",), ("verify",)):
        answer = civ("tournament", *arguments, "--help")
        assert answer.code == 0
        assert "cli-" not in answer.out


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """An archive that proves itself."""
    file = tmp_path / "archive.json"
    file.write_text(small_archive(), encoding="utf-8")
    return file


def test_an_archive_that_proves_itself_is_proven(civ: Civ, archive: Path) -> None:
    answer = civ("tournament", "verify", archive)
    assert (answer.code, answer.err) == (0, "")
    (line,) = answer.out.splitlines()
    assert line.startswith(f"{archive}: proven: ")
    last = json.loads(small_archive())["summary"]["last_hash"]
    assert last in line


def test_it_may_be_packed_or_come_by_stdin(civ: Civ, archive: Path) -> None:
    archive.write_bytes(gzip.compress(small_archive().encode()))
    assert civ("tournament", "verify", archive).code == 0
    answer = process("tournament", "verify", "-", given=small_archive().encode())
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("stdin: proven: ")


def test_what_contradicts_is_named_with_its_place(civ: Civ, archive: Path) -> None:
    text = small_archive()
    place = text.index('"role": "player"', text.index('"book"'))
    archive.write_text(text[:place] + text[place:].replace("player", "plaier", 1), encoding="utf-8")
    answer = civ("tournament", "verify", archive)
    assert (answer.code, answer.out) == (1, "")
    first, *others = answer.err.splitlines()
    assert first == f"{archive}: book[1]: This entry was changed: its hash doesn’t fit."
    assert [line.split(": ")[1] for line in others] == ["sha256"]


def test_a_line_of_a_transcript_is_named_with_its_rule(civ: Civ, archive: Path) -> None:
    text = small_archive()
    place = text.rindex('\\"do\\":\\"play')
    archive.write_text(text[:place] + text[place:].replace("play", "salvage", 1), encoding="utf-8")
    answer = civ("tournament", "verify", archive)
    assert answer.code == 1
    assert ": games[2]: " in answer.err
    assert ": games[2].lines[" in answer.err
    assert "(§" in answer.err


def test_a_referee_whose_act_is_not_in_the_book_is_found(civ: Civ, archive: Path) -> None:
    archive.write_text(refereed(in_the_book=False), encoding="utf-8")
    answer = civ("tournament", "verify", archive)
    assert answer.code == 1
    assert answer.err.rstrip().endswith("(§9.5)")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"[1]",
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xfe",
        b"{" * 100_000,
        b"[" * 100_000,
        b'{"civ": 1}',
        b"\x1f\x8b\x08",
    ],
)
def test_what_is_no_archive_is_one_line(civ: Civ, archive: Path, content: bytes) -> None:
    archive.write_bytes(content)
    answer = civ("tournament", "verify", archive)
    assert (answer.code, answer.out) == (1, "")
    (line,) = answer.err.splitlines()
    assert line.startswith(f"{archive}:")


def test_a_transcript_is_no_archive(civ: Civ, archive: Path) -> None:
    archive.write_text(civ("simulate", "--seed", 1).out, encoding="utf-8")
    answer = civ("tournament", "verify", archive)
    assert (answer.code, len(answer.err.splitlines())) == (1, 1)


def test_a_file_that_is_not_there_is_one_line(civ: Civ, tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere", tmp_path):
        answer = civ("tournament", "verify", file)
        assert (answer.code, answer.out) == (1, "")
        assert answer.err.startswith(f"{file}: can’t be read: ")


def test_a_packed_bomb_does_not_fill_the_memory(civ: Civ, archive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.tournament.LARGEST", 1 << 20)
    archive.write_bytes(gzip.compress(b"[" * (2 << 20)))
    answer = civ("tournament", "verify", archive)
    assert (answer.code, len(answer.err.splitlines())) == (1, 1)


def test_a_terminal_obeys_nothing_of_an_archive(civ: Civ, archive: Path) -> None:
    text = small_archive().replace('"people": {', '"people": {"\\u001b[2J\\u202e\\ud800": "x",')
    archive.write_text(text, encoding="utf-8")
    answer = civ("tournament", "verify", archive)
    assert answer.code == 1
    assert not {"\x1b", "\u202e"} & set(answer.err)


def test_a_whole_other_file_is_not_told_line_by_line(civ: Civ, archive: Path) -> None:
    found = json.loads(small_archive())
    found["people"] = {f"p-{number:08}": 7 for number in range(500)}
    archive.write_text(json.dumps(found), encoding="utf-8")
    answer = civ("tournament", "verify", archive)
    assert answer.code == 1
    assert len(answer.err.splitlines()) == 21
