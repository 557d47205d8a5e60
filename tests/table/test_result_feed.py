"""Weeks, their summaries, and when what has failed is tried again."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.table.result_feed import (
    LONGEST_WAIT,
    MOST_WAITING,
    RETRIES,
    SUMMARY_AT,
    Delivery,
    FeedWay,
    PlayedGame,
    RatedPlayer,
    Upset,
    due_week,
    game_subject,
    next_summary,
    retry_at,
    summarise,
    surplus,
    week_subject,
)
from bot.table.values import TableId, UserId

moments = st.datetimes(datetime(2020, 1, 1), datetime(2040, 1, 1), timezones=st.just(UTC))


def played(number: int, lines: int, *people: str) -> PlayedGame:
    return PlayedGame(TableId(number), 1, lines, tuple((UserId(ord(name[0])), name) for name in people))


@given(moments)
def test_a_summary_is_due_once_a_week_on_monday_after_the_week_is_over(now: datetime) -> None:
    begins, at = due_week(now), next_summary(now)
    assert (begins.weekday(), begins.hour) == (0, 0)
    assert begins + timedelta(days=7) + SUMMARY_AT <= now < at
    assert at - now <= timedelta(days=7)
    assert due_week(at) == begins + timedelta(days=7)
    assert due_week(at - timedelta(seconds=1)) == begins


def test_a_week_is_called_as_iso_does() -> None:
    assert week_subject(datetime(2026, 11, 23, tzinfo=UTC)) == "week-2026-W48"
    assert week_subject(datetime(2024, 12, 30, tzinfo=UTC)) == "week-2025-W01"


def test_what_fails_is_tried_again_ever_later_and_then_no_more() -> None:
    now = datetime(2026, 11, 23, tzinfo=UTC)
    found = [retry_at(Delivery(1, game_subject(TableId(2)), FeedWay.WEBHOOK, now, each), now) for each in range(8)]
    assert found == [*(now + pause for pause in RETRIES), None, None]
    assert list(RETRIES) == sorted(RETRIES)


def test_what_waits_for_the_bots_rights_is_bounded_in_number_and_time() -> None:
    now = datetime(2026, 11, 23, tzinfo=UTC)
    waiting = [
        Delivery(1, game_subject(TableId(number)), FeedWay.CHANNEL, now + timedelta(minutes=number // 3))
        for number in range(MOST_WAITING + 5)
    ]
    assert surplus(waiting[:MOST_WAITING], now) == []
    assert {each.table for each in surplus(waiting[::-1], now)} == {0, 1, 2, 3, 4}
    late = waiting[-1].due_at + LONGEST_WAIT
    assert surplus(waiting[-2:], late) == [each for each in waiting[-2:] if each.due_at < waiting[-1].due_at]
    assert surplus(waiting[-2:], late + timedelta(seconds=1)) == waiting[-2:]


def test_a_delivery_knows_its_table() -> None:
    now = datetime(2026, 11, 23, tzinfo=UTC)
    assert Delivery(1, game_subject(TableId(12)), FeedWay.CHANNEL, now).table == 12
    assert Delivery(1, week_subject(now), FeedWay.CHANNEL, now).table is None


def test_a_summary_names_who_played_most_and_the_longest_game() -> None:
    week = summarise(
        [
            played(1, 90, "Ann", "Bob"),
            played(2, 120, "Ann", "Cy"),
            played(3, 120, "Ann", "Bob"),
            played(4, 5, "Di", "Di"),
        ]
    )
    assert week is not None
    assert (week.games, week.longest.table) == (4, 2)
    assert week.active == (("Ann", 3), ("Bob", 2), ("Cy", 1))


def test_the_upset_of_a_week_is_the_victory_over_the_largest_difference_of_ratings() -> None:
    def rated(*players: tuple[str, int, int, int]) -> tuple[RatedPlayer, ...]:
        return tuple(RatedPlayer(UserId(ord(name)), side, place, points) for name, side, place, points in players)

    games = [
        replace(played(1, 9, "A", "B"), rated=rated(("A", 0, 1, 1100), ("B", 1, 2, 1300))),
        replace(played(2, 9, "A", "C"), rated=rated(("A", 0, 1, 1100), ("C", 1, 2, 1400))),
        # the better one has won, a partner is no opponent, and who gave their seat away is not named
        replace(played(3, 9, "C", "D"), rated=rated(("C", 0, 1, 1900), ("D", 1, 2, 900))),
        replace(played(4, 9, "A", "D"), rated=rated(("A", 0, 1, 100), ("D", 0, 1, 2000))),
        replace(played(5, 9, "A"), rated=rated(("A", 0, 1, 100), ("D", 1, 2, 2000))),
        replace(played(6, 9, "A", "B", "C"), rated=rated(("B", 1, 2, 900), ("C", 2, 3, 2000))),
    ]
    week = summarise(games)
    assert week is not None
    assert week.upset == Upset(TableId(2), "A", 1100, "C", 1400)
    for game in games[2:]:
        other = summarise([game])
        assert other is not None
        assert other.upset is None


def test_a_week_without_games_has_no_summary() -> None:
    assert summarise([]) is None
    assert summarise([played(1, 3)]) is not None
