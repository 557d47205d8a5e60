"""Finished games on the web: the token that the addresses of a game's pages have."""

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


def downgrade() -> None:
    op.drop_table("shares")
