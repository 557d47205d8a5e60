"""30.91: piracy."""

from dataclasses import replace

from bot.games.calamities.rules.names import NationName
from tests.games.calamities.rules.boards import asked, nation, options, play, refusal, table, units

EGYPT = nation("Egypt", "alexandria city, tanis city, gaza city, memphis city")
ASIA = nation("Asia", "sinope city, ionia city, kanesh city")
BABYLON = nation("Babylon", "tyros city, babylon city")
ILLYRIA = nation("Illyria", "dalmatia city")
CRETE = nation("Crete", "knossos city, phaestos city")
OWN = "Crete cities alexandria, tanis"


def test_30_911_who_passed_it_on_picks_two_coastal_cities_for_the_pirates() -> None:
    position = table(EGYPT, ASIA, BABYLON, CRETE)
    outcome = play(position, "piracy", "Egypt", traded_by="Crete")
    assert (asked(outcome), options(outcome)) == (["Crete cities"], ["alexandria", "gaza", "tanis"])
    assert refusal(position, "piracy", "Egypt", "Crete cities memphis, tanis", traded_by="Crete").clause == "30.911"
    assert refusal(position, "piracy", "Egypt", "Crete cities tanis", traded_by="Crete").key == "calamity-how-many"
    done = play(position, "piracy", "Egypt", OWN, "Egypt cities sinope, tyros", traded_by="Crete")
    assert done.findings["pirate_cities"] == ["alexandria", "sinope", "tanis", "tyros"]
    assert units(done, "Egypt") == "gaza city, memphis city"
    assert done.position.nation(NationName("Egypt")).stock_cities == 7


def test_30_911_untraded_the_owner_picks_or_whom_the_ruling_names() -> None:
    assert asked(play(table(EGYPT, ASIA), "piracy", "Egypt")) == ["Egypt cities"]
    ruled = table(EGYPT, ASIA, CRETE, chooser_untraded="most_stock")
    assert asked(play(ruled, "piracy", "Egypt")) == ["Crete cities"]


def test_30_912_two_others_lose_one_each_and_the_primary_victim_picks() -> None:
    position = table(EGYPT, ASIA, BABYLON, ILLYRIA, CRETE)
    outcome = play(position, "piracy", "Egypt", OWN, traded_by="Crete")
    assert asked(outcome)[-1] == "Egypt cities"
    assert options(outcome) == ["dalmatia", "ionia", "sinope", "tyros"]
    for wrong, key in (
        ("sinope, ionia", "calamity-one-each"),
        ("sinope", "calamity-how-many"),
        ("sinope, knossos", "calamity-no-option"),
        ("sinope, kanesh", "calamity-no-option"),
    ):
        reason = refusal(position, "piracy", "Egypt", OWN, f"Egypt cities {wrong}", traded_by="Crete")
        assert (reason.key, reason.clause) == (key, "30.912")
    done = play(position, "piracy", "Egypt", OWN, "Egypt cities ionia, dalmatia", traded_by="Crete")
    assert (units(done, "Asia"), units(done, "Illyria")) == ("kanesh city, sinope city", "")
    assert units(done, "Crete") == "knossos city, phaestos city"


def test_30_912_others_lose_even_if_the_primary_victim_has_nothing_to_lose() -> None:
    position = table(nation("Egypt", "memphis city"), ILLYRIA, nation("Babylon", "tyros city"))
    done = play(position, "piracy", "Egypt")
    assert (units(done, "Egypt"), units(done, "Illyria"), units(done, "Babylon")) == ("memphis city", "", "")


def test_30_912_one_other_loses_one_city_only() -> None:
    position = table(nation("Egypt", "memphis city"), ASIA)
    done = play(position, "piracy", "Egypt", "Egypt cities ionia")
    assert units(done, "Asia") == "kanesh city, sinope city"


def test_30_913_pirates_keep_their_cities_and_are_never_victims() -> None:
    position = table(EGYPT, ILLYRIA, pirates=["athens", "roma"])
    done = play(position, "piracy", "Egypt", "Egypt cities gaza, tanis")
    assert done.findings["pirate_cities"] == ["athens", "dalmatia", "gaza", "roma", "tanis"]
    assert play(position, "city_support_check", "Illyria").position.pirates == {"athens", "roma"}


NEARLY_ALL = ["athens", "roma", "carthago", "troy", "sidon", "miletus", "argos", "sparta"]


def test_without_a_free_pirate_city_a_city_is_eliminated_the_primary_victims_last() -> None:
    position = table(EGYPT, ILLYRIA, nation("Babylon", "tyros city"), pirates=NEARLY_ALL)
    done = play(position, "piracy", "Egypt", "Egypt cities tanis, gaza")
    assert "tanis" in done.position.pirates
    assert len(done.position.pirates) == 9
    assert (units(done, "Egypt"), units(done, "Illyria")) == ("alexandria city, memphis city", "")
    ruled = replace(position, rulings=replace(position.rulings, pirates="spared"))
    assert units(play(ruled, "piracy", "Egypt", "Egypt cities tanis, gaza"), "Illyria") == "dalmatia city"


def test_where_pirates_are_short_the_order_is_asked_even_if_all_go() -> None:
    position = table(nation("Egypt", "gaza city, tanis city"), pirates=NEARLY_ALL)
    assert asked(play(position, "piracy", "Egypt")) == ["Egypt cities"]
    done = play(position, "piracy", "Egypt", "Egypt cities gaza, tanis")
    assert "gaza" in done.position.pirates
    assert units(done, "Egypt") == ""
