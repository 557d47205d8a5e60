"""Where a table lives: it moves, or its place is gone. Pure.

A table stays on its server. There it moves by a vote, and at once only where that takes nothing from anybody.
"""

from dataclasses import replace
from datetime import datetime

from bot.table import unreachable_players
from bot.table.errors import TableError
from bot.table.kinds import VoteKind
from bot.table.policy import check_agreements
from bot.table.table import Table
from bot.table.values import Place, Post


def check_move(table: Table, place: Place) -> None:
    """Raises `TableError` where a table cannot be brought to that place, whoever agrees."""
    if place.guild_id != table.place.guild_id or (place.guild_id is None and not _is_alone(table)):
        raise TableError("move-server")
    if place.channel_id == table.place.channel_id and not table.is_placeless:
        raise TableError("place-same")
    if not table.is_placeless:
        check_agreements(table)
    if moves_at_once(table):
        return
    if table.match is None:
        raise TableError("move-lobby")
    asked = next((motion for motion in table.motions if motion.kind is VoteKind.MOVE), None)
    if asked is not None and asked.channel_id != place.channel_id:
        raise TableError("move-asked", channel=str(asked.channel_id))


def moves_at_once(table: Table) -> bool:
    """Whether nobody has to be asked: the table has no place any more, or nobody else sits there."""
    return table.is_placeless or _is_alone(table)


def _is_alone(table: Table) -> bool:
    """Whether one person sits there, with computer players at most."""
    return len({sitter.user_id for sitter in table.people}) == 1


def bring_to(table: Table, place: Place) -> Table:
    """The table in that place without a vote. Raises `TableError` where it cannot go there, or somebody has to be asked
    by now."""
    check_move(table, place)
    if not moves_at_once(table):
        raise TableError("move-meanwhile")
    return move_to(table, place)


def move_to(table: Table, place: Place) -> Table:
    """The table elsewhere: a thread was made for it, or it was called there. A new message is due.

    What stands in the old place is known until it leads to the new one.
    """
    if place == table.place and not table.is_placeless:
        return table
    if table.is_placeless:
        return replace(unreachable_players.mark_reached(table), place=place, is_placeless=False)
    has_moved = place.channel_id != table.place.channel_id
    return replace(table, place=place, post=_left_behind(table) if has_moved else table.post)


def lose_place(table: Table, now: datetime) -> Table:
    """The table whose channel is gone: it is not behind any more until `move_to` gives it another.

    What stands there stays known: the channel may only be closed for a while, and its message comes back with it.
    """
    if table.is_placeless:
        return table
    return unreachable_players.mark_lost(replace(table, is_placeless=True, post=_left_behind(table)), now)


def _left_behind(table: Table) -> Post | None:
    post = table.post
    # where it stands has to be written down now: until then it was the table's own place
    if post is None:
        return None
    channel_id = post.channel_id or table.place.channel_id
    return replace(post, channel_id=channel_id, revision=None, is_lobby_owed=False)
