"""The part of a story's picture that tells of the points over the turns, and when the game turned."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.scene import Box
from bot.games.civ.pictures.story_canvas import BADGE, LEAST, PAD, Canvas
from bot.games.civ.pictures.story_curves import Plot, Rule, apart
from bot.i18n.names import name_of


def lay_points(canvas: Canvas, box: Box) -> None:
    """The points' plate, its plot with its axis, and whose line is which."""
    story = canvas.story
    canvas.panel(box)
    title = canvas.speaker.say("story-points")
    canvas.scene.words(box.row(8, 46).inset(PAD, 0), title, 34, canvas.theme.text, weight=BOLD)
    high = max(*(max(moment.points) for moment in story.moments), 3) + 0.4
    inner = Box(box.left + 48, box.top + 108, box.width - 48 - 292, box.height - 108 - 46)
    plot = Plot(inner, story.turns, high, low=-0.2)
    _label_values(canvas, plot, box)
    curves = [
        canvas.curve(seats[0], [moment.points[side] for moment in story.moments], _left(canvas, seats))
        for side, seats in enumerate(story.end.sides)
    ]
    canvas.plots.append(replace(plot, curves=tuple(curves), rules=tuple(_rules(canvas, plot))))
    _label_turns(canvas, plot)
    _number_points(canvas, plot)
    _label_curves(canvas, plot, box)


def _rules(canvas: Canvas, plot: Plot) -> Iterator[Rule]:
    """A line for each number of points, and an upright one for each turning point."""
    for value in range(int(plot.high) + 1):
        yield Rule(value, canvas.theme.empty, 2)
    for point in canvas.story.points:
        yield Rule(point.turn, canvas.theme.accent, 2, (3, 2), is_upright=True)


def _left(canvas: Canvas, seats: Sequence[int]) -> int | None:
    """The turn in which the last of a side left."""
    turns = [canvas.story.left(seat) for seat in seats]
    return max((turn for turn in turns if turn is not None), default=None) if None not in turns else None


def _label_values(canvas: Canvas, plot: Plot, box: Box) -> None:
    for value in range(0, int(plot.high) + 1, 1 if plot.high < 5 else 2):
        place = Box(box.left + 6, plot.y(value) - 19, 36, 38)
        canvas.scene.words(place, str(value), LEAST, canvas.theme.soft, weight=BOLD, align=1.0)


def _label_turns(canvas: Canvas, plot: Plot) -> None:
    below = Box(plot.box.left, plot.box.bottom + 6, plot.box.width, 36)
    end = canvas.speaker.say("story-axis-turn", turn=canvas.story.turns)
    canvas.scene.words(below, canvas.speaker.say("story-axis-start"), LEAST, canvas.theme.soft)
    canvas.scene.words(below, end, LEAST, canvas.theme.soft, align=1.0)


def _number_points(canvas: Canvas, plot: Plot) -> None:
    """A number above each turning point."""
    wanted = [plot.x(point.turn) for point in canvas.story.points]
    places = apart(wanted, BADGE + 4, plot.box.left, plot.box.right)
    for number, middle in enumerate(places, start=1):
        canvas.badge(Box(middle - BADGE // 2, plot.box.top - BADGE - 4, BADGE, BADGE), number)


def _label_curves(canvas: Canvas, plot: Plot, box: Box) -> None:
    """At the end of each line whose it is, and how many points."""
    end = canvas.story.end
    sides = [
        (seats, end.points[side])
        for side, seats in enumerate(end.sides)
        if any(end.seats[seat].alive for seat in seats)
    ]
    height, left = canvas.fonts.height(32), plot.box.right + 20
    wanted = [plot.y(points) for _, points in sides]
    for (seats, points), middle in zip(sides, apart(wanted, 38, plot.box.top, plot.box.bottom), strict=True):
        line = Box(left, middle - height // 2, box.right - 14 - left, height)
        ink = canvas.ink(seats[0])
        used = canvas.scene.words(line, f"{points} ", 32, ink, weight=BLACK)
        canvas.scene.largest(line.after(used + 8), _side_name(canvas, seats), (32, LEAST), ink, weight=BOLD)


def _side_name(canvas: Canvas, seats: Sequence[int]) -> str:
    if canvas.story.end.teams:
        return canvas.speaker.say("team", number=canvas.story.end.sides.index(tuple(seats)) + 1)
    return name_of(canvas.speaker, canvas.names, seats[0])
