"""Whatever a file holds: only what is documented is raised, limits are said, and a terminal obeys nothing of it."""

import gzip
import io
import json
import random
import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli import files
from bot.cli.files import DamagedStream, Lines, TooLarge
from bot.cli.texts import UNSHOWN, legible_json
from bot.games.civ.rules import BadTranscript, Game, UnreadableAction, deal, parse, read_all
from bot.games.civ.rules.actions import ACTIONS, Action
from bot.reasons import GameError
from tests.cli.conftest import Civ
from tests.strategies import playout

HONEST = [
    '{"civ":1,"players":2}',
    '{"n":1,"seat":0,"do":"play M1"}',
    '{"result":{"reason":"hegemony","winners":[0],"domain":"M","points":null}}',
]
OBEYED = "\x1b[2J\x07\u202e\u2066\x9b"
"""What clears a screen, rings, and turns the direction of what follows."""


def read_bytes(content: bytes) -> None:
    """Reads them as a file is read; whatever is documented may be raised."""
    lines = Lines(io.BytesIO(content))
    with suppress(BadTranscript, DamagedStream, TooLarge):
        list(read_all(lines))
    assert lines.is_damaged() in (True, False)


@given(st.binary(max_size=400))
def test_no_bytes_raise_anything_undocumented(content: bytes) -> None:
    read_bytes(content)
    read_bytes(b"\x1f\x8b" + content)


@given(st.binary(max_size=80), st.integers(0, 200))
def test_no_damage_to_a_packed_file_does(damage: bytes, at: int) -> None:
    packed = gzip.compress("\n".join(HONEST).encode())
    read_bytes(packed[:at] + damage + packed[at + len(damage) :])


@given(st.lists(st.sampled_from([*HONEST, "", "{}", "[]", "null", '{"do":1}', '{"civ":1}', "\ud800", '{"n":1e9}'])))
def test_no_lines_do(lines: list[str]) -> None:
    with suppress(BadTranscript):
        list(read_all(lines))


@given(st.text(max_size=40) | st.from_regex(r"(play|copy|trim|undo|use|embargo)( [0-9A-Z]{0,3}){0,4}", fullmatch=True))
def test_a_text_is_an_action_that_is_written_so_or_none(text: str) -> None:
    try:
        action = parse(text)
    except UnreadableAction:
        return
    assert isinstance(action, Action)
    assert action.text == text


WRITTEN = st.sampled_from(sorted(ACTIONS)) | st.from_regex(
    r"(trim|undo)( ([MRESCU][123]|[0-9]{1,4})){0,5}|eliminate|refill", fullmatch=True
)
"""Actions that can be read, most of which mean nothing at the moment."""


@cache
def some_games() -> tuple[Game, ...]:
    """Games of each kind, after so many lines as chance had it."""
    found: list[Game] = []
    for number in range(60):
        dice = random.Random(number)
        setup = deal(dice, players=2 + number % 3, setup=("classic", "draft")[number % 2])
        found.append([*playout(setup, dice, lines=dice.randrange(120), interventions=0.05)][-1])
    return tuple(found)


@given(st.integers(0, 59), st.integers(0, 3), WRITTEN)
def test_no_action_in_no_position_raises_anything_undocumented(number: int, place: int, text: str) -> None:
    game = some_games()[number]
    seat = place % game.setup.players
    with suppress(UnreadableAction, GameError):
        assert game.play(seat, parse(text)).number == game.number + 1
    with suppress(UnreadableAction, GameError):
        assert game.intervene(seat, parse(text), by="table", why="chance").number == game.number + 1


@pytest.mark.long
@settings(max_examples=100_000)
@given(st.binary(max_size=400), st.text(max_size=60), st.integers(0, 59), st.integers(0, 3), WRITTEN)
def test_a_hundred_thousand_cases(content: bytes, text: str, number: int, place: int, written: str) -> None:
    read_bytes(content)
    test_a_text_is_an_action_that_is_written_so_or_none.hypothesis.inner_test(text)  # type: ignore[attr-defined]
    test_no_action_in_no_position_raises_anything_undocumented.hypothesis.inner_test(number, place, written)  # type: ignore[attr-defined]


def test_a_file_of_blank_lines_is_given_up_at_once(civ: Civ, tmp_path: Path) -> None:
    (tmp_path / "blank").write_bytes(b"\n" * (5 << 20))
    (tmp_path / "packed").write_bytes(zlib_bomb(b"\n", 64 << 20))
    for name in ("blank", "packed"):
        answer = civ("replay", name)
        assert (answer.code, answer.out) == (1, "")
        assert "larger than 256 MB or 4000000 lines" in answer.err


def zlib_bomb(what: bytes, size: int) -> bytes:
    """So many of that byte, packed with gzip."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return b"".join(packer.compress(what * (1 << 20)) for _ in range(size >> 20)) + packer.flush()


def test_limits_hold_for_what_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit, content in (("LARGEST", b"x" * 50 + b"\n"), ("MOST_LINES", b"x\n" * 50)):
        with monkeypatch.context() as changed:
            changed.setattr(files, limit, 20)
            with pytest.raises(TooLarge):
                list(Lines(io.BytesIO(gzip.compress(content))))


def test_the_limits_are_said_before_anybody_meets_them(civ: Civ) -> None:
    text = " ".join(civ("replay", "--help").out.split())
    assert "256 MB (uncompressed) and 4 million lines are read, and 100,000 lines of a game" in text


def test_a_terminal_obeys_nothing_of_a_file_or_of_its_name(civ: Civ, tmp_path: Path) -> None:
    header, _, rest = civ("simulate", "--seed", 7).out.partition("\n")
    named = json.dumps({**json.loads(header), "names": [OBEYED, "B"]}, ensure_ascii=False)
    file = tmp_path / f"a{OBEYED.replace('/', '')}"
    file.write_text(f"{named}\n{rest}", encoding="utf-8")
    for command in (("replay",), ("replay", "--states"), ("verify",)):
        answer = civ(*command, file)
        assert answer.code == 0
        assert UNSHOWN.search(answer.out.replace("\n", "")) is None
    first = civ("replay", "--states", file).out.partition("\n")[0]
    assert json.loads(first)["names"] == [OBEYED, "B"], "the same text, written with escapes"


@given(st.text())
def test_escaped_json_says_the_same(text: str) -> None:
    line = json.dumps(text, ensure_ascii=False)
    assert json.loads(legible_json(line)) == text
