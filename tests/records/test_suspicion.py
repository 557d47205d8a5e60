"""Whose results are listed for moderators, and whose are not."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.records.game_record import NO_PERSON
from bot.records.rating import Acquaintances, RatedGame, RatedSeat, Rating, by_user, rate
from bot.records.suspicion import Shape, find_suspicious
from bot.table.values import UserId

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
Results = Sequence[Sequence[int]]
"""Games, each told by its people, the best first."""


def season(results: Results) -> list[RatedGame]:
    """Games that are rated one after the other, as the store does."""
    now, known, games = dict[UserId, Rating](), Acquaintances(), list[RatedGame]()
    for number, users in enumerate(results):
        seats = known.weigh([RatedSeat(seat, UserId(user), seat, seat + 1) for seat, user in enumerate(users)])
        before = {seat.seat: now.get(seat.user, Rating()) for seat in seats}
        games.append(RatedGame(number, NOON + timedelta(hours=number), seats, before))
        now |= by_user(seats, rate(seats, before, NOON))
        known.add(seats, "2026-Q1")
    return games


def honest(people: Sequence[int], games: int, seed: int) -> list[list[int]]:
    """Games of two to four by people some of whom are better than others."""
    dice, found = Random(seed), list[list[int]]()
    for _ in range(games):
        users = dice.sample(people, dice.choice((2, 2, 3, 4)))
        form = {user: user % 10 * 0.6 + dice.gauss(0, 4) for user in users}
        found.append(sorted(users, key=lambda user: -form[user]))
    return found


def shapes(results: Results) -> list[tuple[Shape, tuple[int, ...]]]:
    return [(each.shape, each.people) for each in find_suspicious(season(results))]


def test_a_pair_of_which_one_always_wins_is_listed_and_an_even_one_is_not() -> None:
    (found,) = find_suspicious(season([(1, 2)] * 9))
    assert (found.shape, found.people, found.won, found.games) == (Shape.PAIR, (1, 2), 9, 9)
    assert len(found.tables) == 5
    assert shapes([(2, 1)] * 9) == [(Shape.PAIR, (2, 1))]
    assert shapes([(1, 2), (2, 1)] * 6) == []
    assert shapes([(1, 2)] * 4) == [], "too few to say anything"


def test_a_pair_is_seen_at_tables_of_four_too() -> None:
    dice = Random(1)
    results = honest(range(20, 40), 400, 3)
    assert (Shape.PAIR, (20, 29)) not in shapes(results)
    for number in range(1, 13):  # the best comes behind the weakest, whoever else is there
        one, other = dice.sample([user for user in range(20, 40) if user not in (20, 29)], 2)
        results.insert(30 * number, [20, one, other, 29] if number % 2 else [one, 20, 29, other])
    assert (Shape.PAIR, (20, 29)) in shapes(results)


@pytest.mark.parametrize("size", [3, 4, 6])
def test_a_ring_is_seen_though_no_two_of_it_play_five_games(size: int) -> None:
    chain = [(user, user + 1) for user in range(1, size)]
    for ring in (chain, [*chain, (size, 1)]):
        for results in (ring * 4, [*honest(range(20, 40), 200, 3), *ring * 4]):
            ((shape, people),) = shapes(results)
            assert (shape, set(people)) == (Shape.RING, set(range(1, size + 1)))


def test_who_beats_several_who_play_nobody_else_is_seen_whatever_else_they_play() -> None:
    regulars = honest([1, *range(20, 40)], 300, 5)
    for farm in (
        [(1, alt) for alt in range(100, 110)],  # one game each
        [(1, 100, 101, 102)] * 8,  # at one table
        [(1, 100 + 3 * n % 10, 100 + (3 * n + 1) % 10, 100 + (3 * n + 2) % 10) for n in range(10)],  # in turns
    ):
        found = [each for each in shapes([*regulars, *farm]) if each[0] is not Shape.PAIR]
        assert len(found) == 1
        assert found[0][1][0] == 1
        assert set(found[0][1][1:]) == {user for users in farm for user in users} - {1}


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(8))
def test_an_honest_server_has_no_groups_and_hardly_a_pair(seed: int) -> None:
    found = shapes(honest(range(20, 40), 400, seed))
    assert [each for each in found if each[0] is not Shape.PAIR] == []
    assert len(found) <= 2


@pytest.mark.parametrize("size", [3, 4])
def test_friends_of_unequal_skill_who_play_nobody_else_are_not_listed(size: int) -> None:
    """Their games count for nothing, so that ratings never say who of them is the stronger one."""
    listed = 0
    for seed in range(20):
        dice, results = Random(seed), list[list[int]]()
        skills = [dice.gauss(0, 3) for _ in range(size)]
        for _ in range(30):
            users = dice.sample(range(size), dice.randint(2, size))
            results.append([each + 1 for each in sorted(users, key=lambda user: dice.gauss(-skills[user], 4))])
        listed += bool(shapes(results))
    assert listed <= 2


def test_the_tables_that_are_named_are_the_last_whichever_season_is_read_first() -> None:
    games = season([(1, 2)] * 9)
    for order in (games, [*games[5:], *games[:5]]):
        (found,) = find_suspicious(order)
        assert found.tables == (4, 5, 6, 7, 8)


def test_partners_of_whom_one_always_leaves_are_no_opponents() -> None:
    games = [
        RatedGame(
            number, NOON,
            tuple(
                RatedSeat(seat, UserId(seat + 1), seat % 2, place)
                for seat, place in enumerate((1, 2, 4, 2) if number % 2 else (3, 1, 4, 1))
            ),
            dict.fromkeys(range(4), Rating()),
        )
        for number in range(14)
    ]  # fmt: skip
    assert {each.people for each in find_suspicious(games)} == {(2, 3), (4, 3)}


def test_games_set_aside_and_those_of_who_is_forgotten_say_nothing() -> None:
    games = season([(1, 2)] * 9)
    assert find_suspicious([replace(game, is_set_aside=True) for game in games]) == []
    nobody = [replace(game, seats=tuple(replace(seat, user=NO_PERSON) for seat in game.seats)) for game in games]
    assert find_suspicious(nobody) == []
