"""Reviews of games: what a seat saw of its game, decision by decision, and how it is appraised.

A review is made of its moments one by one, each in a few seconds, and what is kept of each is a line of JSON.
"""

import json
import logging
from collections.abc import Collection, Sequence
from typing import Any, Final

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
    start, done, mine = -1, list[Action](), True

    def close(after: Observation | None) -> None:
        nonlocal start, done
        if start >= 0 and done:
            found.append(Moment(start, observe(course[start], seat), tuple(done), after, mine))
        start, done = -1, []

    for number in game.standing[1:]:
        line, before, then = game.lines[number - 1], course[number - 1], course[number]
        if line.action.word == "undo" or line.seat != seat:
            continue
        if line.by is not None:
            close(None)
            continue
        if before.position.phase not in IN_TURN:
            continue
        if start < 0:
            start, mine = number - 1, True
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

    return json.dumps(
        {
            "n": found.number,
            "best": [action.text for action in found.best],
            "done": [action.text for action in found.chosen],
            "other": [action.text for action in found.other],
            "own": found.is_own,
            "win": found.is_certain,
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
    )
