"""Hints and reviews: what a seat saw of its game, decision by decision, what to advise, and what its choices are worth.

A review is made of its moments one by one, each in a few seconds, and what is kept of each is a line of JSON.
"""

import json
import logging
from collections.abc import Collection, Sequence
from typing import Any, Final

from bot.games.civ.ai.advice import Advice, advise
from bot.games.civ.ai.causes import Cause, Part
from bot.games.civ.ai.expert import Effort
from bot.games.civ.ai.plans import Line
from bot.games.civ.ai.review import Appraisal, Moment, Review, appraise, combine, shows_hidden
from bot.games.civ.game import civ_game
from bot.games.civ.levels import network_for
from bot.games.civ.rules import Action, Game, Observation, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.position import CHOOSE, EFFECTS, PLAY
from bot.match import Match
from bot.reasons import GameError

log = logging.getLogger(__name__)

IN_TURN: Final = (PLAY, EFFECTS, CHOOSE)


class CivReviewer:
    """How games of the card game are reviewed. It can be pickled."""

    def moments(self, match: Match, seat: int, own: Collection[int]) -> Sequence[object]:
        """Return what a seat saw and did, decision by decision; `own` are the lines its person has decided."""
        return moments_of(civ_game(match), seat, own)

    def __call__(self, moment: Moment, random: Any, /) -> str:
        """Return what is kept of a moment, empty where there is no network for such a table.

        A moment that cannot be played again from what was seen is left out: the rest of the review is worth having.
        """
        network = network_for(moment.seen)
        if network is None:
            return ""
        try:
            return to_json(appraise(moment, network))
        except GameError:
            log.exception("the moment after line %s cannot be appraised", moment.number)
            return ""


def moments_of(game: Game, seat: int, own: Collection[int]) -> tuple[Moment, ...]:
    """Return a seat's decisions that weren't undone, without the draft, each with only what that seat could see."""
    found: list[Moment] = []
    course = tuple(game.course())
    start, done, between, mine = -1, list[Action](), list[Observation](), True

    def close(after: Observation | None) -> None:
        nonlocal start, done, between
        if start >= 0 and done:
            found.append(Moment(start, observe(course[start], seat), tuple(done), after, mine, tuple(between)))
        start, done, between = -1, [], []

    for number in game.standing[1:]:
        line, before, then = game.lines[number - 1], course[number - 1], course[number]
        if line.action.word == "undo":
            continue
        if line.seat != seat or line.by is not None:
            close(None)
            continue
        if before.position.phase not in IN_TURN:
            continue
        if start < 0:
            start, mine = number - 1, True
        else:
            between.append(observe(before, seat))
        mine = mine and number in own
        done.append(line.action)
        if then.is_over:
            close(None)
        elif line.action is END or then.position.turn != seat:
            close(observe(then, seat))
        elif shows_hidden(observe(before, seat), line.action, observe(then, seat)):
            close(None)
    close(None)
    return tuple(found)


def decisions_so_far(game: Game, seat: int) -> tuple[tuple[Observation, ...], Line]:
    """Return what a seat, which has a decision now, saw at each one since its turn began or something hidden was shown
    to it, and what it did at all but the last: the beginning of what will be a moment of its review."""
    course = tuple(game.course())
    seen, done = [observe(game, seat)], list[Action]()
    for number in reversed(game.standing[1:]):
        line, before = game.lines[number - 1], course[number - 1]
        if line.action.word == "undo":
            continue
        if line.seat != seat or line.by is not None or line.action is END or before.position.phase not in IN_TURN:
            break
        earlier = observe(before, seat)
        if course[number].position.turn != seat or shows_hidden(earlier, line.action, observe(course[number], seat)):
            break
        seen.append(earlier)
        done.append(line.action)
    return tuple(reversed(seen)), tuple(reversed(done))


def find_advice(course: Sequence[Observation], done: Line, depth: Effort | None = None) -> Advice:
    """Return what to advise at the last of these decisions (`decisions_so_far`); it takes a second or two."""
    return advise(course, done, network_for(course[-1]), depth)


def review_of(game: Game, seat: int, parts: Sequence[str]) -> Review:
    """Return the review of a seat from what was kept of its moments."""
    side = game.setup.side(seat)
    outcome = None
    if game.result is not None and game.position.alive[seat]:
        winners = game.result.winners
        outcome = len(side) / len(winners) if seat in winners else 0.0
    return combine([from_json(part) for part in parts if part], len(side) / game.setup.players, outcome)


def to_json(found: Appraisal) -> str:
    """Return an appraisal as it is kept."""

    def rounded(values: tuple[float, float] | None) -> list[float] | None:
        return None if values is None else [round(value, 4) for value in values]

    part = found.cause.part
    return json.dumps(
        {
            "n": found.number,
            "best": [action.text for action in found.best],
            "done": [action.text for action in found.chosen],
            "other": [action.text for action in found.other],
            "own": found.is_own,
            "win": found.is_certain,
            "why": [part and [part.seat, part.domain], found.cause.hoped],
            "hinted": found.hinted,
            "values": [rounded(each) for each in (found.at_best, found.at_chosen, found.at_next, found.drawn)],
        },
        separators=(",", ":"),
    )


def from_json(text: str) -> Appraisal:
    """Return an appraisal as it was kept."""
    kept: dict[str, Any] = json.loads(text)
    best, chosen, following, drawn = (None if each is None else (each[0], each[1]) for each in kept["values"])
    assert best is not None
    assert chosen is not None
    assert following is not None
    part, hoped = kept.get("why", (None, None))  # what was kept by earlier versions has none
    return Appraisal(
        kept["n"],
        tuple(map(parse, kept["best"])),
        tuple(map(parse, kept["done"])),
        tuple(map(parse, kept["other"])),
        kept["own"],
        kept["win"],
        best,
        chosen,
        following,
        drawn,
        Cause(part and Part(*part), hoped),
        kept.get("hinted"),
    )
