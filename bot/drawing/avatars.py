"""People's pictures, as they came from outside: made round, or left out where they cannot be read."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageOps

from bot.drawing.tiles import disc

_MOST_PIXELS: Final = 2048 * 2048
_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")


def avatar_of(avatars: Sequence[bytes | None], seat: int) -> bytes | None:
    """That seat's picture; None where it has none, or where nobody has brought any."""
    return avatars[seat] if seat < len(avatars) else None


@lru_cache(256)
def round_avatar(data: bytes, size: int) -> Image.Image | None:
    """The picture as a disc of that many pixels (RGBA); None where it is none, is broken, or is far too large."""
    try:
        with Image.open(BytesIO(data), formats=_FORMATS) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                return None
            # a JPEG is decoded at about this size, and not whole to be made small
            picture.draft("RGB", (size, size))
            small = ImageOps.fit(picture.convert("RGBA"), (size, size), Image.Resampling.BICUBIC)
    except Exception:  # whatever a decoder makes of bytes from outside, the board goes on without that picture
        return None
    # the disc takes the place of the picture's own transparency: without a ground its holes would be black
    ground = Image.new("RGBA", small.size, (255, 255, 255))
    ground.alpha_composite(small)
    ground.putalpha(disc(size))
    return ground
