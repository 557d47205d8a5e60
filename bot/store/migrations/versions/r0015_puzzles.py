"""The days on which people have solved the daily puzzle, if they want that kept; and copies that they play on."""

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
    op.create_table(
        "what_ifs",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("friend", sa.BigInteger()),
        sa.Column("game", sa.Integer(), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("friend_seat", sa.Integer()),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("what_ifs_by_owner", "what_ifs", ["owner"], unique=True)
    op.create_index("what_ifs_by_friend", "what_ifs", ["friend"])


def downgrade() -> None:
    op.drop_table("what_ifs")
    op.drop_table("puzzle_days")
