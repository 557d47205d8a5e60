"""Draws: the tables of RULES §10.2 for every number of players, the First Player of §10.3, and the lots of §10.8."""

from collections import Counter
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chance import commitment, part_of
from bot.reasons import GameError
from bot.tournament.draws import (
    FRIENDLY,
    OFFICIAL,
    PlayerNumber,
    deal_label,
    deals_secret,
    dealt_secret,
    draw_lot,
    draw_tables,
    first_cards,
    lineup_size,
    lot_label,
    seeded_secret,
    table_sizes,
)
from bot.tournament.rounds import draw_rounds
from bot.tournament.tournament import Round
from tests.tournament import naive

ROWS: Final = {
    16: (4, (), 4),
    20: (5, (2, 3), 2),
    24: (6, (3, 3), 2),
    28: (7, (3, 4), 2),
    32: (8, (4, 4), 2),
    36: (9, (3, 3, 3), 3),
    40: (10, (3, 3, 4), 3),
    44: (11, (3, 4, 4), 3),
    48: (12, (4, 4, 4), 3),
    52: (13, (3, 3, 3, 4), 4),
    56: (14, (3, 3, 4, 4), 4),
    60: (15, (3, 4, 4, 4), 4),
    64: (16, (4, 4, 4, 4), 4),
}
"""By number of players (§10.2): tables of the first round, sizes of those of the second, players of the final."""
SECRET = bytes(range(32))
official = st.sampled_from(OFFICIAL)
friendly = st.sampled_from(FRIENDLY)


def players(*numbers: int) -> tuple[PlayerNumber, ...]:
    """These as players."""
    return tuple(map(PlayerNumber, numbers))


def played_out(seed: int, number: int, data: st.DataObject, *, is_official: bool) -> tuple[Round, ...]:
    """All rounds of a tournament whose tables are won by anybody."""
    winners: list[list[int]] = []
    while True:
        rounds = draw_rounds(seed, number, winners, official=is_official)
        if rounds[-1].is_final:
            return rounds
        row = [data.draw(st.sampled_from(table.players)) for table in rounds[-1].tables]
        winners.append(data.draw(st.permutations(row)))


def test_there_are_thirteen_official_sizes() -> None:
    assert tuple(OFFICIAL) == tuple(ROWS)


@pytest.mark.parametrize("number", ROWS)
def test_the_rounds_of_an_official_tournament_are_those_of_its_row(number: int) -> None:
    tables, second, final = ROWS[number]
    winners: list[tuple[int, ...]] = []
    sizes: list[list[int]] = []
    while not sizes or len(sizes[-1]) > 1:
        drawn = draw_rounds(number, number, winners, official=True)[-1]
        sizes.append(sorted(len(table.players) for table in drawn.tables))
        winners.append(tuple(table.players[-1] for table in drawn.tables))
    assert sizes[0] == [4] * tables
    assert sizes[1:-1] == ([list(second)] if second else [])
    assert sizes[-1] == [final]


@pytest.mark.parametrize("number", FRIENDLY)
def test_a_friendly_cup_has_tables_of_three_and_four_as_equal_as_possible(number: int) -> None:
    sizes = table_sizes(number)
    assert sum(sizes) == number
    assert set(sizes) <= {3, 4}
    assert len(sizes) == min(tables for tables in range(1, 17) if tables * 4 >= number)


@pytest.mark.parametrize(("number", "sizes"), [(4, (4,)), (6, (3, 3)), (7, (4, 3)), (9, (3, 3, 3)), (13, (4, 3, 3, 3))])
def test_few_players_sit_like_this(number: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(number) == sizes


@pytest.mark.parametrize(("number", "rounds"), [(4, 1), (6, 2), (7, 2), (12, 2), (13, 2), (16, 2), (17, 3), (64, 3)])
def test_three_tables_or_fewer_lead_straight_to_the_final(number: int, rounds: int) -> None:
    winners: list[tuple[int, ...]] = []
    for _ in range(rounds - 1):
        last = draw_rounds(3, number, winners, official=False)[-1]
        assert not last.is_final
        winners.append(tuple(table.players[0] for table in last.tables))
    assert draw_rounds(3, number, winners, official=False)[-1].is_final


@given(st.integers(), st.one_of(official, friendly), st.data())
def test_each_player_sits_at_exactly_one_table_a_round_and_only_winners_go_on(
    seed: int, number: int, data: st.DataObject
) -> None:
    rounds = played_out(seed, number, data, is_official=number in OFFICIAL)
    expected = Counter(range(1, number + 1))
    for drawn, following in zip(rounds, (*rounds[1:], None), strict=True):
        seated = Counter(player for table in drawn.tables for player in table.players)
        assert seated == expected
        assert [len(table.players) for table in drawn.tables] == list(table_sizes(len(seated)))
        if following is not None:
            expected = Counter(player for table in following.tables for player in table.players)
            for table in drawn.tables:
                assert sum(expected[player] for player in table.players) == 1, "one of each table goes on"


@given(st.integers(), official, st.data())
def test_a_draw_is_a_function_of_its_secret_and_of_who_is_drawn(seed: int, number: int, data: st.DataObject) -> None:
    rounds = played_out(seed, number, data, is_official=True)
    for drawn in rounds:
        entrants = sorted(player for table in drawn.tables for player in table.players)
        again = draw_tables(bytes.fromhex(drawn.secret), drawn.number, data.draw(st.permutations(entrants)))
        assert again == tuple(table.players for table in drawn.tables)
        assert [list(table) for table in again] == naive.tables(
            seeded_secret(seed, drawn.number), drawn.number, entrants
        )


def test_each_round_has_a_secret_of_its_own() -> None:
    assert len({seeded_secret(1, number) for number in (1, 2, 3)} | {seeded_secret(2, 1)}) == 4


def test_the_examples_of_the_paper_come_out() -> None:
    examples = naive.examples()
    assert [list(table) for table in draw_tables(SECRET, 1, players(*range(1, 17)))] == examples["round 1 of 16"]
    second = draw_tables(SECRET, 2, players(20, 11, 8, 5, 3))
    assert [list(table) for table in second] == examples["round 2 of winners 3, 5, 8, 11, 20"]
    assert list(first_cards(SECRET, 1, 2, 4)) == examples["round 1 table 2 first"]
    lot = part_of(SECRET, lot_label(1, 2))
    assert lot.hex() == examples["lot of round 1 table 2"]
    assert draw_lot(lot, players(8, 3)) == examples["lot among 3, 8"]
    assert part_of(SECRET, deal_label(1, 2, 2)).hex() == examples["deal 2 of round 1 table 2"]
    deals = {"secret": deals_secret(SECRET).hex(), "commitment": commitment(deals_secret(SECRET))}
    deals["round 1 table 2 deal 1"] = dealt_secret(SECRET, deal_label(1, 2, 1)).hex()
    assert deals == examples["deals"]
    assert seeded_secret(7, 1).hex() == examples["seed 7 round 1"]
    assert seeded_secret(-7, 2).hex() == examples["seed -7 round 2"]


@given(st.binary(min_size=32, max_size=32), st.integers(1, 3), st.integers(1, 16), st.integers(2, 4))
def test_exactly_one_player_gets_the_military_card(secret: bytes, number: int, table: int, seated: int) -> None:
    cards = first_cards(secret, number, table, seated)
    assert sorted(cards) == ["M1", *["R1"] * (seated - 1)]


def test_every_seat_begins_as_often() -> None:
    counts = Counter(first_cards(SECRET, 1, table, 4).index("M1") for table in range(2000))
    assert all(430 < counts[seat] < 570 for seat in range(4))


def test_a_lot_does_not_ask_in_which_order_the_candidates_stand() -> None:
    for number in range(20):
        key = bytes([number]) * 32
        assert draw_lot(key, players(3, 9, 12)) == draw_lot(key, players(12, 3, 9))
    assert {draw_lot(bytes([number]) * 32, players(3, 9, 12)) for number in range(20)} == {3, 9, 12}


def test_everybody_meets_everybody_sooner_or_later() -> None:
    met = {
        frozenset((table.players[one], table.players[other]))
        for seed in range(200)
        for table in draw_rounds(seed, 16, (), official=True)[0].tables
        for one in range(4)
        for other in range(one)
    }
    assert len(met) == 16 * 15 // 2


@pytest.mark.parametrize("number", [-4, 0, 4, 12, 15, 17, 18, 63, 65, 68])
def test_no_other_number_is_official(number: int) -> None:
    with pytest.raises(GameError, match=r"tournament-official-number .* §10\.1"):
        draw_rounds(1, number, (), official=True)


@pytest.mark.parametrize("number", [-4, 0, 1, 2, 3, 5, 65])
def test_no_other_number_makes_a_friendly_cup(number: int) -> None:
    with pytest.raises(GameError, match="tournament-friendly-number"):
        draw_rounds(1, number, (), official=False)


def test_only_one_player_of_each_table_can_have_won() -> None:
    (first,) = draw_rounds(1, 16, (), official=True)
    winners = [table.players[0] for table in first.tables]
    elsewhere = [winners[0], first.tables[0].players[1], *winners[2:]]
    for row, key in (
        (winners[:3], "tournament-winner-count"),
        ([*winners, winners[0]], "tournament-winner-count"),
        ([*winners[:3], 99], "tournament-not-in-round"),
        (elsewhere, "tournament-winners"),
        ([winners[0], winners[0], *winners[2:]], "tournament-winners"),
    ):
        with pytest.raises(GameError, match=key):
            draw_rounds(1, 16, [row], official=True)


def test_nothing_is_drawn_after_the_final() -> None:
    (first,) = draw_rounds(1, 16, (), official=True)
    winners = [table.players[0] for table in first.tables]
    with pytest.raises(GameError, match="tournament-final-drawn"):
        draw_rounds(1, 16, [winners, winners[:1]], official=True)


@given(st.integers(0, 70), st.sampled_from(FRIENDLY))
def test_as_many_play_as_can_and_the_last_registered_are_left_out(present: int, places: int) -> None:
    number = lineup_size(official=False, places=places, present=present)
    assert number == 0 or number in FRIENDLY
    assert number <= min(places, present)
    assert not any(number < more <= min(places, present) for more in FRIENDLY)


@pytest.mark.parametrize(("present", "playing"), [(15, 0), (16, 16), (19, 16), (20, 20), (31, 28), (64, 32), (40, 32)])
def test_an_official_field_is_a_multiple_of_four_within_its_places(present: int, playing: int) -> None:
    assert lineup_size(official=True, places=32, present=present) == playing
