"""Names and ids of the calamities' rules: areas, nations, civilization cards, and the twelve calamities."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, NewType

AreaId = NewType("AreaId", str)
"""An area's name on the map, such as `upper-egypt`."""
NationName = NewType("NationName", str)
CardName = NewType("CardName", str)
CalamityId = NewType("CalamityId", str)

BARBARIANS: Final = NationName("Barbarians")
"""Owner of the tokens that march and stay, which belong to no player."""
PIRATES: Final = NationName("Pirates")
"""Owner of the cities that belong to no player."""
TABLE: Final = NationName("table")
"""Stands for a nation where only the table's own map can answer."""

ENGINEERING: Final = CardName("Engineering")
POTTERY: Final = CardName("Pottery")
AGRICULTURE: Final = CardName("Agriculture")
ROAD_BUILDING: Final = CardName("Roadbuilding")
MINING: Final = CardName("Mining")
MEDICINE: Final = CardName("Medicine")
DRAMA: Final = CardName("Drama and Poetry")
MUSIC: Final = CardName("Music")
LAW: Final = CardName("Law")
DEMOCRACY: Final = CardName("Democracy")
MILITARY: Final = CardName("Military")
PHILOSOPHY: Final = CardName("Philosophy")
MYSTICISM: Final = CardName("Mysticism")
DEISM: Final = CardName("Deism")
ENLIGHTENMENT: Final = CardName("Enlightenment")
MONOTHEISM: Final = CardName("Monotheism")
THEOLOGY: Final = CardName("Theology")

CARDS: Final[tuple[CardName, ...]] = (
    POTTERY, CardName("Cloth Making"), CardName("Metalworking"), AGRICULTURE, ENGINEERING, ROAD_BUILDING, MINING,
    CardName("Astronomy"), CardName("Coinage"), MEDICINE, CardName("Mathematics"), DRAMA, MUSIC,
    CardName("Architecture"), CardName("Literacy"), LAW, DEMOCRACY, MILITARY, PHILOSOPHY, MYSTICISM, DEISM,
    ENLIGHTENMENT, MONOTHEISM, THEOLOGY,
)  # fmt: skip
"""The twenty-four civilization cards."""
_BY_LETTERS: Final = {"".join(filter(str.isalpha, card.lower())): card for card in CARDS} | {
    "theatreandpoetry": DRAMA, "dramapoetry": DRAMA,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Calamity:
    """One of the twelve: its trade stack, whether it may be traded, and its part of section 30."""

    id: CalamityId
    stack: int
    tradable: bool
    section: str


VOLCANO: Final = CalamityId("volcano_earthquake")
TREACHERY: Final = CalamityId("treachery")
FAMINE: Final = CalamityId("famine")
SUPERSTITION: Final = CalamityId("superstition")
CIVIL_WAR: Final = CalamityId("civil_war")
SLAVE_REVOLT: Final = CalamityId("slave_revolt")
FLOOD: Final = CalamityId("flood")
BARBARIAN_HORDES: Final = CalamityId("barbarian_hordes")
EPIDEMIC: Final = CalamityId("epidemic")
CIVIL_DISORDER: Final = CalamityId("civil_disorder")
ICONOCLASM: Final = CalamityId("iconoclasm_heresy")
PIRACY: Final = CalamityId("piracy")
SUPPORT: Final = CalamityId("city_support_check")
"""The check that follows the last calamity of a turn; it isn't a calamity."""

CALAMITIES: Final = {
    calamity.id: calamity
    for calamity in (
        Calamity(VOLCANO, 2, False, "30.21"),
        Calamity(TREACHERY, 2, True, "30.22"),
        Calamity(FAMINE, 3, False, "30.31"),
        Calamity(SUPERSTITION, 3, True, "30.32"),
        Calamity(CIVIL_WAR, 4, False, "30.41"),
        Calamity(SLAVE_REVOLT, 4, True, "30.42"),
        Calamity(FLOOD, 5, False, "30.51"),
        Calamity(BARBARIAN_HORDES, 5, True, "30.52"),
        Calamity(EPIDEMIC, 6, True, "30.61"),
        Calamity(CIVIL_DISORDER, 7, True, "30.71"),
        Calamity(ICONOCLASM, 8, True, "30.81"),
        Calamity(PIRACY, 9, True, "30.91"),
    )
}
"""All twelve in the order of resolution (29.6)."""


def find_card(name: str) -> CardName | None:
    """Return the card of that name, however it is spaced and capitalised."""
    return _BY_LETTERS.get("".join(filter(str.isalpha, name.lower())))


NONE_NEAR: Final = "no"
"""Stands for a nearest name where no name is near."""


def nearest_name(name: str, known: Iterable[str]) -> str:
    """Return the known name most like this one, or `NONE_NEAR`."""
    by_case = {each.lower(): each for each in known}
    found = get_close_matches(name.lower(), by_case, 1, 0.5)
    return by_case[found[0]] if found else NONE_NEAR
