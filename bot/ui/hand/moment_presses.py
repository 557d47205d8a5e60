"""What the button “What can I do?” and the one below its answer do."""

from bot.ui.desk import Desk, Interaction, is_from_hand, user_of
from bot.ui.discord.address import Address
from bot.ui.discord.sheet import Sheet
from bot.ui.hand.moment import moment_page


async def show_moment(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Explains this moment in a message of its own, so that the hand stays where it is."""
    page = await _page(desk, interaction, address)
    await (desk.whisper(interaction, page) if isinstance(page, str) else desk.whisper(interaction, "", page.view()))


async def show_moment_again(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The same in place, as things are by now."""
    page = await _page(desk, interaction, address)
    if isinstance(page, Sheet) and is_from_hand(interaction):
        await interaction.response.edit_message(view=page.view())
    else:
        await show_moment(desk, interaction, address)


async def _page(desk: Desk, interaction: Interaction, address: Address) -> Sheet | str:
    """The presser's own moment; a sentence for whoever has none here."""
    table = await desk.table(address.table)
    speaker = await desk.reader(interaction)
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.match is None:
        return speaker.say("hand-not-seated" if seat is None else "hand-lobby", table=table.id)
    return moment_page(table, seat, speaker, desk.tables.deeds(table, user_of(interaction)))
