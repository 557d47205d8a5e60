"""One value that cannot be read keeps no one from the rest: what holds it is put aside."""

import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.games.civ.game import GAMES
from bot.store import DamagedTable, Store, StoreError, quarantine
from bot.table.values import Call, CallKind, ModeratorAct, ModeratorActKind, Status, UserId
from tests.store.facts import FOLDER
from tests.store.test_seals import PEOPLE, played, spoil
from tests.store.test_tables import NOW


async def test_a_damaged_table_is_set_aside_by_its_number_and_the_log_names_it(
    store: Store, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table, other = await played(store), await played(store)
    spoil(file, "UPDATE lines SET do = 'end' WHERE game = ? AND n = 3", table.id)
    with pytest.raises(DamagedTable):
        await store.tables.load(table.id)
    assert f"table {table.id} is damaged (3): it is set aside" in caplog.text
    with pytest.raises(StoreError) as trouble:
        await store.tables.load(table.id)
    assert (trouble.value.reason.key, trouble.value.reason.values) == ("store-set-aside", {"table": table.id})
    assert [each.id for each in await store.lists.of_user(PEOPLE)] == [other.id]
    assert await store.tables.load(other.id) == other


NOT_UTF_8 = "as text"
"""Stands for a text of which a bit has flipped."""


BAD = [
    ("games", "moved_at", "yesterday"),
    ("games", "options", "{"),
    ("games", "options", "[]"),
    ("games", "status", "playful"),
    ("games", "waiting", "x"),
    ("games", "presence", "[7]"),
    ("games", "next_at", "soon"),
    ("sitters", "name", b"\xff\xfe"),
    ("sitters", "name", NOT_UTF_8),
    ("games", "locale", NOT_UTF_8),
    ("lines", "do", NOT_UTF_8),
]


@pytest.mark.sample(4)
@pytest.mark.parametrize(("part", "column", "value"), BAD)
async def test_one_value_that_cannot_be_read_keeps_nobody_from_the_other_tables(
    store: Store, file: Path, part: str, column: str, value: object
) -> None:
    bad, good = await played(store), await played(store)
    key = "id" if part == "games" else "game"
    if value == NOT_UTF_8:
        spoil(file, f"UPDATE {part} SET {column} = CAST(x'41ff42' AS TEXT) WHERE {key} = ?", bad.id)
    else:
        spoil(file, f"UPDATE {part} SET {column} = ? WHERE {key} = ?", value, bad.id)
    shown = [each.id for each in await store.lists.of_user(PEOPLE)]
    assert good.id in shown
    await store.deadlines.next_deadline()
    assert await store.tables.load_sound([bad.id, good.id]) == {good.id: good}
    assert await store.tables.load(good.id) == good
    with pytest.raises(StoreError):
        await store.tables.load(bad.id)
    assert [each.id for each in await store.lists.of_user(PEOPLE)] == [good.id]


async def test_a_name_that_cannot_be_read_hides_no_other_player_from_those_who_sat_there(
    store: Store, file: Path
) -> None:
    _, bad = await played(store), await played(store)
    known = await store.lists.fellows(PEOPLE, 25)
    assert known
    spoil(file, "UPDATE sitters SET name = CAST(x'41ff42' AS TEXT) WHERE game = ?", bad.id)
    assert await store.lists.fellows(PEOPLE, 25) == known


async def test_a_setting_that_cannot_be_read_is_forgotten_and_no_other(store: Store, file: Path) -> None:
    await store.preferences.set(5, {"theme": "dark", "display": "text"})
    spoil(file, "UPDATE preferences SET value = '{' WHERE name = 'theme'")
    assert await store.preferences.of_users(None, ["theme", "display"]) == {5: {"display": "text"}}


async def test_a_call_that_cannot_be_read_is_forgotten_and_no_other(store: Store, file: Path) -> None:
    kept = Call(UserId(1), UserId(2), CallKind.VOTE, NOW)
    await store.calls.keep([kept, replace(kept, called=UserId(3))])
    spoil(file, "UPDATE calls SET kind = 'shout' WHERE called = 3")
    assert await store.calls.of_caller(1, NOW - timedelta(days=1)) == (kept,)


async def test_an_act_that_cannot_be_read_hides_no_other_and_stays_on_disk(
    store: Store, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    barred = ModeratorAct(ModeratorActKind.BAR, UserId(5), "Mo", "spam", NOW, UserId(6))
    for _ in range(3):
        await store.moderation.keep(1, barred)
    spoil(file, "UPDATE moderation SET kind = 'scold' WHERE id = 2")
    assert await store.moderation.of_guild(1) == [(None, barred), (None, barred)]
    assert "act 2 of a moderator cannot be read" in caplog.text
    spoil(file, "UPDATE moderation SET kind = 'bar' WHERE id = 2")
    assert len(await store.moderation.of_guild(1)) == 3


async def test_logs_of_before_are_replayed_and_chained_once_and_go_on_where_that_was_stopped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(quarantine, "PROGRESS", 10)
    file = tmp_path / "old.db"
    file.write_bytes((FOLDER / "r0001.db").read_bytes())
    spoil(file, "UPDATE lines SET do = 'play U9' WHERE game = 5 AND n = 10")
    store = await Store.open(f"sqlite:///{file}", GAMES)
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("SELECT count(*) FROM lines WHERE hash IS NOT NULL").fetchone() == (0,)
    assert await store.integrity.seal_all() == 21
    assert [line for line in caplog.messages if " of 22 tables are replayed" in line] == [
        f"{number} of 22 tables are replayed and sealed" for number in (10, 20)
    ]
    assert [(each.where, each.reason.values["table"]) async for each in store.integrity.damages()] == [("10", 5)]
    spoil(file, "UPDATE games SET checksum = NULL WHERE id > 12")
    assert await store.integrity.seal_all() == 10, "those that were not done when it was stopped"
    assert await store.integrity.seal_all() == 0
    spoil(file, "UPDATE lines SET do = 'play C1' WHERE game = 5 AND n = 10")
    spoil(file, "UPDATE lines SET do = 'play U3' WHERE game = 2 AND n = 2")
    assert {each.reason.values["table"] async for each in store.integrity.damages()} >= {2}
    await store.close()


async def test_a_table_that_was_repaired_is_whole_again(store: Store, file: Path) -> None:
    table = await played(store)
    with closing(sqlite3.connect(file)) as raw:
        (said,) = raw.execute("SELECT do FROM lines WHERE n = 2").fetchone()
    spoil(file, "UPDATE lines SET do = 'end now' WHERE n = 2")
    with pytest.raises(DamagedTable):
        await store.tables.load(table.id)
    spoil(file, "UPDATE lines SET do = ? WHERE n = 2", said)
    await store.integrity.seal_all()
    assert await store.tables.load(table.id) == table
    assert table.status == Status.PLAYING
