"""30.61: epidemics. The French rules print this title before the text of 30.52."""

from typing import Any

import pytest

from bot.games.calamities.rules import Nation, Position
from tests.games.calamities.rules.boards import asked, nation, play, refusal, table, total, units

EGYPT = "fayum 5, upper-egypt 4, buhen 3, western-desert 2, memphis city, thebes city"
OWN = "Egypt own_losses memphis 4, thebes 4, fayum 4, upper-egypt 3, western-desert 1"
ASSYRIA = nation("Assyria", "niniveh city, carrhae city, assyria 4, van 3, armenia 3")
BABYLON = nation("Babylon", "babylon city, ur city, elam 3")
ASIA = nation("Asia", "sinope city, mikop 2, ionia 3")
CRETE = nation("Crete", "knossos city, phaestos city")


def five(egypt: Nation | None = None, asia: Nation = ASIA, **rulings: Any) -> Position:
    """Egypt and four others."""
    return table(egypt or nation("Egypt", EGYPT), ASSYRIA, BABYLON, asia, CRETE, **rulings)


def test_30_611_sixteen_of_ones_own_then_twenty_five_of_others_ten_each() -> None:
    outcome = play(five(), "epidemic", "Egypt", OWN, traded_by="Crete")
    assert asked(outcome) == ["Egypt own_losses", "Egypt allocation"]
    assert outcome.pending is not None
    assert outcome.pending.limits() == {"total": 25, "options": {"Asia": 7, "Assyria": 10, "Babylon": 10}}
    for wrong, key in (
        ("Assyria 11, Babylon 10, Asia 4", "calamity-cap"),
        ("Assyria 10, Babylon 9, Asia 5", "calamity-all-of-it"),
        ("Assyria 10, Babylon 10, Crete 5", "calamity-spared"),
    ):
        reason = refusal(five(), "epidemic", "Egypt", OWN, f"Egypt allocation {wrong}", traded_by="Crete")
        assert (reason.key, reason.clause) == (key, "30.611")


def test_30_611_who_did_not_pass_it_on_may_be_told_to_lose() -> None:
    outcome = play(five(), "epidemic", "Egypt", OWN)
    assert outcome.pending is not None
    assert outcome.pending.limits()["options"] == {"Crete": 8, "Asia": 7, "Assyria": 10, "Babylon": 10}


@pytest.mark.parametrize(
    "wrong",
    [
        "memphis 5, thebes 4, fayum 4, upper-egypt 3",
        "memphis 4, thebes 4, fayum 5, upper-egypt 3",
        "memphis eliminate, thebes 4, fayum 4, upper-egypt 3",
    ],
)
def test_30_612_at_least_one_token_stays_in_every_area(wrong: str) -> None:
    assert refusal(five(), "epidemic", "Egypt", f"Egypt own_losses {wrong}").clause == "30.611"


def test_30_612_a_city_leaves_one_to_four_tokens() -> None:
    done = play(
        five(), "epidemic", "Egypt",
        "Egypt own_losses memphis 4, thebes 2, fayum 4, upper-egypt 3, western-desert 1, buhen 2",
    )  # fmt: skip
    assert units(done, "Egypt") == "buhen 1, fayum 1, memphis 1, thebes 3, upper-egypt 1, western-desert 1"


def test_30_612_replacements_come_from_stock_and_from_tokens_just_lost() -> None:
    empty = five(nation("Egypt", EGYPT, tokens=14))
    done = play(empty, "epidemic", "Egypt", OWN)
    assert units(done, "Egypt") == "buhen 3, fayum 1, memphis 1, thebes 1, upper-egypt 1, western-desert 1"
    short = five(
        nation("Egypt", "memphis city, thebes city, gaza city, tanis city, sais 2".replace("sais", "siwa"), tokens=3)
    )
    outcome = play(short, "epidemic", "Egypt")
    assert total(outcome) == 9, "two tokens for cities: the one in stock and the one just lost"
    reason = refusal(short, "epidemic", "Egypt", "Egypt own_losses memphis 3, thebes 3, gaza 3")
    assert reason.key == "calamity-stock"


def test_30_612_tokens_beside_a_city_are_told_apart() -> None:
    position = table(nation("Egypt", "memphis city, memphis 3"))
    outcome = play(position, "epidemic", "Egypt")
    assert units(outcome, "Egypt") == "memphis 2", "one that stays, and one for the city"


@pytest.mark.parametrize(
    ("clause", "edition", "cards", "points"),
    [
        ("30.611", "descartes", "", 16),
        ("30.613", "descartes", "Medicine", 8),
        ("30.614", "descartes", "Road Building", 21),
        ("30.615", "descartes", "Medicine, Road Building", 13),
        ("30.613", "avalon_hill", "Medicine", 8),
        ("30.615", "avalon_hill", "Medicine, Road Building", 13),
    ],
)
def test_ones_own_loss_by_clause(clause: str, edition: str, cards: str, points: int) -> None:
    position = five(nation("Egypt", f"{EGYPT}, tanis city, gaza city", cards=cards), edition=edition)
    assert total(play(position, "epidemic", "Egypt")) == points, clause


@pytest.mark.parametrize(
    ("clause", "edition", "cards", "order", "points"),
    [
        ("30.613", "descartes", "Medicine", 7, 5),
        ("30.613", "descartes", "Medicine", 3, 3),
        ("30.613", "avalon_hill", "Medicine", 7, 2),
        ("30.613", "avalon_hill", "Medicine", 3, 0),
        ("30.614", "descartes", "Road Building", 3, 8),
        ("30.615", "descartes", "Medicine, Road Building", 7, 10),
        ("30.615", "avalon_hill", "Medicine, Road Building", 3, 5),
    ],
)
def test_a_secondary_loss_by_clause(clause: str, edition: str, cards: str, order: int, points: int) -> None:
    asia = nation("Asia", "sinope city, sardes city, mikop 2, ionia 3, galatia 2", cards=cards)
    orders = f"Egypt allocation Asia {order}, Assyria 10, Babylon {25 - 10 - order - 2}, Crete 2"
    outcome = play(five(asia=asia, edition=edition), "epidemic", "Egypt", OWN, orders, "Crete losses knossos 2")
    assert (total(outcome) if asked(outcome)[-1] == "Asia losses" else 0) == points, clause


def test_30_614_roads_cost_more_than_the_ten_that_others_can_lose() -> None:
    asia = nation("Asia", "sinope city, sardes city, mikop 5, ionia 6, galatia 6", cards="Road Building")
    orders = "Egypt allocation Asia 10, Assyria 10, Babylon 5"
    outcome = play(five(asia=asia), "epidemic", "Egypt", OWN, orders)
    assert (asked(outcome)[-1], total(outcome)) == ("Asia losses", 15)


def test_30_614_a_player_ordered_to_lose_nothing_loses_nothing_for_roads() -> None:
    asia = nation("Asia", "sinope city, mikop 2, ionia 3", cards="Road Building")
    orders = "Egypt allocation Assyria 10, Babylon 10, Crete 5"
    outcome = play(five(asia=asia), "epidemic", "Egypt", OWN, orders, "Crete losses knossos 4, phaestos 1")
    assert units(outcome, "Asia") == "ionia 3, mikop 2, sinope city"


def test_the_arithmetic_of_medicine_and_roads_is_told() -> None:
    egypt = nation("Egypt", EGYPT, cards="Medicine, Road Building")
    done = play(five(egypt), "epidemic", "Egypt", "Egypt own_losses memphis 4, thebes 4, fayum 4, upper-egypt 1")
    assert "min(16, Medicine 8) + Road Building 5 = 13" in {effect.arithmetic for effect in done.effects}
