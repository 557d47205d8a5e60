"""What step 2 offers, an effect a line, each in a few words. Pure."""

from collections.abc import Collection
from typing import Final

from bot.games.civ.pages.choices import by_cost, domain_of
from bot.games.civ.rules import Action, Observation
from bot.games.civ.words import words
from bot.games.civ.words.naming import DOMAIN_KEYS, Level
from bot.i18n.catalogue import Localizer

MOST_EFFECTS: Final = 500
"""Characters after which effects are left to the player aid."""


def effect_lines(
    seen: Observation, localizer: Localizer, *, has_copies: bool = True, in_menus: Collection[Action] = ()
) -> str:
    """Each open effect once, however many it can be copied from; those that cost no card in play come first.

    Without those to be copied unless `has_copies`: where they stand in a menu, its lines say what they do. Without
    those that menus of their own explain (`in_menus`), too.
    """
    lines: list[str] = []
    known: set[tuple[str, Level]] = set()
    for action in by_cost(seen.legal):
        effect = domain_of(action), _level(action)
        if effect in known or action in in_menus or (action.word == "copy" and not has_copies):
            continue
        known.add(effect)
        key = "turn-effect-copied" if action.word == "copy" else "turn-effect"
        line = localizer.say(key, effect=words.effect(localizer, *effect), does=effect_in_brief(localizer, *effect))
        lines.append(f"{words.icon(localizer, effect[0])} {line}")
    if not lines and has_copies and not in_menus:
        return localizer.say("hand-no-effect")
    return "\n".join(_fitting(lines, localizer))


def effect_in_brief(localizer: Localizer, code: str, level: Level) -> str:
    """What an effect will do, in a few words that go after its name; Culture's own is told by what it copies (§6)."""
    return localizer.say(f"brief-{DOMAIN_KEYS[code]}-{level}")


def _level(action: Action) -> Level:
    return "sacrifice" if action.word == "sacrifice" else action.level


def _fitting(lines: list[str], localizer: Localizer) -> list[str]:
    """As many as there is room for, and how many others there are."""
    length = 0
    for number, line in enumerate(lines):
        length += len(line) + 1
        if length > MOST_EFFECTS and number < len(lines) - 1:
            return [*lines[:number], localizer.say("turn-effects-more", count=len(lines) - number)]
    return lines
