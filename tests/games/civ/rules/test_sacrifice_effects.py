"""Sacrifice effects (RULES §5)."""

from tests.games.civ.rules.tables import after, all_cards, area, discards, hand, legal, refusal, ruled, table


def test_attack_needs_a_card_left_to_discard() -> None:
    """§5.1 [T]"""
    game = after(table(["", "M1"], ["M1"]), "play M1")
    assert refusal(game, "sacrifice M1").key == "no-card-to-attack"
    assert refusal(game, "sacrifice M1").clause == "§5.1"


def test_every_other_player_loses_the_lowest_age_of_the_attacked_domain_team_mates_included() -> None:
    """§5.1 ‡"""
    areas = ["M1 C2", "C3 C1 C2", "C3 R1", "R1"]
    game = after(table(areas, ["M2"], teams=True), "play M2", "sacrifice M1")
    assert legal(game) == ["attack M2", "attack C2"]
    game = after(game, "attack C2")
    assert [area(game, seat) for seat in range(4)] == ["M2", "C2 C3", "R1", "R1"]
    assert discards(game) == "M1 C1 C2 C3"


def test_military_itself_may_be_attacked_with_another_military_card() -> None:
    """§5.1"""
    game = after(table(["M1", "M1 M3"], ["M2"]), "play M2", "sacrifice M2", "attack M1")
    assert (area(game, 0), area(game, 1)) == ("", "M3")


def test_inquisition_takes_the_whole_hand_and_gives_back_as_many_of_any() -> None:
    """§5.2"""
    game = after(table(["R1", ""], ["C1 M1", "S1 S2 E1"]), "play C1", "sacrifice R1", "inquire 1")
    assert (hand(game, 0), hand(game, 1)) == ("M1 E1 S1 S2", "")
    assert game.position.owed == ("give", "give", "give")
    game = after(game, "give M1", "give S1", "give S2")
    assert (hand(game, 0), hand(game, 1), game.position.phase) == ("E1", "M1 S1 S2", "effects")


def test_a_player_with_an_empty_hand_may_be_asked_and_nothing_moves() -> None:
    """§5.2"""
    game = after(table(["R1", ""], ["C1 M1"]), "play C1", "sacrifice R1", "inquire 1")
    assert (game.position.phase, hand(game, 0)) == ("effects", "M1")


def test_inquisition_goes_to_another_player_still_in_the_game() -> None:
    """§5.2"""
    game = ruled(table(["R1", "", ""], ["C1 M1", "S1", "S1"]), 1, "eliminate")
    game = after(game, "play C1", "sacrifice R1")
    assert legal(game) == ["inquire 2"]
    assert (refusal(game, "inquire 0").key, refusal(game, "inquire 0").clause) == ("target-is-self", "§5.2")
    assert refusal(game, "inquire 1").key == "target-left"
    assert refusal(game, "inquire 3").key == "target-unknown"
    assert refusal(game, "inquire 3").clause == "§5.2"


def test_embargo_lies_on_a_domain_of_another_player_who_has_a_card_there() -> None:
    """§5.3"""
    game = after(table(["E2 M1", "M1 M1 C1", ""], ["M1"]), "play M1", "sacrifice E2")
    assert legal(game) == ["embargo 1 M", "embargo 1 C"]
    assert (refusal(game, "embargo 0 M").key, refusal(game, "embargo 0 M").clause) == ("target-is-self", "§5.3")
    assert refusal(game, "embargo 2 M").key == "target-without-card"
    assert refusal(game, "embargo 1 S").values == {"seat": 1, "domain": "S"}
    assert discards(game) == ""


def test_embargo_is_closed_while_no_other_player_has_a_card() -> None:
    """§5.3, §3.5"""
    game = after(table(["E2 U3", "", ""], ["M1"]), "play M1")
    assert (refusal(game, "sacrifice E2").key, refusal(game, "sacrifice E2").clause) == (
        "no-target-column",
        "§5.3 §3.5",
    )
    assert refusal(game, "sacrifice U3").clause == "§5.5 §3.5"


def test_embargo_runs_for_the_next_turn_then_goes_to_the_discard_pile() -> None:
    """§5.3"""
    game = after(table(["E2", "M1"], ["C1", "M1 M2 C1"]), "play C1", "sacrifice E2", "embargo 1 M", "end")
    assert legal(game) == ["play C1"]
    assert discards(game) == ""
    game = after(game, "play C1", "end")
    assert discards(game) == "E2"
    assert game.position.embargoes == [(), ()]


def test_the_effects_of_a_domain_under_embargo_stay_allowed() -> None:
    """§5.3 [T]"""
    game = after(table(["M1 M1 M1", "M1"], ["C1 C1"], embargoes=["M"]), "play C1")
    assert {"use M 1", "sacrifice M1"} <= set(legal(game))


def test_an_embargo_stays_when_the_cards_around_it_leave() -> None:
    """§5.6"""
    game = table(["M1", "C1"], ["M1 M2", "C2 M1"], embargoes=["", "C"])
    game = after(game, "play M1", "end")
    assert legal(game) == ["play M1"]


def test_two_embargoes_on_one_domain_are_both_lifted() -> None:
    """§5.3"""
    game = after(table(["M1", ""], ["C1"], embargoes=["M M"]), "play C1", "end")
    assert discards(game) == "E1 E1"


def test_leap_draws_five_and_discards_five() -> None:
    """§5.4"""
    game = after(table(["S1", ""], ["C1 M1"]), "play C1", "sacrifice S1")
    assert game.position.owed == ("discard",) * 5
    assert len(hand(game, 0).split()) == 6
    for _ in range(5):
        game = after(game, legal(game)[-1])
    assert (hand(game, 0), game.position.pile_size()) == ("M1", 35)


def test_leap_with_a_short_pile_draws_and_discards_what_is_left() -> None:
    """§5.4"""
    for left in (4, 1):
        game = after(table(["S1", ""], ["C1 M1"], pile=left), "play C1", "sacrifice S1")
        assert game.position.owed == ("discard",) * left
        assert game.position.pile_size() == 0


def test_leap_with_an_empty_pile_is_allowed_and_owes_nothing() -> None:
    """§5.4: possibly none."""
    game = after(table(["S1", ""], ["C1 M1"], pile=0), "play C1", "sacrifice S1")
    assert (game.position.phase, game.position.owed, discards(game)) == ("effects", (), "S1")
    assert not any(text.startswith("sacrifice") for text in legal(game))


def test_democracy_lies_until_the_end_and_adds_up() -> None:
    """§5.5"""
    game = table(["U3 U3", "M1"], ["C1", "M1"], democracies=["", "M"])
    game = after(game, "play C1", "sacrifice U3", "democracy 1 M", "end")
    assert game.position.hegemony_need(1, 0) == 10
    game = after(game, "play M1", "end")
    assert len(game.position.democracies[1]) == 2


def test_a_card_sacrificed_for_a_marker_is_in_no_pile_until_it_is_laid() -> None:
    """REPLAY, fine print."""
    start = table(["U3 E1", "M1"], ["C1"])
    game = after(start, "play C1", "sacrifice U3")
    assert (area(game, 0), discards(game), game.position.democracies) == ("E1 C1", "", [(), ()])
    assert all_cards(game.position) == all_cards(start.position)


def test_a_sacrifice_is_the_very_card_named() -> None:
    """§3.7"""
    game = after(table(["R1 R2", ""], ["C1"]), "play C1", "sacrifice R2")
    assert area(game, 0) == "R1 C1"
    assert refusal(after(table(["R1", ""], ["C1"]), "play C1"), "sacrifice R2").key == "not-in-area"
