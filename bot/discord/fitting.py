"""Pictures that a place does not take: a smaller one goes instead, at last none, and the message says why."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import discord

from bot.discord.error_codes import INVALID_FORM, MISSING_PERMISSIONS, TOO_LARGE
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Localizer
from bot.i18n.icons import Icons

T = TypeVar("T")

NO_ATTACHING: Final = "no-picture-permission"
NO_ROOM: Final = "no-picture-size"
"""Keys of what is said in a picture's place."""
NO_FILES: Final = "no-files"
"""Why there is no picture where Discord has refused it for reasons of its own: that says nothing to a player."""


@dataclass(frozen=True, slots=True)
class Fit:
    """One attempt: a picture, or none and `why` (a key)."""

    picture: bytes | None
    why: str = ""
    is_smaller: bool = False
    """Whether it is not the picture as it was drawn: a still smaller one could not be read."""


async def show_fitting(
    pictures: Pictures,
    picture: bytes | None,
    most: int | None,
    show: Callable[[bytes | None, str], Awaitable[T]],
    icons: Icons | None = None,
) -> T:
    """Calls `show` with the picture, where it is refused with a smaller one, at last with None and why (a key).

    `most` is how many bytes the place takes, as far as known; `show` raises `discord.HTTPException` where Discord
    refuses. The `icons` that its buttons show are lost where Discord knows one of them no more: discs stand there.
    """
    fit = await first_fit(pictures, picture, most)
    while True:
        try:
            return await show(fit.picture, fit.why)
        except discord.HTTPException as error:
            if icons is not None and is_emoji_unknown(error):
                icons.lose()
                # once: a second refusal has another reason, and the attempt must end
                icons = None
                continue
            less = await lesser_fit(pictures, fit, error)
            if less is None:
                raise
            fit = less


async def first_fit(pictures: Pictures, picture: bytes | None, most: int | None) -> Fit:
    """The picture if it seems to fit, else a smaller one."""
    if picture is None or most is None or len(picture) <= most:
        return Fit(picture)
    return await _smaller(pictures, picture, most)


async def lesser_fit(pictures: Pictures, fit: Fit, error: discord.HTTPException) -> Fit | None:
    """What to try after an attempt that Discord has refused; None where it is not the picture that it refuses."""
    if fit.picture is None:
        return None
    if error.code == MISSING_PERMISSIONS:
        return Fit(None, NO_ATTACHING)
    if not is_too_large(error):
        return None
    if fit.is_smaller:
        return Fit(None, NO_ROOM)
    return await _smaller(pictures, fit.picture, len(fit.picture) * 3 // 5)  # how much it takes it does not say


def is_too_large(error: discord.HTTPException) -> bool:
    """Whether Discord refused a file for its size."""
    return error.status == 413 or error.code == TOO_LARGE


def may_do_without(error: discord.HTTPException) -> bool:
    """Whether Discord may take the message without its picture: it is neither busy, nor is the message out of reach."""
    return error.status in (400, 403, 413) and not isinstance(error, discord.NotFound)


def is_emoji_unknown(error: discord.HTTPException) -> bool:
    """Whether Discord refused a button or an option for an emoji that somebody has deleted."""
    # discord.py keeps the names of what is wrong with a form to itself, and tells their English texts.
    return error.code == INVALID_FORM and "Invalid emoji" in error.text


def reason_text(localizer: Localizer, why: str) -> str:
    """Why there is no picture, in words; nothing where there is nothing to say."""
    if why in ("", NO_FILES):
        return ""
    return localizer.say(why, permission=localizer.say("permission-attach-files"))


async def _smaller(pictures: Pictures, picture: bytes, most: int) -> Fit:
    small = await pictures.smaller(picture, most)
    return Fit(None, NO_ROOM) if small is None else Fit(small, is_smaller=True)
