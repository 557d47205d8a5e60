"""What `/civ table` and `/civ resign` do."""

from collections.abc import Awaitable, Callable

from bot.discord.answers import Interaction, whisper
from bot.discord.sheet import Key, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.pages.addresses.public import MOVE, RESIGN, STAY_SEATED
from bot.pages.readers import Readers
from bot.pages.spectators import check
from bot.pages.table_names import table_number
from bot.pages.table_option import TableOption
from bot.pages.users import user_of
from bot.reasons import Refusal
from bot.table.places import check_move, moves_at_once
from bot.table.play import in_play
from bot.table.table import Table
from bot.table.values import Place

ShowBoard = Callable[[Interaction, Table], Awaitable[None]]


class TableCommands:
    """Shows a table to the one who asks, and asks whoever wants to leave it."""

    def __init__(self, readers: Readers, option: TableOption, show_board: ShowBoard) -> None:
        self._readers = readers
        self._option = option
        self._show_board = show_board

    async def show_table(self, interaction: Interaction, number: int | None) -> None:
        """`/civ table`: the board for the one who asks, where he may see the table's channel.

        A player may bring the table here when its place is gone, or ask the others to.
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._option.which(interaction, number)
        await check(interaction, table)
        await self._show_board(interaction, table)
        if interaction.channel_id is None or table.seat_of(interaction.user.id) is None:
            return
        here = Place(interaction.guild_id, interaction.channel_id, table.place.locale)
        if (sheet := _offer(table, here, await self._readers.reader(interaction))) is not None:
            await interaction.followup.send(view=sheet.view(), ephemeral=True)

    async def ask_resign(self, interaction: Interaction, number: int | None) -> None:
        """`/civ resign`: asks once, because it cannot be taken back."""
        table = await self._option.which(interaction, number)
        match, _ = in_play(table, user_of(interaction))
        speaker = await self._readers.reader(interaction)
        key = "resign-question-draft" if match.is_preparing else "resign-question"
        sheet = Sheet(ACCENT).text(speaker.say(key, table=table_number(table, speaker)))
        sheet.keys(
            [
                Key(RESIGN.to(table.id), speaker.say("key-resign"), Style.danger),
                Key(STAY_SEATED.to(table.id), speaker.say("key-seated")),
            ]
        )
        await whisper(interaction, "", sheet.view())


def _offer(table: Table, here: Place, speaker: Speaker) -> Sheet | None:
    """The offer to bring a table here, to one of its players; None where that cannot be."""
    try:
        check_move(table, here)
    except Refusal:
        if not table.is_placeless:
            return None
        return Sheet(ACCENT).text(speaker.say("table-lost-far", table=table_number(table, speaker)))
    key = "table-lost" if table.is_placeless else "table-elsewhere" if moves_at_once(table) else "table-elsewhere-ask"
    sheet = Sheet(ACCENT).text(speaker.say(key, table=table_number(table, speaker)))
    return sheet.keys([Key(MOVE.to(table.id), speaker.say("key-move"))])
