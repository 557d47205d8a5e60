"""The greeting on a server that has just added the bot: one short message, where it may write."""

import logging
from collections.abc import Iterable, Sequence

import discord

from bot.discord.mentions import calling_nobody
from bot.discord.permission_bits import OPTIONAL, lacking, lacking_of
from bot.discord.permissions import purposes, small_purposes
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import PLAY_ALONE, TUTORIAL
from bot.pages.board.permission_alerts import ATTEMPTS, writable
from bot.pages.press import Context
from bot.pages.settings.features import more_features

log = logging.getLogger(__name__)


async def greet(context: Context, guild: discord.Guild) -> None:
    """Greet a server that has added the bot, in the first channel that takes a message. Failures are only logged.

    Discord tells of a join once: servers that come back after an outage, or that a start finds, are not greeted.
    """
    if context.in_flight.is_closing:
        return
    with context.in_flight.answering():
        localizer = await context.locales.server(guild.id, guild.preferred_locale)
        # without a name: whatever fails, no channel is tried twice
        for channel in list(writable(guild))[:ATTEMPTS]:
            try:
                sheet = _greeting(localizer, channel, context.services.features.known)
                await channel.send(view=sheet.view(), allowed_mentions=calling_nobody())
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("server %s: no welcome in channel %s (%s)", guild.id, channel.id, error.code)
            except REQUEST_ERRORS as error:
                log.warning("server %s could not be welcomed: %s", guild.id, type(error).__name__)
                return
            else:
                return
        log.info("server %s: there is no channel for a welcome", guild.id)


def _greeting(localizer: Localizer, channel: discord.TextChannel, features: Sequence[str]) -> Sheet:
    """Return the welcome for that channel."""
    granted = channel.permissions_for(channel.guild.me).value
    missing = lacking(granted, in_thread=False, own_thread=True)
    optional = lacking_of(OPTIONAL, granted)
    return welcome_sheet(localizer, features=features, missing=missing, optional=optional)


def welcome_sheet(
    localizer: Localizer, *, features: Sequence[str] = (), missing: Iterable[str] = (), optional: Iterable[str] = ()
) -> Sheet:
    """Return what the bot is and how to begin, what can be switched on (`features`), and which permissions the bot
    lacks, if any (by name): those that are `missing` for tables, and `optional` ones."""
    sheet = Sheet(ACCENT).text(f"### {localizer.say('title')}")
    sheet.text(localizer.say("welcome")).text(more_features(features, localizer))
    if names := tuple(missing):
        sheet.text(f"{localizer.say('welcome-missing', count=len(names))}\n{purposes(names, localizer)}")
    if names := tuple(optional):
        sheet.text(f"-# {localizer.say('welcome-optional')}\n{small_purposes(names, localizer)}")
    learn = Button(TUTORIAL.to(), localizer.say("key-learn"))
    return sheet.buttons([Button(PLAY_ALONE.to(), localizer.say("key-alone"), Style.primary), learn])
