"""Beside the game: who watches a table, who keeps a note about it, which two may talk. Pure."""

from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.table.errors import NotSeated, TableError
from bot.table.kinds import OPEN, NoticeKind
from bot.table.moderation_actions import ActKind
from bot.table.notices import noticed
from bot.table.table import Table
from bot.table.values import TableId, UserId

TALK: Final = "talk of"
"""How the keys begin under which the private threads of two are kept: then come the table and the two."""
MOST_NOTE: Final = 1500
"""Characters of one note."""


def watched(table: Table, user: UserId) -> Table:
    """The table with this person added to those who are told of its end; removed, where he was one of them already."""
    if user in table.watchers:
        return replace(table, watchers=tuple(each for each in table.watchers if each != user))
    if table.status not in OPEN:
        raise TableError("watch-over")
    if table.seat_of(user) is not None:
        raise TableError("watch-seated")
    return replace(table, watchers=tuple(sorted((*table.watchers, user))))


def with_end_notices(before: Table, after: Table, now: datetime) -> Table:
    """The table with a notice to everybody who watches it, where this change has ended it."""
    if before.status not in OPEN or after.status in OPEN:
        return after
    return noticed(after, NoticeKind.ENDED, [user for user in after.watchers if after.seat_of(user) is None], now)


def check_seated(table: Table, user: UserId) -> None:
    """Raises `NotSeated`."""
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)


def talks_at(table_id: TableId) -> str:
    """How the keys of a table's private threads begin."""
    return f"{TALK} {table_id} "


def talk_of_pair(one: UserId, other: UserId) -> str:
    """How the keys of two people's private threads end."""
    # sorted: the two have one thread, whoever of them opens it
    return " {} {}".format(*sorted((one, other)))


def talk_key(table_id: TableId, one: UserId, other: UserId) -> str:
    """Under which key the thread of two people of a table is kept."""
    return f"{TALK} {table_id}{talk_of_pair(one, other)}"


def read_talk_key(key: str) -> tuple[TableId, tuple[UserId, UserId]]:
    """The table and the two people of such a key."""
    table_id, one, other = map(int, key.removeprefix(TALK).split())
    return TableId(table_id), (UserId(one), UserId(other))


def check_talk(table: Table, user: UserId, other: UserId) -> None:
    """Raises `NotSeated`, or `TableError` (`talk-off`, `talk-partner`, `talk-closed`): these two have no thread."""
    check_seated(table, user)
    if not table.options.talks:
        raise TableError("talk-off")
    if other == user or table.seat_of(other) is None:
        raise TableError("talk-partner")
    if any(act.kind is ActKind.TALK and act.user in (user, other) for act in table.acts):
        raise TableError("talk-closed")
