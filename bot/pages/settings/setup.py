"""*Check permissions* of `/server-settings`: a server's settings, and all permissions the bot lacks there, by channel.

Each comes with a way to grant it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.discord.own_rights import silenced_until
from bot.discord.permission_bits import FOR_ROLES, OF_FEATURES, invite_link, lacking, lacking_of
from bot.discord.permissions import missing_in, purposes
from bot.discord.routing import Verb, handles
from bot.discord.sheet import Link, Sheet, whole_lines
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.press import Press
from bot.pages.settings.preferences import managed_server
from bot.pages.settings.server_tables import Attempt, chosen_channel, rules_text
from bot.table.preferences import GuildPreferences

CHECK: Final = Verb("check", Attempt)
MOST_NAMED: Final = 12
"""The most channels named in one line; others are counted."""
MOST_TROUBLE: Final = 2400
"""Characters for missing permissions."""


@dataclass(frozen=True, slots=True)
class Survey:
    """Missing permissions on a server: everywhere, in single channels, and the channels that the bot cannot see."""

    everywhere: tuple[str, ...] = ()
    channels: Mapping[tuple[str, ...], list[int]] = field(default_factory=dict[tuple[str, ...], list[int]])
    """The channels' ids, by missing permissions."""
    unseen: tuple[int, ...] = ()
    """Channels the bot is not in, and that are not set for tables."""
    me: str = ""
    """The bot's name there, which its role has, too."""

    @property
    def is_fine(self) -> bool:
        """True where nothing is missing where tables are wanted."""
        return not self.everywhere and not self.channels


async def show_setup(press: Press) -> None:
    """Show the survey, in a message of its own. Raises `NotAllowed` for people who do not manage this server."""
    await press.tell(await _sheet(press, 0))


@handles(CHECK)
async def check_channel(press: Press, at: Attempt) -> None:
    """Tell what the bot lacks in one channel, below what it lacks everywhere."""
    await press.edit(await _sheet(press, at.following, chosen_channel(press)))


async def _sheet(press: Press, attempt: int, channel: discord.TextChannel | None = None) -> Sheet:
    """Return the survey of the server, with a select of a channel to check."""
    guild_id, client = managed_server(press), press.interaction.client
    server, localizer = await press.profiles.guild_preferences(guild_id), await press.localizer()
    guild = client.get_guild(guild_id)
    if (until := silenced_until(guild)) is not None:
        # nothing is missing that anyone could give
        silenced = localizer.say("silenced", until=discord_time(until, "f"))
        return Sheet(ACCENT).text(f"### {localizer.say('setup-title')}\n⚠️ {silenced}")
    survey = Survey() if guild is None else survey_of(guild, server)
    public = await press.context.locales.server(guild_id, press.interaction.guild_locale)
    link = invite_link(client.application_id or 0, guild_id, has_roles=server.gives_roles)
    sheet = setup_sheet(survey, server, localizer, public.say("language"), link)
    if channel is not None:
        sheet.text(channel_text(channel, localizer))
    return sheet.channel(CHECK.to(attempt), localizer.say("setup-pick"), channel and channel.id)


def survey_of(guild: discord.Guild, server: GuildPreferences) -> Survey:
    """Look at the whole server and at every channel where tables may be opened."""
    granted = guild.me.guild_permissions.value
    everywhere = lacking(granted, in_thread=False, own_thread=True)
    if server.gives_roles:
        everywhere += lacking_of(FOR_ROLES, granted)
    for feature, used in OF_FEATURES.items():
        if feature in server.features:
            everywhere += lacking_of(used, granted)
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


def setup_sheet(survey: Survey, server: GuildPreferences, localizer: Localizer, language: str, link: str) -> Sheet:
    """Return a message with what is missing first, then the settings and how to change them."""
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### {say('setup-title')}")
    text = say("setup-fine") if survey.is_fine else "\n".join(_trouble(survey, localizer))
    sheet.text(whole_lines(text, MOST_TROUBLE, say("setup-rest")))
    if survey.unseen:
        sheet.text(f"-# {say('setup-unseen', channels=_mention_channels(survey.unseen, localizer))}")
    look = say("setup-look", display=server.display, language=language)
    sheet.rule().text(f"**{say('setup-set')}**\n{rules_text(server, localizer)}\n- {look}")
    sheet.text(say("setup-change"))
    return sheet.buttons([Link(link, say("setup-key-invite"))] if survey.everywhere else [])


def channel_text(channel: discord.TextChannel, localizer: Localizer) -> str:
    """Return in words what a table in that channel would lack."""
    names, place = missing_in(channel), f"<#{channel.id}>"
    if not names:
        return localizer.say("setup-channel-fine", channel=place)
    return f"{localizer.say('setup-channels', channels=place, count=len(names))}\n{purposes(names, localizer)}"


def _trouble(survey: Survey, localizer: Localizer) -> Iterable[str]:
    say, role = localizer.say, safe_name(survey.me)
    if survey.everywhere:
        yield say("setup-everywhere", count=len(survey.everywhere))
        yield purposes(survey.everywhere, localizer)
        yield say("setup-give-everywhere", role=role)
    for names, channels in survey.channels.items():
        yield say("setup-channels", channels=_mention_channels(channels, localizer), count=len(names))
        yield purposes(names, localizer)
    if survey.channels:
        yield say("setup-give-channel", role=role)


def _mention_channels(channels: Iterable[int], localizer: Localizer) -> str:
    mentions = [f"<#{each}>" for each in channels]
    if (more := len(mentions) - MOST_NAMED) > 0:
        mentions = [*mentions[:MOST_NAMED], localizer.say("setup-more", count=more)]
    return localizer.list(mentions)
