"""The texts of a table's messages."""

from bot.games.calamities.pages.message_text import resolved_lines, surplus_lines
from bot.games.calamities.stages import ResolvedCalamity
from bot.games.calamities.words.question_text import limit_lines
from tests.games.calamities.rules.boards import drawn, nation, play, table
from tests.i18n.languages import localizer


def test_30_612_a_city_that_leaves_more_tokens_than_its_area_holds_is_warned_of() -> None:
    position = table(nation("Egypt", "gaza city, fayum 18"))
    asked = play(position, "epidemic", "Egypt")
    assert asked.pending is not None
    assert any("30.612" in line for line in limit_lines(localizer("en"), asked.pending))
    done = play(position, "epidemic", "Egypt", "Egypt own_losses gaza 1, fayum 15")
    (*_, last) = resolved_lines(ResolvedCalamity(drawn("epidemic", "Egypt"), position, done), localizer("en"))
    assert last == "⚠️ Above the population limit: Gaza 4 (limit 1)."


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
