"""Pings in words: the text about tables that wait for a person, and what is left of it afterwards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.discord.symbols import discord_time, jump
from bot.i18n.catalogue import Catalogues, Localizer
from bot.i18n.cutting import size
from bot.i18n.names import safe_name
from bot.i18n.times import span
from bot.pages.table_words import lost_kind, table_name
from bot.table.clocks import awaits_referee
from bot.table.delivery import is_current, stays_true
from bot.table.places import is_timed_out
from bot.table.preferences import Preferences
from bot.table.table import Table
from bot.table.values import MOST_UNREACHED, Notice, NoticeKind, Status, TableId, UserId
from bot.table.vote import VoteRecord
from bot.table.voting import current_vote

MOST: Final = 1900
"""Characters of one message, a little below Discord's limit."""
_MINUTE: Final = timedelta(minutes=1)
"""The precision of a duration in words: by the time it is read, a day is some seconds short."""
OF_VOTES: Final = (NoticeKind.VOTE, NoticeKind.SEAT)
"""The kinds of notices that are about a vote, by its number at the table."""


@dataclass(frozen=True, slots=True)
class Recipient:
    """A person with what is needed to notify them."""

    id: UserId
    preferences: Preferences
    tables: Mapping[TableId, Table]

    def localizer(self, catalogues: Catalogues, table: Table) -> Localizer:
        """Return the words of what only this person reads: in their own language, else the table's."""
        return catalogues.localizer(self.preferences.locale, table.place.locale)


@dataclass(frozen=True, slots=True)
class PingLine:
    """A line about one table: the last notice about it, and whether it is over."""

    notice: Notice
    table: Table
    is_over: bool
    silenced_until: datetime | None = None
    """Until when the bot is timed out on the table's server."""


def ping_lines(notices: Sequence[Notice], tables: Mapping[TableId, Table]) -> list[PingLine]:
    """Return one line for each table and vote, in the order of their notices."""
    lines: dict[tuple[TableId, int | None], PingLine] = {}
    for notice in notices:
        table = tables[notice.table]
        lines[table.id, _subject(notice)] = PingLine(notice, table, notice.is_over or not is_current(notice, table))
    return list(lines.values())


def _subject(notice: Notice) -> int | None:
    """Return a vote's number, or None for everything about the turn; -1 for someone who cannot be reached, -2 for a
    turn that comes next."""
    if notice.kind in (NoticeKind.UNREACHED, NoticeKind.TIMED_OUT):
        return -1
    if notice.kind == NoticeKind.NEXT:
        return -2
    return notice.about if notice.kind in OF_VOTES else None


def direct_text(lines: Sequence[PingLine], localizer: Localizer) -> str:
    """Return a direct message: one table as a sentence, several as a list; those that no longer wait are struck out."""
    if len(lines) == 1:
        return _line(lines[0], localizer)
    text = f"**{_heading(lines, localizer)}**"
    for number, line in enumerate(lines):
        more = f"\n{_line(line, localizer)}"
        rest = "\n" + localizer.say("ping-more", count=len(lines) - number)
        if size(text) + size(more) + size(rest) > MOST:
            return text + rest
        text += more
    return text


def _heading(lines: Sequence[PingLine], localizer: Localizer) -> str:
    waiting = {line.table.id for line in lines if not (line.is_over or stays_true(line.notice.kind))}
    if waiting:
        return localizer.say("ping-list", count=len(waiting))
    has_news = any(stays_true(line.notice.kind) for line in lines)
    return localizer.say("ping-list-news" if has_news else "ping-list-done")


def mention_text(line: PingLine, localizer: Localizer, *, is_first_refusal: bool) -> str:
    """Return a short public message in the table's place; `is_first_refusal` says why it isn't a direct one."""
    if line.is_over:
        return _over(line, localizer, safe_name(_name(line)))
    text = localizer.say(
        f"ping-public-{line.notice.kind}",
        who=f"<@{line.notice.user_id}>",
        table=_table(line.table, localizer),
        by=_owner(line.table),
        due=_time_left(line, localizer),
    )
    text = f"{text}\n{_link(line, localizer)}"
    return f"{text}\n-# {localizer.say('ping-closed')}" if is_first_refusal else text


def _line(line: PingLine, localizer: Localizer) -> str:
    if line.is_over and not stays_true(line.notice.kind):
        return _over(line, localizer, "")
    if line.notice.kind == NoticeKind.UNREACHED:
        return _unreachable_text(line, localizer)
    text = ping_sentence(line, localizer)
    return text if line.notice.kind.is_of_departure else f"{text}\n{_link(line, localizer)}"


def call_note(line: PingLine, localizer: Localizer) -> str:
    """Return what a call says that the hand below it does not: nothing of the turn, but of time that is nearly up."""
    return "" if line.notice.kind == NoticeKind.TURN else ping_sentence(line, localizer)


def ping_sentence(line: PingLine, localizer: Localizer, *, now: datetime | None = None) -> str:
    """Return a line without its link, for phones; with `now` its time is a duration, for what does not stay."""
    return localizer.say(
        _sentence_key(line),
        table=_table(line.table, localizer),
        by=_owner(line.table),
        others=_others(line.table, line.notice.user_id, localizer),
        due=_time_left(line, localizer, now),
    )


def _sentence_key(line: PingLine) -> str:
    """Return the key of a line's sentence.

    Who reads it late isn't told that a game is stopped that goes on, nor that a league's game has no winner.
    """
    kind = line.notice.kind
    if kind is NoticeKind.TIMEOUT_REFEREE and not awaits_referee(line.table):
        return f"ping-{kind}-decided"
    if kind is NoticeKind.TIMEOUT_ABANDON and line.table.contest is not None:
        kind = NoticeKind.TIMEOUT_ELIMINATE
    return f"ping-{kind}"


def _unreachable_text(line: PingLine, localizer: Localizer) -> str:
    """Return which player cannot be notified at a table, and until when their clock is paused for that."""
    table, seat = line.table, line.notice.about or 0
    if table.has_left_server(seat):
        return localizer.say("ping-left-server", table=_table(table, localizer), who=safe_name(table.names[seat]))
    clock = "no" if table.options.clock is None else "yes"
    if table.is_placeless and line.silenced_until is not None:
        stopped = min(line.silenced_until, line.notice.at + MOST_UNREACHED)
        return localizer.say(
            "ping-silenced",
            table=_table(table, localizer),
            until=discord_time(line.silenced_until, "f"),
            clock=clock,
            at=int(stopped.timestamp()),
        )
    if is_timed_out(table, seat, line.notice.at) and (until := table.presence[seat].timed_out_until) is not None:
        who, at = safe_name(table.names[seat]), int(until.timestamp())
        return localizer.say("ping-timed-out-other", table=_table(table, localizer), who=who, at=at)
    key = f"ping-unreached-lost{lost_kind(table)}" if table.is_placeless else "ping-unreached"
    at = int((line.notice.at + MOST_UNREACHED).timestamp())
    return localizer.say(key, table=_table(table, localizer), who=safe_name(table.names[seat]), at=at, clock=clock)


def _over(line: PingLine, localizer: Localizer, name: str) -> str:
    if line.notice.kind == NoticeKind.NEXT:  # deleted where it was public
        return f"-# {localizer.say('ping-next-over', table=_table(line.table, localizer))}"
    key = "ping-vote-over" if line.notice.kind in OF_VOTES else "ping-over"
    key = f"{key}-public" if name else key
    return f"-# {localizer.say(key, table=_table(line.table, localizer), who=name)}"


def _table(table: Table, localizer: Localizer) -> str:
    return table_name(table, localizer)


def _name(line: PingLine) -> str:
    seat = line.table.seat_of(line.notice.user_id)
    return "…" if seat is None else line.table.names[seat]


def _owner(table: Table) -> str:
    """Return the name of the table's owner, who invites; empty where it has none."""
    seat = None if table.owner is None else table.seat_of(table.owner)
    return "" if seat is None else safe_name(table.names[seat])


def _others(table: Table, user: UserId, localizer: Localizer) -> str:
    return localizer.list(
        [safe_name(participant.name) for participant in table.participants if participant.user_id != user]
    )


def _time_left(line: PingLine, localizer: Localizer, now: datetime | None = None) -> str:
    """Return the person's deadline, or the duration from `now`, with a space before it; empty without a clock.

    A phone's notification shows timestamp markup as it is written, but a duration is true only when it is read.
    """
    record, seat = _record(line), line.table.seat_of(line.notice.user_id)
    timer = line.table.timers[seat] if seat is not None and line.table.timers else None
    at = current_vote(line.table, record).due_at if record is not None else timer and timer.due_at
    if at is None or (now is not None and at <= now):
        return ""
    if now is None:
        return " " + localizer.say("ping-due", at=int(at.timestamp()))
    return " " + localizer.say("ping-left", span=span(localizer, round((at - now) / _MINUTE) * _MINUTE))


def _record(line: PingLine) -> VoteRecord | None:
    number = line.notice.about
    return None if line.notice.kind not in OF_VOTES or number is None else line.table.vote_records[number]


def _link(line: PingLine, localizer: Localizer) -> str:
    """Return the link to where the table is played, or the vote is held."""
    place, post, record = line.table.place, line.table.post, _record(line)
    address = jump(place.guild_id, place.channel_id, post and post.message_id)
    if record is not None and record.channel_id is not None:
        address = jump(place.guild_id, record.channel_id, record.message_id)
    key = "ping-lobby-link" if line.table.status is Status.LOBBY else "hand-board-link"
    return f"[{localizer.say(key)}]({address})"
