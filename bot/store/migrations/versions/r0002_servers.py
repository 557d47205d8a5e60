"""What a server has set for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guild_preferences",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    op.create_index("games_by_guild", "games", ["guild_id", "status"])


def downgrade() -> None:
    op.drop_index("games_by_guild", "games")
    op.drop_table("guild_preferences")
