"""What the buttons around a game do: nudge, why, resign, rematch, move. The table decides; these show what it says."""

from typing import Any, Final

from bot.i18n import words
from bot.manager.tables import Tables
from bot.table.policy import check_place
from bot.table.preferences import Notify
from bot.table.table import Table
from bot.table.values import Place, Status
from bot.ui.discord.answers import Interaction, acknowledge, display_name_of, is_from_hand, user_of, whisper
from bot.ui.discord.members import check_member
from bot.ui.discord.mentions import calling
from bot.ui.discord.permissions import missing
from bot.ui.discord.readers import Readers
from bot.ui.discord.sheet import Sheet
from bot.ui.discord.symbols import ACCENT, jump
from bot.ui.discord.verbs import Answer, AtTable
from bot.ui.hand.hands import Hands
from bot.ui.public import addresses
from bot.ui.public.announcer import Announcer
from bot.ui.public.opening import is_alone, opener_of

LEFT_ALONE: Final = (Notify.DIGEST, Notify.NONE)
"""How people want to be told who are named by a nudge, and not called."""


class TablePresses:
    """Answers to what is pressed on boards."""

    def __init__(self, tables: Tables, readers: Readers, announcer: Announcer, hands: Hands) -> None:
        self._tables = tables
        self._readers = readers
        self._announcer = announcer
        self._hands = hands

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.NUDGE.answered_by(self._nudge),
            addresses.RESIGN.answered_by(self._resign),
            addresses.STAY_SEATED.answered_by(self._stay_seated),
            addresses.REMATCH.answered_by(self._rematch),
            addresses.MOVE.answered_by(self._move),
        )

    async def _nudge(self, interaction: Interaction, at: AtTable) -> None:
        nudged = await self._tables.nudge(at.table, user_of(interaction))
        speaker = self._readers.public(nudged.table)
        text = speaker.say(
            "nudge",
            name=words.safe_name(display_name_of(interaction)),
            who=speaker.list([f"<@{user}>" for user in nudged.users]),
            count=len(nudged.users),
            table=speaker.say("table-name", table=nudged.table.id),
        )
        settings = await self._tables.profiles.preferences_of(nudged.users)
        called = calling(user for user in nudged.users if settings[user].notify not in LEFT_ALONE)
        await interaction.response.send_message(f"{text}\n{_link(nudged.table)}", allowed_mentions=called)

    async def _resign(self, interaction: Interaction, at: AtTable) -> None:
        await acknowledge(interaction)
        table = await self._tables.resign(at.table, user_of(interaction))
        speaker = await self._readers.reader(interaction)
        sheet = Sheet(ACCENT).text(speaker.say("resigned", table=table.id))
        await interaction.edit_original_response(view=sheet.view(), attachments=[])

    async def _stay_seated(self, interaction: Interaction, at: AtTable) -> None:
        speaker = await self._readers.reader(interaction)
        view = Sheet(ACCENT).text(speaker.say("stayed")).view()
        if is_from_hand(interaction):
            await interaction.response.edit_message(view=view)
        else:
            await whisper(interaction, "", view)

    async def _rematch(self, interaction: Interaction, at: AtTable) -> None:
        """Opens the next game's lobby where this one was played, or joins it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await check_member(interaction, await self._tables.look(at.table))
        table = await self._tables.lobbies.rematch(at.table, user_of(interaction))
        if is_alone(table):
            table = await self._tables.lobbies.begin(table.id, user_of(interaction))
        self._announcer.poke(table.id, opens_lobby=True)
        speaker = await self._readers.reader(interaction)
        key = "rematch-open" if table.status == Status.LOBBY else "rematch-there"
        await interaction.edit_original_response(content=speaker.say(key, table=table.id))

    async def _move(self, interaction: Interaction, at: AtTable) -> None:
        """Brings a table to the channel of the press. Raises `NotAllowed` where the server wants none."""
        table = await self._tables.look(at.table)
        if table.seat_of(interaction.user.id) is None or interaction.channel_id is None:
            await self._hands.show(interaction, table)
            return
        if interaction.guild_id is not None:
            check_place(await self._tables.profiles.guild_preferences(interaction.guild_id), opener_of(interaction))
        speaker = await self._readers.reader(interaction)
        if lacking := missing(interaction, speaker, own_thread=False):
            await whisper(interaction, lacking)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._announcer.move(table, Place(interaction.guild_id, interaction.channel_id, table.place.locale))
        await interaction.edit_original_response(content=speaker.say("moved", table=table.id))


def _link(table: Table) -> str:
    return jump(table.place.guild_id, table.place.channel_id, table.post.message_id if table.post else None)
