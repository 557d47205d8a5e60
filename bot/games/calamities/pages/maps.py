"""`/calamity map`: the map of a table as a picture, and what it says of an area."""

import io
from typing import Final, NamedTuple

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.games.calamities.game import CALAMITIES_GAME, Calamities, CalamityMatch, calamity_match
from bot.games.calamities.lines import CalamityRefusal
from bot.games.calamities.pages.message_text import CITY_SIGN, present_position
from bot.games.calamities.pictures.alt_texts import map_alt, map_text
from bot.games.calamities.pictures.area_map import area_map_picture
from bot.games.calamities.rules.atlas import Area, Atlas
from bot.games.calamities.rules.names import BARBARIANS, AreaId
from bot.games.calamities.rules.position import Position
from bot.games.calamities.words.naming import area_name, nation_name, plain_name, volcano_name
from bot.games.calamities.words.typed_text import in_log_words
from bot.i18n.catalogue import Localizer
from bot.manager.tables import Tables
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.pages.table_option import which_table
from bot.reasons import Refusal
from bot.store import log_store_error

MAP: Final = "map.png"


class TablePosition(NamedTuple):
    """A table's number, and how its boards stand now."""

    table: int
    position: Position


def printed_atlas(tables: Tables) -> Atlas:
    """Return the map as printed, without any table's changes. Raises `CalamityRefusal` where the game isn't offered."""
    game = tables.games.get(CALAMITIES_GAME)
    if not isinstance(game, Calamities):
        raise CalamityRefusal("calamity-other-game")
    return game.atlas


async def find_position(press: Press, number: int | None) -> TablePosition | None:
    """Return how the boards of a table stand for the presser; None where there is no table that they may see.

    Without a `number` it is the presser's table here.
    """
    try:
        table = await which_table(press, number)
        await check(press.interaction, table)
        match = calamity_match(table.match)
    except Refusal as error:
        log_store_error(error, "the positions of a table")
        return None
    return TablePosition(table.id, present_position(match.view(table.seat_of(press.interaction.user.id)).stage))


async def show_map(press: Press, name: str | None, part: int | None, number: int | None) -> None:
    """`/calamity map`: show an area, or the map of a table as a picture, whole or a part of it with its names."""
    if name is not None:
        await _show_area(press, name, number)
        return
    await press.acknowledge_privately()
    localizer = await press.localizer()
    table = await which_table(press, number)
    await check(press.interaction, table)
    match, theme = calamity_match(table.match), (await press.display_options()).theme
    position, pictures = present_position(match.view(None).stage), press.context.pictures
    look, place = pictures.look(theme), None if part is None else part - 1
    drawn = await pictures.drawn(lambda: area_map_picture(position, localizer, look, part=place))

    async def show(picture: bytes | None, why: str) -> None:
        sheet, alt = Sheet(ACCENT), map_alt(position, localizer, part=place)
        if picture is None:
            sheet.text(map_text(position, localizer)).text(f"-# {reason_text(localizer, why)}" if why else "")
            await press.edit(sheet, attachments=[])
            return
        await press.edit(sheet.picture(MAP, alt), attachments=[discord.File(io.BytesIO(picture), MAP)])

    await show_fitting(pictures, drawn, press.interaction.filesize_limit, show)


async def _show_area(press: Press, name: str, number: int | None) -> None:
    """Tell what the map says of an area, and which units are there at the presser's table."""
    localizer = await press.localizer()
    match = await _find_match(press, number)
    atlas = printed_atlas(press.tables) if match is None else match.stage.position.atlas
    area = atlas.find_area(in_log_words(name, atlas, localizer))
    text = area_text(atlas[area], localizer)
    if match is not None:
        text += _units_text(match, area, localizer)
    await press.tell(Sheet(ACCENT).text(text))


async def _find_match(press: Press, number: int | None) -> CalamityMatch | None:
    """Return the match of the table that is meant; None where none is named and none can be meant."""
    try:
        table = await which_table(press, number)
        return calamity_match(table.match)
    except Refusal as error:
        if number is not None:
            raise
        log_store_error(error, "the position of a table")
        return None


def area_text(area: Area, localizer: Localizer) -> str:
    """Return all that the map says of an area."""
    texts: list[str] = []
    facts = [localizer.say("cal-area-limit", count=area.limit)]
    if area.site is not None:
        facts.append(localizer.say(f"cal-area-site-{area.site}"))
    if area.volcano is not None:
        facts.append(localizer.say("cal-area-volcano", name=volcano_name(localizer, area.volcano)))
    if area.plain is not None:
        facts.append(localizer.say("cal-area-plain", name=plain_name(localizer, area.plain)))
    facts.append(localizer.say(f"cal-area-coast-{area.coast}"))
    if area.start_of is not None:
        facts.append(localizer.say("cal-area-start", nation=nation_name(localizer, area.start_of)))
    for kind, near in (("land", area.land), ("water", area.water)):
        if near:
            listed = ", ".join(sorted(area_name(localizer, each) for each in near))
            texts.append(f"{localizer.say(f'cal-area-{kind}')} {listed}")
    return "\n".join([f"### {area_name(localizer, area.id)}", ", ".join(facts), *texts])


def _units_text(match: CalamityMatch, area: AreaId, localizer: Localizer) -> str:
    """Return who has what there."""
    position = present_position(match.view(None).stage)
    there: list[str] = []
    for nation in position.nations:
        if area in nation.areas:
            city, tokens = CITY_SIGN if area in nation.cities else "", nation.tokens.get(area) or ""
            there.append(f"{nation_name(localizer, nation.name)} {city}{tokens}")
    if area in position.barbarians:
        there.append(f"{nation_name(localizer, BARBARIANS)} {position.barbarians[area]}")
    return f"\n{', '.join(there)}" if there else ""
