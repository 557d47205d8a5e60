"""Hands that are still open: ephemeral messages can be edited for 15 minutes after the last press in them.

A convenience, not a truth: whatever is forgotten here, the button "My hand" brings back.
"""

import asyncio
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from bot.table.values import TableId, UserId

LIFE: Final = timedelta(minutes=14, seconds=30)
"""A little less than Discord's 15 minutes."""


@dataclass(slots=True)
class LiveHand:
    """An open hand: through which interaction it can be edited, and which decision it shows."""

    interaction: "discord.Interaction[Any]"
    version: int = -1
    revision: int = -1


class LiveHands:
    """All open hands, one for each player and table: the newest."""

    def __init__(self) -> None:
        self._hands: dict[tuple[TableId, UserId], LiveHand] = {}
        self._places: dict[tuple[TableId, UserId], tuple[int, discord.Interaction[Any]]] = {}
        """The message each hand lies in, and the last interaction through which it can be deleted."""
        self._removed: dict[int, datetime] = {}
        """When the message of a hand was given up for a newer one; a press may still be on its way from it."""
        self._busy: Counter[tuple[TableId, UserId]] = Counter()
        self._turns: WeakValueDictionary[tuple[TableId, UserId], asyncio.Lock] = WeakValueDictionary()

    @contextmanager
    def held(self, table: TableId, user: UserId, interaction: "discord.Interaction[Any]") -> Generator[LiveHand]:
        """Makes this interaction the open hand, and keeps others from editing it meanwhile."""
        self._forget_expired()
        key = (table, user)
        known = self._hands.get(key)
        hand = self._hands[key] = LiveHand(interaction)
        if known is not None:
            hand.version, hand.revision = known.version, known.revision
        self._busy[key] += 1
        try:
            yield hand
        finally:
            self._busy[key] -= 1
            if not self._busy[key]:
                del self._busy[key]

    def turn(self, table: TableId, user: UserId) -> asyncio.Lock:
        """Held while a hand is drawn and sent: two edits at once could leave the older one standing."""
        return self._turns.setdefault((table, user), asyncio.Lock())

    def shows(self, table: TableId, user: UserId, revision: int) -> bool:
        """Whether the open hand shows the table at that revision, or later."""
        hand = self._hands.get((table, user))
        return hand is not None and hand.revision >= revision

    def shown(self, table: TableId, user: UserId, version: int, revision: int) -> None:
        """Notes which decision an open hand shows."""
        if hand := self._hands.get((table, user)):
            hand.version, hand.revision = version, revision

    def is_newest(self, table: TableId, user: UserId, interaction: "discord.Interaction[Any]") -> bool:
        """Whether the open hand is the one that this interaction edits."""
        hand = self._hands.get((table, user))
        return hand is not None and hand.interaction is interaction

    def moved(
        self, table: TableId, user: UserId, message_id: int, interaction: "discord.Interaction[Any]"
    ) -> "discord.Interaction[Any] | None":
        """Notes the message a hand now lies in; through what is returned, the one it lay in before can be deleted.

        A message that was given up takes no hand back: whose press was overtaken by a newer hand keeps that one.
        """
        if message_id in self._removed:
            return None
        before = self._places.get((table, user))
        self._places[table, user] = (message_id, interaction)
        if before is None or before[0] == message_id:
            return None
        self._removed[before[0]] = discord.utils.utcnow()
        return before[1]

    def open_at(self, table: TableId) -> list[tuple[UserId, LiveHand]]:
        """The open hands of a table that nobody is editing."""
        self._forget_expired()
        return [
            (user, hand)
            for (other, user), hand in self._hands.items()
            if other == table and (other, user) not in self._busy
        ]

    def drop(self, table: TableId, user: UserId) -> None:
        """Forgets a hand that can no longer be edited."""
        self._hands.pop((table, user), None)

    def _forget_expired(self) -> None:
        now = discord.utils.utcnow()
        for key, hand in list(self._hands.items()):
            if now - hand.interaction.created_at > LIFE:
                del self._hands[key]
        for key, (_, interaction) in list(self._places.items()):
            if now - interaction.created_at > LIFE:
                del self._places[key]
        for message_id, at in list(self._removed.items()):
            if now - at > LIFE:
                del self._removed[message_id]
