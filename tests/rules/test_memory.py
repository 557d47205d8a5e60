"""What players know of each other's hands for having seen cards go there (RULES §1.6)."""

import random

from bot.rules import Game, observe
from bot.rules.cards import KIND_OF, KINDS, count, kinds_in, size
from bot.rules.position import DRAFT_KEEP
from tests.rules.tables import after, drafted, ruled, table
from tests.rules.test_differential import any_setup
from tests.strategies import playout


def test_what_is_remembered_is_there() -> None:
    """In whole games, with the referee's interventions: every card that somebody knows lies where he knows it."""
    known = 0
    for seed in range(12):
        chance = random.Random(seed)
        for game in playout(any_setup(chance), chance, interventions=chance.choice((0.0, 0.05))):
            for viewer in range(game.setup.players):
                for seat, hand in enumerate(game.position.hands):
                    bag = game.memory.of(viewer, seat)
                    known += size(bag)
                    assert all(count(bag, kind) <= count(hand, kind) for kind in kinds_in(bag)), (viewer, seat)
                    assert viewer != seat or not bag
    assert known > 500


def remembered(game: Game, viewer: int | None) -> list[str]:
    return [" ".join(cards) for cards in observe(game, viewer).remembered]


def test_an_inquisition_shows_both_what_the_other_holds() -> None:
    """§5.2: who takes a hand knows what he gave back, who lost one which of his cards he did not get back."""
    game = table(["R1", "", ""], ["C1 M1", "S1 S1", "U3"])
    game = after(game, "play C1", "sacrifice R1", "inquire 1")
    assert remembered(game, 0) == ["", "", ""]
    assert remembered(game, 1) == ["S1 S1", "", ""]
    game = after(game, "give M1", "give S1")
    assert remembered(game, 0) == ["", "M1 S1", ""]
    assert remembered(game, 1) == ["S1", "", ""]
    assert remembered(game, 2) == remembered(game, None) == ["", "", ""]


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    """§2.1"""
    game = table(["R1", "", ""], ["C1 M1", "S1 S1", "U3"])
    game = after(game, "play C1", "sacrifice R1", "inquire 1", "give M1", "give S1", "end")
    assert remembered(after(game, "play S1", seat=1), 0) == ["", "M1", ""]


def test_a_card_taken_openly_is_known_to_all() -> None:
    """§4.4, §4.5"""
    game = after(table(["S1 S1 S1 M1", ""], ["C1", "S1"]), "play C1", "use S 1", "recall M1")
    assert (remembered(game, 1), remembered(game, 0)) == (["M1", ""], ["", ""])


def test_of_two_hands_that_were_mixed_it_is_known_what_only_one_has_the_backs_for() -> None:
    """§5.2, §1.6: a third player saw a card of Age III taken back; the one such back there is must be it."""
    game = table(["R1 S1 S1 S1 M3", "", ""], ["C1", "S1 S2", "U3"])
    game = after(game, "play C1", "use S 1", "recall M3", "play M3")
    assert remembered(game, 2) == ["", "", ""]
    game = table(["R1 S1 S1 S1 M3", "", ""], ["C1 C2", "S1 S2", "U3"])
    game = after(game, "play C1", "use S 1", "recall M3", "play C2", "sacrifice R1", "inquire 1", "give S1")
    assert remembered(game, 2) == ["M3", "", ""]
    assert remembered(after(game, "give M3"), 2) == ["", "M3", ""]


def test_who_skips_step_1_holds_nothing_but_what_is_forbidden() -> None:
    """§2.1, §5.3"""
    game = table(["", "C1"], ["S1 S3", "M1"], embargoes=["S", ""])
    assert remembered(after(game, "skip"), 1) == ["S1 S3", ""]


def test_a_draft_of_two_hides_the_first_pick_of_the_second_pack_only() -> None:
    """§1.5: what comes back of the first pack, and what is revealed, tells the rest."""
    for seed in range(20):
        game = Game.start(drafted(seed, 2))
        kept: list[list[str]] = [[], []]
        chance = random.Random(seed)
        while game.position.phase == DRAFT_KEEP:
            seat = game.waiting()[0]
            action = chance.choice(game.legal(seat))
            kept[seat].append(KINDS[action.kind])
            game = game.play(seat, action)
        for viewer in (0, 1):
            other = 1 - viewer
            known = sorted(kept[other][1:], key=KIND_OF.__getitem__)
            assert [*observe(game, viewer).remembered[other]] == known


def test_an_undo_takes_what_was_shown_back() -> None:
    """§9.3"""
    game = after(table(["S1 S1 S1 M1", ""], ["C1", "S1"]), "play C1", "use S 1", "recall M1")
    assert remembered(ruled(game, 0, "undo 2"), 1) == ["", ""]


def test_who_is_eliminated_holds_nothing_and_his_effect_is_taken_back() -> None:
    """§9.1: the hand that was taken lies where it lay."""
    game = table(["R1", "", ""], ["C1 M1", "S1 S1", "U3"])
    game = after(game, "play C1", "sacrifice R1", "inquire 1", "give M1")
    assert remembered(ruled(game, 0, "eliminate"), 1) == ["", "", ""]
