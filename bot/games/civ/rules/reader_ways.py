"""What a reader may do in his turn that could stop somebody, each thing once: effects, with their first choice."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from bot.games.civ.rules.actions import COLUMN_WORDS, Action, domain_number, without_age
from bot.games.civ.rules.cards import DOMAIN_OF, Seat
from bot.games.civ.rules.effect_table import SACRIFICES
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import CHOOSE, Position

FREE: Final = ("use", "copy")
"""Effects that take nothing of anybody's: the reader's own cards move, the discard pile and the draw pile."""

Path = tuple[Action, ...]
"""An effect, with its first choice where it asks for one at once; in an effect its next choice."""
Names = tuple[tuple[str, int, int, int], ...]
"""What a path is, but for the Ages of its cards."""


class Start(NamedTuple):
    """Where effects may be used, or one that runs asks for a choice, and the card played before in step 1."""

    position: Position
    played: tuple[Action, ...] = ()

    def after(self, actions: Sequence[Action], reader: int) -> Position:
        """The position once the reader has done that, too."""
        position = self.position
        for action in actions:
            position = apply(position, reader, action)
        return position


def ways_from(position: Position, reader: int, seat: Seat) -> dict[Names, Path]:
    """All that the reader may do there, to nobody or to `seat`, by what it is but for the Ages of its cards."""
    ways: dict[Names, Path] = {}
    for path in _paths(position, reader, seat):
        ways.setdefault(tuple(map(without_age, path)), path)
    return ways


def rank_of(path: Path, domains: Collection[int]) -> int:
    """What is tried first: what most likely stops somebody who threatens in `domains`, and is soon worked out."""
    last = path[-1]
    if last.word in COLUMN_WORDS or last.word == "attack":
        return 0 if domain_number(last) in domains else 1
    return 2 if last.word == "inquire" else 3 if last.word == "sacrifice" else 4


def _paths(position: Position, reader: int, seat: Seat) -> Iterator[Path]:
    if position.phase == CHOOSE:
        yield from _steps(position, reader, seat)
        return
    for action in legal_actions(position, reader):
        if action.word in FREE:
            yield (action,)
        elif action.word == "sacrifice":
            after = apply(position, reader, action)
            # what follows a Leap depends on what it draws, so it is looked at as a whole
            steps = [()] if SACRIFICES[DOMAIN_OF[action.kind]].draws else _steps(after, reader, seat)
            yield from ((action, *step) for step in steps)


def _steps(position: Position, reader: int, seat: Seat) -> Iterator[Path]:
    """The choice that an effect asks for next, each way; after it the rest of the effect as suits the reader."""
    for action in legal_actions(position, reader):
        if action.target in (-1, seat):
            yield (action,)
