"""The button "Film" of a replay: how far the film is, the film itself, or why there is none."""

import io
from contextlib import suppress
from typing import Any, Final

import discord

from bot.client import Services
from bot.discord.answers import Interaction
from bot.discord.error_codes import MISSING_PERMISSIONS
from bot.discord.fitting import NO_ATTACHING, is_too_large, reason_text
from bot.discord.routing import Answer
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.drawing.look import Look
from bot.drawing.theme import THEMES
from bot.games.civ.pages.replay.films import Films
from bot.games.civ.pages.replay.page_presses import checked, display_options_of, is_ephemeral, is_own_page
from bot.games.civ.pictures.film import LARGEST, TooLarge
from bot.i18n.catalogue import Localizer
from bot.manager.tables import Tables
from bot.pages.addresses.replay import FILM, Viewed, viewer_of
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.table_words import table_number
from bot.table.table import Table

PICTURE: Final = "film.webp"
TELL_EVERY: Final = 2.5
"""Seconds between two messages about a film's progress: one edit at a time, and few of them."""


class FilmPresses:
    """The button “Film”."""

    def __init__(self, services: Services, tables: Tables, locales: LocaleResolver, films: Films) -> None:
        self._services = services
        self._tables = tables
        self._locales = locales
        self._films = films

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (FILM.answered_by(self._press_film),)

    async def _press_film(self, interaction: Interaction, at: Viewed) -> None:
        """The whole game as a moving picture; public where the replay is, and its opener asks."""
        is_private = is_ephemeral(interaction) or not is_own_page(interaction)
        await interaction.response.defer(ephemeral=is_private, thinking=True)
        viewer = viewer_of(at.view)
        table = await checked(self._tables, interaction, at, viewer)
        localizer = await self._locales.reader(interaction) if is_private else self._locales.public(table)
        theme = (await display_options_of(self._tables, self._locales, interaction, is_public=not is_private)).theme
        look = Look(THEMES[theme], self._services.fonts, self._services.sprites)
        try:
            data = await self._made(interaction, table, viewer, localizer, look)
            await _show(interaction, table, localizer, data)
        except TooLarge:
            await _say(interaction, localizer.say("film-too-large"))
        except discord.HTTPException as error:
            # a smaller film could not be read: it is said in words
            if is_too_large(error):
                await _say(interaction, localizer.say("film-too-large"))
            elif error.code == MISSING_PERMISSIONS:
                await _say(interaction, reason_text(localizer, NO_ATTACHING))
            else:
                raise
        except Exception:
            with suppress(discord.HTTPException):  # a film that will never come must not be announced for ever
                await interaction.delete_original_response()
            raise

    async def _made(
        self, interaction: Interaction, table: Table, viewer: int | None, localizer: Localizer, look: Look
    ) -> bytes:
        """The film, and now and then how far it is."""
        most = min(LARGEST, interaction.filesize_limit)
        data = self._films.cached(table, viewer, localizer, look, most)
        if data is not None:
            return data
        making = self._films.make(table, viewer, localizer, look, most)
        while data is None:
            if not making.is_begun:
                text = localizer.say("film-waiting")
            elif making.film is None:
                text = localizer.say("film-begins")
            else:
                text = localizer.say("film-progress", done=making.film.drawn, total=making.film.total)
            await _say(interaction, text)
            data = await making.within(TELL_EVERY)
        return data


async def _show(interaction: Interaction, table: Table, localizer: Localizer, data: bytes) -> None:
    sheet = Sheet(ACCENT).text(f"### {localizer.say('film-title', table=table_number(table, localizer))}")
    sheet.picture(PICTURE, localizer.say("film-alt", table=table_number(table, localizer)))
    await interaction.edit_original_response(view=sheet.view(), attachments=[discord.File(io.BytesIO(data), PICTURE)])


async def _say(interaction: Interaction, text: str) -> None:
    """A line where the film will be, or would have been."""
    await interaction.edit_original_response(view=Sheet(ACCENT).text(text).view(), attachments=[])
