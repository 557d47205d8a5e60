"""Options of a decision: the units that each stands for, and what each changes on the board before the next question.

What an option does is found by resolving the calamity with it: it is what would happen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from bot.games.calamities.rules.answers import Answer, Value
from bot.games.calamities.rules.changes import Change, Holding, board_changes, holdings_in
from bot.games.calamities.rules.civil_war import Faction, factions_of
from bot.games.calamities.rules.decisions import Decision, Pick, PickSome
from bot.games.calamities.rules.hordes import HORDE, invade
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.position import Position
from bot.games.calamities.rules.resolution import Outcome, resolve_calamity
from bot.games.calamities.rules.turn import DrawnCalamity

_PIRACY: Final = ("30.911", "30.912")


@dataclass(frozen=True, slots=True)
class Asked:
    """The pending decision of a calamity, and all that led to it."""

    before: Position
    """The position before the calamity."""
    drawn: DrawnCalamity
    answers: Sequence[Answer]
    outcome: Outcome

    @property
    def decision(self) -> Decision:
        """The decision that waits for an answer."""
        assert self.outcome.pending is not None
        return self.outcome.pending

    @property
    def position(self) -> Position:
        """The position now."""
        return self.outcome.position

    def resolved(self, value: Value) -> Outcome:
        """Return the outcome up to the next question with this answer. Raises `IllegalAnswer`."""
        answer = Answer(self.decision.who, self.decision.what, value)
        return resolve_calamity(self.before, self.drawn, (*self.answers, answer))

    @property
    def factions(self) -> Mapping[str, Faction]:
        """The factions of a civil war by `first` and `second`, as far as they are chosen; nothing elsewhere."""
        return factions_of(self.outcome.findings)

    def areas_of(self, option: str) -> tuple[AreaId, ...]:
        """Return the areas that an option of a decision stands for: all of a plain, of a volcano or of a faction."""
        areas = self.position.atlas.areas
        match self.decision.what:
            case "eruption_site":
                return tuple(sorted(area.id for area in areas.values() if area.volcano == option))
            case "flood_plain":
                return tuple(sorted(area.id for area in areas.values() if area.plain == option))
            case "keep":
                faction = self.factions.get(option)
                return () if faction is None else tuple(sorted(faction.areas))
            case _:
                return (AreaId(option),) if option in areas else ()

    def units_of(self, option: str) -> tuple[tuple[AreaId, Holding], ...]:
        """Return the units in the areas of an option, whoever owns them."""
        return tuple((area, each) for area in self.areas_of(option) for each in holdings_in(self.position, area))

    def changes_of(self, option: str) -> tuple[Change, ...]:
        """Return what an option changes on the board: up to the next question, and of a march in its area alone."""
        decision, area = self.decision, AreaId(option)
        if decision.what in ("start_area", "march"):
            return self._battle(area)
        if isinstance(decision, PickSome):
            owner = next((each.name for each in self.position.nations if area in each.cities), None)
            return () if owner is None else (self._city_lost(owner, area),)
        if not isinstance(decision, Pick) or decision.what == "coast":
            return ()
        return board_changes(self.position, self.resolved(option).position)

    def _battle(self, area: AreaId) -> tuple[Change, ...]:
        """Return what the Barbarians that enter an area change there for the nations."""
        battle = invade(self.position, area, self._entering())
        found: list[Change] = []
        for before in holdings_in(self.position, area):
            if before.nation in battle.left or before.nation == battle.city_owner:
                has_city = before.has_city and before.nation != battle.city_owner
                after = Holding(before.nation, battle.left.get(before.nation, 0), has_city)
                found += [Change(area, before, after)] if after != before else []
        return tuple(found)

    def _entering(self) -> int:
        """Return how many Barbarians land, or go on from the area where they fought last."""
        steps = cast("Sequence[Mapping[str, str | int]]", self.outcome.findings.get("steps", ()))
        if not steps:
            return HORDE
        here = AreaId(str(steps[-1]["area"]))
        return self.position.barbarians.get(here, 0) - self.position.area(here).limit

    def _city_lost(self, owner: NationName, area: AreaId) -> Change:
        """Return what becomes of a city that is reduced, or that pirates take, when it is the first one."""
        nation = self.position.nation(owner)
        before = Holding(owner, nation.tokens.get(area, 0), has_city=True)
        if self.decision.clause in _PIRACY:
            return Change(area, before, Holding(owner, before.tokens))
        placed = min(self.position.room(nation, area), nation.stock_tokens)
        return Change(area, before, Holding(owner, before.tokens + placed))

    def next_taker(self) -> NationName | None:
        """Return who takes over what the one asked lacks units for (30.415); None where it is removed."""
        if self.position.rulings.civil_war_shortfall != "next":
            return None
        stock = cast("Mapping[NationName, int]", self.outcome.findings["stock_points"])
        order = sorted((name for name in stock if name != self.drawn.primary), key=lambda name: -stock[name])
        later = order[order.index(self.decision.who) + 1 :]
        return next((name for name in later if self.position.nation(name).stock_points), None)
