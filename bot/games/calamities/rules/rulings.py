"""The rulings of a table where section 30 is silent, or where its editions differ."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Final

from bot.games.calamities.rules.errors import BadPosition, cause
from bot.games.calamities.rules.names import nearest_name


@dataclass(frozen=True, slots=True)
class Rulings:
    """Every ruling by its name, each with the default in its place. `CHOICES` has the others."""

    edition: str = "descartes"
    """Whether 30.211 counts units or points, and Medicine reduces losses to (30.613) or by so much."""
    chooser_untraded: str = "owner"
    """Who chooses where nobody has passed the card on (30.222, 30.911)."""
    earthquake_tie: str = "primary"
    """Who chooses among sites that do equal damage (30.212)."""
    iconoclasm_city: str = "secondary"
    """Who picks which of a secondary victim's cities is reduced (30.818)."""
    short_pool: str = "most"
    """What is ordered where the others cannot bear the whole secondary loss."""
    partial_city_loss: str = "yes"
    """Whether a loss may be paid by reducing a city."""
    civil_war_military: str = "before"
    """Whether the points of 30.414 go before the choice of 30.415, or each from the faction one then plays."""
    civil_war_shortfall: str = "next"
    """Who takes over what the beneficiary has no units for (30.415)."""
    civil_disorder_count: str = "net"
    """Whether relief may eat into aggravation (30.715), or is spent on the cities beyond three only."""
    flood_cap: str = "spared"
    """What becomes of points that Engineering spares a secondary victim (30.515)."""
    barbarian_stop: str = "removed"
    """What becomes of a surplus that has nowhere to go (30.5222)."""
    pirates: str = "eliminated"
    """What becomes of a city for which no pirate city is left (30.911)."""

    @property
    def counts_points(self) -> bool:
        """Whether it is Avalon Hill's edition: cities count five where Descartes counts units."""
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
    "pirates": ("eliminated", "spared"),
}
"""What each ruling may be, the default first."""


def rulings_from(chosen: Mapping[str, str]) -> Rulings:
    """The default rulings with those changed. Raises `BadPosition` for a ruling or a choice that there is not."""
    for name, choice in chosen.items():
        if name not in CHOICES:
            nearest = nearest_name(name, CHOICES)
            raise BadPosition(cause("position-setting-unknown", found=name, nearest=nearest))
        if choice not in CHOICES[name]:
            nearest = nearest_name(choice, CHOICES[name])
            raise BadPosition(cause("position-setting-unknown", found=f"{name} {choice}", nearest=nearest))
    return replace(Rulings(), **chosen)


def changed_rulings(rulings: Rulings) -> dict[str, str]:
    """Those that differ from the default, for everybody to see."""
    defaults = Rulings()
    chosen = asdict(rulings)
    return {
        each.name: chosen[each.name] for each in fields(Rulings) if chosen[each.name] != getattr(defaults, each.name)
    }
