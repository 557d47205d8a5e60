"""How to play here, in three steps with a picture."""

import io
from collections.abc import Iterable
from typing import Final

import discord

from bot.discord.permission_bits import lacking
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.rulebook.rulebook import other_games
from bot.games.civ.pages.rulebook.rulebook_pages import rules_button
from bot.games.civ.pictures.guide import guide_alt
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import TUTORIAL
from bot.pages.press import Press

PICTURE: Final = "help.png"


async def show_help(press: Press) -> None:
    """`/civ help`: show the steps with their picture, or alone where no picture can be shown."""
    await press.acknowledge_privately()
    localizer, others = await press.localizer(), other_games(press)
    granted = press.interaction.app_permissions.value
    may_attach = "attach_files" not in lacking(granted, in_thread=False, own_thread=False)
    drawn = await CivPictures(press.context.pictures).guide(localizer) if may_attach else None
    if drawn is not None:
        file = discord.File(io.BytesIO(drawn), PICTURE)
        try:
            await press.edit(help_sheet(localizer, has_picture=True, others=others), attachments=[file])
        except discord.HTTPException as error:
            # neither is the picture's fault: without it the answer would fail as well
            if isinstance(error, discord.DiscordServerError | discord.NotFound):
                raise
        else:
            return
    await press.edit(help_sheet(localizer, has_picture=False, others=others))


def help_sheet(localizer: Localizer, *, has_picture: bool, others: Iterable[str] = ()) -> Sheet:
    """Return the three steps, the picture, how one wins, and the `others`: games by the names of `OtherGames`."""
    sheet = Sheet(ACCENT).text(f"### {localizer.say('title')}")
    sheet.text(localizer.say("help-steps"))
    if has_picture:
        sheet.picture(PICTURE, guide_alt(localizer))
    sheet.text(localizer.say("help-game"))
    sheet.text(localizer.say("help-more"))
    sheet.text(localizer.say("help-elsewhere"))
    sheet.text(localizer.say("help-tournaments"))
    sheet.text(localizer.say("help-fair"))
    for name in others:
        sheet.text(localizer.say(f"help-{name}"))
    sheet.text(localizer.say("tutorial-hint"))
    learn = Button(TUTORIAL.to(), localizer.say("tutorial-key-learn"), Style.primary)
    return sheet.buttons([learn, rules_button(localizer)])
