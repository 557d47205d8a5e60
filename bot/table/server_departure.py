"""Games on a server that has removed the bot: put aside, brought back when it returns, at last called off. Pure."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.table.kinds import NoticeKind, Status
from bot.table.notices import noticed
from bot.table.play import called_off
from bot.table.table import Table
from bot.table.values import Presence, UserId


def put_aside(table: Table, now: datetime) -> Table:
    """The game without clocks, computers and public messages, its people told; as it is where that is so already."""
    if table.status != Status.PLAYING or table.is_aside:
        return table
    return noticed(replace(table, is_aside=True), NoticeKind.ASIDE, _people(table), now)


def brought_back(table: Table, since: datetime, now: datetime) -> Table:
    """The game as it was when it was put aside, its people told: nobody's time and no vote has gone on meanwhile."""
    if table.status != Status.PLAYING or not table.is_aside:
        return table
    away = max(now - since, timedelta())

    def later(at: datetime) -> datetime:
        # never into the future: what happened while the bot was being removed may be newer than `since`
        return min(now, at + away)

    back = replace(
        table,
        is_aside=False,
        motions=tuple(replace(motion, due_at=motion.due_at + away) for motion in table.motions),
        presence=tuple(
            Presence(
                *(
                    at and later(at)
                    for at in (each.seen_at, each.unreached_at, each.inactive_since, each.first_unreached_at)
                )
            )
            for each in table.presence
        ),
        lapses=tuple(replace(lapse, at=later(lapse.at)) for lapse in table.lapses),
        moved_at=later(table.moved_at),
    )
    return noticed(back, NoticeKind.RETURNED, _people(table), now)


def forsaken(table: Table, now: datetime) -> Table:
    """The game called off, because nobody has brought the bot back; its transcript is there for its players."""
    if table.status != Status.PLAYING or not table.is_aside:
        return table
    return noticed(called_off(table), NoticeKind.FORSAKEN, _people(table), now)


def _people(table: Table) -> Sequence[UserId]:
    """Who plays there, each once."""
    assert table.match is not None, "a table that is played at has a game"
    seated = [sitter.user_id for seat, sitter in enumerate(table.sitters) if table.match.is_in(seat)]
    return tuple(dict.fromkeys(seated))
