"""What the parts of a story's picture are laid out on, and what all of them draw alike."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.drawing.fonts import BLACK, Fonts, legible
from bot.drawing.look import Look
from bot.drawing.scene import Box, Scene
from bot.drawing.theme import Colour, Theme
from bot.games.civ.pictures.story import Story
from bot.games.civ.pictures.story_curves import Curve, Marker, Plot, styles
from bot.games.civ.pictures.story_lines import initials
from bot.i18n.catalogue import Speaker

WIDTH: Final = 1100
LEAST: Final = 30
"""The smallest size of text: 9 pixels where the picture is shown 342 wide."""
PAD: Final = 20
RADIUS: Final = 18
BADGE: Final = 42
_LIFT: Final = 4.0
"""Pixels between the lines of two neighbours who have the same: a line is 5 wide, so each shows an edge."""


class Canvas:
    """A story, the scene on which it is told, and the plots that will be drawn over the scene."""

    def __init__(self, story: Story, names: Sequence[str], speaker: Speaker, look: Look) -> None:
        self.story = story
        self.names = legible(names, look.fonts)
        self.initials = initials(self.names)
        self.speaker = speaker
        self.scene = Scene(WIDTH, 0, look, speaker)
        self.plots: list[Plot] = []
        self.styles = styles(look.theme.name)

    @property
    def fonts(self) -> Fonts:
        return self.scene.fonts

    @property
    def theme(self) -> Theme:
        return self.scene.theme

    @property
    def seats(self) -> range:
        return range(self.story.end.players)

    def ink(self, seat: int) -> Colour:
        """The colour of a seat's line, and of what is written about it."""
        return self.styles[seat].colour

    def panel(self, box: Box) -> None:
        """The plate under a part of the picture."""
        self.scene.plate(box, self.theme.panel, radius=RADIUS)

    def badge(self, box: Box, number: int) -> None:
        """The number of a turning point."""
        self.scene.plate(box, self.theme.accent, radius=box.height // 2 - 1)
        self.scene.words(box, str(number), 30, self.theme.on_accent, weight=BLACK, align=0.5)

    def curve(self, seat: int, values: Sequence[int], left: int | None) -> Curve:
        """A line in a seat's colour, its marker at the end; until it left, where a cross stands."""
        moments = [moment for moment in self.story.moments if left is None or moment.turn < left]
        steps = [(float(moment.turn), float(values[number])) for number, moment in enumerate(moments)]
        style = self.styles[seat]
        if left is not None:
            steps.append((float(left), steps[-1][1]))
            style = replace(style, marker=Marker.CROSS)
        lift = (seat - (self.story.end.players - 1) / 2) * _LIFT
        return Curve(tuple(steps), style, self.theme.panel, (len(steps) - 1,), lift=lift)
