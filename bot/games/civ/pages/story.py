"""What to tell at a table: since when, and in which chapter of the game it is. Pure."""

from collections.abc import Iterator, Sequence

from bot.games.civ.rules import Event, Game, Result, by_seat, events
from bot.games.civ.rules.cards import size
from bot.games.civ.rules.events import undone
from bot.games.civ.rules.game import cached_by_game
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, OVER, Position


def chapter(game: Game) -> str:
    """What one public message covers: a round of the draft, all picks from the centre, one turn, the end.

    A new chapter is a new message; within a chapter the message is edited.
    """
    return _chapter_of(game.position)


def _chapter_of(position: Position) -> str:
    return "centre" if position.phase == DRAFT_TAKE else chapter_at(position)


def chapter_at(position: Position) -> str:
    """The chapter that a position belongs to for whoever looks back: there each pick from the centre is one."""
    if position.phase == OVER:
        return "over"
    if position.phase == DRAFT_KEEP:
        return f"draft {size(position.hands[0]) + bool(position.packs[0])}"
    if position.phase == DRAFT_TAKE:
        return f"take {position.turn}"
    return f"turn {position.turns} {position.turn}"


def since_last_turn(game: Game) -> int:
    """The line after which the player now on turn has not acted: what happened since is news to him (0: from the deal).

    When the game is over, the line before the last turn of anybody; in the draft, before the line that ended the last
    round: what was kept in earlier ones is nobody's news.
    """
    if game.position.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return _before_round(game)
    gone = undone(game)
    ends = [line for line in game.lines if line.action.word in ("end", "take") and line.number not in gone]
    if game.position.phase == OVER or game.position.turn < 0:
        return ends[-2].number if len(ends) > 1 else 0
    return next((line.number for line in reversed(ends) if line.seat == game.position.turn), 0)


def chapter_began(game: Game, chapter: str) -> int:
    """The line before the first of that chapter's that still stands, or that has been taken back where all have been;
    the last line where the game has never been in that chapter."""
    numbers = (*game.standing, *range(len(game.positions)))
    return next((number for number in numbers if _chapter_of(game.positions[number]) == chapter), game.number)


def _before_round(game: Game) -> int:
    """The line before the one that began this round of the draft, or showed the centre; 0 in the first round."""
    phase, now = game.position.phase, chapter(game)
    began = next(
        number
        for number in game.standing
        if game.positions[number].phase == phase and _chapter_of(game.positions[number]) == now
    )
    return max(0, began - 1)


@cached_by_game(64)
def recent_events(game: Game, viewer: int | None, *, since: int) -> tuple[Event, ...]:
    """The events after line `since` that a viewer may know of.

    What an undo took back is left out, and so is an undo of one's own last decision: nobody has to know of it.
    """
    gone = undone(game)
    return tuple(
        event
        for event in events(game, viewer, since=since)
        if event.number not in gone and not (event.kind == "undo" and is_second_thought(game, event.number))
    )


def events_beside_result(new: Sequence[Event], result: Result | None) -> tuple[Event, ...]:
    """What has to be told of these events beside the result, which says itself that the game is over.

    That a last round began needs no word any more once it is over.
    """
    left_out = ("over",) if result is None else ("over", "final_round")
    return tuple(event for event in new if event.kind not in left_out)


def without_draws(new: Sequence[Event]) -> Iterator[Event]:
    """The events but for the cards drawn at the end of each turn: the board says how many everybody holds."""
    before = ""
    for event in new:
        if not (event.kind == "drew" and before == "end"):
            yield event
        before = event.kind


def is_second_thought(game: Game, number: int) -> bool:
    """Whether that line is a seat's undo of its own last decision, of which the others are not told."""
    line = game.lines[number - 1]
    return line.action.word == "undo" and line.by == by_seat(line.seat)
