"""Pictures that a place does not take: a smaller one goes instead, at last none, and the message says why."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Final, TypeVar

import discord

from bot.ui.pictures import Pictures

T = TypeVar("T")

TOO_LARGE: Final = 40005
MISSING_PERMISSIONS: Final = 50013

NO_ATTACHING: Final = "no-picture-permission"
NO_ROOM: Final = "no-picture-size"
"""Keys of what is said in a picture's place."""


async def show_fitting(
    pictures: Pictures, picture: bytes | None, most: int | None, show: Callable[[bytes | None, str], Awaitable[T]]
) -> T:
    """Calls `show` with the picture, where it is refused with a smaller one, at last with None and why (a key).

    `most` is how many bytes the place takes, as far as known; `show` raises `discord.HTTPException` where Discord
    refuses.
    """
    if picture is None:
        return await show(None, "")
    sizes = _sizes(pictures, picture, most)
    async for size in sizes:
        try:
            return await show(size, "")
        except discord.HTTPException as error:
            if error.code == MISSING_PERMISSIONS:
                return await show(None, NO_ATTACHING)
            if not is_too_large(error):
                raise
    return await show(None, NO_ROOM)


def is_too_large(error: discord.HTTPException) -> bool:
    """Whether Discord refused a file for its size."""
    return error.status == 413 or error.code == TOO_LARGE


async def _sizes(pictures: Pictures, picture: bytes, most: int | None) -> AsyncGenerator[bytes]:
    """The picture if it seems to fit, then a smaller one."""
    if most is None or len(picture) <= most:
        yield picture
        most = len(picture) * 3 // 5  # how much it takes it does not say: much less, at once
    small = await pictures.smaller(picture, most)
    if small is not None:
        yield small
