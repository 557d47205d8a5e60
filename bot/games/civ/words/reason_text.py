"""The card game's refusals in words: cards, Domains, effects and actions by their names."""

from collections.abc import Sequence

from bot.games.civ.rules.cards import DOMAINS, KIND_OF
from bot.games.civ.words.action_text import order
from bot.games.civ.words.naming import card, domain, effect
from bot.i18n.catalogue import Speaker
from bot.i18n.reason_text import reason_text
from bot.reasons import Reason


def reason(speaker: Speaker, reason: Reason, names: Sequence[str]) -> str:
    """Return why a game of Carta Impera Victoria, or its table, refuses something."""
    return reason_text(speaker, reason, names, (civ_value,))


def civ_value(speaker: Speaker, reason: Reason, name: str) -> str | None:
    """Return the value of that name in words; None where it is no card, Domain, effect or action."""
    value = str(reason.values[name])
    if name == "card" and value in KIND_OF:
        return card(speaker, value)
    if name == "domain" and value in DOMAINS:
        return domain(speaker, value)
    if name in ("effect", "lesser"):
        code, level = value.split(" ")
        return effect(speaker, code, int(level) if level.isdigit() else "sacrifice")
    return order(speaker, value) if name in ("word", "owed") else None
