"""What the moderators of a server may do at its tables: close, pause, resume or hide one, end private talks. Pure.

They are no players: they see no hand, play no seat, and decide nothing about how a game ends.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.table import inactivity
from bot.table.actors import Moderator
from bot.table.errors import NotAllowed, NotPlaying, NotSeated, TableError, UnknownTable, standing
from bot.table.kinds import OPEN, LapseOutcome, PollOutcome, Status, VoteKind
from bot.table.moderation_actions import MOST_REASON, Act, ActKind
from bot.table.names import visible_text
from bot.table.play import called_off
from bot.table.policy import check_closing
from bot.table.preferences import GuildPreferences, Opener
from bot.table.table import Table
from bot.table.values import UserId

MODERATED_PAUSE: Final = timedelta(days=7)
"""How long only moderators end a pause of theirs. Then its players may, too: no table waits for somebody for ever, and
who wants no more of it closes it."""
MOST_BARRED: Final = 1000
"""People one server keeps from its tables."""


def check_moderator(server: GuildPreferences, opener: Opener) -> None:
    """Raises `NotAllowed` where this person does not moderate the server: who manages it, or has the role it names."""
    if not opener.is_manager and (server.moderators is None or server.moderators not in opener.roles):
        raise NotAllowed("moderators-only", role=server.moderators or 0)


def act_of(kind: ActKind, actor: Moderator, reason: str, now: datetime, user: UserId | None = None) -> Act:
    """The record of what a moderator does. Raises `TableError` (`moderate-reason`)."""
    if not (text := visible_text(reason, MOST_REASON)):
        raise TableError("moderate-reason")
    return Act(kind, actor.user, actor.name, text, now, user)


def moderated(table: Table, actor: Moderator, act: Act, talkers: Collection[UserId] = ()) -> Table:
    """The table after what a moderator has done there, with the record of it.

    `talkers` have, or had, private threads there, and may have left it since.
    A table of another server is as good as none. Raises `UnknownTable`, `NotPlaying`, `NotSeated`, `TableError`.
    """
    if table.place.guild_id != actor.guild:
        # not a refusal of its own: that would tell a stranger which tables there are elsewhere
        raise UnknownTable(table.id)
    if act.kind is ActKind.TALK and act.user not in (*talkers, *(sitter.user_id for sitter in table.people)):
        raise NotSeated("moderate-nobody", table=table.id)
    return replace(_DONE[act.kind](table, act), acts=(*table.acts, act))


def find_closing_act(table: Table) -> Act | None:
    """What a moderator closed the table with, where one has."""
    last = next((act for act in reversed(table.acts) if act.kind is ActKind.CLOSE), None)
    return last if table.status == Status.CANCELLED else None


def find_pausing_act(table: Table) -> Act | None:
    """What a moderator paused a game with, where it is not its players who have paused it since."""
    last = next((act for act in reversed(table.acts) if act.kind in (ActKind.PAUSE, ActKind.RESUME)), None)
    if not table.is_paused or last is None or last.kind is ActKind.RESUME:
        return None
    # a pause has no author of its own: who made it follows from what came last
    is_agreed = any(
        poll.outcome is PollOutcome.CARRIED and poll.motion.kind is VoteKind.PAUSE and poll.motion.opened_at > last.at
        for poll in table.polls
    )
    is_lapsed = any(lapse.outcome is LapseOutcome.PAUSE and lapse.at > last.at for lapse in table.lapses)
    return None if is_agreed or is_lapsed else last


def players_resume_at(table: Table) -> datetime | None:
    """From when on its players may go on with a game that a moderator has paused; None where no moderator has."""
    act = find_pausing_act(table)
    return act and act.at + MODERATED_PAUSE


def _close(table: Table, act: Act) -> Table:
    if table.status not in OPEN:
        raise TableError("moderate-over")
    check_closing(table)
    return replace(table, status=Status.CANCELLED) if table.status == Status.LOBBY else called_off(table)


def _pause(table: Table, act: Act) -> Table:
    if table.status != Status.PLAYING:
        raise NotPlaying("not-playing", status=standing(table))
    check_closing(table)
    if table.is_paused:
        raise TableError("already-paused")
    return replace(table, is_paused=True)


def _resume(table: Table, act: Act) -> Table:
    if find_pausing_act(table) is None:
        raise TableError("moderate-unpaused")
    return replace(inactivity.begin_anew(table, act.at), is_paused=False)


def _hide(table: Table, act: Act) -> Table:
    if table.is_hidden:
        raise TableError("moderate-hidden")
    return replace(table, is_hidden=True)


def _end_talks(table: Table, act: Act) -> Table:
    return table  # `social.check_talk` reads the record


_DONE: Final[dict[ActKind, Callable[[Table, Act], Table]]] = {
    ActKind.CLOSE: _close,
    ActKind.PAUSE: _pause,
    ActKind.RESUME: _resume,
    ActKind.HIDE: _hide,
    ActKind.TALK: _end_talks,
}
