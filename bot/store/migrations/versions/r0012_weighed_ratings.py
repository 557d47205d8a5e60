"""How much rated games count, and who is on a server no longer; computers have no ratings.

Games in which fewer than two sides had people, or a computer played in a team, are rated no longer. The bot decides how
much each of the others counts (`weight`) at its first start, and rates them again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_OF_COMPUTERS = """
    SELECT game FROM rating_changes GROUP BY game, scope HAVING min(user_id) < 0 AND (
        count(DISTINCT side) < count(*) OR count(DISTINCT CASE WHEN user_id >= 0 THEN side END) < 2
    )
"""


def upgrade() -> None:
    op.add_column("ratings", sa.Column("opponents", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("rating_changes", sa.Column("weight", sa.Float()))
    op.add_column("rating_changes", sa.Column("is_settled", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("rating_changes", sa.Column("met", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("rating_changes", sa.Column("opponents_before", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "former_members",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    )
    op.execute(f"UPDATE results SET unrated = 'computers' WHERE game IN ({_OF_COMPUTERS})")
    op.execute(f"DELETE FROM rating_changes WHERE game IN ({_OF_COMPUTERS})")
    op.execute("DELETE FROM rating_changes WHERE user_id < 0")
    # where no other game is left nothing is rated again, and what computers have given would stay
    op.execute("DELETE FROM ratings WHERE user_id < 0 OR scope NOT IN (SELECT scope FROM rating_changes)")


def downgrade() -> None:
    op.drop_table("former_members")
    for name in ("opponents_before", "met", "is_settled", "weight"):
        op.drop_column("rating_changes", name)
    op.drop_column("ratings", "opponents")
