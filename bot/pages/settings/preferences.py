"""People's own settings, and those of a server (`/server-settings`)."""

from collections.abc import Collection
from datetime import time
from typing import Final

from discord import app_commands

from bot.discord.command_words import choices
from bot.i18n.catalogue import Catalogues
from bot.i18n.times import hour as hour_text
from bot.pages.press import Press
from bot.table.errors import NotAllowed, UnknownPreference

DISPLAYS: Final = ("picture", "text", "both")
THEMES: Final = ("dark", "light")
THREADS: Final = ("own-thread", "channel")
STARTS: Final = ("ready", "owner")
AS_THE_SERVER: Final = "server"
"""A person's choice to see things as set for the server."""
AS_DISCORD: Final = "discord"
"""The choice of the language that a person or a server has on Discord."""
ENDS_OF_TURN: Final = ("confirm_end", "one_press")
"""Whether a turn that leaves effects unused ends with a question, and whether it may end with the play."""
BY_EXPERIENCE: Final = "auto"
"""The choice of a hand that explains less after someone's first games."""
GUIDANCE: Final = (BY_EXPERIENCE, "full", "short", "none")
REMINDERS: Final = ("remind_half", "remind_soon", "remind_next")


async def set_turn_end(press: Press, chosen: Collection[str]) -> str:
    """Set which of `ENDS_OF_TURN` the presser wants, the others not; return what to answer."""
    stored = await press.profiles.set_preferences(press.user, {name: name in chosen for name in ENDS_OF_TURN})
    keys = (
        "settings-ask" if stored.confirm_end else "settings-no-ask",
        "settings-one-press" if stored.one_press else "settings-two-presses",
    )
    return "\n".join(map((await press.localizer()).say, keys))


async def set_own_preference(press: Press, name: str, value: str) -> str:
    """Set how the presser sees private messages; return what to answer. Raises `UnknownPreference`."""
    await press.profiles.set_preference(press.user, name, None if value == AS_THE_SERVER else value)
    return (await press.localizer()).say(f"settings-{name}-{value}")


async def set_guidance(press: Press, value: str) -> str:
    """Set how much the presser's hands explain; return what to answer. Raises `UnknownPreference`."""
    await press.profiles.set_preference(press.user, "guidance", None if value == BY_EXPERIENCE else value)
    return (await press.localizer()).say(f"settings-guidance-{value}")


async def set_notify(press: Press, how: str, hour: int | None = None) -> str:
    """Set how the presser is notified; direct messages that Discord has refused are tried again.

    `hour` is that of the daily summary, in the presser's time zone. Return what to answer. Raises `UnknownPreference`.
    """
    at_hour = {} if hour is None else {"digest_hour": hour}
    stored = await press.profiles.set_preferences(press.user, {"notify": how, **at_hour, "dm_closed": False})
    localizer, availability = await press.localizer(), await press.profiles.availability(press.user)
    at = hour_text(localizer, time(stored.digest_hour))
    return localizer.say(f"settings-notify-{how}", hour=at, zone=availability.zone.key)


async def set_reminders(press: Press, chosen: Collection[str]) -> str:
    """Set which of `REMINDERS` the presser gets, the others not; return what to answer."""
    stored = await press.profiles.set_preferences(press.user, {name: name in chosen for name in REMINDERS})
    wanted = {"half": stored.remind_half, "soon": stored.remind_soon, "next": stored.remind_next}
    values = {name: "on" if is_wanted else "off" for name, is_wanted in wanted.items()}
    return (await press.localizer()).say("settings-reminders", **values)


async def set_server_preference(press: Press, name: str, value: str) -> str:
    """Set what everyone there sees, also of games in progress; return what to answer.

    Raises `UnknownPreference`, and `NotAllowed` outside servers and for people who do not manage this one.
    """
    guild_id = managed_server(press)
    await press.profiles.set_guild_preference(guild_id, name, value)
    for table_id in await press.services.lists.playing_in(guild_id):
        press.context.boards.enqueue(table_id, redraws=True)
    return (await press.localizer()).say(f"server-{name}-{value}")


async def set_own_language(press: Press, value: str) -> str:
    """Set the language of the presser's private messages; return what to answer, in that language.

    Raises `UnknownPreference`.
    """
    await press.profiles.set_preference(press.user, "locale", _locale(press, value))
    localizer = await press.localizer()
    key = "settings-language-discord" if value == AS_DISCORD else "settings-language"
    return localizer.say(key, language=localizer.say("language"))


async def set_server_language(press: Press, value: str) -> str:
    """Set the language of tables opened there from now on; existing ones keep theirs. Return what to answer.

    Raises `NotAllowed` outside servers and for people who do not manage this one.
    """
    guild_id = managed_server(press)
    await press.profiles.set_guild_preference(guild_id, "locale", _locale(press, value))
    public = await press.context.locales.server(guild_id, press.interaction.guild_locale)
    key = "server-language-discord" if value == AS_DISCORD else "server-language"
    return (await press.localizer()).say(key, language=public.say("language"))


def managed_server(press: Press) -> int:
    """Return the server whose settings the presser may change. Raises `NotAllowed`."""
    interaction = press.interaction
    if interaction.guild_id is None:
        raise NotAllowed("server-only")
    if not interaction.permissions.manage_guild:
        raise NotAllowed("server-managers-only")
    return interaction.guild_id


def language_choices(catalogues: Catalogues) -> list[app_commands.Choice[str]]:
    """Return every language by its own name, with its code where another has that name; then Discord's."""
    called = [catalogues.localizer(locale).say("language") for locale in catalogues.locales]
    known = [
        app_commands.Choice(name=f"{name} ({locale})" if name in called[:number] else name, value=locale)
        for number, (locale, name) in enumerate(zip(catalogues.locales, called, strict=True))
    ]
    return [*known, *choices(AS_DISCORD)]


def _locale(press: Press, value: str) -> str | None:
    """Return the value to store for a choice: None for Discord's.

    Raises `UnknownPreference` for a language without texts.
    """
    if value == AS_DISCORD:
        return None
    locales = press.context.locales.catalogues.locales
    if value not in locales:
        raise UnknownPreference("preference-value", name="language", choices=", ".join(locales))
    return value
