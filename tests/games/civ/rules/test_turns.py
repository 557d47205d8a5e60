"""The turn and its three steps (RULES §2, §3.1 to §3.4)."""

import pytest

from tests.games.civ.rules.tables import after, hand, legal, refusal, ruled, table


def test_playing_a_card_is_mandatory() -> None:
    """§2.1"""
    game = table(["", ""], ["M1 C3", ""])
    assert legal(game) == ["play M1", "play C3"]
    assert refusal(game, "skip").key == "may-not-skip"
    for text in ("end", "use M 1", "sacrifice M1", "copy 1 M 1"):
        assert refusal(game, text).key == "play-first"


def test_step_1_is_skipped_with_an_empty_hand_and_the_others_take_place() -> None:
    """§2.1"""
    game = table(["M1 M1 M1", ""], ["", ""])
    assert legal(game) == ["skip"]
    game = after(game, "skip")
    assert "sacrifice M1" in legal(game)
    game = after(game, "end")
    assert len(hand(game, 0).split()) == 3


def test_step_1_is_skipped_when_embargoes_forbid_every_card_of_the_hand() -> None:
    """§2.1, §5.3"""
    game = table(["", ""], ["M1 M3 C1", ""], embargoes=["M C", ""])
    assert legal(game) == ["skip"]
    assert refusal(game, "play M1").key == "embargoed"
    assert refusal(game, "play C1").values == {"domain": "C", "others": 0}
    assert refusal(game, "play S1").key == "not-in-hand"


def test_step_1_is_not_skipped_while_one_card_may_be_played() -> None:
    """§2.1"""
    game = table(["", ""], ["M1 C1", ""], embargoes=["M", ""])
    assert legal(game) == ["play C1"]


def test_a_second_card_is_not_played_in_step_2() -> None:
    """§2: never back to an earlier step."""
    game = after(table(["", ""], ["M1 M1", ""]), "play M1")
    assert refusal(game, "play M1").key == "already-played"
    assert refusal(game, "skip").key == "already-played"


def test_the_hand_is_filled_to_three() -> None:
    """§2.3, §2.4"""
    game = after(table(["", ""], ["M1", ""]), "play M1", "end")
    assert len(hand(game, 0).split()) == 3
    assert (game.position.turn, game.position.turns, game.position.phase) == (1, 1, "play")


@pytest.mark.parametrize(
    ("religion", "players", "limit"), [(2, 2, 3), (3, 2, 5), (5, 3, 7), (1, 4, 3), (2, 4, 5), (4, 4, 7)]
)
def test_religion_raises_the_hand_limit_by_its_level(religion: int, players: int, limit: int) -> None:
    """§4.2, §3.2"""
    areas = [" ".join(["R1"] * religion), *[""] * (players - 1)]
    game = after(table(areas, ["M1"]), "play M1", "end")
    assert len(hand(game, 0).split()) == limit


def test_religion_is_read_when_step_3_begins() -> None:
    """§4.2: losing the level in step 2 loses the limit."""
    game = after(table(["R1 R1 R1", "M1"], ["M1"]), "play M1", "sacrifice R1", "inquire 1", "end")
    assert len(hand(game, 0).split()) == 3


def test_with_more_cards_than_the_limit_one_neither_draws_nor_discards() -> None:
    """§2.3"""
    game = after(table(["", ""], ["M1 M1 M1 M1 M1 C1"]), "play M1", "end")
    assert hand(game, 0) == "M1 M1 M1 M1 C1"
    assert game.position.pile_size() == 40


def test_if_the_pile_runs_short_what_is_left_is_drawn() -> None:
    """§2.3"""
    game = after(table(["", ""], ["M1", "M1"], pile=2), "play M1", "end")
    assert len(hand(game, 0).split()) == 2
    assert game.position.pile_size() == 0
    assert game.position.turn == 1


def test_the_permanent_and_the_sacrifice_effect_of_a_domain_go_in_either_order() -> None:
    """§3.1"""
    start = after(table(["M1 M1 M1 M1 C1", "C1"], ["M1 C1 C1 C1"]), "play M1")
    one = after(start, "use M 1", "discard C1", "sacrifice M1", "attack C1")
    other = after(start, "sacrifice M1", "attack C1", "use M 1", "discard C1")
    assert one.position == other.position
    assert refusal(one, "use M 1").key == "effect-used"
    assert refusal(one, "use M 2").key == "effect-used"
    assert refusal(one, "sacrifice M1").key == "sacrifice-used"


def test_effects_are_fresh_in_the_next_turn() -> None:
    """§3.1"""
    game = after(table(["M1 M1 M1", ""], ["C1 C1 C1", "C1"]), "play C1", "use M 1", "discard C1", "end")
    game = after(game, "play C1", "end")
    assert game.position.permanent == 0
    game = after(game, legal(game)[0])
    assert "use M 1" in legal(game)


def test_the_level_is_counted_at_the_moment_the_effect_starts() -> None:
    """§3.2: the card just played counts; a card just lost does not."""
    game = table(["M1 M1", "M1"], ["M1 C1 C1"])
    assert "use M 1" in legal(after(game, "play M1"))
    without = after(game, "play M1", "sacrifice M1", "attack M1")
    reason = refusal(without, "use M 1")
    assert (reason.key, reason.values["have"], reason.values["need"]) == ("level-not-reached", 1, 3)


def test_level_1_may_be_used_by_those_who_have_level_2() -> None:
    """§3.2"""
    game = after(table(["M1 M1 M1 M1 M1", ""], ["C1 C1 C1"]), "play C1")
    assert {"use M 1", "use M 2"} <= set(legal(game))


def test_thresholds_follow_the_number_of_players_at_the_start() -> None:
    """§3.2 [T], §9.1: also after someone has left."""
    game = ruled(ruled(table(["M1 M1", "", "", ""], ["C1 C1 C1"]), 1, "eliminate"), 2, "eliminate")
    assert "use M 1" in legal(after(game, "play C1"))


def test_markers_are_no_cards_of_the_play_area() -> None:
    """§5.6: three Democracies on a column make no level."""
    game = after(table(["M1", "", "", ""], ["C1 C1 C1"], democracies=["M M M"]), "play C1")
    assert "use M 1" not in legal(game)


def test_the_card_played_this_turn_may_be_sacrificed() -> None:
    """§3.3 [T]"""
    game = after(table(["C1", "R1"], ["R1"]), "play R1", "sacrifice R1")
    assert legal(game) == ["inquire 1"]


def test_culture_has_no_sacrifice_effect_and_religion_no_use() -> None:
    """§3.1, §4.2, §4.6"""
    game = after(table(["C1 C1 C1 R1 R1 R1", ""], ["C1 M1"]), "play C1")
    assert refusal(game, "sacrifice C1").key == "no-sacrifice-effect"
    assert refusal(game, "sacrifice C3").key == "no-sacrifice-effect"
    assert (refusal(game, "use R 1").key, refusal(game, "use R 1").clause) == ("religion-unused", "§4.2")
    assert (refusal(game, "use C 1").key, refusal(game, "use C 1").clause) == ("culture-copies", "§4.6")


def test_an_effect_is_resolved_before_anything_else_starts() -> None:
    """§3.4"""
    game = after(table(["M1 M1 M1", "M1"], ["C1 C1 C1"]), "play C1", "use M 1")
    for text in ("end", "sacrifice M1", "use M 1", "play C1", "scrap M1"):
        assert refusal(game, text).key == "effect-running"
    assert legal(game) == ["discard C1"]


def test_losing_the_level_while_it_resolves_does_not_stop_an_effect() -> None:
    """§3.4: Research takes back its own Science."""
    game = after(table(["S1 S1 S2 S2 S2", ""], ["C1 C1"]), "play C1", "use S 2", "recall S1", "recall S1")
    assert game.position.owed == ("play", "play")
    game = after(game, "play C1", "play S1")
    assert game.position.phase == "effects"


def test_only_the_seat_on_turn_acts() -> None:
    """§2"""
    game = table(["", "", ""], ["M1", "M1", "M1"], turn=1)
    assert (legal(game, 0), legal(game, 2)) == ([], [])
    assert refusal(game, "play M1", seat=0).key == "not-your-turn"
    assert refusal(game, "play M1", seat=2).values == {"turn": 1}
