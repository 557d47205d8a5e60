"""The options that several slash commands have, as types: bounds, choices, and what is suggested while one types."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

from discord import AppCommandOptionType, app_commands

from bot.client import CivBot
from bot.discord.answers import Interaction
from bot.pages.clock_choice import suggest_clocks
from bot.pages.press import Press
from bot.pages.table_option import suggest_open
from bot.pages.ui import ui_of

Suggest = Callable[[Press, str], Awaitable[list[app_commands.Choice[Any]]]]


class Suggested(app_commands.Transformer):
    """An option with suggestions. `least` and `most` bound a number, or the length of a text; Discord keeps to them."""

    def __init__(
        self, kind: AppCommandOptionType, suggest: Suggest, least: int | None = None, most: int | None = None
    ) -> None:
        self._kind = kind
        self._suggest = suggest
        self._least = least
        self._most = most

    @property
    def type(self) -> AppCommandOptionType:
        return self._kind

    @property
    def min_value(self) -> int | None:
        return self._least

    @property
    def max_value(self) -> int | None:
        return self._most

    async def transform(self, interaction: Interaction, value: Any, /) -> Any:
        return value

    async def autocomplete(  # pyright: ignore[reportIncompatibleMethodOverride]  # discord.py passes what is typed
        self, interaction: Interaction, value: str, /
    ) -> list[app_commands.Choice[Any]]:
        client = cast("CivBot", interaction.client)
        return await self._suggest(Press(interaction, ui_of(client).context), value)


def suggested_number(suggest: Suggest, most: int | None = None) -> Suggested:
    """Return an option that is a number from 1."""
    return Suggested(AppCommandOptionType.integer, suggest, 1, most)


def suggested_text(suggest: Suggest, most: int | None = None) -> Suggested:
    """Return an option that is a text, of 1 to `most` characters where that is said."""
    return Suggested(AppCommandOptionType.string, suggest, None if most is None else 1, most)


TableNumber = app_commands.Range[int, 1]
OpenTable = app_commands.Transform[int, suggested_number(suggest_open)]
ClockText = app_commands.Transform[str, suggested_text(suggest_clocks, most=40)]
LongClockText = app_commands.Transform[str, suggested_text(suggest_clocks)]
