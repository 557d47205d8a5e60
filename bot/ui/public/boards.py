"""A table's board for one reader alone: in his words, shown as he likes."""

from bot.table.table import Table
from bot.ui.avatars import Avatars
from bot.ui.discord.answers import Interaction
from bot.ui.discord.fitting import show_fitting
from bot.ui.discord.readers import Readers
from bot.ui.pictures import Pictures
from bot.ui.presentation import Presentations
from bot.ui.public.lobby import lobby_sheet
from bot.ui.public.pages import board_message


class Boards:
    """Shows boards privately, to anyone."""

    def __init__(self, readers: Readers, presentations: Presentations, pictures: Pictures, avatars: Avatars) -> None:
        self._readers = readers
        self._presentations = presentations
        self._pictures = pictures
        self._avatars = avatars

    async def show(self, interaction: Interaction, table: Table) -> None:
        """The board as it is now, or the lobby, in an ephemeral message."""
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        speaker = await self._readers.reader(interaction)
        shown = self._presentations.of(table)
        if table.match is None:
            await interaction.edit_original_response(view=lobby_sheet(table, shown, speaker).view())
            return
        options = await self._readers.display_options(interaction)
        story = await shown.ending(table, speaker, options)

        async def show(picture: bytes | None, why: str) -> None:
            page, files = board_message(table, shown, speaker, options, picture, why, story=story)
            await interaction.edit_original_response(view=page.sheet.view(), attachments=files)

        drawn = None
        if options.has_picture:
            avatars = await self._avatars.of(table.sitters)
            drawn = await shown.board_picture(table, speaker, theme=options.theme, avatars=avatars)
        await show_fitting(self._pictures, drawn, interaction.filesize_limit, show)
