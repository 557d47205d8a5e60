"""The reference cases: setup and choices come to what is expected, asking nobody anything more."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from bot.cli.calamity_cases import read_case
from bot.cli.calamity_report import report_case
from tests.games.calamities.rules.boards import atlas

CASES: Final = Path(__file__).with_name("cases.json")
SHARED: Final = Path(__file__).parents[5] / "shared" / "calamities" / "cases.json"


def cases_of(file: Path) -> list[dict[str, Any]]:
    """Return the cases of a file, or none where there isn't such a file."""
    if not file.exists():
        return []
    found: Any = json.loads(file.read_text(encoding="utf-8"))
    return found["cases"] if isinstance(found, dict) else found  # pyright: ignore[reportUnknownVariableType]  # as JSON has it


def hold(case: dict[str, Any]) -> None:
    """Everything expected is met and said, and exactly the legal choices were asked for."""
    report = report_case(read_case(case, atlas()))
    assert report.differences == ()
    assert report.missing is None
    assert set(case["expected"]) - {"after"} <= set(report.found), "an expectation that nothing is said of"
    legal = [(choice["who"], choice["what"]) for choice in case["choices"] if choice["legal"]]
    answered: Any = report.found.get("answers", [])
    assert [(answer["who"], answer["what"]) for answer in answered] == legal
    refused = [place for place, choice in enumerate(case["choices"]) if not choice["legal"]]
    assert report.found.get("refused", []) == refused


@pytest.mark.parametrize("case", cases_of(CASES), ids=lambda case: f"{case['id']} {case['rule']}")
def test_a_case_comes_to_what_is_expected(case: dict[str, Any]) -> None:
    hold(case)


@pytest.mark.skipif(not SHARED.is_file(), reason="the cases' source is not at hand")
def test_every_case_at_the_source_comes_to_what_is_expected() -> None:
    for case in cases_of(SHARED):
        hold(case)


def test_there_are_cases_for_every_calamity() -> None:
    from bot.games.calamities.rules.resolution import RESOLVERS

    assert {case["setup"].get("calamity") for case in cases_of(CASES)} >= set(RESOLVERS)
    assert len(cases_of(CASES)) == 40


def test_an_expectation_that_is_not_met_is_told() -> None:
    (case,) = [case for case in cases_of(CASES) if case["id"] == "S1"]
    wrong = json.loads(json.dumps(case))
    wrong["expected"]["after"]["Egypt"]["board"]["gaza"] = {"tokens": 2}
    wrong["expected"]["unchanged"] = ["Egypt"]
    wrong["choices"].insert(0, {"who": "Egypt", "what": "cities", "value": ["gaza"], "legal": True})
    report = report_case(read_case(wrong, atlas()))
    assert not report.holds
    assert [difference.partition(":")[0] for difference in report.differences] == [
        "choices.0",
        "after.Egypt.board",
        "unchanged",
    ]


def test_a_nation_that_changes_unexpectedly_is_told() -> None:
    (case,) = [case for case in cases_of(CASES) if case["id"] == "V1"]
    wrong = json.loads(json.dumps(case))
    del wrong["expected"]["after"]["Africa"]
    assert report_case(read_case(wrong, atlas())).differences == ("after.Africa: changed instead of unchanged",)
