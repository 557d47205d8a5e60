"""A page of the tutorial: board and hand as every game shows them, what has happened, what to try now, and its buttons.

The text stands below the pictures, beside the buttons: who has pressed one looks there. What the rules allow is offered
as in a game, by the same function: a learner meets the form that they will play with.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bot.discord.routing import handles
from bot.discord.sheet import Button, Sheet, Style
from bot.games.civ.pages.choices import Group, Option, by_cost
from bot.games.civ.pages.last_turn import step_text
from bot.games.civ.pages.offers import Door, choice_label, emoji_of, offer
from bot.games.civ.pages.solo.page import ENDS, DecisionVerbs, PageStyle, SoloPage
from bot.games.civ.pages.solo.presses import pressed_actions, show_page, tell_page
from bot.games.civ.pages.solo.tutorial.lesson_spot import (
    AS_TEXT,
    BEGIN,
    DO,
    PICK,
    STEP,
    AtStep,
    Attempt,
    Read,
    Spot,
    lesson_spot,
    lesson_spot_after,
    lesson_title,
)
from bot.games.civ.pages.solo.tutorial.tutorial import remember
from bot.games.civ.rules import Action, Observation
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.effect_table import STEPS
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.tutorial import LEARNER, LESSONS, LessonStep, format_actions, parse_actions
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import without_markdown
from bot.pages.addresses.hand import THEN
from bot.pages.addresses.public import PLAY_ALONE, TUTORIAL
from bot.pages.press import Press
from bot.table.names import computer_name

VERBS: Final = DecisionVerbs(DO, PICK, BEGIN)
_TARGETS: Final = tuple(word for word, step in STEPS.items() if not step.names_card)
_IN_EFFECTS: Final = tuple(word for word, step in STEPS.items() if step.names_card and word != "play")


@dataclass(frozen=True, slots=True)
class LessonPage(SoloPage):
    """The page of a place in a lesson; the names are the learner's and the computer's."""

    here: Spot

    FILES: ClassVar[str] = "lesson"

    def add_above(self, sheet: Sheet, localizer: Localizer) -> None:
        """Add the lesson, how far one has come with it, and what may be one's last turn.

        The step of the turn stands on the board, and what to do below it.
        """
        here = self.here
        title = localizer.say("tutorial-key-lesson", number=here.number, title=lesson_title(localizer, here.lesson))
        if here.now is None:
            done = localizer.say("tutorial-place-done", lesson=here.number, lessons=len(LESSONS))
            sheet.text(f"### {title}\n-# {done}")
            return
        place = localizer.say("tutorial-place", title=title, step=here.step + 1, steps=len(here.lesson.steps))
        lines = [f"### {place}"]
        if self.seen.may_be_last_turn and not here.is_astray:
            lines.append(localizer.say("hand-your-move", step=step_text(self.seen, localizer)))
        sheet.text("\n".join(lines))

    def add_below(self, sheet: Sheet, localizer: Localizer, style: PageStyle) -> None:
        """Add what has happened, what to try now, and the buttons."""
        here = self.here
        for part in self._paragraphs(localizer):
            sheet.text(part)
        if here.is_astray or here.now is None:
            sheet.buttons(self._onward_buttons(localizer))
            return
        shown = self._seen_in_lesson
        if shown.phase == EFFECTS and not by_cost(self.seen.legal):
            sheet.text(localizer.say("hand-no-effect"))
        sheet.text(f"👉 {self._asked_text(here.now, localizer)}")
        ends = self.end_buttons(localizer, self._door)
        if self._asks_for_an_end:
            sheet.buttons(ends)
        for group in self._asked_first():
            # what the lesson asks for is never less bright than what it doesn't
            offer(sheet, shown, group, localizer, self.names, self._door, dims_ends=False)
        self._add_tries(sheet, here.now, localizer)
        sheet.buttons([*([] if self._asks_for_an_end else ends), *self._beside_buttons(localizer)])

    def whole_text(self, localizer: Localizer) -> str:
        """Return the lesson, board and hand in words."""
        return f"### {lesson_title(localizer, self.here.lesson)}\n{self.text(localizer)}"

    @property
    def _seen_in_lesson(self) -> Observation:
        """What the learner sees, without the choices that another lesson explains."""
        seen = self.seen
        return replace(seen, legal=tuple(each for each in seen.legal if each.word not in self.here.lesson.hides))

    @property
    def _door(self) -> Door:
        return VERBS.door(self.here.number, self.here.taken)

    # What has happened

    def _paragraphs(self, localizer: Localizer) -> list[str]:
        """Return paragraphs: the events, how a game has ended, and what the lesson says of it."""
        here = self.here
        if here.refusal is not None:
            return [f"⛔ {words.reason(localizer, here.refusal, self.safe_names)}"]
        if here.kind == "held":
            return [f"✋ {localizer.say('tutorial-other-end')}"]
        if here.is_astray:
            return [self.quoted_news(localizer), *_astray(here, localizer)]
        return [self.quoted_news(localizer), self._outcome(localizer), self._explained(localizer)]

    def _explained(self, localizer: Localizer) -> str:
        """Return what a lesson says when it begins, and after each step; nothing within a step or an effect."""
        here = self.here
        if here.is_within_step or here.lesson.is_within_effect(here.taken):
            return ""
        if here.last is None:
            return localizer.say(f"lesson-{here.lesson.name}-begin", computer=self.safe_names[1])
        return self._say(localizer, here.last, "-then")

    def _asked_text(self, now: LessonStep, localizer: Localizer) -> str:
        """Return what to press, by the words that stand on it; of a step under way only what is left."""
        choice = self._asked_label(localizer)
        if self.here.is_within_step:
            return localizer.say("tutorial-go-on", choice=choice)
        return self._say(localizer, now, "", choice)

    def _say(self, localizer: Localizer, step: LessonStep, end: str, choice: str = "") -> str:
        """Return a step's text."""
        return localizer.say(
            f"lesson-{self.here.lesson.name}-{step.name}{end}",
            computer=self.safe_names[1],
            card=words.card(localizer, step.cards[0]) if step.cards else "",
            choice=choice,
        )

    def _outcome(self, localizer: Localizer) -> str:
        """Return how a game has ended, as its board tells it."""
        seen, names = self.seen, self.safe_names
        if seen.result is None:
            return ""
        text = f"**{words.result(localizer, seen.result, names, seen)}**"
        return f"{text}\n{words.points_table(localizer, seen, names)}" if seen.result.points else text

    # What can be pressed

    def _add_tries(self, sheet: Sheet, now: LessonStep, localizer: Localizer) -> None:
        """Add what the rules forbid, to find out why."""
        if not now.tries or self.here.is_within_step:
            return
        sheet.text(f"-# {localizer.say('tutorial-tries')}")
        sheet.buttons(
            [
                Button(
                    self._door("do", THEN.join(action.text for action in tried)),
                    self._tried_label(tried, localizer),
                    emoji=emoji_of(tried[0], localizer),
                )
                for tried in now.tries
            ]
        )

    def _tried_label(self, tried: Sequence[Action], localizer: Localizer) -> str:
        """Return what an illegal choice would do, in the words of a legal one."""
        if len(tried) > 1 and tried[0].word == "sacrifice":
            return words.sacrifice_at_target(localizer, tried[1], self._seen_in_lesson, self.names)
        return words.action(localizer, tried[-1], self._seen_in_lesson, self.names)

    def _asked_label(self, localizer: Localizer) -> str:
        """Return the words on what the step asks for: on a button, an option, or all options to choose at once."""
        # without the marks of a direction, by whose length a name would be cut earlier than where it is pressed
        names = [without_markdown(name) for name in self.names]
        for group in self._asked_first():
            labels = [
                choice_label(option, group, self._seen_in_lesson, localizer, names)
                for option in group.options
                if _is_asked(option, group, self.here.asked)
            ]
            if labels:
                return localizer.list(labels)
        return self.end_label(self.here.asked[0].word, localizer)

    def _beside_buttons(self, localizer: Localizer) -> list[Button]:
        """Return the ways on from a place where there is something to choose."""
        here, starts = self.here, self.here.lesson.starts
        buttons = [Button(STEP.to(here.number, starts[here.step + 1]), localizer.say("tutorial-key-show"))]
        if here.taken:
            before = max(start for start in starts if start < here.taken)
            buttons.append(Button(STEP.to(here.number, before), localizer.say("tutorial-key-back")))
        return [*buttons, *_always(here, localizer)]

    def _onward_buttons(self, localizer: Localizer) -> list[Button]:
        """Return the ways on where there is nothing to choose: back from an attempt, or to the next lesson."""
        here = self.here
        if here.is_astray:
            undo = Button(STEP.to(here.number, here.taken), localizer.say("key-undo"), Style.primary)
            return [undo, *_always(here, localizer)]
        again = Button(STEP.to(here.number, 0), localizer.say("tutorial-key-again"))
        if here.number < len(LESSONS):
            label = localizer.say("tutorial-key-next")
            return [Button(STEP.to(here.number + 1, 0), label, Style.primary), again, *_always(here, localizer)]
        alone = Button(PLAY_ALONE.to(), localizer.say("key-alone"), Style.primary)
        return [alone, again, *_always(here, localizer)]

    @property
    def _asks_for_an_end(self) -> bool:
        """Whether only the end of a step or turn is asked for, which otherwise stands in the last row."""
        asked = self.here.asked
        return len(asked) == 1 and asked[0].word in ENDS

    def _asked_first(self) -> list[Group]:
        """Return the groups that a game would offer, without what the lesson hides; what is asked for comes first.

        The reader's settings for games do not matter here: a step's name needs the turn to end with its card.
        """
        asked = self.here.asked
        hides = self.here.lesson.hides
        found = [
            each for each in self.groups() if (each.kind if each.begins is None else each.begins.word) not in hides
        ]

        def is_other(group: Group) -> bool:
            return not any(_is_asked(option, group, asked) for option in group.options)

        return [
            replace(group, options=tuple(sorted(group.options, key=lambda option: not _is_asked(option, group, asked))))
            for group in sorted(found, key=is_other)
        ]


def lesson_page(here: Spot, names: Sequence[str]) -> LessonPage:
    """Return the page of a place; `names` are the learner's and the computer's, unescaped."""
    return LessonPage(here.game, LEARNER, names, here.new_events, here)


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


def _always(here: Spot, localizer: Localizer) -> list[Button]:
    tried = format_actions(here.tried) if here.is_astray else None
    return [
        Button(TUTORIAL.to(), localizer.say("tutorial-key-contents")),
        Button(AS_TEXT.to(here.number, here.taken, tried), localizer.say("key-text")),
    ]


def _is_asked(option: Option, group: Group, asked: Sequence[Action]) -> bool:
    """Return whether a choice is what is asked for, or one of several to be chosen at once."""
    begun = () if group.begins is None else (group.begins,)
    if group.most > 1:
        return begun == asked[: len(begun)] and option.action in asked[len(begun) :]
    last = (END,) if option.is_last else ()
    return Counter((*begun, *option.actions, *last)) == Counter(asked)


# Presses


@handles(STEP)
async def show_step(press: Press, at: AtStep) -> None:
    """Show a step of a lesson."""
    await _show(press, lesson_spot(at.lesson, at.taken))


@handles(DO)
@handles(PICK)
@handles(BEGIN)
async def attempt(press: Press, at: Attempt) -> None:
    """Show what comes of the actions of a button or a select."""
    await _show(press, lesson_spot_after(at.lesson, at.taken, pressed_actions(press, VERBS, at.action)))


@handles(AS_TEXT)
async def tell_step(press: Press, at: Read) -> None:
    """Tell board and hand of a step in words, in as many messages as it takes."""
    if at.actions:
        here = lesson_spot_after(at.lesson, at.taken, parse_actions(at.actions))
    else:
        here = lesson_spot(at.lesson, at.taken)
    await tell_page(press, lesson_page(here, _names(press)))


async def _show(press: Press, here: Spot) -> None:
    await press.acknowledge_page()
    await remember(press, here)  # before the page is seen: its buttons may lead to the list of lessons at once
    await show_page(press, lesson_page(here, _names(press)))


def _names(press: Press) -> tuple[str, str]:
    """Return the names of the learner and of the computer player."""
    name = press.display_name
    return name, computer_name(0, 1, (name,))
