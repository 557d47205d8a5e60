"""The part of a story's picture that tells of one Domain: everybody's cards over the turns."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.drawing.fonts import BOLD
from bot.drawing.scene import Box
from bot.games.civ.pictures.badges import add_badge
from bot.games.civ.pictures.story_canvas import LEAST, Canvas
from bot.games.civ.pictures.story_curves import Plot, Rule, apart
from bot.games.civ.rules import DOMAINS
from bot.games.civ.rules.observation import CULTURE
from bot.games.civ.words.naming import domain
from bot.i18n.cutting import clusters

_LABEL: Final = 132
"""The room for what stands at the end of each line."""


def lay_column(canvas: Canvas, box: Box, code: str) -> None:
    """A Domain's plate, its name, its plot, and whose line is which."""
    number, theme, story = DOMAINS.index(code), canvas.theme, canvas.story
    canvas.panel(box)
    add_badge(canvas.scene, Box(box.left + 14, box.top + 10, 42, 42), code)
    canvas.scene.words(box.row(8, 46).after(68), domain(canvas.speaker, code), 34, theme.text, weight=BOLD)
    plot = _plot(canvas, box)
    levels = list(_levels(canvas, code))
    _label_levels(canvas, plot, box, levels)
    curves = [
        canvas.curve(seat, [moment.counts[seat][number] for moment in story.moments], story.left(seat))
        for seat in canvas.seats
    ]
    rules = (Rule(0, theme.empty, 2), *levels, *_marks(canvas, code))
    canvas.plots.append(replace(plot, curves=tuple(curves), rules=rules))
    _label_curves(canvas, plot, box, number)


def _plot(canvas: Canvas, box: Box) -> Plot:
    """Its place and its bounds, the same for every Domain, so that they compare."""
    most = max(count for moment in canvas.story.moments for counts in moment.counts for count in counts)
    high = max(most, canvas.story.end.hegemony_size) + 0.7
    inner = Box(box.left + 48, box.top + 62, box.width - 48 - _LABEL, box.height - 62 - 18)
    return Plot(inner, canvas.story.turns, high, low=-0.2)


def _levels(canvas: Canvas, code: str) -> Iterator[Rule]:
    """Lines at the numbers of cards that mean a level or Hegemony; Culture has no levels of its own."""
    end, theme = canvas.story.end, canvas.theme
    if code != CULTURE:
        yield from (Rule(size, theme.soft, 2, (2, 4)) for size in end.level_sizes)
    yield Rule(end.hegemony_size, theme.accent, 3)


def _label_levels(canvas: Canvas, plot: Plot, box: Box, levels: list[Rule]) -> None:
    for rule in levels:
        place = Box(box.left + 6, plot.y(rule.at) - 19, 36, 38)
        canvas.scene.words(place, str(int(rule.at)), LEAST, rule.colour, weight=BOLD, align=1.0)


def _marks(canvas: Canvas, code: str) -> Iterator[Rule]:
    """An upright line where what turned the game was about this Domain."""
    for point in canvas.story.points:
        if point.domain == code:
            yield Rule(point.turn, canvas.theme.soft, 2, (1, 2), is_upright=True)


def _label_curves(canvas: Canvas, plot: Plot, box: Box, number: int) -> None:
    """At the end of each line whose it is, and how many cards."""
    end, size = canvas.story.end, LEAST
    here = [seat for seat in canvas.seats if end.seats[seat].alive]
    columns = {seat: end.seats[seat].columns[number] for seat in here}
    height = canvas.fonts.height(size)
    places = apart([plot.y(columns[seat].count) for seat in here], 33, plot.box.top - 6, plot.box.bottom - 3)
    for seat, middle in zip(here, places, strict=True):
        left = plot.box.right + 16
        line = Box(left, middle - height // 2, box.right - 8 - left, height)
        count, need = columns[seat].count, columns[seat].hegemony_need
        said = str(count)
        if need > end.hegemony_size:
            said = canvas.speaker.say("story-need", count=count, need=need)
        canvas.scene.words(line, _label(canvas, said, seat, line.width), size, canvas.ink(seat), weight=BOLD)


def _label(canvas: Canvas, said: str, seat: int, width: int) -> str:
    """The count, and as much of whose it is as there is room for: the line's colour and marker say it, too."""
    signs = list(clusters(canvas.initials[seat]))
    tried = (f"{said} {''.join(signs[:most])}".strip() for most in range(len(signs), 0, -1))
    return next((text for text in tried if canvas.fonts.width(text, LEAST, BOLD) <= width), said)
