"""What is known of several hands together decides who is a threat (RULES §5.2, §7)."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.games.civ.rules import Game, observe
from bot.games.civ.rules.cards import KIND_OF, Card, Seat, cards_in, count
from bot.games.civ.rules.position import CHOOSE, Position
from bot.games.civ.threats import Threat, find_threats, hands
from bot.games.civ.threats.hands import viewer_of
from tests.games.civ.rules.tables import after
from tests.games.civ.threats.next_turns import crowded, late, wins

AREAS = ["R1 C1", "C1", "R1 C1", "M1 M1 M1 M2 M2 M2"]


def found(game: Game) -> tuple[Threat, ...]:
    return find_threats(observe(game, 0))


def mixed(areas: list[str], hands: list[str], *given: str) -> Game:
    """Seat 0 has inquired seat 1, so has seat 2 in turn, and given those cards back; nearly no hidden card is of M."""
    game = after(late(areas, hands, boxed="U"), "sacrifice R1", "inquire 1", "give M3", "give C3", "give E3", "end")
    return after(game, "play E3", "end", "play E3", "sacrifice R1", "inquire 1", *given)


def test_a_card_that_one_of_two_others_holds_is_no_third_players() -> None:
    """§5.2, §7.1: of the only Military card that is unseen it is known that it lies with one of these two."""
    for given in (("give M3", "give C3", "give U3"), ("give E3", "give C3", "give U3")):
        game = mixed(AREAS, ["C2 S2 S2", "M3 C3 E3", "E3 E3 E3", "S3 S3 S3"], *given)
        assert observe(game, 0).remembered_together == (((1, 2), ("M3", "C3")),)
        assert found(game) == ()


def test_either_of_the_two_may_hold_it() -> None:
    """§5.2, §7.1: each of them would win with it."""
    areas = ["R1 C1", "M1 M1 M1 M2 M2 M2", "R1 C1", "C1"]
    game = mixed(areas, ["C2 S2 S2", "M3 C3 E3", "E3 E3 E3", "S3 S3 S3"], "give E3", "give C3", "give U3")
    assert [(threat.seat, threat.near) for threat in found(game)] == [(1, ("M",))]


def test_they_are_divided_as_the_backs_allow() -> None:
    """§1.6: of the two cards at most one lies with who has one card of that Age."""
    game = mixed(AREAS, ["C2 S2 S2", "M3 C3 E3", "E1 E2 E3", "S3 S3 S3"], "give E1", "give E2", "give U3")
    seen = observe(game, 0)
    assert [hand.hand_ages for hand in seen.seats][1:3] == [(1, 2, 3), (3, 3)]
    divided = [[" ".join(cards_in(known)) for known in way.known[1:3]] for way in viewer_of(seen).ways]
    assert sorted(divided) == [["", "M3 C3"], ["C3", "M3"], ["M3", "C3"]]


def test_cards_that_are_alike_are_divided_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """§1.6: of three alike it only matters how many lie with each of the two."""
    game = mixed(AREAS, ["C2 S2 S2", "M3 C3 E3", "E3 E3 E3", "S3 S3 S3"], "give E3", "give C3", "give U3")
    cards = ("M3", "M3", "M3")
    seen = replace(observe(game, 0), remembered_together=(((Seat(1), Seat(2)), tuple(map(Card, cards))),))
    divided = [[count(known, KIND_OF["M3"]) for known in way.known[1:3]] for way in viewer_of(seen).ways]
    assert sorted(divided) == [[1, 2], [2, 1], [3, 0]], "the second has two cards"
    monkeypatch.setattr(hands, "MOST_DIVISIONS", 3)
    assert viewer_of(seen).is_exact
    monkeypatch.setattr(hands, "MOST_DIVISIONS", 2)
    assert not viewer_of(seen).is_exact


def test_what_stops_it_does_whichever_of_the_two_holds_it() -> None:
    """§5.2: the opponent does nothing where the other holds it; an Inquisition only works with another card kept."""
    areas = ["R1 C1 R1 S2", "M1 M1 M1 M2 M2 M2", "R1 C1", "C1"]
    hands = ["M1 M1 S1", "M3 C3 E3", "E3 E3 E3", "S3 S3 S3"]
    game = mixed(areas, hands, "give E3", "give C3", "give U3", "end")
    game = after(game, "play S3", "end")
    (threat,) = found(game)
    assert [([action.text for action in stop.actions], stop.first) for stop in threat.stops] == [
        (["play M1", "sacrifice R1", "inquire 1"], "M")
    ]
    (threat,) = found(after(game, "play S1"))
    assert threat.stops == ()


def test_a_card_is_found_among_many_that_three_players_may_hold() -> None:
    """§5.2, §7.1: the last Military card is one of four kinds that lie with three others; the last of them needs it."""
    areas = ["R1 R1 C1", "R2 C1", "C1 S1", "M1 M1 M1 M2 M2 M2 R2"]
    game = late(areas, ["C2 S2 S2", "M3 S3 C3", "E3 C3 S3", "E3 E3 E3"], boxed="U", pile=16)
    game = after(game, "sacrifice R1", "inquire 1", "give M3", "give S3", "give C3", "end")
    game = after(game, "play C3", "end", "play S3", "end", "play E3", "end")
    game = after(game, "play S2", "sacrifice R1", "inquire 2", "give E3", "give C3", "give U3", "end")
    game = after(game, "play U3", "sacrifice R2", "inquire 2", "give M3", "give E3", "give C3", "end", "play E3", "end")
    game = after(game, "play U3", "sacrifice R2", "inquire 2", "give E3", "give E3", "give U3", "end")
    assert observe(game, 0).remembered_together == (((1, 2, 3), ("M3", "S3", "C3", "U3")),)
    assert [(threat.seat, threat.near) for threat in found(game)] == [(3, ("M",))]


def test_too_many_divisions_are_not_tried_and_exclude_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards then count as lying anywhere: one player too many may be named, and what is named still stops."""
    areas = ["R1 C1 M1 M2", "M1 M1 M1 M2 M2 M2", "R1 C1", "C1"]
    game = mixed(areas, ["C2 S2 S2", "M3 C3 E3", "E3 E3 E3", "S3 S3 S3"], "give E3", "give C3", "give U3", "end")
    game = after(game, "play S3", "end", "play C2")
    (threat,) = found(game)
    assert ([stop.actions[-1].text for stop in threat.stops], threat.is_whole) == (["attack M2"], True)
    monkeypatch.setattr(hands, "MOST_DIVISIONS", 2)
    tried = _counted(monkeypatch, "of_age")
    find_threats.cache_clear()
    (threat,) = found(game)
    assert ([stop.actions[-1].text for stop in threat.stops], threat.is_whole) == (["attack M2"], False)
    assert len(tried) < 10
    find_threats.cache_clear()


def test_the_card_that_becomes_a_marker_is_nobodys() -> None:
    """§5.3: all Economy cards of Age I are open but for the one that lies beside the table."""
    game = late(["E1 C1", "E1 E1 E1 E2 E2 E2", "S1"], ["C2 S2 S2", "M1", "S3 S3 S3"], boxed="U", pile=6)
    begun = after(game, "sacrifice E1")
    assert begun.position.phase == CHOOSE
    for now in (game, begun):
        assert [(threat.seat, threat.near) for threat in found(now)] == [(2, ())]


def _counted(monkeypatch: pytest.MonkeyPatch, name: str) -> list[object]:
    """The calls of a function of the module."""
    calls: list[object] = []
    function = getattr(hands, name)

    def counted(*args: object) -> object:
        calls.append(args)
        return function(*args)

    monkeypatch.setattr(hands, name, counted)
    return calls


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seeds", "most"),
    [(range(1500), 600), pytest.param(range(8000, 40_000), 15_000, marks=pytest.mark.long)],
)
def test_a_threat_is_there_exactly_where_what_is_known_of_two_hands_allows_it(seeds: range, most: int) -> None:
    """§5.2, §7: someone has inquired a hand that the viewer had inquired before."""
    counts = Counter[bool]()
    for seed in seeds:
        chance = random.Random(seed)
        if (begun := _inquired_twice(crowded(seed, pious=True), chance)) is None:
            continue
        game, allows = begun
        seats = {threat.seat for threat in found(game)}
        for seat in _others(game):
            wins_ = wins(game, 0, seat, chance, most=most, allows=allows)
            if wins_ is not None:
                counts[wins_] += 1
                assert wins_ == (seat in seats), (seed, seat)
    assert min(counts.values()) > len(seeds) // 100


def _others(game: Game) -> list[int]:
    mates = next(side for side in game.setup.sides() if 0 in side)
    return [seat for seat in range(game.setup.players) if seat not in mates]


def _inquired_twice(game: Game, chance: random.Random) -> tuple[Game, Callable[[Position], bool]] | None:
    """Seat 0 has inquired a hand, and another has after them: that one's next turn, if it comes to that.

    With it what seat 0 knows: of the cards of that hand those that have not been played since lie with these two.
    """
    target = chance.randrange(1, game.setup.players)
    other = chance.choice([seat for seat in range(1, game.setup.players) if seat != target] or [0])
    known, holders = Counter[str](), {target}
    while not game.is_over and not (len(holders) == 2 and game.position.turn == 0):
        seat = game.position.turn
        legal = {action.text: action for action in game.legal(seat)}
        inquires = seat == (other if known else 0)
        wanted = [text for text in legal if inquires and text.startswith(("sacrifice R", "give", f"inquire {target}"))]
        text = chance.choice(wanted or [text for text in legal if text == "end"] or [*legal])
        if text.startswith("inquire"):
            if not text.endswith(str(target)):
                return None
            holders |= {seat} - {0}
        if seat in holders and text.startswith(("play", "discard")):
            known -= Counter(text.split()[1:])
        game = game.play(seat, legal[text])
        if seat == 0 and text.startswith("give") and game.position.phase != CHOOSE:
            known = Counter(map(str, cards_in(game.position.hands[target])))
    if game.is_over or not known:
        return None

    def allows(position: Position) -> bool:
        return known <= sum((Counter(map(str, cards_in(position.hands[holder]))) for holder in holders), Counter[str]())

    return game, allows
