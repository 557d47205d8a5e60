"""The search of one turn against the second one, on crowded tables that no game has led to."""

import random
from collections import Counter

import pytest

from bot.games.civ.puzzles.solving import TooMany, could_win, only_way, wins
from bot.games.civ.rules import parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import PLAY, Position
from tests.games.civ.puzzles.second_search import Search, solution_of, turn_of
from tests.games.civ.rules.test_differential import crowded

IMPOSSIBLE = Counter([("dance", "", 0)])
"""What no line does: without all of that every winning line wins."""


decades = pytest.mark.parametrize("decade", [0, *(pytest.param(each, marks=pytest.mark.long) for each in range(1, 10))])
"""A tenth of the tables that there are to try: every run tries the first."""


def turns(seeds: range) -> list[Position]:
    """Positions at the beginning of a turn in which a win is not out of reach."""
    found: list[Position] = []
    for seed in seeds:
        game, _ = crowded(random.Random(seed))
        position = game.position
        # the second search knows no cap, and a pile that runs out makes more lines than a test has time for
        is_short = position.setup.turn_cap is None and position.pile_size() > 20
        # in no game somebody begins a turn with what wins
        is_open = position.phase == PLAY and position.hegemony(position.turn) is None
        if is_open and is_short and could_win(position, position.turn, shows=False):
            found.append(position)
    return found


@pytest.mark.slow
@decades
def test_an_only_way_is_the_only_one_and_none_is_found_where_none_wins(decade: int) -> None:
    for position in turns(range(decade * 5000, decade * 5000 + 5000)):
        seat = position.turn
        try:
            found = only_way(position, seat, least_effects=0)
        except TooMany:
            continue
        deal, start = turn_of(position, seat)
        _, _, can_win = Search(deal, start, IMPOSSIBLE).without_hidden()
        if found is None:
            continue
        assert can_win
        solution = solution_of([action.text for action in found.actions])
        does_win, _, other = Search(deal, start, solution).without_hidden()
        assert (does_win, other) == (True, False), [str(action) for action in found.actions]


@decades
def test_a_win_is_never_out_of_reach_by_the_bound(decade: int) -> None:
    """A line played at random that wins was within the bound all the way."""
    chance = random.Random(decade)
    for seed in range(decade * 250, decade * 250 + 250):
        game, _ = crowded(random.Random(seed))
        if game.position.phase != PLAY:
            continue
        for _ in range(12):
            position, line, shows = game.position, [game.position], False
            seat = position.turn
            while position.turn == seat:
                legal = legal_actions(position, seat)
                action = chance.choice([each for each in legal if each != END] or legal)
                if chance.random() < 0.1 and END in legal:
                    action = parse("end")
                shows = shows or action.word == "inquire" or action.text.startswith("sacrifice S")
                position = apply(position, seat, action)
                line.append(position)
            if wins(position, seat):
                assert all(could_win(each, seat, shows=shows) for each in line[:-1])
