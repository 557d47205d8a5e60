"""The project's own drawings (`assets/art/*.svg`) as pictures of any size, rasterised once each."""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Final

from PIL import Image

from bot.assets import folder as assets_folder
from bot.drawing.svg import rasterised

_CACHE_SIZE: Final = 1024
"""Pictures remembered: more than the boards and hands of every layout together ask for."""
_VIEW_BOX: Final = re.compile(r'<svg\b[^>]*\bviewBox="0 0 (\d+) (\d+)"')


class UnknownSprite(KeyError):
    """There is no drawing of that name."""


class Sprites:
    """The drawings by name: `card-M1` … `card-U3`, `back-1` … `back-3`, `domain-M` …, `coin`: see `names`.

    Opening reads every file, so that a missing folder is noticed at the start; a drawing becomes a picture when it is
    first asked for. Any number of threads may ask at once.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Open the drawings of `folder`, by default those of the project.

        Raises `FileNotFoundError` where there are none, `ValueError` for a file whose `viewBox` is not `0 0 W H`.
        """
        self.is_projects_own = folder is None
        files = sorted((folder or assets_folder() / "art").glob("*.svg"))
        if not files:
            raise FileNotFoundError(f"no drawings in {folder or 'assets/art'}")
        self._sources: Mapping[str, str] = MappingProxyType({file.stem: file.read_text("utf-8") for file in files})
        self._extents = {name: _extent(name, source) for name, source in self._sources.items()}
        self._lock = Lock()
        self._rasterised = lru_cache(_CACHE_SIZE)(self._rasterise)

    def names(self) -> tuple[str, ...]:
        """Every drawing there is, sorted."""
        return tuple(self._sources)

    def tile(self, name: str, width: int, height: int | None = None) -> Image.Image:
        """A drawing as RGBA, exactly `width` by `height` pixels; without `height`, in the drawing's own proportions.

        In other proportions it is drawn as large as fits, in the middle, and nothing around it. The picture is shared:
        copy it before you change it. Raises `UnknownSprite`, and `ValueError` for a size below one pixel.
        """
        if name not in self._extents:
            raise UnknownSprite(name)
        across, down = self._extents[name]
        if height is None:
            height = max(1, round(width * down / across))
        if width < 1 or height < 1:
            raise ValueError(f"{name} cannot be {width} by {height} pixels")
        with self._lock:  # else two threads that miss at once would draw the same; drawing holds the GIL anyway
            return self._rasterised(name, width, height)

    def _rasterise(self, name: str, width: int, height: int) -> Image.Image:
        sized = self._sources[name].replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
        return rasterised(sized)


def _extent(name: str, source: str) -> tuple[int, int]:
    """The proportions a drawing gives itself. Raises `ValueError`."""
    if not (found := _VIEW_BOX.search(source)):
        raise ValueError(f'{name}.svg has no viewBox="0 0 W H"')
    return int(found[1]), int(found[2])
