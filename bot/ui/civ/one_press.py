"""What one press does at once: an effect with its target or its first cards, and the end where nothing else is left.

Pure: a `Game` in, the groups of `choices` out; whatever is offered, the judge allows.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.rules import Action, Game, Observation, observe
from bot.rules.actions import END
from bot.rules.cards import DOMAIN_OF
from bot.rules.effect_table import BY_LEVEL, SACRIFICE_OF, SACRIFICES
from bot.rules.effects import apply
from bot.rules.judge import legal_actions
from bot.rules.threats import find_threats
from bot.ui.civ.choices import Group, Option, groups, with_ends

MOST_BEGUN: Final = 3
"""Effects each of which has a menu of its own for its first step; more of them push the others out of sight."""
_PERMANENT: Final = ("use", "copy")
_AIMED: Final = ("sacrifice", *SACRIFICE_OF)


def offered(game: Game, seat: int, *, is_one_press: bool = True) -> tuple[Group, ...]:
    """All that a seat may choose now, as `groups`; an effect comes with its target or the cards of its first step.

    Where `is_one_press` its turn ends with what leaves nothing else.
    """
    found = groups(observe(game, seat), targets=targets(game, seat))
    if sum(len(group.options) for group in found if group.kind in _PERMANENT) <= MOST_BEGUN:
        found = tuple(each for group in found for each in _begun(game, seat, group))
    return with_ends(found, lambda actions: leaves_only_the_end(game, seat, actions)) if is_one_press else found


def with_stops(found: Sequence[Group], seen: Observation) -> Sequence[Group]:
    """The same choices, marked where what an effect is aimed at stops a threat, whichever card it costs."""
    if not any(group.kind in _AIMED for group in found):
        return found
    stops = {_aim(stop.actions[-1]) for threat in find_threats(seen) for stop in threat.stops}

    def marked(option: Option) -> Option:
        return replace(option, is_stop=True) if _aim(option.target or option.action) in stops else option

    return tuple(
        replace(group, options=tuple(map(marked, group.options))) if group.kind in _AIMED else group for group in found
    )


def _aim(action: Action) -> tuple[str, int, int]:
    """An action but for the Age of its card."""
    return action.word, action.target, DOMAIN_OF[action.kind] if action.kind >= 0 else action.domain


def _begun(game: Game, seat: int, group: Group) -> Iterator[Group]:
    """A group for each of its effects that asks for cards at once, and one for the others."""
    if group.kind not in _PERMANENT:
        yield group
        return
    others: list[Option] = []
    for option in group.options:
        first_step = groups(observe(game.play(seat, option.action), seat)) if _asks_for_cards(option.action) else ()
        yield from (replace(each, begins=option.action) for each in first_step)
        others += [] if first_step else [option]
    if others:
        yield replace(group, options=tuple(others))


def _asks_for_cards(action: Action) -> bool:
    """Whether an effect asks for cards that its player sees before it begins."""
    effect = BY_LEVEL[action.domain][action.level]
    return bool(effect.owes) and not effect.draws


def targets(game: Game, seat: int) -> dict[Action, tuple[Action, ...]]:
    """By sacrifice that is open to a seat, what its effect may be aimed at (§5).

    None for a Technological Leap: what follows it depends on the cards drawn.
    """
    return {
        action: legal_actions(apply(game.position, seat, action), seat)
        for action in game.legal(seat)
        if action.word == "sacrifice" and SACRIFICES[DOMAIN_OF[action.kind]].owes
    }


def leaves_only_the_end(game: Game, seat: int, actions: Sequence[Action]) -> bool:
    """Whether nothing but the end of its turn is left to a seat after these legal actions of its own (§2.3)."""
    position = game.position
    for action in actions:
        position = apply(position, seat, action)
    return legal_actions(position, seat) == (END,)
