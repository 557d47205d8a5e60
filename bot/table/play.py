"""A game in progress: actions, undo, resignation, interventions. Each function returns the next table. Pure.

The match judges what its rules allow, and the table's policy what else its people may do.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.match import ELIMINATE, Match, undo_to
from bot.table.errors import NotPlaying, NotSeated, StaleDecision, TableError, standing
from bot.table.table import Table
from bot.table.values import Actor, Participant, Person, Presence, Status, UserId, intervention_author


def submit(
    table: Table, user: UserId, actions: Sequence[str], version: int, now: datetime, *, at: int | None = None
) -> Table:
    """Play a person's actions, all of them or none, at the seat `at` of theirs, else at the one that is awaited.

    Raises `NotSeated`, `StaleDecision`, `NotPlaying`, `TableError` (`seat-automatic`, `game-stopped`), and what the
    match raises.
    """
    match, seat = match_and_seat(table, user)
    if at is not None:
        if at not in table.seats_of(user):
            raise NotSeated("not-seated", table=table.id)
        seat = at
    check_stopped(table)
    _check_fresh(table, match, seat, version)
    check_playing(table)
    _check_in_person(table, seat)
    return _act(table, match, seat, actions, now).mark_seen(user, now)


def play_automatic(table: Table, seat: int, action: str, version: int, now: datetime) -> Table:
    """Play an action of the automatic player. Raises `StaleDecision` where the seat isn't its to play any more."""
    if table.match is None or not table.participants[seat].is_automatic or table.is_paused:
        # like a press that came too late: someone came back, or paused, before
        raise StaleDecision(table, 0)
    _check_fresh(table, table.match, seat, version)
    check_playing(table)
    return _act(table, table.match, seat, (action,), now)


def undo_last(table: Table, user: UserId, version: int, now: datetime) -> Table:
    """Take back a player's last decision of this turn."""
    match, seat = find_undo(table, user)
    _check_fresh(table, match, seat, version)
    check_playing(table)
    _check_in_person(table, seat)
    undone = intervene_on_seat(table, seat, undo_to(own_undo_line(match, seat)), Person(user), "own undo", now)
    return undone.mark_seen(user, now)


def may_take_hint(table: Table, seat: int) -> bool:
    """Whether a seat may ask for a hint at this table: everyone where the lobby allows it, never at a tournament.

    Someone who plays alone, without a clock, may always: nobody else is concerned.
    """
    if table.contest is not None or table.status != Status.PLAYING or table.participants[seat].is_automatic:
        return False
    return table.options.hints or (table.options.clock is None and len(table.person_ids) == 1)


def take_hint(table: Table, user: UserId, version: int) -> Table:
    """Note that someone gets a hint for that decision, after which the game isn't rated.

    Raises what `submit` does, and `TableError` (`no-hints`, `nothing-to-decide`).
    """
    match, seat = match_and_seat(table, user)
    check_stopped(table)
    check_playing(table)
    _check_in_person(table, seat)
    if not may_take_hint(table, seat):
        raise TableError("no-hints")
    if seat not in table.waiting:
        raise TableError("nothing-to-decide")
    _check_fresh(table, match, seat, version)
    return table if table.options.hints else replace(table, options=replace(table.options, hints=True))


def find_undo(table: Table, user: UserId) -> tuple[Match, int]:
    """Return the match, and the seat of this person that may undo by itself; where none may, their first seat.

    Raises `TableError` where no one may undo at this table.
    """
    match, first = match_and_seat(table, user)
    check_undo(table)
    return match, next((seat for seat in table.seats_of(user) if match.own_undo(seat) is not None), first)


def own_undo_line(match: Match, seat: int) -> int:
    """Return the line a seat may go back to by itself now. Raises `TableError` (`nothing-to-undo`)."""
    back = match.own_undo(seat)
    if back is None:
        raise TableError("nothing-to-undo")
    return back


def intervene_on_seat(table: Table, seat: int, action: str, actor: Actor, why: str, now: datetime) -> Table:
    """Intervene on a seat: an undo, an elimination, or another intervention that the game knows.

    The caller decides whether `actor` may do so. Raises `NotPlaying`, and what the match raises.
    """
    check_playing(table)
    assert table.match is not None, "a table that is played at has a game"
    match = table.match.intervene(seat, action, by=intervention_author(actor, seat), why=why)
    return _take_out(table, match, now) if action == ELIMINATE else advance(table, match, now)


def resign(table: Table, user: UserId, now: datetime) -> Table:
    """Take a person out of the game, with all their seats.

    The table is abandoned if its game is still being prepared, and called off if only computer players are left.
    """
    _, first = match_and_seat(table, user)
    check_leaving(table)
    # the first seat may end the game, so each further one is checked again
    table = eliminate(table, first, Person(user), "resigned", now)
    for seat in table.seats_of(user):
        if seat != first and table.status == Status.PLAYING and table.match is not None and table.match.is_in(seat):
            table = eliminate(table, seat, Person(user), "resigned", now)
    return table


def eliminate(table: Table, seat: int, actor: Actor, why: str, now: datetime) -> Table:
    """Take the player of one seat out of the game, like `resign`. Raises `NotPlaying`, and what the match raises."""
    check_playing(table)
    assert table.match is not None, "a table that is played at has a game"
    if table.match.is_preparing:
        return abandon_game(table, now)
    return intervene_on_seat(table, seat, ELIMINATE, actor, why, now)


def abandon_game(table: Table, now: datetime) -> Table:
    """Give the table up while its game is being prepared."""
    assert table.match is not None, "a table that is played at has a game"
    return replace(table, match=table.match.abandon(), status=Status.ABANDONED, cast_votes=(), votes=(), moved_at=now)


def call_off(table: Table) -> Table:
    """End the game without a winner."""
    return replace(table, status=Status.CANCELLED, cast_votes=(), votes=())


def _take_out(table: Table, match: Match, now: datetime) -> Table:
    """Advance to a match with one player fewer, and call the game off if only computers are left."""
    after = advance(table, match, now)
    goes_on = after.status == Status.FINISHED or not after.policy.needs_people or _has_people(after, match)
    return after if goes_on else call_off(after)


def _has_people(table: Table, match: Match) -> bool:
    """Whether a person is left in the game: a game of computers alone has no owner."""
    return any(match.is_in(seat) and not participant.is_computer for seat, participant in enumerate(table.participants))


def match_and_seat(table: Table, user: UserId) -> tuple[Match, int]:
    """Return the match and this person's seat in it. Raises `NotSeated`, `NotPlaying`."""
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated("not-seated", table=table.id)
    if table.match is None:
        raise NotPlaying("not-playing", status=standing(table))
    return table.match, seat


def match_and_seat_in_game(table: Table, user: UserId) -> tuple[Match, int]:
    """Return the match and the seat of someone still in it, while it goes on. Raises `NotSeated`, `NotPlaying`."""
    match, seat = match_and_seat(table, user)
    check_playing(table)
    if not match.is_in(seat):
        raise NotSeated("seat-out", seat=seat)
    return match, seat


def seat_in_person(table: Table, user: UserId) -> int:
    """Return the seat of someone who plays it themselves now.

    Raises what `match_and_seat_in_game` does, and `TableError` (`seat-automatic`).
    """
    _, seat = match_and_seat_in_game(table, user)
    _check_in_person(table, seat)
    return seat


def is_out(table: Table, user: UserId) -> bool:
    """Whether a game goes on at this table without this person, who had a seat in it."""
    seat = table.seat_of(user)
    if seat is None or table.match is None or table.status != Status.PLAYING:
        return False
    return not table.match.is_in(seat)


def advance(table: Table, match: Match, now: datetime) -> Table:
    """Set the match to a later position, and finish the table if the match is over."""
    after = replace(table, match=match, moved_at=now)
    goes_on = [_turn_goes_on(table, after, seat) for seat in range(len(after.participants))]
    after = replace(after, participants=_end_stand_ins(after, goes_on))
    if match.is_over:
        return replace(after, status=Status.FINISHED, cast_votes=(), votes=())
    return replace(after, presence=_date_turns(table, after, goes_on, now))


def _turn_goes_on(before: Table, after: Table, seat: int) -> bool:
    """Whether a seat is awaited for the same turn as before."""
    assert before.match is not None, "a table that is played at has a game"
    assert after.match is not None, "a table that is played at has a game"
    is_awaited = seat in after.waiting and seat in before.waiting
    return is_awaited and before.match.turn_id(seat) == after.match.turn_id(seat)


def _end_stand_ins(after: Table, goes_on: Sequence[bool]) -> tuple[Participant, ...]:
    """Return the participants, with those played for in a turn that is over playing for themselves again."""
    return tuple(
        replace(each, is_automatic=False, is_stand_in=False) if each.is_stand_in and not goes_on[seat] else each
        for seat, each in enumerate(after.participants)
    )


def _date_turns(before: Table, after: Table, goes_on: Sequence[bool], now: datetime) -> tuple[Presence, ...]:
    """Return what is known of the holders of seats, with the beginning of each awaited seat's turn.

    A turn that goes on keeps its beginning, so that acting in it gives no new time.
    """
    presence = list(after.presence or (Presence(),) * len(after.participants))
    for seat, known in enumerate(presence):
        began: datetime | None = None
        if seat in after.waiting:
            began = before.turn_began_at(seat) if goes_on[seat] else now
        presence[seat] = replace(known, turn_began_at=began)
    return tuple(presence)


def check_playing(table: Table) -> None:
    """Raises `NotPlaying` where no game goes on, or it is suspended."""
    if table.status != Status.PLAYING:
        raise NotPlaying("not-playing", status=standing(table))
    if table.is_suspended:
        raise NotPlaying("table-aside")


def check_stopped(table: Table) -> None:
    """Raises `TableError` (`game-stopped`) while the referee keeps the game stopped (§9.5)."""
    if table.is_stopped:
        raise TableError("game-stopped")


def _check_in_person(table: Table, seat: int) -> None:
    if table.participants[seat].is_automatic:
        raise TableError("seat-automatic", seat=seat)


def _check_fresh(table: Table, match: Match, seat: int, version: int) -> None:
    """Raises `StaleDecision` where the decision was made at another moment, or this seat has decided already."""
    if version != match.decision(seat):
        raise StaleDecision(table, max(0, match.number - version))


def _act(table: Table, match: Match, seat: int, actions: Sequence[str], now: datetime) -> Table:
    if not actions:
        raise TableError("no-actions")
    for action in actions:
        match = match.play(seat, action)
    return advance(table, _play_forced(match), now)


def _play_forced(match: Match) -> Match:
    """Play what is left without a choice for those awaited next: each such action is a line like any other."""
    while not match.is_over:
        forced = {seat: action for seat in match.waiting() if (action := match.forced(seat)) is not None}
        if not forced:
            break
        seat = min(forced)
        match = match.play(seat, forced[seat])
    return match


def check_agreements(table: Table) -> None:
    """Raises `TableError` where people don't vote, because the referee decides."""
    _check_allowed(table, table.policy.allows_agreements)


def check_undo(table: Table) -> None:
    """Raises `TableError` where no one takes back their own decision."""
    _check_allowed(table, table.policy.allows_undo)


def check_leaving(table: Table) -> None:
    """Raises `TableError` where no one leaves the game, or leaves their seat to the computer."""
    _check_allowed(table, table.policy.allows_leaving)


def check_closing(table: Table) -> None:
    """Raises `TableError` where closing and pausing is left to the referee."""
    _check_allowed(table, table.policy.allows_closing)


def _check_allowed(table: Table, is_allowed: bool) -> None:
    if not is_allowed:
        raise TableError("referee-decides" if table.policy.calls_referee else "league-decides")


def check_rematch(table: Table) -> None:
    """Raises `TableError` where the same people don't open a rematch by themselves."""
    if not table.policy.allows_rematch:
        raise TableError("tournament-rematch")
