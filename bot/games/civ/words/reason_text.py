"""The card game's refusals in words: cards, Domains, effects and actions by their names."""

from collections.abc import Sequence

from bot.games.civ.rules.cards import DOMAINS, KIND_OF
from bot.games.civ.words.action_text import order
from bot.games.civ.words.naming import card, domain, effect
from bot.i18n.catalogue import Localizer
from bot.i18n.reason_text import reason_text
from bot.reasons import Reason


def reason(localizer: Localizer, reason: Reason, names: Sequence[str]) -> str:
    """Return why a game of Carta Impera Victoria, or its table, refuses something."""
    return reason_text(localizer, reason, names, (civ_value,))


def civ_value(localizer: Localizer, reason: Reason, name: str) -> str | None:
    """Return the reason's value `name` in words; None where it isn't a card, Domain, effect or action."""
    value = str(reason.values[name])
    if name == "card" and value in KIND_OF:
        return card(localizer, value)
    if name == "domain" and value in DOMAINS:
        return domain(localizer, value)
    if name in ("effect", "lesser"):
        code, level = value.split(" ")
        return effect(localizer, code, int(level) if level.isdigit() else "sacrifice")
    return order(localizer, value) if name in ("word", "owed") else None
