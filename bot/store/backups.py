"""Backups: whole copies of a database, each with its own SHA-256 after its last page, where SQLite does not look.

If such a file is cut at any byte, or one bit of it flips, it no longer matches its digest.
"""

import asyncio
import errno
import hashlib
import os
import secrets
import shutil
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import delete, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.private_files import make_private, make_private_folder
from bot.store.database import Database, make_engine, prepare_url, transaction
from bot.store.errors import StoreError
from bot.store.lease import LEASE_KEY
from bot.store.schema import memory
from bot.store.sqlite import BEGIN
from bot.supervision import begin_job

COMMANDS_KEY: Final = "commands of"
"""The beginning of the keys in `memory` that say which slash commands Discord was sent."""
_MARK: Final = b"\ncivbackup1 sha256 "
_TAIL: Final = len(_MARK) + 65
_CHUNK: Final = 1 << 20
_RESERVE: Final = 16 << 20
"""Bytes that a disk must have left after a backup."""
_LOGS: Final = ("-wal", "-journal")
"""Files beside a database: changes that SQLite has not written into it yet, or would roll back."""
_FILES: Final = ("", *_LOGS, "-shm")


async def write_backup(database: Database, path: Path) -> None:
    """Write a whole sealed copy of a SQLite database, in use or not, to a new file. Raises `StoreError`."""
    if database.reader.dialect.name != "sqlite":
        raise StoreError("store-backup-server")
    if await asyncio.to_thread(path.exists):
        raise StoreError("store-backup-exists", path=str(path))
    half = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    engine = database.reader.execution_options(**{BEGIN: ""})  # VACUUM runs outside any transaction
    try:
        async with transaction(engine) as connection:
            await _check_room(connection, path.parent)
            await _copy_into(connection, half)
        # before the digest: it still writes into the copy
        await free_copy(half)
        await asyncio.to_thread(_finish, half, path)
    except OSError as error:
        key = "store-full" if error.errno == errno.ENOSPC else "store-cannot-open"
        raise StoreError(key, detail=type(error).__name__) from error
    finally:
        for kind in _FILES:
            await asyncio.to_thread(_beside(half, kind).unlink, missing_ok=True)  # half a copy is useless


async def _check_room(connection: AsyncConnection, folder: Path) -> None:
    """Refuse a copy that has no room: while it filled the disk, the bot could write nothing there either."""
    pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
    size = pages * (await connection.execute(text("PRAGMA page_size"))).scalar_one()
    if (await asyncio.to_thread(shutil.disk_usage, folder)).free < size + _RESERVE:
        raise StoreError("store-full", path=str(folder))


async def _copy_into(connection: AsyncConnection, half: Path) -> None:
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    copying = begin_job("backup", connection.execute(text("VACUUM INTO :path"), {"path": str(half)}), is_awaited=True)
    try:
        await asyncio.shield(copying)
    except asyncio.CancelledError:
        await driver.interrupt()  # else a bot that is stopped would wait until the copy is whole
        await asyncio.gather(copying, return_exceptions=True)
        raise


async def free_copy(copy: Path) -> None:
    """Make a copy, or a database that another has replaced, fit for being used again later. It is one file afterwards.

    It loses the lease, which is another file's, and what Discord was sent last, which may be a newer version's by then.
    """
    engine = make_engine(prepare_url(f"sqlite:///{copy.as_posix()}"), busy_timeout=5)
    try:
        async with transaction(engine) as connection:
            await connection.execute(delete(memory).where(memory.c.key == LEASE_KEY))
            sent = memory.c.key.startswith(COMMANDS_KEY)
            await connection.execute(update(memory).where(sent).values(value=""))
        async with transaction(engine.execution_options(**{BEGIN: ""})) as connection:
            # out of WAL: a backup that needed a second file beside it could lose that on its way
            await connection.execute(text("PRAGMA journal_mode = DELETE"))
    finally:
        await engine.dispose()


def _finish(half: Path, path: Path) -> None:
    make_private(half)
    sealed = _MARK + _digest_of(half, half.stat().st_size).encode() + b"\n"
    with half.open("ab") as stream:
        stream.write(sealed)
        stream.flush()
        os.fsync(stream.fileno())
    try:
        os.link(half, path)  # a link never overwrites
    except FileExistsError:
        raise StoreError("store-backup-exists", path=str(path)) from None
    except (AttributeError, OSError):  # Windows, or a disk that has none
        half.rename(path)


def check_backup(path: Path) -> int:
    """Return how many bytes of a backup are the database's.

    Raises:
        StoreError: it isn't a backup, or no file, or is cut or altered.
    """
    try:
        found = path.stat()
        # asked before it is opened: a device or a pipe may never end, and has no end to look at
        if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
            raise StoreError("store-backup-cut", path=str(path))
        size = found.st_size - _TAIL
        with path.open("rb") as stream:
            stream.seek(max(0, size))
            tail = stream.read(_TAIL)
        if size <= 0 or not (tail.startswith(_MARK) and tail.endswith(b"\n")):
            raise StoreError("store-backup-cut", path=str(path))
        if tail[len(_MARK) : -1] != _digest_of(path, size).encode():
            raise StoreError("store-backup-altered", path=str(path))
    except OSError as error:
        raise StoreError("store-backup-missing", path=str(path), detail=error.strerror or "") from error
    return size


def unpack_backup(path: Path, target: Path) -> None:
    """Write the database of a backup to a new place.

    Raises:
        StoreError: it isn't a backup, or is cut or altered.
    """
    size = check_backup(path)
    try:
        make_private_folder(target.parent)
        make_private(target)
        with path.open("rb") as source, target.open("wb") as copy:
            while size and (piece := source.read(min(_CHUNK, size))):
                copy.write(piece)
                size -= len(piece)
            copy.flush()
            os.fsync(copy.fileno())
    except OSError as error:
        raise StoreError("store-cannot-open", detail=type(error).__name__) from error


def replace_database(fresh: Path, target: Path) -> Path | None:
    """Put a database in place of another; return where that one lies now, None where there was none.

    Even if this is interrupted, everything committed lies whole under one of the two names.

    Raises:
        StoreError: a file cannot be moved; what can be moved back is.
    """
    try:
        old, had_one, is_moved = _reserve_path(target), target.exists(), False
        try:
            give_owner(fresh, target if had_one else target.parent)
            # what is only in the log yet is in two places before the database moves: without it that is an older one
            for kind in _LOGS:
                if (log := _beside(target, kind)).exists():
                    _copy(log, _beside(old, kind))
            if had_one:
                target.replace(old)
                is_moved = True
            else:
                old.unlink()
            # before the other database comes: SQLite would play the log of this one into it
            for kind in (*_LOGS, "-shm"):
                _beside(target, kind).unlink(missing_ok=True)
            fresh.replace(target)
        except OSError:
            with suppress(OSError):
                _put_back(old, target, is_moved=is_moved)
            raise
    except OSError as error:
        raise StoreError("store-cannot-open", detail=type(error).__name__) from error
    return old if had_one else None


def _put_back(old: Path, target: Path, *, is_moved: bool) -> None:
    """Undo half a replacement: the next start would begin with an empty database. Raises `OSError`."""
    if is_moved and not target.exists():
        for kind in _LOGS:
            if (log := _beside(old, kind)).exists() and not _beside(target, kind).exists():
                _copy(log, _beside(target, kind))
        old.replace(target)
    elif old.exists() and old.stat().st_size:
        return  # it is more than the place that was reserved
    for kind in _FILES:
        _beside(old, kind).unlink(missing_ok=True)


def give_owner(file: Path, like: Path) -> None:
    """Give a file of root's the owner of another, or of its folder: the bot couldn't open it. Raises `OSError`."""
    wanted, own = like.stat(), file.stat()
    if hasattr(os, "chown") and (wanted.st_uid, wanted.st_gid) != (own.st_uid, own.st_gid) and os.geteuid() == 0:
        os.chown(file, wanted.st_uid, wanted.st_gid)


def _reserve_path(target: Path) -> Path:
    """Make and return an empty file where a database can be kept beside its place.

    Neither another one nor a log of one lies there, and no other process is given that place. Raises `OSError`.
    """
    number = 0
    while True:
        number += 1
        old = target.with_name(f"{target.name}.before-{number}")
        if not any(_beside(old, kind).exists() for kind in _FILES):
            with suppress(FileExistsError):
                old.touch(mode=0o600, exist_ok=False)
                return old


def _beside(database: Path, kind: str) -> Path:
    return database.with_name(database.name + kind)


def _copy(log: Path, copy: Path) -> None:
    make_private(copy)
    give_owner(copy, log)
    with log.open("rb") as source, copy.open("wb") as goal:
        shutil.copyfileobj(source, goal, _CHUNK)
        goal.flush()
        os.fsync(goal.fileno())


def _digest_of(path: Path, size: int) -> str:
    found = hashlib.sha256()
    with path.open("rb") as stream:
        while size and (piece := stream.read(min(_CHUNK, size))):
            found.update(piece)
            size -= len(piece)
    return found.hexdigest()
