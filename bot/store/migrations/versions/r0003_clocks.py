"""Clocks of tables and seats, votes with a deadline."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("is_paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("next_at", sa.DateTime(timezone=True)))
    op.create_index("games_by_ring", "games", ["status", "next_at"])
    op.add_column("sitters", sa.Column("is_stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("ballots", sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "timers",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("left", sa.Interval, nullable=False),
        sa.Column("full", sa.Interval, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True)),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.Column("rings_at", sa.DateTime(timezone=True)),
        sa.Column("stint", sa.Integer),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.Column("lapses", sa.Integer, nullable=False),
        sa.Column("away_until", sa.Date),
    )
    op.create_table(
        "motions",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("subject", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("stint", sa.Integer),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.Column("tried_at", sa.DateTime(timezone=True)),
        sa.Column("sent_at", sa.DateTime(timezone=True)),
        sa.Column("over_at", sa.DateTime(timezone=True)),
        sa.Column("way", sa.String(8)),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("notices_due", "notices", ["due_at"])
    op.create_index("notices_by_game", "notices", ["game", "over_at"])
    op.create_index("notices_by_user", "notices", ["user_id", "over_at"])
    op.create_index("notices_by_message", "notices", ["message_id"])
    op.create_table(
        "watchers",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "notes",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )

    op.create_table(
        "polls",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("subject", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("outcome", sa.String(16), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True)),
        sa.Column("voices", sa.JSON, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("shown", sa.String(64), nullable=False),
    )
    op.create_table(
        "lapses",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("outcome", sa.String(16), nullable=False),
    )
    op.create_table(
        "stays",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("is_automatic", sa.Boolean, nullable=False),
    )
    op.create_index("stays_by_user", "stays", ["user_id"])


def downgrade() -> None:
    op.drop_table("stays")
    op.drop_table("lapses")
    op.drop_table("polls")
    op.drop_table("notes")
    op.drop_table("watchers")
    op.drop_table("notices")
    op.drop_table("motions")
    op.drop_table("timers")
    op.drop_column("ballots", "agrees")
    op.drop_column("sitters", "is_stand_in")
    op.drop_index("games_by_ring", "games")
    op.drop_column("games", "next_at")
    op.drop_column("games", "is_paused")
