"""What the buttons around a game do: nudge, why, resign, rematch, move. The table decides; these show what it says."""

import asyncio
from typing import Final

import discord

from bot.games.civ import game_of
from bot.i18n import words
from bot.table.policy import check_place
from bot.table.table import Table
from bot.table.values import Place, TableId
from bot.ui.desk import Desk, Interaction, is_from_hand, name_of, user_of
from bot.ui.discord.address import Address
from bot.ui.discord.members import check_member
from bot.ui.discord.permissions import missing
from bot.ui.discord.sheet import Sheet
from bot.ui.discord.symbols import ACCENT, jump
from bot.ui.hand.hand_presses import show_hand
from bot.ui.public.opening import is_alone, opener_of
from bot.ui.public.why import explained

LEFT_ALONE: Final = ("digest", "none")
"""How people want to be told who are named by a nudge, and not called."""


async def nudge(desk: Desk, interaction: Interaction, address: Address) -> None:
    nudged = await desk.tables.nudge(TableId(address.table), user_of(interaction))
    speaker = desk.public(nudged.table)
    text = speaker.say(
        "nudge",
        name=words.safe_name(name_of(interaction)),
        who=speaker.list([f"<@{user}>" for user in nudged.users]),
        count=len(nudged.users),
        table=speaker.say("table-name", table=nudged.table.id),
    )
    settings = await desk.tables.profiles.preferences_of(nudged.users)
    willing = [discord.Object(user) for user in nudged.users if settings[user].notify not in LEFT_ALONE]
    called = discord.AllowedMentions(everyone=False, roles=False, users=willing)
    await interaction.response.send_message(f"{text}\n{_link(nudged.table)}", allowed_mentions=called)


async def why(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Says, to the one who asks, why the computers moved as they did up to the board of the press."""
    table = await desk.table(address.table)
    speaker = await desk.reader(interaction)
    number = table.number if address.version is None else address.version
    game = game_of(table.match)
    if game is None:
        await desk.whisper(interaction, speaker.say("why-nobody"))
        return
    await desk.whisper(interaction, await asyncio.to_thread(lambda: explained(table, game.at(number), speaker)))


async def resign(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    table = await desk.tables.resign(TableId(address.table), user_of(interaction))
    speaker = await desk.reader(interaction)
    sheet = Sheet(ACCENT).text(speaker.say("resigned", table=table.id))
    await interaction.edit_original_response(view=sheet.view(), attachments=[])


async def stay_seated(desk: Desk, interaction: Interaction, address: Address) -> None:
    speaker = await desk.reader(interaction)
    view = Sheet(ACCENT).text(speaker.say("stayed")).view()
    if is_from_hand(interaction):
        await interaction.response.edit_message(view=view)
    else:
        await desk.whisper(interaction, "", view)


async def rematch(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Opens the next game's lobby where this one was played, or joins it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await check_member(desk, interaction, await desk.table(address.table))
    table = await desk.tables.rematch(TableId(address.table), user_of(interaction))
    if is_alone(table):
        table = await desk.tables.begin(table.id, user_of(interaction))
    desk.announcer.poke(table.id, opens_lobby=True)
    speaker = await desk.reader(interaction)
    key = "rematch-open" if table.status == "lobby" else "rematch-there"
    await interaction.edit_original_response(content=speaker.say(key, table=table.id))


async def move(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Brings a table to the channel of the press. Raises `NotAllowed` where the server wants none."""
    table = await desk.table(address.table)
    if table.seat_of(interaction.user.id) is None or interaction.channel_id is None:
        await show_hand(desk, interaction, address)
        return
    if interaction.guild_id is not None:
        check_place(await desk.tables.profiles.guild_preferences(interaction.guild_id), opener_of(interaction))
    speaker = await desk.reader(interaction)
    if lacking := missing(interaction, speaker, own_thread=False):
        await desk.whisper(interaction, lacking)
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    await desk.announcer.move(table, Place(interaction.guild_id, interaction.channel_id, table.place.locale))
    await interaction.edit_original_response(content=speaker.say("moved", table=table.id))


def _link(table: Table) -> str:
    return jump(table.place.guild_id, table.place.channel_id, table.post.message_id if table.post else None)
