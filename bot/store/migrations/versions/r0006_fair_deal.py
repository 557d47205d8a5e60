"""What proves a table's deal: its secret, and the words of its players."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("deal", sa.JSON()))  # games that have begun keep the decks they were dealt


def downgrade() -> None:
    op.drop_column("games", "deal")
