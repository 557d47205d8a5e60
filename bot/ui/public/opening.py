"""How a table comes to be: its lobby posted, its thread opened, begun at once where nobody has to be waited for."""

import logging
from dataclasses import replace
from typing import Final

import aiohttp
import discord

from bot.i18n.catalogue import Speaker
from bot.store import StoreTrouble
from bot.table.preferences import Opener
from bot.table.table import Table
from bot.table.values import Options, Place, Post
from bot.ui.desk import Desk, Interaction, name_of, user_of
from bot.ui.discord.permissions import missing
from bot.ui.discord.threads import WEEK
from bot.ui.public.lobby import lobby_sheet
from bot.ui.settings.clock_choice import chosen_clock

log = logging.getLogger(__name__)

THREAD_THERE_ALREADY: Final = 160004
"""Discord: a thread has already been created for this message; somebody pressed twice."""


async def open_table(
    desk: Desk,
    interaction: Interaction,
    options: Options,
    computers: int = 0,
    clock: str | None = None,
    at_zero: str | None = None,
) -> None:
    """`/civ new`: a lobby, where the bot may do all that a table needs; begun where computers fill it.

    Unless somebody has chosen a `clock`, or that there be none, the table gets the server's.
    """
    speaker = await desk.reader(interaction)
    if lacking := missing(interaction, speaker, own_thread=options.own_thread):
        await desk.whisper(interaction, lacking)
        return
    assert interaction.channel_id is not None
    public = await desk.server(interaction.guild_id, interaction.guild_locale)
    place = Place(interaction.guild_id, interaction.channel_id, public.locale)
    names = [computer(public, number) for number in range(1, computers + 1)]
    usual = await desk.tables.profiles.default_clock(interaction.guild_id)
    is_chosen = clock is not None or at_zero is not None
    options = replace(options, clock=chosen_clock(clock, at_zero, speaker, usual) if is_chosen else usual)
    table = await desk.tables.create(
        user_of(interaction), name_of(interaction), place, options, computers=names, opener=opener_of(interaction)
    )
    try:
        sent = await interaction.response.send_message(view=lobby_sheet(table, desk.public(table)).view())
    except (discord.HTTPException, aiohttp.ClientError):
        desk.announcer.poke(table.id, opens_lobby=True)
        raise
    message_id = sent.message_id or (await interaction.original_response()).id
    try:
        table = await desk.tables.set_lobby_message(table.id, message_id)
        await desk.tables.announced(table.id, Post(None, 0, "lobby", (), table.revision))
    except StoreTrouble as trouble:
        log.warning("table %s: its lobby's message is not kept until somebody presses it: %s", table.id, trouble)
    desk.announcer.poke(table.id)  # somebody may have joined before the message was known
    if is_alone(table):
        await _begin_alone(desk, interaction, table)


async def _begin_alone(desk: Desk, interaction: Interaction, table: Table) -> None:
    """Starts a game for which nobody has to be waited for, as its owner would with the button."""
    with desk.announcer.hushed(table.id):
        if table.options.own_thread:
            await own_thread(desk, interaction, table)
        table = await desk.tables.begin(table.id, user_of(interaction))
        await interaction.edit_original_response(view=lobby_sheet(table, desk.public(table)).view())


def opener_of(interaction: Interaction) -> Opener:
    """Who opens a table, and where, as far as a server's settings look at it."""
    channel, member = interaction.channel, interaction.user
    places = [interaction.channel_id]
    if isinstance(channel, discord.Thread):
        places += [channel.parent_id, channel.category_id]
    elif isinstance(channel, discord.abc.GuildChannel):
        places.append(channel.category_id)
    roles = frozenset(role.id for role in member.roles) if isinstance(member, discord.Member) else frozenset[int]()
    return Opener(tuple(each for each in places if each), roles, interaction.permissions.manage_guild)


def computer(speaker: Speaker, number: int) -> str:
    """What a computer player is called."""
    return speaker.say("computer-name", number=number)


def is_alone(table: Table) -> bool:
    """Whether nobody has to be waited for: one person's lobby, all other seats with computers."""
    return table.status == "lobby" and table.is_full and len(table.people) == 1


async def own_thread(desk: Desk, interaction: Interaction, table: Table) -> None:
    """Opens the table's thread on its lobby message; where that fails the game stays in the channel."""
    message_id, place = table.lobby_message_id, table.place
    if message_id is None or isinstance(desk.client.get_channel(place.channel_id), discord.Thread):
        return
    speaker = desk.public(table)
    name = speaker.say("thread-name", table=table.id, names=speaker.list(list(table.names)))
    channel = desk.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    try:
        thread_id = (
            await channel.get_partial_message(message_id).create_thread(name=name[:100], auto_archive_duration=WEEK)
        ).id
    except discord.HTTPException as error:
        if error.code != THREAD_THERE_ALREADY:
            reader = await desk.reader(interaction)
            await interaction.followup.send(reader.say("thread-failed"), ephemeral=True)
            return
        thread_id = message_id  # a message and the thread that grew from it have one number
    await desk.tables.move_place(table.id, Place(place.guild_id, thread_id, place.locale))
