"""`/calamity map`: the map of a table as a picture, and what it says of an area."""

import io
from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Final, NamedTuple

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import Verb, handles, number
from bot.discord.sheet import SelectOption, Sheet
from bot.discord.symbols import ACCENT
from bot.games.calamities.game import CALAMITIES_GAME, Calamities, CalamityMatch, calamity_match
from bot.games.calamities.lines import CalamityRefusal
from bot.games.calamities.pages.message_text import position_before, present_position, stage_factions, stage_focus
from bot.games.calamities.pictures.alt_texts import map_alt, map_text
from bot.games.calamities.pictures.area_map import area_map_picture
from bot.games.calamities.pictures.map_parts import PART_NAMES, nation_areas, part_areas
from bot.games.calamities.rules.atlas import Area, Atlas
from bot.games.calamities.rules.names import BARBARIANS, AreaId
from bot.games.calamities.rules.position import Position
from bot.games.calamities.stages import PREPARING, Stage
from bot.games.calamities.words.holdings import CITY_SIGN
from bot.games.calamities.words.naming import area_name, nation_name, plain_name, volcano_name
from bot.games.calamities.words.typed_text import in_log_words
from bot.i18n.catalogue import Localizer
from bot.match import Games
from bot.pages.addresses.table import AtTable
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.pages.table_option import which_table
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.table import Table

MAP: Final = "map.png"
OWN: Final = 0
"""The zoom on the presser's own nation, or on what matters."""
NOW: Final = 1
ALL: Final = 2
FIRST_NATION: Final = 10
"""The zoom on the first nation, in A.S.T. order."""
FIRST_PART: Final = 30
MOST_ZOOM: Final = 99


@dataclass(frozen=True, slots=True)
class AtMap(AtTable):
    """A table's map, and which part of it."""

    zoom: Annotated[int, number(0, MOST_ZOOM)]


SHOW_MAP: Final = Verb("cal_map", AtMap)
MAP_PICK: Final = Verb("cal_zoom", AtTable)
"""A select of parts of the map."""


class TablePosition(NamedTuple):
    """A table's number, and how its boards stand now."""

    table: int
    position: Position


def printed_atlas(games: Games) -> Atlas:
    """Return the map as printed, without any table's changes. Raises `CalamityRefusal` where the game isn't offered."""
    game = games.get(CALAMITIES_GAME)
    if not isinstance(game, Calamities):
        raise CalamityRefusal("calamity-other-game")
    return game.atlas


async def find_position(press: Press, table_number: int | None) -> TablePosition | None:
    """Return how the boards of a table stand for the presser; None where there is no table that they may see.

    Without a `table_number` it is the presser's table here.
    """
    try:
        table = await which_table(press, table_number)
        await check(press.interaction, table)
        match = calamity_match(table.match)
    except Refusal as error:
        log_store_error(error, "the positions of a table")
        return None
    return TablePosition(table.id, present_position(match.view(table.seat_of(press.interaction.user.id)).stage))


async def show_map(press: Press, name: str | None, part: int | None, table_number: int | None) -> None:
    """`/calamity map`: show an area, or the map of a table as a picture, whole or a part of it with its names."""
    if name is not None:
        await _show_area(press, name, table_number)
        return
    await press.acknowledge_privately()
    table = await which_table(press, table_number)
    await check(press.interaction, table)
    await _show_zoomed(press, table, FIRST_PART + part - 1 if part is not None else _first_zoom(press, table))


@handles(SHOW_MAP)
async def open_map(press: Press, at: AtMap) -> None:
    """Show the map of a table to the presser alone, at first their own nation's lands."""
    await press.acknowledge()
    table = await press.services.tables.look(at.table)
    await check(press.interaction, table)
    await _show_zoomed(press, table, at.zoom if at.zoom != OWN else _first_zoom(press, table))


@handles(MAP_PICK)
async def zoom_map(press: Press, at: AtTable) -> None:
    """Show what was chosen of the map."""
    await press.acknowledge()
    table = await press.services.tables.look(at.table)
    await check(press.interaction, table)
    zoom = next(iter(press.chosen_numbers), ALL)
    await _show_zoomed(press, table, zoom)


def _first_zoom(press: Press, table: Table) -> int:
    """Return the zoom that shows the presser's nation while a turn is prepared, or else what matters now."""
    stage, seat = calamity_match(table.match).stage, table.seat_of(press.interaction.user.id)
    own = None if seat is None else stage.seats[seat]
    here = next((place for place, nation in enumerate(stage.position.nations) if nation.name == own), None)
    return NOW if here is None or stage.kind != PREPARING else FIRST_NATION + here


async def _show_zoomed(press: Press, table: Table, zoom: int) -> None:
    localizer = await press.localizer()
    theme, pictures = (await press.display_options()).theme, press.context.pictures
    stage, look = calamity_match(table.match).view(None).stage, pictures.look(theme)
    position, before = present_position(stage), position_before(stage)
    focus = _focus(stage, zoom)
    factions = stage_factions(stage)
    drawn = await pictures.drawn(
        lambda: area_map_picture(position, localizer, look, before=before, focus=focus, factions=factions)
    )

    async def show(picture: bytes | None, why: str) -> None:
        sheet, alt = Sheet(ACCENT), map_alt(position, localizer, before=before)
        if picture is None:
            sheet.text(map_text(position, localizer)).text(f"-# {reason_text(localizer, why)}" if why else "")
        else:
            sheet.picture(MAP, alt)
        zooms = zoom_options(position, localizer, zoom)
        sheet.select(MAP_PICK.to(table.id), localizer.say("pick-cal-map"), zooms, least=1, most=1)
        files = [] if picture is None else [discord.File(io.BytesIO(picture), MAP)]
        await press.edit(sheet, attachments=files)

    await show_fitting(pictures, drawn, press.interaction.filesize_limit, show)


def _focus(stage: Stage, zoom: int) -> Collection[AreaId]:
    """Return the areas that a zoom shows."""
    position = present_position(stage)
    if zoom == NOW:
        return stage_focus(stage)
    if FIRST_PART <= zoom < FIRST_PART + len(PART_NAMES):
        return part_areas(PART_NAMES[zoom - FIRST_PART])
    if FIRST_NATION <= zoom < FIRST_NATION + len(position.nations):
        return nation_areas(position, position.nations[zoom - FIRST_NATION].name)
    return ()


def zoom_options(position: Position, localizer: Localizer, zoom: int) -> list[SelectOption]:
    """Return what of the map may be chosen: what matters now, all, each nation, each part."""
    found = [
        SelectOption(str(NOW), localizer.say("map-zoom-now"), is_chosen=zoom == NOW),
        SelectOption(str(ALL), localizer.say("map-zoom-all"), is_chosen=zoom == ALL),
    ]
    for place, nation in enumerate(position.nations):
        here = FIRST_NATION + place
        found.append(SelectOption(str(here), nation_name(localizer, nation.name), is_chosen=here == zoom))
    for place, part in enumerate(PART_NAMES):
        here = FIRST_PART + place
        found.append(SelectOption(str(here), localizer.say(f"map-part-{part}"), is_chosen=here == zoom))
    return found


async def _show_area(press: Press, name: str, table_number: int | None) -> None:
    """Tell what the map says of an area, and which units are there at the presser's table."""
    localizer = await press.localizer()
    match = await _find_match(press, table_number)
    atlas = printed_atlas(press.services.games) if match is None else match.stage.position.atlas
    area = atlas.find_area(in_log_words(name, atlas, localizer))
    text = area_text(atlas[area], localizer)
    if match is not None:
        text += _units_text(match, area, localizer)
    await press.tell(Sheet(ACCENT).text(text))


async def _find_match(press: Press, table_number: int | None) -> CalamityMatch | None:
    """Return the match of the table that is meant; None where none is named and none can be meant."""
    try:
        table = await which_table(press, table_number)
        return calamity_match(table.match)
    except Refusal as error:
        if table_number is not None:
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
