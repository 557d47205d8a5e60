"""Seats, places and results of a tournament as a table for spreadsheets (CSV, UTF-8)."""

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Final

from bot.i18n.catalogue import Localizer
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.sheet import table_places

COLUMNS: Final = (
    "csv-round", "sheet-table", "sheet-where", "csv-seat", "sheet-number", "sheet-player", "sheet-first",
    "csv-eliminated", "sheet-points", "sheet-winner",
)  # fmt: skip
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a cell begins with that spreadsheets take for a formula."""


def results_csv(shown: ShownTournament, localizer: Localizer, points: Mapping[tuple[int, int], Sequence[int]]) -> str:
    """Return a row for each seat of each table in the last deal; `points` are by round and table, and then by seat.

    A game that doesn't count has neither winners nor losers.

    It begins with a byte order mark, by which spreadsheets know its encoding.
    """
    places = table_places(shown.book)
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerow([localizer.say(key) for key in COLUMNS])
    for played in shown.tournament.rounds:
        for table in played.tables:
            key = played.number, table.number
            counted = points.get(key, ())
            shared = table.tied if shown.tournament.is_league else ()  # elsewhere a lot decides
            for seat, player in enumerate(table.players):
                is_out = player in table.out
                rows.writerow([
                    played.number, table.number, _cell(places.get(key, shown.tournament.plan.place)), seat + 1, player,
                    _cell(shown.plain_player(player)), _mark(seat == table.first), _mark(is_out),
                    counted[seat] if seat < len(counted) and not is_out else "",
                    "" if table.is_void else _mark(player in shared or player == table.winner),
                ])  # fmt: skip
    return f"\ufeff{written.getvalue()}"


def _mark(is_so: bool) -> str:
    return "1" if is_so else "0"


def _cell(text: str) -> str:
    """Return what people wrote, so that no spreadsheet computes it."""
    return f"'{text}" if text.startswith(_FORMULA) else text
