"""Names of nations, areas, calamities, civilization cards, volcanoes, plains and units in a language.

A name that no catalogue has, such as an area that only one table's map knows, is shown as it is written.
"""

from typing import Final

from bot.games.calamities.rules.names import CALAMITIES, CARDS, SUPPORT, CalamityId, CardName, NationName
from bot.i18n.catalogue import Localizer

CALAMITIES_HELP: Final = "calamities"
"""The name of this game in the keys of what other games' pages say of it: `help-calamities`, `calamities-elsewhere`."""


def nation_name(localizer: Localizer, nation: str) -> str:
    """Return `Egypt` as "Egypt"; Barbarians, pirates and the table have names, too."""
    return _name_of(localizer, "nation", nation.lower(), nation)


def nation_sign(localizer: Localizer, nation: NationName) -> str:
    """Return the two letters that stand for a nation on the map."""
    return _name_of(localizer, "sign", nation.lower(), nation[:2])


def area_name(localizer: Localizer, area: str) -> str:
    """Return `upper-egypt` as "Upper Egypt"."""
    return _name_of(localizer, "area", area, area.replace("-", " ").title())


def calamity_name(localizer: Localizer, calamity: CalamityId) -> str:
    """Return `famine` as "Famine"."""
    return _name_of(localizer, "calamity", calamity, calamity)


def civilization_card(localizer: Localizer, card: CardName) -> str:
    """Return `Roadbuilding` as "Roadbuilding"."""
    return _name_of(localizer, "civcard", "".join(filter(str.isalpha, card.lower())), card)


def volcano_name(localizer: Localizer, volcano: str) -> str:
    """Return `etna` as "Etna"."""
    return _name_of(localizer, "volcano", volcano, volcano.title())


def plain_name(localizer: Localizer, plain: str) -> str:
    """Return `nile` as "Nile plain"."""
    return _name_of(localizer, "plain", plain, plain.title())


def any_name(localizer: Localizer, name: str) -> str | None:
    """Return the name of a nation, an area, a card, a calamity, a volcano or a plain; None for anything else."""
    for known, named in (
        (f"area-{name}", area_name),  # before nations: in Italian, the area babylon has another name than the nation
        (f"nation-{name.lower()}", nation_name),
        (f"volcano-{name}", volcano_name),
        (f"plain-{name}", plain_name),
    ):
        if _is_key(known) and localizer.has(known):
            return named(localizer, name)
    if name in CARDS:
        return civilization_card(localizer, CardName(name))
    if name in CALAMITIES or name == SUPPORT:
        return calamity_name(localizer, CalamityId(name))
    return None


def token_count(localizer: Localizer, count: int) -> str:
    """Return 3 as "3 tokens"."""
    return localizer.say("unit-tokens", count=count)


def city_count(localizer: Localizer, count: int) -> str:
    """Return 2 as "2 cities"."""
    return localizer.say("unit-cities", count=count)


def _name_of(localizer: Localizer, kind: str, word: str, plain: str) -> str:
    key = f"{kind}-{word}"
    return localizer.say(key) if _is_key(key) and localizer.has(key) else plain


def _is_key(text: str) -> bool:
    """Return whether a catalogue could have it: a table's own map may name its areas otherwise."""
    return text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def calamity_names(localizer: Localizer) -> list[str]:
    """Return what the calamities are called, in the order of the deck."""
    return [calamity_name(localizer, each) for each in CALAMITIES]
