"""`/calamity map`: the map of a table as a picture, and what it says of an area."""

import discord
import io
from bot.discord.fitting import reason_text, show_fitting
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.games.calamities.game import CALAMITIES_GAME, Calamities, CalamityMatch, calamity_match
from bot.games.calamities.lines import CalamityRefusal
from bot.games.calamities.pages.message_text import CITY_SIGN, present_position
from bot.games.calamities.pictures.alt_texts import map_alt, map_text
from bot.games.calamities.pictures.area_map import area_map_picture
from bot.games.calamities.rules.atlas import Area, Atlas
from bot.games.calamities.rules.names import AreaId, BARBARIANS
from bot.games.calamities.rules.position import Position
from bot.games.calamities.words.naming import area_name, nation_name, plain_name, volcano_name
from bot.games.calamities.words.typed_text import in_log_words
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.pages.table_option import which_table
from bot.reasons import Refusal
from bot.store import log_store_error
from typing import Final, NamedTuple

MAP: Final = "map.png"


class CalamityMaps:
    """Shows maps and areas to whoever asks."""

    def __init__(self, tables: Tables, locales: LocaleResolver, option: TableOption, pictures: Pictures) -> None:
        self._tables = tables
        self._locales = locales
        self._option = option
        self._pictures = pictures

    @property
    def atlas(self) -> Atlas:
        """The map of the house. Raises `CalamityRefusal` where no such tables are played."""
        game = self._tables.games.get(CALAMITIES_GAME)
        if not isinstance(game, Calamities):
            raise CalamityRefusal("calamity-other-game")
        return game.atlas

    async def find_position(self, interaction: Interaction, number: int | None) -> TablePosition | None:
        """How the boards of a table stand for the one who asks; None where there is none that he may see."""
        try:
            table = await self._option.which(interaction, number)
            await check(interaction, table)
            match = calamity_match(table.match)
        except Refusal as error:
            log_trouble(error, "the positions of a table")
            return None
        return TablePosition(table.id, present_position(match.view(table.seat_of(interaction.user.id)).stage))

    async def find_outcome(self, interaction: Interaction, number: TableId, place: int) -> ShownOutcome:
        """What one of the turn's calamities did, the last one for a place beyond. Raises `Refusal`."""
        table = await self._tables.look(number)
        await check(interaction, table)
        stage = calamity_match(table.match).view(table.seat_of(interaction.user.id)).stage
        done = [each for each in stage.done if has_happened(each)]
        if not done:
            raise CalamityRefusal("calamity-none-over")
        place = min(place, len(done) - 1)
        return ShownOutcome(done[place].drawn, done[place].before, done[place].outcome, place, len(done))

    async def show_map(self, interaction: Interaction, name: str | None, part: int | None, number: int | None) -> None:
        """`/calamity map`: an area, or the map of one's table as a picture, whole or a part of it with its names."""
        if name is not None:
            await self.show_area(interaction, name, number)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        speaker = await self._locales.reader(interaction)
        table = await self._option.which(interaction, number)
        await check(interaction, table)
        match, theme = calamity_match(table.match), (await self._locales.display_options(interaction)).theme
        position = present_position(match.view(None).stage)
        look, place = self._pictures.look(theme), None if part is None else part - 1
        drawn = await self._pictures.drawn(lambda: area_map_picture(position, speaker, look, part=place))

        async def show(picture: bytes | None, why: str) -> None:
            sheet, alt = Sheet(ACCENT), map_alt(position, speaker, part=place)
            if picture is None:
                sheet.text(map_text(position, speaker)).text(f"-# {reason_text(speaker, why)}" if why else "")
                await interaction.edit_original_response(view=sheet.view(), attachments=[])
                return
            file = discord.File(io.BytesIO(picture), MAP)
            await interaction.edit_original_response(view=sheet.picture(MAP, alt).view(), attachments=[file])

        await show_fitting(self._pictures, drawn, interaction.filesize_limit, show)

    async def show_area(self, interaction: Interaction, name: str, number: int | None) -> None:
        """What the map says of an area, and who is there at one's table."""
        speaker = await self._locales.reader(interaction)
        match = await self._match_here(interaction, number)
        atlas = self.atlas if match is None else match.stage.position.atlas
        area = atlas.area_called(in_log_words(name, atlas, speaker))
        text = area_text(atlas[area], speaker)
        if match is not None:
            text += _units_text(match, area, speaker)
        await whisper(interaction, "", Sheet(ACCENT).text(text).view())

    async def _match_here(self, interaction: Interaction, number: int | None) -> CalamityMatch | None:
        """The match of the table that is meant, where there is one."""
        try:
            table = await self._option.which(interaction, number)
            return calamity_match(table.match)
        except Refusal as error:
            if number is not None:
                raise
            log_trouble(error, "the position of a table")
            return None


def area_text(area: Area, speaker: Speaker) -> str:
    """Return all that the map says of an area."""
    texts: list[str] = []
    facts = [speaker.say("cal-area-limit", count=area.limit)]
    if area.site is not None:
        facts.append(speaker.say(f"cal-area-site-{area.site}"))
    if area.volcano is not None:
        facts.append(speaker.say("cal-area-volcano", name=volcano_name(speaker, area.volcano)))
    if area.plain is not None:
        facts.append(speaker.say("cal-area-plain", name=plain_name(speaker, area.plain)))
    facts.append(speaker.say(f"cal-area-coast-{area.coast}"))
    if area.start_of is not None:
        facts.append(speaker.say("cal-area-start", nation=nation_name(speaker, area.start_of)))
    for kind, near in (("land", area.land), ("water", area.water)):
        if near:
            listed = ", ".join(sorted(area_name(speaker, each) for each in near))
            texts.append(f"{speaker.say(f'cal-area-{kind}')} {listed}")
    return "\n".join([f"### {area_name(speaker, area.id)}", ", ".join(facts), *texts])


def _units_text(match: CalamityMatch, area: AreaId, speaker: Speaker) -> str:
    """Return who has what there."""
    position = present_position(match.view(None).stage)
    there: list[str] = []
    for nation in position.nations:
        if area in nation.areas:
            city, tokens = CITY_SIGN if area in nation.cities else "", nation.tokens.get(area) or ""
            there.append(f"{nation_name(speaker, nation.name)} {city}{tokens}")
    if area in position.barbarians:
        there.append(f"{nation_name(speaker, BARBARIANS)} {position.barbarians[area]}")
    return f"\n{', '.join(there)}" if there else ""
