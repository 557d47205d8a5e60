"""30.22: treachery."""

from tests.games.calamities.rules.boards import asked, nation, options, play, refusal, table, units

EGYPT = nation("Egypt", "memphis city, fayum city, siwa 1")


def test_30_221_who_passed_it_on_chooses_and_takes_a_city() -> None:
    position = table(EGYPT, nation("Asia", "sinope city"))
    outcome = play(position, "treachery", "Egypt", traded_by="Asia")
    assert asked(outcome) == ["Asia city"]
    assert options(outcome) == ["fayum", "memphis"]
    done = play(position, "treachery", "Egypt", "Asia city fayum", traded_by="Asia")
    assert (units(done, "Egypt"), units(done, "Asia")) == ("memphis city, siwa 1", "fayum city, sinope city")
    assert done.position.nation(EGYPT.name).stock_cities == EGYPT.stock_cities + 1


def test_30_221_nobody_else_chooses_and_nothing_else_is_chosen() -> None:
    position = table(EGYPT, nation("Asia"))
    assert refusal(position, "treachery", "Egypt", "Egypt city fayum", traded_by="Asia").key == "calamity-other-asked"
    wrong = refusal(position, "treachery", "Egypt", "Asia city siwa", traded_by="Asia")
    assert (wrong.key, wrong.clause) == ("calamity-no-option", "30.221")


def test_30_221_without_a_city_in_stock_it_is_eliminated() -> None:
    position = table(EGYPT, nation("Asia", "sinope city", cities=1))
    done = play(position, "treachery", "Egypt", "Asia city fayum", traded_by="Asia")
    assert (units(done, "Egypt"), units(done, "Asia")) == ("memphis city, siwa 1", "sinope city")


def test_30_222_untraded_the_owner_chooses_and_it_is_reduced() -> None:
    position = table(EGYPT, nation("Asia"))
    done = play(position, "treachery", "Egypt", "Egypt city memphis")
    assert units(done, "Egypt") == "fayum city, memphis 3, siwa 1"
    assert [effect.clause for effect in done.effects] == ["30.222"]
    assert done.position.nation(EGYPT.name).stock_cities == EGYPT.stock_cities + 1


def test_30_222_may_be_ruled_to_whom_has_most_in_stock() -> None:
    position = table(EGYPT, nation("Asia"), chooser_untraded="most_stock")
    assert asked(play(position, "treachery", "Egypt")) == ["Asia city"]


def test_nobody_is_asked_about_a_single_city_or_none() -> None:
    lonely = table(nation("Egypt", "memphis city"), nation("Asia"))
    assert units(play(lonely, "treachery", "Egypt", traded_by="Asia"), "Asia") == "memphis city"
    bare = table(nation("Egypt", "memphis 2"), nation("Asia"))
    assert play(bare, "treachery", "Egypt", traded_by="Asia").position == bare
