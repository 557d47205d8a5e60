"""Where a table is shown, and who can be called there: it moves, its channel is gone, or its server hides it. Pure.

A table stays on its server, and moves there by a vote, or at once where no one loses anything by it. The clock of a
person who can't be called to their turn stands still, for some days of a turn at most, however often the place is
hidden and shown. People who chose to be told nothing, or left the server, are absent, and aren't meant here.

Games on a server that removes the bot are suspended, go on when it returns, and are called off if it doesn't.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.table.errors import TableError
from bot.table.inactivity import objection_time
from bot.table.play import call_off, check_agreements
from bot.table.table import Table, notify
from bot.table.values import NoticeKind, Place, Post, Presence, Status, UserId
from bot.table.vote import VoteKind


def check_move(table: Table, place: Place) -> None:
    """Raises `TableError` where a table can't be moved to that place, even if all agree."""
    if place.guild_id != table.place.guild_id or (place.guild_id is None and not _is_alone(table)):
        raise TableError("move-server")
    if place.channel_id == table.place.channel_id and not table.is_placeless:
        raise TableError("place-same")
    # at a tournament's table organiser and referee say where it is played, also where it has lost its place
    if table.contest is not None or not table.is_placeless:
        check_agreements(table)
    if moves_at_once(table):
        return
    if table.match is None:
        raise TableError("move-lobby")
    asked = next((vote for vote in table.votes if vote.kind is VoteKind.MOVE), None)
    if asked is not None and asked.channel_id != place.channel_id:
        raise TableError("move-asked", channel=str(asked.channel_id))


def moves_at_once(table: Table) -> bool:
    """Whether no one has to be asked: the table has no place any more, or only one person sits there."""
    return table.is_placeless or _is_alone(table)


def _is_alone(table: Table) -> bool:
    """Whether one person sits there, with no one else except computer players."""
    return len({participant.user_id for participant in table.people}) == 1


def bring_to(table: Table, place: Place, *, is_ordered: bool = False) -> Table:
    """Move the table without a vote.

    `is_ordered` is whether a tournament's organiser or referee has said so, who ask no one. Raises `TableError` where
    it can't go there, or someone has to be asked by now.
    """
    if is_ordered and table.contest is not None:
        if place.guild_id != table.place.guild_id:
            raise TableError("move-server")
        if place.channel_id == table.place.channel_id and not table.is_placeless:
            raise TableError("place-same")
        return move_to(table, place)
    check_move(table, place)
    if not moves_at_once(table):
        raise TableError("move-meanwhile")
    return move_to(table, place)


def move_to(table: Table, place: Place) -> Table:
    """Put the table in a place: a thread was made for it, or it was called there. A new message is due.

    The message in the old place stays known until it links to the new one.
    """
    if place == table.place and not table.is_placeless:
        return table
    if table.is_placeless:
        return replace(mark_reached(table), place=place, is_placeless=False)
    has_moved = place.channel_id != table.place.channel_id
    return replace(table, place=place, post=_leave_post_behind(table) if has_moved else table.post)


def lose_place(table: Table, now: datetime) -> Table:
    """Mark that the table's channel is gone. It isn't behind any more until `move_to` gives it another.

    Its message stays known: the channel may only be closed for a while, and the message comes back with it.
    """
    if table.is_placeless:
        return table
    return mark_lost(replace(table, is_placeless=True, post=_leave_post_behind(table)), now)


def _leave_post_behind(table: Table) -> Post | None:
    post = table.post
    # stored now, because until now it was the table's own place
    if post is None:
        return None
    channel_id = post.channel_id or table.place.channel_id
    return replace(post, channel_id=channel_id, revision=None, is_lobby_owed=False)


def is_unreached(table: Table, seat: int, now: datetime) -> bool:
    """Whether the clock of a seat stands still because its person can't be called."""
    until = table.unreached_until(seat)
    return until is not None and now < until


def mark_hidden(
    table: Table, hidden: Collection[UserId], now: datetime, timed_out: Mapping[UserId, datetime] | None = None
) -> Table:
    """Record who of the people to be called can't see the table's place, or is `timed_out` there until when.

    Who is timed out can read there and press nothing, so it's the same for their clock: it stands still, until the
    timeout ends at the latest. They are told once that they can play by direct message, and the others what is so.

    Someone who can be called again while another person asks for their seat has the full time to object from now on.
    """
    if table.is_placeless:
        return table
    called = [seat for seat in table.waiting if seat in table.human_seats]
    called += [seat for seat in contested_seats(table) if seat not in called]
    out = {
        seat: until
        for seat in called
        if (until := (timed_out or {}).get(table.participants[seat].user_id)) is not None and until > now
    }
    unreached = [seat for seat in called if seat in out or table.participants[seat].user_id in hidden]
    after = _mark_timed_out(_mark(table, unreached, called, now, silent=out), called, out, now)
    back = [seat for seat in contested_seats(table) if table.unreached_until(seat) and not after.unreached_until(seat)]
    votes = tuple(
        replace(each, due_at=now + objection_time(table))
        if each.kind is VoteKind.REPLACE and each.seat in back
        else each
        for each in after.votes
    )
    return after if votes == after.votes else replace(after, votes=votes)


def contested_seats(table: Table) -> tuple[int, ...]:
    """Return the seats of people that others ask for, and that they lose if they say nothing."""
    votes = (vote for vote in table.votes if vote.kind is VoteKind.REPLACE)
    return tuple(vote.seat for vote in votes if not table.participants[vote.seat].is_computer)


def mark_lost(table: Table, now: datetime) -> Table:
    """Record that no one can be called to a table whose place is gone, not even people who are away and come back."""
    match = table.match
    away = [
        seat
        for seat, participant in enumerate(table.participants)
        if participant.is_automatic and not participant.is_computer
    ]
    seats = (*table.human_seats, *(seat for seat in away if match is not None and match.is_in(seat)))
    return _mark(table, seats, seats, now)


def mark_reached(table: Table) -> Table:
    """Record that people may be called again in a new place; whether it reaches everyone will turn out."""
    if not any(each.unreached_at for each in table.presence):
        return table
    return replace(table, presence=tuple(replace(each, unreached_at=None) for each in table.presence))


def _first_in_turn(table: Table, seat: int, known: Presence) -> datetime | None:
    """Return when a seat's holder could first not be called in their present turn: no new days begin then."""
    first = known.first_unreached_at
    return first if first is not None and first >= table.turn_began_at(seat) else None


def people_to_notify(table: Table) -> tuple[UserId, ...]:
    """Return who is told that someone can't be called: all players, and the table's owner."""
    owner = () if table.owner is None else (table.owner,)
    return tuple(dict.fromkeys((*(participant.user_id for participant in table.people), *owner)))


def _mark_timed_out(table: Table, called: Collection[int], out: Mapping[int, datetime], now: datetime) -> Table:
    """Record until when seats' holders are timed out, and tell of each timeout that has not been told of."""
    known = table.presence
    if not known:
        return table
    presence = tuple(
        replace(each, timed_out_until=out.get(seat)) if seat in called else each for seat, each in enumerate(known)
    )
    new = [seat for seat in out if (before := known[seat].timed_out_until) is None or before <= now]
    table = table if presence == known else replace(table, presence=presence)
    for seat in new:
        user = table.participants[seat].user_id
        table = notify(table, NoticeKind.TIMED_OUT, (user,), now, about=seat)
        others = [each for each in people_to_notify(table) if each != user]
        table = notify(table, NoticeKind.UNREACHED, others, now, about=seat)
    return table


def is_timed_out(table: Table, seat: int, now: datetime) -> bool:
    """Whether the holder of a seat is known to be timed out on the table's server."""
    return bool(table.presence) and table.presence[seat].is_timed_out_at(now)


def _mark(
    table: Table,
    unreached: Collection[int],
    looked_at: Collection[int],
    now: datetime,
    *,
    silent: Collection[int] = (),
) -> Table:
    """Record which of those looked at nothing reaches; of `silent` seats nobody is told."""
    if table.match is None:
        return table
    known = table.presence or (Presence(),) * len(table.participants)
    presence = list(known)
    for seat in looked_at:
        if seat in unreached:
            # since the first time in this turn: hiding and showing a place must not give three days each time
            at = known[seat].unreached_at or _first_in_turn(table, seat, known[seat]) or now
            presence[seat] = replace(known[seat], unreached_at=at, first_unreached_at=at)
        else:
            # `first_unreached_at` stays, for the same reason
            presence[seat] = replace(known[seat], unreached_at=None)
    if tuple(presence) == known:
        return table
    new = [
        seat
        for seat in unreached
        if seat not in silent and known[seat].unreached_at is None and presence[seat].unreached_at == now
    ]
    table = replace(table, presence=tuple(presence))
    if table.options.clock is None and not table.is_placeless:
        return table  # without a clock nothing stands still; but where nothing can be shown, nobody is called either
    # a lost place is one piece of news, however many people it affects
    for seat in new[:1] if table.is_placeless else new:
        table = notify(table, NoticeKind.UNREACHED, people_to_notify(table), now, about=seat)
    return table


def suspend(table: Table, now: datetime) -> Table:
    """Stop the game's clocks, computers and public messages, and tell its people; does nothing if they are stopped."""
    if table.status != Status.PLAYING or table.is_suspended:
        return table
    return notify(replace(table, is_suspended=True), NoticeKind.SUSPENDED, _players(table), now)


def end_suspension(table: Table, since: datetime, now: datetime) -> Table:
    """Continue a suspended game and tell its people. The time since `since` isn't charged, and extends votes."""
    if table.status != Status.PLAYING or not table.is_suspended:
        return table
    away = max(now - since, timedelta())

    def later(at: datetime) -> datetime:
        # never into the future: what happened while the bot was being removed may be newer than `since`
        return min(now, at + away)

    back = replace(
        table,
        is_suspended=False,
        votes=tuple(replace(vote, due_at=vote.due_at + away) for vote in table.votes),
        presence=tuple(
            Presence(
                *(
                    at and later(at)
                    for at in (
                        each.seen_at,
                        each.unreached_at,
                        each.inactive_since,
                        each.first_unreached_at,
                        each.turn_began_at,
                        each.left_server_at,
                    )
                ),
                timed_out_until=each.timed_out_until,
            )
            for each in table.presence
        ),
        timeouts=tuple(replace(timeout, at=later(timeout.at)) for timeout in table.timeouts),
        moved_at=later(table.moved_at),
    )
    return notify(back, NoticeKind.RETURNED, _players(table), now)


def call_off_suspended(table: Table, now: datetime) -> Table:
    """Call a suspended game off, because no one brought the bot back; its players still get its transcript."""
    if table.status != Status.PLAYING or not table.is_suspended:
        return table
    return notify(call_off(table), NoticeKind.CALLED_OFF, _players(table), now)


def _players(table: Table) -> Sequence[UserId]:
    """Return who is still in the game, each once."""
    assert table.match is not None, "a table that is played at has a game"
    seated = [participant.user_id for seat, participant in enumerate(table.participants) if table.match.is_in(seat)]
    return tuple(dict.fromkeys(seated))
