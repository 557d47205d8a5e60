"""When a moderator's pause ends, for the pauses that last now, too."""

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_AT = sa.DateTime(timezone=True)
_GAMES = sa.table("games", sa.column("id"), sa.column("status"), sa.column("is_paused"), sa.column("paused_until", _AT))
_ACTS = sa.table("moderation", sa.column("id"), sa.column("game"), sa.column("kind"), sa.column("at", _AT))
_LONGEST = timedelta(days=7)


def upgrade() -> None:
    op.add_column("games", sa.Column("paused_until", sa.DateTime(timezone=True)))
    connection = op.get_bind()
    # a pause had no author: it is a moderator's where nothing has paused the game since a moderator did
    later = (
        "SELECT 1 FROM polls WHERE game = :game AND kind = 'pause' AND outcome = 'carried' AND opened_at > :at"
        " UNION ALL SELECT 1 FROM lapses WHERE game = :game AND outcome = 'pause' AND at > :at"
    )
    paused = sa.select(_GAMES.c.id).where(_GAMES.c.status == "playing", _GAMES.c.is_paused == sa.true())
    for game in connection.execute(paused).scalars().all():
        acts = sa.select(_ACTS.c.kind, _ACTS.c.at).where(_ACTS.c.game == game, _ACTS.c.kind.in_(("pause", "resume")))
        last = connection.execute(acts.order_by(_ACTS.c.id.desc()).limit(1)).first()
        if last is None or last.kind != "pause":
            continue
        asked = sa.text(later).bindparams(sa.bindparam("game", game), sa.bindparam("at", last.at, _AT))
        if connection.execute(asked).first() is None:
            until = sa.update(_GAMES).where(_GAMES.c.id == game).values(paused_until=last.at + _LONGEST)
            connection.execute(until)


def downgrade() -> None:
    op.drop_column("games", "paused_until")
