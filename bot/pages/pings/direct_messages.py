"""Direct messages on Discord: a line that notifies, buttons to the hands it is about, and the hand itself.

A message about one turn becomes the requested hand. It is sent in plain words first, because a phone shows an empty
notification for a message that was sent as components (discord-api-docs #7854).
"""

import io
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Final

import discord

from bot.discord.mentions import calling_nobody
from bot.discord.messages import nonce_of
from bot.discord.sheet import Button, Style, plain_buttons
from bot.i18n.catalogue import Catalogues, Localizer
from bot.manager.services import Services
from bot.pages import display
from bot.pages.addresses.hand import HAND
from bot.pages.addresses.public import REVIEW
from bot.pages.hand.hand import keeps_direct_hand, put_away_page, shows_direct_ending, shows_direct_hand
from bot.pages.hand.hand_message import HandDrawer, HandRequest, NamedFile
from bot.pages.hand.live_hands import LiveHands
from bot.pages.lobby.lobby import JOIN
from bot.pages.pings.wording import PingLine, Recipient, call_note, direct_text, ping_lines, ping_sentence
from bot.pages.table_words import table_number
from bot.reasons import Refusal
from bot.table.preferences import Notify
from bot.table.table import Table
from bot.table.values import Notice, NoticeKind, Way

log = logging.getLogger(__name__)

CALLS: Final = (NoticeKind.TURN, NoticeKind.HALF, NoticeKind.SOON)
"""The kinds of notices of a turn, whose message leads to the person's hand."""
MOST_KEYS: Final = 5
"""The most hands with a button below a list of tables: one row."""


class DirectMessages:
    """Writes direct messages, turns them into hands, and closes those."""

    def __init__(
        self,
        services: Services,
        catalogues: Catalogues,
        drawing: HandDrawer,
        hands: LiveHands,
        silenced: Callable[[int | None], datetime | None],
    ) -> None:
        """`hands` are those that are open in direct messages; `silenced` says until when the bot is timed out on a
        server."""
        self._silenced = silenced
        self._hands = hands
        self._services = services
        self._catalogues = catalogues
        self._drawing = drawing

    def _lines(self, notices: Sequence[Notice], person: Recipient) -> list[PingLine]:
        lines = ping_lines(notices, person.tables)
        return [replace(line, silenced_until=self._silenced(line.table.place.guild_id)) for line in lines]

    async def send(
        self, channel: discord.DMChannel, person: Recipient, notices: Sequence[Notice], name: str
    ) -> discord.Message:
        """Send these notices in plain words, as the message of that `name`. Raises `discord.HTTPException`.

        A message that becomes a hand has no link: phones show its whole address, and the hand has one itself. It has no
        timestamp markup either, because phones show that too; the hand says when the time runs out.
        """
        lines, nonce = self._lines(notices, person), nonce_of(name)
        buttons = self._buttons(person, lines)
        if not buttons:
            return await channel.send(self._text(person, lines), nonce=nonce, suppress_embeds=True)
        if _becomes_a_hand(person, lines):
            text = ping_sentence(lines[0], self._localizer(person, lines), now=self._services.now())
        else:
            text = self._text(person, lines)
        return await channel.send(text, nonce=nonce, suppress_embeds=True, view=plain_buttons(buttons))

    async def unfold(self, message: discord.Message, person: Recipient, notices: Sequence[Notice]) -> None:
        """Turn a message about one turn into the hand for it.

        Where that is refused it stays plain, and gets the time of the deadline, since a duration is soon wrong.
        """
        lines = self._lines(notices, person)
        if not _becomes_a_hand(person, lines):
            return
        try:
            async with self._hands.lock(lines[0].table.id, person.id):
                # within the hand's turn: the game may have gone on while the message was sent
                table = await self._services.tables.look(lines[0].table.id)
                if shows_direct_hand(table, person.id):
                    await self._show(message, person, table, call_note(lines[0], self._localizer(person, lines)))
        except (discord.HTTPException, Refusal) as error:
            log.info("a direct message of table %s stays plain: %s", lines[0].table.id, error)
            with suppress(discord.HTTPException):
                await message.edit(content=self._text(person, lines), allowed_mentions=calling_nobody())

    def resting(self, person: Recipient, found: Sequence[Notice]) -> set[int]:
        """Return the ids of calls whose hand was just used to end the turn, and stays until the next call."""
        newest = {each.table: each.id for each in sorted(found, key=lambda each: each.id) if each.kind in CALLS}
        return {
            each.id
            for each in found
            if each.kind in CALLS and each.way == Way.DIRECT and each.message_id is not None
            and newest[each.table] == each.id and keeps_direct_hand(person.tables[each.table], person.id)
            and self._hands.is_left_in(each.table, person.id, each.message_id)
        }  # fmt: skip

    async def edit(self, message: discord.PartialMessage, person: Recipient, notices: Sequence[Notice]) -> None:
        """Edit a message to say what is over by now, and close the hand in it; that of an ended game tells the result.

        Raises `discord.HTTPException`.
        """
        lines = self._lines(notices, person)
        nobody, localizer = calling_nobody(), self._localizer(person, lines)
        if not _is_call(lines):
            buttons = self._buttons(person, lines)
            view = plain_buttons(buttons) if buttons else None
            await message.edit(content=self._text(person, lines), view=view, allowed_mentions=nobody)
        elif lines[0].is_over:
            table = lines[0].table
            async with self._hands.lock(table.id, person.id):  # no press being drawn comes after it
                is_last = _becomes_a_hand(person, lines) and shows_direct_ending(table, person.id)
                if is_last and self._hands.shows(table.id, person.id, table.revision, message.id):
                    return  # its owner has ended the game in it
                self._hands.drop(table.id, person.id)
                if is_last:
                    await self._show(message, person, table)
                    return
                view = put_away_page(table, person.id, localizer).view()
                await message.edit(content=None, view=view, attachments=[], allowed_mentions=nobody)

    def _localizer(self, person: Recipient, lines: Sequence[PingLine]) -> Localizer:
        return person.localizer(self._catalogues, lines[0].table)

    def _text(self, person: Recipient, lines: Sequence[PingLine]) -> str:
        return direct_text(lines, self._localizer(person, lines))

    def _buttons(self, person: Recipient, lines: Sequence[PingLine]) -> list[Button]:
        return hand_buttons(lines, self._localizer(person, lines))

    async def _show(
        self, message: discord.Message | discord.PartialMessage, person: Recipient, table: Table, note: str = ""
    ) -> None:
        seat = table.seat_of(person.id)
        assert seat is not None
        options = await display.of_person(self._services.profiles, person.id, None)
        asked = HandRequest(
            table, seat, person.id, person.localizer(self._catalogues, table), options, notice=note or None
        )

        async def send(view: discord.ui.LayoutView, files: Sequence[NamedFile]) -> None:
            # made at each attempt: a file that was sent has been read to its end
            sent = [discord.File(io.BytesIO(data), name) for name, data in files]
            await message.edit(content=None, view=view, attachments=sent, allowed_mentions=calling_nobody())

        await self._drawing.put(asked, send)


def _becomes_a_hand(person: Recipient, lines: Sequence[PingLine]) -> bool:
    """Return whether the message may become a hand; a digest doesn't, since the next one repeats its tables."""
    return person.preferences.notify != Notify.DIGEST and _is_call(lines)


def _is_call(lines: Sequence[PingLine]) -> bool:
    """Return whether a message is about one turn and nothing else, so that it becomes, or was, a hand."""
    (line, *others) = lines
    return not others and line.notice.kind in CALLS


def hand_buttons(lines: Sequence[PingLine], localizer: Localizer) -> list[Button]:
    """Return the buttons to the hands, into the lobbies, and to the reviews that the lines are about."""
    invited = [line.table for line in lines if line.notice.kind is NoticeKind.INVITED and not line.is_over]
    waiting = {line.table.id: line.table for line in lines if line.notice.kind in CALLS and not line.is_over}
    buttons = [
        Button(HAND.to(each.id), localizer.say("games-key", table=table_number(each, localizer)), Style.primary)
        for each in waiting.values()
    ]
    reviewed = dict.fromkeys(line.table.id for line in lines if line.notice.kind is NoticeKind.REVIEWED)
    buttons += [Button(REVIEW.to(each), localizer.say("key-review"), Style.primary, emoji="🔎") for each in reviewed]
    buttons += [Button(JOIN.to(each.id), _join_label(each, localizer), Style.success) for each in invited]
    return buttons[:MOST_KEYS]


def _join_label(table: Table, localizer: Localizer) -> str:
    return localizer.say("games-join", table=table_number(table, localizer))
