"""30.51: floods."""

from dataclasses import replace

from bot.games.calamities.rules import Position
from bot.games.calamities.rules.names import TABLE, AreaId
from tests.games.calamities.rules.boards import asked, nation, options, play, refusal, table, total, units

NILE = "upper-egypt 4, fayum 5, tanis 3, memphis city, alexandria city"


def test_30_511_at_most_seventeen_points_on_the_plain() -> None:
    position = table(nation("Egypt", f"{NILE}, thebes city, buhen 3"))
    outcome = play(position, "flood", "Egypt")
    assert (asked(outcome), total(outcome), outcome.findings["site"]) == (["Egypt losses"], 17, "nile")
    dry = "Egypt losses memphis eliminate, alexandria eliminate, fayum 5, buhen 2"
    assert refusal(position, "flood", "Egypt", dry).key == "calamity-not-there"
    done = play(position, "flood", "Egypt", "Egypt losses memphis eliminate, alexandria eliminate, fayum 5, tanis 2")
    assert units(done, "Egypt") == "buhen 3, tanis 1, thebes city, upper-egypt 4"


def test_30_511_cities_on_black_sites_are_safe_and_those_without_a_site_are_not() -> None:
    position = table(nation("Thrace", "danube 5, moesia city"))
    done = play(position, "flood", "Thrace")
    assert (units(done, "Thrace"), done.findings["primary_loss"]) == ("moesia city", 5)
    siteless = table(nation("Thrace", "danube city"))
    assert units(play(siteless, "flood", "Thrace"), "Thrace") == ""
    white = table(nation("Thrace", "thyras city"))
    assert units(play(white, "flood", "Thrace"), "Thrace") == ""


def test_30_511_what_is_not_exact_stays_below_seventeen() -> None:
    cities = nation("Babylon", "babylon city, ur city, charax city, mesopotamia city, babylonia city, sumeria 1")
    outcome = play(table(cities, partial_city_loss="no"), "flood", "Babylon")
    assert total(outcome) == 16


def test_30_514_a_city_on_a_black_site_is_a_unit_on_its_plain_so_that_no_coastal_city_is_lost() -> None:
    position = table(nation("Babylon", "susa city, tyros city, elam 3"), nation("Asia", "sumeria 2"))
    done = play(position, "flood", "Babylon")
    assert done.findings["site"] == position.atlas[AreaId("susa")].plain
    assert units(done, "Babylon") == "elam 3, susa city, tyros city"
    assert units(done, "Asia") == "", "it is this plain that is flooded (30.512)"


def test_30_513_a_city_on_a_black_site_does_not_count_when_plains_are_compared() -> None:
    position = table(nation("Babylon", "susa city, fayum 1"))
    done = play(position, "flood", "Babylon")
    assert (done.findings["site"], units(done, "Babylon")) == ("nile", "susa city")


EGYPT = nation("Egypt", "tanis 3, thebes city")
ASIA = nation("Asia", "memphis city, fayum 5")
CRETE = nation("Crete", "upper-egypt 4, knossos city")


def test_30_512_ten_points_of_others_are_divided_by_the_primary_victim() -> None:
    position = table(EGYPT, ASIA, CRETE)
    outcome = play(position, "flood", "Egypt")
    assert asked(outcome) == ["Egypt allocation"]
    assert outcome.pending is not None
    assert outcome.pending.limits() == {"total": 10, "options": {"Crete": 4, "Asia": 10}}
    for wrong, key in (
        ("Asia 5, Crete 5", "calamity-cap"),
        ("Asia 9", "calamity-all-of-it"),
        ("Egypt 3, Asia 7", "calamity-spared"),
    ):
        reason = refusal(position, "flood", "Egypt", f"Egypt allocation {wrong}")
        assert (reason.key, reason.clause) == (key, "30.512")
    orders = "Egypt allocation Asia 7, Crete 3"
    done = play(position, "flood", "Egypt", orders, "Asia losses memphis eliminate, fayum 2")
    assert (units(done, "Asia"), units(done, "Crete")) == ("fayum 3", "knossos city, upper-egypt 1")


def test_30_512_ten_points_or_fewer_all_go_without_a_word() -> None:
    done = play(table(EGYPT, ASIA), "flood", "Egypt")
    assert (asked(done), units(done, "Asia")) == ([], "")
    ruled = table(EGYPT, nation("Asia", "memphis city, fayum 4"), short_pool="nothing")
    assert units(play(ruled, "flood", "Egypt"), "Asia") == "", "that ruling is about orders, and this is none"
    eleven = table(EGYPT, nation("Asia", "memphis city, fayum 5, upper-egypt 1"))
    assert asked(play(eleven, "flood", "Egypt")) == ["Asia losses"]


def test_30_512_only_the_flooded_plain_counts_and_no_unit_that_is_safe() -> None:
    position = table(EGYPT, nation("Asia", "babylonia 4, fayum 1, buhen city"))
    assert units(play(position, "flood", "Egypt"), "Asia") == "babylonia 4, buhen city"


def test_30_513_the_plain_with_most_points_is_flooded() -> None:
    position = table(nation("Egypt", "fayum 4, memphis city, babylonia 4, mesopotamia 3"))
    done = play(position, "flood", "Egypt")
    assert (done.findings["site"], units(done, "Egypt")) == ("nile", "babylonia 4, mesopotamia 3")


def test_30_513_the_victim_chooses_between_equal_plains() -> None:
    position = table(nation("Egypt", "fayum 4, babylonia 4"))
    outcome = play(position, "flood", "Egypt")
    assert (asked(outcome), options(outcome)) == (["Egypt flood_plain"], ["nile", "tigris-euphrates"])
    assert units(play(position, "flood", "Egypt", "Egypt flood_plain nile"), "Egypt") == "babylonia 4"
    assert refusal(position, "flood", "Egypt", "Egypt flood_plain po").clause == "30.513"


def test_30_513_black_sites_do_not_count_when_plains_are_compared() -> None:
    position = table(nation("Thrace", "moesia city, danube 1, etruria 2"))
    assert play(position, "flood", "Thrace").findings["site"] == "po"


def test_30_514_a_coastal_city_of_the_victims_choice_is_eliminated() -> None:
    position = table(nation("Crete", "knossos city, phaestos city"), nation("Asia", "sinope city"))
    done = play(position, "flood", "Crete", "Crete city knossos")
    assert (units(done, "Crete"), units(done, "Asia")) == ("phaestos city", "sinope city")
    assert refusal(position, "flood", "Crete", "Crete city sinope").clause == "30.514"
    inland = table(nation("Assyria", "niniveh city, aleppo city"))
    assert play(inland, "flood", "Assyria").position == inland


def test_30_515_engineering_loses_seven_at_most() -> None:
    position = table(nation("Egypt", NILE, cards="Engineering"))
    assert total(play(position, "flood", "Egypt")) == 7
    cities = table(nation("Egypt", "memphis city, alexandria city", cards="Engineering"), partial_city_loss="no")
    assert total(play(cities, "flood", "Egypt")) == 5


def test_30_515_what_engineering_spares_a_secondary_victim_is_not_passed_on() -> None:
    engineer = nation("Asia", "memphis city, fayum 5", cards="Engineering")
    position = table(EGYPT, engineer, CRETE)
    outcome = play(position, "flood", "Egypt", "Egypt allocation Asia 9, Crete 1")
    assert (asked(outcome)[-1], total(outcome)) == ("Asia losses", 7)
    assert units(outcome, "Crete") == "knossos city, upper-egypt 3", "one point each, in A.S.T. order"
    few = play(table(EGYPT, engineer), "flood", "Egypt")
    assert (asked(few), total(few)) == (["Asia losses"], 7)
    ruled = replace(position, rulings=replace(position.rulings, flood_cap="passed_on"))
    assert refusal(ruled, "flood", "Egypt", "Egypt allocation Asia 9, Crete 1").values["most"] == 7


def test_30_515_engineering_reduces_the_coastal_city() -> None:
    position = table(nation("Crete", "knossos city", cards="Engineering"))
    done = play(position, "flood", "Crete")
    assert (units(done, "Crete"), done.effects[-1].clause) == ("knossos 3", "30.515")


def uncertain() -> Position:
    """Ur's coast is drawn differently from map to map; here it is on no plain."""
    position = table(nation("Babylon", "ur city, niniveh city"))
    changed = replace(position.atlas[AreaId("ur")], plain=None)
    return replace(position, atlas=position.atlas.with_areas([changed]))


def test_an_uncertain_coast_is_asked_of_the_table_once() -> None:
    position = uncertain()
    outcome = play(position, "flood", "Babylon")
    assert asked(outcome) == [f"{TABLE} coast"]
    assert outcome.pending is not None
    assert outcome.pending.limits()["area"] == "ur"
    dry = play(position, "flood", "Babylon", "table coast no")
    assert units(dry, "Babylon") == "niniveh city, ur city"
    assert asked(play(dry.position, "flood", "Babylon")) == []
    assert units(play(position, "flood", "Babylon", "table coast yes"), "Babylon") == "niniveh city"
