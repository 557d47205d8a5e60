"""What `/server-settings` says about tables: where they may be opened, by whom, how many at once, how fast."""

from collections.abc import Callable
from typing import Any, Final, cast

import discord

from bot.discord.answers import Interaction, whisper
from bot.discord.permissions import missing_in
from bot.discord.routing import Answer, Bare
from bot.discord.sheet import Key, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.pages.clock_choice import chosen_clock
from bot.pages.clock_words import clock_text
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.settings.addresses import DASHBOARD, NO_DASHBOARD, Attempt
from bot.pages.settings.preferences import managed
from bot.table.clock_text import format_clock
from bot.table.errors import NotAllowed
from bot.table.kinds import AtZero
from bot.table.policy import default_clock, with_channel
from bot.table.preferences import GuildPreferences

MOST_ATTEMPTS: Final = 10**6
Place = discord.TextChannel | discord.VoiceChannel | discord.CategoryChannel


class TableRulesPages:
    """What a server's managers set about its tables."""

    def __init__(self, tables: Tables, locales: LocaleResolver, show_dashboard: Callable[[int], None]) -> None:
        self._profiles = tables.profiles
        self._locales = locales
        self._show_dashboard = show_dashboard

    async def set_channel(self, interaction: Interaction, channel: Place | None) -> None:
        """`/server-settings channel`: one more place for tables, or one fewer; without one, everywhere."""
        guild_id = managed(interaction)
        server = await self._profiles.guild_preferences(guild_id)
        places = () if channel is None else with_channel(server, channel.id)
        server = await self._profiles.set_guild_preference(guild_id, "channels", list(places))
        speaker = await self._locales.reader(interaction)
        texts = [places_text(server, speaker)]
        if isinstance(channel, discord.TextChannel) and channel.id in server.channels and missing_in(channel):
            texts.append(speaker.say("owners-channel-lacking", channel=f"<#{channel.id}>"))
        await whisper(interaction, "\n".join(texts))

    async def set_role(self, interaction: Interaction, role: discord.Role | None) -> None:
        """`/server-settings role`: who may open tables; without one, everybody."""
        guild_id = managed(interaction)
        chosen = None if role is None or role.is_default() else role.id
        server = await self._profiles.set_guild_preference(guild_id, "role", chosen)
        await whisper(interaction, role_text(server, await self._locales.reader(interaction)))

    async def set_moderators(self, interaction: Interaction, role: discord.Role | None) -> None:
        """`/server-settings moderators`: who may moderate tables; without a role, those who manage the server."""
        guild_id = managed(interaction)
        if role is not None and role.is_default():
            raise NotAllowed("moderators-everybody")
        server = await self._profiles.set_guild_preference(guild_id, "moderators", role and role.id)
        speaker = await self._locales.reader(interaction)
        texts = [moderators_text(server, speaker)]
        if role is not None:
            texts.append(speaker.say("moderators-how"))
        await whisper(interaction, "\n".join(texts))

    async def set_limit(self, interaction: Interaction, tables: int | None) -> None:
        """`/server-settings limit`: how many tables may be open at once; without a number, as many as people like."""
        server = await self._profiles.set_guild_preference(managed(interaction), "most_tables", tables)
        await whisper(interaction, limit_text(server, await self._locales.reader(interaction)))

    async def set_clock(self, interaction: Interaction, text: str | None, at_zero: str | None) -> None:
        """`/server-settings clock`: of tables whose owner chooses none. Raises `BadClock`, `TableError`."""
        guild_id, speaker = managed(interaction), await self._locales.reader(interaction)
        usual = await self._profiles.default_clock(guild_id)
        clock = chosen_clock(text, at_zero, speaker, usual)
        wishes = {"clock": clock and format_clock(clock), "at_zero": AtZero.TURN if clock is None else clock.at_zero}
        server = await self._profiles.set_guild_preferences(guild_id, wishes)
        await whisper(interaction, usual_clock_text(server, speaker))

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            DASHBOARD.answered_by(self._choose_dashboard),
            NO_DASHBOARD.answered_by(self._drop_dashboard),
        )

    async def set_dashboard(self, interaction: Interaction, channel: discord.TextChannel | None) -> None:
        """`/server-settings dashboard`: where it is to be; without a channel, a select of it. Raises `NotAllowed`."""
        guild_id = managed(interaction)
        speaker = await self._locales.reader(interaction)
        if channel is not None:
            await whisper(interaction, await self._put_dashboard(guild_id, channel, speaker))
            return
        server = await self._profiles.guild_preferences(guild_id)
        await whisper(interaction, "", dashboard_choice(server, dashboard_text(server, speaker), speaker, 0).view())

    async def _choose_dashboard(self, interaction: Interaction, at: Attempt) -> None:
        """The channel that the select says."""
        guild_id, speaker = managed(interaction), await self._locales.reader(interaction)
        channel = chosen_channel(interaction)
        text = "" if channel is None else await self._put_dashboard(guild_id, channel, speaker)
        # another address each time: a client sends nothing for what a select shows already (discord-api-docs #4801)
        await self._show_dashboard_choice(interaction, guild_id, text, (at.attempt + 1) % MOST_ATTEMPTS)

    async def _drop_dashboard(self, interaction: Interaction, _: Bare) -> None:
        """None any more."""
        guild_id, speaker = managed(interaction), await self._locales.reader(interaction)
        before = await self._profiles.guild_preferences(guild_id)
        await self._profiles.set_guild_preference(guild_id, "dashboard", None)
        self._show_dashboard(guild_id)
        text = speaker.say("owners-no-dashboard" if before.dashboard is None else "dashboard-off")
        await self._show_dashboard_choice(interaction, guild_id, text, 0)

    async def _put_dashboard(self, guild_id: int, channel: discord.TextChannel, speaker: Speaker) -> str:
        """Has the dashboard stand there where the bot may write; what to say to that."""
        granted = channel.permissions_for(channel.guild.me)
        if not (granted.view_channel and granted.send_messages):
            return speaker.say("dashboard-closed", channel=f"<#{channel.id}>")
        await self._profiles.set_guild_preference(guild_id, "dashboard", channel.id)
        self._show_dashboard(guild_id)
        return speaker.say("dashboard-on", channel=f"<#{channel.id}>")

    async def _show_dashboard_choice(self, interaction: Interaction, guild_id: int, text: str, attempt: int) -> None:
        server, speaker = await self._profiles.guild_preferences(guild_id), await self._locales.reader(interaction)
        sheet = dashboard_choice(server, text or dashboard_text(server, speaker), speaker, attempt)
        await interaction.response.edit_message(view=sheet.view())


def dashboard_choice(server: GuildPreferences, text: str, speaker: Speaker, attempt: int) -> Sheet:
    """Where the dashboard is, and where it may be."""
    sheet = Sheet(ACCENT).text(text)
    sheet.channel(DASHBOARD.to(attempt), speaker.say("dashboard-pick"), server.dashboard)
    return sheet.keys([Key(NO_DASHBOARD.to(), speaker.say("key-no-dashboard"))] if server.dashboard is not None else [])


def chosen_channel(interaction: Interaction) -> discord.TextChannel | None:
    """The channel that a select says; None where it is gone, or none of text."""
    data = cast("dict[str, Any]", interaction.data or {})
    values = cast("list[str]", data.get("values", []))
    if interaction.guild is None or not values or not values[0].isdecimal():
        return None
    channel = interaction.guild.get_channel(int(values[0]))
    return channel if isinstance(channel, discord.TextChannel) else None


def rules_text(server: GuildPreferences, speaker: Speaker) -> str:
    """All of a server's rules for tables, a line each."""
    writers = (places_text, role_text, limit_text, usual_clock_text, dashboard_text, moderators_text)
    return "\n".join(f"- {each(server, speaker)}" for each in writers)


def places_text(server: GuildPreferences, speaker: Speaker) -> str:
    """Where tables may be opened."""
    if not server.channels:
        return speaker.say("owners-channel-any")
    return speaker.say("owners-channels", channels=speaker.list([f"<#{each}>" for each in server.channels]))


def role_text(server: GuildPreferences, speaker: Speaker) -> str:
    """Who may open them."""
    if server.role is None:
        return speaker.say("owners-role-any")
    return speaker.say("owners-role", role=f"<@&{server.role}>")


def limit_text(server: GuildPreferences, speaker: Speaker) -> str:
    """How many may be open."""
    if server.most_tables is None:
        return speaker.say("owners-limit-none")
    return speaker.say("owners-limit", count=server.most_tables)


def usual_clock_text(server: GuildPreferences, speaker: Speaker) -> str:
    """Which clock they have, and what happens when it runs out."""
    clock = default_clock(server)
    if clock is None:
        return speaker.say("owners-no-clock")
    text = speaker.say(f"clock-at-zero-{clock.at_zero}", clock=clock_text(clock, speaker))
    return speaker.say("owners-clock", clock=text)


def dashboard_text(server: GuildPreferences, speaker: Speaker) -> str:
    """Where the open tables are listed."""
    if server.dashboard is None:
        return speaker.say("owners-no-dashboard")
    return speaker.say("owners-dashboard", channel=f"<#{server.dashboard}>")


def moderators_text(server: GuildPreferences, speaker: Speaker) -> str:
    """Who moderates them."""
    if server.moderators is None:
        return speaker.say("moderators-managers")
    return speaker.say("moderators-role", role=f"<@&{server.moderators}>")
