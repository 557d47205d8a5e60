"""Units in an area in words, and how they change."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.games.calamities.rules.changes import Change, Holding
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.words.naming import area_name, nation_name
from bot.i18n.catalogue import Localizer

NOTHING: Final = "–"
CITY_SIGN: Final = "⌂"


def holding_text(holding: Holding, localizer: Localizer) -> str:
    """Return `city`, `5`, `city+5`; a dash for nothing."""
    parts = [localizer.say("map-city")] if holding.has_city else []
    parts += [str(holding.tokens)] if holding.tokens else []
    return "+".join(parts) or NOTHING


def change_text(change: Change, localizer: Localizer, *, has_area: bool = True) -> str:
    """Return a change such as `Memphis city → 3`."""
    before, after = holding_text(change.before, localizer), holding_text(change.after, localizer)
    area = f"{area_name(localizer, change.area)} " if has_area else ""
    return f"{area}{before} → {after}"


def by_nation(localizer: Localizer, texts: Iterable[tuple[NationName, str]]) -> Iterator[str]:
    """Yield the texts of each nation's areas in one text for the nation."""
    found: dict[NationName, list[str]] = {}
    for nation, text in texts:
        found.setdefault(nation, []).append(text)
    for nation, own in found.items():
        yield localizer.say("map-of", nation=nation_name(localizer, nation), what=", ".join(own))


def units_text(localizer: Localizer, area: AreaId, holding: Holding, *, has_area: bool = True) -> str:
    """Return the units of one owner in an area, such as `Memphis city+2`."""
    text = holding_text(holding, localizer)
    return f"{area_name(localizer, area)} {text}" if has_area else text
