"""Curves drawn with matplotlib, without a word of text: words are set by the painter, in the pictures' own typefaces.

The plotting library is imported with this module, and this module only when the first story is drawn: it takes longer
than the rest of the bot together. It is not safe to draw with from several threads, so one waits for another.
"""

from collections.abc import Iterable
from threading import Lock
from typing import Any, Final

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from PIL import Image

from bot.render.story_curves import Curve, Plot, Rule
from bot.render.theme import Colour

_DPI: Final = 72
"""So that a point, in which the library measures lines, is a pixel."""
_drawing = Lock()


def drawn(width: int, height: int, plots: Iterable[Plot]) -> Image.Image:
    """The plots at their places in an otherwise transparent picture of that many pixels."""
    with _drawing:
        figure = Figure(figsize=(width / _DPI, height / _DPI), dpi=_DPI, facecolor="none", frameon=False)
        canvas = FigureCanvasAgg(figure)
        for plot in plots:
            _draw(figure, plot, width, height)
        canvas.draw()
        return Image.frombytes("RGBA", (width, height), bytes(canvas.buffer_rgba()))


def _draw(figure: Any, plot: Plot, width: int, height: int) -> None:
    box = plot.box
    bounds = (box.left / width, 1 - box.bottom / height, box.width / width, box.height / height)
    axes = figure.add_axes(bounds)
    axes.set_axis_off()
    axes.set(xlim=(plot.first, plot.last), ylim=(plot.low, plot.high))
    for rule in plot.rules:
        axes.add_line(_rule(plot, rule))
    for curve in plot.curves:
        axes.add_line(_curve(plot, curve))


def _rule(plot: Plot, rule: Rule) -> Line2D:
    flat = ([plot.first, plot.last], [rule.at, rule.at])
    upright = ([rule.at, rule.at], [plot.low, plot.high])
    return Line2D(
        *(upright if rule.is_upright else flat),
        color=_hex(rule.colour),
        linewidth=rule.width,
        linestyle=(0, rule.dashes) if rule.dashes else "solid",
        clip_on=False,
    )


def _curve(plot: Plot, curve: Curve) -> Line2D:
    lift = plot.lift(curve.lift)
    style = curve.style
    return Line2D(
        [x for x, _ in curve.steps],
        [y + lift for _, y in curve.steps],
        drawstyle="steps-post",
        color=_hex(style.colour),
        linewidth=curve.width,
        linestyle=(0, style.dashes) if style.dashes else "solid",
        dash_capstyle="butt",
        marker=style.marker,
        markersize=style.size * curve.scale,
        markeredgecolor=_hex(curve.ground),
        markeredgewidth=2,
        markevery=list(curve.marked),
        clip_on=False,
    )


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
