"""What `/civ watch`, `/civ note` and `/civ talk` do: everything people want beside the game."""

import asyncio

import discord

from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.permissions import FOR_TALKS
from bot.table.social import check_talk
from bot.table.table import Table
from bot.table.values import Status, TableId, UserId
from bot.ui.discord.answers import Interaction, user_of, whisper
from bot.ui.discord.mentions import calling
from bot.ui.discord.permissions import permissions_told
from bot.ui.discord.readers import Readers
from bot.ui.discord.table_option import TableOption
from bot.ui.discord.threads import WEEK
from bot.ui.replay.spectators import check

WIPE = "-"
"""A note of this alone wipes what was kept."""


class Social:
    """What people want beside the game."""

    def __init__(self, client: discord.Client, tables: Tables, readers: Readers, option: TableOption) -> None:
        self._client = client
        self._tables = tables
        self._readers = readers
        self._option = option
        self._opening = asyncio.Lock()
        """Held while a thread for two is looked for: two presses at once must not open two."""

    async def watch(self, interaction: Interaction, number: int | None) -> None:
        """`/civ watch`: of the table named, else of the one that is played here; twice calls it off."""
        speaker = await self._readers.reader(interaction)
        if number is None:
            here = await self._tables.lists.in_channel(interaction.channel_id or 0, status=Status.PLAYING, limit=1)
            if not here:
                await whisper(interaction, speaker.say("watch-none"))
                return
            number = here[0].id
        await check(interaction, await self._tables.look(TableId(number)))
        table = await self._tables.watch(TableId(number), user_of(interaction))
        key = "watch-on" if interaction.user.id in table.watchers else "watch-off"
        await whisper(interaction, speaker.say(key, table=speaker.say("table-name", table=table.id)))

    async def keep_note(self, interaction: Interaction, note: str | None, number: int | None) -> None:
        """`/civ note`: keeps a text about a table of one's own, or shows what was kept."""
        table, user = await self._option.which(interaction, number), user_of(interaction)
        speaker = await self._readers.reader(interaction)
        name = speaker.say("table-name", table=table.id)
        if note and note.strip():
            is_wiped = note.strip() == WIPE
            await self._tables.set_note(table.id, user, "" if is_wiped else note)
            await whisper(interaction, speaker.say("note-wiped", table=name) if is_wiped else speaker.say("note-kept"))
            return
        stored = await self._tables.note(table.id, user)
        told = f"{speaker.say('note-shown', table=name)}\n{stored}" if stored else speaker.say("note-none", table=name)
        await whisper(interaction, told)

    async def talk(self, interaction: Interaction, player: discord.Member, number: int | None) -> None:
        """`/civ talk`: the private thread of two players of a table, opened where there is none yet."""
        table, user, other = await self._option.which(interaction, number), user_of(interaction), UserId(player.id)
        check_talk(table, user, other)
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with self._opening:
            speaker = await self._readers.reader(interaction)
            told = await self._thread_for(table, (min(user, other), max(user, other)), speaker)
        await interaction.edit_original_response(content=told)

    async def _thread_for(self, table: Table, pair: tuple[UserId, UserId], speaker: Speaker) -> str:
        """Where these two talk, or why they cannot."""
        key = "talk of {} {} {}".format(table.id, *pair)
        thread = await self._found(await self._tables.profiles.recall(key))
        if thread is None:
            parent = await self._parent(table)
            if parent is None:
                return speaker.say("talk-failed")
            if not parent.permissions_for(parent.guild.me).create_private_threads:
                return speaker.say("permissions-missing", permissions=permissions_told(FOR_TALKS, speaker), count=1)
            thread = await self._opened(table, parent, pair)
            await self._tables.profiles.remember(key, str(thread.id))
        return speaker.say("talk-open", channel=f"<#{thread.id}>")

    async def _opened(self, table: Table, parent: discord.TextChannel, pair: tuple[UserId, UserId]) -> discord.Thread:
        public = self._readers.public(table)
        name = public.say("table-name", table=table.id)
        called = [sitter.name for sitter in table.sitters if sitter.user_id in pair]
        thread = await parent.create_thread(
            name=public.say("talk-name", table=name, names=public.list(called))[:100],
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=WEEK,
        )
        for user in pair:
            await thread.add_user(discord.Object(user))
        who = public.list([f"<@{user}>" for user in pair])
        users = calling(pair)
        await thread.send(public.say("talk-first", who=who, table=name), allowed_mentions=users)
        return thread

    async def _parent(self, table: Table) -> discord.TextChannel | None:
        """The channel a table's threads hang on."""
        channel = await self._channel(table.place.channel_id)
        found = channel.parent if isinstance(channel, discord.Thread) else channel
        return found if isinstance(found, discord.TextChannel) else None

    async def _found(self, stored: str | None) -> discord.Thread | None:
        channel = await self._channel(int(stored)) if stored else None
        return channel if isinstance(channel, discord.Thread) else None

    async def _channel(self, channel_id: int) -> object:
        """A channel or thread, asleep or not; None where it is gone."""
        try:
            return self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden):
            return None
