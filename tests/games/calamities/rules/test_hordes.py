"""30.52: Barbarian Hordes. The French rules print this text under the title 30.61."""

import pytest

from bot.games.calamities.rules import Outcome
from bot.games.calamities.rules.hordes import fight_out, invade
from bot.games.calamities.rules.names import AreaId, NationName
from tests.games.calamities.rules.boards import asked, nation, options, play, table, units


def march(outcome: Outcome) -> list[tuple[str, int, int, int]]:
    """The steps: area, entering, damage, left."""
    steps = outcome.findings["steps"]
    assert isinstance(steps, list)
    return [tuple(step.values()) for step in steps]  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType, reportUnknownArgumentType]  # as JSON has it


@pytest.mark.parametrize(
    ("sides", "limit", "left"),
    [
        ({"b": 15, "v": 3}, 3, {"b": 13, "v": 0}),
        ({"b": 2, "v": 2}, 3, {"b": 1, "v": 1}),
        ({"b": 2, "v": 2}, 4, {"b": 2, "v": 2}),
        ({"b": 7, "v": 6}, 3, {"b": 2, "v": 1}),
        ({"b": 3, "v": 3}, 0, {"b": 0, "v": 0}),
        ({"b": 15, "v": 2, "w": 2}, 5, {"b": 14, "v": 0, "w": 0}),
        ({"b": 4, "v": 2, "w": 1}, 3, {"b": 3, "v": 0, "w": 0}),
        ({"b": 15}, 3, {"b": 15}),
    ],
)
def test_30_5212_conflict_takes_one_from_each_side_in_turn_the_smaller_first(
    sides: dict[str, int], limit: int, left: dict[str, int]
) -> None:
    found = fight_out({NationName(name): count for name, count in sides.items()}, limit)
    assert found == left


def test_30_5211_fifteen_land_in_the_start_area_that_costs_most() -> None:
    position = table(nation("Illyria", "germania 3, sudeten 1"))
    done = play(position, "barbarian_hordes", "Illyria", traded_by="Asia")
    assert march(done)[0] == ("germania", 15, 3, 13)
    first = done.effects[0]
    assert (first.kind, first.nation, first.area, first.tokens) == ("place", "Barbarians", "germania", 15)
    assert first.clause == "30.5211"


def test_30_5211_an_empty_start_area_comes_before_one_with_foreign_units() -> None:
    position = table(nation("Illyria", "dalmatia 2"), nation("Italy", "germania 2"))
    assert march(play(position, "barbarian_hordes", "Illyria"))[0][0] == "sudeten"
    taken = table(nation("Illyria", "dalmatia 2"), nation("Italy", "germania 2, sudeten 1"))
    outcome = play(taken, "barbarian_hordes", "Illyria", traded_by="Asia")
    assert (asked(outcome), options(outcome)) == (["Asia start_area"], ["germania", "sudeten"])


def test_30_5211_a_start_area_with_barbarians_only_comes_between_empty_and_foreign_ones() -> None:
    empty = table(nation("Illyria", "dalmatia 2"), barbarians={"sudeten": 1})
    assert march(play(empty, "barbarian_hordes", "Illyria", traded_by="Asia"))[0][0] == "germania"
    foreign = table(nation("Illyria", "dalmatia 2"), nation("Italy", "germania 2"), barbarians={"sudeten": 1})
    assert march(play(foreign, "barbarian_hordes", "Illyria", traded_by="Asia"))[0][0] == "sudeten"


def test_30_5212_the_conflict_where_they_land_hits_other_nations_too() -> None:
    position = table(nation("Thrace", "scythia 2"), nation("Asia", "scythia 1"))
    done = play(position, "barbarian_hordes", "Thrace")
    assert (units(done, "Thrace"), units(done, "Asia")) == ("", "")
    assert {effect.clause for effect in done.effects if effect.kind == "remove" and effect.nation == "Asia"} == {
        "30.5212"
    }


def test_30_5221_the_surplus_moves_where_it_costs_most_now() -> None:
    position = table(nation("Thrace", "scythia 3, danube 4, dacia 2"))
    done = play(position, "barbarian_hordes", "Thrace", traded_by="Asia")
    assert march(done) == [("scythia", 15, 3, 13), ("danube", 10, 4, 7), ("dacia", 2, 1, 1)]
    moves = [(str(effect.area), str(effect.to), effect.tokens) for effect in done.effects if effect.kind == "move"]
    assert moves == [("scythia", "danube", 10), ("danube", "dacia", 2)]


def test_30_5222_they_go_on_until_none_is_too_many_and_exceed_no_limit() -> None:
    position = table(nation("Illyria", "dacia 3, illyricum 2, dalmatia 2, pannonia 3"))
    done = play(position, "barbarian_hordes", "Illyria", "Asia start_area sudeten", traded_by="Asia")
    left = done.position.barbarians
    assert all(count <= done.position.atlas[area].limit for area, count in left.items())
    assert done.findings["barbarians_lost"] == 15 - sum(left.values())


def test_30_5222_a_surplus_that_has_nowhere_to_go_is_removed() -> None:
    position = table(nation("Thrace", "scythia 3"))
    done = play(position, "barbarian_hordes", "Thrace")
    assert (done.position.barbarians, done.findings["barbarians_lost"]) == ({"scythia": 3}, 12)
    assert done.effects[-1].clause == "30.5222"
    ruled = play(
        table(nation("Thrace", "scythia 3"), barbarian_stop="spread"), "barbarian_hordes", "Thrace", traded_by="Asia"
    )
    assert asked(ruled) == ["Asia march"]


def test_30_5223_they_cross_water_boundaries_and_no_open_sea() -> None:
    position = table(nation("Thrace", "scythia 3, kuban 1, lemnos 1"))
    done = play(position, "barbarian_hordes", "Thrace")
    assert march(done)[1][0] == "kuban"
    nearer = table(nation("Thrace", "scythia 3, kuban 2, dacia 1"))
    assert march(play(nearer, "barbarian_hordes", "Thrace"))[1][:3] == ("kuban", 10, 2)
    alone = table(nation("Africa", "sahara 1, rhodes 1"))
    first = play(alone, "barbarian_hordes", "Africa", traded_by="Asia")
    assert "rhodes" not in options(first)


def test_30_5223_all_that_are_too_many_move_together_and_the_limit_stays() -> None:
    done = play(table(nation("Thrace", "scythia 3, danube 5")), "barbarian_hordes", "Thrace")
    assert march(done)[1] == ("danube", 10, 5, 6)
    assert done.position.barbarians == {"scythia": 3, "danube": 5}


def test_30_5224_no_step_is_taken_for_the_sake_of_the_next() -> None:
    """Behind Crimea (1) lies nothing, behind Danube (0) a whole nation: the one token now counts."""
    position = table(nation("Thrace", "scythia 3, crimea 2, moesia 4, thyras 2"))
    done = play(position, "barbarian_hordes", "Thrace", traded_by="Asia")
    assert march(done)[1][:3] == ("crimea", 10, 2)


def test_30_5231_areas_of_the_victim_alone_come_first() -> None:
    position = table(nation("Thrace", "scythia 3, danube 5, dacia 1"), nation("Asia", "danube 1"))
    done = play(position, "barbarian_hordes", "Thrace", traded_by="Asia")
    assert march(done)[1][0] == "dacia", "though danube would cost five"
    assert march(done)[2][0] == "danube"


def test_30_5231_otherwise_the_nearest_area_where_they_can_do_damage() -> None:
    position = table(nation("Thrace", "scythia 3, moesia 2, illyricum 2"), nation("Asia", "danube 1"))
    outcome = play(position, "barbarian_hordes", "Thrace", traded_by="Asia")
    assert (asked(outcome), options(outcome)) == (["Asia march"], ["dacia", "danube"])
    done = play(position, "barbarian_hordes", "Thrace", "Asia march danube", traded_by="Asia")
    assert units(done, "Asia") == "", "30.5232: everyone on the way is fought"
    assert march(done)[1:3] == [("danube", 10, 0, 10), ("moesia", 5, 2, 4)]


def test_30_5231_what_cannot_be_hurt_is_not_entered() -> None:
    """Two of them cannot hurt a city, nor a token that has room beside them."""
    position = table(nation("Thrace", "scythia 3, danube 4, thyras city, dacia 1"))
    done = play(position, "barbarian_hordes", "Thrace")
    assert (march(done)[-1][0], done.pending) == ("danube", None)
    assert units(done, "Thrace") == "dacia 1, thyras city"


def test_30_5231_of_areas_shared_with_others_the_worst_is_entered() -> None:
    position = table(nation("Thrace", "scythia 3, danube 4, dacia 1"), nation("Asia", "danube 1, dacia 1"))
    done = play(position, "barbarian_hordes", "Thrace", traded_by="Asia")
    assert march(done)[1][:3] == ("danube", 10, 4)


def test_30_5232_they_do_not_fight_themselves() -> None:
    position = table(nation("Thrace", "moesia 3"), barbarians={"danube": 5, "scythia": 3})
    done = play(position, "barbarian_hordes", "Thrace", "Asia march danube", traded_by="Asia")
    assert march(done)[:2] == [("scythia", 15, 0, 18), ("danube", 15, 0, 20)]
    assert dict(done.position.barbarians)[AreaId("danube")] == 5


def test_30_5232_a_foreign_city_on_the_shortest_way_is_entered_even_by_too_few() -> None:
    """Seven attack a city (eight against Engineering); fewer die."""
    foreign = nation("Asia", "thyras city, dacia city")
    position = table(nation("Thrace", "scythia 3, danube 5, moesia 4"), foreign)
    assert march(play(position, "barbarian_hordes", "Thrace"))[1][0] == "danube"
    blocked = table(
        nation("Babylon", "media 2, babylonia 2"), nation("Assyria", "lesser-armenia 1, elam city, parthia city")
    )
    outcome = play(blocked, "barbarian_hordes", "Babylon", "Asia march elam", traded_by="Asia")
    assert "elam" not in units(outcome, "Assyria")


@pytest.mark.parametrize(
    ("cards", "entering", "left", "damage"),
    [("", 7, 2, 4), ("", 6, 0, 0), ("Engineering", 7, 0, 0), ("Engineering", 8, 2, 4)],
)
def test_30_525_a_city_attacked_is_replaced_by_tokens_that_fight(
    cards: str, entering: int, left: int, damage: int
) -> None:
    thrace = nation("Thrace", "bycantinum city", cards=cards)
    battle = invade(table(thrace), AreaId("bycantinum"), entering)
    assert (battle.barbarians, battle.damage(thrace)) == (left, damage)


def test_30_525_defenders_come_from_stock_and_no_trade_card_is_drawn() -> None:
    position = table(nation("Thrace", "scythia city", tokens=2))
    done = play(position, "barbarian_hordes", "Thrace")
    assert march(done) == [("scythia", 15, 5, 14)]
    assert (units(done, "Thrace"), {effect.kind for effect in done.effects}) == ("", {"place", "reduce", "remove"})
    assert done.position.nation(NationName("Thrace")).stock_cities == 9


def test_30_5241_who_passed_it_on_decides_between_equals() -> None:
    position = table(nation("Thrace", "scythia 3, danube 2, dacia 2"))
    outcome = play(position, "barbarian_hordes", "Thrace", traded_by="Crete")
    assert (asked(outcome), options(outcome)) == (["Crete march"], ["dacia", "danube"])


def test_30_5241_untraded_it_is_who_has_most_in_stock() -> None:
    thrace = nation("Thrace", "scythia 3, danube 2, dacia 2", tokens=30)
    many_tokens = nation("Asia", "sinope city, sardes city, troy city")
    many_cities = nation("Egypt", "fayum 5, buhen 3, upper-egypt 4")
    assert asked(play(table(thrace, many_tokens, many_cities), "barbarian_hordes", "Thrace")) == ["Asia march"]
    points = table(thrace, many_tokens, many_cities, edition="avalon_hill")
    assert asked(play(points, "barbarian_hordes", "Thrace")) == ["Egypt march"]
    alone = table(nation("Thrace", "scythia 3, danube 2, dacia 2"))
    assert asked(play(alone, "barbarian_hordes", "Thrace")) == ["Thrace march"]


def test_30_5242_barbarians_bear_none_of_a_players_cards() -> None:
    """Agriculture gives its holder room for one more; they count by the limit printed."""
    position = table(nation("Thrace", "scythia 3", cards="Agriculture, Metalworking, Engineering"))
    done = play(position, "barbarian_hordes", "Thrace")
    assert (march(done), done.position.barbarians) == ([("scythia", 15, 3, 13)], {"scythia": 3})
    farmers = table(nation("Thrace", "scythia 3, danube 4, dacia 2", cards="Agriculture"))
    assert march(play(farmers, "barbarian_hordes", "Thrace"))[-1] == ("dacia", 2, 1, 1)


def test_30_526_crete_is_never_the_primary_victim() -> None:
    position = table(nation("Crete", "knossos city, phaestos 2"), barbarians={"athens": 2})
    done = play(position, "barbarian_hordes", "Crete")
    assert (done.position, done.findings["barbarians_after"]) == (position, {"athens": 2})
