"""The puzzles that ship: each is won in exactly one way, by a second search that shares no code with the first."""

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.chance import stream
from bot.games.civ.game import RULES
from bot.games.civ.puzzle_files import find_troubles, load_puzzle, puzzle_in_file, puzzle_numbers, puzzles_folder
from bot.games.civ.puzzles.calendar import EASY, easy_numbers
from bot.games.civ.puzzles.deals import deals_for
from bot.games.civ.puzzles.puzzle import BadPuzzle, Puzzle, read_puzzle, write_puzzle
from bot.games.civ.puzzles.solving import has_other_way, only_way
from bot.games.civ.rules import Game, observe
from bot.games.civ.rules.setup import TURN_END
from tests.games.civ.puzzles.second_search import Search, named, turn_of

LEAST = 60
DEALS = 24
NUMBERS = puzzle_numbers()
SAMPLE = NUMBERS[::9]


EACH = [number if number in SAMPLE else pytest.param(number, marks=pytest.mark.long) for number in NUMBERS]
"""A sample in every run, all of them before a release."""


def second_solution(puzzle: Puzzle) -> str:
    """What a second search finds wrong with a puzzle; empty where its solution wins, and alone."""
    seat, solution = puzzle.seat, Counter(named(action.text) for action in puzzle.solution)
    does_win, entries, has_other = Search(*turn_of(puzzle.game.position, seat), solution).without_hidden()
    if not does_win or has_other:
        return "another way wins" if has_other else "it does not win"
    for dealt in deals_for(puzzle.game, seat, stream(41, 0), DEALS):
        search = Search(*turn_of(dealt, seat), solution)
        entries = [entry for entry in entries if search.wins_after(*entry)]
        if not entries:
            return ""
    return f"{len(entries)} lines that show hidden cards may win, too"


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", EACH)
def test_a_second_search_finds_exactly_one_way(number: int) -> None:
    puzzle = load_puzzle(number)
    assert puzzle.effects >= 2
    assert second_solution(puzzle) == ""


@pytest.mark.sample(4)
@pytest.mark.parametrize("number", EACH)
def test_the_first_search_finds_the_same_way_again(number: int) -> None:
    puzzle = load_puzzle(number)
    found = only_way(puzzle.game.position, puzzle.seat)
    assert found is not None
    assert found.way == puzzle.way
    deals = [*deals_for(puzzle.game, puzzle.seat, stream(43, number), 8)]
    assert not has_other_way(puzzle.game.position, puzzle.seat, puzzle.way, deals)


def test_enough_puzzles_ship_and_all_can_be_used() -> None:
    assert len(NUMBERS) >= LEAST
    assert [*NUMBERS] == [*range(1, len(NUMBERS) + 1)]
    assert find_troubles() == []
    grades = Counter(load_puzzle(number).grade for number in NUMBERS)
    assert set(grades) == {1, 2, 3}


def test_the_easy_puzzles_are_all_that_are_as_a_first_game_is_and_follow_one_another() -> None:
    def is_easy(puzzle: Puzzle) -> bool:
        setup = puzzle.game.setup
        return (puzzle.grade, setup.players, setup.hegemony, setup.setup) == (1, 2, TURN_END, "classic")

    assert [number for number in NUMBERS if is_easy(load_puzzle(number))] == [*EASY]
    days = [date(2026, 11, 29) + timedelta(days=after) for after in range(len(EASY))]
    assert {easy_numbers(day)[0] for day in days} == set(EASY)
    assert all(sorted(easy_numbers(day)) == [*EASY] for day in days)


@pytest.mark.slow
def test_no_position_ships_twice() -> None:
    seen = [str(observe(load_puzzle(number).game, load_puzzle(number).seat)) for number in NUMBERS]
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("number", SAMPLE)
def test_every_deal_tried_looks_the_same_to_who_solves_it(number: int) -> None:
    puzzle = load_puzzle(number)
    there, *others = deals_for(puzzle.game, puzzle.seat, stream(3, number), 3)
    assert there == puzzle.game.position
    for dealt in others:
        other = Game(dealt.setup, (), (dealt,))
        mine = observe(Game(puzzle.game.setup, (), (puzzle.game.position,)), puzzle.seat)
        assert observe(other, puzzle.seat) == mine


# Files


def changed(text: str) -> Iterator[tuple[str, str]]:
    yield text.replace('"missed":', '"missed":1', 1), "changed: its checksum differs"
    yield text.replace('"do":"play', '"do": "play', 1), "changed: its checksum differs"
    yield text.rsplit("\n", 2)[0] + "\n", "changed: its checksum differs"
    yield text + '{"n":1}\n', "changed: its checksum differs"
    yield "", "no header"
    yield "[]\n", "no header"
    yield text.partition(",")[2], "no header"


def test_a_file_changed_by_hand_is_refused() -> None:
    text = (puzzles_folder() / "001.jsonl").read_text()
    for written, why in changed(text):
        with pytest.raises(BadPuzzle, match=why):
            read_puzzle(written.encode(), rules=RULES)


def test_a_file_for_other_rules_is_refused() -> None:
    puzzle = load_puzzle(1)
    with pytest.raises(BadPuzzle, match="rules is not 2"):
        read_puzzle(write_puzzle(puzzle, rules=1), rules=2)


def test_a_solution_that_does_not_win_is_refused() -> None:
    puzzle = load_puzzle(1)
    cut = Puzzle(puzzle.game, puzzle.solution[:1], puzzle.searched, puzzle.tries, puzzle.missed)
    with pytest.raises(BadPuzzle, match="does not win"):
        read_puzzle(write_puzzle(cut, rules=RULES), rules=RULES)


def test_what_is_written_is_read_again() -> None:
    for number in SAMPLE:
        puzzle = load_puzzle(number)
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
