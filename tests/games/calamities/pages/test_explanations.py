"""`/calamity explain`: every page fits a message, and its preview tells what would come of it now."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.calamities.pages import explanations
from bot.games.calamities.pages.explanations import (
    MOST_TYPED,
    calamities_like,
    calamity_at,
    explain_page,
    find_calamity,
    preview_calamity,
    preview_text,
)
from bot.games.calamities.rules import BadPosition
from bot.games.calamities.rules.names import CALAMITIES, NationName
from tests.discord.limits import check
from tests.games.calamities.rules.boards import drawn, nation, table
from tests.games.calamities.rules.random_boards import random_position
from tests.i18n.languages import ALL, SPOKEN, localizer

MOST = 4000


@pytest.mark.parametrize("locale", ALL)
def test_every_page_fits_a_message_in_every_language(locale: str) -> None:
    position = random_position(3)
    for calamity in (None, *CALAMITIES):
        check(explain_page(calamity, localizer(locale)).view())
        check(explain_page(calamity, localizer(locale), table=7, position=position, note="x" * 300).view())


@given(st.integers(0, 10**6), st.sampled_from(list(CALAMITIES)), st.sampled_from(ALL))
@settings(max_examples=20, deadline=None)
def test_a_preview_on_any_board_fits_its_page(seed: int, calamity: str, locale: str) -> None:
    position = random_position(seed)
    found = next(each for each in CALAMITIES if each == calamity)
    preview = preview_calamity(position, found, position.playing[0].name)
    page = explain_page(found, localizer(locale), table=1, position=position, preview=preview)
    check(page.view())
    for most in (600, MOST):
        assert len(preview_text(preview, localizer(locale), most)) <= most


def test_a_preview_tells_what_moves_at_once_and_what_is_asked_then() -> None:
    position = table(nation("Egypt", "memphis city, gaza city, fayum 3"), nation("Crete", "knossos 2"))
    text = preview_text(preview_calamity(position, drawn("treachery", "Egypt").calamity, NationName("Egypt")),
                        localizer("en"), MOST)  # fmt: skip
    assert text.splitlines() == [
        "**If Egypt got this now**, and nobody had passed it on:",
        "Egypt would then be asked: Nobody passed Treachery on. Which city of Egypt is reduced?",
    ]
    hordes = preview_calamity(position, drawn("barbarian_hordes", "Crete").calamity, NationName("Crete"))
    assert "Crete: never struck; 30.526" in preview_text(hordes, localizer("en"), MOST) or "(30.526)" in preview_text(
        hordes, localizer("en"), MOST
    )


def test_a_nation_that_does_not_play_gets_no_preview() -> None:
    position = table(nation("Egypt", "gaza 2", plays=False), nation("Crete", "knossos 2"))
    with pytest.raises(BadPosition):
        preview_calamity(position, drawn("famine", "Egypt").calamity, NationName("Egypt"))


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_calamity_is_found_by_its_name_its_id_and_what_begins_so(locale: str) -> None:
    said = localizer(locale)
    assert find_calamity(said, "FAMINE") == "famine"
    assert find_calamity(said, "barbarian hordes") == "barbarian_hordes"
    assert find_calamity(said, "civil") is None
    assert find_calamity(said, "") is None
    assert {"civil_war", "civil_disorder"} <= set(calamities_like(said, "civil"))
    assert list(calamities_like(said, "")) == list(CALAMITIES)


def test_of_a_long_text_only_its_beginning_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    def note(wanted: str, *_: object) -> list[str]:
        compared.append(wanted)
        return []

    monkeypatch.setattr(explanations, "get_close_matches", note)
    assert list(calamities_like(localizer("en"), "x" * 6000)) == []
    assert compared == ["x" * MOST_TYPED]


def test_what_is_misspelled_finds_the_nearest() -> None:
    assert calamities_like(localizer("de"), "Hungersnoot")[0] == "famine"
    assert find_calamity(localizer("fr"), "epidemie") == "epidemic"
    assert find_calamity(localizer("fr"), "barbares") == "barbarian_hordes"
    assert find_calamity(localizer("de"), "ausbruch") == "volcano_earthquake"
    assert find_calamity(localizer("fr"), "civil") is None  # two of them have it


def test_the_address_of_a_page_is_its_place_in_the_order_of_a_turn() -> None:
    assert [calamity_at(place) for place in range(14)] == [None, *CALAMITIES, None]
