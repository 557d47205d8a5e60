"""The clock of tables at the deal of the week: one absent person keeps no table waiting. Pure.

A person has 24 hours from when the game began to wait for them (`bot.table.duplicate.TURN`), until the week's end at
most. Then the computer plays in their place, for the rest of the game; they have lost after the turns they had begun.
Once that has happened to all people of a table, its game ends there.
"""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

from bot.match import Match
from bot.table.duplicate import LOST, Player, WeekTable, turns_of


def set_clocks(
    table: WeekTable, before: Match | None, match: Match, now: datetime, mover: int | None = None
) -> WeekTable:
    """Return the table with a running clock for each person for whom its game waits, and for nobody else.

    The game has gone from `before` (None where it has just begun) to `match`. A clock runs on where the game waits for
    the same turn of the same person as before; any other starts `now`. `mover` is who pressed; None where a clock has
    changed the game.
    """

    def since(seat: int, player: Player) -> datetime | None:
        if seat not in table.waiting or player.replaced_at is not None:
            return None
        is_same = before is not None and before.turn_id(seat) == match.turn_id(seat)
        return player.since if is_same and player.since is not None else now

    people = [replace(player, since=since(table.seat_at(place), player)) for place, player in enumerate(table.people)]
    return replace(table, people=tuple(replace(each, moved_at=now) if each.user == mover else each for each in people))


def postpone(table: WeekTable, pause: timedelta) -> WeekTable:
    """Return the table with its running clocks shifted by a `pause` in which nobody could press."""

    def later(player: Player) -> Player:
        if player.since is None:
            return player
        # what was so before stays so: they have begun the turn themselves, or were called for it
        moved_at = player.moved_at and (player.moved_at + pause if player.moved_at >= player.since else player.moved_at)
        called_for = player.since + pause if player.called_for == player.since else player.called_for
        return replace(player, since=player.since + pause, moved_at=moved_at, called_for=called_for)

    return replace(table, people=tuple(later(player) for player in table.people))


def needs_clocks(table: WeekTable) -> bool:
    """Return whether the game waits for a person without a clock, as in games that began before there were clocks."""
    return any(table.by_seat[seat].since is None and table.by_seat[seat].replaced_at is None for seat in table.waiting)


def overdue_people(table: WeekTable, now: datetime) -> tuple[Player, ...]:
    """Return those whose time has run out by now and whom the computer has not replaced yet."""
    due = ((player, table.due_at(player)) for player in table.people)
    return tuple(player for player, at in due if at is not None and at <= now)


def replace_overdue(table: WeekTable, start: Match, now: datetime) -> WeekTable:
    """Return the table with the computer in the seats of all people whose time has run out by `now`."""
    turns, overdue = turns_of(start, table.played), overdue_people(table, now)
    people = tuple(
        replace(player, outcome=LOST, turns=turns[table.seat_at(place)], since=None, replaced_at=now)
        if player in overdue else player
        for place, player in enumerate(table.people)
    )  # fmt: skip
    after = replace(table, people=people, revision=table.revision + 1)
    return replace(after, waiting=()) if after.is_given_up else after


def count_change(before: WeekTable, after: WeekTable) -> WeekTable:
    """Return `after`, with `changes` one higher where its public message differs from that of `before`."""
    return after if _shown(before) == _shown(after) else replace(after, changes=before.changes + 1)


def _shown(table: WeekTable) -> Collection[object]:
    people = tuple((player.user, player.name, player.since, player.replaced_at) for player in table.people)
    return people, table.rotation is None, table.is_over
