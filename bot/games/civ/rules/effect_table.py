"""Tables derived from the rows of effects (see `effect_rows`), each question answered once.

All code that applies, allows, refuses, offers, draws or words an effect reads them here.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.games.civ.rules.cards import DOMAINS, FLAG, SUPPLY, C, R
from bot.games.civ.rules.effect_rows import EFFECTS, HAND_LIMITS, LEAP, SACRIFICE, STEPS, Effect, EffectStep, Zone


def find_faults(effects: Sequence[Effect]) -> Iterator[str]:
    """Yield what in these rows the rules could not follow: none for a table that may be played."""
    twice = Counter((effect.domain, effect.level) for effect in effects)
    for effect in effects:
        name = f"{DOMAINS[effect.domain]} {effect.level or 'sacrifice'}"
        words = [word for word in (*effect.owes, effect.each) if word]
        if unknown := [word for word in words if word not in STEPS]:
            yield f"{name}: no step is called {unknown[0]}"
            continue
        if effect.level not in (SACRIFICE, 1, 2):
            yield f"{name}: how many cards a level takes is known of levels 1 and 2 (§3.2)"
        if twice[effect.domain, effect.level] > 1:
            yield f"{name}: two rows"
        if effect.level and bool(words or effect.draws) == (effect.domain in (R, C)):
            yield f"{name}: Religion raises the hand limit (§4.2), Culture copies (§6); every other effect is started"
        yield from (f"{name}: {fault}" for fault in _step_faults(effect))
    if any(word and word not in STEPS for effect in effects for word in (*effect.owes, effect.each)):
        return
    for step in STEPS.values():
        yield from (f"{step.word}: {fault}" for fault in _way_faults(step))
    if len({effect.each for effect in effects if _takes(effect)}) > 1:
        yield "what is asked for a card taken from a hand depends on the effect, and a position does not say which runs"
    for domain in range(len(DOMAINS)):
        if lacking := {1, 2} - {effect.level for effect in effects if effect.domain == domain} if domain != C else None:
            yield f"{DOMAINS[domain]}: no level {min(lacking)}"
    for word in STEPS:
        if not any(effect.asks(word) for effect in effects):
            yield f"{word}: no effect asks for it"
    for word in {word for word, step in STEPS.items() if step.source is Zone.HELD}:
        if sum(effect.asks(word) for effect in effects) > 1:
            yield f"{word}: of two effects that ask for it, a position does not say which card is on its way"


WAYS: Final = (
    (Zone.HAND, Zone.AREA),
    (Zone.HAND, Zone.DISCARD),
    (Zone.HAND, Zone.OTHER_HAND),
    (Zone.AREA, Zone.HAND),
    (Zone.AREA, Zone.DISCARD),
    (Zone.DISCARD, Zone.HAND),
    (Zone.DISCARD, Zone.AREA),
    (Zone.OTHER_HAND, Zone.HAND),
    (Zone.HELD, Zone.OTHER_COLUMN),
)
"""The ways to move a card, as source and goal, that the rules can follow and that `Totals` counts."""


def _way_faults(step: EffectStep) -> Iterator[str]:
    """Yield why nothing follows or counts a step: judge, threats and computer players go by its places alone."""
    if (step.source, step.goal) not in WAYS:
        yield f"nothing moves or counts a card from {step.source} to {step.goal}"
    if (step.source, step.goal) == (Zone.HAND, Zone.AREA) and step.word != "play":
        yield "cards come from the hand into the play area by `play` alone, which Embargoes forbid (§3.6, §5.3)"
    if step.strikes_others and (step.source, step.goal) != (Zone.AREA, Zone.DISCARD):
        yield "others lose a card only where one of the own play area is given up (§5.1)"


def _takes(effect: Effect) -> bool:
    return any(STEPS[word].source is Zone.OTHER_HAND for word in effect.owes)


def _step_faults(effect: Effect) -> Iterator[str]:
    steps = [STEPS[word] for word in effect.owes]
    plays = [place for place, step in enumerate(steps) if (step.source, step.goal) == (Zone.HAND, Zone.AREA)]
    if any(step.source is Zone.HAND and step.goal is not Zone.AREA for step in steps[: max(plays, default=0)]):
        yield "a card that has to be played could be gone before"
    held = sum(step.source is Zone.HELD for step in steps)
    if held > (effect.level == SACRIFICE):
        yield "only one card is held, and only by a sacrifice (§5)"
    if effect.each:
        each = STEPS[effect.each]
        if each.source is not Zone.HAND or each.goal is Zone.AREA:
            yield f"{effect.each} cannot be asked for each card"
        if bool(effect.draws) == _takes(effect):
            yield "what is asked for each card needs cards that are drawn, or taken, and not both"


if _found := "; ".join(find_faults(EFFECTS)):
    raise ValueError(_found)


BY_LEVEL: Final = tuple(
    {effect.level: effect for effect in EFFECTS if effect.domain == domain} for domain in range(len(DOMAINS))
)
"""The effects of each Domain by level."""
SACRIFICES: Final = {effect.domain: effect for effect in EFFECTS if effect.level == SACRIFICE}
"""The sacrifice effect by Domain; Culture has none (§3.1)."""
SACRIFICE_OF: Final = {
    word: effect.domain
    for effect in SACRIFICES.values()
    for word in effect.owes
    if not any(other.asks(word) for other in EFFECTS if other is not effect)
}
"""The Domain of a sacrifice effect by a word that only this effect asks for: `attack` is Military's."""
LEVELS: Final = tuple(sorted({effect.level for effect in EFFECTS if effect.level != SACRIFICE}))
"""The levels that a permanent effect may have."""
# `SACRIFICE` is 0, so `effect.level` leaves it out; a set, for both levels of a Domain have one flag
USABLE: Final = sum({FLAG[effect.domain] for effect in EFFECTS if effect.level and (effect.owes or effect.draws)})
"""Domains, as flags, whose permanent effect is started by `use` (§4): Religion is continuous and Culture copies."""
COPYABLE: Final = sum({FLAG[effect.domain] for effect in EFFECTS if effect.level and effect.domain != C})
"""Domains, as flags, that Inspiration may copy (§6.1)."""
SACRIFICIAL: Final = sum(FLAG[domain] for domain in SACRIFICES)
"""Domains, as flags, with a sacrifice effect (§3.1)."""
MARKING: Final = sum(FLAG[domain] for domain, effect in SACRIFICES.items() if effect.lays_marker)
"""Domains, as flags, whose sacrifice lays a marker on another player's column (§5.3, §5.5)."""
AIMING: Final = sum(FLAG[domain] for domain, effect in SACRIFICES.items() if effect.names_column)
"""Domains, as flags, whose sacrifice names a column of another player, for a marker or otherwise."""


def permanent_levels(domain: int) -> tuple[int, ...]:
    """Return the levels of a Domain's permanent effect."""
    return tuple(level for level in BY_LEVEL[domain] if level != SACRIFICE)


def effects_asking(word: str) -> tuple[Effect, ...]:
    """Return the effects that may ask for such an action, the first of the table first; none where no effect does."""
    return tuple(effect for effect in EFFECTS if effect.asks(word))


def asks_for_each_taken() -> str:
    """Return the word asked for each card taken from another hand, by any effect; empty where no effect takes one."""
    return next((effect.each for effect in EFFECTS if _takes(effect)), "")


class Totals(NamedTuple):
    """The number of cards that an effect moves in all."""

    plays: int
    """Cards moved from the hand into the play area."""
    recalls: int
    """Cards moved from the play area into the hand."""
    fetches: int
    """Cards moved from the discard pile into the hand."""
    revives: int
    """Cards moved from the discard pile into the play area: none at present."""
    spent: int
    """Cards that leave the play area, including a sacrificed one."""
    thrown: int
    """Cards that leave the hand, except for those played and those asked for each card drawn or taken."""
    draws: int
    gains: int
    """Cards drawn, or taken from another hand, and kept: the hand grows by as many."""
    takes: bool
    """True where it takes another hand."""
    strikes: bool
    """True where it costs the other players cards of their columns."""

    @property
    def grows(self) -> int:
        """The number of cards that it adds to the own play area."""
        return self.plays + self.revives

    @property
    def loss(self) -> int:
        """The number of cards by which the hand shrinks."""
        return self.plays + self.thrown - self.recalls - self.fetches - self.gains


def totals_of(effect: Effect) -> Totals:
    """Return how many cards an effect moves."""
    steps = [STEPS[word] for word in effect.owes]
    ways = Counter((step.source, step.goal) for step in steps)
    takes = sum(step.source is Zone.OTHER_HAND for step in steps)
    return Totals(
        plays=ways[Zone.HAND, Zone.AREA],
        recalls=ways[Zone.AREA, Zone.HAND],
        fetches=ways[Zone.DISCARD, Zone.HAND],
        revives=ways[Zone.DISCARD, Zone.AREA],
        spent=sum(step.source is Zone.AREA for step in steps) + (effect.level == 0),
        thrown=sum(step.source is Zone.HAND and step.goal is not Zone.AREA for step in steps),
        draws=effect.draws,
        gains=0 if effect.each else effect.draws + takes * sum(SUPPLY.values()),
        takes=takes > 0,
        strikes=any(step.strikes_others for step in steps),
    )


NOTHING: Final = Totals(0, 0, 0, 0, 0, 0, 0, 0, takes=False, strikes=False)


TOTALS: Final = {(effect.domain, effect.level): totals_of(effect) for effect in EFFECTS}
"""The totals of each effect, by Domain and level."""
SACRIFICE_TOTALS: Final = {domain: totals_of(effect) for domain, effect in SACRIFICES.items()}


def totals_at(domain: int, level: int) -> Totals:
    """Return what a Domain's permanent effect moves at a level; nothing at level 0, or where the table has none."""
    return TOTALS.get((domain, level), NOTHING) if level else NOTHING


__all__ = [
    "AIMING",
    "BY_LEVEL",
    "COPYABLE",
    "EFFECTS",
    "HAND_LIMITS",
    "LEAP",
    "LEVELS",
    "MARKING",
    "SACRIFICE",
    "SACRIFICES",
    "SACRIFICE_OF",
    "SACRIFICE_TOTALS",
    "SACRIFICIAL",
    "STEPS",
    "TOTALS",
    "USABLE",
    "WAYS",
    "Effect",
    "EffectStep",
    "Totals",
    "Zone",
    "asks_for_each_taken",
    "effects_asking",
    "find_faults",
    "permanent_levels",
    "totals_at",
]
