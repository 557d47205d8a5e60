"""How the games of one deal are compared, and what proves it."""

from collections import Counter
from dataclasses import replace
from datetime import date
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chance import CARDS, DEAL, SecretShuffler, deal_key, stream
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import Civ, civ_game
from bot.games.civ.rules import observe
from bot.games.civ.rules.deal_proof import Proof, prove_deal
from bot.games.civ.rules.errors import because
from bot.table.duplicate import (
    LOST,
    SHARED,
    WON,
    Board,
    DuplicateError,
    account_made_at,
    check_opens,
    commitment_of,
    deal_of,
    is_too_new,
    label_of,
    match_of,
    proof_of,
    scores,
    turns_of,
    week_of,
)
from bot.table.values import UserId

WEEK = date(2026, 11, 23)
SECRET = bytes(range(32))
ADA, BO, CY = UserId(1), UserId(2), UserId(3)


def board(user: UserId, seat: int, outcome: int | None, turns: int = 0, **more: Any) -> Board:
    return Board(WEEK, user, seat, "", None, outcome=outcome, turns=turns, **more)


def shares(*boards: Board, is_over: bool = False) -> dict[UserId, Fraction | None]:
    return {user: score.share for user, score in scores(boards, is_over=is_over).items()}


def test_a_week_is_named_for_its_number_and_begins_on_monday() -> None:
    assert label_of(WEEK) == "duplicate-2026-W48"
    assert label_of(week_of(date(2027, 1, 1))) == "duplicate-2026-W53"
    assert week_of(date(2026, 11, 29)) == WEEK


def test_everybody_has_the_same_deal_from_a_seat_and_another_seat_or_week_another() -> None:
    one, other = (civ_game(deal_of(WEEK, SECRET, Civ(), 0)).setup for _ in range(2))
    assert one == other
    others = [civ_game(deal_of(*each)).setup for each in (
        (WEEK, SECRET, Civ(), 1), (WEEK, SECRET, Civ(), None), (date(2026, 11, 30), SECRET, Civ(), 0),
    )]  # fmt: skip
    assert len({one.deck, *(each.deck for each in others)}) == 4


def test_a_better_result_has_two_points_and_an_equal_one_has_one() -> None:
    assert shares(board(ADA, 0, WON, 9), board(BO, 0, LOST, 9)) == {ADA: 1, BO: 0}
    assert shares(board(ADA, 0, SHARED, 9), board(BO, 0, SHARED, 4)) == {ADA: Fraction(1, 2), BO: Fraction(1, 2)}
    found = shares(board(ADA, 0, WON, 9), board(BO, 0, WON, 12), board(CY, 0, LOST, 30))
    assert found == {ADA: 1, BO: Fraction(1, 2), CY: 0}


def test_a_later_defeat_is_better_and_a_shared_victory_lies_between() -> None:
    found = shares(board(ADA, 0, LOST, 20), board(BO, 0, LOST, 12), board(CY, 0, SHARED, 3))
    assert found == {ADA: Fraction(1, 2), BO: 0, CY: 1}


def test_seats_are_compared_apart() -> None:
    assert shares(board(ADA, 0, WON, 9), board(BO, 1, LOST, 9)) == {ADA: None, BO: None}
    both = (board(ADA, 0, WON, 9), board(ADA, 1, LOST, 5), board(BO, 0, LOST, 9), board(BO, 1, WON, 5))
    assert shares(*both) == {ADA: Fraction(1, 2), BO: Fraction(1, 2)}


def test_a_game_cut_short_counts_only_at_the_end_of_the_week_and_as_a_defeat_after_no_turn() -> None:
    boards = (board(ADA, 0, None), board(BO, 0, LOST, 1))
    assert shares(*boards) == {ADA: None, BO: None}
    assert shares(*boards, is_over=True) == {ADA: 0, BO: 1}


def test_nobody_is_compared_with_themselves() -> None:
    assert shares(board(ADA, 0, WON, 9), board(ADA, 1, WON, 9)) == {ADA: None}


RANKED = [(None, 0), (LOST, 0), (LOST, 3), (LOST, 9), (SHARED, 2), (SHARED, 8), (WON, 9), (WON, 3)]
"""Results, none of which is better than a later one."""
WORTH = [0, 0, 1, 2, 3, 3, 4, 5]


@given(st.dictionaries(st.tuples(st.integers(1, 9), st.integers(0, 1)), st.integers(0, 7)), st.booleans())
def test_shares_are_those_of_comparing_each_game_with_each_other(
    found: dict[tuple[int, int], int], is_over: bool
) -> None:
    boards = [board(UserId(user), seat, *RANKED[rank]) for (user, seat), rank in found.items()]
    counted = {key: WORTH[rank] for key, rank in found.items() if is_over or rank}
    for user, score in scores(boards, is_over=is_over).items():
        pairs = [
            (mine, other)
            for (one, seat), mine in counted.items()
            for (another, same), other in counted.items()
            if one == user != another and seat == same
        ]
        points = sum((mine > other) + (mine >= other) for mine, other in pairs)
        assert score.share == (Fraction(points, 2 * len(pairs)) if pairs else None)
        assert score.finished == sum(one == user and rank > 0 for (one, _), rank in found.items())


def test_a_week_of_very_many_people_is_compared_at_once() -> None:
    people = 20_000
    found = shares(*(board(UserId(user), seat, WON, user) for user in range(people) for seat in (0, 1)))
    assert (found[UserId(0)], found[UserId(people - 1)]) == (1, 0)
    assert found[UserId(1)] == Fraction(people - 2, people - 1)


def test_turns_are_those_that_its_person_began() -> None:
    match = deal_of(WEEK, SECRET, Civ(), 0)
    played: list[tuple[int, str]] = []
    begun: set[tuple[int, int]] = set()
    for _ in range(60):
        seat = match.waiting()[0]
        begun.add((seat, civ_game(match).position.turns))
        action = greedy_policy(observe(civ_game(match), seat), stream(1, 1)).text
        played.append((seat, action))
        match = match.play(seat, action)
    start = deal_of(WEEK, SECRET, Civ(), 0)
    assert match_of(start, played).lines() == match.lines()
    turns = turns_of(start, played)
    assert turns == Counter(seat for seat, _ in begun)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_proof_holds_for_this_week_and_seat_alone(seat: int | None) -> None:
    setup = civ_game(deal_of(WEEK, SECRET, Civ(), seat)).setup
    proof = proof_of(WEEK, SECRET, seat)
    assert prove_deal(proof, setup, is_over=True).proof is Proof.PROVEN
    assert proof["commitment"] == commitment_of(WEEK, SECRET)
    for other in {0, 1, None} - {seat}:
        assert prove_deal(proof_of(WEEK, SECRET, other), setup, is_over=True).proof is Proof.CONTRADICTED
    assert prove_deal(proof_of(date(2026, 11, 30), SECRET, seat), setup, is_over=True).proof is Proof.CONTRADICTED
    assert prove_deal(proof_of(WEEK, bytes(32), seat), setup, is_over=True).proof is Proof.CONTRADICTED


@pytest.mark.parametrize(
    ("said", "is_a_weeks"),
    [
        (["table"] * 2, True), (["table"] * 3, True), (["table"] * 4, True),
        (["", "", ""], False), (["seat", "", ""], False), (["seat", "seat"], False), (["Ann", "Ann"], False),
    ],
)  # fmt: skip
def test_of_a_weeks_deal_only_its_own_words_are_proven_and_those_that_its_tables_had(
    said: list[str], is_a_weeks: bool
) -> None:
    setup = civ_game(Civ().start(len(said), {}, SecretShuffler(deal_key(label_of(WEEK), SECRET, said), CARDS))).setup
    claimed = proof_of(WEEK, SECRET, 0) | {
        "deal": {"scheme": DEAL, "words": said, "seats": None, "secret": SECRET.hex()}
    }
    verdict = prove_deal(claimed, setup, is_over=True)
    assert verdict.findings == (() if is_a_weeks else (because("deal-cards"),))


def test_another_first_player_contradicts_a_week_s_deal() -> None:
    setup = civ_game(deal_of(WEEK, SECRET, Civ(), 0)).setup
    other = replace(setup, first=1 - setup.first)
    assert prove_deal(proof_of(WEEK, SECRET, 0), other, is_over=True).findings == (because("deal-first"),)


def test_the_second_seat_opens_once_the_game_from_the_first_is_over_and_against_the_same_computer() -> None:
    check_opens([], 1, "expert")
    for first in (0, 1):
        check_opens([board(ADA, first, LOST)], 1 - first, "normal")
        with pytest.raises(DuplicateError, match="duplicate-first"):
            check_opens([board(ADA, first, None)], 1 - first, "normal")
        with pytest.raises(DuplicateError, match="duplicate-level"):
            check_opens([board(ADA, first, WON)], 1 - first, "expert")


def test_games_are_compared_against_the_same_level_alone() -> None:
    assert shares(board(ADA, 0, WON, 9), board(BO, 0, LOST, 9, level="expert")) == {ADA: None, BO: None}


def test_an_account_made_after_the_week_began_is_compared_with_nobody() -> None:
    days = [(day - date(2015, 1, 1)).days for day in (date(2026, 11, 22), date(2026, 11, 23))]
    old, new = [UserId((each * 86_400_000) << 22) for each in days]
    assert account_made_at(old).date() == date(2026, 11, 22)
    assert (is_too_new(old, WEEK), is_too_new(new, WEEK)) == (False, True)
    assert shares(board(ADA, 0, WON, 9), board(new, 0, LOST, 9)) == {ADA: None, new: None}
    assert shares(board(ADA, 0, WON, 9), board(old, 0, LOST, 9)) == {ADA: 1, old: 0}
