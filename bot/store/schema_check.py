"""What a database lacks of the schema: a table, column or index that was dropped is missed by no check of its pages."""

from collections.abc import Iterator

from sqlalchemy import Connection, Index, Table, inspect
from sqlalchemy.engine import Inspector

from bot.store.schema import metadata


def find_missing(connection: Connection) -> Iterator[str]:
    """Yield what there should be and is not, by kind and name; an index over other columns is not the one there was."""
    seen = inspect(connection)
    known = set(seen.get_table_names())
    for table in metadata.sorted_tables:
        if table.name not in known:
            yield f"table {table.name}"
            continue
        columns = {column["name"] for column in seen.get_columns(table.name)}
        yield from (f"column {table.name}.{each.name}" for each in table.columns if each.name not in columns)
        yield from _missing_indexes(table, seen)


def _missing_indexes(table: Table, seen: Inspector) -> Iterator[str]:
    found = {
        (index["name"], tuple(index["column_names"]), bool(index["unique"])) for index in seen.get_indexes(table.name)
    }
    for index in sorted(table.indexes, key=lambda each: str(each.name)):
        if _shape(index) not in found:
            yield f"index {index.name}"


def _shape(index: Index) -> tuple[str | None, tuple[str | None, ...], bool]:
    return index.name, tuple(column.name for column in index.columns), bool(index.unique)
