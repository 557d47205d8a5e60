"""Reviews: of what a seat could know alone, with luck and choice that add up to the result."""

import random
from dataclasses import replace

import pytest

from bot.games.civ.ai.advice import Band
from bot.games.civ.ai.estimate import find_advised
from bot.games.civ.ai.expert import Effort
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.ai.review import Appraisal, Moment, agreed, appraise, combine
from bot.games.civ.levels import load_network
from bot.games.civ.reviewer import decisions_so_far, find_advice, from_json, moments_of, review_of, to_json
from bot.games.civ.rules import Game, Seat, deal, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.setup import DRAFT
from tests.games.civ.rules.twins import twins

SMALL = Effort(2, 2, beam=1, most=30)
NETWORKS = {players: load_network(players, teams=False) for players in (2, 4)}


def played(players: int, seed: int) -> Game:
    """A game between simple computers, which think for no time."""
    game, dice = Game.start(deal(random.Random(seed), players=players)), random.Random(seed)
    while not game.is_over:
        seat = game.waiting()[0]
        game = game.play(seat, greedy_policy(observe(game, seat), dice))
    return game


def all_lines(game: Game) -> range:
    return range(1, game.number + 1)


def quick(moment: Moment) -> Appraisal:
    return appraise(moment, NETWORKS[moment.seen.players], SMALL)


def a_step(best: float, done: float, drawn: float | None, *, own: bool = True, number: int = 0) -> Appraisal:
    plan = (END,)
    pair = None if drawn is None else (drawn, drawn)
    return Appraisal(number, plan, plan, (), own, False, (best, best), (done, done), (done, done), pair)


def test_moments_are_a_seats_own_turns_cut_where_something_hidden_is_shown() -> None:
    game = played(2, seed=4)
    for seat in (0, 1):
        moments = moments_of(game, seat, all_lines(game))
        own = [line.action for line in game.lines if line.seat == seat]
        assert [action for moment in moments for action in moment.actions] == own
        for moment in moments:
            assert moment.seen == observe(game.at(moment.number), seat)
            then = game.at(moment.number)
            for action in moment.actions[:-1]:
                before = sum(observe(then, seat).pile)
                then = then.play(seat, action)
                assert sum(observe(then, seat).pile) == before
        assert all((moment.after is not None) == (moment.actions[-1] is END) for moment in moments[:-1])


def test_a_move_that_was_taken_back_is_no_decision() -> None:
    game = Game.start(deal(random.Random(1), players=2, first=Seat(0)))
    first, *_, last = game.legal(0)
    assert first is not last
    tried = game.play(0, first).intervene(0, parse("undo 0"), by="seat 0", why="second thought")
    after = tried.play(0, last).play(0, END)
    (moment,) = moments_of(after, 0, all_lines(after))
    assert moment.actions == (last, END)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "setup", "seed"), [(2, "classic", 9), (4, "classic", 9), (4, DRAFT, 8)])
def test_a_review_is_the_same_whatever_its_reader_could_not_know(players: int, setup: str, seed: int) -> None:
    last, compared = None, 0
    for game, twin in twins(deal(random.Random(seed), players=players, setup=setup), 0, random.Random(seed)):
        if game.position.setup != twin.position.setup:
            last = game, twin
    assert last is not None
    game, twin = last
    mine, its = (moments_of(each, 0, all_lines(each)) for each in last)
    assert mine == its
    for moment, other in list(zip(mine, its, strict=True))[:: max(1, len(mine) // 4)]:
        compared += 1
        assert to_json(quick(moment)) == to_json(quick(other))
    assert compared > 2


def test_what_is_kept_of_a_moment_is_read_again() -> None:
    game = played(4, seed=2)
    for moment in moments_of(game, 1, all_lines(game))[::4]:
        found = quick(moment)
        kept = from_json(to_json(found))
        assert (kept.number, kept.best, kept.chosen, kept.other, kept.cause, kept.hinted) == (
            found.number, found.best, found.chosen, found.other, found.cause, found.hinted,
        )  # fmt: skip
        assert kept.at_best == pytest.approx(found.at_best, abs=1e-4)
        assert all(0 <= value <= 1 for value in (*found.at_best, *found.at_chosen))
        assert found.drawn is not None or moment.after is None


@pytest.mark.slow
def test_deal_draws_others_and_choices_add_up_to_the_result() -> None:
    game = played(2, seed=3)
    for seat in (0, 1):
        parts = [to_json(quick(moment)) for moment in moments_of(game, seat, all_lines(game))]
        review = review_of(game, seat, parts)
        assert game.result is not None
        assert review.outcome == (1.0 if seat in game.result.winners else 0.0)
        for way in (0, 1):
            moved = review.deal[way] + review.draws[way] + review.others[way] + review.choices[way]
            assert review.fair + moved == pytest.approx(review.outcome, abs=1e-3)


def test_luck_and_choice_are_told_apart() -> None:
    steps = [
        a_step(0.6, 0.5, 0.7), a_step(0.6, 0.6, 0.55, own=False), a_step(0.5, 0.3, None, number=3),
        a_step(0.4, 0.4, 0.4),
    ]  # fmt: skip
    review = combine(steps, 0.5, 0.0)
    assert review.deal == pytest.approx((0.1, 0.1))
    assert review.choices == pytest.approx((-0.3, -0.3))
    assert review.draws == pytest.approx((0.2 - 0.05 + 0.1, 0.25)), "also what was shown within a turn"
    assert review.others == pytest.approx((-0.1 - 0.05 - 0.4, -0.55))
    assert [decision.number for decision in review.decisions] == [0, 3]


def test_what_someone_else_chose_on_the_seat_is_not_ones_own_choice() -> None:
    review = combine([a_step(0.6, 0.2, None, own=False)], 0.5, 0.2)
    assert (review.choices, review.decisions) == ((0.0, 0.0), ())
    assert review.others == pytest.approx((-0.4, -0.4))


def test_who_has_left_has_no_result_to_explain() -> None:
    review = combine([a_step(0.6, 0.6, 0.6)], 0.5, None)
    assert review.others == (0.0, 0.0)


def test_a_decision_counts_only_as_far_as_both_estimates_speak_for_it() -> None:
    step = replace(a_step(0.6, 0.5, None), at_best=(0.6, 0.49))
    assert step.loss == 0
    assert replace(step, at_best=(0.6, 0.53)).loss == pytest.approx(0.03)
    assert replace(step, at_best=(0.6, 0.515)).loss == 0, "about as good"
    assert agreed((0.5, 0.53)) == pytest.approx(0.515)
    assert agreed((0.5, 0.54)) is None


def test_a_missed_win_by_force_is_the_decision_that_mattered() -> None:
    missed = 0
    for seed in range(4):
        game = played(2, seed)
        assert game.result is not None
        moment = moments_of(game, game.result.winners[0], all_lines(game))[-1]
        taken = quick(moment)
        if not taken.is_certain:
            continue
        assert taken.loss == 0
        cards = [action for action in moment.seen.legal if action.word == "play"]
        for found in [quick(replace(moment, actions=(card, END))) for card in cards]:
            assert found.is_certain
            assert found.loss == 0 or found.at_best == (1.0, 1.0)
            missed += found.loss > 0.2
    assert missed


def with_hints(players: int, seed: int, asks: random.Random, depth: Effort | None) -> Game:
    """A game in which seat 0 follows hints, those that `asks` says; else it and the others are simple computers.

    It asks at each decision, takes what is about as good as gladly as the plan, and does the first action of it.
    """
    game, dice = Game.start(deal(random.Random(seed), players=players)), random.Random(seed)
    is_asking, alternative = True, False
    while not game.is_over:
        seat = game.waiting()[0]
        chosen = greedy_policy(observe(game, seat), dice)
        if seat == 0 and is_asking:
            advice = find_advice(*decisions_so_far(game, seat), depth)
            is_other = advice.band is Band.EQUAL and alternative
            chosen = (advice.other if is_other else advice.actions)[0]
        then = game.play(seat, chosen)
        if seat == 0 and then.position.turn != 0:
            is_asking, alternative = True, asks.random() < 0.5
        elif seat == 0 and not is_asking:
            is_asking = asks.random() < 0.5
        elif seat != 0 and then.position.turn == 0:
            is_asking = asks.random() < 0.6
        game = then
    return game


class _Always(random.Random):
    """One who asks at each decision."""

    def random(self) -> float:
        return 0.0


def losses(game: Game, depth: Effort | None) -> list[Appraisal]:
    moments = moments_of(game, 0, all_lines(game))
    return [appraise(moment, NETWORKS[game.setup.players], depth) for moment in moments]


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (2, 3), (4, 1)])
def test_who_follows_hints_to_the_end_has_made_no_mistake(players: int, seed: int) -> None:
    game = with_hints(players, seed, _Always(), SMALL)
    found = losses(game, SMALL)
    assert len(found) > 5
    assert [each.loss for each in found] == [0] * len(found)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 6)])
def test_who_follows_hints_to_the_end_has_made_no_mistake_as_people_are_told_it(players: int, seed: int) -> None:
    found = losses(with_hints(players, seed, _Always(), None), None)
    assert [each.loss for each in found] == [0] * len(found)


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(6))
def test_where_hints_were_followed_from_some_point_on_the_review_knows_it(seed: int) -> None:
    """What a hint advised after something else was done is told as such, wherever it was a mistake."""
    asks = random.Random(seed)
    game = with_hints(2, seed, asks, SMALL)
    for moment in moments_of(game, 0, all_lines(game)):
        appraised = quick(moment)
        course = (moment.seen, *moment.course)
        assert len(course) == len(moment.actions)
        start, judged = find_advised(course, moment.actions[:-1], NETWORKS[2], SMALL)
        is_hinted = moment.actions[start:] in judged.advised
        if appraised.loss and not appraised.is_certain:
            assert appraised.hinted == (start if is_hinted else None)
            assert appraised.hinted != 0
        else:
            assert appraised.hinted is None
