"""What is counted of a game, for records and ratings: places, turns, cards played by Domain, effects used. Pure."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.games.civ.rules.cards import DOMAIN_OF, DOMAINS, C
from bot.games.civ.rules.effect_table import SACRIFICE
from bot.games.civ.rules.game import Game, Line
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, Result
from bot.games.civ.rules.scoring import points
from bot.match import MatchSummary, SeatSummary, Turn


def summarise(game: Game) -> MatchSummary:
    """Return what is counted of a game so far, without what was taken back and without its draft.

    A victory is called by the reason of its result (§7), and one by Hegemony also by its Domain: `hegemony-M`. One that
    a turn cap has brought about (§7.5) is a majority like any other. Cards are counted by their Domain, effects by
    Domain and level, `M1`; a sacrifice has level 0, and Inspiration is `C1` whatever it copies.
    """
    played = [line for line in _lines(game) if line.by is None]
    groups = _counted(game, [(line.seat, DOMAINS[DOMAIN_OF[line.action.kind]]) for line in played if _is_play(line)])
    used = _counted(game, [(line.seat, name) for line in played if (name := _effect(line))])
    sides = game.setup.sides()
    places = _places(game)
    side_of: dict[int, int] = {seat: number for number, side in enumerate(sides) for seat in side}
    seats = tuple(
        SeatSummary(places[side_of[seat]], side_of[seat], groups[seat], used[seat])
        for seat in range(game.setup.players)
    )
    return MatchSummary(_victory(game.result), tuple(_turns(game, played)), seats)


def _lines(game: Game) -> Iterator[Line]:
    """Yield the lines that stand and lie after the draft, without the undos themselves."""
    for number in game.standing:
        if number == 0 or game.positions[number - 1].phase in (DRAFT_KEEP, DRAFT_TAKE):
            continue
        line = game.lines[number - 1]
        if line.action.word != "undo":
            yield line


def _turns(game: Game, played: Sequence[Line]) -> Iterator[Turn]:
    def turn_of(line: Line) -> tuple[int, int]:
        return game.positions[line.number - 1].turns, line.seat

    for (_, seat), lines in groupby(played, key=turn_of):
        numbers = [line.number for line in lines]
        yield Turn(seat, numbers[0], numbers[-1])


def _counted(game: Game, found: Sequence[tuple[int, str]]) -> list[dict[str, int]]:
    counts = [Counter[str]() for _ in range(game.setup.players)]
    for seat, name in found:
        counts[seat][name] += 1
    return [dict(each) for each in counts]


def _is_play(line: Line) -> bool:
    return line.action.word == "play"


def _effect(line: Line) -> str:
    """Return the name of the effect that a line begins; empty for any other line."""
    action = line.action
    if action.word == "use":
        return f"{DOMAINS[action.domain]}{action.level}"
    if action.word == "copy":
        return f"{DOMAINS[C]}1"
    return f"{DOMAINS[DOMAIN_OF[action.kind]]}{SACRIFICE}" if action.word == "sacrifice" else ""


def _victory(result: Result | None) -> str:
    if result is None or not result.winners:
        return ""
    if result.domain is not None:
        return f"{result.reason}-{result.domain}"
    return "majority" if result.reason == "turn_cap" else result.reason


def _places(game: Game) -> list[int]:
    """Return the place of each side: winners, then by points (§7.3), then those who left (§9.1), the last one first."""
    position, sides = game.position, game.setup.sides()
    winners = game.result.winners if game.result is not None else ()
    scored = points(position)
    left = {line.seat: line.number for line in _lines(game) if line.action.word == "eliminate"}

    def rank(side: int) -> tuple[int, int]:
        if sides[side][0] in winners:
            return 2, 0
        if any(position.alive[seat] for seat in sides[side]):
            return 1, scored[side]
        return 0, max(left.get(seat, 0) for seat in sides[side])

    ranks = [rank(side) for side in range(len(sides))]
    return [1 + sum(other > mine for other in ranks) for mine in ranks]
