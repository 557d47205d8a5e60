"""A place in a game that someone looks back on, what they see there, and the ways from there to other places. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, SelectOption, Style
from bot.games.civ.pages.replay.steps import Step, moves, nearest, place, steps, title
from bot.games.civ.pages.story import recent_events
from bot.games.civ.rules import Event, Game, Observation, observe
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import with_name
from bot.i18n.names import name_of

To = Callable[[int, str], CustomId]
"""The address of a place by its line; a word keeps two buttons apart that lead to one place."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A place in a game: `now` is the whole game, `then` the game as it was after line `number`.

    `viewer` is a seat, or None for a spectator.
    """

    now: Game
    then: Game
    number: int
    steps: tuple[Step, ...]
    viewer: int | None

    @property
    def place(self) -> int:
        """The index of its chapter."""
        return place(self.steps, self.number)

    @property
    def step(self) -> Step:
        """The chapter of this place."""
        return self.steps[self.place]

    @property
    def seen(self) -> Observation:
        """What the viewer saw."""
        return observe(self.then, self.viewer)

    @property
    def chapter_events(self) -> tuple[Event, ...]:
        """What had happened in this chapter so far."""
        return recent_events(self.then, self.viewer, since=self.step.since)

    def heading(self, localizer: Localizer, names: Sequence[str]) -> str:
        """Return which chapter it is, and of how many."""
        where = localizer.say("replay-where", step=self.place, steps=len(self.steps) - 1)
        return f"**{title(self.step, localizer, names)}** · {where}"

    def step_buttons(self, localizer: Localizer, to: To) -> list[Button]:
        """Return the buttons to the chapters before and after."""
        back = self.steps[max(0, self.place - 1)].number
        forth = self.steps[min(self.place + (self.number == self.step.number), len(self.steps) - 1)].number
        is_last, say = self.number == self.steps[-1].number, localizer.say
        return [
            Button(to(back, "back"), say("key-back"), emoji="◀️", is_disabled=self.number == 0),
            Button(to(forth, "next"), say("key-next"), Style.primary, emoji="▶️", is_disabled=is_last),
        ]

    def end_buttons(self, localizer: Localizer, to: To, last_key: str = "key-last") -> tuple[Button, Button]:
        """Return the buttons to the first chapter and the last."""
        last, say = self.steps[-1].number, localizer.say
        return (
            Button(to(0, "first"), say("key-first"), emoji="⏮️", is_disabled=self.number == 0),
            Button(to(last, "last"), say(last_key), emoji="⏭️", is_disabled=self.number == last),
        )

    def chapter_buttons(self, localizer: Localizer, to: To, last_key: str = "key-last") -> list[Button]:
        """Return the buttons to the first chapter, the one before, the next and the last."""
        first, last = self.end_buttons(localizer, to, last_key)
        return [first, *self.step_buttons(localizer, to), last]

    def far_buttons(self, localizer: Localizer, to: To) -> list[Button]:
        """Return the buttons to the first chapter, the moves before and after, and the last chapter."""
        first, last = self.end_buttons(localizer, to)
        return [first, *self.move_buttons(localizer, to), last]

    def move_buttons(self, localizer: Localizer, to: To) -> list[Button]:
        """Return the buttons to the moves before and after."""
        stands = moves(self.now)
        here = stands.index(self.number)
        less, more = stands[max(0, here - 1)], stands[min(here + 1, len(stands) - 1)]
        return [
            Button(to(less, "less"), localizer.say("key-move-back"), is_disabled=less == self.number),
            Button(to(more, "more"), localizer.say("key-move-on"), is_disabled=more == self.number),
        ]

    def view_options(self, localizer: Localizer, names: Sequence[str], spectator: str) -> list[SelectOption]:
        """Return the viewers to choose from: a spectator, whose value is given, or a player with their hand."""
        lines = [SelectOption(spectator, localizer.say("view-gallery"), is_chosen=self.viewer is None)]
        for seat in range(self.now.setup.players):
            name = name_of(localizer, names, seat)
            label = with_name(lambda name: localizer.say("view-seat", name=name), name, others=names)
            lines.append(SelectOption(str(seat), label, is_chosen=seat == self.viewer))
        return lines


def viewpoint(now: Game, number: int, viewer: int | None) -> Viewpoint:
    """Return the place after line `number`, or the last place before it."""
    stands = moves(now)
    number = nearest(stands, number)
    return Viewpoint(now, now if number == stands[-1] else now.at(number), number, steps(now), viewer)
