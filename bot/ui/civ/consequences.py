"""What follows from a choice, in a few signs: who loses a card, how a column stands then. Pure."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.rules import Action, Domain, Observation
from bot.rules.cards import DOMAINS, KINDS
from bot.ui.civ.choices import Group, Option, domain_of

LOSES: Final = "\u22121"
KEEPS: Final = "\u22120"
TOLD_BESIDE: Final = ("attack", "embargo", "democracy")
"""Choices whose consequences stand beside the buttons, which have no room for them."""


def consequence(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """What follows from an action; empty where its label says it all. `names` are those of the seats."""
    teller = _TELLERS.get(action.word)
    return "" if teller is None else teller(action, seen, speaker, names)


def option_consequence(option: Option, group: Group, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """The same for a line of a select: of cards kept, which go."""
    if not group.is_kept:
        return consequence(option.action, seen, speaker, names)
    gone = [KINDS[action.kind] for action in (option.action, *option.more)]
    return f"{speaker.say(f'choice-{group.kind}')} {words.cards(speaker, gone)}"


def consequence_lines(group: Group, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """A line for each button of a group that needs one, `names` safe for a message; empty for any other group."""
    if group.kind not in TOLD_BESIDE or not group.is_buttons:
        return ""
    lines: dict[str, None] = {}
    for option in group.options:
        action, code = option.action, domain_of(option.action)
        told = consequence(action, seen, speaker, names)
        domain = words.domain(speaker, code)
        what = domain if action.target < 0 else f"{names[action.target]}, {domain}"
        lines[f"{speaker.icons.of(code)} {speaker.say('text-of', what=what, told=told)}"] = None
    return "\n".join(lines)


def _attack(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """Who of the others loses a card (§5.1), a team-mate too."""
    domain = Domain(domain_of(action))
    told: list[str] = []
    for side in seen.seats:
        if side.seat == seen.viewer or not side.alive:
            continue
        is_mate = any({side.seat, seen.viewer} <= set(mates) for mates in seen.sides)
        name = speaker.say("turn-mate", name=names[side.seat]) if is_mate else names[side.seat]
        told.append(f"{name} {LOSES if side.column(domain).count else KEEPS}")
    return ", ".join(told)


def _marker(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """How near to Hegemony the column is, and will be (§5.3, §5.5)."""
    column = seen.seats[action.target].column(DOMAINS[action.domain])
    now = f"{column.count}/{column.hegemony_need}"
    return f"{now} → {column.count}/{column.hegemony_need + 1}" if action.word == "democracy" else now


def _moving(change: int) -> Callable[[Action, Observation, Speaker, Sequence[str]], str]:
    def told(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
        assert seen.viewer is not None
        column = seen.seats[seen.viewer].column(Domain(domain_of(action)))
        need = column.hegemony_need
        return f"{words.domain(speaker, column.domain)} {column.count}/{need} → {column.count + change}/{need}"

    return told


_TELLERS: Final[dict[str, Callable[[Action, Observation, Speaker, Sequence[str]], str]]] = {
    "attack": _attack,
    "embargo": _marker,
    "democracy": _marker,
    "play": _moving(1),
    "scrap": _moving(-1),
    "recall": _moving(-1),
    "sacrifice": _moving(-1),
}
