"""The tutorial's pages: texts for every step, limits, and an answer to whatever is pressed."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.discord.sheet import Style
from bot.games.civ.pages.solo.page import PageStyle
from bot.games.civ.pages.solo.tutorial.lesson import lesson_page
from bot.games.civ.pages.solo.tutorial.lesson_spot import Spot, lesson_spot, lesson_spot_after
from bot.games.civ.pages.solo.tutorial.tutorial import contents
from bot.games.civ.pages.threat_lines import SHIELD
from bot.games.civ.rules import Action, parse
from bot.games.civ.rules.position import CHOOSE
from bot.games.civ.tutorial import LEARNER, LESSONS, Lesson, NoSuchStep, format_actions, parse_actions
from bot.games.civ.tutorial.progress import Progress
from bot.pages.hand.hand import hand_page
from tests.addresses import parse_address
from tests.discord.limits import BUTTON, SELECT, TEXT, check
from tests.games.civ.tutorial.test_lessons import IDS, STEPS
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import CIV_WORDS, LOCALIZER, LONG_NAME, table_of

NAMES = ("Ann", "Computer 1")
MOST_WORDS = 90
"""Words, symbols and all, on a step's page in the language that needs most; half of them on average."""
at_every_step = pytest.mark.parametrize(("lesson", "index"), STEPS, ids=IDS)


def shown(here: Spot, *, names: tuple[str, str] = NAMES, has_picture: bool = True) -> list[dict[str, Any]]:
    """The components of a page, which Discord would take."""
    return check(lesson_page(here, names).sheet(LOCALIZER, PageStyle(has_picture, not has_picture)).view())


def text_of(here: Spot) -> str:
    return "\n".join(str(item["content"]) for item in shown(here) if item["type"] == TEXT)


def labels(here: Spot) -> list[str]:
    return [str(item["label"]) for item in shown(here) if item["type"] == BUTTON]


@dataclass(frozen=True, slots=True)
class Offer:
    """What a button or a line of a select means, what stands on it, and of how many that are chosen at once it is."""

    means: tuple[str, ...]
    label: str
    below: str = ""
    chosen: int = 1

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(action for text in self.means for action in parse_actions(text.partition("#")[0]))


def offers(page: list[dict[str, Any]]) -> list[Offer]:
    """All that a page lets one do in the game, from top to bottom, be it a lesson's or a hand."""
    found: list[Offer] = []
    for item in page:
        address = parse_address(str(item.get("custom_id", "")))
        if address is None:
            continue
        verb = address.verb.removeprefix("tutor_")
        if item["type"] == BUTTON and verb in ("do", "end", "skip"):
            found.append(Offer((address.argument or verb,), item["label"]))
        elif item["type"] == SELECT:
            begun = (address.argument or "",) if verb == "begin" else ()
            found += [
                Offer((*begun, option["value"]), option["label"], option.get("description", ""), item["max_values"])
                for option in item["options"]
            ]
    return found


def pressed(found: list[Offer]) -> list[tuple[Action, ...]]:
    """What each press of these may mean: of lines that are chosen together the first so many."""
    presses = [offer.actions for offer in found if offer.chosen == 1]
    for begun, most in dict.fromkeys((offer.means[:-1], offer.chosen) for offer in found if offer.chosen > 1):
        lines = [offer for offer in found if (offer.means[:-1], offer.chosen) == (begun, most)]
        last = [action for offer in lines[:most] for action in offer.actions[len(begun) :]]
        presses.append((*(parse(text) for text in begun), *last))
    return presses


def addressed(here: Spot) -> set[tuple[str, str]]:
    """Verb and argument of every button of a page."""
    addresses = [parse_address(str(item["custom_id"])) for item in shown(here) if item["type"] == BUTTON]
    return {(address.verb, address.argument or "") for address in addresses if address is not None}


def number_of(lesson: Lesson) -> int:
    return LESSONS.index(lesson) + 1


def start(lesson: Lesson, index: int) -> Spot:
    """Where a step of a lesson begins; after its last step, where it ends."""
    return lesson_spot(number_of(lesson), lesson.starts[index])


@at_every_step
def test_every_step_says_what_to_try_and_once_it_is_taken_what_has_happened(lesson: Lesson, index: int) -> None:
    step, after = lesson.steps[index], start(lesson, index + 1)
    assert LOCALIZER.has(f"lesson-{lesson.name}-{step.name}")
    is_within = after.game.position.phase == CHOOSE
    assert LOCALIZER.has(f"lesson-{lesson.name}-{step.name}-then") is not is_within, "the next step explains it"
    assert "👉" in text_of(start(lesson, index))
    assert "> " in text_of(after), "what has happened"


@pytest.mark.sample(10)
@at_every_step
@pytest.mark.parametrize("has_picture", [True, False])
def test_every_page_is_a_message_discord_takes(lesson: Lesson, index: int, has_picture: bool) -> None:
    first, last = lesson.starts[index : index + 2]
    for taken in range(first, last + 1):
        here = lesson_spot(number_of(lesson), taken)
        shown(here, names=(LONG_NAME, LONG_NAME), has_picture=has_picture)


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_step_leaves_its_pictures_and_buttons_room_on_a_phone(locale: str) -> None:
    """Beside them a screen has room for some forty words; the last lesson counts points, longest to tell."""
    said, lengths = localizer(locale), list[int]()
    for lesson, index in STEPS:
        page = check(lesson_page(start(lesson, index), NAMES).sheet(said).view())
        lengths.append(sum(len(str(item["content"]).split()) for item in page if item["type"] == TEXT))
    assert max(lengths) <= MOST_WORDS
    assert sum(lengths) <= MOST_WORDS / 2 * len(lengths)


@at_every_step
def test_a_lesson_offers_what_the_sheet_of_a_game_offers(lesson: Lesson, index: int) -> None:
    """But for what comes later, and with what is to be tried; whatever it is, it looks the same in a game."""
    here, tries = start(lesson, index), {format_actions(actions) for actions in lesson.steps[index].tries}
    sheet = offers(check(hand_page(table_of(here.game, names=NAMES), LEARNER, CIV_WORDS, LOCALIZER).view()))
    usual = {
        replace(offer, below=offer.below.removeprefix(f"{SHIELD} stops the win").removeprefix(" · "))
        for offer in sheet
        if offer.actions[0].word not in lesson.hides
    }
    page = {offer for offer in offers(shown(here)) if format_actions(offer.actions) not in tries}
    assert page == usual


@at_every_step
def test_what_a_step_asks_for_is_one_press_and_the_first(lesson: Lesson, index: int) -> None:
    wished, found = lesson.steps[index].do, offers(shown(start(lesson, index)))
    first = found[: found[0].chosen]
    begun = [parse(text) for text in first[0].means[:-1]]
    chosen = [action for offer in first for action in offer.actions[len(begun) :]]
    assert Counter((*begun, *chosen)) == Counter(wished)


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_step_of_several_actions_or_with_a_cost_is_named_as_on_its_button(locale: str) -> None:
    """Word for word: an effect with what it is aimed at, a card with the end of the turn, the cards to keep."""
    said, named = localizer(locale), 0
    for lesson, index in STEPS:
        do = lesson.steps[index].do
        if len(do) == 1 and do[0].word != "sacrifice":
            continue
        named += 1
        page = check(lesson_page(start(lesson, index), NAMES).sheet(said).view())
        asked = next(item["content"] for item in page if item["type"] == TEXT and "👉" in item["content"])
        found = offers(page)
        assert f"**{said.list([offer.label for offer in found[: found[0].chosen]])}**" in asked, asked
    assert named > 5


@pytest.mark.sample(8)
@at_every_step
def test_whatever_is_offered_has_an_answer(lesson: Lesson, index: int) -> None:
    step, taken = lesson.steps[index], lesson.starts[index]
    page = offers(shown(start(lesson, index)))
    for actions in (*pressed(page), *((action,) for action in lesson.game(taken).legal(LEARNER))):
        here = lesson_spot_after(number_of(lesson), taken, actions)
        said = text_of(here)
        if actions in step.tries:
            assert "⛔" in said
            assert "(§" in said
            assert "👉" in said
        elif Counter(actions) == Counter(step.do):
            assert here == start(lesson, index + 1)
        elif actions == step.decisions[0]:
            assert here == lesson_spot(number_of(lesson), taken + 1)
        elif "end" in [action.word for action in actions]:
            assert "✋" in said
            assert "👉" in said
        else:
            assert labels(here)[0] == "Undo"
            assert "to take it back" in said
            assert "👉" not in said


@at_every_step
def test_a_button_that_means_half_a_step_leads_to_what_is_left_of_it(lesson: Lesson, index: int) -> None:
    """Buttons of former versions do, which asked for an effect first and for its card or target then."""
    first, last = lesson.starts[index : index + 2]
    for taken in range(first + 1, last):
        here = lesson_spot_after(number_of(lesson), taken - 1, lesson.left(taken - 1)[0])
        assert here == lesson_spot(number_of(lesson), taken)
        found = offers(shown(here))
        chosen = found[: found[0].chosen]
        left = [action for offer in chosen for action in offer.actions]
        assert Counter(left) == Counter(here.asked)
        assert f"👉 Now choose **{LOCALIZER.list([offer.label for offer in chosen])}**." in text_of(here)
        assert lesson_spot_after(number_of(lesson), taken, left) == start(lesson, index + 1)
        assert {("tutor", ""), ("tutor_text", "")} <= addressed(here)


def test_using_the_effect_on_another_card_is_answered_about_the_card() -> None:
    def text_after(actions: str) -> str:
        return text_of(lesson_spot_after(1, LESSONS[0].starts[4], parse_actions(actions)))

    assert "Any of these cards would do" in text_after("use M 1+discard C1")
    embargo = lesson_spot_after(3, LESSONS[2].starts[1], parse_actions("sacrifice E1+embargo 1 R"))
    assert "You could choose this too" in text_of(embargo)
    attack = lesson_spot_after(3, LESSONS[2].starts[1], parse_actions("sacrifice M1+attack R1"))
    assert "You could discard this card too" in text_of(attack)


def test_what_showed_hidden_cards_can_be_taken_back_here_alone() -> None:
    hidden = next(
        start for start, step in zip(LESSONS[2].starts, LESSONS[2].steps, strict=False) if step.name == "embargo"
    )
    assert "In a real game you couldn’t" in text_of(lesson_spot_after(3, hidden, parse_actions("sacrifice S1")))
    assert "In a game you can do that too" in text_of(lesson_spot_after(3, hidden, parse_actions("sacrifice M1")))


def test_a_page_knows_the_way_back_and_on() -> None:
    assert ("tutor", "") in addressed(lesson_spot(1, 0))
    assert labels(lesson_spot(1, 0))[-3:] == ["Show me", "Lessons", "As text"]
    assert labels(start(LESSONS[0], 1))[-4:] == ["Show me", "Back", "Lessons", "As text"]


@at_every_step
def test_back_leads_to_where_a_step_begins(lesson: Lesson, index: int) -> None:
    """Never into the middle of one, whose choice is made at once."""
    back = [item for item in shown(start(lesson, index)) if item["type"] == BUTTON and item["label"] == "Back"]
    places = [address.version for item in back if (address := parse_address(item["custom_id"])) is not None]
    assert places == ([lesson.starts[index - 1]] if index else [])
    assert labels(start(LESSONS[0], -1))[0] == "Next lesson"
    assert labels(start(LESSONS[5], -1))[0] == "Play against the computer"


def test_a_lesson_never_says_that_no_effect_is_open_while_it_hides_one() -> None:
    rest, draw = start(LESSONS[0], 2), start(LESSONS[0], 5)
    assert all(any(action.word == "sacrifice" for action in here.game.legal(LEARNER)) for here in (rest, draw))
    assert not any("No effects available" in text_of(here) for here in (rest, draw))
    assert "No effects available" in text_of(lesson_spot(1, 1)), "with one card there is none"


def test_the_end_of_a_game_is_told_once() -> None:
    said = text_of(start(LESSONS[5], -1))
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
        found = check(contents(progress, LOCALIZER).view())
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
    text = "\n".join(str(item["content"]) for item in check(contents(over, LOCALIZER).view()) if item["type"] == TEXT)
    assert text.count("✅") == 6
    assert "civ new" in text


@at_every_step
def test_a_card_that_is_asked_for_is_no_less_bright_than_the_others(lesson: Lesson, index: int) -> None:
    cards = [
        (parse_actions(address.argument or ""), int(item["style"]))
        for item in shown(start(lesson, index))
        if item["type"] == BUTTON and (address := parse_address(item["custom_id"])) and address.verb == "tutor_do"
    ]
    asked = lesson.steps[index].do
    played = [style for actions, style in cards if actions and actions[0].word == "play" and actions == asked]
    assert all(style == Style.primary.value for style in played)
