"""Attempts as paths, the calendar, and ways as multisets of actions."""

import random
from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.games.civ.puzzle_files import load_puzzle, puzzle_numbers
from bot.games.civ.puzzles.attempt import MOST_PATH, NoSuchPlace, Outcome, before, follow, further
from bot.games.civ.puzzles.calendar import number_of
from bot.games.civ.puzzles.puzzle import Goal, Puzzle
from bot.games.civ.puzzles.solving import includes, way_of
from bot.games.civ.rules import IllegalAction, parse
from bot.games.civ.rules.actions import END

NUMBERS = puzzle_numbers()
SAMPLE = NUMBERS[::7]


@pytest.mark.parametrize("number", SAMPLE)
def test_the_solution_is_a_path_that_solves(number: int) -> None:
    puzzle = load_puzzle(number)
    path = further(puzzle, "", puzzle.solution)
    there = follow(puzzle, path)
    if END in there.game.legal(puzzle.seat):
        assert there.outcome is Outcome.OPEN
        there = follow(puzzle, further(puzzle, path, [END]))
    assert there.outcome is Outcome.SOLVED
    assert len(there.path) < MOST_PATH / 2


@pytest.mark.parametrize("number", SAMPLE)
def test_every_path_can_be_followed_back_decision_by_decision(number: int) -> None:
    puzzle, chance = load_puzzle(number), random.Random(number)
    for _ in range(6):
        path = ""
        while (here := follow(puzzle, path)).outcome is Outcome.OPEN and len(path) < MOST_PATH:
            path = further(puzzle, path, [chance.choice(here.game.legal(puzzle.seat))])
            assert follow(puzzle, path).actions[:-1] == here.actions
        left = path
        while left:
            shorter = before(puzzle, left)
            assert left.startswith(shorter)
            assert len(shorter) < len(left)
            assert follow(puzzle, shorter).outcome is Outcome.OPEN
            left = shorter


def test_a_path_that_leads_nowhere_is_refused() -> None:
    puzzle = load_puzzle(NUMBERS[0])
    for path in ("z", "0zz", "-", "Z9"):
        with pytest.raises(NoSuchPlace):
            follow(puzzle, path)
    with pytest.raises(IllegalAction, match="play-first"):
        further(puzzle, "", [END])


@pytest.mark.parametrize("goal", Goal)
def test_a_goal_reached_without_all_of_the_solution_is_luck(goal: Goal) -> None:
    puzzle = first_of(goal)
    path = further(puzzle, "", puzzle.solution)
    path = further(puzzle, path, [END]) if END in follow(puzzle, path).game.legal(puzzle.seat) else path
    assert follow(puzzle, path).outcome is Outcome.SOLVED
    longer = replace(puzzle, solution=(*puzzle.solution, parse("use M 2")))
    assert follow(longer, path).outcome is Outcome.LUCKY


def test_a_defence_is_solved_once_the_next_player_is_stopped_and_missed_by_turns_that_do_nothing() -> None:
    puzzle = first_of(Goal.DEFENCE)
    first = next(action for action in puzzle.game.legal(puzzle.seat) if action.word in ("play", "skip"))
    path = further(puzzle, "", [first])
    assert follow(puzzle, path).outcome is Outcome.OPEN
    assert follow(puzzle, further(puzzle, path, [END])).outcome is Outcome.MISSED
    there = follow(puzzle, further(puzzle, further(puzzle, "", puzzle.solution), [END]))
    assert there.outcome is Outcome.SOLVED
    assert not there.game.is_over


def first_of(goal: Goal) -> Puzzle:
    return next(puzzle for number in NUMBERS if (puzzle := load_puzzle(number)).goal is goal)


def test_the_order_and_ages_make_no_other_way_and_ends_no_part_of_it() -> None:
    one = [parse(text) for text in ("play M1", "use E 1", "scrap C1", "play M2", "end")]
    other = [parse(text) for text in ("play M3", "use E 1", "scrap C3", "play M1")]
    assert way_of(one) == way_of(other)
    assert not includes(way_of(one), way_of([*one, parse("use U 1")]))
    assert includes(way_of([*one, parse("use U 1")]), way_of(one))
    assert not includes(way_of(one), way_of([parse("copy 1 E 1")]))
    assert way_of([*one, parse("discard M1"), parse("give C1")]) == way_of(one), "what is thrown away or handed back"


def test_a_day_has_one_puzzle_and_a_monday_begins_a_week_of_them() -> None:
    numbers = range(1, 71)
    monday = date(2026, 11, 23)
    week = [number_of(monday + timedelta(days=day), numbers) for day in range(7)]
    assert week[0] is not None
    assert week[0] % 7 == 1
    assert week == [*range(week[0], week[0] + 7)]
    assert {number_of(monday + timedelta(days=day), numbers) for day in range(70)} == {*numbers}
    assert number_of(monday, ()) is None
    assert number_of(monday, (4,)) == 4
