"""What `/civ table` and `/civ resign` do."""

from bot.discord.sheet import Key, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.pages.addresses.public import MOVE, RESIGN, STAY_SEATED
from bot.pages.board.reader_board import show_board
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.pages.table_names import table_number
from bot.pages.table_option import which_table
from bot.reasons import Refusal
from bot.table.places import check_move, moves_at_once
from bot.table.play import in_play
from bot.table.table import Table
from bot.table.values import Place


async def show_table(press: Press, number: int | None) -> None:
    """`/civ table`: show the board to the one who asks, where they may see the table's channel.

    A player may bring the table here when its place is gone, or ask the others to.
    """
    await press.acknowledge_privately()
    table = await which_table(press, number)
    await check(press.interaction, table)
    await show_board(press, table)
    if press.interaction.channel_id is None or table.seat_of(press.interaction.user.id) is None:
        return
    here = Place(press.interaction.guild_id, press.interaction.channel_id, table.place.locale)
    if (sheet := _offer(table, here, await press.localizer())) is not None:
        await press.tell(sheet)


async def ask_resign(press: Press, number: int | None) -> None:
    """`/civ resign`: ask once, because it cannot be taken back."""
    table = await which_table(press, number)
    match, _ = in_play(table, press.user)
    speaker = await press.localizer()
    key = "resign-question-draft" if match.is_preparing else "resign-question"
    sheet = Sheet(ACCENT).text(speaker.say(key, table=table_number(table, speaker)))
    sheet.keys(
        [
            Key(RESIGN.to(table.id), speaker.say("key-resign"), Style.danger),
            Key(STAY_SEATED.to(table.id), speaker.say("key-seated")),
        ]
    )
    await press.tell(sheet)


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
