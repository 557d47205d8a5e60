"""What `/civ hand` and `/civ away` do."""

from bot.table.absence import away as check_away
from bot.ui.desk import Desk, Interaction, user_of
from bot.ui.discord.sheet import Sheet
from bot.ui.discord.symbols import ACCENT
from bot.ui.discord.table_option import which
from bot.ui.hand import hand


async def show_hand(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ hand`."""
    await desk.acknowledge(interaction)
    await desk.show_hand(interaction, await which(desk, interaction, number))


async def ask_away(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ away`: asks once; whoever is away already, or alone there, is told so at once."""
    table = await which(desk, interaction, number)
    check_away(table, user_of(interaction))
    sheet = Sheet(ACCENT)
    hand.ask_away(sheet, table, await desk.reader(interaction))
    await desk.whisper(interaction, "", sheet.view())
