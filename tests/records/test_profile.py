"""What a person's games come to."""

from datetime import UTC, datetime, timedelta
from typing import Any

from bot.match import GameName
from bot.records.game_record import Outcome
from bot.records.profile import Duel, Other, OwnGame, Profile, Tally, profile_of
from bot.table.values import TableId, UserId

BO, CY = UserId(102), UserId(103)
DAY = datetime(2026, 3, 1, tzinfo=UTC)


def game(number: int, outcome: Outcome = Outcome.WON, **more: Any) -> OwnGame:
    plain: dict[str, Any] = {
        "victory": "majority", "players": 2, "has_teams": False, "place": 1 if outcome is Outcome.WON else 2, "side": 0,
    }  # fmt: skip
    at = DAY + timedelta(days=number)
    return OwnGame(TableId(number), GameName("civ"), 1, at, True, outcome=outcome, **{**plain, **more})


def test_nobody_has_an_empty_profile() -> None:
    assert profile_of([], []) == Profile()


def test_games_called_off_are_listed_and_count_for_nothing() -> None:
    found = profile_of([game(1), game(2, Outcome.OPEN, played={"M": 9}), game(3)], [])
    assert (found.all, found.called_off, found.streak) == (Tally(2, 2), 1, 2)
    assert found.played == {}
    assert [each.table for each in found.last] == [3, 2, 1]


def test_streaks_are_counted_by_the_end_of_games_in_whatever_order_they_come() -> None:
    won, lost = Outcome.WON, Outcome.LOST
    games = [game(n, each) for n, each in enumerate((won, won, won, lost, won, won))]
    found = profile_of(games[::-1], [])
    assert (found.streak, found.best_streak) == (2, 3)
    assert profile_of(games[:4], []).streak == -1
    assert profile_of([*games, game(9, Outcome.LEFT)], []).left == 1


def test_partners_are_no_opponents_and_who_shares_a_place_is_level() -> None:
    games = [game(1), game(2, Outcome.LOST), game(3, has_teams=True, players=4), game(4)]
    others = [
        Other(TableId(1), BO, 1, 2),
        Other(TableId(2), BO, 1, 1),
        Other(TableId(3), BO, 0, 1),
        Other(TableId(3), CY, 1, 2),
        Other(TableId(4), CY, 1, 1),
        Other(TableId(99), CY, 1, 1),
    ]
    found = profile_of(games, others)
    assert found.duels == (Duel(BO, 1, 1, 0), Duel(CY, 1, 0, 1))
    assert (found.by_players, found.teams) == ({2: Tally(3, 2)}, Tally(1, 1))


def test_a_median_needs_some_turns_and_no_long_one_moves_it() -> None:
    assert profile_of([game(1, turn_seconds=(60, 60, 60, 60))], []).median_seconds is None
    assert profile_of([game(1, turn_seconds=(60, 60, 60, 60, 10**6))], []).median_seconds == 60


def test_the_most_frequent_comes_first() -> None:
    games = [game(1, played={"M": 2, "S": 3}), game(2, played={"M": 2}, used={"M1": 1}, victory="hegemony-M")]
    found = profile_of([*games, game(3, used={"S1": 4}, victory="hegemony-M")], [])
    assert list(found.played.items()) == [("M", 4), ("S", 3)]
    assert list(found.used) == ["S1", "M1"]
    assert found.victories == {"hegemony-M": 2, "majority": 1}
