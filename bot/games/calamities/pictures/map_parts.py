"""What a map is drawn for: the parts that have a name of their own, a nation's lands, or what matters now."""

from collections.abc import Collection
from typing import Final

from bot.games.calamities.rules.changes import board_changes, occupied_areas
from bot.games.calamities.rules.decisions import Pick, PickSome, TakeOver
from bot.games.calamities.rules.losses import Losses
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.options import Asked
from bot.games.calamities.rules.position import Position

_PARTS: Final = {
    "west": ("lusitania", "corduba", "pyrenees", "ebusus", "baleares"),
    "gaul": ("aquitania", "britannia", "lower-germany", "rhaetia", "massilia"),
    "italy": ("corsica", "etruria", "samnium", "tarentum", "syracus"),
    "africa": ("west-mauretania", "cirta", "carthago", "sahara", "tripoli"),
    "libya": ("sabrata", "jalo", "cyrene", "alexandria"),
    "danube": ("germania", "sudeten", "crimea", "illyricum", "moesia"),
    "thrace": ("dalmatia", "bycantinum", "thessaly", "lemnos"),
    "greece": ("delphi", "sparta", "knossos", "rhodes", "chalkis"),
    "anatolia": ("troy", "phrygia", "sinope", "miletus", "cyprus"),
    "egypt": ("western-desert", "siwa", "alexandria", "gaza", "thebes", "nubia"),
    "levant": ("cyprus", "antiochia", "gaza", "petra", "mari"),
    "armenia": ("sinope", "mikop", "media", "niniveh"),
    "mesopotamia": ("carrhae", "syria", "chaldaea", "susa", "elam"),
}
"""Each part of the map by areas at its edges, from west to east."""
PART_NAMES: Final = tuple(_PARTS)


def part_areas(part: str) -> frozenset[AreaId]:
    """Return areas at the edges of a part. Raises `KeyError`."""
    return frozenset(AreaId(name) for name in _PARTS[part])


def nation_areas(position: Position, nation: NationName) -> frozenset[AreaId]:
    """Return where a nation has units, or else its start areas."""
    found = next((each.areas for each in position.nations if each.name == nation), frozenset[AreaId]())
    return found or frozenset(position.atlas.start_areas(nation))


def focus_of(
    position: Position, before: Position | None, asked: Asked | None, victim: NationName | None
) -> Collection[AreaId]:
    """Return the areas that matter: what has changed since `before`, and what is asked; else the victim's areas.

    With none of them it is every area with units.
    """
    found = {change.area for change in board_changes(before, position)} if before is not None else set[AreaId]()
    if asked is not None:
        found |= asked_areas(asked)
    if not found and victim is not None:
        found = set(nation_areas(position, victim))
    return found or occupied_areas(position)


def asked_areas(asked: Asked) -> set[AreaId]:
    """Return the areas that a decision is about: of each option those it stands for, such as a whole flood plain."""
    match asked.decision:
        case Pick() | PickSome() as decision:
            about = [decision.about] if isinstance(decision, Pick) and decision.about else []
            return {*about, *(area for option in decision.options for area in asked.areas_of(option))}
        case Losses() as decision:
            return {exposed.area for exposed in decision.pool.exposed if exposed.tokens or exposed.ways}
        case TakeOver() as decision:
            return {*decision.tokens, *decision.cities}
        case _:
            return set()
