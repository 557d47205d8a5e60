"""Puzzles mined from games that the compiled engine plays against itself, and graded by how computers play them."""

import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.bounded_files import read_bounded
from bot.chance import stream
from bot.games.civ.ai import Policy, RandomSource, certain_win, computer_policy, network_policy
from bot.games.civ.game import RULES
from bot.games.civ.levels import network_for
from bot.games.civ.puzzles.deals import deals_for
from bot.games.civ.puzzles.defence import (
    Answers,
    has_other_defence,
    known_to,
    may_be_defence,
    on_turn,
    only_defence,
    passed,
    share_stopped,
)
from bot.games.civ.puzzles.puzzle import MOST_BYTES, BadPuzzle, Goal, Puzzle, reaches, read_puzzle, write_puzzle
from bot.games.civ.puzzles.solving import (
    BEGINNINGS,
    MOST_LINES,
    Solution,
    TooMany,
    could_win,
    ends_game,
    has_other_way,
    surely_after,
    ways_to_win,
)
from bot.games.civ.rules import Action, Game, Observation, Seat, Setup, observe, parse
from bot.games.civ.rules.actions import END, SEAT_WORDS, domain_number
from bot.games.civ.rules.cards import DOMAIN_OF, DOMAINS, KINDS, ONE, E, S, cards_in
from bot.games.civ.rules.position import PLAY
from bot.games.civ.rules.setup import ALL_CARDS_BAG, IMMEDIATE, TURN_END

KINDS_OF_TABLE: Final = (2, 3, 4, 5)
"""Players of the games, as the engine takes them; 5 stands for teams."""
EXPLORES: Final = ("0.2", "0.5")
"""How often a turn is played that isn't the best: the more, the later someone wins, and the stranger the positions."""
PLAYERS: Final = ("today", "builder")
TRIES: Final = 3
DEALS: Final = 12
"""Deals of the hidden cards that are tried to show that a line with hidden cards does not reach the goal by force."""
MOST_LAST_LINES: Final = 20_000
"""The number of positions in which a last turn is searched: points leave more of them open than Hegemony does."""
LEAST_EFFECTS: Final = 2
"""The effects that a win by Hegemony takes at least; points and defence are puzzles with one already."""
LEAST_STOPPED: Final = 0.75
"""The share of deals in which the next player cannot win at all after a defence, whatever they try."""

Written = tuple[Setup, list[str]]
"""A game of the engine's: its deal, and its actions."""


def plain_policy(observation: Observation, random: RandomSource) -> Action:
    """Return what looks best to the network in a search of one turn that does not ask for certain wins first."""
    network = network_for(observation)
    return computer_policy(observation, random) if network is None else network_policy(observation, random, network)


def games_of(engine: Path, players: int, games: int, seed: int, explore: str) -> Iterator[Written]:
    """Yield games that the engine plays against itself."""
    command = [engine, "write", str(players), str(games), str(seed), explore, *PLAYERS]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    for block in said.strip().split("\n\n"):
        first, *actions = block.split("\n")
        seats, teams, immediate, begins, _, count, *kinds = map(int, first.split())
        pile = kinds[:count]
        box = cards_in(ALL_CARDS_BAG - sum(ONE[kind] for kind in pile))
        hegemony = IMMEDIATE if immediate else TURN_END
        deck = tuple(KINDS[kind] for kind in pile)
        yield Setup(seats, "classic", bool(teams), Seat(begins), hegemony, None, deck, box), actions


def puzzles_in(written: Written) -> Iterator[Puzzle]:
    """Yield the puzzles of one game: each turn with exactly one way to its goal."""
    setup, actions = written
    game = Game.start(setup)
    for text in (*actions, ""):
        if game.position.phase == PLAY and (puzzle := puzzle_at(game)) is not None:
            yield graded(puzzle)
        if not text or game.is_over:
            return
        game = game.play(game.position.turn, parse(text))


def puzzle_at(game: Game) -> Puzzle | None:
    """Return the puzzle that the beginning of a turn is; None where it is none, or takes too much to search."""
    seat = game.position.turn
    try:
        for goal in (Goal.WIN, Goal.DEFENCE):
            solution = solution_of(game, goal)
            if solution is None:
                continue
            line = _real_line(game, seat, solution.actions)
            puzzle = Puzzle(game, _goal_of(game, line) if goal is Goal.WIN else goal, line, solution.searched)
            return puzzle if _is_fair(puzzle) and not has_second_solution(puzzle) else None
    except TooMany:
        pass
    return None


def solution_of(game: Game, goal: Goal) -> Solution | None:
    """Return the only way to a goal in the turn that begins; None where there is none, or another. Raises `TooMany`."""
    return _only_defence(game) if goal is Goal.DEFENCE else _only_win(game)


def _only_win(game: Game) -> Solution | None:
    """Return the only way to win, by cards that are hidden only as far as they are sure. Raises `TooMany`."""
    position, seat = game.position, game.position.turn
    is_last = ends_game(position, seat, has_leap=True)
    most, least_effects = (MOST_LAST_LINES, 1) if is_last else (MOST_LINES, LEAST_EFFECTS)
    ways = ways_to_win(position, seat, shows=False, most=most) if could_win(position, seat, shows=False) else []
    if not ways and could_win(known := known_to(game, seat), seat, shows=True):
        ways = ways_to_win(known, seat, shows=True, most=most)
    return ways[0] if len(ways) == 1 and ways[0].effects >= least_effects else None


def _only_defence(game: Game) -> Solution | None:
    """Return the only way to stop the next player. Raises `TooMany`."""
    position, seat = game.position, game.position.turn
    open_cards = passed(position, seat)
    # with their real hand, which is quickly asked: without a threat by that there is none by a part of it
    if not (could_win(open_cards, open_cards.turn, shows=False) and may_be_defence(game, seat)):
        return None
    return only_defence(game, seat)


def _real_line(game: Game, seat: int, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Return the line with what is thrown away of the cards that it only sees on its way.

    What a Leap draws is discarded again, and of a hand that is taken the cards that were not known are given back.
    """
    line: list[Action] = []
    known = known_to(game, seat)
    for action in actions:
        before = game.position
        game, known = game.play(seat, action), surely_after(known, seat, action)
        line.append(action)
        word = game.position.owed[0] if game.position.owed else ""
        if game.position.drawn != before.drawn or action.word in SEAT_WORDS:
            for card in cards_in(game.position.hands[seat] - known.hands[seat]):
                line.append(parse(f"{word} {card}"))
                game = game.play(seat, line[-1])
    return tuple(line)


def _goal_of(game: Game, line: Sequence[Action]) -> Goal:
    end = _played(game, line).position.result
    return Goal.POINTS if end is not None and end.points is not None else Goal.WIN


def _played(game: Game, line: Sequence[Action]) -> Game:
    """Return the game after a line, and the end of the turn."""
    seat = game.position.turn
    for action in line:
        game = game.play(seat, action)
    return game.play(seat, END) if END in game.legal(seat) else game


def _is_fair(puzzle: Puzzle) -> bool:
    """Return whether it takes thought, a hint finds the win, and a defence leaves no opponent much of a chance."""
    game, seat = puzzle.game, puzzle.seat
    if puzzle.goal is Goal.WIN and puzzle.effects < LEAST_EFFECTS:
        return False
    if puzzle.goal is not Goal.DEFENCE:
        return certain_win(observe(game, seat)) is not None
    after = _played(game, puzzle.solution)
    if after.is_over or share_stopped([*deals_for(after, seat, stream(19, 0), DEALS)]) < LEAST_STOPPED:
        return False
    known, answers = known_to(after, seat), Answers()
    opponents = [each for each in known.rivals[seat] if each not in known.setup.side(seat)]
    return not any(answers.win(on_turn(known, each)) for each in opponents)


def has_second_solution(puzzle: Puzzle, deals: int = DEALS) -> bool:
    """Return whether a line that shows hidden cards may reach the goal by force, too. Raises `TooMany`."""
    game, seat = puzzle.game, puzzle.seat
    if puzzle.goal is Goal.DEFENCE:
        return has_other_defence(game, seat, puzzle.way, most=MOST_LAST_LINES)
    return has_other_way(game.position, seat, puzzle.way, [*deals_for(game, seat, stream(17, 0), deals)])


def graded(puzzle: Puzzle, tries: int = TRIES) -> Puzzle:
    """Return the puzzle with how often computers miss it: the formula, *normal*, and *normal* without certain wins."""

    def missed(policy: Policy) -> int:
        return sum(_misses(puzzle, policy, index) for index in range(tries))

    plain = missed(plain_policy)
    # *normal* asks for certain wins first, and follows the one it has found to its end
    normal = 0 if certain_win(observe(puzzle.game, puzzle.seat)) else plain
    return replace(puzzle, tries=tries, missed={"formula": missed(computer_policy), "normal": normal, "plain": plain})


def _misses(puzzle: Puzzle, policy: Policy, index: int) -> bool:
    last = game = puzzle.game
    seat, random = puzzle.seat, stream(29, index)
    while game.position.turn == seat:
        last, game = game, game.play(seat, policy(observe(game, seat), random))
    return not reaches(puzzle.goal, last if puzzle.goal is Goal.DEFENCE else game, seat)


def mine(engine: Path, folder: Path, players: int, games: int, seed: int) -> Iterator[Path]:
    """Write the puzzles of `games` games into `folder`, and yield each file as soon as it is there."""
    for explore in EXPLORES:
        for index, written in enumerate(games_of(engine, players, games, seed, explore)):
            for found, puzzle in enumerate(puzzles_in(written)):
                file = folder / f"{puzzle.goal}-{players}-{explore}-{seed + index}-{found}.jsonl"
                file.write_bytes(write_puzzle(puzzle, rules=RULES))
                yield file


def choose(folder: Path, count: int) -> list[Puzzle]:
    """Return the puzzles of a folder in the order in which they ship: each seven get harder from day to day.

    The rarest idea is shown before the commonest is shown again, and no idea more often than in a quarter of them. Of
    one game only one puzzle is taken. Raises `BadPuzzle`.
    """
    puzzles = [read_puzzle(read_bounded(file, MOST_BYTES), rules=RULES) for file in sorted(folder.glob("*.jsonl"))]
    ideas: dict[Idea, list[Puzzle]] = {}
    # of one idea, those first that look least like those before
    looks = Counter[tuple[str, ...]]()
    turns = dict[int, int]()
    for puzzle in puzzles:
        turns[id(puzzle)] = looks[_shape(puzzle)]
        looks[_shape(puzzle)] += 1
    for puzzle in sorted(puzzles, key=lambda each: turns[id(each)]):
        ideas.setdefault(idea_of(puzzle), []).append(puzzle)
    rounds = [each[number] for number in range(len(puzzles)) for each in ideas.values() if number < len(each)]
    taken: list[Puzzle] = []
    games, many = set[object](), Counter[Idea]()
    for puzzle in rounds:
        idea, deal = idea_of(puzzle), puzzle.game.setup.deck
        if len(taken) < count and deal not in games and 4 * (many[idea] + 1) <= count:
            games.add(deal)
            many[idea] += 1
            taken.append(puzzle)
    taken.sort(key=_hardness)
    weeks = max(1, len(taken) // 7)
    return [taken[day * weeks + week] for week in range(weeks) for day in range(7) if day * weeks + week < len(taken)]


def _hardness(puzzle: Puzzle) -> tuple[float, int, int]:
    return puzzle.missed_share, puzzle.effects, puzzle.searched


def _shape(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the effects of the solution, without cards and seats."""
    begun = (action for action in puzzle.solution if action.word in BEGINNINGS)
    return tuple(sorted(f"{each.word} {domain_number(each)} {each.level}" for each in begun))


Idea = tuple[Goal, frozenset[str]]
"""A goal, and the effects by which it is reached: permanent ones by what they do, sacrifices by their Domain."""


def idea_of(puzzle: Puzzle) -> Idea:
    """Return the idea of a puzzle: Economy and Science both bring cards into play, an effect may be copied."""
    found = set[str]()
    for action in puzzle.solution:
        if action.word == "sacrifice":
            found.add(f"sacrifice {DOMAINS[DOMAIN_OF[action.kind]]}")
        elif action.word in BEGINNINGS:
            found.add("play more" if action.domain in (E, S) else f"use {DOMAINS[action.domain]}")
    return puzzle.goal, frozenset(found)


def ship(puzzles: Sequence[Puzzle], folder: Path, first: int) -> None:
    """Write puzzles as files of a folder, in place of those there, with the numbers from `first` on.

    A number that has shipped never gets another puzzle: old messages have buttons that name it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.jsonl"):
        file.unlink()
    for number, puzzle in enumerate(puzzles, start=first):
        (folder / f"{number:03}.jsonl").write_bytes(write_puzzle(puzzle, rules=RULES))


def trouble_with(file: Path) -> str:
    """Return what is wrong with a puzzle by an exhaustive search; empty where its solution is the only one."""
    try:
        puzzle = read_puzzle(read_bounded(file, MOST_BYTES), rules=RULES)
        found = solution_of(puzzle.game, puzzle.goal)
        if found is None or found.way != puzzle.way:
            return "its solution is not the only one"
        return "lines that show hidden cards may reach the goal, too" if has_second_solution(puzzle, 2 * DEALS) else ""
    except TooMany:
        return "there is too much to search"
    except (OSError, BadPuzzle) as error:
        return str(error)
