"""The parts of the calamities' wing, put together."""

from dataclasses import dataclass
from typing import Any, Self

from bot.discord.routing import Answer
from bot.drawing.pictures import Pictures
from bot.games.calamities.pages.commands import CalamityCommands
from bot.games.calamities.pages.explainer import Explainer
from bot.games.calamities.pages.maps import CalamityMaps
from bot.games.calamities.pages.outcomes import Outcomes
from bot.manager.tables import Tables
from bot.pages.hand.hands import Hands
from bot.pages.lobby.opening import Openings
from bot.pages.readers import Readers
from bot.pages.table_option import TableOption


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
