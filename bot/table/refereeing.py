"""What a tournament does at its tables: it deals, stops and ends games, and its referee deals with incidents. Pure.

Who acts is the system or a referee (`bot.table.actors`): whether he may has been decided by the tournament's laws. What
the game itself allows is judged as everywhere.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.chance import CARDS, SecretShuffler
from bot.match import Game
from bot.table import clocks, inactivity
from bot.table.actors import Referee
from bot.table.availability import Availabilities
from bot.table.contest import Contest
from bot.table.errors import TableError
from bot.table.fair_deal import FairDeal
from bot.table.kinds import Status
from bot.table.play import abandoned, called_off, check_playing, intervened
from bot.table.table import Table
from bot.table.values import Options, Place, Sitter, TableId


def deal_contest(
    contest: Contest,
    game: Game,
    place: Place,
    options: Options,
    seats: Sequence[Sitter],
    first: int | None,
    chance: FairDeal | Any,
    now: datetime,
) -> tuple[Table, Table]:
    """A tournament's table before and after its deal: these people in this order, `first` the seat that begins (§10.3).

    Its chance is the part of the deals' secret that belongs to it, or some other where none was announced.

    Raises what the game says of the choices.
    """
    game.check(options.players, options.choices)
    before = Table(TableId(0), Status.LOBBY, options, place, None, tuple(seats), None, now, now, contest=contest)
    if isinstance(chance, FairDeal):
        # the table has no number yet, and needs none: of a part the label stands in its place (DEAL)
        before, chance = replace(before, fair_deal=chance), SecretShuffler(chance.key(before.id), CARDS)
    match = game.start(options.players, options.choices, chance, first=first)
    return before, replace(before, status=Status.PLAYING, match=match, rules=game.rules)


def abandon_deal(table: Table, now: datetime) -> Table:
    """The deal given up before its draft is complete (§9.1); the table itself where that is done already.

    Raises `TableError` (`tournament-drafted`) later than that.
    """
    if table.status == Status.ABANDONED:
        return table
    check_playing(table)
    if table.match is None or not table.match.is_preparing:
        raise TableError("tournament-drafted")
    return abandoned(table, now)


def end_contest(table: Table) -> Table:
    """The game called off with its tournament; as it is where it is over."""
    return called_off(table) if table.status == Status.PLAYING else table


def stop_contest(table: Table) -> Table:
    """The game without clocks and computers until `continue_contest`; as it is where it is over, or so already."""
    return table if table.status != Status.PLAYING or table.is_paused else replace(table, is_paused=True)


def continue_contest(table: Table, now: datetime) -> Table:
    """The game after a pause. Nobody was inactive in it."""
    if table.status != Status.PLAYING or not table.is_paused:
        return table
    return replace(inactivity.begin_anew(table, now), is_paused=False)


def extend_contest(table: Table, seconds: int, now: datetime, availabilities: Availabilities) -> Table:
    """More time for everybody whom the game waits for."""
    if table.status != Status.PLAYING:
        return table
    return clocks.give_time(table, timedelta(seconds=seconds), now, availabilities)


def penalise(table: Table, seat: int, action: str, referee: Referee, why: str, now: datetime) -> Table:
    """The game after a referee's intervention on a seat (§9.1–§9.4), over where only computers or nobody is left.

    Raises `NotPlaying`, and what the match raises.
    """
    return intervened(table, seat, action, referee, why, now)
