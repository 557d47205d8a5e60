"""The deal of the week is played alone only, with cards of its own for each seat.

Games that go on at tables of the week are kept as notes, of which the bot makes usual tables at its first start
(`bot.manager.former_week_tables`); their weeks' secrets are never told. All other tables of weeks are deleted. A week
of which someone has begun a game keeps its one deal for both seats.
"""

import json
from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_WEEKS = sa.table(
    "duplicate_weeks", sa.column("week", sa.Date()), sa.column("is_by_seat", sa.Boolean()),
    sa.column("is_withheld", sa.Boolean()),
)  # fmt: skip
_BOARDS = sa.table("duplicate_boards", sa.column("week", sa.Date()))
_TABLES = sa.table(
    "duplicate_tables", sa.column("id"), sa.column("week", sa.Date()), sa.column("players"), sa.column("guild_id"),
    sa.column("rotation"), sa.column("played", sa.JSON()), sa.column("waiting"), sa.column("channel_id"),
    sa.column("message_id"),
)  # fmt: skip
_SEATS = sa.table(
    "duplicate_seats", sa.column("game"), sa.column("place"), sa.column("user_id"), sa.column("name"),
    sa.column("replaced_at"),
)  # fmt: skip
_MEMORY = sa.table("memory", sa.column("key"), sa.column("value"))


def upgrade() -> None:
    op.add_column("duplicate_weeks", sa.Column("is_by_seat", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("duplicate_weeks", sa.Column("is_withheld", sa.Boolean(), nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    begun = sa.select(_BOARDS.c.week)
    connection.execute(sa.update(_WEEKS).where(_WEEKS.c.week.not_in(begun)).values(is_by_seat=True))
    newest = connection.execute(sa.select(sa.func.max(_WEEKS.c.week, type_=sa.Date()))).scalar_one()
    if newest is not None:
        # the newest may be the next week; games of earlier ones were cut short
        _keep_games(connection, sa.and_(_TABLES.c.waiting != "", _TABLES.c.week >= newest - timedelta(days=7)))
    op.drop_table("duplicate_seats")
    op.drop_table("duplicate_tables")


def _keep_games(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    for table in connection.execute(sa.select(_TABLES).where(which)).all():
        asked = sa.select(_SEATS).where(_SEATS.c.game == table.id)
        people = sorted(connection.execute(asked).all(), key=lambda each: (each.place + table.rotation) % table.players)
        if all(each.user_id <= 0 for each in people):
            continue  # all have had themselves forgotten
        kept = {
            "week": table.week.isoformat(),
            "guild": table.guild_id,
            "channel": table.channel_id,
            "message": table.message_id,
            "seats": [[each.user_id, each.name, each.replaced_at is not None] for each in people],
            "played": table.played,
        }
        key = f"week-table {table.id}"
        connection.execute(sa.insert(_MEMORY).values(key=key, value=json.dumps(kept, ensure_ascii=False)))
        connection.execute(sa.update(_WEEKS).where(_WEEKS.c.week == table.week).values(is_withheld=True))


def downgrade() -> None:
    op.create_table(
        "duplicate_tables",
        sa.Column("id", _NUMBER, primary_key=True),
        sa.Column("week", sa.Date(), sa.ForeignKey("duplicate_weeks.week"), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("rotation", sa.Integer()),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("waiting", sa.String(16), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("changes", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("shown", sa.Integer(), nullable=False, server_default="0"),
        sqlite_autoincrement=True,
    )
    op.create_index("duplicate_tables_by_week", "duplicate_tables", ["week", "players"])
    op.create_table(
        "duplicate_seats",
        sa.Column("game", _NUMBER, sa.ForeignKey("duplicate_tables.id"), primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("week", sa.Date(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("is_listed", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.Integer()),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True)),
        sa.Column("replaced_at", sa.DateTime(timezone=True)),
        sa.Column("moved_at", sa.DateTime(timezone=True)),
        sa.Column("called_for", sa.DateTime(timezone=True)),
        sa.Column("call_id", sa.BigInteger()),
    )
    op.create_index("duplicate_seats_once", "duplicate_seats", ["week", "players", "user_id"], unique=True)
    op.create_index("duplicate_seats_by_user", "duplicate_seats", ["user_id"])
    op.drop_column("duplicate_weeks", "is_withheld")
    op.drop_column("duplicate_weeks", "is_by_seat")
