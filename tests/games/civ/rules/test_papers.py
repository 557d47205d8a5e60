"""The papers beside the rules: whatever the code cites can be looked up in them."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from bot.games.civ.rules.actions import INTERVENTIONS, WORDS
from bot.games.civ.rules.effect_table import EFFECTS, SACRIFICE, STEPS
from bot.games.civ.rules.setup import HEADER_KEYS

ROOT = Path(__file__).parents[4]
RULES = (ROOT / "bot" / "games" / "civ" / "rules" / "RULES.md").read_text(encoding="utf-8")
TRANSCRIPT = (ROOT / "bot" / "games" / "civ" / "rules" / "TRANSCRIPT.md").read_text(encoding="utf-8")
CITING = (
    *sorted((ROOT / "bot").rglob("*.py")),
    *sorted((ROOT / "cogs").rglob("*.py")),
    *sorted((ROOT / "assets" / "locales").rglob("*.ftl")),
)
CLAUSE = r"§\d+(?:\.\d+)?"


def clauses() -> list[str]:
    """The clauses that RULES.md has: its headings, and the lines below them."""
    return re.findall(rf"^(?:## |- \*\*)({CLAUSE})\b", RULES, re.MULTILINE)


def test_every_clause_that_is_cited_is_there() -> None:
    cited = {(clause, file.name) for file in CITING for clause in re.findall(CLAUSE, file.read_text(encoding="utf-8"))}
    assert len({clause for clause, _ in cited}) > 50
    assert {(clause, name) for clause, name in cited if clause not in clauses()} == set()


def test_clauses_are_numbered_without_a_gap() -> None:
    numbers = [[int(part) for part in clause[1:].split(".")] for clause in clauses()]
    for before, after in pairwise(numbers):
        assert after in ([before[0], (*before, 0)[1] + 1], [before[0] + 1]), (before, after)


def test_the_rules_refer_to_clauses_that_are_there() -> None:
    assert set(re.findall(CLAUSE, RULES + TRANSCRIPT)) <= set(clauses())


def test_every_part_of_the_transcript_that_is_cited_is_there() -> None:
    parts = {title.lower() for title in re.findall(r"^## (.+)$", TRANSCRIPT, re.MULTILINE)}
    cited = {
        part
        for file in CITING
        for part in re.findall(r"\bREPLAY,? (fine print|[a-z]+)\b", file.read_text(encoding="utf-8"))
    }
    assert cited - {"says", "writes"} <= parts
    assert {"header", "actions", "result"} <= cited


@pytest.mark.parametrize("word", [*WORDS, *INTERVENTIONS])
def test_every_action_is_in_the_paper(word: str) -> None:
    assert re.search(rf"`{word}[ `]", TRANSCRIPT)


@pytest.mark.parametrize("key", HEADER_KEYS)
def test_every_key_of_the_header_is_in_the_paper(key: str) -> None:
    assert f'"{key}":' in TRANSCRIPT
    assert f"`{key}`" in TRANSCRIPT


def test_every_step_of_the_table_stands_in_the_paper_with_its_clauses() -> None:
    for word in STEPS.keys() - {"play"}:
        (row,) = [line for line in TRANSCRIPT.splitlines() if re.match(rf"\| .*`{word} [XT]", line)]
        asked_by = {effect.clause for effect in EFFECTS if effect.asks(word)}
        assert asked_by == set(re.findall(CLAUSE, row)), word


def test_every_effect_has_its_clause_under_the_right_heading() -> None:
    for effect in EFFECTS:
        section = "§6" if effect.clause == "§6.1" else "§5" if effect.level == SACRIFICE else "§4"
        assert effect.clause.startswith(f"{section}."), effect
