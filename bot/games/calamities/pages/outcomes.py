"""Shows what a calamity did: the button under a board of calamities, and the buttons of its pages."""

import io
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord.answers import Interaction, acknowledge
from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import Answer
from bot.drawing.pictures import Pictures
from bot.games.calamities.pages.outcome_addresses import SHOW_OUTCOME, AtOutcome
from bot.games.calamities.pages.outcome_pages import PICTURE, ShownOutcome, outcome_page, outcome_picture
from bot.pages.readers import Readers
from bot.table.values import TableId

FindOutcome = Callable[[Interaction, TableId, int], Awaitable[ShownOutcome]]
"""A calamity of a table by its place, or the last one. Raises `Refusal` where there is none, or he may not see it."""


class Outcomes:
    """Pages that only the one who pressed sees."""

    def __init__(self, readers: Readers, pictures: Pictures, find_outcome: FindOutcome) -> None:
        self._readers = readers
        self._pictures = pictures
        self._find_outcome = find_outcome

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answer to its verb."""
        return (SHOW_OUTCOME.answered_by(self._press_page),)

    async def _press_page(self, interaction: Interaction, at: AtOutcome) -> None:
        await acknowledge(interaction)
        shown = await self._find_outcome(interaction, at.table, at.calamity)
        speaker = await self._readers.reader(interaction)
        options = await self._readers.display_options(interaction)
        look = self._pictures.look(options.theme)
        drawn = None
        if options.has_picture:
            drawn = await self._pictures.drawn(lambda: outcome_picture(shown, at.page, speaker, look))

        async def show(picture: bytes | None, why: str) -> None:
            page = outcome_page(
                shown, at.page, speaker, at.table, has_picture=picture is not None, note=reason_text(speaker, why)
            )
            files = [] if picture is None else [discord.File(io.BytesIO(picture), PICTURE)]
            await interaction.edit_original_response(view=page.view(), attachments=files)

        await show_fitting(self._pictures, drawn, interaction.filesize_limit, show)
