"""Answers as text and as JSON values, and the rulings of a table by name."""

import pytest

from bot.cli.calamity_report import value_as_json, value_from_json
from bot.games.calamities.rules import BadPosition, IllegalAnswer, parse_answer
from bot.games.calamities.rules.rulings import CHOICES, Rulings, changed_rulings, rulings_from
from tests.games.calamities.rules.boards import asked, nation, play, table, units


@pytest.mark.parametrize(
    "line",
    [
        "Egypt city alexandria",
        "Egypt cities gaza, thebes, tanis",
        "Egypt cities none",
        "Egypt grain_shown 2",
        "Egypt allocation Assyria 8, Babylon 8, Asia 4",
        "Babylon losses babylon eliminate, elam 3, elam reduce",
        "table coast yes",
    ],
)
def test_a_line_is_read_as_it_is_written(line: str) -> None:
    answer = parse_answer(line)
    assert str(answer) == line
    assert value_from_json(answer.what, value_as_json(answer.value)) == answer.value


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Egypt",
        "Egypt city",
        "Egypt march",
        "Egypt flee memphis",
        "Egypt grain_shown two",
        "Egypt losses elam",
        f"Egypt grain_shown {'9' * 5000}",
        "Egypt grain_shown ١",
        "Egypt grain_shown ²",
    ],
)  # fmt: skip
def test_what_is_no_answer_is_refused(line: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        parse_answer(line)
    assert refused.value.reason.key == "calamity-unreadable"


@pytest.mark.parametrize(
    ("what", "found"),
    [
        ("city", 3), ("cities", [1]), ("cities", None), ("grain_shown", True), ("grain_shown", "2"), ("allocation", 7),
        ("allocation", {"Asia": 1.5}), ("losses", [["elam"]]), ("losses", {"elam": {}}), ("flee", "elam"),
    ],
)  # fmt: skip
def test_a_value_of_another_shape_is_none(what: str, found: object) -> None:
    assert value_from_json(what, found) is None


def test_every_ruling_has_its_choices_and_the_default_is_the_first() -> None:
    assert rulings_from({name: choices[0] for name, choices in CHOICES.items()}) == Rulings()
    assert set(CHOICES) == set(Rulings.__dataclass_fields__)
    assert all(len(choices) > 1 for choices in CHOICES.values())


def test_rulings_that_differ_are_shown() -> None:
    assert changed_rulings(Rulings()) == {}
    assert changed_rulings(rulings_from({"edition": "avalon_hill"})) == {"edition": "avalon_hill"}


@pytest.mark.parametrize(
    ("chosen", "nearest"), [({"editions": "descartes"}, "edition"), ({"pirates": "eliminate"}, "eliminated")]
)
def test_an_unknown_ruling_is_refused_with_the_nearest(chosen: dict[str, str], nearest: str) -> None:
    with pytest.raises(BadPosition) as refused:
        rulings_from(chosen)
    assert refused.value.reason.values["nearest"] == nearest


def test_30_911_an_uncertain_coast_is_asked_of_the_table_before_anyone_chooses() -> None:
    position = table(nation("Babylon", "ur city, babylon city"), nation("Asia", "charax city, sinope city"))
    outcome = play(position, "piracy", "Babylon")
    assert asked(outcome) == ["table coast"]
    done = play(position, "piracy", "Babylon", "table coast no", "table coast yes", "Babylon cities charax")
    assert (units(done, "Babylon"), units(done, "Asia")) == ("babylon city, ur city", "sinope city")
