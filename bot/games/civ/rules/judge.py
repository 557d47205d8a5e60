"""The judge: the actions that a seat may take now. Legality is decided here and nowhere else.

`legal_actions` decides; `refusals.why_illegal` only gives the reason for its "no". All is computed on flags (one bit a
Domain) and on tables keyed by them, because a computer player asks this question thousands of times a second.
"""

from collections.abc import Callable
from typing import Final

from bot.games.civ.rules.actions import (
    CARD_WORDS,
    COLUMN_WORDS,
    END,
    SKIP,
    Action,
    copy,
    use,
    with_card,
    with_column,
    with_seat,
)
from bot.games.civ.rules.cards import (
    ALL_FLAGS,
    CULTURE_COLUMN,
    DIGIT,
    FLAG,
    IS_PRESENT,
    KINDS,
    ONE,
    PRESENT,
    PRESENT_ADD,
    C,
    at_least_add,
    cards_of_domains,
    digits_of_domains,
    kinds_in,
)
from bot.games.civ.rules.effect_table import AIMING, COPYABLE, LEVELS, SACRIFICE, STEPS, USABLE, Zone
from bot.games.civ.rules.needs import (
    AREA,
    AREA_ENOUGH_FOR,
    DEMANDING,
    DISCARDS,
    ENOUGH_FOR,
    FREE_AREA,
    FREE_HAND,
    HAND,
    PLAYS,
    REPLAYS,
)
from bot.games.civ.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE, EFFECTS, OVER, PLAY, Position

AT_LEAST_ONE: Final = at_least_add(1)


class _CardActions(dict[int, tuple[Action, ...]]):
    """A cache of `word X` for every kind present, then `then`, by the presence mask (2^15 entries at most)."""

    def __init__(self, word: str, then: tuple[Action, ...] = ()) -> None:
        super().__init__()
        self._word = word
        self._then = then

    def __missing__(self, mask: int) -> tuple[Action, ...]:
        found = tuple(with_card(self._word, kind) for kind in range(len(KINDS)) if mask & IS_PRESENT[kind])
        found = self[mask] = found + self._then
        return found


class _KindMasks(dict[int, int]):
    """A cache of the presence mask of all kinds of some Domains, by the Domains' flags."""

    def __missing__(self, flags: int) -> int:
        self[flags] = mask = cards_of_domains(flags)
        return mask


class _CardMasks(dict[int, int]):
    """A cache of all bits of the kinds of some Domains in a bag, by the Domains' flags."""

    def __missing__(self, flags: int) -> int:
        self[flags] = mask = digits_of_domains(flags)
        return mask


class _LevelActions(dict[int, tuple[Action, ...]]):
    """A cache of `make(D, L)` for every Domain and level, by the flags of level 1 and of level 2."""

    def __init__(self, make: Callable[[int, int], Action]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: int) -> tuple[Action, ...]:
        # level 2 lies one bit below the flag (see `_step_2`): shifted up again it is where `FLAG` looks
        found = tuple(
            self._make(domain, level) for domain in range(6) for level in LEVELS if key << level - 1 & FLAG[domain]
        )
        self[key] = found
        return found


class _ColumnActions(dict[int, tuple[Action, ...]]):
    """A cache of `word T D` for one seat and every Domain among the flags."""

    def __init__(self, word: str, seat: int) -> None:
        super().__init__()
        self._word = word
        self._seat = seat

    def __missing__(self, flags: int) -> tuple[Action, ...]:
        found = self[flags] = tuple(
            with_column(self._word, self._seat, domain) for domain in range(6) if flags & FLAG[domain]
        )
        return found


_CARDS: Final = {word: _CardActions(word) for word in CARD_WORDS}
_PLAY: Final = _CARDS["play"]
_SACRIFICE: Final = _CARDS["sacrifice"]
_END: Final = (END,)
_SACRIFICE_OR_END: Final = _CardActions("sacrifice", _END)
_KINDS_OF: Final = _KindMasks()
_CARDS_OF: Final = _CardMasks()
_USE: Final = _LevelActions(use)
_COPY: Final = tuple(_LevelActions(lambda domain, level, seat=seat: copy(seat, domain, level)) for seat in range(4))
_COLUMNS: Final = {word: tuple(_ColumnActions(word, seat) for seat in range(4)) for word in COLUMN_WORDS}


def legal_actions(position: Position, seat: int) -> tuple[Action, ...]:
    """Return all that this seat may do now; empty when it is not asked for anything. Interventions are left out."""
    if seat == position.turn:
        legal = position.legal
        if legal is None:
            # the one field set on a made position: it follows from the others, and `apply` asks right after the player
            legal = position.legal = _LIST[position.phase](position, seat)
        return legal
    if position.phase == DRAFT_KEEP and 0 <= seat < len(position.packs):
        return _actions_with("keep", position.packs[seat])
    return ()


def _actions_with(word: str, bag: int) -> tuple[Action, ...]:
    return _CARDS[word][(bag + PRESENT_ADD) & PRESENT]


def _from_hand(word: str) -> Callable[[Position, int], tuple[Action, ...]]:
    cards = _CARDS[word]
    return lambda position, seat: cards[(position.hands[seat] + PRESENT_ADD) & PRESENT]


def _from_area(word: str) -> Callable[[Position, int], tuple[Action, ...]]:
    cards = _CARDS[word]
    return lambda position, seat: cards[(position.areas[seat] + PRESENT_ADD) & PRESENT]


def _from_discard(word: str) -> Callable[[Position, int], tuple[Action, ...]]:
    cards = _CARDS[word]
    return lambda position, seat: cards[(position.discard + PRESENT_ADD) & PRESENT]


def _plays(position: Position, seat: int) -> tuple[Action, ...]:
    """Return the plays: any card of the hand that no Embargo forbids (§2.1, §5.3)."""
    mask = (position.hands[seat] + PRESENT_ADD) & PRESENT
    if position.embargoes[seat]:
        mask &= _KINDS_OF[ALL_FLAGS & ~position.forbidden(seat)]
    return _PLAY[mask]


def _step_1(position: Position, seat: int) -> tuple[Action, ...]:
    return _plays(position, seat) or (SKIP,)


def _step_2(position: Position, seat: int) -> tuple[Action, ...]:
    columns = position.columns[seat]
    mask = (position.areas[seat] + PRESENT_ADD) & PRESENT & _KINDS_OF[_sacrificial(position, seat)]
    # first whether any level is reached: only then the cards that its effect needs are counted
    if (columns + position.setup.add_1) & USABLE & ~position.permanent:
        # only after the cheap look above: this one counts cards
        one, two = _usable(position, seat)
        # only the highest of a Domain's six bits can be a flag, so level 2, a bit lower, is still the same Domain's
        found = _SACRIFICE[mask] + _USE[one | two >> 1] + _END
    else:
        found = _SACRIFICE_OR_END[mask]
    # who shows no Culture cannot show most of it (§6.1): one test in place of a look at every rival
    if columns & CULTURE_COLUMN and may_inspire(position, seat):
        found += _copies(position, seat)
    return found


def _copies(position: Position, seat: int) -> tuple[Action, ...]:
    found = ()
    for other in position.rivals[seat]:
        one, two = _copyable(position, seat, other)
        if one | two:
            found += _COPY[other][one | two >> 1]
    return found


def _resolvable(position: Position, seat: int) -> tuple[int, ...]:
    """Return, by level, the Domains, as flags, whose effect this seat could resolve now (§3.5), at any level it has."""
    hand, area = position.hands[seat], position.areas[seat]
    # `% DIGIT` is `cards.size` written out, here and below: asked several times in every step 2, and a call costs more
    discards = DISCARDS[position.discard % DIGIT]
    if not position.embargoes[seat]:
        return ENOUGH_FOR[FREE_HAND[hand % DIGIT] + FREE_AREA[area % DIGIT] + discards]
    free = _CARDS_OF[ALL_FLAGS & ~position.forbidden(seat)]
    playable = PLAYS[(hand & free) % DIGIT] + REPLAYS[(area & free) % DIGIT]
    return ENOUGH_FOR[HAND[hand % DIGIT] + AREA[area % DIGIT] + discards + playable]


def playable(position: Position, seat: int, bag: int) -> int:
    """Return how many cards of the bag no Embargo on this seat forbids (§5.3)."""
    return (bag & _CARDS_OF[ALL_FLAGS & ~position.forbidden(seat)]) % DIGIT


def _usable(position: Position, seat: int) -> tuple[int, int]:
    """Return the Domains, as flags, whose level 1 and 2 this seat has, has not used, and can resolve (§3.1 to §3.5)."""
    _, one, two = _resolvable(position, seat)
    setup = position.setup
    columns = position.columns[seat]
    fresh = USABLE & ~position.permanent
    return (columns + setup.add_1) & fresh & one, (columns + setup.add_2) & fresh & two


def _sacrificial(position: Position, seat: int) -> int:
    """Return the Domains, as flags, whose sacrifice effect this seat could start with a card of it (§3.1, §5)."""
    flags = AREA_ENOUGH_FOR[position.areas[seat] % DIGIT] & ~position.sacrifice
    # no row of the table does today; one that needs cards of hand or discard pile is held to §3.5 here
    if flags & DEMANDING:
        flags &= _resolvable(position, seat)[SACRIFICE]
    columns = position.columns
    for other in position.rivals[seat]:
        if columns[other]:
            return flags
    return flags & ~AIMING


def may_inspire(position: Position, seat: int) -> bool:
    """Return whether this seat may use Inspiration, even if there is nothing to copy (§6.1)."""
    return not position.permanent & FLAG[C] and position.most_culture(seat)


def _copyable(position: Position, seat: int, other: int) -> tuple[int, int]:
    """Return the Domains, as flags, whose level 1 and level 2 Inspiration could copy from `other` (§6.1 to §6.3)."""
    setup = position.setup
    mine, theirs = position.columns[seat], position.columns[other]
    fresh = COPYABLE & ~position.permanent
    # only a level above one's own may be copied (§6.2); bits beside the flags are cut by `fresh`
    higher_1 = (theirs + setup.add_1) & ~(mine + setup.add_1) & fresh
    higher_2 = (theirs + setup.add_2) & ~(mine + setup.add_2) & fresh
    if not higher_1 | higher_2:
        return 0, 0
    _, one, two = _resolvable(position, seat)
    return higher_1 & one, higher_2 & two


def _owed_actions(position: Position, seat: int) -> tuple[Action, ...]:
    return _OWED[position.owed[0]](position, seat)


RECALLING: Final = tuple(word for word, step in STEPS.items() if (step.source, step.goal) == (Zone.AREA, Zone.HAND))
"""The words that take a card of the play area back into the hand."""


def _recalls(position: Position, seat: int) -> tuple[Action, ...]:
    """Return the recalls, which must leave enough playable cards for the plays owed (§4.4)."""
    area, word = position.areas[seat], position.owed[0]
    if not position.embargoes[seat]:
        return _actions_with(word, area)
    # this recall is still owed itself, so it is not among those that follow
    more = sum(map(position.owed.count, RECALLING)) - 1
    plays = position.owed.count("play")
    hand = position.hands[seat]

    def leaves_enough(kind: int) -> bool:
        now = playable(position, seat, hand + ONE[kind])
        return now + min(more, playable(position, seat, area - ONE[kind])) >= plays

    return tuple(with_card(word, kind) for kind in kinds_in(area) if leaves_enough(kind))


def _others(word: str) -> Callable[[Position, int], tuple[Action, ...]]:
    """Return a function for the choice of any other player, also of one without cards (§5.2)."""
    return lambda position, seat: tuple(with_seat(word, other) for other in position.rivals[seat])


def _other_columns(position: Position, seat: int) -> tuple[Action, ...]:
    """Return each Domain of another player who has a face-up card there (§5.3, §5.5)."""
    actions = _COLUMNS[position.owed[0]]
    found = ()
    for other in position.rivals[seat]:
        found += actions[other][(position.columns[other] + AT_LEAST_ONE) & ALL_FLAGS]
    return found


_SOURCES: Final[dict[Zone, Callable[[str], Callable[[Position, int], tuple[Action, ...]]]]] = {
    Zone.HAND: _from_hand,
    Zone.AREA: _from_area,
    Zone.DISCARD: _from_discard,
    Zone.OTHER_HAND: _others,
}
_OWED: Final[dict[str, Callable[[Position, int], tuple[Action, ...]]]] = {
    **{word: _other_columns if step.names_column else _SOURCES[step.source](word) for word, step in STEPS.items()},
    # these two ask more than where the card lies: what Embargoes forbid, and what must stay playable (§4.4)
    "play": _plays,
    **dict.fromkeys(RECALLING, _recalls),
}
"""Functions for the choices of each word owed: every card at the step's source that no Embargo forbids."""

_LIST: Final[dict[str, Callable[[Position, int], tuple[Action, ...]]]] = {
    DRAFT_KEEP: lambda position, seat: (),  # all choose at once, so no seat is on turn
    DRAFT_TAKE: lambda position, seat: _actions_with("take", position.centre),
    PLAY: _step_1,
    EFFECTS: _step_2,
    CHOOSE: _owed_actions,
    OVER: lambda position, seat: (),
}
