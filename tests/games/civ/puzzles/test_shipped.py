"""The puzzles that ship: each has exactly one way to its goal, as a second search of its own code finds, too."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest

from bot.chance import stream
from bot.games.civ.game import RULES
from bot.games.civ.puzzle_files import find_troubles, load_puzzle, puzzle_in_file, puzzle_numbers, puzzles_folder
from bot.games.civ.puzzles.calendar import EASY, easy_numbers
from bot.games.civ.puzzles.deals import deals_for
from bot.games.civ.puzzles.defence import is_threatened, known_to, passed
from bot.games.civ.puzzles.puzzle import BadPuzzle, Goal, Puzzle, read_puzzle, write_puzzle
from bot.games.civ.puzzles.solving import BEGINNINGS
from bot.games.civ.rules import Game, observe, parse
from bot.games.civ.rules.cards import KINDS, ONE, cards_in
from bot.games.civ.rules.determinization import unseen
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.setup import TURN_END
from bot.train.puzzles import idea_of, trouble_with
from tests.games.civ.puzzles.goals import goal_of
from tests.games.civ.puzzles.second_search import DOMAINS, Action, Defence, Hidden, Search, solution_of, turn_of

LEAST = 120
DEALS = 24
NUMBERS = puzzle_numbers()
SAMPLE = NUMBERS[::9]


loaded = cache(load_puzzle)
"""Each is read once, however many tests look at it."""
EACH = [number if number in SAMPLE else pytest.param(number, marks=pytest.mark.long) for number in NUMBERS]
"""A sample in every run, all of them before a release."""


def second_solution(puzzle: Puzzle) -> str:
    """What a second search finds wrong with a puzzle; empty where its solution reaches its goal, and alone."""
    solution = solution_of([action.text for action in puzzle.solution])
    return _second_defence(puzzle, solution) if puzzle.goal is Goal.DEFENCE else _second_win(puzzle, solution)


def _second_win(puzzle: Puzzle, solution: Counter[Action]) -> str:
    game, seat = puzzle.game, puzzle.seat
    does_win, _, has_other = Search(*turn_of(known_to(game, seat), seat), solution, Hidden.SURE).without_hidden()
    if not does_win or has_other:
        return "another way wins" if has_other else "it does not win"
    _, entries, _ = Search(*turn_of(game.position, seat), solution).without_hidden()
    for dealt in deals_for(game, seat, stream(41, 0), DEALS):
        search = Search(*turn_of(dealt, seat), solution)
        entries = [entry for entry in entries if search.wins_after(*entry)]
        if not entries:
            return ""
    return f"{len(entries)} lines that show hidden cards may win, too" if entries else ""


def _second_defence(puzzle: Puzzle, solution: Counter[Action]) -> str:
    game, seat = puzzle.game, puzzle.seat
    known = known_to(game, seat)
    hidden = unseen(observe(game, seat))
    pool = [sum(many for kind, many in zip(KINDS, hidden, strict=True) if kind[0] == domain) for domain in DOMAINS]
    for how in (Hidden.SURE, Hidden.BEST):
        does_stop, has_other = Defence(known, seat, solution, how, tuple(pool)).stops()
        if has_other or not does_stop:
            return f"{how}: another way stops them" if has_other else f"{how}: it does not stop them"
    return ""


@pytest.mark.sample(2)
@pytest.mark.parametrize("number", EACH)
def test_a_second_search_finds_exactly_one_way(number: int) -> None:
    puzzle = loaded(number)
    assert puzzle.effects >= (2 if puzzle.goal is Goal.WIN else 1)
    assert second_solution(puzzle) == ""


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(2)
@pytest.mark.parametrize("number", EACH)
def test_the_first_search_finds_the_same_way_again(number: int) -> None:
    assert trouble_with(puzzles_folder() / f"{number:03}.jsonl") == ""


@pytest.mark.slow(in_ci=True)
@pytest.mark.parametrize("goal", Goal)
def test_the_second_search_notices_a_solution_that_lacks_a_part_or_has_one_too_many(goal: Goal) -> None:
    puzzle = loaded(next(number for number in NUMBERS if goal_of(number) is goal))
    begins = next(at for at, action in enumerate(puzzle.solution) if action.word in BEGINNINGS)
    assert second_solution(replace(puzzle, solution=(*puzzle.solution, parse("use M 2")))) != ""
    assert second_solution(replace(puzzle, solution=(*puzzle.solution[:begins], *puzzle.solution[begins + 1 :]))) == ""
    assert second_solution(replace(puzzle, solution=(parse("play M1"),) * 9)) != ""


@pytest.mark.slow
def test_no_idea_is_shown_more_often_than_in_a_quarter_of_the_puzzles_and_each_goal_is_there() -> None:
    ideas = Counter(idea_of(loaded(number)) for number in NUMBERS)
    assert max(ideas.values()) * 4 <= len(NUMBERS)
    assert {goal for goal, _ in ideas} == set(Goal)


@pytest.mark.slow
def test_each_week_goes_from_easy_to_hard() -> None:
    shares = [loaded(number).missed_share for number in NUMBERS]
    weeks = [shares[start : start + 7] for start in range(0, len(shares) - 6, 7)]
    assert all(week == sorted(week) and week[0] < week[-1] for week in weeks)


DEFENCES = [number for number in NUMBERS if goal_of(number) is Goal.DEFENCE]


@pytest.mark.sample(6)
@pytest.mark.parametrize("number", DEFENCES)
def test_a_threat_by_cards_that_are_known_is_one_whatever_else_is_in_that_hand_and_in_the_discard_pile(
    number: int,
) -> None:
    """More cards there, and one more in play for a step that was skipped, take no win away."""
    puzzle, chance = loaded(number), random.Random(number)
    known = passed(known_to(puzzle.game, puzzle.seat), puzzle.seat)
    assert is_threatened(known)
    for _ in range(6):
        fuller = branch(known)
        hand, pile = (sum(ONE[chance.randrange(len(KINDS))] for _ in range(chance.randint(0, 4))) for _ in range(2))
        fuller.hands = [cards + hand if seat == known.turn else cards for seat, cards in enumerate(known.hands)]
        fuller.discard += pile
        assert is_threatened(fuller), (cards_in(hand), cards_in(pile))


def test_enough_puzzles_ship_and_all_can_be_used() -> None:
    assert len(NUMBERS) >= LEAST
    assert [*NUMBERS] == [*range(NUMBERS[0], NUMBERS[0] + len(NUMBERS))]
    assert NUMBERS[0] > 238, "numbers that old messages name are never given to another puzzle"
    assert find_troubles() == []
    grades = Counter(loaded(number).grade for number in NUMBERS)
    assert set(grades) == {1, 2, 3}


def test_the_easy_puzzles_are_all_that_are_as_a_first_game_is_and_follow_one_another() -> None:
    def is_easy(puzzle: Puzzle) -> bool:
        setup = puzzle.game.setup
        kind = (puzzle.grade, setup.players, setup.hegemony, setup.setup)
        return puzzle.goal is not Goal.POINTS and kind == (1, 2, TURN_END, "classic")

    assert [number for number in NUMBERS if is_easy(loaded(number))] == [*EASY]
    days = [date(2026, 11, 29) + timedelta(days=after) for after in range(len(EASY))]
    assert {easy_numbers(day)[0] for day in days} == set(EASY)
    assert all(sorted(easy_numbers(day)) == [*EASY] for day in days)


@pytest.mark.slow
def test_no_position_ships_twice() -> None:
    seen = [str(observe(loaded(number).game, loaded(number).seat)) for number in NUMBERS]
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("number", SAMPLE)
def test_every_deal_tried_looks_the_same_to_who_solves_it(number: int) -> None:
    puzzle = loaded(number)
    there, *others = deals_for(puzzle.game, puzzle.seat, stream(3, number), 3)
    assert there == puzzle.game.position
    for dealt in others:
        other = Game(dealt.setup, (), (dealt,))
        mine = observe(Game(puzzle.game.setup, (), (puzzle.game.position,)), puzzle.seat)
        assert observe(other, puzzle.seat) == mine


# Files


def changed(text: str) -> Iterator[tuple[str, str]]:
    yield text.replace('"tries":', '"tries":1', 1), "changed: its checksum differs"
    yield text.replace('"do":"play', '"do": "play', 1), "changed: its checksum differs"
    yield text.rsplit("\n", 2)[0] + "\n", "changed: its checksum differs"
    yield text + '{"n":1}\n', "changed: its checksum differs"
    yield "", "no header"
    yield "[]\n", "no header"
    yield text.partition(",")[2], "no header"


def test_a_file_changed_by_hand_is_refused() -> None:
    text = (puzzles_folder() / f"{NUMBERS[0]:03}.jsonl").read_text()
    for written, why in changed(text):
        with pytest.raises(BadPuzzle, match=why):
            read_puzzle(written.encode(), rules=RULES)


def test_a_file_for_other_rules_is_refused() -> None:
    puzzle = loaded(NUMBERS[0])
    with pytest.raises(BadPuzzle, match="rules is not 2"):
        read_puzzle(write_puzzle(puzzle, rules=1), rules=2)


def test_a_solution_that_does_not_win_is_refused() -> None:
    puzzle = loaded(NUMBERS[0])
    cut = replace(puzzle, solution=puzzle.solution[:1])
    with pytest.raises(BadPuzzle, match="does not reach its goal"):
        read_puzzle(write_puzzle(cut, rules=RULES), rules=RULES)


def test_what_is_written_is_read_again() -> None:
    for number in SAMPLE:
        puzzle = loaded(number)
        assert write_puzzle(puzzle, rules=RULES) == (puzzles_folder() / f"{number:03}.jsonl").read_bytes()


def test_a_refused_file_is_logged_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "001.jsonl").write_text("{}\n")
    monkeypatch.setattr("bot.games.civ.puzzle_files.puzzles_folder", lambda: tmp_path)
    puzzle_in_file.cache_clear()
    try:
        assert puzzle_in_file(1) is None
        assert "001.jsonl holds no puzzle and is left out: changed: its checksum differs" in caplog.text
        assert [trouble.why for trouble in find_troubles()] == ["changed: its checksum differs"]
    finally:
        puzzle_in_file.cache_clear()
