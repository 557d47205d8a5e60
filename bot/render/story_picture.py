"""The story of a finished game as a picture: who won, every column over the turns, points, and what turned it."""

import gc
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from io import BytesIO
from typing import Final

from PIL import Image

from bot.i18n.catalogue import Speaker
from bot.render import painter
from bot.render.look import Look
from bot.render.story import Story
from bot.render.story_layout import Page, laid_out

COLOURS: Final = 256


def story_picture(story: Story, names: Sequence[str], speaker: Speaker, look: Look) -> bytes:
    """The story as a PNG, `story_layout.WIDTH` pixels wide. Safe to call from several threads."""
    return _encoded(_painted(laid_out(story, names, speaker, look)))


@cache
def load() -> None:
    """Imports the plotting library, which takes a second or two; the first picture does so otherwise.

    Garbage is not looked for meanwhile, nor ever among what was imported: that would stop all threads for a moment.
    """
    gc.disable()
    try:
        import_module("bot.render.story_plot")
    finally:
        gc.freeze()
        gc.enable()


def _painted(page: Page) -> Image.Image:
    load()
    from bot.render.story_plot import drawn  # takes seconds to import, and few processes need it

    image = painter.paint(page.ground)
    plots = drawn(image.width, image.height, page.plots)
    image.paste(plots, (0, 0), plots)
    return image


def _encoded(image: Image.Image) -> bytes:
    out = BytesIO()
    few = image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(out, "PNG", compress_level=6)
    return out.getvalue()
