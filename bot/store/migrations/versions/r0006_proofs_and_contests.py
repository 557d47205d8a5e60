"""What proves a table's deal and seals what is kept of it, and tournaments: their books, their people, their tables.

Columns and tables are only added: existing logs are replayed and chained by the bot, table by table, and games that
have begun keep the decks they were dealt.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_SEALS = (("salt", 32), ("head", 80), ("people", 64), ("checksum", 64), ("damage", 64))
_CONTEST = ("contest_of", "contest_round", "contest_table", "contest_deal")


def upgrade() -> None:
    for name in _CONTEST:
        op.add_column("games", sa.Column(name, sa.Integer()))
    op.add_column("games", sa.Column("deal", sa.JSON()))
    op.add_column("lines", sa.Column("hash", sa.String(64)))
    for name, length in _SEALS:
        op.add_column("games", sa.Column(name, sa.String(length)))
    op.create_index("games_by_contest", "games", list(_CONTEST), unique=True)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("secrets", sa.JSON(), nullable=False),
        sa.Column("posting", sa.JSON(), nullable=False),
        sa.Column("pending", sa.JSON()),
        sqlite_autoincrement=True,
    )
    op.create_index("tournaments_by_guild", "tournaments", ["guild_id", "is_open"])
    op.create_index("tournaments_open", "tournaments", ["is_open"])
    op.create_table(
        "entries",
        sa.Column("tournament", sa.Integer(), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("entry", sa.JSON(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Integer(), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("who", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
    )
    op.create_index("entrants_by_user", "entrants", ["user_id"])


def downgrade() -> None:
    op.drop_table("entrants")
    op.drop_table("entries")
    op.drop_table("tournaments")
    op.drop_index("games_by_contest", "games")
    for name in reversed(_CONTEST):
        op.drop_column("games", name)
    for name, _ in reversed(_SEALS):
        op.drop_column("games", name)
    op.drop_column("lines", "hash")
    op.drop_column("games", "deal")
