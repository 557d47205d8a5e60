"""What one press of Undo takes back in a match: a decision, however many lines of the log it is."""

import pytest

from bot.games.civ.game import CivMatch
from bot.games.civ.rules.position import EFFECTS
from tests.games.civ.rules.tables import after, table


def test_cards_discarded_together_are_taken_back_together() -> None:
    """§4.1, Purge: two cards are one choice; what came before it is another."""
    start = table(["M1 M1 M1 M1 M1", ""], ["C1 C1 S1"], phase=EFFECTS)
    match = CivMatch(after(start, "use M 2", "discard C1", "discard S1"))
    assert match.own_undo(0) == 1
    assert match.undo_points(0)[0] == 2, "a vote may still go back card by card"


@pytest.mark.parametrize("players", [2, 3])
def test_the_five_cards_after_a_leap_are_one_decision(players: int) -> None:
    """§5.4: the cards drawn have been seen, so that the Leap itself stays."""
    start = table(["S1 S1", *[""] * (players - 1)], ["C1"], phase=EFFECTS)
    game = after(start, "sacrifice S1")
    for _ in range(5):
        game = game.play(0, game.legal(0)[0])
    match = CivMatch(game)
    assert match.own_undo(0) == 1
    back = CivMatch(game.at(1))
    assert back.own_undo(0) is None


def test_cards_played_one_after_the_other_are_taken_back_one_by_one() -> None:
    """§4.3: their order may matter (§7.1), so that each is a choice of its own."""
    start = table(["E1 E1 E1 E1 E1", ""], ["C1 S1 R1"], phase=EFFECTS)
    match = CivMatch(after(start, "use E 2", "scrap E1", "scrap E1", "play C1", "play S1"))
    assert match.own_undo(0) == 4
