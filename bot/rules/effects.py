"""What each action does to a position (RULES §1.5, §2 to §6).

`apply` asks the judge, takes a branch and hands it to the one function of the action's word. Those functions own the
branch they are given: they set its fields, and replace its lists, never change them.
"""

from collections.abc import Callable
from typing import Final

from bot.rules.actions import Action
from bot.rules.cards import COLUMN, DOMAIN_OF, FLAG, KINDS_OF_DOMAIN, ONE, C, E, M, R, S, U, count, size
from bot.rules.errors import IllegalAction
from bot.rules.judge import legal_actions
from bot.rules.position import (
    CHOOSE,
    DRAFT_TAKE,
    EFFECTS,
    NOBODY,
    PLAY,
    Coin,
    Marker,
    Position,
    branch,
)
from bot.rules.refusals import why_illegal
from bot.rules.setup import IMMEDIATE
from bot.rules.turn_end import check_hegemony, draw_cards, end_turn, settle_coin

LEAP: Final = 5
"""Cards drawn, then discarded, by a Technological Leap (§5.4)."""

OWED: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    M: ((), ("discard",), ("discard", "discard")),
    R: ((), (), ()),
    E: ((), ("scrap", "play"), ("scrap", "scrap", "play", "play")),
    S: ((), ("recall", "play"), ("recall", "recall", "play", "play")),
    U: ((), ("salvage",), ("salvage", "salvage")),
}
"""What a permanent effect asks for, by Domain and level (§4)."""


def apply(position: Position, seat: int, action: Action) -> Position:
    """The position after `action`; `position` itself never changes. Raises `IllegalAction`."""
    legal = position.legal if seat == position.turn else None
    if action not in (legal or legal_actions(position, seat)):
        raise IllegalAction(why_illegal(position, seat, action))
    new = branch(position)
    _DO[action.word](new, seat, action)
    if new.phase == CHOOSE and new.before is None:
        new.before = position
    if new.coin is not None and new.columns is not position.columns:
        settle_coin(new)
    return new


# The draft (§1.5)


def _keep(new: Position, seat: int, action: Action) -> None:
    new.hands = new.hands.copy()
    new.packs = new.packs.copy()
    new.passed = new.passed.copy()
    new.hands[seat] += ONE[action.kind]
    new.passed[seat] = new.packs[seat] - ONE[action.kind]
    new.packs[seat] = 0
    if not any(new.packs):
        _pass_packs(new)


def _pass_packs(new: Position) -> None:
    players = new.setup.players
    if size(new.passed[0]) > 1:
        new.packs = [new.passed[(seat - 1) % players] for seat in range(players)]
        new.passed = [0] * players
        return
    new.centre = sum(new.passed)
    new.packs, new.passed = [], []
    new.phase = DRAFT_TAKE
    new.turn = (new.setup.first - 1) % players


def _take(new: Position, seat: int, action: Action) -> None:
    new.centre -= ONE[action.kind]
    _into_area(new, seat, action.kind)
    if seat == new.setup.first:
        new.phase = PLAY
    else:
        new.turn = (seat - 1) % new.setup.players


# Moving cards


def _into_area(new: Position, seat: int, kind: int) -> None:
    areas = new.areas = new.areas.copy()
    columns = new.columns = new.columns.copy()
    areas[seat] += ONE[kind]
    columns[seat] += COLUMN[kind]


def _out_of_area(new: Position, seat: int, kind: int) -> None:
    areas = new.areas = new.areas.copy()
    columns = new.columns = new.columns.copy()
    areas[seat] -= ONE[kind]
    columns[seat] -= COLUMN[kind]


# Steps and effects (§2 to §6)


def _play(new: Position, seat: int, action: Action) -> None:
    kind = action.kind
    hands = new.hands = new.hands.copy()
    hands[seat] -= ONE[kind]
    _into_area(new, seat, kind)
    if new.phase == PLAY:
        new.phase = EFFECTS
    else:
        _paid(new)
    if new.setup.hegemony == IMMEDIATE:
        check_hegemony(new, seat)


def _skip(new: Position, seat: int, action: Action) -> None:
    new.phase = EFFECTS


def _paid(new: Position) -> None:
    """One action owed is done; after the last the effect is completely resolved (§3.4)."""
    owed = new.owed = new.owed[1:]
    if not owed:
        new.phase = EFFECTS
        new.target = NOBODY
        new.before = None


def _owe(new: Position, words: tuple[str, ...]) -> None:
    new.owed = words
    if words:
        new.phase = CHOOSE


def _use(new: Position, seat: int, action: Action) -> None:
    new.permanent |= FLAG[action.domain]
    _owe(new, OWED[action.domain][action.level])


def _copy(new: Position, seat: int, action: Action) -> None:
    new.permanent |= FLAG[action.domain] | FLAG[C]
    new.coin = Coin(seat, action.target, action.domain, action.level)
    _owe(new, OWED[action.domain][action.level])


def _discard(new: Position, seat: int, action: Action) -> None:
    hands = new.hands = new.hands.copy()
    hands[seat] -= ONE[action.kind]
    new.discard += ONE[action.kind]
    _paid(new)


def _scrap(new: Position, seat: int, action: Action) -> None:
    _out_of_area(new, seat, action.kind)
    new.discard += ONE[action.kind]
    _paid(new)


def _recall(new: Position, seat: int, action: Action) -> None:
    _out_of_area(new, seat, action.kind)
    hands = new.hands = new.hands.copy()
    hands[seat] += ONE[action.kind]
    _paid(new)


def _salvage(new: Position, seat: int, action: Action) -> None:
    hands = new.hands = new.hands.copy()
    hands[seat] += ONE[action.kind]
    new.discard -= ONE[action.kind]
    _paid(new)


def _sacrifice(new: Position, seat: int, action: Action) -> None:
    kind = action.kind
    domain = DOMAIN_OF[kind]
    _out_of_area(new, seat, kind)
    new.sacrifice |= FLAG[domain]
    if domain in (E, U):
        new.held = kind
    else:
        new.discard += ONE[kind]
    if domain == S:
        _owe(new, ("discard",) * draw_cards(new, seat, LEAP))
    else:
        _owe(new, _SACRIFICE_OWES[domain])


_SACRIFICE_OWES: Final = {M: ("attack",), R: ("inquire",), E: ("embargo",), U: ("democracy",)}


def _attack(new: Position, seat: int, action: Action) -> None:
    _scrap(new, seat, action)
    domain = DOMAIN_OF[action.kind]
    areas, columns = new.areas, new.columns  # of this branch's own since `_scrap`
    for other in new.rivals[seat]:
        if columns[other] >> 6 * domain & 63:
            lowest = next(kind for kind in KINDS_OF_DOMAIN[domain] if count(areas[other], kind))
            areas[other] -= ONE[lowest]
            columns[other] -= COLUMN[lowest]
            new.discard += ONE[lowest]


def _inquire(new: Position, seat: int, action: Action) -> None:
    taken = new.hands[action.target]
    hands = new.hands = new.hands.copy()
    hands[seat] += taken
    hands[action.target] = 0
    new.owed = ("inquire",) + ("give",) * size(taken)
    new.target = action.target
    _paid(new)


def _give(new: Position, seat: int, action: Action) -> None:
    hands = new.hands = new.hands.copy()
    hands[seat] -= ONE[action.kind]
    hands[new.target] += ONE[action.kind]
    _paid(new)


def _embargo(new: Position, seat: int, action: Action) -> None:
    new.embargoes = _with_marker(new.embargoes, action, new.held)
    new.held = -1
    _paid(new)


def _democracy(new: Position, seat: int, action: Action) -> None:
    new.democracies = _with_marker(new.democracies, action, new.held)
    new.held = -1
    _paid(new)


def _with_marker(markers: list[tuple[Marker, ...]], action: Action, kind: int) -> list[tuple[Marker, ...]]:
    laid = markers.copy()
    laid[action.target] = tuple(sorted((*laid[action.target], Marker(action.domain, kind))))
    return laid


_DO: Final[dict[str, Callable[[Position, int, Action], None]]] = {
    "keep": _keep,
    "take": _take,
    "play": _play,
    "skip": _skip,
    "use": _use,
    "copy": _copy,
    "discard": _discard,
    "scrap": _scrap,
    "recall": _recall,
    "salvage": _salvage,
    "sacrifice": _sacrifice,
    "attack": _attack,
    "inquire": _inquire,
    "give": _give,
    "embargo": _embargo,
    "democracy": _democracy,
    "end": end_turn,
}
