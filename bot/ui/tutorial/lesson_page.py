"""A page of the tutorial: board and hand as every game shows them, what has happened, and what to try now. Pure.

The text stands below the pictures, beside the buttons: who has pressed one looks there.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import cards
from bot.render.facts import MOST_ALT, cut_at_facts
from bot.render.hand_texts import hand_alt
from bot.render.texts import alt_text, text_board
from bot.rules import Observation, observe
from bot.rules.effect_table import STEPS
from bot.rules.position import EFFECTS
from bot.tutorial import LEARNER, LESSONS, Lesson, Step, format_actions
from bot.ui.civ.choices import Group, by_cost, groups
from bot.ui.civ.effect_lines import effect_lines
from bot.ui.civ.offers import emoji_of, offer
from bot.ui.discord.routing import CustomId
from bot.ui.discord.sheet import Key, Sheet, Style, whole_lines
from bot.ui.discord.symbols import ACCENT
from bot.ui.public.addresses import PLAY_ALONE
from bot.ui.tutorial.addresses import AS_TEXT, CONTENTS, DO, PICK, STEP
from bot.ui.tutorial.lesson_spot import Spot

BOARD: Final = "lesson-board.png"
HAND: Final = "lesson-hand.png"
MOST_TOLD: Final = 600
RESERVED: Final = 1800
"""Characters left for what stands below the board in words."""
_TARGETS: Final = tuple(word for word, step in STEPS.items() if not step.names_card)
_IN_EFFECTS: Final = tuple(word for word, step in STEPS.items() if step.names_card and word != "play")
_ENDS: Final = {"end": Style.success, "skip": Style.primary}
"""The words of actions that stand in the last row of a hand, and how their buttons look."""


def lesson_page(
    here: Spot,
    speaker: Speaker,
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
    safe = [words.safe_name(name) for name in names]
    sheet = Sheet(ACCENT).text(_heading(here, seen, speaker))
    if has_picture:
        _pictures(sheet, here, seen, speaker, names)
    if has_text or not has_picture:
        rest = speaker.say("text-more", button=speaker.say("key-text"))
        sheet.text(whole_lines(text_board(seen, safe, speaker, here.new_events), sheet.room - RESERVED, rest))
    if note:
        sheet.text(f"-# {note}")
    for part in _told(here, seen, speaker, safe):
        sheet.text(part)
    if here.is_astray or here.now is None:
        return sheet.keys(_keys_out(here, speaker))
    offered = replace(seen, legal=tuple(action for action in seen.legal if action.word not in here.lesson.hides))
    if seen.phase == EFFECTS and (by_cost(offered.legal) or offered == seen):
        sheet.text(effect_lines(offered, speaker))
    sheet.text(f"👉 {_say(speaker, here, here.now, '', safe)}")
    _choices(sheet, here, offered, here.now, speaker, names)
    return sheet.keys(_last_row(here, seen, speaker))


def lesson_title(speaker: Speaker, lesson: Lesson) -> str:
    """What a lesson is called."""
    return speaker.say(f"lesson-{lesson.name}")


def _heading(here: Spot, seen: Observation, speaker: Speaker) -> str:
    steps = len(here.lesson.steps)
    counts = {"lesson": here.number, "lessons": len(LESSONS), "step": here.step + 1, "steps": steps}
    place = speaker.say("tutorial-place-done" if here.now is None else "tutorial-place", **counts)
    heading = f"### {lesson_title(speaker, here.lesson)}\n-# {place}"
    if here.now is None or here.is_astray:
        return heading
    return f"{heading}\n{speaker.say('hand-your-move', step=words.phase(speaker, seen))}"


def _pictures(sheet: Sheet, here: Spot, seen: Observation, speaker: Speaker, names: Sequence[str]) -> None:
    sheet.picture(BOARD, alt_text(observe(here.game, None), names, speaker, here.new_events))
    if seen.hand:
        sheet.picture(HAND, cut_at_facts(hand_alt(seen, speaker), speaker, MOST_ALT))


# What has happened


def _told(here: Spot, seen: Observation, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """Paragraphs: the events, how a game has ended, and what the lesson says of it."""
    if here.refusal is not None:
        return [f"⛔ {words.reason(speaker, here.refusal, names)}"]
    if here.kind == "held":
        return [f"✋ {speaker.say('tutorial-other-end')}"]
    told = [event for event in here.new_events if event.kind != "over"]
    quoted = "\n".join(
        f"> {line}"
        for line in words.happened(speaker, told, names, MOST_TOLD, marks=words.MARKDOWN).split("\n")
        if line
    )
    if here.is_astray:
        return [quoted, *_astray(here, speaker)]
    return [quoted, _outcome(seen, speaker, names), _explained(here, speaker, names)]


def _explained(here: Spot, speaker: Speaker, names: Sequence[str]) -> str:
    """What a lesson says when it begins, and when a step has been taken; nothing in the middle of an effect."""
    if here.last is None:
        return speaker.say(f"lesson-{here.lesson.name}-begin", computer=names[1])
    return "" if here.lesson.is_within_effect(here.step) else _say(speaker, here, here.last, "-then", names)


def _say(speaker: Speaker, here: Spot, step: Step, end: str, names: Sequence[str]) -> str:
    """A step's text."""
    return speaker.say(
        f"lesson-{here.lesson.name}-{step.name}{end}",
        computer=names[1],
        card=words.card(speaker, step.cards[0]) if step.cards else "",
        cards=cards(speaker, step.cards),
        count=len(step.cards),
    )


def _outcome(seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """How a game has ended, as its board tells it."""
    if seen.result is None:
        return ""
    told = f"**{words.result(speaker, seen.result, names, seen)}**"
    return f"{told}\n{words.points_table(speaker, seen, names)}" if seen.result.points else told


def _astray(here: Spot, speaker: Speaker) -> list[str]:
    """What to know about a legal choice that the lesson did not ask for, and about taking it back."""
    word = here.tried[0].word
    kind = "card" if word in _IN_EFFECTS or len(here.tried) > 1 else "target" if word in _TARGETS else word
    could = here.game.own_undo(LEARNER) is not None
    return [speaker.say(f"tutorial-other-{kind}"), speaker.say("tutorial-undo" if could else "tutorial-undo-hidden")]


# What can be pressed


def _choices(sheet: Sheet, here: Spot, seen: Observation, now: Step, speaker: Speaker, names: Sequence[str]) -> None:
    """All that the rules allow now, as a hand offers it, but first what the step asks for; then what the rules do not
    allow, to find out why."""

    verbs = {"do": DO, "pick": PICK}

    def door(verb: str, what: str) -> CustomId:
        return verbs[verb].to(here.number, here.step, what)

    if _asks_for_an_end(now):
        sheet.keys(_end_keys(here, seen, speaker))
    for group in _asked_first(groups(seen, may_keep=False), now):
        offer(sheet, seen, group, speaker, names, door)
    if now.tries:
        sheet.text(f"-# {speaker.say('tutorial-tries')}")
        sheet.keys(
            [
                Key(
                    door("do", action.text), words.action(speaker, action, seen, names), emoji=emoji_of(action, speaker)
                )
                for action in now.tries
            ]
        )


def _asked_first(offered: Sequence[Group], now: Step) -> list[Group]:
    """The groups and their options, those first that the step asks for."""
    ordered = [
        replace(group, options=tuple(sorted(group.options, key=lambda option: option.action not in now.do)))
        for group in offered
    ]
    return sorted(ordered, key=lambda group: group.options[0].action not in now.do)


def _asks_for_an_end(now: Step) -> bool:
    """Whether the step asks for the end of a step or turn, which stands in the last row else."""
    return any(action.word in _ENDS for action in now.do)


def _end_keys(here: Spot, seen: Observation, speaker: Speaker) -> list[Key]:
    return [
        Key(DO.to(here.number, here.step, action.word), speaker.say(f"key-{action.word}"), style)
        for action in seen.legal
        if (style := _ENDS.get(action.word)) is not None
    ]


def _last_row(here: Spot, seen: Observation, speaker: Speaker) -> list[Key]:
    is_above = here.now is not None and _asks_for_an_end(here.now)
    keys = [] if is_above else _end_keys(here, seen, speaker)
    keys.append(Key(STEP.to(here.number, here.step + 1), speaker.say("tutorial-key-show")))
    if here.step:
        keys.append(Key(STEP.to(here.number, here.step - 1), speaker.say("tutorial-key-back")))
    return [*keys, *_always(here, speaker)]


def _keys_out(here: Spot, speaker: Speaker) -> list[Key]:
    """The way on where there is nothing to choose: back from an attempt, or to the next lesson."""
    if here.is_astray:
        undo = Key(STEP.to(here.number, here.step), speaker.say("key-undo"), Style.primary)
        return [undo, *_always(here, speaker)]
    again = Key(STEP.to(here.number, 0), speaker.say("tutorial-key-again"))
    if here.number < len(LESSONS):
        label = speaker.say("tutorial-key-next")
        return [Key(STEP.to(here.number + 1, 0), label, Style.primary), again, *_always(here, speaker)]
    alone = Key(PLAY_ALONE.to(), speaker.say("key-alone"), Style.primary)
    return [alone, again, *_always(here, speaker)]


def _always(here: Spot, speaker: Speaker) -> list[Key]:
    tried = format_actions(here.tried) if here.is_astray else None
    return [
        Key(CONTENTS.to(), speaker.say("tutorial-key-contents")),
        Key(AS_TEXT.to(here.number, here.step, tried), speaker.say("key-text")),
    ]
