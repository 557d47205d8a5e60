"""What `/civ hand` and `/civ away` do."""

from bot.discord.answers import Interaction, acknowledge, whisper
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.pages.hand import hand
from bot.pages.hand.hands import Hands
from bot.pages.readers import Readers
from bot.pages.table_option import TableOption
from bot.pages.users import user_of
from bot.table.absence import check_away


class HandCommands:
    """Shows hands, and asks whoever wants to leave one to the computer."""

    def __init__(self, readers: Readers, option: TableOption, hands: Hands) -> None:
        self._readers = readers
        self._option = option
        self._hands = hands

    async def show_hand(self, interaction: Interaction, number: int | None) -> None:
        """`/civ hand`."""
        await acknowledge(interaction)
        await self._hands.show(interaction, await self._option.which(interaction, number))

    async def ask_away(self, interaction: Interaction, number: int | None) -> None:
        """`/civ away`: asks once; whoever is away already, or alone there, is told so at once."""
        table = await self._option.which(interaction, number)
        check_away(table, user_of(interaction))
        sheet = Sheet(ACCENT)
        hand.ask_away(sheet, table, await self._readers.reader(interaction))
        await whisper(interaction, "", sheet.view())
