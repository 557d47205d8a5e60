"""The summary of a week, as a server and its webhook are told."""

import json

from bot.pages.results.posts import week_json, week_sheet
from bot.table.result_feed import PlayedGame, RatedPlayer, WeekSummary, summarise
from bot.table.values import TableId, UserId
from tests.pages.tables import LOCALIZER, fresh_game, table_of

ANN, BOB = UserId(1), UserId(2)


def week(*, is_rated: bool) -> WeekSummary:
    rated = (RatedPlayer(BOB, 0, 1, 1012), RatedPlayer(ANN, 1, 2, 1480)) if is_rated else ()
    found = summarise([PlayedGame(TableId(9), 1, 153, ((BOB, "Bob"), (ANN, "*Ann*")), rated)])
    assert found is not None
    return found


def text_of(*, is_rated: bool = True, is_spoiler: bool = False) -> str:
    table, summary = table_of(fresh_game(2)), week(is_rated=is_rated)
    upset_at = table if summary.upset is not None else None
    sheet = week_sheet(summary, table, upset_at, LOCALIZER, is_spoiler=is_spoiler)
    return json.dumps(sheet.view().to_components(), ensure_ascii=False)


def test_the_upset_of_the_week_is_named_with_both_ratings() -> None:
    assert "Upset of the week: \u2068Bob\u2069 (1012) beat \u2068\\\\*Ann\\\\*\u2069 (1480), [" in text_of()
    assert "Upset" not in text_of(is_rated=False)


def test_where_results_are_hidden_so_is_the_upset() -> None:
    assert "||Upset of the week" in text_of(is_spoiler=True)
    assert "||" not in text_of()


def test_a_webhook_is_told_of_the_upset() -> None:
    assert week_json(1, "week-2026-W48", week(is_rated=True))["upset"] == {
        "table": 9, "winner": {"name": "Bob", "points": 1012}, "beaten": {"name": "*Ann*", "points": 1480},
    }  # fmt: skip
    assert week_json(1, "week-2026-W48", week(is_rated=False))["upset"] is None
