"""What is kept of finished games: records, ratings, pages of them, what servers are told, copies played on.

Beside them puzzles, the deal of the week, and people who look for a game.

Records are filled from the logs by the bot, table by table.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("game", _NUMBER, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_finished", sa.Boolean(), nullable=False),
        sa.Column("is_abandoned", sa.Boolean(), nullable=False),
        sa.Column("is_clocked", sa.Boolean(), nullable=False),
        sa.Column("has_take_backs", sa.Boolean(), nullable=False),
        sa.Column("victory", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("has_teams", sa.Boolean(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("unrated", sa.String(16), nullable=False),
        sa.Column("is_aside", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("results_by_guild", "results", ["guild_id", "ended_at"])
    op.create_table(
        "result_seats",
        sa.Column("game", _NUMBER, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("used", sa.JSON(), nullable=False),
        sa.Column("turn_seconds", sa.JSON(), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("result_seats_by_user", "result_seats", ["user_id", "ended_at"])
    op.create_table(
        "ratings",
        sa.Column("scope", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("season", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("season_games", sa.Integer(), nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ratings_by_points", "ratings", ["scope", "season", "points"])
    op.create_index("ratings_by_user", "ratings", ["user_id"])
    op.create_table(
        "rating_changes",
        sa.Column("game", _NUMBER, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("scope", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("season", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("games_before", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
    )
    op.create_index("rating_changes_by_season", "rating_changes", ["scope", "season", "at"])
    op.create_index("rating_changes_by_user", "rating_changes", ["user_id"])
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
        sa.Column("id", _NUMBER, primary_key=True),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("friend", sa.BigInteger()),
        sa.Column("game", _NUMBER, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("friend_seat", sa.Integer()),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("what_ifs_by_owner", "what_ifs", ["owner"], unique=True)
    op.create_index("what_ifs_by_friend", "what_ifs", ["friend"])
    op.create_table(
        "duplicate_weeks",
        sa.Column("week", sa.Date(), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "duplicate_boards",
        sa.Column("week", sa.Date(), sa.ForeignKey("duplicate_weeks.week"), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("is_listed", sa.Boolean(), nullable=False),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Integer()),
        sa.Column("turns", sa.Integer(), nullable=False),
    )
    op.create_index("duplicate_boards_by_user", "duplicate_boards", ["user_id"])
    op.create_table(
        "play_requests",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("speed", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("guilds", sa.JSON(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_offered", sa.Boolean(), nullable=False),
        sa.Column("traces", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    for name in (
        "play_requests", "duplicate_boards", "duplicate_weeks",
        "what_ifs", "puzzle_days", "deliveries", "shares", "rating_changes", "ratings", "result_seats", "results",
    ):  # fmt: skip
        op.drop_table(name)
