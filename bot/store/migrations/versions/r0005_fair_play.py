"""Who has been heard of at his table, who has called whom, what moderators did, and servers the bot has left."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_AT = sa.DateTime()


def upgrade() -> None:
    # One by one: a batch would copy the table and drop it, and others refer to it.
    op.add_column("games", sa.Column("presence", sa.JSON(), nullable=False, server_default="[]"))
    for name in ("has_take_backs", "is_aside", "is_hidden"):
        op.add_column("games", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("laws", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("posts", sa.Column("channel_id", sa.BigInteger()))
    op.create_table(
        "calls",
        sa.Column("caller", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("called", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("at", _AT, nullable=False),
    )
    op.create_index("calls_by_time", "calls", ["at"])
    op.create_table(
        "moderation",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", _AT, nullable=False),
        sa.Column("moderator", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.Integer(), sa.ForeignKey("games.id")),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("moderation_by_guild", "moderation", ["guild_id", "at"])
    op.create_index("moderation_by_game", "moderation", ["game"])
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("since", _AT, nullable=False),
    )
    # A seat somebody has asked for: its holder was never told that he may object. It may be asked for again.
    for table in ("motions", "ballots"):
        op.execute(f"DELETE FROM {table} WHERE kind = 'replace'")
    op.execute(
        "UPDATE games SET revision = revision + 1, is_behind = NOT is_placeless, next_at = (SELECT min(at) FROM"
        " (SELECT rings_at AS at FROM timers WHERE game = games.id"
        " UNION SELECT due_at FROM motions WHERE game = games.id))"
        " WHERE id IN (SELECT game FROM polls WHERE kind = 'replace' AND outcome = '')"
    )
    op.execute("UPDATE polls SET outcome = 'moot', closed_at = opened_at WHERE kind = 'replace' AND outcome = ''")


def downgrade() -> None:
    op.drop_table("departures")
    op.drop_table("moderation")
    op.drop_table("calls")
    op.drop_column("posts", "channel_id")
    for name in ("laws", "is_hidden", "is_aside", "has_take_backs", "presence"):
        op.drop_column("games", name)
