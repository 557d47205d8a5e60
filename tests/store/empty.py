"""A database in which nothing has happened, made once a process: migrating one takes longer than most tests."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from bot.store.upgrades import upgrade


@cache
def _empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        with closing(sqlite3.connect(file)) as raw:
            raw.execute("VACUUM")  # migrations leave pages free: tests of a full disk count on none
        return file.read_bytes()


def put_empty_database(file: Path) -> str:
    """A database of today's schema in that file, unless there is one that has been played in; its URL."""
    if not file.exists():
        file.write_bytes(_empty_database())
    return f"sqlite:///{file}"
