"""How to play here, in three steps with a picture."""

import io
from collections.abc import Iterable
from typing import Final

import discord

from bot.discord.answers import Interaction
from bot.discord.permission_bits import lacking
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.rulebook.rulebook_pages import rules_button
from bot.games.civ.pictures.guide import guide_alt
from bot.games.civ.words.rulebook_search import OtherGames
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.tutorial import CONTENTS as LESSONS
from bot.pages.locale_resolver import LocaleResolver

PICTURE: Final = "help.png"


class HelpPage:
    """What `/civ help` shows."""

    def __init__(self, locales: LocaleResolver, pictures: CivPictures, others: OtherGames) -> None:
        self._locales = locales
        self._pictures = pictures
        self._others = others

    async def show_help(self, interaction: Interaction) -> None:
        """`/civ help`: the steps and their picture; the steps alone where no picture can be shown."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        localizer = await self._locales.reader(interaction)
        may_attach = "attach_files" not in lacking(interaction.app_permissions.value, in_thread=False, own_thread=False)
        drawn = await self._pictures.guide(localizer) if may_attach else None
        if drawn is not None:
            file = discord.File(io.BytesIO(drawn), PICTURE)
            try:
                await interaction.edit_original_response(
                    view=help_sheet(localizer, has_picture=True, others=self._others).view(), attachments=[file]
                )
            except discord.HTTPException as error:
                # neither is the picture's fault: without it the answer would fail as well
                if isinstance(error, discord.DiscordServerError | discord.NotFound):
                    raise
            else:
                return
        page = help_sheet(localizer, has_picture=False, others=self._others)
        await interaction.edit_original_response(view=page.view())


def help_sheet(localizer: Localizer, *, has_picture: bool, others: Iterable[str] = ()) -> Sheet:
    """The three steps, the picture, how one wins, and the `others`: games by the names of `OtherGames`."""
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
    learn = Button(LESSONS.to(), localizer.say("tutorial-key-learn"), Style.primary)
    return sheet.buttons([learn, rules_button(localizer)])
