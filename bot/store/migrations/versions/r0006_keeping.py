"""Seals of tables: a checksum a row, a hash a line; and what is wrong with a table that is set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Columns alone: existing logs are replayed and chained by the bot, table by table.
    op.add_column("lines", sa.Column("hash", sa.String(64)))
    op.add_column("games", sa.Column("salt", sa.String(32)))
    op.add_column("games", sa.Column("head", sa.String(80)))
    op.add_column("games", sa.Column("people", sa.String(64)))
    op.add_column("games", sa.Column("checksum", sa.String(64)))
    op.add_column("games", sa.Column("damage", sa.String(64)))


def downgrade() -> None:
    for name in ("damage", "checksum", "people", "head", "salt"):
        op.drop_column("games", name)
    op.drop_column("lines", "hash")
