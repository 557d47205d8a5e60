"""Rulings of a table where section 30 is silent or its editions differ."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Final

from bot.games.calamities.rules.errors import BadPosition, cause
from bot.games.calamities.rules.names import nearest_name


@dataclass(frozen=True, slots=True)
class Rulings:
    """Every ruling by its name, with the default value; `CHOICES` has the others."""

    edition: str = "descartes"
    """The edition: whether 30.211 counts units or points, and Medicine reduces losses to or by a number (30.613)."""
    chooser_untraded: str = "owner"
    """The nation that chooses where the card was not passed on (30.222, 30.911)."""
    earthquake_tie: str = "primary"
    """The nation that chooses among sites of equal damage (30.212)."""
    iconoclasm_city: str = "secondary"
    """The nation that picks which of a secondary victim's cities are reduced (30.818)."""
    short_pool: str = "most"
    """The order where the others cannot bear the whole secondary loss."""
    partial_city_loss: str = "yes"
    """`yes` where a loss may be paid by reducing a city."""
    civil_war_military: str = "before"
    """The time of 30.414's points: before the choice of 30.415, or after it, from the faction that one then plays."""
    civil_war_shortfall: str = "next"
    """The nation that takes over what the beneficiary has no units for (30.415)."""
    civil_disorder_count: str = "net"
    """The limit of relief: it may reduce aggravation (30.715), or only the cities beyond three."""
    flood_cap: str = "spared"
    """The fate of points that Engineering saves a secondary victim (30.515)."""
    barbarian_stop: str = "removed"
    """The fate of Barbarians beyond the limit that have nowhere to go (30.5222)."""
    eruption_neutral: str = "spared"
    """The fate of Barbarians and pirate cities next to a volcano that erupts (30.211, 30.5225, 30.913)."""
    pirates: str = "eliminated"
    """The fate of a city for which no pirate city is left (30.911)."""

    @property
    def counts_points(self) -> bool:
        """True for Avalon Hill's edition, where a city counts five points; in Descartes's it is one unit."""
        return self.edition == "avalon_hill"


CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "edition": ("descartes", "avalon_hill"),
    "chooser_untraded": ("owner", "most_stock"),
    "earthquake_tie": ("primary", "most_stock"),
    "iconoclasm_city": ("secondary", "primary"),
    "short_pool": ("most", "nothing"),
    "partial_city_loss": ("yes", "no"),
    "civil_war_military": ("before", "after"),
    "civil_war_shortfall": ("next", "removed"),
    "civil_disorder_count": ("net", "excess_only"),
    "flood_cap": ("spared", "passed_on"),
    "barbarian_stop": ("removed", "spread"),
    "eruption_neutral": ("spared", "removed"),
    "pirates": ("eliminated", "spared"),
}
"""Possible values of each ruling, the default first."""


def rulings_from(chosen: Mapping[str, str]) -> Rulings:
    """Return the default rulings with these changed. Raises `BadPosition` for an unknown ruling or value."""
    for name, choice in chosen.items():
        if name not in CHOICES:
            nearest = nearest_name(name, CHOICES)
            raise BadPosition(cause("position-setting-unknown", found=name, nearest=nearest))
        if choice not in CHOICES[name]:
            nearest = nearest_name(choice, CHOICES[name])
            raise BadPosition(cause("position-setting-unknown", found=f"{name} {choice}", nearest=nearest))
    return replace(Rulings(), **chosen)


def changed_rulings(rulings: Rulings) -> dict[str, str]:
    """Return the rulings that differ from the default, for everyone to see."""
    defaults = Rulings()
    chosen = asdict(rulings)
    return {
        each.name: chosen[each.name] for each in fields(Rulings) if chosen[each.name] != getattr(defaults, each.name)
    }
