"""The texts of a table's messages."""

import pytest

from bot.games.calamities.pages.message_text import earlier_line, outcomes_text, resolved_lines, surplus_lines
from bot.games.calamities.pages.share_menus import sum_text
from bot.games.calamities.rules.changes import board_changes
from bot.games.calamities.rules.names import CALAMITIES
from bot.games.calamities.stages import ResolvedCalamity
from bot.games.calamities.words.naming import area_name
from bot.games.calamities.words.question_text import limit_lines
from tests.games.calamities.rules.boards import drawn, nation, play, table
from tests.games.calamities.rules.random_boards import play_by_chance, random_drawn, random_position
from tests.i18n.languages import ALL, localizer


def test_30_612_a_city_that_leaves_more_tokens_than_its_area_holds_is_warned_of() -> None:
    position = table(nation("Egypt", "gaza city, fayum 18"))
    asked = play(position, "epidemic", "Egypt")
    assert asked.pending is not None
    assert any("30.612" in line for line in limit_lines(localizer("en"), asked.pending))
    done = play(position, "epidemic", "Egypt", "Egypt own_losses gaza 1, fayum 15")
    (*_, last) = resolved_lines(ResolvedCalamity(drawn("epidemic", "Egypt"), position, done), localizer("en"))
    assert last == "⚠️ Above the population limit: Gaza 4 (limit 1)."


def test_what_is_still_to_be_shared_out_is_counted_in_cities_where_cities_are_asked_for() -> None:
    others = [nation("Crete", "knossos city, argos city"), nation("Asia", "miletus city, sardes city")]
    asked = play(table(nation("Egypt", "fayum 2"), *others), "iconoclasm_heresy", "Egypt").pending
    assert asked is not None
    assert sum_text(asked, (1, 0), localizer("en")) == "**1 of 2 cities** · 1 left"


def test_a_board_above_its_limit_is_warned_of_and_agriculture_counts() -> None:
    crowded = table(nation("Egypt", "fayum 7, gaza 2", cards="Agriculture"), barbarians={"tanis": 5})
    assert surplus_lines(crowded.surpluses(), localizer("en")) == [
        "⚠️ Above the population limit: Fayum 7 (limit 6), Tanis 5 (limit 3)."
    ]
    assert surplus_lines(table(nation("Egypt", "fayum 5")).surpluses(), localizer("en")) == []


def test_a_surplus_that_was_there_before_is_not_told_of_a_calamity() -> None:
    position = table(nation("Egypt", "fayum 7, gaza city"))
    done = play(position, "treachery", "Egypt")
    lines = resolved_lines(ResolvedCalamity(drawn("treachery", "Egypt"), position, done), localizer("en"))
    assert not any("Fayum" in line for line in lines)


def resolved_by_chance(seed: int) -> list[ResolvedCalamity]:
    """All twelve calamities on a board, one after the other."""
    position = random_position(seed)
    done: list[ResolvedCalamity] = []
    for number, calamity in enumerate(CALAMITIES):
        struck = random_drawn(position, seed + number, calamity)
        outcome = play_by_chance(position, struck, seed + number).outcome()
        done.append(ResolvedCalamity(struck, position, outcome))
        position = outcome.position
    return done


@pytest.mark.sample(4)
@pytest.mark.parametrize("locale", ALL)
@pytest.mark.parametrize("seed", range(8))
def test_what_was_just_resolved_is_never_cut_off(seed: int, locale: str) -> None:
    done, words = resolved_by_chance(seed), localizer(locale)
    for count in range(1, len(done) + 1):
        text = outcomes_text(done[:count], words, 1500)
        last = done[count - 1]
        assert len(text) <= 1500
        for change in board_changes(last.before, last.outcome.position):
            assert area_name(words, change.area) in text


def test_where_there_is_little_room_the_oldest_lines_go_first() -> None:
    done, words = resolved_by_chance(1), localizer("en")
    text = outcomes_text(done, words, 450)
    assert text.startswith("… ")
    assert earlier_line(done[-2], words) in text
    assert earlier_line(done[0], words) not in text


def test_an_earlier_calamity_is_a_line_with_the_points_of_each_nation() -> None:
    position = table(nation("Egypt", "gaza city, fayum 5"), nation("Crete", "knossos 4"))
    done = play(position, "treachery", "Egypt", traded_by="Crete")
    assert earlier_line(ResolvedCalamity(drawn("treachery", "Egypt", "Crete"), position, done), localizer("en")) == (
        "Treachery (Egypt, from Crete): Egypt −5, Crete +5"
    )
