"""What a calamity did, page by page: every page fits a message, with its picture and without."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.drawing.theme import LIGHT
from bot.games.calamities.pages.outcomes import (
    LATEST,
    SHOW_OUTCOME,
    ShownOutcome,
    outcome_alt,
    outcome_button,
    outcome_page,
    outcome_picture,
    views_of,
)
from bot.games.calamities.rules.names import CALAMITIES
from bot.table.values import TableId
from tests.discord.limits import check
from tests.games.calamities.rules.boards import drawn, nation, play, table
from tests.games.calamities.rules.random_boards import play_by_chance, random_drawn, random_position
from tests.games.civ.pictures.tables import look, packaged
from tests.i18n.languages import ALL, localizer

TABLE = TableId(7)


def shown(seed: int, calamity: str, *, place: int = 0, count: int = 1) -> ShownOutcome:
    position = random_position(seed)
    struck = random_drawn(position, seed, calamity)
    return ShownOutcome(struck, position, play_by_chance(position, struck, seed).outcome(), place, count)


@given(st.integers(0, 10**6), st.sampled_from(list(CALAMITIES)), st.sampled_from(ALL))
@settings(max_examples=8, deadline=None)
def test_every_page_fits_a_message_with_its_picture_and_without(seed: int, calamity: str, locale: str) -> None:
    found = shown(seed, calamity, place=1, count=3)
    for page in range(len(views_of(found)) + 1):
        for has_picture in (True, False):
            check(outcome_page(found, page, localizer(locale), TABLE, has_picture=has_picture, note="x" * 200).view())
        assert outcome_alt(found, page, localizer(locale))


def test_a_march_comes_first_step_by_step() -> None:
    position = table(nation("Thrace", "scythia 3, danube 4, dacia 2"))
    outcome = play(position, "barbarian_hordes", "Thrace")
    found = ShownOutcome(drawn("barbarian_hordes", "Thrace"), position, outcome)
    assert [view.kind for view in views_of(found)] == ["march", "changes", "nations"]
    assert "1. Scythia" in outcome_alt(found, 0, localizer("en"))
    assert "Danube 4 → –" in outcome_alt(found, 1, localizer("en"))
    assert outcome_alt(found, 9, localizer("en")) == outcome_alt(found, 2, localizer("en"))


def test_every_page_has_a_picture_of_its_own() -> None:
    found = shown(378, "barbarian_hordes")
    drawn_ = {
        outcome_picture(found, page, localizer("en"), look(LIGHT, packaged())) for page in range(len(views_of(found)))
    }
    assert len(drawn_) == len(views_of(found))


@pytest.mark.parametrize(("place", "count", "keys"), [(0, 1, 1), (0, 3, 2), (1, 3, 3), (2, 3, 2)])
def test_buttons_lead_to_the_next_page_and_to_other_calamities(place: int, count: int, keys: int) -> None:
    found = shown(11, "epidemic", place=place, count=count)
    parts = check(outcome_page(found, 0, localizer("en"), TABLE, has_picture=False).view())
    assert len([part for part in parts if part.get("custom_id")]) == keys


def test_the_last_calamity_has_an_address_of_its_own() -> None:
    assert str(outcome_button(TABLE, LATEST, localizer("en")).address) == str(SHOW_OUTCOME.to(TABLE, LATEST, 0))


def test_a_calamity_without_effect_shows_the_nations_only() -> None:
    position = table(nation("Crete", "knossos 2"))
    outcome = play(position, "barbarian_hordes", "Crete")
    found = ShownOutcome(drawn("barbarian_hordes", "Crete"), position, outcome)
    assert [view.kind for view in views_of(found)] == ["nations"]
    parts = check(outcome_page(found, 0, localizer("en"), TABLE, has_picture=False).view())
    assert any("Crete: never struck" in part.get("content", "") for part in parts)
