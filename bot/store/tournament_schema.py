"""The part of the schema that keeps tournaments: their books, and who is who beside them."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from bot.store.schema import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("secrets", JSON, nullable=False),
    Column("posting", JSON, nullable=False),
    Column("pending", JSON(none_as_null=True)),
    Index("tournaments_by_guild", "guild_id", "is_open"),
    Index("tournaments_open", "is_open"),
    sqlite_autoincrement=True,
)
"""One row a tournament: what is kept beside its book. `is_open` is a cache of what the book leads to."""

entries = Table(
    "entries",
    metadata,
    Column("tournament", Integer, ForeignKey("tournaments.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", JSON, nullable=False),
    sqlite_with_rowid=False,
)
"""The books of tournaments: append-only, as their archives have them. The key is the last word on who was first."""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Integer, ForeignKey("tournaments.id"), primary_key=True),
    Column("who", String(16), primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Index("entrants_by_user", "user_id"),
)
"""Who is who at a tournament, beside its book: a row may be taken away, so that somebody is forgotten."""
