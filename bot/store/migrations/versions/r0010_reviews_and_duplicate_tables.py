"""Reviews of finished games, copies in which hidden cards are dealt again, and the deal of the week at tables."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", _NUMBER, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("total", sa.Integer()),
        sa.Column("parts", sa.JSON(), nullable=False),
        sa.Column("ready_at", sa.DateTime(timezone=True)),
    )
    op.create_index("reviews_by_user", "reviews", ["user_id"])
    op.create_index("reviews_unready", "reviews", ["ready_at", "asked_at"])
    op.add_column("what_ifs", sa.Column("seed", sa.BigInteger()))
    op.add_column("duplicate_weeks", sa.Column("made_at", sa.DateTime(timezone=True)))
    op.add_column("duplicate_boards", sa.Column("field", sa.String(16), nullable=False, server_default="normal"))
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
    )
    op.create_index("duplicate_seats_once", "duplicate_seats", ["week", "players", "user_id"], unique=True)
    op.create_index("duplicate_seats_by_user", "duplicate_seats", ["user_id"])


def downgrade() -> None:
    op.drop_table("duplicate_seats")
    op.drop_table("duplicate_tables")
    op.drop_column("duplicate_boards", "field")
    op.drop_column("duplicate_weeks", "made_at")
    op.drop_column("what_ifs", "seed")
    op.drop_table("reviews")
