"""The pictures of the calamities, drawn off the event loop: the map, what changed, the nations, and the march."""

from collections.abc import Sequence

from bot.calamities.march import MarchStep
from bot.calamities.names import NationName
from bot.calamities.position import Position
from bot.i18n.catalogue import Speaker
from bot.render.calamities.area_map import area_map_picture
from bot.render.calamities.changed_areas import changed_areas_picture, pages_of_changes
from bot.render.calamities.march_picture import march_picture
from bot.render.calamities.nation_sheet import nation_sheet_picture
from bot.ui.pictures import THEME, Pictures


class CalamityPictures(Pictures):
    """Draws them as PNG bytes; each is None where it cannot be drawn, and the text goes alone."""

    async def area_map(
        self,
        position: Position,
        speaker: Speaker,
        *,
        before: Position | None = None,
        part: int | None = None,
        theme: str = THEME,
    ) -> bytes | None:
        """The map, or a part of it with names; what has changed since `before` stands out."""
        look = self.look(theme)
        return await self.drawn(lambda: area_map_picture(position, speaker, look, before=before, part=part))

    async def changed_areas(
        self, before: Position, after: Position, title: str, speaker: Speaker, *, page: int = 0, theme: str = THEME
    ) -> bytes | None:
        """A page of what has changed; None where there is no such page, too."""
        look, pages = self.look(theme), pages_of_changes(before, after)
        if page >= len(pages):
            return None
        return await self.drawn(lambda: changed_areas_picture(pages[page], title, speaker, look))

    async def nation_sheet(
        self, position: Position, speaker: Speaker, *, before: Position | None = None, theme: str = THEME
    ) -> bytes | None:
        """The nations as a table."""
        look = self.look(theme)
        return await self.drawn(lambda: nation_sheet_picture(position, speaker, look, before=before))

    async def march(
        self,
        steps: Sequence[MarchStep],
        victim: NationName,
        speaker: Speaker,
        *,
        page: int = 0,
        theme: str = THEME,
    ) -> bytes | None:
        """A page of the Barbarians' march."""
        look = self.look(theme)
        return await self.drawn(lambda: march_picture(steps, victim, speaker, look, page))
