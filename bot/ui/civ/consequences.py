"""What follows from a choice, in a few signs: who loses a card, how a column stands then. Pure."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.render.hand_views import card_views, effect_note
from bot.rules import Action, Domain, Observation
from bot.rules.actions import COLUMN_WORDS
from bot.rules.cards import DOMAINS, KINDS
from bot.ui.civ.choices import Group, Option, domain_of
from bot.ui.civ.effect_lines import effect_in_brief
from bot.ui.civ.threat_lines import SHIELD

LOSES: Final = "\u22121"
KEEPS: Final = "\u22120"
BESIDE_BUTTONS: Final = ("attack", *COLUMN_WORDS)
"""Choices whose consequences stand beside the buttons, which have no room for them."""


def consequence(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """What follows from an action; empty where its label says it all. `names` are those of the seats."""
    describe = _CONSEQUENCES.get(action.word)
    return "" if describe is None else describe(action, seen, speaker, names)


def option_consequence(option: Option, group: Group, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """What follows from a line of a select: of cards kept, which go; the turn's end, where the label is silent."""
    told = [_kept(option, group, speaker) if group.is_kept else consequence(option.action, seen, speaker, names)]
    if option.is_all:
        told = [words.cards(speaker, [KINDS[action.kind] for action in option.actions])]
    if option.target:
        follows = _aimed(option.target, seen, speaker, names)
        if option.target.target >= 0:
            whom = _marked(option.target.target, seen, speaker, names)
            follows = speaker.say("text-of", what=whom, told=follows)
        told = [follows, _costs(option, seen, speaker)]
    if option.is_last and group.kind != "play":
        told.insert(0, speaker.say("choice-ends"))  # first: what cannot be undone is never cut
    return f"{SHIELD} " * option.is_stop + " · ".join(filter(None, told))


def _kept(option: Option, group: Group, speaker: Speaker) -> str:
    gone = [KINDS[action.kind] for action in option.actions]
    return f"{speaker.say(f'choice-{group.kind}')} {words.cards(speaker, gone)}"


def _aimed(target: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """What an effect does where it is aimed at: of a hand its size, of a column how near to Hegemony it is."""
    if target.word == "inquire":
        return speaker.say("choice-hand", count=len(seen.seats[target.target].hand_ages))
    return consequence(target, seen, speaker, names)


def _costs(option: Option, seen: Observation, speaker: Speaker) -> str:
    """The cards that a sacrifice costs, with that of an Attack (§5.1), and how their columns stand then."""
    cards = [KINDS[action.kind] for action in option.actions if action.kind >= 0]
    lost = {domain: [card for card in cards if card[0] == domain] for domain in (card[0] for card in cards)}
    return " · ".join(
        speaker.say("text-of", what=words.cards(speaker, gone), told=_change(Domain(domain), seen, -len(gone)))
        for domain, gone in lost.items()
    )


def consequence_lines(group: Group, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """A line for each button of a group that needs one, `names` safe for a message; empty for any other group."""
    if group.kind not in BESIDE_BUTTONS:
        return ""
    lines: dict[str, None] = {}
    for option in group.options:
        action, code = option.action, domain_of(option.action)
        told = consequence(action, seen, speaker, names)
        domain = words.domain(speaker, code)
        what = domain if action.target < 0 else f"{_marked(action.target, seen, speaker, names)}, {domain}"
        mark = f" {SHIELD}" * option.is_stop
        lines[f"{speaker.icons.of(code)} {speaker.say('text-of', what=what, told=told)}{mark}"] = None
    return "\n".join(lines)


def _attack(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """Who of the others loses a card (§5.1), a team-mate too."""
    domain = Domain(domain_of(action))
    told: list[str] = []
    others = [side for side in seen.seats if side.seat != seen.viewer and side.alive]
    if not any(side.column(domain).count for side in others):
        return speaker.say("choice-attack-none")  # a row of names that lose nothing looks like a cost
    for side in others:
        name = _marked(side.seat, seen, speaker, names)
        told.append(f"{name} {LOSES if side.column(domain).count else KEEPS}")
    return ", ".join(told)


def _marked(seat: int, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """Who is hit, and that it is a team-mate (§8.1): here, since a label has no room for it beside a long Domain."""
    is_mate = any({seat, seen.viewer} <= set(mates) for mates in seen.sides)
    return speaker.say("turn-mate", name=names[seat]) if is_mate else names[seat]


def _column(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """How near to Hegemony the column is, and will be (§5.3, §5.5)."""
    column = seen.seats[action.target].column(DOMAINS[action.domain])
    now = f"{column.count}/{column.hegemony_need}"
    return f"{now} → {column.count}/{column.hegemony_need + 1}" if action.word == "democracy" else now


def _moving(change: int) -> Callable[[Action, Observation, Speaker, Sequence[str]], str]:
    def told(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
        domain = Domain(domain_of(action))
        return f"{words.domain(speaker, domain)} {_change(domain, seen, change)}"

    return told


def _change(domain: Domain, seen: Observation, change: int) -> str:
    """How near to Hegemony the viewer's column is, and will be."""
    assert seen.viewer is not None
    column = seen.seats[seen.viewer].column(domain)
    return f"{column.count}/{column.hegemony_need} → {column.count + change}/{column.hegemony_need}"


def _if_played(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """What a card that is in question would bring if it were played now."""
    (view,) = card_views(seen, [KINDS[action.kind]])
    told = f"{_change(Domain(view.card[0]), seen, 1)} · {effect_note(view, speaker)}"
    return speaker.say("choice-if-played", told=effect_note(view, speaker) if view.is_embargoed else told)


def _copy(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """What the copied effect does, in a few words."""
    return effect_in_brief(speaker, domain_of(action), action.level)


_CONSEQUENCES: Final[dict[str, Callable[[Action, Observation, Speaker, Sequence[str]], str]]] = {
    "attack": _attack,
    "copy": _copy,
    **dict.fromkeys(COLUMN_WORDS, _column),
    **dict.fromkeys(("discard", "give", "salvage"), _if_played),
    "play": _moving(1),
    "scrap": _moving(-1),
    "recall": _moving(-1),
    "sacrifice": _moving(-1),
}
