"""The map: areas with their limits, sites, plains, volcanoes, coasts and neighbours, and the nations' start areas."""

import re
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.games.calamities.rules.errors import BadMap, BadPosition, cause
from bot.games.calamities.rules.names import AreaId, NationName, nearest_name

COASTS: Final = ("yes", "no", "uncertain")
SITES: Final = (None, "white", "black")
_LINE: Final = re.compile(
    r"(?P<id>[a-z][a-z-]*) +(?P<limit>\d+)(?P<facts>[^:~]*):(?P<land>[^:~]*)(?:~(?P<water>[^:~]*))?"
)
_NATION: Final = re.compile(r"(?P<name>\w+)(?P<west> \(west\))?: *(?P<areas>.*)")
_DOUBT: Final = re.compile(r"(\S+) ([:~]) (\S+)")
_SECTION: Final = re.compile(r"\[(\w+)\]")
_NOWHERE: Final[frozenset[AreaId]] = frozenset()


@dataclass(frozen=True, slots=True)
class Area:
    """One area: its population limit, sites and other contents, and its neighbours."""

    id: AreaId
    limit: int
    site: str | None = None
    plain: str | None = None
    volcano: str | None = None
    coast: str = "no"
    """`yes`, `no` or `uncertain`."""
    land: frozenset[AreaId] = _NOWHERE
    water: frozenset[AreaId] = _NOWHERE
    start_of: NationName | None = None
    is_western: bool = False

    @property
    def neighbours(self) -> frozenset[AreaId]:
        """The areas adjacent by land or across a water boundary."""
        return self.land | self.water


@dataclass(frozen=True, slots=True)
class Doubt:
    """A boundary that printed maps disagree about; `is_crossed` says whether it holds on this one."""

    areas: frozenset[AreaId]
    kind: str
    is_crossed: bool


@dataclass(frozen=True, slots=True)
class Atlas:
    """A map as a value."""

    areas: Mapping[AreaId, Area]
    nations: tuple[NationName, ...]
    """In A.S.T. order."""
    doubts: tuple[Doubt, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    """The required numbers of areas, sites and so on, by name."""

    def __getitem__(self, area: AreaId) -> Area:
        return self.areas[area]

    def start_areas(self, nation: NationName) -> list[AreaId]:
        """Return the nation's start areas by name."""
        return sorted(area.id for area in self.areas.values() if area.start_of == nation)

    def find_area(self, name: str) -> AreaId:
        """Return the area of that name, however it is capitalised. Raises `BadPosition` with the nearest one."""
        wanted = AreaId(name.strip().lower().replace(" ", "-"))
        if wanted in self.areas:
            return wanted
        raise BadPosition(cause("position-area-unknown", found=name, nearest=nearest_name(wanted, self.areas)))

    def without_west(self) -> "Atlas":
        """Return the map's four panels, without the Western Extension, its areas and its nation."""
        kept = {area.id: area for area in self.areas.values() if not area.is_western}
        areas = {
            name: replace(area, land=area.land & kept.keys(), water=area.water & kept.keys())
            for name, area in kept.items()
        }
        starting = {area.start_of for area in areas.values()}
        nations = tuple(nation for nation in self.nations if nation in starting)
        doubts = tuple(doubt for doubt in self.doubts if doubt.areas <= areas.keys())
        return Atlas(areas, nations, doubts)

    def with_areas(self, changed: Iterable[Area]) -> "Atlas":
        """Return the map with these areas as given; their neighbours take over what they say of boundaries.

        Raises `BadPosition` where a neighbour is unknown, or two given areas disagree.
        """
        areas = dict(self.areas)
        given = {area.id: area for area in changed}
        areas |= given
        for area in given.values():
            for other in area.neighbours:
                self._check_known(other, areas)
                is_agreed = (other in area.land, other in area.water) == _boundaries_with(areas[other], area.id)
                if other in given and not is_agreed:
                    raise BadPosition(cause("position-one-sided", area=area.id, other=other))
        for name, area in areas.items():
            if name not in given:
                land = _agreed_neighbours(name, area.land, given, "land")
                water = _agreed_neighbours(name, area.water, given, "water")
                if (land, water) != (area.land, area.water):
                    areas[name] = replace(area, land=land, water=water)
        return replace(self, areas=areas)

    def _check_known(self, name: AreaId, areas: Mapping[AreaId, Area]) -> None:
        if name not in areas:
            raise BadPosition(cause("position-area-unknown", found=name, nearest=nearest_name(name, areas)))

    def with_boundary(self, one: AreaId, other: AreaId, *, kind: str, is_crossed: bool) -> "Atlas":
        """Return the map on which the two areas are adjacent, or not, by `kind` (`land` or `water`)."""
        areas = dict(self.areas)
        for here, there in ((one, other), (other, one)):
            self._check_known(here, areas)
            near = areas[here].land if kind == "land" else areas[here].water
            near = near | {there} if is_crossed else near - {there}
            areas[here] = replace(areas[here], land=near) if kind == "land" else replace(areas[here], water=near)
        return replace(self, areas=areas)

    def with_coast(self, area: AreaId, *, is_coastal: bool) -> "Atlas":
        """Return the map on which that area touches the sea, or not."""
        return replace(self, areas={**self.areas, area: replace(self[area], coast="yes" if is_coastal else "no")})


def _boundaries_with(area: Area, other: AreaId) -> tuple[bool, bool]:
    return other in area.land, other in area.water


def _agreed_neighbours(
    name: AreaId, near: frozenset[AreaId], given: Mapping[AreaId, Area], kind: str
) -> frozenset[AreaId]:
    """Return the neighbours of an area that was not given, with the boundaries that the given areas say."""
    found = set(near - given.keys())
    found |= {other.id for other in given.values() if name in (other.land if kind == "land" else other.water)}
    return frozenset(found)


def read_atlas(text: str) -> Atlas:
    """Return the map of a text in the form of `assets/calamities/map.txt`. Raises `BadMap` with the line."""
    counts: list[tuple[str, int]] = []
    nations: dict[NationName, list[str]] = {}
    areas: dict[AreaId, Area] = {}
    doubts: set[Doubt] = set()
    for number, section, line in _lines(text):
        if section == "count" and (count := re.fullmatch(r"(\w+) (\d+)", line)):
            counts.append((count[1], int(count[2])))
        elif section == "nations" and (nation := _NATION.fullmatch(line)):
            nations[NationName(nation["name"])] = nation["areas"].split()
        elif section in ("areas", "west") and (found := _LINE.fullmatch(line)):
            area = _area(found, doubts, is_western=section == "west")
            areas[area.id] = area
        elif section == "doubtful" and (doubt := _DOUBT.fullmatch(line)):
            pair = frozenset((AreaId(doubt[1]), AreaId(doubt[3])))
            doubts.add(Doubt(pair, "water" if doubt[2] == "~" else "land", is_crossed=False))
        else:
            raise BadMap(cause("map-unreadable", line=number, text=line))
    for name, starts in nations.items():
        for start in map(AreaId, starts):
            if start in areas:
                areas[start] = replace(areas[start], start_of=name)
    return Atlas(areas, tuple(nations), tuple(sorted(doubts, key=_doubt_order)), tuple(counts))


def _doubt_order(doubt: Doubt) -> tuple[list[str], str]:
    return sorted(doubt.areas), doubt.kind


def _lines(text: str) -> Iterator[tuple[int, str, str]]:
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if heading := _SECTION.fullmatch(line):
            section = heading[1]
        elif line and not line.startswith("#"):
            yield number, section, line


def _area(found: re.Match[str], doubts: set[Doubt], *, is_western: bool) -> Area:
    name = AreaId(found["id"])
    facts = found["facts"].split()
    named = dict(fact.split("=", 1) for fact in facts if "=" in fact)
    near: dict[str, frozenset[AreaId]] = {}
    for kind in ("land", "water"):
        words = (found[kind] or "").split()
        near[kind] = frozenset(AreaId(word.rstrip("?")) for word in words)
        doubts |= {Doubt(frozenset((name, AreaId(word[:-1]))), kind, True) for word in words if word.endswith("?")}
    return Area(
        id=name,
        limit=int(found["limit"]),
        site=next((site for site in ("white", "black") if site in facts), None),
        plain=named.get("plain"),
        volcano=named.get("volcano"),
        coast="yes" if "coast" in facts else "uncertain" if "coast?" in facts else "no",
        land=near["land"],
        water=near["water"],
        is_western=is_western,
    )


def first_steps(
    atlas: Atlas, start: AreaId, targets: Collection[AreaId], is_passable: Callable[[AreaId], bool]
) -> list[AreaId]:
    """Return the neighbours of `start` with which a shortest way to the nearest target begins, by name.

    Areas between must be passable; targets need not be. Empty where no target can be reached.
    """
    distance = dict.fromkeys(targets, 0)
    queue = deque(sorted(targets))
    while queue:
        area = queue.popleft()
        for near in atlas.areas[area].neighbours:
            if near not in distance and near != start and is_passable(near):
                distance[near] = distance[area] + 1
                queue.append(near)
    reached = [(distance[near], near) for near in atlas.areas[start].neighbours if near in distance]
    shortest = min((steps for steps, _ in reached), default=0)
    return sorted(near for steps, near in reached if steps == shortest)
