"""30.31: famine, and what losing points comes to."""

from typing import Any

from bot.games.calamities.rules import Nation, Position
from bot.games.calamities.rules.names import NationName
from tests.games.calamities.rules.boards import asked, nation, options, play, refusal, table, total, units

EGYPT = nation("Egypt", "fayum 5, upper-egypt 4, buhen 3")
OWN = "Egypt own_losses fayum 5, upper-egypt 4, buhen 1"


def four(egypt: Nation = EGYPT, **rulings: Any) -> Position:
    """Three others with ten tokens or so each."""
    return table(
        egypt,
        nation("Asia", "ionia 3, galatia 2, bithynia 2"),
        nation("Assyria", "assyria 4, van 3, armenia 3"),
        nation("Babylon", "babylonia 4, elam 3, sumeria 3"),
        **rulings,
    )


def test_30_311_ten_points_of_ones_own_then_twenty_among_the_others_in_ast_order() -> None:
    orders = "Egypt allocation Babylon 8, Assyria 8, Asia 4"
    asia, assyria = "Asia losses ionia 2, galatia 2", "Assyria losses assyria 4, van 3, armenia 1"
    babylon = "Babylon losses babylonia 4, elam 3, sumeria 1"
    done = play(four(), "famine", "Egypt", OWN, orders, asia, assyria, babylon)
    assert done.pending is None
    assert units(done, "Egypt") == "buhen 2"
    assert units(done, "Asia") == "bithynia 2, ionia 1"
    assert units(done, "Assyria") == "armenia 2"
    assert units(done, "Babylon") == "sumeria 2"
    assert done.findings["losses"] == {"Egypt": 10, "Asia": 4, "Assyria": 8, "Babylon": 8}


def test_30_311_nobody_is_told_to_lose_more_than_eight() -> None:
    reason = refusal(four(), "famine", "Egypt", OWN, "Egypt allocation Assyria 9, Babylon 8, Asia 3")
    assert (reason.key, reason.clause, reason.values["most"]) == ("calamity-cap", "30.311", 8)


def test_30_311_the_whole_of_it_is_ordered_and_of_others_only() -> None:
    short = refusal(four(), "famine", "Egypt", OWN, "Egypt allocation Assyria 8, Babylon 8, Asia 3")
    assert (short.key, short.values["need"], short.values["have"]) == ("calamity-all-of-it", 20, 19)
    own = refusal(four(), "famine", "Egypt", OWN, "Egypt allocation Egypt 4, Assyria 8, Babylon 8")
    assert own.key == "calamity-spared"
    assert refusal(four(), "famine", "Egypt", OWN, "Egypt allocation Crete 4, Assyria 8, Babylon 8").key == own.key
    twice = refusal(four(), "famine", "Egypt", OWN, "Egypt allocation Asia 4, Asia 0, Assyria 8, Babylon 8")
    assert twice.key == "calamity-twice"


def test_who_passed_a_calamity_on_is_no_secondary_victim_of_it() -> None:
    outcome = play(four(), "famine", "Egypt", OWN, traded_by="Assyria")
    assert asked(outcome) == ["Egypt own_losses", "Babylon losses"], "7 + 8 of 20: nothing to divide"
    assert units(outcome, "Assyria") == units(four(), "Assyria")


def test_losses_are_exact() -> None:
    for wrong in ("fayum 5, upper-egypt 4", "fayum 5, upper-egypt 4, buhen 2"):
        assert refusal(four(), "famine", "Egypt", f"Egypt own_losses {wrong}").key == "calamity-exact"
    assert refusal(four(), "famine", "Egypt", "Egypt own_losses fayum 6, upper-egypt 4").key == "calamity-too-many"
    assert refusal(four(), "famine", "Egypt", "Egypt own_losses memphis 6, upper-egypt 4").key == "calamity-not-there"
    assert refusal(four(), "famine", "Egypt", "Egypt own_losses fayum 5, fayum 5").key == "calamity-twice"
    assert refusal(four(), "famine", "Egypt", "Egypt own_losses fayum eliminate").key == "calamity-city-way"


def test_a_city_counts_five_and_is_named_as_such() -> None:
    position = four(nation("Egypt", "memphis city, thebes city, buhen city, siwa 1, jalo 1"))
    done = play(position, "famine", "Egypt", "Egypt own_losses memphis eliminate, thebes eliminate")
    assert units(done, "Egypt") == "buhen city, jalo 1, siwa 1"
    wrong = refusal(position, "famine", "Egypt", "Egypt own_losses memphis 5, thebes eliminate")
    assert wrong.key == "calamity-city-way"


def test_a_loss_may_be_paid_by_reducing_a_city() -> None:
    position = four(nation("Egypt", "memphis city, thebes city, siwa 1, jalo 1, buhen 3"))
    answer = "Egypt own_losses memphis reduce, thebes eliminate, siwa 1, jalo 1, buhen 1"
    done = play(position, "famine", "Egypt", answer)
    assert units(done, "Egypt") == "buhen 2, memphis 3"
    without = four(nation("Egypt", "memphis city, thebes city, siwa 1, jalo 1, buhen 3"), partial_city_loss="no")
    assert refusal(without, "famine", "Egypt", answer).key == "calamity-city-way"


def test_more_is_lost_only_where_it_cannot_be_avoided() -> None:
    cities = nation("Egypt", "memphis city, thebes city, buhen city")
    assert total(play(four(cities), "famine", "Egypt")) == 10
    position = four(nation("Egypt", "memphis city, thebes city, siwa 1, jalo 1, nubia 1", cards="Pottery", grain=1))
    assert total(play(position, "famine", "Egypt", "Egypt grain_shown 1")) == 6
    few = four(nation("Egypt", "memphis city, thebes city", cards="Pottery", grain=1), partial_city_loss="no")
    done = play(few, "famine", "Egypt", "Egypt grain_shown 1")
    assert units(done, "Egypt") == "", "six points cannot be paid with cities of five"


def test_all_is_lost_where_that_is_not_enough() -> None:
    done = play(four(nation("Egypt", "memphis city, siwa 1")), "famine", "Egypt")
    assert units(done, "Egypt") == ""
    assert asked(done) == ["Egypt allocation"]


def test_30_311_the_others_bear_as_much_as_they_can() -> None:
    position = table(EGYPT, nation("Asia", "ionia 3"), nation("Assyria", "assyria 4, van 3, armenia 3"))
    done = play(position, "famine", "Egypt", OWN, "Assyria losses assyria 4, van 3, armenia 1")
    assert asked(done) == ["Egypt own_losses", "Assyria losses"], "3 + 8 of 20: nothing to divide"
    assert (units(done, "Asia"), units(done, "Assyria")) == ("", "armenia 2")
    spared = table(*position.nations, short_pool="nothing")
    assert units(play(spared, "famine", "Egypt", OWN), "Asia") == "ionia 3"


def test_30_311_nobody_loses_more_than_eight_even_with_cities_only() -> None:
    position = table(EGYPT, nation("Asia", "sinope city, sardes city", cities=2), partial_city_loss="no")
    done = play(position, "famine", "Egypt", OWN, "Asia losses sardes eliminate")
    assert asked(done)[-1] == "Asia losses", "five is the most it can bear without losing more than eight"
    assert units(done, "Asia") == "sinope city"
    assert done.findings["losses"] == {"Egypt": 10, "Asia": 5}


def test_30_312_pottery_and_grain_reduce_the_loss() -> None:
    position = four(nation("Egypt", "fayum 5, upper-egypt 4, buhen 3", cards="Pottery", grain=5))
    outcome = play(position, "famine", "Egypt")
    assert outcome.pending is not None
    assert outcome.pending.limits() == {"least": 0, "most": 3}, "a fourth card would reduce nothing"
    assert refusal(position, "famine", "Egypt", "Egypt grain_shown 4").clause == "30.312"
    assert total(play(position, "famine", "Egypt", "Egypt grain_shown 2")) == 2
    spared = play(position, "famine", "Egypt", "Egypt grain_shown 3")
    assert asked(spared)[-1] == "Egypt allocation"
    assert spared.findings["grain_frozen"] == {"Egypt": 3}
    assert spared.findings["primary_loss"] == 0
    assert "3 × 4 = 12" in {effect.arithmetic for effect in spared.effects}


def test_30_312_secondary_victims_show_grain_before_they_lose_and_keep_it() -> None:
    asia = nation("Asia", "ionia 3, galatia 2, bithynia 2", cards="Pottery", grain=1)
    position = table(EGYPT, asia, *four().nations[1:3])
    orders = "Egypt allocation Asia 6, Assyria 8, Babylon 6"
    outcome = play(position, "famine", "Egypt", OWN, orders, "Asia grain_shown 1")
    assert asked(outcome)[-2:] == ["Asia grain_shown", "Asia losses"]
    assert total(outcome) == 2
    assert outcome.position.nation(NationName("Asia")).grain == 1


def test_30_312_grain_is_no_help_without_pottery() -> None:
    position = four(nation("Egypt", "fayum 5, upper-egypt 4, buhen 3", grain=5))
    assert asked(play(position, "famine", "Egypt")) == ["Egypt own_losses"]


def test_options_of_an_order_are_what_each_can_bear() -> None:
    outcome = play(four(), "famine", "Egypt", OWN)
    assert outcome.pending is not None
    assert outcome.pending.limits() == {"total": 20, "options": {"Asia": 7, "Assyria": 8, "Babylon": 8}}
    assert options(outcome) == ["Asia", "Assyria", "Babylon"]
