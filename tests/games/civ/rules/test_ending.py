"""The end of the game, teams (RULES §7, §8)."""

import pytest

from bot.games.civ.rules import Game, Result, Seat, observe
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.rules.scoring import points
from bot.games.civ.rules.setup import IMMEDIATE
from tests.games.civ.rules.tables import after, discards, hand, legal, refusal, ruled, table


def won(game: Game) -> tuple[str, tuple[Seat, ...], str | None, tuple[int, ...] | None]:
    assert game.result is not None
    assert (game.position.phase, game.position.turn, game.position.owed) == ("over", -1, ())
    return game.result.reason, game.result.winners, game.result.domain, game.result.points


SEVEN = "S1 S1 S1 S1 S2 S2 S2"
SIX = "S1 S1 S1 S1 S2 S2"


@pytest.mark.parametrize(("players", "need"), [(2, 8), (3, 7), (4, 7)])
def test_hegemony_needs_eight_cards_with_two_players_and_seven_with_more(players: int, need: int) -> None:
    """§7.1"""
    below = table([" ".join(["S2"] * (need - 2)), *[""] * (players - 1)], ["S1"])
    assert not after(below, "play S1", "end").is_over
    there = table([" ".join(["S2"] * (need - 1)), *[""] * (players - 1)], ["S1"])
    assert won(after(there, "play S1", "end")) == ("hegemony", (0,), "S", None)


def test_hegemony_is_looked_at_after_step_3() -> None:
    """§7.1, fine print: draw; Embargoes to the discard pile; turns + 1; Hegemony."""
    game = after(table([SIX, "", ""], ["S2"], embargoes=["M"]), "play S2")
    assert not game.is_over
    game = after(game, "end")
    assert game.is_over
    assert (len(hand(game, 0).split()), discards(game), game.position.turns) == (3, "E1", 1)


def test_what_is_no_longer_there_at_the_end_of_the_turn_does_not_win() -> None:
    """§7.1"""
    game = after(table([SIX, "M1", ""], ["S2"]), "play S2", "sacrifice S2")
    while game.position.phase == "choose":
        game = after(game, legal(game)[0])
    assert not after(game, "end").is_over


def test_seven_cards_at_the_end_of_anothers_turn_do_not_win() -> None:
    """§7.1: your turn."""
    game = after(table(["", SEVEN, ""], ["M1", "M1"]), "play M1", "end")
    assert not game.is_over
    assert won(after(game, "play M1", "end"))[1] == (1,)


def test_each_democracy_on_a_column_asks_for_one_card_more() -> None:
    """§5.5, §7.1"""
    game = table([SEVEN, "", ""], ["S2"], democracies=["S S"])
    assert not after(game, "play S2", "end").is_over
    game = table([SEVEN, "", ""], ["S2"], democracies=["S M"])
    assert won(after(game, "play S2", "end"))[2] == "S"


def test_with_hegemony_in_two_domains_the_first_in_rulebook_order_is_recorded() -> None:
    """§7.1"""
    game = table([SEVEN + " E3 E3 E3 E3 E3 E3 E3", "", ""], ["M1"])
    assert won(after(game, "play M1", "end"))[2] == "E"


def test_the_tournament_reading_looks_right_after_each_card_played() -> None:
    """§7.1 [T]; a turn cut short is not complete."""
    game = after(table([SIX, "", ""], ["S2 M1"], hegemony=IMMEDIATE, turns=4), "play S2")
    assert won(game) == ("hegemony", (0,), "S", None)
    assert (hand(game, 0), game.position.turns) == ("M1", 4)


def test_immediate_hegemony_ends_a_monopoly_after_its_first_card() -> None:
    """§7.1 [T], §3.6"""
    game = table([SIX + " E1 E1 E1 E1 E1", "", ""], ["S2 S2 M1"], hegemony=IMMEDIATE)
    game = after(game, "play M1", "use E 2", "scrap E1", "scrap E1", "play S2")
    assert won(game)[2] == "S"
    assert (game.position.permanent, hand(game, 0)) == (1 << 17, "S2")


def test_immediate_hegemony_ends_a_research_after_its_first_card() -> None:
    """§7.1 [T], §3.6"""
    game = table([SIX + " M1", "", ""], ["M1 S2 C1"], hegemony=IMMEDIATE)
    game = after(game, "play M1", "use S 2", "recall M1", "recall M1", "play S2")
    assert won(game)[2] == "S"


def test_immediate_hegemony_may_name_another_domain_than_the_card_played_last() -> None:
    """§7.1: whatever Domain has enough is looked at, after a card was played."""
    game = table([SEVEN, "", ""], ["M1"], hegemony=IMMEDIATE)
    assert won(after(game, "play M1"))[2] == "S"


def test_used_and_coin_stay_as_they_were_when_the_game_is_over() -> None:
    """REPLAY, fine print."""
    game = table([SIX + " C1", "M1 M1 M1", ""], ["S2 E1"])
    game = after(game, "play S2", "copy 1 M 1", "discard E1", "end")
    assert game.is_over
    assert game.position.coin is not None
    assert game.position.permanent != 0


def test_the_line_that_ends_the_game_still_returns_the_coin() -> None:
    """§6.5: looked at after each line."""
    areas = ["C1 C1 C1 C1 C2 C2", "M1 M1 M1 C3 C3 C3 C3 C3", ""]
    game = table(areas, ["E1 E1", "C3 C3"], hegemony=IMMEDIATE, democracies=["C C"])
    game = after(game, "play E1", "copy 1 M 1", "discard E1", "end")
    assert game.position.coin is not None
    game = after(game, "play C3")
    assert (game.is_over, game.position.coin) == (False, None)
    seven = table(["C1 C1 C1 C1 C2 C2", "M1 M1 M1 C3 C3 C3 C3 C3", ""], ["E1 E1", "E1"])
    assert not after(seven, "play E1", "copy 1 M 1", "discard E1", "end", "play E1", "end").is_over
    left = after(table(["C1", "M1 M1 M1"], ["E1 E1"]), "play E1", "copy 1 M 1", "discard E1")
    left = ruled(left, 1, "eliminate")
    assert (left.is_over, left.position.coin) == (True, None)


def test_nothing_follows_the_end() -> None:
    """§7"""
    game = after(table([SEVEN, "", ""], ["S2"]), "play S2", "end")
    assert [legal(game, seat) for seat in range(3)] == [[], [], []]
    assert refusal(game, "end", seat=0).key == "game-over"
    assert refusal(game, "play M1", seat=1).key == "game-over"


def test_the_round_is_completed_after_the_pile_became_empty() -> None:
    """§7.2: each up to the one on the First Player's right takes a turn without drawing."""
    game = table(["M1", "M1", "M1"], ["C1", "C1 C1", "C1"], turn=2, first=1, pile=2)
    game = after(game, "play C1", "end")
    assert game.position.pile_size() == 0
    assert won(after(game, "play C1", "end"))[0] == "majority"


def test_the_first_players_own_last_card_gives_everyone_a_turn() -> None:
    """§7.2"""
    game = table(["M1", "M1", "M1"], ["C1", "C1", "C1"], turn=1, first=1, pile=1)
    game = after(game, "play C1", "end", "play C1", "end", "play C1")
    assert not game.is_over
    assert after(game, "end").is_over


def test_the_last_card_drawn_by_the_player_on_the_right_ends_the_game_at_once() -> None:
    """§7.2"""
    game = table(["M1", "M1", "M1"], ["C1", "C1", "C1"], turn=0, first=1, pile=3)
    assert won(after(game, "play C1", "end"))[0] == "majority"


def test_a_leap_that_empties_the_pile_lets_the_turn_go_on() -> None:
    """§7.2"""
    game = after(table(["S1 M1", "M1"], ["C1"], turn=0, first=1, pile=3), "play C1", "sacrifice S1")
    while game.position.phase == "choose":
        game = after(game, legal(game)[0])
    assert (game.position.phase, game.position.pile_size()) == ("effects", 0)
    assert won(after(game, "end"))[0] == "majority"


def test_a_referees_refill_that_empties_the_pile_counts_too() -> None:
    """§7.2, §9.4"""
    game = ruled(table(["", "M1", ""], ["C1", "C1"], turn=1, first=0, pile=2), 0, "refill")
    assert (game.position.pile_size(), game.position.turn) == (0, 1)
    game = after(game, "play C1", "end", "skip", "end")
    assert won(game)[0] == "majority"


def test_hegemony_still_wins_before_majorities() -> None:
    """§7.2"""
    game = table([SIX, "M1 E1 R1 C1", ""], ["S2"], turn=0, first=1, pile=0)
    assert won(after(game, "play S2", "end")) == ("hegemony", (0,), "S", None)


def test_majorities_come_before_the_turn_cap() -> None:
    """REPLAY, fine print: majorities, then the turn cap."""
    game = table(["M1", "M1"], ["C1"], turn=0, first=1, pile=3, turn_cap=5, turns=4)
    assert won(after(game, "play C1", "end"))[0] == "majority"
    early = table(["M1", "M1"], ["C1"], turn=0, first=0, pile=3, turn_cap=5, turns=4)
    assert won(after(early, "play C1", "end"))[0] == "turn_cap"


def test_hegemony_comes_before_the_turn_cap() -> None:
    """REPLAY, fine print."""
    game = table([SIX, "", ""], ["S2"], turn_cap=5, turns=4)
    assert won(after(game, "play S2", "end"))[0] == "hegemony"


def test_the_turn_cap_counts_complete_turns_only() -> None:
    """§7.5"""
    game = table(["M1", "M1", "M1"], ["C1", "C1"], turn_cap=2)
    game = after(ruled(after(game, "play C1"), 0, "eliminate"), "play C1", "end")
    assert (game.position.turns, game.is_over) == (1, False)


def test_everyone_tied_for_most_scores_and_nobody_where_no_card_lies() -> None:
    """§7.3"""
    assert points(table(["M1 M1", "M1 M1", "M1"]).position) == (1, 1, 0)
    assert points(table(["M1 M1 C1", "M1 M1 E1", "M1"]).position) == (2, 2, 0)


def finished(areas: list[str], *, teams: bool = False) -> Result:
    last = len(areas) - 1
    hands = [*[""] * last, "M1"]
    game = after(table(areas, hands, turn=last, pile=0, teams=teams), "play M1", "end")
    assert game.result is not None
    return game.result


def test_a_tie_goes_to_most_utopia_then_culture_and_on_to_military() -> None:
    """§7.4: also in Domains in which neither has the majority."""
    assert finished(["U3 M1 M1", "C1 M1 M1", ""]).winners == (0,)
    assert finished(["C1 M1 M1", "S1 M1 M1", ""]).winners == (0,)
    assert finished(["S1 M1 M1", "E1 M1 M1", ""]).winners == (0,)
    assert finished(["E1 M1 M1", "R1 M1 M1", ""]).winners == (0,)
    assert finished(["R1 R1 C1", "C1 M1 M1 M1", ""]).winners == (0,)
    assert finished(["C1 C1 M1 M1 M1", "C1 C1 M1 M1 M1", "M1"]).winners == (0, 1)


def test_each_step_of_the_tie_break_is_among_the_still_tied_only() -> None:
    """§7.4: seat 2 has most Utopia of all, but fewer points; seat 1 falls out before its Science counts."""
    result = finished(["C1 C1 E1", "E1 S1 S1 C1 C1", "U3"])
    assert result.points == (2, 3, 2)
    result = finished(["R1 R1 C1 C1", "E1 E1 C1 C1", "U3 U3"])
    assert (result.points, result.winners) == ((2, 2, 2), (2,))


def test_still_tied_is_a_shared_victory() -> None:
    """§7.4 ‡"""
    assert finished(["C1 M1", "C1 M1", ""]) == Result("majority", (Seat(0), Seat(1)), None, (2, 2, 1))


def test_a_team_scores_a_domain_once_and_both_score_a_tie() -> None:
    """§8.1"""
    result = finished(["M1 M1 E1", "M1 M1 S1", "M1 M1 E1", ""], teams=True)
    assert result.points == (2, 2)


def test_majorities_of_teams_go_by_the_single_player_and_ties_by_the_sum() -> None:
    """§8.1, §8.2: two against three is no majority, four against three is more."""
    result = finished(["E1 E1 C1 C1", "E1 E1 E1", "E1 E1 C1 C1 R1", "C1 C1 C1 U3"], teams=True)
    assert result.points == (1, 4)
    result = finished(["U3 U3 C1 E1 E1", "U3 U3 U3 C1", "U3 U3 M1 M1 E1", "M1"], teams=True)
    assert result.points == (3, 3)
    assert result.winners == (0, 2)


def test_a_tie_of_teams_after_all_steps_is_shared_by_all_four() -> None:
    """§8.2"""
    result = finished(["M1 C1", "C1", "", ""], teams=True)
    assert result.winners == (0, 1, 2, 3)


def test_hegemony_of_one_wins_for_both_team_mates() -> None:
    """§8.1"""
    game = table(["", "", "", SIX], ["", "", "", "S2"], turn=3, teams=True)
    assert won(after(game, "play S2", "end")) == ("hegemony", (1, 3), "S", None)


def test_the_deck_the_hands_and_the_order_of_turns_say_what_may_be_somebodys_last_turn() -> None:
    """§7.2: whoever is still to play in a round in which the deck may become empty takes no turn after it."""

    def may_be_last(game: Game) -> list[bool]:
        return [observe(game, seat).may_be_last_turn for seat in (*range(3), None)]

    areas, full = ["M1", "M1", "M1"], ["R1 R1 R1"] * 3
    assert may_be_last(table(areas, full, pile=6)) == [True, True, True, False], "each plays two and draws two"
    assert may_be_last(table(areas, full, pile=7)) == [False] * 4
    assert may_be_last(table(areas, full, turn=2, pile=2)) == [False, False, True, False], "the first have played"
    assert may_be_last(table(areas, full, turn=2, pile=3)) == [False] * 4
    assert may_be_last(table(areas, ["R1", "", ""], turn=2, first=1, pile=9)) == [True, False, True, False]
    assert may_be_last(table(areas, ["R1 R1 R1"], phase=EFFECTS, turn=2, pile=4)) == [False, False, True, False]
    assert may_be_last(table(areas, full, turn=2, pile=0)) == [True] * 4, "the final round"
    assert may_be_last(table(areas, full, turn_cap=9, turns=6)) == [True] * 4, "§7.5"
    assert may_be_last(table(areas, full, turn_cap=9, turns=5)) == [False] * 4
    assert observe(table(areas, full, turn=2, first=1), None).still_to_play == (2, 0)
