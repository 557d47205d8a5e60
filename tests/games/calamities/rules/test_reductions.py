"""30.32 Superstition, 30.71 Civil Disorder, 30.81 Iconoclasm and Heresy: cities reduced by choice."""

import pytest

from tests.games.calamities.rules.boards import asked, nation, options, play, refusal, table, units

SIX = "memphis city, alexandria city, tanis city, thebes city, gaza city, jerusalem city"


def how_many(calamity: str, cards: str, cities: str = SIX) -> object:
    """How many of six cities a calamity reduces for a holder of these cards."""
    return play(table(nation("Egypt", cities, cards=cards)), calamity, "Egypt").findings["count"]


def test_30_321_three_cities_are_reduced_in_the_order_named() -> None:
    position = table(nation("Egypt", SIX))
    done = play(position, "superstition", "Egypt", "Egypt cities gaza, thebes, tanis")
    assert units(done, "Egypt") == "alexandria city, gaza 1, jerusalem city, memphis city, tanis 3, thebes 3"
    reduced = [effect.area for effect in done.effects if effect.kind == "reduce"]
    assert reduced == ["gaza", "thebes", "tanis"]


def test_30_321_exactly_three_different_cities_of_ones_own_are_named() -> None:
    position = table(nation("Egypt", SIX), nation("Asia", "sinope city"))
    for wrong, key in (
        ("gaza, thebes", "calamity-how-many"),
        ("gaza, thebes, tanis, memphis", "calamity-how-many"),
        ("gaza, gaza, tanis", "calamity-twice"),
        ("gaza, thebes, sinope", "calamity-no-option"),
    ):
        reason = refusal(position, "superstition", "Egypt", f"Egypt cities {wrong}")
        assert (reason.key, reason.clause) == (key, "30.321")


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("", 3),
        ("Mysticism", 2),
        ("Deism", 1),
        ("Enlightenment", 0),
        ("Mysticism, Deism", 1),
        ("Mysticism, Deism, Enlightenment", 0),
        ("Monotheism, Theology", 3),
    ],
)
def test_30_322_the_highest_religion_counts_alone(cards: str, count: int) -> None:
    assert how_many("superstition", cards) == count


def test_all_cities_go_where_there_are_fewer() -> None:
    done = play(table(nation("Egypt", "memphis city, gaza city")), "superstition", "Egypt")
    assert (asked(done), units(done, "Egypt")) == ([], "gaza 1, memphis 3")


def test_where_stock_is_short_the_order_is_asked_even_if_all_go() -> None:
    position = table(nation("Egypt", "memphis city, gaza city, thebes city", tokens=4))
    done = play(position, "superstition", "Egypt", "Egypt cities gaza, thebes, memphis")
    assert units(done, "Egypt") == "gaza 1, thebes 3"
    assert units(play(position, "superstition", "Egypt", "Egypt cities memphis, gaza, thebes"), "Egypt") == (
        "gaza 1, memphis 3"
    )
    empty = table(nation("Egypt", "memphis city, gaza city", tokens=0))
    assert asked(play(empty, "superstition", "Egypt")) == [], "an order makes no difference without any stock"


def test_agriculture_leaves_one_more_token_where_its_holder_is_alone() -> None:
    position = table(nation("Egypt", "memphis city, gaza city", cards="Agriculture"), barbarians={"gaza": 1})
    assert units(play(position, "superstition", "Egypt"), "Egypt") == "memphis 4"


@pytest.mark.parametrize(
    ("clause", "cards", "count"),
    [
        ("30.711", "", 3),
        ("30.712", "Music", 2),
        ("30.712", "Drama and Poetry", 2),
        ("30.712", "Law", 2),
        ("30.712", "Democracy", 2),
        ("30.713", "Military", 4),
        ("30.714", "Road Building", 4),
        ("30.715", "Music, Law, Military, Road Building", 3),
        ("30.715", "Music, Law, Democracy, Drama and Poetry", 0),
        ("30.715", "Music, Law, Democracy, Drama and Poetry, Military", 0),
    ],
)
def test_civil_disorder_by_clause(clause: str, cards: str, count: int) -> None:
    assert how_many("civil_disorder", cards) == count, clause


def test_30_711_never_more_than_there_are_nor_less_than_none() -> None:
    assert how_many("civil_disorder", "Military, Road Building", "memphis city") == 1
    assert how_many("civil_disorder", "Music, Law, Military", "memphis city") == 0
    position = table(nation("Egypt", SIX))
    done = play(position, "civil_disorder", "Egypt", "Egypt cities gaza, thebes, tanis")
    assert refusal(position, "civil_disorder", "Egypt", "Egypt cities gaza").clause == "30.711"
    assert [effect.area for effect in done.effects if effect.kind == "reduce"] == ["gaza", "thebes", "tanis"]


def test_30_715_relief_may_be_ruled_to_spare_only_what_is_beyond_three() -> None:
    three = nation("Egypt", "memphis city, gaza city, tanis city", cards="Music, Law, Military")
    assert play(table(three), "civil_disorder", "Egypt").findings["count"] == 0
    ruled = table(three, civil_disorder_count="excess_only")
    assert play(ruled, "civil_disorder", "Egypt").findings["count"] == 1


@pytest.mark.parametrize(
    ("clause", "cards", "count"),
    [
        ("30.811", "", 4),
        ("30.812", "Law", 3),
        ("30.813", "Philosophy", 3),
        ("30.814", "Theology", 1),
        ("30.815", "Monotheism", 5),
        ("30.816", "Road Building", 5),
        ("30.817", "Law, Philosophy, Theology", 0),
        ("30.817", "Law, Theology, Road Building", 1),
        ("30.817", "Monotheism, Road Building", 6),
    ],
)
def test_iconoclasm_by_clause(clause: str, cards: str, count: int) -> None:
    assert how_many("iconoclasm_heresy", cards) == count, clause


def test_the_arithmetic_of_iconoclasm_is_told() -> None:
    position = table(nation("Egypt", SIX, cards="Law, Road Building"))
    outcome = play(position, "iconoclasm_heresy", "Egypt")
    assert "4 − Law 1 + Roadbuilding 1 = 4" in {effect.arithmetic for effect in outcome.effects}


SPARED = nation("Egypt", "memphis city", cards="Law, Philosophy, Theology")
ASIA = nation("Asia", "sinope city, sardes city, ionia 3")
BABYLON = nation("Babylon", "babylon city, ur city, elam 3")
CRETE = nation("Crete", "knossos city, phaestos city")


def test_30_818_two_cities_of_others_are_ordered_and_each_picks_their_own() -> None:
    position = table(SPARED, ASIA, BABYLON, CRETE)
    outcome = play(position, "iconoclasm_heresy", "Egypt", traded_by="Crete")
    assert asked(outcome) == ["Egypt allocation"]
    assert options(outcome) == ["Asia", "Babylon"]
    done = play(
        position, "iconoclasm_heresy", "Egypt", "Egypt allocation Asia 1, Babylon 1", "Asia cities sardes",
        "Babylon cities ur", traded_by="Crete",
    )  # fmt: skip
    assert units(done, "Asia") == "ionia 3, sardes 2, sinope city"
    assert units(done, "Babylon") == "babylon city, elam 3, ur 3"
    assert (units(done, "Egypt"), units(done, "Crete")) == ("memphis city", "knossos city, phaestos city")


def test_30_818_the_full_two_are_ordered_and_not_of_who_passed_it_on() -> None:
    position = table(SPARED, ASIA, BABYLON, CRETE)
    for wrong, key in (("Asia 1", "calamity-all-of-it"), ("Asia 1, Crete 1", "calamity-spared")):
        reason = refusal(position, "iconoclasm_heresy", "Egypt", f"Egypt allocation {wrong}", traded_by="Crete")
        assert (reason.key, reason.clause) == (key, "30.818")


def test_30_818_both_may_be_of_one_nation() -> None:
    position = table(SPARED, ASIA, BABYLON)
    done = play(position, "iconoclasm_heresy", "Egypt", "Egypt allocation Asia 2")
    assert asked(done) == ["Egypt allocation"], "both of Asia's cities go"
    assert units(done, "Asia") == "ionia 3, sardes 2, sinope 2"


def test_30_819_philosophy_loses_one_at_most_and_theology_none() -> None:
    philosopher = nation("Asia", "sinope city, sardes city", cards="Philosophy")
    theologian = nation("Babylon", "babylon city, ur city", cards="Theology")
    position = table(SPARED, philosopher, theologian, CRETE)
    reason = refusal(position, "iconoclasm_heresy", "Egypt", "Egypt allocation Asia 2")
    assert (reason.key, reason.values["most"]) == ("calamity-cap", 1)
    two = "Egypt allocation Babylon 1, Crete 1"
    assert refusal(position, "iconoclasm_heresy", "Egypt", two).values["most"] == 0
    assert play(position, "iconoclasm_heresy", "Egypt", "Egypt allocation Asia 1, Crete 1").pending is not None


def test_30_818_may_be_ruled_so_that_the_primary_victim_picks_the_cities() -> None:
    position = table(SPARED, ASIA, BABYLON, iconoclasm_city="primary")
    outcome = play(position, "iconoclasm_heresy", "Egypt", "Egypt allocation Asia 1, Babylon 1")
    assert asked(outcome)[-1] == "Egypt cities"
