"""The story of a finished game in pictures: points turn by turn, every column, what turned it."""

from collections.abc import Sequence

from PIL import Image

from bot.i18n.catalogue import Speaker
from bot.render import painter
from bot.render.look import Look
from bot.render.story import Story
from bot.render.story_layout import Page, laid_out
from bot.render.story_plot import paste_plots


def story_pictures(story: Story, names: Sequence[str], speaker: Speaker, look: Look) -> tuple[bytes, ...]:
    """The story as two or three PNGs, each `story_canvas.WIDTH` pixels wide. Safe to call from several threads."""
    return tuple(painter.encode_own_colours(_painted(page)) for page in laid_out(story, names, speaker, look))


def _painted(page: Page) -> Image.Image:
    image = painter.paint(page.ground)
    paste_plots(image, page.plots)
    return image
