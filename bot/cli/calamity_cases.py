"""Cases read from JSON values: a position, a calamity, choices, and what is expected of them.

The form is that of `tests/games/calamities/rules/cases.json`. Errors in a case raise a `BadPosition` that names the
place.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import cast

from bot.games.calamities.rules.atlas import COASTS, SITES, Area, Atlas
from bot.games.calamities.rules.errors import BadPosition, cause
from bot.games.calamities.rules.names import (
    CALAMITIES,
    CARDS,
    SUPPORT,
    AreaId,
    CalamityId,
    CardName,
    NationName,
    find_card,
    nearest_name,
)
from bot.games.calamities.rules.position import CITIES, TOKENS, Nation, Position, check_position
from bot.games.calamities.rules.rulings import rulings_from
from bot.games.calamities.rules.turn import DrawnCalamity, HandOver

Json = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Choice:
    """A nation's choice in a case: any value, since the case may expect a refusal."""

    who: str
    what: str
    value: object
    is_legal: bool | None
    """True where the case expects it to be legal; None where it does not say."""


@dataclass(frozen=True, slots=True)
class Case:
    """One case. It has a position with a calamity, or calamities held, or trades."""

    id: str
    position: Position | None
    drawn: DrawnCalamity | None
    held: tuple[DrawnCalamity, ...] | None
    draws: tuple[int, ...] | None
    trades: tuple[HandOver, ...] | None
    choices: tuple[Choice, ...]
    expected: Json


class _Reader:
    """A JSON object whose values are read by key, each with its required shape."""

    def __init__(self, found: object, path: str) -> None:
        if not isinstance(found, Mapping):
            raise _bad_shape(path, "{…}")
        self._found = cast("Json", found)
        self._path = path

    def path(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key

    def has(self, key: str) -> bool:
        return self._found.get(key) is not None

    def names(self) -> list[str]:
        return list(self._found)

    def any(self, key: str) -> object:
        return self._found.get(key)

    def part(self, key: str) -> "_Reader":
        return _Reader(self._found.get(key), self.path(key))

    def parts(self, key: str) -> "dict[str, _Reader]":
        found = self.part(key)
        return {name: _Reader(value, found.path(name)) for name, value in found._found.items()}

    def items(self, key: str) -> Sequence[object]:
        found = self._found.get(key, [])
        if isinstance(found, str) or not isinstance(found, Sequence):
            raise _bad_shape(self.path(key), "[…]")
        return cast("Sequence[object]", found)

    def words(self, key: str) -> list[str]:
        found = self.items(key)
        if not all(isinstance(each, str) for each in found):
            raise _bad_shape(self.path(key), '["…"]')
        return [str(each) for each in found]

    def word(self, key: str, default: str | None = None) -> str:
        found = self._found.get(key, default)
        if not isinstance(found, str):
            raise _bad_shape(self.path(key), '"…"')
        return found

    def optional(self, key: str, default: str | None) -> str | None:
        found = self._found.get(key, default)
        if found is not None and not isinstance(found, str):
            raise _bad_shape(self.path(key), '"…", null')
        return found

    def number(self, key: str, default: int | None = None) -> int:
        found = self._found.get(key, default)
        if isinstance(found, bool) or not isinstance(found, int):
            raise _bad_shape(self.path(key), "0, 1, 2, …")
        return found

    def flag(self, key: str, *, default: bool) -> bool:
        found = self._found.get(key, default)
        if not isinstance(found, bool):
            raise _bad_shape(self.path(key), "true, false")
        return found


def _bad_shape(path: str, need: str) -> BadPosition:
    return BadPosition(cause("position-shape", place=path or "–", need=need))


def read_case(found: object, atlas: Atlas, number: int = 1) -> Case:
    """Return the case of a JSON value on this map; `number` stands for a missing id. Raises `BadPosition`."""
    case = _Reader(found, "")
    setup = case.part("setup")
    position = drawn = None
    if setup.has("held") or setup.has("trades"):
        names = atlas.nations
    else:
        position = _read_position(setup, atlas)
        names = tuple(nation.name for nation in position.nations)
        giver = _nation(setup.word("traded_by"), atlas.nations) if setup.has("traded_by") else None
        drawn = DrawnCalamity(_calamity(setup.word("calamity")), _nation(setup.word("primary"), names), giver)
    expected = case.part("expected") if case.has("expected") else None
    return Case(
        id=name_of_case(found, number),
        position=position,
        drawn=drawn,
        held=_read_held(setup, atlas) if setup.has("held") else None,
        draws=tuple(_numbers(setup, "draws")) if setup.has("draws") else None,
        trades=_read_trades(setup, atlas) if setup.has("trades") else None,
        choices=tuple(_read_choice(each, f"choices.{place}") for place, each in enumerate(case.items("choices"))),
        expected=cast("Json", case.any("expected")) if expected is not None else {},
    )


def name_of_case(found: object, number: int) -> str:
    """Return its id, or its number where it has none."""
    name = cast("Json", found).get("id") if isinstance(found, Mapping) else None
    return str(name) if isinstance(name, str | int) else str(number)


def _numbers(setup: _Reader, key: str) -> list[int]:
    found = setup.items(key)
    if not all(isinstance(each, int) and not isinstance(each, bool) for each in found):
        raise _bad_shape(setup.path(key), "[0, 1, …]")
    return cast("list[int]", list(found))


def _read_choice(found: object, path: str) -> Choice:
    choice = _Reader(found, path)
    is_legal = choice.flag("legal", default=True) if choice.has("legal") else None
    return Choice(choice.word("who"), choice.word("what"), choice.any("value"), is_legal)


def _nation(name: str, known: Sequence[NationName]) -> NationName:
    by_case = {each.lower(): each for each in known}
    if name.lower() in by_case:
        return by_case[name.lower()]
    raise BadPosition(cause("position-nation-unknown", found=name, nearest=nearest_name(name, known)))


def _calamity(name: str) -> CalamityId:
    if name in CALAMITIES or name == SUPPORT:
        return CalamityId(name)
    raise BadPosition(cause("position-calamity-unknown", found=name, nearest=nearest_name(name, CALAMITIES)))


def _read_held(setup: _Reader, atlas: Atlas) -> tuple[DrawnCalamity, ...]:
    rows = [_row(each, setup.path("held"), 2) for each in setup.items("held")]
    return tuple(DrawnCalamity(_calamity(calamity), _nation(name, atlas.nations)) for name, calamity in rows)


def _read_trades(setup: _Reader, atlas: Atlas) -> tuple[HandOver, ...]:
    rows = [_row(each, setup.path("trades"), 3) for each in setup.items("trades")]
    return tuple(
        HandOver(_nation(giver, atlas.nations), _nation(taker, atlas.nations), _calamity(calamity))
        for giver, taker, calamity in rows
    )


def _row(found: object, path: str, length: int) -> list[str]:
    if isinstance(found, list):
        row = cast("list[object]", found)
        if len(row) == length and all(isinstance(each, str) for each in row):
            return [str(each) for each in row]
    raise _bad_shape(path, "[" + ", ".join(['"…"'] * length) + "]")


def _read_position(setup: _Reader, atlas: Atlas) -> Position:
    if setup.has("areas"):
        atlas = atlas.with_areas([_read_area(name, facts, atlas) for name, facts in setup.parts("areas").items()])
    nations = {_nation(name, atlas.nations): facts for name, facts in setup.parts("nations").items()}
    settings = setup.part("settings") if setup.has("settings") else None
    chosen = {name: settings.word(name) for name in settings.names()} if settings else {}
    rulings = rulings_from(chosen | ({"edition": setup.word("edition")} if setup.has("edition") else {}))
    horde = setup.part("barbarians") if setup.has("barbarians") else None
    barbarians = {atlas.find_area(area): horde.number(area) for area in horde.names()} if horde else {}
    position = Position(
        atlas,
        tuple(_read_nation(name, nations[name], atlas) for name in atlas.nations if name in nations),
        {area: count for area, count in barbarians.items() if count},
        frozenset(atlas.find_area(area) for area in setup.words("pirate_cities")),
        rulings,
    )
    limit = setup.number("tokens", TOKENS)
    check_position(position, tokens=limit, cities=CITIES, is_exact=setup.has("tokens"))
    return position


def _read_nation(name: NationName, facts: _Reader, atlas: Atlas) -> Nation:
    tokens: dict[AreaId, int] = {}
    cities: set[AreaId] = set()
    for place, units in facts.parts("board").items():
        area = atlas.find_area(place)
        if count := units.number("tokens", 0):
            tokens[area] = count
        if units.flag("city", default=False):
            cities.add(area)
    stock = facts.part("stock")
    cards = frozenset(_card(card) for card in facts.words("cards"))
    return Nation(
        name, tokens, frozenset(cities), stock.number("tokens"), stock.number("cities"), facts.number("treasury", 0),
        cards, facts.number("grain_cards", 0), facts.flag("plays", default=True),
    )  # fmt: skip


def _card(name: str) -> CardName:
    if card := find_card(name):
        return card
    raise BadPosition(cause("position-card-unknown", found=name, nearest=nearest_name(name, CARDS)))


def _read_area(name: str, facts: _Reader, atlas: Atlas) -> Area:
    known = atlas.areas.get(AreaId(name))
    area = known or Area(AreaId(name), 0)
    if known is None and not facts.has("population"):
        raise BadPosition(cause("position-area-unknown", found=name, nearest=nearest_name(name, atlas.areas)))
    coast, site = facts.word("coastal", area.coast), facts.optional("city_site", area.site)
    if coast not in COASTS:
        raise _bad_shape(facts.path("coastal"), ", ".join(COASTS))
    if site not in SITES:
        raise _bad_shape(facts.path("city_site"), "white, black, null")
    limit = facts.number("population", area.limit)
    if not 0 <= limit <= TOKENS:
        raise _bad_shape(facts.path("population"), f"0 … {TOKENS}")
    return replace(
        area,
        limit=limit,
        site=site,
        plain=facts.optional("flood_plain", area.plain),
        volcano=facts.optional("volcano", area.volcano),
        coast=coast,
        land=frozenset(map(AreaId, facts.words("land_adjacent"))) if facts.has("land_adjacent") else area.land,
        water=frozenset(map(AreaId, facts.words("water_adjacent"))) if facts.has("water_adjacent") else area.water,
        start_of=cast("NationName | None", facts.optional("start_area_of", area.start_of)),
    )
