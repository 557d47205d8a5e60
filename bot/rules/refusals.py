"""Words for the judge's "no": which clause forbids an action, and what is missing (STYLE, one judge).

Legality itself is decided in `judge` alone; a test holds that every action it does not list has its reason here.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from bot.rules import judge
from bot.rules.actions import Action
from bot.rules.cards import DOMAIN_OF, DOMAINS, FLAG, KINDS, column, count, size
from bot.rules.errors import Reason, because
from bot.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE, EFFECTS, OVER, PLAY, C, E, M, Position, R, S, U

STEP_2: Final = ("use", "copy", "sacrifice", "end")
"""Actions that step 2 of the turn offers (§2.2)."""
_PERMANENT_CLAUSE: Final = {M: "§4.1", E: "§4.3", S: "§4.4", U: "§4.5"}


def why_illegal(position: Position, seat: int, action: Action) -> Reason:
    """Why the judge does not list `action` for `seat` here; meaningless for one that it lists."""
    if action.is_intervention:
        return because("intervention-needs-by")
    if not 0 <= seat < len(position.alive):
        return because("seat-unknown", seat=seat)
    if position.phase == OVER:
        return because("game-over")
    if not position.alive[seat]:
        return because("seat-left", seat=seat)
    if position.phase == DRAFT_KEEP or action.word == "keep":
        return _not_kept(position, seat, action)
    if position.turn != seat:
        return because("not-your-turn", turn=position.turn)
    if position.phase == DRAFT_TAKE or action.word == "take":
        return _not_taken(position, action)
    if position.phase == CHOOSE:
        return _not_owed(position, seat, action)
    if position.phase == PLAY:
        return _not_step_1(position, seat, action)
    return _not_step_2(position, seat, action)


def _not_kept(position: Position, seat: int, action: Action) -> Reason:
    if action.word != "keep":
        return because("not-in-draft", word=action.word)
    if position.phase != DRAFT_KEEP:
        return because("only-in-draft", word="keep")
    if not position.packs[seat]:
        return because("already-kept")
    return because("not-in-pack", card=KINDS[action.kind])


def _not_taken(position: Position, action: Action) -> Reason:
    if action.word != "take":
        return because("not-in-draft", word=action.word)
    if position.phase != DRAFT_TAKE:
        return because("only-in-draft", word="take")
    return because("not-in-centre", card=KINDS[action.kind])


def _not_step_1(position: Position, seat: int, action: Action) -> Reason:
    if action.word in STEP_2:
        return because("play-first")
    if action.word == "skip":
        return because("may-not-skip")
    if action.word == "play":
        return _not_playable(position, seat, action)
    return because("nothing-owed", word=action.word)


def _not_playable(position: Position, seat: int, action: Action) -> Reason:
    if not count(position.hands[seat], action.kind):
        return because("not-in-hand", card=KINDS[action.kind])
    return because("embargoed", domain=DOMAINS[DOMAIN_OF[action.kind]])


def _not_owed(position: Position, seat: int, action: Action) -> Reason:
    owed = position.owed[0]
    if action.word != owed:
        return because("effect-running", owed=owed)
    return _NOT_OWED[owed](position, seat, action)


def _missing(key: str) -> Callable[[Position, int, Action], Reason]:
    return lambda position, seat, action: because(key, card=KINDS[action.kind])


def _not_recalled(position: Position, seat: int, action: Action) -> Reason:
    if not count(position.areas[seat], action.kind):
        return because("not-in-area", card=KINDS[action.kind])
    return because("would-strand-effect", card=KINDS[action.kind])


def _not_target(position: Position, seat: int, action: Action) -> Reason:
    clause = {"inquire": "§5.2", "embargo": "§5.3", "democracy": "§5.5", "copy": "§6.1"}[action.word]
    if action.target == seat:
        return because("target-is-self", clause=clause)
    if action.target >= len(position.alive):
        return because("target-unknown", clause=clause, seat=action.target)
    if not position.alive[action.target]:
        return because("target-left", clause=clause, seat=action.target)
    return because("target-without-card", clause=clause, seat=action.target, domain=DOMAINS[action.domain])


_NOT_OWED: Final[dict[str, Callable[[Position, int, Action], Reason]]] = {
    "play": _not_playable,
    "discard": _missing("not-in-hand"),
    "give": _missing("not-in-hand"),
    "scrap": _missing("not-in-area"),
    "attack": _missing("not-in-area"),
    "salvage": _missing("not-in-discard"),
    "recall": _not_recalled,
    "inquire": _not_target,
    "embargo": _not_target,
    "democracy": _not_target,
}


def _not_step_2(position: Position, seat: int, action: Action) -> Reason:
    if action.word in ("play", "skip"):
        return because("already-played")
    if action.word == "use":
        return why_not_use(position, seat, action.domain, action.level)
    if action.word == "copy":
        return _why_not_copy(position, seat, action)
    if action.word == "sacrifice":
        if count(position.areas[seat], action.kind) or DOMAIN_OF[action.kind] == C:
            return why_not_sacrifice(position, seat, DOMAIN_OF[action.kind])
        return because("not-in-area", card=KINDS[action.kind])
    return because("nothing-owed", word=action.word)


def why_not_use(position: Position, seat: int, domain: int, level: int) -> Reason:
    """Why `use D L` is not open in step 2 (§3.1, §3.2, §3.5, §4)."""
    if not FLAG[domain] & judge.USABLE:
        return because("no-permanent-effect", clause="§4.2" if domain == R else "§4.6", domain=DOMAINS[domain])
    if FLAG[domain] & position.permanent:
        return because("effect-used", domain=DOMAINS[domain])
    have = column(position.columns[seat], domain)
    need = position.setup.level_size(level)
    if have < need:
        return because("level-not-reached", domain=DOMAINS[domain], level=level, need=need, have=have)
    return _not_resolvable(position, seat, domain, level)


def _not_resolvable(position: Position, seat: int, domain: int, level: int) -> Reason:
    """§3.5: what the effect lacks to be resolved whole."""
    hand, area = position.hands[seat], position.areas[seat]
    clause = f"{_PERMANENT_CLAUSE[domain]} §3.5"
    if domain == M:
        return because("few-hand-cards", clause=clause, need=level, have=size(hand))
    if domain == U:
        return because("few-discards", clause=clause, need=level, have=size(position.discard))
    if size(area) < level:
        return because("few-area-cards", clause=clause, need=level, have=size(area))
    playable = judge.playable(position, seat, hand)
    if domain == S:
        playable += min(level, judge.playable(position, seat, area))
    return because("few-playable-cards", clause=clause, need=level, have=playable)


def why_not_sacrifice(position: Position, seat: int, domain: int) -> Reason:
    """Why no card of this Domain may be sacrificed in step 2 (§3.1, §3.3, §5)."""
    if domain == C:
        return because("no-sacrifice-effect")
    if FLAG[domain] & position.sacrifice:
        return because("sacrifice-used", domain=DOMAINS[domain])
    if not column(position.columns[seat], domain):
        return because("no-sacrifice-card", domain=DOMAINS[domain])
    if domain == M:
        return because("no-card-to-attack")
    return because("no-target-column", clause="§5.3 §3.5" if domain == E else "§5.5 §3.5")


def why_not_inspire(position: Position, seat: int) -> Reason:
    """Why Inspiration offers nothing at all in step 2 (§6.1, §6.2)."""
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
        return because(
            "target-level-not-reached", seat=target, domain=DOMAINS[domain], level=level, need=need, have=have
        )
    own = position.setup.level(column(position.columns[seat], domain))
    if level <= own:
        return because("copy-not-higher", domain=DOMAINS[domain], level=own)
    return _not_resolvable(position, seat, domain, level)


def why_intervention_illegal(position: Position, seat: int, action: Action) -> Reason | None:
    """Why `eliminate`, `trim` or `refill` may not happen to this seat now; None when it may (§9, REPLAY fine print)."""
    if not 0 <= seat < len(position.alive):
        return because("seat-unknown", seat=seat)
    if position.phase == OVER:
        return because("game-over")
    if position.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return because("not-during-draft")
    if not position.alive[seat]:
        return because("seat-left", seat=seat)
    if action.word in ("trim", "refill") and position.phase not in (PLAY, EFFECTS):
        return because("not-within-effect")
    if action.word == "trim":
        for kind, wanted in Counter(action.cards).items():
            if wanted > count(position.hands[seat], kind):
                return because("trim-not-in-hand", card=KINDS[kind])
    return None
