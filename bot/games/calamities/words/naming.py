"""Names of nations, areas, calamities, civilization cards, volcanoes, plains and units in a language.

A name that no catalogue has, such as an area that only one table's map knows, is shown as it is written.
"""

from bot.games.calamities.rules.names import CALAMITIES, CARDS, SUPPORT, CalamityId, CardName, NationName
from bot.i18n.catalogue import Speaker


def nation_name(speaker: Speaker, nation: str) -> str:
    """Return `Egypt` as "Egypt"; Barbarians, pirates and the table have names, too."""
    return _named(speaker, "nation", nation.lower(), nation)


def nation_sign(speaker: Speaker, nation: NationName) -> str:
    """Return the two letters that stand for a nation on the map."""
    return _named(speaker, "sign", nation.lower(), nation[:2])


def area_name(speaker: Speaker, area: str) -> str:
    """Return `upper-egypt` as "Upper Egypt"."""
    return _named(speaker, "area", area, area.replace("-", " ").title())


def calamity_name(speaker: Speaker, calamity: CalamityId) -> str:
    """Return `famine` as "Famine"."""
    return _named(speaker, "calamity", calamity, calamity)


def civilization_card(speaker: Speaker, card: CardName) -> str:
    """Return `Roadbuilding` as "Roadbuilding"."""
    return _named(speaker, "civcard", "".join(filter(str.isalpha, card.lower())), card)


def volcano_name(speaker: Speaker, volcano: str) -> str:
    """Return `etna` as "Etna"."""
    return _named(speaker, "volcano", volcano, volcano.title())


def plain_name(speaker: Speaker, plain: str) -> str:
    """Return `nile` as "Nile plain"."""
    return _named(speaker, "plain", plain, plain.title())


def any_name(speaker: Speaker, name: str) -> str | None:
    """Return the name of a nation, an area, a card, a calamity, a volcano or a plain; None for anything else."""
    for known, named in (
        (f"area-{name}", area_name),  # before nations: in Italian, the area babylon has another name than the nation
        (f"nation-{name.lower()}", nation_name),
        (f"volcano-{name}", volcano_name),
        (f"plain-{name}", plain_name),
    ):
        if _is_key(known) and speaker.has(known):
            return named(speaker, name)
    if name in CARDS:
        return civilization_card(speaker, CardName(name))
    if name in CALAMITIES or name == SUPPORT:
        return calamity_name(speaker, CalamityId(name))
    return None


def token_count(speaker: Speaker, count: int) -> str:
    """Return 3 as "3 tokens"."""
    return speaker.say("unit-tokens", count=count)


def city_count(speaker: Speaker, count: int) -> str:
    """Return 2 as "2 cities"."""
    return speaker.say("unit-cities", count=count)


def _named(speaker: Speaker, kind: str, word: str, plain: str) -> str:
    key = f"{kind}-{word}"
    return speaker.say(key) if _is_key(key) and speaker.has(key) else plain


def _is_key(text: str) -> bool:
    """Return whether a catalogue could have it: a table's own map may name its areas otherwise."""
    return text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def calamity_names(speaker: Speaker) -> list[str]:
    """Return what the calamities are called, in the order of the deck."""
    return [calamity_name(speaker, each) for each in CALAMITIES]
