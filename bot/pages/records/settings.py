"""What people set about their records (a page of `/settings`), and servers about theirs (one of `/server-settings`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

import discord

from bot.discord.permission_bits import invite_link
from bot.discord.routing import Bare, Verb, handles, number, one_of
from bot.discord.sheet import Link, SelectOption, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.pages.press import Press
from bot.pages.records.podium_roles import check_giver, obstacle
from bot.pages.settings.preferences import managed_server
from bot.records.seasons import SEASONS
from bot.table.errors import TableError
from bot.table.preferences import TOURNAMENTS, GuildPreferences, Preferences

MOST_ATTEMPTS: Final = 9_999_999
WISHES: Final = {"keep": "records", "global": "global_rating", "pace": "shows_pace"}
"""What a person chooses, by the settings that say it."""
KEEP: Final = "keep"
PODIUM: Final = ("first", "second", "third")
OFF: Final = "off"


@dataclass(frozen=True, slots=True)
class OwnRecords:
    """What a person wants; `attempt` counts how often the page was shown (see `bot.pages.settings.panel`)."""

    attempt: Annotated[int, number(0, MOST_ATTEMPTS)]


@dataclass(frozen=True, slots=True)
class ServerRecords:
    """What is chosen for a server; `attempt` as in `OwnRecords`."""

    attempt: Annotated[int, number(0, MOST_ATTEMPTS)]
    what: Annotated[str, one_of("keep", "season", "first", "second", "third", "champion")]


OPEN_OWN: Final = Verb("own_records", Bare)
SET_OWN: Final = Verb("own_records_set", OwnRecords)
OPEN_SERVER: Final = Verb("server_records", Bare)
SET_SERVER: Final = Verb("server_record", ServerRecords)


@handles(OPEN_OWN)
async def open_own(press: Press, _: Bare) -> None:
    """Show what the presser has set, in a message of its own."""
    await press.tell(own_sheet(await press.profiles.preferences(press.user), await press.localizer(), 0))


@handles(SET_OWN)
async def set_own(press: Press, at: OwnRecords) -> None:
    """Keep what was chosen. Who wants no records loses them at once."""
    await press.acknowledge()
    wishes = {setting: wish in press.chosen for wish, setting in WISHES.items()}
    stored = await press.services.records.set_own(press.user, wishes)
    localizer = await press.localizer()
    attempt = (at.attempt + 1) % MOST_ATTEMPTS
    await press.edit(own_sheet(stored, localizer, attempt, localizer.say("record-own-saved")))


def own_sheet(stored: Preferences, localizer: Localizer, attempt: int, notice: str = "") -> Sheet:
    """Return the page of a person's wishes, with what was just done."""
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### {say('record-own-head')}").text(say("record-own-what")).text(notice)
    options = [
        SelectOption(
            wish, say(f"record-own-{wish}"), say(f"record-own-{wish}-hint"), is_chosen=getattr(stored, setting)
        )
        for wish, setting in WISHES.items()
    ]
    return sheet.select(SET_OWN.to(attempt), say("record-own-head"), options, least=0, most=len(options))


@handles(OPEN_SERVER)
async def open_server(press: Press, _: Bare) -> None:
    """Show what is set for the server, in a message of its own. Raises `NotAllowed`."""
    await press.tell(await _server_sheet(press, managed_server(press), 0))


@handles(SET_SERVER)
async def set_server(press: Press, at: ServerRecords) -> None:
    """Keep what was chosen. Raises `NotAllowed`, `UnknownPreference`, `TableError`."""
    guild_id = managed_server(press)
    await press.acknowledge()
    localizer = await press.localizer()
    notice = localizer.say("record-own-saved")
    match at.what, press.chosen:
        case "keep", [wish]:
            await press.services.records.set_for_server(guild_id, keeps=wish == KEEP)
        case ("first" | "second" | "third") as place, _:
            notice = await _set_podium(press, guild_id, PODIUM.index(place))
        case "champion", _:
            notice = await _set_champion(press, guild_id)
        case "season", [season]:
            await press.profiles.set_guild_preference(guild_id, "season", season)
        case _:
            raise TableError("press-unreadable")
    press.services.records.tell_rated(guild_id)
    await press.edit(await _server_sheet(press, guild_id, (at.attempt + 1) % MOST_ATTEMPTS, notice))


async def _set_podium(press: Press, guild_id: int, place: int) -> str:
    """Keep the role of a place, or that it has none; return what keeps the bot from giving it, if anything does.

    Raises `NotAllowed`: nobody gets a role by the bot that the presser could not give.
    """
    roles = [*(await press.profiles.guild_preferences(guild_id)).podium, 0, 0, 0][: len(PODIUM)]
    roles[place] = next(iter(press.chosen_numbers), 0)
    await _set_role(press, guild_id, roles[place], {"podium": roles})
    return await _role_notice(press, roles[place])


async def _set_champion(press: Press, guild_id: int) -> str:
    """Keep the role of who wins a tournament, or that there is none; otherwise as `_set_podium`."""
    role = next(iter(press.chosen_numbers), 0)
    await _set_role(press, guild_id, role, {"champion": role or None})
    return await _role_notice(press, role)


async def _set_role(press: Press, guild_id: int, role: int, wishes: Mapping[str, object]) -> None:
    if role:
        check_giver(press.interaction.guild, press.interaction.user, role)
    await press.profiles.set_guild_preferences(guild_id, wishes)


async def _role_notice(press: Press, role: int) -> str:
    guild, localizer = press.interaction.guild, await press.localizer()
    trouble = obstacle(guild, role) if guild is not None and role else None
    return localizer.say(trouble or "record-own-saved")


async def _server_sheet(press: Press, guild_id: int, attempt: int, notice: str = "") -> Sheet:
    server, application = await press.profiles.guild_preferences(guild_id), press.interaction.client.application_id
    guild, localizer = press.interaction.guild, await press.localizer()
    return server_records_sheet(server, localizer, attempt, notice, guild=guild, application_id=application or 0)


def server_records_sheet(
    server: GuildPreferences,
    localizer: Localizer,
    attempt: int,
    notice: str = "",
    *,
    guild: discord.Guild | None = None,
    application_id: int = 0,
) -> Sheet:
    """Return the page of a server's choices, with what was just done."""
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### {say('record-server-head')}").text(say("record-server-what")).text(notice)
    kept = [
        SelectOption(KEEP, say("record-server-keep"), is_chosen=server.records),
        SelectOption(OFF, say("record-server-off"), is_chosen=not server.records),
    ]
    sheet.select(SET_SERVER.to(attempt, "keep"), say("record-server-head"), kept, least=1, most=1)
    seasons = [SelectOption(each, say(f"choice-{each}"), is_chosen=each == server.season) for each in SEASONS]
    sheet.text(f"**{say('record-server-season')}**")
    sheet.select(SET_SERVER.to(attempt, "season"), say("record-server-season"), seasons, least=1, most=1)
    sheet.text(f"**{say('record-server-podium')}**\n{say('record-podium-what')}")
    # a server without tournaments may have had some
    has_champion = TOURNAMENTS in server.features or server.champion is not None
    roles = [*zip(PODIUM, (*server.podium, 0, 0, 0), strict=False)]
    for place, role in (*roles, *([("champion", server.champion or 0)] if has_champion else [])):
        known = [role] if guild is not None and guild.get_role(role) else []
        # above it, too: a role that is chosen hides what the select is for
        sheet.text(say(f"record-pick-{place}")).roles(SET_SERVER.to(attempt, place), say(f"record-pick-{place}"), known)
    if guild is not None and server.gives_roles and not guild.me.guild_permissions.manage_roles:
        link = invite_link(application_id, guild.id, has_roles=True)
        sheet.buttons([Link(link, say("setup-key-invite"))])
    return sheet
