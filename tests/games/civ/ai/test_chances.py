"""Chances of hidden cards: exactly those of all the ways in which the cards that a viewer cannot see may lie."""

import random
from fractions import Fraction
from itertools import combinations

import pytest

from bot.games.civ.ai.chances import chance_in_draw, chance_in_hand
from bot.games.civ.rules import Game, Seat, deal, observe, parse
from bot.games.civ.rules.cards import AGE_OF, DOMAIN_OF, KIND_OF, E, M, R, kinds_in
from bot.games.civ.rules.determinization import determinize, unseen
from tests.games.civ.rules.tables import table
from tests.games.civ.threats.test_known_cards import mixed

HANDS = table(["M1 M1 M2", "R1"], ["M1 E1 R1", "S1 S2"])


def by_counting(pool: list[int], many: int, domain: int) -> Fraction:
    """Of all sets of so many cards, the share that has one of the Domain."""
    sets = list(combinations(pool, many))
    return Fraction(sum(any(DOMAIN_OF[kind] == domain for kind in each) for each in sets), len(sets))


def unseen_of(game: Game, age: int) -> list[int]:
    left = unseen(observe(game, 0))
    return [kind for kind, count in enumerate(left) if AGE_OF[kind] == age for _ in range(count)]


@pytest.mark.parametrize("domain", range(6))
def test_a_hand_has_a_domain_as_often_as_in_all_hands_that_it_may_be(domain: int) -> None:
    none = 1 - by_counting(unseen_of(HANDS, 1), 1, domain)
    none *= 1 - by_counting(unseen_of(HANDS, 2), 1, domain)
    assert chance_in_hand(observe(HANDS, 0), 1, domain) == 1 - none


@pytest.mark.parametrize("many", [1, 2, 3])
def test_a_draw_has_a_domain_as_often_as_in_all_draws_that_it_may_be(many: int) -> None:
    seen = observe(HANDS, 0)
    age = next(age for age in (1, 2, 3) if seen.pile[age - 1])
    assert seen.pile[age - 1] >= many, "all of one Age"
    assert chance_in_draw(seen, many, M) == by_counting(unseen_of(HANDS, age), many, M)


def test_a_draw_goes_on_with_the_next_age() -> None:
    game = Game.start(deal(random.Random(1), players=2, first=Seat(0)))
    seen = observe(game, 0)
    many = seen.pile[0] + 1
    none = 1 - by_counting(unseen_of(game, 2), 1, E)
    alone = chance_in_draw(seen, many - 1, E)
    assert alone is not None
    assert chance_in_draw(seen, many, E) == 1 - (1 - alone) * none


def test_chances_are_those_of_deals_of_the_hidden_cards() -> None:
    seen, dice = observe(Game.start(deal(random.Random(1), players=2, first=Seat(0))), 0), random.Random(7)
    deals = [determinize(seen, dice) for _ in range(2000)]
    for domain in range(6):
        found = chance_in_hand(seen, 1, domain)
        share = sum(any(DOMAIN_OF[kind] == domain for kind in kinds_in(deal.hands[1])) for deal in deals) / len(deals)
        assert found is not None
        assert share == pytest.approx(float(found), abs=0.05)


def test_a_card_that_was_seen_on_its_way_into_a_hand_is_certainly_there() -> None:
    game = table(["R1 R1", "C1 C1 C1 U3 M1"], ["M1 S1", "E1"], phase="effects")
    game = game.play(0, parse("sacrifice R1")).play(0, parse("inquire 1")).play(0, parse("give M1"))
    seen = observe(game, 0)
    assert seen.remembered[1] == ("M1",)
    assert chance_in_hand(seen, 1, M) == 1
    assert chance_in_hand(seen, 1, R) == 0, "no other card is in that hand"


def test_cards_known_in_other_hands_are_not_among_those_to_come() -> None:
    game = table(["R1 R1", "C1", "C1"], ["M1 S1", "E1", "E1"], phase="effects")
    game = game.play(0, parse("sacrifice R1")).play(0, parse("inquire 1")).play(0, parse("give M1"))
    seen = observe(game, 0)
    pool = unseen_of(game, 1)
    pool.remove(next(kind for kind in pool if DOMAIN_OF[kind] == M))
    assert chance_in_hand(seen, 2, M) == by_counting(pool, 1, M)


def test_what_two_hands_hold_together_is_told_of_neither_and_lacks_in_the_third() -> None:
    given = ("give M3", "give C3", "give U3")
    game = mixed(["R1 C1", "C1", "R1 C1", "M1"], ["C2 S2 S2", "M3 C3 E3", "E3 E3 E3", "S3 S3 S3"], *given)
    seen = observe(game, 0)
    assert seen.remembered_together == (((1, 2), ("M3", "C3")),)
    assert chance_in_hand(seen, 1, R) is None
    pool = unseen_of(game, 3)
    pool.remove(KIND_OF["M3"])
    pool.remove(KIND_OF["C3"])
    assert chance_in_hand(seen, 3, M) == by_counting(pool, 3, M)
