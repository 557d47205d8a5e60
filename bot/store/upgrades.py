"""Upgrades of a database to this version's schema; one that a newer version has changed is refused."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from sqlalchemy import Connection, inspect, text

from bot.store.errors import StoreError
from bot.store.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger(__name__)

MIGRATIONS: Final = Path(__file__).parent / "migrations"
HEAD: Final = "0013"
"""The newest revision: a database at it starts without Alembic, which is slow to import."""
OURS: Final = "games"
"""A table that every revision has."""


def upgrade(connection: Connection) -> None:
    """Migrate to the newest schema within the connection's transaction.

    Raises:
        StoreError: a newer version of the bot, or another program, has made the database.
    """
    current = current_revision(connection)
    if current != HEAD:
        _migrate(connection, current)
    _check_writable(connection)


def check_upgradable(connection: Connection) -> None:
    """Raise what `upgrade` would, and change nothing."""
    current = current_revision(connection)
    if current != HEAD:
        _migrations(connection, current)
    if current:
        _check_writable(connection)


def _migrate(connection: Connection, current: str) -> None:
    from alembic import command

    config = _migrations(connection, current)
    config.attributes["connection"] = connection
    is_server = connection.dialect.name == "postgresql"
    if current and is_server:  # of a file the log says where it is kept as it was
        log.warning("the database is migrated from %s to %s", current, HEAD)
    if not current and is_server:
        # its history begins here: the migrations before were written for SQLite alone, and are never edited
        metadata.create_all(connection)
        cast("Callable[[Config, str], None]", command.stamp)(config, HEAD)
        return
    cast("Callable[[Config, str], None]", command.upgrade)(config, HEAD)


def _migrations(connection: Connection, current: str) -> "Config":
    """Return the migrations to the newest revision. Raises `StoreError` if none lead there from this one."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    # Alembic's settings are an ini file's, where a percent sign begins a placeholder
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current not in known:
        tables = inspect(connection).get_table_names()
        # another program's database, in which nothing may be made; it may use Alembic as well
        if tables and not (current and OURS in tables):
            raise StoreError("store-foreign")
        if current:
            raise StoreError("store-newer", revision=current)
    return config


def _check_writable(connection: Connection) -> None:
    """Check that the file is writable: SQLite takes a read-only file's write lock and only fails at the first write."""
    with connection.begin_nested() as nothing:
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        nothing.rollback()


def current_revision(connection: Connection) -> str:
    """Return the schema revision the database says it has; empty where it never had one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return ", ".join(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


def is_newest(connection: Connection) -> bool:
    """Return whether the database has this version's schema."""
    return current_revision(connection) == HEAD
