"""`/server-settings` for tables: where they may be opened, by which people, how many at once, how fast."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

import discord

from bot.discord.fields import read_number
from bot.discord.permissions import missing_in
from bot.discord.routing import number
from bot.i18n.catalogue import Localizer
from bot.pages.clock_choice import chosen_clock
from bot.pages.clock_words import clock_text
from bot.pages.press import Press
from bot.pages.settings.hours import find_zone
from bot.pages.settings.preferences import managed_server
from bot.table.availability import parse_zone
from bot.table.clock_text import format_clock
from bot.table.errors import NotAllowed, TableError
from bot.table.preferences import GuildPreferences, default_clock
from bot.table.values import AtZero

MOST_ATTEMPTS: Final = 10**6
MOST_LIMIT: Final = 1000
"""Open tables, at most, that a server can set as its limit."""


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


async def set_channels(press: Press, chosen: Sequence[int]) -> str:
    """Set the places for tables, none for everywhere; return what the bot lacks there. Raises `NotAllowed`."""
    guild_id, guild = managed_server(press), press.interaction.guild
    places = [channel for each in chosen if guild is not None and (channel := guild.get_channel(each))]
    await press.profiles.set_guild_preference(guild_id, "channels", [each.id for each in places])
    localizer = await press.localizer()
    lacking = [each for each in places if isinstance(each, discord.TextChannel) and missing_in(each)]
    return "\n".join(localizer.say("owners-channel-lacking", channel=f"<#{each.id}>") for each in lacking)


async def set_role(press: Press, role: int | None) -> str:
    """Set the role that may open tables, @everyone or None for all; return what to answer. Raises `NotAllowed`."""
    guild_id = managed_server(press)
    chosen = None if role == guild_id else role
    server = await press.profiles.set_guild_preference(guild_id, "role", chosen)
    return role_text(server, await press.localizer())


async def set_moderators(press: Press, role: int | None) -> str:
    """Set the role that may moderate tables, None for none; return what to answer. Raises `NotAllowed`."""
    guild_id = managed_server(press)
    if role == guild_id:  # the id of @everyone
        raise NotAllowed("moderators-everybody")
    server = await press.profiles.set_guild_preference(guild_id, "moderators", role)
    localizer = await press.localizer()
    return moderators_text(server, localizer) if role is None else localizer.say("moderators-how")


async def set_limits(press: Press, tables: str, clock: str, at_zero: str, zone: str) -> None:
    """Set how many tables may be open at once, empty or 0 for any number, the clock of tables whose owner chooses none,
    empty for none, and the time zone of those who have set none, empty for none.

    Raises `NotAllowed`, `BadClock`, `BadAvailability`, and `TableError` for what is no number, or no choice; then
    nothing is set.
    """
    guild_id, localizer = managed_server(press), await press.localizer()
    most = read_number(tables.strip() or "0")
    if most is None or most > MOST_LIMIT:
        raise TableError("limit-unreadable", limit=MOST_LIMIT)
    if at_zero not in tuple(AtZero):
        raise TableError("press-unreadable")
    chosen = chosen_clock(clock.strip() or "none", None, localizer)
    if chosen is not None:
        chosen = chosen_clock(clock, at_zero, localizer)
    wishes = {"clock": chosen and format_clock(chosen), "at_zero": AtZero.TURN if chosen is None else chosen.at_zero}
    name = parse_zone(find_zone(zone)).key if zone.strip() else None
    await press.profiles.set_guild_preferences(guild_id, {"most_tables": most or None, "zone": name, **wishes})


async def set_dashboard(press: Press) -> str:
    """Put the dashboard into the channel chosen in a select, or remove it where none is; return what to answer.

    Raises `NotAllowed`.
    """
    guild_id, localizer = managed_server(press), await press.localizer()
    if (channel := chosen_channel(press)) is not None:
        return await _put_dashboard(press, guild_id, channel)
    if press.chosen:
        return ""  # a channel that is gone meanwhile
    await press.profiles.set_guild_preference(guild_id, "dashboard", None)
    press.context.dashboards.enqueue(guild_id)
    return localizer.say("dashboard-off")


async def _put_dashboard(press: Press, guild_id: int, channel: discord.TextChannel) -> str:
    """Put the dashboard into that channel if the bot may write there; return the answer."""
    granted, localizer = channel.permissions_for(channel.guild.me), await press.localizer()
    if not (granted.view_channel and granted.send_messages):
        return localizer.say("dashboard-closed", channel=f"<#{channel.id}>")
    await press.profiles.set_guild_preference(guild_id, "dashboard", channel.id)
    press.context.dashboards.enqueue(guild_id)
    return localizer.say("dashboard-on", channel=f"<#{channel.id}>")


def chosen_channel(press: Press) -> discord.TextChannel | None:
    """Return the channel that a select says; None where it is gone, or isn't one of text."""
    guild, ids = press.interaction.guild, press.chosen_numbers
    if guild is None or not ids:
        return None
    channel = guild.get_channel(ids[0])
    return channel if isinstance(channel, discord.TextChannel) else None


def rules_text(server: GuildPreferences, localizer: Localizer) -> str:
    """Return all of a server's rules for tables, a line each."""
    writers = (places_text, role_text, limit_text, usual_clock_text, zone_text, dashboard_text, moderators_text)
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


def zone_text(server: GuildPreferences, localizer: Localizer) -> str:
    """Return in words the time zone of those who have set none."""
    return localizer.say("owners-no-zone") if server.zone is None else localizer.say("owners-zone", zone=server.zone)


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
