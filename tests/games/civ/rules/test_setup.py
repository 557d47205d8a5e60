"""Components, the deal and the draft (RULES §1)."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from bot.games.civ.rules import Game, IllegalSetup, Seat, Setup, deal
from bot.games.civ.rules.cards import AGE_OF, KIND_OF, SUPPLY, cards_in
from tests.games.civ.rules.tables import after, all_cards, area, dealt, drafted, hand, legal, refusal


def test_there_are_104_cards_in_fifteen_kinds() -> None:
    """§1.1"""
    assert sum(SUPPLY.values()) == 104
    assert "".join(f"{card}x{count} " for card, count in SUPPLY.items()) == (
        "M1x8 M2x8 M3x4 R1x8 R2x8 E1x4 E2x4 E3x8 S1x4 S2x8 S3x8 C1x4 C2x4 C3x8 U3x16 "
    )


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_three_cards_of_each_age_stay_in_the_box(players: int) -> None:
    """§1.2"""
    setup = dealt(1, players)
    assert Counter(AGE_OF[KIND_OF[card]] for card in setup.box) == {1: 3, 2: 3, 3: 3}
    assert len(setup.deck) == 95


def test_with_four_players_nothing_stays_in_the_box_and_the_ages_lie_in_order() -> None:
    """§1.2"""
    setup = dealt(1, 4)
    assert setup.box == ()
    ages = [card[1] for card in setup.deck]
    assert ages == sorted(ages)
    assert len(ages) == 104


def test_from_the_first_player_clockwise_each_takes_three_cards_as_a_block() -> None:
    """§1.4"""
    game = Game.start(dealt(5, 3, first=2))
    for place, seat in enumerate((2, 0, 1)):
        assert hand(game, seat).split() == sorted(game.setup.deck[place * 3 : place * 3 + 3], key=list(KIND_OF).index)
    assert game.position.turn == 2
    assert game.position.pile_size() == 95 - 9


def test_in_the_draft_each_takes_four_cards_as_a_block_from_the_first_player_on() -> None:
    """§1.5"""
    game = Game.start(drafted(5, 4, first=3))
    for place, seat in enumerate((3, 0, 1, 2)):
        block = sorted(game.setup.deck[place * 4 : place * 4 + 4], key=list(KIND_OF).index)
        assert list(cards_in(game.position.packs[seat])) == block
        assert hand(game, seat) == ""


def test_a_pack_goes_to_the_left_once_all_have_picked_and_not_before() -> None:
    """§1.5, REPLAY: what a seat passes on shows nowhere until all have picked."""
    game = Game.start(drafted(5, 3))
    first, second, third = ([*cards_in(pack)] for pack in game.position.packs)
    game = after(game, f"keep {second[0]}", seat=1)
    game = after(game, f"keep {first[0]}", seat=0)
    assert [cards_in(pack) for pack in game.position.packs] == [(), (), tuple(third)]
    assert (legal(game, 0), legal(game, 1)) == ([], [])
    game = after(game, f"keep {third[0]}", seat=2)
    assert [list(cards_in(pack)) for pack in game.position.packs] == [third[1:], first[1:], second[1:]]


def draft_of(game: Game) -> Game:
    while game.position.phase == "draft_keep":
        seat = game.waiting()[-1]
        game = after(game, legal(game, seat)[0], seat=seat)
    return game


@pytest.mark.parametrize(("players", "first", "order"), [(4, 1, [0, 3, 2, 1]), (3, 0, [2, 1, 0]), (2, 0, [1, 0])])
def test_the_centre_is_taken_from_the_first_players_right_counter_clockwise(
    players: int, first: int, order: list[int]
) -> None:
    """§1.5: the First Player is last, then plays first."""
    game = draft_of(Game.start(drafted(5, players, first=first)))
    assert len(cards_in(game.position.centre)) == players
    taken: list[int] = []
    while game.position.phase == "draft_take":
        taken.append(game.position.turn)
        game = after(game, legal(game)[0])
    assert taken == order
    assert (game.position.phase, game.position.turn, game.position.centre) == ("play", first, 0)
    assert all(len(hand(game, seat).split()) == 3 for seat in range(players))
    assert all(len(area(game, seat).split()) == 1 for seat in range(players))
    assert game.position.discard == 0
    assert all_cards(game.position) == all_cards(Game.start(game.setup).position)


def test_a_second_pick_in_the_same_round_is_refused() -> None:
    """§1.5"""
    game = Game.start(drafted(5, 2))
    game = after(game, legal(game, 0)[0], seat=0)
    assert refusal(game, "keep M1", seat=0).key == "already-kept"


@pytest.mark.parametrize("seat", [-2, -1, 2, 3, 99])
def test_a_seat_that_does_not_exist_may_do_nothing_in_any_phase(seat: int) -> None:
    """§1.2: nor does -1 mean the last seat, nor nobody's turn a turn."""
    draft = Game.start(drafted(5, 2))
    for game in (draft, draft_of(draft), Game.start(dealt(5, 2)), draft.abandon()):
        assert legal(game, seat) == []
        for card in SUPPLY:
            for word in ("keep", "take", "play"):
                assert refusal(game, f"{word} {card}", seat=seat).key == "seat-unknown"


def test_a_deal_spends_all_chance_and_is_the_same_for_the_same_source() -> None:
    """All chance is spent by `deal`: what is dealt from then on follows from the deck."""
    assert deal(random.Random(7), players=4) == deal(random.Random(7), players=4)
    assert deal(random.Random(7), players=4) != deal(random.Random(8), players=4)


def test_a_chosen_first_player_does_not_change_the_shuffle() -> None:
    assert deal(random.Random(7), players=3, first=Seat(2)).deck == deal(random.Random(7), players=3).deck


def refused(setup: Setup, /, **changes: object) -> str:
    with pytest.raises(IllegalSetup) as refusal:
        replace(setup, **changes)  # type: ignore[arg-type]  # wrong on purpose
    return refusal.value.reason.key


def test_a_setup_that_the_rules_do_not_know_is_refused() -> None:
    """§1.1 to §1.5, §7.1, §7.5, §8.1"""
    two, four = dealt(1, 2), dealt(1, 4)
    assert refused(two, players=5) == "setup-players"
    assert refused(two, players=1) == "setup-players"
    assert refused(two, setup="drafted") == "setup-kind"
    assert refused(two, teams=True) == "setup-teams"
    assert refused(two, first=Seat(2)) == "setup-first"
    assert refused(two, first=Seat(-1)) == "setup-first"
    assert refused(two, hegemony="at_once") == "setup-hegemony"
    assert refused(two, turn_cap=0) == "setup-turn-cap"
    assert refused(two, deck=two.deck[:-1]) == "setup-deck"
    assert refused(two, deck=(*two.deck[:-1], "M9")) == "setup-deck"
    assert refused(two, players=4) == "setup-box"
    assert refused(four, players=3) == "setup-box"
    assert refused(two, deck=two.deck[::-1]) == "setup-pile-order"
    assert refused(two, box=two.box[::-1]) == "setup-box"


def test_the_box_holds_three_of_each_age_even_where_the_numbers_add_up() -> None:
    """§1.2"""
    setup = dealt(1, 2)
    young = next(card for card in setup.box if card[1] == "1")
    old = next(card for card in setup.deck if card[1] == "3")
    deck = (young, *(card for place, card in enumerate(setup.deck) if place != setup.deck.index(old)))
    box = sorted([old, *(card for place, card in enumerate(setup.box) if place != setup.box.index(young))])
    assert refused(setup, deck=deck, box=tuple(sorted(box, key=list(KIND_OF).index))) == "setup-box"
