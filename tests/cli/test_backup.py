"""`civ backup`, `civ restore`, `civ drill`: a copy that proves itself, and a database that comes back."""

import asyncio
import errno
import os
import random
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.games.calamities.game import CALAMITIES_GAME
from bot.games.civ.game import GAMES
from bot.games.registry import every_game
from bot.store import Lease, Store, StoreError
from bot.store.backups import COMMANDS_KEY, check_backup, replace_database, unpack_backup, write_backup
from bot.table.values import Options, Status
from tests.cli.conftest import TOKEN, Answer, Civ, process
from tests.store.empty import put_empty_database
from tests.store.facts import FOLDER
from tests.store.test_tables import longer, new_table, playing


@pytest.fixture
def live(tmp_path: Path) -> Path:
    """The playground's database, as an earlier version left it."""
    file = tmp_path / "data" / "playground.sqlite3"
    file.parent.mkdir()
    file.write_bytes((FOLDER / "r0001.db").read_bytes())
    return file


@pytest.fixture
async def backup(tmp_path: Path) -> Path:
    """A backup with one game of ten lines."""
    store = await Store.open(f"sqlite:///{tmp_path / 'small.db'}", GAMES, lease=Lease())
    table = await store.tables.create(new_table())
    after = playing(table)
    await store.tables.save(table, after)
    await store.notes.remember(f"{COMMANDS_KEY} 1", "sent")
    for choice in range(10):
        before, after = after, longer(after, choice)
        await store.tables.save(before, after)
    await write_backup(store.database, tmp_path / "copy.civ")
    await store.close()
    return tmp_path / "copy.civ"


def status_of(file: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(file)) as raw:
        return raw.execute("SELECT id, status FROM games ORDER BY id").fetchall()


def test_a_backup_of_an_older_schema_is_drilled_and_restored(civ: Civ, live: Path, tmp_path: Path) -> None:
    made = civ("backup", tmp_path / "copy.civ")
    assert (made.code, made.err) == (0, "")
    assert str(tmp_path / "copy.civ") in made.out
    drilled = civ("drill", tmp_path / "copy.civ")
    assert (drilled.code, drilled.err) == (0, "")
    assert "22 tables, " in drilled.out
    before = status_of(live)
    with closing(sqlite3.connect(live)) as raw:
        raw.execute("UPDATE games SET status = 'finished'")
        raw.commit()
    restored = civ("restore", tmp_path / "copy.civ")
    assert (restored.code, restored.err) == (0, "")
    assert f"{live}.before-1" in restored.out
    assert status_of(live) == before
    assert {status for _, status in status_of(Path(f"{live}.before-1"))} == {"finished"}


def test_a_disk_without_room_is_said_of_the_copy_and_not_of_the_database(
    civ: Civ, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_empty_database(tmp_path / "civ.db")
    monkeypatch.setenv("CIV_PLAYGROUND_DATABASE_URL", f"sqlite:///{tmp_path / 'civ.db'}")
    free = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: free._replace(free=1 << 20))  # type: ignore[reportUnknownLambdaType]
    refused = civ("backup", tmp_path / "copy.civ", "--playground")
    assert (refused.code, refused.err) == (1, f"civ: {tmp_path}/copy.civ can’t be written: the disk is full\n")


def test_without_a_token_both_databases_are_copied_and_named(
    civ: Civ, live: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (live.parent / "civ.sqlite3").write_bytes((FOLDER / "r0002.db").read_bytes())
    made = civ("backup", tmp_path / "copy.civ")
    assert (made.code, made.err) == (0, "")
    first, bots, second, playgrounds = made.out.splitlines()
    assert first.startswith(f"the database sqlite:///{live.parent}/civ.sqlite3: being copied")
    assert second.startswith(f"the playground’s database sqlite:///{live}: being copied")
    assert bots.startswith(f"{tmp_path / 'copy.civ'}: the database of the bot")
    assert playgrounds.startswith(f"{tmp_path / 'copy.playground.civ'}: the playground’s database")
    for file in ("copy.civ", "copy.playground.civ"):
        check_backup(tmp_path / file)
    only = civ("backup", tmp_path / "one.civ", "--playground")
    assert (len(only.out.splitlines()), (tmp_path / "one.playground.civ").exists()) == (2, False)
    assert "playground" in only.out
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with_token = civ("backup", tmp_path / "bot.civ")
    assert (len(with_token.out.splitlines()), (tmp_path / "bot.playground.civ").exists()) == (2, False)


def _two_databases(live: Path) -> tuple[Path, dict[Path, list[tuple[int, str]]]]:
    """The database of the bot on Discord beside the playground's, and what is in each."""
    bots = live.parent / "civ.sqlite3"
    bots.write_bytes((FOLDER / "r0002.db").read_bytes())
    with closing(sqlite3.connect(bots)) as raw:
        raw.execute("UPDATE games SET status = 'cancelled'")
        raw.commit()
    return bots, {each: status_of(each) for each in (bots, live)}


def _spoil(*files: Path) -> None:
    for file in files:
        with closing(sqlite3.connect(file)) as raw:
            raw.execute("UPDATE games SET status = 'finished'")
            raw.commit()


def test_two_copies_come_back_each_in_its_own_place_and_named(civ: Civ, live: Path, tmp_path: Path) -> None:
    bots, before = _two_databases(live)
    assert civ("backup", tmp_path / "copy.civ").code == 0
    _spoil(bots, live)
    restored = civ("restore", tmp_path / "copy.civ")
    assert (restored.code, restored.err) == (0, "")
    assert {each: status_of(each) for each in (bots, live)} == before
    _, first, _, second = restored.out.splitlines()
    assert first == f"the database of the bot on Discord is now that of {tmp_path / 'copy.civ'}" + (
        f"; the one before is {bots}.before-1"
    )
    assert second == f"the playground’s database is now that of {tmp_path / 'copy.playground.civ'}" + (
        f"; the one before is {live}.before-1"
    )


def test_of_two_copies_neither_is_put_in_place_where_one_is_spoilt_or_a_bot_runs_on_either(
    civ: Civ, live: Path, tmp_path: Path
) -> None:
    bots, before = _two_databases(live)
    assert civ("backup", tmp_path / "copy.civ").code == 0
    second = tmp_path / "copy.playground.civ"
    whole = second.read_bytes()
    second.write_bytes(whole[:-1])
    spoilt = civ("restore", tmp_path / "copy.civ")
    assert (spoilt.code, spoilt.out) == (1, "")
    assert str(second) in spoilt.err
    second.write_bytes(whole)

    async def hold() -> Store:
        return await Store.open(f"sqlite:///{live}", GAMES, lease=Lease())

    asyncio.run(_closed(hold()))  # its lease stays, as that of a bot that runs: this very process
    held = civ("restore", tmp_path / "copy.civ")
    assert (held.code, held.out) == (1, "")
    assert f"using it: {os.getpid()} on " in held.err
    assert {each: status_of(each) for each in (bots, live)} == before
    assert not list(live.parent.glob("*.before-*"))


def test_a_single_copy_without_a_token_is_put_over_neither_database_before_one_is_chosen(
    civ: Civ, live: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots, before = _two_databases(live)
    with monkeypatch.context() as patched:
        patched.setenv("DISCORD_TOKEN", TOKEN)
        assert civ("backup", tmp_path / "bot.civ").code == 0
    _spoil(bots)
    for options in ((), ("--discord", "--playground")):
        refused = civ("restore", tmp_path / "bot.civ", *options)
        assert (refused.code, refused.out) == (1, "")
        assert "--discord or --playground" in refused.err
    assert status_of(live) == before[live]
    restored = civ("restore", tmp_path / "bot.civ", "--discord")
    assert (restored.code, restored.err) == (0, "")
    assert restored.out.startswith(f"the database sqlite:///{bots}: being replaced by ")
    assert {each: status_of(each) for each in (bots, live)} == before


def test_a_backup_never_overwrites_and_there_is_none_of_nothing(civ: Civ, tmp_path: Path) -> None:
    none = civ("backup", tmp_path / "copy.civ")
    assert (none.code, len(none.err.splitlines())) == (1, 1)
    assert not (tmp_path / "copy.civ").exists()
    assert not (tmp_path / "data").exists()


async def test_a_backup_is_one_private_file_that_nobody_holds_and_never_overwrites(
    backup: Path, tmp_path: Path
) -> None:
    assert sorted(each.name for each in tmp_path.iterdir() if each.name[:4] == "copy") == ["copy.civ"]  # noqa: ASYNC240  # nothing else runs here
    assert backup.stat().st_mode & 0o077 == 0  # noqa: ASYNC240  # nothing else runs here
    store = await Store.open(f"sqlite:///{tmp_path / 'small.db'}", GAMES)
    with pytest.raises(StoreError) as trouble:
        await write_backup(store.database, backup)
    assert trouble.value.reason.key == "store-backup-exists"
    at_once = [write_backup(store.database, tmp_path / "same.civ") for _ in range(2)]
    done = await asyncio.gather(*at_once, return_exceptions=True)
    assert [each is None for each in done].count(True) == 1, "the other copy isn't written over it"
    check_backup(tmp_path / "same.civ")
    await store.close()
    with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as raw:
        assert raw.execute("SELECT count(*) FROM lines").fetchone() == (10,), "SQLite does not mind the seal"
        assert raw.execute("SELECT count(*) FROM memory WHERE key = 'lease'").fetchone() == (0,)
        sent = raw.execute("SELECT value FROM memory WHERE key LIKE 'commands of %'").fetchall()
        assert sent == [("",)], "who restores it may be an older version, which then sends its own"


@pytest.mark.parametrize("cases", [150, pytest.param(20_000, marks=pytest.mark.long)])
def test_a_backup_that_was_cut_at_any_byte_or_has_one_bit_flipped_anywhere_is_named(backup: Path, cases: int) -> None:
    whole, dice = backup.read_bytes(), random.Random(3)
    check_backup(backup)
    for _ in range(cases):
        backup.write_bytes(whole[: dice.randrange(len(whole))])
        with pytest.raises(StoreError) as cut:
            check_backup(backup)
        assert cut.value.reason.key == "store-backup-cut"
        spoilt = bytearray(whole)
        spoilt[dice.randrange(len(whole))] ^= 1 << dice.randrange(8)
        backup.write_bytes(spoilt)
        with pytest.raises(StoreError):
            check_backup(backup)


@pytest.mark.parametrize("command", ["drill", "restore"])
def test_a_backup_that_is_none_changes_nothing_and_is_one_line(
    civ: Civ, live: Path, tmp_path: Path, command: str
) -> None:
    before = live.read_bytes()
    for content in (b"", b"Dear diary", (FOLDER / "r0002.db").read_bytes()):
        (tmp_path / "odd.civ").write_bytes(content)
        answer = civ(command, tmp_path / "odd.civ")
        assert (answer.code, answer.out, len(answer.err.splitlines())) == (1, "", 1)
        assert "odd.civ" in answer.err
    assert civ(command, tmp_path / "missing.civ").code == 1
    assert live.read_bytes() == before
    assert sorted(each.name for each in live.parent.iterdir()) == [live.name]


@pytest.mark.parametrize("steps", range(9))
def test_whenever_a_restore_is_stopped_what_was_committed_lies_whole_somewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """The last moves lie in the log beside the database, as a bot that was killed leaves them."""
    target = _killed(tmp_path / "civ.db", 3)
    fresh = _database(tmp_path / "fresh.db", 1)
    with monkeypatch.context() as patched:
        _stop_after(steps, patched)
        with suppress(_KilledError):
            replace_database(fresh, target)
    found = _found(tmp_path)
    assert 3 in found.values(), found
    if steps >= 8:
        assert found == {"civ.db": 1, "civ.db.before-1": 3}
    # and who tries once more gets what he wants, and loses nothing by it either
    replace_database(_database(tmp_path / "again.db", 1), target)
    found = _found(tmp_path)
    assert found["civ.db"] == 1
    assert 3 in found.values(), found


def test_a_log_that_a_stopped_restore_has_left_is_not_taken_for_that_of_another_database(tmp_path: Path) -> None:
    target = tmp_path / "civ.db"
    _killed(tmp_path / "civ.db.before-1", 5)
    (tmp_path / "civ.db.before-1").unlink()
    _database(target, 2)
    assert replace_database(_database(tmp_path / "fresh.db", 1), target) == tmp_path / "civ.db.before-2"
    assert _found(tmp_path) == {"civ.db": 1, "civ.db.before-2": 2}


@pytest.mark.parametrize("steps", range(9))
def test_where_the_disk_fails_once_in_a_restore_the_database_lies_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """Elsewhere the next start would not find it, and begin with an empty one."""
    target = _killed(tmp_path / "civ.db", 3)
    fresh = _database(tmp_path / "fresh.db", 1)
    with monkeypatch.context() as patched:
        _stop_after(steps, patched, by=OSError(errno.EIO, "the disk"), is_once=True)
        with suppress(StoreError):
            replace_database(fresh, target)
    found = _found(tmp_path)
    assert found == ({"civ.db": 3} if fresh.exists() else {"civ.db": 1, "civ.db.before-1": 3})
    assert fresh.exists() == (steps < 8)
    assert len([*tmp_path.glob("*.before-*")]) == (0 if fresh.exists() else 2), "a database and its log, or nothing"


class _KilledError(BaseException):
    """The process ends here."""


def _stop_after(
    steps: int, patched: pytest.MonkeyPatch, *, by: BaseException | None = None, is_once: bool = False
) -> None:
    """Has the process end before it changes the folder once more than that; a file that is written half counts too.

    It ends `by` another error where that is given, and goes on after it where that `is_once`.
    """
    left = iter([*repeat(True, steps), False, *repeat(True, 99 if is_once else 0)])

    def stopping(does: Callable[..., Any]) -> Callable[..., Any]:
        def step(*values: Any, **more: Any) -> Any:
            if not next(left, False):
                raise by or _KilledError
            return does(*values, **more)

        return step

    for name in ("rename", "replace", "unlink"):
        patched.setattr(Path, name, stopping(getattr(Path, name)))
    for name in ("open", "fsync"):
        patched.setattr(os, name, stopping(getattr(os, name)))


def _database(file: Path, moves: int) -> Path:
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("CREATE TABLE moves (n)")
        raw.executemany("INSERT INTO moves VALUES (?)", [(n,) for n in range(moves)])
        raw.commit()
    return file


def _killed(file: Path, moves: int) -> Path:
    """A database whose moves have not come from its log yet."""
    with closing(sqlite3.connect(file.with_name("used"))) as raw:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("CREATE TABLE moves (n)")
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        raw.executemany("INSERT INTO moves VALUES (?)", [(n,) for n in range(moves)])
        raw.commit()
        for kind in ("", "-wal"):
            shutil.copyfile(f"{file.with_name('used')}{kind}", f"{file}{kind}")
    file.with_name("used").unlink()
    return file


def _found(folder: Path) -> dict[str, int]:
    """By its name, how many moves each database has; looked at in a copy, since who looks brings in the log."""
    looked_at = folder.with_name(f"{folder.name}-{secrets.token_hex(4)}")
    shutil.copytree(folder, looked_at)
    found: dict[str, int] = {}
    for file in sorted(looked_at.glob("civ.db*")):
        if not file.name.endswith(("-wal", "-shm")) and file.stat().st_size:
            with closing(sqlite3.connect(file)) as raw:
                (found[file.name],) = raw.execute("SELECT count(*) FROM moves").fetchone()
    return found


def test_nothing_is_restored_under_a_bot_that_runs(backup: Path, live: Path, civ: Civ) -> None:
    async def hold() -> Store:
        return await Store.open(f"sqlite:///{live}", GAMES, lease=Lease())

    asyncio.run(_closed(hold()))  # its lease stays, as that of a bot that runs: this very process
    answer = civ("restore", backup)
    assert (answer.code, answer.out) == (1, "")
    assert f"using it: {os.getpid()} on " in answer.err
    assert sorted(each.name for each in live.parent.iterdir()) == [live.name]


def test_nothing_uses_a_database_while_another_takes_its_place(
    civ: Civ, backup: Path, live: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second: list[Answer] = []

    def replace_meanwhile(fresh: Path, target: Path) -> Path | None:
        second.append(process("restore", backup))
        return replace_database(fresh, target)

    before = status_of(live)
    monkeypatch.setattr("bot.store.backups.replace_database", replace_meanwhile)
    first = civ("restore", backup)
    assert (first.code, first.err) == (0, "")
    assert [(each.code, each.out) for each in second] == [(1, "")]
    assert f"using it: {os.getpid()} on " in second[0].err
    (kept,) = live.parent.glob("*.before-*")
    assert status_of(kept) == before
    with closing(sqlite3.connect(kept)) as raw:
        assert raw.execute("SELECT count(*) FROM memory WHERE key = 'lease'").fetchone() == (0,), "it can be used again"


def test_a_restore_whose_database_is_taken_says_so_and_leaves_no_copy_behind(
    civ: Civ, backup: Path, live: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost, removed, before = Event(), Event(), status_of(live)
    unlink = Path.unlink

    async def lose(_lease: Lease) -> bool:
        lost.set()
        return False

    def unpack_late(file: Path, target: Path) -> None:
        assert lost.wait(30)
        removed.wait(0.2)  # what is removed before it is written would stay
        unpack_backup(file, target)

    def remove(path: Path, *, missing_ok: bool = False) -> None:
        unlink(path, missing_ok=missing_ok)
        removed.set()

    monkeypatch.setattr("bot.store.lease.HEARTBEAT_SECONDS", 0)
    monkeypatch.setattr(Lease, "renew", lose)
    monkeypatch.setattr("bot.store.backups.unpack_backup", unpack_late)
    monkeypatch.setattr(Path, "unlink", remove)
    answer = civ("restore", backup)
    assert (answer.code, answer.out, len(answer.err.splitlines())) == (1, "", 1)
    assert str(live) in answer.err
    assert status_of(live) == before
    assert [each.name for each in live.parent.iterdir()] == [live.name]


async def _closed(opening: Coroutine[Any, Any, Store]) -> None:
    await (await opening).close()


def test_a_game_that_differs_is_named_by_table_and_line(civ: Civ, live: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(live)) as raw:
        raw.execute("UPDATE lines SET do = 'play U9' WHERE game = 5 AND n = 10")
        raw.commit()
    assert civ("backup", tmp_path / "copy.civ").code == 0
    drilled = civ("drill", tmp_path / "copy.civ")
    assert (drilled.code, drilled.out) == (1, "")
    assert "table 5 differs at line 10" in drilled.err


@pytest.fixture
async def calamities(live: Path) -> Path:
    """The same database, with a table of calamities besides."""
    games = every_game()
    store = await Store.open(f"sqlite:///{live}", games)
    table = await store.tables.create(new_table(options=Options(2, CALAMITIES_GAME, {})))
    match = games[CALAMITIES_GAME].start(2, {}, random.Random(1)).play(0, "nation Egypt").play(1, "nation Crete")
    await store.tables.save(table, replace(table, status=Status.PLAYING, match=match, revision=table.revision + 1))
    await store.close()
    return live


def test_a_table_of_calamities_is_sound_to_doctor_and_drill(civ: Civ, calamities: Path, tmp_path: Path) -> None:
    examined = civ("doctor", "--thorough")
    assert (examined.code, "damaged" in examined.out) == (0, False), examined.out
    assert "all 23 tables replay" in examined.out
    assert civ("backup", tmp_path / "copy.civ").code == 0
    drilled = civ("drill", tmp_path / "copy.civ")
    assert (drilled.code, drilled.err) == (0, "")
    assert "23 tables, " in drilled.out


def test_a_line_of_calamities_that_does_not_follow_is_named(civ: Civ, calamities: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(calamities)) as raw:
        raw.execute("UPDATE lines SET do = 'nation Egypt' WHERE n = 2 AND do = 'nation Crete'")
        raw.commit()
    (table,) = [line for line in civ("doctor", "--thorough").out.splitlines() if "damaged" in line]
    assert "at line 2" in table
    assert civ("backup", tmp_path / "copy.civ").code == 0
    drilled = civ("drill", tmp_path / "copy.civ")
    assert (drilled.code, "differs at line 2" in drilled.err) == (1, True)
