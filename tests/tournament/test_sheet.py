"""The sheet of an archive as people read it: whole in every language, and safe from whatever people are called."""

import re
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournament.directing import Remove
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.league import AwardKind, Decide, TieBreak, division_table, tie_breaks
from bot.tournament.officials import Appoint, Cancel, MoveTables
from bot.tournament.operation import SYSTEM
from bot.tournament.refereeing import Order, OrderKind, Record
from bot.tournament.rounds import Reveal
from bot.tournament.sheet import archive_sheet, plain_markdown
from bot.tournament.tournament import IncidentKind
from tests.i18n.languages import SPOKEN, localizer
from tests.tournament.desk import AS_ORGANISER, AS_REFEREE, LOTS, ORGANISER, REFEREE, Desk, begun, person
from tests.tournament.seasons import begun_season, finish_season

CELL = re.compile(r"(?<!\\)(?:\\\\)*\|")
"""A pipe that no backslash takes its meaning from."""
HOSTILE = (
    "| --- | x |",
    "Ann\n# Winner: Eve",
    "`*_~**bold**~_*`",
    "[free](https://example.org/)",
    "<script>alert(1)</script>",
    "\u202egnireeR\u202c\u2066x\u2069",
    "\x1b[2J\x07\x00",
    "back\\slash\\",
    "W" * 32,
    "\u2028line\u2029end\r\n",
    "<@123456789012345678> @everyone",
    "1. first",
    "![picture](x)",
    "&lt;b&gt;",
    "\u200b\u3164",
)


def eventful() -> Desk:
    """A friendly cup of seven with an incident of each kind, a substitute, a lot, and another referee."""
    desk = begun(8, official=False, places=7)
    table = desk.now.rounds[0].tables[0]
    desk.replace(1, table.players[0])
    for line, kind in enumerate(IncidentKind, start=9):
        is_penalty, is_undo = kind is not IncidentKind.WARNING, kind is IncidentKind.LATE_EFFECT
        player = table.players[1] if kind is IncidentKind.ABSENCE else table.players[2]
        lines = (line if is_penalty else None, 3 if is_undo else None)
        desk.do(AS_REFEREE, Record(kind, TableNumber(1), PlayerNumber(player), *lines, "a | b"))
    desk.do(AS_REFEREE, Order(OrderKind.PAUSE, None, None, "lunch"))
    desk.do(AS_REFEREE, Order(OrderKind.EXTEND, None, 60, "lunch was late"))
    desk.report(1, *[player for player in desk.now.rounds[0].tables[0].players if player in (8, table.players[3])])
    desk.cast(1)
    desk.do(AS_ORGANISER, Appoint(person(50)))
    desk.finish(lambda table: next(player for player in table.players if player not in table.out))
    return desk


def league() -> Desk:
    """A season of seven people in two divisions, in which the first of each game has won."""
    desk = begun_season(14)
    finish_season(desk, lambda table: table.players[:1])
    return desk


def sheet(desk: Desk, names: dict[int, str] | None = None, locale: str = "en") -> str:
    """The sheet, with players called so."""
    called = {person(number): name for number, name in (names or {}).items()} | {REFEREE: "Zoé"}
    return archive_sheet(localizer(locale).say, desk.now, desk.book(), called)


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_sheet_has_all_the_publisher_is_to_have(locale: str) -> None:
    """Names, draws, tables, results, incidents (§10.7)."""
    desk = eventful()
    text = sheet(desk, {number: f"Name{number}" for number in range(1, 9)}, locale)
    for number in range(1, 9):
        assert f"Name{number}" in text
    assert text.startswith("# Spring cup\n")
    for played in desk.now.rounds:
        assert played.secret in text
    for commitment in (*desk.now.plan.commitments[:2], desk.now.plan.commitments[3]):
        assert commitment in text
    assert LOTS.hex() in text
    assert desk.book()[-1].hash in text
    assert text.count("§9.1") == 4, "one dealt again, who didn't play then, two eliminated"
    for clause in ("§9.2", "§9.3", "§9.4", "§10.6", "§10.8", "§10.1"):
        assert clause in text


def test_a_sheet_marks_the_eliminated_and_says_places_and_points() -> None:
    desk = begun(8, official=False)
    first, second = desk.now.rounds[0].tables
    out, winner = first.players[0], first.players[1]
    desk.do(AS_REFEREE, Record(IncidentKind.CHEATING, first.number, out, 9, None, "seen"))
    desk.do(AS_REFEREE, MoveTables((second.number,), ("#cup",), ("#garden",)))
    desk.do(AS_ORGANISER, MoveTables((second.number,), ("#garden",), ("#hall",)))
    desk.report(1, winner)
    points = {(1, 1): (0, 5, 2, 3)}
    text = archive_sheet(localizer("en").say, desk.now, desk.book(), {}, points=points)
    row = next(line for line in text.splitlines() if line.startswith("| 1 |") and "5" in line)
    assert re.search(rf"{out}\\\. \S+ \(eliminated\)", row)
    assert re.search(rf"{winner}\\\. \S+: 5", row)
    assert re.search(rf"{first.players[2]}\\\. \S+: 2", row), "losers, too"
    assert "cup → \\#garden → \\#hall" in text
    assert text.count("(eliminated)") == 2, "at the table, and in the standings"


def uneven_league() -> Desk:
    """A season of four: a shared game, one that both have lost, and one out of it, whose other games don't count."""
    desk = begun_season(4)
    shared, *_ = desk.now.rounds[0].tables
    desk.report(shared.number, *shared.players)
    lost = next(table for table in desk.now.rounds[0].tables if 4 in table.players and not table.is_over)
    desk.do(SYSTEM, Decide(lost.number, (), lost.players, True, AwardKind.ABSENT))
    desk.do(AS_ORGANISER, Remove(person(4), 0, "noise"))
    for table in desk.now.rounds[0].tables:
        if not table.is_over and 4 in table.players:
            desk.do(SYSTEM, Decide(table.number, (), (), False, AwardKind.REMOVED))
    finish_season(desk, lambda table: table.players)
    return desk


def test_a_season_s_sheet_says_who_is_out_what_decides_a_tie_and_which_games_do_not_count() -> None:
    desk = uneven_league()
    text, tables = sheet(desk), desk.now.rounds[0].tables
    assert text.count("(out of the season)") == 1
    assert text.count("doesn’t count") == sum(table.is_void for table in tables) > 0
    assert text.count("both lost") == 1
    used = tie_breaks(division_table(desk.now, 0))
    assert text.count("Direct ") == sum(TieBreak.MUTUAL in each for each in used.values()) > 0


def test_a_friendly_cup_says_that_it_is_not_official() -> None:
    assert "not an official tournament" in sheet(begun(6, official=False))
    assert "**Official tournament**" in sheet(begun(16))


@pytest.mark.parametrize("desk", [eventful, league, uneven_league], ids=lambda desk: desk.__name__)
def test_headings_and_tables_stand_between_blank_lines_and_every_row_has_a_cell_a_column(
    desk: Callable[[], Desk],
) -> None:
    """As Markdown asks for; otherwise a table is read as a paragraph."""
    lines = ["", *sheet(desk()).split("\n"), ""]
    columns = 0
    for before, line, after in zip(lines, lines[1:], lines[2:], strict=False):
        if line.startswith("#"):
            assert (before, after) == ("", ""), line
        cells = len(CELL.findall(line)) if line.startswith("|") else 0
        if cells and not columns:
            assert before == "", line
        assert not cells or cells == (columns or cells), line
        assert line.startswith("|") or not columns or not line, line
        columns = cells


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_breaks_the_sheet(name: str) -> None:
    desk = begun(4, official=False)
    plain, hostile = sheet(desk, {2: "Bob"}), sheet(desk, {2: name})
    assert len(plain.splitlines()) == len(hostile.splitlines())
    shape = [len(CELL.findall(line)) for line in plain.splitlines()]
    assert [len(CELL.findall(line)) for line in hostile.splitlines()] == shape
    assert not [sign for sign in hostile if unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") and sign != "\n"]


@given(st.text(max_size=60))
def test_no_text_at_all_does_anything_in_markdown(text: str) -> None:
    shown = plain_markdown(text)
    assert "\n" not in shown
    assert not re.search(r"(?<!\\)(?:\\\\)*[|*_`<>\[\]#~]", shown)


def test_texts_of_the_book_are_as_safe_as_names() -> None:
    text = sheet(eventful())
    assert "a \\| b" in text
    tables = [line for line in text.splitlines() if line.startswith("|")]
    assert all(line.endswith(" |") for line in tables)


def test_who_is_forgotten_is_called_by_his_pseudonym() -> None:
    assert "p\\-00000003" in sheet(begun(4, official=False), {1: "Ann"})


def test_a_tournament_without_incidents_says_so() -> None:
    desk = begun(4, official=False)
    desk.report(1, 1)
    desk.do(SYSTEM, Reveal(LOTS.hex()))
    assert "\nNone.\n" in sheet(desk)
    assert "> 🏆 **Winner: 1\\. " in sheet(desk)


def test_a_tournament_called_off_says_why() -> None:
    desk = begun(4, official=False)
    desk.do(AS_ORGANISER, Cancel("no | light"))
    text = sheet(desk)
    assert "> Called off: no \\| light" in text
    assert "Winner:" not in text


def test_every_decision_says_whom_and_where() -> None:
    text = sheet(eventful(), {2: "Bob"})
    assert "| table 1 of round 1 | 2\\. Bob | Zoé | has not come |" in text
    assert "| all tables | – | Zoé | lunch |" in text
    organiser = plain_markdown(ORGANISER)
    assert f"| Another referee (§10.1) | – | {plain_markdown(person(50))} | {organiser} | – |" in text


def test_hashes_stand_as_they_are() -> None:
    desk = eventful()
    for code in (desk.now.rounds[0].secret, *desk.now.plan.commitments[:2], LOTS.hex(), desk.book()[-1].hash):
        assert f"`{code}`" in sheet(desk)


def test_a_sheet_says_who_played_who_refereed_when_and_what_stands_at_the_end() -> None:
    desk = eventful()
    text = sheet(desk, {number: f"Name{number}" for number in range(1, 9)})
    gone = desk.now.rounds[0].tables[0].drawn[0]
    participants, *rest = text.partition("## Participants")[2].split("## ")
    assert f"| {gone} |" not in participants
    assert f"Didn’t play, replaced before the draft was complete (§9.1): {gone}\\. Name{gone}" in participants
    standing = next(part for part in rest if part.startswith("Standings"))
    assert f"Name{gone} " not in standing
    assert standing.count("Name") == 7
    assert re.search(r"- Referee: Zoé, from .* to ", text)
    assert "Decided by" in text
    surplus = next(line for line in text.split("\n") if "Too many cards" in line)
    undo = next(line for line in text.split("\n") if "Effect after step 3" in line)
    assert f"taken back with entry {undo.split(' ')[1]}" in surplus
    assert "| Zoé |" in surplus
    how = archive_sheet(localizer("en").say, desk.now, desk.book(), {}, {(1, 1): "Ann wins by | Hegemony"})
    assert "Ann wins by \\| Hegemony" in how
