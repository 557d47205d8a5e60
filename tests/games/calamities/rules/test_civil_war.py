"""30.41: civil wars."""

from typing import Any, Final

from bot.games.calamities.rules import Nation, Outcome, Position
from bot.games.calamities.rules.names import NationName
from tests.games.calamities.rules.boards import asked, nation, play, refusal, table, total, units

EGYPT: Final = "memphis city, alexandria city, tanis city, thebes city, fayum 5, upper-egypt 4, buhen 3, siwa 1, jalo 1"
"""34 points: too few for two factions unless someone adds some."""
MORE: Final = f"{EGYPT}, cyrenaica 2, nubia 1, libya 1, gaza 1, sinai 1"
"""40 points."""
FIRST: Final = "Egypt first_faction_15 memphis city, alexandria city, tanis city"
SECOND: Final = "Babylon first_faction_20 thebes city, fayum 5, upper-egypt 4, buhen 3, siwa 1, jalo 1, nubia 1"
BABYLON: Final = nation("Babylon", "elam 2")
ASIA: Final = nation("Asia", "ionia 3, galatia 2, sinope city")


def war(*answers: str, egypt: Nation | None = None, **rulings: Any) -> Outcome:
    """A civil war in Egypt, from which Babylon benefits before Asia."""
    return play(table(egypt or nation("Egypt", MORE), ASIA, BABYLON, **rulings), "civil_war", "Egypt", *answers)


def test_30_411_the_largest_stock_benefits_tokens_one_point_and_cities_five() -> None:
    few_tokens = nation("Babylon", "elam 2", tokens=12)
    outcome = play(
        table(nation("Egypt", MORE), few_tokens, nation("Asia", "sinope city", cities=2)), "civil_war", "Egypt"
    )
    assert outcome.findings["stock_points"] == {"Egypt": 35 + 25, "Asia": 55 + 5, "Babylon": 10 + 45}
    assert outcome.findings["beneficiary"] == "Asia"


def test_30_411_a_tie_goes_by_the_ast() -> None:
    outcome = play(table(nation("Egypt", MORE), nation("Asia", "ionia 2"), BABYLON), "civil_war", "Egypt")
    assert outcome.findings["beneficiary"] == "Asia"


def test_30_411_there_is_no_war_where_the_victim_has_most_in_stock() -> None:
    position = table(nation("Egypt", "thebes 3"), nation("Babylon", "elam 3, ur city"))
    outcome = play(position, "civil_war", "Egypt")
    assert (outcome.position, outcome.findings["beneficiary"]) == (position, None)


def test_30_411_a_victim_tied_for_most_has_most_only_if_first_in_the_ast() -> None:
    board = "memphis city, tanis city, thebes city, upper-egypt 4, fayum 5, buhen 3, siwa 1, jalo 1"
    later = "babylon city, ur city, niniveh city, elam 3, parthia 3, media 3, susa 5"
    tied = table(nation("Egypt", board), nation("Babylon", later))
    assert play(tied, "civil_war", "Egypt").findings["beneficiary"] == "Babylon"
    assert play(tied, "civil_war", "Babylon").findings["beneficiary"] is None


def test_30_4121_30_4123_fifteen_by_the_victim_then_twenty_by_the_beneficiary() -> None:
    assert (asked(war()), total(war())) == (["Egypt first_faction_15"], 15)
    outcome = war(FIRST)
    assert (asked(outcome)[-1], total(outcome)) == ("Babylon first_faction_20", 20)
    kept = war(FIRST, SECOND, "Egypt keep first")
    assert kept.findings["faction_points"] == {"first": 35, "second": 5}
    assert units(kept, "Babylon") == "cyrenaica 2, elam 2, gaza 1, libya 1, sinai 1"


def test_30_4121_exactly_so_many_points_of_what_there_is() -> None:
    position = table(nation("Egypt", MORE), ASIA, BABYLON)
    for wrong, key in (
        ("memphis city, alexandria city", "calamity-exact"),
        ("memphis city, alexandria city, tanis city, siwa 1", "calamity-exact"),
        ("memphis city, alexandria city, gaza city", "calamity-city-way"),
        ("memphis city, alexandria city, fayum 6", "calamity-too-many"),
    ):
        reason = refusal(position, "civil_war", "Egypt", f"Egypt first_faction_15 {wrong}")
        assert (reason.key, reason.clause) == (key, "30.4121")
    taken = "Babylon first_faction_20 memphis city, thebes city, fayum 5, upper-egypt 4, siwa 1"
    assert refusal(position, "civil_war", "Egypt", FIRST, taken).clause == "30.4123", "memphis is chosen already"


def test_30_4122_music_drama_and_democracy_add_to_the_victims_choice() -> None:
    for cards, points in (
        ("Music", 20), ("Drama and Poetry", 20), ("Democracy", 25), ("Music, Drama and Poetry", 25),
    ):  # fmt: skip
        egypt = nation("Egypt", f"{MORE}, gordium city, kanesh city, ankara city", cards=cards)
        assert total(war(egypt=egypt)) == points, cards


def test_30_4124_with_philosophy_the_beneficiary_chooses_fifteen_and_that_is_all() -> None:
    egypt = nation("Egypt", MORE, cards="Philosophy, Music, Democracy")
    outcome = war(egypt=egypt)
    assert (asked(outcome), total(outcome)) == (["Babylon first_faction_15"], 15)
    done = war("Babylon first_faction_15 memphis city, alexandria city, tanis city", "Egypt keep second", egypt=egypt)
    assert units(done, "Babylon") == "alexandria city, elam 2, memphis city, tanis city"
    assert done.findings["faction_points"] == {"first": 15, "second": 25}


def test_30_413_without_a_second_faction_there_is_no_war() -> None:
    position = table(nation("Egypt", EGYPT), ASIA, BABYLON)
    outcome = play(position, "civil_war", "Egypt")
    assert (asked(outcome), outcome.position) == ([], position)
    assert play(table(nation("Egypt", MORE, cards="Music"), ASIA, BABYLON), "civil_war", "Egypt").pending is None


MILITARY: Final = nation("Egypt", f"{MORE}, tripolitania 1", cards="Military")
OWN: Final = "Egypt first_faction_15 memphis city, alexandria city, fayum 5"
THEIRS: Final = (
    "Babylon first_faction_20 thebes city, upper-egypt 4, buhen 3, siwa 1, jalo 1, nubia 1, cyrenaica 2, libya 1, "
    "gaza 1, sinai 1"
)
"""Leaves Tanis and a token in Tripolitania."""


def test_30_414_military_costs_each_faction_five_points_next_to_the_other_if_possible() -> None:
    outcome = war(OWN, THEIRS, egypt=MILITARY)
    assert (asked(outcome)[-1], total(outcome)) == ("Egypt military_losses", 5)
    position = table(MILITARY, ASIA, BABYLON)
    far = "Egypt military_losses upper-egypt 4, gaza 1"
    reason = refusal(position, "civil_war", "Egypt", OWN, THEIRS, far)
    assert (reason.key, reason.clause) == ("calamity-near-first", "30.414")
    done = war(OWN, THEIRS, "Egypt military_losses memphis eliminate", "Egypt keep first", egypt=MILITARY)
    assert units(done, "Babylon") == "elam 2, tripolitania 1", "Tanis was the only way to lose five"
    assert "memphis" not in units(done, "Egypt")
    assert {effect.clause for effect in done.effects if effect.area in ("memphis", "tanis")} == {"30.414"}


def test_30_414_tokens_in_place_of_a_reduced_city_belong_to_its_faction() -> None:
    loss = "Egypt military_losses memphis reduce, gaza 1, sinai 1, jalo 1"
    done = war(OWN, THEIRS, loss, "Egypt keep second", egypt=MILITARY)
    assert "memphis 3" in units(done, "Babylon"), "which takes over what is left of the other faction"
    assert "memphis" not in units(done, "Egypt")


def test_30_414_both_factions_pay() -> None:
    philosopher = nation("Egypt", f"{MORE}, tripolitania 1", cards="Military, Philosophy")
    outcome = war("Babylon first_faction_15 memphis city, alexandria city, fayum 5", egypt=philosopher)
    assert asked(outcome)[-1] == "Egypt military_losses"


def test_30_414_adjacency_is_judged_on_the_factions_as_selected() -> None:
    """Gaza is adjacent to Tanis alone, which the victim loses first."""
    egypt = nation("Egypt", f"{EGYPT}, nubia 1, gaza 1, assyria 4, van 3", cards="Military")
    outcome = war(FIRST, SECOND, egypt=egypt)
    assert asked(outcome)[-1] == "Babylon military_losses", "Tanis was the only way to lose five next to Gaza"
    position = table(egypt, ASIA, BABYLON)
    far = "Babylon military_losses assyria 4, van 1"
    reason = refusal(position, "civil_war", "Egypt", FIRST, SECOND, far)
    assert (reason.values["need"], reason.values["have"]) == (1, 0)


def test_30_414_an_area_both_factions_share_is_adjacent() -> None:
    egypt = nation("Egypt", f"{EGYPT}, britannia 6", cards="Military")
    rest = "Babylon first_faction_20 thebes city, upper-egypt 4, buhen 3, siwa 1, jalo 1, fayum 5, britannia 1"
    position = table(egypt, ASIA, BABYLON)
    far = "Egypt military_losses fayum 5"
    reason = refusal(position, "civil_war", "Egypt", FIRST, rest, far)
    assert (reason.values["need"], reason.values["have"]) == (1, 0)


def test_30_414_a_faction_wiped_out_annexes_nothing_and_nobody_is_asked_which_to_keep() -> None:
    done = war(FIRST, SECOND, egypt=nation("Egypt", MORE, cards="Military"))
    assert done.pending is None
    assert (units(done, "Babylon"), asked(done)[-1]) == ("elam 2", "Babylon first_faction_20")


def test_30_414_may_be_ruled_to_follow_the_choice() -> None:
    outcome = war(OWN, THEIRS, "Egypt keep second", egypt=MILITARY, civil_war_military="after")
    assert asked(outcome)[-1] == "Babylon military_losses"
    assert units(outcome, "Egypt").count("tanis") == 0, "the victim loses from the faction they play"


def test_30_415_the_victim_keeps_either_with_stock_and_cards() -> None:
    assert refusal(table(nation("Egypt", MORE), ASIA, BABYLON), "civil_war", "Egypt", FIRST, SECOND, "Egypt keep both")
    egypt = nation("Egypt", MORE, cards="Law", treasury=3)
    done = war(FIRST, SECOND, "Egypt keep second", egypt=egypt)
    left = done.position.nation(egypt.name)
    assert units(done, "Egypt") == "cyrenaica 2, gaza 1, libya 1, sinai 1"
    assert (left.cards, left.treasury, left.all_tokens, left.all_cities) == (egypt.cards, 3, 55, 9)
    assert units(done, "Babylon").startswith("alexandria city, buhen 3, elam 2, fayum 5")


def short(second_taker: Nation = ASIA, **rulings: Any) -> Position:
    """Babylon benefits with three tokens in stock, and then comes the other."""
    return table(nation("Egypt", MORE, tokens=25), second_taker, nation("Babylon", "elam 2", tokens=5), **rulings)


def test_30_415_short_of_units_the_taker_chooses_and_the_next_takes_the_rest() -> None:
    position = short(nation("Asia", "ionia 3", tokens=20, cities=2))
    outcome = play(position, "civil_war", "Egypt", FIRST, SECOND, "Egypt keep first")
    assert asked(outcome)[-1] == "Babylon take_over"
    assert outcome.pending is not None
    left = {area: {"tokens": count} for area, count in {"cyrenaica": 2, "gaza": 1, "libya": 1, "sinai": 1}.items()}
    assert outcome.pending.limits() == {"tokens": 3, "cities": 0, "areas": left, "options": []}
    reason = refusal(position, "civil_war", "Egypt", FIRST, SECOND, "Egypt keep first", "Babylon take_over cyrenaica 2")
    assert (reason.key, reason.clause) == ("calamity-take-all", "30.415")
    done = play(
        position,
        "civil_war",
        "Egypt",
        FIRST,
        SECOND,
        "Egypt keep first",
        "Babylon take_over cyrenaica 1, gaza 1, sinai 1",
    )
    assert units(done, "Babylon") == "cyrenaica 1, elam 2, gaza 1, sinai 1"
    assert units(done, "Asia") == "cyrenaica 1, ionia 3, libya 1"


def test_30_415_with_nobody_left_units_are_removed_and_never_go_to_the_victim() -> None:
    empty = nation("Asia", "ionia 3", tokens=3, cities=1)
    answers = (FIRST, SECOND, "Egypt keep first", "Babylon take_over cyrenaica 1, gaza 1, sinai 1")
    done = play(short(empty), "civil_war", "Egypt", *answers)
    assert units(done, "Asia") == "ionia 3"
    assert "libya" not in units(done, "Egypt")
    assert "cyrenaica" not in units(done, "Egypt")
    able = nation("Asia", "ionia 3", tokens=20, cities=2)
    ruled = play(short(able, civil_war_shortfall="removed"), "civil_war", "Egypt", *answers)
    assert units(ruled, "Asia") == "ionia 3"


def test_30_415_cities_that_nobody_can_replace_are_eliminated() -> None:
    full = nation("Babylon", "ur city, elam 2", cities=1)
    position = table(nation("Egypt", MORE, tokens=25), full, nation("Asia", "ionia 3, sinope city", tokens=3, cities=1))
    done = play(position, "civil_war", "Egypt", FIRST, SECOND, "Egypt keep second")
    gone = [(effect.area, effect.clause) for effect in done.effects if effect.kind == "eliminate"]
    assert gone == [(area, "30.415") for area in ("alexandria", "memphis", "tanis", "thebes")]
    assert "city" not in units(done, "Egypt")
    assert done.position.nation(NationName("Egypt")).all_cities == 9
