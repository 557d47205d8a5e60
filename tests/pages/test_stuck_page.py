"""The page of *Stuck?*: each way on with its condition, and a button only where it would be done now."""

from dataclasses import replace

import pytest

from bot.pages.presentation import StuckWay
from bot.pages.votes.table_menu import stuck_page
from bot.table.contest import Contest, TournamentId
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.table_actions import stuck_actions
from tests.discord.limits import check_whole
from tests.i18n.languages import ALL, localizer
from tests.pages.tables import NOW, fresh_game, table_of


def _page(table: Table, locale: str = "en", *ways: StuckWay, limits: Limits | None = None) -> tuple[str, list[str]]:
    """What the page says to the second player, and its buttons."""
    actions = stuck_actions(table, table.participants[1].user_id, NOW, limits or Limits())
    found = check_whole(stuck_page(table, localizer(locale), actions, ways).view())
    labels = [each["label"] for each in found if "label" in each]
    return "\n".join(each.get("content", "") for each in found), labels


@pytest.mark.parametrize("locale", ALL)
def test_each_way_has_its_condition_and_only_what_would_be_done_has_a_button(locale: str) -> None:
    say, table = localizer(locale).say, table_of(fresh_game(2))
    text, labels = _page(table, locale)
    assert labels == [say("key-nudge")]
    assert all(part in text for part in (f"**{say('key-nudge')}**", f"**{say('key-vote')}**", "30", "24", "⏳"))
    _, labels = _page(table, locale, limits=replace(Limits(), vote_after=NOW - NOW))
    assert labels == [say("key-nudge"), say("key-vote")]
    text, labels = _page(replace(table, nudged_at=NOW), locale)
    assert labels == []
    assert text.count("⏳") == 2


def test_a_game_adds_ways_of_its_own() -> None:
    text, labels = _page(table_of(fresh_game(2)), "en", StuckWay("Shout", "is heard by all", None, "it is night"))
    assert "**Shout**: is heard by all\n-# ⏳ it is night" in text
    assert "Shout" not in labels


def test_a_stopped_game_says_who_has_stopped_it_and_nobody_is_late() -> None:
    table = replace(table_of(fresh_game(2)), contest=Contest(TournamentId(1), 1, 1), is_paused=True)
    found = check_whole(
        stuck_page(
            table,
            localizer("en"),
            (),
            stopped="Rui did",
        ).view()
    )
    text = "\n".join(each.get("content", "") for each in found)
    assert "Rui did" in text
    assert [each["label"] for each in found if "label" in each] == ["Call the referee"]


def test_at_a_tournament_s_table_the_referee_is_the_way() -> None:
    table = table_of(fresh_game(2))
    text, labels = _page(replace(table, contest=Contest(TournamentId(1), 1, 1)))
    assert labels == ["Nudge", "Call the referee"]
    assert "the referee decides" in text
