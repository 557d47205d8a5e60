"""The days on which people have solved the daily puzzle, if they want that kept."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_days",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.Date(), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("is_solved", sa.Boolean(), nullable=False),
    )
    op.create_index("puzzle_days_by_guild", "puzzle_days", ["guild_id", "day"])


def downgrade() -> None:
    op.drop_table("puzzle_days")
