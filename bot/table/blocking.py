"""Who wants nothing to do with whom: no new table together, no invitation, no private talk. Pure.

Whoever is blocked is never told: he meets the refusal of a table to which he is not invited. Whoever has blocked
somebody is told, and gives way where the other one sits already. Games that have begun go on.
"""

from collections.abc import Collection, Mapping
from typing import Final

from bot.table.errors import NotInvited, TableError
from bot.table.kinds import Status
from bot.table.table import Table
from bot.table.values import UserId

Blocks = Mapping[UserId, Collection[UserId]]
"""By person, whom he has blocked."""
NOBODY: Final[Blocks] = {}
"""Nobody has blocked anybody."""
MOST_BLOCKED: Final = 200
"""People one person can have blocked at once."""


def people_at(table: Table) -> tuple[UserId, ...]:
    """Whom one would sit with at a table: its people, and the owner of a lobby."""
    owner = () if table.owner is None or table.status != Status.LOBBY or not table.people else (table.owner,)
    return tuple(dict.fromkeys((*owner, *(sitter.user_id for sitter in table.people))))


def check_blocks(table: Table, user: UserId, blocks: Blocks) -> None:
    """Raises `TableError` (`blocked-there`) where somebody is there whom this person has blocked, and `NotInvited`
    where somebody there has blocked him."""
    others = [each for each in people_at(table) if each != user]
    if (met := next((each for each in others if each in blocks.get(user, ())), None)) is not None:
        raise TableError("blocked-there", who=met)
    if any(user in blocks.get(each, ()) for each in others):
        # as a stranger to any closed table: who is blocked must not learn it from the refusal
        raise NotInvited("not-invited")


def check_pair(user: UserId, other: UserId, blocks: Blocks) -> None:
    """Raises `TableError` where one of two may not talk to the other alone.

    `blocked-talk` to whoever has blocked the other; `talk-impossible` to the other.
    """
    if other in blocks.get(user, ()):
        raise TableError("blocked-talk", who=other)
    if user in blocks.get(other, ()):
        # without a reason, for the same one
        raise TableError("talk-impossible")


def check_inviting(user: UserId, people: Collection[UserId], blocks: Blocks) -> None:
    """Raises `TableError` (`blocked-invite`) where this person has blocked somebody whom he would invite."""
    if (met := next((each for each in people if each in blocks.get(user, ())), None)) is not None:
        raise TableError("blocked-invite", who=met)


def willing(user: UserId, people: Collection[UserId], blocks: Blocks) -> tuple[UserId, ...]:
    """Those of these people whom this one may call, neither having blocked the other."""
    return tuple(each for each in people if user not in blocks.get(each, ()) and each not in blocks.get(user, ()))


def with_block(blocked: tuple[UserId, ...], user: UserId, other: UserId) -> tuple[UserId, ...]:
    """The people somebody has blocked with one more, or without him where he is one.

    Raises `TableError` (`blocked-self`, `blocked-full`).
    """
    if other in blocked:
        return tuple(each for each in blocked if each != other)
    if other == user:
        raise TableError("blocked-self")
    if len(blocked) >= MOST_BLOCKED:
        raise TableError("blocked-full", limit=MOST_BLOCKED)
    return (*blocked, other)
