"""How boards and hands are shown, and in which language: by the settings of a person and of the server."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Final

import discord

from bot.i18n.catalogue import Localizer
from bot.manager.profiles import Profiles
from bot.manager.services import Services
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.delivery import way_at
from bot.table.preferences import Display, GuildPreferences, Notify, Preferences, ThemeName
from bot.table.table import Table
from bot.table.values import UserId

NOT_PINGED: Final = (Notify.DIGEST, Notify.NONE)
"""How those want to be told who are only named when another person calls them."""

PUBLIC: Final[ThemeName] = "light"
"""The theme of what everyone sees: its warm paper stands out on the dark client and on the white one."""

ServerLocalizer = Callable[[int | None, discord.Locale | None], Awaitable[Localizer]]
"""Returns the words for everyone on a server, given its number and the language it has on Discord."""


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """How boards and hands are shown to someone."""

    display: Display = "picture"
    theme: ThemeName = PUBLIC

    @property
    def has_picture(self) -> bool:
        """Whether there is a picture."""
        return self.display != "text"

    @property
    def has_text(self) -> bool:
        """Whether there is text beside the picture, or instead of it."""
        return self.display != "picture"


async def of_server(profiles: Profiles, guild_id: int | None) -> DisplayOptions:
    """Return how everyone on a server sees its tables; the defaults elsewhere, and while the database is away."""
    server = await _server(profiles, guild_id)
    return DisplayOptions(server.display)


async def of_person(profiles: Profiles, user: UserId, guild_id: int | None) -> DisplayOptions:
    """Return how one person sees what only they see: as they have set it, else as everyone does."""
    server = await _server(profiles, guild_id)
    try:
        own = await profiles.preferences(user)
    except Refusal as error:
        log_store_error(error, "somebody's way to see tables")
        return DisplayOptions(server.display)
    return DisplayOptions(own.display or server.display, own.theme or PUBLIC)


async def language_of_server(profiles: Profiles, guild_id: int | None) -> str | None:
    """Return the language a server has chosen for its tables; None where it is to be Discord's."""
    return (await _server(profiles, guild_id)).locale


async def language_of_person(profiles: Profiles, user: UserId) -> str | None:
    """Return the language a person has chosen; None where it is to be Discord's, and while the database is away."""
    try:
        return (await profiles.preferences(user)).locale
    except Refusal as error:
        log_store_error(error, "somebody's language")
        return None


async def find_mentionable(services: Services, table: Table) -> set[UserId]:
    """Return the people of a table who want to be mentioned, or cannot be told otherwise, outside their quiet hours."""
    settings = await services.profiles.preferences_of([participant.user_id for participant in table.people])
    wanted = {user for user, chosen in settings.items() if way_at(table, chosen) == Notify.MENTION}
    return wanted - await services.tables.resting_people(table) if wanted else wanted


async def filter_pingable(services: Services, table: Table, users: Collection[UserId]) -> list[UserId]:
    """Return which of these people of a table others may ping there now, by their settings and quiet hours."""
    settings, resting = await services.profiles.preferences_of(users), await services.tables.resting_people(table)
    wanted = [user for user in users if _may_be_pinged(table, settings[user])]
    return [user for user in wanted if user not in resting]


def _may_be_pinged(table: Table, chosen: Preferences) -> bool:
    is_digest_late = chosen.notify == Notify.DIGEST and way_at(table, chosen) == Notify.MENTION and not chosen.dm_closed
    return chosen.notify not in NOT_PINGED or is_digest_late


async def _server(profiles: Profiles, guild_id: int | None) -> GuildPreferences:
    if guild_id is None:
        return GuildPreferences()
    try:
        return await profiles.guild_preferences(guild_id)
    except Refusal as error:
        log_store_error(error, "a server's settings")
        return GuildPreferences()
