"""What people read of ratings: what is lacking before there are points, and why someone has no rank."""

import pytest

from bot.pages.records.words import movements_text, standing_text
from bot.records.rating import OPPONENTS, PROVISIONAL, Rating
from bot.store.results import Movement, Standing
from bot.table.values import UserId
from tests.i18n.languages import SPOKEN, localizer


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_provisional_rating_says_what_is_lacking_games_first(locale: str) -> None:
    texter = localizer(locale)
    texts: list[str] = []
    for games, opponents, shown in ((3, 1, ("3", "10")), (PROVISIONAL, 2, ("2", "5"))):
        standing = standing_text(texter, Standing(Rating(games=games, opponents=opponents), 0, 7))
        moved = movements_text(texter, [Movement(0, UserId(1), 1000, 1040, games, opponents)], ["Ann"])
        texts += [standing, moved]
        assert all(number in text for text in (standing, moved) for number in shown)
        assert "1040" not in moved
    assert len(set(texts)) == 4
    ranked = movements_text(texter, [Movement(0, UserId(1), 1000, 1040, PROVISIONAL, OPPONENTS)], ["Ann"])
    assert "1040" in ranked
    assert "+40" in ranked


@pytest.mark.parametrize("locale", SPOKEN)
def test_who_has_left_reads_that_and_not_that_they_play_too_little(locale: str) -> None:
    texter, known = localizer(locale), Rating(games=PROVISIONAL, opponents=OPPONENTS)
    left = standing_text(texter, Standing(known, 0, 7, has_left=True))
    inactive, third = (standing_text(texter, Standing(known, rank, 7)) for rank in (0, 3))
    assert len({left, inactive, third}) == 3
    assert "60" in inactive
    assert "60" not in left
