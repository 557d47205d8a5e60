"""Laws that hold for every game there is (Hypothesis)."""

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.civ.rules import Game, IllegalAction, Setup, UnreadableAction, parse, read, write
from bot.games.civ.rules.actions import ACTIONS
from bot.games.civ.rules.cards import DOMAINS, KIND_OF, Card, bag_of, domain_sizes, size
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.game import by_seat
from bot.games.civ.rules.transcript import state
from tests.games.civ.rules.tables import all_cards, columns_of
from tests.strategies import games, playout, seeds, setups

EVERY_ACTION = [action for action in ACTIONS.values() if not action.is_intervention]


@given(setups(), seeds)
def test_no_line_creates_or_destroys_a_card(setup: Setup, seed: int) -> None:
    """§1.1"""
    for game in playout(setup, random.Random(seed), interventions=0.05):
        assert all_cards(game.position) == sorted([*setup.deck, *setup.box])


@given(setups(), seeds)
def test_what_is_derived_agrees_with_what_it_is_derived_from(setup: Setup, seed: int) -> None:
    for game in playout(setup, random.Random(seed), interventions=0.05):
        position = game.position
        assert position.columns == [columns_of(area) for area in position.areas]
        assert bool(position.owed) == (position.phase == "choose") == (position.before is not None)


@given(games(interventions=0.05))
def test_a_replay_is_the_game(game: Game) -> None:
    """REPLAY"""
    again = read(write(game))
    assert again.lines == game.lines
    assert again.positions == game.positions
    assert (again.effective, again.standing, again.version) == (game.effective, game.standing, game.version)
    assert again.result == game.result
    assert list(write(again, states=True)) == list(write(game, states=True))


@given(st.lists(st.sampled_from(sorted(KIND_OF)), max_size=30))
def test_a_bag_has_as_many_cards_of_each_domain_as_were_put_into_it(cards: list[Card]) -> None:
    assert domain_sizes(bag_of(cards)) == tuple(sum(card[0] == domain for card in cards) for domain in DOMAINS)


@given(games(interventions=0.05), st.data())
def test_a_games_course_is_the_game_after_each_of_its_lines(game: Game, data: st.DataObject) -> None:
    course = list(game.course())
    *_, whole = course
    assert whole.positions == game.positions
    assert [each.lines for each in course] == [game.lines[:number] for number in range(game.number + 1)]
    assert [each.positions for each in course] == [whole.positions[: number + 1] for number in range(game.number + 1)]
    number = data.draw(st.integers(0, game.number))
    assert game.at(number) == course[number]


@given(setups(), seeds)
def test_a_hand_holds_three_cards_when_a_turn_begins_while_the_pile_lasts(setup: Setup, seed: int) -> None:
    """§2.3, §2.4: without interventions."""
    for game in playout(setup, random.Random(seed)):
        position = game.position
        if position.phase == "play" and position.pile_size():
            assert size(position.hands[position.turn]) >= 3


@given(games(interventions=0.05))
def test_every_listed_action_applies_and_every_other_one_is_refused_with_its_clause(game: Game) -> None:
    """There is one judge: what it lists can be played, and nothing else."""
    for seat in range(game.setup.players):
        listed = game.legal(seat)
        assert len(set(listed)) == len(listed)
        for action in EVERY_ACTION:
            if action in listed:
                assert state(apply(game.position, seat, action)) != state(game.position)
            else:
                with pytest.raises(IllegalAction) as refusal:
                    apply(game.position, seat, action)
                assert refusal.value.reason.clause


@given(games(interventions=0.05))
def test_somebody_has_something_to_do_until_the_game_is_over(game: Game) -> None:
    waiting = game.waiting()
    assert bool(waiting) != game.is_over
    for seat in range(game.setup.players):
        assert bool(game.legal(seat)) == (seat in waiting)


@given(games(interventions=0.05), st.data())
def test_a_position_never_changes_once_it_has_been_made(game: Game, data: st.DataObject) -> None:
    """A position is a value: no one can change it for others that hold it."""
    before = state(game.position)
    same = branch(game.position)
    for seat in game.waiting():
        game.play(seat, data.draw(st.sampled_from(game.legal(seat))))
    assert state(game.position) == before
    assert game.position == same


@given(games(), st.data())
def test_an_undo_restores_the_position_and_what_may_follow(game: Game, data: st.DataObject) -> None:
    """§9.3"""
    if game.is_over:
        return
    back = data.draw(st.sampled_from(game.standing))
    undone = game.intervene(0, parse(f"undo {back}"), by="table", why="a test")
    assert undone.position is game.positions[back]
    assert undone.number == game.number + 1
    assert set(undone.standing) == {*range(back + 1), undone.number}


@given(setups(), seeds)
def test_a_seats_own_undo_shows_it_nothing_new(setup: Setup, seed: int) -> None:
    """It leads one decision back, within the turn, and no hidden card was seen since."""
    for game in playout(setup, random.Random(seed), interventions=0.03):
        for seat in range(setup.players):
            back = game.own_undo(seat)
            if back is None:
                continue
            then = game.positions[back]
            assert (then.turn, then.turns, then.drawn) == (seat, game.position.turns, game.position.drawn)
            undone = game.intervene(seat, parse(f"undo {back}"), by=by_seat(seat), why="own undo")
            assert undone.position == then


@settings(max_examples=200)
@given(st.lists(st.sampled_from(("M1", "M2", "C3", "U3", "R1")), min_size=1), st.integers(0, 999_999))
def test_open_ended_actions_read_as_they_are_written(cards: list[str], number: int) -> None:
    """parse(str(a)) = a."""
    for text in ("trim " + " ".join(cards), f"undo {number}"):
        assert str(parse(text)) == text
        assert parse(text) is parse(text) or parse(text).text == text


@given(st.text())
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    with suppress(UnreadableAction):
        assert str(parse(text)) == text
