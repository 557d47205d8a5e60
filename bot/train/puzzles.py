"""Puzzles mined from games that the compiled engine plays against itself, and graded by how *normal* plays them."""

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bot.bounded_files import read_bounded
from bot.chance import stream
from bot.games.civ.ai import Policy
from bot.games.civ.game import RULES
from bot.games.civ.levels import normal_policy
from bot.games.civ.puzzles.deals import deals_for
from bot.games.civ.puzzles.puzzle import MOST_BYTES, BadPuzzle, Puzzle, read_puzzle, write_puzzle
from bot.games.civ.puzzles.solving import BEGINNINGS, TooMany, could_win, ends_game, has_other_way, only_way, wins
from bot.games.civ.rules import Game, Seat, Setup, observe, parse
from bot.games.civ.rules.actions import domain_number
from bot.games.civ.rules.cards import KINDS, ONE, cards_in
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.position import OVER, PLAY, Position, opening
from bot.games.civ.rules.setup import ALL_CARDS_BAG, IMMEDIATE, TURN_END

KINDS_OF_TABLE: Final = (2, 3, 4, 5)
"""Players of the games, as the engine takes them; 5 stands for teams."""
EXPLORE: Final = "0.2"
"""How often a turn is played that isn't the best: the more, the later someone wins."""
PLAYERS: Final = ("today", "builder")
TRIES: Final = 5
DEALS: Final = 12
"""Deals of the hidden cards that are tried to show that a line with hidden cards does not win by force."""

Written = tuple[Setup, list[str]]
"""A game of the engine's: its deal, and its actions."""


def games_of(engine: Path, players: int, games: int, seed: int) -> Iterator[Written]:
    """Yield games that the engine plays against itself."""
    command = [engine, "write", str(players), str(games), str(seed), EXPLORE, *PLAYERS]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    for block in said.strip().split("\n\n"):
        first, *actions = block.split("\n")
        seats, teams, immediate, begins, _, count, *kinds = map(int, first.split())
        pile = kinds[:count]
        box = cards_in(ALL_CARDS_BAG - sum(ONE[kind] for kind in pile))
        hegemony = IMMEDIATE if immediate else TURN_END
        deck = tuple(KINDS[kind] for kind in pile)
        yield Setup(seats, "classic", bool(teams), Seat(begins), hegemony, None, deck, box), actions


def puzzles_in(written: Written, policy: Policy = normal_policy) -> Iterator[Puzzle]:
    """Yield the puzzles of one game: each turn that can be won in exactly one way, by two effects or more."""
    setup, actions = written
    position = opening(setup)
    for number, text in enumerate((*actions, "")):
        # the last turn of a game, which points decide, can be played in too many ways: few are searched to their end
        is_last = position.phase == PLAY and ends_game(position, position.turn, has_leap=False)
        if position.phase == PLAY and not is_last and could_win(position, position.turn, shows=False):
            puzzle = _puzzle_at(setup, actions[:number], position)
            if puzzle is not None:
                yield graded(puzzle, policy)
        if not text or position.phase == OVER:
            return
        position = apply(position, position.turn, parse(text))


def _puzzle_at(setup: Setup, actions: Sequence[str], position: Position) -> Puzzle | None:
    seat = position.turn
    try:
        solution = only_way(position, seat)
        if solution is None:
            return None
        game = Game.start(setup)
        for text in actions:
            game = game.play(game.position.turn, parse(text))
        puzzle = Puzzle(game, solution.actions, solution.searched, 0, 0)
        return None if has_second_solution(puzzle) else puzzle
    except TooMany:
        return None


def has_second_solution(puzzle: Puzzle, deals: int = DEALS) -> bool:
    """Return whether a line that shows hidden cards may win by force, too. Raises `TooMany`."""
    position, seat = puzzle.game.position, puzzle.seat
    return has_other_way(position, seat, puzzle.way, [*deals_for(puzzle.game, seat, stream(17, 0), deals)])


def graded(puzzle: Puzzle, policy: Policy = normal_policy, tries: int = TRIES) -> Puzzle:
    """Return the puzzle with how often a computer player misses it."""
    missed = sum(not _is_won(puzzle, policy, index) for index in range(tries))
    return Puzzle(puzzle.game, puzzle.solution, puzzle.searched, tries, missed)


def _is_won(puzzle: Puzzle, policy: Policy, index: int) -> bool:
    game, seat, random = puzzle.game, puzzle.seat, stream(29, index)
    while game.position.turn == seat:
        game = game.play(seat, policy(observe(game, seat), random))
    return wins(game.position, seat)


def mine(engine: Path, folder: Path, players: int, games: int, seed: int) -> Iterator[Path]:
    """Write the puzzles of `games` games into `folder`, and yield each file as soon as it is there."""
    for index, written in enumerate(games_of(engine, players, games, seed)):
        for found, puzzle in enumerate(puzzles_in(written)):
            file = folder / f"{players}-{seed + index}-{found}.jsonl"
            file.write_bytes(write_puzzle(puzzle, rules=RULES))
            yield file


def choose(folder: Path, count: int) -> list[Puzzle]:
    """Return the puzzles of a folder in the order in which they ship: each seven get harder from day to day.

    Of those that look alike (the same words of the same Domains) only a few are taken. Raises `BadPuzzle`.
    """
    puzzles = [read_puzzle(read_bounded(file, MOST_BYTES), rules=RULES) for file in sorted(folder.glob("*.jsonl"))]
    alike: dict[tuple[str, ...], list[Puzzle]] = {}
    for puzzle in puzzles:
        alike.setdefault(_shape(puzzle), []).append(puzzle)
    # one of each shape, then a second, and so on: the rarest idea is shown before the commonest is shown again
    rounds = [each[number] for number in range(len(puzzles)) for each in alike.values() if number < len(each)]
    taken = sorted(rounds[:count], key=_hardness)
    weeks = max(1, len(taken) // 7)
    return [taken[day * weeks + week] for week in range(weeks) for day in range(7) if day * weeks + week < len(taken)]


def _hardness(puzzle: Puzzle) -> tuple[float, int, int]:
    return puzzle.missed / (puzzle.tries or 1), puzzle.effects, puzzle.searched


def _shape(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the effects of the solution, without cards and seats."""
    begun = (action for action in puzzle.solution if action.word in BEGINNINGS)
    return tuple(sorted(f"{each.word} {domain_number(each)} {each.level}" for each in begun))


def ship(puzzles: Sequence[Puzzle], folder: Path) -> None:
    """Write puzzles as the files 001, 002 and so on of a folder, in place of those there."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.jsonl"):
        file.unlink()
    for number, puzzle in enumerate(puzzles, start=1):
        (folder / f"{number:03}.jsonl").write_bytes(write_puzzle(puzzle, rules=RULES))


def trouble_with(file: Path) -> str:
    """Return what is wrong with a puzzle by an exhaustive search; empty where its solution is the only one."""
    try:
        puzzle = read_puzzle(read_bounded(file, MOST_BYTES), rules=RULES)
        found = only_way(puzzle.game.position, puzzle.seat)
        if found is None or found.way != puzzle.way:
            return "its solution is not the only one"
        return "lines that show hidden cards may win, too" if has_second_solution(puzzle, 2 * DEALS) else ""
    except TooMany:
        return "there is too much to search"
    except (OSError, BadPuzzle) as error:
        return str(error)
