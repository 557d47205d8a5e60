"""One person may hold several seats of a table, where its game allows that."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("sitters") as sitters:
        sitters.drop_constraint("sitters_once", type_="unique")


def downgrade() -> None:
    with op.batch_alter_table("sitters") as sitters:
        sitters.create_unique_constraint("sitters_once", ["game", "user_id"])
