"""What `/settings` and `/server-settings` do: people's own settings, and those of a server."""

from datetime import time
from typing import Final

from discord import app_commands

from bot.i18n.catalogue import Catalogues
from bot.i18n.times import hour as hour_told
from bot.table.errors import NotAllowed, UnknownPreference
from bot.ui.desk import Desk, Interaction, user_of
from bot.ui.discord.command_words import choices

DISPLAYS: Final = ("picture", "text", "both")
THEMES: Final = ("dark", "light")
AS_THE_SERVER: Final = "server"
"""A person's choice to have none of his own."""
AS_DISCORD: Final = "discord"
"""The choice of the language that a person or a server has on Discord."""


def language_choices(catalogues: Catalogues) -> list[app_commands.Choice[str]]:
    """Every language, called as it calls itself, with its code where another is called so; then the one on Discord."""
    called = [catalogues.speaker(locale).say("language") for locale in catalogues.locales]
    known = [
        app_commands.Choice(name=f"{name} ({locale})" if name in called[:number] else name, value=locale)
        for number, (locale, name) in enumerate(zip(catalogues.locales, called, strict=True))
    ]
    return [*known, *choices(AS_DISCORD)]


async def set_end_question(desk: Desk, interaction: Interaction, ask: bool) -> None:
    """`/settings end-turn`."""
    await desk.tables.profiles.set_preference(user_of(interaction), "confirm_end", ask)
    speaker = await desk.reader(interaction)
    await desk.whisper(interaction, speaker.say("settings-ask" if ask else "settings-no-ask"))


async def set_own(desk: Desk, interaction: Interaction, name: str, value: str) -> None:
    """`/settings display` and `/settings theme`: of what only this person sees. Raises `UnknownPreference`."""
    await desk.tables.profiles.set_preference(user_of(interaction), name, None if value == AS_THE_SERVER else value)
    speaker = await desk.reader(interaction)
    await desk.whisper(interaction, speaker.say(f"settings-{name}-{value}"))


async def set_notify(desk: Desk, interaction: Interaction, how: str, hour: int | None) -> None:
    """`/settings notify`; direct messages that Discord has refused are tried again."""
    user = user_of(interaction)
    at_hour = {} if hour is None else {"digest_hour": hour}
    kept = await desk.tables.profiles.set_preferences(user, {"notify": how, **at_hour, "dm_closed": False})
    speaker, rhythm = await desk.reader(interaction), await desk.tables.profiles.rhythm(user)
    at = hour_told(speaker, time(kept.digest_hour))
    told = speaker.say(f"settings-notify-{how}", hour=at, zone=rhythm.zone.key)
    await desk.whisper(interaction, told)


async def set_reminders(desk: Desk, interaction: Interaction, half: bool | None, soon: bool | None) -> None:
    """`/settings reminders`: what is not named stays; says how they are now."""
    user = user_of(interaction)
    wishes = {name: wish for name, wish in (("remind_half", half), ("remind_soon", soon)) if wish is not None}
    kept, speaker = await desk.tables.profiles.set_preferences(user, wishes), await desk.reader(interaction)
    told = {"half": "on" if kept.remind_half else "off", "soon": "on" if kept.remind_soon else "off"}
    await desk.whisper(interaction, speaker.say("settings-reminders", **told))


async def set_servers(desk: Desk, interaction: Interaction, name: str, value: str) -> None:
    """`/server-settings`: of what everybody there sees; the games going on there are shown so at once.

    Raises `UnknownPreference`, and `NotAllowed` outside servers and to those who do not manage this one.
    """
    guild_id = managed(interaction)
    await desk.tables.profiles.set_guild_preference(guild_id, name, value)
    speaker = await desk.reader(interaction)
    await desk.whisper(interaction, speaker.say(f"server-{name}-{value}"))
    for table_id in await desk.tables.playing_in(guild_id):
        desk.announcer.poke(table_id, redraws=True)


async def set_own_language(desk: Desk, interaction: Interaction, value: str) -> None:
    """`/settings language`: of what only this person sees."""
    await desk.tables.profiles.set_preference(user_of(interaction), "locale", _language(desk, value))
    speaker = await desk.reader(interaction)
    key = "settings-language-discord" if value == AS_DISCORD else "settings-language"
    await desk.whisper(interaction, speaker.say(key, language=speaker.say("language")))


async def set_servers_language(desk: Desk, interaction: Interaction, value: str) -> None:
    """`/server-settings language`: of the tables opened there from now on; those there are keep theirs.

    Raises `NotAllowed` outside servers and to those who do not manage this one.
    """
    guild_id = managed(interaction)
    await desk.tables.profiles.set_guild_preference(guild_id, "locale", _language(desk, value))
    speaker, public = await desk.reader(interaction), await desk.server(guild_id, interaction.guild_locale)
    key = "server-language-discord" if value == AS_DISCORD else "server-language"
    await desk.whisper(interaction, speaker.say(key, language=public.say("language")))


def _language(desk: Desk, value: str) -> str | None:
    """What is kept of a choice: None for Discord's. Raises `UnknownPreference` for a language nobody speaks here."""
    if value == AS_DISCORD:
        return None
    if value not in desk.catalogues.locales:
        raise UnknownPreference("preference-value", name="language", choices=", ".join(desk.catalogues.locales))
    return value


def managed(interaction: Interaction) -> int:
    """The server of one who may set its settings. Raises `NotAllowed`."""
    if interaction.guild_id is None:
        raise NotAllowed("server-only")
    if not interaction.permissions.manage_guild:
        raise NotAllowed("server-managers-only")
    return interaction.guild_id
