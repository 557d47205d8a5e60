"""The lessons as data: real deals, steps the rules allow, every kind of effect, and ten minutes."""

import re
from pathlib import Path

import pytest

from bot.games.civ.rules import Game, IllegalAction, UnreadableAction, parse, write
from bot.games.civ.rules import read as read_transcript
from bot.games.civ.rules.actions import ACTIONS
from bot.games.civ.rules.position import CHOOSE
from bot.games.civ.tutorial import (
    COMPUTER,
    LEARNER,
    LESSONS,
    Lesson,
    NoSuchStep,
    attempt,
    format_actions,
    parse_actions,
)
from bot.games.civ.tutorial.progress import Progress, progress_of
from tests.project.test_doors import imported

STEPS = [(lesson, index) for lesson in LESSONS for index in range(len(lesson.steps))]
IDS = [f"{lesson.name}-{lesson.steps[index].name}" for lesson, index in STEPS]
at_every_step = pytest.mark.parametrize(("lesson", "index"), STEPS, ids=IDS)
SECONDS_A_PRESS = 11
"""To read two or three short sentences and to press; more than half of the steps have fewer."""


@at_every_step
def test_what_a_step_asks_for_is_legal_and_leads_to_the_learners_next_decision(lesson: Lesson, index: int) -> None:
    taken, following = lesson.starts[index : index + 2]
    assert lesson.game(taken).waiting() == (LEARNER,)
    done = attempt(lesson, taken, lesson.steps[index].do)
    assert (done.kind, done.game, done.taken) == ("wished", lesson.game(following), following)
    assert done.game.waiting() == ((LEARNER,) if index + 1 < len(lesson.steps) or not done.game.is_over else ())
    assert all(line.seat in (LEARNER, COMPUTER) and line.by is None for line in done.game.lines)


@at_every_step
def test_a_step_taken_one_decision_at_a_time_leads_to_the_same_place(lesson: Lesson, index: int) -> None:
    """So do the buttons of former versions, each of which means one decision."""
    taken, following = lesson.starts[index : index + 2]
    for decision in lesson.steps[index].decisions:
        assert lesson.game(taken).waiting() == (LEARNER,)
        assert lesson.index(taken) == index
        done = attempt(lesson, taken, decision)
        assert (done.kind, done.taken) == ("wished", taken + 1)
        taken = done.taken
    assert (taken, lesson.game(taken)) == (
        following,
        attempt(lesson, lesson.starts[index], lesson.steps[index].do).game,
    )


@at_every_step
def test_what_a_step_offers_to_try_is_refused_with_a_clause(lesson: Lesson, index: int) -> None:
    step, taken = lesson.steps[index], lesson.starts[index]
    assert len(set(step.tries)) == len(step.tries) <= 5
    for actions in step.tries:
        game = lesson.game(taken)
        for action in actions[:-1]:
            game = game.play(LEARNER, action)
        assert actions[-1] not in game.legal(LEARNER), "the last of them is what cannot be done"
        with pytest.raises(IllegalAction) as refused:
            attempt(lesson, taken, actions)
        assert refused.value.reason.clause.startswith("§")


@at_every_step
def test_everything_legal_is_accepted_or_held_back_and_nothing_else_is(lesson: Lesson, index: int) -> None:
    taken = lesson.starts[index]
    game, wished = lesson.game(taken), lesson.steps[index].decisions[0]
    for action in ACTIONS.values():
        if action not in game.legal(LEARNER):
            with pytest.raises(IllegalAction):
                attempt(lesson, taken, [action])
            continue
        done = attempt(lesson, taken, [action])
        if (action,) == wished:
            assert done.kind == "wished"
        elif action.word == "end":
            assert (done.kind, done.game) == ("held", game), "the computer must not move on a turn that goes on"
        else:
            assert (done.kind, done.taken) == ("other", taken)
            assert done.game.lines == (*game.lines, done.game.lines[-1])
            assert done.game.lines[-1].action == action


def test_a_turn_that_ends_with_another_card_is_held_back() -> None:
    held = attempt(LESSONS[0], 2, parse_actions("play C1+sacrifice M1+attack C1+end"))
    assert (held.kind, held.game) == ("held", LESSONS[0].game(2))


@at_every_step
def test_what_a_step_asks_for_is_among_what_is_offered(lesson: Lesson, index: int) -> None:
    assert not {action.word for action in lesson.steps[index].do} & set(lesson.hides)


def test_cards_chosen_at_once_may_be_named_in_any_order() -> None:
    lesson = LESSONS[2]
    index = next(index for index, step in enumerate(lesson.steps) if step.name == "sort")
    taken, wished = lesson.starts[index], lesson.steps[index].do
    assert len(wished) == 5
    assert attempt(lesson, taken, wished[::-1]).kind == "wished"
    assert attempt(lesson, taken, wished[:4]).kind == "other"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_is_a_real_game_that_a_transcript_tells_again(lesson: Lesson) -> None:
    game = lesson.game(lesson.starts[-1])
    assert read_transcript(list(write(game))) == game
    assert game.at(0) == Game.start(game.setup)


def test_each_kind_of_effect_is_used_at_least_once() -> None:
    done = {action.text for lesson in LESSONS for step in lesson.steps for action in step.do}
    used = {text[4:] for text in done if text.startswith("use ")}
    assert {text[0] for text in used} == set("MESU")
    assert any(text.endswith(" 2") for text in used), "a level 2"
    assert {text[10] for text in done if text.startswith("sacrifice ")} == set("MRESU")
    assert any(text.startswith("copy ") for text in done)
    limits = {lesson.game(n).position.hand_limit(LEARNER) for lesson in LESSONS for n in lesson.starts[:-1]}
    assert limits == {3, 5, 7}, "Religion's hand sizes"


def test_both_ways_to_win_are_shown_and_the_learner_wins() -> None:
    results = [lesson.game(lesson.starts[-1]).result for lesson in LESSONS]
    assert {(result.reason, result.winners) for result in results if result} == {
        ("hegemony", (LEARNER,)),
        ("majority", (LEARNER,)),
    }


def test_ten_minutes_suffice() -> None:
    presses = sum(len(lesson.steps) + 1 for lesson in LESSONS)
    assert presses * SECONDS_A_PRESS <= 600


def test_steps_of_a_lesson_have_names_of_their_own() -> None:
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)
    for lesson in LESSONS:
        names = [step.name for step in lesson.steps]
        assert len(set(names)) == len(names)
        assert all(re.fullmatch("[a-z]+", name) for name in [lesson.name, *names])


def test_a_lesson_begins_and_ends_outside_of_effects() -> None:
    for lesson in LESSONS:
        assert lesson.game(0).position.phase != CHOOSE
        assert lesson.game(lesson.starts[-1]).position.phase != CHOOSE


@pytest.mark.parametrize("number", [-1, 99])
def test_a_step_that_is_not_there_is_refused(number: int) -> None:
    with pytest.raises(NoSuchStep):
        LESSONS[0].game(number)
    with pytest.raises(NoSuchStep):
        attempt(LESSONS[0], number, parse_actions("end"))


def test_nothing_is_wished_any_more_when_a_lesson_is_done() -> None:
    assert attempt(LESSONS[0], LESSONS[0].starts[-1], parse_actions("play C1")).kind == "other"
    with pytest.raises(IllegalAction):
        attempt(LESSONS[-1], LESSONS[-1].starts[-1], parse_actions("end"))


@pytest.mark.parametrize(
    "text",
    [
        *("play M1", "discard M1 R1 R1", "end", "use M 1", "copy 1 R 2", "embargo 1 M"),
        *("play M1+end", "sacrifice E1+embargo 1 M", "use M 2+discard E2 C1", "copy 1 M 1+discard C1+end"),
    ],
)
def test_actions_are_read_as_they_are_written(text: str) -> None:
    assert format_actions(parse_actions(text)) == text


def test_cards_after_one_word_are_so_many_actions() -> None:
    assert parse_actions("sacrifice S1; discard M1 R1") == (
        parse("sacrifice S1"),
        parse("discard M1"),
        parse("discard R1"),
    )


@pytest.mark.parametrize("text", ["", "play", "play X9", "discard M1  R1", "dance", "play M1 1", "play M1+", "+end"])
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction):
        parse_actions(text)


def test_progress_is_kept_as_a_text() -> None:
    somewhere = Progress(frozenset({1, 3}), 4, 2)
    assert progress_of(str(somewhere)) == somewhere
    assert progress_of(str(Progress())) == Progress()
    assert somewhere.at(4, 3, 3).done == {1, 3, 4}
    assert somewhere.at(1, 0, 8) == Progress(frozenset({1, 3}), 1, 0), "what is done stays done"


@pytest.mark.parametrize("text", [None, "", ";;", "1,2", "x;1;2", "1;2;3;4", "1;22;3"])
def test_progress_that_cannot_be_read_is_none(text: str | None) -> None:
    assert progress_of(text) == Progress()


def test_the_room_knows_the_rules_and_nothing_else() -> None:
    for file in (Path(__file__).parents[4] / "bot" / "games" / "civ" / "tutorial").glob("*.py"):
        own = {name for name in imported(file) if name.startswith("bot")}
        assert all(name.startswith(("bot.reasons", "bot.games.civ.rules", "bot.games.civ.tutorial")) for name in own), (
            file.name
        )
