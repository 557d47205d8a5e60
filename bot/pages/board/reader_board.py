"""A table's board for one reader alone: in their language, shown as they like, or in words (“As text”)."""

import io
from typing import Final

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import handles
from bot.discord.sheet import Sheet, in_messages, whole_lines
from bot.discord.symbols import ACCENT
from bot.pages.addresses.hand import HAND_TEXT
from bot.pages.addresses.public import BOARD_CARDS, BOARD_TEXT, STORY
from bot.pages.addresses.table import AtTable
from bot.pages.board.board import board_message, board_text, picture_file
from bot.pages.lobby.lobby import lobby_sheet
from bot.pages.lobby.lobby_posts import will_get_thread
from bot.pages.presentation import PictureStyle
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.pages.table_words import table_name, table_number
from bot.pages.votes.table_menu import has_menu, menu_button
from bot.table.table import Table

CARDS: Final = "cards.png"


async def show_board(press: Press, table: Table) -> None:
    """Show the board as it is now, or the lobby, to the presser alone, with the table's menu."""
    await press.acknowledge_privately()
    localizer = await press.localizer()
    shown = press.context.presentations.of(table)
    menu = [menu_button(table, localizer)] if has_menu(table, press.user) else []
    if table.match is None:
        lobby = lobby_sheet(table, shown, localizer, will_move=will_get_thread(press.context.client, table))
        await press.edit(lobby.buttons(menu))
        return
    options = await press.display_options()
    rematch = await press.services.lists.rematch_of(table)

    async def show(picture: bytes | None, why: str) -> None:
        page, files = board_message(table, shown, localizer, options, picture_file(picture), why, rematch=rematch)
        await press.edit(page.sheet.buttons(menu), attachments=files)

    drawn = None
    if options.has_picture:
        avatars, own = await press.context.avatars.of(table.participants), table.seat_of(press.interaction.user.id)
        drawn = await shown.board_picture(table, localizer, PictureStyle(options.theme, avatars, own))
    await show_fitting(press.context.pictures, drawn, press.interaction.filesize_limit, show)


async def _begun_table(press: Press, at: AtTable) -> Table | None:
    """Return the table of an address, and acknowledge the press; where no game has begun, say so and return None.

    Raises what keeps the presser from seeing it.
    """
    table = await press.services.tables.look(at.table)
    await check(press.interaction, table)
    if table.match is None:
        await press.say("hand-lobby", table=table_number(table, await press.localizer()))
        return None
    await press.acknowledge_privately()
    return table


@handles(BOARD_CARDS)
async def show_cards(press: Press, at: AtTable) -> None:
    """Show every card on the table, as a picture to be opened large; in words where there can be none."""
    if (table := await _begun_table(press, at)) is None:
        return
    localizer = await press.localizer()
    shown, theme = press.context.presentations.of(table), (await press.display_options()).theme
    avatars = await press.context.avatars.of(table.participants)
    alt = shown.board(table, localizer, is_text=False, most=1).alt

    async def show(picture: bytes | None, why: str) -> None:
        sheet = Sheet(ACCENT).text(f"### {table_name(table, localizer)}")
        if picture is None:
            rest = localizer.say("text-more", button=localizer.say("key-text"))
            sheet.text(whole_lines(board_text(table, shown, localizer, None), sheet.room - 200, rest))
            sheet.text(f"-# {reason_text(localizer, why)}" if why else "")
            await press.edit(sheet, attachments=[])
            return
        await press.edit(sheet.picture(CARDS, alt), attachments=[discord.File(io.BytesIO(picture), CARDS)])

    drawn = await shown.cards_picture(table, localizer, PictureStyle(theme, avatars))
    await show_fitting(press.context.pictures, drawn, press.interaction.filesize_limit, show)


@handles(STORY)
async def show_story(press: Press, at: AtTable) -> None:
    """Show how a finished game went, in pictures or in words, to those who may see the table."""
    if (table := await _begun_table(press, at)) is None:
        return
    localizer = await press.localizer()
    options = await press.display_options()
    ending = await press.context.presentations.of(table).ending(table, localizer, options)
    if ending is None:
        await press.say("story-none")
        return

    async def show(picture: bytes | None, why: str) -> None:
        story = ending if picture is not None else ending.without_picture()
        sheet = Sheet(ACCENT).text(f"### {table_name(table, localizer)}")
        story.write(sheet)
        sheet.text(f"-# {reason_text(localizer, why)}" if why else "")
        await press.edit(sheet, attachments=story.files())

    first = next(iter(ending.pictures), None)
    await show_fitting(press.context.pictures, first, press.interaction.filesize_limit, show)


@handles(BOARD_TEXT)
async def tell_board(press: Press, at: AtTable) -> None:
    """Tell the public board, to those who may see the table."""
    table = await press.services.tables.look(at.table)
    await check(press.interaction, table)
    await _tell_table(press, table, None)


@handles(HAND_TEXT)
async def tell_hand(press: Press, at: AtTable) -> None:
    """Tell the board and the presser's own hand; the board alone to those without a seat."""
    table = await press.services.tables.look(at.table)
    await check(press.interaction, table)
    await _tell_table(press, table, table.seat_of(press.interaction.user.id))


async def _tell_table(press: Press, table: Table, viewer: int | None) -> None:
    localizer = await press.localizer()
    if table.match is None:
        await press.say("hand-lobby", table=table_number(table, localizer))
        return
    text = board_text(table, press.context.presentations.of(table), localizer, viewer)
    await tell_long(press, f"### {table_name(table, localizer)}\n{text}")


async def tell_long(press: Press, text: str) -> None:
    """Tell the presser alone a text of any length, in as many messages as it takes."""
    for piece in in_messages(text):
        await press.tell(Sheet(ACCENT).text(piece))
