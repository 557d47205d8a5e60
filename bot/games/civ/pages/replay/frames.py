"""A film's frames: which steps of a game it shows, and what is said of each. Pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.civ.pages.replay.steps import TAKE, Step, steps, title
from bot.games.civ.pages.story import recent_events
from bot.games.civ.pictures.film import Shot
from bot.games.civ.rules import Game, Observation, Seat, observe
from bot.games.civ.rules.position import DRAFT_TAKE, EFFECTS
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer

MOST_SHOTS: Final = 100
"""Frames of one film; in a longer game some show several turns."""
MOST_CAPTION: Final = 400
SHORTEST: Final = 1.2
LONGEST: Final = 3.5
READ_PER_SECOND: Final = 60
"""Characters of a caption."""
LAST: Final = 6.0


def shots(game: Game, viewer: int | None, names: Sequence[str], localizer: Localizer) -> tuple[Shot, ...]:
    """The frames of a game's film as `viewer` (None: a spectator) sees it; names stand as pictures write them."""
    kept = some(steps(game), MOST_SHOTS)
    wanted = {step.number for step in kept}
    then = {each.number: each for each in game.course() if each.number in wanted} | {game.number: game}
    last = len(kept) - 1
    return tuple(
        _shot(then[step.number], step, viewer, names, localizer, part=index / max(1, last), is_last=index == last)
        for index, step in enumerate(kept)
    )


def some(found: Sequence[Step], most: int) -> tuple[Step, ...]:
    """At most so many of the steps, evenly, with the first and the last; each tells of all since the one before it."""
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
    return Shot(_during(observe(game, viewer), step), events, title(step, localizer, names), caption, part, seconds)


def _during(seen: Observation, step: Step) -> Observation:
    """What is seen after a step, under its own heading: the picture says whose turn the caption tells of."""
    if seen.result is not None or step.seat is None:
        return seen
    if step.kind == TAKE:
        return replace(seen, phase=DRAFT_TAKE, turn=Seat(step.seat))
    return replace(seen, phase=EFFECTS, turn=Seat(step.seat), turns=step.count - 1, owed=())
