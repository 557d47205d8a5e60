"""What `/civ table` and `/civ resign` do."""

from bot.table.play import in_play
from bot.ui.desk import Desk, Interaction, user_of
from bot.ui.discord.address import Address
from bot.ui.discord.sheet import Key, Sheet, Style
from bot.ui.discord.symbols import ACCENT
from bot.ui.discord.table_option import which
from bot.ui.replay.spectators import check


async def show_table(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ table`: the board for the one who asks, where he may see the table's channel.

    A player may bring the table here when its place is gone.
    """
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await which(desk, interaction, number)
    await check(desk, interaction, table)
    await desk.show_board(interaction, table)
    is_elsewhere = table.is_placeless or table.place.channel_id != interaction.channel_id
    if is_elsewhere and table.seat_of(interaction.user.id) is not None:
        speaker = await desk.reader(interaction)
        key = "table-lost" if table.is_placeless else "table-elsewhere"
        sheet = Sheet(ACCENT).text(speaker.say(key, table=table.id))
        sheet.keys([Key(Address("move", table.id), speaker.say("key-move"))])
        await interaction.followup.send(view=sheet.view(), ephemeral=True)


async def ask_resign(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ resign`: asks once, because it cannot be taken back."""
    table = await which(desk, interaction, number)
    match, _ = in_play(table, user_of(interaction))
    speaker = await desk.reader(interaction)
    key = "resign-question-draft" if match.is_preparing else "resign-question"
    sheet = Sheet(ACCENT).text(speaker.say(key, table=table.id))
    sheet.keys(
        [
            Key(Address("resign", table.id), speaker.say("key-resign"), Style.danger),
            Key(Address("seated", table.id), speaker.say("key-seated")),
        ]
    )
    await desk.whisper(interaction, "", sheet.view())
