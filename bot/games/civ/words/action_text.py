"""Decisions in words: what a button does, and which step of the turn it is."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from bot.games.civ.rules import DOMAINS, Action, Observation
from bot.games.civ.rules.cards import AGE_OF, KINDS
from bot.games.civ.rules.effect_table import SACRIFICE, Effect, Zone, effects_asking
from bot.games.civ.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE, EFFECTS, OVER
from bot.games.civ.words.naming import ROMAN, Level, card, cards, domain, effect
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_LABEL, cut, with_name
from bot.i18n.names import name_of


def action(localizer: Localizer, action: Action, observation: Observation, names: Sequence[str]) -> str:
    """Return a button's label for an action, at most 80 characters; names are cut to the width of a phone."""
    key, values = f"do-{action.word}", _values(localizer, action, observation, names)
    if action.word == "end" and (count := _draws(observation)):
        key, values = "do-end-draw", {"count": count}
    return _label(localizer, key, values, names)


def sacrifice_at_target(
    localizer: Localizer, target: Action, observation: Observation, names: Sequence[str], *, paid: Action | None = None
) -> str:
    """Return a button's label for a sacrifice together with the target of its effect.

    With `paid`, the sacrifice of one of several cards, the label has the Age of that card.
    """
    values: dict[str, str | int] = {"paid": "", **_values(localizer, target, observation, names)}
    if paid is not None:
        age = ROMAN[AGE_OF[paid.kind]]
        if "age" in values:  # an Attack costs two cards (§5.1)
            values["age"] = f"{age}+{values['age']}"
        else:
            values["paid"] = f" ({age})"
    return _label(localizer, f"do-sacrifice-{target.word}", values, names)


def _label(localizer: Localizer, key: str, values: Mapping[str, str | int], names: Sequence[str]) -> str:
    def label_with(name: str) -> str:
        return localizer.say(key, **{**values, "name": name})

    if "name" in values:
        return cut(with_name(label_with, str(values["name"]), others=names), MOST_LABEL)
    return cut(localizer.say(key, **values), MOST_LABEL)


def _values(
    localizer: Localizer, action: Action, observation: Observation, names: Sequence[str]
) -> dict[str, str | int]:
    values: dict[str, str | int] = {}
    if action.kind >= 0:
        values = {"card": card(localizer, KINDS[action.kind]), "domain": domain(localizer, KINDS[action.kind][0])}
        values["age"] = ROMAN[AGE_OF[action.kind]]
        if action.word == "sacrifice":
            values["effect"] = effect(localizer, KINDS[action.kind][0], "sacrifice")
    if action.domain >= 0:
        values["domain"] = domain(localizer, DOMAINS[action.domain])
    if action.level > 0:
        values["effect"] = effect(localizer, DOMAINS[action.domain], action.level)
    if action.target >= 0:
        values["name"] = name_of(localizer, names, action.target)
        if action.target < len(observation.seats):
            values["count"] = len(observation.seats[action.target].hand_ages)
    if action.cards:
        values["cards"] = cards(localizer, [KINDS[kind] for kind in action.cards])
    return values


def _draws(observation: Observation) -> int:
    """Return how many cards step 3 would draw for the seat on turn."""
    if observation.turn is None:
        return 0
    seen = observation.seats[observation.turn]
    return max(0, min(seen.hand_limit - len(seen.hand_ages), observation.pile_size))


def order(localizer: Localizer, word: str) -> str:
    """Return an action's word as an order: `discard` → "discard a card of your hand"."""
    key = f"order-{word}"
    return localizer.say(key if localizer.has(key) else "order-other")


def phase(localizer: Localizer, observation: Observation) -> str:
    """Return the step of the turn, and what a running effect still asks for."""
    if observation.phase == DRAFT_KEEP:
        return localizer.say("phase-draft-keep", round=draft_round(observation))
    if observation.phase == DRAFT_TAKE:
        return localizer.say("phase-draft-take")
    if observation.phase == CHOOSE:
        return _running_phase(localizer, observation)
    return localizer.say({EFFECTS: "phase-effects", OVER: "phase-over"}.get(observation.phase, "phase-play"))


def draft_round(observation: Observation) -> int:
    """Return the number of the current draft round, 1 to 3 (§1.5)."""
    return 1 + min(len(seen.hand_ages) for seen in observation.seats if seen.is_choosing)


def _running_phase(localizer: Localizer, observation: Observation) -> str:
    found = running(observation)
    asked = [(word, len(list(same))) for word, same in groupby(observation.owed)]
    parts = [localizer.say(_owed_key(word, count, found), count=count) for word, count in asked]
    owed = parts[0] if len(parts) == 1 else localizer.say("owed-then", first=parts[0], then=parts[1])
    if found is None:
        return localizer.say("phase-owing", owed=owed)
    return localizer.say("phase-running", effect=effect(localizer, *found), owed=owed)


def _owed_key(word: str, count: int, found: tuple[str, Level] | None) -> str:
    """Return the key of what a running effect asks for; a Purge asks for "more" cards once it has begun."""
    if word != "discard":
        return f"owed-{word}"
    return "owed-discard" if found is not None and found[1] in (count, "sacrifice") else "owed-discard-more"


def running(observation: Observation) -> tuple[str, Level] | None:
    """Return the effect being resolved, where the observation leaves only one (§3.1)."""
    if not observation.owed:
        return None
    found = [effect for effect in effects_asking(observation.owed[0]) if _may_be_running(observation, effect)]
    if len(found) != 1:
        return None
    return DOMAINS[found[0].domain], found[0].level or "sacrifice"


def _may_be_running(observation: Observation, effect: Effect) -> bool:
    """Return whether that effect may be the one running: what is owed now is the end of what it asked for."""
    code, owed = DOMAINS[effect.domain], observation.owed
    if effect.level == SACRIFICE:
        return code in observation.used_sacrifice
    if code not in observation.used_permanent or effect.owes[-len(owed) :] != owed:
        return False
    loses_level = any(step.source is Zone.AREA for step in effect.steps)
    return loses_level or effect.level <= _level(observation, effect.domain)


def _level(observation: Observation, domain: int) -> int:
    """Return the level of the seat on turn in that Domain, its own or the one it copies."""
    seat, coin = observation.turn, observation.coin
    assert seat is not None
    own = observation.seats[seat].columns[domain].level
    return max(own, coin.level) if coin and coin.by == seat and coin.domain == DOMAINS[domain] else own
