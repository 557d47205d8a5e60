"""The solution of a puzzle in words: its steps, and what the winning column has after each. Pure."""

from collections.abc import Mapping, Sequence

from bot.games.civ.puzzles.puzzle import Puzzle
from bot.games.civ.rules import Action, Game, observe
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import DOMAINS, column
from bot.games.civ.rules.position import CHOOSE, Position
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer


def explained(puzzle: Puzzle, localizer: Localizer, names: Sequence[str], about: Mapping[str, str]) -> str:
    """Return the solution step by step, with what the winning column has after each, and how sure that is.

    `about` are the values by which texts tell goals apart.
    """
    blocks = list(_blocks(puzzle))
    end = _ended(puzzle, blocks[-1][1])
    domain = None if end.result is None else end.result.domain
    lines = [
        f"{number}. {_block_text(game, actions, puzzle.seat, localizer, names)}"
        f"{_count(after.position, puzzle.seat, domain, localizer)}"
        for number, (game, after, actions) in enumerate(blocks, start=1)
    ]
    if missed := sum(puzzle.missed.values()):
        tries = puzzle.tries * len(puzzle.missed)
        lines.append(f"-# {localizer.say('puzzle-missed', missed=missed, tries=tries)}")
    lines.append(f"-# {localizer.say('puzzle-proof', searched=puzzle.searched, **about)}")
    return "\n".join((localizer.say("puzzle-way", **about), *lines))


def _blocks(puzzle: Puzzle) -> list[tuple[Game, Game, list[Action]]]:
    """Return step 1 and each effect of the solution: the game before and after it, and its actions."""
    found: list[tuple[Game, Game, list[Action]]] = []
    game = puzzle.game
    for action in puzzle.solution:
        begins = game.position.phase != CHOOSE
        after = game.play(puzzle.seat, action)
        if begins:
            found.append((game, after, [action]))
        else:
            start, _, actions = found[-1]
            found[-1] = (start, after, [*actions, action])
        game = after
    return found


def _ended(puzzle: Puzzle, game: Game) -> Game:
    return game.play(puzzle.seat, END) if END in game.legal(puzzle.seat) else game


def _block_text(game: Game, actions: Sequence[Action], seat: int, localizer: Localizer, names: Sequence[str]) -> str:
    told: list[str] = []
    for action in actions:
        told.append(words.action(localizer, action, observe(game, seat), names))
        game = game.play(seat, action)
    first, *others = told
    return f"**{first}**" + (f" · {', '.join(others)}" if others else "")


def _count(position: Position, seat: int, domain: str | None, localizer: Localizer) -> str:
    """Return how many cards the winning column has, of how many it needs."""
    if domain is None:
        return ""
    number = list[str](DOMAINS).index(domain)
    have, need = column(position.columns[seat], number), position.hegemony_need(seat, number)
    return f" → {words.icon(localizer, domain)} {localizer.say('puzzle-count', have=have, need=need)}"
