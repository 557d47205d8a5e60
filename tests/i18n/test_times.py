"""Days as each language tells them."""

from datetime import date

import pytest

from bot.i18n.times import day, short_day
from tests.i18n.languages import localizer


@pytest.mark.parametrize(
    ("when", "full", "short"),
    [
        (date(2027, 1, 1), "vendredi 1er janvier 2027", "1er janvier"),
        (date(2027, 1, 11), "lundi 11 janvier 2027", "11 janvier"),
        (date(2026, 12, 21), "lundi 21 décembre 2026", "21 décembre"),
    ],
)
def test_the_first_of_a_month_has_its_ending_in_french(when: date, full: str, short: str) -> None:
    assert day(localizer("fr"), when) == full
    assert short_day(localizer("fr"), when) == short


@pytest.mark.parametrize(("locale", "text"), [("en", "January 1"), ("de", "1. Januar"), ("it", "1 gennaio")])
def test_other_languages_tell_the_first_as_they_always_do(locale: str, text: str) -> None:
    assert short_day(localizer(locale), date(2027, 1, 1)) == text
