"""What follows from a choice, in a few signs: who loses a card, how a column stands then. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.discord.sheet import MOST_OPTION
from bot.games.civ.pages.choices import Group, Option, domain_of, find_struck
from bot.games.civ.pages.effect_lines import effect_in_brief
from bot.games.civ.pages.threat_lines import SHIELD
from bot.games.civ.pictures.hand_texts import card_views, effect_note
from bot.games.civ.rules import Action, Domain, Observation
from bot.games.civ.rules.cards import AGE_OF, DOMAINS, KINDS
from bot.games.civ.rules.effect_table import STEPS, EffectStep, Zone
from bot.games.civ.words import words
from bot.games.civ.words.naming import ROMAN, display_order, letter
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import short_name, size

BESIDE_BUTTONS: Final = tuple(word for word, step in STEPS.items() if step.strikes_others or step.names_column)
"""Choices whose consequences stand beside the buttons, which have no room for them."""


@dataclass(frozen=True, slots=True)
class _Form:
    """How short it is told: whole facts in fewer signs, for a place that has no room for more."""

    name: int | None = None
    """Signs of a name, where it is shortened."""
    is_summed: bool = False
    """Of an Attack just who loses a card, or that all do."""
    is_narrow: bool = False
    """Columns and cards with no sign that they can do without."""
    is_lettered: bool = False
    """Cards with the letter of their Domain."""
    has_costs: bool = True
    """What a choice costs its player: the last to go, for it stands on the cards."""


_WHOLE: Final = _Form()
_SUMMED: Final = _Form(is_summed=True)
_NARROW: Final = replace(_SUMMED, name=3, is_narrow=True)
_FORMS: Final = (
    _WHOLE,
    _SUMMED,
    *(replace(_SUMMED, name=most) for most in range(16, 2, -1)),
    _NARROW,
    replace(_NARROW, is_lettered=True),
)
"""From the longest to the shortest: names are shortened before sums are."""


def consequence(action: Action, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """What follows from an action; empty where its label says it all. `names` are those of the seats."""
    return _consequence(action, seen, localizer, names, _WHOLE)


def _consequence(action: Action, seen: Observation, localizer: Localizer, names: Sequence[str], form: _Form) -> str:
    describe = _CONSEQUENCES.get(action.word)
    return "" if describe is None else describe(action, seen, localizer, names, form)


def option_consequence(
    option: Option, group: Group, seen: Observation, localizer: Localizer, names: Sequence[str]
) -> str:
    """What follows from a line of a select: of cards kept, which go; the turn's end, where the label is silent.

    In the longest form that fits there: half a fact would be a wrong one. What decides the game stays to the last.
    """
    text = ""
    for form in (*_FORMS, *(replace(form, has_costs=False) for form in _FORMS)):
        short = names if form.name is None else [short_name(name, form.name, names) for name in names]
        text = _option_consequence(option, group, seen, localizer, short, form)
        if size(text) <= MOST_OPTION:
            return text
    outcomes = _outcomes(option, localizer)
    while size(text := " · ".join(outcomes)) > MOST_OPTION:
        outcomes.pop()
    return text


def _option_consequence(
    option: Option, group: Group, seen: Observation, localizer: Localizer, names: Sequence[str], form: _Form
) -> str:
    if group.is_keeping:
        texts = [f"{localizer.say(f'choice-{group.kind}')} {_cards(option.actions, localizer, form)}"]
    elif option.is_all:
        texts = [_cards(option.actions, localizer, form)]
    elif option.target:
        follows = _aimed(option.target, seen, localizer, names, form)
        if option.target.target >= 0:
            whom = _marked(option.target.target, seen, localizer, names)
            follows = localizer.say("text-of", what=whom, told=follows)
        texts = [follows, _costs(option, seen, localizer, form) if form.has_costs else ""]
    else:
        texts = [_consequence(option.action, seen, localizer, names, form)]
    if option.is_last and group.kind != "play":
        key = "choice-ends-win" if option.is_winning else "choice-ends"
        texts.insert(0, localizer.say(key))  # first, since it cannot be undone
    texts = [*_outcomes(option, localizer), *texts]
    return " · ".join(filter(None, [_stops(option, localizer), *texts]))


def _stops(option: Option, localizer: Localizer) -> str:
    """What marks a choice that stops someone who could win; empty for any other."""
    return f"{SHIELD} {localizer.say('choice-stops')}" if option.is_stop else ""


def _outcomes(option: Option, localizer: Localizer) -> list[str]:
    """What a choice does to the end of the game: a win that it costs, points that it brings and takes."""
    texts = [localizer.say("choice-costs-win")] if option.is_costing_win else []
    alone = [domain for domain in option.points_gained if domain not in option.points_shared]
    for key, domains in (
        ("choice-points-more", alone),
        ("choice-points-shared", option.points_shared),
        ("choice-points-denied", option.points_denied),
        ("choice-points-fewer", option.points_lost),
    ):
        if domains:
            named = localizer.list([words.domain(localizer, domain) for domain in domains])
            texts.append(localizer.say(key, count=len(domains), domains=named))
    return texts


def _cards(actions: Sequence[Action], localizer: Localizer, form: _Form) -> str:
    """The cards of these actions; in a narrow place by Domain, each with its Ages."""
    if not form.is_narrow:
        return words.cards(localizer, [KINDS[action.kind] for action in actions])
    ages: dict[str, list[str]] = {}
    for action in sorted(actions, key=lambda each: display_order(KINDS[each.kind])):
        ages.setdefault(domain_of(action), []).append(ROMAN[AGE_OF[action.kind]])
    named = letter if form.is_lettered else words.domain
    return ", ".join(f"{named(localizer, code)} {'+'.join(found)}" for code, found in ages.items())


def _aimed(target: Action, seen: Observation, localizer: Localizer, names: Sequence[str], form: _Form) -> str:
    """What an effect does where it is aimed at: of a hand its size, of a column how near to Hegemony it is."""
    if STEPS[target.word].source is Zone.OTHER_HAND:
        return localizer.say("choice-hand", count=len(seen.seats[target.target].hand_ages))
    return _consequence(target, seen, localizer, names, form)


def _costs(option: Option, seen: Observation, localizer: Localizer, form: _Form) -> str:
    """The cards that a sacrifice costs, with that of an Attack (§5.1), and how their columns stand then."""
    lost: dict[str, list[Action]] = {}
    for action in option.actions:
        if action.kind >= 0 and (action.word not in STEPS or STEPS[action.word].source is Zone.AREA):
            lost.setdefault(KINDS[action.kind][0], []).append(action)
    told = " · ".join(
        localizer.say(
            "text-of", what=_cards(gone, localizer, form), told=_change(Domain(domain), seen, -len(gone), form)
        )
        for domain, gone in lost.items()
    )
    return localizer.say("choice-pays", told=told) if told else ""


def consequence_lines(group: Group, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """A line for each button of a group that needs one, `names` safe for a message; empty for any other group."""
    lines: dict[str, None] = {}
    for option in group.options:
        outcomes = _outcomes(option, localizer)
        if group.kind not in BESIDE_BUTTONS and not outcomes:
            continue
        action, code = option.action, domain_of(option.action)
        text = consequence(action, seen, localizer, names) if group.kind in BESIDE_BUTTONS else ""
        text = " · ".join(filter(None, (_stops(option, localizer), *outcomes, text)))
        domain = words.domain(localizer, code)
        what = domain if action.target < 0 else f"{_marked(action.target, seen, localizer, names)}, {domain}"
        lines[f"{words.icon(localizer, code)} {localizer.say('text-of', what=what, told=text)}"] = None
    return "\n".join(lines)


def _attack(action: Action, seen: Observation, localizer: Localizer, names: Sequence[str], form: _Form) -> str:
    """Who of the others loses a card (§5.1), a team-mate too."""
    domain = Domain(domain_of(action))
    others = find_struck(seen)
    losers = [side for side in others if side.column(domain).count]
    if not losers:
        return localizer.say("choice-attack-none")  # a row of names that lose nothing looks like a cost
    if form.is_summed and len(losers) == len(others) > 1:
        return localizer.say("choice-attack-all")
    marked = [_marked(side.seat, seen, localizer, names) for side in losers]
    return localizer.say("choice-attack", names=localizer.list(marked), count=len(marked))


def _marked(seat: int, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Who is hit, and that it is a team-mate (§8.1): here, since a label has no room for it beside a long Domain."""
    is_mate = seen.viewer in seen.side(seat)
    return localizer.say("turn-mate", name=names[seat]) if is_mate else names[seat]


def _column(action: Action, seen: Observation, localizer: Localizer, names: Sequence[str], form: _Form) -> str:
    """How near to Hegemony the column is, and will be (§5.3, §5.5)."""
    column = seen.seats[action.target].column(DOMAINS[action.domain])
    now = f"{column.count}/{column.hegemony_need}"
    return f"{now} → {column.count}/{column.hegemony_need + 1}" if action.word == "democracy" else now


def _moving(change: int) -> "_Describe":
    def describe(action: Action, seen: Observation, localizer: Localizer, names: Sequence[str], form: _Form) -> str:
        domain = Domain(domain_of(action))
        return f"{words.domain(localizer, domain)} {_change(domain, seen, change, form)}"

    return describe


def _paying(action: Action, seen: Observation, localizer: Localizer, names: Sequence[str], form: _Form) -> str:
    return localizer.say("choice-pays", told=_moving(-1)(action, seen, localizer, names, form))


def _change(domain: Domain, seen: Observation, change: int, form: _Form) -> str:
    """How near to Hegemony the viewer's column is, and will be."""
    assert seen.viewer is not None
    column = seen.seats[seen.viewer].column(domain)
    now = f"{column.count}" if form.is_narrow else f"{column.count}/{column.hegemony_need}"
    return f"{now} → {column.count + change}/{column.hegemony_need}"


def _if_played(action: Action, seen: Observation, localizer: Localizer, names: Sequence[str], form: _Form) -> str:
    """What a card that is in question would bring if it were played now."""
    (view,) = card_views(seen, [KINDS[action.kind]])
    text = f"{_change(Domain(view.card[0]), seen, 1, form)} · {effect_note(view, localizer)}"
    return localizer.say("choice-if-played", told=effect_note(view, localizer) if view.is_embargoed else text)


def _copy(action: Action, seen: Observation, localizer: Localizer, names: Sequence[str], form: _Form) -> str:
    """What the copied effect does, in a few words."""
    return effect_in_brief(localizer, domain_of(action), action.level)


_Describe = Callable[[Action, Observation, Localizer, Sequence[str], _Form], str]


def _describing(step: EffectStep) -> _Describe | None:
    """Return what tells the consequences of a step; None where its label says it all.

    Raises `KeyError` for a way to move a card of which nothing is told here.
    """
    return _attack if step.strikes_others else _BY_PLACES[step.source, step.goal]


_BY_PLACES: Final[dict[tuple[Zone, Zone], _Describe | None]] = {
    (Zone.HAND, Zone.AREA): _moving(1),
    (Zone.DISCARD, Zone.AREA): _moving(1),
    (Zone.AREA, Zone.DISCARD): _moving(-1),
    (Zone.AREA, Zone.HAND): _moving(-1),
    (Zone.HAND, Zone.DISCARD): _if_played,
    (Zone.HAND, Zone.OTHER_HAND): _if_played,
    (Zone.DISCARD, Zone.HAND): _if_played,
    (Zone.OTHER_HAND, Zone.HAND): None,
    (Zone.HELD, Zone.OTHER_COLUMN): _column,
}
_CONSEQUENCES: Final[dict[str, _Describe | None]] = {
    "copy": _copy,
    "sacrifice": _paying,
    **{word: _describing(step) for word, step in STEPS.items()},
}
