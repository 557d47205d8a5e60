"""What can be pressed on a page of the tutorial. Pure.

All that the rules allow is offered as a game's sheet offers it, by the same function: a learner meets no other form
than the one that he will play with.
"""

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, Sheet, Style
from bot.games.civ.pages.choices import Group, Option
from bot.games.civ.pages.offers import choice_label, emoji_of, offer
from bot.games.civ.pages.one_press import offered
from bot.games.civ.pages.tutorial.lesson_spot import AS_TEXT, BEGIN, DO, PICK, STEP, Spot
from bot.games.civ.rules import Action, Observation
from bot.games.civ.rules.actions import END
from bot.games.civ.tutorial import LEARNER, LESSONS, Step, format_actions
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.hand import THEN
from bot.pages.addresses.public import PLAY_ALONE, TUTORIAL
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

_DOORS: Final = {"do": DO, "pick": PICK, "begin": BEGIN}
_ENDS: Final = {"end": Style.success, "skip": Style.primary}
"""The words of actions that stand in the last row of a hand, and how their buttons look."""


def add_choices(
    sheet: Sheet, here: Spot, now: Step, seen: Observation, localizer: Localizer, names: Sequence[str]
) -> None:
    """All that the rules allow now, but first what the step asks for; then what they do not allow, to find out why."""

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


def asked_label(here: Spot, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """What stands on that which the step asks for: on a button, on a line, or on all lines to be chosen at once."""
    for group in _asked_first(here):
        labels = [
            choice_label(option, group, seen, localizer, names)
            for option in group.options
            if _is_asked(option, group, here.asked)
        ]
        if labels:
            return localizer.list(labels)
    return localizer.say(f"key-{here.asked[0].word}")


def beside_buttons(here: Spot, seen: Observation, localizer: Localizer) -> list[Button]:
    """The last row of a page with choices: the ends of steps and turns, unless they stand first, and the ways on."""
    starts = here.lesson.starts
    buttons = [] if _asks_for_an_end(here) else _end_buttons(here, seen, localizer)
    buttons.append(Button(STEP.to(here.number, starts[here.step + 1]), localizer.say("tutorial-key-show")))
    if here.taken:
        before = max(start for start in starts if start < here.taken)
        buttons.append(Button(STEP.to(here.number, before), localizer.say("tutorial-key-back")))
    return [*buttons, *_always(here, localizer)]


def onward_buttons(here: Spot, localizer: Localizer) -> list[Button]:
    """The way on where there is nothing to choose: back from an attempt, or to the next lesson."""
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
    """The groups that a game would offer, but for what the lesson hides; those and their options first that are asked.

    Whatever the reader's settings for games are: what a step is called by needs the turn to end with its card.
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
    """Whether a choice is what is asked for, or one of several to be chosen at once."""
    begun = () if group.begins is None else (group.begins,)
    if group.most > 1:
        return begun == asked[: len(begun)] and option.action in asked[len(begun) :]
    last = (END,) if option.is_last else ()
    return Counter((*begun, *option.actions, *last)) == Counter(asked)


def _tried_label(tried: Sequence[Action], seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """What a choice would do that is not legal, in the words of one that is."""
    if len(tried) > 1 and tried[0].word == "sacrifice":
        return words.sacrifice_at_target(localizer, tried[1], seen, names)
    return words.action(localizer, tried[-1], seen, names)


def _asks_for_an_end(here: Spot) -> bool:
    """Whether the end of a step or turn is asked for, alone, which stands in the last row else."""
    return len(here.asked) == 1 and here.asked[0].word in _ENDS


def _end_buttons(here: Spot, seen: Observation, localizer: Localizer) -> list[Button]:
    return [
        Button(DO.to(here.number, here.taken, action.word), localizer.say(f"key-{action.word}"), style)
        for action in seen.legal
        if (style := _ENDS.get(action.word)) is not None
    ]
