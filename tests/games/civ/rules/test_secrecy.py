"""Observations and events hold what the viewer may know and nothing else (RULES §1.6)."""

import random
from dataclasses import replace

import pytest
from hypothesis import given

from bot.games.civ.rules import Game, events, observe, parse
from bot.games.civ.rules.available_actions import available_actions, next_turn_actions
from bot.games.civ.rules.cards import cards_in
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.position import DRAFT_KEEP, OVER
from bot.games.civ.rules.transcript import state
from tests.games.civ.rules.tables import after, drafted, legal, ruled, table
from tests.games.civ.rules.test_differential import any_setup
from tests.games.civ.rules.twins import twins
from tests.strategies import games, seeds


def compare_with_a_twin(seed: int) -> tuple[int, int]:
    """Plays one game and a twin that differs in secrets only; how many positions were compared and truly differed."""
    chance = random.Random(seed)
    setup = any_setup(chance)
    viewer = chance.choice((None, *range(setup.players)))
    compared = differed = 0
    for game, twin in twins(setup, viewer, chance, interventions=chance.choice((0.0, 0.05))):
        compared += 1
        differed += state(game.position)["hands"] != state(twin.position)["hands"]
        assert observe(game, viewer) == observe(twin, viewer)
        if viewer is not None:
            assert available_actions(game, viewer) == available_actions(twin, viewer)
            assert next_turn_actions(game, viewer) == next_turn_actions(twin, viewer)
        assert events(game, viewer, since=game.number - 1) == events(twin, viewer, since=game.number - 1)
    return compared, differed


@pytest.mark.sample(1)
@pytest.mark.parametrize("batch", [0, 1, *(pytest.param(batch, marks=pytest.mark.long) for batch in range(2, 6))])
def test_two_games_that_differ_only_in_secrets_look_the_same(batch: int) -> None:
    counts = [compare_with_a_twin(seed) for seed in range(batch * 25, batch * 25 + 25)]
    assert sum(compared for compared, _ in counts) > 250
    assert sum(differed for _, differed in counts) > 50


@given(games(), seeds)
def test_a_made_up_deal_of_what_is_hidden_looks_as_the_table_does(game: Game, seed: int) -> None:
    if game.position.phase in (DRAFT_KEEP, OVER):
        return
    for seat in game.waiting():
        seen = observe(game, seat)
        made_up = determinize(seen, random.Random(seed))
        assert observe(replace(game, positions=(*game.positions[:-1], made_up)), seat) == seen


def test_a_spectator_holds_no_hand_no_pack_and_nothing_to_do() -> None:
    for game in (Game.start(drafted(1, 3)), table(["", ""], ["M1 C1", "S1"])):
        seen = observe(game, None)
        assert (seen.viewer, seen.hand, seen.pack, seen.legal) == (None, (), (), ())


def test_a_viewer_sees_its_own_hand_and_only_the_ages_of_others() -> None:
    """§1.6"""
    seen = observe(table(["", ""], ["M1 C3", "S2 E1"]), 1)
    assert seen.hand == ("E1", "S2")
    assert [seat.hand_ages for seat in seen.seats] == [(1, 3), (1, 2)]
    assert "C3" not in str(seen)


def test_a_pick_of_the_draft_is_told_to_nobody_else() -> None:
    """§1.6: private are draft picks and packs."""
    game = Game.start(drafted(1, 3))
    pick = legal(game, 1)[0]
    game = after(game, pick, seat=1)
    assert [event.card for event in events(game, 1)] == [parse(pick).text.split()[1]]
    for viewer in (0, 2, None):
        assert [(event.kind, event.card) for event in events(game, viewer)] == [("keep", None)]


def test_what_an_inquisition_gave_back_is_told_to_the_two_alone() -> None:
    """§5.2, §1.6"""
    game = after(table(["R1", "", ""], ["C1 M1", "S1"]), "play C1", "sacrifice R1", "inquire 1", "give M1")
    for viewer, card in ((0, "M1"), (1, "M1"), (2, None), (None, None)):
        given = events(game, viewer)[-1]
        assert (given.kind, given.target, given.card) == ("give", 1, card)


def test_drawn_cards_show_their_backs_only() -> None:
    """§1.6: the Age of every card in every hand."""
    game = after(table(["", ""], ["C1"]), "play C1", "end")
    drew = events(game, 1)[-1]
    assert (drew.kind, drew.seat, drew.count, drew.ages, drew.cards, drew.card) == ("drew", 0, 3, (3, 3, 3), (), None)
    assert ruled(game, 0, "trim " + cards_in(game.position.hands[0])[0]).lines[-1].by == "referee Anna"


def test_cards_that_are_left_of_the_draft_are_told_to_all_when_they_are_laid_out() -> None:
    """§1.5"""
    game = Game.start(drafted(1, 2))
    while game.position.phase == DRAFT_KEEP:
        seat = game.waiting()[0]
        game = after(game, legal(game, seat)[0], seat=seat)
    for viewer in (0, 1, None):
        told = [(event.kind, event.number, event.cards) for event in events(game, viewer)]
        assert told[-1] == ("revealed", game.number, tuple(cards_in(game.position.centre)))


def test_events_tell_what_follows_from_a_line() -> None:
    """Losses to an Attack, the coin going home, Embargoes lifted, the final round, the end."""
    game = after(table(["C1 M1", "M1 M1 M1 C1"], ["E1 E1"], embargoes=["S"]), "play E1")
    assert events(game, None)[-1].kind == "play"
    game = after(table(["C1 C2 M1", "M1 M1 M1 C3"], ["E1 E1 E1"], pile=2, embargoes=["S"]), "play E1", "copy 1 M 1")
    game = after(game, "discard E1", "sacrifice M1", "attack C1")
    seen = [(event.kind, event.seat, event.card) for event in events(game, None, since=4)]
    assert seen == [("attack", 0, "C1"), ("lost", 1, "C3")]
    game = after(game, "end")
    assert [event.kind for event in events(game, None, since=5)] == ["end", "drew", "lifted", "final_round"]
    game = ruled(game, 1, "eliminate")
    assert [event.kind for event in events(game, None, since=6)] == ["eliminate", "returned", "over"]
