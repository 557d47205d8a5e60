"""Calamities in words: every decision, effect and refusal has its text in every language, within Discord's limits."""

from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli.calamity_report import report_case
from bot.games.calamities.pages.message_text import question_text
from bot.games.calamities.pictures.map_parts import PART_NAMES
from bot.games.calamities.rules import IllegalAnswer
from bot.games.calamities.rules.answers import SHAPES
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.errors import cause
from bot.games.calamities.rules.names import BARBARIANS, CALAMITIES, CARDS, PIRATES, SUPPORT, TABLE
from bot.games.calamities.rules.options import Asked
from bot.games.calamities.rules.rulings import CHOICES, rulings_from
from bot.games.calamities.words.calamity_text import EXPLANATIONS, calamity_contents, calamity_explanation, ruling_lines
from bot.games.calamities.words.moves import arithmetic_text, effect_lines, moves_within
from bot.games.calamities.words.naming import (
    any_name,
    area_name,
    calamity_name,
    civilization_card,
    nation_name,
    nation_sign,
    plain_name,
    volcano_name,
)
from bot.games.calamities.words.question_text import limit_lines, option_label, question_sentence
from bot.games.calamities.words.refusals import refusal_text
from tests.games.calamities.asked_decisions import cases, resolved
from tests.games.calamities.rules.boards import atlas, drawn, nation, play, refusal, table
from tests.games.calamities.rules.random_boards import asked_by_chance, random_drawn, random_position
from tests.i18n.languages import ALL, SPOKEN, WHOLE, localizer

MOST_TEXT = 4000
MOST_OPTION = 100
ENGLISH = ("limit", "wanted", "on the board", "against", "damage", "cities", "nobody", "spared", "Grain")
"""Words of the engine's sums that no other language has in them."""


def texts_of(decisions: list[Asked], effects: tuple[Effect, ...]) -> Iterator[tuple[str, str]]:
    """Everything said of them in each language."""
    for locale in ALL:
        said = localizer(locale)
        for decision in decisions:
            for is_public in (False, True):
                yield locale, question_text(decision, said, is_public=is_public)
        yield from ((locale, line) for line in effect_lines(said, effects))


def test_every_decision_and_effect_of_all_cases_is_worded_in_every_language() -> None:
    count = 0
    for decisions, resolution in resolved():
        for _, text in texts_of(decisions, resolution.outcome().effects):
            assert text
            assert len(text) <= MOST_TEXT
            count += 1
    assert count > 700


def test_every_refusal_of_all_cases_is_worded_with_its_clause_and_names_as_people_know_them() -> None:
    refused = [why for case in cases() for _, why in report_case(case).refusals]
    assert len(refused) == 5
    for why in refused:
        texts = {locale: refusal_text(localizer(locale), why, ()) for locale in WHOLE}
        assert not why.clause or all(f"({why.clause})" in text for text in texts.values())
        assert len(set(texts.values())) == len(WHOLE)


def test_a_refusal_names_the_area_and_the_nation_in_the_readers_language() -> None:
    position = table(nation("Egypt", "memphis city, fayum 5, gaza 9"), nation("Crete", "knossos 2"))
    why = refusal(position, "famine", "Egypt", "Egypt own_losses knossos 2, fayum 5")
    assert "Cnossos" in refusal_text(localizer("fr"), why, ())
    why = refusal(position, "famine", "Egypt", "Crete own_losses fayum 5")
    assert "Ägypten" in refusal_text(localizer("de"), why, ())
    assert localizer("de").say("what-own_losses") in refusal_text(localizer("de"), why, ())


def test_typed_text_stays_without_markdown_in_a_refusal() -> None:
    why = cause("calamity-not-there", area="**@everyone**")
    assert "**@everyone" not in refusal_text(localizer("en"), why, ())


@given(st.integers(0, 10**6), st.sampled_from(list(CALAMITIES)))
@settings(max_examples=25, deadline=None)
def test_any_calamity_on_any_board_is_worded_within_limits_and_without_english_sums(seed: int, calamity: str) -> None:
    position = random_position(seed)
    struck = random_drawn(position, seed, calamity)
    decisions, resolution = asked_by_chance(position, struck, seed)
    outcome = resolution.outcome()
    for locale in WHOLE:
        said = localizer(locale)
        for asked in decisions:
            decision = asked.decision
            for is_public in (False, True):
                assert len(question_text(asked, said, is_public=is_public)) <= MOST_TEXT
            for option in cast("list[str]", decision.limits().get("options", [])):
                assert 0 < len(option_label(said, decision, option)) <= MOST_OPTION
        for effect in outcome.effects:
            total = arithmetic_text(said, effect.arithmetic, effect.clause)
            own = said.say("sum-grain")  # the card's name, which French shares
            assert locale == "en" or not [word for word in ENGLISH if f"{word} " in total and word != own], total
        for most in (300, 1000, MOST_TEXT):
            assert len(moves_within(said, outcome.effects, most)) <= most


def test_where_not_all_moves_fit_their_number_is_told_and_sums_go_first() -> None:
    position = table(nation("Egypt", "memphis city, fayum 5, alexandria city, thebes city, gaza city"))
    outcome = play(position, "superstition", "Egypt", "Egypt cities memphis, thebes, gaza")
    whole = moves_within(localizer("en"), outcome.effects, MOST_TEXT)
    assert "room for 3" in whole
    bare = moves_within(localizer("en"), outcome.effects, len(whole) - 1)
    assert "room for" not in bare
    assert bare.count("\n") == 2
    assert moves_within(localizer("en"), outcome.effects, 100).endswith("… and 2 more moves")


def test_an_instruction_says_what_to_take_from_where_with_sum_and_clause() -> None:
    position = table(nation("Egypt", "fayum 5, siwa 6, gaza 4", cards="pottery", grain=1), nation("Crete", "knossos 2"))
    outcome = play(position, "famine", "Egypt", "Egypt grain_shown 1", "Egypt own_losses fayum 5, siwa 1")
    lines = effect_lines(localizer("en"), outcome.effects)
    assert "Egypt: take 5 tokens off Fayum, into stock (10 − 1 Grain × 4 = 6; 30.311)" in lines
    assert arithmetic_text(localizer("en"), "Military 5", "30.414") == "Military 5", "a card is no ranking"
    lines = effect_lines(localizer("fr"), outcome.effects)
    assert "Égypte, Fayoum\u00a0: remettre 5\u00a0pions en stock (10 − 1 Grain × 4 = 6\u202f; 30.311)" in lines
    assert arithmetic_text(localizer("en"), "min(10, Medicine 5) = 5", "30.611") == "10, with Medicine 5 at most"


def test_whose_choice_it_is_and_what_it_is_about_stand_in_the_question() -> None:
    position = table(nation("Egypt", "memphis city, gaza city"), nation("Crete", "knossos 2"))
    outcome = play(position, "treachery", "Egypt", traded_by="Crete")
    assert outcome.pending is not None
    asked = question_sentence(localizer("en"), outcome.pending, drawn("treachery", "Egypt", "Crete"))
    assert asked == "Which city of Egypt goes over to Crete?"


def test_an_epidemic_tells_the_points_of_a_city_as_a_range() -> None:
    position = table(nation("Egypt", "memphis city, fayum 6, siwa 9, gaza 9"), nation("Crete", "knossos 2"))
    outcome = play(position, "epidemic", "Egypt")
    assert outcome.pending is not None
    assert "Memphis: city replaced by 1 to 4 tokens: 4 to 1 points" in limit_lines(localizer("en"), outcome.pending)


@pytest.mark.parametrize("locale", SPOKEN)
def test_every_name_has_a_text_and_no_two_areas_or_signs_are_alike(locale: str) -> None:
    said = localizer(locale)
    areas = [area_name(said, area) for area in atlas().areas]
    assert len(set(areas)) == len(areas)
    nations = (*atlas().nations, BARBARIANS, PIRATES)
    signs = [nation_sign(said, each) for each in nations]
    assert len(set(signs)) == len(signs)
    assert all(len(sign) == 2 for sign in signs)
    zooms = [nation_name(said, each) for each in atlas().nations] + [
        said.say(f"map-part-{each}") for each in PART_NAMES
    ]
    assert len(set(zooms)) == len(zooms), "the map’s menu has both"
    known = [f"nation-{each.lower()}" for each in (*nations, TABLE)]
    known += [f"calamity-{each}" for each in (*CALAMITIES, SUPPORT)] + [f"what-{what}" for what in SHAPES]
    known += [f"area-{area}" for area in atlas().areas]
    known += [f"volcano-{each}" for each in {area.volcano for area in atlas().areas.values()} - {None}]
    known += [f"plain-{each}" for each in {area.plain for area in atlas().areas.values()} - {None}]
    assert [key for key in known if not said.has(key)] == []
    assert all(civilization_card(said, card) != card or locale == "en" or said.has("civcard-law") for card in CARDS)


def test_a_name_that_only_one_tables_map_has_is_shown_as_written() -> None:
    said = localizer("fr")
    assert area_name(said, "new-isle") == "New Isle"
    assert volcano_name(said, "hekla") == "Hekla"
    assert plain_name(said, "thames") == "Thames"
    assert nation_name(said, "Gaul’s") == "Gaul’s"
    assert any_name(said, "hekla") is None


@pytest.mark.parametrize("locale", ALL)
@pytest.mark.parametrize("calamity", EXPLANATIONS)
def test_every_calamity_is_explained_with_its_clauses_and_cards(locale: str, calamity: str) -> None:
    found = next(each for each in EXPLANATIONS if each == calamity)
    text = calamity_explanation(localizer(locale), found)
    for clause in EXPLANATIONS[found].lines.values():
        assert f"({clause})" in text
    for card in (*EXPLANATIONS[found].helps, *EXPLANATIONS[found].hurts):
        assert civilization_card(localizer(locale), card) in text
    assert len(text) <= MOST_TEXT // 2


def test_all_twelve_calamities_are_listed_in_the_order_of_a_turn() -> None:
    assert list(EXPLANATIONS) == list(CALAMITIES)
    text = calamity_contents(localizer("en"))
    places = [text.index(f"**{calamity_name(localizer('en'), each)}**") for each in CALAMITIES]
    assert places == sorted(places)


def test_medicine_is_explained_as_the_tables_edition_has_it() -> None:
    position = table(nation("Egypt", "fayum 5"), edition="avalon_hill")
    epidemic = next(each for each in EXPLANATIONS if each == "epidemic")
    assert "8 points less" in calamity_explanation(localizer("en"), epidemic, position.rulings)
    assert "no more than 8" in calamity_explanation(localizer("en"), epidemic)


@pytest.mark.parametrize("locale", SPOKEN)
def test_every_ruling_that_a_table_may_change_has_words(locale: str) -> None:
    for name, choices in CHOICES.items():
        for choice in choices[1:]:
            (text,) = ruling_lines(localizer(locale), rulings_from({name: choice}))
            assert text != f"{name} {choice}"
    assert ruling_lines(localizer(locale), rulings_from({})) == []


def test_an_answer_to_another_decision_is_refused_in_words_of_all_languages() -> None:
    position = table(nation("Egypt", "memphis city, gaza city"), nation("Crete", "knossos 2"))
    with pytest.raises(IllegalAnswer) as refused:
        play(position, "treachery", "Egypt", "Egypt city gaza", traded_by="Crete")
    assert len({refusal_text(localizer(locale), refused.value.reason, ()) for locale in WHOLE}) == len(WHOLE)
