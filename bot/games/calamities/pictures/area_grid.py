"""Places of the areas in the pictures: in rows and columns, about as on a map of the Mediterranean."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from bot.games.calamities.rules.names import AreaId

_GRID: Final = """
britannia londinium belgica lower-germany rhenus pannonia germania sudeten
    dacia danube . . . . . .
lugdunensis gaul upper-germany rhaetia cisalpina dalmatia illyricum paeonia
    moesia thyras scythia crimea . kuban . .
aquitania pyrenees massilia etruria rubicon samnium appolonia macedonia
    thessalonica thrace bycantinum phrygia sinope mikop nalchik .
tarraconensis iberus narbo corsica roma tarentum thessaly chalkis
    lemnos troy bithynia ankara cappadocia armenia caucasus .
lusitania baleares sardinia neapolis campania epirus delphi eretria
    lesbos sardes gordium cilicia kanesh assyria van lesser-armenia
baetica hispania ebusus carales palermo milazzo ithaka athens
    miletus ionia galatia antiochia aleppo carrhae niniveh media
corduba new-carthage new-africa cirta carthago syracus corinth argos
    thera rhodes lycia salamis phoenicia syria mesopotamia elam
west-mauretania east-mauretania . numidia thapsus tripoli sparta phaestos
    knossos alexandria cyprus sidon tyros mari babylonia parthia
. . . tunisia sabrata libya cyrene cyrenaica
    western-desert memphis tanis jerusalem jericho damascus babylon susa
. . . sahara . tripolitania jalo siwa
    fayum eastern-desert gaza ptolemais sinai petra ur charax
. . . . . . . .
    upper-egypt buhen thebes nubia midian arabia sumeria chaldaea
"""
"""The areas as a map: north is above, a full stop is a place without an area, an indented line goes on to the east."""
_ROWS: Final = tuple(line.split() for line in _GRID.strip().replace("\n    ", " ").splitlines())
_KNOWN: Final = {AreaId(name): (column, row) for row, line in enumerate(_ROWS) for column, name in enumerate(line)}


class Spot(NamedTuple):
    """A place in a picture's grid."""

    column: int
    row: int


class Grid(NamedTuple):
    """Areas in their places, and how many columns and rows these make."""

    spots: Mapping[AreaId, Spot]
    columns: int
    rows: int


def grid_of(areas: Collection[AreaId]) -> Grid:
    """Return the grid of these areas, without columns and rows that none of them needs.

    Areas that only one table's map has stand in rows of their own below the others.
    """
    known = {area: _KNOWN[area] for area in areas if area in _KNOWN}
    columns = sorted({column for column, _ in known.values()})
    rows = sorted({row for _, row in known.values()})
    spots = {area: Spot(columns.index(column), rows.index(row)) for area, (column, row) in known.items()}
    width = max(1, len(columns))
    others = sorted(set(areas) - known.keys())
    spots |= {area: Spot(n % width, len(rows) + n // width) for n, area in enumerate(others)}
    return Grid(spots, width, len(rows) + -(-len(others) // width))


def columns_of(areas: Collection[AreaId], parts: int) -> list[list[AreaId]]:
    """Return the areas in `parts` from west to east, of about as many columns each; none of them is empty."""
    grid = grid_of(areas)
    found: list[list[AreaId]] = [[] for _ in range(parts)]
    for area, spot in grid.spots.items():
        found[spot.column * parts // grid.columns].append(area)
    return [sorted(part) for part in found if part]


def in_reading_order(areas: Collection[AreaId]) -> list[AreaId]:
    """Return the areas from north-west to south-east, as they are read."""
    spots = grid_of(areas).spots
    return sorted(areas, key=lambda area: (spots[area].row, spots[area].column))
