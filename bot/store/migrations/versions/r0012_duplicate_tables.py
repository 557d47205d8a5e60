"""The deal of the week at tables of several people, against a stronger computer, and when its secrets were made."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0009"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
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
