"""Brings a database to this version's schema, and refuses one that a newer version has changed."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bot.store.errors import StoreTrouble

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(connection: Connection) -> None:
    """Migrate to the newest schema within the connection's transaction. Raises `StoreTrouble` (newer, foreign)."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None and inspect(connection).get_table_names():
        raise StoreTrouble("store-foreign")
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreTrouble("store-newer", revision=current)
    if current != scripts.get_current_head():
        config.attributes["connection"] = connection
        cast("Callable[[Config, str], None]", command.upgrade)(config, "head")
    _check_writable(connection)


def _check_writable(connection: Connection) -> None:
    """SQLite takes a read-only file's write lock without a word; the first statement that writes tells."""
    with connection.begin_nested() as nothing:
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        nothing.rollback()


def revision_of(connection: Connection) -> str:
    """The schema revision the database says it has."""
    return MigrationContext.configure(connection).get_current_revision() or ""
