"""What stops a threat, as phrases: effects by the Domains that they are aimed at, cards by their names."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.civ.pages.choices import domain_of
from bot.games.civ.rules import Action, Domain
from bot.games.civ.rules.actions import COLUMN_WORDS
from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.rules.effect_table import SACRIFICE_OF, STEPS
from bot.games.civ.threats import Stop, Threat
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer

MOST_CARDS: Final = 2
"""Cards that are named of one way; each is enough."""
MOST_DOMAINS: Final = 2
"""Domains that are named of one way; of more it is told how many there are, since its menu marks each of them."""
AIMED: Final = ("attack", *COLUMN_WORDS)
"""What is aimed at a Domain."""
_CARD_STEPS: Final = tuple(word for word, step in STEPS.items() if step.names_card and word not in AIMED)
"""Steps that name one of the reader's cards, or one in the discard pile."""


def stop_phrases(threat: Threat, localizer: Localizer) -> list[str]:
    """What stops a threat, in Markdown, each once; what needs a certain card before just where nothing else does."""
    at_once = [stop for stop in threat.stops if stop.first is None]
    return [*dict.fromkeys(_stop_texts(at_once or threat.stops, localizer))]


def _stop_texts(stops: Sequence[Stop], localizer: Localizer) -> Iterator[str]:
    """What stops a threat, a phrase for effects that are aimed at the same Domains of his, and one for any other."""
    found: dict[tuple[str, Domain | None], list[Action]] = {}
    for stop in stops:
        action = stop.actions[-1]
        effect = action.word if action.word in (*AIMED, *_CARD_STEPS) else action.text
        found.setdefault((effect, stop.first), []).append(action)
    phrases: dict[tuple[str, str, Domain | None], list[str]] = {}
    for (effect, first), actions in found.items():
        aim = _aim_text(actions, localizer) if effect in AIMED else ""
        phrases.setdefault((aim, "" if aim else effect, first), []).append(_stop_text(actions, localizer))
    for (aim, _, first), effects in phrases.items():
        text = localizer.list(effects, "or")
        text = localizer.say("threat-stop-aimed", effects=text, domain=aim) if aim else text
        yield localizer.say("threat-stop-after", stop=text, domain=words.domain(localizer, first)) if first else text


def _aim_text(actions: Sequence[Action], localizer: Localizer) -> str:
    """“Military or Science”: the Domains at which these actions are aimed, or how many they are."""
    domains = [*dict.fromkeys(words.domain(localizer, domain_of(each)) for each in actions)]
    if len(domains) > MOST_DOMAINS:
        return localizer.say("threat-stop-many", count=len(domains))
    return localizer.list(domains, "or")


def _stop_text(actions: Sequence[Action], localizer: Localizer) -> str:
    """What these actions of one kind do, each with a Domain or a card, or just one: without what they are aimed at."""
    action = actions[0]
    domain = SACRIFICE_OF.get(action.word)
    code = domain_of(action) if domain is None else DOMAINS[domain]
    if action.word in _CARD_STEPS:
        return localizer.say(f"threat-stop-{action.word}", card=_cards_text(actions, localizer))
    if action.word == "copy":
        text = localizer.say("threat-stop-copy", effect=words.effect(localizer, DOMAINS[action.domain], action.level))
    else:
        level = "sacrifice" if action.word in ("sacrifice", *SACRIFICE_OF) else action.level
        text = words.effect(localizer, code, level)
    return f"{words.icon(localizer, code)}\u00a0{text}"


def _cards_text(actions: Sequence[Action], localizer: Localizer) -> str:
    """“Military I or Science II”: cards that these actions name. Never just their number, for buttons, and menus of
    cards that go together, mark none."""
    cards = [*dict.fromkeys(KINDS[each.kind] for each in actions)][:MOST_CARDS]
    return localizer.list([f"{words.icon(localizer, card)}\u00a0{words.card(localizer, card)}" for card in cards], "or")
