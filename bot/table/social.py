"""Relations between people apart from the game: who has blocked another, watches a table, may talk privately. Pure.

People who block each other get no new table together, no invitation and no private talk; games that have begun go on.
Someone who is blocked is never told: they get the refusal of a table they aren't invited to. Someone who blocks is
told, and doesn't get in where the other one sits already.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from bot.table.errors import NotInvited, NotSeated, TableError
from bot.table.table import Table
from bot.table.values import OPEN, ModeratorActKind, Status, TableId, UserId

Blocks = Mapping[UserId, Collection[UserId]]
"""By person, the people they have blocked."""
NOBODY: Final[Blocks] = {}
"""Blocks of no one by no one."""
MOST_BLOCKED: Final = 200
"""People one person can have blocked at once."""


def people_at(table: Table) -> tuple[UserId, ...]:
    """Return the people one would sit with at a table: its people, and the owner of a lobby."""
    owner = () if table.owner is None or table.status != Status.LOBBY or not table.people else (table.owner,)
    return tuple(dict.fromkeys((*owner, *(participant.user_id for participant in table.people))))


def check_blocks(table: Table, user: UserId, blocks: Blocks) -> None:
    """Raises `TableError` (`blocked-there`) where this person has blocked someone there, and `NotInvited` where someone
    there has blocked them."""
    others = [each for each in people_at(table) if each != user]
    if (other := next((each for each in others if each in blocks.get(user, ())), None)) is not None:
        raise TableError("blocked-there", who=other)
    if any(user in blocks.get(each, ()) for each in others):
        # as for a stranger at any closed table: the refusal must not tell someone that they are blocked
        raise NotInvited("not-invited")


def check_pair(user: UserId, other: UserId, blocks: Blocks) -> None:
    """Raises `TableError` where these two may not talk privately.

    `blocked-talk` for the one who has blocked the other, `talk-impossible` for the one who is blocked.
    """
    if other in blocks.get(user, ()):
        raise TableError("blocked-talk", who=other)
    if user in blocks.get(other, ()):
        # without a reason, so that it doesn't tell
        raise TableError("talk-impossible")


def check_inviting(user: UserId, people: Collection[UserId], blocks: Blocks) -> None:
    """Raises `TableError` (`blocked-invite`) where this person has blocked someone they would invite."""
    if (other := next((each for each in people if each in blocks.get(user, ())), None)) is not None:
        raise TableError("blocked-invite", who=other)


def filter_callable(user: UserId, people: Collection[UserId], blocks: Blocks) -> tuple[UserId, ...]:
    """Return those of these people whom this one may ping, where neither has blocked the other."""
    return tuple(each for each in people if user not in blocks.get(each, ()) and each not in blocks.get(user, ()))


def toggle_block(blocked: tuple[UserId, ...], user: UserId, other: UserId) -> tuple[UserId, ...]:
    """Return the people someone has blocked with one added, or removed if they were blocked.

    Raises `TableError` (`blocked-self`, `blocked-full`).
    """
    if other in blocked:
        return tuple(each for each in blocked if each != other)
    if other == user:
        raise TableError("blocked-self")
    if len(blocked) >= MOST_BLOCKED:
        raise TableError("blocked-full", limit=MOST_BLOCKED)
    return (*blocked, other)


TALK: Final = "talk of"
"""The start of the keys of private threads; the table and the two people follow."""
MOST_NOTE: Final = 1500
"""Characters of one note, at most."""


def toggle_watching(table: Table, user: UserId) -> Table:
    """Add this person to those who are told when the game ends, or remove them if they are one."""
    if user in table.watchers:
        return replace(table, watchers=tuple(each for each in table.watchers if each != user))
    if table.status not in OPEN:
        raise TableError("watch-over")
    if table.seat_of(user) is not None:
        raise TableError("watch-seated")
    return replace(table, watchers=tuple(sorted((*table.watchers, user))))


def check_seated(table: Table, user: UserId) -> None:
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)


def talks_at(table_id: TableId) -> str:
    """Return how the keys of a table's private threads begin."""
    return f"{TALK} {table_id} "


def talk_of_pair(one: UserId, other: UserId) -> str:
    """Return how the keys of two people's private threads end."""
    # sorted: the two have one thread, whoever opens it
    return " {} {}".format(*sorted((one, other)))


def talk_key(table_id: TableId, one: UserId, other: UserId) -> str:
    """Return the key of the private thread of two people of a table."""
    return f"{TALK} {table_id}{talk_of_pair(one, other)}"


def read_talk_key(key: str) -> tuple[TableId, tuple[UserId, UserId]]:
    """Return the table and the two people of such a key."""
    table_id, one, other = map(int, key.removeprefix(TALK).split())
    return TableId(table_id), (UserId(one), UserId(other))


def check_talk(table: Table, user: UserId, other: UserId) -> None:
    """Raises `NotSeated`, or `TableError` (`talk-off`, `talk-partner`, `talk-closed`), where these two have none."""
    check_seated(table, user)
    if not table.options.talks:
        raise TableError("talk-off")
    if other == user or table.seat_of(other) is None:
        raise TableError("talk-partner")
    if any(act.kind is ModeratorActKind.TALK and act.user in (user, other) for act in table.acts):
        raise TableError("talk-closed")
