"""What makes one way to play better than another: the part of the table that carries most of the difference."""

import pytest

from bot.games.civ.ai.causes import Cause, Part, find_cause
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.plans import Line
from bot.games.civ.levels import load_network
from bot.games.civ.rules import Game, observe, parse
from bot.games.civ.rules.cards import DOMAINS, M, R, S
from tests.games.civ.rules.tables import table

NETWORK = load_network(2, teams=False)


def cause(game: Game, plan: str, other: str) -> Part | None:
    return found(game, plan, other).part


def found(game: Game, plan: str, other: str) -> Cause:
    seat = game.position.turn
    return find_cause([game.position], seat, line(plan), line(other), NetworkProspects(observe(game, seat), NETWORK))


def line(text: str) -> Line:
    return tuple(parse(each) for each in text.split(", "))


def test_a_column_near_to_hegemony_is_the_cause_and_not_the_hand_that_loses_the_card() -> None:
    game = table(["M1 M1 M1 M2 M2 M3 C1", "S1 S1 S2 S3 S3"], ["M1 E1 R1", "S1 S2 S3"])
    assert cause(game, "play M1, end", "play E1, end") == Part(0, M)


def test_a_rivals_column_is_the_cause_where_it_is_struck() -> None:
    game = table(["M1 M1 R1 R2 S1", "S1 S1 S2 S2 S3 S3 S3"], ["C1 C2", "S1 R1"], phase="effects")
    assert cause(game, "sacrifice M1, attack S1, end", "end") == Part(1, S)


def test_what_is_sacrificed_for_little_is_the_cause_of_keeping_it() -> None:
    game = table(["R1 R1 R2 R2", "E1"], ["C1", "S1 S2"], phase="effects")
    assert cause(game, "end", "sacrifice R1, inquire 1") == Part(0, R)


def test_two_ways_to_one_table_have_no_cause() -> None:
    game = table(["E1", "R1"], ["E1 E2", "S1"])
    assert cause(game, "play E1, end", "play E1, end") is None


def test_where_no_part_carries_most_of_the_difference_there_is_no_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(["M1 M1 M1 M2 M2 M3 C1", "S1 S1 S2 S3 S3"], ["M1 E1 R1", "S1 S2 S3"])
    monkeypatch.setattr("bot.games.civ.ai.causes.MOST", 100.0)
    assert cause(game, "play M1, end", "play E1, end") is None


def test_a_way_that_is_worse_has_no_cause() -> None:
    game = table(["M1 M1 M1 M2 M2 M3 C1", "S1 S1 S2 S3 S3"], ["M1 E1 R1", "S1 S2 S3"])
    assert cause(game, "play E1, end", "play M1, end") is None


def test_a_democracy_on_a_rivals_column_is_the_cause() -> None:
    game = table(["U3 E1 M1 M2 R1 R2", "S1 S1 S2 S2 S3 S3 E1"], ["C1 C2", "E1 R1"], phase="effects")
    assert cause(game, "sacrifice U3, democracy 1 S, end", "end") == Part(1, S)


@pytest.mark.parametrize(
    ("plan", "domain"),
    [
        ("sacrifice R1, inquire 1", "M"),
        ("sacrifice R1, inquire 1", "E"),
        ("end", "M"),
        ("end", "E"),
    ],
)
def test_among_cards_to_be_seen_that_domain_helps_most_which_the_seat_has_come_far_with(plan: str, domain: str) -> None:
    column = " ".join(f"{domain}{age}" for age in (1, 2, 3, 1, 2, 3, 1))
    game = table([f"{column} R1 S1", "S1 S1 S2 S2 S3"], ["C1", "U3 R2"], phase="effects")
    assert found(game, plan, "sacrifice R1, inquire 1" if plan == "end" else "end").hoped == DOMAINS.index(domain)


def test_nothing_is_hoped_for_where_no_card_is_seen() -> None:
    game = table(["M1 M1 R1", "R2"], ["C1", ""], phase="effects")
    assert found(game, "sacrifice R1, inquire 1", "end").hoped is None


def test_what_can_no_longer_be_drawn_is_not_hoped_for() -> None:
    """One more Military card would win, but none is left in the pile."""
    game = table(["M1 M1 M1 M2 M2 M2 M2 S1 S1 S1 S1", "E1 E1 E2 E2 E3 R1"], ["R2", "U3"], phase="effects", pile=30)
    assert found(game, "sacrifice S1", "end").hoped not in (None, M)
