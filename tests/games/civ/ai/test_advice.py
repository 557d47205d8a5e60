"""Advice: it follows from what a seat may see, tells nothing that is made up, and wins where it says so."""

import random
from typing import cast

import pytest

from bot.games.civ.ai.advice import Advice, Band, advise, find_other
from bot.games.civ.ai.estimate import Estimates, Estimator, Judgement, judge
from bot.games.civ.ai.expert import Effort
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.ai.plans import Line
from bot.games.civ.levels import load_network
from bot.games.civ.pages.hint import hint_text
from bot.games.civ.puzzle_files import puzzle_in_file, puzzle_numbers
from bot.games.civ.puzzles.puzzle import Goal
from bot.games.civ.reviewer import decisions_so_far
from bot.games.civ.rules import Game, Seat, deal, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.position import PLAY
from bot.games.civ.rules.setup import DRAFT
from tests.games.civ.puzzles.goals import goal_of
from tests.games.civ.rules.tables import table
from tests.games.civ.rules.twins import twins
from tests.i18n.languages import localizer
from tests.pages.tables import table_of

SMALL = Effort(3, 2, beam=1, most=30)
NETWORKS = {players: load_network(players, teams=False) for players in (2, 4)}


def advice_on(game: Game, seat: int, *, is_by_formula: bool = False) -> Advice:
    network = None if is_by_formula else NETWORKS.get(game.setup.players)
    return advise(*decisions_so_far(game, seat), network, SMALL)


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
        then = game
        advice = advice_on(game, seat, is_by_formula=not network)
        for action in advice.actions:
            assert action in game.legal(seat)
            game = game.play(seat, action)
        assert not advice.is_whole or seat not in game.waiting() or game.is_over
        assert advice.other != advice.actions
        for action in advice.other:
            assert action in then.legal(seat)
            then = then.play(seat, action)
        assert not advice.is_other_whole or not advice.other or seat not in then.waiting() or then.is_over


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize("start", [0, 5])
def test_a_plan_that_ends_the_turn_has_seen_no_hidden_card_on_its_way(start: int) -> None:
    for game, seat in decisions(2, seed=4)[start::10]:
        advice = advice_on(game, seat)
        for action in advice.actions[:-1]:
            pile = sum(observe(game, seat).pile)
            game = game.play(seat, action)
            assert sum(observe(game, seat).pile) == pile


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_what_wins_by_force_is_found_and_wins(players: int) -> None:
    claims = 0
    for seed in range(3):
        for game, seat in decisions(players, seed)[-4:]:
            advice = advice_on(game, seat)
            if advice.band is not Band.WINS:
                assert not any(wins(game.play(seat, action), seat) for action in game.legal(seat) if action != END)
                continue
            claims += 1
            for action in advice.actions:
                game = game.play(seat, action)
            assert game.result is not None
            assert seat in game.result.winners
    assert claims


WON = [number for number in puzzle_numbers() if goal_of(number) is not Goal.DEFENCE]


@pytest.mark.sample(10)
@pytest.mark.parametrize("number", WON)
def test_a_hint_never_overlooks_a_win(number: int) -> None:
    """A player who asks again after each hidden card that the plan shows wins this turn."""
    puzzle = puzzle_in_file(number)
    assert puzzle is not None
    game, seat = puzzle.game, Seat(puzzle.seat)
    while not game.is_over:
        assert seat in game.waiting(), "the turn is over"
        advice = advice_on(game, seat)
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
        hints = [hint_text(table_of(each), each, 0, localizer("en"), advice_on(each, 0)) for each in (game, twin)]
        assert hints[0] == hints[1]
    assert compared > 5


def test_nobody_is_advised_who_has_nothing_to_decide() -> None:
    game = table(["M1", "R1"], ["M1", "S1"])
    for viewer in (Seat(1), None):
        with pytest.raises(ValueError, match="nothing to decide"):
            advise([observe(game, viewer)], (), NETWORKS[2])


@pytest.mark.slow(in_ci=True)
def test_advice_stays_the_same_for_those_who_follow_it() -> None:
    whole = 0
    for game, seat in decisions(2, seed=5)[::6]:
        advice = advice_on(game, seat)
        for done, action in enumerate(advice.actions):
            assert advice_on(game, seat).actions == advice.actions[done:]
            game = game.play(seat, action)
        whole += len(advice.actions) > 2
    assert whole


def test_advice_does_not_depend_on_what_was_tried_and_taken_back() -> None:
    begun = [(game, seat) for game, seat in decisions(2, seed=5) if game.position.phase == PLAY]
    for game, seat in begun[1::4]:
        advice = advice_on(game, seat)
        tried = game.legal(seat)[-1]
        after = game.play(seat, tried).intervene(seat, parse(f"undo {game.number}"), by="seat 0", why="second thought")
        assert advice_on(after, seat) == advice


@pytest.mark.slow(in_ci=True)
def test_what_was_done_against_advice_is_not_advised_further() -> None:
    """The rest of the turn is thought of again from there."""
    found = 0
    for game, seat in decisions(2, seed=6)[::5]:
        # a way that is about as good is followed, too, also where advice doesn't name it
        good = {way[0] for way in judge(observe(game, seat), NETWORKS[2], SMALL).advised}
        against = [action for action in game.legal(seat) if action.word == "play" and action not in good]
        if advice_on(game, seat).actions[0] not in good or not against:
            continue
        after = game.play(seat, against[0])
        if not after.legal(seat):
            continue
        found += 1
        again = advise([observe(after, seat)], (), NETWORKS[2], SMALL)
        assert advice_on(after, seat) == again
    assert found


class Judged:
    """An estimator that has its values from a test, on a table without hidden cards to guess."""

    def __init__(self, game: Game, values: dict[str, tuple[float, float]]) -> None:
        self.seat = game.position.turn
        self.guesses = [game.position]
        self._values = {line(text): value for text, value in values.items()}

    def value(self, way: Line) -> Estimates:
        return self._values[way]


def line(text: str) -> Line:
    return tuple(parse(each) for each in text.split(", "))


def named(game: Game, values: dict[str, tuple[float, float]]) -> tuple[str, Band]:
    """What is named beside the first of these ways, of which the two best were played out, and how it compares."""
    plan, *others = map(line, values)
    best, second, *_ = values.values()
    judgement = Judgement(plan, best, others[0], second, is_certain=False, ways=(plan, *others))
    found, band = find_other(cast("Estimator", Judged(game, values)), judgement, plan, others)
    return ", ".join(action.text for action in found), band


HANDED = table(["M1 M1 M2 E1 E1", "S1 R1"], ["S1 C1 R2", "R1"], phase="effects")


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        # which card is thrown is a trifle, and so is whether one is; another aim is not
        (
            {"use M 1, discard S1, end": (0.5, 0.5), "use M 1, discard C1, end": (0.49, 0.5), "end": (0.48, 0.5)},
            ("", Band.ONLY),
        ),
        (
            {"end": (0.5, 0.5), "use M 1, discard C1, end": (0.5, 0.5), "sacrifice E1, embargo 1 S, end": (0.5, 0.49)},
            ("sacrifice E1, embargo 1 S, end", Band.EQUAL),
        ),
        ({"end": (0.5, 0.5), "use M 1, discard C1, end": (0.46, 0.47)}, ("use M 1, discard C1, end", Band.SLIGHT)),
        # what is behind by one estimate alone is neither worse nor as good
        ({"end": (0.5, 0.5), "sacrifice M1, attack E1, end": (0.45, 0.5)}, ("", Band.ONLY)),
        (
            {"end": (0.5, 0.5), "sacrifice M1, attack E1, end": (0.49, 0.5)},
            ("sacrifice M1, attack E1, end", Band.EQUAL),
        ),
        (
            {"end": (0.5, 0.5), "sacrifice M1, attack E1, end": (0.4, 0.44)},
            ("sacrifice M1, attack E1, end", Band.CLEAR),
        ),
        (
            {
                "end": (0.5, 0.5),
                "sacrifice M1, attack E1, end": (0.5, 0.45),
                "sacrifice E1, embargo 1 S, end": (0.49, 0.49),
            },
            ("sacrifice E1, embargo 1 S, end", Band.EQUAL),
        ),
    ],
)
def test_a_way_is_named_beside_a_plan_only_where_that_is_of_use(
    values: dict[str, tuple[float, float]], expected: tuple[str, Band]
) -> None:
    assert named(HANDED, values) == expected


def test_a_hint_beside_which_nothing_is_named_still_says_what_it_is_for() -> None:
    game = table(["M1 M1 M2", "S1 R1"], ["M1 C1 R2", "R1"])
    advice = Advice((parse("play M1"), END), Band.ONLY)
    said = hint_text(table_of(game), game, 0, localizer("en"), advice)
    assert said == "💡 **Hint:** Play Military I → End turn. That’s 4 of the 8 Military cards that win."
