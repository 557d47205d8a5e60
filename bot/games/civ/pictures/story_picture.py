"""The story of a finished game in pictures: the points turn by turn, every column, and the turning points.

Each is wider than 11 : 7, since clients show a taller picture smaller.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from bot.drawing import painter
from bot.drawing.fonts import BLACK, BOLD, REGULAR, Fonts, legible
from bot.drawing.lines import break_lines
from bot.drawing.look import Look
from bot.drawing.scene import Box, Scene
from bot.drawing.theme import Colour, Theme
from bot.games.civ.pictures.diagrams import add_badge
from bot.games.civ.pictures.story import Story
from bot.games.civ.pictures.story_plot import Curve, Key, Marker, Plot, Rule, apart, paste_plots, styles
from bot.games.civ.pictures.story_text import turn_of
from bot.games.civ.rules import DOMAINS
from bot.games.civ.rules.observation import CULTURE
from bot.games.civ.words.naming import SHOWN, domain
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut_name
from bot.i18n.names import name_of

_WIDTH: Final = 1100
_LEAST: Final = 30
"""Smallest size of text: 9 pixels if the picture is shown 342 wide."""
_PAD: Final = 20
_RADIUS: Final = 18
_BADGE: Final = 42
_LIFT: Final = 4.0
"""Pixels between the lines of two seats with equal values; a line is 5 wide, so that each shows an edge."""
_LABEL: Final = 122
"""Width of the text at the end of each line."""
_MARGIN: Final = 14
_GAP: Final = 12
_INNER: Final = _WIDTH - 2 * _MARGIN
_TITLE: Final = (44, 40, 36, 32, _LEAST)
_SENTENCE: Final = (34, 32, _LEAST)
"""Sizes of text; the first in which nothing is cut is used."""
_CHIP: Final = 56
_SAMPLE: Final = 90
"""Width of a sample of a line."""
_LEGEND: Final = 44
_TALLEST: Final = 700
"""Most pixels from top to bottom of a picture that clients show in its whole width."""
_PANEL: Final = 280
_POINTS: Final = 300
_KEY: Final = 12
"""Pixels from the right edge of a plot to the middle of the markers that stand for the ends of its lines."""
_LONGEST: Final = (*range(32, 12, -4), 3)
"""Most characters of a name within a sentence: the first number that leaves room for all is used."""


@dataclass(frozen=True, slots=True)
class Page:
    """A picture of a story laid out: the scene, and the plots that are drawn over it."""

    ground: Scene
    plots: tuple[Plot, ...]


def lay_out_story(story: Story, names: Sequence[str], localizer: Localizer, look: Look) -> tuple[Page, ...]:
    """Return the pictures of a story laid out, in order; the last one only if there are turning points."""
    return tuple(_Layout(story, names, localizer, look).pages())


def story_pictures(story: Story, names: Sequence[str], localizer: Localizer, look: Look) -> tuple[bytes, ...]:
    """Return the story as two or three PNGs. Thread-safe."""
    return tuple(painter.encode_own_colours(_painted(page)) for page in lay_out_story(story, names, localizer, look))


def _painted(page: Page) -> Image.Image:
    image = painter.paint(page.ground)
    paste_plots(image, page.plots)
    return image


class _Layout:
    """Lays out a story, picture by picture and each from the top down."""

    def __init__(self, story: Story, names: Sequence[str], localizer: Localizer, look: Look) -> None:
        self.story, self.localizer, self.look = story, localizer, look
        self.names = legible(names, look.fonts)
        self.fonts, self.theme = look.fonts, look.theme

    def pages(self) -> Iterator[Page]:
        for write in (self._result, self._columns, self._turning):
            self.canvas = _Canvas(self.story, self.names, self.localizer, self.look)
            self.scene, self.plots, self.top = self.canvas.scene, self.canvas.plots, _MARGIN
            write()
            self.scene.height = self.top - _GAP + _MARGIN
            if self.scene.pieces:
                yield Page(self.scene, tuple(self.plots))

    def _result(self) -> None:
        self._head()
        across = self._across()
        rows = -(-len(self.canvas.seats) // across)
        box = self._next(rows * _CHIP + 2 * 10)
        self.canvas.panel(box)
        self._key(box.inset(0, 10), across)
        _lay_points(self.canvas, self._next(_POINTS))

    def _columns(self) -> None:
        """Add a plot of each Domain, and below them whose lines they are."""
        across = self._across()
        rows = -(-len(self.canvas.seats) // across)
        below = (rows + 1) * _LEGEND + 2 * 10
        panel = min(_PANEL, (_TALLEST - 2 * _MARGIN - 2 * _GAP - below) // 2)
        for row in (SHOWN[:3], SHOWN[3:]):
            for place, code in zip(self._next(panel).columns(3, _GAP), row, strict=True):
                _lay_column(self.canvas, place, code)
        legend = self._next(below)
        self.canvas.panel(legend)
        self._key(legend.row(10, rows * _LEGEND), across)
        self._thresholds(legend.row(10 + rows * _LEGEND, _LEGEND).inset(_PAD, 0))

    def _next(self, height: int) -> Box:
        """Return a strip of the picture below what is there."""
        box = Box(_MARGIN, self.top, _INNER, height)
        self.top += height + _GAP
        return box

    def _head(self) -> None:
        """Add the title, without the winner, who is in the message and the key."""
        title = self.localizer.say("story-title", count=self.story.turns)
        size = self._sized([title], _TITLE, BLACK, _INNER - 2 * _PAD, most=1)
        box = self._next(self.fonts.height(size))
        self.scene.words(box.inset(_PAD, 0), title, size, self.theme.accent, weight=BLACK)

    def _sized(self, texts: Sequence[str], sizes: Sequence[int], weight: str, width: int, *, most: int) -> int:
        """Return the first of the sizes in which each text fits into `most` lines, else the last."""

        def fits(size: int) -> bool:
            lasts = [break_lines(self.fonts, each, size, weight, width, most=most)[-1] for each in texts]
            return all(self.fonts.width(last, size, weight) <= width for last in lasts)

        return next(filter(fits, sizes), sizes[-1])

    def _across(self) -> int:
        """Return how many players stand side by side in the key: at most three of three, where all names are whole."""
        seats = self.canvas.seats

        def fits(across: int) -> bool:
            room = (_INNER - _PAD) // across - _PAD - _SAMPLE - 14
            return all(self._chip_width(seat) <= room for seat in seats)

        return next(filter(fits, (3, 2) if len(seats) == 3 else (2,)), 1)

    def _chip_width(self, seat: int) -> int:
        name = self.fonts.width(name_of(self.localizer, self.names, seat), _LEAST, BLACK)
        standing = self._standing(seat)
        return name + (14 + self.fonts.width(standing, 32, REGULAR) if standing else 0)

    def _key(self, box: Box, across: int) -> None:
        """Add a sample of each player's line with marker and name, team-mates side by side."""
        seats = [seat for side in self.story.end.sides for seat in side]
        width = (box.width - _PAD) // across
        height = box.height // -(-len(seats) // across)
        for place, seat in enumerate(seats):
            left = box.left + _PAD + place % across * width
            self._chip(Box(left, box.top + place // across * height, width - _PAD, height), seat)

    def _thresholds(self, box: Box) -> None:
        """Add what the lines across the plots of columns mean."""
        theme = self.theme
        levels = self.localizer.list([self.localizer.say("level-1"), self.localizer.say("level-2")])
        for said, rule in (
            (levels, Rule(0.5, theme.soft, 2, (2, 4))),
            (self.localizer.say("hegemony"), Rule(0.5, theme.accent, 3)),
        ):
            self.plots.append(Plot(Box(box.left, box.top, _SAMPLE, box.height), 1, 1, rules=(rule,)))
            used = self.scene.words(box.after(_SAMPLE + 14), said, 32, theme.soft if rule.dashes else theme.accent)
            box = box.after(_SAMPLE + 14 + used + 40)

    def _chip(self, box: Box, seat: int) -> None:
        style, end = self.canvas.styles[seat], self.story.end
        sample = Box(box.left, box.top, _SAMPLE, box.height)
        curve = Curve(((0, 0), (1, 0), (2, 0)), style, self.theme.panel, (1,), width=6, scale=1.5)
        self.plots.append(Plot(sample, 2, 1, (curve,), low=-1))
        box = box.after(sample.width + 14)
        used = self.scene.words(box, self._standing(seat), 32, self.theme.soft, align=1.0)
        assert end.result is not None
        won = seat in end.result.winners
        name = name_of(self.localizer, self.names, seat)
        colour = self.theme.accent if won else self.theme.text
        weight = BLACK if won else BOLD
        self.scene.largest(box.before(used + 14), name, (38, 36, 34, 32, _LEAST), colour, weight=weight)

    def _standing(self, seat: int) -> str:
        end = self.story.end
        if self.story.left(seat) is not None:
            return self.localizer.say("story-left")
        return self.localizer.say("team", number=seat % 2 + 1) if end.teams else ""

    def _turning(self) -> None:
        """Add the turning points in words, numbered as in the plot."""
        if not self.story.points:
            return
        size, lines = self._sentences(_INNER - 2 * _PAD - _BADGE - 14)
        height = self.fonts.height(size)
        box = self._next(self._tall(lines, height))
        self.canvas.panel(box)
        top = 14
        for number, found in enumerate(lines, start=1):
            tall = max(_BADGE, len(found) * height)
            row = box.row(top, tall).inset(_PAD, 0)
            self.canvas.badge(Box(row.left, row.top + (min(tall, height) - _BADGE) // 2 + 1, _BADGE, _BADGE), number)
            for index, line in enumerate(found):
                self.scene.words(row.row(index * height, height).after(_BADGE + 14), line, size, self.theme.text)
            top += tall + 8

    def _sentences(self, width: int) -> tuple[int, list[Sequence[str]]]:
        """Return the size of the turning points' text and their lines, with whole names where the picture has room."""
        size, lines = _LEAST, list[Sequence[str]]()
        for longest in _LONGEST:
            names = [cut_name(name, longest) for name in self.names]
            texts = [turn_of(self.localizer, point, names) for point in self.story.points]
            size = self._sized(texts, _SENTENCE, REGULAR, width, most=2)
            lines = [break_lines(self.fonts, sentence, size, REGULAR, width) for sentence in texts]
            if self._tall(lines, self.fonts.height(size)) <= _TALLEST - 2 * _MARGIN:
                break
        return size, lines

    def _tall(self, lines: Sequence[Sequence[str]], height: int) -> int:
        """Return the height of the panel with the turning points."""
        return 2 * 14 + sum(max(_BADGE, len(found) * height) for found in lines) + 8 * (len(lines) - 1)


class _Canvas:
    """A story, the scene of one of its pictures, and the plots that will be drawn over the scene."""

    def __init__(self, story: Story, names: Sequence[str], localizer: Localizer, look: Look) -> None:
        self.story = story
        self.names = legible(names, look.fonts)
        self.localizer = localizer
        self.scene = Scene(_WIDTH, 0, look, localizer)
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
        """Return the colour of a seat's line and of text about it."""
        return self.styles[seat].colour

    def panel(self, box: Box) -> None:
        """Add a plate under a part of the picture."""
        self.scene.plate(box, self.theme.panel, radius=_RADIUS)

    def badge(self, box: Box, number: int) -> None:
        """Add the number of a turning point."""
        self.scene.plate(box, self.theme.accent, radius=box.height // 2 - 1)
        self.scene.words(box, str(number), 30, self.theme.on_accent, weight=BLACK, align=0.5)

    def curve(self, seat: int, values: Sequence[int], left: int | None) -> Curve:
        """Return a line in a seat's style, with a cross in the turn `left` if it left; otherwise its key follows it."""
        moments = [moment for moment in self.story.moments if left is None or moment.turn < left]
        steps = [(float(moment.turn), float(values[number])) for number, moment in enumerate(moments)]
        style = self.styles[seat]
        if left is not None:
            steps.append((float(left), steps[-1][1]))
            style = replace(style, marker=Marker.CROSS)
        lift = (seat - (self.story.end.players - 1) / 2) * _LIFT
        marked = () if left is None else (len(steps) - 1,)
        return Curve(tuple(steps), style, self.theme.panel, marked, lift=lift)

    def key(self, seat: int, plot: Plot, middle: int) -> Key:
        """Return a seat's marker at the right of a plot, at that height."""
        return Key(plot.box.right + _KEY, middle, self.styles[seat], self.theme.panel)


# The points over the turns


def _lay_points(canvas: _Canvas, box: Box) -> None:
    """Lay out the plot of points with its axes and labels."""
    story = canvas.story
    canvas.panel(box)
    title = canvas.localizer.say("story-points")
    canvas.scene.words(box.row(8, 46).inset(_PAD, 0), title, 34, canvas.theme.text, weight=BOLD)
    high = max(*(max(moment.points) for moment in story.moments), 3) + 0.4
    inner = Box(box.left + 48, box.top + 108, box.width - 48 - 292, box.height - 108 - 46)
    plot = Plot(inner, story.turns, high, low=-0.2)
    _label_values(canvas, plot, box)
    curves = [
        canvas.curve(seats[0], [moment.points[side] for moment in story.moments], _left(canvas, seats))
        for side, seats in enumerate(story.end.sides)
    ]
    keys = tuple(_label_scores(canvas, plot, box))
    canvas.plots.append(replace(plot, curves=tuple(curves), rules=tuple(_rules(canvas, plot)), keys=keys))
    _label_turns(canvas, plot)
    _number_points(canvas, plot)


def _rules(canvas: _Canvas, plot: Plot) -> Iterator[Rule]:
    """Yield a line for each number of points, and an upright one for each turning point."""
    for value in range(int(plot.high) + 1):
        yield Rule(value, canvas.theme.empty, 2)
    for point in canvas.story.points:
        yield Rule(point.turn, canvas.theme.accent, 2, (3, 2), is_upright=True)


def _left(canvas: _Canvas, seats: Sequence[int]) -> int | None:
    """Return the turn in which the last seat of a side left; None if one stayed."""
    turns = [canvas.story.left(seat) for seat in seats]
    return max((turn for turn in turns if turn is not None), default=None) if None not in turns else None


def _label_values(canvas: _Canvas, plot: Plot, box: Box) -> None:
    for value in range(0, int(plot.high) + 1, 1 if plot.high < 5 else 2):
        place = Box(box.left + 6, plot.y(value) - 19, 36, 38)
        canvas.scene.words(place, str(value), _LEAST, canvas.theme.soft, weight=BOLD, align=1.0)


def _label_turns(canvas: _Canvas, plot: Plot) -> None:
    below = Box(plot.box.left, plot.box.bottom + 6, plot.box.width, 36)
    end = canvas.localizer.say("story-axis-turn", turn=canvas.story.turns)
    canvas.scene.words(below, canvas.localizer.say("story-axis-start"), _LEAST, canvas.theme.soft)
    canvas.scene.words(below, end, _LEAST, canvas.theme.soft, align=1.0)


def _number_points(canvas: _Canvas, plot: Plot) -> None:
    """Add a number above each turning point."""
    wanted = [plot.x(point.turn) for point in canvas.story.points]
    places = apart(wanted, _BADGE + 4, plot.box.left, plot.box.right)
    for number, middle in enumerate(places, start=1):
        canvas.badge(Box(middle - _BADGE // 2, plot.box.top - _BADGE - 4, _BADGE, _BADGE), number)


def _label_scores(canvas: _Canvas, plot: Plot, box: Box) -> Iterator[Key]:
    """Add the points at the end of each line, and the name of the side if it fits; yield the markers before them."""
    end = canvas.story.end
    sides = [
        (seats, end.points[side])
        for side, seats in enumerate(end.sides)
        if any(end.seats[seat].alive for seat in seats)
    ]
    height, left = canvas.fonts.height(32), plot.box.right + 2 * _KEY + 4
    wanted = [plot.y(points) for _, points in sides]
    for (seats, points), middle in zip(sides, apart(wanted, 38, plot.box.top, plot.box.bottom), strict=True):
        line = Box(left, middle - height // 2, box.right - 14 - left, height)
        ink = canvas.ink(seats[0])
        used = canvas.scene.words(line, f"{points} ", 32, ink, weight=BLACK)
        name, room = _side_name(canvas, seats), line.after(used + 8)
        if canvas.fonts.width(name, _LEAST, BOLD) <= room.width:
            canvas.scene.largest(room, name, (32, _LEAST), ink, weight=BOLD)
        yield canvas.key(seats[0], plot, middle)


def _side_name(canvas: _Canvas, seats: Sequence[int]) -> str:
    if canvas.story.end.teams:
        return canvas.localizer.say("team", number=canvas.story.end.sides.index(tuple(seats)) + 1)
    return name_of(canvas.localizer, canvas.names, seats[0])


# The cards of a Domain over the turns


def _lay_column(canvas: _Canvas, box: Box, code: str) -> None:
    """Lay out a Domain's name, and its plot with labels."""
    number, theme, story = DOMAINS.index(code), canvas.theme, canvas.story
    canvas.panel(box)
    add_badge(canvas.scene, Box(box.left + 14, box.top + 10, 42, 42), code)
    canvas.scene.words(box.row(8, 46).after(68), domain(canvas.localizer, code), 34, theme.text, weight=BOLD)
    plot = _plot(canvas, box)
    levels = list(_levels(canvas, code))
    _label_levels(canvas, plot, box, levels)
    curves = [
        canvas.curve(seat, [moment.counts[seat][number] for moment in story.moments], story.left(seat))
        for seat in canvas.seats
    ]
    rules = (Rule(0, theme.empty, 2), *levels, *_marks(canvas, code))
    keys = tuple(_label_counts(canvas, plot, box, number))
    canvas.plots.append(replace(plot, curves=tuple(curves), rules=rules, keys=keys))


def _plot(canvas: _Canvas, box: Box) -> Plot:
    """Return an empty plot; its bounds are the same for every Domain, so that plots can be compared."""
    most = max(count for moment in canvas.story.moments for counts in moment.counts for count in counts)
    high = max(most, canvas.story.end.hegemony_size) + 0.7
    inner = Box(box.left + 48, box.top + 62, box.width - 48 - _LABEL, box.height - 62 - 18)
    return Plot(inner, canvas.story.turns, high, low=-0.2)


def _levels(canvas: _Canvas, code: str) -> Iterator[Rule]:
    """Yield lines at the numbers of cards for levels (except of Culture) and Hegemony."""
    end, theme = canvas.story.end, canvas.theme
    if code != CULTURE:
        yield from (Rule(size, theme.soft, 2, (2, 4)) for size in end.level_sizes)
    yield Rule(end.hegemony_size, theme.accent, 3)


def _label_levels(canvas: _Canvas, plot: Plot, box: Box, levels: list[Rule]) -> None:
    for rule in levels:
        place = Box(box.left + 6, plot.y(rule.at) - 19, 36, 38)
        canvas.scene.words(place, str(int(rule.at)), _LEAST, rule.colour, weight=BOLD, align=1.0)


def _marks(canvas: _Canvas, code: str) -> Iterator[Rule]:
    """Yield an upright line for each turning point about this Domain."""
    for point in canvas.story.points:
        if point.domain == code:
            yield Rule(point.turn, canvas.theme.soft, 2, (1, 2), is_upright=True)


def _label_counts(canvas: _Canvas, plot: Plot, box: Box, number: int) -> Iterator[Key]:
    """Add the number of cards at the end of each line; yield the markers before them."""
    end, size = canvas.story.end, _LEAST
    here = [seat for seat in canvas.seats if end.seats[seat].alive]
    columns = {seat: end.seats[seat].columns[number] for seat in here}
    height = canvas.fonts.height(size)
    places = apart([plot.y(columns[seat].count) for seat in here], 33, plot.box.top - 6, plot.box.bottom - 3)
    for seat, middle in zip(here, places, strict=True):
        left = plot.box.right + 2 * _KEY + 2
        line = Box(left, middle - height // 2, box.right - 8 - left, height)
        count, need = columns[seat].count, columns[seat].hegemony_need
        said = str(count)
        if need > end.hegemony_size:
            said = canvas.localizer.say("story-need", count=count, need=need)
        canvas.scene.words(line, said, size, canvas.ink(seat), weight=BOLD)
        yield canvas.key(seat, plot, middle)
