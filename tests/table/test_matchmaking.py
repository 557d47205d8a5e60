"""Who is seated with whom: the law of those who look for a game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.match import GameName
from bot.table.clock_text import PRESETS
from bot.table.matchmaking import (
    ANY,
    LONGEST,
    PING_EVERY,
    SPEEDS,
    JoinLobby,
    NewTable,
    OpenLobby,
    PlayRequest,
    Terms,
    Wish,
    choose_terms,
    find_lobby,
    find_seating,
    may_ping,
    merge,
    speed_of,
    stand_until,
)
from bot.table.table import Summary
from bot.table.values import Clock, Options, Participant, Place, Status, TableId, UserId

ANYTHING = Wish()
NOW = datetime(2026, 11, 27, 12, tzinfo=UTC)


def asked(
    user: int, players: int = ANY, speed: str = "day", *, age: int = 0, guilds: tuple[int, ...] = (1,)
) -> PlayRequest:
    """A request that was made so many minutes ago."""
    made = NOW - timedelta(minutes=age)
    return PlayRequest(UserId(user), f"P{user}", speed, players, guilds, made, made + LONGEST)


def lobby(table: int, players: int, *people: int, speed: str = "day", guild: int = 1) -> OpenLobby:
    return OpenLobby(TableId(table), guild, PRESETS[speed], players, tuple(map(UserId, people)), players - len(people))


def seated(step: JoinLobby | NewTable | None) -> tuple[int, ...]:
    assert isinstance(step, NewTable)
    return tuple(request.user for request in step.requests)


def test_one_alone_waits() -> None:
    assert find_seating([asked(1)], [], {}, NOW) is None


def test_two_of_one_speed_are_seated_the_longer_waiting_first() -> None:
    assert seated(find_seating([asked(2, age=1), asked(1, age=5)], [], {}, NOW)) == (1, 2)


def test_speeds_and_servers_do_not_mix() -> None:
    assert find_seating([asked(1), asked(2, speed="live")], [], {}, NOW) is None
    assert find_seating([asked(1), asked(2, guilds=(2,))], [], {}, NOW) is None
    step = find_seating([asked(1, guilds=(3, 2)), asked(2, guilds=(1, 2))], [], {}, NOW)
    assert isinstance(step, NewTable)
    assert step.guild_id == 2


def test_a_wish_for_three_waits_for_three() -> None:
    assert find_seating([asked(1, 3), asked(2)], [], {}, NOW) is None
    assert seated(find_seating([asked(1, 3, age=3), asked(2, age=2), asked(3, 3, age=1)], [], {}, NOW)) == (1, 2, 3)
    assert find_seating([asked(1, 3), asked(2, 2), asked(3, 4)], [], {}, NOW) is None


def test_where_any_number_will_do_as_many_as_there_are_begin() -> None:
    assert seated(find_seating([asked(n, age=9 - n) for n in range(1, 6)], [], {}, NOW)) == (1, 2, 3, 4)
    assert seated(find_seating([asked(1, age=3), asked(2, 2, age=2), asked(3, age=1)], [], {}, NOW)) == (1, 2)


def test_a_lobby_that_waits_is_filled_first_the_fullest_of_them() -> None:
    lobbies = [lobby(7, 4, 8), lobby(6, 3, 8, 9), lobby(5, 3, 8, 9, speed="live"), lobby(4, 2, 8, guild=2)]
    step = find_seating([asked(1), asked(2)], lobbies, {}, NOW)
    assert step == JoinLobby(asked(1), TableId(6))
    assert find_seating([asked(1, 2)], lobbies, {}, NOW) is None
    assert find_seating([asked(8)], lobbies[:1], {}, NOW) is None, "who sits there already"
    full = OpenLobby(TableId(3), 1, PRESETS["day"], 2, (UserId(8), UserId(9)), 0)
    assert find_seating([asked(1)], [full], {}, NOW) is None


def test_where_there_is_a_choice_who_is_about_as_strong_is_seated_and_the_longest_waiting_always() -> None:
    waiting = [asked(1, 2, age=9), asked(2, 2, age=5), asked(3, 2, age=3), asked(4, 2, age=1)]
    strengths = {1: {UserId(1): 8.0, UserId(2): -6.0, UserId(4): 7.0}, 2: {UserId(1): -6.0}}
    assert seated(find_seating(waiting, [], {}, NOW, None, strengths)) == (1, 4)
    assert seated(find_seating(waiting[:3], [], {}, NOW, None, strengths)) == (1, 3), "without a rating: in between"
    assert seated(find_seating(waiting[:2], [], {}, NOW, None, strengths)) == (1, 2), "no choice"
    assert seated(find_seating(waiting, [], {}, NOW)) == (1, 2)
    assert seated(find_seating(waiting, [], {UserId(4): [UserId(1)]}, NOW, None, strengths)) == (1, 3)


def test_of_lobbies_that_lack_as_many_the_one_of_people_about_as_strong_is_filled() -> None:
    lobbies = [lobby(5, 2, 8), lobby(6, 2, 9), lobby(4, 3, 9)]
    strengths = {1: {UserId(1): 5.0, UserId(9): 6.0}}
    assert find_seating([asked(1)], lobbies, {}, NOW, None, strengths) == JoinLobby(asked(1), TableId(6))
    assert find_seating([asked(1)], lobbies, {}, NOW) == JoinLobby(asked(1), TableId(5))


def test_nobody_is_seated_with_someone_they_have_blocked_or_who_has_blocked_them() -> None:
    for blocks in ({UserId(1): [UserId(2)]}, {UserId(2): [UserId(1)]}):
        assert find_seating([asked(1), asked(2)], [], blocks, NOW) is None
        assert find_seating([asked(1)], [lobby(7, 2, 2)], blocks, NOW) is None
        trio = [asked(3, age=9), asked(1, age=8), asked(2, age=7)]
        assert seated(find_seating(trio, [], blocks, NOW)) == (3, 1)


def test_who_asks_where_they_are_gets_the_fullest_lobby_that_fits_and_the_one_where_they_sit_first() -> None:
    lobbies = [lobby(7, 4, 8), lobby(6, 3, 8, 9), lobby(5, 3, 8, 9), lobby(4, 2, 3, speed="live"), lobby(3, 2, 8, 9)]

    def found(user: int, wish: Wish = ANYTHING, blocks: Mapping[UserId, Sequence[UserId]] = {}) -> int | None:
        chosen = find_lobby(UserId(user), wish, lobbies, blocks)
        return None if chosen is None else chosen.table

    assert found(1) == 4, "anything fits who says nothing: of the fullest the oldest"
    assert found(1, Wish("day")) == 5
    assert found(1, Wish("day", 4)) == 7
    assert found(1, Wish("correspondence")) is None
    assert found(1, Wish("day", 2)) is None, "full"
    assert found(8, Wish("day", 4)) == 7
    assert found(9, Wish("day", 2)) == 3, "also where it is full"
    assert found(1, Wish("day"), {UserId(9): [UserId(1)]}) == 7
    assert found(1, Wish(), {UserId(1): [UserId(3), UserId(8)]}) is None


def played(players: int, clock: Clock | None, *people: int) -> Summary:
    sat = tuple(Participant(UserId(user), f"P{user}", is_automatic=user < 0) for user in people)
    options = Options(players, GameName("civ"), clock=clock)
    return Summary(TableId(1), Status.FINISHED, Place(1, 2, "en"), options, None, sat, (), NOW)


def test_who_says_nothing_plays_as_in_their_last_game_and_computers_say_nothing_of_the_clock() -> None:
    hours, alone = Clock(7200), played(4, None, 1, -1, -2, -3)
    assert choose_terms(Wish(), [alone, played(3, hours, 1, 2, 3)], None) == Terms(hours, 4)
    assert choose_terms(Wish(), [played(2, None, 1, 2), played(3, hours, 1, 2, 3)], hours) == Terms(None, 2)
    assert choose_terms(Wish("day", 3), [played(2, hours, 1, 2)], hours) == Terms(PRESETS["day"], 3)
    assert choose_terms(Wish(), [alone], hours) == Terms(hours, 4)
    assert choose_terms(Wish(), [], None) == Terms(PRESETS["live"], 2)


@pytest.mark.parametrize(
    ("clock", "speed"),
    [
        *((PRESETS[speed], speed) for speed in SPEEDS),
        (None, "correspondence"),
        (Clock(1800), "live"),
        (Clock(12 * 3600), "day"),
        (Clock(7 * 86400), "correspondence"),
        (Clock(7 * 86400, 12 * 3600), "day"),
    ],
)
def test_every_clock_has_a_speed(clock: Clock | None, speed: str) -> None:
    assert speed_of(clock) == speed


def test_what_is_over_is_not_seated() -> None:
    old = PlayRequest(UserId(1), "P1", "day", ANY, (1,), NOW - timedelta(days=2), NOW)
    assert find_seating([old, asked(2)], [], {}, NOW) is None


def test_only_servers_where_a_table_can_be_opened_count() -> None:
    pair = [asked(1, guilds=(1, 2)), asked(2, guilds=(1, 2))]
    step = find_seating(pair, [], {}, NOW, {2})
    assert isinstance(step, NewTable)
    assert step.guild_id == 2
    assert find_seating(pair, [], {}, NOW, set()) is None


people = st.integers(1, 7)


def wish(user: int, players: int, speed: str, age: int, guilds: frozenset[int]) -> PlayRequest:
    return asked(user, players, speed, age=age, guilds=tuple(sorted(guilds)))


wishes = st.builds(
    wish, people, st.sampled_from([ANY, 2, 3, 4]), st.sampled_from(SPEEDS), st.integers(0, 60),
    st.frozensets(st.integers(1, 2), min_size=1),
)  # fmt: skip
blocked = st.dictionaries(people.map(UserId), st.frozensets(people.map(UserId)))


@given(st.lists(wishes, max_size=8, unique_by=lambda each: (each.user, each.speed)), blocked)
def test_whoever_is_seated_fits_and_the_seating_comes_to_an_end(
    requests: list[PlayRequest], blocks: dict[UserId, frozenset[UserId]]
) -> None:
    for _ in range(len(requests) + 1):
        step = find_seating(requests, [], blocks, NOW)
        if step is None:
            return
        assert isinstance(step, NewTable)
        users = [each.user for each in step.requests]
        assert len(set(users)) == len(users) >= 2
        assert len({each.speed for each in step.requests}) == 1
        assert all(each.fits(len(users)) and step.guild_id in each.guilds for each in step.requests)
        assert not any(other in blocks.get(one, ()) for one in users for other in users if one != other)
        requests = [each for each in requests if each not in step.requests]
    raise AssertionError("it goes on and on")


def test_asking_again_adds_a_server_and_keeps_ones_place() -> None:
    first, again = asked(1, age=30), asked(1, 3, guilds=(2,))
    both = merge(first, again, NOW)
    assert (both.guilds, both.made_at, both.players) == ((1, 2), first.made_at, 3)
    assert merge(None, again, NOW) == again
    longer, shorter = NOW + timedelta(hours=9), NOW + timedelta(hours=2)
    first, again = replace(first, until=longer), replace(again, until=shorter)
    assert merge(first, again, NOW).until == longer, "one more server takes nothing away"
    assert merge(first, replace(again, guilds=(1,)), NOW).until == shorter, "the newest wish of that server counts"
    over = PlayRequest(UserId(1), "P1", "day", ANY, (1,), NOW - timedelta(days=2), NOW - timedelta(days=1))
    assert merge(over, again, NOW) == again


def test_a_request_stands_a_day_at_most_and_a_live_one_an_hour_unless_said() -> None:
    assert stand_until("live", None, NOW) == NOW + timedelta(hours=1)
    assert stand_until("day", None, NOW) == stand_until("live", 99, NOW) == NOW + LONGEST
    assert stand_until("day", 3, NOW) == NOW + timedelta(hours=3)


def test_a_role_is_told_once_an_hour() -> None:
    assert may_ping(None, NOW)
    assert not may_ping(NOW - PING_EVERY + timedelta(seconds=1), NOW)
    assert may_ping(NOW - PING_EVERY, NOW)
