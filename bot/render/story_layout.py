"""Where everything lies in the picture of a story."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import domain, name_of
from bot.i18n.storytelling import turn_of
from bot.render.fonts import BLACK, BOLD, REGULAR, legible
from bot.render.lines import broken
from bot.render.look import Look
from bot.render.scene import Box, Scene
from bot.render.story import Story
from bot.render.story_curves import Curve, Marker, Plot, Rule, apart, styles
from bot.render.story_lines import balanced, initials, shortened
from bot.rules import DOMAINS

WIDTH: Final = 1200
MARGIN: Final = 14
GAP: Final = 12
PAD: Final = 20
RADIUS: Final = 18
_INNER: Final = WIDTH - 2 * MARGIN
_TITLE: Final = 44
_SENTENCE: Final = 34
_CHIP: Final = 56
_LEGEND: Final = 44
_PANEL: Final = 270
_POINTS: Final = 300
_BADGE: Final = 42
_LONGEST: Final = 18
"""Signs of a name within a sentence."""


@dataclass(frozen=True, slots=True)
class Page:
    """A story laid out: what is painted, and the plots drawn over it."""

    ground: Scene
    plots: tuple[Plot, ...]


class _Layout:
    """One story being laid out, from the top down."""

    def __init__(self, story: Story, names: Sequence[str], speaker: Speaker, look: Look) -> None:
        self.story = story
        self.names = legible(names, look.fonts)
        self.short = tuple(shortened(name, _LONGEST) for name in self.names)
        self.initials = initials(self.names)
        self.speaker = speaker
        self.fonts, self.theme = look.fonts, look.theme
        self.scene = Scene(WIDTH, 0, look, speaker)
        self.plots: list[Plot] = []
        self.styles = styles(look.theme.name)
        self.top = MARGIN

    def page(self) -> Page:
        self._head()
        self._key()
        for row in (DOMAINS[:3], DOMAINS[3:]):
            self._columns(row)
        self._points()
        self._turning()
        self.scene.height = self.top - GAP + MARGIN
        return Page(self.scene, tuple(self.plots))

    def _next(self, height: int) -> Box:
        """A strip of the picture below what is there."""
        box = Box(MARGIN, self.top, _INNER, height)
        self.top += height + GAP
        return box

    # Who won, and whose line is which

    def _head(self) -> None:
        assert self.story.end.result is not None
        told = words.result(self.speaker, self.story.end.result, self.short, self.story.end)
        lines = balanced(self.fonts, told, _TITLE, BLACK, _INNER - 2 * PAD, most=3)
        height = self.fonts.height(_TITLE)
        box = self._next(48 + len(lines) * height)
        title = self.speaker.say("story-title", count=self.story.turns)
        self.scene.words(box.row(0, 44).inset(PAD, 0), title, 32, self.theme.soft)
        for number, line in enumerate(lines):
            row = box.row(48 + number * height, height).inset(PAD, 0)
            self.scene.words(row, line, _TITLE, self.theme.accent, weight=BLACK)

    def _key(self) -> None:
        """Every player's line, marker, name and points; team-mates side by side."""
        seats = [seat for side in self.story.end.sides for seat in side]
        across = 3 if len(seats) == 3 else 2
        rows = -(-len(seats) // across)
        box = self._next(rows * _CHIP + 2 * 10 + _LEGEND)
        self.scene.plate(box, self.theme.panel, radius=RADIUS)
        width = (box.width - PAD) // across
        for place, seat in enumerate(seats):
            left = box.left + PAD + place % across * width
            self._chip(Box(left, box.top + 10 + place // across * _CHIP, width - PAD, _CHIP), seat)
        self._thresholds(Box(box.left + PAD, box.bottom - 10 - _LEGEND, box.width - 2 * PAD, _LEGEND))

    def _thresholds(self, box: Box) -> None:
        """What the lines across the columns' plots mean."""
        theme = self.theme
        levels = self.speaker.list([self.speaker.say("level-1"), self.speaker.say("level-2")])
        for said, rule in (
            (levels, Rule(0.5, theme.soft, 2, (2, 4))),
            (self.speaker.say("hegemony"), Rule(0.5, theme.accent, 3)),
        ):
            self.plots.append(Plot(Box(box.left, box.top, 90, box.height), 1, 1, rules=(rule,)))
            used = self.scene.words(box.after(104), said, 28, theme.soft if rule.dashes else theme.accent)
            box = box.after(104 + used + 40)

    def _chip(self, box: Box, seat: int) -> None:
        style, end = self.styles[seat], self.story.end
        sample = Box(box.left, box.top, 90, box.height)
        curve = Curve(((0, 0), (1, 0), (2, 0)), style, self.theme.panel, (1,), width=6, scale=1.5)
        self.plots.append(Plot(sample, 2, 1, (curve,), low=-1))
        box = box.after(sample.width + 14)
        used = self.scene.words(box, self._standing(seat), 32, self.theme.soft, align=1.0)
        assert end.result is not None
        won = seat in end.result.winners
        name = name_of(self.speaker, self.names, seat)
        colour = self.theme.accent if won else self.theme.text
        self.scene.words(box.before(used + 14), name, 38, colour, weight=BLACK if won else BOLD)

    def _standing(self, seat: int) -> str:
        end = self.story.end
        if self.story.left(seat) is not None:
            return self.speaker.say("story-left")
        return self.speaker.say("team", number=seat % 2 + 1) if end.teams else ""

    # Columns

    def _columns(self, row: Sequence[str]) -> None:
        """A row of small plots, one a Domain."""
        box = self._next(_PANEL)
        width = (box.width - 2 * GAP) // 3
        for place, code in enumerate(row):
            self._column(Box(box.left + place * (width + GAP), box.top, width, box.height), code)

    def _column(self, box: Box, code: str) -> None:
        number, end, theme = DOMAINS.index(code), self.story.end, self.theme
        self.scene.plate(box, theme.panel, radius=RADIUS)
        self.scene.badge(Box(box.left + 14, box.top + 10, 42, 42), code)
        self.scene.words(box.row(8, 46).after(68), domain(self.speaker, code), 34, theme.text, weight=BOLD)
        most = max(count for moment in self.story.moments for counts in moment.counts for count in counts)
        high = max(most, end.hegemony_size) + 0.7
        plot = Plot(
            Box(box.left + 48, box.top + 62, box.width - 48 - 128, box.height - 62 - 18),
            self.story.turns,
            high,
            low=-0.2,
        )
        rules = [Rule(0, theme.empty, 2)]
        if code != "C":
            rules += [Rule(size, theme.soft, 2, (2, 4)) for size in end.level_sizes]
        rules.append(Rule(end.hegemony_size, theme.accent, 3))
        for rule in rules[1:]:
            place = Box(box.left + 6, plot.y(rule.at) - 17, 36, 34)
            colour = rule.colour if rule.width == 3 else theme.soft
            self.scene.words(place, str(int(rule.at)), 26, colour, weight=BOLD, align=1.0)
        rules += self._marks(plot, code)
        curves = [
            self._curve(seat, [moment.counts[seat][number] for moment in self.story.moments], self.story.left(seat))
            for seat in self._seats()
        ]
        self.plots.append(replace(plot, curves=tuple(curves), rules=tuple(rules)))
        self._counts(plot, box, number)

    def _seats(self) -> range:
        return range(self.story.end.players)

    def _marks(self, plot: Plot, code: str) -> list[Rule]:
        """An upright line where what turned the game was about this Domain."""
        return [
            Rule(point.turn, self.theme.soft, 2, (1, 2), is_upright=True)
            for point in self.story.points
            if point.domain == code
        ]

    def _curve(self, seat: int, values: Sequence[int], left: int | None) -> Curve:
        """A line in a seat's colour, its marker at the end; until it left, where a cross stands."""
        moments = [moment for moment in self.story.moments if left is None or moment.turn < left]
        steps = [(float(moment.turn), float(values[number])) for number, moment in enumerate(moments)]
        style = self.styles[seat]
        if left is not None:
            steps.append((float(left), steps[-1][1]))
            style = replace(style, marker=Marker.CROSS)
        players = self.story.end.players
        lift = (seat - (players - 1) / 2) * 4.0
        return Curve(tuple(steps), style, self.theme.panel, (len(steps) - 1,), lift=lift)

    def _counts(self, plot: Plot, box: Box, number: int) -> None:
        """At the end of each line whose it is, and how many cards."""
        here = [seat for seat in self._seats() if self.story.end.seats[seat].alive]
        counts = {seat: self.story.end.seats[seat].columns[number].count for seat in here}
        size = 28
        height = self.fonts.height(size)
        places = apart([plot.y(counts[seat]) for seat in here], 31, plot.box.top - 6, plot.box.bottom - 3)
        for seat, middle in zip(here, places, strict=True):
            left = plot.box.right + 16
            line = Box(left, middle - height // 2, box.right - 8 - left, height)
            need = self.story.end.seats[seat].columns[number].hegemony_need
            said = str(counts[seat])
            if need > self.story.end.hegemony_size:
                said = self.speaker.say("story-need", count=counts[seat], need=need)
            self.scene.words(line, f"{said} {self.initials[seat]}".strip(), size, self._ink(seat), weight=BOLD)

    def _ink(self, seat: int) -> tuple[int, int, int]:
        return self.styles[seat].colour

    # Points, and what turned the game

    def _points(self) -> None:
        box, theme = self._next(_POINTS), self.theme
        self.scene.plate(box, theme.panel, radius=RADIUS)
        self.scene.words(box.row(8, 46).inset(PAD, 0), self.speaker.say("story-points"), 34, theme.text, weight=BOLD)
        high = max(*(max(moment.points) for moment in self.story.moments), 3) + 0.4
        inner = Box(box.left + 48, box.top + 108, box.width - 48 - 270, box.height - 108 - 46)
        plot = Plot(inner, self.story.turns, high, low=-0.2)
        rules = [Rule(value, theme.empty, 2) for value in range(int(high) + 1)]
        for value in range(0, int(high) + 1, 1 if high < 5 else 2):
            self.scene.words(
                Box(box.left + 6, plot.y(value) - 17, 36, 34), str(value), 26, theme.soft, weight=BOLD, align=1.0
            )
        rules += [Rule(point.turn, theme.accent, 2, (3, 2), is_upright=True) for point in self.story.points]
        curves = [
            self._curve(seats[0], [moment.points[side] for moment in self.story.moments], self._left(seats))
            for side, seats in enumerate(self.story.end.sides)
        ]
        self.plots.append(replace(plot, curves=tuple(curves), rules=tuple(rules)))
        self._axis(plot)
        self._badges(plot)
        self._scores(plot, box)

    def _left(self, seats: Sequence[int]) -> int | None:
        """The turn in which the last of a side left."""
        turns = [self.story.left(seat) for seat in seats]
        return max((turn for turn in turns if turn is not None), default=None) if None not in turns else None

    def _axis(self, plot: Plot) -> None:
        below = Box(plot.box.left, plot.box.bottom + 6, plot.box.width, 36)
        end = self.speaker.say("story-axis-turn", turn=self.story.turns)
        self.scene.words(below, self.speaker.say("story-axis-start"), 26, self.theme.soft)
        self.scene.words(below, end, 26, self.theme.soft, align=1.0)

    def _badges(self, plot: Plot) -> None:
        """A number above each turning point."""
        wanted = [plot.x(point.turn) for point in self.story.points]
        places = apart(wanted, _BADGE + 4, plot.box.left, plot.box.right)
        for number, middle in enumerate(places, start=1):
            self._badge(Box(middle - _BADGE // 2, plot.box.top - _BADGE - 4, _BADGE, _BADGE), number)

    def _badge(self, box: Box, number: int) -> None:
        self.scene.plate(box, self.theme.accent, radius=box.height // 2 - 1)
        self.scene.words(box, str(number), 30, self.theme.on_accent, weight=BLACK, align=0.5)

    def _scores(self, plot: Plot, box: Box) -> None:
        """At the end of each line whose it is, and how many points."""
        end = self.story.end
        sides = [
            (seats, end.points[side])
            for side, seats in enumerate(end.sides)
            if any(end.seats[seat].alive for seat in seats)
        ]
        height = self.fonts.height(32)
        wanted = [plot.y(points) for _, points in sides]
        for (seats, points), middle in zip(sides, apart(wanted, 38, plot.box.top, plot.box.bottom), strict=True):
            left = plot.box.right + 20
            line = Box(left, middle - height // 2, box.right - 14 - left, height)
            ink = self._ink(seats[0])
            used = self.scene.words(line, f"{points} ", 32, ink, weight=BLACK)
            name = (
                self.speaker.say("team", number=end.sides.index(seats) + 1)
                if end.teams
                else name_of(self.speaker, self.names, seats[0])
            )
            self.scene.words(line.after(used + 8), name, 32, ink, weight=BOLD)

    def _turning(self) -> None:
        """What turned the game, numbered as on the axis."""
        if not self.story.points:
            return
        told = [turn_of(self.speaker, point, self.short) for point in self.story.points]
        width = _INNER - 2 * PAD - _BADGE - 14
        lines = [broken(self.fonts, sentence, _SENTENCE, REGULAR, width, most=2) for sentence in told]
        height = self.fonts.height(_SENTENCE)
        box = self._next(2 * 14 + sum(max(_BADGE, len(found) * height) for found in lines) + 8 * (len(lines) - 1))
        self.scene.plate(box, self.theme.panel, radius=RADIUS)
        top = 14
        for number, found in enumerate(lines, start=1):
            tall = max(_BADGE, len(found) * height)
            row = box.row(top, tall).inset(PAD, 0)
            self._badge(Box(row.left, row.top + (min(tall, height) - _BADGE) // 2 + 1, _BADGE, _BADGE), number)
            for index, line in enumerate(found):
                self.scene.words(row.row(index * height, height).after(_BADGE + 14), line, _SENTENCE, self.theme.text)
            top += tall + 8


def laid_out(story: Story, names: Sequence[str], speaker: Speaker, look: Look) -> Page:
    """The picture of a story before it is drawn."""
    return _Layout(story, names, speaker, look).page()
