"""The tutorial on Discord: from the first press to the last, with every kind of mistake, a restart, and strangers."""

import asyncio
import re
from dataclasses import dataclass

import pytest

from bot.games.civ.tutorial import LESSONS, LessonStep
from bot.playground.people import Message, Person
from bot.table.values import TableId
from tests.addresses import Address
from tests.e2e.house import House
from tests.e2e.panels import set_own

WRONG = ("⛔", "✋")


async def _opened(house: House, person: Person) -> Message:
    """The page that lists the lessons."""
    page = await (await person.slash("civ tutorial", channel=house.channel)).message()
    assert page.ephemeral
    return page


async def _pressed(person: Person, page: Message, custom_id: str) -> Message:
    it = await (await person.press(page, custom_id=custom_id)).settled()
    assert it.state == "updated", (it.state, custom_id)
    return it.messages[0]


async def _chosen(person: Person, page: Message, custom_id: str, values: list[str]) -> Message:
    it = await (await person.select(page, custom_id, values)).settled()
    assert it.state == "updated", it.state
    return it.messages[0]


def _labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


@dataclass
class Learner:
    """Somebody who reads a page and does what it says, or something else first."""

    person: Person
    page: Message
    lesson: int = 0
    step: int = 0
    mistakes: int = 0

    @property
    def now(self) -> LessonStep:
        return LESSONS[self.lesson - 1].steps[self.step]

    @property
    def taken(self) -> int:
        """The decisions that a page's addresses count."""
        return LESSONS[self.lesson - 1].starts[self.step]

    def address(self, what: str) -> str:
        return str(Address("tutor_do", self.lesson, self.taken, what))

    async def begin(self, lesson: int) -> None:
        self.page = await _pressed(self.person, self.page, str(Address("tutor", lesson, 0)))
        self.lesson, self.step = lesson, 0

    async def err(self) -> None:
        """Presses each button and takes the last line of each list that the step does not want, and finds back."""
        wished = self.address("+".join(action.text for action in self.now.do))
        wrong = [
            button.custom_id
            for button in self.page.buttons
            if button.custom_id.startswith("civ:tutor_do:") and button.custom_id != wished
        ]
        for custom_id in wrong:
            self.page = await _pressed(self.person, self.page, custom_id)
            await self._find_back()
        lists = [select for select in self.page.selects if len(select.options) > select.max_values]
        for select in lists:
            values = [option.value for option in select.options[-select.max_values :]]
            self.page = await _chosen(self.person, self.page, select.custom_id, values)
            await self._find_back()

    async def _find_back(self) -> None:
        self.mistakes += 1
        if not any(sign in self.page.text for sign in WRONG):
            assert _labels(self.page)[0] == "Undo", self.page.text
            self.page = await _pressed(self.person, self.page, self.page.button("Undo").custom_id)
        assert "👉" in self.page.text

    async def take(self) -> None:
        """Does what the step asks for with one press of what the page offers first."""
        if self.page.selects and self.page.custom_ids[0] == self.page.selects[0].custom_id:
            first = self.page.selects[0]
            values = [option.value for option in first.options[: first.max_values]]
            self.page = await _chosen(self.person, self.page, first.custom_id, values)
        else:
            self.page = await _pressed(self.person, self.page, self.page.buttons[0].custom_id)
        self.step += 1


async def _at(house: House, person: Person, lesson: int) -> Learner:
    learner = Learner(person, await _opened(house, person))
    await learner.begin(lesson)
    return learner


async def test_the_whole_tutorial_is_played_from_the_first_press_to_a_game_against_the_computer(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        learner = Learner(ann, await _opened(house, ann))
        for number, lesson in enumerate(LESSONS, start=1):
            await learner.begin(number)
            for step in range(len(lesson.steps)):
                assert f"### {number}. " in learner.page.text
                assert f" · {step + 1}/{len(lesson.steps)}\n" in learner.page.text
                assert learner.page.attachments[0].filename == "lesson-board.png"
                await learner.take()
            assert f"Lesson {number} of 6: done" in learner.page.text
            assert _labels(learner.page)[0] == ("Next lesson" if number < 6 else "Play against the computer")
        assert "Ann\u2069 wins by Majority" in learner.page.text
        await (await ann.press(learner.page, "Play against the computer")).settled()
        assert await ann.wait_for(house.channel, lambda message: "My hand" in _labels(message))
        table = await bot.services.tables.look(TableId(1))
        levels = [table.level_of(seat) for seat, each in enumerate(table.participants) if each.is_computer]
        assert levels == ["easy"], "as every first game is"
        again = await _opened(house, ann)
        assert again.text.count("✅") == 6
        assert "/civ new" in again.text or "</civ new:" in again.text


@pytest.mark.parametrize("lessons", [(1,), pytest.param((1, 3, 4), marks=pytest.mark.long)])
async def test_whoever_errs_at_every_step_is_told_why_and_finds_the_way_back(
    house: House, lessons: tuple[int, ...]
) -> None:
    async with house.bot():
        mistakes = 0
        for number in lessons:
            learner = await _at(house, house.people[0], number)
            for _ in LESSONS[number - 1].steps:
                await learner.err()
                await learner.take()
            mistakes += learner.mistakes
            assert ": done" in learner.page.text
        assert mistakes > 10 * len(lessons)


async def test_what_is_not_possible_is_refused_with_its_clause(house: House) -> None:
    async with house.bot():
        learner = await _at(house, house.people[0], 1)
        refused = await _pressed(learner.person, learner.page, learner.address("end"))
        assert "⛔" in refused.text
        assert "(§2.1)" in refused.text
        assert "· 1/6" in refused.text
        assert "👉" in refused.text


async def test_a_lesson_goes_on_after_a_restart_where_it_was_left(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        learner = await _at(house, ann, 2)
        for _ in range(4):
            await learner.take()
        left = learner.page
    async with house.bot():
        contents = await _opened(house, ann)
        resumed = await _pressed(ann, contents, contents.button("Continue with lesson 2").custom_id)
        assert resumed.text == left.text
        await learner.take()
        assert "· 6/9" in learner.page.text, "the old message works too"


async def test_a_button_pressed_twice_or_long_ago_shows_its_own_place(house: House) -> None:
    async with house.bot():
        learner = await _at(house, house.people[0], 1)
        custom_id = learner.page.buttons[0].custom_id
        both = [await learner.person.press(learner.page, custom_id=custom_id) for _ in range(2)]
        states = {(await it.acknowledged()).state for it in both}
        assert "failed" not in states
        await learner.person.wait_for(house.channel, lambda message: "· 2/6" in message.text)
        old = await (await learner.person.press(learner.page, custom_id=custom_id, forge=True)).settled()
        assert "· 2/6" in old.messages[0].text


async def test_two_people_learn_at_once_and_neither_sees_the_other(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        learners = [await _at(house, ann, 1), await _at(house, bob, 3)]
        for _ in range(4):
            await asyncio.gather(*(learner.take() for learner in learners))
        assert "· 5/6" in learners[0].page.text
        assert "· 5/9" in learners[1].page.text
        assert "Ann" not in learners[1].page.text
        assert "Bob" not in learners[0].page.text
        assert await ann.messages(house.channel) == [learners[0].page]


BEFORE = (  # an effect and its card or target were two presses once, and so was the end of a turn with them
    ("civ:tutor_do:1:0:play M1", "Now choose **End turn**."),
    ("civ:tutor_do:1:1:end", "· 2/6"),
    ("civ:tutor_do:1:1:play R1", "(§2.1)"),
    ("civ:tutor_do:1:5:use M 1", "Now choose **Discard Religion I**."),
    ("civ:tutor_do:1:6:discard C1", "Any of these cards would do"),
    ("civ:tutor:1:6", "Now choose **Discard Religion I**."),
    ("civ:tutor_do:1:6:discard R1", "· 6/6"),
    ("civ:tutor_pick:3:1:sacrifice 0", "sacrifice E1", ": Military**."),
    ("civ:tutor_do:3:2:embargo 1 E", "⛔"),
    ("civ:tutor_do:3:2:embargo 1 M", "· 3/9"),
    ("civ:tutor_pick:3:9:give 0", "give R1", "give R1#1", "give S1", "· 8/9"),
    ("civ:tutor_text:5:4", "Democracy"),
    ("civ:tutor:5:8", "Lesson 5 of 6: done"),
)
"""What buttons and lists of former versions sent, with the lines that were chosen, and what the answer says."""


async def test_buttons_of_lessons_that_asked_for_one_decision_at_a_time_go_on_working(house: House) -> None:
    async with house.bot():
        learner = await _at(house, house.people[0], 1)
        for custom_id, *values, said in BEFORE:
            if values:
                it = await learner.person.select(learner.page, custom_id, values, forge=True)
            else:
                it = await learner.person.press(learner.page, custom_id=custom_id, forge=True)
            answer = (await it.settled()).messages[0]
            assert said in re.sub("[\u2068\u2069]", "", answer.text), (custom_id, answer.text)


FORGED = [
    "civ:tutor:7:0", "civ:tutor:0:0", "civ:tutor:1:99", "civ:tutor_do:9:0:end", "civ:tutor_do:1:0:dance",
    "civ:tutor_do:1:0:eliminate", "civ:tutor_do:1:0:undo 0", "civ:tutor_do:1:8:play M1", "civ:tutor_do:1:0",
    "civ:tutor_do:2:2:recall M1 M1 M1", "civ:tutor_pick:2:5:discard 0", "civ:tutor_text:1:3:play X1", "civ:tutor:1",
    "civ:tutor_list:77", "civ:tutor_text:6:2", "civ:tutor_do:1:0:play M1 M1 R1",
    "civ:tutor_begin:1:5:use M 1", "civ:tutor_begin:1:5:end", "civ:tutor_do:1:0:play M1+",
    "civ:tutor_do:1:0:play R1+end", "civ:tutor_text:1:0:play M1+end", "civ:tutor_do:3:1:sacrifice E1+embargo 1 M+end",
]  # fmt: skip


async def test_forged_buttons_get_a_clear_answer(house: House) -> None:
    async with house.bot():
        learner = await _at(house, house.people[0], 1)
        for custom_id in FORGED:
            it = await (await learner.person.press(learner.page, custom_id=custom_id, forge=True)).settled()
            said = "\n".join(message.text for message in it.messages)
            assert it.state in ("updated", "answered"), (custom_id, it.state)
            assert said, custom_id
            assert "on our side" not in said, custom_id


async def test_the_help_points_to_the_lessons(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        page = await (await ann.slash("civ help", channel=house.channel)).message()
        it = await (await ann.press(page, "Learn to play")).settled()
        assert "1. Your turn" in _labels(it.messages[0])


async def test_who_wants_words_gets_the_lessons_in_words(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        await set_own(ann, house.channel, "display", "text")
        learner = await _at(house, ann, 2)
        assert learner.page.attachments == []
        assert "Your hand, 3 cards" in learner.page.text
        assert "Military 4 of 8" in learner.page.text
        press = await (await ann.press(learner.page, "As text")).settled()
        assert "Discard pile" in press.messages[0].text
