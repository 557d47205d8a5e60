"""Inspiration and the Culture coin (RULES §6)."""

from bot.games.civ.rules import Game
from bot.games.civ.rules.position import Coin
from tests.games.civ.rules.tables import after, hand, legal, refusal, ruled, table


def copies(game: Game) -> list[str]:
    return [text for text in legal(game) if text.startswith("copy")]


def test_one_culture_against_none_is_enough() -> None:
    """§6.1"""
    game = after(table(["", "M1 M1 M1", ""], ["C1 E1 E1"]), "play C1")
    assert copies(game) == ["copy 1 M 1"]


def test_strictly_most_culture_is_needed_against_each_other_player() -> None:
    """§6.1: team-mates are others."""
    game = after(table(["", "M1 M1", "C1", ""], ["C1 E1"], teams=True), "play C1")
    reason = refusal(game, "copy 1 M 1")
    assert (reason.key, reason.values) == ("not-most-culture", {"need": 2, "have": 1})
    none = after(table(["", "M1 M1 M1"], ["E1 E1"]), "play E1")
    assert refusal(none, "copy 1 M 1").values == {"need": 1, "have": 0}


def test_who_left_the_game_no_longer_counts_against_it() -> None:
    """§6.1: each other player still in the game."""
    game = ruled(table(["C1", "M1 M1 M1", "C1 C1"], ["E1 E1"]), 2, "eliminate")
    assert copies(after(game, "play E1")) == ["copy 1 M 1"]


def test_a_team_mates_effect_may_be_copied() -> None:
    """§6.1"""
    game = after(table(["C1", "", "M1 M1", ""], ["E1 E1"], teams=True), "play E1")
    assert copies(game) == ["copy 2 M 1"]


def test_level_1_and_level_2_of_who_has_level_2_may_be_copied_but_not_culture() -> None:
    """§6.1"""
    game = after(table(["C1 C1 C1 C1 C1 C1", "M1 M1 M1 M1 M1 C1 C1 C1"], ["E1 E1 E1"]), "play E1")
    assert copies(game) == ["copy 1 M 1", "copy 1 M 2"]
    assert refusal(game, "copy 1 C 1").key == "copy-culture"
    assert refusal(game, "copy 1 S 1").key == "target-level-not-reached"
    assert refusal(game, "copy 0 M 1").key == "target-is-self"
    assert refusal(game, "copy 2 M 1").key == "target-unknown"


def test_the_copied_level_must_be_higher_than_ones_own() -> None:
    """§6.2"""
    game = after(table(["C1 M1 M1 M1", "M1 M1 M1 M1 M1"], ["E1 E1 E1"]), "play E1")
    assert copies(game) == ["copy 1 M 2"]
    reason = refusal(game, "copy 1 M 1")
    assert (reason.key, reason.clause) == ("copy-not-higher", "§6.2")
    assert reason.values == {"effect": "M 1", "seat": 1, "domain": "M", "level": 1}


def test_a_domain_used_this_turn_is_not_copied_and_copying_uses_it_up() -> None:
    """§6.2"""
    start = after(table(["C1 M1 M1 M1", "M1 M1 M1 M1 M1"], ["E1 E1 E1 E1"]), "play E1")
    used = after(start, "use M 1", "discard E1")
    assert refusal(used, "copy 1 M 2").key == "copied-effect-used"
    copied = after(start, "copy 1 M 2", "discard E1", "discard E1")
    assert refusal(copied, "use M 1").key == "effect-used"
    assert refusal(copied, "copy 1 M 2").key == "inspiration-used"


def test_a_copied_effect_works_on_ones_own_cards_and_must_be_resolved_whole() -> None:
    """§6.3, §3.5"""
    game = after(table(["C1", "M1 M1 M1 M1 M1"], ["E1 E2", "S1"]), "play E1")
    assert copies(game) == ["copy 1 M 1"]
    assert refusal(game, "copy 1 M 2").key == "few-hand-cards"
    assert legal(after(game, "copy 1 M 1")) == ["discard E2"]


def test_the_coin_is_laid_on_the_copied_domain_of_that_player() -> None:
    """§6.5"""
    game = after(table(["C1", "M1 M1 M1"], ["E1 E1"]), "play E1", "copy 1 M 1")
    assert game.position.coin == Coin(0, 1, 0, 1)


def test_copied_religion_is_read_in_step_3() -> None:
    """§6.4"""
    game = after(table(["C1", "R1 R1 R1 R1 R1"], ["E1"]), "play E1", "copy 1 R 2")
    assert (game.position.phase, game.position.owed) == ("effects", ())
    assert len(hand(after(game, "end"), 0).split()) == 7
    lower = after(table(["C1", "R1 R1 R1 R1 R1"], ["E1"]), "play E1", "copy 1 R 1", "end")
    assert len(hand(lower, 0).split()) == 5


def test_copied_religion_counts_at_most_at_the_level_the_player_copied_then_has() -> None:
    """§6.4: an Attack takes it down."""
    game = after(table(["C1 M1 R1", "R1 R1 R1 R1 R1"], ["E1"]), "play E1", "copy 1 R 2", "sacrifice M1", "attack R1")
    assert len(hand(after(game, "end"), 0).split()) == 5
    gone = after(table(["C1 M1 R1", "R1 R1 R1"], ["E1"]), "play E1", "copy 1 R 1", "sacrifice M1", "attack R1")
    assert len(hand(after(gone, "end"), 0).split()) == 3


def test_ones_own_religion_counts_where_it_is_the_larger() -> None:
    """§6.4: limit = the larger of one's own and the copied one."""
    game = table(["C1 R1 R1 R1 R2 M1", "R2 R2 R2 R2 R2"], ["E1"])
    game = after(game, "play E1", "copy 1 R 2", "sacrifice M1", "attack R1")
    assert len(hand(after(game, "end"), 0).split()) == 5
    lost = after(game, "sacrifice R1", "inquire 1")
    assert len(hand(after(lost, "end"), 0).split()) == 5


def test_copied_religion_is_lost_with_the_coin() -> None:
    """§6.4: it counts only while the coin stays where it was laid."""
    game = after(table(["C1 M1", "R1 R1 R1"], ["E1"]), "play E1", "copy 1 R 1", "sacrifice M1", "attack C1")
    assert game.position.coin is None
    assert len(hand(after(game, "end"), 0).split()) == 3


def test_the_coin_grants_nothing_in_later_turns() -> None:
    """§6.5: each turn Inspiration is declared again."""
    game = after(table(["C1", "R1 R1 R1"], ["E1 E1 E1", "M1 M1"]), "play E1", "copy 1 R 1", "end")
    assert game.position.coin == Coin(0, 1, 1, 1)
    game = after(game, "play M1", "end")
    game = ruled(ruled(game, 0, "trim E1 E1"), 0, "refill")
    assert len(hand(game, 0).split()) == 3
    assert "copy 1 R 1" in legal(after(game, legal(game)[0]))


def test_an_older_coin_on_religion_grants_nothing_when_another_domain_is_copied() -> None:
    """§6.4, §6.5: there is one coin, and it moves."""
    game = table(["C1", "R1 R1 R1 M1 M1 M1"], ["E1 E1 E1", "M1 M1"])
    game = after(game, "play E1", "copy 1 R 1", "end", "play M1", "end")
    game = after(game, legal(game)[0], "copy 1 M 1")
    assert game.position.coin == Coin(0, 1, 0, 1)
    game = after(game, legal(game)[0])
    held = len(hand(game, 0).split())
    assert len(hand(after(game, "end"), 0).split()) == max(held, 3)


def test_the_coin_returns_when_another_plays_level_in_culture() -> None:
    """§6.5"""
    game = after(table(["C1", "M1 M1 M1"], ["E1 E1", "C1 C1"]), "play E1", "copy 1 M 1", "discard E1", "end")
    assert game.position.coin is not None
    assert after(game, "play C1").position.coin is None


def test_the_coin_returns_as_soon_as_its_layers_culture_leaves_even_if_it_is_replayed() -> None:
    """§6.5, fine print: looked at after each line."""
    game = after(table(["C1", "E1 E1 E1"], ["M1 M1"]), "play M1", "copy 1 E 1", "scrap C1")
    assert (game.position.coin, game.position.owed) == (None, ("play",))
    back = after(table(["C1", "S1 S1 S1"], ["M1 M1"]), "play M1", "copy 1 S 1", "recall C1", "play C1")
    assert back.position.coin is None


def test_an_attack_on_culture_is_one_event_for_all() -> None:
    """§6.5: two against one stays one against none."""
    game = table(["C1 C1 M1", "M1 M1 M1 C2"], ["E1 E1"])
    game = after(game, "play E1", "copy 1 M 1", "discard E1", "sacrifice M1", "attack C1")
    assert game.position.coin == Coin(0, 1, 0, 1)


def test_the_coin_stays_when_the_copied_player_loses_the_level() -> None:
    """§6.5 names no such reason."""
    game = table(["C1 M1", "M1 M1 M1"], ["E1 E1", "M1"])
    game = after(game, "play E1", "copy 1 M 1", "discard E1", "sacrifice M1", "attack C1")
    assert game.position.coin is None
    game = table(["C1 M1 M1", "M1 M1 M1"], ["E1 E1", "M1"])
    game = after(game, "play E1", "copy 1 M 1", "discard E1", "sacrifice M1", "attack M1")
    assert game.position.coin == Coin(0, 1, 0, 1)


def test_the_coin_returns_when_either_of_the_two_leaves_and_not_for_a_third() -> None:
    """§6.5"""
    game = after(table(["C1", "M1 M1 M1", ""], ["E1 E1"]), "play E1", "copy 1 M 1", "discard E1")
    assert ruled(game, 0, "eliminate").position.coin is None
    assert ruled(game, 1, "eliminate").position.coin is None
    assert ruled(game, 2, "eliminate").position.coin == Coin(0, 1, 0, 1)


def test_another_player_takes_the_coin_over() -> None:
    """§6.5: strictly most Culture changed hands, so it returned, then it is laid again."""
    game = after(table(["C1", "M1 M1 M1"], ["E1 E1", "C1 C1 S1"]), "play E1", "copy 1 M 1", "discard E1", "end")
    game = after(game, "play C1")
    assert game.position.coin is None
    assert copies(game) == []


def test_an_undo_brings_the_coin_back() -> None:
    """§6.5, §9.3"""
    game = after(table(["C1", "E1 E1 E1"], ["M1 M1"]), "play M1", "copy 1 E 1", "scrap C1")
    assert ruled(game, 0, "undo 2").position.coin == Coin(0, 1, 2, 1)
    assert ruled(game, 0, "undo 1").position.coin is None
