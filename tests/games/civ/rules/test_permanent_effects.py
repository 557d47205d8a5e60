"""Permanent effects (RULES §3.5, §4)."""

from bot.reasons import Reason
from tests.games.civ.rules.tables import after, area, discards, hand, legal, refusal, table


def lacking(reason: Reason) -> tuple[object, object]:
    """What an effect needs, and what there is."""
    return reason.values["need"], reason.values["have"]


def test_assassination_and_purge_discard_exactly_one_and_two() -> None:
    """§4.1"""
    start = after(table(["M1 M1 M1 M1 M1", ""], ["C1 S1 E1 R1"]), "play C1")
    assert hand(after(start, "use M 1", "discard S1"), 0) == "R1 E1"
    purged = after(start, "use M 2", "discard S1", "discard E1")
    assert (hand(purged, 0), discards(purged)) == ("R1", "E1 S1")


def test_purge_needs_two_cards_in_hand() -> None:
    """§3.5"""
    game = after(table(["M1 M1 M1 M1 M1", ""], ["C1 S1"]), "play C1")
    assert "use M 1" in legal(game)
    reason = refusal(game, "use M 2")
    assert (reason.key, reason.clause, lacking(reason)) == ("few-hand-cards", "§4.1 §3.5", (2, 1))
    empty = after(table(["M1 M1 M1 M1 M1", ""], ["C1"]), "play C1")
    assert refusal(empty, "use M 1").key == "few-hand-cards"


def test_monopoly_discards_two_then_plays_two() -> None:
    """§4.3"""
    game = after(table(["E1 E1 E1 E1 E1", ""], ["C1 S1 M1 R1"]), "play C1", "use E 2")
    assert game.position.owed == ("scrap", "scrap", "play", "play")
    game = after(game, "scrap E1", "scrap C1", "play S1", "play M1")
    assert (area(game, 0), hand(game, 0), discards(game)) == ("M1 E1 E1 E1 E1 S1", "R1", "E1 C1")


def test_what_development_discards_may_not_be_replayed() -> None:
    """§4.3: it needs a playable card in hand."""
    game = after(table(["E1 E1 E1", ""], ["C1"]), "play C1")
    reason = refusal(game, "use E 1")
    assert (reason.key, reason.clause) == ("few-playable-cards", "§4.3 §3.5")


def test_embargo_counts_for_cards_played_by_economy_and_science() -> None:
    """§3.6 [T]"""
    game = after(table(["E1 E1 E1 E1 E1", ""], ["C1 C1 M1"], embargoes=["C"]), "play M1")
    assert refusal(game, "use E 1").key == "few-playable-cards"
    game = after(table(["E1 E1 E1 E1 E1", ""], ["C1 M1 M1"], embargoes=["C"]), "play M1")
    assert lacking(refusal(game, "use E 2")) == (2, 1)
    assert legal(after(game, "use E 1", "scrap E1")) == ["play M1"]


def test_experiment_takes_back_and_what_was_taken_may_be_replayed() -> None:
    """§4.4"""
    game = after(table(["S1 S1 S1", ""], ["C1"]), "play C1", "use S 1", "recall C1")
    assert legal(game) == ["play C1"]
    assert area(after(game, "play C1"), 0) == "S1 S1 S1 C1"


def test_the_choice_of_a_card_taken_back_must_leave_a_playable_one() -> None:
    """§4.4, §3.5: with nothing playable in hand only a playable card is taken back."""
    game = after(table(["S1 S1 S1 M1", ""], ["C1 C2"], embargoes=["C S"]), "skip", "use S 1")
    assert legal(game) == ["recall M1"]
    reason = refusal(game, "recall S1")
    assert (reason.key, reason.clause) == ("would-strand-effect", "§4.4")
    assert refusal(game, "recall E1").key == "not-in-area"


def test_experiment_is_closed_when_nothing_could_be_played_afterwards() -> None:
    """§3.5"""
    game = after(table(["S1 S1 S1", ""], ["C1"], embargoes=["C S"]), "skip")
    assert lacking(refusal(game, "use S 1")) == (1, 0)


def test_the_first_card_of_a_research_may_be_any_if_the_second_can_make_up_for_it() -> None:
    """§4.4: one playable card in hand, one in the play area."""
    game = after(table(["S1 S1 S1 S1 S1 M1", ""], ["C1 E1 M1"], embargoes=["S C"]), "play M1", "use S 2")
    assert legal(game) == ["recall M1", "recall S1"]
    game = after(game, "recall S1")
    one_in_hand = after(table(["S1 S1 S1 S1 S1", ""], ["C1 E1 M1"], embargoes=["S C"]), "play M1", "use S 2")
    assert legal(after(one_in_hand, "recall S1")) == ["recall M1"]
    assert legal(after(one_in_hand, "recall M1")) == ["recall S1"]


def test_with_no_playable_card_in_hand_both_cards_of_a_research_must_be_playable() -> None:
    """§4.4"""
    game = after(table(["S1 S1 S1 S1 S1 M1 M2", ""], ["C1"], embargoes=["S C"]), "skip", "use S 2")
    assert legal(game) == ["recall M1", "recall M2"]
    assert legal(after(game, "recall M1")) == ["recall M2"]


def test_several_embargoes_count_together() -> None:
    """§5.3: several run in the same turn."""
    game = after(table(["S1 S1 S1 S1 S1 M1", ""], ["C1 E1 R1"], embargoes=["S C E"]), "play R1", "use S 2")
    assert legal(game) == ["recall M1", "recall R1"]


def test_monopoly_needs_two_cards_in_the_play_area_and_two_in_hand() -> None:
    """§4.3; a copied Monopoly may find fewer."""
    game = after(table(["", "E1 E1 E1 E1 E1"], ["C1 M1 M1 M1"]), "play C1")
    assert "copy 1 E 1" in legal(game)
    assert refusal(game, "copy 1 E 2").key == "few-area-cards"


def test_oligarchy_and_republic_take_from_the_discard_pile() -> None:
    """§4.5"""
    game = after(table(["U3 U3 U3 U3 U3", ""], ["C1"], discard="M1 E2"), "play C1", "use U 2")
    assert legal(game) == ["salvage M1", "salvage E2"]
    game = after(game, "salvage M1")
    assert legal(game) == ["salvage E2"]
    assert hand(after(game, "salvage E2"), 0) == "M1 E2"


def test_republic_needs_two_cards_in_the_discard_pile() -> None:
    """§4.5, §3.5"""
    game = after(table(["U3 U3 U3 U3 U3", ""], ["C1"], discard="M1"), "play C1")
    assert "use U 1" in legal(game)
    assert (refusal(game, "use U 2").key, refusal(game, "use U 2").clause) == ("few-discards", "§4.5 §3.5")
    empty = after(table(["U3 U3 U3 U3 U3", ""], ["C1"]), "play C1")
    assert lacking(refusal(empty, "use U 1")) == (1, 0)


def test_a_card_just_discarded_may_be_salvaged() -> None:
    """§4.5: nobody says otherwise."""
    game = after(table(["U3 U3 U3 M1 M1 M1", ""], ["C1 E1"]), "play C1", "use M 1", "discard E1", "use U 1")
    assert legal(game) == ["salvage E1"]
