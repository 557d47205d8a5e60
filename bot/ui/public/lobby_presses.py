"""What the buttons of a lobby do. The table decides; these ask it and show what it says."""

from typing import Any, cast

import discord

from bot.table.errors import TableError
from bot.table.table import Table
from bot.table.values import Post, TableId, UserId
from bot.ui.desk import Desk, Interaction, is_from_hand, is_lobby_message, name_of, user_of
from bot.ui.discord.address import Address
from bot.ui.discord.members import check_member
from bot.ui.public.lobby import lobby_sheet
from bot.ui.public.opening import computer, own_thread
from bot.ui.votes.table_menu_presses import cancel_game


async def join(desk: Desk, interaction: Interaction, address: Address) -> None:
    table_id = TableId(address.table)
    await check_member(desk, interaction, await desk.table(address.table))
    with desk.announcer.hushed(table_id):
        table = await desk.tables.join(table_id, user_of(interaction), name_of(interaction))
        await _shown_lobby(desk, interaction, table)


async def leave(desk: Desk, interaction: Interaction, address: Address) -> None:
    table_id = TableId(address.table)
    with desk.announcer.hushed(table_id):
        table = await desk.tables.leave(table_id, user_of(interaction))
        await _shown_lobby(desk, interaction, table)


async def add_computer(desk: Desk, interaction: Interaction, address: Address) -> None:
    table = await desk.table(address.table)
    speaker = desk.public(table)
    with desk.announcer.hushed(table.id):
        table = await desk.tables.add_computer(table.id, user_of(interaction), lambda number: computer(speaker, number))
        await _shown_lobby(desk, interaction, table)


async def remove_computer(desk: Desk, interaction: Interaction, address: Address) -> None:
    table_id = TableId(address.table)
    with desk.announcer.hushed(table_id):
        table = await desk.tables.remove_computer(table_id, user_of(interaction))
        await _shown_lobby(desk, interaction, table)


async def cancel_lobby(desk: Desk, interaction: Interaction, address: Address) -> None:
    table = await desk.table(address.table)
    if table.match is not None:
        await cancel_game(desk, interaction, table)
        return
    with desk.announcer.hushed(table.id):
        ballot = await desk.tables.cancel(table.id, user_of(interaction))
        await _shown_lobby(desk, interaction, ballot.table)


async def start(desk: Desk, interaction: Interaction, address: Address) -> None:
    table = await desk.table(address.table)
    with desk.announcer.hushed(table.id):
        if table.options.own_thread and _may_begin(table, interaction.user.id):
            await interaction.response.defer()
            await own_thread(desk, interaction, table)
        table = await desk.tables.begin(table.id, user_of(interaction))
        await _shown_lobby(desk, interaction, table)


async def invite(desk: Desk, interaction: Interaction, address: Address) -> None:
    people, table_id, has_bots = _people(interaction), TableId(address.table), _has_bots(interaction)
    if has_bots and not people:
        raise TableError("bot-player")
    with desk.announcer.hushed(table_id):
        table = await desk.tables.invite(table_id, user_of(interaction), people)
        await _shown_lobby(desk, interaction, table)
    speaker = desk.public(table)
    who = speaker.list([f"<@{user}>" for user in people])
    called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in people])
    told = speaker.say("invited", who=who, table=speaker.say("table-name", table=table.id))
    if people:
        await interaction.followup.send(told, allowed_mentions=called)
    if has_bots:
        raise TableError("bot-player")


async def _shown_lobby(desk: Desk, interaction: Interaction, table: Table) -> None:
    """Shows the lobby where it was pressed: in its own message, or in what `/civ table` showed.

    The announcer looks after its own message where that was not the one, or where two pressed at once.
    """
    if _is_unknown_lobby(interaction, table):
        assert interaction.message is not None
        table = await desk.tables.set_lobby_message(table.id, interaction.message.id)
    is_public = is_lobby_message(interaction, table)
    view = lobby_sheet(table, desk.public(table) if is_public else await desk.reader(interaction)).view()
    if not is_public and not is_from_hand(interaction):
        await desk.whisper(interaction, "", view)
        return
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view)
    else:
        await interaction.response.edit_message(view=view)
    if is_public and table.match is None:
        await desk.tables.announced(table.id, Post(None, 0, "lobby", (), table.revision))


def _is_unknown_lobby(interaction: Interaction, table: Table) -> bool:
    """Whether the press came from a lobby's public message that could not be kept when it was sent."""
    message = interaction.message
    if message is None or table.lobby_message_id is not None or table.status != "lobby":
        return False
    return not message.flags.ephemeral and message.channel.id == table.place.channel_id


def _may_begin(table: Table, user_id: int) -> bool:
    return table.status == "lobby" and table.owner == user_id and table.is_full


def _people(interaction: Interaction) -> list[UserId]:
    """The people a user select names, bots left out."""
    return [user for user, is_bot in _chosen(interaction) if not is_bot]


def _has_bots(interaction: Interaction) -> bool:
    return any(is_bot for _, is_bot in _chosen(interaction))


def _chosen(interaction: Interaction) -> list[tuple[UserId, bool]]:
    """Whom a user select names, and whether that is a bot."""
    data = cast("dict[str, Any]", interaction.data or {})
    users = cast("dict[str, Any]", data.get("resolved", {}).get("users", {}))
    chosen = cast("list[str]", data.get("values", []))
    return [(UserId(int(user)), bool(users.get(user, {}).get("bot", False))) for user in chosen if user.isdigit()]
