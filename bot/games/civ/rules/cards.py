"""Cards, and multisets of cards as one integer.

A card is written as its Domain and its Age, `M1`, `C3`. Fifteen kinds exist (§1.1). The place of cards matters in this
game, but not which of two `M1` it is, so every pile, hand and play area is a multiset of kinds.

A *bag* is such a multiset packed into an `int`, seven bits a kind: adding a card is an addition, copying is free, and a
bag is immutable. A *column set* is the number of cards of each Domain in a play area, packed six bits a Domain.
Computer players ask for legal actions thousands of times a second; packed, each question is a few operations on whole
numbers instead of a loop over cards.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NewType

Card = NewType("Card", str)
"""A kind of card: Domain code and Age, e.g. `M1`."""
Domain = NewType("Domain", str)
"""A Domain's code: one of `M R E S C U`."""
Seat = NewType("Seat", int)
"""A seat: 0…n−1 clockwise."""

DOMAINS: Final = tuple(Domain(code) for code in "MRESCU")
"""All Domains in rulebook order, which is the order of every list of Domains."""
M, R, E, S, C, U = range(6)
"""The Domains' numbers in `DOMAINS`."""
AGES: Final = (1, 2, 3)

SUPPLY: Final[dict[Card, int]] = {
    Card(f"{domain}{age}"): count
    for domain, counts in zip(
        "MRESCU", ((8, 8, 4), (8, 8, 0), (4, 4, 8), (4, 8, 8), (4, 4, 8), (0, 0, 16)), strict=True
    )
    for age, count in zip(AGES, counts, strict=True)
    if count
}
"""The number of cards of each kind (§1.1), in canonical order."""

KINDS: Final = tuple(SUPPLY)
"""All fifteen kinds in canonical order: Domains M R E S C U, then Age."""
KIND_OF: Final[dict[str, int]] = {card: kind for kind, card in enumerate(KINDS)}
DOMAIN_OF: Final = tuple(DOMAINS.index(Domain(card[0])) for card in KINDS)
"""The Domain, as its number in `DOMAINS`, of each kind."""
KINDS_OF_DOMAIN: Final = tuple(
    tuple(kind for kind, domain in enumerate(DOMAIN_OF) if domain == wanted) for wanted in range(len(DOMAINS))
)
"""The kinds of each Domain, lowest Age first."""
AGE_OF: Final = tuple(int(card[1]) for card in KINDS)

# A kind has 16 cards at most, which five bits would hold. Seven make the digits' base 128, and since 128 leaves 1 when
# divided by 127, so does each of its powers: `bag % 127` is the sum of all digits, exact as long as that stays below
# 127, and there are 104 cards. Nothing cheaper counts a bag.
_BITS: Final = 7
DIGIT: Final = (1 << _BITS) - 1
"""All bits of one kind's digit in a bag. `bag % DIGIT` is its `size`, for code that must avoid a call."""
# A Domain has 20 cards at most (§1.1), which five bits hold; the sixth is free for `at_least_add` to carry into.
_COLUMN_BITS: Final = 6
_COLUMN_DIGIT: Final = (1 << _COLUMN_BITS) - 1
ONE: Final = tuple(1 << _BITS * kind for kind in range(len(KINDS)))
"""The bag that holds one card of that kind."""
ONE_OF: Final = tuple(1 << _COLUMN_BITS * domain for domain in range(len(DOMAINS)))
"""The column set of one card of that Domain."""
COLUMN: Final = tuple(ONE_OF[domain] for domain in DOMAIN_OF)
"""The column set of one card of that kind."""
WHOLE: Final = tuple(_COLUMN_DIGIT * one for one in ONE_OF)
"""All bits of each Domain in a column set, so that columns of one Domain can be compared without unpacking."""
_ALL_OF_AGE: Final = {age: sum(DIGIT * ONE[kind] for kind in range(len(KINDS)) if AGE_OF[kind] == age) for age in AGES}
"""All bits of an Age's kinds in a bag."""
CULTURE_COLUMN: Final = WHOLE[C]
BAG_OF_DOMAIN: Final = tuple(sum(DIGIT * ONE[kind] for kind in kinds) for kinds in KINDS_OF_DOMAIN)
"""All bits of each Domain's kinds in a bag."""

# 63 and one card or more carry into the digit's highest bit, 64; 63 and 16 cards do not carry beyond it.
PRESENT_ADD: Final = sum(63 * one for one in ONE)
IS_PRESENT: Final = tuple(64 * one for one in ONE)
"""The bit that stands for a kind in `PRESENT`."""
PRESENT: Final = sum(IS_PRESENT)
"""`(bag + PRESENT_ADD) & PRESENT` has one bit set for each kind the bag holds."""
FLAG: Final = tuple(32 * one for one in ONE_OF)
"""The bit that stands for a Domain where `at_least_add` leaves it."""
ALL_FLAGS: Final = sum(FLAG)


def at_least_add(count: int) -> int:
    """Return what to add to a column set so that `& ALL_FLAGS` leaves Domains with at least `count` cards (1 to 32)."""
    # 32 - count and `count` cards carry into a Domain's highest bit, 32; with 20 cards no sum reaches 64, the neighbour
    return sum((32 - count) * one for one in ONE_OF)


def column_sizes(columns: int) -> tuple[int, int, int, int, int, int]:
    """Return the number of cards of each Domain in a column set, in rulebook order."""
    return (
        columns & _COLUMN_DIGIT,
        columns >> _COLUMN_BITS & _COLUMN_DIGIT,
        columns >> 2 * _COLUMN_BITS & _COLUMN_DIGIT,
        columns >> 3 * _COLUMN_BITS & _COLUMN_DIGIT,
        columns >> 4 * _COLUMN_BITS & _COLUMN_DIGIT,
        columns >> 5 * _COLUMN_BITS & _COLUMN_DIGIT,
    )


def column(columns: int, domain: int) -> int:
    """Return the number of cards of one Domain in a column set."""
    return columns >> _COLUMN_BITS * domain & _COLUMN_DIGIT


def columns_size(columns: int) -> int:
    """Return how many cards a column set of at most 62 holds: a hand or a play area, not the discard pile."""
    return columns % _COLUMN_DIGIT  # as a bag's size: 64 leaves 1 when divided by 63


def size(bag: int) -> int:
    """Return how many cards a bag holds."""
    return bag % DIGIT  # see `_BITS`


def count(bag: int, kind: int) -> int:
    """Return how many cards of one kind a bag holds."""
    return bag >> _BITS * kind & DIGIT


def domain_sizes(bag: int) -> tuple[int, int, int, int, int, int]:
    """Return how many cards of each Domain a bag holds, in rulebook order."""
    m, r, e, s, c, u = BAG_OF_DOMAIN
    return (
        (bag & m) % DIGIT,
        (bag & r) % DIGIT,
        (bag & e) % DIGIT,
        (bag & s) % DIGIT,
        (bag & c) % DIGIT,
        (bag & u) % DIGIT,
    )


def of_age(bag: int, age: int) -> int:
    """Return how many cards of one Age a bag holds."""
    return (bag & _ALL_OF_AGE[age]) % DIGIT


def kinds_in(bag: int) -> Iterator[int]:
    """Return the kinds a bag holds, each once, in canonical order."""
    return (kind for kind in range(len(KINDS)) if bag >> _BITS * kind & DIGIT)


def cards_in(bag: int) -> tuple[Card, ...]:
    """Return all cards of a bag in canonical order."""
    return tuple(KINDS[kind] for kind in range(len(KINDS)) for _ in range(count(bag, kind)))


def bag_of(cards: Iterable[str]) -> int:
    """Return the bag of these cards. Raises `KeyError` for a card that does not exist."""
    return sum(ONE[KIND_OF[card]] for card in cards)


def cards_of_domains(flags: int) -> int:
    """Return the mask, for `PRESENT`, of all kinds of the Domains in `flags`."""
    return sum(IS_PRESENT[kind] for kind, domain in enumerate(DOMAIN_OF) if flags & FLAG[domain])


def digits_of_domains(flags: int) -> int:
    """Return the mask, for a bag, of all cards of the Domains in `flags`."""
    return sum(DIGIT * ONE[kind] for kind, domain in enumerate(DOMAIN_OF) if flags & FLAG[domain])


def ages_in(bag: int) -> tuple[int, ...]:
    """Return the Ages of all cards of a bag, sorted: what their backs show (§1.6)."""
    return tuple(sorted(AGE_OF[KIND_OF[card]] for card in cards_in(bag)))
