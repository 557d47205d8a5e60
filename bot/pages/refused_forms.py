"""What was typed into a refused form: its message quotes it, and a button there opens the form with it.

Nothing of it is kept anywhere else, so that it is still there after a restart.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord

from bot.pages.press import Press

_QUOTED: Final = re.compile(r"(?:^|\n)```\n(.*)\n```", re.DOTALL)


def quote_typed(typed: str, most: int) -> str:
    """Return what was typed as a message quotes it, at most so many characters of it; empty where nothing was."""
    typed = typed.replace("```", "'''")
    return f"```\n{typed[:most]}\n```" if typed.strip() else ""


def typed_before(press: Press) -> str | None:
    """Return the text that the pressed message quotes as it was typed; None where it quotes none."""
    message = press.interaction.message
    texts = [] if message is None else [each.content for each in _texts_in(message.components)]
    return next((found[1] for text in texts if (found := _QUOTED.search(text))), None)


def _texts_in(components: Iterable[Any]) -> Iterator[discord.TextDisplay]:
    for each in components:
        if isinstance(each, discord.TextDisplay):
            yield each
        yield from _texts_in(getattr(each, "children", ()))


def selects_in(components: Iterable[Any]) -> Iterator[discord.SelectMenu]:
    """Yield the selects of a message in order."""
    for each in components:
        if isinstance(each, discord.SelectMenu):
            yield each
        yield from selects_in(getattr(each, "children", ()))
