"""What `/moderate` does: a server's moderators close, pause and hide its tables, and keep people from them."""

import logging

import aiohttp
import discord
from discord import app_commands

from bot.discord.answers import Interaction
from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_name
from bot.manager.tables import Tables
from bot.pages.lobby.lobby_posts import places_of
from bot.pages.lobby.opening import opener_of
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.lost_messages import LOOKED_THROUGH, messages_since
from bot.pages.social import Social
from bot.pages.table_option import table_choices
from bot.pages.table_words import table_name
from bot.pages.users import display_name_of, user_of
from bot.table.actors import Moderator
from bot.table.errors import NotAllowed, TableError
from bot.table.kinds import OPEN
from bot.table.moderation import check_moderator
from bot.table.moderation_actions import Act, ActKind
from bot.table.table import Table
from bot.table.values import TableId, UserId

log = logging.getLogger(__name__)

TROUBLE = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)


class ModerationPages:
    """What moderators may do, each act told at its table. Raises `NotAllowed` to everybody else."""

    def __init__(self, client: discord.Client, tables: Tables, locales: LocaleResolver, social: Social) -> None:
        self._client = client
        self._tables = tables
        self._locales = locales
        self._social = social

    async def moderate(self, interaction: Interaction, kind: ActKind, number: int, reason: str) -> None:
        """`/moderate close`, `pause`, `resume` and `hide`: a table of this server."""
        actor = await self._moderator(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        table_id = TableId(number)
        is_whole = kind is not ActKind.HIDE or await self._is_found_whole(table_id, actor)
        table = await self._tables.moderation.moderate(table_id, actor, kind, reason)
        left = "" if is_whole else (await self._locales.reader(interaction)).say("moderate-hide-left")
        await self._answered(interaction, table, is_announced=await self._tell(table), left=left)

    async def end_talks(self, interaction: Interaction, number: int, player: discord.User, reason: str) -> None:
        """`/moderate talk`: no more private threads with this player at a table of this server."""
        actor = await self._moderator(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        user = UserId(player.id)
        table = await self._tables.moderation.moderate(TableId(number), actor, ActKind.TALK, reason, user)
        is_announced = await self._tell(table)
        text = _act_text(table, table.acts[-1], self._locales.public(table))
        is_done = await self._social.close_threads(table, user, text)
        left = "" if is_done else (await self._locales.reader(interaction)).say("moderate-talk-left")
        await self._answered(interaction, table, is_announced=is_announced, left=left)

    async def bar(self, interaction: Interaction, person: discord.User, reason: str, *, is_barred: bool) -> None:
        """`/moderate bar` and `unbar`: a person, and all tables of this server."""
        actor = await self._moderator(interaction)
        if person.bot:
            raise TableError("bot-player")
        await interaction.response.defer(ephemeral=True, thinking=True)  # he leaves lobbies and talks, one by one
        has_changed = await self._tables.moderation.bar(actor, UserId(person.id), reason, is_barred=is_barred)
        speaker = await self._locales.reader(interaction)
        key = f"moderate-{'bar' if is_barred else 'unbar'}{'' if has_changed else '-already'}"
        text = speaker.say(key, who=f"<@{person.id}>")
        await interaction.edit_original_response(content=text, allowed_mentions=discord.AllowedMentions.none())

    async def suggest_open(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The open tables of this server, for those who moderate it."""
        return await self._suggested(interaction, current, has_ended=False)

    async def suggest_any(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """All tables of this server, the newest of them."""
        return await self._suggested(interaction, current, has_ended=True)

    async def _suggested(
        self, interaction: Interaction, current: str, *, has_ended: bool
    ) -> list[app_commands.Choice[int]]:
        try:
            actor = await self._moderator(interaction)
        except NotAllowed:
            return []
        found = await self._tables.lists.of_server(actor.guild, status=None if has_ended else OPEN)
        return table_choices(found, current, await self._locales.reader(interaction))

    async def _moderator(self, interaction: Interaction) -> Moderator:
        """Who asks, as a moderator of this server. Raises `NotAllowed`."""
        if interaction.guild_id is None:
            raise NotAllowed("server-only")
        check_moderator(await self._tables.profiles.guild_preferences(interaction.guild_id), opener_of(interaction))
        return Moderator(user_of(interaction), display_name_of(interaction), interaction.guild_id)

    async def _answered(self, interaction: Interaction, table: Table, *, is_announced: bool, left: str) -> None:
        """Tells the moderator that his last act is done, whether its table knows of it, and what is left to do."""
        act, speaker = table.acts[-1], await self._locales.reader(interaction)
        key = "moderate-done" if is_announced else "moderate-done-untold"
        wording = speaker.say(key, told=_act_text(table, act, speaker), channel=f"<#{table.place.channel_id}>")
        text = f"{wording}\n{left}".strip()
        await interaction.edit_original_response(content=text, allowed_mentions=discord.AllowedMentions.none())

    async def _is_found_whole(self, table_id: TableId, actor: Moderator) -> bool:
        """Whether all that was written at a table since it was opened can be looked through for its messages."""
        table = await self._tables.look(table_id)
        if table.place.guild_id != actor.guild:
            return True
        try:
            for channel_id in places_of(table):
                channel = self._client.get_partial_messageable(channel_id, guild_id=actor.guild)
                if len(await messages_since(channel, table.created_at)) >= LOOKED_THROUGH:
                    return False
        except TROUBLE as error:
            log.info("table %s: an earlier place of it is out of reach (%s)", table.id, type(error).__name__)
        return True

    async def _tell(self, table: Table) -> bool:
        """Tells everybody at a table what was done there last; False where its place does not take it."""
        place, act = table.place, table.acts[-1]
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        text = _act_text(table, act, self._locales.public(table))
        try:
            await channel.send(text, allowed_mentions=discord.AllowedMentions.none(), suppress_embeds=True)
        except TROUBLE as error:
            log.info("table %s: what a moderator did is not told there (%s)", table.id, type(error).__name__)
            return False
        return True


def _act_text(table: Table, act: Act, speaker: Speaker) -> str:
    """What a moderator has done at a table, and why; of a private talk not with whom."""
    return speaker.say(
        f"moderated-{act.kind}",
        table=table_name(table, speaker),
        name=safe_name(act.name),
        reason=safe_name(act.reason),
    )
