"""`civ render`: a transcript as a picture, a film or a page, and one clear line for whatever is wrong."""

import io
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.conftest import Civ, process


@pytest.fixture
def transcript(civ: Civ, tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(civ("simulate", "--players", 3, "--seed", 3, "--turn-cap", 12).out, encoding="utf-8")
    return file


def lines_of(transcript: Path) -> int:
    """The game's last line: the file has a header before it and a result after it."""
    return len(transcript.read_text("utf-8").splitlines()) - 2


def drawn(civ: Civ, transcript: Path, output: str, *options: object) -> Image.Image:
    """The picture that was written."""
    answer = civ("render", transcript, *options, "-o", output)
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    picture = Image.open(io.BytesIO(Path(output).read_bytes()))
    picture.load()
    return picture


def test_a_picture_shows_the_end_unless_a_moment_is_named(civ: Civ, transcript: Path) -> None:
    last = lines_of(transcript)
    end = drawn(civ, transcript, "end.png")
    assert end.format == "PNG"
    assert drawn(civ, transcript, "last.png", "--at", last).tobytes() == end.tobytes()
    assert drawn(civ, transcript, "deal.png", "--at", 0).tobytes() != end.tobytes()
    assert drawn(civ, transcript, "light.PNG", "--theme", "light").convert("RGB").tobytes() != (
        end.convert("RGB").tobytes()
    )


def test_a_seats_picture_has_its_hand_below_the_board(civ: Civ, transcript: Path) -> None:
    board = drawn(civ, transcript, "board.png", "--at", 0)
    hands = [drawn(civ, transcript, f"{seat}.png", "--at", 0, "--seat", seat) for seat in range(1, 4)]
    assert all(hand.width == board.width and hand.height > board.height for hand in hands)
    assert len({hand.tobytes() for hand in hands}) == 3


def test_a_film_has_a_frame_for_every_turn(civ: Civ, transcript: Path) -> None:
    film = drawn(civ, transcript, "film.webp", "--locale", "en")
    turns = transcript.read_text("utf-8").count('"do":"end"')
    assert film.format == "WEBP"
    assert getattr(film, "n_frames", 1) == turns + 1
    seated = drawn(civ, transcript, "seat.webp", "--seat", 2)
    assert seated.height > film.height


def test_a_page_is_one_file_in_the_language_asked_for(civ: Civ, transcript: Path) -> None:
    answer = civ("render", transcript, "--html", "game.html", "--locale", "fr", "--theme", "light")
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    page = Path("game.html").read_text("utf-8")
    assert '<html lang="fr" data-theme="light">' in page
    assert "La donne" in page
    turns = transcript.read_text("utf-8").count('"do":"end"')
    assert page.count("<li>") == turns + 1
    both = civ("render", transcript, "--html", "again.html", "-o", "end.png", "--locale", "en")
    assert (both.code, Path("end.png").exists()) == (0, True)
    assert "The deal" in Path("again.html").read_text("utf-8")


def test_a_transcript_comes_from_stdin_and_may_be_unfinished(transcript: Path, tmp_path: Path) -> None:
    head = b"".join(transcript.read_bytes().splitlines(keepends=True)[:9])
    answer = process("render", "-", "-o", str(tmp_path / "now.png"), given=head)
    assert (answer.code, answer.err) == (0, "")
    assert (tmp_path / "now.png").read_bytes().startswith(b"\x89PNG")


MISTAKES = {
    "no such theme": (("--theme", "pink", "-o", "a.png"), "There is no theme “pink”; there are dark, light."),
    "no such language": (("--locale", "tlh", "-o", "a.png"), "There is no language “tlh”"),
    "no such seat": (("--seat", "4", "-o", "a.png"), "There is no seat 4: this game has seats 1 to 3."),
    "a seat below 1": (("--seat", "0", "-o", "a.png"), "0"),
    "a line too far": (("--at", "9999", "-o", "a.png"), "There is no line 9999: this game has lines 0 to "),
    "a line below 0": (("--at", "-1", "-o", "a.png"), "-1"),
    "no number": (("--at", "end", "-o", "a.png"), "'end'"),
    "an unknown kind of file": (("-o", "a.gif"), "a.gif ends neither in .png"),
    "no kind of file": (("-o", "picture"), "picture ends neither in .png"),
    "a film of a moment": (("--at", "3", "-o", "a.webp"), "A film shows the whole game"),
    "no output": ((), "'--output'"),
    "a page of a moment": (("--at", "3", "--html", "a.html"), "--html makes a page of the whole game"),
    "a page of a seat": (("--seat", "1", "--html", "a.html"), "--html makes a page of the whole game"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_line_and_writes_nothing(civ: Civ, transcript: Path, mistake: str) -> None:
    options, said = MISTAKES[mistake]
    before = set(Path().iterdir())
    answer = civ("render", transcript, *options)
    assert (answer.code, answer.out) == (2, "")
    (line,) = answer.err.splitlines()
    assert said in line
    assert line.endswith("(civ render --help)")
    assert set(Path().iterdir()) == before


def test_what_is_wrong_with_a_transcript_is_named_with_its_line(civ: Civ, transcript: Path) -> None:
    lines = transcript.read_text("utf-8").splitlines(keepends=True)
    broken = {
        "illegal.jsonl": ("".join([lines[0], lines[1].replace('"play', '"sacrifice'), *lines[2:]]), ":2: sacrifice "),
        "cut.jsonl": ("".join(lines)[: len(lines[0]) + 20], ":2: "),
        "two.jsonl": ("".join([*lines, *lines]), f":{len(lines) + 1}: "),
        "empty.jsonl": ("", ":1: "),
        "other.jsonl": ("hello\n", ":1: hello: "),
    }
    for name, (text, said) in broken.items():
        Path(name).write_text(text, encoding="utf-8")
        answer = civ("render", name, "-o", "a.png")
        assert (answer.code, answer.out) == (1, ""), name
        (line,) = answer.err.splitlines()
        assert line.startswith(name + said), line
    assert not Path("a.png").exists()


def test_what_cannot_be_read_or_written_is_one_line(civ: Civ, transcript: Path) -> None:
    Path("folder.png").mkdir()
    for arguments in (("no.jsonl", "-o", "a.png"), (transcript, "-o", "no/a.png"), (transcript, "-o", "folder.png")):
        answer = civ("render", *arguments)
        assert (answer.code, answer.out) == (1, "")
        (line,) = answer.err.splitlines()
        assert "can’t be" in line


@pytest.mark.skipif(sys.platform != "linux", reason="no device here that is always full")
def test_a_full_disk_is_one_line(civ: Civ, transcript: Path) -> None:
    Path("full.png").symlink_to("/dev/full")
    answer = civ("render", transcript, "-o", "full.png")
    assert answer.code == 1
    assert answer.err == "civ: full.png can’t be written: No space left on device\n"


def test_names_of_the_header_are_shown_whatever_they_are(civ: Civ, transcript: Path) -> None:
    lines = transcript.read_text("utf-8").splitlines(keepends=True)
    plain = drawn(civ, transcript, "plain.png").tobytes()
    for names, differs in (
        ('["Ann","Bob","Zoë"]', True),
        ("7", False),
        ("[1,null,{}]", False),
        ('["\\u001b\\u202e\\ud800"]', False),
        ('["A\\u200dnn\\u200f"]', True),
    ):
        Path("named.jsonl").write_text(
            lines[0].replace('"civ":1', f'"civ":1,"names":{names}') + "".join(lines[1:]), encoding="utf-8"
        )
        assert (drawn(civ, Path("named.jsonl"), "named.png").tobytes() != plain) == differs
