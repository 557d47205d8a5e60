"""The map that ships: whole, symmetric, and changeable by a table."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from bot.assets import folder
from bot.games.calamities.rules import BadMap, BadPosition, read_atlas
from bot.games.calamities.rules.atlas import Area, first_steps
from bot.games.calamities.rules.names import CALAMITIES, CARDS, AreaId, NationName
from tests.games.calamities.rules.atlas_faults import atlas_faults
from tests.games.calamities.rules.boards import atlas

SHARED: Final = Path(__file__).parents[5] / "shared" / "calamities" / "world.json"
MAP: Final = folder() / "calamities" / "map.txt"


def test_the_map_has_no_fault_with_the_western_extension_or_without() -> None:
    assert atlas_faults(atlas()) == []
    assert atlas_faults(atlas().without_west()) == []


def test_there_is_as_much_as_is_stated() -> None:
    assert dict(atlas().counts) == {"areas": 149, "west": 26, "nations": 10, "volcanoes": 3, "plains": 5}


def test_faults_are_found() -> None:
    text = MAP.read_text(encoding="utf-8")
    one_sided = read_atlas(text.replace("roma             2 black coast : etruria", "roma             2 black coast :"))
    assert atlas_faults(one_sided) == ["etruria has land to roma, which does not say so"]
    homeless = read_atlas(text.replace("Thrace: scythia", "Thrace:"))
    assert atlas_faults(homeless) == ["Thrace has no start area"]
    lost = read_atlas(text.replace("plain=po", ""))
    assert atlas_faults(lost) == ["4 plains instead of 5"]


def test_a_line_that_cannot_be_read_is_named() -> None:
    with pytest.raises(BadMap) as refused:
        read_atlas("[areas]\nroma : etruria\n")
    assert refused.value.reason.values == {"line": 2, "text": "roma : etruria"}


def test_without_the_western_extension_nothing_leads_there() -> None:
    east = atlas().without_west()
    assert len(east.areas) == 149 - 26
    assert "Iberia" not in east.nations
    assert AreaId("massilia") not in east[AreaId("etruria")].neighbours
    assert east.start_areas(NationName("Africa")) == ["sahara", "tripolitania", "tunisia"]


def test_what_maps_disagree_about_is_marked() -> None:
    doubts = {(" ".join(sorted(doubt.areas)), doubt.kind): doubt.is_crossed for doubt in atlas().doubts}
    assert doubts["antiochia phoenicia", "water"] is True
    assert doubts["caucasus media", "land"] is False
    assert len(doubts) == 22
    for doubt in atlas().doubts:
        one, other = (atlas()[area] for area in doubt.areas)
        near = one.land if doubt.kind == "land" else one.water
        assert (other.id in near) is doubt.is_crossed


def test_a_table_may_say_that_its_map_has_no_crossing_there() -> None:
    knossos, thera = AreaId("knossos"), AreaId("thera")
    ours = atlas().with_boundary(knossos, thera, kind="water", is_crossed=False)
    assert thera not in ours[knossos].neighbours
    assert knossos not in ours[thera].neighbours
    assert atlas_faults(ours) == []
    assert ours.with_boundary(thera, knossos, kind="water", is_crossed=True) == atlas()
    with pytest.raises(BadPosition):
        atlas().with_boundary(knossos, AreaId("atlantis"), kind="land", is_crossed=True)


def test_any_fact_may_be_overridden_and_neighbours_follow() -> None:
    roma = atlas()[AreaId("roma")]
    ours = atlas().with_areas([replace(roma, limit=5, land=roma.land - {AreaId("etruria")})])
    assert ours[AreaId("roma")].limit == 5
    assert AreaId("roma") not in ours[AreaId("etruria")].land
    assert AreaId("roma") in ours[AreaId("etruria")].water
    assert atlas_faults(ours) == []
    island = Area(AreaId("atlantis"), 2, water=frozenset({AreaId("thera")}))
    assert AreaId("atlantis") in atlas().with_areas([island])[AreaId("thera")].water


def test_overrides_that_contradict_each_other_are_refused() -> None:
    roma = replace(atlas()[AreaId("roma")], land=frozenset[AreaId]())
    with pytest.raises(BadPosition) as refused:
        atlas().with_areas([roma, atlas()[AreaId("etruria")]])
    assert refused.value.reason.key == "position-one-sided"
    nowhere = replace(roma, land=frozenset({AreaId("rom")}))
    with pytest.raises(BadPosition) as unknown:
        atlas().with_areas([nowhere])
    assert unknown.value.reason.values["nearest"] == "roma"


def test_the_nearest_area_is_suggested() -> None:
    with pytest.raises(BadPosition) as refused:
        atlas().find_area("Memfis")
    assert refused.value.reason.values == {"found": "Memfis", "nearest": "memphis"}
    assert atlas().find_area("Upper Egypt") == "upper-egypt"


def test_the_shortest_way_starts_beside_and_passes_only_where_it_may() -> None:
    start, target = AreaId("crimea"), {AreaId("moesia")}
    assert first_steps(atlas(), start, target, lambda _: True) == ["danube"]
    around = first_steps(atlas(), start, target, lambda area: area != "danube")
    assert around == ["scythia"]
    assert first_steps(atlas(), AreaId("thera"), target, lambda _: False) == []


@pytest.mark.skipif(not SHARED.is_file(), reason="the map's source is not at hand")
def test_the_facts_are_those_of_the_source() -> None:
    world: dict[str, Any] = json.loads(SHARED.read_text(encoding="utf-8"))
    assert [card["name"] for card in world["civilization_cards"]] == list(CARDS)
    assert [each["id"] for each in world["calamities"]] == list(CALAMITIES)
    for each in world["calamities"]:
        ours = CALAMITIES[each["id"]]
        assert (ours.stack, ours.tradable) == (each["stack"], each["tradable"])
    for facts in world["areas"]:
        area = atlas()[facts["id"]]
        assert (area.limit, area.site, area.plain) == (facts["population"], facts["city_site"], facts["flood_plain"])
        assert (area.volcano, area.coast, area.start_of) == (facts["volcano"], facts["coastal"], facts["start_area_of"])
        assert (area.land, area.water) == (set(facts["land_adjacent"]), set(facts["water_adjacent"]))
    order = [nation["name"] for nation in world["nations"]]
    assert [nation for nation in atlas().nations if nation in order] == order
