"""How a table comes to be: its lobby posted, its thread opened, begun at once where nobody has to be waited for."""

import logging
from dataclasses import replace
from typing import Final

import aiohttp
import discord

from bot.discord.answers import Interaction
from bot.discord.own_rights import silenced_until
from bot.discord.permissions import missing, missing_in
from bot.discord.servers import check_server
from bot.discord.sheet import Sheet
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.table import AtTable
from bot.pages.board.permission_alerts import writable
from bot.pages.clock_choice import chosen_clock
from bot.pages.lobby.digest_notice import tell_of_mentions
from bot.pages.lobby.lobby import lobby_sheet
from bot.pages.lobby.lobby_posts import move_to_own_thread, will_get_thread
from bot.pages.lobby.lobby_settings import show_settings
from bot.pages.members import known_channel, member_of
from bot.pages.press import Press
from bot.pages.threads import may_have_threads
from bot.pages.users import user_of
from bot.store import StoreError
from bot.table.preferences import Opener
from bot.table.table import Table
from bot.table.values import AtZero, Options, Place, Post, Status

log = logging.getLogger(__name__)

MOST_PLACES: Final = 3
"""Channels that are named where a table can be opened instead."""


async def open_table(
    press: Press,
    options: Options,
    computers: int = 0,
    clock: str | None = None,
    at_zero: str | None = None,
    *,
    own_thread: bool | None = None,
    shows_settings: bool = False,
) -> None:
    """`/civ new`: open a lobby, where the bot may do all that a table needs; begin where computers fill it.

    Where neither `clock` nor `at_zero` is chosen the table gets the server's clock. Where `own_thread` is None the
    game gets a thread of its own as the server has it, if the bot may open one. With `shows_settings` the owner is
    shown all that they may choose, and the game doesn't begin before they have.
    """
    check_server(press.interaction)
    options = await _with_clock(press, options, clock, at_zero, await press.localizer())
    table = await create_lobby(press, options, computers, own_thread=own_thread)
    if table is not None:
        await show_lobby(press, table, shows_settings=shows_settings)


async def create_lobby(
    press: Press, options: Options, computers: int = 0, *, own_thread: bool | None = None
) -> Table | None:
    """Return a new lobby of these options, which nobody sees yet (`show_lobby`); None where the bot lacks rights.

    That is told to the presser. Where `own_thread` is None it is as for `open_table`.
    """
    interaction, localizer = press.interaction, await press.localizer()
    check_server(interaction)
    if interaction.guild is not None:
        await press.context.check_settings(interaction.guild)  # the role that may open tables may be gone
    is_usual = own_thread is None and await _has_usual_thread(press, localizer)
    options = replace(
        options,
        own_thread=own_thread or is_usual,
        begins_when_ready=await press.services.profiles.begins_when_ready(interaction.guild_id),
    )
    if lacking := missing(interaction, localizer, own_thread=options.own_thread):
        await press.tell(await _with_other_places(press, lacking, localizer))
        return None
    assert interaction.channel_id is not None
    public = await press.context.locales.server(interaction.guild_id, interaction.guild_locale)
    place = Place(interaction.guild_id, interaction.channel_id, public.locale)
    return await press.services.lobbies.create(
        press.user, press.display_name, place, options, computers=computers, opener=opener_of(interaction)
    )


async def show_lobby(press: Press, table: Table, *, shows_settings: bool = False) -> None:
    """Answer with the message of a new lobby, and begin it where nobody has to be waited for."""
    table = await _send_lobby(press, table)
    press.context.boards.enqueue(table.id)  # someone may have joined before the message was known
    if shows_settings:
        await show_settings(press, AtTable(table.id))
    elif is_solo_lobby(table):
        await _begin_alone(press, table)
    await tell_of_mentions(press, table)


async def _with_other_places(press: Press, lacking: str, localizer: Localizer) -> str:
    """Return what the bot lacks here, and where the presser can open a table instead, as far as is known."""
    guild, person = press.interaction.guild, press.interaction.user
    if guild is None or not isinstance(person, discord.Member) or silenced_until(guild) is not None:
        return lacking
    allowed = set((await press.profiles.guild_preferences(guild.id)).channels)
    found: list[str] = []
    for channel in writable(guild, without=press.interaction.channel_id or 0):
        theirs = channel.permissions_for(person)
        is_allowed = not allowed or bool(allowed & {channel.id, channel.category_id})
        if is_allowed and theirs.view_channel and theirs.use_application_commands and not missing_in(channel):
            found.append(f"<#{channel.id}>")
        if len(found) == MOST_PLACES:
            break
    return f"{lacking}\n{localizer.say('permissions-elsewhere', channels=localizer.list(found))}" if found else lacking


async def _with_clock(
    press: Press, options: Options, clock: str | None, at_zero: str | None, localizer: Localizer
) -> Options:
    """Return the options with the clock that was chosen, or the server's usual one where nothing was."""
    usual = await press.services.profiles.default_clock(press.interaction.guild_id)
    is_chosen = clock is not None or at_zero is not None
    found = chosen_clock(clock, at_zero, localizer, usual) if is_chosen else usual
    shown = press.context.presentations.of_game(options.game)
    if found is not None and not shown.has_computers:
        found = replace(found, at_zero=AtZero.TURN)  # nothing else is offered there
    return replace(options, clock=found)


async def _has_usual_thread(press: Press, localizer: Localizer) -> bool:
    """Return whether a game here gets a thread where nobody says so: as on the server, where the bot may open one."""
    interaction = press.interaction
    if interaction.guild_id is None or not may_have_threads(interaction.channel):
        return False
    settings = await press.services.profiles.guild_preferences(interaction.guild_id)
    return settings.threads == "own-thread" and not missing(interaction, localizer, own_thread=True)


async def _send_lobby(press: Press, table: Table) -> Table:
    """Show a new lobby, and return the table with its message, as far as that could be kept."""
    interaction = press.interaction
    try:
        sent = await interaction.response.send_message(view=_lobby_sheet(press, table).view())
    except (discord.HTTPException, aiohttp.ClientError):
        press.context.boards.enqueue(table.id, opens_lobby=True)
        raise
    # Discord may answer the callback without the message
    message_id = sent.message_id or (await interaction.original_response()).id
    press.context.edits.note_message(interaction, message_id)
    try:
        table = await press.services.posts.set_lobby_message(table.id, message_id)
        await press.services.posts.keep_post(table.id, Post.of_lobby(table.revision))
    except StoreError as trouble:
        # the lobby stands and can be used: its first press says which message it is
        log.warning("table %s: its lobby's message is not kept until somebody presses it: %s", table.id, trouble)
    return table


async def _begin_alone(press: Press, table: Table) -> None:
    """Start a game for which nobody has to be waited for, as its owner would with the button."""
    # the message is edited by this answer; the announcer would edit it at the same time
    with press.context.boards.suspended_updates(table.id):
        table = await press.services.lobbies.begin(table.id, press.user, are_there=True)  # who has just pressed
        if table.options.own_thread:
            table = await open_own_thread(press, table)
        await press.edit(_lobby_sheet(press, table))


def _lobby_sheet(press: Press, table: Table) -> Sheet:
    shown, localizer = press.context.presentations.of(table), press.public_localizer(table)
    return lobby_sheet(table, shown, localizer, will_move=will_get_thread(press.context.client, table))


async def open_own_thread(press: Press, table: Table) -> Table:
    """Open the thread of a game that has begun by this press, and return the table moved there.

    Where that fails the game stays in the channel, and the presser is told.
    """
    moved = await move_to_own_thread(press.context.client, press.services.posts, table, press.public_localizer(table))
    if not moved.options.own_thread:
        await press.say("thread-failed")
    return moved


def opener_of(interaction: Interaction) -> Opener:
    """Return who opens a table, and where, as far as a server's settings look at it."""
    roles = _roles(interaction.user)
    return Opener(_places(interaction.channel_id, interaction.channel), roles, interaction.permissions.manage_guild)


async def opener_at(interaction: Interaction, place: Place) -> Opener:
    """Return who opens a table at `place`, which may be elsewhere than where they have pressed."""
    if place.guild_id is None or interaction.channel_id == place.channel_id:
        return opener_of(interaction)
    member: object = interaction.user
    if interaction.guild_id != place.guild_id:
        member = await member_of(interaction.client, place.guild_id, user_of(interaction))
    is_manager = isinstance(member, discord.Member) and member.guild_permissions.manage_guild
    channel = await known_channel(interaction.client, place.guild_id, place.channel_id)
    return Opener(_places(place.channel_id, channel), _roles(member), is_manager)


def _places(channel_id: int | None, channel: object) -> tuple[int, ...]:
    places = [channel_id]
    if isinstance(channel, discord.Thread):
        places += [channel.parent_id, channel.category_id]
    elif isinstance(channel, discord.abc.GuildChannel):
        places.append(channel.category_id)
    return tuple(each for each in places if each)


def _roles(member: object) -> frozenset[int]:
    return frozenset(role.id for role in member.roles) if isinstance(member, discord.Member) else frozenset()


def is_solo_lobby(table: Table) -> bool:
    """Return whether nobody has to be waited for: one person's lobby, all other seats with computers."""
    return table.status == Status.LOBBY and table.is_full and len(table.person_ids) == 1
