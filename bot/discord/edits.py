"""Edits of messages by answers to interactions: one at a time for each message, and the newest page stays.

Two edits in flight may reach Discord in either order, and the older one would stay. Every edit that an answer makes is
sent here; messages that are edited with the bot's own token are kept in `bot.discord.messages`.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.discord.answers import (
    Interaction,
    acknowledge_in_place,
    defer_now,
    has_own_answer,
    is_from_hand,
    reply_ephemeral,
    show_first,
)
from bot.i18n.cutting import MOST_CONTENT, clip

REMEMBERED: Final = 4096
"""The number of messages whose newest page turn, and of answers whose message, is remembered."""


class Edits:
    """Sends the edits of all answers."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._newest_turns: LRUCache[int, int] = LRUCache(REMEMBERED)
        """By message: the newest interaction that turns to another page there."""
        self._own_messages: LRUCache[int, int] = LRUCache(REMEMBERED)
        """By interaction: the message of its own that it was answered with."""

    def begin_page(self, interaction: Interaction) -> None:
        """Note that an acknowledged interaction will show a page, which takes a while to draw."""
        key = self._key(interaction)
        self._newest_turns[key] = max(interaction.id, self._newest_turns.get(key, 0))

    def is_outdated(self, interaction: Interaction) -> bool:
        """Return whether someone has turned to another page since, where this interaction would show something."""
        return self._newest_turns.get(self._key(interaction), 0) > interaction.id

    def note_message(self, interaction: Interaction, message_id: int) -> None:
        """Note the message that an interaction was answered with, once it is known."""
        self._own_messages[interaction.id] = message_id

    async def edit(self, interaction: Interaction, **content: Any) -> discord.InteractionMessage:
        """Edit the message of an acknowledged interaction, or make it, and return it as it is then."""
        async with self._alone(interaction):
            return await self._edit(interaction, content)

    async def show(self, interaction: Interaction, **content: Any) -> bool:
        """Put content in place of what was acknowledged, or into the message that was pressed.

        Return False where nothing is shown, since someone has turned to another page there.
        """
        await acknowledge_in_place(interaction)  # the edit under way may take longer than Discord waits for an answer
        async with self._alone(interaction):
            if is_shown := not self.is_outdated(interaction):
                await self._edit(interaction, content)
        if not is_shown:
            await defer_now(interaction)
        return is_shown

    async def replace(self, interaction: Interaction, text: str) -> None:
        """Replace the acknowledgement by a line of text."""
        if is_from_hand(interaction):
            # a view of components cannot be edited into plain words: it stays, and the line comes beside it
            await reply_ephemeral(interaction, text)
        else:
            await self.edit(interaction, content=clip(text, MOST_CONTENT))

    def _key(self, interaction: Interaction) -> int:
        """Return what stands for the message that an interaction edits: its id, or the interaction's until it is known.

        A message of its own can be pressed only once it shows something, and is known by then.
        """
        message = interaction.message
        if message is None or has_own_answer(interaction):
            return self._own_messages.get(interaction.id, interaction.id)
        return message.id

    @asynccontextmanager
    async def _alone(self, interaction: Interaction) -> AsyncGenerator[None]:
        """Keep other edits from an interaction's message meanwhile."""
        while True:
            key = self._key(interaction)
            async with self._locks.setdefault(key, asyncio.Lock()):
                if key == self._key(interaction):  # else its message has become known during the wait
                    yield
                    return

    async def _edit(self, interaction: Interaction, content: dict[str, Any]) -> discord.InteractionMessage:
        sent = await show_first(interaction, content)
        if interaction.message is None or has_own_answer(interaction):
            self.note_message(interaction, sent.id)
        return sent
