"""The steps of a game that somebody looks back on: the deal, the draft, each turn, and the moves within them. Pure."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.civ.pages.story import chapter_at, is_second_thought
from bot.games.civ.rules import Game
from bot.games.civ.rules.cards import size
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, NOBODY, Position
from bot.i18n.catalogue import Localizer
from bot.i18n.names import name_of

DEAL: Final = "deal"
ROUND: Final = "round"
TAKE: Final = "take"
TURN: Final = "turn"


@dataclass(frozen=True, slots=True)
class Step:
    """A chapter to look back on: the lines after `since`, up to line `number`."""

    kind: str
    """The deal, a round of the draft, a card taken from the centre, a turn."""
    number: int
    since: int
    count: int
    """Which round or turn it is, from 1."""
    seat: int | None
    """Whose it is; None where all act at once."""


def moves(game: Game) -> tuple[int, ...]:
    """The lines one can stand at, 0 for the deal: all that no undo took back, without undos of a seat's own."""
    return tuple(number for number in game.standing if not number or not is_second_thought(game, number))


def steps(game: Game) -> tuple[Step, ...]:
    """The chapters of a game so far, the deal first; the last one may be unfinished. Never empty."""
    found = [Step(DEAL, 0, 0, 0, None)]
    stands = moves(game)
    for number in stands[1:]:
        since = found[-1].number
        if number == stands[-1] or chapter_at(game.positions[number]) != chapter_at(game.positions[since]):
            found.append(_step(game.positions[since], number, since))
    return tuple(found)


def _step(before: Position, number: int, since: int) -> Step:
    if before.phase == DRAFT_KEEP:
        return Step(ROUND, number, since, size(before.hands[0]) + bool(before.packs[0]), None)
    seat = None if before.turn == NOBODY else before.turn
    return Step(TAKE if before.phase == DRAFT_TAKE else TURN, number, since, before.turns + 1, seat)


def nearest(stands: Sequence[int], number: int) -> int:
    """The place to stand at for line `number`: itself, or the last one before it."""
    return stands[max(0, bisect_right(stands, number) - 1)]


def place(found: Sequence[Step], number: int) -> int:
    """Which of the steps line `number` belongs to."""
    return min(bisect_left([step.number for step in found], number), len(found) - 1)


def title(step: Step, localizer: Localizer, names: Sequence[str]) -> str:
    """What a step is called; names stand as they are given."""
    if step.kind == DEAL:
        return localizer.say("step-deal")
    if step.seat is None:
        return localizer.say("step-round", count=step.count)
    key = "step-take" if step.kind == TAKE else "step-turn"
    return localizer.say(key, count=step.count, name=name_of(localizer, names, step.seat))
