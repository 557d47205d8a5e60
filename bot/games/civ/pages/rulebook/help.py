"""How to play here, in three steps with a picture."""

import io
from typing import Final

import discord

from bot.discord.answers import Interaction
from bot.discord.permission_bits import lacking
from bot.discord.sheet import Key, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.rulebook.rulebook_pages import rules_key
from bot.games.civ.pictures.guide import guide_alt
from bot.i18n.catalogue import Speaker
from bot.pages.addresses.tutorial import CONTENTS as LESSONS
from bot.pages.locale_resolver import LocaleResolver

PICTURE: Final = "help.png"


class HelpPage:
    """What `/civ help` shows."""

    def __init__(self, locales: LocaleResolver, pictures: CivPictures) -> None:
        self._locales = locales
        self._pictures = pictures

    async def show_help(self, interaction: Interaction) -> None:
        """`/civ help`: the steps and their picture; the steps alone where no picture can be shown."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        speaker = await self._locales.reader(interaction)
        may_attach = "attach_files" not in lacking(interaction.app_permissions.value, in_thread=False, own_thread=False)
        drawn = await self._pictures.guide(speaker) if may_attach else None
        if drawn is not None:
            file = discord.File(io.BytesIO(drawn), PICTURE)
            try:
                await interaction.edit_original_response(
                    view=help_sheet(speaker, has_picture=True).view(), attachments=[file]
                )
            except discord.HTTPException as error:
                # neither is the picture's fault: without it the answer would fail as well
                if isinstance(error, discord.DiscordServerError | discord.NotFound):
                    raise
            else:
                return
        await interaction.edit_original_response(view=help_sheet(speaker, has_picture=False).view())


def help_sheet(speaker: Speaker, *, has_picture: bool) -> Sheet:
    """The three steps, the picture, how one wins."""
    sheet = Sheet(ACCENT).text(f"### {speaker.say('title')}")
    sheet.text(speaker.say("help-steps"))
    if has_picture:
        sheet.picture(PICTURE, guide_alt(speaker))
    sheet.text(speaker.say("help-game"))
    sheet.text(speaker.say("help-more"))
    sheet.text(speaker.say("help-elsewhere"))
    sheet.text(speaker.say("help-tournaments"))
    sheet.text(speaker.say("help-fair"))
    sheet.text(speaker.say("help-calamities"))
    sheet.text(speaker.say("tutorial-hint"))
    learn = Key(LESSONS.to(), speaker.say("tutorial-key-learn"), Style.primary)
    return sheet.keys([learn, rules_key(speaker)])
