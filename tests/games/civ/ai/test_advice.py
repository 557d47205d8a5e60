"""Advice: it follows from what a seat may see, tells nothing that is made up, and wins where it says so."""

import random

import pytest

from bot.games.civ.ai.advice import Band, advise
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.levels import load_network
from bot.games.civ.pages.hint import hint_text
from bot.games.civ.puzzle_files import puzzle_in_file, puzzle_numbers
from bot.games.civ.rules import Game, Seat, deal, observe
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.setup import DRAFT
from tests.games.civ.rules.tables import table
from tests.games.civ.rules.twins import twins
from tests.i18n.languages import localizer
from tests.pages.tables import table_of

NETWORKS = {players: load_network(players, teams=False) for players in (2, 4)}


def decisions(players: int, seed: int, setup: str = "classic") -> list[tuple[Game, Seat]]:
    """The moments of a game between computers at which a seat has a choice: of simple ones, which think for no time."""
    game, dice = Game.start(deal(random.Random(seed), players=players, setup=setup)), random.Random(seed)
    found: list[tuple[Game, Seat]] = []
    while not game.is_over:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        if len(seen.legal) > 1:
            found.append((game, Seat(seat)))
        game = game.play(seat, greedy_policy(seen, dice))
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("network", [True, False], ids=["network", "formula"])
def test_all_that_is_advised_is_legal_one_after_the_other(players: int, network: bool) -> None:
    for game, seat in decisions(players, seed=players)[::7]:
        advice = advise(observe(game, seat), random.Random(1), NETWORKS[players] if network else None)
        for action in advice.actions:
            assert action in game.legal(seat)
            game = game.play(seat, action)
        assert not advice.is_whole or seat not in game.waiting() or game.is_over
        assert advice.other not in advice.actions[:1]


def test_a_plan_that_ends_the_turn_has_seen_no_hidden_card_on_its_way() -> None:
    for game, seat in decisions(2, seed=4)[::5]:
        advice = advise(observe(game, seat), random.Random(1), NETWORKS[2])
        for action in advice.actions[:-1]:
            pile = sum(observe(game, seat).pile)
            game = game.play(seat, action)
            assert sum(observe(game, seat).pile) == pile


@pytest.mark.parametrize("players", [2, 4])
def test_what_wins_by_force_is_found_and_wins(players: int) -> None:
    claims = 0
    for seed in range(3):
        for game, seat in decisions(players, seed)[-4:]:
            advice = advise(observe(game, seat), random.Random(1), NETWORKS[players])
            if advice.band is not Band.WINS:
                assert not any(wins(game.play(seat, action), seat) for action in game.legal(seat) if action != END)
                continue
            claims += 1
            for action in advice.actions:
                game = game.play(seat, action)
            assert game.result is not None
            assert seat in game.result.winners
    assert claims


@pytest.mark.sample(20)
@pytest.mark.parametrize("number", puzzle_numbers())
def test_a_hint_never_overlooks_a_win(number: int) -> None:
    """A player who asks again after each hidden card that the plan shows wins this turn."""
    puzzle = puzzle_in_file(number)
    assert puzzle is not None
    game, seat = puzzle.game, Seat(puzzle.seat)
    while not game.is_over:
        assert seat in game.waiting(), "the turn is over"
        advice = advise(observe(game, seat), random.Random(1), NETWORKS.get(game.setup.players))
        assert advice.band in (Band.WINS, Band.ONLY)
        for action in advice.actions:
            game = game.play(seat, action)
        assert game.is_over == advice.is_whole or advice.band is Band.ONLY
    assert game.result is not None
    assert set(game.result.winners) == set(game.setup.side(seat))


def wins(game: Game, seat: Seat) -> bool:
    """Whether the end of the turn, if that can follow at once, wins."""
    result = game.play(seat, END).result if END in game.legal(seat) else game.result
    return result is not None and result.reason == "hegemony" and seat in result.winners


@pytest.mark.parametrize(("players", "setup"), [(2, "classic"), (4, DRAFT)])
def test_a_hint_is_the_same_whatever_its_reader_cannot_see(players: int, setup: str) -> None:
    compared = 0
    for game, twin in twins(deal(random.Random(9), players=players, setup=setup), 0, random.Random(9)):
        if 0 not in game.waiting() or game.position.setup == twin.position.setup or len(game.legal(0)) < 2:
            continue
        compared += 1
        hints = [hint_text(table_of(each), each, 0, localizer("en")) for each in (game, twin)]
        assert hints[0] == hints[1]
    assert compared > 5


def test_nobody_is_advised_who_has_nothing_to_decide() -> None:
    game = table(["M1", "R1"], ["M1", "S1"])
    for viewer in (Seat(1), None):
        with pytest.raises(ValueError, match="nothing to decide"):
            advise(observe(game, viewer), random.Random(1), NETWORKS[2])
