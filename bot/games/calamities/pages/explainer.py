"""`/calamity explain`: opens the page of a calamity, and turns it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, cast

from discord import app_commands

from bot.discord.answers import Interaction, acknowledge
from bot.discord.routing import Answer
from bot.discord.sheet import MOST_CHOICES, MOST_OPTION
from bot.games.calamities.pages.explain import (
    Preview,
    calamities_like,
    calamity_at,
    calamity_called,
    explain_page,
    preview_calamity,
)
from bot.games.calamities.pages.explain_addresses import EXPLAIN_PICK, PREVIEW_PICK, AtCalamity
from bot.games.calamities.rules import Position
from bot.games.calamities.rules.names import CalamityId, NationName
from bot.games.calamities.words.naming import calamity_name, nation_name
from bot.games.calamities.words.refusals import reason
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut
from bot.i18n.names import fold_text, safe_text
from bot.pages.readers import Readers
from bot.reasons import GameError

_MOST_QUOTED: Final = 60


class TablePosition(NamedTuple):
    """A table's number, and how its boards stand now."""

    table: int
    position: Position


FindPosition = Callable[[Interaction, int | None], Awaitable[TablePosition | None]]
"""The position of that table, or where no number is given that of the reader's table here; None where there is none
that he may see."""


class Explainer:
    """Answers with pages that only the reader sees."""

    def __init__(self, readers: Readers, find_position: FindPosition) -> None:
        self._readers = readers
        self._find_position = find_position

    async def open_explanation(self, interaction: Interaction, name: str | None, nation: str | None = None) -> None:
        """`/calamity explain`: the page of that name, with a preview where a nation is named; else the contents."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        speaker = await self._readers.reader(interaction)
        found = await self._find_position(interaction, None)
        calamity = calamity_called(speaker, name) if name else None
        note = "" if calamity is not None or not name else _unknown(speaker, name)
        preview = None
        if calamity is not None and found is not None and nation:
            preview, note = self._previewed(
                speaker, found.position, calamity, _nation_called(speaker, found.position, nation)
            )
        await self._show(interaction, speaker, found, calamity, preview, note)

    async def suggest_calamities(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The calamities that what was typed may mean, in the words of the one who types."""
        speaker = await self._readers.reader(interaction)
        found = calamities_like(speaker, current)[:MOST_CHOICES]
        return [app_commands.Choice(name=cut(calamity_name(speaker, each), MOST_OPTION), value=each) for each in found]

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return EXPLAIN_PICK.answered_by(self._press_pick), PREVIEW_PICK.answered_by(self._press_preview)

    async def _press_pick(self, interaction: Interaction, at: AtCalamity) -> None:
        await acknowledge(interaction)
        speaker = await self._readers.reader(interaction)
        found = await self._find_position(interaction, at.position or None)
        await self._show(interaction, speaker, found, calamity_at(_chosen(interaction)), None, "")

    async def _press_preview(self, interaction: Interaction, at: AtCalamity) -> None:
        await acknowledge(interaction)
        speaker = await self._readers.reader(interaction)
        found, calamity = await self._find_position(interaction, at.position or None), calamity_at(at.calamity)
        preview, note = None, ""
        if found is not None and calamity is not None:
            nations = found.position.nations
            place = _chosen(interaction)
            name = nations[place - 1].name if 0 < place <= len(nations) else None
            preview, note = self._previewed(speaker, found.position, calamity, name)
        await self._show(interaction, speaker, found, calamity, preview, note)

    def _previewed(
        self, speaker: Speaker, position: Position, calamity: CalamityId, nation: NationName | None
    ) -> tuple[Preview | None, str]:
        """The preview, or why there is none."""
        if nation is None:
            return None, ""
        try:
            return preview_calamity(position, calamity, nation), ""
        except GameError as error:
            return None, reason(speaker, error.reason, ())

    async def _show(
        self,
        interaction: Interaction,
        speaker: Speaker,
        found: TablePosition | None,
        calamity: CalamityId | None,
        preview: Preview | None,
        note: str,
    ) -> None:
        table, position = found or (0, None)
        page = explain_page(calamity, speaker, table=table, position=position, preview=preview, note=note)
        await interaction.edit_original_response(view=page.view(), attachments=[])


def _chosen(interaction: Interaction) -> int:
    """The place that a select sent; 0 where it is none."""
    values = cast("dict[str, Any]", interaction.data or {}).get("values") or ["0"]
    text = str(values[0])
    return int(text) if text.isascii() and text.isdigit() and len(text) < len("1000") else 0


def _nation_called(speaker: Speaker, position: Position, typed: str) -> NationName | None:
    wanted = fold_text(typed)
    names = {each.name: (fold_text(each.name), fold_text(nation_name(speaker, each.name))) for each in position.nations}
    return next((name for name, known in names.items() if wanted in known), None)


def _unknown(speaker: Speaker, typed: str) -> str:
    return speaker.say("explain-unknown", text=safe_text(cut(typed, _MOST_QUOTED)))
