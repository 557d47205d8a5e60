"""How to play here, in three steps with a picture."""

import io
from collections.abc import Sequence
from typing import Final

import discord

from bot.discord.permission_bits import lacking
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.rulebook.rulebook_pages import rules_button
from bot.games.civ.pictures.guide import guide_alt
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import PLAY_ALONE, TUTORIAL
from bot.pages.press import Press
from bot.pages.settings.features import features_here, more_features

PICTURE: Final = "help.png"


async def show_help(press: Press) -> None:
    """`/civ help`: show the steps with their picture, or alone where no picture can be shown."""
    await press.acknowledge_privately()
    localizer, on = await press.localizer(), await features_here(press)
    off = [each for each in press.services.features.known if each not in on]
    granted = press.interaction.app_permissions.value
    may_attach = "attach_files" not in lacking(granted, in_thread=False, own_thread=False)
    drawn = await CivPictures(press.context.pictures).guide(localizer) if may_attach else None
    if drawn is not None:
        file = discord.File(io.BytesIO(drawn), PICTURE)
        try:
            await press.edit(help_sheet(localizer, has_picture=True, on=on, off=off), attachments=[file])
        except discord.HTTPException as error:
            # neither is the picture's fault: without it the answer would fail as well
            if isinstance(error, discord.DiscordServerError | discord.NotFound):
                raise
        else:
            return
    await press.edit(help_sheet(localizer, has_picture=False, on=on, off=off))


def help_sheet(localizer: Localizer, *, has_picture: bool, on: Sequence[str] = (), off: Sequence[str] = ()) -> Sheet:
    """Return what to do next, in three steps, the picture, how one wins, and what is switched on or off there."""
    sheet = Sheet(ACCENT).text(f"### {localizer.say('title')}")
    sheet.text(localizer.say("help-steps"))
    if has_picture:
        sheet.picture(PICTURE, guide_alt(localizer))
    sheet.text(localizer.say("help-game"))
    sheet.text(localizer.say("help-more"))
    for feature in on:
        sheet.text(localizer.say(f"help-{feature}"))
    sheet.text(more_features(off, localizer))
    learn = Button(TUTORIAL.to(), localizer.say("key-learn"), Style.primary)
    alone = Button(PLAY_ALONE.to(), localizer.say("key-alone"))
    return sheet.buttons([learn, alone, rules_button(localizer)])
