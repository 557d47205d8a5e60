"""Leaving and the referee (RULES §9, REPLAY fine print)."""

import random

import pytest

from bot.games.civ.rules import Game, IllegalAction, parse
from bot.games.civ.rules.interventions import pick_surplus
from tests.games.civ.rules.tables import (
    after,
    area,
    discards,
    drafted,
    hand,
    legal,
    refusal,
    refusal_of_ruling,
    ruled,
    same,
    table,
)


def test_hand_play_area_and_markers_of_who_leaves_go_to_the_discard_pile() -> None:
    """§9.1: the markers lying on that player."""
    game = table(["M1", "S1 S2", "C1"], ["", "E2 C1", ""], embargoes=["", "S", "S"], democracies=["", "M", "C"])
    game = ruled(game, 1, "eliminate")
    assert discards(game) == "E1 E2 S1 S2 C1 U3"
    assert (hand(game, 1), area(game, 1)) == ("", "")
    assert (game.position.embargoes[1], game.position.democracies[1]) == ((), ())
    assert len(game.position.embargoes[2]) == len(game.position.democracies[2]) == 1
    assert game.position.alive == (True, False, True)


def test_the_markers_of_who_leaves_stay_on_others() -> None:
    """§9.1 ‡"""
    game = after(table(["E1", "M1", "M1"], ["C1", "M1 C1", ""]), "play C1", "sacrifice E1", "embargo 1 M")
    game = ruled(game, 0, "eliminate")
    assert (game.position.turn, legal(game)) == (1, ["play C1"])


def test_the_turn_passes_on_if_it_was_theirs_and_is_not_a_completed_one() -> None:
    """§9.1, §7.5"""
    game = ruled(after(table(["M1 M1 M1", "", ""], ["M1 C1", "C1"]), "play M1"), 0, "eliminate")
    assert (game.position.turn, game.position.phase, game.position.turns) == (1, "play", 0)
    assert (game.position.permanent, game.position.sacrifice) == (0, 0)


def test_the_turn_stays_where_it_is_if_another_leaves() -> None:
    """§9.1"""
    game = after(table(["M1 M1 M1", "", ""], ["M1 C1", "C1"]), "play M1", "use M 1", "discard C1")
    game = ruled(game, 1, "eliminate")
    assert (game.position.turn, game.position.phase) == (0, "effects")
    assert refusal(game, "use M 1").key == "effect-used"
    assert after(game, "end").position.turn == 2


def test_who_left_is_passed_over_and_may_do_nothing() -> None:
    """§9.1"""
    game = ruled(table(["", "", ""], ["C1 C1 C1", "C1", "C1"]), 1, "eliminate")
    assert refusal(game, "play C1", seat=1).key == "seat-left"
    assert after(game, "play C1", "end").position.turn == 2


@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_a_running_effect_is_taken_back_wholly_when_any_player_leaves(leaver: int) -> None:
    """§9.1: an effect being resolved, by anyone."""
    before = after(table(["R1 M1", "", ""], ["C1 E1", "S1 S1", "M1"]), "play C1")
    running = after(before, "sacrifice R1", "inquire 1", "give E1")
    assert same(ruled(running, leaver, "eliminate"), ruled(before, leaver, "eliminate"))


def test_taking_an_effect_back_returns_drawn_cards_marker_and_coin() -> None:
    """§9.1"""
    leap = after(table(["S1", "", ""], ["C1 E1"]), "play C1")
    running = after(leap, "sacrifice S1")
    running = after(running, legal(running)[0])
    assert same(ruled(running, 2, "eliminate"), ruled(leap, 2, "eliminate"))
    copied = after(table(["C1", "M1 M1 M1", ""], ["E1 E1 E1"]), "play E1")
    assert ruled(after(copied, "copy 1 M 1"), 2, "eliminate").position.coin is None
    marked = after(table(["U3", "M1", ""], ["C1 E1"]), "play C1")
    assert same(ruled(after(marked, "sacrifice U3"), 2, "eliminate"), ruled(marked, 2, "eliminate"))


def test_an_effect_completely_resolved_stays() -> None:
    """§9.1: only the running one is taken back."""
    game = after(table(["M1 M1 M1 R1", "", ""], ["C1 E1 E1", "S1"]), "play C1", "use M 1", "discard E1", "sacrifice R1")
    game = ruled(game, 2, "eliminate")
    assert (hand(game, 0), area(game, 0)) == ("E1", "M1 M1 M1 R1 C1")
    assert refusal(game, "use M 1").key == "effect-used"
    assert "sacrifice R1" in legal(game)


def test_the_last_player_left_wins() -> None:
    """§9.1"""
    game = ruled(ruled(table(["", "", ""], ["C1"]), 1, "eliminate"), 0, "eliminate")
    assert game.result is not None
    assert (game.result.reason, game.result.winners, game.result.points) == ("last_standing", (2,), None)
    assert game.position.turn == -1


def test_the_last_team_left_wins_and_is_both_its_seats() -> None:
    """§9.1, fine print"""
    game = table(["", "", "", ""], ["C1"], teams=True)
    game = ruled(ruled(game, 2, "eliminate"), 1, "eliminate")
    assert not game.is_over
    game = ruled(game, 3, "eliminate")
    assert game.result is not None
    assert (game.result.reason, game.result.winners) == ("last_standing", (0, 2))


def test_who_left_has_no_points_and_cannot_win_a_majority() -> None:
    """§9.1: not even where nobody has a card."""
    game = ruled(table(["", "M1 M1 C1", ""], ["", "", ""], turn=2, pile=0), 1, "eliminate")
    game = after(game, "skip", "end")
    assert game.result is not None
    assert (game.result.winners, game.result.points) == ((0, 2), (0, 0, 0))


def test_a_team_scores_for_the_one_who_stays_and_wins_as_both() -> None:
    """§9.1, §8.1"""
    game = ruled(table(["M1 M1", "M1", "C1", ""], turn=3, pile=0, teams=True), 2, "eliminate")
    result = after(game, "skip", "end").result
    assert result is not None
    assert (result.winners, result.points) == ((0, 2), (1, 0))


def test_the_round_still_closes_at_the_first_players_seat() -> None:
    """§9.1, §7.2: the First Player left."""
    game = ruled(table(["", "M1", "", ""], turn=3, first=0, pile=0), 0, "eliminate")
    assert after(game, "skip", "end").is_over
    game = ruled(table(["", "M1", "", ""], turn=2, first=3, pile=0), 3, "eliminate")
    assert after(game, "skip", "end").is_over
    game = ruled(table(["", "M1", "", ""], turn=1, first=3, pile=0), 3, "eliminate")
    assert after(game, "skip", "end").position.turn == 2


def test_the_round_closes_when_all_up_to_the_first_players_seat_have_left() -> None:
    """§9.1, §7.2: seats 3 and 0 left, seat 2 is the last of the round."""
    game = ruled(ruled(table(["", "M1", "", ""], turn=2, first=0, pile=0), 3, "eliminate"), 0, "eliminate")
    assert after(game, "skip", "end").is_over


def test_an_elimination_that_passes_the_turn_across_the_first_player_closes_the_round() -> None:
    """§9.1, §7.2: the pile is empty, the seat on the First Player's right leaves on its turn."""
    game = ruled(table(["M1", "", ""], turn=2, first=0, pile=0), 2, "eliminate")
    assert game.result is not None
    assert (game.result.reason, game.result.winners, game.result.points) == ("majority", (0,), (1, 0, 0))
    first = ruled(table(["M1", "", ""], turn=0, first=0, pile=0), 0, "eliminate")
    assert (first.position.turn, first.is_over) == (1, False)
    drawn = ruled(table(["M1", "", ""], turn=2, first=0, pile=1), 2, "eliminate")
    assert (drawn.position.turn, drawn.is_over) == (0, False)


def test_the_hegemony_threshold_stays_that_of_the_start() -> None:
    """§9.1"""
    game = ruled(table(["S1 S1 S1 S1 S2 S2", "", ""], ["S2"]), 1, "eliminate")
    assert after(game, "play S2", "end").is_over


def test_nobody_is_eliminated_twice_or_during_the_draft() -> None:
    """§9.1"""
    game = ruled(table(["", "", ""], ["C1"]), 1, "eliminate")
    assert refusal_of_ruling(game, 1, "eliminate").key == "seat-left"
    assert refusal_of_ruling(game, 3, "eliminate").key == "seat-unknown"
    assert refusal_of_ruling(game, -1, "eliminate").key == "seat-unknown"
    assert refusal_of_ruling(Game.start(drafted(1, 3)), 1, "eliminate").key == "not-during-draft"


def test_trim_discards_the_named_hand_cards() -> None:
    """§9.2"""
    game = ruled(table(["", ""], ["M1", "C1 S1 S1 E1"]), 1, "trim S1 S1")
    assert (hand(game, 1), discards(game)) == ("E1 C1", "S1 S1")
    assert refusal_of_ruling(game, 1, "trim S1").key == "trim-not-in-hand"
    assert refusal_of_ruling(game, 1, "trim E1 E1").key == "trim-not-in-hand"
    assert hand(game, 1) == "E1 C1"


def test_a_surplus_is_picked_at_random_from_that_hand() -> None:
    """§9.2"""
    game = table(["", ""], ["M1", "C1 S1 S1 E1"])
    picked = {str(pick_surplus(game.position, 1, 2, random.Random(seed))) for seed in range(60)}
    assert picked == {"trim E1 S1", "trim E1 C1", "trim S1 S1", "trim S1 C1"}
    for text in picked:
        assert len(hand(ruled(game, 1, text), 1).split()) == 2
    assert str(pick_surplus(game.position, 1, 4, random.Random(0))) == "trim E1 S1 S1 C1"
    for seat, count, key, values in (
        (1, 5, "trim-count", {"have": 4}),
        (1, 0, "trim-count", {"have": 4}),
        (2, 1, "seat-unknown", {"seat": 2, "last": 1}),
        (-1, 1, "seat-unknown", {"seat": -1, "last": 1}),
    ):
        with pytest.raises(IllegalAction) as refused:
            pick_surplus(game.position, seat, count, random.Random(0))
        assert (refused.value.reason.key, refused.value.reason.values) == (key, values)


def test_refill_draws_up_to_the_hand_limit_now() -> None:
    """§9.4: by the seat's own Religion off turn."""
    game = table(["", "R1 R1 R1"], ["M1", "C1"])
    assert len(hand(ruled(game, 1, "refill"), 1).split()) == 5
    assert len(hand(ruled(game, 0, "refill"), 0).split()) == 3


def test_refill_of_a_full_hand_draws_nothing() -> None:
    """§9.4: nothing is missing."""
    game = table(["", ""], ["M1 M1 M1 M1", "C1"])
    assert same(ruled(game, 0, "refill"), game)


def test_refill_counts_a_copied_religion_only_for_the_seat_on_turn_that_declared_it() -> None:
    """REPLAY, fine print"""
    game = after(table(["C1", "R1 R1 R1 R1 R1"], ["E1 E1"]), "play E1", "copy 1 R 2")
    assert len(hand(ruled(game, 0, "refill"), 0).split()) == 7
    game = after(table(["C1", "R1 R1 R1 R1 R1"], ["E1 E1 E1 E1 E1 E1", "M1"]), "play E1", "copy 1 R 2", "end")
    trimmed = ruled(game, 0, "trim E1 E1 E1 E1 E1")
    assert len(hand(ruled(trimmed, 0, "refill"), 0).split()) == 3


def test_refill_before_the_copy_is_declared_again_uses_ones_own_level() -> None:
    """REPLAY, fine print: the coin of an earlier turn grants nothing."""
    game = after(table(["C1", "R1 R1 R1"], ["E1 M1", "M1"]), "play E1", "copy 1 R 1", "end", "play M1", "end")
    game = ruled(game, 0, f"trim {hand(game, 0)}")
    assert game.position.coin is not None
    assert len(hand(ruled(game, 0, "refill"), 0).split()) == 3


def test_trim_and_refill_never_come_within_an_effect() -> None:
    """§9.4"""
    game = after(table(["M1 M1 M1", ""], ["C1 C1", "C1"]), "play C1", "use M 1")
    for text in ("trim C1", "refill"):
        refusal = refusal_of_ruling(game, 1, text)
        assert refusal.key == "not-within-effect"
        assert refusal.clause == ("§9.2" if text.startswith("trim") else "§9.4")
        assert refusal_of_ruling(Game.start(drafted(1, 2)), 1, text).key == "not-during-draft"


def test_trim_and_refill_are_for_seats_still_in_the_game() -> None:
    """REPLAY, fine print"""
    game = ruled(table(["", "", ""], ["C1", "C1"]), 1, "eliminate")
    assert refusal_of_ruling(game, 1, "refill").key == "seat-left"
    assert refusal_of_ruling(game, 1, "trim C1").key == "seat-left"


def test_no_intervention_once_the_game_is_over() -> None:
    """REPLAY, fine print: not even an undo."""
    game = ruled(table(["", ""], ["C1"]), 1, "eliminate")
    assert game.is_over
    for text in ("eliminate", "trim C1", "refill", "undo 0"):
        assert refusal_of_ruling(game, 0, text).key == "game-over"


def test_every_intervention_says_who_and_why() -> None:
    """REPLAY, fine print; §9.5"""
    game = table(["", "", ""], ["C1"])
    for by, why in (("", "x"), ("table", ""), (" ", "x"), ("table", "\n")):
        with pytest.raises(IllegalAction) as refused:
            game.intervene(1, parse("eliminate"), by=by, why=why)
        assert refused.value.reason.key == "intervention-needs-by"


def test_interventions_are_never_among_the_legal_actions() -> None:
    """REPLAY; a seat cannot play one either."""
    game = table(["", "", ""], ["C1"])
    for text in ("eliminate", "trim C1", "refill", "undo 0"):
        assert refusal(game, text, seat=0).key == "intervention-needs-by"
    with pytest.raises(IllegalAction) as refused:
        game.intervene(0, parse("play C1"), by="table", why="x")
    assert refused.value.reason.key == "intervention-not-now"
