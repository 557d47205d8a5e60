"""The steps of a game that someone looks back on: the deal, the draft, each turn, and the moves within them.

A film shows them as frames, each with what happened in it.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.civ.pages.story import chapter_at, is_second_thought, recent_events
from bot.games.civ.pictures.film import Shot
from bot.games.civ.rules import Game, Observation, Seat, observe
from bot.games.civ.rules.cards import size
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, EFFECTS, NOBODY, Position
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import name_of

DEAL: Final = "deal"
ROUND: Final = "round"
TAKE: Final = "take"
TURN: Final = "turn"


MOST_SHOTS: Final = 100
"""Frames of one film; in a longer game some show several turns."""
MOST_CAPTION: Final = 400
SHORTEST: Final = 1.2
LONGEST: Final = 3.5
READ_PER_SECOND: Final = 60
"""Characters of a caption."""
LAST: Final = 6.0


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
    """Return the lines one can stop at, with 0 for the deal: those that no undo took back, without undos."""
    return tuple(number for number in game.standing if not number or not is_second_thought(game, number))


def steps(game: Game) -> tuple[Step, ...]:
    """Return the chapters of a game so far, the deal first; the last one may be unfinished. Never empty."""
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
    """Return the place to stop at for line `number`: the line itself, or the last place before it."""
    return stands[max(0, bisect_right(stands, number) - 1)]


def place(found: Sequence[Step], number: int) -> int:
    """Return the index of the step that line `number` belongs to."""
    return min(bisect_left([step.number for step in found], number), len(found) - 1)


def title(step: Step, localizer: Localizer, names: Sequence[str]) -> str:
    """Return what a step is called, with the names as they are given."""
    if step.kind == DEAL:
        return localizer.say("step-deal")
    if step.seat is None:
        return localizer.say("step-round", count=step.count)
    key = "step-take" if step.kind == TAKE else "step-turn"
    return localizer.say(key, count=step.count, name=name_of(localizer, names, step.seat))


# Frames of a film


def shots(game: Game, viewer: int | None, names: Sequence[str], localizer: Localizer) -> tuple[Shot, ...]:
    """Return the frames of a game's film as `viewer` (None: a spectator) sees it, with names as pictures write them."""
    kept = some(steps(game), MOST_SHOTS)
    wanted = {step.number for step in kept}
    then = {each.number: each for each in game.course() if each.number in wanted} | {game.number: game}
    last = len(kept) - 1
    return tuple(
        _shot(then[step.number], step, viewer, names, localizer, part=index / max(1, last), is_last=index == last)
        for index, step in enumerate(kept)
    )


def some(found: Sequence[Step], most: int) -> tuple[Step, ...]:
    """Return at most `most` of the steps, evenly spread, with the first and the last."""
    # rounded up: one frame too few is better than one too many
    apart = max(1, -(-(len(found) - 1) // max(1, most - 1)))
    chosen = [*found[:-1:apart], found[-1]]
    sinces = [0, *(step.number for step in chosen)]
    return tuple(replace(step, since=since) for step, since in zip(chosen, sinces, strict=False))


def _shot(
    game: Game,
    step: Step,
    viewer: int | None,
    names: Sequence[str],
    localizer: Localizer,
    *,
    part: float,
    is_last: bool,
) -> Shot:
    events = recent_events(game, viewer, since=step.since)
    caption = " ".join(words.describe_events(localizer, events, names, limit=MOST_CAPTION).split("\n"))
    seconds = LAST if is_last else min(LONGEST, SHORTEST + len(caption) / READ_PER_SECOND)
    return Shot(during(observe(game, viewer), step), events, title(step, localizer, names), caption, part, seconds)


def during(seen: Observation, step: Step) -> Observation:
    """Return what is seen after a step, as if its turn still went on: the caption tells of that turn."""
    if seen.result is not None or step.seat is None:
        return seen
    if step.kind == TAKE:
        return replace(seen, phase=DRAFT_TAKE, turn=Seat(step.seat))
    return replace(seen, phase=EFFECTS, turn=Seat(step.seat), turns=step.count - 1, owed=())
