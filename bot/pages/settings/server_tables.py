"""`/server-settings` for tables: where they may be opened, by which people, how many at once, how fast."""

from dataclasses import dataclass
from typing import Annotated, Final

import discord

from bot.discord.permissions import missing_in
from bot.discord.routing import Bare, Verb, handles, number
from bot.discord.sheet import Button, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.pages.clock_choice import chosen_clock
from bot.pages.clock_words import clock_text
from bot.pages.press import Press
from bot.pages.settings.preferences import managed_server
from bot.table.clock_text import format_clock
from bot.table.errors import NotAllowed
from bot.table.preferences import GuildPreferences, default_clock, toggle_channel
from bot.table.values import AtZero

MOST_ATTEMPTS: Final = 10**6
Place = discord.TextChannel | discord.VoiceChannel | discord.CategoryChannel


@dataclass(frozen=True, slots=True)
class Attempt:
    """A count of a select's appearances, since with a new address it can send the same choice again.

    A client sends nothing for the option that a select shows already (discord-api-docs #4801).
    """

    attempt: Annotated[int, number(0, 9_999_999)] = 0

    @property
    def following(self) -> int:
        """The attempt of the next appearance."""
        return (self.attempt + 1) % MOST_ATTEMPTS


DASHBOARD: Final = Verb("dashboard", Attempt)
NO_DASHBOARD: Final = Verb("no_dashboard", Bare)


async def set_channel(press: Press, channel: Place | None) -> None:
    """`/server-settings channel`: add a place for tables, or remove it; without one, show them."""
    guild_id = managed_server(press)
    server = await press.profiles.guild_preferences(guild_id)
    if channel is not None:
        places = toggle_channel(server, channel.id)
        server = await press.profiles.set_guild_preference(guild_id, "channels", list(places))
    localizer = await press.localizer()
    texts = [places_text(server, localizer)]
    if isinstance(channel, discord.TextChannel) and channel.id in server.channels and missing_in(channel):
        texts.append(localizer.say("owners-channel-lacking", channel=f"<#{channel.id}>"))
    await press.tell("\n".join(texts))


async def set_role(press: Press, role: discord.Role | None) -> None:
    """`/server-settings role`: set the role that may open tables, @everyone for all; without one, show it."""
    guild_id = managed_server(press)
    server = await press.profiles.guild_preferences(guild_id)
    if role is not None:
        chosen = None if role.is_default() else role.id
        server = await press.profiles.set_guild_preference(guild_id, "role", chosen)
    await press.tell(role_text(server, await press.localizer()))


async def set_moderators(press: Press, role: discord.Role | None) -> None:
    """`/server-settings moderators`: set the role that may moderate tables, or remove it; without one, show it."""
    guild_id = managed_server(press)
    if role is not None and role.is_default():
        raise NotAllowed("moderators-everybody")
    server = await press.profiles.guild_preferences(guild_id)
    if role is not None:
        chosen = None if role.id == server.moderators else role.id
        server = await press.profiles.set_guild_preference(guild_id, "moderators", chosen)
    localizer = await press.localizer()
    texts = [moderators_text(server, localizer)]
    if role is not None and server.moderators is not None:
        texts.append(localizer.say("moderators-how"))
    await press.tell("\n".join(texts))


async def set_limit(press: Press, tables: int | None) -> None:
    """`/server-settings limit`: set how many tables may be open at once, 0 for any number; without one, show it."""
    guild_id = managed_server(press)
    server = await press.profiles.guild_preferences(guild_id)
    if tables is not None:
        server = await press.profiles.set_guild_preference(guild_id, "most_tables", tables or None)
    await press.tell(limit_text(server, await press.localizer()))


async def set_clock(press: Press, text: str | None, at_zero: str | None) -> None:
    """`/server-settings clock`: set the clock of tables whose owner chooses none; without options, show it.

    Raises `BadClock`, `TableError`.
    """
    guild_id, localizer = managed_server(press), await press.localizer()
    server = await press.profiles.guild_preferences(guild_id)
    if text is not None or at_zero is not None:
        clock = chosen_clock(text, at_zero, localizer, default_clock(server))
        wishes = {"clock": clock and format_clock(clock), "at_zero": AtZero.TURN if clock is None else clock.at_zero}
        server = await press.profiles.set_guild_preferences(guild_id, wishes)
    await press.tell(usual_clock_text(server, localizer))


async def set_dashboard(press: Press, channel: discord.TextChannel | None) -> None:
    """`/server-settings dashboard`: set its channel; without a channel, show a select for it. Raises `NotAllowed`."""
    guild_id = managed_server(press)
    localizer = await press.localizer()
    if channel is not None:
        await press.tell(await _put_dashboard(press, guild_id, channel))
        return
    server = await press.profiles.guild_preferences(guild_id)
    await press.tell(dashboard_choice(server, dashboard_text(server, localizer), localizer, 0))


@handles(DASHBOARD)
async def choose_dashboard(press: Press, at: Attempt) -> None:
    """Put the dashboard into the channel chosen in the select."""
    guild_id = managed_server(press)
    channel = chosen_channel(press)
    text = "" if channel is None else await _put_dashboard(press, guild_id, channel)
    await _show_dashboard_choice(press, guild_id, text, at.following)


@handles(NO_DASHBOARD)
async def drop_dashboard(press: Press, _: Bare) -> None:
    """Remove the dashboard."""
    guild_id, localizer = managed_server(press), await press.localizer()
    before = await press.profiles.guild_preferences(guild_id)
    await press.profiles.set_guild_preference(guild_id, "dashboard", None)
    press.context.dashboards.enqueue(guild_id)
    text = localizer.say("owners-no-dashboard" if before.dashboard is None else "dashboard-off")
    await _show_dashboard_choice(press, guild_id, text, 0)


async def _put_dashboard(press: Press, guild_id: int, channel: discord.TextChannel) -> str:
    """Put the dashboard into that channel if the bot may write there; return the answer."""
    granted, localizer = channel.permissions_for(channel.guild.me), await press.localizer()
    if not (granted.view_channel and granted.send_messages):
        return localizer.say("dashboard-closed", channel=f"<#{channel.id}>")
    await press.profiles.set_guild_preference(guild_id, "dashboard", channel.id)
    press.context.dashboards.enqueue(guild_id)
    return localizer.say("dashboard-on", channel=f"<#{channel.id}>")


async def _show_dashboard_choice(press: Press, guild_id: int, text: str, attempt: int) -> None:
    server, localizer = await press.profiles.guild_preferences(guild_id), await press.localizer()
    await press.edit(dashboard_choice(server, text or dashboard_text(server, localizer), localizer, attempt))


def dashboard_choice(server: GuildPreferences, text: str, localizer: Localizer, attempt: int) -> Sheet:
    """Return a message with the dashboard's channel and a select to change it."""
    sheet = Sheet(ACCENT).text(text)
    sheet.channel(DASHBOARD.to(attempt), localizer.say("dashboard-pick"), server.dashboard)
    return sheet.buttons(
        [Button(NO_DASHBOARD.to(), localizer.say("key-no-dashboard"))] if server.dashboard is not None else []
    )


def chosen_channel(press: Press) -> discord.TextChannel | None:
    """Return the channel that a select says; None where it is gone, or isn't one of text."""
    guild, ids = press.interaction.guild, press.chosen_numbers
    if guild is None or not ids:
        return None
    channel = guild.get_channel(ids[0])
    return channel if isinstance(channel, discord.TextChannel) else None


def rules_text(server: GuildPreferences, localizer: Localizer) -> str:
    """Return all of a server's rules for tables, a line each."""
    writers = (places_text, role_text, limit_text, usual_clock_text, dashboard_text, moderators_text)
    return "\n".join(f"- {each(server, localizer)}" for each in writers)


def places_text(server: GuildPreferences, localizer: Localizer) -> str:
    """Return in words where tables may be opened."""
    if not server.channels:
        return localizer.say("owners-channel-any")
    return localizer.say("owners-channels", channels=localizer.list([f"<#{each}>" for each in server.channels]))


def role_text(server: GuildPreferences, localizer: Localizer) -> str:
    """Return in words which role may open tables."""
    if server.role is None:
        return localizer.say("owners-role-any")
    return localizer.say("owners-role", role=f"<@&{server.role}>")


def limit_text(server: GuildPreferences, localizer: Localizer) -> str:
    """Return in words how many tables may be open."""
    if server.most_tables is None:
        return localizer.say("owners-limit-none")
    return localizer.say("owners-limit", count=server.most_tables)


def usual_clock_text(server: GuildPreferences, localizer: Localizer) -> str:
    """Return in words the usual clock, and what happens when it runs out."""
    clock = default_clock(server)
    if clock is None:
        return localizer.say("owners-no-clock")
    text = localizer.say(f"clock-at-zero-{clock.at_zero}", clock=clock_text(clock, localizer))
    return localizer.say("owners-clock", clock=text)


def dashboard_text(server: GuildPreferences, localizer: Localizer) -> str:
    """Return in words where the open tables are listed."""
    if server.dashboard is None:
        return localizer.say("owners-no-dashboard")
    return localizer.say("owners-dashboard", channel=f"<#{server.dashboard}>")


def moderators_text(server: GuildPreferences, localizer: Localizer) -> str:
    """Return in words which role moderates tables."""
    if server.moderators is None:
        return localizer.say("moderators-managers")
    return localizer.say("moderators-role", role=f"<@&{server.moderators}>")
