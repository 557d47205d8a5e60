"""The events of a game as a viewer may know them, line by line (RULES §1.6).

Transcript lines hold secrets (what was kept in the draft, which cards an Inquisition gave back) and leave out what
follows from them (cards drawn, losses by an Attack, the return of the coin). Events are what was seen at the table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.games.civ.rules.cards import DOMAINS, KINDS, ONE, Card, Domain, Seat, ages_in, cards_in, size
from bot.games.civ.rules.effect_table import STEPS, Zone
from bot.games.civ.rules.game import Game, Line
from bot.games.civ.rules.position import DRAFT_KEEP, Coin, Position, Result

_GIVEN: Final = tuple(word for word, step in STEPS.items() if step.goal is Zone.OTHER_HAND)
"""Steps by which a card goes to another hand: only the two players see which (§1.6)."""
_TAKEN: Final = tuple(word for word, step in STEPS.items() if step.source is Zone.OTHER_HAND)
"""Steps by which another hand is taken."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `kind` is a text key; fields that do not apply stay None or empty.

    Kinds are every action word (`play`, `use`, `copy`, …), every intervention (`eliminate`, `trim`, `refill`, `undo`),
    and the consequences: `passed` (packs went left), `revealed` (the centre), `drew`, `lost` (to an effect of another),
    `lifted` (an Embargo), `returned` (the coin), `final_round`, `over`.
    """

    kind: str
    number: int
    seat: Seat | None = None
    card: Card | None = None
    """None where this viewer may not see the card that moved."""
    domain: Domain | None = None
    level: int | None = None
    target: Seat | None = None
    count: int | None = None
    ages: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()
    by: str | None = None
    why: str | None = None
    result: Result | None = None


def events(game: Game, viewer: int | None, *, since: int = 0) -> tuple[Event, ...]:
    """Return what `viewer` (None: a spectator) may know of all lines after line `since`."""
    found = [event for line in game.lines[since:] for event in _line_events(game, line, viewer)]
    if game.ending is not None:
        found.append(Event("over", game.number, result=game.result))
    return tuple(found)


def _line_events(game: Game, line: Line, viewer: int | None) -> Iterator[Event]:
    before, after = game.positions[line.number - 1], game.positions[line.number]
    yield _main(line, before, viewer)
    if line.action.word == "undo":
        return
    number = line.number
    if before.phase == DRAFT_KEEP and after.phase != DRAFT_KEEP:
        yield Event("revealed", number, cards=cards_in(after.centre))
    elif before.phase == DRAFT_KEEP and sum(map(bool, after.packs)) > sum(map(bool, before.packs)):
        yield Event("passed", number)
    yield from _consequences(line, before, after)
    if after.pile_size() == 0 < before.pile_size():
        yield Event("final_round", number)
    if after.result is not None and before.result is None:
        yield Event("over", number, result=after.result)


def _main(line: Line, before: Position, viewer: int | None) -> Event:
    action, seat = line.action, Seat(line.seat)
    is_given = action.word in _GIVEN
    hidden = (action.word == "keep" and viewer != seat) or (is_given and viewer not in (seat, before.target))
    card = KINDS[action.kind] if action.kind >= 0 and not hidden else None
    target = Seat(action.target) if action.target >= 0 else None
    if is_given:
        target = Seat(before.target)
    count = size(before.hands[action.target]) if action.word in _TAKEN else None
    return Event(
        action.word,
        line.number,
        seat=seat,
        card=card,
        domain=DOMAINS[action.domain] if action.domain >= 0 else None,
        level=action.level if action.level >= 0 else None,
        target=target,
        count=action.number if action.number >= 0 else count,
        cards=tuple(KINDS[kind] for kind in action.cards),
        by=line.by,
        why=line.why,
    )


def _consequences(line: Line, before: Position, after: Position) -> Iterator[Event]:
    number = line.number
    if line.action.word in STEPS:
        for other in range(len(after.alive)):
            if other != line.seat and before.areas[other] != after.areas[other]:
                lost = before.areas[other] - after.areas[other]
                yield Event("lost", number, seat=Seat(other), card=cards_in(lost)[0])
    if after.drawn > before.drawn:
        drawn = sum(ONE[kind] for kind in after.setup.pile[before.drawn : after.drawn])
        yield Event("drew", number, seat=Seat(line.seat), count=size(drawn), ages=ages_in(drawn))
    if line.action.word == "end":
        for marker in before.embargoes[line.seat]:
            yield Event("lifted", number, seat=Seat(line.seat), domain=DOMAINS[marker.domain], card=KINDS[marker.kind])
    if before.coin is not None and after.coin is None:
        yield _coin_return(number, before.coin)


def _coin_return(number: int, coin: Coin) -> Event:
    return Event("returned", number, seat=Seat(coin.by), target=Seat(coin.seat), domain=DOMAINS[coin.domain])


def undone(game: Game) -> frozenset[int]:
    """Return the numbers of the lines that an undo has taken back, which a story leaves out."""
    standing = set(game.standing)
    return frozenset(number for number in range(1, game.number + 1) if number not in standing)
