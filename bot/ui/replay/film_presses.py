"""The button "Film" of a replay: how far the film is, the film itself, or why there is none."""

import io
from contextlib import suppress
from typing import Final

import discord

from bot.i18n.catalogue import Speaker
from bot.render.film import LARGEST, TooLarge
from bot.render.look import Look
from bot.render.theme import THEMES
from bot.table.table import Table
from bot.ui.desk import Desk, Interaction
from bot.ui.discord.address import Address
from bot.ui.discord.fitting import MISSING_PERMISSIONS, NO_ATTACHING, is_too_large
from bot.ui.discord.sheet import Sheet
from bot.ui.discord.symbols import ACCENT
from bot.ui.public.pages import reason_told
from bot.ui.replay.page_presses import checked, is_ephemeral, is_own_page, manner_of, viewer_of
from bot.ui.replay.replay_page import GALLERY

FILM: Final = "film.webp"
TELL_EVERY: Final = 2.5
"""Seconds between two messages about a film's progress: one edit at a time, and few of them."""


async def film(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The whole game as a moving picture; public where the replay is, and its opener asks."""
    is_private = is_ephemeral(interaction) or not is_own_page(interaction)
    await interaction.response.defer(ephemeral=is_private, thinking=True)
    viewer = viewer_of(address.argument or GALLERY)
    table = await checked(desk, interaction, address, viewer)
    speaker = await desk.reader(interaction) if is_private else desk.public(table)
    theme = (await manner_of(desk, interaction, is_public=not is_private)).theme
    look = Look(THEMES[theme], desk.client.services.fonts, desk.client.services.sprites)
    try:
        data = await _made(desk, interaction, table, viewer, speaker, look)
        await _show(interaction, table, speaker, data)
    except TooLarge:
        await _say(interaction, speaker.say("film-too-large"))
    except discord.HTTPException as error:
        if is_too_large(error):
            await _say(interaction, speaker.say("film-too-large"))
        elif error.code == MISSING_PERMISSIONS:
            await _say(interaction, reason_told(speaker, NO_ATTACHING))
        else:
            raise
    except Exception:
        with suppress(discord.HTTPException):  # a film that will never come must not be announced for ever
            await interaction.delete_original_response()
        raise


async def _made(
    desk: Desk, interaction: Interaction, table: Table, viewer: int | None, speaker: Speaker, look: Look
) -> bytes:
    """The film, and now and then how far it is."""
    most = min(LARGEST, interaction.filesize_limit)
    data = desk.films.kept(table, viewer, speaker, look, most)
    if data is not None:
        return data
    making = desk.films.make(table, viewer, speaker, look, most)
    while data is None:
        if making.film is None:
            told = speaker.say("film-waiting")
        else:
            told = speaker.say("film-progress", done=making.film.drawn, total=making.film.total)
        await _say(interaction, told)
        data = await making.within(TELL_EVERY)
    return data


async def _show(interaction: Interaction, table: Table, speaker: Speaker, data: bytes) -> None:
    sheet = Sheet(ACCENT).text(f"### {speaker.say('film-title', table=table.id)}")
    sheet.picture(FILM, speaker.say("film-alt", table=table.id))
    await interaction.edit_original_response(view=sheet.view(), attachments=[discord.File(io.BytesIO(data), FILM)])


async def _say(interaction: Interaction, text: str) -> None:
    """A line where the film will be, or would have been."""
    await interaction.edit_original_response(view=Sheet(ACCENT).text(text).view(), attachments=[])
