"""The parts of the calamities' wing, put together."""

from dataclasses import dataclass
from typing import Any, Self

from bot.manager.tables import Tables
from bot.ui.calamities.commands import CalamityCommands
from bot.ui.calamities.explainer import Explainer
from bot.ui.calamities.maps import CalamityMaps
from bot.ui.calamities.outcomes import Outcomes
from bot.ui.discord.readers import Readers
from bot.ui.discord.routing import Answer
from bot.ui.discord.table_option import TableOption
from bot.ui.hand.hands import Hands
from bot.ui.pictures import Pictures
from bot.ui.public.opening import Openings


@dataclass(frozen=True, slots=True)
class CalamityWing:
    """What its commands call."""

    commands: CalamityCommands
    maps: CalamityMaps
    explainer: Explainer
    outcomes: Outcomes

    @classmethod
    def make(
        cls,
        tables: Tables,
        readers: Readers,
        option: TableOption,
        openings: Openings,
        hands: Hands,
        pictures: Pictures,
    ) -> Self:
        """The parts, each with what it needs."""
        maps = CalamityMaps(tables, readers, option, pictures)
        return cls(
            CalamityCommands(tables, readers, option, openings, hands, maps),
            maps,
            Explainer(readers, maps.find_position),
            Outcomes(readers, pictures, maps.find_outcome),
        )

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs, but for those of hands."""
        return (*self.explainer.answers(), *self.outcomes.answers())
