"""How to play here, in three steps with a picture."""

import io
from typing import Final

import discord

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import Level
from bot.permissions import lacking
from bot.render.guide import guide_alt
from bot.rules import DOMAINS, Domain
from bot.rules.observation import CULTURE
from bot.ui.address import Address
from bot.ui.desk import Desk, Interaction
from bot.ui.marks import ACCENT, DOMAIN_EMOJI
from bot.ui.sheet import Key, Sheet

PICTURE: Final = "help.png"
_LEVELS: Final[tuple[Level, ...]] = (1, 2, "sacrifice")


async def show_help(desk: Desk, interaction: Interaction) -> None:
    """`/civ help`: the steps and their picture; the steps alone where no picture can be shown."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    speaker = await desk.reader(interaction)
    may_attach = "attach_files" not in lacking(interaction.app_permissions.value, in_thread=False, own_thread=False)
    drawn = await desk.pictures.guide(speaker) if may_attach else None
    if drawn is not None:
        file = discord.File(io.BytesIO(drawn), PICTURE)
        try:
            await interaction.edit_original_response(
                view=help_sheet(desk, speaker, has_picture=True).view(), attachments=[file]
            )
        except discord.HTTPException as error:
            if isinstance(error, discord.DiscordServerError | discord.NotFound):
                raise
        else:
            return
    await interaction.edit_original_response(view=help_sheet(desk, speaker, has_picture=False).view())


def help_sheet(desk: Desk, speaker: Speaker, *, has_picture: bool) -> Sheet:
    """The three steps, the picture, how one wins, and the way to what the effects do."""
    say, command = speaker.say, desk.client.mention_command
    sheet = Sheet(ACCENT).text(f"### {say('title')}")
    sheet.text(say("help-steps", new=command("civ new")))
    if has_picture:
        sheet.picture(PICTURE, guide_alt(speaker))
    sheet.text(say("help-game"))
    also = {name: command(f"civ {name}") for name in ("games", "replay", "away")}
    sheet.text(say("help-more", **also))
    return sheet.keys([Key(Address("effects", 0), say("key-effects"))])


async def show_effects(desk: Desk, interaction: Interaction, _: Address) -> None:
    """What all effects do, to the one who asks."""
    await desk.whisper(interaction, "", effects_sheet(await desk.reader(interaction)).view())


def effects_sheet(speaker: Speaker) -> Sheet:
    """Every effect, Domain by Domain, and what it needs."""
    sheet = Sheet(ACCENT).text(speaker.say("help-levels"))
    for domain in DOMAINS:
        sheet.text(_effects(speaker, domain))
    return sheet


def _effects(speaker: Speaker, domain: Domain) -> str:
    """A Domain, and below it a line for each of its effects."""
    told: list[str] = []
    for level in _LEVELS if domain != CULTURE else (1,):
        key = "inspiration" if domain == CULTURE else "sacrifice" if level == "sacrifice" else "level"
        name, does = words.effect(speaker, domain, level), words.effect_does(speaker, domain, level)
        told.append(speaker.say(f"help-{key}", effect=name, level=str(level), does=does))
    return "\n".join([f"{DOMAIN_EMOJI[domain]} **{words.domain(speaker, domain)}**", *told])
