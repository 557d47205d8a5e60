"""The first word on a server that has just added the bot: one short message, where it may write."""

import logging
from collections.abc import Iterable
from typing import Final

import aiohttp
import discord

from bot.games.civ import CIV, Choices
from bot.i18n.catalogue import Speaker
from bot.permissions import lacking
from bot.table.values import Options
from bot.ui.desk import Desk, Interaction
from bot.ui.discord.address import Address
from bot.ui.discord.permissions import purposes
from bot.ui.discord.sheet import Key, Sheet, Style
from bot.ui.discord.symbols import ACCENT
from bot.ui.public.alerts import ATTEMPTS, writable
from bot.ui.public.opening import open_table

log = logging.getLogger(__name__)

ALONE: Final = Options(2, CIV, Choices("classic", False, "turn_end").kept())


async def welcome(desk: Desk, guild: discord.Guild) -> None:
    """Greets a server once it has added the bot, in the first channel that takes it. Whatever fails is only logged.

    Discord tells of a join once: servers that come back after an outage, or that a start finds, are not greeted.
    """
    if desk.is_closing:
        return
    with desk.in_flight():
        speaker = await desk.server(guild.id, guild.preferred_locale)
        for channel in list(writable(guild))[:ATTEMPTS]:
            try:
                await channel.send(
                    view=_greeting(speaker, channel).view(), allowed_mentions=discord.AllowedMentions.none()
                )
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("server %s: no welcome in channel %s (%s)", guild.id, channel.id, error.code)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
                log.warning("server %s could not be welcomed: %s", guild.id, type(error).__name__)
                return
            else:
                return
        log.info("server %s: there is no channel for a welcome", guild.id)


def _greeting(speaker: Speaker, channel: discord.TextChannel) -> Sheet:
    """The welcome for that channel."""
    granted = channel.permissions_for(channel.guild.me).value
    return welcome_sheet(speaker, missing=lacking(granted, in_thread=False, own_thread=True))


def welcome_sheet(speaker: Speaker, *, missing: Iterable[str] = ()) -> Sheet:
    """What the bot is and how to begin; and what it lacks, if anything."""
    sheet = Sheet(ACCENT).text(f"### {speaker.say('title')}")
    sheet.text(speaker.say("welcome"))
    if names := tuple(missing):
        sheet.text(f"{speaker.say('welcome-missing', count=len(names))}\n{purposes(names, speaker)}")
    learn = Key(Address("tutor_list", 0), speaker.say("tutorial-key-learn"))
    return sheet.keys([Key(Address("alone", 0), speaker.say("key-alone"), Style.primary), learn])


async def play_alone(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Opens a table for two with a computer: what `/civ new players:2 computers:1` does."""
    await open_table(desk, interaction, ALONE, computers=1)
