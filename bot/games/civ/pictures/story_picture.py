"""The story of a finished game in pictures: points turn by turn, every column, what turned it."""

from collections.abc import Sequence

from PIL import Image

from bot.drawing import painter
from bot.drawing.look import Look
from bot.games.civ.pictures.story import Story
from bot.games.civ.pictures.story_layout import Page, laid_out
from bot.games.civ.pictures.story_plot import paste_plots
from bot.i18n.catalogue import Speaker


def story_pictures(story: Story, names: Sequence[str], speaker: Speaker, look: Look) -> tuple[bytes, ...]:
    """The story as two or three PNGs, each `story_canvas.WIDTH` pixels wide. Safe to call from several threads."""
    return tuple(painter.encode_own_colours(_painted(page)) for page in laid_out(story, names, speaker, look))


def _painted(page: Page) -> Image.Image:
    image = painter.paint(page.ground)
    paste_plots(image, page.plots)
    return image
