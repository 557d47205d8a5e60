"""What each action does to a position (RULES §1.5, §2 to §7, §9).

`apply` asks the judge, takes a branch and hands it to the one function of the action's word. Those functions own the
branch they are given: they set its fields, and replace its lists, never change them.
"""

from collections.abc import Callable
from typing import Final

from bot.rules.actions import Action
from bot.rules.cards import COLUMN, DOMAIN_OF, FLAG, KINDS_OF_DOMAIN, ONE, C, E, M, R, S, U, count, size
from bot.rules.errors import IllegalAction, because
from bot.rules.judge import legal_actions
from bot.rules.position import (
    CHOOSE,
    DRAFT_KEEP,
    DRAFT_TAKE,
    EFFECTS,
    NOBODY,
    OVER,
    PLAY,
    Coin,
    Marker,
    Position,
    Result,
    branch,
    rivals_of,
)
from bot.rules.refusals import why_illegal, why_intervention_illegal
from bot.rules.scoring import by_points, last_side
from bot.rules.setup import IMMEDIATE

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
        _settle_coin(new)
    return new


def intervene(position: Position, seat: int, action: Action) -> Position:
    """The position after `eliminate`, `trim` or `refill` (§9). Raises `IllegalAction`. `undo` needs a `Game`."""
    if reason := why_intervention_illegal(position, seat, action):
        raise IllegalAction(reason)
    new = branch(position)
    if action.word == "eliminate":
        new = _eliminate(position, seat)
    elif action.word == "trim":
        lost = sum(ONE[kind] for kind in action.cards)
        new.hands = new.hands.copy()
        new.hands[seat] -= lost
        new.discard += lost
    else:
        _draw(new, seat, new.hand_limit(seat) - size(new.hands[seat]))
    if new.coin is not None:
        _settle_coin(new)
    return new


def abandon(position: Position) -> Position:
    """The position of a table that lost a player during the draft (§9.1). Raises `IllegalAction` later than that."""
    if position.phase not in (DRAFT_KEEP, DRAFT_TAKE):
        raise IllegalAction(because("abandon-only-in-draft"))
    new = branch(position)
    _finish(new, Result("abandoned", ()))
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


def _draw(new: Position, seat: int, wanted: int) -> int:
    """Up to `wanted` cards from the pile (§2.3); how many there were."""
    drawn = new.setup.pile[new.drawn : new.drawn + wanted] if wanted > 0 else ()
    if drawn:
        hands = new.hands = new.hands.copy()
        for kind in drawn:
            hands[seat] += ONE[kind]
        new.drawn += len(drawn)
    return len(drawn)


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
        _check_hegemony(new, seat)


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
        _owe(new, ("discard",) * _draw(new, seat, LEAP))
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


# The end of a turn and of the game (§2.3, §7)


def _end(new: Position, seat: int, action: Action) -> None:
    missing = new.hand_limit(seat) - new.hands[seat] % 127
    if missing > 0:
        _draw(new, seat, missing)
    if new.embargoes[seat]:
        new.discard += sum(ONE[marker.kind] for marker in new.embargoes[seat])
        new.embargoes = new.embargoes.copy()
        new.embargoes[seat] = ()
    new.turns += 1
    _check_hegemony(new, seat)
    if new.phase != OVER:
        _pass_turn(new, seat, new.setup.turn_cap)


def _closes_round(position: Position, seat: int) -> bool:
    """Whether the turn passes from this seat to the First Player's seat or beyond it (§7.2, §9.1)."""
    players = len(position.alive)
    to_first = (position.setup.first - seat - 1) % players + 1
    return (position.rivals[seat][0] - seat) % players >= to_first


def _pass_turn(new: Position, seat: int, cap: int | None) -> None:
    """The next seat's turn, or majorities when the round closes with an empty pile (§7.2), or the turn cap (§7.5)."""
    if new.drawn == len(new.setup.pile) and _closes_round(new, seat):
        _finish(new, by_points(new, "majority"))
    elif cap is not None and new.turns >= cap:
        _finish(new, by_points(new, "turn_cap"))
    else:
        new.turn = new.rivals[seat][0]
        new.phase = PLAY
        new.permanent = new.sacrifice = 0


def _check_hegemony(new: Position, seat: int) -> None:
    if not new.setup.may_have_hegemony(new.columns[seat]):
        return
    if (domain := new.hegemony(seat)) is not None:
        _finish(new, Result("hegemony", new.setup.side(seat), domain))


def _finish(new: Position, result: Result) -> None:
    new.result = result
    new.phase = OVER
    new.turn = NOBODY
    new.owed = ()
    new.target = NOBODY
    new.before = None


def _settle_coin(new: Position) -> None:
    """The coin returns when its layer has no longer strictly most Culture, or one of the two left (§6.5)."""
    coin = new.coin
    if coin and not (new.alive[coin.by] and new.alive[coin.seat] and new.most_culture(coin.by)):
        new.coin = None


def _eliminate(position: Position, seat: int) -> Position:
    """§9.1: the running effect is taken back; all that lies before the seat goes to the discard pile."""
    new = branch(position.before or position)
    markers = (*new.embargoes[seat], *new.democracies[seat])
    new.discard += new.hands[seat] + new.areas[seat] + sum(ONE[marker.kind] for marker in markers)
    new.hands, new.areas, new.columns = new.hands.copy(), new.areas.copy(), new.columns.copy()
    new.embargoes, new.democracies = new.embargoes.copy(), new.democracies.copy()
    new.hands[seat] = new.areas[seat] = new.columns[seat] = 0
    new.embargoes[seat] = new.democracies[seat] = ()
    new.alive = tuple(alive and other != seat for other, alive in enumerate(new.alive))
    new.rivals = rivals_of(new.alive)
    if (side := last_side(new)) is not None:
        _finish(new, Result("last_standing", side))
    elif new.turn == seat:
        _pass_turn(new, seat, None)
    return new


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
    "end": _end,
}
