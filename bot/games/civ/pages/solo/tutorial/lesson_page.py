"""A page of the tutorial: board and hand as every game shows them, what has happened, what to try now, and its buttons.

The text stands below the pictures, beside the buttons: who has pressed one looks there. What the rules allow is offered
as in a game, by the same function: a learner meets the form that they will play with.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.choices import Group, Option, by_cost
from bot.games.civ.pages.effect_lines import effect_lines
from bot.games.civ.pages.offers import choice_label, emoji_of, offer
from bot.games.civ.pages.one_press import offered, wins_by_ending
from bot.games.civ.pages.solo.tutorial.lesson_spot import AS_TEXT, BEGIN, DO, PICK, STEP, Spot
from bot.games.civ.pictures.hand_texts import hand_alt
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Action, Observation, observe
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.effect_table import STEPS
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.tutorial import LEARNER, LESSONS, Lesson, Step, format_actions
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import safe_name, without_markdown
from bot.pages.addresses.hand import THEN
from bot.pages.addresses.public import PLAY_ALONE, TUTORIAL

BOARD: Final = "lesson-board.png"
HAND: Final = "lesson-hand.png"
MOST_NEWS: Final = 600
RESERVED: Final = 1800
"""Characters left for what stands below the board in words."""
_TARGETS: Final = tuple(word for word, step in STEPS.items() if not step.names_card)
_IN_EFFECTS: Final = tuple(word for word, step in STEPS.items() if step.names_card and word != "play")


_DOORS: Final = {"do": DO, "pick": PICK, "begin": BEGIN}
_ENDS: Final = {"end": Style.success, "skip": Style.primary}
"""The words of actions that stand in the last row of a hand, and how their buttons look."""


def lesson_page(
    here: Spot,
    localizer: Localizer,
    names: Sequence[str],
    *,
    has_picture: bool = True,
    has_text: bool = False,
    note: str = "",
) -> Sheet:
    """Return the page of a place; `names` are the learner's and the computer's, unescaped.

    With `has_text` board and hand are told in words too, as they always are without pictures. `note` says in small
    print why there are no pictures.
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
        return sheet.buttons(_onward_buttons(here, localizer))
    offered = replace(seen, legal=tuple(action for action in seen.legal if action.word not in here.lesson.hides))
    if seen.phase == EFFECTS and (by_cost(offered.legal) or offered == seen):
        sheet.text(effect_lines(offered, localizer))
    sheet.text(f"👉 {_asked(here, here.now, offered, localizer, names)}")
    _add_choices(sheet, here, here.now, offered, localizer, names)
    return sheet.buttons(_beside_buttons(here, seen, localizer))


def lesson_title(localizer: Localizer, lesson: Lesson) -> str:
    """Return what a lesson is called."""
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
    """Return paragraphs: the events, how a game has ended, and what the lesson says of it."""
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
    """Return what a lesson says when it begins, and after each step; nothing in the middle of a step or an effect."""
    if here.is_within_step or here.lesson.is_within_effect(here.taken):
        return ""
    if here.last is None:
        return localizer.say(f"lesson-{here.lesson.name}-begin", computer=names[1])
    return _say(localizer, here, here.last, "-then", names)


def _asked(here: Spot, now: Step, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return what to press, by the words that stand on it; of a step under way only what is left."""
    # without the marks of a direction, by whose length a name would be cut earlier than where it is pressed
    choice = _asked_label(here, seen, localizer, [without_markdown(name) for name in names])
    if here.is_within_step:
        return localizer.say("tutorial-go-on", choice=choice)
    return _say(localizer, here, now, "", [safe_name(name) for name in names], choice)


def _say(localizer: Localizer, here: Spot, step: Step, end: str, names: Sequence[str], choice: str = "") -> str:
    """Return a step's text."""
    return localizer.say(
        f"lesson-{here.lesson.name}-{step.name}{end}",
        computer=names[1],
        card=words.card(localizer, step.cards[0]) if step.cards else "",
        choice=choice,
    )


def _outcome(seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return how a game has ended, as its board tells it."""
    if seen.result is None:
        return ""
    text = f"**{words.result(localizer, seen.result, names, seen)}**"
    return f"{text}\n{words.points_table(localizer, seen, names)}" if seen.result.points else text


def _astray(here: Spot, localizer: Localizer) -> list[str]:
    """Return what to know about a legal choice that the lesson did not ask for, and about taking it back."""
    other = (tried for tried, asked in zip(here.tried, here.asked, strict=False) if tried != asked)
    word = next(other, here.tried[-1]).word
    kind = "card" if word in _IN_EFFECTS else "target" if word in _TARGETS else word
    could = here.game.own_undo(LEARNER) is not None
    return [
        localizer.say(f"tutorial-other-{kind}"),
        localizer.say("tutorial-undo" if could else "tutorial-undo-hidden"),
    ]


# What can be pressed


def _add_choices(
    sheet: Sheet, here: Spot, now: Step, seen: Observation, localizer: Localizer, names: Sequence[str]
) -> None:
    """Add all that the rules allow now, with what the step asks for first; then what they forbid, to find out why."""

    def door(verb: str, what: str) -> CustomId:
        return _DOORS[verb].to(here.number, here.taken, what)

    if _asks_for_an_end(here):
        sheet.buttons(_end_buttons(here, seen, localizer))
    for group in _asked_first(here):
        offer(sheet, seen, group, localizer, names, door)
    if now.tries and not here.is_within_step:
        sheet.text(f"-# {localizer.say('tutorial-tries')}")
        sheet.buttons(
            [
                Button(
                    door("do", THEN.join(action.text for action in tried)),
                    _tried_label(tried, seen, localizer, names),
                    emoji=emoji_of(tried[0], localizer),
                )
                for tried in now.tries
            ]
        )


def _asked_label(here: Spot, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return the words on what the step asks for: on a button, on an option, or on all options to be chosen at once."""
    for group in _asked_first(here):
        labels = [
            choice_label(option, group, seen, localizer, names)
            for option in group.options
            if _is_asked(option, group, here.asked)
        ]
        if labels:
            return localizer.list(labels)
    return _end_label(here, here.asked[0], localizer)


def _beside_buttons(here: Spot, seen: Observation, localizer: Localizer) -> list[Button]:
    """Return the last row of a page with choices: ends of steps and turns unless they come first, and the ways on."""
    starts = here.lesson.starts
    buttons = [] if _asks_for_an_end(here) else _end_buttons(here, seen, localizer)
    buttons.append(Button(STEP.to(here.number, starts[here.step + 1]), localizer.say("tutorial-key-show")))
    if here.taken:
        before = max(start for start in starts if start < here.taken)
        buttons.append(Button(STEP.to(here.number, before), localizer.say("tutorial-key-back")))
    return [*buttons, *_always(here, localizer)]


def _onward_buttons(here: Spot, localizer: Localizer) -> list[Button]:
    """Return the ways on where there is nothing to choose: back from an attempt, or to the next lesson."""
    if here.is_astray:
        undo = Button(STEP.to(here.number, here.taken), localizer.say("key-undo"), Style.primary)
        return [undo, *_always(here, localizer)]
    again = Button(STEP.to(here.number, 0), localizer.say("tutorial-key-again"))
    if here.number < len(LESSONS):
        label = localizer.say("tutorial-key-next")
        return [Button(STEP.to(here.number + 1, 0), label, Style.primary), again, *_always(here, localizer)]
    alone = Button(PLAY_ALONE.to(), localizer.say("key-alone"), Style.primary)
    return [alone, again, *_always(here, localizer)]


def _always(here: Spot, localizer: Localizer) -> list[Button]:
    tried = format_actions(here.tried) if here.is_astray else None
    return [
        Button(TUTORIAL.to(), localizer.say("tutorial-key-contents")),
        Button(AS_TEXT.to(here.number, here.taken, tried), localizer.say("key-text")),
    ]


def _asked_first(here: Spot) -> list[Group]:
    """Return the groups that a game would offer, without what the lesson hides; what is asked for comes first.

    The reader's settings for games do not matter here: what a step is called by needs the turn to end with its card.
    """
    found = [group for group in offered(here.game, LEARNER) if group.kind not in here.lesson.hides]

    def is_other(group: Group) -> bool:
        return not any(_is_asked(option, group, here.asked) for option in group.options)

    return [
        replace(
            group,
            options=tuple(sorted(group.options, key=lambda option: not _is_asked(option, group, here.asked))),
        )
        for group in sorted(found, key=is_other)
    ]


def _is_asked(option: Option, group: Group, asked: Sequence[Action]) -> bool:
    """Return whether a choice is what is asked for, or one of several to be chosen at once."""
    begun = () if group.begins is None else (group.begins,)
    if group.most > 1:
        return begun == asked[: len(begun)] and option.action in asked[len(begun) :]
    last = (END,) if option.is_last else ()
    return Counter((*begun, *option.actions, *last)) == Counter(asked)


def _tried_label(tried: Sequence[Action], seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return what an illegal choice would do, in the words of a legal one."""
    if len(tried) > 1 and tried[0].word == "sacrifice":
        return words.sacrifice_at_target(localizer, tried[1], seen, names)
    return words.action(localizer, tried[-1], seen, names)


def _asks_for_an_end(here: Spot) -> bool:
    """Return whether only the end of a step or turn is asked for, which otherwise stands in the last row."""
    return len(here.asked) == 1 and here.asked[0].word in _ENDS


def _end_buttons(here: Spot, seen: Observation, localizer: Localizer) -> list[Button]:
    return [
        Button(DO.to(here.number, here.taken, action.word), _end_label(here, action, localizer), style)
        for action in seen.legal
        if (style := _ENDS.get(action.word)) is not None
    ]


def _end_label(here: Spot, action: Action, localizer: Localizer) -> str:
    is_winning = action == END and wins_by_ending(here.game, LEARNER)
    return localizer.say("key-end-win" if is_winning else f"key-{action.word}")
