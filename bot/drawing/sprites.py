"""The project's own drawings (`assets/art/*.svg`) as pictures of any size, each rasterised once."""

import re
from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Final

from PIL import Image
from resvg_py import svg_to_bytes

from bot.assets import folder as assets_folder

_CACHE_SIZE: Final = 1024
"""Number of pictures kept, more than the boards and hands of all layouts together need."""
_VIEW_BOX: Final = re.compile(r'<svg\b[^>]*\bviewBox="0 0 (\d+) (\d+)"')


class UnknownSprite(KeyError):
    """Raised where there is no drawing of that name."""


class Sprites:
    """The drawings by name, such as `card-M1`, `back-1`, `domain-M` or `coin` (see `names`). Thread-safe.

    Every file is read at once, so that a missing folder is noticed at the start. A drawing becomes a picture when it
    is first asked for.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Read the drawings of `folder`, by default those of the project.

        Raises `FileNotFoundError` if there are none, `ValueError` for a file whose `viewBox` is not `0 0 W H`.
        """
        self.is_projects_own = folder is None
        files = sorted((folder or assets_folder() / "art").glob("*.svg"))
        if not files:
            raise FileNotFoundError(f"no drawings in {folder or 'assets/art'}")
        self._sources: Mapping[str, str] = MappingProxyType({file.stem: file.read_text("utf-8") for file in files})
        self._extents = {name: _extent(name, source) for name, source in self._sources.items()}
        self._lock = Lock()
        self._cached_tile = lru_cache(_CACHE_SIZE)(self._draw_tile)

    def names(self) -> tuple[str, ...]:
        """Return the names of all drawings, sorted."""
        return tuple(self._sources)

    def tile(self, name: str, width: int, height: int | None = None) -> Image.Image:
        """Return a drawing as RGBA, `width` by `height` pixels; without `height`, in the drawing's own proportions.

        In other proportions it is as large as fits, in the middle of a transparent tile. The picture is shared: copy
        it before you change it. Raises `UnknownSprite`, and `ValueError` for a size below one pixel.
        """
        if name not in self._extents:
            raise UnknownSprite(name)
        across, down = self._extents[name]
        if height is None:
            height = max(1, round(width * down / across))
        if width < 1 or height < 1:
            raise ValueError(f"{name} cannot be {width} by {height} pixels")
        with self._lock:  # else two threads would draw the same at once; drawing holds the GIL anyway
            return self._cached_tile(name, width, height)

    def _draw_tile(self, name: str, width: int, height: int) -> Image.Image:
        sized = self._sources[name].replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
        return rasterise(sized)


def rasterise(source: str) -> Image.Image:
    """Return an SVG as RGBA, in the size that its outermost element names. Thread-safe.

    The system's typefaces are not loaded: that takes longer than drawing, and no drawing of ours has text.
    """
    with Image.open(BytesIO(svg_to_bytes(svg_string=source, skip_system_fonts=True))) as picture:
        return picture.convert("RGBA")


def _extent(name: str, source: str) -> tuple[int, int]:
    """Return the width and the height in a drawing's `viewBox`. Raises `ValueError` if it has none."""
    if not (found := _VIEW_BOX.search(source)):
        raise ValueError(f'{name}.svg has no viewBox="0 0 W H"')
    return int(found[1]), int(found[2])
