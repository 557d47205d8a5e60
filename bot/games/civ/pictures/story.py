"""The story of a finished game, computed from its log: the table after each turn, and what turned the game.

Pure: no picture and no plot. Lines that an undo took back are no part of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.civ.pictures.story_points import TurningPoint, turning_points
from bot.games.civ.rules import DOMAINS, Game, Observation, observe
from bot.games.civ.rules.cards import column
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, Position
from bot.games.civ.rules.scoring import points


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a turn: 0 is what the deal or the draft laid out, the last one the end of the game."""

    turn: int
    number: int
    """The line of the log after which the table stood so."""
    counts: tuple[tuple[int, ...], ...]
    """Cards in each column, by seat and Domain (rulebook order)."""
    needs: tuple[tuple[int, ...], ...]
    """Cards that mean Hegemony, by seat and Domain."""
    points: tuple[int, ...]
    """By side (§7.3)."""
    alive: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A finished game as its picture tells it."""

    end: Observation
    """What everybody sees at the end."""
    moments: tuple[Moment, ...]
    points: tuple[TurningPoint, ...]
    """What turned the game, in the order it happened."""

    @property
    def turns(self) -> int:
        """How many turns were begun."""
        return self.moments[-1].turn

    def left(self, seat: int) -> int | None:
        """The turn in which a seat left the game; None for who stayed."""
        return next((moment.turn for moment in self.moments if not moment.alive[seat]), None)


def story(game: Game) -> Story | None:
    """The story of a game that is over; None while it is not, and for one abandoned before its first turn."""
    if game.result is None or game.result.reason == "abandoned":
        return None
    moments = tuple(_moments(game))
    return Story(observe(game, None), moments, turning_points(game, moments))


def _moments(game: Game) -> Iterator[Moment]:
    """One for each turn completed, and one for a turn that the end of the game cut short."""
    played = [number for number in game.standing if game.positions[number].phase not in (DRAFT_KEEP, DRAFT_TAKE)]
    last, turn = 0, -1
    for number in played:
        if game.positions[number].turns > turn:
            last, turn = number, game.positions[number].turns
            yield _moment(turn, number, game.positions[number])
    if last != game.number:
        yield _moment(turn + 1, game.number, game.position)


def _moment(turn: int, number: int, position: Position) -> Moment:
    seats = range(position.setup.players)
    return Moment(
        turn=turn,
        number=number,
        counts=tuple(tuple(column(position.columns[seat], domain) for domain in range(len(DOMAINS))) for seat in seats),
        needs=tuple(tuple(position.hegemony_need(seat, domain) for domain in range(len(DOMAINS))) for seat in seats),
        points=points(position),
        alive=position.alive,
    )
