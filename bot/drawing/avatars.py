"""People's pictures, which come from outside: made round, or left out if they cannot be read."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageOps

from bot.drawing.tiles import disc

_MOST_PIXELS: Final = 2048 * 2048
_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")


def avatar_of(avatars: Sequence[bytes | None], seat: int) -> bytes | None:
    """Return a seat's picture; None if it has none, or if no pictures were given."""
    return avatars[seat] if seat < len(avatars) else None


def initial_of(name: str) -> str:
    """Return what stands in place of a picture: the first letter or digit of a name, else its first character."""
    first = next((each for each in name if each.isalnum()), name[:1])
    # of some letters the capital is two, such as that of ß
    return first.upper() if len(first.upper()) == 1 else first


@lru_cache(256)
def round_avatar(data: bytes, size: int) -> Image.Image | None:
    """Return the picture as a disc of `size` pixels (RGBA); None if it is not a picture, is broken or far too large."""
    try:
        with Image.open(BytesIO(data), formats=_FORMATS) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                return None
            # so that a JPEG is decoded at about this size
            picture.draft("RGB", (size, size))
            small = ImageOps.fit(picture.convert("RGBA"), (size, size), Image.Resampling.BICUBIC)
    except Exception:  # whatever a decoder does with bytes from outside, the board is drawn without that picture
        return None
    # the disc replaces the picture's own transparency: without a ground, its holes would be black
    ground = Image.new("RGBA", small.size, (255, 255, 255))
    ground.alpha_composite(small)
    ground.putalpha(disc(size))
    return ground
