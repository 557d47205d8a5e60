"""What a game brings to Discord, as one value: all by which the pages of every table, and the client, know a game."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.client import Resources
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Localizer
from bot.i18n.reason_text import ValueText
from bot.match import GameName
from bot.pages.presentation import Presentation


@dataclass(frozen=True, slots=True)
class GamePages:
    """How a game is shown, and what answers the buttons that only it has."""

    name: GameName
    presentation: Presentation
    handlers: Sequence[object] = ()
    """Modules, or objects with state of their own, that handle presses (`bot.discord.routing.handles`)."""
    value_text: ValueText | None = None
    """Words the values of its refusals."""
    topics: Callable[[Localizer], Iterable[str]] | None = None
    """Returns words that people look for in another game's rules.

    These say by the text `NAME-elsewhere` where to look instead.
    """
    emojis: Sequence[str] = ()
    """Drawings (`bot.drawing.sprites`) that its texts and buttons show."""
    warm_up: Callable[[Localizer], Awaitable[None]] | None = None
    """Draws what its first pictures need, before anyone waits for one. Never fails."""
    stop: Callable[[], Awaitable[None]] | None = None
    """Gives up what presses may still wait for, once no more presses are taken."""


MakePages = Callable[[Resources, Pictures], GamePages]
"""Makes a game's pages for a client, with the pictures of all its games."""
