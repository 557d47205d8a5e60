"""What the moderators of a server may do at its tables: close, pause, resume or hide one, end private talks. Pure.

They aren't players: they see no hand, play no seat, and decide nothing about how a game ends.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.table import inactivity
from bot.table.errors import NotAllowed, NotPlaying, NotSeated, TableError, UnknownTable, standing
from bot.table.names import visible_text
from bot.table.play import call_off, check_closing
from bot.table.preferences import GuildPreferences, Opener
from bot.table.seat_history import has_played
from bot.table.table import Table
from bot.table.values import (
    MODERATED_PAUSE,
    MOST_REASON,
    OPEN,
    Moderator,
    ModeratorAct,
    ModeratorActKind,
    Status,
    UserId,
)

OF_OTHERS: Final = (ModeratorActKind.CLOSE, ModeratorActKind.PAUSE, ModeratorActKind.RESUME)
"""What no moderator does to a game they play or have played: it takes another moderator, or a vote of the players."""
OF_RATINGS: Final = (ModeratorActKind.UNRATE, ModeratorActKind.RATE)
"""What no moderator decides about a game they have played, over or not."""
MOST_BARRED: Final = 1000
"""People, at most, that one server keeps from its tables."""


def check_moderator(server: GuildPreferences, opener: Opener) -> None:
    """Raises `NotAllowed` unless this person manages the server or has the role it names for moderators."""
    if not opener.is_manager and (server.moderators is None or server.moderators not in opener.roles):
        raise NotAllowed("moderators-only", role=server.moderators or 0)


def make_act(
    kind: ModeratorActKind, actor: Moderator, reason: str, now: datetime, user: UserId | None = None
) -> ModeratorAct:
    """Return the record of what a moderator does. Raises `TableError` (`moderate-reason`)."""
    if not (text := visible_text(reason, MOST_REASON)):
        raise TableError("moderate-reason")
    return ModeratorAct(kind, actor.user, actor.name, text, now, user)


def moderate(table: Table, actor: Moderator, act: ModeratorAct, talkers: Collection[UserId] = ()) -> Table:
    """Carry out what a moderator does, and add the record of it.

    `talkers` have, or had, private threads there, and may have left the table since. A table of another server is
    treated as unknown. Raises `UnknownTable`, `NotAllowed` (`moderate-own`, `moderate-own-rating`),
    `NotPlaying`, `NotSeated`, `TableError`.
    """
    if table.place.guild_id != actor.guild:
        # not with a reason of its own, which would tell strangers which tables exist elsewhere
        raise UnknownTable(table.id)
    if act.kind is ModeratorActKind.TALK and act.user not in (
        *talkers,
        *(participant.user_id for participant in table.people),
    ):
        raise NotSeated("moderate-nobody", table=table.id)
    if act.kind in OF_OTHERS and table.status == Status.PLAYING and has_played(table, actor.user):
        raise NotAllowed("moderate-own", table=table.id)
    if act.kind in OF_RATINGS and has_played(table, actor.user):
        raise NotAllowed("moderate-own-rating", table=table.id)
    return replace(_DONE[act.kind](table, act), acts=(*table.acts, act))


def find_closing_act(table: Table) -> ModeratorAct | None:
    """Return the act by which a moderator closed the table, if one did."""
    last = next((act for act in reversed(table.acts) if act.kind is ModeratorActKind.CLOSE), None)
    return last if table.status == Status.CANCELLED else None


def end_due_pause(table: Table, now: datetime) -> Table:
    """Return the table after the end of a moderator's pause that has lasted as long as one may; else as it is."""
    at = table.moderated_pause_until
    return end_pause(table, now) if at is not None and at <= now else table


def end_pause(table: Table, now: datetime) -> Table:
    """Let a paused game go on. The pause counts as no one's inactivity."""
    return replace(inactivity.restart_waiting(table, now), is_paused=False, paused_until=None)


def _close(table: Table, act: ModeratorAct) -> Table:
    if table.status not in OPEN:
        raise TableError("moderate-over")
    check_closing(table)
    return replace(table, status=Status.CANCELLED) if table.status == Status.LOBBY else call_off(table)


def _pause(table: Table, act: ModeratorAct) -> Table:
    if table.status != Status.PLAYING:
        raise NotPlaying("not-playing", status=standing(table))
    check_closing(table)
    if table.is_paused:
        raise TableError("already-paused")
    return replace(table, is_paused=True, paused_until=act.at + MODERATED_PAUSE)


def _resume(table: Table, act: ModeratorAct) -> Table:
    if table.moderated_pause_until is None:
        raise TableError("moderate-unpaused")
    return end_pause(table, act.at)


def _hide(table: Table, act: ModeratorAct) -> Table:
    if table.is_hidden:
        raise TableError("moderate-hidden")
    return replace(table, is_hidden=True)


def _end_talks(table: Table, act: ModeratorAct) -> Table:
    return table  # `social.check_talk` reads the record


def _rate(table: Table, act: ModeratorAct) -> Table:
    if table.status in OPEN:
        raise TableError("moderate-unrated", table=table.id)
    return table  # ratings are kept beside tables


_DONE: Final[dict[ModeratorActKind, Callable[[Table, ModeratorAct], Table]]] = {
    ModeratorActKind.CLOSE: _close,
    ModeratorActKind.PAUSE: _pause,
    ModeratorActKind.RESUME: _resume,
    ModeratorActKind.HIDE: _hide,
    ModeratorActKind.TALK: _end_talks,
    ModeratorActKind.UNRATE: _rate,
    ModeratorActKind.RATE: _rate,
}
