"""Votes about absent players: what the table is told of them, and the presses that give a voice."""

from typing import Any

import discord

from bot.i18n import words
from bot.manager.tables import Tables
from bot.table.absence import check_unclocked
from bot.table.errors import TooEarly
from bot.table.play import in_play
from bot.table.table import Ballot
from bot.table.values import TableId
from bot.ui.discord.answers import Interaction, name_of, user_of, whisper
from bot.ui.discord.readers import Readers
from bot.ui.discord.sheet import Key, Sheet, Style
from bot.ui.discord.symbols import ACCENT
from bot.ui.discord.verbs import Answer, AtTable
from bot.ui.votes.addresses import ABSENT, VOTE


class Ballots:
    """Answers to what is pressed about somebody who is absent."""

    def __init__(self, tables: Tables, readers: Readers) -> None:
        self._tables = tables
        self._readers = readers
        self._messages: dict[TableId, int] = {}
        """The newest message that tells a table's vote; after a restart a new one tells it."""

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return ABSENT.answered_by(self._absent), VOTE.answered_by(self._vote)

    async def _absent(self, interaction: Interaction, at: AtTable) -> None:
        """Explains the vote about an absent player, and offers it."""
        table = await self._tables.look(at.table)
        if not table.waiting:
            raise TooEarly("nobody-awaited")
        in_play(table, user_of(interaction))
        speaker = await self._readers.reader(interaction)
        if table.waiting and not set(table.waiting) & set(table.humans):
            raise TooEarly("nobody-awaited")
        check_unclocked(table)
        names = [words.safe_name(table.names[seat]) for seat in table.waiting]
        sheet = Sheet(ACCENT).text(speaker.say("absent-explained", who=speaker.list(names), count=len(names)))
        sheet.keys([Key(VOTE.to(table.id), speaker.say("key-vote"), Style.primary)])
        await whisper(interaction, "", sheet.view())

    async def _vote(self, interaction: Interaction, at: AtTable) -> None:
        """Tells the table how the vote stands, with the button to join it; pressed there, it counts there."""
        ballot = await self._tables.vote_automatic(at.table, user_of(interaction))
        view = self._sheet(ballot, name_of(interaction)).view()
        if interaction.message is not None and interaction.message.id == self._messages.get(at.table):
            await interaction.response.edit_message(view=view)
        else:
            sent = await interaction.response.send_message(view=view, allowed_mentions=discord.AllowedMentions.none())
            if sent.message_id is not None:
                self._messages[at.table] = sent.message_id
        if ballot.is_decided:
            self._messages.pop(at.table, None)

    def _sheet(self, ballot: Ballot, name: str) -> Sheet:
        """How a vote stands."""
        speaker = self._readers.public(ballot.table)
        table = speaker.say("table-name", table=ballot.table.id)
        key = "ballot-vote-decided" if ballot.is_decided else "ballot-vote"
        told = speaker.say(key, name=words.safe_name(name), table=table, agreed=ballot.agreed, needed=ballot.needed)
        sheet = Sheet(ACCENT).text(told)
        if not ballot.is_decided:
            sheet.keys([Key(VOTE.to(ballot.table.id), speaker.say("key-vote"), Style.primary)])
        return sheet
