"""Pictures that a place does not accept: a smaller one is sent instead, finally none, and the message says why."""

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
"""Keys of the texts shown in place of a picture."""
NO_FILES: Final = "no-files"
"""The reason for a missing picture that Discord refused for reasons of its own, of no interest to a player."""


@dataclass(frozen=True, slots=True)
class Fit:
    """One attempt to send: a picture, or None and `why` (a key)."""

    picture: bytes | None
    why: str = ""
    is_smaller: bool = False
    """True where it is smaller than it was drawn; an even smaller one could not be read."""
    kept: int | None = None
    """A picture's attachment in the message, which stays there instead of being sent again."""


async def show_fitting(
    pictures: Pictures,
    picture: bytes | None,
    most: int | None,
    show: Callable[[bytes | None, str], Awaitable[T]],
    icons: Icons | None = None,
) -> T:
    """Call `show` with the picture, if refused with a smaller one, finally with None and why (a key).

    `most` is how many bytes the place takes, as far as known; `show` raises `discord.HTTPException` where Discord
    refuses. The `icons` on its buttons are replaced by discs where Discord no longer knows one of them.
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
    """Return the picture if it seems to fit, else a smaller one."""
    if picture is None or most is None or len(picture) <= most:
        return Fit(picture)
    return await _smaller(pictures, picture, most)


async def lesser_fit(pictures: Pictures, fit: Fit, error: discord.HTTPException) -> Fit | None:
    """Return what to try after an attempt that Discord has refused; None where the picture wasn't the cause."""
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
    """Return whether Discord refused a file for its size."""
    return error.status == 413 or error.code == TOO_LARGE


def may_do_without(error: discord.HTTPException) -> bool:
    """Return whether Discord may take the message without its picture: neither busy nor unable to reach the message."""
    return error.status in (400, 403, 413) and not isinstance(error, discord.NotFound)


def is_emoji_unknown(error: discord.HTTPException) -> bool:
    """Return whether Discord refused a button or an option for an emoji that was deleted."""
    # discord.py keeps the names of what is wrong with a form to itself, and tells their English texts.
    return error.code == INVALID_FORM and "Invalid emoji" in error.text


def reason_text(localizer: Localizer, why: str) -> str:
    """Return why there is no picture, in words; empty where there is nothing to say."""
    if why in ("", NO_FILES):
        return ""
    return localizer.say(why, permission=localizer.say("permission-attach-files"))


async def _smaller(pictures: Pictures, picture: bytes, most: int) -> Fit:
    small = await pictures.smaller(picture, most)
    return Fit(None, NO_ROOM) if small is None else Fit(small, is_smaller=True)
