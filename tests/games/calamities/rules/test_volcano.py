"""30.21: volcanoes and earthquakes."""

import pytest

from bot.games.calamities.rules import Position
from tests.games.calamities.rules.boards import asked, nation, options, play, refusal, table, units

VESUVIUS = "neapolis city, campania 1"


def test_30_211_all_units_near_the_volcano_go_regardless_of_owner() -> None:
    position = table(nation("Italy", f"{VESUVIUS}, roma 2"), nation("Africa", "campania 2, carthago 1"))
    outcome = play(position, "volcano_earthquake", "Italy")
    assert units(outcome, "Italy") == "roma 2"
    assert units(outcome, "Africa") == "carthago 1"
    assert outcome.findings["site"] == "vesuvius"
    assert {effect.clause for effect in outcome.effects} == {"30.211"}


def test_30_211_descartes_compares_volcanoes_near_which_there_are_units_by_units() -> None:
    """Etna has a city (one unit), Vesuvius three tokens: in points Etna would be the worse."""
    units_of_italy = "syracus city, campania 3"
    outcome = play(table(nation("Italy", units_of_italy)), "volcano_earthquake", "Italy")
    assert outcome.findings["site"] == "vesuvius"
    assert units(outcome, "Italy") == "syracus city"
    other = play(table(nation("Italy", units_of_italy), edition="avalon_hill"), "volcano_earthquake", "Italy")
    assert other.findings["site"] == "etna"
    assert units(other, "Italy") == "campania 3"


def test_30_211_avalon_hill_counts_points() -> None:
    position = table(nation("Italy", "syracus city, neapolis city, campania 1, milazzo 2"), edition="avalon_hill")
    assert play(position, "volcano_earthquake", "Italy").findings["site"] == "etna"
    even = table(
        nation("Italy", "syracus city, neapolis city, campania 1"), nation("Africa", "milazzo 2"), edition="avalon_hill"
    )
    assert play(even, "volcano_earthquake", "Italy").findings["site"] == "etna"


def test_30_211_the_primary_victim_chooses_between_equal_eruptions() -> None:
    position = table(nation("Italy", "neapolis city, syracus city"))
    outcome = play(position, "volcano_earthquake", "Italy")
    assert asked(outcome) == ["Italy eruption_site"]
    assert options(outcome) == ["etna", "vesuvius"]
    assert refusal(position, "volcano_earthquake", "Italy", "Italy eruption_site thera").clause == "30.211"
    assert units(play(position, "volcano_earthquake", "Italy", "Italy eruption_site etna"), "Italy") == "neapolis city"


def test_30_5225_30_913_an_eruption_spares_barbarians_and_pirate_cities() -> None:
    position = table(nation("Italy", "syracus city"), barbarians={"milazzo": 2}, pirates=["neapolis"])
    outcome = play(position, "volcano_earthquake", "Italy")
    assert (outcome.position.barbarians, outcome.position.pirates) == ({"milazzo": 2}, {"neapolis"})


def test_30_211_an_eruption_may_be_ruled_to_remove_barbarians_and_pirate_cities() -> None:
    position = table(
        nation("Italy", "syracus city"), barbarians={"milazzo": 2, "roma": 1}, pirates=["milazzo", "neapolis"],
        eruption_neutral="removed",
    )  # fmt: skip
    outcome = play(position, "volcano_earthquake", "Italy")
    assert (outcome.position.barbarians, outcome.position.pirates) == ({"roma": 1}, {"neapolis"})


def test_a_nation_that_does_not_play_is_spared() -> None:
    position = table(nation("Italy", VESUVIUS), nation("Africa", "campania 1", plays=False))
    assert units(play(position, "volcano_earthquake", "Italy"), "Africa") == "campania 1"


@pytest.fixture
def quake() -> Position:
    """Gaza (1) and Jerusalem (2) touch what Egypt has."""
    return table(nation("Egypt", "tanis city, thebes city"), nation("Assyria", "gaza city"), nation("Asia", "van city"))


def test_30_212_a_city_is_destroyed_and_a_neighbours_is_reduced_where_it_costs_most(quake: Position) -> None:
    outcome = play(quake, "volcano_earthquake", "Egypt")
    assert (units(outcome, "Egypt"), units(outcome, "Assyria")) == ("thebes city", "gaza 1")
    assert units(outcome, "Asia") == "van city"
    assert [str(effect.clause) for effect in outcome.effects] == ["30.212", "30.212"]


def test_30_212_neighbours_across_the_water_count() -> None:
    position = table(nation("Crete", "knossos city"), nation("Asia", "rhodes city"))
    assert units(play(position, "volcano_earthquake", "Crete"), "Asia") == "rhodes 2"


def test_30_212_the_victim_chooses_among_equal_sites_and_then_neighbours() -> None:
    position = table(
        nation("Egypt", "thebes city, sidon city"), nation("Assyria", "tyros city"), nation("Babylon", "damascus city")
    )
    only = play(position, "volcano_earthquake", "Egypt")
    assert asked(only) == []
    assert (only.findings["site"], only.findings["secondary"]) == ("sidon", "damascus")
    even = table(
        nation("Egypt", "sidon city, antiochia city, jericho city"),
        nation("Assyria", "aleppo city"),
        nation("Babylon", "damascus city"),
    )
    outcome = play(even, "volcano_earthquake", "Egypt")
    assert options(outcome) == ["antiochia", "jericho", "sidon"]
    assert units(play(even, "volcano_earthquake", "Egypt", "Egypt city antiochia"), "Assyria") == "aleppo 2"
    two = table(
        nation("Egypt", "jericho city"), nation("Assyria", "damascus city"), nation("Babylon", "jerusalem city")
    )
    assert asked(play(two, "volcano_earthquake", "Egypt")) == ["Egypt secondary"]
    done = play(two, "volcano_earthquake", "Egypt", "Egypt secondary jerusalem")
    assert (units(done, "Assyria"), units(done, "Babylon")) == ("damascus city", "jerusalem 2")


def test_30_212_a_short_stock_makes_a_reduction_cost_more() -> None:
    position = table(
        nation("Egypt", "jericho city"), nation("Assyria", "damascus city"), nation("Babylon", "tyros city", tokens=0)
    )
    assert units(play(position, "volcano_earthquake", "Egypt"), "Babylon") == ""


def test_30_212_without_a_neighbour_the_city_is_destroyed_all_the_same() -> None:
    outcome = play(table(nation("Egypt", "thebes city")), "volcano_earthquake", "Egypt")
    assert units(outcome, "Egypt") == ""
    assert outcome.findings["secondary"] is None


def test_30_212_no_nation_without_cities_is_struck() -> None:
    position = table(nation("Egypt", "thebes 3"))
    assert play(position, "volcano_earthquake", "Egypt").position == position


def test_30_213_engineering_reduces_ones_own_city_and_keeps_one_from_being_secondary() -> None:
    position = table(
        nation("Egypt", "tanis city", cards="Engineering"),
        nation("Assyria", "gaza city", cards="Engineering"),
        nation("Babylon", "alexandria city"),
    )
    outcome = play(position, "volcano_earthquake", "Egypt")
    assert (units(outcome, "Egypt"), units(outcome, "Assyria")) == ("tanis 3", "gaza city")
    assert units(outcome, "Babylon") == "alexandria 4"
    assert "30.213" in {effect.clause for effect in outcome.effects}


def test_30_213_with_engineering_the_site_is_where_reducing_costs_most() -> None:
    position = table(nation("Egypt", "memphis city, gaza city", cards="Engineering"))
    done = play(position, "volcano_earthquake", "Egypt")
    assert units(done, "Egypt") == "gaza 1, memphis city", "four points instead of two"


def test_30_213_engineering_is_no_help_against_a_volcano() -> None:
    position = table(nation("Italy", VESUVIUS, cards="Engineering"))
    assert units(play(position, "volcano_earthquake", "Italy"), "Italy") == ""


def test_an_earthquake_among_equals_may_be_ruled_to_whom_has_most_in_stock() -> None:
    position = table(nation("Egypt", "thebes city, buhen city"), nation("Crete"), earthquake_tie="most_stock")
    assert asked(play(position, "volcano_earthquake", "Egypt")) == ["Crete city"]
