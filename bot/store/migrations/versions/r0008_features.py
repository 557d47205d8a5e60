"""What a server can switch on is off on a new one, and on wherever it has been used before.

And which picture a table's public message holds, so that an edit that changes only words leaves it there.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_GAMES = sa.table("games", sa.column("guild_id"), sa.column("options", sa.JSON))
_TOURNAMENTS = sa.table("tournaments", sa.column("guild_id"))
_SETTINGS = sa.table(
    "guild_preferences", sa.column("guild_id"), sa.column("name", sa.String), sa.column("value", sa.JSON)
)
_NAME = "features"


def upgrade() -> None:
    op.add_column("posts", sa.Column("attachment_id", sa.BigInteger()))
    op.add_column("posts", sa.Column("picture", sa.String(64)))
    calamities = sa.select(_GAMES.c.guild_id).where(_GAMES.c.options["game"].as_string() == "calamities")
    used = {"tournaments": _servers(sa.select(_TOURNAMENTS.c.guild_id)), "calamities": _servers(calamities)}
    rows = [
        {"guild_id": guild, "name": _NAME, "value": [feature for feature, guilds in used.items() if guild in guilds]}
        for guild in sorted(set[int]().union(*used.values()))
    ]
    if rows:
        op.get_bind().execute(sa.insert(_SETTINGS), rows)


def _servers(asked: sa.Select[Any]) -> set[int]:
    return {each for each in op.get_bind().execute(asked.distinct()).scalars() if each is not None}


def downgrade() -> None:
    op.drop_column("posts", "picture")
    op.drop_column("posts", "attachment_id")
    op.execute(sa.delete(_SETTINGS).where(_SETTINGS.c.name == _NAME))
