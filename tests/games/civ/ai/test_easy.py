"""The first level: it overlooks what others are about to do, never its own win, and never harms itself."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chance import Shuffler
from bot.games.civ.ai import Policy, chance_of, computer_policy, easy_policy, greedy_policy
from bot.games.civ.levels import normal_policy
from bot.games.civ.rules import Action, Domain, Game, Seat, deal, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import bag_of
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.position import CHOOSE, EFFECTS, PLAY
from tests.games.civ.ai.test_computer import seen_now, some_game, table_at, tables

OFFERED = (PLAY, EFFECTS)
THREATENED = "R1 R1 R1 R1 R1 R1"
"""Six of the seven cards that win at a table of four."""


def rest_of_turn(game: Game, policy: Policy) -> tuple[list[str], Game]:
    """What a policy does in the rest of the turn, and the game after it."""
    seat, turns, done = game.waiting()[0], game.position.turns, list[str]()
    while not game.is_over and game.position.turns == turns:
        seen = observe(game, seat)
        action = policy(seen, chance_of(seen))
        done.append(action.text)
        game = game.play(seat, action)
    return done, game


def greedy_game(seed: int, players: int, *, setup: str = "classic", teams: bool = False) -> list[Game]:
    """The moments of a game between players who only build, in which someone comes close to Hegemony."""
    random = Random(seed)
    game = Game.start(deal(Shuffler(random), players=players, setup=setup, teams=teams, turn_cap=80))
    moments: list[Game] = []
    while not game.is_over:
        moments.append(game)
        seen = seen_now(game)
        game = game.play(game.waiting()[0], greedy_policy(seen, random))
    return moments


def wins_by(game: Game, seat: int, action: Action) -> bool:
    """Whether a seat wins by this action, or by ending its turn right after it."""
    after = game.play(seat, action)
    if not after.is_over and after.position.turn == seat and after.position.phase == EFFECTS:
        after = after.play(seat, END)
    return after.result is not None and seat in after.result.winners


def is_stopped(game: Game) -> bool:
    """Whether the one with six cards of Religion can't win by a seventh."""
    column = observe(game, None).seats[1].column(Domain("R"))
    return column.count < 6 or bool(column.embargoes) or column.hegemony_need > 7


def test_it_overlooks_who_wins_next_turn_and_normal_stops_them() -> None:
    stopped = 0
    for hand in ("C1 S2", "M1 M2", "R2 C2"):
        game = table_at("E2 E2 E2 M1 M2 S1", THREATENED, hand=hand, phase=EFFECTS, held="R2 M1 C1", ages="12")
        done, after = rest_of_turn(game, easy_policy)
        assert not any(action.startswith("sacrifice") for action in done)
        assert not is_stopped(after)
        stopped += is_stopped(rest_of_turn(game, normal_policy)[1])
    assert stopped, "normal looks at others"


@pytest.mark.parametrize("hand", ["C1 S1 M1", "R1 R2 E2"])
def test_what_others_build_makes_no_difference_to_it(hand: str) -> None:
    chosen = {
        easy_policy(observe(table_at("E1 S1 M1", theirs, hand=hand, ages="12", held="M2"), 0), Random(1)).text
        for theirs in ("", "C1 E1", THREATENED, "M1 M1 M1 M1 M2 M2")
    }
    assert len(chosen) == 1


def test_it_takes_the_hegemony_that_is_one_card_away() -> None:
    done, game = rest_of_turn(table_at("M1 M1 M1 M1 M1 M1", THREATENED, hand="M1 E1 S1"), easy_policy)
    assert done == ["play M1", "end"]
    assert game.result is not None
    assert game.result.winners == (0,)


def test_it_takes_the_hegemony_that_is_one_effect_away() -> None:
    table = table_at("M1 M1 M1 M1 M1 M1 S1 S1", "R1 R1", hand="M1 E1", phase=EFFECTS)
    done, game = rest_of_turn(table, easy_policy)
    assert done[0] == "use S 1"
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("players", "setup", "teams"),
    [(2, "classic", False), (4, "classic", True), (2, "draft", False), (3, "classic", False), (4, "draft", False)],
)
def test_a_hegemony_within_reach_is_never_thrown_away(players: int, setup: str, teams: bool) -> None:
    found = 0
    for seed in range(6):
        for game in greedy_game(seed, players, setup=setup, teams=teams):
            seat = game.waiting()[0]
            if game.position.phase not in OFFERED:
                continue
            if any(wins_by(game, seat, action) for action in observe(game, seat).legal):
                found += 1
                _, after = rest_of_turn(game, easy_policy)
                assert after.result is not None
                assert seat in after.result.winners
    assert found > 5


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 120), tables, st.sampled_from(["classic", "draft"]))
def test_it_is_legal_and_spends_no_card_in_play_on_others_or_on_what_it_cannot_see(
    seed: int, steps: int, table: tuple[int, bool], setup: str
) -> None:
    game = some_game(seed, steps, players=table[0], setup=setup, teams=table[1])
    if game.is_over:
        return
    seen = seen_now(game)
    action = easy_policy(seen, Random(seed))
    assert action in seen.legal
    assert action.word != "sacrifice" or seen.may_be_last_turn
    if game.position.phase == CHOOSE and action.target >= 0 and action.word != "copy":
        others = [each for each in seen.legal if each.target not in seen.side(game.position.turn)]
        assert action in others or not others


def test_it_does_nothing_for_nothing() -> None:
    for chance in range(10):
        game = table_at("S1 S1 E3", "C1 C1 E1 E1 U3", hand="", phase=EFFECTS, held="M1", ages="123", teams=True)
        assert easy_policy(observe(game, 0), Random(chance)).text == "end"


def test_it_goes_on_with_what_someone_else_has_begun() -> None:
    for chance in range(10):
        game = table_at("R1 M1", "E1 E1", hand="M1 E1 S1", phase=EFFECTS, teams=True)
        position = branch(game.position)
        cards = bag_of(["M1", "S1", "C1", "R1"])
        position.hands[2], position.discard = cards, position.discard - cards
        game = Game(position.setup, (), (position,)).play(Seat(0), parse("sacrifice R1"))
        assert easy_policy(observe(game, 0), Random(chance)).text in ("inquire 1", "inquire 3"), "not its team-mate's"


@pytest.mark.parametrize(
    ("setup", "games"),
    [
        ("classic", 16),
        pytest.param("classic", 100, marks=pytest.mark.long),
        pytest.param("draft", 100, marks=pytest.mark.long),
    ],
)
def test_who_only_builds_beats_it_often_and_not_always(setup: str, games: int) -> None:
    won = 0.0
    for index in range(games):
        random = Random(index // 2)
        game = Game.start(deal(Shuffler(random), players=2, setup=setup, turn_cap=300))
        seats: list[Policy] = [easy_policy, greedy_policy] if index % 2 else [greedy_policy, easy_policy]
        while not game.is_over:
            seat = game.waiting()[0]
            game = game.play(seat, seats[seat](observe(game, seat), random))
        assert game.result is not None
        won += (index % 2 in game.result.winners) / len(game.result.winners)
    assert games / 4 <= won <= games * 5 / 8


@pytest.mark.slow(in_ci=True)
def test_the_yardstick_beats_it_clearly() -> None:
    won = 0
    for index in range(8):
        random = Random(index // 2)
        game = Game.start(deal(Shuffler(random), players=2, turn_cap=300))
        seats: list[Policy] = [easy_policy, computer_policy] if index % 2 else [computer_policy, easy_policy]
        while not game.is_over:
            seat = game.waiting()[0]
            game = game.play(seat, seats[seat](observe(game, seat), random))
        assert game.result is not None
        won += index % 2 in game.result.winners
    assert won >= 6
