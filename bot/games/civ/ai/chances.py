"""How likely hidden cards are of a Domain, counted exactly from the cards that a viewer cannot see (RULES §1.6).

Backs show Ages, so an unseen card is as likely as any other of its Age in each place where one of that Age lies.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb

from bot.games.civ.rules.cards import AGE_OF, AGES, DOMAIN_OF, KIND_OF, Card
from bot.games.civ.rules.determinization import unseen
from bot.games.civ.rules.effect_table import STEPS, Zone
from bot.games.civ.rules.observation import Observation


def chance_in_hand(seen: Observation, seat: int, domain: int) -> Fraction | None:
    """Return how likely another's hand holds a card of a Domain, by its number.

    None where too much is known of several hands together for a plain count.
    """
    if any(DOMAIN_OF[KIND_OF[card]] == domain for card in seen.remembered[seat]):
        return Fraction(1)
    pool = _pool(seen)
    if pool is None or any(seat in seats for seats, _ in seen.remembered_together):
        return None
    known = Counter(AGE_OF[KIND_OF[card]] for card in seen.remembered[seat])
    return _chance(pool, Counter(seen.seats[seat].hand_ages) - known, domain)


def chance_in_draw(seen: Observation, many: int, domain: int) -> Fraction | None:
    """Return how likely one of the next cards of the pile, which has as many, is of a Domain; None as above."""
    pool, ages = _pool(seen), Counter[int]()
    for age, left in zip(AGES, seen.pile, strict=True):
        ages[age] = min(left, many - ages.total())
    return None if pool is None else _chance(pool, ages, domain)


def _chance(pool: Mapping[int, int], ages: Mapping[int, int], domain: int) -> Fraction:
    """Return how likely one of so many cards of each Age, out of a pool by kind, is of a Domain."""
    none = Fraction(1)
    for age, many in ages.items():
        left = sum(count for kind, count in pool.items() if AGE_OF[kind] == age)
        wanted = sum(count for kind, count in pool.items() if AGE_OF[kind] == age and DOMAIN_OF[kind] == domain)
        none *= Fraction(comb(left - wanted, many), comb(left, many))
    return 1 - none


def _pool(seen: Observation) -> Counter[int] | None:
    """Return how many cards of each kind may lie anywhere: those unseen that are not known to be in certain hands."""
    groups = seen.remembered_together
    if len(groups) > 1 or (seen.owed and STEPS[seen.owed[0]].source is Zone.HELD):
        return None
    pool = Counter(dict(enumerate(unseen(seen))))
    alone = [_kinds(cards) for cards in seen.remembered]
    for known in alone:
        pool -= known
    for seats, cards in groups:
        pool -= _kinds(cards) - sum((alone[seat] for seat in seats), Counter[int]())
    return pool


def _kinds(cards: tuple[Card, ...]) -> Counter[int]:
    return Counter(KIND_OF[card] for card in cards)
