"""Answers to the buttons "As text": all that a picture shows, in words, as it is now, to the one who asks."""

from bot.rules import Seat
from bot.ui.desk import Desk, Interaction
from bot.ui.discord.address import Address
from bot.ui.discord.sheet import Sheet, in_messages
from bot.ui.discord.symbols import ACCENT
from bot.ui.public import board


async def board_text(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The public board."""
    await _told(desk, interaction, address, None)


async def hand_text(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The board and the presser's own hand; the board alone for who has no seat."""
    seat = (await desk.table(address.table)).seat_of(interaction.user.id)
    await _told(desk, interaction, address, None if seat is None else Seat(seat))


async def _told(desk: Desk, interaction: Interaction, address: Address, viewer: Seat | None) -> None:
    """Says it whole, in as many messages as it takes."""
    table = await desk.table(address.table)
    speaker = await desk.reader(interaction)
    if table.match is None:
        await desk.whisper(interaction, speaker.say("hand-lobby", table=table.id))
        return
    title = speaker.say("table-name", table=table.id)
    await tell(desk, interaction, f"### {title}\n{board.board_text(table, speaker, viewer)}")


async def tell(desk: Desk, interaction: Interaction, text: str) -> None:
    """A text for the presser alone, in as many messages as it takes."""
    for piece in in_messages(text):
        await desk.whisper(interaction, "", Sheet(ACCENT).text(piece).view())
