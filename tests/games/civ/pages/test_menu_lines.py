"""What the lines of a menu say: what follows from a choice, and which of them stops a threat."""

import re
from typing import Any

import pytest

from bot.games.civ.pages.choices import groups
from bot.games.civ.pages.consequences import consequence
from bot.games.civ.pages.offers import MOST_SHOWN
from bot.games.civ.rules import Game, Seat, observe, parse
from bot.games.civ.rules.position import EFFECTS
from bot.pages.hand.hand import hand_page
from tests.discord.limits import BUTTON, SELECT, TEXT, check
from tests.games.civ.rules.tables import table as position_table
from tests.games.civ.threats.next_turns import crowded, late
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import CIV_WORDS, LOCALIZER, table_of

NAMES = ("Anna", "Bert", "Cleo", "Dora")
LONG = (
    ("Ann", "Elisabeth", "Christopher", "Bartholomew"),
    ("Ann", "Chevalier de la Tour Noire", "Chevalier de la Tour Blanche", "Chevalier de la Tour Rouge"),
    tuple("W" * 31 + sign for sign in "ABCD"),
)
"""Names that no menu has room for as they are."""


def _menus(game: Game) -> dict[str, dict[str, str]]:
    """By what each menu of seat 0's sheet asks for, its lines with what stands below them."""
    selects = (item for item in _sheet(game) if item["type"] == SELECT)
    return {
        _plain(item["placeholder"]): {line["label"]: _plain(line.get("description", "")) for line in item["options"]}
        for item in selects
    }


def _sheet(game: Game) -> list[Any]:
    return check(hand_page(table_of(game, names=NAMES[: game.setup.players]), 0, CIV_WORDS, LOCALIZER).view())


def _plain(text: str) -> str:
    return re.sub("[\u2068\u2069]", "", text).replace("\u00a0", " ")


def _marked(menu: dict[str, str]) -> list[str]:
    return [label for label, below in menu.items() if below.startswith("🛡️")]


def test_the_first_card_of_an_effect_is_marked_if_its_rest_can_stop_a_threat() -> None:
    """§4.3: before the effect is begun and once it is, the same lines."""
    game = crowded(103)
    before = next(menu for asked, menu in _menus(game).items() if asked.startswith("Development"))
    stops = [f"Discard {card} from play" for card in ("Military II", "Culture I", "Culture III")]
    assert _marked(before) == stops
    (begun,) = _menus(game.play(Seat(0), parse("use E 1"))).values()
    assert _marked(begun) == stops


def test_the_step_that_stops_a_threat_is_named_above_its_buttons() -> None:
    """§4.4."""
    game = crowded(69).play(Seat(0), parse("use S 1"))
    texts = [_plain(item["content"]) for item in _sheet(game) if item["type"] == TEXT]
    assert "🛡️ Stops it: take back 🔴 Military III" in "\n".join(texts)


def test_a_card_that_may_go_or_come_says_what_it_would_bring() -> None:
    """§5.4, §4.5: of many to discard, and of those in the discard pile."""
    game = late(["S1 M1 M1 R1 R1 R1 R1 R1 R1", ""], ["M2 R2 C1 C2 E1 U3 E2 S2", ""], phase=EFFECTS)
    (lines,) = [menu for menu in _menus(game.play(Seat(0), parse("sacrifice S1"))).values() if len(menu) > 5]
    assert lines["Military II"] == "if played: 2/8 → 3/8 · level 1: Assassination"
    assert lines["Religion II"] == "if played: 6/8 → 7/8 · 1 from Hegemony"
    assert all(below.startswith("if played: ") for below in lines.values())


def test_a_card_under_an_embargo_brings_nothing_this_turn() -> None:
    """§5.3."""
    seen = observe(position_table(["M1 M1", "E1"], ["M2", ""], embargoes=["M", ""]), 0)
    assert consequence(parse("discard M2"), seen, LOCALIZER, NAMES) == "if played: Embargo: not this turn"


def test_all_the_cards_there_are_make_one_line() -> None:
    """§4.1, §5.4: nothing is left to choose."""
    purge = _menus(late(["M1 M1 M1 M2 M2", ""], ["R1 R2", ""], phase=EFFECTS))
    assert purge["Purge · discard 2 from hand"] == {"Both cards": "Religion I and Religion II"}
    leap = late(["S1", ""], ["", ""], pile=9, phase=EFFECTS).play(Seat(0), parse("sacrifice S1"))
    ((asked, (line,)),) = _menus(leap).items()
    assert (asked, line) == ("Discard 5 cards from your hand", "All 5 cards")
    (done,) = groups(observe(leap, 0))
    for action in done.options[0].actions:
        leap = leap.play(Seat(0), action)
    assert leap.position.phase == EFFECTS


def test_what_a_copied_effect_does_stands_above_its_menu() -> None:
    """§6.1: beside whom it is copied from its placeholder has no room for it."""
    game = late(["C1", "E1 E1 E1", ""], ["R1", "M1", ""], phase=EFFECTS)
    asked = next(each for each in _menus(game) if "Bert" in each)
    assert "replace 1 card in play" not in asked
    above = [item["content"] for item in _sheet(game) if item["type"] == TEXT]
    assert any("replace 1 card in play" in _plain(text) for text in above)


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize("locale", SPOKEN)
def test_no_two_lines_of_a_menu_are_called_alike(locale: str) -> None:
    """§5: cards of several Ages pay for the same; beyond the card no word of a label is lost to it."""
    said, twice = localizer(locale), 0
    for seed in range(120):
        game = crowded(seed)
        shown = check(hand_page(table_of(game, names=NAMES[: game.setup.players]), 0, CIV_WORDS, said).view())
        for item in (each for each in shown if each["type"] == SELECT):
            labels = [line["label"] for line in item["options"] if "#" not in line["value"]]
            assert len(labels) == len(set(labels)), labels
            assert all(len(_plain(label)) <= MOST_SHOWN for label in labels), labels
            twice += any(_plain(label).endswith("(II)") for label in labels)
    assert twice > 5


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(2)
@pytest.mark.parametrize("locale", SPOKEN)
@pytest.mark.parametrize("names", [NAMES, *LONG])
def test_consequences_are_never_cut_and_labels_never_equal_with_long_names(names: tuple[str, ...], locale: str) -> None:
    """§5.1: what the second card of an Attack costs is told, too."""
    said, described = localizer(locale), 0
    for seed in range(40):
        game = crowded(seed)
        shown = check(hand_page(table_of(game, names=names[: game.setup.players]), 0, CIV_WORDS, said).view())
        for item in (each for each in shown if each["type"] == SELECT):
            below = [line["description"] for line in item["options"] if line.get("description")]
            assert not [text for text in below if text.endswith("…")]
            described += len(below)
            _differ([line["label"] for line in item["options"] if "#" not in line["value"]])
        keys = [item for item in shown if item["type"] == BUTTON and ":do:" in item.get("custom_id", "")]
        _differ([key["label"] for key in keys])
    assert described > 100


def _differ(labels: list[str]) -> None:
    assert len(labels) == len(set(labels)), labels
    assert all(len(_plain(label)) <= MOST_SHOWN for label in labels), labels


def test_with_little_room_all_losers_of_an_attack_are_one_fact_after_the_end_of_the_turn() -> None:
    """§5.1; and where points are about to decide (§7.3), what becomes of them comes first and is never left out."""
    below = _below_attacks(pile=36)
    text = "Ends turn · everyone else loses 1 · you pay Military I: 1/7 → 0/7 · Science I: 1/7 → 0/7"
    assert below["Attack on Science (I)"] == text
    told = "\u22122 points in Military and Science · Ends turn · Elisabeth, Christopher, and Bartholomew lose 1 each"
    assert _below_attacks(pile=1)["Attack on Science (I)"] == told


def _below_attacks(*, pile: int) -> dict[str, str]:
    game = late(["M1 S1", "C1 S1", "S1", "S1 C2"], ["C1 C1 C1", "C1", "C1", "C1"], pile=pile)
    page = hand_page(table_of(game, names=LONG[0]), 0, CIV_WORDS, LOCALIZER)
    menus = [item for item in check(page.view()) if item["type"] == SELECT]
    return {_plain(line["label"]): _plain(line["description"]) for item in menus for line in item["options"]}


@pytest.mark.parametrize("locale", SPOKEN)
def test_three_hands_of_an_inquisition_are_told_apart(locale: str) -> None:
    """§5.2."""
    game = late(["C1 C2 R2", "M1 M1", "M1 M1", "R1"], ["R1 E1 E1", "C1", "C1", "C1"]).play(
        Seat(0), parse("sacrifice R2")
    )
    page = hand_page(table_of(game, names=LONG[1]), 0, CIV_WORDS, localizer(locale))
    labels = [
        _plain(item["label"]) for item in check(page.view()) if item["type"] == BUTTON and ":do:" in item["custom_id"]
    ]
    assert len(labels) == 3
    for label, own in zip(labels, ("Noire", "Blanche", "Rouge"), strict=True):
        assert own in label
