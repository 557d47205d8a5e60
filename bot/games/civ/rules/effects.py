"""The effect of each action on a position (RULES §1.5, §2 to §6).

`apply` asks the judge, takes a branch and passes it to the function of the action's word. These functions own the
branch that they are given: they set its fields and replace its lists, but never change a list.
"""

from collections.abc import Callable
from typing import Final

from bot.games.civ.rules.actions import SEAT_WORDS, Action
from bot.games.civ.rules.cards import COLUMN, DOMAIN_OF, FLAG, KINDS_OF_DOMAIN, ONE, C, column, count, size
from bot.games.civ.rules.effect_table import (
    BY_LEVEL,
    MARKING,
    SACRIFICES,
    STEPS,
    Effect,
    EffectStep,
    Zone,
    asks_for_each_taken,
)
from bot.games.civ.rules.errors import IllegalAction
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import CHOOSE, DRAFT_TAKE, EFFECTS, NOBODY, PLAY, Coin, Marker, Position
from bot.games.civ.rules.refusals import why_illegal
from bot.games.civ.rules.setup import IMMEDIATE
from bot.games.civ.rules.turn_end import check_hegemony, draw_cards, end_turn, settle_coin

Doing = Callable[[Position, int, Action], None]


_blank: Final = object.__new__  # `Position()` would look for an `__init__`, and every action makes a position


def branch(position: Position) -> Position:
    """Return a copy of the position; its lists are shared until replaced."""
    # field by field: a loop over `__slots__` takes five times as long, `copy.copy` ten times; every action needs one
    new = _blank(Position)
    new.setup = position.setup
    new.phase = position.phase
    new.turn = position.turn
    new.turns = position.turns
    new.drawn = position.drawn
    new.hands = position.hands
    new.areas = position.areas
    new.columns = position.columns
    new.discard = position.discard
    new.embargoes = position.embargoes
    new.democracies = position.democracies
    new.coin = position.coin
    new.permanent = position.permanent
    new.sacrifice = position.sacrifice
    new.owed = position.owed
    new.target = position.target
    new.held = position.held
    new.alive = position.alive
    new.rivals = position.rivals
    new.before = position.before
    new.packs = position.packs
    new.passed = position.passed
    new.centre = position.centre
    new.result = position.result
    new.legal = None
    return new


def apply(position: Position, seat: int, action: Action) -> Position:
    """Return the position after `action`; `position` itself never changes. Raises `IllegalAction`."""
    legal = position.legal if seat == position.turn else None
    # what is kept there may be trusted: a position never changes, and every `branch` begins without it
    if action not in (legal or legal_actions(position, seat)):
        raise IllegalAction(why_illegal(position, seat, action))
    new = branch(position)
    _DO[action.word](new, seat, action)
    # only its first step: a running effect is taken back whole where someone leaves (§9.1)
    if new.phase == CHOOSE and new.before is None:
        new.before = position
    # last, since what the action did to columns decides (§6.5); where no list of them is new, none has changed
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
    # all have picked: until then nothing moves, since they choose at the same time (§1.5)
    if not any(new.packs):
        _pass_packs(new)


def _pass_packs(new: Position) -> None:
    players = new.setup.players
    # all packs are as large: after the third pick a single card is left, to be turned up (§1.5)
    if size(new.passed[0]) > 1:
        new.packs = [new.passed[(seat - 1) % players] for seat in range(players)]
        new.passed = [0] * players
        return
    new.centre = sum(new.passed)
    new.packs, new.passed = [], []
    new.phase = DRAFT_TAKE
    # counter-clockwise from the First Player's right, who is then last (§1.5)
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


def _moving(step: EffectStep) -> Doing:
    """Return a function for a step that moves the card it names and does nothing else.

    It has one sign for each place instead of one function for each place: calls are what an action costs most.
    """
    hand, area, discard = ((step.goal is place) - (step.source is place) for place in _OWN)
    is_given = step.goal is Zone.OTHER_HAND

    def move(new: Position, seat: int, action: Action) -> None:
        card = ONE[action.kind]
        if hand:
            hands = new.hands = new.hands.copy()
            hands[seat] += hand * card
            if is_given:
                # the only step that reaches another seat; which one was said by `inquire`
                hands[new.target] += card
        if area:
            areas = new.areas = new.areas.copy()
            columns = new.columns = new.columns.copy()
            areas[seat] += area * card
            columns[seat] += area * COLUMN[action.kind]
        if discard:
            new.discard += discard * card
        owed = new.owed = new.owed[1:]
        if not owed:
            _finish_effect(new)
        if area > 0 and new.setup.hegemony == IMMEDIATE:
            check_hegemony(new, seat)  # last, as in `_play`

    return move


_OWN: Final = (Zone.HAND, Zone.AREA, Zone.DISCARD)


# Steps and effects (§2 to §6)


def _play(new: Position, seat: int, action: Action) -> None:
    kind = action.kind
    hands = new.hands = new.hands.copy()
    hands[seat] -= ONE[kind]
    _into_area(new, seat, kind)
    if new.phase == PLAY:
        new.phase = EFFECTS
    else:
        _settle_step(new)
    # last, for it may end the game (§7.1, the tournament reading), and what stands above would begin another phase
    if new.setup.hegemony == IMMEDIATE:
        check_hegemony(new, seat)


def _skip(new: Position, seat: int, action: Action) -> None:
    new.phase = EFFECTS


def _settle_step(new: Position) -> None:
    """Take one action off those owed; after the last the effect is completely resolved (§3.4)."""
    owed = new.owed = new.owed[1:]
    if not owed:
        _finish_effect(new)


def _finish_effect(new: Position) -> None:
    new.phase = EFFECTS
    new.target = NOBODY
    new.before = None


def _begin(new: Position, seat: int, effect: Effect) -> None:
    owed = effect.owes
    if effect.draws:
        drawn = draw_cards(new, seat, effect.draws)
        if effect.each:
            # for as many as there were: a short pile lets a Leap draw, and discard, fewer (§5.4)
            owed += (effect.each,) * drawn
    new.owed = owed
    if owed:
        new.phase = CHOOSE


def _use(new: Position, seat: int, action: Action) -> None:
    new.permanent |= FLAG[action.domain]
    _begin(new, seat, BY_LEVEL[action.domain][action.level])


def _copy(new: Position, seat: int, action: Action) -> None:
    # copying uses the Domain's own effect, too (§6.2)
    new.permanent |= FLAG[action.domain] | FLAG[C]
    new.coin = Coin(seat, action.target, action.domain, action.level)
    _begin(new, seat, BY_LEVEL[action.domain][action.level])


def _sacrifice(new: Position, seat: int, action: Action) -> None:
    kind = action.kind
    domain = DOMAIN_OF[kind]
    _out_of_area(new, seat, kind)
    new.sacrifice |= FLAG[domain]
    if FLAG[domain] & MARKING:
        # it lies nowhere until the marker is laid: not in the discard pile, where it could be fetched
        new.held = kind
    else:
        new.discard += ONE[kind]
    _begin(new, seat, SACRIFICES[domain])


def _striking(step: EffectStep) -> Doing:
    """Return what does a step that moves the card it names and costs the others a card of its Domain."""
    give_up = _moving(step)

    def strike(new: Position, seat: int, action: Action) -> None:
        give_up(new, seat, action)
        _strike_others(new, seat, action)

    return strike


def _strike_others(new: Position, seat: int, action: Action) -> None:
    domain = DOMAIN_OF[action.kind]
    areas, columns = new.areas, new.columns  # of this branch's own since a card has left them
    for other in new.rivals[seat]:
        if column(columns[other], domain):
            # the lowest Age, and no question: the game should not wait for anyone (§5.1)
            lowest = next(kind for kind in KINDS_OF_DOMAIN[domain] if count(areas[other], kind))
            areas[other] -= ONE[lowest]
            columns[other] -= COLUMN[lowest]
            new.discard += ONE[lowest]


def _inquire(new: Position, seat: int, action: Action) -> None:
    taken = new.hands[action.target]
    hands = new.hands = new.hands.copy()
    hands[seat] += taken
    hands[action.target] = 0
    # before `_settle_step` takes `inquire` itself off: with nothing taken the effect ends there
    if _EACH_TAKEN:
        new.owed += (_EACH_TAKEN,) * size(taken)
    new.target = action.target
    _settle_step(new)


def _embargo(new: Position, seat: int, action: Action) -> None:
    new.embargoes = _with_marker(new.embargoes, action, new.held)
    new.held = -1
    _settle_step(new)


def _democracy(new: Position, seat: int, action: Action) -> None:
    new.democracies = _with_marker(new.democracies, action, new.held)
    new.held = -1
    _settle_step(new)


def _with_marker(markers: list[tuple[Marker, ...]], action: Action, kind: int) -> list[tuple[Marker, ...]]:
    laid = markers.copy()
    # sorted, so that positions do not depend on which marker was laid first
    laid[action.target] = tuple(sorted((*laid[action.target], Marker(action.domain, kind))))
    return laid


_EACH_TAKEN: Final = asks_for_each_taken()
_DO: Final[dict[str, Doing]] = {
    "keep": _keep,
    "take": _take,
    "skip": _skip,
    "use": _use,
    "copy": _copy,
    "sacrifice": _sacrifice,
    "end": end_turn,
    **{step.word: (_striking if step.strikes_others else _moving)(step) for step in STEPS.values() if step.names_card},
    # steps that do more than move a card
    "play": _play,
    **dict.fromkeys(SEAT_WORDS, _inquire),
    "embargo": _embargo,
    "democracy": _democracy,
}
if _missing := STEPS.keys() - _DO.keys():
    raise ValueError(f"nothing does {_missing}: `_DO` in this module needs a function for each")
