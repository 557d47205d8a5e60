"""What can be pressed on a page of the tutorial. Pure.

All that the rules allow is offered as a game's sheet offers it, by the same function: a learner meets no other form
than the one that he will play with.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.discord.routing import CustomId
from bot.discord.sheet import Key, Sheet, Style
from bot.games.civ.pages.choices import Group, Option
from bot.games.civ.pages.offers import choice_label, emoji_of, offer
from bot.games.civ.pages.one_press import offered
from bot.games.civ.pages.tutorial.lesson_spot import Spot
from bot.games.civ.rules import Action, Observation
from bot.games.civ.rules.actions import END
from bot.games.civ.tutorial import LEARNER, LESSONS, Step, format_actions
from bot.games.civ.words import words
from bot.i18n.catalogue import Speaker
from bot.pages.addresses.hand import THEN
from bot.pages.addresses.public import PLAY_ALONE
from bot.pages.addresses.tutorial import AS_TEXT, BEGIN, CONTENTS, DO, PICK, STEP

_DOORS: Final = {"do": DO, "pick": PICK, "begin": BEGIN}
_ENDS: Final = {"end": Style.success, "skip": Style.primary}
"""The words of actions that stand in the last row of a hand, and how their buttons look."""


def add_choices(sheet: Sheet, here: Spot, now: Step, seen: Observation, speaker: Speaker, names: Sequence[str]) -> None:
    """All that the rules allow now, but first what the step asks for; then what they do not allow, to find out why."""

    def door(verb: str, what: str) -> CustomId:
        return _DOORS[verb].to(here.number, here.taken, what)

    if _asks_for_an_end(here):
        sheet.keys(_end_keys(here, seen, speaker))
    for group in _asked_first(here):
        offer(sheet, seen, group, speaker, names, door)
    if now.tries and not here.is_within_step:
        sheet.text(f"-# {speaker.say('tutorial-tries')}")
        sheet.keys(
            [
                Key(
                    door("do", THEN.join(action.text for action in tried)),
                    _tried_label(tried, seen, speaker, names),
                    emoji=emoji_of(tried[0], speaker),
                )
                for tried in now.tries
            ]
        )


def asked_label(here: Spot, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """What stands on that which the step asks for: on a button, on a line, or on all lines to be chosen at once."""
    for group in _asked_first(here):
        labels = [
            choice_label(option, group, seen, speaker, names)
            for option in group.options
            if _is_asked(option, group, here.asked)
        ]
        if labels:
            return speaker.list(labels)
    return speaker.say(f"key-{here.asked[0].word}")


def keys_beside(here: Spot, seen: Observation, speaker: Speaker) -> list[Key]:
    """The last row of a page with choices: the ends of steps and turns, unless they stand first, and the ways on."""
    starts = here.lesson.starts
    keys = [] if _asks_for_an_end(here) else _end_keys(here, seen, speaker)
    keys.append(Key(STEP.to(here.number, starts[here.step + 1]), speaker.say("tutorial-key-show")))
    if here.taken:
        before = max(start for start in starts if start < here.taken)
        keys.append(Key(STEP.to(here.number, before), speaker.say("tutorial-key-back")))
    return [*keys, *_always(here, speaker)]


def keys_onward(here: Spot, speaker: Speaker) -> list[Key]:
    """The way on where there is nothing to choose: back from an attempt, or to the next lesson."""
    if here.is_astray:
        undo = Key(STEP.to(here.number, here.taken), speaker.say("key-undo"), Style.primary)
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
        Key(AS_TEXT.to(here.number, here.taken, tried), speaker.say("key-text")),
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


def _tried_label(tried: Sequence[Action], seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """What a choice would do that is not legal, in the words of one that is."""
    if len(tried) > 1 and tried[0].word == "sacrifice":
        return words.aimed_sacrifice(speaker, tried[1], seen, names)
    return words.action(speaker, tried[-1], seen, names)


def _asks_for_an_end(here: Spot) -> bool:
    """Whether the end of a step or turn is asked for, alone, which stands in the last row else."""
    return len(here.asked) == 1 and here.asked[0].word in _ENDS


def _end_keys(here: Spot, seen: Observation, speaker: Speaker) -> list[Key]:
    return [
        Key(DO.to(here.number, here.taken, action.word), speaker.say(f"key-{action.word}"), style)
        for action in seen.legal
        if (style := _ENDS.get(action.word)) is not None
    ]
