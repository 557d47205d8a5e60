"""How a table comes to be: its lobby posted, its thread opened, begun at once where nobody has to be waited for."""

import logging
from dataclasses import replace
from typing import Final

import aiohttp
import discord

from bot.discord.answers import Interaction, whisper
from bot.discord.permissions import missing
from bot.discord.servers import check_server
from bot.discord.sheet import MOST_THREAD_NAME
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.pages.board.announcer import Announcer
from bot.pages.clock_choice import chosen_clock
from bot.pages.lobby.lobby import lobby_sheet
from bot.pages.lobby.lobby_posts import will_get_thread
from bot.pages.members import member_of
from bot.pages.presentation import Presentations
from bot.pages.readers import Readers
from bot.pages.table_names import table_number
from bot.pages.threads import WEEK, add_players
from bot.pages.users import display_name_of, user_of
from bot.store import StoreError
from bot.table.kinds import Status
from bot.table.preferences import Opener
from bot.table.table import Table
from bot.table.values import Options, Place, Post

log = logging.getLogger(__name__)

THREAD_THERE_ALREADY: Final = 160004
"""Discord: a thread has already been created for this message; somebody pressed twice."""


class Openings:
    """Opens tables, and their threads."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        readers: Readers,
        presentations: Presentations,
        announcer: Announcer,
    ) -> None:
        self._presentations = presentations
        self._client = client
        self._tables = tables
        self._readers = readers
        self._announcer = announcer

    async def open_table(
        self,
        interaction: Interaction,
        options: Options,
        computers: int = 0,
        clock: str | None = None,
        at_zero: str | None = None,
        *,
        own_thread: bool | None = None,
    ) -> None:
        """`/civ new`: a lobby, where the bot may do all that a table needs; begun where computers fill it.

        Unless somebody has chosen a `clock`, or that there be none, the table gets the server's; unless he has chosen
        whether the game has a thread of its `own_thread`, that is as on the server, where the bot may open one.
        """
        check_server(interaction)
        speaker = await self._readers.reader(interaction)
        is_usual = own_thread is None and await self._has_usual_thread(interaction, speaker)
        options = replace(options, own_thread=own_thread or is_usual)
        if lacking := missing(interaction, speaker, own_thread=options.own_thread):
            await whisper(interaction, lacking)
            return
        assert interaction.channel_id is not None
        public = await self._readers.server(interaction.guild_id, interaction.guild_locale)
        place = Place(interaction.guild_id, interaction.channel_id, public.locale)
        options = await self._with_clock(options, interaction.guild_id, clock, at_zero, speaker)
        table = await self._tables.lobbies.create(
            user_of(interaction),
            display_name_of(interaction),
            place,
            options,
            computers=computers,
            opener=opener_of(interaction),
        )
        table = await self._send_lobby(interaction, table)
        self._announcer.poke(table.id)  # somebody may have joined before the message was known
        if is_alone(table):
            await self._begin_alone(interaction, table)

    async def _with_clock(
        self, options: Options, guild_id: int | None, clock: str | None, at_zero: str | None, speaker: Speaker
    ) -> Options:
        """With the clock that was chosen; the server's usual one where nothing was."""
        usual = await self._tables.profiles.default_clock(guild_id)
        is_chosen = clock is not None or at_zero is not None
        return replace(options, clock=chosen_clock(clock, at_zero, speaker, usual) if is_chosen else usual)

    async def _has_usual_thread(self, interaction: Interaction, speaker: Speaker) -> bool:
        """Whether a game here gets a thread where nobody says so: as on the server, where the bot may open one."""
        if interaction.guild_id is None or isinstance(interaction.channel, discord.Thread):
            return False
        settings = await self._tables.profiles.guild_preferences(interaction.guild_id)
        return settings.threads == "own-thread" and not missing(interaction, speaker, own_thread=True)

    async def _send_lobby(self, interaction: Interaction, table: Table) -> Table:
        """Shows a new lobby; the table with its message, as far as that could be kept."""
        try:
            sent = await interaction.response.send_message(view=self._lobby(table))
        except (discord.HTTPException, aiohttp.ClientError):
            self._announcer.poke(table.id, opens_lobby=True)
            raise
        # Discord may answer the callback without the message
        message_id = sent.message_id or (await interaction.original_response()).id
        try:
            table = await self._tables.posts.set_lobby_message(table.id, message_id)
            await self._tables.posts.keep_post(table.id, Post.of_lobby(table.revision))
        except StoreError as trouble:
            # the lobby stands and can be used: its first press says which message it is
            log.warning("table %s: its lobby's message is not kept until somebody presses it: %s", table.id, trouble)
        return table

    async def _begin_alone(self, interaction: Interaction, table: Table) -> None:
        """Starts a game for which nobody has to be waited for, as its owner would with the button."""
        # the message is edited by this answer; the announcer would edit it at the same time
        with self._announcer.hushed(table.id):
            table = await self._tables.lobbies.begin(table.id, user_of(interaction))
            if table.options.own_thread:
                table = await self.own_thread(interaction, table)
            await interaction.edit_original_response(view=self._lobby(table))

    def _lobby(self, table: Table) -> discord.ui.LayoutView:
        shown, speaker = self._presentations.of(table), self._readers.public(table)
        return lobby_sheet(table, shown, speaker, will_move=will_get_thread(self._client, table)).view()

    async def own_thread(self, interaction: Interaction, table: Table) -> Table:
        """Opens the thread of a game that has begun on its lobby message, and moves the table there; where that fails
        the game stays in the channel.

        Not before it has begun: until then people come and go, and the game may be refused.
        """
        message_id, place = table.lobby_message_id, table.place
        if message_id is None or isinstance(self._client.get_channel(place.channel_id), discord.Thread):
            return table
        speaker = self._readers.public(table)
        name = speaker.say("thread-name", table=table_number(table, speaker), names=speaker.list(list(table.names)))
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        try:
            thread_id = (
                await channel.get_partial_message(message_id).create_thread(
                    name=name[:MOST_THREAD_NAME], auto_archive_duration=WEEK
                )
            ).id
        except discord.HTTPException as error:
            if error.code != THREAD_THERE_ALREADY:
                reader = await self._readers.reader(interaction)
                await interaction.followup.send(reader.say("thread-failed"), ephemeral=True)
                return table
            thread_id = message_id  # a message and the thread that grew from it have one number
        await add_players(self._client, thread_id, table.persons)
        return await self._tables.posts.move_place(table.id, Place(place.guild_id, thread_id, place.locale))


def opener_of(interaction: Interaction) -> Opener:
    """Who opens a table, and where, as far as a server's settings look at it."""
    roles = _roles(interaction.user)
    return Opener(_places(interaction.channel_id, interaction.channel), roles, interaction.permissions.manage_guild)


async def opener_at(interaction: Interaction, place: Place) -> Opener:
    """Who opens a table elsewhere than where he has pressed, and where, as a server's settings look at it."""
    if place.guild_id is None or interaction.channel_id == place.channel_id:
        return opener_of(interaction)
    member: object = interaction.user
    if interaction.guild_id != place.guild_id:
        member = await member_of(interaction.client, place.guild_id, user_of(interaction))
    is_manager = isinstance(member, discord.Member) and member.guild_permissions.manage_guild
    channel = interaction.client.get_channel(place.channel_id)
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


def is_alone(table: Table) -> bool:
    """Whether nobody has to be waited for: one person's lobby, all other seats with computers."""
    return table.status == Status.LOBBY and table.is_full and len(table.persons) == 1
