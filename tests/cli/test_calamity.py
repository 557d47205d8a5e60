"""`civ calamity`: cases resolved one line each, and everything that can be wrong with one in a line."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from tests.cli.conftest import Answer, Civ, process

CASES: Final = Path(__file__).parents[1] / "games" / "calamities" / "rules" / "cases.json"


def case_called(name: str) -> dict[str, Any]:
    """One of the reference cases."""
    (found,) = [case for case in json.loads(CASES.read_text(encoding="utf-8")) if case["id"] == name]
    return found


def resolved(civ: Civ, folder: Path, *cases: object) -> Answer:
    """What `civ calamity` says of these cases in one file."""
    file = folder / "case.json"
    file.write_text(json.dumps(cases[0] if len(cases) == 1 else cases), encoding="utf-8")
    return civ("calamity", file)


def test_every_reference_case_holds(civ: Civ) -> None:
    answer = civ("calamity", CASES)
    assert (answer.code, answer.err) == (0, "")
    assert len(answer.out.splitlines()) == 40


def test_a_case_says_what_became_of_the_board_what_was_asked_and_what_was_refused(civ: Civ, tmp_path: Path) -> None:
    answer = resolved(civ, tmp_path, case_called("F2"))
    found = json.loads(answer.out)
    assert (answer.code, found["id"], found["refused"]) == (0, "F2", [1, 2, 3])
    assert found["after"]["Asia"] == {
        "board": {"bithynia": {"tokens": 1}, "sinope": {"city": True}}, "stock": {"tokens": 54, "cities": 8},
    }  # fmt: skip
    asked = [f"{each['who']} {each['what']}" for each in found["asked"]]
    assert asked == ["Egypt own_losses", "Egypt allocation", "Asia losses", "Assyria losses", "Babylon losses"]
    assert found["asked"][1]["options"] == {"Asia": 8, "Assyria": 8, "Babylon": 8}
    assert found["effects"][0] == {
        "do": "remove", "nation": "Egypt", "area": "fayum", "tokens": 5, "clause": "30.311", "arithmetic": "10",
    }  # fmt: skip
    assert found["refusals"][0] == {
        "choice": 1, "reason": "calamity-cap", "clause": "30.311",
        "why": "Assyria can lose 8 at most, not 10. (30.311)",
    }  # fmt: skip


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_cases_as_windows_programs_save_them_are_read(civ: Civ, tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "cases.json"
    file.write_text(CASES.read_text(encoding="utf-8"), encoding=encoding, newline="\r\n")
    answer = civ("calamity", file)
    assert (answer.code, answer.err, len(answer.out.splitlines())) == (0, "", 40)


def test_several_cases_come_as_a_list_or_under_their_name_and_from_stdin(civ: Civ, tmp_path: Path) -> None:
    both = [case_called("V1"), case_called("S3")]
    listed = resolved(civ, tmp_path, *both)
    assert [json.loads(line)["id"] for line in listed.out.splitlines()] == ["V1", "S3"]
    assert resolved(civ, tmp_path, {"about": "two", "cases": both}).out == listed.out
    answer = process("calamity", "-", given=json.dumps(both).encode())
    assert (answer.code, answer.out, answer.err) == (0, listed.out, "")


def test_choices_need_not_say_whether_they_are_legal_nor_a_case_what_to_expect(civ: Civ, tmp_path: Path) -> None:
    case = case_called("F2")
    del case["expected"], case["id"]
    for choice in case["choices"]:
        del choice["legal"]
    answer = resolved(civ, tmp_path, case)
    assert (answer.code, json.loads(answer.out)["refused"], json.loads(answer.out)["id"]) == (0, [1, 2, 3], "1")


def test_a_missing_answer_names_the_decision_who_and_the_options(civ: Civ, tmp_path: Path) -> None:
    case = case_called("V3")
    case["choices"] = []
    answer = resolved(civ, tmp_path, case)
    found = json.loads(answer.out)
    assert answer.code == 1
    assert found["missing"] == {
        "who": "Italy", "what": "eruption_site", "options": ["etna", "vesuvius"], "clause": "30.211",
    }  # fmt: skip
    assert 'V3: an answer is missing: Italy eruption_site {"options": ["etna", "vesuvius"]}' in answer.err


def test_an_expectation_that_is_not_met_is_named(civ: Civ, tmp_path: Path) -> None:
    case = case_called("R1")
    case["expected"]["unavailable"] = 14
    case["expected"]["after"]["Egypt"]["stock"]["tokens"] = 30
    case["choices"][0]["legal"] = False
    answer = resolved(civ, tmp_path, case)
    assert answer.code == 1
    assert [line.split(": ")[2] for line in answer.err.splitlines()] == [
        "choices.0",
        "unavailable",
        "after.Egypt.stock",
    ]
    assert len(json.loads(answer.out)["differs"]) == 3


def test_a_choice_that_nobody_asked_for_is_refused_and_changes_nothing(civ: Civ, tmp_path: Path) -> None:
    case = case_called("V1")
    case["choices"] = [{"who": "Italy", "what": "city", "value": "roma"}, {"who": "x", "what": "y", "value": {"z": []}}]
    answer = resolved(civ, tmp_path, case)
    assert (answer.code, json.loads(answer.out)["refused"]) == (0, [0, 1])


def broken(path: str, value: object, name: str = "F2") -> dict[str, Any]:
    """A reference case with another value at `setup` and on."""
    case = case_called(name)
    *way, last = path.split("/")
    place = case
    for key in way:
        place = place.setdefault(key, {})
    place[last] = value
    return case


WRONG: Final[dict[str, tuple[Any, str, str]]] = {
    "unknown area": (broken("setup/nations/Egypt/board/memfis", {"tokens": 1}), "“memfis”", "“memphis”"),
    "unknown card": (broken("setup/nations/Egypt/cards", ["Enginering"]), "“Enginering”", "“Engineering”"),
    "unknown nation": (broken("setup/nations/Egipt", {}), "“Egipt”", "“Egypt”"),
    "unknown victim": (broken("setup/primary", "Crete"), "“Crete”", ""),
    "unknown calamity": (broken("setup/calamity", "famin"), "“famin”", "“famine”"),
    "unknown ruling": (broken("setup/settings/edition", "descart"), "edition descart", "“descartes”"),
    "unknown neighbour": (broken("setup/areas/roma", {"land_adjacent": ["neapoli"]}), "“neapoli”", "“neapolis”"),
    "too many tokens": (broken("setup/nations/Egypt/stock/tokens", 50), "Egypt has 62 tokens, 7 more", "fayum 5"),
    "too many cities": (broken("setup/nations/Asia/stock/cities", 9), "Asia has 10 cities, 1 more than 9", "sinope"),
    "too few tokens": (broken("setup/tokens", 47), "Asia has 55 tokens, 8 more than 47", "ionia 3"),
    "negative stock": (broken("setup/nations/Egypt/stock/tokens", -1), "Egypt can’t have -1", "stock"),
    "negative tokens": (broken("setup/nations/Egypt/board/fayum", {"tokens": -2}), "Egypt can’t have -2", "fayum"),
    "two cities": (broken("setup/nations/Asia/board/memphis", {"city": True}), "", ""),
    "not playing": (broken("setup/nations/Egypt/plays", False), "Egypt has no player", ""),
    "own giver": (broken("setup/traded_by", "Egypt"), "Egypt can’t have passed", ""),
    "a word for a number": (broken("setup/nations/Egypt/stock/tokens", "many"), "setup.nations.Egypt.stock.tokens", ""),
    "a list for a table": (broken("setup/nations", []), "setup.nations", ""),
    "no stock": (broken("setup/nations/Egypt/stock", None), "setup.nations.Egypt.stock", ""),
    "a number for a card": (broken("setup/nations/Egypt/cards", [7]), "setup.nations.Egypt.cards", ""),
    "a coast": (broken("setup/areas/roma", {"coastal": "maybe"}), "setup.areas.roma.coastal", ""),
    "a site": (broken("setup/areas/roma", {"city_site": "red"}), "setup.areas.roma.city_site", ""),
    "a limit": (broken("setup/areas/roma", {"population": -1}), "setup.areas.roma.population", ""),
    "a choice": (broken("choices", [{"who": 1}]), "choices.0.who", ""),
    "choices": (broken("choices", "memphis"), "choices", ""),
    "barbarians": (broken("setup/barbarians", {"roma": 10**9}), "Barbarians has 1000000000", ""),
    "a trade": ({"id": "T", "setup": {"trades": [["Asia", "Egypt", "famine"]]}}, "“famine”", ""),
    "a held card": ({"id": "H", "setup": {"held": [["Asia"]]}}, "setup.held", ""),
    "no setup": ({"id": "N"}, "setup", ""),
    "no table at all": (17, "–", ""),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_with_a_case_is_one_line(civ: Civ, tmp_path: Path, wrong: str) -> None:
    case, *parts = WRONG[wrong]
    if wrong == "two cities":
        case["setup"]["nations"]["Asia"]["stock"]["cities"] = 7
        parts = ["memphis has two cities: Asia and Egypt"]
    answer = resolved(civ, tmp_path, case)
    assert (answer.code, answer.out) == (1, "")
    (line,) = answer.err.splitlines()
    assert all(part.casefold() in line.casefold() for part in parts), line  # areas by their names, or as typed
    assert line.startswith(str(tmp_path / "case.json"))


def test_brackets_too_deep_are_one_line(civ: Civ, tmp_path: Path) -> None:
    deep: Any = 1
    for _ in range(940):
        deep = {"board": deep}
    case = case_called("V1")
    case["expected"]["after"]["Italy"] = deep
    case["choices"] = [{"who": "Italy", "what": "city", "value": deep}]
    answer = resolved(civ, tmp_path, case)
    assert answer.code == 1
    assert "Traceback" not in answer.err
    assert answer.err.splitlines()


def test_a_case_after_one_that_is_refused_is_resolved_all_the_same(civ: Civ, tmp_path: Path) -> None:
    answer = resolved(civ, tmp_path, broken("setup/primary", "Crete"), case_called("V1"))
    assert (answer.code, json.loads(answer.out)["id"], len(answer.err.splitlines())) == (1, "V1", 1)


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", ":1:1: That isn’t JSON"),
        (b'{"id": 1,\n "setup" 2}', ":2:10: That isn’t JSON"),
        (b"\xff{}", "That isn’t UTF-8."),
        (b"[]", "There’s no case in it."),
        (b'{"cases": []}', "There’s no case in it."),
        (b"[" * 99_999, "That isn’t JSON"),
        (b"9" * 9_999, "That isn’t JSON"),
        (b"null", "isn’t written the way it should be"),
    ],
)
def test_what_is_no_case_is_one_line(civ: Civ, tmp_path: Path, content: bytes, part: str) -> None:
    file = tmp_path / "case.json"
    file.write_bytes(content)
    answer = civ("calamity", file)
    assert (answer.code, answer.out) == (1, "")
    (line,) = answer.err.splitlines()
    assert part in line


def test_a_file_that_is_not_there_is_named_and_the_next_is_resolved(civ: Civ, tmp_path: Path) -> None:
    answer = civ("calamity", tmp_path / "nowhere.json", tmp_path, CASES)
    assert answer.code == 1
    assert len(answer.out.splitlines()) == 40
    nowhere, folder = answer.err.splitlines()
    assert nowhere.startswith(str(tmp_path / "nowhere.json"))
    assert folder.startswith(str(tmp_path))


def test_held_calamities_are_ordered_and_drawn_from(civ: Civ, tmp_path: Path) -> None:
    held = [["Egypt", "piracy"], ["Egypt", "famine"], ["Egypt", "epidemic"], ["Asia", "flood"]]
    found = json.loads(resolved(civ, tmp_path, {"setup": {"held": held, "draws": [2]}}).out)
    assert found["order"] == ["famine", "flood", "piracy"]
    assert (found["resolved"], found["returned"]) == (3, 1)
    open_draw = json.loads(resolved(civ, tmp_path, {"setup": {"held": held}}).out)
    assert "order" not in open_draw
    assert open_draw["returned"] == 1


def test_no_file_is_a_mistake_that_says_where_to_look(civ: Civ) -> None:
    answer = civ("calamity")
    assert answer.code == 2
    assert "civ calamity --help" in answer.err
