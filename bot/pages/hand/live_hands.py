"""Hands that are still open: ephemeral messages can be edited for 15 minutes after the last press in them.

Nothing depends on it: the button "My hand" shows a forgotten hand again.
"""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.discord.answers import Interaction, message_of
from bot.table.values import TableId, UserId

LIFE: Final = timedelta(minutes=14, seconds=30)
"""How long a hand stays open, a little less than Discord's 15 minutes."""
NEVER: Final = datetime.max.replace(tzinfo=UTC)


@dataclass(slots=True)
class LiveHand:
    """An open hand: the interaction through which it can be edited, and the decision it shows, once it shows any."""

    interaction: Interaction
    version: int | None = None
    revision: int | None = None
    is_asked: bool = False
    """True while it asks its owner for that decision."""


class LiveHands:
    """All open hands, the newest for each player and table. Where it `keeps_older` ones, their messages stay."""

    def __init__(self, *, keeps_older: bool = False) -> None:
        self._keeps_older = keeps_older
        self._hands: dict[tuple[TableId, UserId], LiveHand] = {}
        self._places: dict[tuple[TableId, UserId], tuple[int, Interaction]] = {}
        """The message of each hand, and the last interaction through which it can be edited or deleted."""
        self._contents: dict[int, tuple[TableId, UserId]] = {}
        """The hand in each message: one press in a list of tables may turn it into another table's."""
        self._removed: dict[int, datetime] = {}
        """The time when the message of a hand was replaced by a newer one; a press from it may still be on its way."""
        self._edited_by: dict[tuple[TableId, UserId], list[Interaction]] = {}
        """The interactions that edit a hand just now; a press that also shows it is in it twice."""
        self._locks: WeakValueDictionary[tuple[TableId, UserId], asyncio.Lock] = WeakValueDictionary()
        self._expires_at = NEVER
        """Nothing here expires before: each press asks three times, and looking at all hands took 2.5 ms."""

    @contextmanager
    def hold(self, table: TableId, user: UserId, interaction: Interaction) -> Generator[LiveHand]:
        """Make this interaction the open hand, and keep others from editing it meanwhile."""
        self._forget_expired()
        key = (table, user)
        known = self._hands.get(key)
        hand = self._hands[key] = LiveHand(self.newest_interaction(table, user, interaction))
        self._note_expiry(hand.interaction.created_at)
        if known is not None:
            # until something new is shown, what lies there is what was shown before
            hand.version, hand.revision, hand.is_asked = known.version, known.revision, known.is_asked
        edited_by = self._edited_by.setdefault(key, [])
        edited_by.append(interaction)
        try:
            yield hand
        finally:
            edited_by.remove(interaction)
            if not edited_by:
                del self._edited_by[key]
            self._give_back(key, interaction)

    def _give_back(self, key: tuple[TableId, UserId], interaction: Interaction) -> None:
        """Restore the hand that was open before, where nothing has been shown through this interaction."""
        place, hand = self._places.get(key), self._hands.get(key)
        if hand is None or hand.interaction is not interaction:
            return
        if place is None:
            del self._hands[key]
        else:
            hand.interaction = place[1]
            self._note_expiry(place[1].created_at)

    def lock(self, table: TableId, user: UserId) -> asyncio.Lock:
        """Return the lock under which a hand is drawn and sent: of two edits at once the older one could stay."""
        return self._locks.setdefault((table, user), asyncio.Lock())

    def shows(self, table: TableId, user: UserId, revision: int, message_id: int | None = None) -> bool:
        """Return whether the open hand shows the table at that revision or later, in that message if one is named."""
        hand, place = self._hands.get((table, user)), self._places.get((table, user))
        lies_there = message_id is None or (place is not None and place[0] == message_id)
        return hand is not None and hand.revision is not None and hand.revision >= revision and lies_there

    def note_shown(self, table: TableId, user: UserId, version: int, revision: int, *, is_asked: bool = False) -> None:
        """Note which decision an open hand shows, and whether it asks for it."""
        if hand := self._hands.get((table, user)):
            hand.version, hand.revision, hand.is_asked = version, revision, is_asked

    def is_newest(self, table: TableId, user: UserId, interaction: Interaction) -> bool:
        """Return whether the open hand is the one that this interaction edits."""
        hand = self._hands.get((table, user))
        return hand is not None and hand.interaction is interaction

    def newest_interaction(self, table: TableId, user: UserId, interaction: Interaction) -> Interaction:
        """Return through what a hand is to be shown: this interaction, or the newer hand's if its own is gone."""
        place = self._places.get((table, user))
        return interaction if place is None or message_of(interaction) not in self._removed else place[1]

    def message_id_of(self, table: TableId, user: UserId, interaction: Interaction) -> int | None:
        """Return the id of the message that an interaction edits, as far as it is known before it does."""
        place = self._places.get((table, user))
        is_known = place is not None and place[1] is interaction
        return place[0] if place is not None and is_known else message_of(interaction)

    def note_message(
        self, table: TableId, user: UserId, message_id: int, interaction: Interaction
    ) -> Interaction | None:
        """Note the message a hand now lies in; return the interaction that can delete its previous message.

        Called under the hand's lock, so that the hand is not shown in the message that is about to be deleted. A
        replaced message takes no hand back.
        """
        # a press that came late from a message that has been deleted: it must not take the newer one's place
        if message_id in self._removed:
            return None
        key = (table, user)
        if (other := self._contents.get(message_id, key)) != key:
            self._close(other)
        before = self._places.get(key)
        self._places[key], self._contents[message_id] = (message_id, interaction), key
        self._note_expiry(interaction.created_at)
        if before is None or before[0] == message_id:
            return None
        del self._contents[before[0]]
        if self._keeps_older:
            return None
        self._removed[before[0]] = now = discord.utils.utcnow()
        self._note_expiry(now)
        hand = self._hands.get(key)
        if hand is not None:
            hand.interaction = self.newest_interaction(table, user, hand.interaction)
            self._note_expiry(hand.interaction.created_at)
        return before[1]

    def _close(self, key: tuple[TableId, UserId]) -> None:
        """Forget a hand whose message now shows another one."""
        message_id, interaction = self._places.pop(key)
        del self._contents[message_id]
        if self.is_newest(*key, interaction):
            self.drop(*key)

    def open_at(self, table: TableId) -> list[tuple[UserId, LiveHand]]:
        """Return the open hands of a table that are not being edited."""
        self._forget_expired()
        return [
            (user, hand)
            for (other, user), hand in self._hands.items()
            if other == table and (other, user) not in self._edited_by
        ]

    def is_left_in(self, table: TableId, user: UserId, message_id: int) -> bool:
        """Return whether a hand was left in that message as it is, or is being put there; False while it is redrawn."""
        self._forget_expired()
        key = (table, user)
        if any(message_of(editing) == message_id for editing in self._edited_by.get(key, ())):
            return True
        if key in self._hands:
            return False
        place = self._places.get(key)
        return place is not None and place[0] == message_id

    def drop(self, table: TableId, user: UserId) -> None:
        """Forget a hand that can no longer be edited."""
        self._hands.pop((table, user), None)

    def _note_expiry(self, begun_at: datetime) -> None:
        self._expires_at = min(self._expires_at, begun_at + LIFE)

    def _forget_expired(self) -> None:
        now = discord.utils.utcnow()
        if now <= self._expires_at:
            return
        for key, hand in list(self._hands.items()):
            if now - hand.interaction.created_at > LIFE:
                del self._hands[key]
        for key, (message_id, interaction) in list(self._places.items()):
            if now - interaction.created_at > LIFE:
                del self._places[key], self._contents[message_id]
        for message_id, at in list(self._removed.items()):
            if now - at > LIFE:
                del self._removed[message_id]
        left = [hand.interaction.created_at for hand in self._hands.values()]
        left += [interaction.created_at for _, interaction in self._places.values()]
        self._expires_at = min([*left, *self._removed.values()], default=NEVER - LIFE) + LIFE
