"""The network: a file that is what it says, and a player that sees what its seat may know and wins what is won."""

from dataclasses import replace
from random import Random
from struct import pack, unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.civ.ai import network_policy
from bot.games.civ.ai.network import (
    CURVE_STEPS,
    FIRST,
    SECOND,
    STRAIGHT,
    BadWeights,
    Network,
    group_sizes,
    number_count,
    on_curve,
    read_network,
    write_network,
)
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.prospects import WON
from bot.games.civ.rules import Game, Observation, observe
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.position import DRAFT_KEEP, EFFECTS
from bot.games.civ.rules.scoring import by_points
from tests.games.civ.ai.test_computer import some_game


def made_up(players: int, *, teams: bool = False, **header: object) -> bytes:
    """The file of a network of random weights."""
    random = Random(players)
    rows = FIRST * (sum(group_sizes(players)) + number_count(players))
    body = pack(f"<{rows}h", *(random.randrange(-8000, 8000) for _ in range(rows)))
    body += bytes(random.randrange(256) for _ in range(FIRST * SECOND))
    body += pack(f"<{FIRST + 2 * SECOND + 1}i", *(random.randrange(-500, 500) for _ in range(FIRST + 2 * SECOND + 1)))
    return write_network({"rules": 1, "players": players, "teams": teams, **header}, body)


def network(players: int, *, teams: bool = False) -> Network:
    return read_network(made_up(players, teams=teams), players=players, teams=teams, rules=1)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}\n",
        made_up(2)[:-1],
        made_up(2)[:-1] + b"?",
        made_up(3),
        made_up(2, rules=2),
        made_up(2, features=0),
        made_up(2, format=0),
        b"\xff\n" + made_up(2),
    ],
)
def test_weights_that_are_cut_changed_or_of_another_version_are_refused(data: bytes) -> None:
    with pytest.raises(BadWeights):
        read_network(data, players=2, teams=False, rules=1)


def test_packed_sums_are_what_whole_numbers_give() -> None:
    made = network(2)
    random = Random(1)
    chosen = [random.randrange(len(rows)) for rows in made.rows]
    counted = [random.randrange(256) for _ in made.numbers]
    data = made_up(2).partition(b"\n")[2]
    count = sum(map(len, made.rows)) + len(made.numbers)
    stored = unpack(f"<{count * FIRST}h{FIRST * SECOND}b{FIRST + 2 * SECOND + 1}i", data)
    rows = [stored[at * FIRST : at * FIRST + FIRST] for at in range(count)]
    weights, numbers = stored[count * FIRST : (count + SECOND) * FIRST], stored[(count + SECOND) * FIRST :]
    first, at = [*numbers[:FIRST]], 0
    for group, value in zip(made.rows, chosen, strict=True):
        first = [total + 16 * each for total, each in zip(first, rows[at + value], strict=True)]
        at += len(group)
    for row, times in zip(rows[at:], counted, strict=True):
        first = [total + times * each for total, each in zip(first, row, strict=True)]
    first = [max(0, total) >> 10 for total in first]
    logit = numbers[-1]
    for neuron in range(SECOND):
        total = numbers[FIRST + neuron]
        total += sum(weight * value for weight, value in zip(weights[neuron::SECOND], first, strict=True))
        logit += numbers[FIRST + SECOND + neuron] * (max(0, total) >> 6)
    total = sum((group[value] for group, value in zip(made.rows, chosen, strict=True)), made.start)
    total += sum(row * times for row, times in zip(made.numbers, counted, strict=True))
    assert made.logit(total) == logit


def awaited(game: Game) -> Observation:
    return observe(game, game.waiting()[0])


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_what_is_hidden_does_not_move_it(players: int, teams: bool) -> None:
    made = network(players, teams=teams)
    for seed in range(8):
        game = some_game(seed, 30 + seed, players=players, teams=teams)
        if game.is_over or game.position.phase == DRAFT_KEEP:
            continue
        seat = game.waiting()[0]
        other = determinize(observe(game, seat), Random(seed + 1))
        hidden = replace(game, setup=other.setup, positions=(*game.positions[:-1], other))
        chosen = [network_policy(observe(each, seat), Random(5), made) for each in (game, hidden)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in awaited(game).legal


@pytest.mark.slow
def test_the_end_of_the_game_is_valued_as_it_is() -> None:
    made, ends = network(4), 0
    for seed in range(40):
        game = some_game(seed, 400, players=4)
        for position in game.positions:
            if position.phase != EFFECTS:
                continue
            at = Game(game.setup, (), (position,))
            prospects = NetworkProspects(observe(at, position.turn), made)
            if not prospects.ends_game(position) or position.hegemony(position.turn):
                continue
            ends += 1
            winners = by_points(position, "majority").winners
            assert (prospects.of(position) > 0) == (position.turn in winners)
            if winners == (position.turn,):
                assert prospects.of(position) == WON
                after = at.play(position.turn, next(action for action in awaited(at).legal if action.text == "end"))
                assert after.result is not None
                assert after.result.winners == winners
    assert ends


@pytest.mark.parametrize(
    "curve",
    [
        [0, 1],
        [0.1, *STRAIGHT[1:]],
        [0, *STRAIGHT[2:0:-1], *STRAIGHT[3:]],
        [0, "0.05", *STRAIGHT[2:]],
        "straight",
    ],
)
def test_curves_that_are_not_whole_or_do_not_rise_are_refused(curve: object) -> None:
    data = made_up(2, curve=curve)
    with pytest.raises(BadWeights):
        read_network(data, players=2, teams=False, rules=1)


@given(
    shares=st.lists(st.floats(0, 1), min_size=2, max_size=2),
    heights=st.lists(st.floats(0, 1), min_size=CURVE_STEPS - 1, max_size=CURVE_STEPS - 1),
)
def test_a_curve_keeps_what_is_certain_and_the_order_of_chances(shares: list[float], heights: list[float]) -> None:
    data = made_up(2, curve=[0, *sorted(heights), 1])
    curve = read_network(data, players=2, teams=False, rules=1).curve
    low, high = (on_curve(curve, share) for share in sorted(shares))
    assert 0 <= low <= high + 1e-12
    assert high <= 1
    assert (on_curve(curve, 0), on_curve(curve, 1)) == (0, 1)


def test_chances_are_told_as_they_are_where_the_weights_have_no_curve() -> None:
    assert [on_curve(network(2).curve, share) for share in (0.0, 0.125, 0.5, 1.0)] == [0.0, 0.125, 0.5, 1.0]
