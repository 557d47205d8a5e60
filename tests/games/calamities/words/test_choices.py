"""What a question shows: the units that each option stands for, what comes of it, and the factions of a civil war."""

from typing import Final

import pytest

from bot.games.calamities.pages.message_text import question_text
from bot.games.calamities.rules.changes import board_changes, holdings_in
from bot.games.calamities.rules.decisions import Amount, Pick, PickSome
from bot.games.calamities.rules.names import AreaId
from bot.games.calamities.rules.options import Asked
from bot.games.calamities.words.choice_text import choice_lines, faction_lines
from bot.games.calamities.words.naming import area_name, nation_name
from bot.games.calamities.words.question_text import option_label
from tests.games.calamities.asked_decisions import asked_everywhere
from tests.games.calamities.rules.boards import drawn, nation, play, table
from tests.i18n.languages import SPOKEN, localizer

EGYPT: Final = (
    "memphis city, alexandria city, tanis city, thebes city, fayum 5, upper-egypt 4, buhen 3, siwa 1, jalo 1, "
    "cyrenaica 2, nubia 1, libya 1, gaza 1, sinai 1"
)
FIRST: Final = "Egypt first_faction_15 memphis city, alexandria city, tanis city"
SECOND: Final = (
    "Babylon first_faction_20 thebes city, fayum 4, upper-egypt 4, buhen 3, siwa 1, jalo 1, nubia 1, libya 1"
)


def war(*answers: str, cards: str = "", babylon: int = 9, shortfall: str = "next") -> Asked:
    """A civil war of Egypt's after these answers, from which Babylon benefits."""
    nations = [nation("Egypt", EGYPT, cards=cards), nation("Babylon", "elam 2", cities=babylon)]
    position = table(
        *nations, nation("Asia", "ionia 3, galatia 2, sinope city", cities=2), civil_war_shortfall=shortfall
    )
    outcome = play(position, "civil_war", "Egypt", *answers)
    return Asked(position, drawn("civil_war", "Egypt"), outcome.answers, outcome)


def rows(asked: Asked, locale: str = "en") -> dict[str, list[str]]:
    """The columns of both factions, by what stands before them."""
    lines = [line for line in faction_lines(localizer(locale), asked) if not line.startswith("```")]
    return {" ".join(line.split()[:-2]): line.replace("⌂ ", "⌂").split()[-2:] for line in lines}


def test_30_415_both_factions_stand_side_by_side_with_what_comes_of_keeping_either() -> None:
    asked = war(FIRST, SECOND)
    assert asked.decision.what == "keep"
    found = rows(asked)
    assert found[""] == ["First", "Second"]
    assert found["Fayum"] == ["4", "1"], "an area of both"
    assert found["Memphis"] == ["⌂", "–"]
    assert found["Sinai"] == ["–", "1"]
    assert [found[name] for name in ("Tokens", "Cities", "Points")] == [["15", "5"], ["4", "0"], ["35", "5"]]
    text = question_text(asked, localizer("en"), is_public=False)
    assert "- First faction (35 points): Babylon 2 → 7 points; Egypt 40 → 35 points" in text
    assert "- Second faction (5 points): Babylon 2 → 37 points; Egypt 40 → 5 points" in text


@pytest.mark.parametrize("locale", SPOKEN)
def test_30_415_each_area_of_a_faction_is_named_in_every_language(locale: str) -> None:
    asked = war(FIRST, SECOND)
    found = rows(asked, locale)
    for faction in asked.factions.values():
        assert {area_name(localizer(locale), area) for area in faction.areas} <= found.keys()


def test_30_415_many_areas_are_told_in_lines_and_the_sums_still_in_columns() -> None:
    areas = [area for area in sorted(war().position.atlas.areas) if area not in ("memphis", "tanis", "thebes")][:30]
    units = ", ".join(f"{area} 1" for area in areas)
    position = table(nation("Egypt", f"memphis city, tanis city, thebes city, {units}"), nation("Babylon", "elam 1"))
    outcome = play(
        position, "civil_war", "Egypt", "Egypt first_faction_15 memphis city, tanis city, thebes city",
        "Babylon first_faction_20 " + ", ".join(f"{area} 1" for area in areas[:20]),
    )  # fmt: skip
    asked = Asked(position, drawn("civil_war", "Egypt"), outcome.answers, outcome)
    first, second, *rest = faction_lines(localizer("en"), asked)
    assert first.startswith("**First**: Aleppo 1, ")
    assert second.count(", ") == 9
    assert any(line.split() == ["Points", "35", "10"] for line in rest)


def test_30_4123_who_adds_to_the_first_faction_sees_it_and_what_is_left() -> None:
    text = question_text(war(), localizer("en"), is_public=False)
    assert "Babylon then adds 20 points; the other 5 points are the second faction." in text
    assert "- A token counts 1 point, a city 5.\n" in text, "nothing replaces a city that only changes sides"
    found = rows(war(FIRST))
    assert [found[name] for name in ("Memphis", "Fayum", "Points")] == [["⌂", "–"], ["–", "5"], ["15", "25"]]


def test_30_414_what_stands_next_to_the_other_faction_is_marked() -> None:
    asked = war(FIRST, SECOND, cards="military")
    assert asked.decision.what == "military_losses"
    text = question_text(asked, localizer("en"), is_public=True)
    assert "- Fayum: 4 tokens (next to the other faction)" in text
    assert "- Buhen: 3 tokens\n" in text
    assert "Points" in text
    assert "a city 5 minus the tokens that replace it." in text


def test_30_415_who_is_short_reads_who_takes_over_the_rest() -> None:
    short = war(FIRST, SECOND, babylon=3)
    text = question_text(short, localizer("en"), is_public=True)
    assert "Egypt 40 → 5 points; Babylon would then be asked: Babylon is short of units." in text
    taken = war(FIRST, SECOND, "Egypt keep second", babylon=3)
    assert taken.decision.what == "take_over"
    assert "What’s left goes to Asia, next in stock points." in question_text(taken, localizer("en"), is_public=True)
    removed = war(FIRST, SECOND, "Egypt keep second", babylon=3, shortfall="removed")
    assert "What’s left is removed." in question_text(removed, localizer("en"), is_public=True)


def test_29_8_a_faction_that_cannot_support_its_cities_is_warned_of() -> None:
    few = "Babylon first_faction_20 thebes city, fayum 5, upper-egypt 4, buhen 3, siwa 1, jalo 1, nubia 1"
    assert "too few to support its cities" not in question_text(war(FIRST, few), localizer("en"), is_public=False)
    bare = war(
        "Egypt first_faction_15 fayum 5, upper-egypt 4, buhen 3, siwa 1, jalo 1, nubia 1",
        "Babylon first_faction_20 memphis city, alexandria city, cyrenaica 2, libya 1, gaza 1, sinai 1, tanis city",
    )
    text = question_text(bare, localizer("en"), is_public=False)
    assert "Second faction (5 points): Babylon 2 → 37 points; Egypt 40 → 5 points; ⚠️ 2 tokens too few" in text


@pytest.mark.parametrize("locale", SPOKEN)
def test_every_option_of_every_calamity_says_what_stands_there_and_what_comes_of_it(locale: str) -> None:
    said, seen = localizer(locale), set[str]()
    for asked in asked_everywhere():
        decision = asked.decision
        if not isinstance(decision, Pick | PickSome) or decision.what in ("keep", "coast"):
            continue
        lines = choice_lines(said, asked, is_public=True)
        assert len([line for line in lines if line.startswith("- ")]) >= len(decision.options)
        for option in decision.options:
            label = option_label(said, decision, option)
            (line,) = [
                each for each in lines if each == f"- {label}" or each.startswith((f"- {label}:", f"- {label}\u00a0:"))
            ]
            assert line != f"- {label}", (decision.what, "an option without its units")
            changed = {change.nation for change in asked.changes_of(option)}
            if len(changed) > 1:
                assert all(nation_name(said, name) in line for name in changed)
        seen.add(decision.what)
    assert seen == {"eruption_site", "city", "secondary", "reduce", "start_area", "march", "flood_plain", "cities"}


def test_what_an_option_is_said_to_do_is_what_happens() -> None:
    count = 0
    for asked in asked_everywhere():
        decision = asked.decision
        for option in decision.options if isinstance(decision, Pick) and decision.what != "coast" else ():
            after = asked.resolved(option).position
            told = {(change.area, change.nation): change.after for change in asked.changes_of(option)}
            for (area, owner), holding in told.items():
                if decision.what == "march":  # those who stay may be struck again when others pass
                    continue
                (found,) = [each for each in holdings_in(after, area) if each.nation == owner] or [None]
                assert (holding.points == 0) if found is None else holding == found
            if decision.what not in ("march", "start_area"):
                assert set(told) == {(each.area, each.nation) for each in board_changes(asked.position, after)}
            count += 1
    assert count > 100


def test_grain_says_what_is_left_to_lose_to_its_holder_alone() -> None:
    found = [asked for asked in asked_everywhere() if isinstance(asked.decision, Amount)]
    for asked in found:
        assert isinstance(asked.decision, Amount)
        lines = choice_lines(localizer("en"), asked, is_public=False)
        assert len(lines) == asked.decision.most + 1
        assert lines[1].startswith(f"- 1: {max(0, asked.decision.order - 4)} ")
        assert choice_lines(localizer("en"), asked, is_public=True) == []
    assert len(found) > 2


def test_a_nation_that_may_be_struck_is_shown_with_its_units() -> None:
    position = table(
        nation("Egypt", "fayum 5, siwa 6"),
        nation("Crete", "knossos city, phaestos 4, argos 2"),
        nation("Asia", "ionia 3, sinope city, ankara city"),
        nation("Babylon", "ur city, elam 5"),
    )
    outcome = play(position, "famine", "Egypt", "Egypt own_losses fayum 5, siwa 5")
    asked = Asked(position, drawn("famine", "Egypt"), outcome.answers, outcome)
    assert "Crete: 8 at most (has 1 city, 6 tokens)" in question_text(asked, localizer("en"), is_public=True)


def test_an_option_stands_for_all_areas_of_its_plain_volcano_or_faction() -> None:
    whats = {asked.decision.what: asked for asked in asked_everywhere()}
    plain, volcano = whats["flood_plain"], whats["eruption_site"]
    for asked in (plain, volcano):
        assert isinstance(asked.decision, Pick)
        for option in asked.decision.options:
            areas = [asked.position.area(area) for area in asked.areas_of(option)]
            assert areas
            assert {area.plain if asked is plain else area.volcano for area in areas} == {option}
    keep = war(FIRST, SECOND)
    assert set(keep.areas_of("first")) & set(keep.areas_of("second")) == {AreaId("fayum")}
