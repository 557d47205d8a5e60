"""The reasons for the judge's "no": the clause that forbids an action, and what is missing.

Legality itself is decided in `judge` alone; a test checks that every action it does not list has its reason here.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from bot.games.civ.rules import judge
from bot.games.civ.rules.actions import Action, copy, use
from bot.games.civ.rules.cards import DOMAIN_OF, DOMAINS, FLAG, KINDS, C, R, column, count, size
from bot.games.civ.rules.effect_table import (
    AIMING,
    BY_LEVEL,
    HAND_LIMITS,
    SACRIFICE,
    SACRIFICES,
    SACRIFICIAL,
    STEPS,
    Effect,
    EffectStep,
    Zone,
    effects_asking,
)
from bot.games.civ.rules.errors import Reason, because
from bot.games.civ.rules.needs import needs_of
from bot.games.civ.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE, EFFECTS, OVER, PLAY, Position

Refusing = Callable[[Position, int, Action], Reason]
STEP_2: Final = ("use", "copy", "sacrifice", "end")
"""Actions that step 2 of the turn offers (§2.2)."""


def effect_value(domain: int, level: int) -> str:
    """Return an effect as a value of a `Reason`: `M 1`, `M sacrifice`."""
    return f"{DOMAINS[domain]} {level or 'sacrifice'}"


def why_illegal(position: Position, seat: int, action: Action) -> Reason:
    """Return why the judge does not list `action` for `seat` here; meaningless for one that it lists."""
    if action.is_intervention:
        return because("intervention-needs-by")
    if not 0 <= seat < len(position.alive):
        return because("seat-unknown", seat=seat, last=len(position.alive) - 1)
    if position.phase == OVER:
        return because("game-over")
    if not position.alive[seat]:
        return because("seat-left", seat=seat)
    if position.phase == DRAFT_KEEP or action.word == "keep":
        return _not_kept(position, seat, action)
    if position.turn != seat:
        return because("not-your-pick" if position.phase == DRAFT_TAKE else "not-your-turn", turn=position.turn)
    if position.phase == DRAFT_TAKE or action.word == "take":
        return _not_taken(position, action)
    if position.phase == CHOOSE:
        return _not_owed(position, seat, action)
    if position.phase == PLAY:
        return _not_step_1(position, seat, action)
    return _not_step_2(position, seat, action)


def _not_kept(position: Position, seat: int, action: Action) -> Reason:
    if action.word != "keep":
        return because("not-in-draft", owed="keep")
    if position.phase == DRAFT_TAKE:
        return because("not-in-draft", owed="take")
    if position.phase != DRAFT_KEEP:
        return because("only-in-draft")
    if not position.packs[seat]:
        return because("already-kept")
    return because("not-in-pack", card=KINDS[action.kind])


def _not_taken(position: Position, action: Action) -> Reason:
    if action.word != "take":
        return because("not-in-draft", owed="take")
    if position.phase != DRAFT_TAKE:
        return because("only-in-draft")
    return because("not-in-centre", card=KINDS[action.kind])


def _not_step_1(position: Position, seat: int, action: Action) -> Reason:
    if action.word in STEP_2:
        return because("play-first" if judge.playable(position, seat, position.hands[seat]) else "skip-first")
    if action.word == "skip":
        return because("may-not-skip")
    if action.word == "play":
        return _not_playable(position, seat, action)
    return _not_asked_for(action)


def _not_asked_for(action: Action) -> Reason:
    """Return that no effect that asks for this action is being resolved (§4, §5)."""
    effect = effects_asking(action.word)[0]
    value = effect_value(effect.domain, effect.level)
    return because("nothing-owed", clause=effect.clause, word=action.word, effect=value)


def _not_playable(position: Position, seat: int, action: Action) -> Reason:
    if not count(position.hands[seat], action.kind):
        clause = "§2.1" if position.phase == PLAY else None
        return because("not-in-hand", clause=clause, card=KINDS[action.kind])
    others = judge.playable(position, seat, position.hands[seat])
    return because("embargoed", domain=DOMAINS[DOMAIN_OF[action.kind]], others=others)


def _not_owed(position: Position, seat: int, action: Action) -> Reason:
    owed = position.owed[0]
    if action.word != owed:
        return because("effect-running", owed=owed)
    return _NOT_OWED[owed](position, seat, action)


def _refusing(step: EffectStep) -> Refusing:
    """Return what refuses an action of a step that is owed: its card does not lie where the step takes from."""
    if not step.names_card:
        return _not_target
    key = _NOT_IN[step.source]
    return lambda position, seat, action: because(key, clause=step.clause, card=KINDS[action.kind])


def _not_recalled(position: Position, seat: int, action: Action) -> Reason:
    if not count(position.areas[seat], action.kind):
        return because("not-in-area", clause=STEPS[action.word].clause, card=KINDS[action.kind])
    return because("would-strand-effect", card=KINDS[action.kind], need=position.owed.count("play"))


def _not_target(position: Position, seat: int, action: Action) -> Reason:
    clause = STEPS[action.word].clause if action.word in STEPS else BY_LEVEL[C][1].clause
    if action.target == seat:
        return because("target-is-self", clause=clause)
    if action.target >= len(position.alive):
        return because("target-unknown", clause=clause, seat=action.target)
    if not position.alive[action.target]:
        return because("target-left", clause=clause, seat=action.target)
    return because("target-without-card", clause=clause, seat=action.target, domain=DOMAINS[action.domain])


_NOT_IN: Final = {Zone.HAND: "not-in-hand", Zone.AREA: "not-in-area", Zone.DISCARD: "not-in-discard"}
_NOT_OWED: Final[dict[str, Refusing]] = {
    **{word: _refusing(step) for word, step in STEPS.items()},
    "play": _not_playable,
    **dict.fromkeys(judge.RECALLING, _not_recalled),
}


def _not_step_2(position: Position, seat: int, action: Action) -> Reason:
    if action.word in ("play", "skip"):
        return because("already-played")
    if action.word == "use":
        return why_not_use(position, seat, action.domain, action.level)
    if action.word == "copy":
        return _why_not_copy(position, seat, action)
    if action.word == "sacrifice":
        return _not_sacrificed(position, seat, action)
    return _not_asked_for(action)


def _not_sacrificed(position: Position, seat: int, action: Action) -> Reason:
    domain = DOMAIN_OF[action.kind]
    has_other = column(position.columns[seat], domain) and not count(position.areas[seat], action.kind)
    if has_other and FLAG[domain] & SACRIFICIAL:
        return because("not-in-area", card=KINDS[action.kind])
    return why_not_sacrifice(position, seat, domain)


def why_not_use(position: Position, seat: int, domain: int, level: int) -> Reason:
    """Return why `use D L` is not open in step 2 (§3.1, §3.2, §3.5, §4)."""
    have, need = column(position.columns[seat], domain), position.setup.level_size(level)
    effect, code = effect_value(domain, level), DOMAINS[domain]
    if domain == R:
        limit, own = HAND_LIMITS[level], position.hand_limit(seat)
        return because("religion-unused", effect=effect, domain=code, need=need, have=have, limit=limit, own=own)
    if domain == C:
        return because("culture-copies", effect=effect, domain=code)
    if FLAG[domain] & position.permanent:
        return because("effect-used", domain=code)
    open_below = level > 1 and use(domain, 1) in judge.legal_actions(position, seat)
    if have < need:
        named = {"effect": effect, "domain": code}
        return _lacking(
            "level-not-reached", "§3.2", have, need, named, position.setup.level_size(1) if open_below else 0
        )
    return _not_resolvable(position, seat, domain, level, open_below=open_below)


def _lacking(key: str, clause: str, have: int, need: int, named: dict[str, str], below: int) -> Reason:
    """Return what an effect lacks; `below` is how many cards level 1 of its Domain needs where that is open, else 0."""
    values: dict[str, str | int] = {**named, "have": have, "need": need, "missing": need - have}
    if below:
        values |= {"lesser": named["effect"].replace("2", "1"), "lesser_need": below}
    return because(key, clause=clause, **values)


def _not_resolvable(position: Position, seat: int, domain: int, level: int, *, open_below: bool) -> Reason:
    """Return what the effect lacks to be resolved completely (§3.5)."""
    effect = BY_LEVEL[domain][level]
    key, have, need = _first_lack(position, seat, effect)
    named = {"effect": effect_value(domain, level)}
    return _lacking(key, f"{effect.clause} §3.5", have, need, named, int(open_below))


def _first_lack(position: Position, seat: int, effect: Effect) -> tuple[str, int, int]:
    """Return the cards of which there are too few, and how many there are and have to be."""
    needs, hand, area = needs_of(effect), position.hands[seat], position.areas[seat]
    plays = judge.playable(position, seat, hand)
    lacks = (
        ("few-hand-cards", size(hand), needs.hand),
        ("few-discards", size(position.discard), needs.discards),
        ("few-area-cards", size(area), needs.area),
        ("few-playable-cards", plays + min(needs.regained, judge.playable(position, seat, area)), needs.plays),
    )
    return next((lack for lack in lacks if lack[1] < lack[2]), lacks[-1])


def why_not_sacrifice(position: Position, seat: int, domain: int) -> Reason:
    """Return why no card of this Domain may be sacrificed in step 2 (§3.1, §3.3, §5)."""
    if not FLAG[domain] & SACRIFICIAL:
        return because("no-sacrifice-effect")
    if FLAG[domain] & position.sacrifice:
        return because("sacrifice-used", domain=DOMAINS[domain])
    if not column(position.columns[seat], domain):
        return because("no-sacrifice-card", domain=DOMAINS[domain], effect=effect_value(domain, SACRIFICE))
    effect, value = SACRIFICES[domain], effect_value(domain, SACRIFICE)
    if any(step.strikes_others for step in effect.steps):
        return because("no-card-to-attack", effect=value)
    clause = f"{effect.clause} §3.5"
    if FLAG[domain] & AIMING:
        return because("no-target-column", clause=clause, effect=value)
    key, have, need = _first_lack(position, seat, effect)
    return _lacking(key, clause, have, need, {"effect": value}, 0)


def why_not_inspire(position: Position, seat: int) -> Reason:
    """Return why Inspiration offers nothing in step 2 (§6.1, §6.2)."""
    if FLAG[C] & position.permanent:
        return because("inspiration-used")
    if not position.most_culture(seat):
        others = max((column(position.columns[other], C) for other in position.rivals[seat]), default=0)
        return because("not-most-culture", need=others + 1, have=column(position.columns[seat], C))
    return because("nothing-to-copy")


def _why_not_copy(position: Position, seat: int, action: Action) -> Reason:
    target, domain, level = action.target, action.domain, action.level
    if target == seat or target >= len(position.alive) or not position.alive[target]:
        return _not_target(position, seat, action)
    if domain == C:
        return because("copy-culture")
    if not judge.may_inspire(position, seat):
        return why_not_inspire(position, seat)
    if FLAG[domain] & position.permanent:
        return because("copied-effect-used", domain=DOMAINS[domain])
    need = position.setup.level_size(level)
    if (have := column(position.columns[target], domain)) < need:
        effect, code = effect_value(domain, level), DOMAINS[domain]
        return because("target-level-not-reached", seat=target, effect=effect, domain=code, need=need, have=have)
    own = position.setup.level(column(position.columns[seat], domain))
    if level <= own:
        effect = effect_value(domain, level)
        return because("copy-not-higher", effect=effect, seat=target, domain=DOMAINS[domain], level=own)
    open_below = level > 1 and copy(target, domain, 1) in judge.legal_actions(position, seat)
    return _not_resolvable(position, seat, domain, level, open_below=open_below)


def why_intervention_illegal(position: Position, seat: int, action: Action) -> Reason | None:
    """Return why `eliminate`, `trim` or `refill` may not happen to this seat, else None (§9, REPLAY fine print)."""
    if not 0 <= seat < len(position.alive):
        return because("seat-unknown", seat=seat, last=len(position.alive) - 1)
    if position.phase == OVER:
        return because("game-over")
    if position.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return because("not-during-draft")
    if not position.alive[seat]:
        return because("seat-left", seat=seat)
    if action.word in ("trim", "refill") and position.phase not in (PLAY, EFFECTS):
        return because("not-within-effect", clause="§9.2" if action.word == "trim" else None)
    if action.word == "trim":
        for kind, wanted in Counter(action.cards).items():
            if wanted > count(position.hands[seat], kind):
                return because("trim-not-in-hand", card=KINDS[kind])
    return None
