"""Why the computer players moved as they did: one sentence each, of what everybody saw."""

from collections.abc import Iterator, Sequence

from bot.games.civ.pages.policy_reasons import Turn, Why, why
from bot.games.civ.pages.story import recent_events, since_last_turn
from bot.games.civ.rules import Event, Game, Seat, observe
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.table.table import Table


def can_be_asked(table: Table, game: Game) -> bool:
    """Whether a computer player has moved among what a board of that position tells, or one has not moved at all."""
    return bool(_yet_to_move(table, game)) or any(True for _ in _computers_turns(table, game))


def explained(table: Table, game: Game, localizer: Localizer) -> str:
    """Why the computers did what the board of that position tells, the last move last."""
    reasons: dict[Seat, str] = {}
    for seat, events in _computers_turns(table, game):
        first, last = events[0].number, events[-1].number
        before, after = observe(game.at(first - 1), None), observe(game.at(last), None)
        reasons.pop(seat, None)
        reasons[seat] = _sentence(table, seat, why(Turn(seat, before, events, after)), localizer)
    return "\n".join(reasons.values()) or _before_they_move(table, game, localizer)


def _before_they_move(table: Table, game: Game, localizer: Localizer) -> str:
    """What can be said of the computers while none has moved lately: whom one waits for, and what they go by."""
    names = [safe_name(table.names[seat]) for seat in _yet_to_move(table, game)]
    return (
        localizer.say("why-not-yet", names=localizer.list(names), count=len(names))
        if names
        else localizer.say("why-nobody")
    )


def _yet_to_move(table: Table, game: Game) -> list[int]:
    """The computers' seats that have not taken any action."""
    moved = {line.seat for line in game.lines if line.by is None}
    alive = game.position.alive
    return [
        seat for seat, each in enumerate(table.participants) if each.is_computer and alive[seat] and seat not in moved
    ]


def _computers_turns(table: Table, game: Game) -> Iterator[tuple[Seat, Sequence[Event]]]:
    """Each computer's actions in a row, with what followed from them."""
    events: list[Event] = []
    actor: Seat | None = None
    for event in recent_events(game, None, since=since_last_turn(game)):
        is_new = event.kind not in ("lost", "lifted", "returned", "passed", "revealed", "final_round", "over", "drew")
        if is_new and event.seat != actor:
            if actor is not None and table.participants[actor].is_automatic:
                yield actor, events
            actor, events = event.seat, []
        events.append(event)
    if actor is not None and table.participants[actor].is_automatic:
        yield actor, events


def _sentence(table: Table, seat: Seat, found: Why | None, localizer: Localizer) -> str:
    name = safe_name(table.names[seat])
    if found is None:
        return localizer.say("why-hidden", name=name)
    return localizer.say(
        f"why-{found.key}",
        name=name,
        domain=words.domain(localizer, found.domain),
        count=found.count,
        left=found.left,
        rival="" if found.rival is None else safe_name(table.names[found.rival]),
        effect=words.effect(localizer, found.domain, found.level or 1),
    )
