"""What `/settings` and `/server-settings` do: people's own settings, and those of a server."""

from collections.abc import Callable
from datetime import time
from typing import Final

from discord import app_commands

from bot.discord.answers import Interaction, whisper
from bot.discord.command_words import choices
from bot.i18n.catalogue import Catalogues
from bot.i18n.times import hour as hour_text
from bot.manager.tables import Tables
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.users import user_of
from bot.table.errors import NotAllowed, UnknownPreference
from bot.table.values import TableId

DISPLAYS: Final = ("picture", "text", "both")
THEMES: Final = ("dark", "light")
THREADS: Final = ("own-thread", "channel")
AS_THE_SERVER: Final = "server"
"""A person's choice to have none of his own."""
AS_DISCORD: Final = "discord"
"""The choice of the language that a person or a server has on Discord."""


class PreferencePages:
    """What `/settings` and `/server-settings` do about looks, languages and notices."""

    def __init__(self, tables: Tables, locales: LocaleResolver, redraw: Callable[[TableId], None]) -> None:
        self._tables = tables
        self._profiles = tables.profiles
        self._locales = locales
        self._redraw = redraw

    async def set_end_question(self, interaction: Interaction, ask: bool) -> None:
        """`/settings confirm-end`."""
        await self._profiles.set_preference(user_of(interaction), "confirm_end", ask)
        speaker = await self._locales.reader(interaction)
        await whisper(interaction, speaker.say("settings-ask" if ask else "settings-no-ask"))

    async def set_one_press(self, interaction: Interaction, is_on: bool) -> None:
        """`/settings one-press`."""
        await self._profiles.set_preference(user_of(interaction), "one_press", is_on)
        speaker = await self._locales.reader(interaction)
        await whisper(interaction, speaker.say("turn-one-press" if is_on else "turn-two-presses"))

    async def set_own(self, interaction: Interaction, name: str, value: str) -> None:
        """`/settings display` and `/settings theme`: of what only this person sees. Raises `UnknownPreference`."""
        await self._profiles.set_preference(user_of(interaction), name, None if value == AS_THE_SERVER else value)
        speaker = await self._locales.reader(interaction)
        await whisper(interaction, speaker.say(f"settings-{name}-{value}"))

    async def set_notify(self, interaction: Interaction, how: str, hour: int | None) -> None:
        """`/settings notify`; direct messages that Discord has refused are tried again."""
        user = user_of(interaction)
        at_hour = {} if hour is None else {"digest_hour": hour}
        stored = await self._profiles.set_preferences(user, {"notify": how, **at_hour, "dm_closed": False})
        speaker, availability = await self._locales.reader(interaction), await self._profiles.availability(user)
        at = hour_text(speaker, time(stored.digest_hour))
        text = speaker.say(f"settings-notify-{how}", hour=at, zone=availability.zone.key)
        await whisper(interaction, text)

    async def set_reminders(self, interaction: Interaction, half: bool | None, soon: bool | None) -> None:
        """`/settings reminders`: what is not named stays; says how they are now."""
        user = user_of(interaction)
        wishes = {name: wish for name, wish in (("remind_half", half), ("remind_soon", soon)) if wish is not None}
        stored, speaker = (
            await self._profiles.set_preferences(user, wishes),
            await self._locales.reader(interaction),
        )
        values = {"half": "on" if stored.remind_half else "off", "soon": "on" if stored.remind_soon else "off"}
        await whisper(interaction, speaker.say("settings-reminders", **values))

    async def set_servers(self, interaction: Interaction, name: str, value: str) -> None:
        """`/server-settings`: of what everybody there sees; the games going on there are shown so at once.

        Raises `UnknownPreference`, and `NotAllowed` outside servers and to those who do not manage this one.
        """
        guild_id = managed(interaction)
        await self._profiles.set_guild_preference(guild_id, name, value)
        speaker = await self._locales.reader(interaction)
        await whisper(interaction, speaker.say(f"server-{name}-{value}"))
        for table_id in await self._tables.lists.playing_in(guild_id):
            self._redraw(table_id)

    async def set_own_language(self, interaction: Interaction, value: str) -> None:
        """`/settings language`: of what only this person sees."""
        await self._profiles.set_preference(user_of(interaction), "locale", self._language(value))
        speaker = await self._locales.reader(interaction)
        key = "settings-language-discord" if value == AS_DISCORD else "settings-language"
        await whisper(interaction, speaker.say(key, language=speaker.say("language")))

    async def set_servers_language(self, interaction: Interaction, value: str) -> None:
        """`/server-settings language`: of the tables opened there from now on; those there are keep theirs.

        Raises `NotAllowed` outside servers and to those who do not manage this one.
        """
        guild_id = managed(interaction)
        await self._profiles.set_guild_preference(guild_id, "locale", self._language(value))
        speaker = await self._locales.reader(interaction)
        public = await self._locales.server(guild_id, interaction.guild_locale)
        key = "server-language-discord" if value == AS_DISCORD else "server-language"
        await whisper(interaction, speaker.say(key, language=public.say("language")))

    def _language(self, value: str) -> str | None:
        """What is kept of a choice: None for Discord's. Raises `UnknownPreference` for one that nobody speaks here."""
        if value == AS_DISCORD:
            return None
        locales = self._locales.catalogues.locales
        if value not in locales:
            raise UnknownPreference("preference-value", name="language", choices=", ".join(locales))
        return value


def language_choices(catalogues: Catalogues) -> list[app_commands.Choice[str]]:
    """Every language, called as it calls itself, with its code where another is called so; then the one on Discord."""
    called = [catalogues.speaker(locale).say("language") for locale in catalogues.locales]
    known = [
        app_commands.Choice(name=f"{name} ({locale})" if name in called[:number] else name, value=locale)
        for number, (locale, name) in enumerate(zip(catalogues.locales, called, strict=True))
    ]
    return [*known, *choices(AS_DISCORD)]


def managed(interaction: Interaction) -> int:
    """The server of one who may set its settings. Raises `NotAllowed`."""
    if interaction.guild_id is None:
        raise NotAllowed("server-only")
    if not interaction.permissions.manage_guild:
        raise NotAllowed("server-managers-only")
    return interaction.guild_id
