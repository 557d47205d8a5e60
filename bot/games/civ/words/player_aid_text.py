"""The player aid in words: levels, Hegemony, hand sizes and all effects for a number of players."""

from collections.abc import Iterator, Sequence

from bot.games.civ.rules.effect_table import HAND_LIMITS, LEAP
from bot.games.civ.rules.setup import HEGEMONY, LEVEL_1, LEVEL_2
from bot.games.civ.words.naming import SHOWN, Level, domain, effect, effect_does, levels_of
from bot.i18n.catalogue import Localizer

COUNTS = tuple(HEGEMONY)
"""The numbers of players for which there is an aid."""

PAIRS = (SHOWN[:2], SHOWN[2:4], SHOWN[4:])
"""The Domains that share a picture."""


def aid_does(localizer: Localizer, code: str, level: Level) -> str:
    """Return what an effect does, with its numbers from the rules."""
    if code == "R" and level != "sacrifice":
        return localizer.say("aid-does-size", size=HAND_LIMITS[level])
    if code == "S" and level == "sacrifice":
        return localizer.say("aid-does-leap", leap=LEAP)
    return effect_does(localizer, code, level)


def aid_text(localizer: Localizer, players: int) -> str:
    """Return the whole aid, a line an effect."""
    return f"{aid_facts_text(localizer, players)}\n{aid_effects_text(localizer)}"


def aid_facts_text(localizer: Localizer, players: int) -> str:
    """Return in lines what levels, Hegemony and hand sizes need, and the steps of a turn."""
    return "\n".join(f"- {fact}" for fact in _facts(localizer, players))


def aid_effects_text(localizer: Localizer) -> str:
    """Return every effect in a line of its own, by Domain."""
    return "\n".join(f"**{domain(localizer, code)}**\n{_effects(localizer, code)}" for code in SHOWN)


def aid_alt(localizer: Localizer, players: int) -> str:
    """Return the alternative text of the first picture: the numbers. The effects are on the others."""
    levels, culture, hegemony, sizes, steps = _facts(localizer, players)
    return localizer.say(
        "aid-alt", players=players, levels=f"{levels} {culture}", hegemony=hegemony, sizes=sizes, steps=steps
    )


def aid_alts(localizer: Localizer, players: int) -> tuple[Sequence[str], ...]:
    """Return the alternative texts of the player aid's pictures: the numbers, then each picture's effects."""
    facts = [tuple(fact for code in codes for fact in _briefly(localizer, code)) for codes in PAIRS]
    return ((aid_alt(localizer, players),), *facts)


def _facts(localizer: Localizer, players: int) -> tuple[str, str, str, str, str]:
    say = localizer.say
    return (
        say("aid-levels", one=LEVEL_1[players], two=LEVEL_2[players]),
        say("aid-culture-needs"),
        say("aid-hegemony", need=HEGEMONY[players]),
        say("aid-sizes", size=HAND_LIMITS[0], size1=HAND_LIMITS[1], size2=HAND_LIMITS[2]),
        say("aid-steps"),
    )


def _effects(localizer: Localizer, code: str) -> str:
    return "\n".join(_line(localizer, code, level) for level in levels_of(code))


def _briefly(localizer: Localizer, code: str) -> Iterator[str]:
    """Yield a Domain's name and what its effects do, in plain words, without what they cost."""
    yield f"{domain(localizer, code)}."
    for level in levels_of(code):
        does = aid_does(localizer, code, level)
        yield localizer.say("text-of", what=effect(localizer, code, level), told=does)


def _line(localizer: Localizer, code: str, level: Level) -> str:
    kind = "culture" if code == "C" else "sacrifice" if level == "sacrifice" else "level"
    name, does = effect(localizer, code, level), aid_does(localizer, code, level)
    return localizer.say(f"aid-line-{kind}", level=level, effect=name, does=does)
