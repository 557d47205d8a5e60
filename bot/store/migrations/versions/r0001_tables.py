"""Games, their lines and what belongs to them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    _games()
    _parts_of_a_game()
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    op.create_table(
        "memory",
        sa.Column("key", sa.String(128), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("is_placeless", sa.Boolean, nullable=False),
        sa.Column("owner", sa.BigInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("header", sa.JSON),
        sa.Column("created_at", INSTANT, nullable=False),
        sa.Column("moved_at", INSTANT, nullable=False),
        sa.Column("nudged_at", INSTANT),
        sa.Column("lobby_message_id", sa.BigInteger),
        sa.Column("rematch_of", sa.Integer, sa.ForeignKey("games.id")),
        sa.Column("waiting", sa.String(16), nullable=False),
        sa.Column("is_behind", sa.Boolean, nullable=False),
        sa.Column("awaits_automatic", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("games_by_status", "games", ["status", "moved_at"])
    op.create_index("games_by_channel", "games", ["channel_id", "status"])
    op.create_index("games_behind", "games", ["is_behind"])
    op.create_index("games_automatic", "games", ["awaits_automatic"])
    op.create_index("games_by_rematch", "games", ["rematch_of"])


def _parts_of_a_game() -> None:
    op.create_table(
        "lines",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("do", sa.Text, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("why", sa.Text),
        sa.Column("at", INSTANT, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitters",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("is_automatic", sa.Boolean, nullable=False),
        sa.UniqueConstraint("game", "user_id", name="sitters_once"),
    )
    op.create_index("sitters_by_user", "sitters", ["user_id"])
    op.create_table(
        "posts",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("waiting", sa.String(16), nullable=False),
        sa.Column("revision", sa.Integer),
    )
    op.create_table(
        "ballots",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("memory", "preferences", "ballots", "posts", "sitters", "lines", "games"):
        op.drop_table(table)
