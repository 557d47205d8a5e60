"""The clock of tables at the deal of the week: when it runs out, and what follows."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from bot.games.civ.game import Civ
from bot.match import Match
from bot.table.duplicate import (
    LOST,
    TURN,
    WON,
    Player,
    WeekTable,
    after_play,
    deal_of,
    scores,
)
from bot.table.duplicate_clock import count_change, needs_clocks, overdue_people, postpone, replace_overdue, set_clocks
from bot.table.values import UserId
from tests.table.people import ADA, BO, CY

WEEK = date(2026, 11, 23)
NOW = datetime(2026, 11, 24, 9, tzinfo=UTC)
START = deal_of(WEEK, bytes(32), Civ(), is_table=True)


def table_of(start: Match = START, players: int = 2) -> WeekTable:
    """A table that has just begun."""
    people = tuple(Player(user, name, True) for user, name in ((ADA, "Ada"), (BO, "Bo"), (CY, "Cy"))[:players])
    return set_clocks(WeekTable(1, WEEK, players, None, people, 0, waiting=start.waiting()), None, start, NOW)


def moved(table: WeekTable, match: Match, action: str, now: datetime) -> tuple[WeekTable, Match]:
    """The table and its match after an action of who is awaited."""
    (seat,) = match.waiting()
    after = match.play(seat, action)
    return set_clocks(after_play(table, START, after, [(seat, action)]), match, after, now), after


def turn_over(table: WeekTable, match: Match, now: datetime) -> tuple[WeekTable, Match]:
    """The table and its match once who is awaited has ended their turn."""
    (seat,) = match.waiting()
    while match.waiting() == (seat,):
        allowed = match.allowed(seat)
        table, match = moved(table, match, "end" if "end" in allowed else allowed[0], now)
    return table, match


def due(table: WeekTable) -> list[datetime | None]:
    return [table.due_at(player) for player in table.by_seat]


def test_each_turn_of_a_person_has_24_hours_and_the_game_waits_for_nobody_else() -> None:
    table, (first,) = table_of(), START.waiting()
    expected: list[datetime | None] = [None, None]
    expected[first] = NOW + timedelta(hours=24)
    assert due(table) == expected
    assert table.first_due_at == NOW + TURN
    play = next(action for action in START.allowed(first) if action.startswith("play"))
    table, match = moved(table, START, play, NOW + timedelta(hours=5))
    assert due(table) == expected, "the same turn"
    table, match = turn_over(table, match, NOW + timedelta(hours=6))
    assert match.waiting() == (1 - first,)
    assert due(table) == [NOW + timedelta(hours=30) if seat != first else None for seat in (0, 1)]


def test_the_end_of_the_week_is_the_end_of_every_clock() -> None:
    late = datetime(2026, 11, 29, 20, tzinfo=UTC)
    table = set_clocks(table_of(), None, START, late)
    assert table.first_due_at == datetime(2026, 11, 30, tzinfo=UTC)


def test_who_runs_out_of_time_has_lost_after_the_turns_they_had_begun() -> None:
    table, match = table_of(), START
    for _ in range(2):
        table, match = turn_over(table, match, NOW)
    (seat,) = match.waiting()
    assert overdue_people(table, NOW + TURN - timedelta(seconds=1)) == ()
    assert overdue_people(table, NOW + TURN) == (table.by_seat[seat],)
    after = replace_overdue(table, START, NOW + TURN)
    lost, other = after.by_seat[seat], after.by_seat[1 - seat]
    assert (lost.outcome, lost.turns, lost.since, lost.replaced_at) == (LOST, 1, None, NOW + TURN)
    assert other == table.by_seat[1 - seat]
    assert (after.replaced_seats, after.is_over, after.revision) == ((seat,), False, table.revision + 1)
    assert after.waiting == (seat,), "the computer is to move"
    assert set_clocks(after, match, match, NOW + TURN).first_due_at is None, "it has no clock"


def test_what_the_computer_wins_in_their_place_is_theirs_no_more() -> None:
    class Won:
        is_over = True
        winners = (0,)

        def waiting(self) -> tuple[int, ...]:
            return ()

    table = table_of()
    people = (replace(table.people[0], outcome=LOST, turns=3, since=None, replaced_at=NOW), table.people[1])
    over = after_play(replace(table, people=people), START, Won(), [])  # type: ignore[arg-type]  # what is asked of it
    assert [(player.outcome, player.turns) for player in over.people] == [(LOST, 3), (LOST, 0)]
    assert over.is_over
    rival = WeekTable(2, WEEK, 2, None, (Player(CY, "Cy", True, WON, 9), Player(UserId(9), "", True, LOST, 1)), 0)
    found = scores([*over.boards, *rival.boards], is_over=False)
    assert [found[user].share for user in (ADA, CY)] == [0, 1]


def test_a_game_whose_people_have_all_been_replaced_ends_there() -> None:
    table, match = turn_over(replace_overdue(table_of(), START, NOW + TURN), START, NOW + TURN)
    (seat,) = match.waiting()
    assert table.first_due_at == NOW + 2 * TURN
    after = replace_overdue(table, START, NOW + 2 * TURN)
    assert (after.is_given_up, after.is_over, after.waiting, after.first_due_at) == (True, True, (), None)
    assert {player.outcome for player in after.people} == {LOST}
    assert after.by_seat[seat].turns == 0


def test_a_game_from_before_there_were_clocks_needs_them() -> None:
    table = table_of()
    old = replace(table, people=tuple(replace(player, since=None) for player in table.people))
    assert (needs_clocks(old), needs_clocks(table)) == (True, False)
    assert not needs_clocks(replace_overdue(table, START, NOW + TURN)), "the computer's"


def test_people_are_called_for_each_turn_once_unless_their_own_press_has_begun_it() -> None:
    table, (first,) = table_of(), START.waiting()

    def called(table: WeekTable) -> list[bool]:
        return [player.needs_call for player in table.by_seat]

    assert called(table)[first]
    assert called(table).count(True) == 1
    mover = table.by_seat[first].user
    assert called(set_clocks(table_of(), None, START, NOW, mover)) == [False, False], "they have begun the game"
    waited = replace(table.by_seat[first], called_for=NOW, call_id=5)
    assert (waited.needs_call, waited.outdated_call_id) == (False, None)
    again = replace(waited, since=NOW + TURN)
    assert (again.needs_call, again.outdated_call_id) == (True, 5)
    played_again = replace(again, moved_at=NOW + TURN)
    assert (played_again.needs_call, played_again.outdated_call_id) == (False, 5)
    assert replace(waited, since=None).outdated_call_id == 5
    forgotten = replace(waited, user=UserId(-1004))
    assert (replace(again, user=UserId(-1004)).needs_call, forgotten.outdated_call_id) == (False, 5)


def test_a_pause_is_taken_off_clocks_and_calls_nobody_again() -> None:
    table, pause = table_of(), timedelta(hours=3)
    (first,) = START.waiting()
    called = replace(table.by_seat[first], called_for=NOW, moved_at=NOW - TURN)
    moved_then = replace(table.by_seat[first], moved_at=NOW)
    for each in (called, moved_then):
        people = tuple(each if player.user == each.user else player for player in table.people)
        after = postpone(replace(table, people=people), pause)
        assert after.first_due_at == NOW + TURN + pause
        assert not after.by_seat[first].needs_call
        assert after.by_seat[1 - first] == table.by_seat[1 - first]


def test_what_everyone_may_see_of_a_table_is_counted() -> None:
    table, (first,) = table_of(), START.waiting()
    play = next(action for action in START.allowed(first) if action.startswith("play"))
    same, match = moved(table, START, play, NOW)
    assert count_change(table, same).changes == 0
    later, _ = turn_over(same, match, NOW)
    assert count_change(same, later).changes == 1
    assert count_change(table, replace_overdue(table, START, NOW + TURN)).changes == 1
