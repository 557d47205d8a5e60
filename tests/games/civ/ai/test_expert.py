"""The expert: it knows what its seat may know, repeats itself, follows the rules to the end of its plan, and wins what
is won."""

from dataclasses import replace
from random import Random

import pytest

from bot.chance import Shuffler
from bot.games.civ.ai import chance_of, expert_plan, greedy_policy
from bot.games.civ.ai.expert import Effort, Search
from bot.games.civ.ai.prospects import WON
from bot.games.civ.levels import load_network
from bot.games.civ.rules import Game, deal, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import column_sizes
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.position import DRAFT_KEEP, EFFECTS, PLAY
from tests.games.civ.ai.test_computer import some_game

SMALL = Effort(candidates=4, rollouts=8, beam=1, most=30)
TABLES = [(2, False, "classic"), (3, False, "draft"), (4, False, "classic"), (4, True, "draft")]


def plan_of(game: Game, effort: Effort = SMALL) -> tuple[str, ...]:
    """What the expert does in the awaited seat."""
    setup, seen = game.setup, observe(game, game.waiting()[0])
    network = load_network(setup.players, teams=setup.teams)
    return tuple(action.text for action in expert_plan(seen, chance_of(seen), network, effort))


@pytest.mark.sample(2)
@pytest.mark.parametrize(("players", "teams", "setup"), TABLES)
def test_what_is_hidden_does_not_move_it(players: int, teams: bool, setup: str) -> None:
    for seed in range(4):
        game = some_game(seed, 20 + 13 * seed, players=players, setup=setup, teams=teams)
        if game.is_over or game.position.phase == DRAFT_KEEP:
            continue
        other = determinize(observe(game, game.waiting()[0]), Random(seed + 1))
        hidden = replace(game, setup=other.setup, positions=(*game.positions[:-1], other))
        assert plan_of(game) == plan_of(hidden)


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "teams", "setup"), TABLES)
def test_its_plans_are_legal_and_end_where_something_is_shown(players: int, teams: bool, setup: str) -> None:
    game = some_game(1, 0, players=players, setup=setup, teams=teams)
    while not game.is_over and game.number < 60:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        plan = expert_plan(seen, chance_of(seen), load_network(players, teams=teams), SMALL)
        for action in plan:
            drawn = game.position.drawn
            assert action in observe(game, seat).legal
            game = game.play(seat, action)
            if action is not plan[-1]:
                assert game.position.drawn == drawn
                assert action.word != "inquire"
        if plan[0].word == "play" and len(plan) > 1:
            assert plan[-1] is END or plan[-1].word in ("inquire", "sacrifice") or game.is_over


def greedy_game(seed: int, players: int, *, teams: bool = False) -> Game:
    """A whole game between players who build columns."""
    random = Random(seed)
    game = Game.start(deal(Shuffler(random), players=players, teams=teams, turn_cap=80))
    while not game.is_over:
        seat = game.waiting()[0]
        game = game.play(seat, greedy_policy(observe(game, seat), random))
    return game


def test_it_takes_a_certain_win_without_playing_it_out() -> None:
    endless, wins = Effort(8, rollouts=10**9), 0
    for seed in range(6):
        game = greedy_game(seed, 2)
        assert game.result is not None
        begun = max(number for number, position in enumerate(game.positions) if position.phase == PLAY)
        if game.result.reason == "hegemony":
            wins += 1
            now = Game(game.setup, (), (game.positions[begun],))
            for text in plan_of(now, endless):
                now = now.play(now.waiting()[0], parse(text))
            assert now.result is not None
            assert now.result.winners == game.result.winners
    assert wins


@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 8), marks=pytest.mark.slow)])
def test_it_looks_two_own_turns_ahead_where_its_longest_column_may_shrink(seeds: range) -> None:
    network, looked = load_network(2, teams=False), set[tuple[bool, int]]()
    for seed in seeds:
        game = greedy_game(seed, 2)
        for position in game.positions[20::9]:
            if position.phase not in (PLAY, EFFECTS):
                continue
            seen = observe(Game(game.setup, (), (position,)), position.turn)
            found = Search(seen, network, SMALL).candidates(Random(seed))
            search = Search(seen, network, SMALL)
            search.plan(Random(seed))
            if len(seen.legal) == 1 or len(found) == 1 or found[0][0] >= WON:
                continue
            shrinks = False
            for _, line in found:
                after = determinize(seen, Random(seed))
                for action in line[:-1] if line[-1] is END else line:
                    after = apply(after, position.turn, action)
                mine = [column_sizes(each.columns[position.turn]) for each in (position, after)]
                largest = [domain for domain in range(6) if mine[0][domain] == max(mine[0]) > 1]
                shrinks |= any(mine[1][domain] < mine[0][domain] for domain in largest)
            looked.add((shrinks, search.turns))
    assert looked == {(False, 1), (True, 2)}


def test_its_decisions_are_these_on_every_machine() -> None:
    found: list[str] = []
    for seed, players in ((3, 2), (8, 3), (5, 4)):
        game = greedy_game(seed, players)
        begun = [number for number, position in enumerate(game.positions) if position.phase == PLAY]
        now = Game(game.setup, (), (game.positions[begun[len(begun) // 2]],))
        found.append(" · ".join(plan_of(now)))
    assert found == [
        "play M1 · use M 1 · discard S1 · end",
        "play R2 · sacrifice M1 · attack R2 · use S 1 · recall S1 · play M1 · use E 1 · scrap E1 · play M2 · end",
        "play C1 · sacrifice R1 · inquire 0",
    ]
