"""`/server-settings check`: what a server has set, and every permission the bot lacks there, by channel.

With each stands how to give it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.discord.answers import Interaction, whisper
from bot.discord.permission_bits import invite_link, lacking
from bot.discord.permissions import missing_in, purposes
from bot.discord.routing import Answer
from bot.discord.sheet import Link, Sheet, whole_lines
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_name
from bot.manager.tables import Tables
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.settings.addresses import CHECK, Attempt
from bot.pages.settings.preferences import managed
from bot.pages.settings.server_tables import MOST_ATTEMPTS, chosen_channel, rules_text
from bot.table.preferences import GuildPreferences

MOST_NAMED: Final = 12
"""Channels named in one line; the others are counted."""
MOST_TROUBLE: Final = 2400
"""Characters for what is missing."""


@dataclass(frozen=True, slots=True)
class Survey:
    """What the bot lacks on a server: everywhere, in single channels besides, and where it is not to be seen."""

    everywhere: tuple[str, ...] = ()
    channels: Mapping[tuple[str, ...], list[int]] = field(default_factory=dict[tuple[str, ...], list[int]])
    """By what is missing there, the channels' ids."""
    unseen: tuple[int, ...] = ()
    """Channels the bot is not in, where nobody has said that tables are wanted there."""
    me: str = ""
    """What the bot is called there: its role has that name, too."""

    @property
    def is_fine(self) -> bool:
        """Whether nothing is missing where tables are wanted."""
        return not self.everywhere and not self.channels


class SetupPage:
    """What `/server-settings check` shows."""

    def __init__(self, tables: Tables, locales: LocaleResolver) -> None:
        self._profiles = tables.profiles
        self._locales = locales

    async def show_setup(self, interaction: Interaction) -> None:
        """`/server-settings check`. Raises `NotAllowed` outside servers, and to those who do not manage this one."""
        await whisper(interaction, "", (await self._sheet(interaction, 0)).view())

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (CHECK.answered_by(self._check_channel),)

    async def _check_channel(self, interaction: Interaction, at: Attempt) -> None:
        """Says of one channel what the bot lacks there, below what it lacks anywhere."""
        sheet = await self._sheet(interaction, (at.attempt + 1) % MOST_ATTEMPTS, chosen_channel(interaction))
        await interaction.response.edit_message(view=sheet.view())

    async def _sheet(self, interaction: Interaction, attempt: int, channel: discord.TextChannel | None = None) -> Sheet:
        """What there is to say, and a select of the channel to look at."""
        guild_id = managed(interaction)
        server, speaker = (
            await self._profiles.guild_preferences(guild_id),
            await self._locales.reader(interaction),
        )
        guild = interaction.client.get_guild(guild_id)
        survey = Survey() if guild is None else surveyed(guild, server)
        public = await self._locales.server(guild_id, interaction.guild_locale)
        link = invite_link(interaction.client.application_id or 0, guild_id)
        sheet = setup_sheet(survey, server, speaker, public.say("language"), link)
        if channel is not None:
            sheet.text(channel_text(channel, speaker))
        return sheet.channel(CHECK.to(attempt), speaker.say("setup-pick"), channel and channel.id)


def surveyed(guild: discord.Guild, server: GuildPreferences) -> Survey:
    """Looks at the whole server and at every channel where tables may be opened."""
    everywhere = lacking(guild.me.guild_permissions.value, in_thread=False, own_thread=True)
    by_names: dict[tuple[str, ...], list[int]] = {}
    unseen: list[int] = []
    # as they stand in the client; positions may be equal
    for channel in sorted(guild.text_channels, key=lambda each: (each.position, each.id)):
        if server.channels and not {channel.id, channel.category_id} & set(server.channels):
            continue
        names = missing_in(channel)
        if "view_channel" in names and "view_channel" not in everywhere and not server.channels:
            unseen.append(channel.id)
        elif rest := tuple(name for name in names if name not in everywhere):
            by_names.setdefault(rest, []).append(channel.id)
    return Survey(everywhere, by_names, tuple(unseen), guild.me.display_name)


def setup_sheet(survey: Survey, server: GuildPreferences, speaker: Speaker, language: str, link: str) -> Sheet:
    """What is missing first, then what is set and how it is changed."""
    say = speaker.say
    sheet = Sheet(ACCENT).text(f"### {say('setup-title')}")
    text = say("setup-fine") if survey.is_fine else "\n".join(_trouble(survey, speaker))
    sheet.text(whole_lines(text, MOST_TROUBLE, say("setup-rest")))
    if survey.unseen:
        sheet.text(f"-# {say('setup-unseen', channels=_named(survey.unseen, speaker))}")
    look = say("setup-look", display=server.display, language=language)
    sheet.rule().text(f"**{say('setup-set')}**\n{rules_text(server, speaker)}\n- {look}")
    sheet.text(say("setup-change"))
    return sheet.keys([Link(link, say("setup-key-invite"))] if survey.everywhere else [])


def channel_text(channel: discord.TextChannel, speaker: Speaker) -> str:
    """What a table in that channel would lack."""
    names, place = missing_in(channel), f"<#{channel.id}>"
    if not names:
        return speaker.say("setup-channel-fine", channel=place)
    return f"{speaker.say('setup-channels', channels=place, count=len(names))}\n{purposes(names, speaker)}"


def _trouble(survey: Survey, speaker: Speaker) -> Iterable[str]:
    say, role = speaker.say, safe_name(survey.me)
    if survey.everywhere:
        yield say("setup-everywhere", count=len(survey.everywhere))
        yield purposes(survey.everywhere, speaker)
        yield say("setup-give-everywhere", role=role)
    for names, channels in survey.channels.items():
        yield say("setup-channels", channels=_named(channels, speaker), count=len(names))
        yield purposes(names, speaker)
    if survey.channels:
        yield say("setup-give-channel", role=role)


def _named(channels: Iterable[int], speaker: Speaker) -> str:
    mentions = [f"<#{each}>" for each in channels]
    if (more := len(mentions) - MOST_NAMED) > 0:
        mentions = [*mentions[:MOST_NAMED], speaker.say("setup-more", count=more)]
    return speaker.list(mentions)
