"""What players know of each other's hands for having seen cards go there (RULES §1.6)."""

import random
from collections import Counter
from functools import reduce

from bot.games.civ.rules import Game, observe
from bot.games.civ.rules.cards import KIND_OF, KINDS, Card, cards_in, count, kinds_in, size
from bot.games.civ.rules.position import DRAFT_KEEP
from tests.games.civ.rules.tables import after, drafted, ruled, table
from tests.games.civ.rules.test_differential import any_setup
from tests.strategies import playout


def test_what_is_remembered_is_there() -> None:
    """In whole games, with the referee's interventions: every card that someone knows lies where they know it."""
    known, shared = 0, 0
    for seed in range(12):
        chance = random.Random(seed)
        for game in playout(any_setup(chance), chance, interventions=chance.choice((0.0, 0.05))):
            for viewer in range(game.setup.players):
                for seat, hand in enumerate(game.position.hands):
                    bag = game.memory.of(viewer, seat)
                    known += size(bag)
                    assert all(count(bag, kind) <= count(hand, kind) for kind in kinds_in(bag)), (viewer, seat)
                    assert viewer != seat or not bag
                for seats, bag in game.memory.together(viewer):
                    held = sum(game.position.hands[seat] for seat in seats)
                    shared += 1
                    assert all(count(bag, kind) <= count(held, kind) for kind in kinds_in(bag)), (viewer, seats)
                    assert viewer not in seats
                    assert len(seats) > 1
    assert known > 500
    assert shared > 100


def remembered(game: Game, viewer: int | None) -> list[str]:
    return [" ".join(cards) for cards in observe(game, viewer).remembered]


def test_an_inquisition_shows_both_what_the_other_holds() -> None:
    """§5.2: the one who takes a hand knows what they gave back, the other one which cards they did not get back."""
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


def test_what_was_known_of_a_hand_is_known_of_two_that_were_mixed() -> None:
    """§5.2: the first card may lie with either now; once one of them plays such a card it may be that one."""
    game = table(["R1", "", "R1"], ["C1 M1", "S1 S1", "U3 E1 C1"])
    game = after(game, "play C1", "sacrifice R1", "inquire 1", "give M1", "give S1", "end")
    game = after(game, "play S1", "end", seat=1)
    assert remembered(game, 0) == ["", "M1", ""]
    game = after(game, "play U3", "sacrifice R1", "inquire 1", seat=2)
    assert (remembered(game, 0), shared(game, 0)) == (["", "", "M1"], [])
    game = after(game, "give C1", seat=2)
    assert (remembered(game, 0), shared(game, 0)) == (["", "", ""], [((1, 2), "M1")])
    assert (remembered(game, 1), remembered(game, 2)) == (["S1", "", "M1 U3 U3"], ["", "C1", ""])
    game = after(game, "give U3", "give U3", seat=2)
    assert remembered(ruled(game, 1, "eliminate"), 0) == ["", "", "M1"]


def test_who_skips_step_1_has_nothing_of_both_hands_but_what_is_forbidden() -> None:
    """§2.1, §5.3: so the other one has it."""
    game = table(["R1 E1", "S1 C1", "R1 E1"], ["C1", "M3 S3 C3", "C1 S3 S3"])
    game = after(game, "play C1", "sacrifice R1", "inquire 1", "give M3", "give S3", "give C3", "end")
    game = after(game, "play C3", "end", "play C1", "sacrifice R1", "inquire 1")
    game = after(game, "give S3", "give S3", "give S3")
    game = after(game, "sacrifice E1", "embargo 1 S", "end", "play M3", "sacrifice E1", "embargo 1 C", "end")
    assert shared(game, 0) == [((1, 2), "M3 S3")]
    game = after(game, "skip")
    assert (remembered(game, 0), shared(game, 0)) == (["", "", "M3"], [((1, 2), "M3 S3")])


def test_a_known_card_takes_the_place_of_what_may_lie_in_either_hand() -> None:
    """§1.6, §4.4: the only card of Age III that is left there is the one taken back openly, so the other has M3."""
    game = table(["R1", "", "R1 S1 S1 S1 S1 E3"], ["C1 C1", "M3 S1 S1", "U3 C3 C1"])
    game = after(game, "play C1", "sacrifice R1", "inquire 1", "give M3", "give S1", "give S1", "end")
    game = after(game, "play S1", "end", "play C1", "sacrifice R1", "inquire 1", "give M3", "give U3", "give U3")
    assert (remembered(game, 0), shared(game, 0)) == (["", "", "S1"], [((1, 2), "M3 S1")])
    game = after(game, "use S 1", "recall E3", "play C3")
    assert remembered(game, 0) == ["", "M3", "E3 S1"]


def shared(game: Game, viewer: int) -> list[tuple[tuple[int, ...], str]]:
    return [(seats, " ".join(cards)) for seats, cards in observe(game, viewer).remembered_together]


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


def test_a_draft_of_four_tells_what_the_next_two_hold_together() -> None:
    """§1.5: of the three cards that a player passes on first the others keep one each, and the last one is revealed."""
    for seed in range(20):
        game, chance = Game.start(drafted(seed, 4)), random.Random(seed)
        passed = Counter(cards_in(game.position.packs[0]))
        while game.position.phase == DRAFT_KEEP:
            seat = game.waiting()[0]
            action = chance.choice(game.legal(seat))
            if seat == 0 and passed.total() == 4:
                passed -= Counter([KINDS[action.kind]])
            game = game.play(seat, action)
        assert game.memory.sure
        held = Counter(cards_in(game.memory.sure[0][0b0110]))
        ways = [passed - Counter([last]) for last in passed & Counter(cards_in(game.position.centre))]
        assert reduce(Counter[Card].__and__, ways) <= held


def test_an_undo_takes_what_was_shown_back() -> None:
    """§9.3"""
    game = after(table(["S1 S1 S1 M1", ""], ["C1", "S1"]), "play C1", "use S 1", "recall M1")
    assert remembered(ruled(game, 0, "undo 2"), 1) == ["", ""]


def test_an_eliminated_player_holds_nothing_and_their_effect_is_taken_back() -> None:
    """§9.1: the hand that was taken lies where it lay."""
    game = table(["R1", "", ""], ["C1 M1", "S1 S1", "U3"])
    game = after(game, "play C1", "sacrifice R1", "inquire 1", "give M1")
    assert remembered(ruled(game, 0, "eliminate"), 1) == ["", "", ""]
