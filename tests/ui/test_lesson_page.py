"""The tutorial's pages: texts for every step, limits, and an answer to whatever is pressed."""

from typing import Any

import pytest

from bot.rules.position import CHOOSE
from bot.tutorial import LEARNER, LESSONS, Lesson, NoSuchStep, parse_actions
from bot.tutorial.progress import Progress
from bot.ui.tutorial.lesson_page import lesson_page
from bot.ui.tutorial.lesson_spot import Spot, lesson_spot, lesson_spot_after
from bot.ui.tutorial.tutorial import contents
from tests.addresses import parse_address
from tests.tutorial.test_lessons import IDS, STEPS
from tests.ui.discord_limits import BUTTON, SELECT, TEXT, check
from tests.ui.tables import LONG_NAME, SPEAKER

NAMES = ("Ann", "Computer 1")
at_every_step = pytest.mark.parametrize(("lesson", "number"), STEPS, ids=IDS)


def shown(here: Spot, *, names: tuple[str, str] = NAMES, has_picture: bool = True) -> list[dict[str, object]]:
    """The components of a page, which Discord would take."""
    return check(lesson_page(here, SPEAKER, names, has_picture=has_picture, has_text=not has_picture).view())


def text_of(here: Spot) -> str:
    return "\n".join(str(item["content"]) for item in shown(here) if item["type"] == TEXT)


def labels(here: Spot) -> list[str]:
    return [str(item["label"]) for item in shown(here) if item["type"] == BUTTON]


def addressed(here: Spot) -> set[tuple[str, str]]:
    """Verb and argument of every button of a page, and what its selects offer."""
    found: set[tuple[str, str]] = set()
    for item in shown(here):
        if item["type"] == SELECT:
            options = item["options"]
            assert isinstance(options, list)
            found |= {("tutor_do", str(option["value"]).partition("#")[0]) for option in options}  # type: ignore[index]  # JSON
        elif item["type"] == BUTTON:
            address = parse_address(str(item["custom_id"]))
            assert address is not None
            found.add((address.verb, address.argument or ""))
    return found


def number_of(lesson: Lesson) -> int:
    return LESSONS.index(lesson) + 1


@at_every_step
def test_every_step_says_what_to_try_and_once_it_is_taken_what_has_happened(lesson: Lesson, number: int) -> None:
    step, after = lesson.steps[number], lesson_spot(number_of(lesson), number + 1)
    assert SPEAKER.has(f"lesson-{lesson.name}-{step.name}")
    is_within = lesson.game(number + 1).position.phase == CHOOSE
    assert SPEAKER.has(f"lesson-{lesson.name}-{step.name}-then") is not is_within, "the next step explains it"
    assert "👉" in text_of(lesson_spot(number_of(lesson), number))
    assert "> " in text_of(after), "what has happened"


@at_every_step
@pytest.mark.parametrize("has_picture", [True, False])
def test_every_page_is_a_message_discord_takes(lesson: Lesson, number: int, has_picture: bool) -> None:
    for step in (number, number + 1):
        shown(lesson_spot(number_of(lesson), step), names=(LONG_NAME, LONG_NAME), has_picture=has_picture)


@at_every_step
def test_a_page_offers_all_that_is_legal_but_what_comes_later_and_what_is_to_be_tried(
    lesson: Lesson, number: int
) -> None:
    legal = {action.text for action in lesson.game(number).legal(LEARNER) if action.word not in lesson.hides}
    tries = {action.text for action in lesson.steps[number].tries}
    here = addressed(lesson_spot(number_of(lesson), number))
    assert {argument for verb, argument in here if verb == "tutor_do"} == legal | tries


@at_every_step
def test_what_a_step_asks_for_is_the_first_thing_to_press(lesson: Lesson, number: int) -> None:
    wished = [action.text for action in lesson.steps[number].do]
    page = shown(lesson_spot(number_of(lesson), number))
    first = next(item for item in page if item["type"] in (BUTTON, SELECT))
    if first["type"] == BUTTON:
        address = parse_address(str(first["custom_id"]))
        assert address is not None
        assert [address.argument] == wished
    else:
        options: Any = first["options"]
        offered = [str(option["value"]).partition("#")[0] for option in options[: len(wished)]]
        assert sorted(offered) == sorted(wished)


@at_every_step
def test_whatever_is_offered_has_an_answer(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    for action in (*lesson.game(number).legal(LEARNER), *step.tries):
        here = lesson_spot_after(number_of(lesson), number, [action])
        said = text_of(here)
        if action in step.tries:
            assert "⛔" in said
            assert "(§" in said
            assert "👉" in said
        elif (action,) == step.do:
            assert here == lesson_spot(number_of(lesson), number + 1)
        elif action.word == "end":
            assert "✋" in said
            assert "👉" in said
        else:
            assert labels(here)[0] == "Undo"
            assert "to take it back" in said
            assert "👉" not in said


def test_what_showed_hidden_cards_can_be_taken_back_here_alone() -> None:
    hidden = next(number for number, step in enumerate(LESSONS[2].steps) if step.name == "embargo")
    assert "In a real game you couldn’t" in text_of(lesson_spot_after(3, hidden, parse_actions("sacrifice S1")))
    assert "In a game you can do that too" in text_of(lesson_spot_after(3, hidden, parse_actions("sacrifice M1")))


def test_a_page_knows_the_way_back_and_on() -> None:
    assert ("tutor", "") in addressed(lesson_spot(1, 0))
    assert labels(lesson_spot(1, 0))[-3:] == ["Show me", "Lessons", "As text"]
    assert labels(lesson_spot(1, 1))[-4:] == ["Show me", "Back", "Lessons", "As text"]
    assert labels(lesson_spot(1, len(LESSONS[0].steps)))[0] == "Next lesson"
    assert labels(lesson_spot(6, len(LESSONS[5].steps)))[0] == "Play against the computer"


def test_a_lesson_never_says_that_no_effect_is_open_while_it_hides_one() -> None:
    said = {here: text_of(lesson_spot(1, here)) for here in (1, 3, 7)}
    assert {here for here, text in said.items() if "No effects available" in text} == {1}, "with two cards there is one"


def test_the_end_of_a_game_is_told_once() -> None:
    said = text_of(lesson_spot(6, len(LESSONS[5].steps)))
    assert said.count("by Majority, with 4 points") == 1
    assert said.count("Ann\u2069 wins") == 1
    assert "3 points" in said


@pytest.mark.parametrize(("lesson", "step"), [(0, 0), (7, 0), (1, 9), (2_000_000_000, 1)])
def test_a_place_that_is_not_there_is_refused(lesson: int, step: int) -> None:
    with pytest.raises(NoSuchStep):
        lesson_spot(lesson, step)
    with pytest.raises(NoSuchStep):
        lesson_spot_after(lesson, step, parse_actions("end"))


def test_the_contents_show_how_far_one_has_come_and_where_to_go_on() -> None:
    def keys(progress: Progress) -> list[tuple[str, int]]:
        found = check(contents(progress, SPEAKER).view())
        return [(str(item["label"]), int(item["style"])) for item in found if item["type"] == BUTTON]

    assert [label for label, style in keys(Progress()) if style == 1] == ["1. Your turn"]
    under_way = Progress(frozenset({1}), 3, 4)
    assert [label for label, style in keys(under_way) if style == 1] == ["Continue with lesson 3"]
    repeated = Progress(frozenset({1, 2}), 1, 4)
    assert [label for label, style in keys(repeated) if style == 1] == ["Continue with lesson 1"]
    between = Progress(frozenset({1, 2}), 2, 11)
    assert [label for label, style in keys(between) if style == 1] == ["3. Discard effects"]
    skipped = Progress(frozenset({6}), 6, 2)
    assert [label for label, style in keys(skipped) if style == 1] == ["1. Your turn"]
    over = Progress(frozenset(range(1, 7)), 6, 2)
    assert [label for label, style in keys(over) if style == 1] == []
    text = "\n".join(str(item["content"]) for item in check(contents(over, SPEAKER).view()) if item["type"] == TEXT)
    assert text.count("✅") == 6
    assert "civ new" in text
