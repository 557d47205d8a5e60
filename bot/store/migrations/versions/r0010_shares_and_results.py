"""Finished games on the web, by the token of their addresses; and what servers are told of games that end there."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("game", _NUMBER, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("token", sa.String(32)),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("subject", sa.String(32), primary_key=True),
        sa.Column("way", sa.String(8), primary_key=True),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("over_at", sa.DateTime(timezone=True)),
    )


def downgrade() -> None:
    op.drop_table("deliveries")
    op.drop_table("shares")
