"""What the buttons around a game do: nudge, why, resign, rematch, move. The table decides; these show what it says."""

from typing import Any

from bot.discord.answers import Interaction, acknowledge, is_from_hand, whisper
from bot.discord.mentions import calling
from bot.discord.permissions import missing
from bot.discord.routing import Answer
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT, jump
from bot.i18n.names import safe_name
from bot.manager.tables import Tables
from bot.pages.addresses import public as addresses
from bot.pages.addresses.table import AtTable
from bot.pages.board.announcer import Announcer
from bot.pages.display import willing_at
from bot.pages.hand.hands import Hands
from bot.pages.lobby.opening import is_alone, opener_at, opener_of
from bot.pages.members import check_member
from bot.pages.readers import Readers
from bot.pages.table_names import table_name, table_number
from bot.pages.users import display_name_of, user_of
from bot.table.kinds import Status, VoteKind
from bot.table.motions import ToChannel
from bot.table.places import check_move, moves_at_once
from bot.table.policy import check_place
from bot.table.table import Table
from bot.table.values import Place


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
            name=safe_name(display_name_of(interaction)),
            who=speaker.list([f"<@{user}>" for user in nudged.users]),
            count=len(nudged.users),
            table=table_name(nudged.table, speaker),
        )
        called = calling(await willing_at(self._tables, nudged.table, nudged.called))
        await interaction.response.send_message(f"{text}\n{_link(nudged.table)}", allowed_mentions=called)

    async def _resign(self, interaction: Interaction, at: AtTable) -> None:
        await acknowledge(interaction)
        table = await self._tables.resign(at.table, user_of(interaction))
        speaker = await self._readers.reader(interaction)
        sheet = Sheet(ACCENT).text(speaker.say("resigned", table=table_number(table, speaker)))
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
        table = await self._tables.look(at.table)
        await check_member(interaction, table)
        opener = await opener_at(interaction, table.place)
        table = await self._tables.lobbies.rematch(at.table, user_of(interaction), opener=opener)
        if is_alone(table):
            table = await self._tables.lobbies.begin(table.id, user_of(interaction))
        self._announcer.poke(table.id, opens_lobby=True)
        speaker = await self._readers.reader(interaction)
        key = "rematch-open" if table.status == Status.LOBBY else "rematch-there"
        await interaction.edit_original_response(content=speaker.say(key, table=table_number(table, speaker)))

    async def _move(self, interaction: Interaction, at: AtTable) -> None:
        """Brings a table to the channel of the press, or asks the others whether to.

        Raises `NotAllowed` where the server wants none, `TableError` where somebody would not find it there.
        """
        table = await self._tables.look(at.table)
        if table.seat_of(interaction.user.id) is None or interaction.channel_id is None:
            await self._hands.show(interaction, table)
            return
        place = Place(interaction.guild_id, interaction.channel_id, table.place.locale)
        check_move(table, place)
        if interaction.guild_id is not None:
            check_place(await self._tables.profiles.guild_preferences(interaction.guild_id), opener_of(interaction))
        speaker = await self._readers.reader(interaction)
        if lacking := missing(interaction, speaker, own_thread=False):
            await whisper(interaction, lacking)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        if moves_at_once(table):
            await self._tables.votes.check_sights(table, place.channel_id)
            if not table.is_placeless:
                await self._tables.start_move(table, user_of(interaction))
            await self._announcer.move(table, place)
            key = "moved"
        else:
            user = user_of(interaction)
            ballot = await self._tables.votes.propose(
                table.id, user, VoteKind.MOVE, subject=ToChannel(place.channel_id)
            )
            self._announcer.poke(table.id)
            key = "moved" if ballot.is_decided else "vote-refused" if ballot.is_refused else "vote-asked"
        await interaction.edit_original_response(content=speaker.say(key, table=table_number(table, speaker)))


def _link(table: Table) -> str:
    return jump(table.place.guild_id, table.place.channel_id, table.post.message_id if table.post else None)
