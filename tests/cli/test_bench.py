"""`civ bench`: its report. Nothing here depends on how fast this machine is."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from bot.bench import Measure
from bot.bench import ai as ai_bench
from bot.bench import house as house_bench
from bot.bench import rules as rules_bench
from bot.bench.ai import MATCHES, play, wilson
from bot.bench.house import KINDS, importers, line_kinds, read_modules, shared_names
from bot.bench.measure import compare, measure_at_least, measure_at_most, measure_within, report
from bot.bench.reading import CHARACTERS, read_length, seconds_to_read
from bot.bench.sheets import measure_sheets
from bot.bench.sitting import MANY_PRESSES, PRESSES, measure_presses
from bot.cli.bench import BENCHMARKS, ONLY_NAMED
from tests.cli.conftest import Civ
from tests.i18n.languages import SPOKEN

KEYS = {"name", "value", "unit", "yardstick", "ratio", "goal", "holds"}


def test_ratios_are_held_against_their_goal() -> None:
    fast = compare("x", "things/s", lambda _: 30.0, lambda _: 10.0, least=3)
    slow = compare("x", "things/s", lambda _: 30.0, lambda _: 10.0, least=4)
    assert (fast.value, fast.yardstick, fast.ratio, fast.holds) == (30, 10, 3.0, True)
    assert not slow.holds


def test_absolute_goals_have_no_yardstick() -> None:
    assert measure_at_most("x", 1.5, "s", 2).holds
    late = measure_at_most("x", 2.5, "s", 2)
    assert (late.yardstick, late.ratio, late.holds) == (None, None, False)


def test_a_sitting_counts_the_presses_of_the_sheets_on_which_something_was_pressed() -> None:
    few, many = measure_presses("x", [0, PRESSES, 0, PRESSES, MANY_PRESSES + 1])
    assert (few.value, few.unit, few.holds) == (PRESSES, "a sheet of 3", True)
    assert (many.value, many.unit, many.holds) == (MANY_PRESSES + 1, "of 3", False)


@pytest.mark.parametrize("presses", [[], [0, 0]])
def test_a_sitting_in_which_nothing_is_pressed_misses_its_goal(presses: list[int]) -> None:
    (measure,) = measure_presses("x", presses)
    assert (measure.value, measure.unit, measure.holds) == (0, "a sheet of 0", False)


def test_reading_ends_at_the_first_key_and_leaves_small_print_out() -> None:
    quick, slow = "a" * CHARACTERS, "b" * CHARACTERS
    parts: list[dict[str, Any]] = [{"type": 10, "content": f"{quick}\n-# Table 7"}, {"type": 12, "items": []}]
    row = {"type": 1, "components": [{"type": 2, "label": "Play"}]}
    beside = {"type": 9, "components": [{"type": 10, "content": slow}], "accessory": {"type": 2, "label": "Play"}}
    below = {"type": 10, "content": slow}
    assert seconds_to_read([{"type": 17, "components": [*parts, row, below]}]) == 1
    assert seconds_to_read([{"type": 17, "components": [*parts, beside, below]}]) == 2


def test_nobody_reads_where_a_link_leads_or_how_a_drawing_is_written() -> None:
    assert read_length("[To the board](https://discord.com/channels/1/2)") == len("[To the board]")
    assert read_length("<:civ_M:123> **War**") == len("MM War")


@pytest.mark.parametrize("holds", [True, False])
def test_the_report_is_json_and_a_miss_is_a_failure(civ: Civ, monkeypatch: pytest.MonkeyPatch, holds: bool) -> None:
    found = [Measure("rules-play", 300.0, "plies/s", 30.0, 10.0, "ratio >= 8", holds)]
    monkeypatch.setattr(rules_bench, "measure_rules", lambda: found)
    answer = civ("bench", "rules", "--json")
    assert answer.code == (0 if holds else 1)
    (entry,) = json.loads(answer.out)
    assert entry.keys() == KEYS
    line = civ("bench", "rules").out
    assert line == f"rules-play: 300 plies/s, 10 × python-chess, goal ratio >= 8: {'holds' if holds else 'MISSED'}\n"


def test_strength_comes_with_its_interval() -> None:
    low, high = wilson(0.5, 400)
    assert (round(low, 3), round(high, 3)) == (0.451, 0.549)
    assert wilson(1.0, 10)[1] == 1.0
    played = play(MATCHES[1], "draft", 3)
    assert played.share in (0.0, 1.0)
    assert len(played.seconds) > 10
    assert played.share == play(MATCHES[1], "draft", 3).share


def test_the_first_level_has_a_goal_on_both_sides() -> None:
    (match,) = (match for match in MATCHES if match.name == "greedy-easy")
    assert (match.goal, match.most) == (0.4, 0.5)
    assert [measure_within("x", value, "won", 0.4, 0.5).holds for value in (0.39, 0.45, 0.51)] == [False, True, False]


def test_the_number_of_games_reaches_the_computers_benchmark(civ: Civ, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def measure_play(games: int = 400) -> list[Measure]:
        asked.append(games)
        return [measure_at_least("ai-x", 0.7, "of 9 games won", 0.65)]

    monkeypatch.setattr(ai_bench, "measure_play", measure_play)
    assert civ("bench", "ai", "--games", 9).code == 0
    assert civ("bench", "ai").out == "ai-x: 0.7 of 9 games won, goal value >= 0.65: holds\n"
    assert asked == [9, 400]


@pytest.mark.parametrize("locale", SPOKEN)
def test_help_names_all_benchmarks_those_last_that_are_measured_only_when_named(
    civ: Civ, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setenv("CIV_LOCALE", locale)
    words = re.findall(r"\w+", civ("bench", "--help").out)
    first = words.index("rules")
    named = [word for word in words[first : first + len(BENCHMARKS) + 1] if word in BENCHMARKS]
    assert named == list(BENCHMARKS)
    assert tuple(named[-len(ONLY_NAMED) :]) == ONLY_NAMED


@pytest.mark.parametrize("locales", [("en",), pytest.param(None, marks=pytest.mark.long)])
def test_sheets_are_pressed_to_the_end_of_a_game_of_each_setup(locales: tuple[str, ...] | None) -> None:
    """Two games of teams, the second a draft: the computer names the cards of an effect in its own order there."""
    found = measure_sheets(2, ("teams",), locales)
    assert {measure.name for measure in found if "presses" in measure.name} == {
        "sheets-teams-presses-beside-effects", "sheets-teams-presses-beside-effects-p90", "sheets-teams-presses-idle",
        "sheets-teams-any-presses", "sheets-teams-any-presses-p90", "sheets-teams-any-presses-idle",
    }  # fmt: skip
    assert all(measure.value > 0 for measure in found if "presses" in measure.name)


@pytest.mark.parametrize("parts", [("bot/bench", "bot/table", "cogs"), pytest.param((), marks=pytest.mark.long)])
def test_house_reports_a_tree_without_goals(
    civ: Civ, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, parts: tuple[str, ...]
) -> None:
    """Of these parts of the tree; with none, all of it."""
    for part in parts:
        shutil.copytree(house_bench.ROOT / part, tmp_path / part)
    if parts:
        monkeypatch.setattr(house_bench, "ROOT", tmp_path)
    answer = civ("bench", "house", "--json")
    assert answer.code == 0
    found = {entry["name"]: entry for entry in json.loads(answer.out)}
    assert {entry["goal"] for entry in found.values()} == {""}
    assert found["house-all-modules"]["value"] > found["house-bot-modules"]["value"] > 0
    for part in ("all", "bot"):
        kinds = [found[f"house-{part}-{kind}"]["value"] for kind in KINDS]
        assert sum(kinds) == pytest.approx(100, abs=0.01)


def test_a_report_line_names_no_goal(civ: Civ, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_bench, "measure_house", lambda: [report("house-all-lines", 75030, "lines")])
    assert civ("bench", "house").out == "house-all-lines: 75,030 lines\n"


def test_house_counts_lines_importers_and_shared_names(tmp_path: Path) -> None:
    files = {
        "bot/__init__.py": "",
        "bot/a.py": '"""First.\n\nMore."""\n\nimport os\nfrom bot import b\n\n# why\nX = os, b\n"""About X."""\n',
        "bot/b.py": "def find() -> None: ...\ndef _own() -> None: ...\n",
        "cogs/c.py": "from bot.b import find as other\nfrom bot.a import X\ndef find(): ...\ndef _own(): ...",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    modules = read_modules(tmp_path)
    assert line_kinds(modules["bot.a"]) == [
        "docstring", "docstring", "docstring", "blank", "import", "import", "blank", "comment", "code", "docstring",
    ]  # fmt: skip
    assert importers(modules) == {"bot.b": 2, "bot.a": 1}
    assert shared_names(modules) == ["find"]
