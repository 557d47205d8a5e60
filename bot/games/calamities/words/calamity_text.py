"""Explanations of the calamities: what each does with its clauses, its victims, and which cards help or hurt."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.games.calamities.rules import names
from bot.games.calamities.rules.city_losses import DISORDER, HERESY, RELIGIONS
from bot.games.calamities.rules.names import CALAMITIES, CalamityId, CardName
from bot.games.calamities.rules.rulings import Rulings, changed_rulings
from bot.games.calamities.words.naming import calamity_name, civilization_card
from bot.i18n.catalogue import Localizer


@dataclass(frozen=True, slots=True)
class Explanation:
    """A calamity's page: its lines by key with their clauses; the cards that help and those that hurt."""

    lines: Mapping[str, str]
    helps: tuple[CardName, ...] = ()
    hurts: tuple[CardName, ...] = ()
    strikes_others: bool = False
    other_edition: tuple[str, str] = ("", "")
    """A line, and its replacement in Avalon Hill's edition."""


def _helping_cards(changes: Mapping[CardName, int]) -> tuple[CardName, ...]:
    return tuple(card for card, change in changes.items() if change < 0)


def _hurting_cards(changes: Mapping[CardName, int]) -> tuple[CardName, ...]:
    return tuple(card for card, change in changes.items() if change > 0)


EXPLANATIONS: Final[Mapping[CalamityId, Explanation]] = {
    names.VOLCANO: Explanation(
        {"eruption": "30.211", "units": "30.211", "quake": "30.212", "engineering": "30.213"},
        helps=(names.ENGINEERING,),
        strikes_others=True,
        other_edition=("units", "points"),
    ),
    names.TREACHERY: Explanation({"traded": "30.221", "kept": "30.222"}),
    names.FAMINE: Explanation(
        {"own": "30.311", "others": "30.311", "pottery": "30.312"}, helps=(names.POTTERY,), strikes_others=True
    ),
    names.SUPERSTITION: Explanation(
        {"own": "30.321", "religion": "30.322"}, helps=tuple(card for card, _ in reversed(RELIGIONS))
    ),
    names.CIVIL_WAR: Explanation(
        {"who": "30.411", "first": "30.4121–30.4123, 30.413", "more": "30.4122", "philosophy": "30.4124",
         "military": "30.414", "keep": "30.415"},
        helps=(names.MUSIC, names.DRAMA, names.DEMOCRACY),
        hurts=(names.PHILOSOPHY, names.MILITARY),
    ),
    names.SLAVE_REVOLT: Explanation(
        {"own": "30.421", "one": "30.422", "cards": "30.423"}, helps=(names.ENLIGHTENMENT,), hurts=(names.MINING,)
    ),
    names.FLOOD: Explanation(
        {"own": "30.511, 30.513", "others": "30.512", "storm": "30.514", "engineering": "30.515"},
        helps=(names.ENGINEERING,),
        strikes_others=True,
    ),
    names.BARBARIAN_HORDES: Explanation(
        {"landing": "30.5211, 30.5212", "march": "30.5221, 30.5222", "way": "30.5231, 30.5232", "tie": "30.5241",
         "cities": "30.525", "crete": "30.526"},
        helps=(names.ENGINEERING,),
    ),
    names.EPIDEMIC: Explanation(
        {"own": "30.611", "others": "30.611", "left": "30.612", "to": "30.613", "roads": "30.614, 30.615"},
        helps=(names.MEDICINE,),
        hurts=(names.ROAD_BUILDING,),
        strikes_others=True,
        other_edition=("to", "by"),
    ),
    names.CIVIL_DISORDER: Explanation(
        {"own": "30.711", "fewer": "30.712", "more": "30.713, 30.714"},
        helps=_helping_cards(DISORDER),
        hurts=_hurting_cards(DISORDER),
    ),
    names.ICONOCLASM: Explanation(
        {"own": "30.811", "fewer": "30.812–30.814", "more": "30.815, 30.816", "others": "30.818", "spared": "30.819"},
        helps=_helping_cards(HERESY),
        hurts=_hurting_cards(HERESY),
        strikes_others=True,
    ),
    names.PIRACY: Explanation(
        {"own": "30.911", "others": "30.912", "stay": "30.913"}, strikes_others=True
    ),
}  # fmt: skip
"""All twelve, in the order of resolution."""


def calamity_explanation(localizer: Localizer, calamity: CalamityId, rulings: Rulings | None = None) -> str:
    """Return the page of a calamity without its title: stack, effects, victims, and cards."""
    found, facts = EXPLANATIONS[calamity], CALAMITIES[calamity]
    head = localizer.say("explain-head", stack=facts.stack, tradable=_yes(is_so=facts.tradable), clause=facts.section)
    lines = [head, *_lines(localizer, calamity, rulings or Rulings())]
    lines.append(localizer.say("explain-suffers-all" if found.strikes_others else "explain-suffers-own"))
    if not found.helps and not found.hurts:
        lines.append(localizer.say("explain-no-cards"))
    for key, cards in (("explain-helps", found.helps), ("explain-hurts", found.hurts)):
        if cards:
            lines.append(localizer.say(key, cards=", ".join(civilization_card(localizer, card) for card in cards)))
    return "\n".join(lines)


def _lines(localizer: Localizer, calamity: CalamityId, rulings: Rulings) -> list[str]:
    found = EXPLANATIONS[calamity]
    printed, other = found.other_edition
    keys = {other if key == printed and rulings.counts_points else key: clause for key, clause in found.lines.items()}
    return [
        localizer.say("explain-line", text=localizer.say(f"explain-{calamity}-{key}"), clause=clause)
        for key, clause in keys.items()
    ]


def calamity_contents(localizer: Localizer) -> str:
    """Return the contents: what all have in common, and the twelve in the order of resolution (29.6)."""
    rows = [
        localizer.say(
            "explain-row", number=number, calamity=calamity_name(localizer, found.id), stack=found.stack,
            tradable=_yes(is_so=found.tradable),
        )
        for number, found in enumerate(CALAMITIES.values(), start=1)
    ]  # fmt: skip
    return "\n".join([localizer.say("explain-intro"), *rows])


def ruling_lines(localizer: Localizer, rulings: Rulings) -> list[str]:
    """Return a table's rulings that differ from the default, a line each."""
    return [ruling_text(localizer, name, choice) for name, choice in changed_rulings(rulings).items()]


def ruling_text(localizer: Localizer, name: str, choice: str) -> str:
    """Return a ruling in words; one that has none is shown as it is written."""
    key = f"ruling-{name}-{choice}"
    return localizer.say(key) if localizer.has(key) else f"{name} {choice}"


def _yes(*, is_so: bool) -> str:
    return "yes" if is_so else "no"
