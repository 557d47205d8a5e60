"""What the mailer keeps of tables whose messages Discord refuses."""

from types import SimpleNamespace
from typing import Any, cast

from bot.pages.pings.mailer import MOST_REFUSED, Mailer
from bot.table.values import TableId


def test_it_keeps_the_latest_tables_that_were_refused_and_no_more() -> None:
    """Nobody tells it of those that are over: what was refused last may never be shown."""
    nothing: Any = None
    mailer = Mailer(nothing, cast("Any", SimpleNamespace(outbox=None)), nothing, nothing, nothing, nothing, nothing)
    for number in range(MOST_REFUSED + 5):
        mailer.note_refused(TableId(number), is_refused=True)
    assert len(mailer.refused_at) == MOST_REFUSED
    assert TableId(MOST_REFUSED + 4) in mailer.refused_at
    mailer.note_refused(TableId(MOST_REFUSED + 4), is_refused=False)
    assert TableId(MOST_REFUSED + 4) not in mailer.refused_at
    mailer.note_refused(TableId(0), is_refused=False)  # which it has forgotten
