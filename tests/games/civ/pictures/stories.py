"""Finished games to tell: reference games of every kind, and one longer than any of them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bot.games.civ.pictures.story import Moment, Story, story
from bot.games.civ.rules import Game, read
from tests.games.civ.rules.test_conformance import HERE, lines_of


@cache
def finished(name: str) -> Game:
    """A reference game, by the beginning of its file's name."""
    return read(lines_of(next(HERE.glob(f"games/{name}*"))))


def all_finished() -> Iterator[Game]:
    """Every reference game that lives here."""
    return (finished(path.name) for path in sorted(HERE.glob("games/*.jsonl.gz")))


def story_of(game: Game) -> Story:
    """The story of a game that has one."""
    found = story(game)
    assert found is not None
    return found


def long_story(turns: int) -> Story:
    """A long game made longer: each of its turns is told several times."""
    short = story_of(finished("056"))

    def later(turn: int) -> int:
        return turn * turns // short.turns

    moments: list[Moment] = []
    for moment, after in zip(short.moments, [*short.moments[1:], None], strict=True):
        end = later(after.turn) if after is not None else turns + 1
        moments += [replace(moment, turn=turn) for turn in range(later(moment.turn), end)]
    points = tuple(replace(point, turn=later(point.turn)) for point in short.points)
    return replace(short, moments=tuple(moments), points=points)
