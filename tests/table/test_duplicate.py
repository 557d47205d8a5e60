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
    Player,
    WeekTable,
    account_made_at,
    commitment_of,
    deal_of,
    is_too_new,
    join,
    label_of,
    leave,
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
    return Board(WEEK, user, seat, "", None, True, outcome=outcome, turns=turns, **more)


def shares(*boards: Board, is_over: bool = False) -> dict[UserId, Fraction | None]:
    return {user: score.share for user, score in scores(boards, is_over=is_over).items()}


def test_a_week_is_named_for_its_number_and_begins_on_monday() -> None:
    assert label_of(WEEK) == "duplicate-2026-W48"
    assert label_of(week_of(date(2027, 1, 1))) == "duplicate-2026-W53"
    assert week_of(date(2026, 11, 29)) == WEEK


def test_everybody_has_the_same_deal_and_another_week_another() -> None:
    one, other = (civ_game(deal_of(WEEK, SECRET, Civ())).setup for _ in range(2))
    assert one == other
    assert civ_game(deal_of(date(2026, 11, 30), SECRET, Civ())).setup != one


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
    match = deal_of(WEEK, SECRET, Civ())
    played: list[tuple[int, str]] = []
    begun: set[tuple[int, int]] = set()
    for _ in range(60):
        seat = match.waiting()[0]
        begun.add((seat, civ_game(match).position.turns))
        action = greedy_policy(observe(civ_game(match), seat), stream(1, 1)).text
        played.append((seat, action))
        match = match.play(seat, action)
    start = deal_of(WEEK, SECRET, Civ())
    assert match_of(start, played).lines() == match.lines()
    turns = turns_of(start, played)
    assert turns == Counter(seat for seat, _ in begun)


def test_the_proof_holds_for_this_week_alone() -> None:
    setup = civ_game(deal_of(WEEK, SECRET, Civ())).setup
    assert prove_deal(proof_of(WEEK, SECRET), setup, is_over=True).proof is Proof.PROVEN
    assert proof_of(WEEK, SECRET)["commitment"] == commitment_of(WEEK, SECRET)
    claimed = proof_of(WEEK, SECRET, is_table=True)
    at_table = civ_game(deal_of(WEEK, SECRET, Civ(), is_table=True)).setup
    assert prove_deal(claimed, at_table, is_over=False).proof is Proof.PROVEN


def test_another_first_player_or_a_word_of_someone_s_own_contradicts_a_week_s_deal() -> None:
    setup = civ_game(deal_of(WEEK, SECRET, Civ())).setup
    other = replace(setup, first=1 - setup.first)
    assert prove_deal(proof_of(WEEK, SECRET), other, is_over=True).findings == (because("deal-first"),)
    said = ["Ann", "Ann"]
    chosen = Civ().start(2, {}, SecretShuffler(deal_key(label_of(WEEK), SECRET, said), CARDS))
    claimed = proof_of(WEEK, SECRET)
    claimed["deal"] = {"scheme": DEAL, "words": said, "seats": None, "secret": SECRET.hex()}
    assert prove_deal(claimed, civ_game(chosen).setup, is_over=True).findings == (because("deal-cards"),)
    assert prove_deal(proof_of(date(2026, 11, 30), SECRET), setup, is_over=True).proof is Proof.CONTRADICTED
    assert prove_deal(proof_of(WEEK, bytes(32)), setup, is_over=True).proof is Proof.CONTRADICTED


# Tables of people


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_has_cards_of_its_own_and_a_proof_of_them(players: int) -> None:
    setup = civ_game(deal_of(WEEK, SECRET, Civ(), players, is_table=True)).setup
    assert setup.players == players
    assert setup.deck != civ_game(deal_of(WEEK, SECRET, Civ())).setup.deck, "who has played alone knows nothing of it"
    proof = proof_of(WEEK, SECRET, players, is_table=True)
    assert prove_deal(proof, setup, is_over=True).proof is Proof.PROVEN
    assert prove_deal(proof_of(WEEK, SECRET, players), setup, is_over=True).proof is Proof.CONTRADICTED
    wordless = civ_game(deal_of(WEEK, SECRET, Civ(), players)).setup
    verdict = prove_deal(proof_of(WEEK, SECRET, players), wordless, is_over=True)
    assert (verdict.proof is Proof.PROVEN) == (players == 2), "only two places are played alone"


def seated(players: int, begun: int) -> WeekTable:
    table = WeekTable(1, WEEK, players, None, ())
    for user in range(1, players + 1):
        table = join(table, Player(UserId(user), f"P{user}", True), begun)
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_over_as_many_tables_as_there_are_seats_who_opens_one_has_each_seat_once(players: int) -> None:
    tables = [seated(players, begun) for begun in range(players)]
    assert {table.seat_of(1) for table in tables} == set(range(players))
    for table in tables:
        assert sorted(table.seat_of(user) or 0 for user in range(1, players + 1)) == [*range(players)]
        assert [player.user for player in table.by_seat if table.seat_of(player.user) == 0] == [table.by_seat[0].user]


def test_a_table_that_has_begun_takes_nobody_and_lets_nobody_go() -> None:
    table = seated(2, 0)
    with pytest.raises(DuplicateError, match="duplicate-full"):
        join(table, Player(UserId(9), "P9", True), 1)
    with pytest.raises(DuplicateError, match="duplicate-full"):
        leave(table, UserId(1))
    assert join(table, Player(UserId(1), "P1", True), 1) is table, "a second press"


def test_each_change_of_a_weeks_table_is_one_revision() -> None:
    """As which it is stored: the revision before it has to be there."""
    table = WeekTable(1, WEEK, 3, None, ())
    changes = [table]
    for number in range(3):
        changes.append(join(changes[-1], Player(UserId(number + 1), f"P{number + 1}", True), 1))
        if number == 1:
            changes.append(leave(changes[-1], UserId(2)))
            changes.append(join(changes[-1], Player(UserId(2), "P2", True), 1))
    assert [each.revision - table.revision for each in changes] == list(range(len(changes)))


def test_games_are_compared_within_their_field_alone() -> None:
    assert shares(board(ADA, 0, WON, 9), board(BO, 0, LOST, 9, field="expert")) == {ADA: None, BO: None}
    assert shares(board(ADA, 1, WON, 9, field="3"), board(BO, 1, LOST, 9, field="3")) == {ADA: 1, BO: 0}


def test_at_a_table_the_weeks_end_costs_only_those_who_were_to_move() -> None:
    waiting = board(ADA, 0, None, field="3")
    others = board(BO, 1, None, field="3", is_awaited=False)
    elsewhere = [board(CY, seat, LOST, 4, field="3") for seat in (0, 1)]
    assert shares(waiting, others, *elsewhere, is_over=True) == {ADA: 0, BO: None, CY: 1}


def test_an_account_made_after_the_week_began_is_compared_with_nobody() -> None:
    days = [(day - date(2015, 1, 1)).days for day in (date(2026, 11, 22), date(2026, 11, 23))]
    old, new = [UserId((each * 86_400_000) << 22) for each in days]
    assert account_made_at(old).date() == date(2026, 11, 22)
    assert (is_too_new(old, WEEK), is_too_new(new, WEEK)) == (False, True)
    assert shares(board(ADA, 0, WON, 9), board(new, 0, LOST, 9)) == {ADA: None, new: None}
    assert shares(board(ADA, 0, WON, 9), board(old, 0, LOST, 9)) == {ADA: 1, old: 0}
