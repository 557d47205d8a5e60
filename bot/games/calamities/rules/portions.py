"""Answers of many parts, built step by step: so much of each item, filled up to what is asked, judged as a whole.

An item is an area's tokens, an area's city, or a nation. What is chosen is an amount for each item, in their order: a
number of tokens or points, and of a city the way in which it goes, from 1. 0 leaves an item alone.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.games.calamities.rules.answers import Value
from bot.games.calamities.rules.decisions import Allocation, Decision, TakeOver
from bot.games.calamities.rules.losses import CityWay, Losses, lost_points, way_word
from bot.games.calamities.rules.position import CITY_POINTS

TOKENS: Final = "tokens"
CITY: Final = "city"
NATION: Final = "nation"
Amounts = tuple[int, ...]


class Item(NamedTuple):
    """Something that may be part of an answer; `most` is the largest amount."""

    name: str
    kind: str
    most: int
    ways: tuple[CityWay, ...] = ()
    is_near: bool = False


class Due(NamedTuple):
    """What is asked: points, or tokens, and cities where they are counted apart."""

    points: int
    cities: int = 0


def has_portions(decision: Decision) -> bool:
    """Return whether a decision's answers can be built step by step."""
    return isinstance(decision, Losses | Allocation | TakeOver)


def items_of(decision: Decision) -> tuple[Item, ...]:
    """Return the items of which an answer to a decision may consist."""
    match decision:
        case Losses():
            found: list[Item] = []
            for each in decision.pool.exposed:
                if each.tokens:
                    found.append(Item(each.area, TOKENS, each.tokens, is_near=each.is_near))
                if each.ways:
                    found.append(Item(each.area, CITY, len(each.ways), each.ways, is_near=each.is_near))
            return tuple(found)
        case Allocation():
            return tuple(Item(nation, NATION, most) for nation, most in decision.most.items() if most)
        case TakeOver():
            tokens = [Item(area, TOKENS, count) for area, count in decision.tokens.items()]
            return (*tokens, *(Item(area, CITY, 1, (CityWay(CITY),)) for area in decision.cities))
        case _:
            return ()


def value_of(decision: Decision, amounts: Amounts) -> Value:
    """Return the answer that these amounts are."""
    shares: list[tuple[str, int | str]] = []
    for item, amount in zip(items_of(decision), amounts, strict=True):
        if amount and item.ways:
            shares.append((item.name, way_word(item.ways[amount - 1])))
        elif amount:
            shares.append((item.name, amount))
    return tuple(shares)


def asked(decision: Decision) -> Due:
    """Return how much is asked in all."""
    if isinstance(decision, TakeOver):
        return Due(decision.token_count, decision.city_count)
    assert isinstance(decision, Losses | Allocation)
    return Due(decision.total)


def chosen(decision: Decision, amounts: Amounts) -> Due:
    """Return how much these amounts come to."""
    if isinstance(decision, Losses):
        return Due(lost_points(decision.pool, decision.read(value_of(decision, amounts))))
    items = items_of(decision)
    cities = sum(amount for item, amount in zip(items, amounts, strict=True) if item.kind == CITY)
    return Due(sum(amounts) - cities, cities)


def nothing_chosen(decision: Decision) -> Amounts:
    """Return amounts of 0."""
    return (0,) * len(items_of(decision))


def fit_amounts(decision: Decision, amounts: Amounts) -> Amounts | None:
    """Return the amounts where they are within their items' limits; else None, since they are another decision's."""
    items = items_of(decision)
    if len(items) != len(amounts):
        return None
    return amounts if all(0 <= each <= item.most for each, item in zip(amounts, items, strict=True)) else None


def with_items(decision: Decision, amounts: Amounts, places: Collection[int]) -> Amounts:
    """Return the amounts with the items at these places and no others: new ones get as much as is still due.

    Items next to the other faction come first (30.414).
    """
    items = items_of(decision)
    found = tuple(amount if place in places else 0 for place, amount in enumerate(amounts))
    new = [place for place in sorted(places) if place < len(items) and not found[place]]
    for place in sorted(new, key=lambda each: not items[each].is_near):
        found = _filled(decision, found, items[place], place)
    return found


def with_amount(amounts: Amounts, place: int, amount: int) -> Amounts:
    """Return the amounts with another one at that place."""
    return (*amounts[:place], amount, *amounts[place + 1 :])


def _filled(decision: Decision, amounts: Amounts, item: Item, place: int) -> Amounts:
    """Return the amounts with as much of an item as does not exceed what is asked."""
    due = asked(decision)
    for amount in _largest_first(item):
        option = with_amount(amounts, place, amount)
        found = chosen(decision, option)
        if found.points <= due.points and (found.cities <= due.cities or not isinstance(decision, TakeOver)):
            return option
    return amounts


def _largest_first(item: Item) -> Sequence[int]:
    """Return the amounts of an item from the one that comes to most."""
    if not item.ways:
        return range(item.most, 0, -1)
    return sorted(range(1, item.most + 1), key=lambda amount: -(CITY_POINTS - item.ways[amount - 1].placed))
