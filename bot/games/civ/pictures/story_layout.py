"""Where everything lies in the pictures of a story: points turn by turn, the columns, what turned it.

Each is wider than 11 : 7: clients show a taller picture smaller.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.drawing.fonts import BLACK, BOLD, REGULAR, legible
from bot.drawing.lines import broken
from bot.drawing.look import Look
from bot.drawing.scene import Box, Scene
from bot.games.civ.pictures.story import Story
from bot.games.civ.pictures.story_canvas import BADGE, LEAST, PAD, WIDTH, Canvas
from bot.games.civ.pictures.story_columns import lay_column
from bot.games.civ.pictures.story_curves import Curve, Plot, Rule
from bot.games.civ.pictures.story_scores import lay_points
from bot.games.civ.words.naming import SHOWN
from bot.games.civ.words.storytelling import turn_of
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut_name
from bot.i18n.names import name_of

_MARGIN: Final = 14
_GAP: Final = 12
_INNER: Final = WIDTH - 2 * _MARGIN
_TITLE: Final = (44, 40, 36, 32, LEAST)
_SENTENCE: Final = (34, 32, LEAST)
"""Sizes of text, the largest first in which nothing is cut."""
_CHIP: Final = 56
_LEGEND: Final = 44
_PANEL: Final = 280
_POINTS: Final = 300
_LONGEST: Final = 18
"""Signs of a name within a sentence."""


@dataclass(frozen=True, slots=True)
class Page:
    """One picture of a story laid out: what is painted, and the plots drawn over it."""

    ground: Scene
    plots: tuple[Plot, ...]


class _Layout:
    """One story being laid out, picture by picture and each from the top down."""

    def __init__(self, story: Story, names: Sequence[str], speaker: Speaker, look: Look) -> None:
        self.story, self.speaker, self.look = story, speaker, look
        self.names = legible(names, look.fonts)
        self.short = tuple(cut_name(name, _LONGEST) for name in self.names)
        self.fonts, self.theme = look.fonts, look.theme

    def pages(self) -> Iterator[Page]:
        for write in (self._result, self._columns, self._turning):
            self.canvas = Canvas(self.story, self.names, self.speaker, self.look)
            self.scene, self.plots, self.top = self.canvas.scene, self.canvas.plots, _MARGIN
            write()
            self.scene.height = self.top - _GAP + _MARGIN
            if self.scene.pieces:
                yield Page(self.scene, tuple(self.plots))

    def _result(self) -> None:
        self._head()
        self._key()
        lay_points(self.canvas, self._next(_POINTS))

    def _columns(self) -> None:
        """Every Domain's column over the turns."""
        for row in (SHOWN[:3], SHOWN[3:]):
            for place, code in zip(self._next(_PANEL).columns(3, _GAP), row, strict=True):
                lay_column(self.canvas, place, code)
        legend = self._next(_LEGEND + 2 * 10)
        self.canvas.panel(legend)
        self._thresholds(legend.inset(PAD, 10))

    def _next(self, height: int) -> Box:
        """A strip of the picture below what is there."""
        box = Box(_MARGIN, self.top, _INNER, height)
        self.top += height + _GAP
        return box

    # What this is, and whose line is which

    def _head(self) -> None:
        """What this is, and no winner: the words and the board above it have named him, and the key shows his line."""
        title = self.speaker.say("story-title", count=self.story.turns)
        size = self._sized([title], _TITLE, BLACK, _INNER - 2 * PAD, most=1)
        box = self._next(self.fonts.height(size))
        self.scene.words(box.inset(PAD, 0), title, size, self.theme.accent, weight=BLACK)

    def _sized(self, texts: Sequence[str], sizes: Sequence[int], weight: str, width: int, *, most: int) -> int:
        """The largest size in which each text fits into so many lines; the last where none is small enough."""

        def fits(size: int) -> bool:
            lasts = [broken(self.fonts, each, size, weight, width, most=most)[-1] for each in texts]
            return all(self.fonts.width(last, size, weight) <= width for last in lasts)

        return next(filter(fits, sizes), sizes[-1])

    def _key(self) -> None:
        """Every player's line, marker, name and points; team-mates side by side."""
        seats = [seat for side in self.story.end.sides for seat in side]
        across = 3 if len(seats) == 3 else 2
        rows = -(-len(seats) // across)
        box = self._next(rows * _CHIP + 2 * 10)
        self.canvas.panel(box)
        width = (box.width - PAD) // across
        for place, seat in enumerate(seats):
            left = box.left + PAD + place % across * width
            self._chip(Box(left, box.top + 10 + place // across * _CHIP, width - PAD, _CHIP), seat)

    def _thresholds(self, box: Box) -> None:
        """What the lines across the columns' plots mean."""
        theme = self.theme
        levels = self.speaker.list([self.speaker.say("level-1"), self.speaker.say("level-2")])
        for said, rule in (
            (levels, Rule(0.5, theme.soft, 2, (2, 4))),
            (self.speaker.say("hegemony"), Rule(0.5, theme.accent, 3)),
        ):
            self.plots.append(Plot(Box(box.left, box.top, 90, box.height), 1, 1, rules=(rule,)))
            used = self.scene.words(box.after(104), said, 32, theme.soft if rule.dashes else theme.accent)
            box = box.after(104 + used + 40)

    def _chip(self, box: Box, seat: int) -> None:
        style, end = self.canvas.styles[seat], self.story.end
        sample = Box(box.left, box.top, 90, box.height)
        curve = Curve(((0, 0), (1, 0), (2, 0)), style, self.theme.panel, (1,), width=6, scale=1.5)
        self.plots.append(Plot(sample, 2, 1, (curve,), low=-1))
        box = box.after(sample.width + 14)
        used = self.scene.words(box, self._standing(seat), 32, self.theme.soft, align=1.0)
        assert end.result is not None
        won = seat in end.result.winners
        name = name_of(self.speaker, self.names, seat)
        colour = self.theme.accent if won else self.theme.text
        weight = BLACK if won else BOLD
        self.scene.largest(box.before(used + 14), name, (38, 36, 34, 32, LEAST), colour, weight=weight)

    def _standing(self, seat: int) -> str:
        end = self.story.end
        if self.story.left(seat) is not None:
            return self.speaker.say("story-left")
        return self.speaker.say("team", number=seat % 2 + 1) if end.teams else ""

    def _turning(self) -> None:
        """What turned the game, numbered as on the axis."""
        if not self.story.points:
            return
        texts = [turn_of(self.speaker, point, self.short) for point in self.story.points]
        width = _INNER - 2 * PAD - BADGE - 14
        size = self._sized(texts, _SENTENCE, REGULAR, width, most=2)
        lines = [broken(self.fonts, sentence, size, REGULAR, width, most=2) for sentence in texts]
        height = self.fonts.height(size)
        box = self._next(2 * 14 + sum(max(BADGE, len(found) * height) for found in lines) + 8 * (len(lines) - 1))
        self.canvas.panel(box)
        top = 14
        for number, found in enumerate(lines, start=1):
            tall = max(BADGE, len(found) * height)
            row = box.row(top, tall).inset(PAD, 0)
            self.canvas.badge(Box(row.left, row.top + (min(tall, height) - BADGE) // 2 + 1, BADGE, BADGE), number)
            for index, line in enumerate(found):
                self.scene.words(row.row(index * height, height).after(BADGE + 14), line, size, self.theme.text)
            top += tall + 8


def laid_out(story: Story, names: Sequence[str], speaker: Speaker, look: Look) -> tuple[Page, ...]:
    """The pictures of a story before they are drawn, in their order; the last only where something turned the game."""
    return tuple(_Layout(story, names, speaker, look).pages())
