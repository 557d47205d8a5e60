"""The computer player: it knows what its seat may know, thinks the same twice, and sees what is plain to see."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chance import Shuffler
from bot.games.civ.ai import computer_policy, greedy_policy, network_policy, random_policy
from bot.games.civ.ai.prospects import Prospects
from bot.games.civ.levels import load_network
from bot.games.civ.rules import Domain, Game, Observation, Seat, deal, observe, parse
from bot.games.civ.rules.cards import SUPPLY, bag_of, cards_in, size
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.position import DRAFT_KEEP, EFFECTS, PLAY, Position, opening
from tests.games.civ.rules.tables import columns_of
from tests.games.civ.threats.next_turns import late


def some_game(seed: int, steps: int, *, players: int, setup: str = "classic", teams: bool = False) -> Game:
    """A game some random steps on."""
    random = Random(seed)
    game = Game.start(deal(Shuffler(random), players=players, setup=setup, teams=teams, turn_cap=80))
    for _ in range(steps):
        if game.is_over:
            break
        seat = game.waiting()[0]
        game = game.play(seat, random_policy(observe(game, seat), random))
    return game


def seen_now(game: Game) -> Observation:
    """What the awaited seat sees."""
    return observe(game, game.waiting()[0])


tables = st.sampled_from([(2, False), (3, False), (4, False), (4, True)])


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 120), tables, st.sampled_from(["classic", "draft"]))
def test_a_guess_looks_to_the_viewer_like_the_game(seed: int, steps: int, table: tuple[int, bool], setup: str) -> None:
    game = some_game(seed, steps, players=table[0], setup=setup, teams=table[1])
    if game.is_over or game.position.phase == DRAFT_KEEP:
        return
    seat = game.waiting()[0]
    guessed = determinize(observe(game, seat), Random(seed))
    positions = (*game.positions[:-1], guessed)
    again = replace(game, setup=guessed.setup, positions=positions)
    mine, seen = observe(again, seat), observe(game, seat)
    # what may be taken back, and what is remembered, is of the lines alone, which both have
    for name in (each.name for each in fields(Observation) if not each.name.startswith("remembered")):
        assert getattr(mine, name) == getattr(seen, name), name


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 120), tables, st.sampled_from(["classic", "draft"]))
def test_it_always_finds_a_legal_action(seed: int, steps: int, table: tuple[int, bool], setup: str) -> None:
    game = some_game(seed, steps, players=table[0], setup=setup, teams=table[1])
    if not game.is_over:
        seen = seen_now(game)
        assert computer_policy(seen, Random(seed)) in seen.legal


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(4, 60))
def test_what_is_hidden_does_not_move_it(seed: int, steps: int) -> None:
    game = some_game(seed, steps, players=3)
    if game.is_over:
        return
    seat = game.waiting()[0]
    other = determinize(observe(game, seat), Random(seed + 1))
    hidden = replace(game, setup=other.setup, positions=(*game.positions[:-1], other))
    chosen = [computer_policy(observe(each, seat), Random(5)) for each in (game, hidden)]
    assert chosen[0] == chosen[1]


def test_the_same_chance_makes_the_same_choice() -> None:
    for steps in range(0, 60, 3):
        seen = seen_now(some_game(steps, steps, players=4))
        assert len({computer_policy(seen, Random(3)) for _ in range(3)}) == 1


def table_at(
    mine: str,
    theirs: str,
    *,
    hand: str,
    phase: str = PLAY,
    held: str = "R1 M1 C1",
    ages: str = "1",
    teams: bool = False,
) -> Game:
    """Four players, seat 0 on turn: cards before it and before seat 1, who holds `held`.

    Of the `ages` that are drawn all other cards are discarded.
    """
    new = branch(opening(deal(Shuffler(Random(1)), players=4, teams=teams)))
    areas = [bag_of(mine.split()), bag_of(theirs.split()), 0, 0]
    new.phase, new.turn, new.hands = phase, 0, [bag_of(hand.split()), bag_of(held.split()), 0, 0]
    new.areas, new.columns = areas, [columns_of(area) for area in areas]
    drawn = bag_of(card for card, count in SUPPLY.items() if card[1] in ages for _ in range(count))
    new.drawn = size(drawn)
    new.discard = drawn - sum(areas) - sum(new.hands)
    return Game(new.setup, (), (new,))


def turn_of(game: Game) -> tuple[list[str], Game]:
    """What the computer does in the rest of seat 0's turn, and the game after it."""
    done: list[str] = []
    while game.waiting() == (0,):
        action = computer_policy(observe(game, 0), Random(1))
        done.append(action.text)
        game = game.play(0, action)
    return done, game


def test_it_takes_the_hegemony_within_reach() -> None:
    done, game = turn_of(table_at("M1 M1 M1 M1 M1 M1", "R1 R1", hand="M1 E1 S1"))
    assert done[0] == "play M1"
    assert game.result is not None
    assert game.result.winners == (0,)


def test_it_takes_a_hegemony_that_needs_an_effect() -> None:
    done, game = turn_of(table_at("M1 M1 M1 M1 M1 S1 S1", "R1 R1", hand="M1 M1 E1"))
    assert "use S 1" in done
    assert game.result is not None
    assert game.result.winners == (0,)


def test_it_does_something_about_a_column_that_would_win_next_turn() -> None:
    for mine in ("E1 E1 M1 S1", "M1 M1 R1 S1"):
        _, game = turn_of(table_at(mine, "R1 R1 R1 R1 R1 R1", hand="C1 S1", phase=EFFECTS))
        column = observe(game, None).seats[1].column(Domain("R"))
        assert column.count < 6 or column.embargoes


def test_a_last_card_that_only_another_hand_can_hold_is_a_danger() -> None:
    game = table_at("M1 S1", "R1 R1 R1 R1 R1 R1", hand="E1 E2", phase=EFFECTS, held="R2", ages="12")
    position, others = branch(game.position), bag_of(["M2", "M2", "M2"])
    position.hands[2], position.discard = others, position.discard - others
    game = Game(position.setup, (), (position,))
    assert Prospects(observe(game, 0)).of(position) < 0.1


def test_it_does_nothing_for_nothing() -> None:
    for chance in range(10):
        game = table_at("S1 S1 E3", "C1 C1 E1 E1 U3", hand="", phase=EFFECTS, held="M1", ages="123", teams=True)
        assert computer_policy(observe(game, 0), Random(chance)).text == "end"


def test_it_leaves_the_hand_of_its_team_mate_alone() -> None:
    for chance in range(10):
        game = table_at("R1 M1", "E1 E1", hand="M1 E1 S1", phase=EFFECTS, teams=True)
        position = branch(game.position)
        cards = bag_of(["M1", "S1", "C1", "R1"])
        position.hands[2], position.discard = cards, position.discard - cards
        game = Game(position.setup, (), (position,)).play(Seat(0), parse("sacrifice R1"))
        assert computer_policy(observe(game, 0), Random(chance)).text in ("inquire 1", "inquire 3")


@pytest.mark.parametrize(
    ("own", "kept", "theirs", "given"),
    [
        ("M1 M1 M1 M2 M2 M2", "M1", "S1 S2 S2 S2 S3 S3", "S1"),
        ("S1 S2 S2 S2 S3", "S1 S2", "M1 M1 M2 M2 M2 M2", "M1 M1"),
    ],
)
def test_who_took_a_hand_keeps_from_its_player_what_wins_for_them(own: str, kept: str, theirs: str, given: str) -> None:
    """Whatever it costs the own column."""
    game = late([f"{own} R1", theirs, "C1", "E1"], [kept, given, "R1 R2", "C1 C2"])
    network = load_network(4, teams=False)
    game = game.play(0, parse("sacrifice R1")).play(0, parse("inquire 1"))
    while game.position.owed and game.position.owed[0] == "give":
        action = network_policy(observe(game, 0), Random(1), network)
        assert action.text.split()[1] in kept.split()
        game = game.play(0, action)


@pytest.mark.parametrize(("games", "enough"), [(5, 3), pytest.param(24, 13, marks=pytest.mark.long)])
def test_it_beats_greedy_more_often_than_not(games: int, enough: int) -> None:
    won = 0.0
    for index in range(games):
        random = Random(index)
        seats = [computer_policy, greedy_policy] if index % 2 else [greedy_policy, computer_policy]
        game = Game.start(deal(Shuffler(random), players=2, turn_cap=300))
        while not game.is_over:
            seat = game.waiting()[0]
            game = game.play(seat, seats[seat](observe(game, seat), random))
        assert game.result is not None
        won += (0 if index % 2 else 1) in game.result.winners
    assert won >= enough


# Memory


def known_in(position: Position, seen: Observation) -> bool:
    """Whether every card that the viewer knows to be in a hand, or in hands together, lies there."""

    def holds(seats: Sequence[int], cards: Sequence[str]) -> bool:
        there = Counter[str](card for seat in seats for card in cards_in(position.hands[seat]))
        return not Counter(cards) - there

    return all(holds((seat,), cards) for seat, cards in enumerate(seen.remembered)) and all(
        holds(seats, cards) for seats, cards in seen.remembered_together
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "setup"), [(2, "classic"), (3, "draft"), (4, "classic")])
def test_what_a_seat_knows_of_hands_is_not_dealt_anew(players: int, setup: str) -> None:
    known = forgotten = 0
    for seed in range(24):
        game = some_game(seed, 30 + 3 * seed, players=players, setup=setup)
        if game.is_over or game.position.phase == DRAFT_KEEP:
            continue
        seen = seen_now(game)
        known += bool(any(seen.remembered) or seen.remembered_together)
        for chance in range(6):
            assert known_in(determinize(seen, Random(chance)), seen)
            forgotten += not known_in(determinize(seen, Random(chance), has_memory=False), seen)
    assert known > 5
    assert forgotten, "or nothing was shown"


def test_what_is_known_of_a_hand_counts_in_it_and_not_in_the_pile() -> None:
    for seed in range(40):
        game = some_game(seed, 90, players=2)
        if game.is_over:
            continue
        seen = seen_now(game)
        other = 1 - game.position.turn
        if not seen.remembered[other]:
            continue
        domain = "MRESCU".index(seen.remembered[other][0][0])
        blind, knowing = Prospects(seen), Prospects(seen, has_memory=True)
        assert knowing.in_hand(other)[domain] >= 1 > blind.in_hand(other)[domain]
        assert knowing.rates[domain] <= blind.rates[domain]
        return
    raise AssertionError("nothing was known in any game")
