"""Presses find their answer by address alone.

Not by discord.py's `DynamicItem`: that one looks the pressed component up in the message, stays silent when it is not
there (a forged or outdated `custom_id`), hides errors raised in its checks, and knows nothing of forms opened before a
restart. Here every press and every form gets an answer, and all of them pass one boundary.
"""

from typing import Any, cast

import discord

from bot.ui.discord.answers import Interaction, whisper
from bot.ui.discord.errors import Boundary
from bot.ui.discord.readers import Readers
from bot.ui.discord.verbs import Registry


class Router:
    """Leads a component or form to the answer its address has in the registry."""

    def __init__(self, registry: Registry, boundary: Boundary, readers: Readers) -> None:
        self._registry = registry
        self._boundary = boundary
        self._readers = readers

    async def route(self, interaction: Interaction) -> None:
        """Answers one component or form; other interactions have their own way."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self._boundary.answer(interaction, self._outdated(interaction, "outdated-form"))
        if interaction.type is not discord.InteractionType.component:
            return
        data = cast("dict[str, Any]", interaction.data or {})
        press = self._registry.press(str(data.get("custom_id", "")))
        if press is None:
            await self._boundary.answer(interaction, self._outdated(interaction, "outdated-button"))
        else:
            await self._boundary.answer(interaction, press.answer(interaction), press.table)

    async def _outdated(self, interaction: Interaction, key: str) -> None:
        speaker = await self._readers.reader(interaction)
        await whisper(interaction, speaker.say(key))
