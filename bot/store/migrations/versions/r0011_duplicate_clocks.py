"""Clocks, public messages and calls at tables of the deal of the week, and who has played it and was forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("duplicate_tables", sa.Column("due_at", sa.DateTime(timezone=True)))
    op.add_column("duplicate_tables", sa.Column("channel_id", sa.BigInteger()))
    op.add_column("duplicate_tables", sa.Column("message_id", sa.BigInteger()))
    op.add_column("duplicate_tables", sa.Column("changes", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("duplicate_tables", sa.Column("shown", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("duplicate_seats", sa.Column("since", sa.DateTime(timezone=True)))
    op.add_column("duplicate_seats", sa.Column("replaced_at", sa.DateTime(timezone=True)))
    op.add_column("duplicate_seats", sa.Column("moved_at", sa.DateTime(timezone=True)))
    op.add_column("duplicate_seats", sa.Column("called_for", sa.DateTime(timezone=True)))
    op.add_column("duplicate_seats", sa.Column("call_id", sa.BigInteger()))
    op.create_table(
        "duplicate_forgotten",
        sa.Column("week", sa.Date(), sa.ForeignKey("duplicate_weeks.week"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("duplicate_forgotten")
    for name in ("call_id", "called_for", "moved_at", "replaced_at", "since"):
        op.drop_column("duplicate_seats", name)
    for name in ("shown", "changes", "message_id", "channel_id", "due_at"):
        op.drop_column("duplicate_tables", name)
