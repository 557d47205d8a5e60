"""The table of a tournament for spreadsheets: a row a seat, and nothing that a spreadsheet computes."""

import csv
import io

from bot.pages.tournament.results_csv import results_csv
from tests.i18n.languages import localizer
from tests.pages.tournament.tournaments import shown
from tests.tournament.test_sheet import eventful, uneven_league


def test_every_seat_has_a_row_and_no_name_is_a_formula() -> None:
    desk = eventful()
    found = shown(desk, ("=1+1", "-cmd", "@sum", "+5", 'An"n, B'))
    text = results_csv(found, localizer("en"), {(1, 1): (3, 2, 1, 0)})
    assert text.startswith("\ufeff")
    head, *rows = csv.reader(io.StringIO(text.removeprefix("\ufeff")))
    tables = [(played, table) for played in desk.now.rounds for table in played.tables]
    assert len(rows) == sum(len(table.players) for _, table in tables)
    assert {len(row) for row in rows} == {len(head)}
    assert not [cell for row in rows for cell in row if cell[:1] in "=+-@" and cell]
    out = {(str(played.number), str(table.number), str(player)) for played, table in tables for player in table.out}
    marked = {(row[0], row[1], row[4]) for row in rows if row[head.index("Eliminated")] == "1"}
    assert marked == out
    assert out


def test_in_a_season_a_shared_game_is_won_by_both_and_one_that_does_not_count_by_none() -> None:
    desk = uneven_league()
    head, *rows = csv.reader(io.StringIO(results_csv(shown(desk), localizer("en"), {}).removeprefix("\ufeff")))
    for table in desk.now.rounds[0].tables:
        won = [row[head.index("Winner")] for row in rows if row[1] == str(table.number)]
        wanted = (
            ["", ""] if table.is_void else [str(int(each in (*table.tied, table.winner))) for each in table.players]
        )
        assert won == wanted
    assert [table for table in desk.now.rounds[0].tables if table.is_void]
    assert [table for table in desk.now.rounds[0].tables if table.tied]
