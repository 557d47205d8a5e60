"""What a tournament does at its tables: it deals, stops and ends games, and its referee handles incidents. Pure.

The actor is the system or a referee, and the tournament's laws have decided that they may act. What the game itself
allows is judged as at every table.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from bot.chance import CARDS, SecretShuffler
from bot.match import ELIMINATE, Game
from bot.table import clocks, inactivity
from bot.table.availability import Availabilities
from bot.table.contest import Contest
from bot.table.errors import TableError
from bot.table.fair_deal import FairDeal
from bot.table.play import abandon_game, call_off, check_playing, intervene_on_seat
from bot.table.table import Table
from bot.table.values import Options, Participant, Person, Place, Referee, Status, TableId


@dataclass(frozen=True, slots=True)
class Intervention:
    """What a referee does to a seat, in the game's words, and why."""

    seat: int
    action: str
    why: str


def deal_contest(
    contest: Contest,
    game: Game,
    place: Place,
    options: Options,
    seats: Sequence[Participant],
    first: int | None,
    chance: FairDeal | Any,
    now: datetime,
    *,
    is_stopped: bool = False,
) -> tuple[Table, Table]:
    """Return a tournament's table before and after its deal, with these people in this order.

    `first` is the seat of the First Player (§10.3). `chance` is the table's part of the announced secret of all deals,
    or a source of randomness where none was announced. `is_stopped` is whether the referee has stopped the table
    before it was dealt. Raises what the game says of the choices.
    """
    game.check(options.players, options.choices)
    before = Table(TableId(0), Status.LOBBY, options, place, None, tuple(seats), None, now, now, contest=contest)
    if isinstance(chance, FairDeal):
        # the table has no number yet, and needs none: in a part the label takes its place (DEAL)
        before, chance = replace(before, fair_deal=chance), SecretShuffler(chance.key(before.id), CARDS)
    match = game.start(options.players, options.choices, chance, first=first)
    return before, replace(before, status=Status.PLAYING, match=match, rules=game.rules, is_paused=is_stopped)


def abandon_deal(table: Table, now: datetime) -> Table:
    """Give the deal up before its draft is complete (§9.1); returns the table itself where that has been done.

    Raises `TableError` (`tournament-drafted`) after that.
    """
    if table.status == Status.ABANDONED:
        return table
    check_playing(table)
    if table.match is None or not table.match.is_preparing:
        raise TableError("tournament-drafted")
    return abandon_game(table, now)


def end_contest(table: Table) -> Table:
    """Call the game off together with its tournament; returns the table itself if it is over."""
    return call_off(table) if table.status == Status.PLAYING else table


def resign_contest(table: Table, seat: int, now: datetime) -> Table:
    """Resign a seat whose person has left the contest; returns the table itself if it is over.

    The game is called off instead while it is prepared, and where that person is forgotten.
    """
    participant = table.participants[seat]
    if table.status != Status.PLAYING or table.match is None or table.match.is_preparing or participant.is_forgotten:
        return end_contest(table)
    return intervene_on_seat(table, seat, ELIMINATE, Person(participant.user_id), "resigned", now)


def stop_contest(table: Table) -> Table:
    """Stop clocks and computers until `continue_contest`; returns the table itself if it is over or paused."""
    return table if table.status != Status.PLAYING or table.is_paused else replace(table, is_paused=True)


def continue_contest(table: Table, now: datetime) -> Table:
    """Continue the game after a pause, which counts as no one's inactivity."""
    if table.status != Status.PLAYING or not table.is_paused:
        return table
    return replace(inactivity.restart_waiting(table, now), is_paused=False)


def extend_contest(table: Table, seconds: int, now: datetime, availabilities: Availabilities) -> Table:
    """Give everyone awaited `seconds` more time."""
    if table.status != Status.PLAYING:
        return table
    return clocks.give_time(table, timedelta(seconds=seconds), now, availabilities)


def give_seat_time(table: Table, seat: int, left: timedelta, now: datetime) -> Table:
    """Give one seat's player so much time from now on, and continue the game; return the table itself if it is over."""
    if table.status != Status.PLAYING:
        return table
    return continue_contest(clocks.set_time(table, seat, left), now)


def time_until(table: Table, seat: int, until: datetime, now: datetime, availabilities: Availabilities) -> timedelta:
    """Return the time with which a seat's clock, started now, runs out at `until`; at the latest in its quiet hours."""
    counted = clocks.availability_of_seat(table, seat, availabilities).charged(now, until)
    return counted or until - now


def let_computer_play(table: Table, seat: int, now: datetime) -> Table:
    """Give one seat to the automatic player until its owner comes back, and continue the game.

    Returns the table itself if the game is over.
    """
    if table.status != Status.PLAYING:
        return table
    participants = list(table.participants)
    participants[seat] = replace(participants[seat], is_automatic=True)
    table = continue_contest(replace(table, participants=tuple(participants)), now)
    return inactivity.mark_inactive(table, {seat: now})


def penalise(table: Table, interventions: Sequence[Intervention], referee: Referee, now: datetime) -> Table:
    """Carry out a referee's interventions in order (§9.1–§9.4); the game ends if no one or only computers are left.

    Raises `NotPlaying`, and what the match raises.
    """
    for each in interventions:
        table = intervene_on_seat(table, each.seat, each.action, referee, each.why, now)
    return table
