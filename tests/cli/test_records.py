"""`civ records rebuild` counts what the logs say, however the rows came to differ from them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.cli.conftest import Civ
from tests.store.facts import FOLDER


def _rows(file: Path, asked: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as raw, raw:
        return raw.execute(asked).fetchall()


def test_games_of_an_older_database_are_counted_and_what_was_changed_is_made_right(civ: Civ, tmp_path: Path) -> None:
    file = tmp_path / "data" / "playground.sqlite3"
    file.parent.mkdir()
    file.write_bytes((FOLDER / "r0008.db").read_bytes())
    assert civ("records", "rebuild").code == 0
    seats = "SELECT game, seat, user_id, place, outcome, played, used FROM result_seats ORDER BY game, seat"
    counted = _rows(file, seats)
    assert {game for game, *_ in counted} >= {6, 7, 8, 18, 19}
    assert {outcome for *_, outcome, _, _ in counted} >= {"won", "lost", "left", "open"}
    _rows(file, "UPDATE result_seats SET place = 9, played = '{}' WHERE game = 6")
    answer = civ("records", "rebuild")
    assert answer.code == 0
    assert "counted again in the playground’s database" in answer.out
    assert _rows(file, seats) == counted
