"""The greeting on a server that has just added the bot: one short message, where it may write."""

import logging
from collections.abc import Iterable

import aiohttp
import discord

from bot.discord.answers import InFlight
from bot.discord.mentions import calling_nobody
from bot.discord.permission_bits import lacking
from bot.discord.permissions import purposes
from bot.discord.routing import Bare, handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import PLAY_ALONE
from bot.pages.addresses.tutorial import CONTENTS as LESSONS
from bot.pages.board.permission_alerts import ATTEMPTS, writable
from bot.pages.lobby.opening import open_table
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.press import Press
from bot.table.values import Options

log = logging.getLogger(__name__)


class Welcome:
    """Greets servers, and answers the greeting's button."""

    def __init__(self, locales: LocaleResolver, in_flight: InFlight, alone: Options) -> None:
        """`alone` is the table that the greeting's button opens, for its presser and a computer."""
        self._alone = alone
        self._locales = locales
        self._in_flight = in_flight

    async def greet(self, guild: discord.Guild) -> None:
        """Greet a server that has added the bot, in the first channel that takes a message. Failures are only logged.

        Discord tells of a join once: servers that come back after an outage, or that a start finds, are not greeted.
        """
        if self._in_flight.is_closing:
            return
        with self._in_flight.answering():
            localizer = await self._locales.server(guild.id, guild.preferred_locale)
            for channel in list(writable(guild))[:ATTEMPTS]:
                try:
                    await channel.send(view=_greeting(localizer, channel).view(), allowed_mentions=calling_nobody())
                except (discord.Forbidden, discord.NotFound) as error:
                    log.info("server %s: no welcome in channel %s (%s)", guild.id, channel.id, error.code)
                except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
                    log.warning("server %s could not be welcomed: %s", guild.id, type(error).__name__)
                    return
                else:
                    return
            log.info("server %s: there is no channel for a welcome", guild.id)

    @handles(PLAY_ALONE)
    async def play_alone(self, press: Press, _: Bare) -> None:
        """Open a table for two with a computer, like `/civ new players:2 computers:1`."""
        await open_table(press, self._alone, computers=1)


def _greeting(localizer: Localizer, channel: discord.TextChannel) -> Sheet:
    """Return the greeting for that channel."""
    granted = channel.permissions_for(channel.guild.me).value
    return welcome_sheet(localizer, missing=lacking(granted, in_thread=False, own_thread=True))


def welcome_sheet(localizer: Localizer, *, missing: Iterable[str] = ()) -> Sheet:
    """Return a message that introduces the bot, and names missing permissions."""
    sheet = Sheet(ACCENT).text(f"### {localizer.say('title')}")
    sheet.text(localizer.say("welcome"))
    if names := tuple(missing):
        sheet.text(f"{localizer.say('welcome-missing', count=len(names))}\n{purposes(names, localizer)}")
    learn = Button(LESSONS.to(), localizer.say("tutorial-key-learn"))
    return sheet.buttons([Button(PLAY_ALONE.to(), localizer.say("key-alone"), Style.primary), learn])
