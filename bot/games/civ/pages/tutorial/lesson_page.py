"""A page of the tutorial: board and hand as every game shows them, what has happened, and what to try now. Pure.

The text stands below the pictures, beside the buttons: who has pressed one looks there.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.discord.sheet import Sheet, whole_lines
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.choices import by_cost
from bot.games.civ.pages.effect_lines import effect_lines
from bot.games.civ.pages.tutorial.lesson_choices import add_choices, asked_label, beside_buttons, onward_buttons
from bot.games.civ.pages.tutorial.lesson_spot import Spot
from bot.games.civ.pictures.hand_texts import hand_alt
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Observation, observe
from bot.games.civ.rules.effect_table import STEPS
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.tutorial import LEARNER, LESSONS, Lesson, Step
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import safe_name, safe_text

BOARD: Final = "lesson-board.png"
HAND: Final = "lesson-hand.png"
MOST_NEWS: Final = 600
RESERVED: Final = 1800
"""Characters left for what stands below the board in words."""
_TARGETS: Final = tuple(word for word, step in STEPS.items() if not step.names_card)
_IN_EFFECTS: Final = tuple(word for word, step in STEPS.items() if step.names_card and word != "play")


def lesson_page(
    here: Spot,
    localizer: Localizer,
    names: Sequence[str],
    *,
    has_picture: bool = True,
    has_text: bool = False,
    note: str = "",
) -> Sheet:
    """The page of a place; `names` are the learner's and the computer's, as they are.

    `has_text` tells board and hand in words too; without pictures they are told anyway. `note` says in small print why
    there are none.
    """
    seen = observe(here.game, LEARNER)
    safe = [safe_name(name) for name in names]
    sheet = Sheet(ACCENT).text(_heading(here, seen, localizer))
    if has_picture:
        _pictures(sheet, here, seen, localizer, names)
    if has_text or not has_picture:
        rest = localizer.say("text-more", button=localizer.say("key-text"))
        sheet.text(whole_lines(text_board(seen, safe, localizer, here.new_events), sheet.room - RESERVED, rest))
    if note:
        sheet.text(f"-# {note}")
    for part in _paragraphs(here, seen, localizer, safe):
        sheet.text(part)
    if here.is_astray or here.now is None:
        return sheet.buttons(onward_buttons(here, localizer))
    offered = replace(seen, legal=tuple(action for action in seen.legal if action.word not in here.lesson.hides))
    if seen.phase == EFFECTS and (by_cost(offered.legal) or offered == seen):
        sheet.text(effect_lines(offered, localizer))
    sheet.text(f"👉 {_asked(here, here.now, offered, localizer, names)}")
    add_choices(sheet, here, here.now, offered, localizer, names)
    return sheet.buttons(beside_buttons(here, seen, localizer))


def lesson_title(localizer: Localizer, lesson: Lesson) -> str:
    """What a lesson is called."""
    return localizer.say(f"lesson-{lesson.name}")


def _heading(here: Spot, seen: Observation, localizer: Localizer) -> str:
    steps = len(here.lesson.steps)
    counts = {"lesson": here.number, "lessons": len(LESSONS), "step": here.step + 1, "steps": steps}
    place = localizer.say("tutorial-place-done" if here.now is None else "tutorial-place", **counts)
    heading = f"### {lesson_title(localizer, here.lesson)}\n-# {place}"
    if here.now is None or here.is_astray:
        return heading
    return f"{heading}\n{localizer.say('hand-your-move', step=words.phase(localizer, seen))}"


def _pictures(sheet: Sheet, here: Spot, seen: Observation, localizer: Localizer, names: Sequence[str]) -> None:
    sheet.picture(BOARD, alt_text(observe(here.game, None), names, localizer, here.new_events))
    if seen.hand:
        sheet.picture(HAND, cut_at_facts(hand_alt(seen, localizer), localizer, MOST_ALT))


# What has happened


def _paragraphs(here: Spot, seen: Observation, localizer: Localizer, names: Sequence[str]) -> list[str]:
    """Paragraphs: the events, how a game has ended, and what the lesson says of it."""
    if here.refusal is not None:
        return [f"⛔ {words.reason(localizer, here.refusal, names)}"]
    if here.kind == "held":
        return [f"✋ {localizer.say('tutorial-other-end')}"]
    events = [event for event in here.new_events if event.kind != "over"]
    quoted = "\n".join(
        f"> {line}"
        for line in words.describe_events(localizer, events, names, MOST_NEWS, marks=words.MARKDOWN).split("\n")
        if line
    )
    if here.is_astray:
        return [quoted, *_astray(here, localizer)]
    return [quoted, _outcome(seen, localizer, names), _explained(here, localizer, names)]


def _explained(here: Spot, localizer: Localizer, names: Sequence[str]) -> str:
    """What a lesson says when it begins, and when a step has been taken; nothing in the middle of one or an effect."""
    if here.is_within_step or here.lesson.is_within_effect(here.taken):
        return ""
    if here.last is None:
        return localizer.say(f"lesson-{here.lesson.name}-begin", computer=names[1])
    return _say(localizer, here, here.last, "-then", names)


def _asked(here: Spot, now: Step, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """What to press, by the words that stand on it; of a step that is begun only what is left."""
    # without the marks of a direction, by whose length a name would be cut earlier than where it is pressed
    choice = asked_label(here, seen, localizer, [safe_text(name) for name in names])
    if here.is_within_step:
        return localizer.say("tutorial-go-on", choice=choice)
    return _say(localizer, here, now, "", [safe_name(name) for name in names], choice)


def _say(localizer: Localizer, here: Spot, step: Step, end: str, names: Sequence[str], choice: str = "") -> str:
    """A step's text."""
    return localizer.say(
        f"lesson-{here.lesson.name}-{step.name}{end}",
        computer=names[1],
        card=words.card(localizer, step.cards[0]) if step.cards else "",
        choice=choice,
    )


def _outcome(seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """How a game has ended, as its board tells it."""
    if seen.result is None:
        return ""
    text = f"**{words.result(localizer, seen.result, names, seen)}**"
    return f"{text}\n{words.points_table(localizer, seen, names)}" if seen.result.points else text


def _astray(here: Spot, localizer: Localizer) -> list[str]:
    """What to know about a legal choice that the lesson did not ask for, and about taking it back."""
    other = (tried for tried, asked in zip(here.tried, here.asked, strict=False) if tried != asked)
    word = next(other, here.tried[-1]).word
    kind = "card" if word in _IN_EFFECTS else "target" if word in _TARGETS else word
    could = here.game.own_undo(LEARNER) is not None
    return [
        localizer.say(f"tutorial-other-{kind}"),
        localizer.say("tutorial-undo" if could else "tutorial-undo-hidden"),
    ]
