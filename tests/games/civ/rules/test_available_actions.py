"""What a seat may do at any moment, and what not: every legal action is told once, every refusal is the judge's own."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.civ.rules import Game, IllegalAction, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.available_actions import AvailableActions, available_actions, next_turn_actions
from bot.games.civ.rules.cards import cards_in
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.position import DRAFT_KEEP, EFFECTS, OVER
from tests.games.civ.rules.tables import after, ruled, table
from tests.games.civ.rules.test_differential import crowded
from tests.strategies import games, seeds


def crowds(seed: int) -> Game:
    """A table full of cards and markers, some lines on."""
    chance = random.Random(seed)
    game, _ = crowded(chance)
    for _ in range(chance.randrange(12)):
        if game.is_over:
            break
        seat = chance.choice(game.waiting())
        game = game.play(seat, chance.choice(game.legal(seat)))
    return game


ANY_GAME = st.one_of(games(interventions=0.03), seeds.map(crowds))


def reasons(found: AvailableActions) -> dict[str, str]:
    """By action, why it is refused."""
    return {no.action.text: no.reason.key for no in found.cannot}


@given(ANY_GAME)
def test_every_legal_action_falls_under_exactly_one_thing_one_can_do(game: Game) -> None:
    for seat in range(game.setup.players):
        actions = [action for can in available_actions(game, seat).can for action in can.actions]
        assert sorted(actions, key=str) == sorted(game.legal(seat), key=str)


@given(ANY_GAME)
def test_everything_one_cannot_do_is_refused_with_exactly_the_reason_told(game: Game) -> None:
    for seat in range(game.setup.players):
        for no in available_actions(game, seat).cannot:
            with pytest.raises(IllegalAction) as refusal:
                apply(game.position, seat, no.action)
            assert refusal.value.reason == no.reason


@given(ANY_GAME)
def test_everything_told_has_a_clause_and_nobody_is_left_without_a_word(game: Game) -> None:
    for seat in range(game.setup.players):
        found = available_actions(game, seat)
        assert found.cannot
        assert bool(found.can) == (seat in game.waiting())
        assert all(can.clause.startswith("§") for can in found.can)
        assert all(no.reason.clause.startswith("§") for no in found.cannot)


@given(games(), seeds)
def test_a_moment_tells_nothing_but_what_its_seat_may_see(game: Game, seed: int) -> None:
    """Another deal of all that is hidden gives the same moment (§1.6)."""
    for seat in range(game.setup.players):
        if game.position.phase in (DRAFT_KEEP, OVER) or seat not in game.waiting():
            continue
        other = replace(game, positions=(determinize(observe(game, seat), random.Random(seed)),))
        found, twin = available_actions(game, seat), available_actions(other, seat)
        assert [can.actions for can in found.can] == [can.actions for can in twin.can]
        assert [can.play for can in found.can] == [can.play for can in twin.can]
        assert [can.end for can in found.can] == [can.end for can in twin.can]
        assert found.cannot == twin.cannot


@given(ANY_GAME)
def test_what_a_card_would_change_is_what_it_changes(game: Game) -> None:
    for seat in game.waiting():
        for can in available_actions(game, seat).can:
            if can.play is None:
                continue
            done = observe(game.play(seat, can.actions[0]), seat)
            column = next(each for each in done.seats[seat].columns if each.domain == can.actions[0].text[5])
            assert (column.count, column.hegemony_need) == (can.play.before + 1, can.play.need)
            assert can.play.level in (0, column.level)
            assert can.play.limit in (0, done.seats[seat].hand_limit)
            if game.position.phase == "play":
                opened = [action for action in done.legal if action is not END]
                assert list(can.play.opens) == opened * (done.phase == EFFECTS)


@given(ANY_GAME)
def test_what_the_end_of_the_turn_would_bring_is_what_it_brings(game: Game) -> None:
    for seat in game.waiting():
        end = next((can.end for can in available_actions(game, seat).can if can.end is not None), None)
        if end is None:
            continue
        done = game.play(seat, END)
        drawn = len(cards_in(done.position.hands[seat])) - len(cards_in(game.position.hands[seat]))
        assert (end.draws, end.result) == (drawn, done.result)
        assert end.draws <= end.missing
        assert end.turn == next(iter(done.waiting()), None)
        assert {marker.domain for marker in game.position.embargoes[seat]} == {"MRESCU".index(d) for d in end.lifted}


@given(ANY_GAME)
def test_a_coming_turn_offers_what_it_offers_when_nothing_happens_before_it(game: Game) -> None:
    if game.position.phase != EFFECTS:
        return
    done = game.play(game.position.turn, END)
    if not done.is_over:
        following = next_turn_actions(game, done.position.turn)
        assert following is not None
        assert tuple(can.actions[0] for can in following.can) == done.legal(done.position.turn)


def test_each_effect_is_told_once_in_step_2() -> None:
    game = table(["M1 M1 M1 S1", "R1", ""], ["E1 E1", "", ""], phase=EFFECTS)
    found = available_actions(game, 0)
    assert [can.actions[0].text for can in found.can] == ["sacrifice M1", "sacrifice S1", "use M 1", "end"]
    assert reasons(found) == {
        "play M1": "already-played",
        "use M 2": "level-not-reached",
        "use R 1": "religion-unused",
        "use E 1": "level-not-reached",
        "use E 2": "level-not-reached",
        "use S 1": "level-not-reached",
        "use S 2": "level-not-reached",
        "use U 1": "level-not-reached",
        "use U 2": "level-not-reached",
        "copy 1 M 1": "not-most-culture",
        "sacrifice R1": "no-sacrifice-card",
        "sacrifice E1": "no-sacrifice-card",
        "sacrifice U3": "no-sacrifice-card",
    }


def test_step_1_tells_each_card_and_what_comes_after_it() -> None:
    game = table(["M1 M1", ""], ["M2 M2 S1 R1", ""], embargoes=["S", ""])
    found = available_actions(game, 0)
    assert [(can.actions[0].text, can.clause) for can in found.can] == [("play M2", "§2.1"), ("play R1", "§2.1")]
    military = found.can[0].play
    assert military is not None
    assert (military.before, military.need, military.level) == (2, 8, 1)
    assert [action.text for action in military.opens] == ["sacrifice M1", "sacrifice M2", "use M 1"]
    assert reasons(found) == {"play S1": "embargoed", "skip": "may-not-skip", "end": "play-first"}


def test_a_card_that_reaches_holy_book_tells_the_new_hand_size() -> None:
    play = available_actions(table(["R1 R1", ""], ["R1", ""]), 0).can[0].play
    assert play is not None
    assert (play.level, play.limit) == (1, 5)


def test_who_holds_no_playable_card_goes_on_first() -> None:
    found = available_actions(table(["", ""], ["S1", ""], embargoes=["S", ""]), 0)
    assert [can.word for can in found.can] == ["skip"]
    assert reasons(found) == {"play S1": "embargoed", "end": "skip-first"}


def test_inspiration_tells_why_each_better_effect_may_not_be_copied() -> None:
    areas = ["C1 M1 M1 M1", "M1 M1 M1 M1 M1 R1 R1 R1", "U3 U3 U3"]
    found = available_actions(table(areas, ["E1", "", ""], phase=EFFECTS), 0)
    assert {"copy 1 R 1"} == {can.actions[0].text for can in found.can if can.word == "copy"}
    assert {text: key for text, key in reasons(found).items() if text.startswith("copy")} == {
        "copy 1 M 2": "few-hand-cards",
        "copy 2 U 1": "few-discards",
    }


def test_inspiration_with_nobody_near_a_level_tells_who_is_nearest() -> None:
    found = available_actions(table(["C1", "M1 R1 R1", ""], ["E1", "", ""], phase=EFFECTS), 0)
    assert [no.action.text for no in found.cannot if no.action.word == "copy"] == ["copy 1 R 1"]


def test_an_embargo_tells_on_whom_it_may_not_lie() -> None:
    game = ruled(table(["E1", "M1 R1", "", "S1"], phase=EFFECTS), 2, "eliminate")
    found = available_actions(after(game, "sacrifice E1"), 0)
    assert [can.actions[0].target for can in found.can] == [1, 3]
    assert [action.text for action in found.can[0].actions] == ["embargo 1 M", "embargo 1 R"]
    reason_by_action = reasons(found)
    assert reason_by_action["embargo 1 E"] == reason_by_action["embargo 3 M"] == "target-without-card"
    assert reason_by_action["embargo 0 M"] == "target-is-self"
    assert reason_by_action["end"] == "effect-running"


def test_discarding_cites_the_effect_that_asks_for_it() -> None:
    purge = after(table(["M1 M1 M1", ""], ["E1 R1", ""], phase=EFFECTS), "use M 1")
    assert {can.clause for can in available_actions(purge, 0).can} == {"§4.1"}
    leap = after(table(["S1", ""], ["E1 R1", ""], phase=EFFECTS), "sacrifice S1")
    assert {can.clause for can in available_actions(leap, 0).can} == {"§5.4"}


def test_a_running_effect_tells_of_each_card_of_the_hand_that_it_may_not_play() -> None:
    game = table(["E1 E1 E1", "M1"], ["S1 M1 C1", ""], phase=EFFECTS, embargoes=["S", ""])
    found = available_actions(after(game, "use E 1", "scrap E1"), 0)
    assert {(can.actions[0].text, can.clause) for can in found.can} == {("play C1", "§3.6"), ("play M1", "§3.6")}
    assert reasons(found) == {"play S1": "embargoed", "end": "effect-running"}


def test_the_end_of_a_turn_draws_what_is_left_and_frees_of_embargoes() -> None:
    game = table(["M1", "M1"], ["R1", ""], phase=EFFECTS, pile=1, embargoes=["S M S", ""])
    end = available_actions(game, 0).can[-1].end
    assert end is not None
    assert (end.draws, end.missing, end.lifted, end.turn, end.result) == (1, 2, ("M", "S"), 1, None)


def test_a_hand_just_inquired_tells_nothing_of_the_coming_turn() -> None:
    game = table(["R1", "", ""], ["", "M1 M2", "E1"], phase=EFFECTS)
    assert next_turn_actions(game, 1) is not None
    game = after(game, "sacrifice R1", "inquire 1")
    assert next_turn_actions(game, 1) is None
    assert next_turn_actions(game, 2) is not None


def test_who_has_no_turn_left_has_none_coming() -> None:
    game = table(["", "", ""], ["M1", "E1", "S1"], first=1, turn=2, pile=0)
    assert next_turn_actions(game, 0) is not None
    assert next_turn_actions(game, 1) is None


def test_a_game_that_is_over_says_so() -> None:
    game = ruled(table(["", ""], ["M1", "E1"]), 1, "eliminate")
    assert game.is_over
    for seat in (0, 1):
        assert reasons(available_actions(game, seat)) == {"end": "game-over"}
        assert next_turn_actions(game, seat) is None


def test_who_has_left_is_told_so() -> None:
    game = ruled(table(["", "", ""], ["M1", "E1", "S1"]), 1, "eliminate")
    assert reasons(available_actions(game, 1)) == {"end": "seat-left"}
    assert parse("end") == END
